"""Every form of a reference is the same matrix; what is no reference gets a sentence."""

from __future__ import annotations

import inspect
import json
from pathlib import Path

import numpy
import pandas
import polars
import pyarrow
import pyarrow.parquet
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from plotted import COLUMNS, NESTED, ROWS, VALUES, described

import heatparse
from heatparse.reference import BadReference, read_object

LISTS = [list(line) for line in VALUES]
LONG = [(row, column, NESTED[row][column]) for row in ROWS for column in COLUMNS]
FRAME = pandas.DataFrame(LISTS, index=ROWS, columns=COLUMNS)
LABELLED = {
    "dict of dicts": NESTED,
    "rows, columns, values": {"rows": ROWS, "columns": COLUMNS, "values": LISTS},
    "rows, columns, array": {"rows": ROWS, "columns": COLUMNS, "values": numpy.array(VALUES)},
    "lists with labels": [["", *COLUMNS], *([row, *line] for row, line in zip(ROWS, LISTS))],
    "records": [dict(zip(("row", "column", "value"), entry)) for entry in LONG],
    "records under other names": [dict(zip(("y", "x", "score"), entry)) for entry in LONG],
    "wide records": [{"model": row, **NESTED[row]} for row in ROWS],
    "columns": {"model": list(ROWS), **{c: [NESTED[r][c] for r in ROWS] for c in COLUMNS}},
    "pandas": FRAME,
    "pandas, labels in a column": FRAME.reset_index(),
    "pandas, long": pandas.DataFrame(LONG, columns=["row", "column", "value"]),
    "pandas, long without names": pandas.DataFrame(LONG, columns=["model", "task", "accuracy"]),
    "polars": polars.DataFrame({"model": ROWS, **{c: [NESTED[r][c] for r in ROWS] for c in COLUMNS}}),
    "polars, long": polars.DataFrame(LONG, schema=["row", "column", "value"], orient="row"),
    "arrow": pyarrow.table({"model": ROWS, **{c: [NESTED[r][c] for r in ROWS] for c in COLUMNS}}),
    "json of pandas": json.loads(FRAME.to_json(orient="split")),
}


def values(reference):
    (matrix,) = reference.panels
    return {(matrix.rows[r], matrix.columns[c]): value for (r, c), value in matrix.values.items()}


EXPECTED = {(row, column): value for row, column, value in LONG}


@pytest.mark.parametrize("form", LABELLED)
def test_every_form_in_python_is_the_same_matrix(form):
    assert values(read_object(LABELLED[form])) == EXPECTED


@pytest.mark.parametrize("bare", [LISTS, VALUES, numpy.array(VALUES)], ids=["lists", "tuples", "array"])
def test_a_bare_matrix_has_a_shape_and_no_labels(bare):
    (matrix,) = read_object(bare).panels
    assert matrix.shape == (3, 4) and not matrix.is_labelled
    assert matrix.values[1, 2] == 0.7407


def write(folder: Path, name: str) -> Path:
    path = folder / name
    wide = "model,Math,Code,Law,Art\n" + "".join(
        f"{r},{','.join(map(str, v))}\n" for r, v in zip(ROWS, VALUES)
    )
    long = "row,column,value\n" + "".join(f"{r},{c},{v}\n" for r, c, v in LONG)
    if name.startswith("long"):
        wide = long
    if path.suffix == ".csv" or path.suffix == ".tsv":
        path.write_text(wide.replace(",", "\t") if path.suffix == ".tsv" else wide, encoding="utf-8-sig")
    elif path.suffix == ".json":
        path.write_text(json.dumps(NESTED if name.startswith("wide") else LABELLED["records"]))
    elif name == "pandas.parquet":
        FRAME.rename_axis("model").to_parquet(path)
    elif path.suffix == ".parquet":
        pyarrow.parquet.write_table(LABELLED["arrow"], path)
    elif path.suffix == ".npz":
        numpy.savez(path, values=numpy.array(VALUES), rows=ROWS, columns=COLUMNS)
    elif path.suffix == ".npy":
        numpy.save(path, numpy.array(VALUES))
        path.with_suffix(".labels.json").write_text(json.dumps({"rows": ROWS, "columns": COLUMNS}))
    return path


@pytest.mark.parametrize(
    "name",
    ["wide.csv", "wide.tsv", "long.csv", "long.tsv", "wide.json", "records.json", "plain.parquet",
     "pandas.parquet", "array.npy", "arrays.npz"],
)  # fmt: skip
def test_every_file_is_the_same_matrix(tmp_path, name):
    path = write(tmp_path, name)
    assert values(read_object(path)) == values(read_object(str(path))) == EXPECTED


def test_semicolons_with_decimal_commas(tmp_path):
    path = tmp_path / "data.csv"
    path.write_text("model;Math;Code\nAda;0,62;1,5\nBea;0,48;-2\n")
    assert values(read_object(path)) == {
        ("Ada", "Math"): 0.62, ("Ada", "Code"): 1.5, ("Bea", "Math"): 0.48, ("Bea", "Code"): -2.0,
    }  # fmt: skip


def test_a_long_table_with_numbers_as_labels(tmp_path):
    path = tmp_path / "data.csv"
    path.write_text("a,b,c\n1,10,0.5\n1,20,0.6\n2,10,0.7\n2,20,0.8\n")
    assert values(read_object(path))["2", "10"] == 0.7


def test_empty_places_are_no_values(tmp_path):
    path = tmp_path / "data.csv"
    path.write_text("model,Math,Code\nAda,0.62,\nBea,,0.4\n")
    assert values(read_object(path)) == {("Ada", "Math"): 0.62, ("Bea", "Code"): 0.4}
    assert values(read_object({"Ada": {"Math": None, "Code": 1}})) == {("Ada", "Code"): 1.0}


PANELS = {
    "by name": {"Left": NESTED, "Right": {"rows": ["u"], "columns": ["v"], "values": [[1]]}},
    "under a key": {"panels": {"Left": FRAME, "Right": {"u": {"v": 1}}}},
    "long": [
        *({"panel": "Left", "row": r, "column": c, "value": v} for r, c, v in LONG),
        {"panel": "Right", "row": "u", "column": "v", "value": 1},
    ],
}  # fmt: skip


@pytest.mark.parametrize("form", PANELS)
def test_several_panels_have_names(form):
    left, right = read_object(PANELS[form]).panels
    assert (left.name, right.name) == ("Left", "Right")
    assert left.values[1, 2] == 0.7407 and right.values == {(0, 0): 1.0}


BAD = {
    "empty": ({}, "the reference is empty"),
    "a number": (3, "a dict, list, array or data frame is needed"),
    "single values": ({"Ada": 1}, "single values below 'Ada'"),
    "a list of numbers": ([1, 2], "a list of rows is needed"),
    "NaN": ({"Ada": {"Math": float("nan")}}, "is nan; a cell that has no value is None (null in JSON)"),
    "NaN in a frame": (pandas.DataFrame({"Math": [float("nan")]}, index=["Ada"]), "row 'Ada', column 'Math' is nan"),
    "infinite": ([[1.0, float("inf")]], "row 1, column 2 is inf"),
    "text": ({"Ada": {"Math": "high"}}, "row 'Ada', column 'Math' is 'high', which is no number"),
    "truth": ({"Ada": {"Math": True}}, "is True, which is no number"),
    "a list in a cell": ({"Ada": {"Math": [1, 2]}}, "panel 'Ada': one column is not enough"),
    "ragged": ([[1, 2], [3]], "row 2 has 1 values, row 1 has 2"),
    "another shape": ({"rows": ["a"], "columns": ["b", "c"], "values": [[1]]}, "1 values for 2 column labels"),
    "rows missing": ({"rows": ["a", "b"], "columns": ["c"], "values": [[1]]}, "1 rows of values for 2 row labels"),
    "three dimensions": (numpy.zeros((2, 2, 2)), "an array of 3 dimensions"),
    "duplicate labels": (pandas.DataFrame({"x": [1, 2]}, index=["Ada"] * 2), "the row label 'Ada' is there twice"),
    "labels that differ in case": ({"Ada": {"x": 1}, "ADA": {"x": 2}}, "the row label 'ADA' is there twice (as 'Ada')"),
    "a cell twice": ([*LABELLED["records"], LABELLED["records"][0]], "row 'Ada', column 'Math' is given twice"),
    "no value": ({"Ada": {"Math": None}}, "there is no value in it"),
    "an empty label": ([["", "x"], ["", 1]], "a row has no label"),
    "levels": (FRAME.set_axis(pandas.MultiIndex.from_product([["a"], ROWS])), "several levels"),
    "panels in panels": ({"a": {"b": {"c": {"d": 1}}, "e": {"c": {"d": 1}}}}, "a panel cannot have panels of its own"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_what_is_no_reference_is_told_in_a_sentence(case):
    data, complaint = BAD[case]
    with pytest.raises(BadReference) as raised:
        read_object(data)
    assert complaint in str(raised.value)
    assert "\n" not in str(raised.value)


FILES = {
    "nothing.csv": (b"", "it is empty"),
    "header.csv": (b"model,Math\n", "a header and no row below it"),
    "ragged.csv": (b"model,Math\nAda,1,2\n", "line 2 has 3 fields, the header has 2"),
    "text.csv": (b"model,Math\nAda,high\n", "row 'Ada', column 'Math' is 'high', which is no number"),
    "nan.csv": (b"model,Math\nAda,NaN\n", "is NaN; leave a cell that has no value empty"),
    "comma.csv": (b'model,Math\nAda,"0,62"\n', "'0,62', which is no number"),
    "latin.csv": (b"model,Math\n\xe9,1\n", "not valid UTF-8 at byte offset 11"),
    "broken.json": (b"{", "no JSON: "),
    "twice.json": (b'{"Ada": {"x": 1}, "Ada": {"x": 2}}', "'Ada' is there twice"),
    "deep.json": (b"[" * 100_000, "nested too deeply"),
    "broken.parquet": (b"PAR1 no", "no Parquet file"),
    "broken.npy": (b"no array", "no array of numbers"),
    "broken.npz": (b"no archive", "no archive of arrays"),
    "data.xlsx": (b"", "a reference is one of .csv, .tsv, .json, .parquet, .npy, .npz"),
}  # fmt: skip


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_reference_is_told_in_a_sentence(tmp_path, name):
    content, complaint = FILES[name]
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BadReference) as raised:
        read_object(tmp_path / name)
    assert complaint in str(raised.value) and name in str(raised.value)


def test_labels_beside_an_array_must_fit(tmp_path):
    path = write(tmp_path, "array.npy")
    path.with_suffix(".labels.json").write_text('{"rows": ["a"], "columns": ["b"]}')
    with pytest.raises(BadReference, match="1 row and 1 column labels for an array of 3 × 4"):
        read_object(path)


@pytest.mark.parametrize(
    ("name", "library", "extra"),
    [
        ("plain.parquet", "pyarrow", "parquet"),
        ("array.npy", "numpy", "numpy"),
        ("arrays.npz", "numpy", "numpy"),
    ],
)
def test_a_library_that_is_missing_is_named_with_its_extra(tmp_path, monkeypatch, name, library, extra):
    path = write(tmp_path, name)
    for module in (library, f"{library}.parquet"):
        monkeypatch.setitem(__import__("sys").modules, module, None)
    with pytest.raises(BadReference) as raised:
        read_object(path)
    assert f"needs {library}: pip install 'heatparse[{extra}]'" in str(raised.value)


scalars = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6) | st.binary(max_size=3)
)
words = st.sampled_from(
    ["row", "column", "value", "rows", "columns", "values", "panels", "index", "data", "x", "a"]
)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(inner, inner)
        | st.dictionaries(words | scalars.filter(lambda key: key is None or key == key), inner, max_size=4)
    ),
    max_leaves=20,
)


@settings(max_examples=200, deadline=None)
@given(anything)
def test_nothing_but_a_sentence_comes_of_anything(data):
    try:
        assert read_object(data).panels
    except BadReference as error:
        assert str(error)


@settings(max_examples=100, deadline=None)
@given(
    st.lists(
        st.lists(
            st.sampled_from(["", "a", "b", "0.5", "nan", "-3", "1e400", "x,y", '"', ";", "\t"]), max_size=4
        ),
        max_size=5,
    ),
    st.sampled_from(",;\t"),
)
def test_nothing_but_a_sentence_comes_of_a_table(tmp_path_factory, lines, joint):
    path = tmp_path_factory.mktemp("table") / "data.csv"
    path.write_text("\n".join(joint.join(line) for line in lines))
    try:
        assert read_object(path).panels
    except BadReference as error:
        assert str(path) in str(error)


LINES = [",".join(f"{value:.2f}" for value in line) for line in VALUES]
UNLABELLED = {
    "columns alone": ([",".join(COLUMNS), *LINES], "the first column of the reference holds the numbers"),
    "nothing": (LINES, "the first column of the reference holds the numbers"),
    "rows alone": (
        [f"{row},{line}" for row, line in zip(ROWS, LINES)],
        "the first line of the reference holds the numbers",
    ),
    "a value twice": ([",".join(COLUMNS), *LINES, LINES[0]], "the first column holds numbers, 0.62 more than once"),
}  # fmt: skip


@pytest.mark.parametrize("form", UNLABELLED)
def test_a_table_without_labels_is_refused(form, tmp_path):
    lines, sentence = UNLABELLED[form]
    (tmp_path / "a.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(heatparse.BadReference, match=sentence):
        heatparse.check(described(), reference=tmp_path / "a.csv")


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("corner", ["", "index"])
def test_row_labels_that_only_count_stand_for_the_rows_in_their_order(first, corner, tmp_path):
    lines = [",".join((corner, *COLUMNS)), *(f"{at},{line}" for at, line in enumerate(LINES, first))]
    (tmp_path / "a.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert not heatparse.check(described(), reference=tmp_path / "a.csv").findings


def test_counting_labels_that_the_description_has_as_well_are_matched_as_labels(tmp_path):
    lines = [",".join(("layer", *COLUMNS)), *(f"{at},{line}" for at, line in enumerate(LINES))]
    (tmp_path / "a.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    text = described(VALUES[::-1], ["Layer 2", "Layer 1", "Layer 0"]).replace("(Model)", "(Layer)")
    assert not heatparse.check(text, reference=tmp_path / "a.csv").findings


LONG_NUMBER = "1" + "0" * 5000  # Python reads and writes no integer of so many digits


@pytest.mark.parametrize("name", ["a.json", "a.jsonl", "a.npy"])
def test_a_number_of_thousands_of_digits_is_told(tmp_path, name):
    from heatparse.reference.corpora import References

    path = tmp_path / name
    path.write_text(f'{{"id": "a", "C": {{"A": {LONG_NUMBER}}}}}')
    if name.endswith(".npy"):
        numpy.save(path, numpy.eye(2))
        (tmp_path / "a.labels.json").write_text(f'{{"rows": [{LONG_NUMBER}, 2], "columns": [1, 2]}}')
    with pytest.raises(BadReference, match="a number of thousands of digits"):
        References(str(path))


@pytest.mark.parametrize("data", [{"C": {"A": 10**5000}}, {10**5000: {"A": 1}}])
def test_an_object_with_a_number_of_thousands_of_digits_is_told(data):
    with pytest.raises(BadReference, match="integer of thousands of digits"):
        read_object(data)


HOLDS_NAN = FRAME.replace(0.7407, float("nan"))
ADVISED = {  # what holds NaN, and what the advice makes of it
    "pandas": (HOLDS_NAN, lambda frame: frame.astype(object).where(frame.notna(), None)),
    "polars": (polars.from_pandas(HOLDS_NAN.reset_index(), nan_to_null=False), lambda frame: frame.fill_nan(None)),
    "array": (HOLDS_NAN.to_numpy(), numpy.ma.masked_invalid),
}  # fmt: skip


@pytest.mark.parametrize("form", ADVISED)
def test_the_advice_about_nan_can_be_followed(form):
    data, follow = ADVISED[form]
    advice = inspect.getsource(follow) if form != "array" else "numpy.ma.masked_invalid(array)"
    with pytest.raises(BadReference) as raised:
        read_object(data)
    told = str(raised.value).rpartition(": ")[2]
    assert told in advice
    (matrix,) = read_object(follow(data)).panels
    assert len(matrix.empty) == 1


def test_an_array_in_a_file_cannot_leave_a_cell_empty(tmp_path):
    numpy.save(tmp_path / "a.npy", HOLDS_NAN.to_numpy())
    with pytest.raises(BadReference, match=r"use \.csv \(an empty field\)"):
        read_object(tmp_path / "a.npy")


def test_a_lazy_frame_is_collected(recwarn):
    assert values(read_object(LABELLED["polars"].lazy())) == EXPECTED
    assert not recwarn.list
