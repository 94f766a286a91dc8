"""The public models; see the module of each for its meaning."""

from heatparse.models.base import Span
from heatparse.models.claims import (
    AggregateClaim,
    CellValueClaim,
    Claim,
    ComparisonClaim,
    CountClaim,
    DiagonalClaim,
    DifferenceClaim,
    ExtremumClaim,
    LayoutClaim,
    LegendClaim,
    Place,
    RangeClaim,
    RankingClaim,
    RegionClaim,
    SymmetryClaim,
    ThresholdClaim,
    TrendClaim,
)
from heatparse.models.document import (
    Axis,
    Band,
    Cell,
    Document,
    Legend,
    Panel,
    Quantity,
    Region,
    Unread,
)
from heatparse.models.report import Finding, Fix, Related, Report

__all__ = [
    "AggregateClaim", "Axis", "Band", "Cell", "CellValueClaim", "Claim", "ComparisonClaim",
    "CountClaim", "DiagonalClaim", "DifferenceClaim", "Document", "ExtremumClaim", "Finding",
    "Fix", "LayoutClaim", "Legend", "LegendClaim", "Panel", "Place", "Quantity", "RangeClaim",
    "RankingClaim", "Region", "RegionClaim", "Related", "Report", "Span", "SymmetryClaim",
    "ThresholdClaim", "TrendClaim", "Unread",
]  # fmt: skip
