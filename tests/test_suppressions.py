"""Comments in the text take findings out; those that take none out are noted."""

from __future__ import annotations

import pytest

import heatparse

HEAD = """# Heatmap: Scores
- **X-axis**: A, B
- **Y-axis**: C, D
- **Color scale**: from 0 to 1

"""
TABLE = "| | A | B |\n|---|---|---|\n| C | 0.1 | 0.2 |\n| D | 0.3 | 4.5 |\n"
CLAIMS = "\n- The highest value is 0.1 (C on A).\n- The lowest value is 0.3 (D on A).\n"


def found(text):
    return [(finding.span.line, finding.rule) for finding in heatparse.check(text).findings]


def comment(rules, kind="ignore"):
    return f"<!-- heatparse: {kind} {rules} -->\n".replace("  ", " ")


ALL = [(9, "value-outside-legend"), (11, "extremum-mismatch"), (12, "extremum-mismatch")]


def test_without_a_comment_everything_is_found():
    assert found(HEAD + TABLE + CLAIMS) == ALL


@pytest.mark.parametrize("rules", ["value-outside-legend", "truncated, value-outside-legend", ""])
def test_a_comment_is_about_the_whole_table_that_follows(rules):
    text = HEAD + comment(rules) + TABLE + CLAIMS
    assert [entry for entry in found(text) if entry[1] != "unused-suppression"] == [
        (12, "extremum-mismatch"), (13, "extremum-mismatch"),
    ]  # fmt: skip


def test_a_comment_is_about_the_item_that_follows_and_not_the_next():
    text = HEAD + TABLE + CLAIMS.replace("\n- The highest", f"\n{comment('extremum-mismatch')}- The highest")
    assert found(text) == [(9, "value-outside-legend"), (13, "extremum-mismatch")]


def test_a_comment_at_the_end_of_a_line_is_about_that_line():
    text = (
        HEAD + TABLE + CLAIMS.replace("(C on A).", "(C on A). <!-- heatparse: ignore extremum-mismatch -->")
    )
    assert found(text) == [(9, "value-outside-legend"), (12, "extremum-mismatch")]


def test_a_comment_is_about_a_paragraph_of_several_lines():
    prose = "\nThe scores differ a lot.\nThe highest value is 0.1 (C on A).\n\nThe lowest value is 0.3 (D on A).\n"
    text = HEAD + TABLE + prose.replace("\nThe scores", "\n" + comment("extremum-mismatch") + "The scores")
    assert found(text) == [(9, "value-outside-legend"), (15, "extremum-mismatch")]


def test_a_comment_is_about_what_is_nested_in_an_item():
    claims = "\n- Extremes:\n  - The highest value is 0.1 (C on A).\n- The lowest value is 0.3 (D on A).\n"
    text = HEAD + TABLE + claims.replace("\n- Extremes", "\n" + comment("extremum-mismatch") + "- Extremes")
    assert found(text) == [(9, "value-outside-legend"), (14, "extremum-mismatch")]


def test_a_comment_may_be_about_the_whole_file():
    assert found(HEAD + TABLE + CLAIMS + comment("extremum-mismatch", "ignore-file")) == ALL[:1]
    assert found(comment("", "ignore-file") + HEAD + TABLE + CLAIMS) == []


@pytest.mark.parametrize(
    "spelling",
    ["<!--heatparse: ignore value-outside-legend-->", "<!--  heatparse:  ignore\tvalue-outside-legend\n-->"],
)
def test_spaces_in_a_comment_do_not_matter(spelling):
    assert "value-outside-legend" not in [rule for _, rule in found(HEAD + spelling + "\n" + TABLE)]


@pytest.mark.parametrize("spelling", ["HeatParse: Ignore Extremum-Mismatch", "HEATPARSE: IGNORE EXTREMUM-*"])
def test_capitals_in_a_comment_do_not_matter(spelling):
    text = HEAD + TABLE + CLAIMS.replace("\n- The highest", f"\n<!-- {spelling} -->\n- The highest")
    assert found(text) == [(9, "value-outside-legend"), (13, "extremum-mismatch")]


def test_the_places_and_the_text_are_those_of_the_text_as_given():
    text = HEAD + comment("truncated") + TABLE + CLAIMS
    report = heatparse.check(text)
    assert report.document.text == text
    (finding,) = (finding for finding in report.findings if finding.rule == "value-outside-legend")
    assert text[finding.span.start : finding.span.end] == "4.5"


def test_nothing_is_read_from_a_comment():
    text = HEAD + TABLE.replace("4.5", "0.4") + comment("count-mismatch 17") + "\nThe text ends here.\n"
    assert heatparse.check(text).document.unread == ()


@pytest.mark.parametrize(
    "text",
    [
        "<!-- heatparse: ignore",
        "<!-- heatparse:",
        "<!-- heatparse found nothing -->",
        "<!-- ignore truncated -->",
    ],
)
def test_what_is_no_suppression_suppresses_nothing(text):
    assert [rule for _, rule in found(f"{text}\n{HEAD}{TABLE}")] == ["value-outside-legend"]


@pytest.mark.parametrize(
    ("pattern", "left"),
    [
        ("extremum-*", ["value-outside-legend"]),
        ("*", []),
        ("value-*, extremum-mismatch", []),
        ("*-mismatch", ["value-outside-legend"]),
        ("*-legend", ["extremum-mismatch", "extremum-mismatch"]),
    ],
)
def test_a_pattern_means_the_rules_that_fit_it(pattern, left):
    text = comment(pattern, "ignore-file") + HEAD + TABLE + CLAIMS
    assert [rule for _, rule in found(text)] == left


@pytest.mark.parametrize("fence", ["```", "~~~", "```html"])
def test_a_comment_in_a_fence_is_an_example(fence):
    shown = f"\n{fence}\n{comment('', 'ignore-file')}{fence.rstrip('html')}\n"
    assert found(HEAD + TABLE + CLAIMS + shown) == ALL
    assert found(f"Write `{comment('', 'ignore-file').strip()}`.\n\n{HEAD}{TABLE}") == [
        (11, "value-outside-legend")
    ]


def test_a_comment_in_a_description_that_stands_in_a_fence_counts():
    text = f"```markdown\n{HEAD}{comment('value-outside-legend')}{TABLE}```\n"
    assert found(text) == []


# Unused ones


def notes(text, *reference):
    findings = heatparse.check(text, *reference).findings
    return [(f.severity, f.message) for f in findings if f.rule == "unused-suppression"]


def test_an_unused_comment_is_noted():
    assert notes(HEAD + comment("truncated, value-outside-legend") + TABLE) == [
        ("note", "“truncated” finds nothing here; the comment can go.")
    ]
    assert notes(comment("truncated", "ignore-file") + HEAD + TABLE) == [
        ("note", "“truncated” finds nothing in this file; the comment can go.")
    ]
    assert notes(HEAD + TABLE + "\n" + comment("")) == [
        ("note", "No rule finds anything here; the comment can go.")
    ]


def test_a_misspelt_rule_is_noted_with_a_suggestion():
    assert notes(HEAD + comment("value-outside-legends") + TABLE) == [
        ("note", "There is no rule “value-outside-legends”; did you mean “value-outside-legend”?")
    ]


@pytest.mark.parametrize(
    ("spelling", "message"),
    [
        ("heatparse: ingore truncated", "because “ingore” is no command; did you mean “ignore”?"),
        ("heatparse: ignore: truncated", "because “ignore:” is no command; did you mean “ignore”?"),
        ("heatparse: ignore_file", "because “ignore_file” is no command; did you mean “ignore-file”?"),
        (
            "heatparse: frobnicate",
            "because “frobnicate” is no command; there are “heatparse: ignore RULE” and ",
        ),
        ("heatparse:", "The comment says nothing; there are “heatparse: ignore RULE” and "),
        ("heatparse ignore truncated", "The comment does nothing without a colon: “heatparse: ignore …”."),
        ("heatparse ingore", "because “ingore” is no command; did you mean “ignore”?"),
    ],
)
def test_a_misspelt_comment_is_noted_and_does_nothing(spelling, message):
    text = HEAD + f"<!-- {spelling} -->\n" + TABLE
    ((severity, said),) = notes(text)
    assert severity == "note" and message in said
    assert (10, "value-outside-legend") in found(text)


@pytest.mark.parametrize(
    ("pattern", "message"),
    [
        ("refrence-*", "There is no rule “refrence-*”"),
        ("trun*", "“trun*” finds nothing here; the comment can go."),
        ("*-count-*", "“*-count-*” finds nothing here; the comment can go."),
    ],
)
def test_a_pattern_that_takes_nothing_out_is_noted(pattern, message):
    ((_, said),) = notes(HEAD + comment(pattern) + TABLE.replace("4.5", "0.5"))
    assert said.startswith(message)
    assert notes(HEAD + comment("reference-*") + TABLE) == []


def test_a_rule_of_the_reference_is_unused_only_where_there_is_one():
    text = HEAD + comment("reference-value-mismatch") + TABLE.replace("4.5", "0.5")
    data = {"C": {"A": 0.1, "B": 0.2}, "D": {"A": 0.3, "B": 0.4}}
    assert notes(text) == []
    assert heatparse.check(text, data).findings == ()
    data["D"]["B"] = 0.5
    assert len(notes(text, data)) == 1
