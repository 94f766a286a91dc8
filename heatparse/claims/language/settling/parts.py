"""Parts of a whole in words, as amounts in percent: "falls by a third", "loses nearly half of its score"."""

from __future__ import annotations

from functools import cache

from heatparse.claims.language.words import Word
from heatparse.models import Quantity
from heatparse.phrases import words as word_list
from heatparse.resources import vocabulary

_LIMITS = frozenset(("BOUND", "APPROXIMATELY", "COMPARATIVE"))
_CHANGES = ("drop", "gain")


def settle_part(words: list[Word], at: int) -> bool:
    """Take a word for the part of a whole by which something changes; False where it counts things, or is none."""
    told = parts().get(words[at].key)
    if told is None or not _is_change(words, at):
        return False
    name, percent, blur = told
    word = words[at]
    word.type = "NUMBER"
    word.value = Quantity(text=name, value=percent, unit="%", resolution=blur)
    behind = at + 1 + (at + 1 < len(words) and words[at + 1].key == "of")
    if behind < len(words) and words[behind].key in word_list("function_words", "possessive"):
        for silent in words[at + 1 : behind + 1]:
            silent.type = ""  # "half of its …"
    return True


@cache
def parts() -> dict[str, tuple[str, float, float]]:
    """The name, the percentage and the precision of each part, by the words for it."""
    return {
        str(key): (name, float(part["percent"]), float(part["blur"]))
        for name, part in vocabulary("numbers", "parts").items()
        for key in part["words"]
    }


def _is_change(words: list[Word], at: int) -> bool:
    """E.g. "By half", "by more than a third", "a loss of a third", "loses a third of its score"."""
    before = at - 1
    while before > 0 and words[before].type in _LIMITS:
        before -= 1
    if before < 0:
        return False
    behind = words[at + 1] if at + 1 < len(words) else None
    takes_of = words[at].key.endswith((" of", " the"))
    of = takes_of or (behind is not None and behind.key == "of")
    whole = at + 1 if takes_of else at + 2
    owned = of and whole < len(words) and words[whole].key in word_list("function_words", "possessive")
    if not owned and (
        of or (behind is not None and behind.type in ("DIMENSION", "AXISNOUN", "UNIT", "NUMBER"))
    ):
        return False  # "by half of the rows"
    front = words[before]
    changes = front.type == "DIFFERENCE" and front.value in _CHANGES
    if front.key == "in" and before and words[before - 1].key == "cut":
        front.type = "BY"  # "is cut in half"
    made = front.key == "of" and before > 0 and words[before - 1].type == "DIFFERENCE"
    return front.type == "BY" or made or (changes and owned)
