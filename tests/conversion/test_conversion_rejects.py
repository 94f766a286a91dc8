"""What cannot be read is told, with its place; the run goes on."""

import gzip
import json
import random

import pytest
import zstandard
from orchards import description, read_jsonl, rows, write_jsonl

GOOD = json.dumps({"id": "good", "text": description(0)}).encode()
BROKEN = {
    "broken JSON": (b'{"id": "x", "text": ', "broken JSON: "),
    "invalid UTF-8": (b'{"id": "x", "text": "\xff"}', "not valid UTF-8: byte 0xff at byte 22 of the line"),
    "an array": (b"[1, 2]", "no JSON object but an array"),
    "a missing column": (b'{"id": "x"}', "the column 'text' is missing"),
    "a null": (b'{"id": "x", "text": null}', "the column 'text' holds nothing, no text"),
    "a number": (b'{"id": "x", "text": 5}', "the column 'text' holds a number, no text"),
    "a surrogate": (b'{"id": "x", "text": "ab\\ud800"}', "half of a surrogate pair (U+D800)"),
    "no id": (b'{"text": "a"}', "the column 'id' holds nothing, no id"),
    "the same id": (GOOD, "the id 'good' was already given by in.jsonl:1"),
    "nested too deeply": (b'{"id": "x", "text": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", ""),
}


def test_broken_lines_are_rejects_with_their_places(tmp_path, convert):
    last = json.dumps({"id": "last", "text": description(1)}).encode()
    lines = [GOOD, *(line for line, _ in BROKEN.values()), last]
    (tmp_path / "in.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    done = convert("in.jsonl", "out.jsonl")
    assert done.code == 1, done.err
    assert [report["id"] for report in read_jsonl(tmp_path / "out.jsonl")] == ["good", "last"]
    rejects = read_jsonl(tmp_path / "out.jsonl.rejects.jsonl")
    assert [reject["place"] for reject in rejects] == [f"in.jsonl:{n}" for n in range(2, 2 + len(BROKEN))]
    for reject, (_, reason) in zip(rejects, BROKEN.values()):
        assert reject["reason"].startswith(reason)


def test_strict_stops_at_the_first_and_leaves_no_output(tmp_path, convert):
    (tmp_path / "in.jsonl").write_bytes(GOOD + b"\n{\n")
    done = convert("in.jsonl", "out.jsonl", "--strict", "--jobs", 1)
    assert done.code == 1
    assert "in.jsonl:2: broken JSON" in done.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.jsonl"]


def test_files_that_are_no_text_are_rejects(tmp_path, convert):
    folder = tmp_path / "notes"
    folder.mkdir()
    (folder / "a.md").write_bytes(b"\xff\xfe\x00")
    (folder / "b.md").write_text(description(0))
    (folder / "c.md.gz").write_bytes(b"\x1f\x8b\x08\x00broken")
    assert convert("notes", "out.jsonl", "--jobs", 1).code == 1
    rejects = read_jsonl(tmp_path / "out.jsonl.rejects.jsonl")
    assert [reject["place"] for reject in rejects] == ["a.md", "c.md.gz"]


@pytest.mark.parametrize(("suffix", "compress"), [(".gz", gzip.compress), (".zst", zstandard.compress)])
def test_a_compressed_file_that_breaks_off_gives_what_it_holds(suffix, compress, tmp_path, convert):
    # Noise keeps the compressed part that is cut off as large as a few rows.
    made = [{**row, "noise": random.Random(row["id"]).randbytes(900).hex()} for row in rows(300)]
    data = write_jsonl(tmp_path / "in.jsonl", made).read_bytes()
    (tmp_path / f"in.jsonl{suffix}").write_bytes(compress(data)[:-4000])
    assert convert(f"in.jsonl{suffix}", "out.jsonl", "--jobs", 1).code == 1
    (reject,) = read_jsonl(tmp_path / "out.jsonl.rejects.jsonl")
    assert "breaks off" in reject["reason"]
    assert 150 < len(read_jsonl(tmp_path / "out.jsonl")) < 300


def test_rows_of_csv_with_another_number_of_fields_are_rejects(tmp_path, convert):
    (tmp_path / "in.csv").write_text('id,text\na,"# Heatmap: A"\nb,c,d\ne,"# Heatmap: B"\n')
    assert convert("in.csv", "out.jsonl", "--jobs", 1).code == 1
    (reject,) = read_jsonl(tmp_path / "out.jsonl.rejects.jsonl")
    assert reject == {"place": "in.csv:3", "id": None, "reason": "the row has 3 fields, the header has 2"}


def sabotaged(count, **words):
    """Rows of which the n-th holds a word that makes its worker fail."""
    made = rows(count)
    for word, n in words.items():
        made[n]["text"] += f"\n{word}\n"
    return made


def test_grammars_that_are_built_first_take_no_time_of_a_record(tmp_path, convert):
    write_jsonl(tmp_path / "in.jsonl", rows(3))
    done = convert("in.jsonl", "out.jsonl", "--timeout", 0.7, HEATPARSE_CACHE=str(tmp_path / "empty"))
    assert done.code == 0, done.err


def test_a_record_that_takes_too_long_is_a_reject(tmp_path, convert):
    write_jsonl(tmp_path / "in.jsonl", sabotaged(20, HANG=5))
    done = convert("in.jsonl", "out.jsonl", "--jobs", 2, "--timeout", 1, sabotage=True)
    assert done.code == 1, done.err
    (reject,) = read_jsonl(tmp_path / "out.jsonl.rejects.jsonl")
    assert reject == {"place": "in.jsonl:6", "id": "rec-5", "reason": "took longer than 1 seconds"}
    assert len(read_jsonl(tmp_path / "out.jsonl")) == 19


def test_a_record_that_ends_its_worker_is_a_reject(tmp_path, convert):
    write_jsonl(tmp_path / "in.jsonl", sabotaged(40, DIE=3, RAISE=30))
    done = convert("in.jsonl", "out.jsonl", "--jobs", 2, sabotage=True)
    assert done.code == 1, done.err
    died, raised = read_jsonl(tmp_path / "out.jsonl.rejects.jsonl")
    assert died == {
        "place": "in.jsonl:4",
        "id": "rec-3",
        "reason": "ended its worker process twice (signal 9)",
    }
    assert raised["id"] == "rec-30"
    assert "RuntimeError: a defect" in raised["reason"]
    assert len(read_jsonl(tmp_path / "out.jsonl")) == 38


def test_a_worker_that_is_killed_from_outside_loses_nothing(tmp_path, convert):
    write_jsonl(tmp_path / "in.jsonl", sabotaged(20, ONCE=5))
    done = convert("in.jsonl", "out.jsonl", "--jobs", 2, sabotage=True, ONCE=str(tmp_path / "once"))
    assert done.code == 0, done.err
    assert (tmp_path / "once").exists()
    assert [report["id"] for report in read_jsonl(tmp_path / "out.jsonl")] == [f"rec-{n}" for n in range(20)]
