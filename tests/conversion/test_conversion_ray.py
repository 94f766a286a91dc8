"""The engine on a Ray cluster gives the rows of the engine on one machine, also when it loses a node."""

import json
import os
import time
from pathlib import Path

import pyarrow
import pyarrow.parquet
import pytest
from orchards import read_jsonl, rows, write_jsonl

from heatparse.conversion.tables import TABLES

ray_cluster = pytest.importorskip("ray.cluster_utils", reason="Ray has no wheels for this platform")
SABOTAGE = Path(__file__).parent / "sabotage"
COUNT = 300


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """Two nodes with a core each. Texts with certain words make the workers on them fail."""
    environment = pytest.MonkeyPatch()
    environment.setenv("PYTHONPATH", str(SABOTAGE), prepend=os.pathsep)
    touched = tmp_path_factory.mktemp("ray") / "touched"
    environment.setenv("TOUCHED", str(touched))
    made = ray_cluster.Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    made.second = made.add_node(num_cpus=1)
    made.touched = touched
    yield made
    made.shutdown()
    environment.undo()


def by_document(table):
    """The rows of a table as text, sorted: a cluster gives them in any order."""
    return sorted(json.dumps(row) for row in table.to_pylist())


def sabotaged():
    made = [{**row, "text": row["text"] + "\nSLOW\n"} for row in rows(COUNT)]
    made[20]["text"] += "DIE"
    made[60]["text"] += "TOUCH"
    made[250]["text"] = None
    made[251]["text"] += "HANG"
    return made


def test_rows_are_those_of_the_local_engine_though_a_node_is_killed(cluster, tmp_path, start, convert):
    source = tmp_path / "in"
    source.mkdir()
    for part in range(6):
        pyarrow.parquet.write_table(
            pyarrow.Table.from_pylist(sabotaged()[part * 50 : part * 50 + 50]), source / f"{part}.parquet"
        )
    # A loaded machine is slow: no record but the one that hangs is to reach the limit.
    options = ("--keep", "url,score", "--timeout", 5)
    touched = {"TOUCHED": str(tmp_path / "touched")}
    assert (
        convert("in", "local.parquet", "--jobs", 2, *options, sabotage=True, timeout=200, **touched).code == 1
    )
    process = start(
        "in",
        "ray.parquet",
        "--engine",
        "ray",
        "--jobs",
        2,
        *options,
        sabotage=True,
        RAY_ADDRESS=cluster.address,
    )
    partial = tmp_path / "ray.parquet.partial"
    while process.poll() is None and not cluster.touched.exists():
        time.sleep(0.05)
    assert process.poll() is None, process.communicate()
    cluster.remove_node(cluster.second, allow_graceful=False)
    _, err = process.communicate(timeout=200)
    assert process.returncode == 1, err.decode()
    for table in TABLES:
        suffix = ".parquet" if table == "documents" else f".{table}.parquet"
        local = pyarrow.parquet.read_table(tmp_path / f"local{suffix}")
        cluster_made = pyarrow.parquet.read_table(tmp_path / f"ray{suffix}")
        assert cluster_made.schema.equals(local.schema)
        assert by_document(cluster_made) == by_document(local)
    rejects = [
        {reject["id"]: reject["reason"] for reject in read_jsonl(tmp_path / f"{name}.parquet.rejects.jsonl")}
        for name in ("local", "ray")
    ]
    assert rejects[0] == rejects[1]
    assert sorted(rejects[1]) == ["rec-20", "rec-250", "rec-251"]
    assert not partial.exists()


def test_lines_become_lines(cluster, tmp_path, convert):
    write_jsonl(tmp_path / "in.jsonl", rows(40))
    with (tmp_path / "in.jsonl").open("ab") as file:
        file.write(b'{"id": "x", "text": "\xff"}\n')
    assert convert("in.jsonl", "local.jsonl").code == 1
    done = convert("in.jsonl", "ray.jsonl", "--engine", "ray", RAY_ADDRESS=cluster.address)
    assert done.code == 1, done.err
    made = [line for part in sorted((tmp_path / "ray.jsonl").iterdir()) for line in read_jsonl(part)]
    assert sorted(made, key=lambda line: int(line["id"][4:])) == read_jsonl(tmp_path / "local.jsonl")
    rejects = tmp_path / "local.jsonl.rejects.jsonl"
    assert (tmp_path / "ray.jsonl.rejects.jsonl").read_bytes() == rejects.read_bytes()
    strict = convert("in.jsonl", "strict.jsonl", "--engine", "ray", "--strict", RAY_ADDRESS=cluster.address)
    assert strict.code == 1
    assert "in.jsonl:41: not valid UTF-8" in strict.err
    assert not (tmp_path / "strict.jsonl").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["in.jsonl", "out.duckdb"], "the Ray engine writes .parquet, .jsonl and .jsonl.gz"),
        (["in.csv", "out.parquet"], "the Ray engine reads .parquet"),
        (["in.jsonl", "out.parquet", "--resume"], "the Ray engine cannot resume"),
    ],
)
def test_what_the_engine_cannot_do_is_a_sentence(arguments, sentence, tmp_path, convert):
    done = convert(*arguments, "--engine", "ray")
    assert done.code == 2
    assert sentence in done.err
