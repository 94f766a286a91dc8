"""Names of color scales that stand beside them: 'Below the gradient stands the label "Rainfall".'"""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.phrases import phrases, words
from heatparse.reading.bands import is_color
from heatparse.reading.draft import Draft, LegendDraft
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.sentences import sentences
from heatparse.tokens import Token

_LONGEST = 8  # tokens of a name
_BELOW = 3  # blocks behind the scale that may name it
_SILENT = frozenset(("axis", "panel", "title", "other-figure", "heading"))


def name_legends(draft: Draft) -> None:
    """Take the names of scales that have ends and no name from their sentences, and from those behind them."""
    for panel in draft.panels:
        legend = panel.legend
        if legend is None or legend.low is None or legend.label is not None or legend.span is None:
            continue
        for own, tokens in _near(draft, legend):
            legend.label = _name_in(tokens, draft.text, own)
            if legend.label is not None:
                break


def _near(draft: Draft, legend: LegendDraft) -> Iterator[tuple[bool, list[Token]]]:
    """Whether a sentence stands in the blocks of a scale, and its tokens; those of the next blocks follow."""
    start, end = legend.span or (0, 0)
    left = _BELOW
    for index, block in enumerate(draft.blocks):
        if block.end <= start:
            continue
        own = block.start < end
        if not own:
            left -= 1
            if left < 0 or block.kind not in ("text", "item") or draft.roles.get(index) in _SILENT:
                return
        if own and block.kind == "heading":
            continue
        for sentence in sentences(draft.tokens_of(block), draft.text):
            yield own and draft.roles.get(index) == "legend", sentence


def _name_in(sentence: list[Token], text: str, own: bool) -> str | None:
    """The one quotation of a sentence about the scale, or what stands behind "Label below the bar:"."""
    keys = {token[3] for token in sentence}
    spoken = {role for role, _, _ in phrases("structure", "roles").find(sentence)}
    things = words("structure", "legend", "strips")
    named = not keys.isdisjoint(words("structure", "naming") | words("structure", "legend", "said"))
    placed = not keys.isdisjoint(words("structure", "legend", "beside"))
    about = own or "legend" in spoken or not keys.isdisjoint(things)
    if not about or not (named or placed) or not spoken <= {"legend", "title"}:
        return None
    if not keys.isdisjoint(words("structure", "legend", "unnamed") | words("structure", "panel_nouns")):
        return None
    found = _quotations(sentence)
    if not found:
        return _behind_colon(sentence, text) if named else None
    return _told_name(found[0], text) if len(found) == 1 else None


def _quotations(sentence: list[Token]) -> list[list[Token]]:
    found: list[list[Token]] = []
    at = 0
    while at < len(sentence):
        close = quoted_end(sentence, at, "") if sentence[at][0] == "QUOTE" else None
        if close is not None:
            found.append(sentence[at + 1 : close])
            at = close
        at += 1
    return found


def _behind_colon(sentence: list[Token], text: str) -> str | None:
    """The name in "Label below the gradient: Rainfall"."""
    colon = next((at for at, token in enumerate(sentence) if token[3] == ":"), None)
    if not colon or sentence[0][3] not in words("structure", "naming"):
        return None
    name = sentence[colon + 1 :]
    if any(token[3] in ",;:(" or token[0] == "QUANTITY" for token in name):
        return None
    return _told_name(name, text)


def _told_name(tokens: list[Token], text: str) -> str | None:
    while tokens and tokens[-1][3] in (".", ","):
        tokens = tokens[:-1]
    said = [token[3] for token in tokens if token[0] in ("WORD", "NAME")]
    refused = words("structure", "legend", "scale_keys")
    if not said or len(tokens) > _LONGEST or all(key in refused or is_color(key) for key in said):
        return None
    return clean_label(text[tokens[0][1] : tokens[-1][2]]) or None
