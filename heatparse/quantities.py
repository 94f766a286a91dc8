"""Stated values: from the text of a number, a range or a bound to a `Quantity`."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from heatparse.models.document import Quantity
from heatparse.resources import string_parser, vocabulary

if TYPE_CHECKING:
    from heatparse.lalr import Parser

_SIMPLE = re.compile(r"(-?\d+(?:\.(\d+))?)(?:[ ]?(%|[^\W\d_]+))?")
_PLAIN_UNITS = frozenset((None, "%"))
_DIGITS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺−", "0123456789-+-")
_POWER = r"[ ]?(?:×|\\times|\*|x)[ ]?10\^?\{?([-+]?\d+)\}?"
_POWER_ALONE = r"([-+−]?)10(?:\^\{?([-+−]?\d+)\}?|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))"

Number = tuple[float, str | None, float]  # value, unit, resolution


@cache
def _parser() -> Parser:
    return string_parser("quantity", _Quantities())


@lru_cache(maxsize=8192)
def read_quantity(text: str) -> Quantity | None:
    """The quantity that `text` states, or None when it is anything else.

    The whole text must be one quantity, words of approximation and bounds included:
    `0.84`, `~0.3`, `about 12 %`, `0.75 to 0.90`, `<0.25`, `86 ± 1`, `at least 5`.
    """
    simple = _SIMPLE.fullmatch(text)
    if simple is not None and (simple[3] in _PLAIN_UNITS or simple[3] in vocabulary("numbers", "units")):
        number, decimals, unit = simple.groups()
        resolution = 10.0 ** -len(decimals) if decimals else 1.0
        return Quantity(text=text, value=float(number), resolution=resolution, unit=unit)
    stripped = text.strip(" \t*`\"“”'")
    if len(stripped) > 120 or not any(map(str.isdigit, stripped)):
        return None
    try:
        fields: dict[str, Any] = _parser().parse(stripped)
        return Quantity(text=text.strip(), **fields)
    except (ValueError, OverflowError):
        return None


def read_number(text: str) -> Number:
    """(value, unit, resolution) of a NUMBER with an optional UNIT, as the scanner gives them."""
    number, unit_behind = _number_and_unit()
    match = number.match(text)
    if match is None:
        raise ValueError(f"{text!r} is no number")
    behind = unit_behind.match(text, match.end())
    unit = behind[0] if behind is not None else None
    digits = match[0].strip("$")
    alone = re.fullmatch(_POWER_ALONE, digits) if "10" in digits else None
    if alone is not None:
        digits = f"{alone[1]}1e{alone[2] or alone[3]}"  # "10⁻³"
    digits = digits.translate(_DIGITS)
    exponent = 0
    power = re.search(_POWER, digits) if "10" in digits else None
    if power is not None:
        exponent = int(power[1])
        digits = digits[: power.start()]
    digits = digits.replace(",", "")
    mantissa, _, written_exponent = digits.lower().partition("e")
    exponent += int(written_exponent or 0)
    decimals = len(mantissa.partition(".")[2])
    if abs(exponent) > 300:
        raise ValueError(f"{text!r} is out of range")
    value = float(digits) if not power else float(f"{digits}e{exponent}")
    resolution = float(f"1e{exponent - decimals}")
    unit = unit.strip().lstrip("\\") if unit else None
    factor = vocabulary("numbers", "factors").get(unit) if unit else None
    if factor:
        return value * factor, None, resolution * factor
    return value, unit or None, resolution


@cache
def _number_and_unit() -> list[re.Pattern[str]]:
    return [_parser().terminal(name) for name in ("NUMBER", "UNIT")]


class _Scaled(tuple[float, str | None, float]):
    """A number that the factor behind it was applied to: "40k"."""

    factor: float


class _Quantities:
    """One method for each alias of quantity.lark; each gives the fields of a `Quantity`."""

    def start(self, children: list[Any]) -> dict[str, Any]:
        return dict(children[0])

    def number(self, children: list[Any]) -> Number:
        written = [child for child in children if child is not None]
        if written[0].type != "NEGATIVE":
            told = read_number("".join(written))
            factor = vocabulary("numbers", "factors").get(written[-1].strip())
            if factor:
                told = _Scaled(told)
                told.factor = factor
            return told
        value, unit, resolution = read_number("".join(written[1:]))
        return -value, unit, resolution

    def approximate(self, children: list[Any]) -> dict[str, Any]:
        return {**children[1], "approximate": True}

    def exact(self, children: list[Any]) -> dict[str, Any]:
        value, unit, resolution = children[0]
        return {"value": value, "unit": unit, "resolution": resolution}

    def uncertain(self, children: list[Any]) -> dict[str, Any]:
        (value, unit, resolution), (uncertainty, other_unit, _) = self._numbers(children)
        return {
            "value": value,
            "uncertainty": uncertainty,
            "unit": unit or other_unit,
            "resolution": resolution,
        }

    def range(self, children: list[Any]) -> dict[str, Any]:
        one, two = self._numbers(children)
        (first, unit, resolution), (last, high_unit, high_resolution) = one, two
        if isinstance(two, _Scaled) and not isinstance(one, _Scaled) and first * two.factor <= last:
            first, resolution = first * two.factor, resolution * two.factor  # "32-40k"
        return {
            "low": min(first, last),
            "high": max(first, last),
            "unit": high_unit or unit,
            "resolution": max(resolution, high_resolution),
        }

    def at_most(self, children: list[Any]) -> dict[str, Any]:
        ((value, unit, resolution),) = self._numbers(children)
        return {"high": value, "unit": unit, "resolution": resolution}

    def at_least(self, children: list[Any]) -> dict[str, Any]:
        ((value, unit, resolution),) = self._numbers(children)
        return {"low": value, "unit": unit, "resolution": resolution}

    @staticmethod
    def _numbers(children: list[Any]) -> list[Number]:
        return [child for child in children if isinstance(child, tuple)]


__all__ = ["read_number", "read_quantity"]
