"""README tells the truth: its example, its table of rules, its commands, its program."""

import re
from pathlib import Path

import readme

TEXT = readme.README.read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", TEXT, re.DOTALL)


def test_the_example_prints_what_readme_shows():
    assert readme.output(TEXT) in TEXT, "run `python tests/readme.py`"


def test_the_table_lists_the_rules_that_there_are():
    assert readme.rules_table() in TEXT, "run `python tests/readme.py`"


def test_the_tables_are_those_that_a_conversion_makes():
    assert readme.tables_table() in TEXT, "run `python tests/readme.py`"


def test_the_program_runs_and_finds_something(tmp_path, monkeypatch, capsys):
    (program,) = (block for language, block in BLOCKS if language == "python")
    assert len(program.strip().splitlines()) <= 10
    (tmp_path / "transfer.md").write_text(readme.example(TEXT), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(program, {})
    printed = capsys.readouterr().out
    assert "('NLI', 'Math', 'IMDB') -0.2 0.3" in printed
    assert "('IMDB', 'IMDB'): 0.36" in printed
    assert re.search(r"^\d+ value-outside-legend ", printed, re.MULTILINE)


def test_each_shell_command_is_one_line_that_starts_from_nothing():
    commands = [block.strip() for language, block in BLOCKS if language == "sh"]
    assert len(commands) == 2
    for command in commands:
        assert "\n" not in command
        assert command.startswith("python3 -m venv .venv && .venv/bin/pip install ")


def test_ci_runs_the_tests_as_readme_says():
    ci = (Path(readme.README).parent / ".ci" / "run").read_text(encoding="utf-8")
    assert "pip\" install --quiet -e '.[dev]'" in ci
    assert '\n"$bin/pytest"\n' in ci
