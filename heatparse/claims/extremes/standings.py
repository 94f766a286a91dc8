"""Standings: who wins and in which slice, by the place of the references around superlative and verb."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.cautions import is_beside_cell
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Superlative, key_at
from heatparse.claims.language.things import is_prepositional
from heatparse.claims.language.words import Word
from heatparse.claims.places.positions import cells_at, is_spot
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.phrases import words

_VERBS = frozenset(("BE", "HAVE", "OCCUR", "SHARE", "COLON"))


def read_references(statement: Statement, scene: Scene) -> None:
    """Who wins and in which slice, by the place of the references around superlative and verb."""
    phrases, at, verb = statement.phrases, statement.at, statement.top.verb
    predicate = next((i for i, p in enumerate(phrases) if i > at and p.type in _VERBS), None)
    has_subject = any(
        p.type == "PRONOUN"
        or (
            isinstance(p, Ref | Part)
            and not is_prepositional(phrases, i)
            and not _is_owner(phrases, i)
            and not _is_fronted(phrases, i)
        )
        for i, p in enumerate(phrases[: max(at, 0)])
    )
    statement.own = verb == "peaks" or is_own(phrases, at)
    for index, phrase in enumerate(phrases):
        if isinstance(phrase, Part):
            _read_part(statement, phrase, index)
        if _is_middle(phrases, index, at):
            _read_spot(statement, "center", sure=False)
        if not isinstance(phrase, Ref):
            continue
        panels = scene.panels_named(phrase)
        if panels:
            statement.panels += panels
            statement.panel_wins = statement.panel_wins or (
                verb != "peaks" and (_is_subject(phrases, index, at) or _owns_aggregate(statement, index))
            )
        elif phrase.position and phrase.noun not in ("row", "column"):
            # "the bottom-right corner (5, 5)"; without its labels it may be an area as well
            if index < at and phrase.noun != "cell" and is_prepositional(phrases, index):
                statement.guarded = True  # "in the upper-right quadrant the highest value is 0.6"
            elif not is_beside_cell(phrases, index):
                sure = phrase.noun == "cell" or _is_of_line(phrases, at) or _holds(phrase, phrases, scene)
                _read_spot(statement, phrase.position, sure)
        elif at < 0 or _is_in_bracket_behind(phrases, index, at):
            statement.winners.append(phrase)
        elif index < at:
            sliced = _is_sliced(phrases, index) or statement.own or _is_owner(phrases, index)
            (statement.slices if sliced else statement.winners).append(phrase)
        elif (
            _qualifies(phrases, index, at)
            or (has_subject and not statement.own)
            or (predicate is not None and index < predicate and not verb)
            or _is_across(statement, index)
        ):
            statement.slices.append(phrase)
        else:
            statement.winners.append(phrase)


def _is_in_bracket_behind(phrases: Sequence[Phrase], index: int, at: int) -> bool:
    """E.g. "The darkest cell (A, B) represents 0.9": the cell, in a bracket of its own."""
    first = at + 2 if index in (at + 2, at + 4) else index
    told = [phrase.type for phrase in phrases[first - 1 : first + 4]]
    return told[:2] == ["OPEN", "REF"] and told[3:] == ["REF", "CLOSE"] and first == at + 2


def _is_of_line(phrases: Sequence[Phrase], at: int) -> bool:
    """ "The top-left corner holds the smallest number of its row": a corner of one row is a cell."""
    behind = phrases[at + 1 : at + 4]
    owned = [phrase.type for phrase in behind] == ["PREPOSITION", "PRONOUN", "DIMENSION"]
    return owned and getattr(behind[2], "value", "") in ("row", "column")


def _is_middle(phrases: Sequence[Phrase], index: int, at: int) -> bool:
    """E.g. "In the center of the grid"."""
    phrase, behind = phrases[index], phrases[index + 1 : index + 3]
    whole = len(behind) == 2 and isinstance(behind[1], Word) and behind[1].value == "grid"
    return (
        isinstance(phrase, Word)
        and phrase.type == "POSITION"
        and phrase.value == "center"
        and whole
        and index > at
    )


def _read_spot(statement: Statement, position: str, sure: bool) -> None:
    """E.g. "In the top-left cell"; a corner may be an area as well."""
    if is_spot(position) and not statement.spot:
        statement.spot, statement.roomy = position, not sure
    else:
        statement.guarded = True


def _holds(ref: Ref, phrases: Sequence[Phrase], scene: Scene) -> bool:
    """E.g. "The lower right corner, 79.4, …": the number of the cell there tells that the corner is no area."""
    told = [phrase for phrase in phrases if isinstance(phrase, Amount) and not phrase.bound]
    if len(told) != 1 or told[0].quantity.value is None:
        return False
    cells = [(grid, cell) for grid in scene.grids.all() for cell in cells_at(ref.position, grid)]
    values = [(grid, value) for grid, cell in cells if (value := grid.at(*cell)) is not None]
    return any(equal(grid.measure(told[0].quantity), value) for grid, value in values)


def _qualifies(phrases: Sequence[Phrase], index: int, at: int) -> bool:
    """E.g. "The highest RSPC score": a name in front of the noun says where."""
    following = phrases[index + 1] if index + 1 < len(phrases) else None
    return index == at + 1 and following is not None and following.type == "MEASURE"


def _is_across(statement: Statement, index: int) -> bool:
    """E.g. "The second-best model on A": of the other axis than the noun."""
    nouns, ref = statement.top.nouns, statement.phrases[index]
    side = nouns[-1].value.axis if nouns and nouns[-1].type == "AXISNOUN" else None
    if (
        side is None
        or not isinstance(ref, Ref)
        or not ref.names
        or not is_prepositional(statement.phrases, index)
    ):
        return False
    return not any(label.columns if side == "x" else label.rows for label in ref.names[0].labels)


def _is_sliced(phrases: Sequence[Phrase], index: int) -> bool:
    """Whether a reference says where; in ", with A in second place" it says who."""
    absolute = index == 2 and phrases[0].type == "COMMA" and getattr(phrases[1], "key", "") == "with"
    return (is_prepositional(phrases, index) and not absolute) or _is_circumstance(phrases, index)


def _is_fronted(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "Off the diagonal, the highest value is …": no subject."""
    if not isinstance(phrases[index], Part) or index + 1 == len(phrases):
        return False
    front = {phrase.type for phrase in phrases[:index]}
    return front <= {"ORDER", "BY", "PREPOSITION"} and phrases[index + 1].type in ("COMMA", "JOIN")


def _names_winner(phrases: Sequence[Phrase]) -> bool:
    """E.g. "A leads", "A is the best"."""
    at = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), 0)
    return any(isinstance(phrase, Ref) for phrase in phrases[:at])


def _is_circumstance(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "When tested on A, the models trained on B come second"."""
    ref, behind = phrases[index], phrases[index + 1 :]
    colon = next((i for i, phrase in enumerate(behind) if phrase.type in ("COLON", "SUPERLATIVE")), 0)
    if behind[colon : colon + 1] and behind[colon].type == "COLON" and _names_winner(behind[colon + 1 :]):
        return True  # "B: A leads"
    fronted = index == 0 and bool(behind) and (behind[0].type == "COMMA" or key_at(behind, 0) == ",")
    return fronted and isinstance(ref, Ref) and bool(ref.relation) and any(isinstance(p, Ref) for p in behind)


def _read_part(statement: Statement, part: Part, index: int) -> None:
    among = index > 0 and statement.phrases[index - 1].type == "RESTRICTION"
    behind = statement.phrases[statement.at + 1 : statement.at + 3]
    placed = len(behind) == 2 and behind[0].type == "PREPOSITION" and isinstance(behind[1], Ref)
    placed = placed or (statement.top.verb == "peaks" and isinstance(behind[0] if behind else None, Ref))
    among = among or (part.part == "diagonal" and placed)  # "the diagonal peaks at A"
    by = index > 0 and (
        statement.phrases[index - 1].type == "BY" or key_at(statement.phrases, index - 1).endswith(" by")
    )
    among = among or by  # "by correct predictions", "ordered by correct predictions"
    subject = index < statement.at and not among and not is_prepositional(statement.phrases, index)
    if subject and part.part == "diagonal" and part.end - part.start > 0 and not statement.winners:
        statement.diagonal_wins = True
    else:
        statement.part = part.part


def is_own(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "Its lowest", "their lowest"."""
    before = phrases[at - 1] if at > 0 else None
    return (
        isinstance(before, Word)
        and before.type == "PRONOUN"
        and before.key in words("function_words", "possessive")
    )


def _is_subject(phrases: Sequence[Phrase], index: int, at: int) -> bool:
    """Whether a reference is what the superlative is said of: "A has the highest", "A leads"."""
    top = phrases[at] if at >= 0 else None
    placed = isinstance(top, Superlative) and top.rank > 1 and not top.nouns and index + 1 == at
    verb = (
        placed
        or _verb(phrases[at]) == "leads"
        or any(p.type in ("BE", "HAVE", "OCCUR") for p in phrases[index + 1 : at])
    )
    return index < at and verb and not is_prepositional(phrases, index) and not _is_owner(phrases, index)


def _owns_aggregate(statement: Statement, index: int) -> bool:
    """E.g. "The mean over all cells is lowest for A"."""
    phrases, at = statement.phrases, statement.at
    before = phrases[index - 1] if index else None
    aggregate = bool(aggregate_before(phrases, at)[0]) and index > at
    return aggregate and isinstance(before, Word) and before.key in words("function_words", "sorted_by")


def _is_owner(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "The RSPC minimum": a name right in front of the superlative says where, not who.

    So does the subject of a passive: "RSPC is led by A".
    """
    following = next((p for p in phrases[index + 1 : index + 3] if p.type != "BE"), None)
    if not isinstance(following, Superlative) or following.verb:
        return False
    if following.rank > 1 and not following.nouns:
        return False  # "A first, B second"
    return following.key.endswith(" by") or following is phrases[index + 1]


def _verb(phrase: Phrase) -> str:
    return phrase.verb if isinstance(phrase, Superlative) else ""


def _is_criterion(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "Best on average", "second in mean score", "the top three by total": what the places are given for."""
    before = phrases[index - 1] if index else None
    criterion = isinstance(before, Word) and (
        before.type == "BY" or before.key in words("function_words", "criterion")
    )
    return criterion or getattr(phrases[index], "key", "") == "on average"


def aggregate_before(phrases: Sequence[Phrase], at: int) -> tuple[str, bool]:
    """E.g. "The mean is highest for A": the measure of lines, and whether nobody knows which."""
    found = {
        str(p.value)
        for i, p in enumerate(phrases)
        if isinstance(p, Word) and p.type == "AGGREGATE" and (i < at or _is_criterion(phrases, i))
    }
    return (found.pop(), False) if found in ({"mean"}, {"sum"}) else ("", bool(found))
