"""A start of the command line is quick beside the import of the libraries that it could have used."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

startup = pytest.importorskip("startup", reason="CPU times of child processes are measured on POSIX only")


# The aim is half as long again as the imports. A quiet machine measures 1.4 to 1.5, a busy one up to
# 1.65; what lies above has grown.
LIMIT = 1.75


def test_a_start_is_quick_beside_the_imports():
    commands = startup.commands(startup.smallest(is_heatmap=True))
    startup.best_of_each(commands, rounds=1)  # byte code and grammars are prepared
    times = startup.best_of_each(commands, rounds=12)
    base = times["import lark, pydantic, rich, yaml"]
    assert times["heatparse --version"] <= base
    assert times["heatparse check"] <= LIMIT * base
    assert times["heatparse check, no heatmap"] <= base
