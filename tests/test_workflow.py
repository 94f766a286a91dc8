"""pre-commit and GitHub Actions can use the repository as it is."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent
BAD = """# Heatmap: T
- **X-axis**: A, B
- **Y-axis**: C, D
- **Color scale**: from 0 to 1

| | A | B |
|---|---|---|
| C | 0.1 | 0.2 |
| D | 0.3 | 4.5 |
"""


def run(command, folder, **environment):
    kept = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    return subprocess.run(command, cwd=folder, env=kept, capture_output=True, text=True, check=False)


def test_the_hooks_are_hooks_to_pre_commit():
    done = run(
        [sys.executable, "-m", "pre_commit", "validate-manifest", str(ROOT / ".pre-commit-hooks.yaml")], ROOT
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    "hook", yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text()), ids=lambda h: h["id"]
)
def test_a_hook_checks_the_files_that_it_gets(tmp_path, hook):
    (tmp_path / "a b.md").write_text(BAD)
    (tmp_path / "c.md").write_text("# Notes\n")
    command = [sys.executable, "-m", *hook["entry"].split()]
    done = run([*command, "a b.md", "c.md"], tmp_path)
    assert done.returncode == 1
    assert "a b.md:9:13: error[value-outside-legend]" in done.stdout
    assert run([*command, "c.md"], tmp_path).returncode == 0


def test_the_action_is_an_action_to_its_schema():
    done = run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-actions", "action.yml"],
        ROOT,
    )
    assert done.returncode == 0, done.stdout


class Action:
    """The composite action: its last step, run as a runner would."""

    def __init__(self, folder, **inputs):
        action = yaml.safe_load((ROOT / "action.yml").read_text())
        step = action["runs"]["steps"][-1]
        values = {name: inputs.get(name, entry["default"]) for name, entry in action["inputs"].items()}
        environment = {
            name: re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda match: values[match[1]], value)
            for name, value in step["env"].items()
        }
        output = folder / "output"
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        command = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]]
        self.done = run(command, folder, GITHUB_OUTPUT=str(output), PATH=path, **environment)
        self.output = output.read_text()


@pytest.fixture
def descriptions(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "bad.md").write_text(BAD)
    (tmp_path / "docs" / "good.md").write_text(BAD.replace("4.5", "0.5"))
    return tmp_path


def test_the_action_annotates_and_fails(descriptions):
    action = Action(descriptions)
    assert action.done.returncode == 1
    assert action.done.stdout.startswith("::error file=docs/bad.md,line=9,")
    assert action.output == "exit-code=1\n"


def test_the_action_takes_paths_arguments_and_a_file_for_sarif(descriptions):
    action = Action(
        descriptions,
        paths="docs/good.md\ndocs/bad.md\n",
        arguments="--ignore value-outside-legend",
        sarif="out.sarif",
    )
    assert (action.done.returncode, action.done.stdout) == (0, "")
    assert json.loads((descriptions / "out.sarif").read_text())["runs"][0]["results"] == []
    assert action.output == "exit-code=0\n"


def test_the_action_takes_a_reference_and_expands_nothing(descriptions):
    (descriptions / "the data.csv").write_text("m,A,B\nC,0.1,0.2\nD,0.3,0.4\n")
    action = Action(
        descriptions, against="the data.csv", paths="docs/good.md", arguments="--select reference-*"
    )
    assert "reference-value-mismatch" in action.done.stdout
    assert action.done.returncode == 1


def test_a_line_of_the_action_is_one_path_or_argument(descriptions):
    (descriptions / "docs" / "good.md").rename(descriptions / "a good *.md")
    (descriptions / "docs" / "bad.md").rename(descriptions / "a bad.md")
    action = Action(
        descriptions,
        paths="a good *.md\na bad.md",
        arguments="--ignore=truncated, value-outside-legend\n--jobs\n1\n",
    )
    assert (action.done.returncode, action.done.stdout, action.done.stderr) == (0, "", "")
    assert Action(descriptions, paths="a bad.md").done.returncode == 1


@pytest.mark.parametrize(
    ("version", "extras", "installed"),
    [
        ("", "", ["/action"]),
        ("a @ b", "", ["a @ b"]),
        ("", "parquet,numpy", ["/action", "heatparse[parquet,numpy]"]),
    ],
)
def test_the_action_installs_what_is_asked_for(tmp_path, version, extras, installed):
    step = yaml.safe_load((ROOT / "action.yml").read_text())["runs"]["steps"][1]
    (tmp_path / "python").write_text('#!/bin/sh\nfor last; do :; done\necho "$last"\n')
    (tmp_path / "python").chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    command = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]]
    done = run(command, tmp_path, PATH=path, VERSION=version, EXTRAS=extras, ACTION="/action")
    assert (done.returncode, done.stdout.splitlines()) == (0, installed)
