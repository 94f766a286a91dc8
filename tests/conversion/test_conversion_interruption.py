"""An interrupted conversion is resumed and ends with what an uninterrupted one would have given."""

import random
import signal
import time

import duckdb
import pyarrow.parquet
import pytest
from orchards import files_in, read_jsonl, rows, write_jsonl

from heatparse.conversion.tables import TABLES

COUNT = 300  # each takes a moment (see sabotage): killed runs are caught in the middle


def source(folder):
    made = [{**row, "text": f"{row['text']}\nSLOW\n"} for row in rows(COUNT)]
    for n in (7, 200, 201, 299):
        made[n]["text"] = None
    return write_jsonl(folder / "in.jsonl", made)


def wait_for_commit(folder, output, process):
    """Wait until the journal of an output tells of a written batch."""
    journal = folder / f"{output}.partial" / "journal.jsonl"
    while process.poll() is None and (not journal.exists() or journal.read_bytes().count(b"\n") < 2):
        time.sleep(0.01)


def kill_and_resume(start, convert, tmp_path, output, kills, seed, *options):
    """Kill with SIGKILL after something was written, resume, kill after a random time … and let it end."""
    chance = random.Random(seed)
    resume = ()
    for _ in range(kills):
        process = start(
            "in.jsonl", output, "--jobs", chance.choice((1, 2, 3)), *options, *resume, sabotage=True
        )
        if not resume:
            wait_for_commit(tmp_path, output, process)
            assert not (tmp_path / output).exists()
        time.sleep(chance.uniform(0, 0.8))
        process.kill()
        process.communicate()
        resume = ("--resume",)
    done = convert("in.jsonl", output, "--jobs", 2, *options, *resume)
    assert done.code == 1, done.err
    assert "of an earlier run" in done.out


@pytest.fixture
def whole(tmp_path, convert):
    """What an uninterrupted conversion makes, in `tmp_path/whole`."""
    source(tmp_path)
    (tmp_path / "whole").mkdir()

    def make(name, *options):
        assert convert("in.jsonl", f"whole/{name}", "--jobs", 2, *options).code == 1
        return tmp_path / "whole" / name

    return make


@pytest.mark.parametrize(("suffix", "seed"), [(".jsonl", 1), (".jsonl.gz", 2), (".jsonl.zst", 3)])
def test_lines_have_the_same_bytes(suffix, seed, tmp_path, start, convert, whole):
    expected = whole(f"out{suffix}")
    kill_and_resume(start, convert, tmp_path, f"out{suffix}", 2, seed)
    assert (tmp_path / f"out{suffix}").read_bytes() == expected.read_bytes()
    rejects = f"out{suffix}.rejects.jsonl"
    assert (tmp_path / rejects).read_bytes() == (tmp_path / "whole" / rejects).read_bytes()
    assert [reject["place"] for reject in read_jsonl(tmp_path / rejects)] == [
        f"in.jsonl:{n}" for n in (8, 201, 202, 300)
    ]
    assert not (tmp_path / f"out{suffix}.partial").exists()


def test_parquet_has_the_same_rows(tmp_path, start, convert, whole):
    expected = whole("out.parquet", "--keep", "url")
    kill_and_resume(start, convert, tmp_path, "out.parquet", 2, 4, "--keep", "url")
    for table in TABLES:
        name = "out.parquet" if table == "documents" else f"out.{table}.parquet"
        made = pyarrow.parquet.read_table(tmp_path / name)
        assert made.equals(pyarrow.parquet.read_table(expected.parent / name))
    assert pyarrow.parquet.read_table(tmp_path / "out.parquet").num_rows == COUNT - 4


def test_a_database_has_the_same_rows(tmp_path, start, convert, whole):
    expected = whole("out.duckdb")
    kill_and_resume(start, convert, tmp_path, "out.duckdb", 2, 5)
    with duckdb.connect(str(tmp_path / "out.duckdb")) as one, duckdb.connect(str(expected)) as other:
        for table in TABLES:
            query = f"SELECT * FROM {table}"
            assert one.sql(query).fetchall() == other.sql(query).fetchall()


def test_a_folder_has_the_same_files(tmp_path, start, convert, whole):
    expected = whole("out")
    kill_and_resume(start, convert, tmp_path, "out", 2, 6)
    assert files_in(tmp_path / "out") == files_in(expected)


def test_a_disk_that_is_full_is_told_and_survived(tmp_path, convert, whole):
    expected = whole("out.jsonl")
    done = convert("in.jsonl", "out.jsonl", largest_file=expected.stat().st_size // 2, sabotage=True)
    assert done.code == 2
    assert "what was written is kept for --resume" in done.err
    assert not (tmp_path / "out.jsonl").exists()
    done = convert("in.jsonl", "out.jsonl", "--resume")
    assert "of an earlier run" in done.out
    assert (tmp_path / "out.jsonl").read_bytes() == expected.read_bytes()


def test_ctrl_c_leaves_nothing_under_the_final_name_and_no_process(tmp_path, start, convert, whole):
    expected = whole("out.jsonl")
    process = start("in.jsonl", "out.jsonl", "--jobs", 1, sabotage=True)
    wait_for_commit(tmp_path, "out.jsonl", process)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert b"--resume goes on" in err
    assert b"Traceback" not in err
    assert not (tmp_path / "out.jsonl").exists()
    assert convert("in.jsonl", "out.jsonl", "--resume").code == 1
    assert (tmp_path / "out.jsonl").read_bytes() == expected.read_bytes()


def test_a_source_that_has_changed_is_not_resumed(tmp_path, start, convert):
    source(tmp_path)
    process = start("in.jsonl", "out.jsonl", "--jobs", 1, sabotage=True)
    wait_for_commit(tmp_path, "out.jsonl", process)
    process.kill()
    process.communicate()
    text = (tmp_path / "in.jsonl").read_text(encoding="utf-8")
    (tmp_path / "in.jsonl").write_text(text.replace("apples", "plums"), encoding="utf-8")
    done = convert("in.jsonl", "out.jsonl", "--resume")
    assert done.code == 2
    assert "the sources are not those of the interrupted conversion" in done.err
    done = convert("in.jsonl", "out.jsonl", "--resume", "--keep", "url")
    assert done.code == 2
    assert "(other kept columns)" in done.err
    done = convert("in.jsonl", "out.jsonl")
    assert done.code == 2
    assert "--resume goes on with it, --overwrite starts anew" in done.err
    assert convert("in.jsonl", "out.jsonl", "--overwrite").code == 1


def test_resuming_what_is_complete_does_nothing(tmp_path, convert):
    write_jsonl(tmp_path / "in.jsonl", rows(3))
    assert convert("in.jsonl", "out.jsonl").code == 0
    done = convert("in.jsonl", "out.jsonl", "--resume")
    assert done.code == 0
    assert "there is nothing to resume" in done.err
