"""Claims that a colour is found in certain places only: "yellow is confined to the NLI row"."""

from __future__ import annotations

from heatparse.claims.brackets import strip_brackets
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, is_its_own_evidence
from heatparse.claims.metrics import holds_data
from heatparse.claims.phrases import Phrase, Ref, Scope, Superlative
from heatparse.claims.places import PlaceReader
from heatparse.claims.scene import GUARDS, Scene
from heatparse.claims.scopes import slices_of
from heatparse.claims.sentences import Clause
from heatparse.claims.slices import Slice
from heatparse.claims.subjects import Subject
from heatparse.claims.tints import find_color, wears
from heatparse.claims.wording import shown
from heatparse.claims.words import Word
from heatparse.models.claims import BaseClaim, LegendClaim
from heatparse.phrases import words

_SHOWN = 3  # cells that an explanation names


def read_confinements(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that a colour occurs in the named places and nowhere else."""
    if not clause.has("COLOUR") or (clause.is_data and holds_data(clause, scene)):
        return []
    main, inside = strip_brackets(clause.phrases)
    found = find_color(main)
    if found is None or not is_confined(main) or any(isinstance(p, Superlative) for p in main):
        return []
    first, last, color = found
    main = [*main[:first], *main[last:]]
    reader = PlaceReader(scene, main, inside, set())
    subject = Subject(places=reader.read())
    if not subject.is_narrowed or not any(isinstance(phrase, Ref) for phrase in main):
        return []
    left = [phrase for at, phrase in enumerate(main) if at not in reader.taken]
    if any(phrase.type in GUARDS and not _confines(phrase) for phrase in left):
        return []
    readings = slices_of(clause, scene, subject)
    pieces = [slices[0] for slices in readings]
    single = [] if _is_either_way(left) else [[piece] for piece in pieces]
    judgement = charitable([_judge(each, color) for each in [*single, pieces] if each])
    if len(scene.panels(clause)) > 1 or judgement.truth is None:
        return []
    if judgement.truth is False and any(map(_is_unknown, left)):
        judgement = UNDECIDED
    if is_its_own_evidence(clause, judgement):
        return []
    return [scene.claim(LegendClaim, clause, judgement, color=color)]


def is_confined(phrases: list[Phrase]) -> bool:
    """Whether phrases say that something is found in some places only."""
    return any(map(_confines, phrases))


def _confines(phrase: Phrase) -> bool:
    if isinstance(phrase, Scope):
        return phrase.quantifier == "only"
    return isinstance(phrase, Word) and phrase.key in words("legends", "confined")


def _is_unknown(phrase: Phrase) -> bool:
    known = words("assertions", "harmless") | words("legends", "confined") | words("legends", "shades")
    return isinstance(phrase, Word) and phrase.type == "UNKNOWN" and phrase.key not in known


def _is_either_way(phrases: list[Phrase]) -> bool:
    return any(isinstance(p, Word) and p.key in words("assertions", "either_way") for p in phrases)


def _judge(pieces: list[Slice], color: str) -> Judgement:
    grid = pieces[0].grid
    members = {(value.row, value.column) for piece in pieces for value in piece.values}
    if grid.areas or not members:
        return UNDECIDED
    truths = {(value.row, value.column): wears(value, grid, color) for value in grid.values}
    astray = [v for v in grid.values if (v.row, v.column) not in members and truths[v.row, v.column]]
    if astray:
        text = f"{shown(grid, astray, _SHOWN)} {'is' if len(astray) == 1 else 'are'} {color} as well"
        return Judgement(False, text, tuple(value.span for value in astray[:_SHOWN]))
    if any(truths[cell] is None for cell in truths if cell not in members):
        return UNDECIDED
    here = [v for v in grid.values if (v.row, v.column) in members and truths[v.row, v.column]]
    spans = tuple(value.span for value in here[:_SHOWN])
    return (
        Judgement(True, f"{color} is found {len(here)} times there, and nowhere else", spans)
        if here
        else UNDECIDED
    )
