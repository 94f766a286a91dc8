"""Steps: whether two numbers differ by a stated amount, as a difference, in percent or as a factor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, log10

from heatparse.claims.changes.changes import Change
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.things import RELATIVE_UNITS
from heatparse.claims.wording import quoted
from heatparse.grid import Value
from heatparse.measures import Measure, Truth, at_least, at_most, equal, middle
from heatparse.models import Quantity, Span
from heatparse.phrases import words
from heatparse.resources import vocabulary

_ROUGH = 0.1  # of a factor that is told as an approximation
_HUNDRED = 100.0
_TEN, _CLOSE = 10, 0.075  # how far off a rough number in tens may be, as a part of it
_FAR = 10.0  # times the larger value: a size in another unit
_FIRM = 4  # part of the room of two approximations within which their difference is borne out


def measure_of(quantity: Quantity) -> Measure:
    """A quantity as it is written."""
    low, high = quantity.bounds
    resolution = quantity.resolution or 0.0
    if low is None or high is None:
        return Measure(-inf, inf)
    return Measure(low, high, resolution, resolution / 2 if quantity.approximate else 0.0)


def judge_step(
    change: Change, first: Measure, second: Measure, texts: tuple[str, str], spans: tuple[Span, ...]
) -> Judgement:
    """Whether the step from `first` to `second` is the stated one; in one of the ways to measure it."""
    start, end = middle(first), middle(second)
    if start is None or end is None or (len(spans) > 1 and len(set(spans)) == 1):
        return UNDECIDED  # one cell is no step: it is that from one panel to the other
    stated = _in_unit(measure_of(change.amount.quantity), change.amount.quantity, max(abs(start), abs(end)))
    said = change.amount.quantity.text
    refuted: Judgement | None = None
    for real, text in _sizes(change, first, second, texts):
        truth = _compare(change.amount.bound, real, stated)
        if truth and change.mode == "factor" and not change.amount.bound and not equal(real, _told(stated)):
            truth = None  # "about three times": 2.1 are no three
        if truth is None:
            return UNDECIDED
        if truth:
            if change.mode == "absolute" and not change.amount.bound and not equal(_firm(real), stated):
                return Judgement(None, text, spans)  # within what two approximations may be off together
            return Judgement(True, text, spans)
        if _is_rounded(change.amount.quantity, real):
            return UNDECIDED
        right = _right(change, real.low) if spans else None
        refuted = refuted or Judgement(False, f"the text says {quoted(said)}, but {text}", spans, right=right)
    return refuted or UNDECIDED


def _in_unit(stated: Measure, told: Quantity, size: float) -> Measure:
    """A size in the unit of two values, the larger of which is of a `size`: "0.3M", where the cells tell millions."""
    factor: float = vocabulary("numbers", "factors").get(told.text[-1:], 0.0)
    written = max(abs(stated.low), abs(stated.high))
    if not factor or size >= written / _FAR or written / factor > size * _FAR:
        return stated
    low, high = stated.low / factor, stated.high / factor
    return Measure(low, high, stated.resolution / factor, stated.slack / factor)


def _is_rounded(stated: Quantity, real: Measure) -> bool:
    """Whether a rough number in whole tens may be told of a size: "almost 40" of 38.1."""
    tens = stated.value if stated.approximate and (stated.resolution or 0.0) >= 1 else None
    if tens is None or tens % _TEN or abs(tens) < 2 * _TEN:
        return False
    return abs(real.low - tens) <= _CLOSE * abs(tens)


def _told(factor: Measure) -> Measure:
    """A factor as it is written: what is told as about three is not as well about two."""
    return factor._replace(slack=min(factor.slack, factor.low * _ROUGH))


def _firm(size: Measure) -> Measure:
    """The size of a step with less room: two approximations are rarely off by all they may be, in two directions."""
    return size._replace(slack=size.slack / _FIRM)


def _sizes(
    change: Change, first: Measure, second: Measure, texts: tuple[str, str]
) -> Iterator[tuple[Measure, str]]:
    """The size of a step in every way that the text may mean, with its calculation."""
    start, end = middle(first) or 0.0, middle(second) or 0.0
    slack = first.slack + second.slack
    resolution = max(first.resolution, second.resolution)
    if change.mode == "factor":
        if start > 0 and end > 0:
            size = _directed(end / start, change.sign, factor=True)
            size = 1 / size if not change.sign and (change.amount.quantity.value or 1) < 1 else size
            text = f"{texts[1]} / {texts[0]} = {end / start:.3g}"
            blur = size * (first.slack / start + second.slack / end)
            yield Measure(size, size, size * resolution / max(start, 1e-9), blur), text
        return
    size, text = _directed(end - start, change.sign), f"{texts[1]} - {texts[0]} = {end - start:.6g}"
    unit = change.amount.quantity.unit or change.amount.unit
    is_part = change.amount.quantity.unit == "%" and change.amount.quantity.text[:1].isalpha()  # "by half"
    if not is_part:
        yield Measure(size, size, resolution, slack), text
    if (
        not is_part
        and (unit in words("numbers", "percent") or unit in RELATIVE_UNITS)
        and max(abs(start), abs(end)) <= 1
    ):
        points = size * _HUNDRED  # of a percentage that is written as a fraction
        yield Measure(points, points, resolution * _HUNDRED, slack * _HUNDRED), text
    if unit in words("numbers", "percent") and start > 0:
        share, blur = size / start * _HUNDRED, resolution / start * _HUNDRED
        text = f"({texts[1]} - {texts[0]}) / {texts[0]} = {(end - start) / start * _HUNDRED:.3g} %"
        yield Measure(share, share, blur, slack / start * _HUNDRED), text


def _directed(size: float, sign: int, factor: bool = False) -> float:
    """The size of a step in the direction that the text tells."""
    if sign == 0:
        return max(size, 1 / size) if factor else abs(size)
    if sign < 0:
        return 1 / size if factor else -size
    return size


def _right(change: Change, size: float) -> str | None:
    """The difference with as many decimals as the text gives; None where the direction is wrong as well."""
    resolution = change.amount.quantity.resolution or 0.0
    if change.mode != "absolute" or size <= 0 or not 0 < resolution <= 1:
        return None
    if change.amount.quantity.text[-1:].isalpha():
        return None  # "27K", where the cells are told in thousands
    return f"{size:.{max(0, round(-log10(resolution)))}f}"


def _compare(bound: str, real: Measure, stated: Measure) -> Truth:
    if bound:  # "more than three times" is meant to the point
        limit = stated._replace(resolution=0.0)
        return at_least(real, limit) if bound in ("above", "at_least") else at_most(real, limit)
    return equal(real, stated)


def falls_short(change: Change, pairs: Sequence[tuple[Value, Value]]) -> bool:
    """ "Differ by up to 9", where they differ by no more than 3."""
    limit = change.amount.quantity
    if not change.amount.reached or limit.value is None:
        return False
    sizes = [abs((middle(one) or 0.0) - (middle(two) or 0.0)) for one, two in pairs]
    return max(sizes) < limit.value - 2 * (limit.resolution or 0.0)
