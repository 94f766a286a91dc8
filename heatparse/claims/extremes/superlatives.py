"""Statements with a superlative: which words of a clause say who, where, how much, and among what.

"In RSPC, A has the highest score on B (0.91)": the superlative, the winner A, the slice B, the
panel RSPC, and the amount. A clause holds one statement for each superlative, panel or slice that
has its own amount.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.phrases import words
from heatparse.records import Record, field

_TELLING = frozenset(("BE", "OCCUR", "HAVE"))  # verbs behind which the place of an extreme is told


class Statement(Record):
    """The slots of one superlative."""

    clause: Clause
    top: Superlative
    phrases: list[Phrase]
    at: int  # index of the superlative; -1 where the lead of the block has it
    winners: list[Ref] = field(default_factory=list)
    slices: list[Ref] = field(default_factory=list)  # in which it is highest
    limits: list[Ref] = field(default_factory=list)  # the part of an axis that is left: "from A on"
    panels: list[int] = field(default_factory=list)
    panel_wins: bool = False
    panel_count: int | None = None  # "in three of the four charts"
    holders: int = 0  # "three cells share the maximum"
    amounts: list[tuple[Amount, list[Ref]]] = field(default_factory=list)  # with the names next to them
    part: str = "all"
    diagonal_wins: bool = False  # "the diagonal cell holds the highest"
    universal: bool = False  # in every slice across the winner
    most: bool = False  # … in most of them
    generally: bool = False  # "A generally performs best": in most of them, or on average
    over: str = ""  # what a universal statement runs over: row, column, or unsaid
    but: list[Ref] = field(default_factory=list)  # … except these
    others: bool = False  # … of the others: not in its own
    own: bool = False  # "its highest": among the values of the subject
    whole: bool = False  # "of the matrix": not of a row or a column
    within: str = ""  # "of its row", "of that column"
    signs: bool = False  # "of both signs": the highest and the lowest
    by_size: bool = False  # "by magnitude": without signs
    ordered: bool = False  # several winners are told in their order
    spot: str = ""  # "in the top-left cell": where the winner stands
    roomy: bool = False  # … "in the top-left corner": there, or near it
    measure: str = ""  # of lines: mean, sum, spread; of cells: uncertainty
    classes: str = ""  # of classes in a confusion matrix: recall, precision, errors …
    of: str = "cell"  # what wins: cell, row, column, line, panel
    told_of_several: bool = False  # "it peaks at A in P and at B in Q": each the best of its own line, maybe
    of_pairs: bool = False  # "the strongest pair": of two different things
    direction: str = "high"
    alone: bool = True  # the text names one winner as the only one
    bare: bool = False  # "A is weakest on B": of B, or of A
    along: bool = False  # "A is best on B and worst on C": of A
    graded: bool = False  # "the busiest": which end that is depends on what is measured
    tested: bool = False  # it speaks of those that were tested only
    guarded: bool = False  # a word that may change the truth was not understood: undecided
    narrowed: bool = False  # a guard word narrows it or sets it apart, in a way that was not understood
    carried: bool = False  # its place was told of another one, and may not be its own
    unsure: bool = False  # an unknown word may change who is meant: never refuted


def is_of_course(phrases: Sequence[Phrase]) -> bool:
    """ "The lowest score at A increases from B to C": how the extreme goes on, and not which one it is."""
    first = phrases[0] if phrases else None
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "DIFFERENCE"), 0)
    between = {phrase.type for phrase in phrases[1:at]}
    return (
        at > 0 and isinstance(first, Superlative) and not first.verb
        and between <= {"PREPOSITION", "REF"} and key_at(phrases, at + 1) == "from"
    )  # fmt: skip


def is_of_whole(statement: Statement, slices: Sequence[Ref]) -> bool:
    """E.g. "The highest value of the figure, 0.9, lies in A": of all values, and A tells where it lies."""
    phrases, at = statement.phrases, statement.at
    if statement.top.key in words("holders", "of_chart"):
        return True  # "tops the chart"
    if at >= 0 and not statement.own and _tells_overall(phrases, at):
        return True  # "A has the highest rate overall (0.9)"
    if not statement.whole or at < 0 or key_at(phrases, at + 1) not in words("function_words", "of_figure"):
        return False
    grid = phrases[at + 2] if at + 2 < len(phrases) else None
    if getattr(grid, "value", "") != "grid" or grid is None or grid.type != "DIMENSION":
        return False
    verb = next((i for i in range(at + 3, len(phrases)) if phrases[i].type in _TELLING), len(phrases))
    return verb < len(phrases) and all(ref.start > phrases[verb].start for ref in slices)


def _tells_overall(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether "overall" stands right behind a superlative, and behind that the number alone."""
    scope, behind = (phrases[i] if i < len(phrases) else None for i in (at + 1, at + 2))
    told = isinstance(scope, Scope) and scope.key in words("winners", "of_everything") and scope.noun is None
    return told and behind is not None and behind.type == "OPEN"


def names_difference(clause: Clause) -> bool:
    """Whether a clause or its lead names a difference: a gap, a gain, a drop."""
    return clause.has("DIFFERENCE") or any(phrase.type == "DIFFERENCE" for phrase in clause.lead)


def counts_cells(statement: Statement) -> bool:
    """E.g. "The three highest values belong to A", "A holds the two lowest cells"."""
    noun = statement.top.nouns[-1] if statement.top.nouns else None
    if noun is None or statement.measure or statement.amounts or len(statement.winners) != 1:
        return False
    return noun.type == "MEASURE" or (noun.type == "DIMENSION" and noun.value == "cell")
