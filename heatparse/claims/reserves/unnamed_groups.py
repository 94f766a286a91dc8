"""Groups that nobody names: "across the two groups the highest value is 45", where the axes hold no groups.

Which cells lie within a group, and which between two of them, the text alone knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_SUBJECT = 3  # phrases
_JOINT = 2  # characters of ", "
_RANGE = 3  # phrases of "one to three"
_PARTING = ("COMMA", "OPEN", "COLON", "JOIN", "AND")
_JOINTS = frozenset((",", ":", ";", "(", "–", "—"))


def is_of_unnamed_groups(clause: Clause, scene: Scene) -> bool:
    """Whether a clause speaks of groups of lines, and neither an axis nor the clause tells which they are."""
    if _takes_up_group(clause) or _is_of_listed(clause, scene) or _tells_one_of_several(clause, scene):
        return True
    if _is_of_some(clause):
        return True
    nouns = words("reserves", "groups") - scene.axis_words
    if not clause.says(nouns):
        return False
    labels = [label for grid in scene.grids.all() for label in (*grid.rows, *grid.columns)]
    nouns = frozenset(noun for noun in nouns if not any(noun in label for label in labels))
    phrases = clause.phrases
    for at, phrase in enumerate(phrases):
        noun = phrase.noun if isinstance(phrase, Scope) else None
        scoped = noun is not None
        if (noun.key if noun is not None else key_of(phrase)) not in nouns:
            continue
        among = words("reserves", "among_groups")
        placed = any(
            key_of(before) in among or (scoped and key_of(before) == "in") for before in phrases[:at]
        )
        named = any(isinstance(behind, Ref) for behind in phrases[at + 1 : at + 3])
        return placed and not named
    return False


def _takes_up_group(clause: Clause) -> bool:
    """ "The same three columns add up to 5": lines that were named in front."""
    told = [phrase for phrase in clause.phrases[:_SUBJECT] if phrase.type != "CARDINAL"]
    same = key_of(told[0]) in words("comparisons", "same_ones") if told else False
    noun = told[1] if same and len(told) > 1 else None
    return noun is not None and noun.type in ("AXISNOUN", "DIMENSION") and key_of(noun).endswith("s")


def _is_of_some(clause: Clause) -> bool:
    """ "For the larger Lark models, all values are below 60": not for each model that is called so."""
    if len(clause.phrases) < _SUBJECT or clause.phrases[0].type != "PREPOSITION":
        return False
    which, group = clause.phrases[1:_SUBJECT]
    if not isinstance(group, Ref) or key_of(which) not in words("names", "placing_adjectives"):
        return False
    return any(len(name.labels) > 1 for name in group.names)


def _is_of_listed(clause: Clause, scene: Scene) -> bool:
    """ "No listed cell falls below 29" in front of a list of some cells: of these, most likely."""
    if clause.refs():
        return False
    told = {token[3] for token in scene.draft.tokens.between(clause.start, clause.end)}
    if told.isdisjoint(words("assertions", "stated")):
        return False
    starts = [value.span.start for grid in scene.grids.all() for value in grid.values]
    return any(start > clause.end for start in starts)


def _tells_one_of_several(clause: Clause, scene: Scene) -> bool:
    """ "A has two rainy seasons, one peaking in May (190), the other in November (154)": of seasons, and no lines."""
    before = clause.before
    if before is not None and key_of(clause.phrases[0]) in words("names", "other_ones"):
        return _opens_with_one(before, scene)  # "…; the other one peaks in November"
    return _opens_with_one(clause, scene)


def _opens_with_one(clause: Clause, scene: Scene) -> bool:
    tokens = scene.draft.tokens.between(max(0, clause.start - _JOINT), clause.end)
    nouns = {
        phrase.start for phrase in clause.phrases if phrase.type in ("AXISNOUN", "DIMENSION", "AMOUNT", "REF")
    }
    counts = {phrase.start for at, phrase in enumerate(clause.phrases) if _is_count(clause.phrases, at)}
    for at, (one, two) in enumerate(pairwise(tokens)):
        opens = one[1] == clause.start or (at > 0 and tokens[at - 1][3] in _JOINTS)
        if opens and one[3] == "one" and two[3] != "of" and two[1] not in nouns and one[1] not in counts:
            return True
    return False


def _is_count(phrases: Sequence[Phrase], at: int) -> bool:
    """ "One to three cells exceed 46", "(three in the row A, one in the row B)": so many, and not one of several."""
    kinds = [phrase.type for phrase in phrases[at : at + _RANGE]]
    if kinds == ["CARDINAL", "PREPOSITION", "CARDINAL"]:
        return True
    if kinds[:2] != ["CARDINAL", "PREPOSITION"]:
        return False
    lead = key_of(phrases[at + 1])
    return any(
        i != at
        and one.type in _PARTING
        and two.type == "CARDINAL"
        and key_of(two) != "one"
        and key_of(three) == lead
        for i, (one, two, three) in enumerate(zip(phrases, phrases[1:], phrases[2:], strict=False), 1)
    )
