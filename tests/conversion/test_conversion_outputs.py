"""What the outputs hold, and when they are not written."""

import gzip
import json

import duckdb
import pyarrow
import pyarrow.parquet
import pytest
import yaml
import zstandard
from orchards import description, files_in, read_jsonl, rows, write_jsonl

import heatparse
from heatparse.conversion.schemas import SCHEMAS
from heatparse.conversion.tables import TABLES

COUNT = 60


@pytest.fixture
def source(tmp_path):
    return write_jsonl(tmp_path / "in.jsonl", rows(COUNT))


def read(path, table):
    name = path if table == "documents" else path.with_suffix(f".{table}.parquet")
    return pyarrow.parquet.read_table(name)


@pytest.mark.parametrize("output", ["out.jsonl.gz", "out.parquet", "out"])
def test_the_output_is_the_same_whatever_the_number_of_processes(output, source, tmp_path, convert):
    made = []
    for jobs in (1, 3):
        folder = tmp_path / str(jobs)
        folder.mkdir()
        assert convert(source.name, f"{jobs}/{output}", "--jobs", jobs).code == 0
        made.append(files_in(folder))
    assert made[0] == made[1]


def test_a_line_is_the_report(source, tmp_path, convert):
    assert convert(source.name, "out.jsonl").code == 0
    lines = read_jsonl(tmp_path / "out.jsonl")
    for n in (0, 1, COUNT - 1):
        report = heatparse.check(heatparse.parse(description(n), source=f"rec-{n}"))
        assert lines[n] == {"id": f"rec-{n}", **report.model_dump(mode="json", exclude={"error"})}


def test_compressed_lines_are_the_same_lines(source, tmp_path, convert):
    for suffix in (".jsonl", ".jsonl.gz", ".jsonl.zst"):
        assert convert(source.name, f"out{suffix}").code == 0
    plain = (tmp_path / "out.jsonl").read_bytes()
    assert gzip.decompress((tmp_path / "out.jsonl.gz").read_bytes()) == plain
    # One frame: a reader that stops after the first one still gets all.
    packed = (tmp_path / "out.jsonl.zst").read_bytes()
    assert zstandard.ZstdDecompressor().decompressobj().decompress(packed) == plain


def test_the_tables_have_the_documented_schemas(source, tmp_path, convert):
    assert convert(source.name, "out.parquet").code == 0
    for table in TABLES:
        assert read(tmp_path / "out.parquet", table).schema.equals(SCHEMAS[table])


def test_the_tables_hold_what_the_reports_hold(source, tmp_path, convert):
    assert convert(source.name, "out.parquet").code == 0
    reports = {f"rec-{n}": heatparse.check(description(n)) for n in range(COUNT)}
    documents = read(tmp_path / "out.parquet", "documents").to_pylist()
    assert [row["id"] for row in documents] == list(reports)
    for row in documents:
        report = reports[row["id"]]
        assert row["cells"] == sum(len(panel.cells) for panel in report.document.panels)
        assert row["findings"] == len(report.findings)
        assert row["clean"] == (not report.findings)
        assert row["placed"] == (row["numbers"] - row["unread"]) / row["numbers"]
    cells = read(tmp_path / "out.parquet", "cells").to_pylist()
    assert [
        (row["document"], row["row"], row["column"], row["value"], row["low"], row["unit"]) for row in cells
    ] == [
        (name, cell.row, cell.column, cell.value.value, cell.value.low, cell.value.unit)
        for name, report in reports.items()
        for cell in report.document.panels[0].cells
    ]
    for table in ("claims", "findings"):
        found = [(row["document"], row["start"]) for row in read(tmp_path / "out.parquet", table).to_pylist()]
        assert found == [
            (name, item.span.start) for name, report in reports.items() for item in getattr(report, table)
        ]
    axes = read(tmp_path / "out.parquet", "axes").to_pylist()
    assert [(row["axis"], row["categories"], row["high"]) for row in axes[:3]] == [
        ("x", ["May", "June", "July"], None),
        ("y", ["apples", "pears"], None),
        ("color", [], 0.45),
    ]


def test_the_database_holds_the_tables(source, tmp_path, convert):
    for output in ("out.parquet", "out.duckdb"):
        assert convert(source.name, output, "--keep", "url").code == 0
    with duckdb.connect(str(tmp_path / "out.duckdb"), read_only=True) as database:
        for table in TABLES:
            expected = read(tmp_path / "out.parquet", table)
            made = database.sql(f"SELECT * FROM {table}")
            assert made.columns == expected.column_names
            assert made.fetchall() == [tuple(row.values()) for row in expected.to_pylist()]


def test_a_folder_has_a_file_for_each_record(tmp_path, convert):
    notes = tmp_path / "notes"
    (notes / "sub").mkdir(parents=True)
    (notes / "sub" / "b.md").write_text(description(0))
    (notes / "a.md").write_text(description(1))
    assert convert("notes", "json").code == 0
    assert convert("notes", "yaml", "--format", "yaml").code == 0
    made = files_in(tmp_path / "json")
    assert list(made) == ["a.md.json", "sub/b.md.json"]
    assert list(files_in(tmp_path / "yaml")) == ["a.md.yaml", "sub/b.md.yaml"]
    report = json.loads(made["sub/b.md.json"])
    assert report["document"]["title"] == "Yield of orchard 0"
    assert yaml.safe_load((tmp_path / "yaml" / "sub" / "b.md.yaml").read_text()) == report


def test_ids_that_are_no_file_names_are_written_out(tmp_path, convert):
    ids = ["https://a.example/x?y=1", "..", ".", "a/../../b", "é", "x" * 5000, "x" * 5000 + "y", "CON\n"]
    write_jsonl(tmp_path / "in.jsonl", [{"id": name, "text": description(0)} for name in ids])
    assert convert("in.jsonl", "out").code == 0
    found = {json.loads(data)["id"]: name for name, data in files_in(tmp_path / "out").items()}
    assert sorted(found) == sorted(ids)
    assert all("/" not in name and len(name) < 250 for name in found.values())


def test_the_summary_counts(tmp_path, convert):
    write_jsonl(tmp_path / "in.jsonl", [*rows(9), {"id": "x", "text": 5}])
    done = convert("in.jsonl", "out.jsonl")
    lines = dict(line.rsplit(maxsplit=1) for line in done.out.splitlines() if line.split()[-1][0].isdigit())
    assert (lines["records"], lines["  converted"], lines["  rejected"]) == ("10", "9", "1")
    assert (lines["heatmaps"], lines["cells"], lines["  value-outside-legend"]) == ("9", "54", "3")
    assert done.out.splitlines()[-2:] == ["out.jsonl", "out.jsonl.rejects.jsonl"]


REFUSED = {
    "an unknown suffix": (
        ["in.jsonl", "out.xlsx"],
        "the suffix '.xlsx' is not known; heatparse writes .jsonl",
    ),
    "an unknown source": (["in.doc", "out.jsonl"], "the suffix '.doc' is not known; heatparse reads *.md"),
    "no source": (["none.jsonl", "out.jsonl"], "none.jsonl: there is no such file or folder"),
    "a glob of nothing": (["x*.jsonl", "out.jsonl"], "no file that heatparse reads matches it"),
    "output in the input": (["notes", "notes/out.jsonl"], "lies inside the source notes"),
    "the output is the source": (["in.jsonl", "in.jsonl"], "in.jsonl is a source itself"),
    "an output that exists": (["in.jsonl", "there.jsonl"], "there.jsonl exists; --overwrite replaces it"),
    "a folder for a file": (["in.jsonl", "folder.jsonl"], "folder.jsonl is a folder; choose another output"),
    "an empty source": (["empty.jsonl", "out.jsonl"], "empty.jsonl: there is no record in it"),
    "an empty folder": (["hollow", "out.jsonl"], "the folder holds no file that heatparse reads"),
    "a text column that is none": (["in.jsonl", "out.jsonl", "--text-column", "score"], "does not hold text"),
    "a text column of numbers": (
        ["numbers.parquet", "out.jsonl", "--text-column", "n"],
        "does not hold text",
    ),
    "no such column": (
        ["in.jsonl", "out.jsonl", "--text-column", "txt"],
        "in.jsonl has no column 'txt'; it has",
    ),
    "several texts": (
        ["several.jsonl", "out.jsonl"],
        "several columns could hold the text ('text', 'caption')",
    ),
    "clashing ids": (
        ["in.jsonl", "other.jsonl", "out.jsonl"],
        "the id 'rec-0' is given twice, by in.jsonl:1",
    ),
    "a source twice": (["notes", "notes/a.md", "out.jsonl"], "notes/a.md is part of notes; name it once"),
    "no Parquet": (["no.parquet", "out.jsonl"], "no.parquet is no Parquet file"),
    "no JSON array": (["no.json", "out.jsonl"], "no JSON array"),
    "a kept name that is taken": (["ids.jsonl", "out.parquet", "--keep", "title"], "cannot be kept"),
    "foreign files": (["in.jsonl", "mine", "--overwrite"], "mine holds novel.txt, which no conversion made"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_meant_is_a_sentence_and_changes_nothing(case, source, tmp_path, convert):
    notes = tmp_path / "notes"
    notes.mkdir()
    (notes / "a.md").write_text(description(0))
    for folder in ("hollow", "folder.jsonl", "mine"):
        (tmp_path / folder).mkdir()
    (tmp_path / "mine" / "novel.txt").write_text("It was a dark night.")
    for name, content in (("there.jsonl", "{}\n"), ("empty.jsonl", ""), ("in.doc", "x"), ("no.parquet", "x")):
        (tmp_path / name).write_text(content)
    (tmp_path / "no.json").write_text('{"text": "a"}')
    write_jsonl(tmp_path / "several.jsonl", [{"text": "a", "caption": "b"}])
    write_jsonl(tmp_path / "other.jsonl", rows(2))
    write_jsonl(tmp_path / "ids.jsonl", [{"text": "a", "title": "b"}])
    numbers = pyarrow.table({"n": [1, 2], "text": ["a", "b"]})
    pyarrow.parquet.write_table(numbers, tmp_path / "numbers.parquet")
    before = files_in(tmp_path)
    arguments, sentence = REFUSED[case]
    done = convert(*arguments)
    assert done.code == 2
    assert sentence in done.err
    assert files_in(tmp_path) == before
    assert not list(tmp_path.glob("*.partial"))


def test_ids_of_several_files_can_be_told_apart(source, tmp_path, convert):
    write_jsonl(tmp_path / "other.jsonl", rows(2))
    assert convert(source.name, "other.jsonl", "out.jsonl", "--prefix-ids").code == 0
    ids = [line["id"] for line in read_jsonl(tmp_path / "out.jsonl")]
    assert ids[0] == "in.jsonl:rec-0"
    assert ids[-1] == "other.jsonl:rec-1"


def test_an_output_is_replaced_when_asked(source, tmp_path, convert):
    for name in ("out.jsonl", "out"):
        assert convert(source.name, name).code == 0
        write_jsonl(source, rows(2))
        assert convert(source.name, name, "--overwrite").code == 0
    assert len(read_jsonl(tmp_path / "out.jsonl")) == 2
    assert len(files_in(tmp_path / "out")) == 2


def test_a_row_of_100_megabytes_is_a_reject(tmp_path, convert):
    with (tmp_path / "in.jsonl").open("w") as file:
        for n, text in enumerate((description(0), "x" * 100_000_000, "y" * 9_000_000, description(1))):
            file.write(json.dumps({"id": f"r{n}", "text": text}) + "\n")
    assert convert("in.jsonl", "out.jsonl").code == 1
    row, text = read_jsonl(tmp_path / "out.jsonl.rejects.jsonl")
    assert row["place"] == "in.jsonl:2"
    assert row["reason"].startswith("the row has 100,000,")
    assert text["reason"].startswith("the text has 9,000,000 characters")
    assert [line["id"] for line in read_jsonl(tmp_path / "out.jsonl")] == ["r0", "r3"]
