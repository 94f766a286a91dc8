"""Labels of a description beside those of its reference: which mean the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.tokens import fold

_ALIKE = 0.6  # how alike two spellings are that may be one label
_MOST_COMPARED = 2500  # pairs of labels; where more are left over, two axes have nothing in common


@dataclass
class Matching:
    """Which label of the reference each label of the description stands for, by folded label.

    `unknown` are labels of the description that the reference does not have; where one seems to be
    another spelling of a label of the reference, `meant` says of which. Averages and totals may
    stand beside the data: they are matched where they can be, and never unknown.
    """

    found: dict[str, int] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)
    meant: dict[str, int] = field(default_factory=dict)

    @property
    def known(self) -> int:
        """How many labels agree."""
        return len(self.found) - len(self.meant)


def match_labels(described: Sequence[str], reference: Sequence[str], axis: str | None) -> Matching:
    """The labels of one axis, described and plotted; `axis` is the name that the description gives to it."""
    matching = Matching()
    left = {fold(label): label for label in described}
    free = dict(enumerate(reference))
    for form in (fold, _number, _squeezed, _without(axis), _without_remark):
        _match_by(form, left, free, matching)
    _match_rounded(left, free, matching)
    left = {key: label for key, label in left.items() if not set(key.split()) <= words("margins", "margins")}
    matching.unknown = list(left.values())
    _guess(left, free, matching, len(described) == len(reference))
    return matching


def by_position(described: Sequence[str], size: int) -> Matching | None:
    """The labels of a matrix that has none: the first is the first. None where the numbers differ."""
    keys = dict.fromkeys(map(fold, described))
    return Matching({key: at for at, key in enumerate(keys)}) if len(keys) == size else None


Form = Callable[[str], str]


def _match_by(form: Form, left: dict[str, str], free: dict[int, str], matching: Matching) -> None:
    """Match the labels that are the same in a form, and that nothing else is the same as."""
    ours: dict[str, list[str]] = {}
    for key, label in left.items():
        ours.setdefault(form(label), []).append(key)
    theirs: dict[str, list[int]] = {}
    for at, label in free.items():
        theirs.setdefault(form(label), []).append(at)
    for shape, keys in ours.items():
        if shape and len(keys) == 1 and len(theirs.get(shape, ())) == 1:
            (at,) = theirs[shape]
            matching.found[keys[0]] = at
            del left[keys[0]], free[at]


def _match_rounded(left: dict[str, str], free: dict[int, str], matching: Matching) -> None:
    """Match numbers that are those of the reference rounded: "0.33" and 0.3333."""
    numbers = {at: quantity.value for at, label in free.items() if (quantity := _quantity(label)) is not None}
    for key, label in list(left.items()):
        quantity = _quantity(label)
        if quantity is None or quantity.value is None or not quantity.resolution:
            continue
        room = quantity.resolution * 0.5000001
        near = [
            at
            for at, number in numbers.items()
            if number is not None and abs(number - quantity.value) <= room
        ]
        if len(near) == 1:
            matching.found[key] = near[0]
            del left[key], free[near[0]], numbers[near[0]]


def _quantity(label: str) -> Quantity | None:
    quantity = read_quantity(label)
    return quantity if quantity is not None and quantity.value is not None else None


def is_number(label: str) -> bool:
    """Whether a label is a number and nothing else."""
    return bool(_number(label))


def _number(label: str) -> str:
    try:
        return repr(float(label.replace("\u2212", "-")))
    except ValueError:
        return ""


def _squeezed(label: str) -> str:
    return "".join(filter(str.isalnum, label.casefold()))


def _without(axis: str | None) -> Form:
    """A label without the words of the axis: "Ratio 0.1" and "0.1", "layer 3" and "Layer: 3"."""
    names = set(fold(axis).split()) if axis else set()
    stems = names | {name.removesuffix("s") for name in names}

    def form(label: str) -> str:
        return " ".join(key for key in fold(label).split() if key not in stems)

    return form


def _without_remark(label: str) -> str:
    """A label without what stands behind it in brackets: "NLI (test)" and "NLI"."""
    return fold(label.partition("(")[0])


def _guess(left: dict[str, str], free: dict[int, str], matching: Matching, same_size: bool) -> None:
    """What the labels that are left may mean: the most alike, or the only one that is left as well."""
    if len(left) * len(free) > _MOST_COMPARED:
        return
    pairs = sorted(
        ((_likeness(label, free[at]), key, at) for key, label in left.items() for at in free), reverse=True
    )
    for likeness, key, at in pairs:
        alone = same_size and len(left) == len(free) == 1
        if key in left and at in free and (likeness >= _ALIKE or alone):
            matching.found[key] = matching.meant[key] = at
            del left[key], free[at]


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one.casefold(), other.casefold()).ratio()
