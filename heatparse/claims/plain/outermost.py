"""Lines at one end of their axis, as references: "the last two layers", "the three smallest batch sizes"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.claims.language.forms import Name, is_number
from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word
from heatparse.claims.places.areas import end_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.records import replace
from heatparse.tokens import fold

_SIZES = {"high": -1, "low": 1}
_AGES = ("youngest", "oldest")


def with_outermost(clause: Clause, scene: Scene) -> Clause:
    """The clause with references for the lines that it counts from an end of their axis."""
    if not clause.has("SUPERLATIVE", "CARDINAL"):
        return clause
    panels = scene.panels(clause)
    grid = scene.grids[panels[0]] if panels else None
    if grid is None:
        return clause
    found: list[Phrase] = []
    at, phrases = 0, clause.phrases
    while at < len(phrases):
        ref, used = _outermost(phrases, at, grid, scene) or (phrases[at], 1)
        found.append(ref)
        at += used
    return clause.part(found) if len(found) < len(phrases) or any(map(_differs, found, phrases)) else clause


def with_both_ends(clause: Clause, scene: Scene) -> Clause:
    """The clause with references for "the smallest and the largest dose" of a numbered axis."""
    phrases = clause.phrases
    for at in range(1, len(phrases) - 2):
        one, joint, two = phrases[at : at + 3]
        if not isinstance(one, Superlative) or not isinstance(two, Superlative) or not _are_ends(one, two):
            continue
        ends = [_of_size(replace(top, nouns=two.nouns), phrases[at - 1], scene) for top in (one, two)]
        first, last = (replace(end[0], limit=False) if end is not None else None for end in ends)
        if first is None or last is None:
            continue
        told: list[Phrase] = [first, joint, last]
        if joint.type in ("AND", "JOIN"):
            told = [replace(first, end=last.end, names=(*first.names, *last.names))]
        elif key_of(joint) != "to":
            continue
        return clause.part([*phrases[:at], *told, *phrases[at + 3 :]])
    return clause


def _are_ends(one: Superlative, two: Superlative) -> bool:
    """Whether two superlatives are ends of one axis; "the highest and the lowest year" may be so in their values."""
    sized = {one.key, two.key} <= words("names", "sizes")
    return sized and {one.direction, two.direction} == set(_SIZES) and one.nouns in ([], two.nouns)


def at_oldest(clause: Clause, scene: Scene) -> Clause:
    """The clause with references for "the oldest group", "the two youngest cohorts" of an axis of ages.

    Without such an axis they are of a place that nobody knows: the oldest years are the lowest ones.
    """
    ages = scene.names.ages()
    found: list[Phrase] = []
    at, phrases = 0, clause.phrases
    while at < len(phrases):
        ref = _of_age(phrases, at, ages, scene)
        if ref is None:
            found.append(phrases[at])
            at += 1
            continue
        if found and found[-1].type == "CARDINAL" and found[-1].start == ref.start:
            found.pop()
        found.append(ref)
        at += 1
        while at < len(phrases) and phrases[at].start < ref.end:
            at += 1
    return clause.part(found) if len(found) < len(phrases) or any(map(_differs, found, phrases)) else clause


def _of_age(phrases: Sequence[Phrase], at: int, ages: Sequence[Label], scene: Scene) -> Ref | None:
    """The lines that "oldest" and what it stands beside name; `ages` are the categories from the youngest on."""
    phrase = phrases[at]
    position = str(phrase.position if isinstance(phrase, Ref) else getattr(phrase, "value", ""))
    if position not in _AGES or (isinstance(phrase, Ref) and not ages):
        return None
    before, noun = phrases[at - 1] if at else None, phrases[at + 1] if at + 1 < len(phrases) else None
    counted = isinstance(before, Word) and before.type == "CARDINAL" and str(before.value).isdecimal()
    number = int(before.value) if counted and isinstance(before, Word) else 1
    named = (
        isinstance(phrase, Word)
        and noun is not None
        and (noun.type in ("AXISNOUN", "DIMENSION") or is_thing(noun) or key_of(noun) in ("one", "ones"))
    )
    start = before.start if counted and before is not None else phrase.start
    end = noun.end if named and noun is not None else phrase.end
    other = isinstance(phrase, Word) and noun is not None and noun.type == "UNKNOWN"  # "the oldest models"
    if number >= len(ages) or (other and key_of(noun) not in words("populations", "people")):
        return Ref(start, end, position=position, noun="row")
    labels = ages[:number] if position == _AGES[0] else ages[-number:]
    side = "x" if ages[0].columns else "y"
    ref = ref_to([fold(label.text) for label in labels], side, start, end, scene)
    return replace(ref, limit=counted, relation=phrase.relation if isinstance(phrase, Ref) else "")


def _differs(one: Phrase, two: Phrase) -> bool:
    return one is not two


def _outermost(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[Ref, int] | None:
    phrase = phrases[at]
    if isinstance(phrase, Superlative):
        return _of_size(phrase, phrases[at - 1] if at else None, scene)
    behind = _end_behind(phrases, at, grid, scene)
    if behind is not None:
        return behind
    count, noun = (phrases[at + 1], phrases[at + 2]) if at + 2 < len(phrases) else (None, None)
    if not isinstance(count, Word) or count.type != "CARDINAL" or not isinstance(noun, Word):
        return None
    side = side_of(noun)
    position = getattr(phrase, "value", "") if phrase.type == "POSITION" else _end(phrase)
    if side is None or not position or not str(count.value).isdecimal():
        return None
    keys = _at_end(str(position), int(count.value), side, grid, scene)
    return (ref_to(keys, side, phrase.start, noun.end, scene), 3) if keys else None


def _end_behind(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[Ref, int] | None:
    """ "The three rows at the bottom of the map", "the two bottom rows": so many lines, and their end behind them."""
    count, noun = (phrases[at], phrases[at + 1]) if at + 1 < len(phrases) else (None, None)
    if not isinstance(count, Word) or count.type != "CARDINAL" or not str(count.value).isdecimal():
        return None
    number, used = int(count.value), 2
    if isinstance(noun, Ref):
        side = {"row": "y", "column": "x"}.get(noun.noun) if noun.position and not noun.names else None
        position = noun.position
    elif isinstance(noun, Word) and count.definite and key_at(phrases, at + 2) in words("regions", "at_end"):
        side, position, used = side_of(noun), key_at(phrases, at + 3), 4
        if (
            key_at(phrases, at + 4) == "of"
            and phrases[at + 5 : at + 6]
            and phrases[at + 5].type == "DIMENSION"
        ):
            used = 6
    else:
        return None
    if side is None or position not in words("regions", "grid_ends"):
        return None
    keys = _at_end(position, number, side, grid, scene)
    return (ref_to(keys, side, count.start, phrases[at + used - 1].end, scene), used) if keys else None


def _end(phrase: Phrase) -> str:
    """ "The final two layers"."""
    return "last" if phrase.type == "RESTRICTION" and key_of(phrase) in words("trends", "final") else ""


def side_of(noun: Word) -> str | None:
    """The axis whose places a noun counts."""
    if noun.type == "AXISNOUN":
        axis: str | None = noun.value.axis
        return axis
    return {"column": "x", "row": "y"}.get(str(noun.value)) if noun.type == "DIMENSION" else None


def _at_end(position: str, number: int, side: str, grid: Grid, scene: Scene) -> tuple[str, ...]:
    """So many lines at the first or last end; those of a numbered axis are counted by their numbers."""
    numbers = numbers_of(side, grid, scene)
    if position in ("first", "last") and numbers:
        return _by_size(numbers, number, 1 if position == "first" else -1)
    return end_of(position, number, "rows" if side == "y" else "columns", grid)


def numbers_of(side: str, grid: Grid, scene: Scene) -> list[tuple[float, str]]:
    """The lines of an axis with their numbers, the lowest first; none where any of them is no number."""
    order = grid.columns if side == "x" else grid.rows
    known = [
        (number, fold(label.text))
        for number, label in scene.names.numbered(side)
        if fold(label.text) in order
    ]
    known = known or _measured(order) or _spans(order)
    return sorted(known) if len(known) == len(order) else []


def _measured(order: Iterable[str]) -> list[tuple[float, str]]:
    """Lines that are numbers with one unit: "10 mm", "20 mm"."""
    found: list[tuple[float, str]] = []
    units: set[str] = set()
    for key in order:
        number, unit = _with_unit(key)
        if not unit or not is_number(number):
            return []
        found.append((float(number), key))
        units.add(unit)
    return found if len(units) == 1 else []


def _with_unit(key: str) -> tuple[str, str]:
    """The number of a label and its unit: "-5 °C"; an unknown unit stands behind plain digits: "10 days", "64px"."""
    quantity = read_quantity(key)
    if quantity is not None and quantity.value is not None and quantity.unit:
        return str(quantity.value), quantity.unit
    unit = key.lstrip("0123456789.")
    return key.removesuffix(unit), unit.strip()


def _spans(order: Iterable[str]) -> list[tuple[float, str]]:
    """Lines that are spans of numbers, one behind the other: "18-24", "25-34", "65+"."""
    found: list[tuple[float, str]] = []
    for key in order:
        low, dash, high = key.replace("–", "-").partition("-")
        first = low.removesuffix("+")
        if not is_number(first) or (dash and not is_number(high)):
            return []
        found.append((float(first), key))
    numbers = [number for number, _ in found]
    return found if len(found) > 1 and len(set(numbers)) == len(numbers) else []


def _by_size(numbers: Sequence[tuple[float, str]], number: int, step: int) -> tuple[str, ...]:
    if number >= len(numbers):
        return ()
    chosen = numbers[:number] if step > 0 else numbers[-number:]
    return tuple(key for _, key in chosen)


def _of_size(top: Superlative, before: Phrase | None, scene: Scene) -> tuple[Ref, int] | None:
    """ "At the three smallest batch sizes", "with the largest window": lines of a numbered axis."""
    placed = before is not None and before.type == "PREPOSITION"
    noun = top.nouns[-1] if len(top.nouns) == 1 else None
    if noun is not None and noun.type == "UNKNOWN" and top.count:
        noun = _axis_of_depth(top.key, scene) or noun  # "the two deepest sensors"
        placed |= noun.type == "AXISNOUN"
    placed |= bool(top.count) and top.key in words("names", "end_words")
    if not placed or top.rank != 1 or noun is None or noun.type != "AXISNOUN" or noun.value.axis is None:
        return None
    up = top.key in words("trends", "sizes_up")
    named = top.key in words("regions", "ends_of_depth")
    if not named and (
        not (up or top.key in words("trends", "sizes_down")) or up != (top.direction == "high")
    ):
        return None
    for grid in scene.grids.all():
        numbers = numbers_of(noun.value.axis, grid, scene)
        keys = _by_size(numbers, top.count or 1, -1 if up else 1)
        if keys:
            return ref_to(keys, noun.value.axis, top.start, top.end, scene), 1
    return None


def ref_to(keys: Sequence[str], side: str, start: int, end: int, scene: Scene) -> Ref:
    labels = [scene.draft.labels.get(key) for key in keys]
    known = tuple(label for label in labels if label is not None)
    numeric = bool(known) and all(is_number(fold(label.text)) for label in known)
    name = Name("category", known, numeric=numeric)
    return Ref(start, end, (name,), side=side, limit=True)  # type: ignore[arg-type]


def _axis_of_depth(key: str, scene: Scene) -> Word | None:
    """The name of the axis that tells how deep something is, for "deepest" and "shallowest"."""
    if key not in words("regions", "ends_of_depth"):
        return None
    named = {
        name.axis: name
        for name in scene.names.axes
        if name.axis and words("regions", "depth_names") & set(name.label.text.lower().split())
    }
    return Word("AXISNOUN", named.popitem()[1], key, 0, 0) if len(named) == 1 else None
