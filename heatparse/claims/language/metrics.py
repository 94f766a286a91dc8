"""What a document calls its values and its categories, from the words of its introduction."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache, lru_cache
from itertools import pairwise

from heatparse.claims.language.forms import other_number
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.resources import vocabulary
from heatparse.tokens import Token, fold, label_keys

STEM = 5  # letters that two forms of a word share: accuracy, accuracies
_REACH = 5  # words between a number and what it counts


def is_measured(scene: Scene, noun: str) -> bool:
    """Whether a noun stands for the values of the grid: any value, or what the document measures."""
    if noun in words("assertions", "values"):
        return True
    known = _introduced(scene)
    if " " in noun and all(known & {part, other_number(part)} for part in noun.split()):
        return True  # "fold change"
    forms = (noun, noun[:STEM], noun.removesuffix("s"), noun.removesuffix("es"))  # losses
    if not known.isdisjoint(forms):
        return True
    return fits_measure(scene, noun)


def fits_measure(scene: Scene, noun: str) -> bool:
    """Whether a noun is another word for what the document measures: "rain" where it measures rainfall."""
    known = _introduced(scene)
    if noun in words("names", "performances") and not known.isdisjoint(words("names", "higher_is_better")):
        return True  # "performance" where accuracy is measured
    return noun in _measured(scene)


@lru_cache(maxsize=2)
def _measured(scene: Scene) -> frozenset[str]:
    """The words for what the document measures: all of those of which it says one."""
    known = _introduced(scene)
    return frozenset().union(*(names for names in _fitting().values() if not names.isdisjoint(known)))


def has_unit(scene: Scene, unit: str) -> bool:
    """Whether the introduction tells a unit, by itself or behind a number."""
    return unit in scene.text[: _opening_end(scene)]


def fits_title(scene: Scene, noun: str) -> bool:
    """Whether the titles, or the names of legends, hold a noun or another word for it."""
    told = scene.title_words
    return noun in told or any(noun in names and not names.isdisjoint(told) for names in _fitting().values())


def measures_faults(scene: Scene) -> bool:
    """Whether the titles and legends name something that is better when it is low, and nothing else."""
    low, high = words("names", "lower_is_better"), words("names", "higher_is_better")
    if scene.told_way:
        return scene.told_way == "low"
    # "by time slot", "by rank"
    told = scene.title_words - (scene.axis_words & (words("names", "passing") | words("names", "ranks")))
    told -= scene.passing_words
    return not told.isdisjoint(low - high) and told.isdisjoint(high)


def is_introduced(scene: Scene, word: str) -> bool:
    """Whether the introduction holds a word."""
    return word in _introduced(scene)


def is_introduced_with(scene: Scene, word: str, noun: str) -> bool:
    """Whether a word stands in front of a noun in the introduction: "nitrate level" of "nitrate levels"."""
    return (word, noun[:STEM]) in _introduced_pairs(scene)


@lru_cache(maxsize=2)
def _introduced_pairs(scene: Scene) -> frozenset[tuple[str, str]]:
    """Words in front of the data part, each with the stem of the next."""
    keys = [token[3] for token in scene.draft.tokens.between(0, _opening_end(scene))]
    return frozenset((one, two[:STEM]) for one, two in pairwise(keys))


def is_other_quality(key: str, scene: Scene) -> bool:
    """Whether "most important", "more similar" speak of something that the document does not measure."""
    quality = key.rpartition(" ")[2]
    return quality in words("names", "qualities") and quality[:STEM] not in _introduced(scene)


# The relations of qualities, where what is measured fits them: "wetter" is higher where that is rainfall.
GRADED = {"much": "high", "little": "low"}


def fits_quality(key: str, scene: Scene) -> bool:
    """Whether a quality shows in the numbers: "wetter" where the document measures rainfall."""
    return not _fitting().get(key, frozenset()).isdisjoint(_introduced(scene) - scene.axis_words)


def measures_amounts(scene: Scene) -> bool:
    """Whether the document measures how much there is of something: "ahead" has more rainfall, visitors, noise."""
    known = _introduced(scene)
    return any(not names.isdisjoint(known) for names in _fitting().values())


@cache
def _fitting() -> dict[str, frozenset[str]]:
    """For each quality the words for what it shows in."""
    found: dict[str, frozenset[str]] = {}
    for group in vocabulary("names", "fitting"):
        shown = frozenset(map(str, group["of"]))
        for quality in group["qualities"]:
            found[quality] = found[quality] | shown if quality in found else shown
    return found


@lru_cache(maxsize=2)
def _introduced(scene: Scene) -> frozenset[str]:
    """The words, and their stems, in front of the data part."""
    keys = {token[3] for token in scene.draft.tokens.between(0, _opening_end(scene))}
    return frozenset(keys | {key[:STEM] for key in keys if len(key) > STEM})


def _opening_end(scene: Scene) -> int:
    """Where the data part begins."""
    draft = scene.draft
    first = next((i for i in range(len(draft.blocks)) if draft.roles.get(i) == "data"), len(draft.blocks))
    return draft.blocks[first].start if first < len(draft.blocks) else len(draft.text)


def is_in_opening(scene: Scene, at: int) -> bool:
    """Whether a place of the text is in front of the data part."""
    return at < _opening_end(scene)


def holds_data(clause: Clause, scene: Scene) -> bool:
    """Whether a cell or a region is stated in a clause: then it is data, and no claim about it."""
    starts = _data_starts(scene)
    at = bisect_left(starts, clause.start)
    return at < len(starts) and starts[at] < clause.end


@lru_cache(maxsize=2)
def _data_starts(scene: Scene) -> list[int]:
    """Where the values of cells and regions stand, in order."""
    panels = scene.document.panels
    cells = [cell.span.start for panel in panels for cell in panel.cells]
    return sorted([*cells, *(region.span.start for panel in panels for region in panel.regions)])


def sides_of(scene: Scene, noun: str) -> frozenset[str]:
    """The axes whose categories a noun names: "models", of four models, or of an axis "Model"."""
    found = _named_sides(scene).get(noun)
    if found is not None:
        return found
    forms = {noun, other_number(noun)}
    named = frozenset(axis for axis, known in scene.names.axis_words.items() if forms & known)
    headed = named or frozenset(axis for axis, head in _heads_of_axes(scene) if head in forms)
    return headed or _related_sides(scene, noun)


@lru_cache(maxsize=64)
def _related_sides(scene: Scene, noun: str) -> frozenset[str]:
    """ "Sources", of an axis "Train dataset": the one whose name has a word of the same relation."""
    panel = scene.document.panels[0]
    names = {side: fold(axis.label or "") for side, axis in (("x", panel.x_axis), ("y", panel.y_axis))}
    for relation in ("trained", "tested"):
        stems = vocabulary("names", "relations", relation)
        if noun.removesuffix("s") in stems:
            return frozenset(side for side, name in names.items() if any(stem in name for stem in stems))
    return frozenset()


@lru_cache(maxsize=2)
def _heads_of_axes(scene: Scene) -> tuple[tuple[str, str], ...]:
    """The last word of the name of each axis, where the other one ends otherwise: "type" of "Error type"."""
    panel = scene.document.panels[0]
    heads = [label_keys(axis.label or "")[-1:] for axis in (panel.x_axis, panel.y_axis)]
    if heads[0] == heads[1]:
        return ()
    return tuple(
        (side, head[0]) for side, head in zip("xy", heads, strict=True) if head and head[0].isalpha()
    )


@lru_cache(maxsize=2)
def _named_sides(scene: Scene) -> dict[str, frozenset[str]]:
    """Nouns that the introduction counts, with the axes that have so many categories."""
    sizes: dict[int, set[str]] = {}
    for panel in scene.document.panels:
        sizes.setdefault(len(panel.x_axis.categories), set()).add("x")
        sizes.setdefault(len(panel.y_axis.categories), set()).add("y")
    tokens = scene.draft.tokens.between(0, _opening_end(scene))
    found: dict[str, set[str]] = {}
    for at, token in enumerate(tokens):
        sides = sizes.get(_number(token)) if token[0] in ("WORD", "QUANTITY") else None
        if not sides:
            continue
        for following in tokens[at + 1 : at + 1 + _REACH]:
            if following[0] not in ("WORD", "NAME"):
                break
            if following[3].endswith("s"):
                found.setdefault(following[3], set()).update(sides)
                break
    return {noun: frozenset(sides) for noun, sides in found.items()}


def _number(token: Token) -> int:
    if token[0] == "QUANTITY":
        return int(token[3]) if token[3].isdecimal() and len(token[3]) < 4 else -1
    return _cardinals().get(token[3], -1)


@cache
def _cardinals() -> dict[str, int]:
    return {
        str(word): int(value) for value, names in vocabulary("claims", "cardinal").items() for word in names
    }
