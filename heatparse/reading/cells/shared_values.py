"""Values that several labels have together: "Ant and Bee share 0.15"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.cells.pieces import Piece

_FEWEST = 2  # labels


def with_each_value(pieces: list[Piece]) -> list[Piece]:
    """The pieces with the value behind each of the labels: "Ant has 0.15, Bee has 0.15"."""
    sharing = words("relations", "sharing")
    found = list(pieces)
    for at in range(len(found) - 2, 0, -1):
        verb = found[at]
        if verb[0] not in "wq" or not sharing.issuperset(verb[3].split()):
            continue
        number, last = at + 1, at
        while number < len(found) - 1 and found[number][0] in "isf":
            number += 1  # "share a value of 0.15", "both have 0.15"
        while last > 0 and found[last - 1][0] in "iq":
            last -= 1
        first = _first_label(found, last)
        labels = [piece for piece in found[first:last] if piece[0] == "k"]
        if found[number][0] == "v" and len(labels) >= _FEWEST:
            comma = Piece(",", verb[1], verb[1], ",")
            each = [[comma, label, verb._replace(letter="i"), found[number]] for label in labels]
            found[first : number + 1] = [piece for four in each for piece in four][1:]
    return found


def _first_label(pieces: list[Piece], behind: int) -> int:
    """Where a list of labels begins that ends at an index: "Ant, Bee and Cow"."""
    first = behind
    while first > 0 and pieces[first - 1][0] == "k":
        first -= 1
        joint = first
        while joint > 0 and pieces[joint - 1][0] in "&,":
            joint -= 1
        if joint == first or joint == 0 or pieces[joint - 1][0] != "k":
            break
        if all(piece[0] == "," for piece in pieces[joint:first]) and not _ends_list(pieces[first:behind]):
            break  # "In Low, Ant and Bee" has the place in front of it
        first = joint
    return first


def _ends_list(pieces: list[Piece]) -> bool:
    """Whether a list goes on with a comma as well: "Ant, Bee, and Cow"."""
    return any(one[0] == "," for one in pieces)
