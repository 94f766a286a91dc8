"""Sole cells: "A on P and B on Q are the only two cells above 60": they are, and no other one is."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.predications import find_predicates
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Part, Phrase, Ref, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.cells import Pair, mentions, pair_up
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_PAIR = 2  # references that name one cell
_SHOWN = 4  # values that an explanation names
# What may stand among the names of cells, and beside the predicate.
_NAMING = frozenset(
    ("REF", "PREPOSITION", "JOIN", "AND", "COMMA", "OPEN", "CLOSE", "AMOUNT", "VERSUS", "ARROW", "DIMENSION")
)
_JOINED = frozenset(("REF", "VERSUS", "ARROW", "AND", "JOIN", "COMMA", "DIMENSION"))
_CELL = 4  # phrases of "A–B and"
_VERBS = frozenset(("BE", "HAVE", "OCCUR"))
_BESIDE = frozenset(("OCCUR", "HAVE", "BE", "PREPOSITION", "MEASURE", "PART", "PRONOUN"))


class _Told(NamedTuple):
    """The phrases that name cells, and those that say what is true of them alone."""

    naming: Sequence[Phrase]
    said: list[Phrase]
    number: int | None
    of_pairs: bool  # nothing is a pair with itself


def read_sole_cells(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The statement of a clause that only the cells that it names do something; [] where it makes none."""
    panels = scene.panels(clause)
    told = _told(_without_panels(_with_subject(clause), scene)) if len(panels) == 1 else None
    if told is None:
        return []
    grid = scene.grids[panels[0]]
    named = cells_named(told.naming, scene, grid)
    predicates = find_predicates(told.said)
    if not named or len(predicates) != 1 or grid.areas:
        return []
    if len(named) == 1:
        if clause.heads or not _is_one_cell(told.naming):
            return []  # "in column P, A is the only cell below 3": the readers of assertions tell of that
        clause.read.add("sole")  # and of this they have nothing to tell
    apart = grid.is_mirrored and all(row != column for row, column in named)
    whole = "off-diagonal" if told.of_pairs or apart else "all"
    part = next((phrase.part for phrase in told.said if isinstance(phrase, Part)), whole)
    values = list(grid.select(part="off-diagonal" if part == "off-diagonal" else "all"))
    places = [phrase for phrase in told.said if isinstance(phrase, Ref)]
    if places:
        keys = _on_line(places, scene, grid)
        values = [value for value in values if keys and (value.row in keys or value.column in keys)]
        if not values or not grid.is_mirrored:
            return []
    judged = _judge(values, named, predicates[0], grid)
    if part not in ("all", "off-diagonal") or told.number not in (None, len(named)):
        judged = UNDECIDED
    return [scene.claim(CountClaim, clause, judged, counted="cell")]


def _with_subject(clause: Clause) -> list[Phrase]:
    """ "A on P yields the lowest score and is the only cell below 3": with the cell of the clause before."""
    phrases, earlier = clause.phrases, clause.before
    if earlier is None or clause.contrasted or [phrase.type for phrase in phrases[:1]] != ["BE"]:
        return phrases
    verb = next((at for at, phrase in enumerate(earlier.phrases) if phrase.type in _VERBS), 0)
    named, rest = earlier.phrases[:verb], earlier.phrases[verb:]
    alone = not any(isinstance(phrase, Ref) for phrase in rest)
    return [*named, *phrases] if alone and _is_one_cell(named) else phrases


def _without_panels(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "… the only cell above 3 in the left panel", "… that the left panel lifts above 3": without the panel."""
    found: list[Phrase] = []
    lifting = words("comparisons", "lifting") | words("comparisons", "moving")
    for at, phrase in enumerate(phrases):
        if isinstance(phrase, Ref) and scene.panels_named(phrase):
            if found and found[-1].type == "PREPOSITION":
                found.pop()
        elif not (
            key_of(phrase) in lifting
            and at
            and isinstance(phrases[at - 1], Ref)
            and "PRONOUN" in map(_type, found)
        ):
            found.append(phrase)
    return found


def _type(phrase: Phrase) -> str:
    return phrase.type


def _is_one_cell(naming: Sequence[Phrase]) -> bool:
    """ "A on P", "A in combination with P", "the combination of A and P": one cell, and no place in front of it."""
    refs = [phrase for phrase in naming if isinstance(phrase, Ref)]
    beside = [phrase for phrase in naming if not isinstance(phrase, Ref)]
    front = [phrase for phrase in naming[:2] if phrase.type == "DIMENSION"]
    plain = all(phrase.type in _NAMING and phrase.type != "COMMA" for phrase in beside)
    single = all(len(ref.names) == 1 == len(ref.names[0].labels) for ref in refs)
    return plain and single and len(refs) == _PAIR and (bool(front) or isinstance(naming[0], Ref))


def _told(phrases: Sequence[Phrase]) -> _Told | None:
    """ "A on P and B on Q are the only (two) cells above 3", "the only cells above 3 are A on P and B on Q"."""
    if phrases and phrases[0].type == "COMMA":  # of the panel in front
        phrases = phrases[1:]
    at = next((i for i, phrase in enumerate(phrases) if is_only(phrase)), -1)
    behind = list(phrases[at + 1 :])
    if at == 0 and (subject := _joined_cells(behind)) is not None:
        return subject
    count = None
    if behind and behind[0].type == "CARDINAL":
        count = int(getattr(behind.pop(0), "value", 0) or 0)
    noun = behind.pop(0) if at >= 0 and behind else None
    if isinstance(noun, Part):  # "the only off-diagonal cell"
        behind.insert(0, noun)
    elif not isinstance(noun, Word) or not (noun.value == "cell" or noun.type == "MEASURE"):
        return None
    if at and phrases[at - 1].type == "BE":
        naming, said = phrases[: at - 1], behind
    elif at > 1 and phrases[at - 1].type == "COMMA":  # "…, A on P, the only cell below 3"
        first = next(i for i, phrase in enumerate(phrases) if i == at - 1 or isinstance(phrase, Ref))
        naming, said = phrases[first : at - 1], behind
        if not naming or not _is_one_cell(naming):
            return None
    else:
        verb = next((i for i, phrase in enumerate(behind) if phrase.type == "BE"), None)
        if at or verb is None:
            return None
        naming, said = behind[verb + 1 :], behind[:verb]
    plain = all(phrase.type in _NAMING for phrase in naming)
    quiet = all(phrase.type in (*_BESIDE, "AMOUNT", "SIGN", "REF") for phrase in said)
    return _Told(naming, said, count, noun.key in words("assertions", "pairs")) if plain and quiet else None


def _joined_cells(phrases: list[Phrase]) -> _Told | None:
    """ "Only A–P and B–Q exceed 0.3", "only the pair A–B does": cells in a notation that is none of lines."""
    noun = phrases[0] if phrases and phrases[0].type == "DIMENSION" else None
    start = int(noun is not None)
    verb = start
    while verb < len(phrases) and phrases[verb].type in _JOINED:
        verb += 1
    naming, said = phrases[start:verb], phrases[verb:]
    cells = [p for p in naming[-1:] if isinstance(p, Word) and p.type == "DIMENSION" and p.value == "cell"]
    naming = naming[: len(naming) - len(cells)]
    for at in range(0, len(naming), _CELL):
        types = [phrase.type for phrase in naming[at : at + _CELL]]
        if types[:1] + types[2:3] != ["REF", "REF"] or types[1] not in ("VERSUS", "ARROW"):
            return None
        if types[3:] and types[3] not in ("AND", "JOIN", "COMMA"):
            return None
    quiet = all(phrase.type in (*_BESIDE, "AMOUNT", "SIGN") for phrase in said)
    pairs = any(key_of(phrase) in words("assertions", "pairs") for phrase in (*cells, *(phrases[:start])))
    return _Told(naming, said, None, pairs) if naming and said and quiet else None


def _on_line(places: Sequence[Ref], scene: Scene, grid: Grid) -> frozenset[str]:
    """The folded label of the one line that is told: "the only pair in the row of A above 3"."""
    lines = scene.lines(places[0], grid) if len(places) == 1 else []
    labels = {fold(label) for line in lines for label in line.labels}
    return frozenset(labels) if len(labels) == 1 else frozenset()


def cells_named(naming: Sequence[Phrase], scene: Scene, grid: Grid) -> set[Pair]:
    """The cells that phrases name, by folded labels; none where a name is left over."""
    found = mentions(naming, scene, grid)
    pairs = [pair for mention in found for pair in pair_up(mention.refs, scene, grid)[:1]]
    refs = sum(isinstance(phrase, Ref) for phrase in naming)
    if len(pairs) < len(found) or refs != sum(len(mention.refs) for mention in found):
        return set()
    return {(fold(row), fold(column)) for row, column in pairs}


def _judge(values: Sequence[Value], named: set[Pair], predicate: Predicate, grid: Grid) -> Judgement:
    """Whether the cells that are named, and no others, pass the test of a predicate."""
    if grid.is_mirrored:
        named = named | {(column, row) for row, column in named}
    truths = [(value, predicate.test(value, grid)) for value in values]
    mine = [truth for value, truth in truths if (value.row, value.column) in named]
    if not mine or None in [truth for _, truth in truths]:
        return UNDECIDED
    extra = [value for value, truth in truths if truth and (value.row, value.column) not in named]
    held = [value for value, truth in truths if truth]
    if all(mine) and not extra:
        return Judgement(True, f"it holds for {shown(grid, held, _SHOWN)} alone", tuple(v.span for v in held))
    aside = not any(row == column for row, column in named)
    if extra and aside and grid.is_square and all(value.row == value.column for value in extra):
        return UNDECIDED  # the diagonal may be left out
    if extra:
        return Judgement(
            False, f"it holds for {shown(grid, extra, _SHOWN)} as well", tuple(v.span for v in extra[:_SHOWN])
        )
    missing = [value for value, truth in truths if not truth and (value.row, value.column) in named]
    return Judgement(
        False, f"it does not hold for {shown(grid, missing, _SHOWN)}", tuple(v.span for v in missing)
    )
