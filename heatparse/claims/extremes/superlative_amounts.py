"""The numbers of a statement with a superlative: values of its winner, or names of it."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Side, index_of, key_at
from heatparse.claims.language.things import RELATIVE_UNITS, is_prepositional
from heatparse.claims.language.words import Word
from heatparse.claims.places.located_amounts import Locator
from heatparse.claims.scene import Scene
from heatparse.phrases import words as word_list


def read_amounts(statement: Statement, scene: Scene) -> None:
    """Fill in the values of the winner, and the numbers that are names of it."""
    locator = Locator(statement.clause.part(statement.phrases), scene)
    category = _is_category(statement)
    for group in locator.groups:
        for index in group:
            amount = statement.phrases[index]
            if not isinstance(amount, Amount) or amount.bound or amount.unit in RELATIVE_UNITS:
                continue
            if key_at(statement.phrases, index - 1) in word_list("winners", "over_number"):
                continue  # "peaks at over 35"
            if index and statement.phrases[index - 1].type == "NEGATION":
                continue  # "the best ratio is 4, not 5"
            if _is_of_more(statement.phrases, index) or _is_distance(statement.clause.phrases, amount):
                continue
            if statement.clause.is_data and scene.is_datum(amount):
                continue
            if amount.label is not None and category and len(statement.winners) < (statement.top.count or 1):
                side = _side_of(statement.top.nouns[-1])
                statement.winners.append(Ref(amount.start, amount.end, (amount.label,), side))
                continue  # "the best ratio is 0.5"
            if amount.label is not None and _says_where(statement, index):
                # "bottoms out at 3": a value, or a category; "peaks in 2020": a category
                sure = key_at(statement.phrases, index - 1) in word_list("winners", "locating")
                sure = sure or _tells_value_behind(statement.phrases, index)
                statement.unsure = statement.unsure or not sure
                statement.winners.append(Ref(amount.start, amount.end, (amount.label,)))
                continue
            statement.amounts.append((amount, locator.owned[group[0]][0]))


def _is_of_more(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "A's maximum lies 7 above that of B", "the peaks average 70": no value of the winner."""
    behind = phrases[index + 1].type if index + 1 < len(phrases) else ""
    return behind == "COMPARATIVE" or (index > 0 and phrases[index - 1].type == "AGGREGATE")


def _is_distance(phrases: Sequence[Phrase], amount: Amount) -> bool:
    """ "A tops out 0.15 below B", "peaks 0.05 short of 1.0": how far off it is, whatever is cut off behind it."""
    behind = phrases[index_of(phrases, amount) + 1 :][:1]
    return any(p.type == "COMPARATIVE" or (isinstance(p, Amount) and bool(p.bound)) for p in behind)


def _says_where(statement: Statement, index: int) -> bool:
    """E.g. "Bottoms out at 3", "is highest for 3"."""
    return is_prepositional(statement.phrases, index) or (
        bool(statement.top.verb) and index == statement.at + 1
    )


def _tells_value_behind(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "Peaks at 15% with 5.3", "peaks at 15 (5.3)": the first number is a category, the second the value."""
    joint, value = (phrases[index + 1], phrases[index + 2]) if index + 2 < len(phrases) else (None, None)
    marked = joint is not None and (joint.type == "OPEN" or key_at(phrases, index + 1) == "with")
    return marked and isinstance(value, Amount) and value.label is None


def _is_category(statement: Statement) -> bool:
    """Whether what is best is named by a noun of its axis, and by nothing else so far."""
    nouns = statement.top.nouns
    return (
        bool(nouns)
        and (nouns[-1].type == "AXISNOUN" or nouns[-1].value in ("row", "column", "category"))
        and not statement.winners
    )


def _side_of(noun: Word) -> Side | None:
    """The axis that a noun names."""
    if noun.type == "AXISNOUN":
        axis: Side | None = noun.value.axis
        return axis
    return {"row": "y", "column": "x"}.get(noun.value)  # type: ignore[return-value]
