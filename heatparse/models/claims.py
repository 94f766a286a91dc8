"""Claims: statements whose truth the document itself decides, one model a kind.

The arguments of a claim are places of the grid (`Place`), stated quantities, and words in their
vocabulary form. A claim that was recognised but not understood keeps its arguments empty and is
`undecidable`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from heatparse.models.base import Model, Span
from heatparse.models.document import Quantity
from heatparse.models.foundation import Field

Verdict = Literal["supported", "refuted", "undecidable"]
Direction = Literal["high", "low"]


class Place(Model):
    """A part of the figure: a cell, row, column, panel, diagonal, or a set of those.

    `panel` is an index into `Document.panels` (null: the only one, or every one). Empty `rows`
    (or `columns`) means all of them; one row and one column is a cell. `part` narrows the place.
    """

    panel: int | None = None
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    part: Literal["all", "diagonal", "off-diagonal", "above-diagonal", "below-diagonal"] = "all"


class BaseClaim(Model):
    """What every kind has."""

    text: str
    span: Span
    verdict: Verdict = "undecidable"
    explanation: str = ""
    # Rule that a refuted claim is reported under, where it is not the kind's own "-mismatch".
    rule: str | None = Field(default=None, exclude=True)
    related: tuple[Span, ...] = Field(default=(), exclude=True)  # the places that decide it
    # A certain mend: the piece of text that is wrong, and what it should be.
    fix: tuple[Span, str] | None = Field(default=None, exclude=True)


class CellValueClaim(BaseClaim):
    """Gives one cell's value again."""

    kind: Literal["cell-value"] = "cell-value"
    place: Place | None = None
    value: Quantity | None = None


class ExtremumClaim(BaseClaim):
    """Names the highest, lowest, strongest, weakest … of `scope`."""

    kind: Literal["extremum"] = "extremum"
    direction: Direction | None = None
    scope: Place | None = None
    winners: tuple[Place, ...] = ()
    value: Quantity | None = None


class ComparisonClaim(BaseClaim):
    """Orders two things: `left` is above (`high`) or below (`low`) `right`."""

    kind: Literal["comparison"] = "comparison"
    direction: Direction | None = None
    left: Place | None = None
    right: Place | None = None
    quantifier: str | None = None


class DifferenceClaim(BaseClaim):
    """Gives a difference, drop, gain, ratio or percentage change between two places."""

    kind: Literal["difference"] = "difference"
    mode: Literal["absolute", "factor", "percent"] | None = None
    left: Place | None = None
    right: Place | None = None
    value: Quantity | None = None


class CountClaim(BaseClaim):
    """Counts cells, categories or panels."""

    kind: Literal["count"] = "count"
    counted: str | None = None
    value: Quantity | None = None
    scope: Place | None = None


class RangeClaim(BaseClaim):
    """Gives the span of the values of a place."""

    kind: Literal["range"] = "range"
    scope: Place | None = None
    value: Quantity | None = None


class TrendClaim(BaseClaim):
    """Rises, falls, stays flat, or peaks along an axis."""

    kind: Literal["trend"] = "trend"
    shape: str | None = None
    scope: Place | None = None
    axis: Literal["x", "y"] | None = None


class DiagonalClaim(BaseClaim):
    """Speaks of the diagonal as a whole."""

    kind: Literal["diagonal"] = "diagonal"
    panel: int | None = None


class ThresholdClaim(BaseClaim):
    """Says that the values of a place lie above or below a number, or have a sign."""

    kind: Literal["threshold"] = "threshold"
    scope: Place | None = None
    relation: Literal["above", "at least", "below", "at most", "equal", "near"] | None = None
    bound: Quantity | None = None
    quantifier: str | None = None


class AggregateClaim(BaseClaim):
    """Gives a mean, sum or median of a place."""

    kind: Literal["aggregate"] = "aggregate"
    function: Literal["mean", "median", "sum"] | None = None
    scope: Place | None = None
    value: Quantity | None = None


class SymmetryClaim(BaseClaim):
    """The matrix is symmetric, asymmetric or triangular."""

    kind: Literal["symmetry"] = "symmetry"
    shape: str | None = None
    panel: int | None = None


class RegionClaim(BaseClaim):
    """Speaks of a quadrant, corner, block or cluster."""

    kind: Literal["region"] = "region"
    scope: Place | None = None


class RankingClaim(BaseClaim):
    """Lists the top or bottom k, or an order of several things."""

    kind: Literal["ranking"] = "ranking"
    direction: Direction | None = None
    order: tuple[Place, ...] = ()


class LegendClaim(BaseClaim):
    """Ties colours to values, or says that colours match the legend."""

    kind: Literal["legend"] = "legend"
    color: str | None = None
    value: Quantity | None = None


class LayoutClaim(BaseClaim):
    """Says how the panels are arranged, or how many there are."""

    kind: Literal["layout"] = "layout"
    arrangement: str | None = None
    count: int | None = None


Claim = Annotated[
    CellValueClaim
    | ExtremumClaim
    | ComparisonClaim
    | DifferenceClaim
    | CountClaim
    | RangeClaim
    | TrendClaim
    | DiagonalClaim
    | ThresholdClaim
    | AggregateClaim
    | SymmetryClaim
    | RegionClaim
    | RankingClaim
    | LegendClaim
    | LayoutClaim,
    Field(discriminator="kind"),
]
