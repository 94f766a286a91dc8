"""A report as full frames, concise lines, JSON and JSON Lines."""

import io
import json

import pytest

from heatparse.models import CellValueClaim, Document, Finding, Fix, Related, Report
from heatparse.output import concise, full
from heatparse.output.colour import Paint
from heatparse.output.json import ArrayWriter, LineWriter
from heatparse.output.summary import Tally, plural
from heatparse.text import Source

TEXT = "# Heatmap: T\n- **NLI**: 0.32\n- **Winobias**: 0.33\nNLI is the highest (0.32).\n"


def span(piece, text=TEXT):
    start = text.index(piece)
    return Source(text).span(start, start + len(piece))


def finding(**fields):
    values = {
        "rule": "extremum-mismatch",
        "message": "NLI (0.32) is not the highest: Winobias has 0.33",
        "span": span("NLI is the highest (0.32)"),
        "related": (Related(message="Winobias has 0.33", span=span("0.33")),),
        "fix": Fix(span=span("NLI is"), replacement="Winobias is"),
    }
    return Finding(**{**values, **fields})


def report(*findings, claims=()):
    return Report(document=Document(source="t.md", figure="heatmap"), claims=claims, findings=findings)


def test_full_shows_the_place_the_sentence_the_proof_and_the_fix():
    assert full.render("t.md", TEXT, report(finding()), Paint(False), 100) == (
        "t.md:4:1: error[extremum-mismatch] NLI (0.32) is not the highest: Winobias has 0.33\n"
        "  |\n"
        "4 | NLI is the highest (0.32).\n"
        "  | ^^^^^^^^^^^^^^^^^^^^^^^^^\n"
        "  |\n"
        "3 | - **Winobias**: 0.33\n"
        "  |                 ---- Winobias has 0.33\n"
        "  = fix: put `Winobias is` in the place of `NLI is`\n"
        "\n"
    )


def test_full_paints_only_when_asked_to():
    assert "\x1b[" not in full.render("t.md", TEXT, report(finding()), Paint(False), 100)
    assert "\x1b[1;31merror[extremum-mismatch]\x1b[0m" in full.render(
        "t.md", TEXT, report(finding()), Paint(True), 100
    )


@pytest.mark.parametrize(
    "render", [lambda r: full.render("t.md", TEXT, r, Paint(False), 100), lambda r: concise.render("t.md", r)]
)
def test_text_of_the_description_in_a_message_is_escaped(render):
    shown = render(report(finding(message="\x1b]0;owned\x07 [bold]x[/bold]", related=(), fix=None)))
    assert "\\x1b]0;owned\\x07 [bold]x[/bold]" in shown
    assert "\x1b" not in shown


def test_a_finding_over_several_lines_says_where_it_ends():
    shown = full.render(
        "t.md",
        TEXT,
        report(finding(span=span("- **NLI**: 0.32\n- **W"), related=(), fix=None)),
        Paint(False),
        80,
    )
    assert "(to line 3)" in shown


def test_a_fix_that_removes_or_inserts_says_so():
    remove = finding(fix=Fix(span=span("NLI is"), replacement=""))
    empty = Source(TEXT).span(0, 0)
    insert = finding(fix=Fix(span=empty, replacement="x"))
    shown = full.render("t.md", TEXT, report(remove, insert), Paint(False), 80)
    assert "= fix: remove `NLI is`" in shown
    assert "= fix: insert `x`" in shown


def test_concise_is_one_line_a_finding():
    assert concise.render("t.md", report(finding(), finding(severity="note"))) == (
        "t.md:4:1: error[extremum-mismatch] NLI (0.32) is not the highest: Winobias has 0.33\n"
        "t.md:4:1: note[extremum-mismatch] NLI (0.32) is not the highest: Winobias has 0.33\n"
    )


@pytest.mark.parametrize("count", [0, 1, 3])
def test_json_is_one_array(count):
    stream = io.StringIO()
    writer = ArrayWriter(stream)
    for _ in range(count):
        writer.write(report(finding()))
    writer.close()
    assert json.loads(stream.getvalue()) == [report(finding()).model_dump(mode="json")] * count


def test_jsonl_is_one_object_a_line_whatever_the_text_holds():
    stream = io.StringIO()
    writer = LineWriter(stream)
    strange = report(finding(message="a\nb\u2028c\u2029d\x85e"))
    for item in (strange, report()):
        writer.write(item)
    writer.close()
    lines = stream.getvalue().split("\n")
    assert [json.loads(line) for line in lines[:-1]] == [
        m.model_dump(mode="json") for m in (strange, report())
    ]
    assert "\u2028" not in stream.getvalue()


def test_the_summary_counts_files_claims_and_findings():
    tally = Tally()
    place = span("NLI")
    claims = (
        CellValueClaim(text="x", span=place, verdict="supported"),
        CellValueClaim(text="x", span=place, verdict="refuted"),
    )
    tally.add(report(finding(), finding(severity="warning", fix=None), claims=claims))
    tally.add(Report(document=Document()))
    assert tally.lines() == [
        "Checked 2 descriptions (1 without a heatmap), 2 claims (1 supported, 1 refuted): "
        "1 error, 1 warning.",
        "1 finding can be mended with --fix; --diff shows how.",
    ]


@pytest.mark.parametrize(("severity", "code"), [("error", 1), ("warning", 1), ("note", 0)])
def test_only_errors_and_warnings_make_the_exit_code(severity, code):
    tally = Tally()
    tally.add(report(finding(severity=severity)))
    assert tally.exit_code == code


def test_an_unreadable_input_outweighs_findings():
    tally = Tally()
    tally.add(report(finding()))
    tally.refusals.append(("a.md", "there is no such file or folder"))
    assert tally.exit_code == 2


def test_numbers_of_things():
    assert [plural(n, "cell") for n in (0, 1, 1000)] == ["0 cells", "1 cell", "1,000 cells"]
