"""What stands in front of a list: how many labels follow, and in which order ("six genes, top to bottom: …")."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.brackets import CLOSE, OPEN
from heatparse.reading.quotations import quoted_end
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_NOUN = 3  # tokens between a number and the noun that it counts
_FEWEST, _MOST = 2, 64  # labels of a list
_LONGEST = 24  # tokens of an announcement


def told_size(tokens: list[Token], text: str) -> tuple[int, int]:
    """How many labels a statement says that it lists, and the token behind the number: "six decades", "the 5 tissues".

    (0, 0) when it does not say that.
    """
    numbers = vocabulary("structure", "numbers")
    for at, token in enumerate(tokens[:_LONGEST]):
        if token[0] == "QUANTITY":
            size = int(token[3]) if token[3].isdecimal() else 0
        else:
            size = int(numbers.get(token[3], 0)) if token[0] == "WORD" else 0
        if (
            _FEWEST <= size <= _MOST
            and token[3] != "both"
            and _counts_labels(tokens[at + 1 : at + 1 + _NOUN], text)
        ):
            return size, at + 1
    return 0, 0


def _counts_labels(tokens: list[Token], text: str) -> bool:
    """Whether a plural noun stands in front of any mark, and none of panels or axes, nor a name: "Claude 3 Opus"."""
    for token in tokens:
        if (
            token[0] != "WORD"
            or not text[token[1]].islower()
            or token[3] in words("structure", "panel_nouns")
        ):
            return False
        if token[3].endswith("s") and len(token[3]) > _NOUN:
            return token[3] not in words("structure", "axes_nouns")
    return False


def behind_announcements(tokens: list[Token], text: str) -> list[list[Token]]:
    """The pieces that may be the list which these words announce, the likeliest first."""
    colons, dashes, joints, commas = [], [], [], []
    listing = words("structure", "announcing")
    depth = quoted = 0
    for at, token in enumerate(tokens):
        if at < quoted:
            continue
        close = quoted_end(tokens, at, text)
        if close is not None:
            quoted = close + 1
            continue
        depth += (token[3] in OPEN) - (token[3] in CLOSE)
        if depth > 0 or not at:
            continue
        spaced = text[token[2] : token[2] + 1] in (" ", "*", "")
        if token[3] == ":" and spaced:
            colons.append(at + 1)
        elif token[3] in ("–", "—", "-") and spaced and text[token[1] - 1] == " ":
            dashes.append(at + 1)
        elif token[3] in listing:
            joints.append(at + 1)
    commas += [behind for _, _, behind in phrases("structure", "trailers").find(tokens)]
    starts = colons or [*reversed(joints), *reversed(dashes), *sorted(commas, reverse=True)]
    return [_opened(tokens[start:]) for start in starts if start < len(tokens)]


def _opened(tokens: list[Token]) -> list[Token]:
    """A piece without the signs and the words of order in front of its list."""
    order = phrases("structure", "trailers")
    at = 0
    while at < len(tokens):
        hit = order.match(tokens, at)
        if hit is not None:
            at = hit[1]
        elif tokens[at][3] in (",", ".", ":", "–", "—"):
            at += 1
        else:
            break
    return tokens[at:]
