"""How long a check takes, beside Markdown parsers on the same documents.

    python tests/benchmarks/speed.py [PATH…]        default: the corpus

`heatparse.check` does everything (blocks, data, claims, rules, models); markdown-it-py and mistune
only make tokens. The three take turns on every document, the best of all rounds counts, and what
heatparse remembers between documents is forgotten before each of its turns (`--warm` keeps it). The
second table tells how the time for one cell grows from a 10 × 10 to a 100 × 100 grid.
"""

from __future__ import annotations

import argparse
import functools
import gc
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

import mistune
from markdown_it import MarkdownIt

import heatparse

CORPUS = Path(__file__).parents[2] / "corpus"
Contender = Callable[[str], object]


def contenders() -> dict[str, Contender]:
    """The names and functions that are compared."""
    return {
        "heatparse.check": heatparse.check,
        "markdown-it-py": MarkdownIt().parse,
        "mistune": mistune.create_markdown(renderer=None),
    }


def descriptions(paths: list[Path]) -> list[str]:
    """The texts of the files, and of all `.md` files below the folders."""
    files = [file for path in paths for file in (sorted(path.rglob("*.md")) if path.is_dir() else [path])]
    return [file.read_bytes().decode("utf-8") for file in files]


def memories() -> list[functools._lru_cache_wrapper[object]]:
    """The bounded caches of heatparse: what it remembers of the texts it has seen."""
    found = {}
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "heatparse":
            for value in vars(module).values():
                if isinstance(value, functools._lru_cache_wrapper) and value.cache_parameters()["maxsize"]:
                    found[id(value)] = value
    return list(found.values())


def best_times(texts: list[str], rounds: int, warm: bool) -> dict[str, list[float]]:
    """For each contender the best time in seconds for each text."""
    functions = contenders()
    heatparse.check("# Heatmap: A\n\nabout 0.5 to 0.7\n")  # loads what is loaded once
    caches = [] if warm else memories()
    times = {name: [float("inf")] * len(texts) for name in functions}
    gc.disable()
    for _ in range(rounds):
        for at, text in enumerate(texts):
            for name, function in functions.items():
                for cache in caches:
                    cache.cache_clear()
                start = perf_counter()
                function(text)
                times[name][at] = min(times[name][at], perf_counter() - start)
        gc.collect()
    gc.enable()
    return times


def table_grid(size: int) -> str:
    """A description of a size × size heatmap as a pipe table."""
    labels, rows = _matrix(size)
    lines = ["| | " + " | ".join(labels) + " |", "|---" * (size + 1) + "|"]
    lines += (f"| row {at} | " + " | ".join(row) + " |" for at, row in enumerate(rows))
    return _head(labels, size) + "\n".join(lines) + "\n"


def keyed_grid(size: int) -> str:
    """A description of a size × size heatmap, one line a row with a label before each value."""
    labels, rows = _matrix(size)
    lines = (
        f"* **row {at} ->:** "
        + ", ".join(f"{label}: {value}" for label, value in zip(labels, row, strict=True))
        for at, row in enumerate(rows)
    )
    return _head(labels, size) + "\n".join(lines) + "\n"


def _matrix(size: int) -> tuple[list[str], list[list[str]]]:
    numbers = random.Random(size)
    rows = [[f"{numbers.uniform(-1, 1):.2f}" for _ in range(size)] for _ in range(size)]
    return [f"column {at}" for at in range(size)], rows


def _head(labels: list[str], size: int) -> str:
    return (
        "# Heatmap: Grid\n\n### Components\n"
        f"- **X-axis**: {', '.join(labels)}\n"
        f"- **Y-axis**: {', '.join(f'row {at}' for at in range(size))}\n"
        "- **Color scale**: ranges from -1.0 to 1.0\n\n### Data\n"
    )


def report(paths: list[Path], rounds: int, warm: bool) -> Iterator[str]:
    """The lines of both tables."""
    texts = descriptions(paths)
    characters = sum(map(len, texts))
    yield f"{len(texts)} documents, {characters:,} characters, best of {rounds} rounds"
    times = {name: sum(best) for name, best in best_times(texts, rounds, warm).items()}
    base = times["markdown-it-py"]
    for name, seconds in times.items():
        yield f"  {name:16} {seconds * 1e3:8.2f} ms  {seconds / base:5.2f} × markdown-it-py"
    yield "time for one cell of heatparse.check"
    for make in (table_grid, keyed_grid):
        small, large = make(10), make(100)
        best = best_times([small, large], max(3, rounds // 2), warm)["heatparse.check"]
        cells = [best[0] / 100, best[1] / 10_000]
        yield (
            f"  {make.__name__:16} 10 × 10 {cells[0] * 1e6:6.2f} µs, 100 × 100 {cells[1] * 1e6:6.2f} µs:"
            f"  {cells[1] / cells[0]:.2f} ×"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", metavar="PATH", nargs="*", type=Path, default=[CORPUS])
    parser.add_argument("--rounds", type=int, default=15, help="how often each text is done (default: 15)")
    parser.add_argument("--warm", action="store_true", help="keep what heatparse remembers between documents")
    options = parser.parse_args()
    for line in report(options.paths, options.rounds, options.warm):
        print(line, flush=True)


if __name__ == "__main__":
    main()
