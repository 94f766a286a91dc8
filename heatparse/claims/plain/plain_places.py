"""Stretches of an axis in other words: "layers 4 to 6", "heads A-C", "the opening three layers".

What the text tells by both ends is one place, as "layers 4-6" is; what stands at the rim of an axis is
its first or its last lines, whatever the text calls them.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.competitors import left_over
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_count
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.lines import Line
from heatparse.claims.places.restrictions import first_lines, order_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

# With one of these two ends may be those of a change, or the sides of a comparison.
_CHANGES = ("DIFFERENCE", "TREND", "FACTOR", "TIMES", "SPREAD", "COMPARATIVE", "BY", "ARROW")
_NOUNS = ("AXISNOUN", "DIMENSION")
_TWO = 2


def in_plain_places(clause: Clause, scene: Scene) -> Clause:
    """The clause with its stretches as single places; itself where it has none."""
    phrases = _without_mention(_at_rim(clause.phrases))
    if clause.has("AMOUNT", "SIGN") and clause.says(words("assertions", "per_line")):
        phrases = _in_each(phrases)
    if len(scene.grids) == 1:
        phrases = _counted_ahead(phrases, scene) or phrases
    if len(scene.grids) == 1:
        phrases = _with_stretches(phrases, clause, scene)
    return clause if phrases is clause.phrases else clause.part(phrases)


def _at_rim(phrases: list[Phrase]) -> list[Phrase]:
    """ "The opening three layers" as "the first three layers", "the closing two columns" as "the last two columns"."""
    for at in range(len(phrases) - _TWO):
        key, count, noun = key_of(phrases[at]), phrases[at + 1], phrases[at + 2]
        if count.type != "CARDINAL" or noun.type not in _NOUNS:
            continue
        for place in ("first", "last"):
            if key in words("regions", f"{place}_lines"):
                rim = Word("POSITION", place, place, phrases[at].start, phrases[at].end)
                return [*phrases[:at], rim, *phrases[at + 1 :]]
    return phrases


def _in_each(phrases: list[Phrase]) -> list[Phrase]:
    """ "At most two cells per column exceed 0.5", "per column, at most two …" as "in every column"."""
    first, line = phrases[0], phrases[min(1, len(phrases) - 1)]
    if key_of(first) == "per" and isinstance(line, Word) and line.type in _NOUNS:
        each = Scope(line.start, line.end, "all", f"every {line.key}", noun=line)
        return [made_word("PREPOSITION", "in", first.start), each, *phrases[_TWO:]]
    for at in range(_TWO, len(phrases) - _TWO):
        counted, per, noun = phrases[at - _TWO], phrases[at], phrases[at + 1]
        if key_of(per) not in words("assertions", "per_line") or noun.type not in _NOUNS:
            continue
        if isinstance(noun, Word) and (
            counted.type in ("CARDINAL", "NEGATION") or is_count(phrases, at - _TWO)
        ):
            each = Scope(noun.start, noun.end, "all", f"every {noun.key}", noun=noun)
            return [*phrases[:at], made_word("PREPOSITION", "in", per.start), each, *phrases[at + _TWO :]]
    return phrases


def _without_mention(phrases: list[Phrase]) -> list[Phrase]:
    """ "A never exceeds 0.4, a value it reaches in P": where it does so bounds nothing of what is said."""
    for at in range(2, len(phrases) - 3):
        joint, noun, subject, verb = phrases[at : at + 4]
        mentioned = (
            noun.type == "MEASURE" and subject.type == "PRONOUN" and verb.type in ("HAVE", "OCCUR", "BE")
        )
        if joint.type == "COMMA" and mentioned and key_of(subject) in words("winners", "same_subject"):
            return phrases[:at]
    return phrases


def _counted_ahead(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase] | None:
    """ "The first two layers are led by A": the layers, as a place that opens the clause."""
    if [phrase.type for phrase in phrases[:2]] != ["POSITION", "CARDINAL"] or len(phrases) <= _TWO + 1:
        return None
    noun, verb = phrases[2:4]
    passive = verb.type == "BE" and len(phrases) > 4 and phrase_key(phrases[4]).endswith(" by")
    if not passive or noun.type not in _NOUNS:
        return None
    joint = Word("PREPOSITION", "in", "in", phrases[0].start, phrases[0].start)
    grid = scene.filled(0)
    place, end = first_lines([joint, *phrases], 0, grid, scene) or (None, 0)
    return None if place is None else [replace(place, limit=False), *phrases[end - 1 :]]


def _with_stretches(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase]:
    grid = scene.filled(scene.panels(clause)[0])
    found: list[Phrase] = []
    at = 0
    while at < len(phrases):
        stretch, end = _stretch(phrases, at, grid, scene)
        if stretch is None:
            found.append(phrases[at])
            at += 1
            continue
        if key_of(found[-1] if found else None) == "between":
            found[-1] = Word("PREPOSITION", "in", "in", found[-1].start, found[-1].end)
        found.append(stretch)
        at = end
    return found if len(found) < len(phrases) or "between" in map(key_of, phrases) else phrases


def _stretch(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[Ref | None, int]:
    """The stretch that begins at a phrase, and the index behind it."""
    first = phrases[at]
    if not isinstance(first, Ref) or first.is_panel or first.relation or first.either or first.position:
        return None, at
    moves = any(phrase.type in _CHANGES for phrase in phrases)
    before = key_at(phrases, at - 1)
    if at == 1 and phrases[0].type == "PREPOSITION" and any(phrase.type == "SCOPE" for phrase in phrases):
        return None, at  # "in layers 4 to 6, A leads in every one of them": the rest of the axis is left out
    if before == "between" and len(first.names) == _TWO and not moves:
        superlative = any(phrase.type == "SUPERLATIVE" for phrase in phrases)
        ends = [_line(replace(first, names=(name,)), grid, scene) for name in first.names]
        told = superlative and _is_plural(first, scene)
        return (_from_to(phrases, at, at + 1, ends, grid) if told else None), at + 1
    link, last = key_at(phrases, at + 1), phrases[at + 2] if at + 2 < len(phrases) else None
    dashed = link in words("regions", "dashes") and phrases[at + 1].start == first.end and not grid.is_square
    aside = _is_in_bracket(phrases, at)
    if moves:
        dashed = (
            dashed and not aside and _is_ordered(first, grid, scene)
        )  # of others it may be the gap of two
    else:
        dashed = dashed and (aside or _is_plural(first, scene) or _is_ordered(first, grid, scene))
    to = (
        not moves
        and link in words("regions", "stretching")
        and before not in words("function_words", "opening_part")
    )
    if isinstance(last, Amount) and last.label is not None and not last.bound:
        last = Ref(last.start, last.end, (last.label,))
    if not isinstance(last, Ref) or last.is_panel or not (dashed or (to and _is_plural(first, scene))):
        return None, at
    return _from_to(phrases, at, at + 3, [_line(ref, grid, scene) for ref in (first, last)], grid), at + 3


def _is_in_bracket(phrases: Sequence[Phrase], at: int) -> bool:
    return at > 0 and phrases[at - 1].type == "OPEN"


def _is_ordered(ref: Ref, grid: Grid, scene: Scene) -> bool:
    line = _line(ref, grid, scene)
    return line is not None and bool(order_of(line.axis, grid))


def _is_plural(ref: Ref, scene: Scene) -> bool:
    """Whether a noun of several stands in front of the name: "layers 4 to 6", and not "layer 4 to layer 6"."""
    tokens = scene.draft.tokens.between(ref.start, ref.end)
    noun = tokens[0][3] if len(tokens) > 1 else ""
    return noun.endswith("s") and not noun.endswith("ss") and (bool(ref.side) or bool(ref.noun))


def _line(ref: Ref, grid: Grid, scene: Scene) -> Line | None:
    lines = scene.lines(ref, grid)
    return lines[0] if len(lines) == 1 and len(lines[0].labels) == 1 else None


def _from_to(
    phrases: Sequence[Phrase], at: int, end: int, ends: Sequence[Line | None], grid: Grid
) -> Ref | None:
    """All that lies between two ends, with both of them."""
    first, last = ends
    if first is None or last is None or first.axis != last.axis:
        return None
    order = order_of(first.axis, grid) or list(grid.rows if first.axis == "row" else grid.columns)
    one, two = (order.index(fold(line.labels[0])) for line in (first, last))
    if one >= two:
        return None
    ref = left_over(phrases, at, end, first.axis, order[one : two + 1], grid, whole=True)
    return None if ref is None else replace(ref, limit=False)
