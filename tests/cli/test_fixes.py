"""`--fix` and `--diff`: the text that results, and the patch that makes it."""

import shutil
import stat
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatparse import fixes
from heatparse.cli import main
from heatparse.models import Document, Finding, Fix, Report
from heatparse.text import Source


def fix(text, start, end, replacement):
    return Fix(span=Source(text).span(start, end), replacement=replacement)


def finding(mend):
    return Finding(rule="unknown-category", message="m", span=mend.span, fix=mend)


@st.composite
def fixed_texts(draw):
    """A text and fixes of it that do not overlap."""
    text = draw(st.text("ab\n\r\f\u2028é", max_size=60))
    cuts = sorted(draw(st.lists(st.integers(0, len(text)), max_size=8)))
    pairs = list(zip(cuts[::2], cuts[1::2], strict=False))
    replacement = st.text("xy\n", max_size=4)
    mends = [fix(text, start, end, draw(replacement)) for start, end in pairs]
    return text, fixes.choose(map(finding, mends))


@given(fixed_texts())
def test_fixes_change_their_places_and_nothing_else(case):
    text, mends = case
    expected = text
    for mend in reversed(mends):
        expected = expected[: mend.span.start] + mend.replacement + expected[mend.span.end :]
    assert fixes.apply(text, mends) == expected


def test_of_overlapping_fixes_the_first_is_taken():
    text = "abcdef"
    mends = [fix(text, 2, 4, "x"), fix(text, 0, 3, "y"), fix(text, 4, 5, "z"), fix(text, 0, 3, "w")]
    assert [mend.replacement for mend in fixes.choose(map(finding, mends))] == ["y", "z"]


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
@settings(max_examples=60, deadline=None)
@given(case=fixed_texts())
def test_a_patch_applied_by_git_is_the_mended_text(case, tmp_path_factory):
    text, mends = case
    mended = fixes.apply(text, mends)
    patch = fixes.patch("notes.md", text, mends)
    if not patch:
        assert mended == text or not text
        return
    folder = tmp_path_factory.mktemp("patch")
    (folder / "notes.md").write_bytes(text.encode())
    done = subprocess.run(
        ["git", "apply", "-p0", "--whitespace=nowarn", "-"],
        cwd=folder,
        input=patch.encode(),
        capture_output=True,
    )
    assert done.returncode == 0, (done.stderr, patch)
    assert (folder / "notes.md").read_bytes() == mended.encode()


def test_far_changes_are_separate_hunks_with_three_lines_of_context():
    text = "".join(f"line {n}\n" for n in range(1, 31))
    places = [text.index(f"line {n}\n") for n in (5, 8, 25)]
    mends = [fix(text, at, at + 4, "row") for at in places]
    patch = fixes.patch("n.md", text, mends)
    assert [line for line in patch.splitlines() if line.startswith("@@")] == [
        "@@ -2,10 +2,10 @@",
        "@@ -22,7 +22,7 @@",
    ]
    assert patch.startswith("--- n.md\n+++ n.md\n")


# The command. The check is replaced by one whose findings are known: "wrong" is to be "right", and
# "right then wrong" shows that a mend can bring out the next finding.
@pytest.fixture
def known_check(monkeypatch):
    def check(document, *_):
        text = document.text
        source = Source(text)
        at = text.find("wrong")
        spans = []
        while at >= 0:
            spans.append(source.span(at, at + 5))
            at = text.find("wrong", at + 5)
        found = [
            Finding(rule="unknown-category", message="m", span=s, fix=Fix(span=s, replacement="right"))
            for s in spans
        ]
        if not spans and "right" in text and "unsure" in text:
            at = text.index("unsure")
            found = [Finding(rule="tied-extremum", message="m", span=source.span(at, at + 6))]
        return Report(document=document, findings=found)

    monkeypatch.setattr("heatparse.checking.check_as", check)
    monkeypatch.setattr(
        "heatparse.checking.parse", lambda text, source=None: Document(source=source, text=text)
    )


BYTES = "\ufeffé wrong\r\nand wrong".encode()
MENDED = "\ufeffé right\r\nand right".encode()


def test_fix_mends_the_file_and_keeps_its_line_ends(known_check, tmp_path, capsys):
    file = tmp_path / "a.md"
    file.write_bytes(BYTES)
    file.chmod(0o640)
    assert main(["check", "--fix", str(file)]) == 0
    assert file.read_bytes() == MENDED
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert "Fixed 2 findings." in capsys.readouterr().out
    assert [path.name for path in tmp_path.iterdir()] == ["a.md"]


def test_fix_reports_what_is_left(known_check, tmp_path, capsys):
    file = tmp_path / "a.md"
    file.write_text("wrong, unsure\n")
    assert main(["check", "--fix", str(file)]) == 1
    assert file.read_text() == "right, unsure\n"
    assert "a.md:1:8: error[tied-extremum]" in capsys.readouterr().out


def test_fix_leaves_a_file_without_fixes_alone(known_check, tmp_path):
    file = tmp_path / "a.md"
    file.write_text("fine")
    before = file.stat()
    assert main(["check", "--fix", str(file)]) == 0
    assert (file.stat().st_mtime_ns, file.stat().st_ino) == (before.st_mtime_ns, before.st_ino)


@pytest.mark.skipif(sys.platform == "win32", reason="needs symbolic links")
def test_fix_writes_through_a_link(known_check, tmp_path):
    (tmp_path / "real.md").write_bytes(BYTES)
    (tmp_path / "link.md").symlink_to("real.md")
    main(["check", "--fix", str(tmp_path / "link.md")])
    assert (tmp_path / "link.md").is_symlink()
    assert (tmp_path / "real.md").read_bytes() == MENDED


def test_fix_that_cannot_write_says_so(known_check, tmp_path, monkeypatch, capsys):
    def refuse(*_arguments):
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "a.md"
    file.write_bytes(BYTES)
    monkeypatch.setattr("heatparse.cli.files.replace_file", refuse)
    assert main(["check", "--fix", str(file)]) == 2
    assert "a.md: cannot be written: Permission denied" in capsys.readouterr().err
    assert file.read_bytes() == BYTES


def test_an_interrupted_write_leaves_the_old_file(tmp_path, monkeypatch):
    from heatparse.cli.files import replace_file

    def fail(*_arguments):
        raise OSError("disk full")

    file = tmp_path / "a.md"
    file.write_bytes(BYTES)
    monkeypatch.setattr("shutil.copymode", fail)
    with pytest.raises(OSError, match="disk full"):
        replace_file(str(file), b"new")
    assert file.read_bytes() == BYTES
    assert [path.name for path in tmp_path.iterdir()] == ["a.md"]


def test_diff_prints_the_patch_alone_and_changes_nothing(known_check, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.md").write_bytes(BYTES)
    assert main(["check", "--diff", "a.md"]) == 1
    shown = capsys.readouterr()
    assert shown.out == (
        "--- a.md\n+++ a.md\n@@ -1,2 +1,2 @@\n"
        "-\ufeffé wrong\r\n-and wrong\n\\ No newline at end of file\n"
        "+\ufeffé right\r\n+and right\n\\ No newline at end of file\n"
    )
    assert "2 findings can be mended with --fix" in shown.err
    assert (tmp_path / "a.md").read_bytes() == BYTES
