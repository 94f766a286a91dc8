"""Exceptions that a sentence adds where its reader does not look: in a bracket, behind "the latter" or a semicolon.

"A and B stay below 30, the latter except on P", "A never exceeds 30; P is the exception", "all stay below 40, though
A does not on P": what is said of all is not said of these.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from heatparse.claims.language.phrases import Phrase, Ref, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.tokens import Token

_REACH = 220  # characters behind a clause in which its sentence may go on
_NEAR = 10  # words behind "though" in which something is denied
_STOPS = frozenset((".", "!", "?"))
_GOVERNING = frozenset(
    ("EXCEPTION", "PREPOSITION", "RESTRICTION")
)  # what stands in front of a pronoun as a place


def is_excepted_behind(clause: Clause, scene: Scene) -> bool:
    """Whether a sentence takes back for somebody what a clause of it says of all."""
    return _excepts_aside(clause.phrases) or _is_of_times(clause.phrases) or _goes_on(clause, scene)


def _excepts_aside(phrases: Sequence[Phrase]) -> bool:
    """Whether an exception stands in a bracket, in front of one, or behind what takes up a part of the subject."""
    depth = 0
    for at, phrase in enumerate(phrases):
        depth += (phrase.type == "OPEN") - (phrase.type == "CLOSE")
        before, behind = phrases[at - 1] if at else None, phrases[at + 1] if at + 1 < len(phrases) else None
        lone = [after.type for after in phrases[at + 1 : at + 4]] == ["OPEN", "REF", "CLOSE"]
        if phrase.type == "EXCEPTION" and (depth > 0 or behind is None or lone):
            return True  # "(except on P)", "with one exception (P)"; the cell "(A, P)" is what is set aside
        if before is None:
            continue
        governed = at > 1 and phrases[at - 2].type in _GOVERNING  # "outside of it no cell exceeds 60"
        taken_up = (
            before.type == "PRONOUN"
            and not governed
            and (key_of(before) in words("reserves", "some_before") or phrase.type == "NEGATION")
        )
        named = isinstance(before, Ref) and at > 1 and phrases[at - 2].type == "COMMA"
        placed = phrase.type == "EXCEPTION" or (behind is not None and behind.type == "PREPOSITION")
        if phrase.type in ("EXCEPTION", "NEGATION") and (taken_up or (named and placed)):
            return True  # ", the latter except on P", ", B not on P", "and that not on P"
        if at > 1 and key_of(phrase) in words("reserves", "leaving_aside"):
            return True
    return False


def _is_of_times(phrases: Sequence[Phrase]) -> bool:
    """ "A exceeds 35 only once, B three times": how often, and not who alone."""
    at = next((at for at, phrase in enumerate(phrases) if is_only(phrase)), len(phrases))
    often = at + 1 < len(phrases) and key_of(phrases[at + 1]) in words("assertions", "often")
    return often and any(
        one.type in ("COMMA", "JOIN", "AND") and isinstance(two, Ref) for one, two in pairwise(phrases[at:])
    )


def _goes_on(clause: Clause, scene: Scene) -> bool:
    """Whether the rest of the sentence names an exception, or denies something behind "though"."""
    behind = list(
        takewhile(lambda t: t[3] not in _STOPS, scene.draft.tokens.between(clause.end, clause.end + _REACH))
    )
    keys = [token[3] for token in behind]
    if not words("names", "exceptions").isdisjoint(keys):
        return True
    here = keys[: keys.index(";")] if ";" in keys else keys
    if not words("reserves", "leaving_aside").isdisjoint(here):
        return True
    return _leaves_out(here) or _denies(behind[: len(here)])


def _leaves_out(keys: Sequence[str]) -> bool:
    """ "…, if one leaves out P", "… once P is left out"."""
    return "out" in keys and not words("reserves", "taken").isdisjoint(keys)


def _denies(behind: Sequence[Token]) -> bool:
    for at, token in enumerate(behind):
        if token[3] in words("reserves", "granting"):
            following = {later[3] for later in behind[at + 1 : at + 1 + _NEAR]}
            return bool(following & words("reserves", "failing"))
    return False
