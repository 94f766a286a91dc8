"""The benchmarks run, and measure what they say."""

import sys
from pathlib import Path

import pytest

import heatparse

pytest.importorskip("markdown_it", reason="the benchmark compares with markdown-it-py (extra: dev)")
pytest.importorskip("mistune", reason="the benchmark compares with mistune (extra: dev)")
sys.path.insert(0, str(Path(__file__).parent))

import conversion
import speed


@pytest.mark.parametrize("make", [speed.table_grid, speed.keyed_grid])
@pytest.mark.parametrize("size", [10, 25])
def test_the_generated_grids_are_read_in_full(make, size):
    (panel,) = heatparse.parse(make(size)).panels
    assert len(panel.cells) == size * size
    assert len(panel.x_axis.categories) == len(panel.y_axis.categories) == size


def test_the_report_gives_a_ratio_for_each_contender(tmp_path):
    (tmp_path / "a.md").write_text(speed.table_grid(3))
    lines = list(speed.report([tmp_path], rounds=1, warm=False))
    assert lines[0].startswith("1 documents")
    assert [line.split()[0] for line in lines[1:4]] == ["heatparse.check", "markdown-it-py", "mistune"]
    assert all("× markdown-it-py" in line for line in lines[1:4])


def test_what_heatparse_remembers_is_found():
    heatparse.check("# Heatmap: A\n\nabout 0.5\n")
    assert any(cache.__name__ == "read_quantity" for cache in speed.memories())


def test_the_conversion_is_measured(tmp_path):
    lines = [*conversion.speed(tmp_path, 20), *conversion.memory(tmp_path, [10, 30])]
    assert sum("records/s" in line for line in lines) == 6
    assert sum("is not check" in line for line in lines) == 2
    assert sum("growth" in line for line in lines) == 2
