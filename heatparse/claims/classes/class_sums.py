"""Class sums: how many things belong to a class, are taken for it, or are mixed up, in a matrix of counts.

"466 samples lie on the diagonal and 84 off it", "finch is predicted 91 times", "robin and wren are confused
with each other 21 times".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.classes.class_contests import measure_named
from heatparse.claims.classes.confusions import counts_things, errors_of, labels_of, true_axes
from heatparse.claims.classes.misclassifications import is_framed, is_quiet
from heatparse.claims.judgement import Judgement, charitable
from heatparse.claims.language.class_phrases import is_label
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.metrics import is_introduced
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, key_of, outside_brackets
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import counts_lines, is_whole_number
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.grid import Part as PartName
from heatparse.models.claims import AggregateClaim, BaseClaim
from heatparse.phrases import words
from heatparse.records import Record

_JOINTS = frozenset(("COMMA", "AND", "CONTRAST", "JOIN"))
# With one of these a clause says something else of its numbers.
_OTHERWISE = (
    "SUPERLATIVE",
    "COMPARATIVE",
    "DIFFERENCE",
    "FACTOR",
    "SPREAD",
    "TREND",
    "NEXT",
    "ORDINAL",
    *GUARDS,
)
_ONE_BY_ONE = frozenset(("mean", "median"))  # no sums
_PAIR = 2
_PARTS: dict[str, PartName] = {"hits": "diagonal", "errors": "off-diagonal"}
_WHOLE = frozenset(("one another", "overall", "all"))


class Sum(Record):
    """A number that a part of a clause gives, and what it is the number of."""

    part: Sequence[Phrase]
    amount: Amount
    labels: list[str]
    meaning: str  # hits, errors, false_alarms, mutual, predictions, size, all
    sure: bool  # everything of it is understood


def read_class_sums(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause that count things over several cells of a matrix of counts."""
    if clause.is_data or clause.has(*_OTHERWISE) or clause.read & {"cell-value"}:
        return []
    if any(getattr(phrase, "value", "") in _ONE_BY_ONE for phrase in clause.of("AGGREGATE")):
        return []
    if not counts_things(scene) or len(scene.panels(clause)) != 1:
        return []
    grid = scene.grids[scene.panels(clause)[0]]
    framed = is_framed(clause, scene)
    claims: list[BaseClaim] = []
    for told in _sums(clause, scene):
        judgement = _judged(told, grid)
        if judgement.truth or (judgement.truth is False and told.sure and not framed):
            claims.append(
                scene.claim(AggregateClaim, clause, judgement, function="sum", value=told.amount.quantity)
            )
    if claims:
        clause.read.add("class sum")
    return claims


def _sums(clause: Clause, scene: Scene) -> Iterator[Sum]:
    """The numbers of a clause, each with what it counts; a part without words of its own takes them over."""
    before: Sum | None = None
    for part in _parts(outside_brackets(clause.phrases)):
        amounts = [phrase for phrase in part if isinstance(phrase, Amount)]
        refs = [phrase for phrase in part if isinstance(phrase, Ref)]
        if (
            is_label(part)
            or len(amounts) != 1
            or not _may_be_sum(part, amounts[0])
            or len(refs) > 1
            or _is_of_line(part, refs)
        ):
            return
        labels = labels_of(refs[0]) if refs else []
        meaning = _meaning(part, labels)
        if not meaning and before is not None and labels:
            meaning = before.meaning
        if not labels and before is not None and key_of(before.part[0]) == "of":
            labels = before.labels  # "of the 90 pears, 20 are missed"
        headed = not labels and bool(clause.heads)
        if headed:
            labels = labels_of(clause.heads[0])
        sure = not headed and _is_sure(part, refs, meaning, scene) and not _takes_up(clause)
        if meaning:
            before = Sum(part, amounts[0], labels, meaning, sure)
            yield before


def _may_be_sum(part: Sequence[Phrase], amount: Amount) -> bool:
    """Whether a number counts things, and is no class, no end of a span, no "Figure 6" and no number of rows."""
    at = next(i for i, phrase in enumerate(part) if phrase is amount)
    before = part[at - 1] if at else None
    spans = before is not None and (
        before.type == "DIMENSION" or key_of(before) in words("function_words", "before_ends")
    )
    return is_whole_number(amount) and amount.label is None and not spans and not counts_lines(list(part), at)


def _is_of_line(part: Sequence[Phrase], refs: Sequence[Ref]) -> bool:
    """Whether a panel, a row or a column is spoken of, the sum of which others read."""
    lines = any(isinstance(p, Word) and p.value in ("row", "column") for p in part)
    return lines or any(ref.is_panel or not ref.names or bool(ref.noun) for ref in refs)


def _parts(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    """The parts of a clause with a number each; what has none belongs to the one behind it, or to the last."""
    found: list[list[Phrase]] = []
    front: list[Phrase] = []
    for phrase in phrases:
        if phrase.type in _JOINTS and any(isinstance(p, Amount) for p in front):
            found.append(front)
            front = []
        elif phrase.type not in _JOINTS:
            front.append(phrase)
    if any(isinstance(p, Amount) for p in front) or not found:
        return [*found, front]
    return [*found[:-1], [*found[-1], *front]]


def _meaning(part: Sequence[Phrase], labels: Sequence[str]) -> str:
    """What the number of a part counts; "" where its words do not tell."""
    keys = {key_of(p) for p in part} | {key_of(p.noun) for p in part if isinstance(p, Scope) and p.noun}
    parts = {p.part for p in part if isinstance(p, Part)}
    named = measure_named(part)
    wrong = bool(parts - {"diagonal"}) or named == "errors" or bool(keys & words("classifications", "erring"))
    wrong = wrong or any(
        p.type == "PREDICTED" and key_of(p) in words("classifications", "erring_as") for p in part
    )
    right = "diagonal" in parts or named == "hits"
    taken = any(p.type == "PREDICTED" for p in part) or bool(keys & words("classifications", "predicting"))
    if named in ("recall", "precision") or (right and wrong) or parts - {"diagonal", "off-diagonal"}:
        return ""
    mutual = any(isinstance(p, Scope) and p.key == "each" and p.others for p in part)  # "with each other"
    mutual = mutual or bool(keys & words("classifications", "between_two"))
    if len(labels) == _PAIR and wrong and mutual:
        return "mutual"
    if named == "false_alarms" or (taken and keys & words("classifications", "wrongly")):
        return "false_alarms" if labels else ""
    if (
        not labels
        and [p.type for p in part[:2]] == ["PART", "BE"]
        and "AGGREGATE" not in {p.type for p in part}
    ):
        return ""  # "the diagonal entries are 92, 88 and 79"
    if "off" in keys and "it" in keys:
        return "errors"
    if right or wrong:
        return "hits" if right else "errors"
    if labels and keys & words("classifications", "predicting"):
        return "predictions"
    if any(isinstance(p, Ref) and p.relation == "predicted" for p in part):
        return "predictions"
    if labels:
        return "size" if len(labels) == 1 else ""
    return "all" if keys & words("classifications", "whole") else ""


def _is_sure(part: Sequence[Phrase], refs: Sequence[Ref], meaning: str, scene: Scene) -> bool:
    """Whether every word of a part is understood, and its number can be no other one."""
    amount = next(phrase for phrase in part if isinstance(phrase, Amount))
    if amount.quantity.approximate or amount.bound or any(ref.relation == "predicted" for ref in refs):
        return False
    if any(
        isinstance(two, Ref) and key_of(one) in words("classifications", "taken_as")
        for one, two in pairwise(part)
    ):
        return False  # "5 misclassifications as owl": of a class that is named elsewhere
    totalled = any(phrase.type == "AGGREGATE" for phrase in part)
    if (meaning == "size" and not totalled) or (meaning == "errors" and refs and len(labels_of(refs[0])) > 1):
        return False  # "pear has 90": of something that is not counted here
    known = words("classifications", "telling") | words("names", "units")
    return all(
        isinstance(p, Amount | Ref | Part)
        or (isinstance(p, Scope) and (p.key in _WHOLE or (p.key == "each" and p.others) or _is_way(p)))
        or (
            not isinstance(p, Scope)
            and p.type != "CARDINAL"
            and (is_quiet(p, scene) or key_of(p) in known or is_introduced(scene, key_of(p)))
        )
        or p.type in ("TIMES", "AGGREGATE", "OCCUR", "SHARE")
        for p in part
    )


def _is_way(scope: Scope) -> bool:
    """ "In both directions"."""
    return scope.key == "both" and key_of(scope.noun) in words("classifications", "between_two")


def _takes_up(clause: Clause) -> bool:
    """Whether a clause goes on with what was told before: "of these, 12 are wrong", "…, 12 of which are wrong"."""
    pronouns = {key_of(p) for p in clause.phrases if p.type == "PRONOUN"} - {"it", "them"}
    return bool(pronouns) or (clause.before is not None and bool(clause.before.refs()))


def _judged(told: Sum, grid: Grid) -> Judgement:
    """Whether the number is that of the things, whichever axis holds the true classes."""
    stated = told.amount.quantity.value
    readings = []
    for axis in true_axes(grid):
        for number, of in _numbers(told, grid, axis):
            readings.append(Judgement(number == stated, f"{of} {number:g}"))
    return charitable(readings)


def _numbers(told: Sum, grid: Grid, axis: str) -> Iterator[tuple[float, str]]:
    """The numbers that may be meant, each with what it is."""
    labels, name = told.labels, " and ".join(told.labels)
    other = "column" if axis == "row" else "row"
    missed, false = errors_of(grid, axis), errors_of(grid, other)
    own = {label: value.low for label in labels if (value := grid.at(label, label)) is not None}
    if len(own) < len(labels):
        return
    if told.meaning == "all" or (not labels and told.meaning in ("hits", "errors")):
        part = _PARTS.get(told.meaning, "all")
        where = {"diagonal": "on the diagonal ", "off-diagonal": "off the diagonal "}.get(part, "")
        yield sum(v.low for v in grid.select(part=part)), f"the values {where}add up to"
    elif told.meaning == "hits":
        yield sum(own.values()), f"the diagonal values of {name} add up to"
    elif told.meaning == "mutual":
        cells = [grid.at(*labels), grid.at(*reversed(labels))]
        if None not in cells:
            yield sum(v.low for v in cells if v is not None), f"the two cells of {name} add up to"
    elif told.meaning in ("predictions", "size"):
        lines = false if told.meaning == "predictions" else missed
        number = sum(own[label] + sum(v.low for v in lines(label)) for label in labels)
        yield number, f"the {other if told.meaning == 'predictions' else axis} of {name} adds up to"
    elif labels:
        if told.meaning == "errors":
            yield sum(v.low for label in labels for v in missed(label)), f"the errors of {name} are"
        if told.meaning == "false_alarms" or _are_errors(told.part):
            yield sum(v.low for label in labels for v in false(label)), f"the false positives of {name} are"
        if len(labels) == _PAIR and (both := grid.at(*labels)) and (back := grid.at(*reversed(labels))):
            yield both.low + back.low, f"the two cells of {name} add up to"


def _are_errors(part: Sequence[Phrase]) -> bool:
    """Whether "errors" are told, and not what is misclassified: wrongly taken for a class, as well."""
    return any(isinstance(p, Part) for p in part)
