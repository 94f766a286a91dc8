"""Claims about confusion matrices of counts: accuracies of classes and panels, hits and errors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.aggregates.sources import is_counterpart
from heatparse.claims.classes.confusions import true_axes
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, is_its_own_evidence
from heatparse.claims.language.guards import GUARDS, is_guarded
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.models.claims import AggregateClaim, BaseClaim, CountClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.resources import vocabulary
from heatparse.tokens import fold

_JOINTS = frozenset(("PREPOSITION", "MEASURE", "OPEN", "UNKNOWN", "BE", "HAVE"))


class Share(Record, frozen=True):
    """So many of so many: correct ones of a class, of what was taken for it, or of all."""

    hits: float
    total: float

    @property
    def rate(self) -> float:
        return self.hits / self.total


def read_classifications(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause about hits, errors and accuracies, where the grids count things."""
    if clause.has("CARDINAL"):
        errors = read_errors(clause, scene)
        if errors:
            return errors
    if not clause.has("AMOUNT"):
        return []
    if "mean rate" in clause.read:
        return []
    keys = {phrase.key for phrase in clause.phrases if isinstance(phrase, Word)}
    if clause.before is not None and is_counterpart(clause, scene):
        keys |= {phrase.key for phrase in clause.before.phrases if isinstance(phrase, Word)}
    claims: list[BaseClaim] = []
    for amounts, judgement in [*_parts_of_wholes(clause, scene, keys), *_rates(clause, scene, keys)]:
        if is_guarded(clause.phrases, amounts[0].start):
            judgement = UNDECIDED
        if not is_its_own_evidence(clause, judgement):
            claims.append(scene.claim(AggregateClaim, clause, judgement, value=amounts[0].quantity))
    return claims


def read_errors(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """How many things a confusion matrix puts into a wrong class: "six errors", "GPT-4o makes seven mistakes"."""
    if not _speaks_of_errors(clause):
        return []
    claims: list[BaseClaim] = []
    panel: Ref | None = None
    for at, phrase in enumerate(clause.phrases):
        if isinstance(phrase, Ref):
            if not scene.panels_named(phrase):
                return []
            panel = phrase
        if not isinstance(phrase, Word) or phrase.type != "CARDINAL" or not _is_alone(clause.phrases, at):
            continue
        grids = _panels(clause, scene, panel)
        if len(grids) == 1 and not clause.has(*GUARDS, "COMPARATIVE", "DIFFERENCE", "AMOUNT", "SIGN"):
            wrong = sum(value.low for value in grids[0].select(part="off-diagonal"))
            judgement = Judgement(
                wrong == int(phrase.value), f"the values off the diagonal add up to {wrong:g}"
            )
            claims.append(scene.claim(CountClaim, clause, judgement, counted="error"))
    return claims


def _speaks_of_errors(clause: Clause) -> bool:
    nouns: list[object] = []
    for phrase in clause.phrases:
        nouns += (
            phrase.nouns
            if isinstance(phrase, Superlative)
            else [phrase.noun if isinstance(phrase, Scope) else phrase]
        )
    return any(isinstance(n, Word | Part) and n.key in words("classifications", "wrong") for n in nouns)


def _is_alone(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a number counts the errors, and nothing that follows it: "seven in all", "six errors"."""
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    if following is None or following.type in ("COMMA", "AND", "JOIN", "CLOSE"):
        return True
    if isinstance(following, Word | Part) and following.key in words("classifications", "wrong"):
        return at == 0 or phrases[at - 1].type != "PREPOSITION"
    after = phrases[at + 2] if at + 2 < len(phrases) else None
    return following.type == "PREPOSITION" and isinstance(after, Scope) and after.noun is None


def _shares(grid: Grid, category: str | None, measure: str = "") -> list[Share]:
    """Of a class: the part of its row and of its column that is correct. Of all: the diagonal.

    Recall is of the line of the true class, precision of the other, where an axis says which is which.
    """
    if category is None:
        return [Share(sum(value.low for value in grid.diagonal), sum(value.low for value in grid.values))]
    own = grid.at(category, category)
    true = true_axes(grid)
    lines = [grid.row(category), grid.column(category)]
    if measure and len(true) == 1:
        lines = lines[:1] if (true[0] == "row") == (measure == "recall") else lines[1:]
    return [Share(own.low, sum(v.low for v in line)) for line in lines if own is not None and line]


def _panels(clause: Clause, scene: Scene, ref: Ref | None) -> list[Grid]:
    named = scene.panels_named(ref) if ref is not None else ()
    return [scene.grids[n] for n in named or scene.panels(clause)]


# "198 of 200 samples are classified correctly"


def _parts_of_wholes(
    clause: Clause, scene: Scene, keys: set[str]
) -> Iterator[tuple[list[Amount], Judgement]]:
    on_diagonal = any(isinstance(phrase, Part) and phrase.part == "diagonal" for phrase in clause.phrases)
    right = on_diagonal or bool(keys & words("classifications", "correct"))
    wrong = bool(keys & words("classifications", "wrong"))
    if right is wrong:
        return
    phrases = clause.phrases
    for at in range(len(phrases) - 2):
        hits, joint, total = phrases[at : at + 3]
        if not (
            isinstance(hits, Amount)
            and isinstance(joint, Word)
            and joint.key == "of"
            and isinstance(total, Amount)
        ):
            continue
        panel, classes = _beside(phrases, at, scene)
        grids = _panels(clause, scene, panel)
        if len(grids) == 1:
            yield [hits, total], _judge_part(grids[0], classes, hits, total, right)


def _beside(phrases: Sequence[Phrase], at: int, scene: Scene) -> tuple[Ref | None, list[str]]:
    """The panel and the classes that a clause names around an amount."""
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    panels = [ref for ref in refs if scene.panels_named(ref) and ref.start < phrases[at].start]
    classes = [label.text for ref in refs if not ref.is_panel for name in ref.names for label in name.labels]
    return (panels[-1] if panels else None), classes


def _judge_part(grid: Grid, classes: list[str], hits: Amount, total: Amount, right: bool) -> Judgement:
    if len(classes) > 1:
        return UNDECIDED
    judged = []
    for share in _shares(grid, classes[0] if classes else None):
        found = share.hits if right else share.total - share.hits
        same = found == hits.quantity.value
        if share.total == total.quantity.value:  # any other number of things may be that of a part
            judged.append(Judgement(same, f"it is {found:g} of {share.total:g}"))
    return charitable(judged) if judged else UNDECIDED


# "An accuracy of 92.0 %", "96 % accuracy for T1, 98 % for T2"


def _rates(clause: Clause, scene: Scene, keys: set[str]) -> Iterator[tuple[list[Amount], Judgement]]:
    if not keys & words("classifications", "rate"):
        return
    phrases = clause.phrases
    panel: Ref | None = None
    for at, phrase in enumerate(phrases):
        if isinstance(phrase, Ref) and scene.panels_named(phrase):
            panel = phrase
        if not isinstance(phrase, Amount) or not _is_rate(phrase) or phrase.bound:
            continue
        classes = _classes_behind(phrases, at, scene) or _classes_before(phrases, at)
        grids = _panels(clause, scene, panel)
        if (
            classes is None
            or len(grids) != 1
            or (not classes and not keys & words("classifications", "overall"))
        ):
            continue
        if not classes and any(isinstance(p, Superlative) for p in phrases):
            continue
        named: list[str | None] = list(classes) or [None]
        rate = _measure(keys)
        judged = [_judge_rate(grids[0], name, phrase, rate) for name in named]
        yield [phrase], _all(judged)


def mean_rates(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "Averaged over the classes, the recall is 0.9": the mean of the recalls."""
    keys = {phrase.key for phrase in clause.phrases if isinstance(phrase, Word)}
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    rate, panels = _measure(keys), scene.panels(clause)
    means = all(getattr(phrase, "value", "") == "mean" for phrase in clause.of("AGGREGATE"))
    if not (rate and means) or len(amounts) != 1 or len(panels) != 1 or not _is_rate(amounts[0]):
        return []
    if clause.refs() or clause.has(*GUARDS, "SUPERLATIVE", "COMPARATIVE", "DIFFERENCE") or amounts[0].bound:
        return []
    grid, amount = scene.grids[panels[0]], amounts[0]
    shares = [_shares(grid, grid.name(key), rate) for key in grid.rows]
    if not all(len(each) == 1 and each[0].total for each in shares) or not grid.is_complete:
        return []
    mean = sum(each[0].rate for each in shares) / len(shares)
    factor = 100.0 if amount.quantity.unit == "%" or amount.unit else 1.0
    room = (amount.quantity.resolution or 0.0) / 2 * (2 if amount.quantity.approximate else 1)
    truth = abs(mean * factor - (amount.quantity.value or 0.0)) <= room + 1e-9
    clause.read.add("mean rate")
    told = f"the mean {rate} is {mean * factor:.4g}{'%' if factor > 1 else ''}"
    return [scene.claim(AggregateClaim, clause, Judgement(truth, told), value=amount.quantity)]


def _measure(keys: set[str]) -> str:
    """Which of the two rates of a class is told; "" where both are, or neither."""
    measures = vocabulary("classifications", "classes")
    told = [name for name in ("recall", "precision") if keys.intersection(measures[name])]
    return told[0] if len(told) == 1 else ""


def _is_rate(amount: Amount) -> bool:
    quantity = amount.quantity
    percent = amount.is_percent
    return quantity.value is not None and (
        percent or (0 <= quantity.value <= 1 and (quantity.resolution or 1) < 1)
    )


def _classes_behind(phrases: Sequence[Phrase], at: int, scene: Scene) -> list[str]:
    """The classes directly behind a rate: "98 % for T4", "100 % accuracy for T1-T3"."""
    for index in range(at + 1, len(phrases)):
        phrase = phrases[index]
        if isinstance(phrase, Ref) and not phrase.is_panel:
            return _span(phrases, index, scene)
        if phrase.type not in _JOINTS:
            return []
    return []


def _classes_before(phrases: Sequence[Phrase], at: int) -> list[str]:
    """The class that a clause begins with: "love reaches a recall of 0.81"."""
    for phrase in reversed(phrases[:at]):
        if isinstance(phrase, Ref) and not phrase.is_panel:
            return [label.text for name in phrase.names for label in name.labels]
        if phrase.type not in _JOINTS:
            return []
    return []


def _span(phrases: Sequence[Phrase], index: int, scene: Scene) -> list[str]:
    first = phrases[index]
    assert isinstance(first, Ref)
    labels = [label.text for name in first.names for label in name.labels]
    if index + 2 < len(phrases) and phrases[index + 1].type == "VERSUS":
        last = phrases[index + 2]
        order = list(scene.grids[0].rows)
        if isinstance(last, Ref) and last.names:
            ends = [order.index(k) for k in (fold(labels[0]), fold(last.names[0].label.text)) if k in order]
            if len(ends) == 2:
                return order[ends[0] : ends[1] + 1]
    return labels


def _judge_rate(grid: Grid, category: str | None, amount: Amount, measure: str) -> Judgement:
    stated = amount.quantity.value or 0.0
    factor = 100.0 if amount.quantity.unit == "%" or amount.unit else 1.0
    room = (amount.quantity.resolution or 0.0) / 2 * (2 if amount.quantity.approximate else 1)
    judged = []
    for share in _shares(grid, category, measure):
        if share.total:
            rate = share.rate * factor
            name = f"for {category}, " if category else ""
            text = f"{name}{share.hits:g} of {share.total:g} are {rate:.4g}{'%' if factor > 1 else ''}"
            judged.append(Judgement(abs(rate - stated) <= room + 1e-9, text))
    return charitable(judged)


def _all(judged: Sequence[Judgement]) -> Judgement:
    failed = next((judgement for judgement in judged if judgement.truth is False), None)
    if failed is not None:
        return failed
    if not judged or any(judgement.truth is None for judgement in judged):
        return UNDECIDED
    return Judgement(True, "; ".join(judgement.explanation for judgement in judged))
