"""Reports on a stream of texts, made by several processes."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from heatparse.conversion.batches import in_batches
from heatparse.conversion.encoders import Converted
from heatparse.conversion.errors import ConversionError
from heatparse.conversion.options import processes
from heatparse.conversion.records import Record
from heatparse.conversion.worker import Task
from heatparse.conversion.workers import Pool
from heatparse.models import Report


class Pickled(NamedTuple):
    """An encoder whose one piece holds the reports themselves."""

    def encode(self, converted: Converted) -> list[bytes]:
        """The reports without what the reader knows beyond the public data."""
        return [pickle.dumps([_public(report) for _, report in converted], pickle.HIGHEST_PROTOCOL)]


def reports(texts: Iterable[str], jobs: int | None, timeout: float | None) -> Iterator[Report]:
    """The reports on the texts, in their order."""
    records = (Record("", f"text {number}", _text(number, text)) for number, text in enumerate(texts, 1))
    tasks = (Task(batch.number, batch.records) for batch in in_batches(records))
    with Pool(processes(jobs), Pickled(), timeout) as pool:
        for result in pool.map(tasks):
            yield from pickle.loads(result.pieces[0])
            for number, reason in result.faults.items():
                raise ConversionError(
                    f"a text could not be checked (number {number + 1} of its batch): {reason}"
                )


def _text(number: int, text: object) -> str:
    if not isinstance(text, str):
        raise TypeError(f"text {number} is of the type {type(text).__name__}; a description is a str")
    return text


def _public(report: Report) -> Report:
    document = report.document.model_copy()
    document._reading, document._claims, document._grids, document._survey = None, (), None, None
    return report.model_copy(update={"document": document})
