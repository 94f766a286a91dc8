"""Every kind of source gives the same reports."""

import gzip
import json

import pyarrow
import pyarrow.parquet
import pytest
import zstandard
from orchards import description, read_jsonl, rows, write_csv, write_jsonl

COUNT = 12


def gz(path):
    target = path.with_name(path.name + ".gz")
    target.write_bytes(gzip.compress(path.read_bytes()))
    return target


def zst(path):
    target = path.with_name(path.name + ".zst")
    data = path.read_bytes()
    half = len(data) // 2  # two frames, as those have who append
    frames = [zstandard.ZstdCompressor().compress(part) for part in (data[:half], data[half:])]
    target.write_bytes(b"".join(frames))
    return target


def jsonl(folder):
    return write_jsonl(folder / "in.jsonl", rows(COUNT))


def ndjson(folder):
    return write_jsonl(folder / "in.ndjson", rows(COUNT))


def array(folder):
    path = folder / "in.json"
    path.write_text(json.dumps(rows(COUNT), indent=1), encoding="utf-8")
    return path


def tables(folder):
    path = folder / "in.parquet"
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows(COUNT)), path)
    return path


SOURCES = {
    "jsonl": jsonl,
    "ndjson": ndjson,
    "json": array,
    "csv": lambda folder: write_csv(folder / "in.csv", rows(COUNT)),
    "tsv": lambda folder: write_csv(folder / "in.tsv", rows(COUNT), "\t"),
    "parquet": tables,
    "jsonl.gz": lambda folder: gz(jsonl(folder)),
    "jsonl.zst": lambda folder: zst(jsonl(folder)),
    "json.gz": lambda folder: gz(array(folder)),
    "csv.zst": lambda folder: zst(write_csv(folder / "in.csv", rows(COUNT))),
}


@pytest.mark.parametrize("kind", SOURCES)
def test_every_format_gives_the_same_reports(kind, tmp_path, convert):
    source = SOURCES[kind](tmp_path)
    done = convert(source.name, "out.jsonl", "--jobs", 1)
    assert done.code == 0, done.err
    assert "the text is taken from the column 'text'" in done.err
    assert "the ids are taken from the column 'id'" in done.err
    reports = read_jsonl(tmp_path / "out.jsonl")
    assert [report["id"] for report in reports] == [f"rec-{n}" for n in range(COUNT)]
    assert [report["document"]["title"] for report in reports] == [
        f"Yield of orchard {n}" for n in range(COUNT)
    ]


def test_a_folder_is_read_in_the_order_of_its_names(tmp_path, convert):
    folder = tmp_path / "notes"
    (folder / "b").mkdir(parents=True)
    (folder / "b" / "x.md").write_text(description(1))
    (folder / "a.txt").write_text(description(0))
    (folder / "c.markdown").write_text(description(2))
    (folder / "d.md.gz").write_bytes(gzip.compress(description(3).encode()))
    (folder / ".hidden.md").write_text(description(4))
    (folder / "e.rst").write_text(description(5))
    assert convert("notes", "out.jsonl", "--jobs", 1).code == 0
    ids = [report["id"] for report in read_jsonl(tmp_path / "out.jsonl")]
    assert ids == ["a.txt", "b/x.md", "c.markdown", "d.md.gz"]


def test_a_glob_takes_several_files(tmp_path, convert):
    for part in range(3):
        write_jsonl(tmp_path / f"part-{part}.jsonl", rows(9)[part * 3 : part * 3 + 3])
    assert convert("part-*.jsonl", "out.jsonl", "--jobs", 1).code == 0
    assert [report["id"] for report in read_jsonl(tmp_path / "out.jsonl")] == [f"rec-{n}" for n in range(9)]


def test_standard_input_is_json_lines(tmp_path, convert):
    data = "".join(json.dumps({"text": description(n)}) + "\n" for n in range(3)).encode()
    assert convert("-", "out.jsonl", "--jobs", 1, stdin=data).code == 0
    ids = [report["id"] for report in read_jsonl(tmp_path / "out.jsonl")]
    assert ids == ["stdin:1", "stdin:2", "stdin:3"]


def test_columns_are_carried_through(tmp_path, convert):
    jsonl(tmp_path)
    assert convert("in.jsonl", "out.jsonl", "--keep", "url,score", "--jobs", 1).code == 0
    first = read_jsonl(tmp_path / "out.jsonl")[1]
    assert list(first)[:3] == ["id", "url", "score"]
    assert (first["url"], first["score"]) == ("https://orchards.example/1", 0.25)


def test_columns_that_are_carried_through_keep_their_type_in_parquet(tmp_path, convert):
    tables(tmp_path)
    assert convert("in.parquet", "out.parquet", "--keep", "url,score", "--jobs", 1).code == 0
    table = pyarrow.parquet.read_table(tmp_path / "out.parquet")
    assert table.schema.field("score").type == pyarrow.float64()
    assert table.column("score").to_pylist() == [n / 4 for n in range(COUNT)]
    assert table.column("url").to_pylist() == [row["url"] for row in rows(COUNT)]


def test_names_given_are_taken(tmp_path, convert):
    write_jsonl(tmp_path / "in.jsonl", [{"a": "x1", "b": description(0), "text": "nothing"}])
    assert convert("in.jsonl", "out.jsonl", "--text-column", "b", "--id-column", "a", "--jobs", 1).code == 0
    (report,) = read_jsonl(tmp_path / "out.jsonl")
    assert (report["id"], report["document"]["title"]) == ("x1", "Yield of orchard 0")
