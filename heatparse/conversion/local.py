"""The engine on one machine: source → batches → workers → spools → output."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from time import monotonic
from typing import Any

import heatparse
from heatparse.conversion.batches import Batch, in_batches
from heatparse.conversion.columns import Asked
from heatparse.conversion.corpus import Corpus
from heatparse.conversion.encoders import reject_lines
from heatparse.conversion.errors import ConversionError, Rejected
from heatparse.conversion.journal import Journal, publish, sync
from heatparse.conversion.options import Options, Progress, processes
from heatparse.conversion.outputs import is_complete, partial_folder, refuse_outputs, rejects_path
from heatparse.conversion.sinks import Sink, sink_for
from heatparse.conversion.sources import find_sources
from heatparse.conversion.streams import STDIN
from heatparse.conversion.summary import Summary, Tally
from heatparse.conversion.worker import Task
from heatparse.conversion.workers import Pool

_REJECTS = "rejects.jsonl"


def convert_locally(options: Options) -> Summary:
    """Convert on this machine. Raises `ConversionError` and `OSError`."""
    started = monotonic()
    sink = sink_for(options.sink, options.form)
    sources = find_sources(options.sources)
    refuse_outputs(options, sources, sink)
    if is_complete(options, sink):
        options.say(f"{sink.path} is complete: there is nothing to resume")
        return _summary_of_complete(sink)
    corpus = Corpus(
        sources,
        Asked(options.text_column, options.id_column, options.keep),
        options.say,
        options.prefix_ids,
    )
    items = corpus.records()
    # The first record is read before anything is written: it is then that the columns are chosen.
    first = next(items, None)
    if first is None:
        raise ConversionError(f"{', '.join(options.sources)}: there is no record in it")
    batches = in_batches(chain((first,), items))
    folder = partial_folder(sink.path)
    with Journal(folder, (*sink.spools, _REJECTS), _identity(options), resume=options.resume) as journal:
        encoder = sink.encoder({name: corpus.kept_types.get(name) for name in options.keep}, folder)
        run = _Run(options, journal, corpus)
        if not journal.is_ready:
            with Pool(processes(options.jobs), encoder, options.timeout) as pool:
                run.convert(batches, pool)
            sink.finish(folder)
            for name, _ in sink.outputs():
                if (folder / name).is_file():
                    sync(folder / name)
            journal.make_ready()
        rejects = _publish(sink, journal)
        journal.remove()
    return Summary(run.tally, run.rejects, run.resumed, monotonic() - started, _paths(sink), rejects)


def _identity(options: Options) -> dict[str, Any]:
    """What a conversion must have in common with the one that it resumes."""
    return {
        "heatparse": heatparse.__version__,
        "sources": list(options.sources),
        "text column": options.text_column,
        "id column": options.id_column,
        "kept columns": list(options.keep),
        "prefixed ids": options.prefix_ids,
        "format": options.form,
    }


def _paths(sink: Sink) -> tuple[str, ...]:
    return tuple(str(path) for _, path in reversed(sink.outputs()))


def _summary_of_complete(sink: Sink) -> Summary:
    rejects = rejects_path(sink.path)
    if not rejects.exists():
        return Summary(Tally(), 0, 0, 0.0, _paths(sink), None)
    with rejects.open("rb") as file:
        count = sum(1 for _ in file)
    return Summary(Tally(), count, count, 0.0, _paths(sink), str(rejects))


def _publish(sink: Sink, journal: Journal) -> str | None:
    """Give the outputs their names; the path of the rejects, where there are some."""
    made = [(journal.folder / name, path) for name, path in sink.outputs()]
    rejects = rejects_path(sink.path)
    if journal.state.rejects:
        made.insert(0, (journal.folder / _REJECTS, rejects))
    else:
        rejects.unlink(missing_ok=True)  # of the conversion that is overwritten
    publish(made)
    return str(rejects) if journal.state.rejects else None


class _Run:
    """One run over all batches, those of an interrupted run included."""

    def __init__(self, options: Options, journal: Journal, corpus: Corpus) -> None:
        self._options = options
        self._journal = journal
        self._corpus = corpus
        self._position = 0  # bytes of the sources that the batches were made of that are done
        self._total = 0 if STDIN in options.sources else corpus.size()
        self.tally = Tally.from_json(journal.state.tally)
        self.resumed = self.tally.records + journal.state.rejects

    @property
    def rejects(self) -> int:
        """Records that could not be converted so far."""
        return self._journal.state.rejects

    def convert(self, batches: Iterator[Batch], pool: Pool) -> None:
        """Convert the batches that are not yet written, and write them in their order."""
        self._pass_over_written(batches)
        open_batches: dict[int, tuple[Batch, int]] = {}
        self._position = self._corpus.meter.position

        def tasks() -> Iterator[Task]:
            for batch in batches:
                open_batches[batch.number] = batch, self._corpus.meter.position
                yield Task(batch.number, batch.records)

        self._show()
        for result in pool.map(tasks(), first=self._journal.state.batches):
            batch, self._position = open_batches.pop(result.number)
            rejects = list(batch.rejects(result.faults))
            if rejects and self._options.strict:
                raise Rejected(f"{rejects[0].place}: {rejects[0].reason}")
            self.tally.merge(result.tally)
            pieces = [*result.pieces, reject_lines(rejects)]
            self._journal.append(batch.digest(), pieces, len(rejects), self.tally)
            self._show()
        self._journal.commit()

    def _pass_over_written(self, batches: Iterator[Batch]) -> None:
        for number, digest in enumerate(self._journal.digests):
            batch = next(batches, None)
            if batch is None or batch.digest() != digest:
                place = f" (near {batch.items[0].place})" if batch else ""
                raise ConversionError(
                    f"the sources are not those of the interrupted conversion: batch {number + 1}{place} is "
                    "another one; start anew with --overwrite"
                )

    def _show(self) -> None:
        self._options.progress(
            Progress(
                self.tally.records + self.rejects,
                self.resumed,
                self.tally.findings.total(),
                self.rejects,
                self._position,
                self._total,
            )
        )
