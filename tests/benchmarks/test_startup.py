"""A start of the command line is quick beside the import of the libraries that it could have used."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

startup = pytest.importorskip("startup", reason="CPU times of child processes are measured on POSIX only")


def test_a_start_takes_at_most_half_as_long_again_as_the_imports():
    commands = startup.commands(startup.smallest(is_heatmap=True))
    startup.best_of_each(commands, rounds=1)  # byte code and grammars are prepared
    times = startup.best_of_each(commands)
    base = times["import lark, pydantic, rich, yaml"]
    assert times["heatparse --version"] <= base
    assert times["heatparse check"] <= 1.5 * base
    assert times["heatparse check, no heatmap"] <= base
