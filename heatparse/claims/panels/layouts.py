"""Claims about how the panels are placed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from heatparse.claims.judgement import Judgement
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.inventory.layouts import SINGLE, contradicting_layouts
from heatparse.inventory.survey import Line, survey_of
from heatparse.models import Span
from heatparse.models.claims import BaseClaim, LayoutClaim, Verdict
from heatparse.phrases import phrases, words
from heatparse.tokens import Token

_NEAR = 6  # tokens between a place and the title that stands there
_TWICE = -1
_PLACING = frozenset(("REF", "BE", "OCCUR", "PREPOSITION", "POSITION", "AREA", "DIMENSION"))
_SIDES = {"left": 0, "right": 1, "top": 0, "bottom": 1}


def read_layouts(scene: Scene) -> list[BaseClaim]:
    """The claims of a document that its panels are side by side, or one above the other."""
    if len(scene.document.panels) < 2:
        return []
    survey = survey_of(scene.document)
    claims: list[BaseClaim] = []
    problems = survey.problems(contradicting_layouts)
    counted = {
        scene.draft.tokens_of(scene.draft.blocks[count.block])[count.first][1] for count in survey.counts
    }
    for problem in problems:
        if problem.span.start in counted:
            continue  # a number of panels, which the inventory claims
        spans = tuple(related.span for related in problem.related)
        claims.append(_claim(scene, problem.span, "refuted", problem.message, spans))
    contradicted = {problem.span.line for problem in problems}
    for line in survey.prose:
        if line.block.line + 1 not in contradicted:
            claims += _placed(scene, line) or _titled(scene, line)
    return claims


def _titled(scene: Scene, line: Line) -> list[BaseClaim]:
    """ "Titles: "A" (top-left), "B" (top-right)": panels with their places, in the order in which they are told."""
    places, first, last = _places_told(scene, line)
    told = [places[panel] for panel in sorted(places)]
    if len(told) < 2 or any(one >= two for one, two in pairwise(told)):
        return []
    span = scene.span(first, last)
    return [_claim(scene, span, "supported", "the panels are told in this order")]


def _places_told(scene: Scene, line: Line) -> tuple[dict[int, tuple[int, int]], int, int]:
    """Where a line says that each panel stands, and from where to where it says so; nothing where it does not."""
    if _place_words().isdisjoint(key for token_key in line.keys for key in token_key.split("-")):
        return {}, 0, 0
    tokens = line.tokens
    named = [found for found in scene.draft.labels.find(tokens) if len(found.label.panels) == 1]
    places: dict[int, tuple[int, int]] = {}
    behind = 0
    for found in named:
        place = _place_behind(tokens, found.last) or _place_of(
            tokens[max(behind, found.first - _NEAR) : found.first]
        )
        if place is None or (panel := min(found.label.panels)) in places:
            return {}, 0, 0
        places[panel] = place
        behind = found.last
    if not named:
        return {}, 0, 0
    return places, tokens[named[0].first][1], tokens[named[-1].last - 1][2]


def _sides_told(scene: Scene, before: int) -> list[int]:
    """The panels from left to right, or from top to bottom, by the first line that tells it of both in brackets."""
    for line in survey_of(scene.document).prose:
        places, _, last = _places_told(scene, line)
        if len(places) == len(scene.grids) and len(set(places.values())) == len(places) and last < before:
            return sorted(places, key=lambda panel: places[panel])
    return []


@cache
def _place_words() -> frozenset[str]:
    return words("layout", "first_places") | words("layout", "last_places") | words("layout", "middle_places")


def _place_behind(tokens: list[Token], at: int) -> tuple[int, int] | None:
    """ "(top-left)", "(left heatmap)": the place in the bracket behind a title."""
    while at < len(tokens) and tokens[at][0] in ("QUOTE", "TICK"):
        at += 1
    if at >= len(tokens) or tokens[at][3] != "(":
        return None
    close = next((i for i in range(at, min(at + _NEAR, len(tokens))) if tokens[i][3] == ")"), None)
    return _place_of(tokens[at + 1 : close]) if close is not None else None


def _place_of(tokens: list[Token]) -> tuple[int, int] | None:
    """Row and column of a place in words: "top-left" -> (0, 0), "right panel" -> (0, 2); None without one."""
    row = column = None
    for key in (key for token in tokens for key in token[3].split("-")):
        if key not in _place_words():
            continue
        step = (
            0 if key in words("layout", "first_places") else 2 if key in words("layout", "last_places") else 1
        )
        if key in words("layout", "levels"):
            row = step if row is None else _TWICE
        else:
            column = step if column is None else _TWICE
    if (row is None and column is None) or _TWICE in (row, column):
        return None
    return row or 0, column or 0


def read_placements(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "The left heatmap shows A", "A is on the left": which of two panels stands where, as the text has it.

    That panels are told in another order than they stand in is no contradiction; that they stand elsewhere is one.
    """
    if len(scene.grids) != 2 or clause.has("AMOUNT", "SUPERLATIVE", "COMPARATIVE", "DIFFERENCE", *GUARDS):
        return []
    problems = survey_of(scene.document).problems(contradicting_layouts)
    if any(clause.start <= problem.span.start < clause.end for problem in problems):
        return []
    both = _both_placed(clause, scene)
    if both is not None:
        return [scene.claim(LayoutClaim, clause, both)]
    named = [ref for ref in clause.refs() if ref.is_panel and len(ref.names) == 1]
    placed = [ref for ref in clause.refs() if not ref.is_panel and ref.noun in ("panel", "grid")]
    if (
        len(named) != 1
        or len(clause.refs()) != len(named) + len(placed)
        or not clause.has("BE", "HAVE", "OCCUR")
    ):
        return []
    if len(placed) == 1:
        meant = scene.panels_named(placed[0])
    elif not placed:
        meant = _side(clause.phrases)
    else:
        return []
    if not meant:
        return []
    if meant != scene.panels_named(named[0]):
        sides = _sides_told(scene, clause.start)
        elsewhere = len(sides) == 2 and (sides[meant[0]],) != scene.panels_named(named[0])
        if placed or not elsewhere or any(phrase.type not in _PLACING for phrase in clause.phrases):
            return []
        return [scene.claim(LayoutClaim, clause, _elsewhere(scene, sides))]
    return [scene.claim(LayoutClaim, clause, Judgement(True, "the panels are told in this order"))]


def _both_placed(clause: Clause, scene: Scene) -> Judgement | None:
    """ "A is on the left and B on the right": borne out where the panels are told in this order."""
    parts: list[tuple[Ref, tuple[int, ...]]] = []
    panel: Ref | None = None
    for phrase in clause.phrases:
        if isinstance(phrase, Ref):
            if not phrase.is_panel or len(phrase.names) != 1 or panel is not None:
                return None
            panel = phrase
        elif phrase.type == "POSITION" and panel is not None:
            parts.append((panel, _side([phrase])))
            panel = None
        elif phrase.type not in ("BE", "PREPOSITION", "AND", "COMMA", "JOIN", "OCCUR"):
            return None
    if len(parts) != 2 or panel is not None:
        return None
    if all(side and scene.panels_named(ref) == side for ref, side in parts):
        return Judgement(True, "the panels are told in this order")
    sides = _sides_told(scene, clause.start)
    told = [scene.panels_named(ref) for ref, _ in parts]
    if len(sides) == 2 and all(
        side and named == (sides[1 - side[0]],) for (_, side), named in zip(parts, told, strict=True)
    ):
        return _elsewhere(scene, sides)
    return None


def _elsewhere(scene: Scene, sides: Sequence[int]) -> Judgement:
    titles = [scene.document.panels[panel].title for panel in sides]
    return Judgement(False, f"{titles[0]} comes first, and {titles[1]} second", rule="layout-mismatch")


def _side(phrases: Sequence[Phrase]) -> tuple[int, ...]:
    """The panel that stands "on the left" or "on the right" of two."""
    sides = [p for p in phrases if isinstance(p, Word) and p.type == "POSITION" and p.key in _SIDES]
    return (_SIDES[sides[0].key],) if len(sides) == 1 else ()


def _placed(scene: Scene, line: Line) -> list[BaseClaim]:
    found: list[BaseClaim] = []
    for value, first, last in phrases("layout").find(line.tokens):
        value = SINGLE.get(value, value)
        if value not in ("horizontal", "vertical"):
            continue
        around = {token[3] for token in line.tokens[max(0, first - 8) : last + 8]}
        if around & words("layout", "panels"):
            span = scene.span(line.tokens[first][1], line.tokens[last - 1][2])
            found.append(_claim(scene, span, "supported", f"arranged {value}ly", arrangement=value))
    return found


def _claim(
    scene: Scene, span: Span, verdict: Verdict, explanation: str, related: tuple[Span, ...] = (),
    arrangement: str | None = None,
) -> LayoutClaim:  # fmt: skip
    return LayoutClaim(
        text=scene.text[span.start : span.end], span=span, verdict=verdict, explanation=explanation,
        rule="layout-mismatch", related=related, arrangement=arrangement,
    )  # fmt: skip
