"""CPU time (user and system) of a start, beside that of importing the libraries alone.

python tests/benchmarks/startup.py [FILE]       default: the smallest heatmap of the corpus
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import heatparse

CORPUS = Path(__file__).parents[2] / "corpus"
ROUNDS = 12


def cpu_seconds(command: list[str]) -> float:
    """User and system time of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    # Byte code is kept, as it is for an installed package.
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, check=False
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def best_of_each(commands: dict[str, list[str]], rounds: int = ROUNDS) -> dict[str, float]:
    """The best time of each command; they take turns."""
    times = dict.fromkeys(commands, float("inf"))
    for _ in range(rounds):
        for name, command in commands.items():
            times[name] = min(times[name], cpu_seconds(command))
    return times


def smallest(is_heatmap: bool) -> str:
    """The smallest description of the corpus that tells the values of a heatmap, or that is of another figure."""
    for path in sorted(CORPUS.glob("*.md"), key=lambda path: path.stat().st_size):
        document = heatparse.parse(path.read_text(encoding="utf-8"))
        if any(panel.cells for panel in document.panels) == is_heatmap:
            return str(path)
    raise FileNotFoundError(f"there is no such description in {CORPUS}")


def commands(file: str) -> dict[str, list[str]]:
    """What is measured; the first is what the others are compared with."""
    heatparse = [sys.executable, "-m", "heatparse"]
    return {
        "import lark, pydantic, rich, yaml": [sys.executable, "-c", "import lark, pydantic, rich, yaml"],
        "heatparse --version": [*heatparse, "--version"],
        "heatparse check": [*heatparse, "check", file],
        "heatparse check --format json": [*heatparse, "check", "--format", "json", file],
        "heatparse show": [*heatparse, "show", file],
        "heatparse check, no heatmap": [*heatparse, "check", smallest(is_heatmap=False)],
    }


def main() -> None:
    times = best_of_each(commands(sys.argv[1] if len(sys.argv) > 1 else smallest(is_heatmap=True)))
    base = next(iter(times.values()))
    for name, seconds in times.items():
        print(f"{name:36} {seconds * 1e3:6.1f} ms  {seconds / base:5.2f} ×")


if __name__ == "__main__":
    main()
