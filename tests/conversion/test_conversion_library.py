"""`heatparse.convert`, `heatparse.iter_reports`, and panels as arrays and frames."""

import math
import subprocess
import sys

import numpy
import pandas
import polars
import pytest
from orchards import description, read_jsonl, rows, write_jsonl

import heatparse
from heatparse.conversion.errors import ConversionError, MissingExtra, Rejected
from heatparse.conversion.schemas import SCHEMAS


def test_convert_is_the_command_as_a_function(tmp_path):
    source = write_jsonl(tmp_path / "in.jsonl", [*rows(5), {"id": "x"}])
    said, progress = [], []
    summary = heatparse.convert(
        source, tmp_path / "out.jsonl", jobs=1, say=said.append, progress=progress.append
    )
    assert (summary.tally.records, summary.rejects) == (5, 1)
    assert summary.outputs == (str(tmp_path / "out.jsonl"),)
    assert summary.rejects_file == str(tmp_path / "out.jsonl.rejects.jsonl")
    assert said[0] == "in.jsonl: the text is taken from the column 'text'"
    assert (progress[-1].records, progress[-1].rejects) == (6, 1)
    assert progress[-1].position == progress[-1].total == source.stat().st_size
    with pytest.raises(ConversionError, match="exists; --overwrite replaces it"):
        heatparse.convert([source], tmp_path / "out.jsonl")
    with pytest.raises(Rejected, match=r"in\.jsonl:6: the column 'text' is missing"):
        heatparse.convert(source, tmp_path / "other.jsonl", strict=True)


def test_a_script_needs_no_guard_for_its_main_module(tmp_path):
    write_jsonl(tmp_path / "in.jsonl", rows(3))
    script = "import heatparse; print(heatparse.convert('in.jsonl', 'out.jsonl', jobs=2).tally.records)"
    (tmp_path / "script.py").write_text(script)
    done = subprocess.run(
        [sys.executable, "script.py"], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == "3\n"
    assert len(read_jsonl(tmp_path / "out.jsonl")) == 3


def test_iter_reports_gives_the_reports_in_order():
    texts = [description(n) for n in range(60)]
    reports = heatparse.iter_reports(iter(texts), jobs=2)
    expected = [heatparse.check(text).model_dump() for text in texts]
    assert [report.model_dump() for report in reports] == expected


def test_iter_reports_takes_texts_as_they_are_needed():
    taken = 0

    def endless():
        nonlocal taken
        while True:
            taken += 1
            yield description(taken)

    reports = heatparse.iter_reports(endless(), jobs=1)
    assert next(reports).document.title == "Yield of orchard 1"
    assert taken < 500
    reports.close()


@pytest.mark.parametrize("texts", ["abc", b"abc"])
def test_a_single_text_is_no_stream_of_texts(texts):
    with pytest.raises(TypeError, match=r"for a single one there is heatparse\.check"):
        heatparse.iter_reports(texts)


@pytest.mark.parametrize("wrong", [None, b"a", 3])
def test_a_text_that_is_none_is_told(wrong):
    with pytest.raises(
        TypeError, match=f"text 2 is of the type {type(wrong).__name__}; a description is a str"
    ):
        list(heatparse.iter_reports(["a", wrong], jobs=1))


def test_the_progress_is_that_of_the_finished_records(tmp_path):
    source = write_jsonl(tmp_path / "in.jsonl", rows(300))
    progress = []
    heatparse.convert(source, tmp_path / "out.jsonl", jobs=1, progress=progress.append)
    size, whole = source.stat().st_size, progress[-1]
    assert (whole.records, whole.position) == (300, size)
    for told in progress[1:]:  # but for the rows that the columns are chosen by
        assert told.position <= size * max(told.records + 1, 101) / 300 * 1.05
    assert [told.position for told in progress] == sorted(told.position for told in progress)


PANEL = heatparse.parse(description(0)).panels[0]
VALUES = [[0.0, 0.5, 0.4], [0.1, math.nan, 0.0]]


def test_a_panel_as_an_array():
    array = PANEL.to_numpy()
    assert array.dtype == float
    numpy.testing.assert_array_equal(array, VALUES)


def test_a_panel_as_frames():
    frame = PANEL.to_pandas()
    assert list(frame.index) == ["apples", "pears"]
    assert list(frame.columns) == ["May", "June", "July"]
    pandas.testing.assert_series_equal(frame["May"], pandas.Series([0.0, 0.1], frame.index, name="May"))
    assert PANEL.to_polars().equals(
        polars.DataFrame(
            {"row": ["apples", "pears"], "May": [0.0, 0.1], "June": [0.5, None], "July": [0.4, 0.0]}
        )
    )


def test_a_panel_without_cells_has_the_shape_of_its_axes():
    panel = heatparse.Panel(
        x_axis=heatparse.Axis(categories=("a", "b")), y_axis=heatparse.Axis(label="a", categories=("c",))
    )
    assert panel.to_numpy().shape == (1, 2)
    assert heatparse.Panel().to_numpy().shape == (0, 0)
    assert heatparse.Panel().to_pandas().shape == (0, 0)
    assert panel.to_polars().columns == ["a", "a (2)", "b"]


def test_the_cells_of_a_document_as_a_table():
    table = heatparse.parse(description(0), source="x").cells_table()
    assert table.schema.names == SCHEMAS["cells"].names
    assert table.num_rows == 6
    assert table.to_pylist()[4] == {
        "document": "x", "panel": 0, "row": "pears", "column": "June", "value": None, "low": 0.3, "high": 0.4,
        "approximate": False, "uncertainty": None, "unit": None, "color": None, "line": 10,
    }  # fmt: skip
    assert heatparse.parse(description(0)).cells_table()["document"].null_count == 6


CALLS = {
    "numpy": ("panel.to_numpy()", "Panel.to_numpy needs numpy", "numpy"),
    "pandas": ("panel.to_pandas()", "Panel.to_pandas needs pandas", "pandas"),
    "polars": ("panel.to_polars()", "Panel.to_polars needs polars", "polars"),
    "pyarrow": ("document.cells_table()", "Document.cells_table needs pyarrow", "parquet"),
    "arrow": ("import heatparse.arrow", "heatparse.arrow needs pyarrow", "parquet"),
    "parquet": ("heatparse.convert('in.jsonl', 'o.parquet')", "writing o.parquet needs pyarrow", "parquet"),
    "duckdb": ("heatparse.convert('in.jsonl', 'o.duckdb')", "writing o.duckdb needs duckdb", "duckdb"),
    "zstd": ("heatparse.convert('in.jsonl', 'o.jsonl.zst')", "writing o.jsonl.zst needs zstandard", "zstd"),
    "ray": ("heatparse.convert('in.jsonl', 'o.parquet', engine='ray')", "--engine ray needs ray", "ray"),
}
# Every library of an extra is kept from being imported, as if none were installed.
WITHOUT = """\
import sys
for name in ("numpy", "pandas", "polars", "pyarrow", "duckdb", "zstandard", "ray"):
    sys.modules[name] = None
import heatparse
"""


@pytest.mark.parametrize("library", CALLS)
def test_a_library_that_is_missing_is_named_with_its_extra(library, tmp_path):
    call, sentence, extra = CALLS[library]
    write_jsonl(tmp_path / "in.jsonl", rows(1))
    script = WITHOUT + (
        "document = heatparse.parse('# Heatmap: A\\n\\n| | a |\\n|---|---|\\n| b | 1 |\\n')\n"
        "panel = document.panels[0]\n"
        f"try:\n    {call}\nexcept ImportError as error:\n    print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == f"{sentence}, which is not installed: pip install 'heatparse[{extra}]'\n"
    assert [path.name for path in tmp_path.iterdir()] == ["in.jsonl"]


def test_the_extra_of_every_library_is_in_the_project():
    assert issubclass(MissingExtra, ImportError)
    import tomllib
    from pathlib import Path

    from heatparse.conversion.extras import _EXTRAS

    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    for library, extra in _EXTRAS.items():
        assert any(requirement.startswith(library) for requirement in extras[extra])


def test_json_lines_need_no_extra_and_checking_loads_none(tmp_path):
    write_jsonl(tmp_path / "in.jsonl", rows(3))
    (tmp_path / "a.md").write_text(description(0))
    script = WITHOUT + (
        "print(heatparse.convert('in.jsonl', 'out.jsonl.gz', jobs=1).tally.records)\n"
        "from heatparse.cli import main\n"
        "main(['check', '--format', 'concise', 'a.md'])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.startswith("3\n")
