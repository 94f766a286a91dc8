"""Where the color scale stands: what a statement about its ends says beside them."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_PLACES = frozenset(("POSITION", "SUPERLATIVE", "UNKNOWN", "AREA"))
_LONGEST = 6  # phrases between the commas of a remark: ", placed below the grid,"


def without_places(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Phrases without "at the bottom", "on the right", "at its foot", a remark between commas, and "since"."""
    found = _without_remark(_without_opening(list(phrases)))
    kept: list[Phrase] = []
    at = 0
    while at < len(found):
        end = _place_at(found, at)
        if end:
            at = end
            continue
        kept.append(found[at])
        at += 1
    return kept


def _place_at(phrases: Sequence[Phrase], at: int) -> int:
    """Index behind a place of the scale that begins here; 0 where none does."""
    if phrases[at].type != "PREPOSITION":
        return 0
    end = at + 1
    while end < len(phrases) and key_of(phrases[end]) in words("legends", "beside_places"):
        end += 1
    if end >= len(phrases) or phrases[end].type not in _PLACES:
        return 0
    key = phrases[end].key if isinstance(phrases[end], Superlative) else key_of(phrases[end])  # type: ignore[union-attr]
    if key not in words("legends", "scale_places"):
        return 0
    end += 1
    while end < len(phrases) and key_of(phrases[end]) in words("legends", "place_nouns"):
        end += 1
    return end


def _without_opening(phrases: list[Phrase]) -> list[Phrase]:
    """Without the words in front of the scale that say nothing of it: "since", "the vertical"."""
    at = 0
    while at < len(phrases) and key_of(phrases[at]) in words("legends", "scale_openers"):
        at += 1
    return phrases[at:]


def _without_remark(phrases: list[Phrase]) -> list[Phrase]:
    """Without what stands between two commas behind the scale and has no number."""
    if len(phrases) < 3 or phrases[1].type != "COMMA":
        return phrases
    end = next((at for at in range(2, len(phrases)) if phrases[at].type == "COMMA"), 0)
    remark = phrases[2:end]
    if not end or len(remark) > _LONGEST or any(phrase.type in ("AMOUNT", "REF") for phrase in remark):
        return phrases
    return [phrases[0], *phrases[end + 1 :]]


_TWO = 2  # panels
_SIDES = {"left": 0, "right": 1}


def of_own_scale(clause: Clause, main: list[Phrase], scene: Scene) -> tuple[Clause, list[Phrase]]:
    """ "The left legend", "on the right, …", "the bar of A": the clause as one of that panel, and the rest."""
    if len(scene.grids) < _TWO or not main:
        return clause, main
    kept, panel = list(main), None
    front = kept[:1] if key_of(kept[0]) != "on" else kept[1:2]
    if front and front[0].type == "POSITION" and len(scene.grids) == _TWO:
        panel = _SIDES.get(key_of(front[0]))
    elif front and isinstance(front[0], Ref) and len(scene.panels_named(front[0])) == 1:
        panel = scene.panels_named(front[0])[0]
    if panel is None:
        return clause, _without_panel(kept, scene)
    kept = kept[1 + (key_of(main[0]) == "on") :]
    while kept and kept[0].type in ("COMMA", "JOIN"):
        kept = kept[1:]
    return replace(clause, panels=(panel,)).part(list(clause.phrases)), kept


def _without_panel(main: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "The bar of A": without the panel, which the clause is known to be of."""
    behind = main[2] if len(main) > _TWO else None
    if isinstance(behind, Ref) and key_of(main[1]) == "of" and scene.panels_named(behind):
        return [main[0], *main[3:]]
    return main
