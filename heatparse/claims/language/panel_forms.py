"""The forms of the panels' names: the whole title, and what sets it apart from the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from heatparse.claims.language.forms import Keys, Name, everyday, is_number, other_number
from heatparse.labels import Label
from heatparse.resources import vocabulary
from heatparse.tokens import label_keys

_TWO = 2
_SHORT = 4  # letters: shorter words are rather abbreviations than nouns with a plural


def panel_forms(labels: list[Label]) -> Iterator[tuple[Keys, Name]]:
    """The forms of each title: itself, its own words together, then in pairs and singly."""
    forms = {
        id(label): tuple(k.removesuffix("'s") for k in label_keys(label.text) if k[0].isalnum())
        for label in labels
    }
    common = Counter(key for keys in forms.values() for key in set(keys))
    for label in labels:
        whole = label_keys(label.text)
        yield whole, Name("panel", (label,), plain=len(whole) == 1 and whole[0] in everyday())
        if len(labels) > 1:
            yield from _own_forms(label, forms[id(label)], common, len(labels))
    if len(labels) > 1:
        yield from _set_forms(labels, forms)


def _set_forms(labels: list[Label], forms: dict[int, Keys]) -> Iterator[tuple[Keys, Name]]:
    """Other words for panels of a split: "on held-out data", "at test time" where one is "Train" and one "Test"."""
    sets = vocabulary("names", "data_sets")
    owners = {
        name: [label for label in labels if not frozenset(entry["titles"]).isdisjoint(forms[id(label)])]
        for name, entry in sets.items()
    }
    if sum(bool(found) for found in owners.values()) < _TWO:
        return
    for name, found in owners.items():
        if len(found) == 1:
            for form in sets[name]["words"]:
                yield tuple(form.split()), Name("panel", (found[0],))


def _own_forms(label: Label, keys: Keys, common: Counter[str], size: int) -> Iterator[tuple[Keys, Name]]:
    """The forms of one title of several that no other title has."""
    own = tuple(key for key in keys if common[key] < size)
    if own:
        yield own, Name("panel", (label,), plain=len(own) == 1 and own[0] in everyday())
    for at, key in enumerate(keys):
        if common[key] == 1:
            for pair in (keys[max(0, at - 1) : at + 1], keys[at : at + 2]):
                if len(pair) == 2 and not all(map(is_number, pair)):
                    yield pair, Name("panel", (label,))
    for key in own:
        if common[key] == 1 and len(key) > 2 and key not in everyday():
            yield (key,), Name("panel", (label,), numeric=is_number(key))
            if key.isalpha() and len(key) > _SHORT:
                yield (other_number(key),), Name("panel", (label,))
