"""The formats for other programs, read by programs that take them."""

from __future__ import annotations

import io
import json
import xml.etree.ElementTree as ElementTree
from collections import Counter

import jsonschema
import junitparser
import pysarif
import pytest
from sarif.loader import load_sarif_file

import heatparse
from heatparse.models import Document, Finding, Fix, Related, Report
from heatparse.output.colour import Paint
from heatparse.output.forms import FORMS, Writer, form
from heatparse.output.summary import Tally
from heatparse.rules import RULES
from heatparse.text import Source

TEXT = "# Heatmap: Tür\r\n- **NLI**: 0.32\r\n- **Winobias**: 0.33\r\nNLI 😀 is the highest (0.32).\r\n"
EVIL = 'a,b:c %0A\r\n]]>&<script>"\x1b[31m\x00\u2028::error::owned'


def span(piece):
    start = TEXT.index(piece)
    return Source(TEXT).span(start, start + len(piece))


FINDINGS = (
    Finding(rule="truncated", severity="note", message="It breaks off.", span=span("Tür")),
    Finding(
        rule="extremum-mismatch",
        message="NLI (0.32) is not the highest: Winobias has 0.33.",
        span=span("NLI 😀 is the highest (0.32)"),
        related=(
            Related(message="Winobias has 0.33", span=span("0.33")),
            Related(message="", span=span("Tür")),
        ),
        fix=Fix(span=span("NLI 😀"), replacement="Winobias"),
    ),
    Finding(rule="color-mismatch", severity="warning", message=EVIL, span=span("0.32\r\n- **W")),
    Finding(rule="color-mismatch", severity="warning", message=EVIL, span=span("0.33")),
)


def report(*findings):
    return Report(document=Document(source="t.md", figure="heatmap"), findings=findings)


def written(name, *reports):
    """The output for descriptions in `docs/0.md`, `docs/1.md` …"""
    stream, tally = io.StringIO(newline=""), Tally()
    made = form(name, Paint(False), 100)
    writer = Writer(made, stream)
    for at, one in enumerate(reports):
        tally.add(one)
        writer.write(made.pieces(f"./docs/{at} ü.md", TEXT, one))
    writer.close(tally)
    return stream.getvalue()


MANY = (report(*FINDINGS), report(), report(FINDINGS[1]))


@pytest.mark.parametrize("name", FORMS)
def test_no_form_lets_a_control_character_through(name):
    shown = written(name, *MANY)
    assert not {"\x1b", "\x00", "\u2028"} & set(shown)


@pytest.mark.parametrize("reports", [(), (report(),), MANY])
@pytest.mark.parametrize("name", ["json", "gitlab", "sarif"])
def test_json_is_well_formed_however_much_there_is(name, reports):
    json.loads(written(name, *reports))


# SARIF


def sarif(*reports):
    return json.loads(written("sarif", *reports))


@pytest.mark.parametrize("reports", [(), (report(),), MANY])
def test_sarif_is_read_by_pysarif(reports):
    log = pysarif.load_from_json(written("sarif", *reports))
    (run,) = log.runs
    assert log.version == "2.1.0"
    assert len(run.results) == sum(len(one.findings) for one in reports)
    assert {rule.id for rule in run.tool.driver.rules} == set(RULES)


def test_sarif_is_read_by_sarif_tools(tmp_path):
    (tmp_path / "a.sarif").write_text(written("sarif", *MANY), encoding="utf-8")
    file = load_sarif_file(str(tmp_path / "a.sarif"))
    assert file.get_distinct_tool_names() == ["heatparse"]
    counts = Counter(one["Severity"] for one in file.get_records())
    assert counts == {"error": 2, "warning": 2, "note": 1}
    record = next(one for one in file.get_records() if one["Severity"] == "error")
    assert (record["Location"], record["Line"]) == ("docs/0%20%C3%BC.md", 4)
    assert record["Code"] == "extremum-mismatch"


def test_sarif_places_are_exact():
    result = sarif(report(FINDINGS[1]))["runs"][0]["results"][0]
    (location,) = result["locations"]
    assert location["physicalLocation"] == {
        "artifactLocation": {"uri": "docs/0%20%C3%BC.md"},
        "region": {
            "startLine": 4, "startColumn": 1, "endLine": 4, "endColumn": 28,
            "snippet": {"text": "NLI 😀 is the highest (0.32)"},
        },
    }  # fmt: skip
    assert [related["message"]["text"] for related in result["relatedLocations"]] == [
        "Winobias has 0.33",
        "see here",
    ]
    (change,) = result["fixes"][0]["artifactChanges"]
    assert change["replacements"] == [
        {
            "deletedRegion": {"startLine": 4, "startColumn": 1, "endLine": 4, "endColumn": 6},
            "insertedContent": {"text": "Winobias"},
        }
    ]


def test_fingerprints_differ_within_a_run_and_stay_from_run_to_run():
    results = sarif(*MANY)["runs"][0]["results"]
    prints = [result["partialFingerprints"]["heatparse/v1"] for result in results]
    assert len(set(prints)) == len(prints)
    assert prints == [
        one["partialFingerprints"]["heatparse/v1"] for one in sarif(*MANY)["runs"][0]["results"]
    ]


# GitLab: the fields that its documentation requires of a code quality report
GITLAB = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "fingerprint": {"type": "string", "pattern": "^[0-9a-f]+$"},
            "location": {
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "not": {"pattern": "^(\\./|/)"}},
                    "lines": {
                        "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}},
                    },
                },
            },
        },
    },
}


@pytest.mark.parametrize("reports", [(), (report(),), MANY])
def test_gitlab_gets_what_it_requires(reports):
    issues = json.loads(written("gitlab", *reports))
    jsonschema.validate(issues, GITLAB)
    assert len({issue["fingerprint"] for issue in issues}) == sum(len(one.findings) for one in reports)


def test_gitlab_severities():
    issues = json.loads(written("gitlab", MANY[0]))
    assert [issue["severity"] for issue in issues] == ["info", "major", "minor", "minor"]


# JUnit


@pytest.mark.parametrize("reports", [(), (report(),), MANY])
def test_junit_is_read_by_junitparser(reports):
    suites = junitparser.JUnitXml.fromstring(written("junit", *reports).encode())
    found = [(suite.name, suite.tests, suite.failures) for suite in suites]
    expected = [
        (f"docs/{at} ü.md", max(1, bad), bad)
        for at, one in enumerate(reports)
        for bad in [sum(finding.severity != "note" for finding in one.findings)]
    ]
    assert found == expected
    for suite in suites:
        suite.update_statistics()
    assert [(suite.name, suite.tests, suite.failures) for suite in suites] == expected


def test_junit_tells_the_place_the_line_and_the_message():
    (suite,) = junitparser.JUnitXml.fromstring(written("junit", report(*FINDINGS[:2])).encode())
    (case,) = suite
    (failure,) = case.result
    assert (case.name, failure.type) == ("extremum-mismatch:4:1", "error")
    assert failure.message == FINDINGS[1].message
    assert failure.text.endswith("NLI 😀 is the highest (0.32).")
    tree = ElementTree.fromstring(written("junit", report(*FINDINGS[:2])))
    assert "note[truncated] It breaks off." in tree.findtext("testsuite/system-out")


def test_junit_is_xml_whatever_the_text_holds():
    strange = FINDINGS[2].model_copy(update={"message": EVIL + "\ufffe\ud800"})
    ElementTree.fromstring(written("junit", report(strange)))


# What could not be checked


def refused(name, *refusals):
    """The output of a run with one description and some inputs that could not be checked."""
    stream, tally = io.StringIO(newline=""), Tally()
    made = form(name, Paint(False), 100)
    writer = Writer(made, stream)
    tally.add(MANY[2])
    writer.write(made.pieces("docs/0.md", TEXT, MANY[2]))
    for path, reason in refusals:
        tally.refusals.append((path, reason))
        writer.write(made.refused(path, reason))
    writer.close(tally)
    return stream.getvalue()


REFUSALS = (("./docs/ü 1.md", "there is no such file or folder"), ("b.md", EVIL))


def test_junit_has_an_error_for_what_could_not_be_checked():
    suites = junitparser.JUnitXml.fromstring(refused("junit", *REFUSALS).encode())
    assert [(suite.name, suite.failures, suite.errors) for suite in suites] == [
        ("docs/0.md", 1, 0), ("docs/ü 1.md", 0, 1), ("b.md", 0, 1),
    ]  # fmt: skip
    (error,) = list(suites)[1].__iter__().__next__().result
    assert isinstance(error, junitparser.Error) and error.message == REFUSALS[0][1]


def test_sarif_has_a_notification_for_what_could_not_be_checked(tmp_path):
    (tmp_path / "a.sarif").write_text(refused("sarif", *REFUSALS), encoding="utf-8")
    assert len(load_sarif_file(str(tmp_path / "a.sarif")).get_records()) == 1
    (invocation,) = pysarif.load_from_json(refused("sarif", *REFUSALS)).runs[0].invocations
    assert not invocation.execution_successful
    assert [one.message.text for one in invocation.tool_execution_notifications] == [
        "./docs/ü 1.md: there is no such file or folder", f"b.md: {EVIL}"
    ]  # fmt: skip
    (invocation,) = pysarif.load_from_json(refused("sarif")).runs[0].invocations
    assert invocation.execution_successful


def test_gitlab_has_an_issue_for_what_could_not_be_checked():
    issues = json.loads(refused("gitlab", *REFUSALS))
    jsonschema.validate(issues, GITLAB)
    assert [(issue["severity"], issue["location"]["path"]) for issue in issues[1:]] == [
        ("critical", "docs/ü 1.md"), ("critical", "b.md"),
    ]  # fmt: skip
    assert len({issue["fingerprint"] for issue in issues}) == 3


def test_github_gets_an_error_for_what_could_not_be_checked():
    *_, one, _ = refused("github", *REFUSALS).splitlines()
    name, properties, message = command(one)
    assert (name, properties["file"]) == ("error", "docs/ü 1.md")
    assert message == "./docs/ü 1.md: there is no such file or folder"


# GitHub


def command(line):
    """A workflow command as the runner reads it."""
    assert line.startswith("::")
    head, data = line[2:].split("::", 1)
    name, _, listed = head.partition(" ")
    unescape = lambda text: text.replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%")  # noqa: E731
    pairs = (entry.split("=", 1) for entry in listed.split(","))
    properties = {key: unescape(value.replace("%3A", ":").replace("%2C", ",")) for key, value in pairs}
    return name, properties, unescape(data)


def test_github_gets_one_command_a_finding():
    lines = written("github", *MANY).splitlines()
    commands = [command(line) for line in lines]
    assert [name for name, _, _ in commands] == ["notice", "error", "warning", "warning", "error"]
    _, properties, message = commands[1]
    assert properties == {
        "file": "docs/0 ü.md", "line": "4", "endLine": "4", "col": "1", "endColumn": "27",
        "title": "heatparse: extremum-mismatch",
    }  # fmt: skip
    assert message == FINDINGS[1].message
    assert "col" not in commands[2][1]


# JSON Schema


@pytest.mark.parametrize("corpus", ["terrain-transfer", "layers-by-tokens-regions", "bar-chart-other"])
def test_reports_are_what_their_schema_says(corpus, repository):
    text = (repository / "corpus" / f"{corpus}.md").read_text(encoding="utf-8")
    schema = Report.model_json_schema(mode="serialization")
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(heatparse.check(text).model_dump(mode="json"), schema)
