"""Series: the aggregates of all rows (columns) of a panel in their order: "Row sums: 34, 51, 76"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.guards import is_guarded
from heatparse.claims.language.phrases import Amount, Phrase, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.slices import Slice
from heatparse.claims.scene import Scene

Compare = Callable[[Slice, Amount], Judgement]
# Where a list starts when it is read the other way round.
_BACKWARD = frozenset(("bottom", "right", "last"))
_FEWEST = 2  # numbers of a list


def judge_series(clause: Clause, scene: Scene, side: str | None, compare: Compare) -> Judgement | None:
    """Whether the amounts of a clause are those of all its rows (columns), one after the other.

    None where the clause holds no such list.
    """
    amounts = _listed(clause.phrases)
    panels = scene.panels(clause)
    if side is None or amounts is None or len(panels) != 1:
        return None
    grid = scene.grids[panels[0]]
    keys = list(grid.rows if side == "row" else grid.columns)
    if len(keys) != len(amounts) or any(not ref.is_panel for ref in clause.refs()):
        return None
    if is_guarded(clause.phrases, amounts[0].start):
        return UNDECIDED
    if any(getattr(phrase, "key", "") in _BACKWARD for phrase in clause.phrases[:4]) or _is_reversed(
        clause.phrases
    ):
        keys.reverse()
    whole = Slice(grid)
    lines = [whole._replace(rows=(k,)) if side == "row" else whole._replace(columns=(k,)) for k in keys]
    found = together([compare(line, amount) for line, amount in zip(lines, amounts, strict=True)])
    return UNDECIDED if found.truth is False and clause.has("UNKNOWN") else found


def _is_reversed(phrases: Sequence[Phrase]) -> bool:
    """ "… 88, 94 and 71 from bottom to top"."""
    return any(
        (key_of(one), key_of(three)) == ("from", "to") and phrase_key(two) in _BACKWARD
        for one, two, three in zip(phrases, phrases[1:], phrases[2:], strict=False)
    )


def _listed(phrases: Sequence[Phrase]) -> list[Amount] | None:
    """The amounts of a clause that holds them as one list."""
    at = [index for index, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    if len(at) < _FEWEST or any(phrase.type not in ("AMOUNT", "JOIN") for phrase in phrases[at[0] : at[-1]]):
        return None
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    return amounts if all(not amount.bound for amount in amounts) else None
