"""Rules: each looks for one kind of inconsistency.

`RULES` holds them all by name. A rule is declared once, below: its name, how bad its findings are,
and the function that finds them. What it means, why it matters, how it is judged, and an example
of each side stand on its page, `pages/NAME.md`, which `heatparse.rules.RULES[name].page` reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from heatparse.inventory.axis_counts import miscounted_axes
from heatparse.inventory.needs import (
    CheckOf,
    counts_or_has_panels,
    has_bands_or_scales,
    has_colors,
    has_gaps,
    has_other_lengths,
    has_regions_or_shades,
    has_strangers,
    leaves_scale,
    may_break_off,
    repeats_cells,
    tells_shades,
)
from heatparse.inventory.problems import Problem
from heatparse.inventory.survey import Survey, survey_of
from heatparse.models import Document, Finding
from heatparse.models.claims import Claim
from heatparse.records import Protocol
from heatparse.rules.declaration import Rule
from heatparse.rules.refutations import refutations

_CLAIMS = (
    "cell-value", "extremum", "comparison", "difference", "count", "range", "trend", "diagonal",
    "threshold", "aggregate", "symmetry", "region", "ranking",
)  # fmt: skip

# Claims about several cells, which a statement for several cells may be read as.
_SEVERAL_CELLS = frozenset(("range-mismatch", "threshold-mismatch", "region-mismatch"))

_ALL = (
    # what the data part and the legend say
    Rule("axis-count-mismatch", "error", miscounted_axes, covers=frozenset(("count-mismatch",))),
    Rule(
        "row-length-mismatch",
        "error",
        CheckOf("rules.row_length", "rows_of_other_length", has_other_lengths),
    ),
    Rule(
        "unknown-category", "error", CheckOf("rules.unknown_category", "unlisted_categories", has_strangers)
    ),
    Rule(
        "duplicate-cell",
        "error",
        CheckOf("rules.duplicate_cell", "contradicting_cells", repeats_cells),
        covers=frozenset(("cell-value-mismatch",)),
    ),
    Rule(
        "incomplete-grid",
        "warning",
        CheckOf("rules.incomplete_grid", "incomplete_grids", has_gaps),
        covers=frozenset(("count-mismatch",)),
    ),
    Rule(
        "value-outside-legend",
        "error",
        CheckOf("rules.outside_legend", "values_outside_legend", leaves_scale),
    ),
    Rule(
        "legend-conflict",
        "error",
        CheckOf("rules.legend_conflict", "conflicting_legends", has_bands_or_scales),
        covers=frozenset(("legend-claim-mismatch",)),
    ),
    Rule(
        "color-mismatch",
        "warning",
        CheckOf("inventory.cell_colors", "miscolored_cells", has_colors),
        covers=frozenset(("legend-claim-mismatch",)),
    ),
    # what the prose says about it
    *(Rule(f"{kind}-mismatch", "error") for kind in _CLAIMS),
    Rule("tied-extremum", "warning"),
    Rule(
        "legend-claim-mismatch",
        "error",
        CheckOf("inventory.polarity", "contradicting_polarities", tells_shades),
    ),
    # what the text says about itself
    Rule(
        "layout-mismatch",
        "error",
        CheckOf("inventory.layouts", "contradicting_layouts", counts_or_has_panels),
    ),
    Rule(
        "self-contradiction",
        "error",
        CheckOf("rules.contradiction", "contradictions", has_regions_or_shades),
        covers=_SEVERAL_CELLS,
    ),
    Rule(
        "truncated",
        "warning",
        CheckOf("rules.truncation", "broken_ends", may_break_off),
        covers=frozenset(("row-length-mismatch",)),
    ),
    # what the plotted data says about it; only `heatparse.reference` finds these
    Rule("reference-value-mismatch", "error"),
    Rule("reference-missing-cell", "warning"),
    Rule("reference-unknown-category", "error"),
    Rule("reference-axis-mismatch", "error"),
    # what its comments say to this program; `heatparse.suppressions` finds these
    Rule("unused-suppression", "note"),
)
# Rules that are silent about a text whose data part was hardly understood.
_NEED_CELLS = frozenset((
    "axis-count-mismatch", "row-length-mismatch", "unknown-category", "duplicate-cell", "incomplete-grid",
    "color-mismatch",
))  # fmt: skip
# Rules of which every finding in a line is told: each is about another cell.
_SEVERAL_A_LINE = frozenset(("reference-value-mismatch",))

RULES: dict[str, Rule] = {rule.name: rule for rule in _ALL}
# The rules that find nothing unless the plotted data is given.
REFERENCE_RULES = tuple(name for name in RULES if name.startswith("reference-"))


Wanted = Callable[[str], bool]  # whether a rule is to report what it finds


def all_rules(_rule: str) -> bool:
    """Every rule is wanted."""
    return True


class Outside(Protocol):
    """What was found by something that is not in the text."""

    @property
    def problems(self) -> Mapping[str, Sequence[Problem]]:
        """The problems by the rule that reports them."""

    def covers(self, finding: Finding) -> bool:
        """Whether a finding only tells once more what these problems tell."""


def run_rules(
    document: Document, claims: tuple[Claim, ...], outside: Outside | None = None, wanted: Wanted = all_rules
) -> tuple[Finding, ...]:
    """The findings of all rules, in the order of the text; at most one of a rule in a line.

    Only a rule that is `wanted` takes the place of those that it covers.
    """
    if document.figure != "heatmap":
        return ()
    found: dict[tuple[int, str], Finding] = {}
    for finding in _findings(survey_of(document), claims, outside):
        place = finding.span.start if finding.rule in _SEVERAL_A_LINE else finding.span.line
        found.setdefault((place, finding.rule), finding)
    covered = {place for finding in found.values() if wanted(finding.rule) for place in _covered(finding)}
    kept = [finding for place, finding in found.items() if place not in covered]
    if outside is not None:
        kept = [finding for finding in kept if not outside.covers(finding)]
    return tuple(sorted(kept, key=lambda finding: (finding.span.start, finding.rule)))


def _covered(finding: Finding) -> Iterator[tuple[int, str]]:
    """The places at which other rules would only report the same fault again."""
    lines = {finding.span.line, *(related.span.line for related in finding.related)}
    for name in RULES[finding.rule].covers:
        for line in lines:
            yield line, name


def _findings(survey: Survey, claims: tuple[Claim, ...], outside: Outside | None) -> Iterator[Finding]:
    refuted = refutations(survey, claims)
    judged = _lines_told_again(survey) & {claim.span.line for claim in claims if _says_all(claim)}
    elsewhere = outside.problems if outside is not None else {}
    for rule in _ALL:
        known = elsewhere.get(rule.name, ())
        seen = survey.problems(rule.check)
        if seen and rule.name in _NEED_CELLS and survey.is_doubtful:
            seen = ()
        for problem in (*known, *seen, *refuted.get(rule.name, ())):
            if rule.name == "self-contradiction" and problem.span.line in judged:
                continue  # what is claimed of it says what is wrong
            yield _finding(rule, problem)


def _says_all(claim: Claim) -> bool:
    """Whether a claim leaves nothing to say of its line: it is decided, or its number is no plain value."""
    return claim.verdict != "undecidable" or claim.kind not in ("trend", "cell-value")


def _lines_told_again(survey: Survey) -> set[int]:
    """The lines that tell what the data part has told, as a claim."""
    draft = survey.draft
    notes = draft.stated if draft is not None else ()
    return {survey.span(*note.span).line for note in notes if note.kind == "told-again"}


def _finding(rule: Rule, problem: Problem) -> Finding:
    return Finding(
        rule=rule.name,
        severity=rule.severity,
        message=problem.message,
        span=problem.span,
        related=problem.related,
        fix=problem.fix,
    )


__all__ = ["REFERENCE_RULES", "RULES", "Rule", "Wanted", "all_rules", "run_rules"]
