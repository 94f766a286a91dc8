"""What a project wants to be told."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse
from heatparse import BadConfiguration, Configuration
from heatparse.rules import RULES

TEXT = """# Heatmap: Scores
- **X-axis**: A, B
- **Y-axis**: C, D
- **Color scale**: from 0 to 1

| | A | B |
|---|---|---|
| C | 0.1 | 0.2 |
| D | 0.3 | 4.5 |

- The highest value is 0.1 (C on A).
"""


def found(source=None, **settings):
    configuration = Configuration.read({key.replace("_", "-"): value for key, value in settings.items()})
    document = heatparse.parse(TEXT, source)
    findings = heatparse.check(document, configuration=configuration).findings
    return [(finding.severity, finding.rule) for finding in findings]


LEGEND, EXTREMUM = ("error", "value-outside-legend"), ("error", "extremum-mismatch")


def test_by_default_everything_is_reported():
    assert found() == [LEGEND, EXTREMUM]


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"select": ["extremum-mismatch"]}, [EXTREMUM]),
        ({"select": ["*-mismatch"]}, [EXTREMUM]),
        ({"select": []}, []),
        ({"ignore": ["extremum-mismatch"]}, [LEGEND]),
        ({"select": ["extremum-*", "value-*"], "ignore": ["value-*"]}, [EXTREMUM]),
        ({"severity": {"extremum-mismatch": "note"}}, [LEGEND, ("note", "extremum-mismatch")]),
        (
            {"severity": {"*": "warning", "extremum-mismatch": "note"}},
            [("warning", "value-outside-legend"), ("note", "extremum-mismatch")],
        ),
    ],
)
def test_rules_are_selected_ignored_and_graded(settings, expected):
    assert found(**settings) == expected


@pytest.mark.parametrize(
    ("pattern", "path", "ignored"),
    [
        ("drafts", "drafts/a.md", True),
        ("drafts", "x/drafts/y/a.md", True),
        ("drafts/*", "drafts/a.md", True),
        ("drafts/*", "x/drafts/a.md", False),
        ("*.txt", "deep/down/a.txt", True),
        ("*.txt", "a.md", False),
        ("./docs/a.md", "docs/a.md", True),
        ("docs/", "./docs/a.md", True),
    ],
)
def test_patterns_of_paths(pattern, path, ignored):
    expected = [LEGEND] if ignored else [LEGEND, EXTREMUM]
    assert found(path, per_file_ignores={pattern: ["extremum-mismatch"]}) == expected


@pytest.mark.parametrize(
    ("fail_on", "failing"),
    [
        ("error", {"error"}),
        ("warning", {"error", "warning"}),
        ("note", {"error", "warning", "note"}),
        ("never", set()),
    ],
)
def test_what_makes_a_check_fail(fail_on, failing):
    place = heatparse.check(TEXT).findings[0].span
    configuration = Configuration.read({"fail-on": fail_on})
    for severity in ("error", "warning", "note"):
        finding = heatparse.Finding(rule="truncated", severity=severity, message="", span=place)
        assert configuration.fails([finding]) is (severity in failing)
    assert not configuration.fails([])


def test_the_tolerance_is_that_of_the_reference():
    data = {"C": {"A": 0.1, "B": 0.2}, "D": {"A": 0.5, "B": 4.5}}
    strict, loose = Configuration(), Configuration(tolerance=0.2)
    assert "reference-value-mismatch" in [
        f.rule for f in heatparse.check(TEXT, data, configuration=strict).findings
    ]
    assert "reference-value-mismatch" not in [
        f.rule for f in heatparse.check(TEXT, data, configuration=loose).findings
    ]


BAD = {
    "no mapping": (
        ["select"],
        "the configuration is no mapping of settings, but ['select']",
    ),
    "nothing": (
        None,
        "is no mapping of settings, but None",
    ),
    "an unknown setting": (
        {"selct": []},
        "there is no setting 'selct'; did you mean 'select'?",
    ),
    "an underscore": (
        {"fail_on": "error"},
        "there is no setting 'fail_on'; did you mean 'fail-on'?",
    ),
    "a number as a key": (
        {1: 2},
        "there is no setting '1'",
    ),
    "an unknown rule": (
        {"ignore": ["extremum-missmatch"]},
        "ignore: there is no rule 'extremum-missmatch'; did you mean 'extremum-mismatch'?",
    ),
    "an unknown rule to grade": (
        {"severity": {"truncatd": "note"}},
        "severity: there is no rule 'truncatd'; did you mean 'truncated'?",
    ),
    "an unknown rule of files": (
        {"per-file-ignores": {"*": ["truncatd"]}},
        "per-file-ignores: there is no rule 'truncatd'",
    ),
    "a pattern of nothing": (
        {"select": ["nothing-*"]},
        "select: there is no rule 'nothing-*'",
    ),
    "an unknown severity": (
        {"severity": {"truncated": "fatal"}},
        "severity.truncated is 'fatal': input should be 'error', 'warning' or 'note'",
    ),
    "text for a list": (
        {"select": "truncated"},
        "select is 'truncated': input should be a valid list",
    ),
    "an unknown level": (
        {"fail-on": "always"},
        "fail-on is 'always': input should be 'error', 'warning', 'note' or 'never'",
    ),
    "a negative tolerance": (
        {"tolerance": -1},
        "tolerance is -1: input should be greater than or equal to 0",
    ),
    "no number": (
        {"tolerance": "much"},
        "tolerance is 'much': input should be a valid number",
    ),
    "no finite number": (
        {"tolerance": float("nan")},
        "tolerance is nan: input should be a finite number",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_no_configuration_is_told_in_a_sentence(case):
    settings, complaint = BAD[case]
    with pytest.raises(BadConfiguration) as raised:
        Configuration.read(settings)
    assert complaint in str(raised.value)
    assert "\n" not in str(raised.value)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(
    anything
    | st.dictionaries(
        st.sampled_from(["select", "ignore", "severity", "tolerance", "per-file-ignores", "fail-on"]),
        anything | st.lists(st.sampled_from(sorted(RULES))),
        max_size=3,
    )
)
def test_nothing_but_a_sentence_comes_of_any_settings(settings):
    try:
        assert isinstance(Configuration.read(settings), Configuration)
    except BadConfiguration as error:
        assert str(error).startswith("the configuration")


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"ignore": ("truncatd",)}, "ignore: there is no rule 'truncatd'; did you mean 'truncated'?"),
        ({"select": ("truncatd",)}, "select: there is no rule 'truncatd'; did you mean 'truncated'?"),
        ({"severity": {"truncatd": "note"}}, "severity: there is no rule 'truncatd'"),
        ({"per_file_ignores": {"a": ("x",)}}, "per-file-ignores: there is no rule 'x'"),
        ({"tolerence": 1}, "there is no setting 'tolerence'; did you mean 'tolerance'?"),
        ({"fail_one": "error"}, "there is no setting 'fail_one'; did you mean 'fail-on'?"),
        ({"fail_on": "errors"}, "fail_on is 'errors': input should be"),
        ({"tolerance": -1}, "tolerance is -1: input should be greater"),
        ({"tolerance": True}, "tolerance is True: a number is needed"),
    ],
)
def test_what_is_wrong_is_told_in_python_too(settings, told):
    with pytest.raises(BadConfiguration) as raised:
        Configuration(**settings)
    assert str(raised.value).startswith(f"the configuration: {told}")


@pytest.mark.parametrize("word", ["yes", "no", "on", "true"])
def test_a_tolerance_that_yaml_takes_for_a_truth_is_no_number(tmp_path, word):
    from heatparse.cli.configurations import read

    (tmp_path / "heatparse.yaml").write_text(f"tolerance: {word}\n")
    with pytest.raises(
        BadConfiguration, match=r"heatparse\.yaml: tolerance is (True|False): a number is needed"
    ):
        read(str(tmp_path / "heatparse.yaml"))


def test_a_summary_without_the_findings_that_are_ignored_does_not_contradict_itself():
    report = heatparse.check(TEXT, configuration=Configuration(ignore=("*",)))
    assert not report.findings and any(claim.verdict == "refuted" for claim in report.claims)
    assert "no contradiction" not in report.summary()


@pytest.mark.parametrize("content", ["tolerance: " + "1" * 5000, "tolerance: 2001-99-99", "[" * 5000])
@pytest.mark.parametrize("name", ["heatparse.yaml", "pyproject.toml"])
def test_a_value_that_cannot_be_read_is_told(tmp_path, name, content):
    from heatparse.cli.configurations import read

    if name.endswith(".toml"):
        content = "[tool.heatparse]\n" + content.replace(": ", " = ").replace("[[", "a = [[", 1)
    (tmp_path / name).write_text(content)
    with pytest.raises(BadConfiguration, match=r"no (YAML|TOML): "):
        read(str(tmp_path / name))


@pytest.mark.parametrize(
    "content", ["tolerance: 1\nignore: []\ntolerance: 2\n", "severity: {truncated: note, truncated: error}\n"]
)
def test_a_key_that_comes_twice_is_told(tmp_path, content):
    from heatparse.cli.configurations import read

    (tmp_path / "heatparse.yaml").write_text(content)
    with pytest.raises(BadConfiguration, match=r"no YAML: '(tolerance|truncated)' is there twice"):
        read(str(tmp_path / "heatparse.yaml"))
