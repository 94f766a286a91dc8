"""Every case of the corpus, checked against its gold; and the comparison itself."""

from __future__ import annotations

import re
from copy import deepcopy

import goldtools
import pytest
from goldtools import CORPUS, Json, load, problems, report_of, rules_covered, unexpected

import heatparse

NAMES = goldtools.case_names()


@pytest.mark.parametrize("name", NAMES)
def test_the_report_agrees_with_the_gold(name: str) -> None:
    case = load(name)
    report = heatparse.check(case.text).model_dump(mode="json")
    differences = unexpected(case.gold, report)
    assert not differences, "\n" + "\n".join(differences)


@pytest.mark.parametrize("name", NAMES)
def test_gold_lines_exist(name: str) -> None:
    case = load(name)
    lines = re.split(r"\r\n|\n|\r", case.text)
    entries = [*(case.gold.get("claims") or []), *(case.gold.get("findings") or [])]
    places = [entry["line"] for entry in entries]
    places += [cell.line for panel in case.gold.get("panels") or [] for cell in goldtools.gold_cells(panel)]
    assert [line for line in places if not lines[line - 1].strip()] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_refuted_claim_has_a_finding(name: str) -> None:
    gold = load(name).gold
    refuted = {claim["line"] for claim in gold["claims"] if claim["verdict"] == "refuted"}
    assert refuted <= {finding["line"] for finding in gold["findings"]}


def test_every_description_has_a_gold_file() -> None:
    assert sorted(path.stem for path in CORPUS.glob("*.md")) == NAMES


def test_common_rules_are_covered() -> None:
    covered = rules_covered(load(name).gold for name in NAMES)
    wanted = """
        value-outside-legend legend-conflict extremum-mismatch tied-extremum comparison-mismatch
        difference-mismatch cell-value-mismatch count-mismatch axis-count-mismatch row-length-mismatch
        unknown-category duplicate-cell incomplete-grid color-mismatch layout-mismatch diagonal-mismatch
        threshold-mismatch truncated trend-mismatch range-mismatch aggregate-mismatch ranking-mismatch
        symmetry-mismatch
    """
    assert [rule for rule in wanted.split() if not covered[rule]] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_report_like_the_gold_has_no_problems(name: str) -> None:
    gold = load(name).gold
    assert problems(gold, report_of(gold)) == []


GOLD: Json = {
    "figure": "heatmap",
    "title": "Tides",
    "panels": [
        {
            "title": None,
            "x": {"label": "Hour", "categories": ["6", "12"]},
            "y": {"label": None, "categories": ["Port A", "Port_B"]},
            "legend": {"low": 0, "high": 5, "label": "m"},
            "grid": [[4, "Port A", [1.5, None]], [5, "Port_B", [2.0, 4.5]]],
            "cells": [
                {"row": "Port A", "col": "12", "low": 3.0, "high": 3.5, "line": 6},
                {"row": "Port C", "col": "12", "value": 1.0, "line": 6, "optional": True},
            ],
        }
    ],
    "claims": [
        {"line": 8, "kind": "extremum", "verdict": "supported"},
        {"line": 9, "kind": "count", "verdict": "refuted", "why": "one"},
        {"line": 10, "kind": "trend", "verdict": "undecidable"},
    ],
    "findings": [
        {"line": 9, "rule": "count-mismatch", "also": ["threshold-mismatch"], "or_lines": [3], "why": "one"},
        {"line": 8, "rule": "tied-extremum", "optional": True, "why": "arguable"},
    ],
}


def changed(change) -> list[tuple[int | None, str]]:  # type: ignore[no-untyped-def]
    """What the comparison says after `change` of a report that agrees with GOLD."""
    report = deepcopy(report_of(GOLD))
    change(report)
    return [(problem.line, problem.rule) for problem in problems(GOLD, report)]


def cell(row: str, column: str, line: int, **value: float) -> Json:
    return {"row": row, "column": column, "value": value, "span": {"line": line}}


def test_structure_is_compared() -> None:
    def panel(report: Json) -> Json:
        return report["document"]["panels"][0]

    assert changed(lambda r: r["document"].update(figure="other")) == [(None, "figure")]
    assert changed(lambda r: r["document"].update(title="Tide")) == [(None, "title")]
    assert changed(lambda r: r["document"].update(title="**tides**")) == []
    assert changed(lambda r: r["document"]["panels"].append(panel(r))) == [(None, "panels")]
    assert changed(lambda r: panel(r)["x_axis"].update(categories=["12", "6"])) == [(None, "axis")]
    assert changed(lambda r: panel(r)["x_axis"].update(categories=["6.0", "12"], label="hour")) == []
    assert changed(lambda r: panel(r)["x_axis"].update(label=None)) == [(None, "label")]
    assert changed(lambda r: panel(r)["y_axis"].update(label="Port", categories=["port a", r"Port\_B"])) == []
    assert changed(lambda r: panel(r)["legend"].update(high=4)) == [(None, "legend")]
    assert changed(lambda r: panel(r).update(legend=None)) == [(None, "legend")]


def test_cells_are_compared() -> None:
    def cells(report: Json) -> list[Json]:
        return report["document"]["panels"][0]["cells"]

    assert changed(lambda r: cells(r).pop(0)) == [(4, "cell")]
    assert changed(lambda r: cells(r).pop()) == []
    assert changed(lambda r: cells(r).append(cell("Port C", "12", 6, value=1.1))) == []
    assert changed(lambda r: cells(r).append(cell("Port A", "6", 7, value=1.5))) == [(7, "cell")]
    assert changed(lambda r: cells(r)[0]["value"].update(low=1.4, high=1.4)) == [(4, "cell"), (4, "cell")]
    assert changed(lambda r: cells(r)[3]["value"].update(high=None)) == [(6, "cell"), (6, "cell")]


def test_claims_are_compared() -> None:
    def add(line: int, kind: str, verdict: str):  # type: ignore[no-untyped-def]
        claim = {"kind": kind, "verdict": verdict, "text": "", "span": {"line": line}}
        return lambda report: report["claims"].append(claim)

    assert changed(add(8, "count", "refuted")) == [(8, "count")]
    assert changed(add(8, "count", "supported")) == []
    assert changed(add(9, "extremum", "supported")) == [(9, "extremum")]
    assert changed(add(9, "cell-value", "supported")) == []
    assert changed(add(10, "trend", "supported")) == [(10, "trend")]
    assert changed(add(9, "trend", "undecidable")) == []
    assert changed(add(20, "trend", "refuted")) == []
    assert changed(lambda r: r["claims"].clear()) == []


def test_findings_are_compared() -> None:
    def add(line: int, rule: str, severity: str = "warning"):  # type: ignore[no-untyped-def]
        finding = {"rule": rule, "severity": severity, "message": "", "span": {"line": line}}
        return lambda report: report["findings"].append(finding)

    def move(line: int, rule: str):  # type: ignore[no-untyped-def]
        return lambda report: report["findings"][0].update(rule=rule, span={"line": line})

    assert changed(lambda r: r["findings"].clear()) == [(9, "count-mismatch")]
    assert changed(move(3, "threshold-mismatch")) == []
    assert changed(move(4, "count-mismatch")) == [(9, "count-mismatch"), (4, "count-mismatch")]
    assert changed(add(9, "threshold-mismatch")) == []
    assert changed(add(5, "truncated")) == [(5, "truncated")]
    assert changed(add(5, "truncated", "note")) == []
    assert changed(lambda r: r["findings"][0].update(severity="note")) == [(9, "count-mismatch")]


def test_known_misses_are_strict() -> None:
    gold = GOLD | {"known_misses": [{"line": 9, "rule": "count-mismatch", "why": "later"}]}
    report = report_of(GOLD)
    assert unexpected(gold, report) == ["line 9: count-mismatch is listed as a known miss, but it is none"]
    report["findings"].clear()
    assert unexpected(gold, report) == []
    assert unexpected(GOLD, report) == ["line 9: count-mismatch: missed: one"]
