"""README's few lines for other engines do what it says."""

import json
import re
import sys
import types
from pathlib import Path

import pyarrow
import pyarrow.parquet
import pytest
from orchards import rows, write_jsonl

import heatparse
from heatparse.cli.convert import parser

TEXT = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
PROGRAMS = {
    re.search(r"import (ray|daft)|from (datasets|pyspark)", program)[0].split()[1]: program
    for program in re.findall(r"```py\n(.*?)```", TEXT, re.DOTALL)
}
COUNT = 12


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with `descriptions.parquet`, which is the current one."""
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows(COUNT)), tmp_path / "descriptions.parquet")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def expected_cells():
    return heatparse.arrow.convert_batch(pyarrow.Table.from_pylist(rows(COUNT)), "cells")


def run(engine, **names):
    exec(PROGRAMS[engine], names)
    return names


def test_ray(folder):
    import ray

    # "local": never the cluster that another test runs beside this one.
    ray.init("local", num_cpus=1, log_to_driver=False, include_dashboard=False)
    try:
        run("ray")
    finally:
        ray.shutdown()
    assert pyarrow.parquet.read_table(folder / "cells").num_rows == expected_cells().num_rows


def test_datasets(folder, monkeypatch):
    monkeypatch.setenv("HF_HOME", str(folder / "cache"))
    names = run("datasets")
    assert names["checked"]["url"][:] == [row["url"] for row in rows(COUNT)]
    assert 0 < len(names["clean"]) < COUNT


def test_spark(folder, monkeypatch):
    """Spark itself needs Java: what README hands to it is called as Spark calls it."""
    types_module = types.ModuleType("pyspark.sql.pandas.types")
    types_module.from_arrow_schema = lambda schema: schema
    for name in ("pyspark", "pyspark.sql", "pyspark.sql.pandas"):
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    monkeypatch.setitem(sys.modules, "pyspark.sql.pandas.types", types_module)
    spark = Spark()
    run("pyspark", spark=spark)
    assert spark.written == "cells"
    assert spark.table.equals(expected_cells())


class Spark:
    """What the program uses of a session and of its data frames."""

    def __init__(self):
        self.read = self.write = self

    def parquet(self, path):
        if hasattr(self, "table"):
            self.written = path
        else:
            self.source = pyarrow.parquet.read_table(path)
        return self

    def mapInArrow(self, function, schema):
        batches = function(iter(self.source.to_batches(max_chunksize=5)))
        self.table = pyarrow.Table.from_batches(batches, schema)
        return self


def test_daft(folder):
    names = run("daft")
    made = names["descriptions"].to_pydict()
    assert [row["title"] for row in made["checked"]] == [f"Yield of orchard {n}" for n in range(COUNT)]


def test_every_command_of_readme_is_understood(tmp_path):
    commands = re.findall(r"^    heatparse convert (.*)$", TEXT, re.MULTILINE)
    assert len(commands) >= 4
    for command in commands:
        if "…" not in command:
            parser().parse_args(command.replace("'", "").split())


def test_the_function_of_readme_runs(tmp_path, monkeypatch):
    (call,) = re.findall(r"`heatparse\.(convert\(.*?\))`", TEXT)
    write_jsonl(tmp_path / "in.jsonl", rows(2))
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "a.md").write_text(
        json.loads((tmp_path / "in.jsonl").read_text().splitlines()[0])["text"]
    )
    monkeypatch.chdir(tmp_path)
    summary = eval(f"heatparse.{call}", {"heatparse": heatparse})
    assert summary.tally.records == 1
    assert (tmp_path / "notes.duckdb").is_file()
