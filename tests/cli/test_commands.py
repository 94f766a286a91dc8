"""The commands on good input: what they print, and where."""

import json
import os
import sys

import pytest
import yaml
from samples import CLEAN, DESCRIPTION

import heatparse as package
from heatparse.cli import COMMANDS


def test_version(heatparse):
    assert heatparse("--version").out == f"heatparse {package.__version__}\n"


def test_help_names_every_command(heatparse):
    shown = heatparse("--help").out
    assert all(f"  {name}" in shown for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_has_examples_and_exit_codes(heatparse, command):
    result = heatparse(command, "--help")
    assert result.code == 0
    assert f"usage: heatparse {command} " in result.out
    assert "examples:\n" in result.out
    assert "exit codes:" in result.out


def test_check_gives_the_place_and_the_numbers(heatparse, folder):
    result = heatparse("check", "bad.md", "good.md")
    assert result.code == 1
    assert "bad.md:10:" in result.out
    assert "error[value-outside-legend]" in result.out
    assert "0.9" in result.out and "0.3" in result.out
    assert "\n10 | | D | 0.3 | 0.9 |\n" in result.out
    assert "Checked 2 descriptions" in result.out
    assert "1 error" in result.out


def test_check_of_a_clean_description(heatparse, folder):
    result = heatparse("check", "good.md")
    assert result.code == 0
    assert "no contradiction found." in result.out


@pytest.mark.parametrize("data", [DESCRIPTION, DESCRIPTION.replace("\n", "\r\n"), "\ufeff" + DESCRIPTION])
def test_check_reads_standard_input_with_its_line_ends(heatparse, data):
    result = heatparse("check", "--format", "concise", "-", stdin=data.encode())
    assert result.code == 1
    assert result.out.startswith("<stdin>:10:")


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_check_for_programs_gives_whole_reports(heatparse, folder, form):
    result = heatparse("check", "--format", form, "bad.md", "good.md")
    assert result.code == 1
    reports = json.loads(result.out) if form == "json" else list(map(json.loads, result.out.splitlines()))
    assert [report["document"]["source"] for report in reports] == ["bad.md", "good.md"]
    expected = package.check(DESCRIPTION).model_dump(mode="json")
    assert reports[0]["findings"] == expected["findings"] != []
    assert reports[0]["claims"] == expected["claims"]


def test_parse_gives_json_when_the_output_is_no_terminal(heatparse, folder):
    (document,) = json.loads(heatparse("parse", "good.md").out)
    assert document["panels"][0]["x_axis"]["categories"] == ["A", "B"]
    assert document["source"] == "good.md"


def test_parse_formats_agree(heatparse, folder):
    array = json.loads(heatparse("parse", "--format", "json", ".").out)
    lines = heatparse("parse", "--format", "jsonl", ".").out.splitlines()
    assert array == list(map(json.loads, lines))
    assert array == list(yaml.safe_load_all(heatparse("parse", "--format", "yaml", ".").out))


def test_parse_tells_how_many_numbers_were_placed(heatparse, folder):
    (folder / "more.md").write_text(CLEAN + "\nSee chapter 77 of volume 99.\n")
    tree = heatparse("parse", "--format", "tree", "--unread", "more.md").out
    assert "placed 6 of 8 numbers" in tree
    assert "more.md:12:13: unread number 77\nmore.md:12:26: unread number 99\n" in tree
    data = heatparse("parse", "--format", "json", "more.md")
    assert "heatparse: placed 6 of 8 numbers of 1 description\n" in data.err
    assert [u["text"] for u in json.loads(data.out)[0]["unread"]] == ["77", "99"]


def test_show_draws_the_grid_and_marks_what_is_off_the_legend(heatparse, folder):
    result = heatparse("show", "bad.md")
    assert result.code == 0
    rows = [line.split() for line in result.out.splitlines()]
    assert ["C", "0.1", "0.2"] in rows
    assert ["D", "0.3", "0.9!"] in rows


def test_show_says_when_there_is_nothing_to_draw(heatparse, folder):
    (folder / "notes.md").write_text("# Shopping\n\nMilk\n")
    assert "notes.md: there is no heatmap in it to draw" in heatparse("show", "notes.md").err


@pytest.mark.parametrize("command", ["check", "parse --format tree", "show"])
def test_control_codes_and_markup_of_a_description_are_only_text(heatparse, folder, command):
    evil = DESCRIPTION.replace("Transfer", "[red]x[/red]\x1b]0;owned\x07").replace(
        "B", "[bold]B\x1b[31m\u202e"
    )
    (folder / "evil.md").write_text(evil)
    result = heatparse(*command.split(), "evil.md")
    assert not {"\x1b", "\x07", "\u202e"} & set(result.out + result.err)
    if command != "check":
        assert "[red]x[/red]\\x1b]0;owned\\x07" in result.out


@pytest.mark.skipif(sys.platform != "linux", reason="needs a pseudo-terminal")
@pytest.mark.parametrize(
    ("settings", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
@pytest.mark.parametrize("command", ["check", "parse", "show"])
def test_colours_only_on_a_terminal_that_wants_them(folder, environment, command, settings, coloured):
    shown = on_terminal([command, "bad.md"], folder, {**environment, "TERM": "xterm-256color", **settings})
    assert "bad.md" in shown
    assert ("\x1b[" in shown) is coloured


@pytest.mark.skipif(sys.platform != "linux", reason="needs a pseudo-terminal")
def test_parse_gives_a_tree_on_a_terminal(folder, environment):
    assert "└─ placed" in on_terminal(["parse", "good.md"], folder, environment)


def on_terminal(arguments, folder, environment):
    """The output of a command whose standard output is a terminal."""
    import pty
    import subprocess

    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "heatparse", *arguments],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=subprocess.DEVNULL,
    )
    os.close(theirs)
    pieces = []
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:  # Linux reports the end of a terminal as an error
            break
        if not piece:
            break
        pieces.append(piece)
    os.close(ours)
    process.wait(timeout=60)
    return b"".join(pieces).decode()
