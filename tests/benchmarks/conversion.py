"""How fast and how large a conversion is.

    python tests/benchmarks/conversion.py                      everything: some minutes
    python tests/benchmarks/conversion.py --records 2000 --sizes 1000 4000

First the descriptions of the corpus, each many times: records a second with 1 and 2 worker processes,
and the share of the CPU time that is not `heatparse.check` itself. Then short descriptions: the peak
memory of all processes for a small and a large number of records. Memory is read from /proc (Linux).
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import heatparse

CORPUS = Path(__file__).parents[2] / "corpus"
SHORT = """\
# Heatmap: Yield of orchard {n}

| | May | June |
|---|---|---|
| apples | 0.{a} | 0.5 |
| pears | 0.1 | 0.{b} |
"""


class Run(NamedTuple):
    """What one conversion took."""

    records: int
    seconds: float
    cpu: float  # seconds of all processes
    memory: int  # bytes that all processes together had at most

    @property
    def rate(self) -> float:
        """Records a second."""
        return self.records / self.seconds


def corpus_texts(count: int) -> list[str]:
    """The descriptions of the corpus, again and again, each a little different."""
    texts = [path.read_bytes().decode("utf-8") for path in sorted(CORPUS.glob("*.md"))]
    return [f"{texts[n % len(texts)]}\nRecord {n}.\n" for n in range(count)]


def short_texts(count: int) -> Iterator[str]:
    """Descriptions that take about a millisecond each."""
    return (SHORT.format(n=n, a=n % 10, b=n % 7) for n in range(count))


def write(path: Path, texts: Iterable[str]) -> int:
    """Write the texts as a JSON Lines or Parquet file; the number of records."""
    rows = ({"id": f"record-{n}", "text": text} for n, text in enumerate(texts))
    count = 0
    if path.suffix == ".jsonl":
        with path.open("w", encoding="utf-8") as file:
            for row in rows:
                file.write(json.dumps(row) + "\n")
                count += 1
        return count
    import pyarrow
    import pyarrow.parquet

    schema = pyarrow.schema([("id", pyarrow.string()), ("text", pyarrow.string())])
    with pyarrow.parquet.ParquetWriter(path, schema) as writer:
        group: list[dict[str, str]] = []
        for row in rows:
            group.append(row)
            count += 1
            if len(group) == 10_000:
                writer.write_table(pyarrow.Table.from_pylist(group, schema))
                group.clear()
        if group:
            writer.write_table(pyarrow.Table.from_pylist(group, schema))
    return count


def converted(source: Path, records: int, jobs: int) -> Run:
    """Convert a file to one of its own kind, and watch the processes."""
    target = source.with_name(f"out{source.suffix}")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "heatparse", "convert", source, target, "--jobs", str(jobs), "--overwrite"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    memory = 0
    while process.poll() is None:
        memory = max(memory, sum(map(resident, family(process.pid))))
        time.sleep(0.1)
    seconds = time.perf_counter() - start
    assert process.returncode == 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Run(records, seconds, cpu, memory)


def family(process: int) -> list[int]:
    """A process and those that it has started."""
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return []
    return [process, *map(int, children)]


def resident(process: int) -> int:
    """The bytes of memory that a process has of its own; 0 when it is gone."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()
    except OSError:
        return 0
    return (int(pages[1]) - int(pages[2])) * os.sysconf("SC_PAGE_SIZE")


def check_seconds(texts: list[str]) -> float:
    """CPU seconds of `heatparse.check` alone for the texts, in a process of its own as the workers are."""
    script = (
        "import gc, json, sys, time; import heatparse; gc.set_threshold(50_000, 20, 100)\n"
        "texts = json.load(sys.stdin); heatparse.check(texts[0]); start = time.process_time()\n"
        "for text in texts: heatparse.check(text)\n"
        "print(time.process_time() - start)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input=json.dumps(texts), capture_output=True, text=True
    )
    return float(done.stdout)


def speed(folder: Path, records: int) -> Iterator[str]:
    """Lines about the rate with 1 and 2 processes, and about what is not the check."""
    texts = corpus_texts(records)
    yield f"{records:,} descriptions of the corpus"
    alone = check_seconds(texts)
    for suffix in (".jsonl", ".parquet"):
        source = folder / f"in{suffix}"
        write(source, texts)
        one, two = converted(source, records, 1), converted(source, records, 2)
        rates = f"1 job {one.rate:8.1f} records/s, 2 jobs {two.rate:8.1f} records/s"
        yield f"  {suffix:9} {rates}: {two.rate / one.rate:.2f} ×"
        yield f"  {'':9} CPU {one.cpu:.1f} s, of which check {alone:.1f} s: {1 - alone / one.cpu:.1%} is not check"


def memory(folder: Path, sizes: list[int]) -> Iterator[str]:
    """Lines about the peak memory at each size."""
    for suffix in (".jsonl", ".parquet"):
        peaks = []
        for size in sizes:
            source = folder / f"in{suffix}"
            run = converted(source, write(source, short_texts(size)), 2)
            peaks.append(run.memory)
            yield f"  {suffix:9} {size:9,} records: peak {run.memory / 1e6:7.1f} MB, {run.rate:8.1f} records/s"
        yield f"  {suffix:9} growth {(peaks[-1] - peaks[0]) / 1e6:+.1f} MB"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--records", type=int, default=3000, help="descriptions of the corpus (default: 3000)"
    )
    parser.add_argument(
        "--sizes", type=int, nargs="+", default=[10_000, 200_000], help="numbers of short ones"
    )
    options = parser.parse_args()
    heatparse.check("# Heatmap: A\n")  # the grammars are prepared before anything is measured
    with tempfile.TemporaryDirectory() as folder:
        for line in speed(Path(folder), options.records):
            print(line, flush=True)
        print("short descriptions, 2 jobs, all processes together")
        for line in memory(Path(folder), options.sizes):
            print(line, flush=True)


if __name__ == "__main__":
    main()
