"""Lists beside the words for a side: "the stop on the vertical axis (A, B) and the day on the horizontal one (C, D)".

A side is told by an axis or by a direction ("down the left side", "from left to right"), a list stands in
brackets, between dashes, or behind a verb or a colon. Only lists of both sides that take turns with them are read.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.axis_reading import AxisReading
from heatparse.reading.brackets import CLOSE, OPEN
from heatparse.reading.called_names import called_name
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.sentences import sentences
from heatparse.reading.side_parts import Part, closed_lists, common_list, open_lists, sides_in
from heatparse.reading.statements import Statement
from heatparse.reading.told_axes import told_axes
from heatparse.records import NamedTuple
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_LONGEST_NAME = 4  # tokens
_FEWEST = 3  # labels in small letters
_JOINTS = frozenset(("and", "&", "as"))  # "as well as"
_MARKS = ("SIGN", "MARK", "ARROW", "QUOTE", "TICK")
_TAKEN = frozenset(("axis", "legend", "panel", "title", "other-figure", "heading"))
_LONGEST_FRONT = 4  # tokens in front of a name that is set off by commas


class _Told(NamedTuple):
    """The list of a side, and the tokens of its sentence without those of lists."""

    side: str
    labels: list[str]
    bare: list[Token]
    between: list[Token]  # the side and its list
    span: tuple[int, int]  # of the clause
    statement: int


def side_lists(draft: Draft, statements: list[Statement]) -> list[tuple[int, str, AxisReading]]:
    """Block, axis and reading of both sides, where one sentence or two in a row list them."""
    last: list[_Told] = []
    for statement in _describing(draft, statements):
        if statement.block.kind == "heading":
            last = []
            continue
        for sentence in sentences(draft.tokens_of(statement.block), draft.text):
            last = _joined(last, _in_sentence(sentence, draft.text, statement.index))
            if len(last) > 1:
                return _readings(draft, last)
    return []


def lone_sides(draft: Draft, statements: list[Statement]) -> list[tuple[int, str, AxisReading]]:
    """Block, axis and reading of each side that a sentence lists for itself: "Down the side are A, B and C."."""
    found: list[_Told] = []
    for statement in _describing(draft, statements):
        if statement.block.kind == "heading":
            continue
        for whole in sentences(draft.tokens_of(statement.block), draft.text):
            sentence = _with_names_inside(whole)
            told = _in_sentence(sentence, draft.text, statement.index) or _in_lines(
                sentence, draft.text, statement.index
            )
            found += [one for one in told if _is_sure(one, sentence)]
    return [reading for one in found for reading in _readings(draft, [one])]


def _describing(draft: Draft, statements: list[Statement]) -> Iterator[Statement]:
    """The statements in front of a table and of the discussion that no one has read as something else."""
    first_row = next((at for at, one in enumerate(draft.blocks) if one.kind in ("row", "code")), None)
    for statement in statements:
        if first_row is not None and statement.index > first_row:
            return
        heads = statement.block.kind == "heading"
        if heads and is_discussion(statement):
            return
        if heads or draft.roles.get(statement.index) not in _TAKEN:
            yield statement


def _in_lines(sentence: list[Token], text: str, statement: int) -> list[_Told]:
    """ "The top row is A, followed by B and C"."""
    if words("stations", "hints").isdisjoint([token[3] for token in sentence]):
        return []
    from heatparse.reading.stations import lines_told  # loaded where labels may be told one by one

    told = lines_told(sentence, text)
    if told is None:
        return []
    return [_Told(told[0], told[1].labels, [], [], (sentence[0][1], sentence[-1][2]), statement)]


def _is_sure(told: _Told, sentence: list[Token]) -> bool:
    """Whether a list that stands beside one side is one of labels: none of values, nor of adjectives."""
    keys = {token[3] for token in sentence}
    if not all(label[:1].isupper() or label[:1].isdigit() for label in told.labels):
        return len(told.labels) >= _FEWEST and ":" in keys
    numbers = all(label.replace(".", "", 1).isdigit() for label in told.labels)
    return not numbers or words("assertions", "values").isdisjoint(keys)


def sides_of_line(draft: Draft, statement: Statement) -> list[tuple[int, str, AxisReading]]:
    """The readings of both sides that a line about the axes gives, "Axes: Day (A, B) across, Stop (C, D) down"."""
    told: list[_Told] = []
    for sentence in sentences(draft.tokens_of(statement.block), draft.text):
        told = _joined(told, _in_sentence(sentence, draft.text, statement.index))
        if len(told) > 1:
            return _readings(draft, told)
    return []


def _joined(last: list[_Told], told: list[_Told]) -> list[_Told]:
    """Both sides, where one is told right behind the other; the one told last, to be met by the other."""
    for one in told:
        if last and last[-1].side != one.side:
            return [last[-1], one]
        last = [one]
    return last if told else []


def _in_sentence(sentence: list[Token], text: str, statement: int) -> list[_Told]:
    clauses = _clauses(sentence)
    told = [one for clause in clauses for one in _told(clause, text, statement)]
    if len(told) != 1 or len(clauses) == 1:
        return told
    # "The vertical axis is called Stop; from top to bottom it lists …": the name stands in front of the list
    front = [token for clause in clauses for token in clause if token[2] <= told[0].span[0]]
    same = {part.side for part in sides_in(front)} == {told[0].side}
    return [told[0]._replace(bare=[*front, *told[0].bare])] if same else told


def _with_names_inside(sentence: list[Token]) -> list[Token]:
    """A sentence with nothing but the quotation of ", under the label “Time”,"."""
    commas = [at for at, token in enumerate(sentence) if token[3] == ","]
    naming = words("structure", "title_keys") | words("structure", "naming")
    for first, last in pairwise(commas):
        marks = [at for at in range(first, last) if sentence[at][0] == "QUOTE"]
        front = sentence[first + 1 : marks[0]] if marks else []
        named = any(token[3] in naming for token in front)
        if named and len(marks) > 1 and marks[-1] == last - 1 and len(front) <= _LONGEST_FRONT:
            return [*sentence[:first], *sentence[marks[0] : last], *sentence[last + 1 :]]
    return sentence


def _readings(draft: Draft, told: list[_Told]) -> list[tuple[int, str, AxisReading]]:
    bare = list(told[0].bare)
    if told[-1].bare is not told[0].bare:
        bare += told[-1].bare
    every = [label for one in told for label in one.labels]
    for one in told:
        draft.note_listing(*one.span, every)
    names = told_axes(bare, draft.text, apart=True)
    found: list[tuple[int, str, AxisReading]] = []
    for one in told:
        place = draft.blocks[one.statement]
        sure = _quoted_name(one, draft.text) or _name_between(one, draft.text)
        label = sure or names.get(one.side)
        reading = AxisReading(label=label, categories=one.labels, start=place.start, end=place.end)
        reading.weak = not sure  # "the depth (%)" may be told in full
        found.append((one.statement, one.side, reading))
    return found


def _quoted_name(told: _Told, text: str) -> str | None:
    """The one quotation or bold piece that stands beside the side and is no label."""
    found: list[str] = []
    at = 0
    while at < len(told.bare):
        close = quoted_end(told.bare, at, text)
        if close is not None and close > at + 1:
            found.append(clean_label(text[told.bare[at][2] : told.bare[close][1]]))
            at = close
        at += 1
    return found[0] if len(found) == 1 else None if found else called_name(told.bare, text)


def _name_between(told: _Told, text: str) -> str | None:
    """The name between a side and its list: "The rows (Stop) are A, B", "Vertical: Stop (A, B)"."""
    idle = (
        words("structure", "articles") | words("sides", "listing") | vocabulary("structure", "numbers").keys()
    )
    idle |= (
        words("structure", "distributive")
        | words("function_words", "taken_for")
        | {"correspond", "corresponds"}
    )
    tokens = told.between
    while tokens and (tokens[0][3] in idle or tokens[0][0] in _MARKS):
        tokens = tokens[1:]
    while tokens and (tokens[-1][3] in idle or tokens[-1][0] in _MARKS):
        tokens = tokens[:-1]
    if tokens and any(token[3] in OPEN and token[1] >= tokens[-1][2] for token in told.between):
        return None  # "the depth (%)"
    vague = (
        words("structure", "orientation") | words("structure", "no_names") | words("structure", "vague_names")
    )
    vague |= words("structure", "label_nouns") | words("sides", "adjectives") | words("sides", "behind_lists")
    vague |= words("sides", "talk")
    if not 0 < len(tokens) <= _LONGEST_NAME or any(
        token[0] not in ("WORD", "NAME") or token[3] in vague for token in tokens
    ):
        return None
    return clean_label(text[tokens[0][1] : tokens[-1][2]])


def _clauses(sentence: list[Token]) -> list[list[Token]]:
    """The parts of a sentence between semicolons outside of brackets, where each of them has words."""
    parts: list[list[Token]] = [[]]
    depth = 0
    for token in sentence:
        depth += (token[3] in OPEN) - (token[3] in CLOSE)
        if token[3] == ";" and depth <= 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if part]


def _told(sentence: list[Token], text: str, statement: int) -> list[_Told]:
    """The lists of a clause with their sides; none where sides and lists do not take turns."""
    sides = _outside_lists(sides_in(sentence), sentence, text)
    if not sides or len({one.side for one in sides}) < len(sides):
        return []
    lists = closed_lists(sentence, text) or open_lists(sentence, sides, text)
    span = (sentence[0][1], sentence[-1][2])
    if sides[0].side == "both" or _are_joined(sides, sentence):
        closed = [one for one in closed_lists(sentence, text) if not _holds(one, sides)]
        lists = closed or common_list(sentence, sides, text)
        return [_Told(axis, lists[0].labels, [], [], span, statement) for axis in "xy" if len(lists) == 1]
    if len(lists) != len(sides):
        return []
    parts = sorted([*sides, *lists], key=lambda part: part.first)
    found: list[tuple[str, list[str]]] = []
    between: list[list[Token]] = []
    for one, two in zip(parts[::2], parts[1::2], strict=True):
        if bool(one.side) == bool(two.side):
            return []
        found.append((one.side or two.side, one.labels or two.labels))
        between.append(_around(sentence, one, two) if one.side else [])
    inside = {at for one in lists for at in range(one.first, one.behind)}
    bare = [token for at, token in enumerate(sentence) if at not in inside]
    if len(found) == 1:
        return [_Told(*found[0], bare, between[0], span, statement)]
    second = sentence[parts[2].first][1]
    # nothing of the sentence may stand behind its second list
    cut = next((at for at, token in enumerate(bare) if token[1] >= second), len(bare))
    halves = (bare[:cut], bare[cut:]) if any(t[0] in ("QUOTE", "TICK") for t in bare) else (bare, bare)
    return [
        _Told(side, labels, half, beside, span, statement)
        for (side, labels), half, beside in zip(found, halves, between, strict=True)
    ]


def _are_joined(sides: list[Part], sentence: list[Token]) -> bool:
    """Whether both sides stand side by side, so that one list is that of both: "along the bottom and the left side"."""
    if len(sides) != len(("x", "y")):
        return False
    between = {token[3] for token in sentence[sides[0].behind : sides[1].first]}
    return bool(between) and between <= words("sides", "joining") and not between.isdisjoint(_JOINTS)


def _holds(listed: Part, sides: list[Part]) -> bool:
    """Whether a bracket tells the sides, and lists no labels: "Agents (rows and columns)"."""
    return any(listed.first <= side.first < listed.behind for side in sides)


def _outside_lists(sides: list[Part], sentence: list[Token], text: str) -> list[Part]:
    """The sides without places of labels: "starts with A at the top and goes on with B"."""
    if len(sides) < len(("x", "y")) or words("stations", "hints").isdisjoint([t[3] for t in sentence]):
        return sides
    from heatparse.reading.stations import read_stations  # loaded where labels may be told one by one

    found = read_stations(sentence, text)
    if found is None:
        return sides
    return [one for one in sides if not found.start <= sentence[one.first][1] < found.end]


def _around(sentence: list[Token], side: Part, listed: Part) -> list[Token]:
    """The tokens between a side and its list; those in front of it where there are none: "Axes: Day across (A, B)"."""
    between = sentence[side.behind : listed.first]
    if between or side.behind - side.first > 1:
        return between
    signs = [at for at in range(side.first) if sentence[at][0] in _MARKS or sentence[at][3] == "and"]
    return sentence[signs[-1] + 1 if signs else 0 : side.first]
