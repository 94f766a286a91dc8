"""Names that a sign sets off from the list behind them: "Stop – A, B, C"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.axis_names import LONGEST_NAME
from heatparse.reading.quotations import clean_label
from heatparse.records import NamedTuple
from heatparse.tokens import Token

_FEWEST_COMMAS = 1


class ListName(NamedTuple):
    """A name in front of a list, and how many tokens it takes with the sign behind it."""

    label: str
    behind: int


def name_before_list(tokens: list[Token], text: str) -> ListName | None:
    """The name that a dash or an arrow sets off from a list: "Stop – A, B, C", "Stop → A, B, C"."""
    signs = [at for at, token in enumerate(tokens) if token[0] == "ARROW" or _is_dash(token, text)]
    if len(signs) != 1 or not 0 < signs[0] <= LONGEST_NAME:
        return None
    name, listed = tokens[: signs[0]], tokens[signs[0] + 1 :]
    vague = (
        words("structure", "orientation") | words("structure", "introducers") | words("structure", "no_names")
    )
    plain = all(token[0] in ("WORD", "NAME") for token in name)
    if (
        not plain
        or all(token[3] in vague for token in name)
        or sum(t[3] == "," for t in listed) < _FEWEST_COMMAS
    ):
        return None
    return ListName(clean_label(text[name[0][1] : name[-1][2]]), signs[0] + 1)


def _is_dash(token: Token, text: str) -> bool:
    return token[3] in ("-", "–", "—") and text[token[1] - 1] == " " == text[token[2] : token[2] + 1]
