"""Compares a report with a gold file of the corpus.

A gold file says what a careful reader gets out of the description beside it: figure, title, panels,
claims and findings. `problems` lists where a report differs. A gold file may name differences that
are known and accepted for now, each with its reason:

    known_misses:
      - {line: 12, rule: tied-extremum, why: "the second place is only named in a footnote"}

`rule` is the rule of the finding, the kind of the claim, or one of the words that `Problem` names.
`python tests/goldtools.py` writes the lists anew after a change of what is found; read the difference.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

import heatparse

CORPUS = Path(__file__).parent.parent / "corpus"
SUFFIX = ".gold.yaml"
MARKS = re.compile(r"""[\\*`"'“”‘’]""")

Json = dict[str, Any]
Bounds = tuple[float | None, float | None]
Key = tuple[str, str]


@dataclass(frozen=True)
class Problem:
    """One difference. `rule`: figure, title, panels, axis, label, legend, cell, a kind, or a rule."""

    line: int | None
    rule: str
    text: str

    def __str__(self) -> str:
        place = f"line {self.line}: " if self.line else ""
        return f"{place}{self.rule}: {self.text}"


@dataclass(frozen=True)
class Case:
    """A description and its gold."""

    name: str
    text: str
    gold: Json


def case_names(folder: Path = CORPUS) -> list[str]:
    return sorted(path.name.removesuffix(SUFFIX) for path in folder.glob(f"*{SUFFIX}"))


def load(name: str, folder: Path = CORPUS) -> Case:
    """Read a case; line endings stay as they are."""
    text = (folder / f"{name}.md").read_bytes().decode("utf-8")
    gold = yaml.safe_load((folder / f"{name}{SUFFIX}").read_text(encoding="utf-8"))
    return Case(name, text, gold)


def fold(label: object) -> str:
    """What is left of a label without Markdown marks, quotes, case and spacing; 0.10 is 0.1."""
    if label is None:
        return ""
    text = " ".join(MARKS.sub("", str(label)).split()).casefold().replace("−", "-")
    try:
        return f"{float(text.replace(',', '')):g}"
    except ValueError:
        return text


def same(left: float | None, right: float | None) -> bool:
    if left is None or right is None:
        return left is right
    return math.isclose(left, right, rel_tol=1e-6, abs_tol=1e-12)


def problems(gold: Json, report: Json) -> list[Problem]:
    """Every difference between the gold and `report` (a report's `model_dump(mode="json")`)."""
    document = report["document"]
    if document["figure"] != gold["figure"]:
        return [Problem(None, "figure", f"{document['figure']}, gold {gold['figure']}")]
    found = list(_title(gold, document))
    found += _panels(gold.get("panels") or [], document["panels"])
    found += _claims(gold.get("claims") or [], report["claims"])
    found += _findings(gold.get("findings") or [], report["findings"])
    return found


def unexpected(gold: Json, report: Json) -> list[str]:
    """The problems without the known misses, and the known misses that are no longer any."""
    found = problems(gold, report)
    known = {(entry["line"], entry["rule"]) for entry in gold.get("known_misses") or []}
    happened = {(problem.line, problem.rule) for problem in found}
    news = [str(problem) for problem in found if (problem.line, problem.rule) not in known]
    stale = sorted(known - happened, key=str)
    return news + [f"line {line}: {rule} is listed as a known miss, but it is none" for line, rule in stale]


def _title(gold: Json, document: Json) -> Iterator[Problem]:
    if gold.get("title") is not None and fold(gold["title"]) != fold(document["title"]):
        yield Problem(None, "title", f"{document['title']!r}, gold {gold['title']!r}")


def _panels(wanted: list[Json], got: list[Json]) -> Iterator[Problem]:
    if len(wanted) != len(got):
        yield Problem(None, "panels", f"{len(got)}, gold {len(wanted)}")
        return
    for index, (gold, panel) in enumerate(zip(wanted, got, strict=True)):
        for name in ("x", "y"):
            yield from _axis(f"panel {index} {name}", gold.get(name) or {}, panel[f"{name}_axis"])
        yield from _legend(f"panel {index}", gold.get("legend") or {}, panel["legend"] or {})
        yield from _cells(f"panel {index}", gold, panel)


def _axis(where: str, gold: Json, axis: Json) -> Iterator[Problem]:
    """A gold axis without categories or label leaves the reading free."""
    wanted, got = gold.get("categories") or [], axis["categories"]
    if wanted and [fold(label) for label in wanted] != [fold(label) for label in got]:
        yield Problem(None, "axis", f"{where} has {got}, gold {wanted}")
    label = gold.get("label")
    if label is not None and fold(label) != fold(axis["label"]):
        yield Problem(None, "label", f"{where} is {axis['label']!r}, gold {label!r}")


def _legend(where: str, gold: Json, legend: Json) -> Iterator[Problem]:
    wanted, got = (gold.get("low"), gold.get("high")), (legend.get("low"), legend.get("high"))
    if not all(map(same, wanted, got)):
        yield Problem(
            None, "legend", f"{where} goes from {got[0]} to {got[1]}, gold {wanted[0]} to {wanted[1]}"
        )


@dataclass(frozen=True)
class _GoldCell:
    key: Key
    bounds: Bounds
    line: int
    optional: bool = False


def gold_cells(panel: Json) -> Iterator[_GoldCell]:
    """The cells of `grid` and of `cells`; an exact value has two equal bounds."""
    columns = (panel.get("x") or {}).get("categories") or []
    for line, row, values in panel.get("grid") or []:
        for column, value in zip(columns, values, strict=True):
            if value is not None:
                yield _GoldCell((fold(row), fold(column)), (value, value), line)
    for cell in panel.get("cells") or []:
        bounds = _bounds(cell)
        yield _GoldCell(
            (fold(cell["row"]), fold(cell["col"])), bounds, cell["line"], cell.get("optional", False)
        )


def _bounds(quantity: Json) -> Bounds:
    if quantity.get("value") is not None:
        return quantity["value"], quantity["value"]
    return quantity.get("low"), quantity.get("high")


def _cells(where: str, gold: Json, panel: Json) -> Iterator[Problem]:
    left = [
        ((fold(cell["row"]), fold(cell["column"])), _bounds(cell["value"]), cell["span"]["line"])
        for cell in panel["cells"]
    ]
    # Cells that must be there take their match before those that may be there.
    for cell in sorted(gold_cells(gold), key=lambda cell: cell.optional):
        match = next(
            (one for one in left if one[0] == cell.key and all(map(same, one[1], cell.bounds))), None
        )
        if match is not None:
            left.remove(match)
        elif not cell.optional:
            yield Problem(cell.line, "cell", f"{where} lacks {_show(cell.key, cell.bounds)}")
    free = {cell.key for cell in gold_cells(gold) if cell.optional}
    for key, bounds, line in left:
        if key not in free:
            yield Problem(line, "cell", f"{where} has {_show(key, bounds)}, which the gold has not")


def _show(key: Key, bounds: Bounds) -> str:
    value = f"{bounds[0]}" if bounds[0] == bounds[1] else f"{bounds[0]}..{bounds[1]}"
    return f"({key[0]}, {key[1]}) = {value}"


def _claims(wanted: list[Json], got: list[Json]) -> Iterator[Problem]:
    """A decided claim on a line of the gold needs a gold claim of that line with its verdict."""
    verdicts: dict[int, set[str]] = {}
    for claim in wanted:
        verdicts.setdefault(claim["line"], set()).add(claim["verdict"])
    repeats = {claim["line"] for claim in wanted if claim["kind"] == "cell-value"}
    for claim in got:
        line, kind, verdict = claim["span"]["line"], claim["kind"], claim["verdict"]
        if verdict == "undecidable" or line not in verdicts or verdict in verdicts[line]:
            continue
        # A number inside an extremum or a trend may be read as a repeated value as well.
        if kind == "cell-value" and verdict == "supported" and line not in repeats:
            continue
        yield Problem(
            line, kind, f"{verdict}, gold {' and '.join(sorted(verdicts[line]))}: {claim['text']!r}"
        )


def _findings(wanted: list[Json], got: list[Json]) -> Iterator[Problem]:
    """Each gold finding answers to its names and lines; what answers to none is a false alarm."""
    reported = {(one["span"]["line"], one["rule"]): one for one in got if one["severity"] != "note"}
    explained: set[tuple[int, str]] = set()
    for finding in wanted:
        hits = _names(finding) & reported.keys()
        explained |= hits
        if not hits and not finding.get("optional"):
            yield Problem(finding["line"], finding["rule"], f"missed: {finding['why']}")
    for place in sorted(reported.keys() - explained):
        yield Problem(*place, f"false alarm: {reported[place]['message']}")


def _names(finding: Json) -> set[tuple[int, str]]:
    lines = [finding["line"], *finding.get("or_lines", ())]
    rules = [finding["rule"], *finding.get("also", ())]
    return {(line, rule) for line in lines for rule in rules}


def report_of(gold: Json) -> Json:
    """The report that agrees with the gold in everything, to try the comparison on."""

    def span(line: int) -> Json:
        return {"line": line}

    def panel(entry: Json) -> Json:
        cells = [
            {
                "row": cell.key[0],
                "column": cell.key[1],
                "value": dict(zip(("low", "high"), cell.bounds, strict=True)),
                "span": span(cell.line),
            }
            for cell in gold_cells(entry)
        ]
        legend = entry.get("legend")
        return {
            "title": entry.get("title"),
            "x_axis": {"label": None, "categories": [], **(entry.get("x") or {})},
            "y_axis": {"label": None, "categories": [], **(entry.get("y") or {})},
            "legend": {"low": legend["low"], "high": legend["high"]} if legend else None,
            "cells": cells,
        }

    return {
        "document": {
            "figure": gold["figure"],
            "title": gold.get("title"),
            "panels": [panel(entry) for entry in gold.get("panels") or []],
        },
        "claims": [
            {"kind": claim["kind"], "verdict": claim["verdict"], "text": "", "span": span(claim["line"])}
            for claim in gold.get("claims") or []
        ],
        "findings": [
            {"rule": finding["rule"], "severity": "error", "message": "", "span": span(finding["line"])}
            for finding in gold.get("findings") or []
        ],
    }


def rules_covered(golds: Iterable[Json]) -> Counter[str]:
    """How many findings of each rule the gold files hold."""
    return Counter(finding["rule"] for gold in golds for finding in gold.get("findings") or [])


def record_known_misses(name: str, folder: Path = CORPUS) -> None:
    """Write the differences of today at the end of a gold file; what stands above stays as it is."""
    case = load(name, folder)
    known = [
        {"line": problem.line, "rule": problem.rule, "why": problem.text}
        for problem in problems(case.gold, heatparse.check(case.text).model_dump(mode="json"))
    ]
    path = folder / f"{name}{SUFFIX}"
    kept = path.read_text(encoding="utf-8").partition("\nknown_misses:")[0].rstrip("\n") + "\n"
    lines = [yaml.safe_dump(miss, default_flow_style=True, allow_unicode=True, sort_keys=False, width=10_000)
             for miss in known]  # fmt: skip
    added = "known_misses:\n" + "".join(f"  - {line}" for line in lines) if known else ""
    path.write_text(kept + added, encoding="utf-8")


if __name__ == "__main__":
    for gold_name in case_names():
        record_known_misses(gold_name)
