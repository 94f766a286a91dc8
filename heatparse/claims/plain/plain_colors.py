"""Plain colors: what a clause says of colors in other words, as the readers know it.

"Warm hues", "some shade of red", "the reds" are the colors that the legend has; "sits on the blue half of the
scale" is "is negative"; "is tinted red", "keeps a red tint", "shows as a red square" are "is red".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.colors.tints import color_runs, knows, points_of
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.hues import is_same_color
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.resources import vocabulary

_PARTS = 3  # phrases of "12 of 30"
_VERB = 2  # phrases of "consists of"
_POINTS = 3  # of a scale from one hue over a neutral color to another
_PLACED = frozenset(("REF", "CARDINAL", "SCOPE", "NEGATION", "FACTOR", "PART", "AMOUNT", "RIVALS"))
_BEFORE_SIDE = frozenset(("PREPOSITION", "BE", "OCCUR", "HAVE"))
_BEHIND_SIDE = frozenset(("UNKNOWN", "COLOUR", "SIGN", "MEASURE", "DIMENSION"))


def with_plain_colors(clause: Clause, scene: Scene) -> Clause:
    """The clause with plain names of colors, and "is" in front of those that something is said to have."""
    if not clause.has(*_PLACED) or clause.says(words("colors", "drawn")):
        return clause
    phrases = list(clause.phrases)
    steps: tuple[Callable[[list[Phrase], Scene], list[Phrase]], ...] = (
        _appearing, _of_warmth, _of_hues, _with_darker, _of_shades, _on_sides, _worn, _of_cells,
        _lacking, _making_up, _throughout, _announced,
    )  # fmt: skip
    for step in steps:
        phrases = step(phrases, scene)
    return _of_panel(clause, scene).part(phrases)


def _of_panel(clause: Clause, scene: Scene) -> Clause:
    """The clause as one of the section of a panel, where that panel alone has the colors that it names."""
    panels = scene.panels(clause)
    colors = [name for _, _, name in color_runs(list(clause.phrases))] if len(panels) > 1 else []
    owners = [panel for panel in panels if all(knows(scene.grids[panel], color) for color in colors)]
    return replace(clause, panels=tuple(owners)) if colors and len(owners) == 1 else clause


def _color(key: str, phrase: Phrase) -> Word:
    return Word("COLOUR", key, key, phrase.start, phrase.end)


def _either(colors: Sequence[str], phrase: Phrase) -> list[Phrase]:
    """ "Red or orange": one word for each word of their names."""
    found: list[Phrase] = []
    for color in colors:
        if found:
            found.append(made_word("OR", "or", phrase.start))
        found += [_color(key, phrase) for key in color.split()]
    return found


def _appearing(phrases: list[Phrase], _: Scene) -> list[Phrase]:
    """ "Red turns up in A": it is found there; nothing rises."""
    for first, last, _name in color_runs(phrases)[:1]:
        behind = last + 1 if _is_cell(phrases[last : last + 1]) else last
        if [phrase.type for phrase in phrases[behind : behind + 3]] == ["OPEN", "AMOUNT", "CLOSE"]:
            behind += 3  # "a red cell (0.5) appears …"
        if (
            not first
            and behind < len(phrases)
            and key_at(phrases, behind) in words("assertions", "occurring")
        ):
            verb = phrases[behind]
            found = Word("OCCUR", "", key_of(verb), verb.start, verb.end)
            return [*phrases[:behind], found, *phrases[behind + 1 :]]
    return phrases


# Names


def _of_warmth(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "Warm colors": those of the legend that are."""
    for at, phrase in enumerate(phrases[:-1]):
        kind = key_of(phrase)
        if kind not in ("warm", "cool", "cold") or key_at(phrases, at + 1) not in words("colors", "tints"):
            continue
        colors = _legend_colors(scene)
        chosen = [color for color in colors if _warmth(color) == ("warm" if kind == "warm" else "cool")]
        if chosen and len(chosen) < len(colors) and all(map(_warmth, colors)):
            hues = dict.fromkeys(color.split()[-1] for color in chosen)
            return [*phrases[:at], *_either(list(hues), phrase), *phrases[at + 2 :]]
    return phrases


def _legend_colors(scene: Scene) -> list[str]:
    """The colors that all panels have in their legends and cells, in their order."""
    found: dict[str, None] = {}
    for panel in scene.document.panels:
        bands = panel.legend.bands if panel.legend is not None else ()
        found |= {band.color.casefold(): None for band in bands}
        found |= {cell.color.casefold(): None for cell in panel.cells if cell.color is not None}
    return list(found)


def _warmth(color: str) -> str:
    """Whether a color is warm, cool or neutral; "" for one of which nobody knows."""
    keys = color.replace("-", " ").split()
    if color in words("colors", "neutral") or any(key in words("colors", "neutral") for key in keys[-1:]):
        return "neutral"
    kinds = {kind for kind in ("warm", "cool") for key in keys if key in words("colors", f"{kind}_hues")}
    return kinds.pop() if len(kinds) == 1 else ""


def _of_hues(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "The reds", "a reddish": the hue; of a scale with one hue on either side all that is reddish is red."""
    hued: dict[str, str] = vocabulary("colors", "plurals")
    if scene.has_two_arms:
        hued = {**hued, **vocabulary("colors", "alike")}
    if not any(key_of(phrase) in hued for phrase in phrases):
        return phrases
    hues = words("colors", "hues")
    return [
        _color(hued[key_of(phrase)], phrase)
        if key_of(phrase) in hued and key_at(phrases, at + 1) not in hues
        else phrase
        for at, phrase in enumerate(phrases)
    ]


def _of_shades(phrases: list[Phrase], _: Scene) -> list[Phrase]:
    """ "Some shade of red", "red tones": red."""
    tints = words("colors", "tints")
    for first, last, _name in reversed(color_runs(phrases)):
        if key_at(phrases, last) in tints and not isinstance(phrases[last], Ref):
            phrases = [*phrases[:last], *phrases[last + 1 :]]
        start = first
        if start > 1 and key_at(phrases, start - 1) == "of" and key_at(phrases, start - 2) in tints:
            start -= 2
            if start and isinstance(phrases[start - 1], Scope) and phrases[start - 1].quantifier == "some":  # type: ignore[union-attr]
                start -= 1
        phrases = [*phrases[:start], *phrases[first:]]
    return phrases


def _with_darker(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "Orange or darker", "orange-or-darker": the color and all those of the legend that lie behind it."""
    phrases = [part for phrase in phrases for part in _split(phrase)]
    for first, last, name in color_runs(phrases):
        order = phrases[last + 1] if last + 1 < len(phrases) else None
        if phrases[last].type != "OR" if last < len(phrases) else True:
            continue
        if (
            not isinstance(order, Word)
            or order.value not in ("dark", "bright")
            or order.type != "COMPARATIVE"
        ):
            continue
        colors = _from_color(name, order.value, scene)
        if colors:
            return [*phrases[:first], *_either(colors, phrases[first]), *phrases[last + 2 :]]
    return phrases


def _split(phrase: Phrase) -> list[Phrase]:
    """ "Orange-or-darker" as three words."""
    parts = key_of(phrase).split("-or-")
    if len(parts) != len(("orange", "darker")) or parts[0] not in words("colors", "hues"):
        return [phrase]
    if parts[1] not in words("polarity", "dark") | words("polarity", "light"):
        return [phrase]
    way = "dark" if parts[1] in words("polarity", "dark") else "bright"
    order = Word("COMPARATIVE", way, parts[1], phrase.start, phrase.end)
    return [_color(parts[0], phrase), made_word("OR", "or", phrase.start), order]


def _from_color(name: str, way: str, scene: Scene) -> list[str]:
    """The classes of the one legend from a color on, to its dark or to its light end."""
    if not scene.darkness or scene.has_two_arms:
        return []
    listed = [
        [
            (band.low, band.color)
            for band in panel.legend.bands
            if band.low is not None and band.low != band.high
        ]
        for panel in scene.document.panels
        if panel.legend is not None
    ]
    orders = [[color.casefold() for _, color in sorted(bands)] for bands in listed if len(bands) > 1]
    own = [order for order in orders if name in order]
    if len(own) != 1:
        return []
    at = own[0].index(name)
    return own[0][at:] if (way == "dark") is (scene.darkness == "high") else own[0][: at + 1]


# Sides of the scale


def _on_sides(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "Lies on the blue side", "never leaves the blue half of the scale": it is negative."""
    for first, last, name in color_runs(phrases):
        side = phrase_key(phrases[last]) if last < len(phrases) else ""
        if side not in words("colors", "sides"):
            continue
        sign = _sign_of(name, scene)
        behind = last + 1
        if behind < len(phrases) and key_at(phrases, behind) == "of":
            behind += 1
        while behind < len(phrases) and _is_of_scale(phrases[behind]):
            behind += 1
        start = first
        while start and (phrases[start - 1].type in _BEFORE_SIDE or _keeps_to(phrases, start - 1)):
            start -= 1
        if sign and start and start < first:
            verb = made_word("BE", "are", phrases[start].start)
            told: list[Phrase] = [Word("SIGN", sign, sign, phrases[first].start, phrases[behind - 1].end)]
            if any(phrase.type == "NEGATION" for phrase in phrases[start:first]):
                told.append(Scope(told[0].start, told[0].end, "all", "throughout"))  # "never leaves"
            return [*phrases[:start], verb, *told, *_without_gloss(phrases[behind:])]
    return phrases


def _is_of_scale(phrase: Phrase) -> bool:
    key = key_of(phrase)
    known = (
        key in words("legends", "scale") or key in words("legends", "bar") or key in words("legends", "bare")
    )
    return phrase.type in _BEHIND_SIDE and (known or key in ("zero", "midpoint", "spectrum", "gradient"))


def _keeps_to(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Never leaves", "stays within", "slips into"."""
    key = key_at(phrases, at)
    if key in words("assertions", "leaving"):
        return at > 0 and phrases[at - 1].type == "NEGATION"
    left = key_at(phrases, at + 1) in words("assertions", "leaving")
    return (left and phrases[at].type == "NEGATION") or key in words("colors", "slipping") or key == "within"


def _without_gloss(phrases: list[Phrase]) -> list[Phrase]:
    """Without "(above zero)", which only says it again."""
    types = [phrase.type for phrase in phrases[:4]]
    return phrases[4:] if types == ["OPEN", "COMPARATIVE", "SIGN", "CLOSE"] else phrases


def _sign_of(name: str, scene: Scene) -> str:
    """The sign of the values that have a hue, on scales whose neutral color is that of zero."""
    signs: set[str] = set()
    for grid in scene.grids.all():
        points = points_of(grid)
        if len(points) != _POINTS or points[1][0] or points[1][1] not in words("colors", "neutral"):
            return ""
        below, above = (is_same_color(name, points[at][1]) for at in (0, -1))
        if (below, above) not in ((True, False), (False, True)):
            return ""
        signs.add("positive" if above else "negative")
    return signs.pop() if len(signs) == 1 else ""


# Verbs


def _worn(phrases: list[Phrase], _: Scene) -> list[Phrase]:
    """ "Is tinted red", "shows as a red square", "keeps a red tint": is red."""
    for first, last, _name in reversed(color_runs(phrases)):
        start = first
        while start and _is_worn(phrases, start - 1, first):
            start -= 1
        verbs = [phrase for phrase in phrases[start:first] if phrase.type != "PREPOSITION"]
        if not start or not verbs or not _may_wear(phrases[start - 1]):
            continue
        behind = last
        if _is_cell(phrases[last:]):
            behind += 1
        phrases = [*phrases[:start], made_word("BE", "is", phrases[start].start), *phrases[first:last],
                   *phrases[behind:]]  # fmt: skip
    return phrases


def _is_worn(phrases: Sequence[Phrase], at: int, first: int) -> bool:
    """Whether a phrase in front of a color tells that something has it."""
    phrase = phrases[at]
    key = key_of(phrase)
    if phrase.type == "PREPOSITION":
        return key in words("colors", "worn_in") and at > 0 and _is_worn(phrases, at - 1, first)
    if key in words("colors", "worn"):
        return True
    return phrase.type == "BE" and at + 1 < first


def _may_wear(phrase: Phrase) -> bool:
    """Whether a phrase may end the subject."""
    return phrase.type in ("REF", "DIMENSION", "MEASURE", "CLOSE", "COMMA", "JOIN", "AXISNOUN", "PRONOUN", "SCOPE",
                           "AMOUNT")  # fmt: skip


def _is_cell(behind: Sequence[Phrase]) -> bool:
    """ "… square", at the end."""
    noun = behind[0] if behind else None
    cell = isinstance(noun, Word) and noun.type == "DIMENSION" and noun.value == "cell"
    return cell and (len(behind) == 1 or behind[1].type in ("COMMA", "JOIN", "OPEN"))


# What consists of cells of a color


def _of_cells(phrases: list[Phrase], _: Scene) -> list[Phrase]:
    """ "Consists of red cells alone": all of it is red; "has a dark red day": a cell."""
    runs = color_runs(phrases)
    if len(runs) != 1:
        return phrases
    first, last, _name = runs[0]
    keys = [key_of(phrase) for phrase in phrases[max(0, first - 2) : first]]
    behind = phrases[last:]
    if keys[1:] == ["of"] and keys[0] in words("colors", "consisting") and first > _VERB:
        plain = all(_is_cell([phrase]) or isinstance(phrase, Scope) for phrase in behind)
        if plain and all(phrase.type == "REF" for phrase in phrases[: first - 2]):
            every = Scope(phrases[0].start, phrases[0].start, "all", "all")
            verb = made_word("BE", "are", phrases[first].start)
            in_ = made_word("PREPOSITION", "of", phrases[0].start)
            return [every, in_, *phrases[: first - 2], verb, *phrases[first:last]]
    counted = (
        first and phrases[first - 1].type == "CARDINAL" and any(p.type == "HAVE" for p in phrases[:first])
    )
    if counted and len(behind) == 1 and behind[0].type in ("UNKNOWN", "AXISNOUN"):
        noun = Word("DIMENSION", "cell", "cell", behind[0].start, behind[0].end)
        return [*phrases[:last], noun]
    return phrases


def _lacking(phrases: list[Phrase], _: Scene) -> list[Phrase]:
    """ "A and B contain no red": no cells of A and B are red."""
    runs = color_runs(phrases)
    first, last = runs[0][:2] if len(runs) == 1 else (0, 0)
    types = [phrase.type for phrase in phrases[max(0, first - 2) : first]]
    if types != ["HAVE", "NEGATION"] or (len(phrases) > last and not _is_cell(phrases[last:])):
        return phrases
    places = list(phrases[: first - 2])
    while places and places[-1].type in ("COMMA", "JOIN"):
        places.pop()
    if [p.type for p in places[:2]] == ["CARDINAL", places[1].type if len(places) > 1 else ""] and places[
        -1
    ].type == "REF":
        places = places[-1:]  # "two rows, A and B"
    if not places or any(place.type != "REF" for place in places) or len(places) > 1:
        return phrases
    at = places[0].start
    noun = Word("DIMENSION", "cell", "cells", at, at)
    return [made_word("NEGATION", "no", at), noun, made_word("PREPOSITION", "in", at), *places,
            made_word("BE", "are", at), *phrases[first:last]]  # fmt: skip


def _making_up(phrases: list[Phrase], _: Scene) -> list[Phrase]:
    """ "Red and orange together make up 12 of the 30 cells", "red cells form the majority of A"."""
    verb = next(
        (at for at, phrase in enumerate(phrases) if key_of(phrase) in words("colors", "making_up")), 0
    )
    runs = color_runs(phrases[:verb])
    quiet = ("OR", "AND", "COMMA", "SHARE", "DIMENSION", "JOIN")
    if not runs or len(color_runs(list(phrases))) > len(runs):
        return phrases
    inside = {at for first, last, _name in runs for at in range(first, last)}
    start = runs[0][0]
    places = list(phrases[:start])
    rest = [phrase for at, phrase in enumerate(phrases[start:verb], start) if at not in inside]
    if any(phrase.type not in quiet for phrase in rest):
        return phrases
    behind = list(phrases[verb + 1 :])
    while behind and (key_of(behind[0]) in ("up", "for", "of") or behind[0].type == "PREPOSITION"):
        behind.pop(0)
    quantity, tail = _quantity(behind)
    if not quantity or any(phrase.type not in ("REF", "PREPOSITION", "DIMENSION", "PART", "COMMA", "JOIN") for phrase in
                           (*places, *tail)):  # fmt: skip
        return phrases
    at = phrases[start].start
    colors = _either([name for _first, _last, name in runs], phrases[start])
    named = [phrase for phrase in tail if phrase.type in ("REF", "PART")]
    if named:
        named = [made_word("PREPOSITION", "in", at), *named]
    noun = Word("DIMENSION", "cell", "cells", at, at)
    return [*places, *quantity, noun, *named, made_word("BE", "are", at), *colors]


def _quantity(behind: list[Phrase]) -> tuple[list[Phrase], list[Phrase]]:
    """ "Most of", "12 of the 30", "half of": how many, and what follows."""
    types = [phrase.type for phrase in behind[:3]]
    first = behind[0] if behind else None
    if isinstance(first, Scope) and (first.quantifier in ("most", "half", "all") or "/" in first.quantifier):
        bracket = [phrase.type for phrase in behind[-5:]] == [
            "OPEN",
            "AMOUNT",
            "PREPOSITION",
            "AMOUNT",
            "CLOSE",
        ]
        if bracket:  # "the majority of A (17 of 30)"
            return list(behind[-4:-1]), list(behind[1:-5])
        return [first], list(behind[1:])
    if len(types) == _PARTS and types[1] == "PREPOSITION" and {types[0], types[2]} <= {"CARDINAL", "AMOUNT"}:
        return list(behind[:3]), list(behind[3:])
    return [], []


# Around a statement


def _throughout(phrases: list[Phrase], _: Scene) -> list[Phrase]:
    """ "… is red from the first month to the last": throughout."""
    for at in range(len(phrases) - 3):
        start, end = phrases[at + 1], phrases[at + 3]
        joints = key_at(phrases, at), key_at(phrases, at + 2)
        if joints != ("from", "to") or not isinstance(start, Ref) or start.names or start.position != "first":
            continue
        if end.type == "POSITION" and key_of(end) == "last":
            every = Scope(phrases[at].start, end.end, "all", "throughout")
            return [*phrases[:at], every, *phrases[at + 4 :]]
    return phrases


def _announced(phrases: list[Phrase], _: Scene) -> list[Phrase]:
    """ "Blue takes over in A: five of its six values are negative": in A, so many are."""
    colon = next((at for at, phrase in enumerate(phrases) if phrase.type == "COLON"), 0)
    front, behind = phrases[:colon], phrases[colon + 1 :]
    refs = [phrase for phrase in front if isinstance(phrase, Ref)]
    counted = len(behind) > _PARTS and behind[0].type == "CARDINAL" and key_of(behind[1]) == "of"
    if not counted or len(refs) != 1 or not color_runs(front) or any(isinstance(p, Ref) for p in behind):
        return phrases
    if any(phrase.type in ("CARDINAL", "AMOUNT", "NEGATION", "EXCEPTION") for phrase in front):
        return phrases
    in_ = made_word("PREPOSITION", "in", refs[0].start)
    comma = made_word("COMMA", ",", refs[0].end)
    return [in_, refs[0], comma, *(phrase for phrase in behind if phrase.type != "PRONOUN")]
