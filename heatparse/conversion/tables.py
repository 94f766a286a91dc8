"""Reports as the columns of tables: what each table holds, without any library.

The Arrow schemas in `heatparse.conversion.schemas` give the types of the same names.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from heatparse.models import Document, Legend, Quantity, Report

Columns = dict[str, list[Any]]

TABLES = ("documents", "cells", "regions", "axes", "claims", "findings")
COLUMNS = {
    "documents": (
        "id", "figure", "title", "panels", "cells", "regions", "numbers", "unread", "placed", "claims",
        "supported", "refuted", "undecidable", "findings", "errors", "warnings", "clean",
    ),
    "cells": (
        "document", "panel", "row", "column", "value", "low", "high", "approximate", "uncertainty", "unit",
        "color", "line",
    ),
    "regions": (
        "document", "panel", "rows", "columns", "value", "low", "high", "approximate", "uncertainty", "unit",
        "color", "line",
    ),
    "axes": (
        "document", "panel", "panel_title", "axis", "label", "categories", "low", "high", "approximate", "unit",
        "line",
    ),
    "claims": ("document", "kind", "verdict", "text", "explanation", "line", "start", "end"),
    "findings": ("document", "rule", "severity", "message", "line", "start", "end"),
}  # fmt: skip


def columns_of(reports: Iterable[tuple[str, Report]]) -> dict[str, Columns]:
    """The columns of every table for reports with their ids, rows in the order of the reports."""
    tables: dict[str, Columns] = {table: {name: [] for name in COLUMNS[table]} for table in TABLES}
    for identity, report in reports:
        document = report.document
        _add(tables["documents"], (identity, *_counts(report)))
        add_cells(tables["cells"], identity, document)
        _add_regions(tables["regions"], identity, document)
        _add_axes(tables["axes"], identity, document)
        for claim in report.claims:
            span = claim.span
            _add(
                tables["claims"],
                (identity, claim.kind, claim.verdict, claim.text, claim.explanation,
                 span.line, span.start, span.end),
            )  # fmt: skip
        for finding in report.findings:
            span = finding.span
            _add(
                tables["findings"],
                (identity, finding.rule, finding.severity, finding.message, span.line, span.start, span.end),
            )
    return tables


def add_cells(cells: Columns, identity: str | None, document: Document) -> None:
    """Add the cells of a document to the columns of `cells`."""
    for at, panel in enumerate(document.panels):
        for cell in panel.cells:
            _add(
                cells, (identity, at, cell.row, cell.column, *_value(cell.value), cell.color, cell.span.line)
            )


def _counts(report: Report) -> tuple[object, ...]:
    from heatparse.reading.unread import count_numbers

    document, claims, findings = report.document, report.claims, report.findings
    numbers, unread = count_numbers(document), len(document.unread)
    verdicts = [claim.verdict for claim in claims]
    severities = [finding.severity for finding in findings]
    errors, warnings = severities.count("error"), severities.count("warning")
    return (
        document.figure,
        document.title,
        len(document.panels),
        sum(len(panel.cells) for panel in document.panels),
        sum(len(panel.regions) for panel in document.panels),
        numbers,
        unread,
        (numbers - unread) / numbers if numbers else None,
        len(claims),
        verdicts.count("supported"),
        verdicts.count("refuted"),
        verdicts.count("undecidable"),
        len(findings),
        errors,
        warnings,
        errors + warnings == 0,
    )


def _add_regions(regions: Columns, identity: str, document: Document) -> None:
    for at, panel in enumerate(document.panels):
        for region in panel.regions:
            _add(
                regions,
                (identity, at, region.rows, region.columns, *_value(region.value), region.color,
                 region.span.line),
            )  # fmt: skip


def _add_axes(axes: Columns, identity: str, document: Document) -> None:
    for at, panel in enumerate(document.panels):
        for name, axis in (("x", panel.x_axis), ("y", panel.y_axis)):
            line = axis.span.line if axis.span else None
            row = (identity, at, panel.title, name, axis.label, axis.categories, None, None, None, None, line)
            _add(axes, row)
        if panel.legend is not None:
            _add(axes, (identity, at, panel.title, "color", *_scale(panel.legend)))


def _scale(legend: Legend) -> tuple[object, ...]:
    colors = tuple(band.color for band in legend.bands)
    line = legend.span.line if legend.span else None
    return legend.label, colors, legend.low, legend.high, legend.approximate, legend.unit, line


def _value(value: Quantity) -> tuple[object, ...]:
    return value.value, value.low, value.high, value.approximate, value.uncertainty, value.unit


def _add(columns: Columns, row: tuple[object, ...]) -> None:
    for column, value in zip(columns.values(), row, strict=True):
        column.append(value)
