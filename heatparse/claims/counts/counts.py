"""Claims that count cells, categories or panels."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Phrase, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words
from heatparse.resources import vocabulary


def count_claim(assertion: Assertion, judgement: Judgement, scene: Scene) -> CountClaim:
    """The claim that a number, or a share, of some things fulfils a predicate."""
    quantifier, noun = assertion.subject.quantifier, assertion.subject.noun
    value = None
    if quantifier.count:
        number = float(quantifier.count)
        value = Quantity(text=str(quantifier.count), value=number, resolution=1.0)
    return scene.claim(
        CountClaim, assertion.clause, judgement,
        counted=noun.key if noun is not None else None, value=value, scope=assertion.first.place(),
    )  # fmt: skip


def read_occurrences(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "The score 35.3 occurs six times", "the maximum is 8 and occurs twice": how many cells hold a number."""
    times = _times(clause.phrases)
    clause = clause if times is None else _without_tail(clause)
    amount = _amount_of(clause) if times is not None else None
    if times is not None and amount is None and clause.says(vocabulary("structure", "axis_words")):
        from heatparse.claims.language.repeated_labels import count_repeated  # loaded where an axis is named

        return [] if any(map(_is_guard, clause.phrases)) else count_repeated(clause, times, scene)
    if times is None or amount is None or clause.read & {"count"} or any(map(_is_guard, clause.phrases)):
        return []
    panels = scene.panels(clause)
    if len(panels) != 1 or any(not ref.is_panel for ref in _main_refs(clause)):
        return []
    grid = scene.grids[panels[0]]
    stated = grid.measure(amount.quantity)
    truths = [equal(value, stated) for value in grid.values]
    found = truths.count(True)
    truth = None if None in truths else found == times
    if truth is False and found < times and not grid.is_complete:
        truth = None
    judgement = Judgement(
        truth, f"{amount.quantity.text} is stated for {found} cell{'' if found == 1 else 's'}"
    )
    value = Quantity(text=str(times), value=float(times), resolution=1.0)
    return [scene.claim(CountClaim, clause, judgement, counted="cell", value=value)]


def _without_tail(clause: Clause) -> Clause:
    """The clause without what behind its comma tells where the cells are: "occurs twice, both in the last row"."""
    phrases = clause.phrases
    told = next((at for at in range(1, len(phrases)) if _times(phrases[: at + 1]) is not None), len(phrases))
    for at in range(told + 1, len(phrases) - 1):
        if phrases[at].type in ("COMMA", "OPEN"):
            places = phrases[at].type == "OPEN" or phrases[at + 1].type in ("PREPOSITION", "SCOPE")
            return clause.part(phrases[:at]) if places else clause
    return clause


def _is_guard(phrase: Phrase) -> bool:
    return phrase.type in GUARDS and not _is_verb(phrase)


def _times(phrases: Sequence[Phrase]) -> int | None:
    """The number of "occurs twice" and "appears six times"."""
    often: dict[str, int] = vocabulary("assertions", "often")
    for at, phrase in enumerate(phrases):
        if not isinstance(phrase, Word):
            continue
        before = phrases[at - 1] if at else None
        if phrase.key in often and (phrase.type == "SHARE" or _is_verb(before)):
            return often[phrase.key]
        if phrase.key == "times" and isinstance(before, Word) and before.type == "CARDINAL":
            return int(before.value) if at > 1 and _is_verb(phrases[at - 2]) else None
    return None


def _is_verb(phrase: Phrase | None) -> bool:
    """ "Occurs", "appears"."""
    return isinstance(phrase, Word) and (
        phrase.type == "OCCUR" or phrase.key in words("assertions", "occurring")
    )


def _amount_of(clause: Clause) -> Amount | None:
    """The one number of a clause, or of the clause that it goes on from: not of "a loss above 3 appears twice"."""
    if any(isinstance(phrase, Amount) and phrase.bound for phrase in clause.phrases):
        return None
    before = clause.before.phrases if clause.before is not None else []
    if any(phrase.type == "UNKNOWN" for phrase in clause.phrases):
        before = []  # "A takes B for C 16 times; the opposite mistake happens nine times"
    for phrases in (clause.phrases, before):
        amounts = [phrase for phrase in phrases if isinstance(phrase, Amount) and not phrase.bound]
        if amounts:
            return amounts[0] if len(amounts) == 1 else None
    return None


def _main_refs(clause: Clause) -> list[Ref]:
    """The references in front of the verb; those behind it name the cells."""
    first = next((p.start for p in clause.phrases if p.type in ("OCCUR", "SHARE")), clause.end)
    return [ref for ref in clause.refs() if ref.start < first]


def total_claims(assertion: Assertion, scene: Scene) -> list[BaseClaim]:
    """ "All 25 values": the number of values that there are, where it is right."""
    total, piece = assertion.subject.total, assertion.first
    if total is None or total < 2 or len(piece.values) != total:
        return []
    judgement = Judgement(True, f"{total} values are stated")
    value = Quantity(text=str(total), value=float(total), resolution=1.0)
    return [scene.claim(CountClaim, assertion.clause, judgement, value=value, scope=piece.place())]
