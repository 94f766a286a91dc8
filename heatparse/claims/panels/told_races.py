"""Contests of panels as a clause tells them: who takes part, and at which place of the axes.

"On the QA row, the right panel leads", "A leads on P and B on Q", "the best score at P Q is that of A". Each is told
in the words of a contest of rows: "the right panel leads".
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from itertools import product

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.panels.panel_peaks import is_of_cell_at_panel, peak_at_panel
from heatparse.claims.panels.panel_rivals import (
    JOINTS,
    TELLING,
    carried_on,
    competes,
    is_told_of,
    verb_behind,
)
from heatparse.claims.panels.race_grids import SPOT, title_of
from heatparse.claims.scene import Scene
from heatparse.labels import Label
from heatparse.records import NamedTuple, replace

_ASIDE = frozenset(("PREPOSITION", "BY"))
_SIDES = {"row": "y", "column": "x", "cell": "cell"}
_PAIR = 2  # places that tell a cell
_MOST = 6  # places that are told of at once


class Race(NamedTuple):
    """A contest of panels: at which rows and columns, and the clause in the words of one of rows."""

    rows: tuple[str, ...]  # labels, in each of which it takes place; none: in all together
    columns: tuple[str, ...]
    clause: Clause
    own: str  # "either" where "A is best on P" may be said of what A itself is best on, "line" of that on Q; or "open"
    sure: bool  # the place is told by the clause itself, and it is one for single cells

    def places(self) -> list[tuple[str | None, str | None]]:
        return list(product(self.rows or (None,), self.columns or (None,)))


UNPLACED = Race((), (), Clause([], 0, 0, 0), "", False)  # where it is, is not plain


def races_in(clause: Clause, scene: Scene) -> list[Race] | None:
    """The contests of panels that a clause tells, one for each place; None where the place is not plain."""
    phrases = clause.phrases
    if clause.is_data or not _are_alike(scene):
        return []
    if any(phrase.type == "DIFFERENCE" for phrase in phrases) or _is_among_labels(phrases):
        return []
    rivals = [at for at in range(len(phrases)) if competes(phrases, at, scene)]
    if not rivals and _has_no_subject(clause, scene):
        title = title_of(scene, clause.panels[0])
        names = (Name("panel", (Label(title, panels=set(clause.panels)),)),)
        phrases, rivals = [Ref(clause.start, clause.start, names, side="panel"), *phrases], [0]
    elif not rivals:
        if not _tells_cell(clause, scene):
            return _at_panels(clause, scene)
        rivals = [at for at, p in enumerate(phrases) if isinstance(p, Ref) and scene.panels_named(p)] or [0]
    rivals = sorted({*rivals, *carried_on(phrases, rivals, scene)})
    pieces = [part for piece in _by_place(phrases, rivals) for part in _by_rank(piece)]
    races = [_race(clause, piece, scene) for piece in pieces]
    return None if UNPLACED in races else [race for race in races if race is not None]


def _is_among_labels(phrases: Sequence[Phrase]) -> bool:
    """ "At P, A is the most attended token in the left panel": among tokens, and not among panels."""
    front = [phrase.type for phrase in phrases[:4]]
    scoped = front in (["PREPOSITION", "REF", joint, "REF"] for joint in ("COMMA", "JOIN"))
    if scoped and not any(isinstance(p, Ref) and p.is_panel for p in phrases[:4]):
        return True  # "at P, A has the highest value in the left panel"
    for at, phrase in enumerate(phrases):
        behind = phrases[at + 1 : at + 3]
        if isinstance(phrase, Superlative) and not phrase.nouns and any(p.type == "AXISNOUN" for p in behind):
            return all(p.type in ("AXISNOUN", "HAVE", "UNKNOWN") for p in behind)
    return False


def _at_panels(clause: Clause, scene: Scene) -> list[Race] | None:
    """The contest of panels that is told of a place in them: "A at P peaks in the left panel"."""
    told = peak_at_panel(clause.phrases, scene)
    race = _race(clause, told, scene) if told else None
    if race is None or race is UNPLACED:
        return None if is_of_cell_at_panel(clause.phrases, scene) else []
    return [race._replace(own="open" if race.rows and race.columns else "either")]


def _has_no_subject(clause: Clause, scene: Scene) -> bool:
    """ "**A:** Leads on P", "**A:** Best model on P", where A is a panel."""
    told = [phrase for phrase in clause.phrases if phrase.type != "PRONOUN"][:2]
    if len(clause.panels) != 1 or [phrase.type for phrase in told] != ["SUPERLATIVE", "PREPOSITION"]:
        return False
    first = told[0]
    if any(scene.panels_named(ref) for ref in clause.refs()) or not isinstance(first, Superlative):
        return False
    placed = first.rank > 1 and not first.nouns
    return first.verb == "leads" or placed or bool(first.nouns and all(map(is_thing, first.nouns)))


def _tells_cell(clause: Clause, scene: Scene) -> bool:
    """ "The highest score at P Q is 0.9 (A)": one cell of each panel, and not the highest of a panel."""
    phrases = clause.phrases
    top = next((at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), None)
    told = next((at for at, phrase in enumerate(phrases) if phrase.type in TELLING), None)
    if top is None or told is None or told < top:
        return False
    places = [phrase for phrase in phrases if _is_place(phrase)]
    panels = [phrase for phrase in phrases if isinstance(phrase, Ref) and scene.panels_named(phrase)]
    if any(ref.start < phrases[told].start for ref in panels):
        return False
    if not panels and (clause.panels or clause.heads or not clause.has("AMOUNT")):
        return False
    fixed = _fixed(places, scene)  # type: ignore[arg-type]
    before = all(place.start < phrases[told].start for place in places)
    return before and fixed is not None and len(fixed[0]) == len(fixed[1]) == 1


def _are_alike(scene: Scene) -> bool:
    """Whether the panels list the same rows and the same columns."""
    shapes = {(frozenset(grid.rows), frozenset(grid.columns)) for grid in scene.grids.all()}
    return len(shapes) == 1 and all(grid.cells for grid in scene.grids.all())


def _by_place(phrases: list[Phrase], rivals: Sequence[int]) -> list[list[Phrase]]:
    """ "A leads on P and B on Q" as "A leads on P" and "B leads on Q"; one piece where they share a place."""
    ends = [*rivals[1:], len(phrases)]
    spans = [phrases[start:end] for start, end in zip(rivals, ends, strict=True)]
    told = [any(_is_place(phrase) for phrase in span[1:]) for span in spans]
    tops = [[at for at, phrase in enumerate(span) if isinstance(phrase, Superlative)] for span in spans]
    if len(rivals) == 1 or not all(told) or len(tops[0]) != 1:
        return [phrases]
    front = phrases[: rivals[0]]
    pieces: list[list[Phrase]] = []
    for span, top in zip(spans, tops, strict=True):
        while span[-1].type in JOINTS:
            span = span[:-1]
        predicate = [] if top else spans[0][1 : tops[0][0] + 1]
        pieces.append([*front, span[0], *predicate, *span[1:]])
    return pieces


def _by_rank(phrases: list[Phrase]) -> list[list[Phrase]]:
    """ "A is first on P and second on Q" as "A is first on P" and "A second on Q"."""
    tops = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    panels = sum(isinstance(phrase, Ref) and phrase.is_panel for phrase in phrases)
    if len(tops) <= 1 or panels != 1:
        return [phrases]
    spans = [phrases[start:end] for start, end in zip(tops, [*tops[1:], len(phrases)], strict=True)]
    if not all(any(map(_is_place, span)) for span in spans):
        return [phrases]
    front = phrases[: tops[0]]
    if any(map(_is_place, front)) or not any(isinstance(phrase, Ref) for phrase in front):
        return [phrases]
    return [[*front, *(span[:-1] if span[-1].type in JOINTS else span)] for span in spans]


def _is_place(phrase: Phrase) -> bool:
    return isinstance(phrase, Ref) and bool(phrase.names) and not phrase.is_panel


def _race(clause: Clause, phrases: list[Phrase], scene: Scene) -> Race | None:
    places = [phrase for phrase in phrases if _is_place(phrase)]
    heads = [ref for ref in clause.heads if not ref.is_panel]
    top = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), None)
    tells_holder = top is not None and is_told_of(phrases, top)
    if tells_holder and any(place.start > verb_behind(phrases, top or 0) for place in places):
        return None  # "the highest value is found in A at P": where it lies
    told = places or heads or ([] if tells_holder else _places_before(clause, scene))
    fixed = _fixed(told, scene)  # type: ignore[arg-type]
    if fixed is None:
        return UNPLACED
    rows, columns = fixed
    if not told and (top is None or not any(isinstance(p, Superlative) and p.rank > 1 for p in phrases)):
        return None  # "A is best": on the whole
    part = replace(clause, heads=(), panels=(), before=None, lead=[], topics=(), read=set())
    left = [_in_rows(phrase, rows, columns, scene) for phrase in _without_places(phrases, places)]
    part.phrases = [*_at_spot(left), *left] if rows and columns else left
    sure = bool(places or heads) or not any(map(_names_lines, phrases))
    return Race(rows, columns, part, _own(phrases, top) if top is not None else "", sure)


def _at_spot(phrases: Sequence[Phrase]) -> list[Phrase]:
    """ "On P": the one cell that each panel has in a contest."""
    start = phrases[0].start
    spot = Ref(start, start, (Name("category", (Label(SPOT, columns={0}),)),), side="x")
    return [made_word("PREPOSITION", "on", start), spot, made_word("JOIN", ",", start)]


def _places_before(clause: Clause, scene: Scene) -> list[Phrase]:
    """ "On P, A leads, and B is last": the place that the clause in front tells."""
    before = clause.before
    if before is None or not follows_in_sentence(clause, before, scene.text):
        return []
    return [phrase for phrase in before.phrases if _is_place(phrase)]


def _own(phrases: Sequence[Phrase], top: int) -> str:
    """ "A is best on P", "on Q, A is best for P": of all panels there, or of all that A has, or has on Q."""
    front, word = phrases[:top], phrases[top]
    assert isinstance(word, Superlative)
    if word.verb == "leads" or (word.rank > 1 and not word.nouns):
        return ""
    named = [phrase for phrase in front if isinstance(phrase, Ref)]
    places = list(filter(_is_place, named))
    if not any(map(_is_place, phrases[top + 1 :])) or len(named) - len(places) != 1:
        return ""
    return "line" if places else "either"


def _fixed(places: Sequence[Ref], scene: Scene) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The rows and the columns that are told; None where that is open."""
    grid = scene.filled(0)
    found: dict[str, tuple[str, ...]] = {"row": (), "column": ()}
    for ref in places:
        lines = scene.lines(ref, grid)
        if len(lines) != 1 or ref.limit or ref.either or len(ref.names) != len(lines[0].labels):
            return None
        found[lines[0].axis] += lines[0].labels
    rows, columns = found["row"], found["column"]
    if len(places) > _PAIR or max(1, len(rows)) * max(1, len(columns)) > _MOST:
        return None
    return rows, columns


def _without_places(phrases: Sequence[Phrase], places: Sequence[Phrase]) -> list[Phrase]:
    """The phrases without places and what joins them: "on Q P, A leads" as "A leads"."""
    left: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        if any(phrase is told for told in places):
            if left and left[-1].type in _ASIDE and left[-1] is phrases[at - 1]:
                left.pop()
        elif left or phrase.type not in JOINTS | {"COLON"}:
            left.append(phrase)
    return left


def _in_rows(phrase: Phrase, rows: Sequence[str], columns: Sequence[str], scene: Scene) -> Phrase:
    """A phrase in a grid whose rows are the panels, and whose columns are what is left of the axes."""
    if isinstance(phrase, Ref):
        panels = scene.panels_named(phrase)
        if not panels:
            return replace(phrase)  # what it means there is another line
        names = tuple(Name("category", (Label(title_of(scene, panel), rows={0}),)) for panel in panels)
        return Ref(phrase.start, phrase.end, names, side="y", either=phrase.either)
    left = {"x": not columns, "y": not rows}
    if isinstance(phrase, Scope) and phrase.noun is not None:
        found = copy(phrase)
        found.noun = _noun(phrase.noun, left)
        return found
    return _noun(phrase, left) if isinstance(phrase, Word) else phrase


def _side(word: Word) -> str:
    """The axis whose lines a noun is one for; "cell" of one for cells."""
    if word.type == "AXISNOUN":
        return word.value.axis or ""
    return _SIDES.get(str(word.value), "") if word.type == "DIMENSION" else ""


def _noun(word: Word, left: dict[str, bool]) -> Word:
    """A noun for lines, or for the cells, as one for the columns: those that are left where a row is told."""
    side = _side(word)
    if side == "" or not (any(left.values()) if side == "cell" else left[side]):
        return word
    return Word("DIMENSION", "column", word.key, word.start, word.end)


def _names_lines(phrase: Phrase) -> bool:
    noun = phrase.noun if isinstance(phrase, Scope) else phrase
    return isinstance(noun, Word) and _side(noun) in ("x", "y")
