"""Misclassifications: what is said of the errors between the classes of a confusion matrix.

"Crow is never misclassified", "owl is only confused with crow", "no confusion between wren and crow",
"everything predicted as owl is an owl or a finch".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations

from heatparse.claims.classes.confusions import errors_of, labels_of, true_axes
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.class_phrases import with_classes
from heatparse.claims.language.metrics import is_introduced
from heatparse.claims.language.phrases import (
    Phrase,
    Ref,
    Scope,
    is_only,
    key_of,
    outside_brackets,
    phrase_key,
)
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.whole_numbers import is_whole_number, whole_number
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.models.claims import BaseClaim, CountClaim, ThresholdClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_SHOWN = 3  # values that an explanation names
# With one of these a clause says more than that there are errors, or none.
_FURTHER = frozenset((
    "AMOUNT", "COMPARATIVE", "SUPERLATIVE", "DIFFERENCE", "FACTOR", "AGGREGATE", "HEDGE", "CONDITION", "EXCEPTION",
    "RESTRICTION", "TREND", "SIGN", "SHARE", "COLOUR",
))  # fmt: skip
_HARMLESS = words("classifications", "harmless")  # "errors in four different classes"
_KNOWN = ("erring", "quiet", "right", "perfect", "everything", "others")
_QUIET = frozenset((
    "BE", "HAVE", "OCCUR", "PREPOSITION", "MEASURE", "DIMENSION", "AXISNOUN", "PRONOUN", "TRUE", "REF", "SCOPE",
    "NEGATION", "PART", "PREDICTED", "COMMA", "COLON", "JOIN", "AND", "BY",
))  # fmt: skip


def read_misclassifications(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause about errors between classes of a confusion matrix."""
    if clause.is_data or len(scene.panels(clause)) != 1:
        return []
    grid = scene.grids[scene.panels(clause)[0]]
    main = with_classes(outside_brackets(clause.phrases))
    main = _until_amount(main)
    if not all(phrase_key(p) in _HARMLESS or (p.type not in _FURTHER and is_quiet(p, scene)) for p in main):
        return []
    framed = is_framed(clause, scene)
    for reader in (_never, _never_taken, _between):
        judgement = reader(main, grid)
        if judgement is not None:
            judgement = UNDECIDED if framed and judgement.truth is False else judgement
            clause.read.add("misclassification")
            return [scene.claim(ThresholdClaim, clause, judgement, relation="equal", quantifier="none")]
    for reader in (_only_class, _partners, _everything):
        judgement = reader(main, grid)
        if judgement is not None:
            judgement = UNDECIDED if framed and judgement.truth is False else judgement
            clause.read.add("misclassification")
            return [scene.claim(CountClaim, clause, judgement, counted="error")]
    return []


def is_quiet(phrase: Phrase, scene: Scene) -> bool:
    """Whether a phrase is part of what these statements say."""
    if (
        phrase.type in _QUIET
        or phrase.type == "CARDINAL"
        or is_thing(phrase)
        or phrase_key(phrase) in _HARMLESS
    ):
        return True
    key = phrase_key(phrase)
    known = any(key in words("classifications", name) for name in _KNOWN)
    return known or (phrase.type == "UNKNOWN" and is_introduced(scene, key.removesuffix("s")))


def is_framed(clause: Clause, scene: Scene) -> bool:
    """Whether the sentence begins with a circumstance that no cell tells: "with more data, crow is …"."""
    before = clause.before
    if before is None or not follows_in_sentence(clause, before, scene.text) or not before.phrases:
        return False
    return before.phrases[0].type == "PREPOSITION" and not before.has("BE", "HAVE", "OCCUR", "REF")


def _until_amount(main: list[Phrase]) -> list[Phrase]:
    """The phrases without a number that is added at the end: "…, with 60 clips on the diagonal each"."""
    at = next((at for at, phrase in enumerate(main) if phrase.type == "AMOUNT"), len(main))
    if (
        at > 2
        and main[at - 2].type == "COMMA"
        and phrase_key(main[at - 1]) in words("function_words", "adding")
    ):
        return main[: at - 2]
    return main


def _parts(main: Sequence[Phrase]) -> tuple[list[Ref], list[Ref]]:
    """The references to classes as they are, and as what they are taken for."""
    refs = [phrase for phrase in main if isinstance(phrase, Ref) and not phrase.is_panel]
    return [r for r in refs if r.relation != "predicted"], [r for r in refs if r.relation == "predicted"]


def _says(main: Iterable[Phrase], name: str) -> bool:
    known = words("classifications", name)
    return any(
        phrase_key(p) in known or (isinstance(p, Scope) and p.noun is not None and p.noun.key in known)
        for p in main
    )


def _denials(main: Sequence[Phrase]) -> int:
    """How often something is denied; "seldom" and the like deny nothing for sure."""
    plain = sum(p.type == "NEGATION" and key_of(p) in words("classifications", "denying") for p in main)
    others = sum(p.type == "NEGATION" for p in main) - plain
    return plain + sum(isinstance(p, Scope) and p.quantifier == "none" for p in main) + 9 * others


def _is_only(main: Sequence[Phrase]) -> bool:
    return any(map(is_only, main))


def _all_right(main: Sequence[Phrase]) -> bool:
    """ "All crow clips are recognized", "crow is always classified correctly"."""
    if any(phrase_key(p) in words("classifications", "of_predictions") for p in main):
        return False  # "perfect precision for crow": of what is taken for one
    universal = any(isinstance(p, Scope) and p.quantifier == "all" for p in main)
    return (universal and _says(main, "right")) or (_says(main, "perfect") and not _is_short_of(main))


def _is_short_of(main: Sequence[Phrase]) -> bool:
    """ "Far from perfect", "short of perfect"."""
    return any(
        one.type == "PREPOSITION"
        and phrase_key(one) not in words("function_words", "adding")
        and phrase_key(two) in words("classifications", "perfect")
        for one, two in pairwise(main)
    )


def _never(main: Sequence[Phrase], grid: Grid) -> Judgement | None:
    """ "Crow is never misclassified", "no mistakes on crow", "every crow clip is recognized"."""
    true, predicted = _parts(main)
    if len(true) + len(predicted) != 1 or _is_only(main) or any(p.type == "CARDINAL" for p in main):
        return None
    if predicted and any(p.type == "RIVALS" for p in main):
        return None  # "no other class is taken for A": but for those that were named before
    denied, erring = _denials(main), _says(main, "erring") or bool(predicted)
    flawless = (denied == 1 and erring) or (denied == 0 and not erring and bool(true) and _all_right(main))
    if not flawless or any(phrase_key(p) == "between" for p in main):
        return None
    labels = labels_of((true or predicted)[0])
    if len(labels) > 1 and any(phrase_key(p) in words("classifications", "mutual") for p in main):
        return _judge_none([grid.at(one, two) for one, two in permutations(labels, 2)], grid)
    axes = true_axes(grid) if true else ["column" if axis == "row" else "row" for axis in true_axes(grid)]
    named = (true or predicted)[0].noun
    axes = [named] if named in ("row", "column") else axes  # "in the crow column there is no error"
    return charitable(
        [_judge_none([v for x in labels for v in errors_of(grid, axis)(x)], grid) for axis in axes]
    )


def _never_taken(main: Sequence[Phrase], grid: Grid) -> Judgement | None:
    """ "Crow is never predicted as wren, robin, or finch"."""
    true, predicted = _parts(main)
    if len(true) != 1 or len(predicted) != 1 or _denials(main) != 1 or _is_only(main):
        return None
    if any(p.type == "CARDINAL" for p in main):
        return None
    pairs = [(one, two) for one in labels_of(true[0]) for two in labels_of(predicted[0])]
    ways = [pairs if axis == "row" else [(two, one) for one, two in pairs] for axis in true_axes(grid)]
    return charitable([_judge_none([grid.at(*pair) for pair in way], grid) for way in ways])


def _between(main: Sequence[Phrase], grid: Grid) -> Judgement | None:
    """ "No confusion occurs between wren and crow"."""
    true, predicted = _parts(main)
    if (
        predicted
        or len(true) != 1
        or _denials(main) != 1
        or not any(phrase_key(p) == "between" for p in main)
    ):
        return None
    labels = labels_of(true[0])
    if len(labels) < 2 or not _says(main, "erring") or any(p.type == "CARDINAL" for p in main):
        return None
    return _judge_none([grid.at(one, two) for one, two in permutations(labels, 2)], grid)


def _judge_none(values: Sequence[Value | None], grid: Grid) -> Judgement:
    known = [value for value in values if value is not None]
    if not known or len(known) < len(values):
        return UNDECIDED
    wrong = [value for value in known if value.high != 0]
    text = shown(grid, wrong, _SHOWN) if wrong else "all of these cells are 0"
    return Judgement(not wrong, text, tuple(value.span for value in (wrong or known)[:_SHOWN]))


def _only_class(main: Sequence[Phrase], grid: Grid) -> Judgement | None:
    """ "Crow is the only class without any error", "only crow is never misclassified"."""
    true, predicted = _parts(main)
    at = next((i for i, p in enumerate(main) if isinstance(p, Scope) and p.quantifier == "only"), None)
    if at is None or len(true) != 1 or predicted or any(p.type == "NEGATION" for p in main[:at]):
        return None
    if main[at + 1 : at + 2] and main[at + 1].type == "CARDINAL":
        return None  # "for crow there is only one error"
    count = [whole_number(p) for p in main[at:] if p.type == "CARDINAL" or is_whole_number(p)]
    flawless = (_denials(main) == 1 and _says(main, "erring")) or (
        not _denials(main) and _says(main, "perfect")
    )
    spread = not _denials(main) and _says(main, "erring") and len(count) == 1
    if not (flawless or spread):
        return None
    wanted = {fold(label) for label in labels_of(true[0])}
    judged = []
    for axis in true_axes(grid):
        of = errors_of(grid, axis)
        held = {key: sum(value.high != 0 for value in of(key)) for key in grid.rows}
        found = {key for key, size in held.items() if size == (count[0] if spread else 0)}
        text = f"it is true of {', '.join(map(grid.name, sorted(found))) or 'none'}"
        judged.append(Judgement(found == wanted, text))
    return charitable(judged)


def _partners(main: Sequence[Phrase], grid: Grid) -> Judgement | None:
    """ "Owl is only confused with robin and crow", "wren is confused with three other classes"."""
    true, predicted = _parts(main)
    if len(true) != 1 or len(labels_of(true[0])) != 1 or _denials(main):
        return None
    counts = [phrase for phrase in main if phrase.type == "CARDINAL"]
    if predicted and (len(predicted) > 1 or counts or not _is_only(main)):
        return None
    if not predicted and (len(counts) != 1 or not (_says(main, "erring") or _mixes(main)) or _is_only(main)):
        return None
    if not predicted and not any(phrase_key(p) in words("classifications", "others") for p in main):
        return None
    label = labels_of(true[0])[0]
    sides = true_axes(grid)
    if any(phrase_key(p) in words("classifications", "mutual") for p in main) or _mixes(main):
        sides = ["row", "column", "both"]
    elif any(phrase_key(p) == "from" for p in main):
        sides = [
            "column" if side == "row" else "row" for side in sides
        ]  # "receives errors from three classes"
    judged = []
    for side in sides:
        ways = ["row", "column"] if side == "both" else [side]
        values = [value for axis in ways for value in errors_of(grid, axis)(label) if value.high != 0]
        found = {key for value in values for key in (value.row, value.column)} - {fold(label)}
        if predicted:
            truth = found == {fold(name) for name in labels_of(predicted[0])}
        else:
            truth = len(found) == whole_number(counts[0])
        text = f"{label} is confused with {', '.join(map(grid.name, sorted(found))) or 'none'}"
        judged.append(Judgement(truth, text, tuple(value.span for value in values[:_SHOWN])))
    return charitable(judged)


def _mixes(main: Sequence[Phrase]) -> bool:
    """Whether "confused with" says of two classes what may be so either way."""
    return any(phrase_key(p) in words("classifications", "mutual") for p in main) or any(
        isinstance(p, Ref) and p.relation == "predicted" for p in main
    )


def _everything(main: Sequence[Phrase], grid: Grid) -> Judgement | None:
    """ "Everything predicted as owl is an owl, a finch or a wren"."""
    true, predicted = _parts(main)
    if len(true) != 1 or len(predicted) != 1 or len(labels_of(predicted[0])) != 1 or _denials(main):
        return None
    universal = phrase_key(main[0]) in words("classifications", "everything") or (
        isinstance(main[0], Scope) and main[0].quantifier == "all"
    )
    if not universal or predicted[0].start > true[0].start or _is_only(main):
        return None
    named = {fold(label) for label in labels_of(true[0])}
    label = labels_of(predicted[0])[0]
    judged = []
    for axis in true_axes(grid):
        line = grid.column(label) if axis == "row" else grid.row(label)
        held = {value.row if axis == "row" else value.column: value for value in line if value.high != 0}
        astray = [value for key, value in held.items() if key not in named]
        text = shown(grid, astray, _SHOWN)
        truth = False if astray else True if named == set(held) else None
        judged.append(Judgement(truth, text, tuple(value.span for value in astray[:_SHOWN])))
    return charitable(judged)
