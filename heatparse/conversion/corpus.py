"""The records of a corpus, one after the other, whatever its files are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import chain, islice
from typing import Any

from heatparse.conversion.columns import Asked, Columns, choose, sorted_by_type
from heatparse.conversion.errors import ConversionError
from heatparse.conversion.ids import Ids
from heatparse.conversion.records import LARGEST_TEXT, Record, Reject, checked, record_of
from heatparse.conversion.row_formats import Row, delimited, json_array, json_lines
from heatparse.conversion.sources import File, Source
from heatparse.conversion.streams import Meter, broken_stream, opened, split_suffix
from heatparse.decoding import NotText, decode

_SAMPLE = 100  # rows from which the columns are chosen


class Corpus:
    """The records of all sources, in their order.

    `said` gets a sentence for every guess. `kept_types` maps a column that is carried through to its
    Arrow type where the source is Parquet; it is filled when the first record is there.
    """

    def __init__(
        self, sources: list[Source], asked: Asked, say: Callable[[str], None], prefix_ids: bool = False
    ) -> None:
        self.meter = Meter()
        self.kept_types: dict[str, Any] = {}
        self._sources = sources
        self._asked = asked
        self._say = say
        self._prefix_ids = prefix_ids
        self._columns: Columns | None = None

    def size(self) -> int:
        """The bytes of all files."""
        return sum(file.size for source in self._sources for file in source.files())

    def records(self) -> Iterator[Record | Reject]:
        """Every record, or why it is none. Raises `ConversionError` where the whole cannot be meant."""
        with closing(Ids()) as ids:
            for at, source in enumerate(self._sources):
                for file in source.files():
                    for item in self._of(file):
                        # An id that is the place is unique by itself.
                        if isinstance(item, Record) and item.id != item.place:
                            known = ids.add(item.id, at, item.place)
                            if known is not None:
                                item = self._clash(item, at, *known)
                        yield item

    def _clash(self, record: Record, source: int, other: int, place: str) -> Reject:
        if source != other:
            raise ConversionError(
                f"the id {record.id!r} is given twice, by {place} and by {record.place}; "
                "convert the sources one by one, or make ids of file and id with --prefix-ids"
            )
        return Reject(record.place, record.id, f"the id {record.id!r} was already given by {place}")

    def _of(self, file: File) -> Iterator[Record | Reject]:
        if file.kind == "text":
            self._refuse_keep(file)
            yield self._description(file)
            return
        is_first = self._columns is None
        try:
            with self._rows(file) as rows:
                for row in rows:
                    assert self._columns is not None
                    yield record_of(file.name, row, self._columns, self._prefix_ids)
        except ConversionError as error:
            if is_first:
                raise
            yield Reject(file.name, None, f"{error}; the file is not read")
        except OSError as error:
            yield Reject(file.name, None, f"the file cannot be read: {error.strerror or error}")

    def _refuse_keep(self, file: File) -> None:
        for name in (self._asked.text, self._asked.id, *self._asked.keep):
            if name is not None:
                raise ConversionError(f"{file.name} is a text and has no column {name!r}")

    def _description(self, file: File) -> Record | Reject:
        try:
            with opened(file.path, self.meter) as stream:
                data = stream.read(LARGEST_TEXT * 4 + 1)
            return checked(Record(file.name, file.name, decode(data)))
        except NotText as error:
            return Reject(file.name, file.name, str(error))
        except ConversionError:
            raise
        except Exception as error:
            reason = broken_stream(error)
            if reason is None:
                raise
            return Reject(file.name, file.name, reason)

    @contextmanager
    def _rows(self, file: File) -> Iterator[Iterable[Row]]:
        if file.kind == "parquet":
            yield self._parquet_rows(file)
            self.meter.within = 0
            self.meter.add(file.size)
            return
        with opened(file.path, self.meter) as stream:
            suffix = split_suffix(file.path)[0]
            if suffix == ".json":
                rows = json_array(stream)
            elif suffix in (".csv", ".tsv"):
                rows = delimited(stream, "," if suffix == ".csv" else "\t")
            else:
                rows = json_lines(stream)
            yield self._sampled(file, _until_broken(rows))

    def _parquet_rows(self, file: File) -> Iterator[Row]:
        from heatparse.conversion.parquet_rows import ParquetRows

        with closing(ParquetRows(file.path, file.name)) as table:
            from heatparse.conversion.schemas import text_columns

            strings, others = text_columns(table.schema)
            if self._columns is None:
                self._choose(strings, others, file.name)
                assert self._columns is not None
                self.kept_types = {name: table.schema.field(name).type for name in self._columns.keep}
            columns = self._columns
            choose(Asked(*columns), strings, others, file.name)
            for name, kind in self.kept_types.items():
                if table.schema.field(name).type != kind:
                    raise ConversionError(
                        f"{file.name}: the column {name!r} is {table.schema.field(name).type}, "
                        f"in the first file it is {kind}"
                    )
            for row in table.rows(columns):
                self.meter.within = file.size * row.number // max(table.count, row.number)
                yield row

    def _sampled(self, file: File, rows: Iterator[Row]) -> Iterator[Row]:
        """The rows; from the first of the first file the columns are chosen."""
        if self._columns is not None:
            return rows
        sample = list(islice(rows, _SAMPLE))
        if sample:
            good = [row.values for row in sample if row.fault is None]
            if not good:
                where = f"{file.name}:{sample[0].number}"
                raise ConversionError(
                    f"{file.name}: none of the first rows can be read ({where}: {sample[0].fault})"
                )
            self._choose(*sorted_by_type(good), file.name)
        return chain(sample, rows)

    def _choose(self, strings: list[str], others: list[str], file: str) -> None:
        self._columns, said = choose(self._asked, strings, others, file)
        for sentence in said:
            self._say(sentence)


def _until_broken(rows: Iterator[Row]) -> Iterator[Row]:
    """The rows, and a fault where the compressed data cannot be read on."""
    number = 0
    try:
        for row in rows:
            number = row.number
            yield row
    except Exception as error:
        reason = broken_stream(error)
        if reason is None:
            raise
        yield Row(number + 1, {}, f"{reason}; the rest of the file is not read")
