"""Labels that only sentences of one frame tell: "In Ant, it was 3 in May and 4 in June." "In Bee, it was …".

What differs in front of the first value are the labels of the lines; what stands beside each value, in all the
sentences alike, are the labels across them.
"""

from __future__ import annotations

from itertools import groupby, pairwise

from heatparse.phrases import words
from heatparse.reading.announced_columns import announced_labels
from heatparse.reading.cells.frame import OTHER, X, Y
from heatparse.reading.draft import Draft
from heatparse.reading.sentences import sentences
from heatparse.records import NamedTuple
from heatparse.tokens import Token

_FEWEST = 2  # sentences, and values of each
_LONGEST = 6  # tokens of a label
_ENDING = frozenset(".;:!")
_BREAKS = frozenset((*",;.:", "(", ")", "/", "|"))
_SILENT = ("TICK", "QUOTE")

Keys = tuple[str, ...]


class _Told(NamedTuple):
    """A sentence with values: the tokens in front of them, and what stands between and behind them."""

    block: int
    front: list[Token]
    gaps: list[list[Token]]  # behind each of the values


def framed_labels(
    draft: Draft, blocks: list[int], missing: list[str], axes: dict[str, list[str]]
) -> dict[str, list[str]]:
    """The labels of the missing axes, where sentences side by side have one frame; none for any other text."""
    told = [one for index in blocks for one in _sentences(draft, index) if _has_verb(draft, one)]
    for _, group in groupby(told, key=lambda one: [_keys(gap) for gap in one.gaps]):
        run = list(group)
        if len(run) < _FEWEST:
            continue
        lines = _line_labels(draft, run)
        if len(lines) < len(run):
            continue
        across = _labels_across(draft, run[0])
        if not across and len(missing) > 1 and _is_list(run[0]):
            across = announced_labels(draft, run[0].block, len(run[0].gaps), lines)
        found = _placed(lines, across, len(run[0].gaps), missing, axes)
        if found:
            return found
    return {}


def _placed(
    lines: list[str], across: list[str], size: int, missing: list[str], axes: dict[str, list[str]]
) -> dict[str, list[str]]:
    """The labels by axis: lines are rows unless the axis that is listed has their labels."""
    if set(missing) == {X, Y}:
        return {Y: lines, X: across} if across else {}
    listed = OTHER[missing[0]]
    if across and set(lines) <= set(axes[listed]):
        return {missing[0]: across}
    fits = set(across) <= set(axes[listed]) if across else size == len(axes[listed])
    return {missing[0]: lines} if fits else {}


def _sentences(draft: Draft, index: int) -> list[_Told]:
    """The sentences of a block that give values."""
    block = draft.blocks[index]
    found: list[_Told] = []
    for sentence in sentences(draft.tokens_of(block), draft.text):
        part: list[Token] = []
        for token in [*sentence, None]:
            if token is None or token[3] == ";":
                told = _told(index, part)
                found += [told] if told is not None else []
                part = []
            elif token[0] not in _SILENT:
                part.append(token)
    return found


def _told(block: int, tokens: list[Token]) -> _Told | None:
    """The parts of a sentence around its values; None where it has too few, or begins with one."""
    numbers = [at for at, token in enumerate(tokens) if token[0] == "QUANTITY"]
    if len(numbers) < _FEWEST or not numbers[0]:
        return None
    gaps = [tokens[one + 1 : two] for one, two in pairwise([*numbers, len(tokens)])]
    while gaps[-1] and gaps[-1][-1][3] in _ENDING:
        gaps[-1].pop()
    return _Told(block, tokens[: numbers[0]], gaps)


def _has_verb(draft: Draft, told: _Told) -> bool:
    """Whether a word leads to the first value, and no colon or arrow."""
    last = told.front[-1]
    return last[0] == "WORD" and draft.text[last[1]].islower()


def _keys(tokens: list[Token]) -> Keys:
    return tuple(token[3] for token in tokens)


def _line_labels(draft: Draft, run: list[_Told]) -> list[str]:
    """What differs in front of the values of sentences, as it is written."""
    fronts = [_without_joint(one.front) for one in run]
    before = _shared(fronts)
    behind = _shared([front[before:][::-1] for front in fronts])
    found: list[str] = []
    for front in fronts:
        first, last = before, len(front) - behind
        while first and _is_name(draft, front, first - 1):
            first -= 1  # "Station North", "Station South"
        while last < len(front) and _is_name(draft, front, last):
            last += 1  # "North Gate", "South Gate"
        inside = front[first:last]
        if not inside or len(inside) > _LONGEST or not _BREAKS.isdisjoint(_keys(inside)):
            return []
        found.append(draft.text[inside[0][1] : inside[-1][2]])
    return found if len(set(found)) == len(found) else []


def _without_joint(front: list[Token]) -> list[Token]:
    """ "and in Bee" as "in Bee"."""
    joints = words("structure", "and") | words("function_words", "carrying_on")
    return front[1:] if len(front) > 1 and front[0][3] in joints else front


def _shared(rows: list[list[Token]]) -> int:
    """With how many equal tokens all rows begin."""
    size = 0
    for together in zip(*rows, strict=False):
        if len({token[3] for token in together}) > 1:
            break
        size += 1
    return min(size, min(len(row) for row in rows) - 1)


def _is_name(draft: Draft, tokens: list[Token], at: int) -> bool:
    """Whether a token is a name inside of a sentence."""
    start = tokens[at][1]
    return at > 0 and tokens[at][0] in ("WORD", "NAME") and draft.text[start].isupper()


def _labels_across(draft: Draft, told: _Told) -> list[str]:
    """The labels of the values of a sentence, each behind its value: "3 in May, 4 in June"."""
    parts = [_without_joints(gap) for gap in told.gaps]
    if not all(parts):
        return []
    before = _shared(parts)
    behind = _shared([part[before:][::-1] for part in parts])
    inside = [part[before : len(part) - behind] for part in parts]
    if not all(part and len(part) <= _LONGEST and _BREAKS.isdisjoint(_keys(part)) for part in inside):
        return []
    labels = [draft.text[part[0][1] : part[-1][2]] for part in inside]
    return labels if len(set(labels)) == len(labels) else []


def _is_list(told: _Told) -> bool:
    """Whether nothing stands between values but commas, strokes and an "and"."""
    joints = words("structure", "and") | {",", "/", "|", "·"}
    return all(set(_keys(gap)) <= joints for gap in told.gaps[:-1])


def _without_joints(gap: list[Token]) -> list[Token]:
    """What stands behind a value, without the comma and the "and" in front of the next one."""
    joints = words("structure", "and") | words("function_words", "carrying_on") | {","}
    last = len(gap)
    while last and gap[last - 1][3] in joints:
        last -= 1
    return gap[:last]
