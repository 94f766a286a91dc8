"""`heatparse.arrow`: what other engines call with their batches."""

import json

import pyarrow
import pytest
from datasets import Dataset
from orchards import description, rows

import heatparse.arrow
from heatparse.arrow import convert_batch, convert_tables, schema
from heatparse.conversion.errors import ConversionError
from heatparse.conversion.tables import TABLES

COUNT = 10
TABLE = pyarrow.Table.from_pylist(rows(COUNT))


@pytest.mark.parametrize(
    "batch", [TABLE, TABLE.to_batches()[0], TABLE.to_pydict()], ids=["table", "batch", "dict"]
)
def test_a_batch_gives_a_row_for_each_row(batch):
    made = convert_batch(batch)
    assert made.schema.equals(schema("documents"))
    assert made.column("id").to_pylist() == TABLE.column("id").to_pylist()
    assert made.column("title").to_pylist() == [f"Yield of orchard {n}" for n in range(COUNT)]
    assert made.column("error").null_count == COUNT


@pytest.mark.parametrize("table", [*TABLES, "reports"])
def test_every_table_has_its_schema(table):
    assert convert_batch(TABLE, table).schema.equals(schema(table))
    assert convert_batch(TABLE.slice(0, 0), table).schema.equals(schema(table))


def test_all_tables_come_of_one_reading():
    tables = convert_tables(TABLE)
    assert set(tables) == set(TABLES)
    for name, table in tables.items():
        assert table.equals(convert_batch(TABLE, name))


def test_reports_are_those_of_check():
    texts = convert_batch(TABLE, "reports").column("report").to_pylist()
    report = heatparse.check(heatparse.parse(description(3), source="rec-3"))
    assert json.loads(texts[3]) == {"id": "rec-3", **report.model_dump(mode="json", exclude={"error"})}


def test_a_row_that_cannot_be_read_has_an_error_and_nothing_else():
    batch = pyarrow.table({"id": ["a", None, "c"], "text": [description(0), description(1), None]})
    made = convert_batch(batch).to_pylist()
    assert [row["error"] for row in made] == [
        None,
        "the column 'id' holds nothing, no id",
        "the column 'text' holds nothing, no text",
    ]
    assert [row["title"] for row in made] == ["Yield of orchard 0", None, None]
    assert set(convert_batch(batch, "cells").column("document").to_pylist()) == {"a"}


def test_without_ids_a_digest_of_the_text_is_the_id():
    batch = TABLE.select(["text"])
    first, second = (convert_batch(batch).column("id").to_pylist() for _ in range(2))
    assert first == second
    assert len(set(first)) == COUNT


def test_columns_are_kept_with_their_types():
    made = convert_batch(TABLE, keep=["score", "url"])
    assert made.column("score").equals(TABLE.column("score"))
    assert made.schema.equals(schema("documents", [TABLE.schema.field("score"), TABLE.schema.field("url")]))
    with pytest.raises(ConversionError, match="'title' cannot be kept"):
        convert_batch(TABLE.append_column("title", TABLE.column("url")), keep=["title"])


def test_what_is_not_there_is_a_sentence():
    with pytest.raises(
        ConversionError, match="there is no table 'cell'; there are documents, reports, cells"
    ):
        convert_batch(TABLE, "cell")
    with pytest.raises(ConversionError, match="the batch has no column 'txt'; it has 'id', 'text'"):
        convert_batch(TABLE, text_column="txt")


@pytest.mark.parametrize("form", [None, "arrow"])
def test_datasets_map_takes_it_as_it_is(form):
    dataset = Dataset.from_list(rows(COUNT)).with_format(form)
    made = dataset.map(convert_batch, batched=True, batch_size=4, fn_kwargs={"keep": ["url"]})
    made = made.with_format(None)
    assert made["title"][:] == [f"Yield of orchard {n}" for n in range(COUNT)]
    assert made["url"][:] == [row["url"] for row in rows(COUNT)]
    cells = dataset.map(
        convert_batch, batched=True, fn_kwargs={"table": "cells"}, remove_columns=dataset.column_names
    )
    assert len(cells) == 6 * COUNT


@pytest.mark.parametrize("call", [convert_batch, convert_tables])
@pytest.mark.parametrize("batch", [3, None, "text", [{"text": "a"}]])
def test_what_is_no_batch_is_told(call, batch):
    with pytest.raises(TypeError, match="a batch is a RecordBatch, a Table or a mapping of columns, no "):
        call(batch)


@pytest.mark.parametrize("batch", [{"text": ["a"], "id": []}, {"text": ["a", 1]}, {"text": 3}])
def test_columns_that_make_no_table_are_told(batch):
    with pytest.raises(ConversionError, match="the batch is no table: "):
        convert_batch(batch)


def test_a_choice_of_columns_is_told_by_the_name_of_the_argument():
    with pytest.raises(ConversionError, match="in Python text_column"):
        convert_batch({"a": ["x"], "b": ["y"]})
