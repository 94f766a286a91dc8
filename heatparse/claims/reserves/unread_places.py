"""Unread places: what stands in front of a statement, or behind it, and narrows it in a way that nobody can tell.

"Below 40 cm, no value is under 0.2" may speak of deeper layers or of smaller numbers; "away from the coast, all
values exceed 30" leaves out places that are not named.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.classes.confusions import is_confusion
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.tokens import fold

_NEAR = 3  # characters between a place and what is said of it
_PAIR = 2  # names of one pair
_FRONT = 5  # phrases of a place that stands by itself
_STATING = frozenset(
    ("AMOUNT", "SIGN", "SUPERLATIVE", "COMPARATIVE", "BE", "HAVE", "DIFFERENCE", "TREND", "COLOUR")
)
_TELLING = frozenset(("BE", "HAVE", "SUPERLATIVE", "DIFFERENCE", "TREND"))


def is_in_unread_place(clause: Clause, scene: Scene) -> bool:
    """Whether a statement holds for a place that was not understood."""
    itself = not any(p.type in _STATING for p in clause.phrases[1:])  # "**A:** Ahead of both others on P"
    if (_opens_beside(clause.phrases, scene) and not itself) or _is_of_some_places(clause, scene):
        return True
    if _is_of_two(clause, scene):
        return True
    told = {token[3] for token in scene.tokens(clause)}
    if len(scene.grids) > 1 and _names_other_panel(told, clause, scene):
        return True
    if clause.has("VERSUS", "ARROW") and "either" in told and "or" in told:
        return True  # "either A–B or C–D exceeds 0.5": one of the two
    if _goes_down(clause, scene) or _is_of_classes(clause, scene):
        return True
    if told & words("names", "mutual") and any(map(is_only, clause.phrases)):
        return True  # "only A and B exceed 0.12 in both directions"
    if _is_loose_share(clause.phrases):
        return True
    if _lists_pairs(clause, scene) or _brackets_places(clause.phrases):
        return True
    before = clause.before
    if before is None or clause.start - before.end > _NEAR or len(before.phrases) > _FRONT:
        return False
    if scene.text[before.end : clause.start].strip() not in ("", ","):
        return False
    opened = _opens_beside(before.phrases, scene) or _compares_places(before.phrases)
    return opened and before.types.isdisjoint(_TELLING)


def _is_of_two(clause: Clause, scene: Scene) -> bool:
    """ "Both stay below 2.6": two that a sentence before named, where there are no two panels."""
    first = clause.phrases[0] if clause.phrases else None
    if not isinstance(first, Scope) or first.quantifier != "both" or first.noun is not None:
        return False
    return len(scene.grids) != _PAIR and not any(isinstance(phrase, Ref) for phrase in clause.phrases)


def _opens_beside(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """ "Below 40 cm, …", "underneath the top layer, …", "away from the coast, …": on some side of something."""
    first, second = (*phrases[:2], None, None)[:2]
    if not isinstance(first, Word) or second is None or second.type in ("AMOUNT", "SIGN", "PRONOUN"):
        return False  # "outside of it": of what was named
    if key_of(first) in words("reserves", "fronting"):
        return first.type in ("UNKNOWN", "PREPOSITION", "RESTRICTION", "COMPARATIVE", "POSITION", "ADVERB")
    if first.type not in ("COMPARATIVE", "PREPOSITION") or key_of(first) not in words("reserves", "sides"):
        return False
    if key_of(first) == "below" and isinstance(second, Ref) and _is_step(second):
        deep = any(scene.names.axis_words[axis] & words("reserves", "depths") for axis in "xy")
        return not deep  # "below 40 cm" of depths is further down, and was read so
    if key_of(first) in words("reserves", "headings") and isinstance(second, Ref):
        return _is_step(second)  # "under A" is in its column, "under 10" is less
    return isinstance(second, Ref) or second.type in (
        "OCCUR",
        "UNKNOWN",
        "POSITION",
        "AXISNOUN",
        "SUPERLATIVE",
    )


def _is_step(ref: Ref) -> bool:
    return any(label.text[:1].isdecimal() for name in ref.names for label in name.labels)


def _compares_places(phrases: Sequence[Phrase]) -> bool:
    """ "At depths greater than 40 cm": on one side of a place."""
    types = [phrase.type for phrase in phrases if phrase.type != "THAN"]
    return any(types[at : at + 3] == ["AXISNOUN", "COMPARATIVE", "REF"] for at in range(len(types)))


def _is_of_some_places(clause: Clause, scene: Scene) -> bool:
    """ "Stays above 0.5 for cues below 4", of an axis for each of two cues: which of them is not told."""
    alike = [noun for noun in clause.of("AXISNOUN") if _is_of_both(noun, scene)]
    return bool(alike) and any(
        one in alike and two.type in ("COMPARATIVE", "RESTRICTION") for one, two in pairwise(clause.phrases)
    )


def _is_of_both(noun: Phrase, scene: Scene) -> bool:
    """Whether a noun is part of the names of both axes: "cues" of "cue a" and "cue b"."""
    key = key_of(noun)
    return all({key, key.removesuffix("s")} & scene.names.axis_words[axis] for axis in "xy")


def _goes_down(clause: Clause, scene: Scene) -> bool:
    """ "Above 40 cm", "at 40 cm and below", of depths: upward lie the smaller numbers, and some write of these."""
    tokens = scene.tokens(clause)
    sides = [at for at, token in enumerate(tokens) if token[3] in words("reserves", "heights")]
    deep = [axis for axis in "xy" if scene.names.axis_words[axis] & words("reserves", "depths")]
    if not sides or not deep:
        return False
    hits = [hit for hit in scene.draft.labels.find(tokens) if _is_on(hit.label, deep)]
    return any(
        hit.first in (at + 1, at + 2) or (hit.last == at - 1 and tokens[at - 1][3] in ("and", "or"))
        for hit in hits for at in sides
    )  # fmt: skip


def _is_of_classes(clause: Clause, scene: Scene) -> bool:
    """ "All classes are above 0.8", of a confusion matrix: with their share of right answers, most likely."""
    if clause.has("MEASURE", "PART", "REF", "DIFFERENCE") or not is_confusion(scene):
        return False
    if not clause.read.isdisjoint(("misclassification", "class order")):
        return False  # what belongs to whole classes was read
    scopes = [phrase for phrase in clause.phrases if isinstance(phrase, Scope)]
    return clause.has("AXISNOUN") or any(
        scope.noun is not None and scope.noun.type == "AXISNOUN" for scope in scopes
    )


def _is_on(label: Label, axes: Sequence[str]) -> bool:
    return ("y" in axes and bool(label.rows)) or ("x" in axes and bool(label.columns))


def _names_other_panel(told: set[str], clause: Clause, scene: Scene) -> bool:
    """ "Half of the observed values", of the panels "Observed" and "Modeled", in small letters."""
    if any(ref.is_panel for ref in clause.refs()):
        return False
    titles = [set(fold(panel.title or "").split()) for panel in scene.document.panels]
    meant = [titles[index] for index in scene.panels(clause)]
    return any(told & (title - set().union(*meant)) for title in titles)


def _is_loose_share(phrases: Sequence[Phrase]) -> bool:
    """ "A good half of the values": so much at least."""
    return any(
        key_of(one) in words("reserves", "loosely") and (two.type == "FACTOR" or isinstance(two, Scope))
        for one, two in pairwise(phrases)
    )


def _lists_pairs(clause: Clause, scene: Scene) -> bool:
    """ "A and B, C and D, and C and E are positive", of a mirrored square: perhaps the one cell of each pair."""
    if not any(grid.is_square and grid.is_mirrored for grid in scene.grids.all()):
        return False
    phrases = clause.phrases
    from heatparse.claims.places.pair_lists import listed_pairs  # loaded for mirrored squares

    if any(listed_pairs(phrases, at, scene)[1] for at in range(len(phrases)) if phrases[at].type == "REF"):
        return phrases[0].type == "CARDINAL"  # "two of A and B, C and D, and E and F"
    for at, ref in enumerate(phrases):
        if not isinstance(ref, Ref) or ref.is_panel or len(ref.names) <= _PAIR:
            continue
        ands = [
            t for t in scene.draft.tokens.between(ref.start, ref.end) if t[3] in words("structure", "and")
        ]
        again = phrases[at + 2] if at + 2 < len(phrases) and phrases[at + 1].type in ("JOIN", "AND") else None
        if len(ands) > 1 or isinstance(again, Ref):
            return True
        if at and key_of(phrases[at - 1]) in words("assertions", "any_pairs"):
            return True
    return False


def _brackets_places(phrases: Sequence[Phrase]) -> bool:
    """ "With a moderate rate (0.1 to 0.3)": places of the axis that the bracket stands behind, read as values."""
    for at in range(len(phrases) - 2):
        if phrases[at].type != "AXISNOUN" or phrases[at + 1].type != "OPEN":
            continue
        end = next((i for i in range(at + 2, len(phrases)) if phrases[i].type == "CLOSE"), len(phrases))
        if any(isinstance(phrase, Amount) and phrase.label is not None for phrase in phrases[at + 2 : end]):
            return True
    return False
