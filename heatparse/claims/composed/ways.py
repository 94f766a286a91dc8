"""Which end of the values a word means: "better" where errors are measured, "outsells" where sales are."""

from __future__ import annotations

from heatparse.claims.scene import Scene
from heatparse.phrases import words

_GOOD = {
    "better": True,
    "best": True,
    "no_worse": True,
    "worse": False,
    "worst": False,
    "high": True,
    "low": False,
}


def ways(word: str, key: str, scene: Scene, judging: bool = False) -> tuple[str, ...]:
    """The ends that a word may mean, "high" and "low"; none where it tells something else than how large values are.

    `word` is its class and `key` the word itself: "stronger" tells sizes where values have signs. What is `judging`
    tells who is better: "A wins" has the lower loss.
    """
    if word in ("dark", "bright"):
        if not scene.darkness or scene.has_two_arms:
            return ()
        return ("high",) if (word == "dark") is (scene.darkness == "high") else ("low",)
    if any(grid.values and min(value.low for value in grid.values) < 0 for grid in scene.grids.all()) and (
        words("composed", "plain_orders").isdisjoint(key.split())
    ):
        return ()
    if word in ("high", "low") and not judging:
        return (word,) if _tells_size(key) or not _may_be_low(scene) else ("high", "low")
    if word in ("warm", "cold"):
        return (("high",) if word == "warm" else ("low",)) if scene.measures_warmth else ()
    good = _GOOD.get(word)
    if good is None:
        return ()
    if scene.told_way:
        return (scene.told_way,) if good else (turned(scene.told_way),)
    if scene.may_be_better_low:
        return ("high", "low")
    return ("high",) if good else ("low",)


def _tells_size(key: str) -> bool:
    """Whether a word says how large values are, and not how good: "highest", not "comes first"."""
    return not words("composed", "sizes").isdisjoint(key.split())


def _may_be_low(scene: Scene) -> bool:
    return scene.told_way == "low" or scene.less_is_better or scene.may_be_better_low


def turned(way: str) -> str:
    """The other end."""
    return "low" if way == "high" else "high"
