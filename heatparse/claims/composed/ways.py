"""Which end of the values a word means: "better" where errors are measured, "outsells" where sales are."""

from __future__ import annotations

from heatparse.claims.scene import Scene
from heatparse.phrases import words

_UP = frozenset(("high", "much", "warm", "fine"))
_DOWN = frozenset(("low", "little", "cold"))
_GOOD = {"better": True, "best": True, "no_worse": True, "worse": False, "worst": False}


def ways(word: str, scene: Scene, judging: bool = True) -> tuple[str, ...]:
    """The ends that a word may mean, "high" and "low"; none where it tells something else than how large values are."""
    if word in _UP:
        return ("high",)
    if word in _DOWN:
        return ("low",)
    if word in ("fast", "slow") and (scene.measures_time or scene.measures_speed):
        return ("low",) if (word == "fast") == scene.measures_time else ("high",)
    good = _GOOD.get(word)
    if good is None:
        return ()
    if scene.is_better_low:
        return ("low",) if good else ("high",)
    if scene.less_is_better or (judging and scene.may_be_better_low):
        return ("high", "low")
    return ("high",) if good else ("low",)


def turned(way: str) -> str:
    """The other end."""
    return "low" if way == "high" else "high"


def is_counted(scene: Scene) -> bool:
    """Whether the titles tell amounts of something, more of which is more."""
    return not scene.title_words.isdisjoint(words("names", "harvested"))
