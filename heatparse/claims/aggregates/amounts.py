"""Amounts that are aggregates, each with the places that belong to it."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.amounts import is_change
from heatparse.claims.language.number_spans import find_ranges
from heatparse.claims.language.phrases import Amount, Phrase, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import counts_things
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import Record, field


class Aggregate(Record):
    """An amount that is said to be the mean (sum, median) of a place."""

    amount: Amount
    places: list[Ref] = field(default_factory=list)
    panel: int | None = None  # where the clause leads from one panel to the next


def find_aggregates(clause: Clause) -> list[Aggregate]:
    """Each amount with the places that belong to it: those behind it, or else those before it."""
    phrases = clause.phrases
    amounts = [
        at for at in _stated(phrases)
        if not (_counts_added(phrases, at) or is_change(phrases, at))
        and (not counts_things(phrases, at) or _is_rate(phrases, at))
    ]  # fmt: skip
    if not amounts or any(phrases[at].bound for at in amounts) or find_ranges(phrases):  # type: ignore[union-attr]
        return []
    found: list[Aggregate] = []
    shared = [phrase for phrase in phrases[: amounts[0]] if isinstance(phrase, Ref)]
    each = len(shared) == 1 and not clause.says(words("names", "together"))
    single = shared[0] if each and len(shared[0].names) == len(amounts) > 1 else None
    for position, at in enumerate(amounts):
        amount = phrases[at]
        assert isinstance(amount, Amount)
        end = amounts[position + 1] if position + 1 < len(amounts) else len(phrases)
        behind = _behind(phrases, at, end)
        if single is not None:
            name = single.names[position]
            places = [Ref(single.start, single.end, (name,), single.side, single.relation)]
        elif position:
            start = amounts[position - 1] + 1
            between = [phrase for phrase in phrases[start:at] if isinstance(phrase, Ref)]
            places = behind or between
            if clause.says(words("names", "together")) and len(places) == 1:
                places = [*(ref for ref in shared if len(ref.names) > 1), *places]
            if places and all(ref.is_panel for ref in places):  # "A is at 63 in winter and at 75 in summer"
                places = [*(ref for ref in shared if not ref.is_panel), *places]
        else:
            places = [*shared, *behind]
        if places or not (position or _is_listed(phrases, at)):
            found.append(Aggregate(amount, places))
    return found


def _counts_added(phrases: Sequence[Phrase], at: int) -> bool:
    """ "The 54 readings add up to 528": how many are added up."""
    noun, verb = phrases[at + 1 : at + 2], phrases[at + 2 : at + 3]
    told = [p.type for p in (*noun, *verb)] in (["MEASURE", "AGGREGATE"], ["DIMENSION", "AGGREGATE"])
    return told and any(isinstance(phrase, Amount) for phrase in phrases[at + 3 :])


def aggregates_of_rivals(clause: Clause) -> list[Aggregate]:
    """ "On average, A is ahead of B (63 vs. 54)": the first number is of A, the second of B."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if p.type == "COMPARATIVE"), len(phrases))
    opened = next((i for i, p in enumerate(phrases) if p.type == "OPEN"), len(phrases))
    held = phrases[opened + 1 : opened + 5]
    if not at < opened or [p.type for p in held] not in (
        ["AMOUNT", "VERSUS", "AMOUNT", "CLOSE"],
        ["AMOUNT", "THAN", "AMOUNT", "CLOSE"],
    ):
        return []
    sides = [[p for p in part if isinstance(p, Ref)] for part in (phrases[:at], phrases[at:opened])]
    single = all(len(refs) == 1 and len(refs[0].names) == 1 for refs in sides)
    scoped = any(phrase.type in ("SCOPE", "SUPERLATIVE") for phrase in phrases[at:])
    if not single or opened + 5 < len(phrases) or scoped:
        return []
    numbers = [p for p in held if isinstance(p, Amount)]
    return [Aggregate(number, refs) for number, refs in zip(numbers, sides, strict=True) if not number.bound]


def _is_rate(phrases: Sequence[Phrase], at: int) -> bool:
    """ "906 tickets a year on average": so many for each."""
    noun, behind = phrases[at + 1 : at + 2], phrases[at + 2 : at + 3]
    single = [p.type for p in noun] == ["AXISNOUN"] and not getattr(noun[0], "key", "").endswith("s")
    return single and [p.type for p in behind] in ([], ["AGGREGATE"], ["COMMA"])


def aggregates_of_panels(clause: Clause, scene: Scene) -> list[Aggregate]:
    """ "The mean rises from 0.3 to 0.5" over two panels: the first amount in the first, the second in the second."""
    phrases = clause.phrases
    amounts = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    if len(scene.grids) != 2 or len(amounts) != 2:
        return []
    keys = [getattr(phrases[at - 1], "key", "") if at else "" for at in amounts]
    refs = clause.refs()
    if keys != ["from", "to"] or any(
        scene.panels_named(ref) or ref.start > phrases[amounts[0]].start for ref in refs
    ):
        return []
    found = [phrases[at] for at in amounts]
    return [
        Aggregate(amount, list(refs), panel)
        for panel, amount in enumerate(found)
        if isinstance(amount, Amount) and not amount.bound
    ]


def _is_listed(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether an amount is the first of a bare list: "0.2, 0.3 and 0.4"."""
    return [phrase.type for phrase in phrases[at + 1 : at + 3]] == ["JOIN", "AMOUNT"]


def _stated(phrases: Sequence[Phrase]) -> list[int]:
    """Indices of the amounts that may be aggregates; several in one bracket only tell what was added."""
    found: list[int] = []
    held: list[int] | None = None
    for at, phrase in enumerate(phrases):
        if phrase.type == "OPEN":
            held = []
        elif phrase.type == "CLOSE":
            found += held if held is not None and len(held) == 1 else []
            held = None
        elif isinstance(phrase, Amount):
            (found if held is None else held).append(at)
    return found


def _behind(phrases: Sequence[Phrase], at: int, end: int) -> list[Ref]:
    """The references that directly follow an amount: "0.43 in RSPC and …", "0.43 (RSPC)"."""
    found: list[Ref] = []
    for phrase in phrases[at + 1 : end]:
        if isinstance(phrase, Ref):
            found.append(phrase)
        elif phrase.type not in ("PREPOSITION", "OPEN", "CLOSE", "UNIT", "OCCUR"):
            break
    return found
