"""Places taken: whether those that are named come first in an order by some score."""

from __future__ import annotations

from collections.abc import Sequence


def places_hold(
    scores: dict[str, float], named: Sequence[str], behind: int
) -> tuple[bool | None, Sequence[str]]:
    """Whether the named ones take the first places in their order, or those behind the first ones; who does."""
    if any(label not in scores for label in named) or behind + len(named) > len(scores):
        return None, named
    ordered = sorted(scores.values(), reverse=True)[behind:]
    truth = all(abs(scores[label] - ordered[n]) <= 1e-9 for n, label in enumerate(named))
    best = sorted(scores, key=lambda label: -scores[label])[behind : behind + len(named)]
    return truth, named if truth else best
