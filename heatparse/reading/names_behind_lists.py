"""Names of axes behind their lists: `The rows are Oak and Yew (axis title "Tree")`, `…; the axis is titled "Tree"`."""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.phrases import words
from heatparse.reading.brackets import CLOSE
from heatparse.reading.draft import AxisDraft, Draft
from heatparse.reading.list_remarks import name_told
from heatparse.reading.quotations import clean_label
from heatparse.reading.sentences import sentences
from heatparse.tokens import Token, fold

_FEWEST = 2  # labels of a list
_INNER = frozenset(("(", "[", ",", "and", "with", "under"))  # what opens a remark on a list
_OUTER = frozenset(";.")  # … and a clause of its own, which has to speak of the axis
_MARKS = " `'\"”’“*"  # behind a last label
_LONGEST = 16  # tokens of such a remark


def name_listed_axes(draft: Draft) -> None:
    """Give each axis the name that stands behind the list with its labels."""
    naming = words("structure", "naming") | words("structure", "title_keys") | {"axis"}
    for block in draft.blocks:
        if block.kind not in ("text", "item"):
            continue
        tokens = draft.tokens_of(block)
        if naming.isdisjoint([token[3] for token in tokens]):
            continue
        for sentence in sentences(tokens, draft.text):
            _name_in(draft, sentence)


def _name_in(draft: Draft, sentence: list[Token]) -> None:
    for stop, name in _names(sentence, draft.text):
        told = [token for token in sentence if token[1] < stop]
        if words("structure", "scale_words").isdisjoint(token[3] for token in told):
            _give(draft, fold(draft.text[told[0][1] : stop].rstrip(_MARKS)), name)


def _give(draft: Draft, written: str, name: str) -> None:
    """Name the axis, in all panels, that `written` lists to its end; not where it may be either."""
    for panel in draft.panels:
        ended = [axis for axis in (panel.x, panel.y) if _lists(written, axis)]
        if len(ended) == 1:
            ended[0].label, ended[0].weak_label, ended[0].told_label = name, False, True


def _lists(written: str, axis: AxisDraft) -> bool:
    """Whether a text has the first of several labels, and ends with the last one."""
    if len(axis.categories) < _FEWEST:
        return False
    first, last = fold(axis.categories[0]), fold(axis.categories[-1])
    before = written.removesuffix(last)
    return before != written and first in before and not before[-1:].isalnum()


def _names(tokens: list[Token], text: str) -> Iterator[tuple[int, str]]:
    """Where each list ends that has its name behind it, and the name."""
    for at, token in enumerate(tokens[:-2]):
        if not at or token[3] not in _INNER | _OUTER:
            continue
        piece: list[Token] = []
        for one in tokens[at + 1 : at + _LONGEST]:
            if one[3] in CLOSE or (one[3] in ",;." and text[one[2] : one[2] + 1] in ("", " ", "\n")):
                break
            piece.append(one)
        name = name_told(piece, text, apart=token[3] in _OUTER)
        if name:
            yield token[1], clean_label(text[name[0][1] : name[-1][2]]).rstrip(".,")
