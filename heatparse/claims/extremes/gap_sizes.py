"""How large the largest difference is: "the gap is widest on P (3 points)", "A has the widest spread, at 3".

That P is the place of the largest gap is one claim; that the gap is 3 there is another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.steps import judge_step
from heatparse.claims.extremes.statements import read_statements
from heatparse.claims.extremes.superlatives import Statement, names_difference
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.things import DISTANCES
from heatparse.claims.language.words import Word
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Part, Value
from heatparse.measures import Measure, equal, exact, middle
from heatparse.phrases import words
from heatparse.records import replace

if TYPE_CHECKING:
    from heatparse.claims.extremes.gaps import Gap

_SPREADS = frozenset(("steady", "varied"))


def with_gap_before(clause: Clause) -> Clause:
    """ "The gap is largest on P, where it amounts to 3" as "the gap is largest on P (3)"."""
    before, phrases = clause.before, clause.phrases
    keys = [p.key if isinstance(p, Word) else "" for p in phrases[:2]]
    takes_up = keys[0] in words("comparisons", "at_exception") and keys[-1] in words(
        "comparisons", "standing"
    )
    told = [p.type for p in phrases[2:]] in (
        ["HAVE", "PREPOSITION", "AMOUNT"],
        ["BE", "AMOUNT"],
        ["HAVE", "AMOUNT"],
    )
    if before is None or not takes_up or not told or not before.has("SUPERLATIVE") or before.has("AMOUNT"):
        return clause
    if not before.has("DIFFERENCE"):
        return clause
    end = before.phrases[-1].end
    held = [Word("OPEN", "(", "(", end, end), phrases[-1], Word("CLOSE", ")", ")", end, end)]
    return clause.part([*before.phrases, *held])


def with_way_before(clause: Clause, scene: Scene) -> Clause:
    """ "A climbs from 2 to 4, which is an increase of 2" as "A climbs from 2 to 4, an increase of 2"."""
    before, phrases = clause.before, clause.phrases
    at = next((i for i, phrase in enumerate(phrases[:4]) if phrase.type == "DIFFERENCE"), 0)
    told = at > 1 and [p.type for p in phrases[at + 1 : at + 3]] == ["PREPOSITION", "AMOUNT"]
    quiet = all(
        p.type in ("PRONOUN", "BE", "HAVE", "PREPOSITION") or phrase_key(p) in words("names", "equalling")
        for p in phrases[:at]
    )
    if before is None or not told or not quiet or not follows_in_sentence(clause, before, scene.text):
        return clause
    ends = [p for p in before.phrases if isinstance(p, Amount)]
    if len(ends) != len(("from", "to")) or not before.has("DIFFERENCE", "TREND"):
        return clause
    comma = Word("COMMA", ",", ",", before.end, before.end)
    return clause.part([*before.phrases, comma, *phrases[at:]])


def sizes_of_extremes(clause: Clause, scene: Scene) -> list[tuple[Amount, Judgement]]:
    """The numbers that tell how large the largest and the smallest differences of a clause are, judged."""
    amounts = [
        p for at, p in enumerate(clause.phrases) if isinstance(p, Amount) and _is_size(clause.phrases, at)
    ]
    ends = list(_ends(clause, scene)) if amounts and not _is_averaged(clause) else []
    if len(ends) != len(amounts):
        return []
    told = [
        (amount, _judge(clause, amount, pair, named, _is_no_value(amount, scene)))
        for amount, (pair, named) in zip(amounts, ends, strict=True)
        if pair
    ]
    if clause.has(*GUARDS) or any(
        phrase.type == "SCOPE" and phrase_key(clause.phrases[at - 1] if at else None) != "of"
        for at, phrase in enumerate(clause.phrases)  # "the widest spread of all"
    ):
        return [(amount, judged) for amount, judged in told if judged.truth]
    # one of several is right: so are all to be read
    sure = len(told) == 1 or any(judged.truth for _, judged in told)
    return [(amount, judged) for amount, judged in told if judged.truth or (judged.truth is False and sure)]


def _is_averaged(clause: Clause) -> bool:
    """ "A has the largest mean loss (3)": a number of several values, and no distance of two."""
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    return clause.has("AGGREGATE") or any(noun.type == "AGGREGATE" for top in tops for noun in top.nouns)


def _is_size(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a number stands where the size of a difference is told: in a bracket, behind "at", "with", "by", "of"."""
    amount = phrases[at]
    if not isinstance(amount, Amount) or amount.bound or amount.quantity.value is None or amount.unit == "x":
        return False
    if _is_end_of_range(phrases, at):
        return False  # "the widest range (31 to 85)"
    if amount.label is not None and not amount.unit and at and phrases[at - 1].type == "PREPOSITION":
        return False  # "the gap is smallest at 16", a size of batches
    told = phrase_key(phrases[at - 1]) if at else ""
    return told in words("names", "adding_change") or told in words("names", "before_size")


def _is_end_of_range(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a number is one of two that "to", "and" or a dash joins directly."""
    for first in (at, at - 2):
        three = phrases[max(first, 0) : first + 3]
        if (
            len(three) == len(("one", "to", "other"))
            and isinstance(three[0], Amount)
            and isinstance(three[2], Amount)
        ):
            joined = three[1].type in ("AND", "JOIN", "ARROW")
            return joined or phrase_key(three[1]) in words("function_words", "spanning")
    return False


def _ends(clause: Clause, scene: Scene) -> Iterator[tuple[tuple[Value, ...] | None, bool]]:
    """The two values between which each of the extremes lies, and whether their lines are named.

    None where the extreme is not borne out.
    """
    gaps: Sequence[Gap] = ()
    if names_difference(clause):
        from heatparse.claims.extremes.gaps import find_gaps  # loaded where a difference is named

        gaps = find_gaps(clause, scene)
    if gaps:
        from heatparse.claims.extremes.distances import winning_step  # loaded where a gap is an extreme

        steps = [winning_step(gap, scene) for gap in gaps]
        yield from (
            (step.ends if step is not None else None, bool(gap.ends))
            for step, gap in zip(steps, gaps, strict=True)
        )
        return
    from heatparse.claims.extremes.extremum_verdicts import judge

    for statement in read_statements(clause, scene):
        spread = statement.measure == "spread" or statement.top.direction in _SPREADS
        yield _spread(statement, scene) if spread and judge(statement, scene).truth else None, False


def _spread(statement: Statement, scene: Scene) -> tuple[Value, ...] | None:
    """The lowest and the highest value of the line that is named."""
    refs = [ref for ref in statement.winners or statement.clause.heads if isinstance(ref, Ref)]
    panels = scene.panels(statement.clause)
    if len(refs) != 1 or len(panels) != 1:
        return None
    grid = scene.filled(panels[0])
    for line in scene.lines(refs[0], grid):
        if len(line.labels) != 1:
            continue
        beside = _outermost(line, grid, "off-diagonal") if grid.has_trivial_diagonal else None
        whole = _outermost(line, grid, "all")
        if (
            whole is None
            or beside is None
            or any(isinstance(amount, Amount) and _fits(amount, whole) for amount in statement.clause.phrases)
        ):
            return whole
        return beside  # everything correlates with itself
    return None


def _outermost(line: Line, grid: Grid, part: Part) -> tuple[Value, Value] | None:
    """The lowest and the highest value of a line."""
    values = grid.select(line.labels, (), part) if line.axis == "row" else grid.select((), line.labels, part)
    known = sorted((value for value in values if middle(value) is not None), key=lambda v: middle(v) or 0.0)
    return (known[0], known[-1]) if len(known) > 1 else None


def _fits(amount: Amount, ends: tuple[Value, Value]) -> bool:
    first, last = (middle(value) or 0.0 for value in ends)
    told = amount.quantity.value
    return told is not None and bool(
        equal(exact(abs(told), amount.quantity.resolution or 0.0), exact(last - first))
    )


def _is_no_value(amount: Amount, scene: Scene) -> bool:
    """Whether a number cannot be what a cell holds: then it is the size of what is spoken of."""
    grids = list(scene.grids.all())
    whole = all(grid.is_complete for grid in grids) and not amount.is_percent and amount.label is None
    return whole and not any(
        equal(grid.measure(amount.quantity), value) is not False for grid in grids for value in grid.values
    )


def _judge(clause: Clause, amount: Amount, ends: tuple[Value, ...], named: bool, is_size: bool) -> Judgement:
    """Whether two values are so far apart; another number may be of something else."""
    first, second = (Measure(v.low, v.high, v.resolution, v.slack) for v in ends)
    quantity = amount.quantity
    if quantity.value is not None and quantity.value < 0:
        quantity = quantity.model_copy(update={"value": -quantity.value})
    change = Change(clause, replace(amount, quantity=quantity))
    judged = judge_step(change, first, second, (ends[0].text, ends[1].text), tuple(v.span for v in ends))
    signed = named and amount.quantity.text[:1] in words("numbers", "signs")
    told = (
        amount.unit in DISTANCES or signed or is_size or _names_range(clause)
    ) and not amount.quantity.approximate
    return judged if judged.truth or told else UNDECIDED


def _names_range(clause: Clause) -> bool:
    """ "A has the widest range, 3": how far its values reach, and not how much they scatter."""
    tops = [p for p in clause.phrases if isinstance(p, Superlative)]
    return len(tops) == 1 and [noun.key in words("comparisons", "ranges") for noun in tops[0].nouns] == [True]
