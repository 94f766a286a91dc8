"""Other spellings of the labels of an axis: "GPT-4" for "GPT-4 (0613)", "L3" and "Layer 3" for "3"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import takewhile

from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.tokens import Tokens, label_keys

_FEW = 2  # categories that may be found by chance
_SHORTEST = 3  # letters that an abbreviation has at least


def aliases(written: Iterable[str], categories: list[str], name: str | None) -> dict[str, str]:
    """Written label -> category, for the labels that no category is but that mean one.

    Two written labels never mean the same category, and none means one that is written too.
    A difference that one label alone shows may be a difference of meaning: only spelling and
    brackets are forgiven then.
    """
    listed = {_exact(category): category for category in categories}
    unknown = list(dict.fromkeys(label for label in written if _exact(label) not in listed))
    if not unknown:
        return {}
    known = {_squash(category): category for category in categories}
    taken = {known[_squash(label)] for label in written if _exact(label) in listed}
    free = [category for category in categories if category not in taken]
    if not free:
        return {}
    found: dict[str, str] = {}
    meant: set[str] = set()
    for rule, alone in _rules(unknown, categories, name):
        rest = [label for label in unknown if label not in found]
        if not alone and len(rest) < 2:
            continue
        made = _one_to_one(rest, [c for c in free if c not in meant], rule)
        whole = len(made) == len(free) > _FEW  # every category, whatever else the lines hold
        if alone or whole or (len(made) > 1 and 2 * len(made) >= len(unknown)):
            found.update(made)
            meant.update(made.values())
    return found


_Rule = Callable[[str], frozenset[str]]


def _rules(written: list[str], categories: list[str], name: str | None) -> list[tuple[_Rule, bool]]:
    """What two spellings may have in common, and whether one label alone may show it."""
    names = frozenset(label_keys(name or "")) - words("relations", "common")
    affixes = _shared_words(categories), _shared_words(written)
    return [
        (lambda label: frozenset((_squash(label),)), True),
        (_outside_and_inside, True),
        (lambda label: frozenset((_squash(_without_names(label, names)),)), False),
        (lambda label: frozenset((_number(label, name or "", categories),)), False),
        (lambda label: frozenset(_squash(_without_shared(label, shared)) for shared in affixes), False),
        (_beginnings, False),
    ]


def _one_to_one(written: list[str], categories: list[str], rule: _Rule) -> dict[str, str]:
    by_form: dict[str, set[str]] = {}
    for category in categories:
        for form in rule(category) - {""}:
            by_form.setdefault(form, set()).add(category)
    meant: dict[str, set[str]] = {}
    for label in written:
        hits = [by_form[form] for form in rule(label) if form in by_form]
        if hits and len(set.union(*hits)) == 1:
            meant.setdefault(next(iter(hits[0])), set()).add(label)
    return {next(iter(labels)): category for category, labels in meant.items() if len(labels) == 1}


# --- what spellings have in common ------------------------------------------------------------


@lru_cache(maxsize=4096)
def _exact(label: str) -> tuple[str, ...]:
    return label_keys(label)


@lru_cache(maxsize=4096)
def _squash(label: str) -> str:
    """The letters and digits of a label; numbers as numbers, "&" as "and"."""
    folded = label.strip().casefold().replace("&", " and ")
    quantity = read_quantity(folded)
    if quantity is not None and quantity.value is not None and not quantity.unit:
        return f"{quantity.value:g}"
    return "".join(sign for sign in folded if sign.isalnum() or sign in "+.<>%").strip(".")


@lru_cache(maxsize=4096)
def _outside_and_inside(label: str) -> frozenset[str]:
    """ "Subj. (Subject)": the whole, what stands in front of the bracket, and what stands in it."""
    number, _, behind = label.partition(". ")
    if number.isdigit() and behind:
        label = behind  # "1. Ant"
    opening, closing = label.find("("), label.rfind(")")
    if opening < 0 or closing < opening:
        return frozenset((_squash(label),))
    inside = label[opening + 1 : closing]
    outside = label[:opening] + label[closing + 1 :]
    return frozenset(_squash(part) for part in (label, outside, inside) if not part.strip().isdigit())


def _without_names(label: str, names: frozenset[str]) -> str:
    """ "Layer 3", "L3", "L=3", "Pred. Cat": without the words of the axis's name and their short forms."""
    _, equals, behind = label.rpartition("=")
    if equals:
        return behind
    kept = []
    for token in Tokens(label).items:
        bare = token.key.rstrip(".")
        if token.key in ".:" or any(_shortens(bare, word) for word in names):
            continue
        digits = bare.lstrip("abcdefghijklmnopqrstuvwxyz")
        letters = bare[: len(bare) - len(digits)]
        initials = digits[:1].isdigit() and any(word.startswith(letters) for word in names)
        kept.append(digits if letters and initials else token.key)
    if len(kept) > 1:  # "Start of Trip 10%" on the axis "Start of Trip (percent)"
        kept = [key for key in kept if key not in words("relations", "common")] or kept
    return " ".join(kept)


def _shortens(short: str, word: str) -> bool:
    return short in (word, word + "s", word.rstrip("s")) or (
        len(short) >= _SHORTEST and short.isalpha() and word.startswith(short)
    )


def _number(label: str, name: str, categories: list[str]) -> str:
    """The number of a label with a unit that the axis has in its name, or that the other spelling leaves out."""
    tokens = Tokens(label).items
    if not tokens or tokens[0].kind != "QUANTITY" or len(tokens) > 2:
        return ""
    quantity = read_quantity(label[tokens[0].start : tokens[0].end])
    if quantity is None or quantity.value is None:
        return ""
    unit = (quantity.unit or "") + "".join(token.key for token in tokens[1:])
    return f"{quantity.value:g}" if not unit or label in categories or unit in label_keys(name) else ""


def _shared_words(labels: list[str]) -> tuple[int, int]:
    """How many words all labels begin with, and how many they end with."""
    if len(labels) < 2:
        return 0, 0
    parts = [label.casefold().split() for label in labels]
    first = sum(1 for _ in takewhile(lambda row: len(set(row)) == 1, zip(*parts, strict=False)))
    last = sum(
        1 for _ in takewhile(lambda row: len(set(row)) == 1, zip(*(p[::-1] for p in parts), strict=False))
    )
    return first, last


def _without_shared(label: str, shared: tuple[int, int]) -> str:
    parts = label.split()
    first, last = shared
    return " ".join(parts[first : len(parts) - last]) if len(parts) > first + last else label


def _beginnings(label: str) -> frozenset[str]:
    """A word by its first three letters: "Jan" and "January"."""
    squashed = _squash(label)
    return (
        frozenset((squashed[:_SHORTEST],))
        if squashed.isalpha() and len(squashed) >= _SHORTEST
        else frozenset()
    )


__all__ = ["aliases"]
