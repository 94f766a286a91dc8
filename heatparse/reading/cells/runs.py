"""Runs of neighbouring blocks of one kind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from heatparse.blocks import Block
from heatparse.reading.draft import Draft


def runs_of(draft: Draft, blocks: list[int]) -> Iterator[tuple[str, list[int]]]:
    """Neighbouring blocks of one kind."""
    for kind, run in groupby(blocks, key=lambda index: _kind(draft.blocks[index])):
        yield kind, list(run)


def _kind(block: Block) -> str:
    return "row" if block.kind == "delimiter" else block.kind


def neighbours(blocks: list[int]) -> list[list[int]]:
    """Blocks in stretches without gaps."""
    runs: list[list[int]] = []
    for index in blocks:
        if runs and runs[-1][-1] == index - 1:
            runs[-1].append(index)
        else:
            runs.append([index])
    return runs


def has_table(draft: Draft, blocks: list[int]) -> bool:
    """Whether a table or a fence of separated values tells the labels."""
    runs = [(kind, run) for kind, run in runs_of(draft, blocks) if kind in ("row", "code")]
    if not runs:
        return False
    from heatparse.reading.cells.literals import is_literal
    from heatparse.reading.cells.rows import is_grid, is_tabular

    return any(
        is_grid(draft, run) if kind == "row" else is_tabular(draft, run) or is_literal(draft, run)
        for kind, run in runs
    )
