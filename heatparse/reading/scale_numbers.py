"""Numbers in a legend that are values of its scale, and those that are not."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.bands import is_color
from heatparse.tokens import Token

_SUBJECT = 6  # tokens in which a line says what it is about
_LONGEST_UNIT = 3  # letters of a unit that only one number has


def is_span(token: Token) -> bool:
    """Whether one token gives two ends: "0–8"."""
    quantity = read_quantity(token[3]) if token[0] == "QUANTITY" else None
    return quantity is not None and None not in (quantity.low, quantity.high)


def tells_drawn(key: list[Token], tokens: list[Token]) -> bool:
    """Whether a line speaks of what is drawn over or around the cells: "A thin white line between 4 and 5"."""
    drawn = words("structure", "legend", "drawn")
    if any(token[3] in drawn for part in (key, tokens[:_SUBJECT]) for token in part):
        return True
    lettered = words("structure", "legend", "lettered")
    return any(
        one[3] in lettered and two[3] == "in" and is_color(three[3])
        for one, two, three in zip(tokens, tokens[1:], tokens[2:], strict=False)
    )


def lies_outside(tokens: list[Token], scale: list[Token]) -> bool:
    """Whether a number of a line lies outside the ends that another line gives the scale."""
    ends = sorted(value for value, _, _ in scale_numbers(scale)[0])
    if len(ends) < len(("low", "high")) or ends[0] == ends[-1]:
        return False
    return any(not ends[0] <= value <= ends[-1] for value, _, _ in scale_numbers(tokens)[0])


def scale_numbers(tokens: list[Token]) -> tuple[list[tuple[float, bool, Token]], int]:
    """(value, approximate, token) of the numbers that are values of the scale, and how many are not."""
    found: list[tuple[float, bool, Token]] = []
    refused = 0
    steps = words("structure", "legend", "steps")
    plain = [token for token in tokens if token[0] not in ("TICK", "QUOTE")]
    named = _named_numbers(tokens)
    for index, token in enumerate(plain):
        if token[3] == "zero" and _is_end(plain, index):
            found.append((0.0, False, token))
        if token[0] != "QUANTITY":
            continue
        before = [t[3] for t in plain[max(0, index - 3) : index]]
        if _behind_example(plain, index):
            break
        if _is_factor(plain, index):
            continue  # "counts (×10³)"
        if before[-1:] and before[-1] in words("scales", "before_years") and _is_year(token):
            continue  # "change since 2000"
        if before[-1:] and (
            before[-1] in steps or (before[-1] == "of" and before[-2:-1] and before[-2] in steps)
        ):
            continue
        if not (
            token[1] in named
            or _is_scale_value(plain, index)
            or _has_unit(plain, index)
            or _shares_unit(plain, index)
            or _closes_range(plain, index)
            or _closes_ticks(plain, index)
            or _is_opening_span(plain, index)
        ):
            refused += 1
            continue
        quantity = read_quantity(token[3])
        if quantity is None:
            continue
        if before[-1:] and before[-1] in words("numbers", "negative") and quantity.value is not None:
            found.append((-quantity.value, False, token))
            continue
        if before[-1:] == ["±"] and quantity.value is not None:
            found += [(-quantity.value, False, token), (quantity.value, False, token)]
            continue
        approximate = bool(before) and (before[-1] in "~≈" or before[-1] in words("numbers", "approximate"))
        for value in {quantity.value, quantity.low, quantity.high} - {None}:
            assert value is not None
            found.append((value, approximate or quantity.approximate, token))
    return found, refused


def _is_factor(tokens: list[Token], index: int) -> bool:
    """Whether a power of ten only tells what is counted: "×1000", "units of 10^4", "per 10^5", "(10³ cells/mL):"."""
    key = tokens[index][3]
    if (key.strip("0.") != "1" and key[:2] != "1e") or key in ("1", "1.0"):
        return False
    before, front = (tokens[index - back][3] if index >= back else "" for back in (1, 2))
    following = tokens[index + 1] if index + 1 < len(tokens) else None
    if before in words("scales", "times"):
        return index < len(("×", "8")) or tokens[index - 2][0] != "QUANTITY"
    if before == "of":
        return front in words("scales", "units")
    if before == "in" or before == "per":
        return following is None or following[3] not in words("structure", "to")
    counted = following is not None and following[0] == "WORD" and not is_color(following[3])
    close = next((at for at in range(index, len(tokens)) if tokens[at][3] == ")"), len(tokens))
    alone = not any(token[0] == "QUANTITY" for token in tokens[index + 1 : close])
    return before == "(" and counted and alone and any(token[0] == "QUANTITY" for token in tokens[close:])


def _is_year(token: Token) -> bool:
    return len(token[3]) == 4 and token[3].isdigit() and token[3][:2] in ("19", "20")


def _is_end(tokens: list[Token], index: int) -> bool:
    """Whether the word "zero" is an end of the scale: "from zero", "zero (white) to"."""
    before = tokens[index - 1][3] if index else ""
    following = tokens[index + 1][3] if index + 1 < len(tokens) else ""
    return before in words("function_words", "at_number") or following in words("structure", "to")


def _behind_example(tokens: list[Token], index: int) -> bool:
    """Whether a number only serves as an example: "(e.g., 99 ± 0)"."""
    return any(token[3] in ("e.g", "i.e", "example") for token in tokens[max(0, index - 4) : index])


def _has_unit(tokens: list[Token], index: int) -> bool:
    """Whether the word behind a number is its unit: "8 t/ha", "8 kWh", or one that other numbers have as well."""
    if index + 1 >= len(tokens) or tokens[index + 1][0] != "WORD":
        return False
    key = tokens[index + 1][3]
    if "/" in key or (len(key) <= _LONGEST_UNIT and key not in words("relations", "common")):
        return True
    if key in words("structure", "legend", "counted"):
        return False
    return sum(one[0] == "QUANTITY" and two[3] == key for one, two in pairwise(tokens)) > 1


def _named_numbers(tokens: list[Token]) -> set[int]:
    """Where the numbers begin behind which a name in quotes opens: 40–59 "watch"."""
    found: set[int] = set()
    inside = False
    for before, token in pairwise(tokens):
        inside ^= before[0] == "QUOTE"
        if token[0] == "QUOTE" and before[0] == "QUANTITY" and not inside:
            found.add(before[1])
    return found


def _shares_unit(tokens: list[Token], index: int) -> bool:
    """Whether a number is percent, as another one of the line is: "from 0% to 100% of the plots"."""
    is_percent = [token[3].endswith("%") for token in tokens if token[0] == "QUANTITY"]
    return tokens[index][3].endswith("%") and is_percent.count(True) > 1


def _closes_ticks(tokens: list[Token], index: int) -> bool:
    """Whether a number is the last of some ticks, whatever it counts: "ticks at 0, 20, 40 and 60 loans"."""
    at, numbers = index - 1, 0
    while at >= 0 and (tokens[at][0] == "QUANTITY" or tokens[at][3] in (",", "and")):
        numbers += tokens[at][0] == "QUANTITY"
        at -= 1
    ticked = words("structure", "legend", "ticked")
    return numbers > 1 and any(token[3] in ticked for token in tokens[max(0, at - 2) : at + 1])


def _closes_range(tokens: list[Token], index: int) -> bool:
    """Whether a number ends a span of the scale, whatever is said behind it: "from 0 (white) to 70 items"."""
    at = index - 1
    if at > 0 and tokens[at][3] in words("numbers", "approximate"):
        at -= 1
    at = _before_tint(tokens, at)
    if at < 1 or tokens[at][3] not in words("structure", "to"):
        return False
    tints = words("colors", "modifiers") | {"(", ")", "up", "in"}
    at -= 1
    while at and (tokens[at][3] in tints or is_color(tokens[at][3])):
        at -= 1
    if tokens[at][0] != "QUANTITY":
        return False
    first = _before_tint(tokens, at - 1)
    if first > 1 and tokens[first][3] == "of" and tokens[first - 1][3] in words("assertions", "values"):
        first -= 2  # "spans values of 0 to 40 minutes"
    before = tokens[first] if first >= 0 else None
    opening = words("structure", "legend", "range") | words("legends", "bar") | words("legends", "scale")
    return before is None or before[0] in ("MARK", "SIGN") or before[3] in opening


def _is_opening_span(tokens: list[Token], index: int) -> bool:
    """ "Legend: 0–40 people, light to dark": a span right behind the name of the scale, and no other number."""
    if not 0 < index <= _SUBJECT or not is_span(tokens[index]):
        return False
    numbers = sum(token[0] == "QUANTITY" for token in tokens)
    named = words("scales", "color") | words("legends", "bar") | words("legends", "bare")
    return numbers == 1 and (
        tokens[index - 1][3] in (":", "(", ",", "–", "—") or tokens[index - 1][3] in named
    )


def _before_tint(tokens: list[Token], at: int) -> int:
    """Index in front of the color that an end of the scale stands behind: "dark teal at", "navy ="."""
    joints = words("function_words", "at_number") | {"for", "with", "=", ":", "("}
    if at < 1 or tokens[at][3] not in joints:
        return at
    tints, behind = words("colors", "modifiers"), at
    at -= 1
    while at >= 0 and (tokens[at][3] in tints or is_color(tokens[at][3])):
        at -= 1
    return at if at < behind - 1 else behind


def _is_scale_value(tokens: list[Token], index: int) -> bool:
    """A number of the scale is followed by a colour, a mark, or a word that goes on about the scale."""
    if index and tokens[index - 1][3] in ("σ", "μ", "sigma"):
        return False
    if index + 1 >= len(tokens):
        return True
    following = tokens[index + 1]
    if following[3] in ("σ", "μ", "sigma", "degrees", "°"):
        return False
    if following[0] != "WORD":
        return True
    key = following[3]
    return (
        key in words("structure", "legend", "continues")
        or is_color(key)
        or key in words("colors", "modifiers")
    )
