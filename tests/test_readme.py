"""README tells the truth: its example, its table of rules, its commands, its program."""

import re
from pathlib import Path

import readme
import yaml

TEXT = readme.README.read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", TEXT, re.DOTALL)


def test_every_output_is_what_is_printed():
    assert readme.renewed(TEXT) == TEXT, "run `python tests/readme.py`"


def test_there_are_outputs_of_commands_and_of_programs():
    assert TEXT.count("<!-- output: heatparse check ") >= 5
    assert TEXT.count("<!-- printed -->") >= 3


def test_the_table_lists_the_rules_that_there_are():
    assert readme.rules_table() in TEXT, "run `python tests/readme.py`"


def test_the_tables_are_those_that_a_conversion_makes():
    assert readme.tables_table() in TEXT, "run `python tests/readme.py`"


def test_the_first_program_is_short_and_finds_something():
    program = next(block for language, block in BLOCKS if language == "python")
    assert len(program.strip().splitlines()) <= 10
    shown = readme.printed(TEXT, program)
    assert "('NLI', 'Math', 'IMDB') -0.2 0.3" in shown
    assert "('IMDB', 'IMDB'): 0.36" in shown
    assert re.search(r"^\d+ value-outside-legend ", shown, re.MULTILINE)


def test_every_program_can_be_compiled():
    for language, block in BLOCKS:
        if language == "python":
            compile(block, "README.md", "exec")


def test_the_configurations_are_configurations(tmp_path):
    from heatparse.cli.configurations import read

    shown = [(language, block) for language, block in BLOCKS if language == "toml"]
    assert shown
    for _, block in shown:
        (tmp_path / "pyproject.toml").write_text(block, encoding="utf-8")
        read(str(tmp_path / "pyproject.toml"))


def test_the_configurations_of_other_programs_are_yaml():
    for language, block in BLOCKS:
        if language == "yaml":
            assert yaml.safe_load(block)


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
