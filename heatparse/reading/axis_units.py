"""Units behind the names of axes: "Distance (km)", "Load, %"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.tokens import Token

_LONGEST_UNIT = 3  # tokens
_LONGEST_SYMBOL = 4  # characters of a unit without brackets of its own
NAME_SIGNS = (":", "–", "—", "-", "=")  # in front of the name of an axis
_UNIT_SIGNS = ("%", "°", "·", "‰", "/", "^")


def is_unit(tokens: list[Token]) -> bool:
    """Whether the inside of a bracket is a unit or a symbol: "mg", "%", "T", "m/s"; not "left", "log", "three"."""
    vague = words("structure", "orientation") | words("structure", "remarks") | words("structure", "no_names")
    return 0 < len(tokens) <= _LONGEST_UNIT and all(
        (token[0] in ("WORD", "LATEX") and token[3] not in vague) or token[3] in _UNIT_SIGNS
        for token in tokens
    )


def behind_unit(tokens: list[Token], opening: int) -> int | None:
    """Index behind the bracket that opens at `opening`, if it holds but a unit behind a name."""
    close = next((at for at in range(opening, len(tokens)) if tokens[at][3] in (")", "]")), None)
    vague = words("structure", "orientation")
    if close is None or not opening or tokens[opening - 1][3] in vague:
        return None
    return close + 1 if is_unit(tokens[opening + 1 : close]) else None


def with_units(tokens: list[Token]) -> list[Token]:
    """The tokens with "Distance (km)" as one, where more than that unit is bracketed: "Distance (km) (x-axis)"."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        behind = behind_unit(tokens, at) if found and tokens[at][3] == "(" else None
        signed = any(token[3] in NAME_SIGNS for token in found)
        if (
            behind is None
            or (behind >= len(tokens) and not signed)
            or found[-1][0] not in ("WORD", "NAME", "LATEX")
        ):
            found.append(tokens[at])
            at += 1
            continue
        name = found[-1]
        found[-1] = Token("NAME", name[1], tokens[behind - 1][2], name[3])
        at = behind
    return found


def is_plain_unit(tokens: list[Token]) -> bool:
    """Whether what follows a name behind a comma is its unit: "(Payload, KB)", "(Load, %)", "(Dose, kg/ha)"."""
    if not tokens or not is_unit(tokens):
        return False
    if tokens[-1][2] - tokens[0][1] <= _LONGEST_SYMBOL:
        return True
    parts = tokens[0][3].split("/")
    return len(tokens) == 1 < len(parts) and all(0 < len(part) <= _LONGEST_SYMBOL for part in parts)
