"""Statements about where the colour bar is drawn, judged by what the description of the legend says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from heatparse.claims.colors.scale_statements import is_scale, speaks_of_bar
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Phrase, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.inventory.survey import survey_of
from heatparse.models import Span
from heatparse.models.claims import BaseClaim, LayoutClaim
from heatparse.phrases import words
from heatparse.resources import vocabulary
from heatparse.tokens import Token

# What a clause may hold that says where the bar is, and nothing else.
_QUIET = frozenset(("BE", "HAVE", "OCCUR", "PREPOSITION", "COMMA", "AND", "AREA", "MEASURE", "COLON"))
_NOUNS = frozenset(("DIMENSION", "PRONOUN", "CARDINAL", "SCOPE"))


def read_bar_places(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that says where the colour bar is."""
    if clause.is_data or not speaks_of_bar(clause, scene) or clause.block < survey_of(scene.document).opening:
        return []
    phrases = _without_use(clause.phrases)
    if clause.says(words("legends", "ends")):
        return []  # "between the two ends of the color bar" is no place
    placed = [at for at, phrase in enumerate(phrases) if _side(phrase) is not None]
    if len(placed) != 1 or not all(map(_is_plain, phrases)) or _is_of_scale(phrases, placed[0]):
        return []
    told = _told(scene)
    if told is None:
        return []
    side, (place, span) = _side(phrases[placed[0]]), told
    judgement = Judgement(
        side == place, f"the legend is described {_where(place)}", (span,), "layout-mismatch"
    )
    if side != place and len(scene.grids) > 1 and "between" in (side, place):
        judgement = UNDECIDED  # beside the one panel, it may be between the two
    clause.read.add("layout")
    return [scene.claim(LayoutClaim, clause, judgement)]


def _without_use(phrases: list[Phrase]) -> list[Phrase]:
    """Without what the bar is for: "to the right of the grid, it translates shades", "that explains the colors"."""
    at = next((i for i, phrase in enumerate(phrases) if is_scale(phrase)), len(phrases))
    kept = list(phrases)
    if key_at(kept, at + 1) in words("places", "relating"):
        end = next((i for i in range(at + 2, len(kept)) if kept[i].type in ("BE", "HAVE", "OCCUR")), 0)
        told = kept[at + 2 : end]
        if any(key_of(phrase) in words("places", "explaining") for phrase in told) and not has_guards(told):
            del kept[at + 1 : end]
    placed = [i for i, phrase in enumerate(kept) if _side(phrase) is not None]
    cut = next((i for i, p in enumerate(kept) if key_of(p) in words("places", "explaining")), len(kept))
    if len(placed) == 1 and at < placed[0] < cut and not has_guards(kept[cut:]):
        kept = kept[:cut]
    return kept


def _side(phrase: Phrase) -> str | None:
    """The side that a word stands for."""
    key = getattr(phrase, "position", "") or getattr(phrase, "key", "")
    return next((side for side, known in vocabulary("places", "bar").items() if key in known), None)


def _is_of_scale(phrases: Sequence[Phrase], at: int) -> bool:
    """ "The top of the color bar": a part of it, and no place."""
    behind = phrases[at + 1 : at + 3]
    return len(behind) == 2 and key_of(behind[0]) == "of" and is_scale(behind[1])


def _is_plain(phrase: Phrase) -> bool:
    """Whether a phrase only helps to say where the bar is."""
    if phrase.type == "COLOUR":
        return is_scale(phrase)
    if phrase.type in _QUIET or _side(phrase) is not None or is_scale(phrase):
        return True
    key = key_of(phrase)
    if phrase.type in _NOUNS:
        return phrase.type != "DIMENSION" or key not in ("row", "column", "cell")
    return key in words("places", "verbs") | words("places", "x") | words("places", "y") | words(
        "places", "bar_words"
    )


def _where(place: str) -> str:
    told = {"right": "on the right", "left": "on the left", "between": "between the panels"}
    return told.get(place, f"{place} the grid")


@lru_cache(maxsize=8)
def _told(scene: Scene) -> tuple[str, Span] | None:
    """The one side on which the lines of the legend place the bar, and where they do."""
    draft = scene.draft
    found: dict[str, Span] = {}
    opening = survey_of(scene.document).opening
    for index, block in enumerate(draft.blocks[:opening]):
        tokens = draft.tokens_of(block)
        keys = [token[3] for token in tokens]
        if draft.roles.get(index) != "legend" and words("legends", "bar").isdisjoint(keys):
            continue
        for at in range(len(tokens)):
            side = _placed_at(tokens, at)
            if side is not None:
                found.setdefault(side, scene.span(tokens[at][1], tokens[at][2]))
    return next(iter(found.items())) if len(found) == 1 else None


def _placed_at(tokens: list[Token], at: int) -> str | None:
    """The side that a token names as a place: "on the right side", "above the grid", "to the left of"."""
    key = tokens[at][3]
    side = next((side for side, known in vocabulary("places", "bar").items() if key in known), None)
    if side is None:
        return None
    before = tokens[at - 1][3] if at else ","
    behind = tokens[at + 1][3] if at + 1 < len(tokens) else "."
    if "to" in (before, behind) and (at < 2 or tokens[at - 2][3] in ("left", "top", "bottom", "right")):
        return None  # "from left to right"
    if behind == "to" or before == "from":
        return None
    closed = behind in words("places", "bar_behind") or behind in ",.;)"
    return side if closed and (before in words("places", "bar_before") or before in ",;(:") else None
