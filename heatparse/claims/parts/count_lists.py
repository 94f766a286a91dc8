"""Count lists: several numbers that share one predicate, "A has three cells above 0.5, B two and C none"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Scope, is_only, key_of, phrase_key
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_JOINTS = frozenset(("JOIN", "COMMA", "AND"))
# What may stand around the name and the number of a part: "in the B row there are two of them".
_QUIET = frozenset(("PREPOSITION", "HAVE", "BE", "PRONOUN", "MEASURE", "DIMENSION", "AXISNOUN", "UNKNOWN"))
_LONGEST = 6  # phrases of such a part
_BEHIND = 12  # characters behind a name in which "as well" stands
_NONE = frozenset(("none", "no"))


def shared_counts(clause: Clause, scene: Scene) -> list[list[Phrase]]:
    """The phrases of each part with the predicate that they share; nothing where there is no such list."""
    if not clause.has("CARDINAL"):
        return []
    own = _listed(clause.phrases) or _signed(clause.phrases) or _again(clause, scene)
    if own:
        return own
    before = clause.before
    if before is None or len(clause.phrases) > _LONGEST or not before.has("CARDINAL"):
        return []
    part = _part(clause.phrases)
    base = _base_before(clause, scene) if part is not None else None
    if part is None or base is None or clause.has("AMOUNT", "SIGN", "COMPARATIVE", "SUPERLATIVE"):
        return []
    quiet = all(_is_none(phrase) or is_only(phrase) or phrase is part.each for phrase in clause.of("SCOPE"))
    return _filled(base, part) if quiet else []


def _signed(phrases: list[Phrase]) -> list[list[Phrase]]:
    """ "A has three positive and one negative value": of each sign, with the noun that both have."""
    types = [phrase.type for phrase in phrases]
    both = ["CARDINAL", "SIGN", "AND", "CARDINAL", "SIGN"]
    at = next((i for i in range(len(types)) if types[i : i + len(both)] == both), None)
    if at is None:
        return []
    front, tail = phrases[:at], phrases[at + len(both) :]
    if not tail or any(phrase.type not in ("PART", "MEASURE", "DIMENSION") for phrase in tail):
        return []
    return [[*front, *phrases[at : at + 2], *tail], [*front, *phrases[at + 3 : at + 5], *tail]]


def _again(clause: Clause, scene: Scene) -> list[list[Phrase]]:
    """ "A has two values above 5, B too": the same number of both."""
    phrases = clause.phrases
    joint = phrases[-2].type if len(phrases) > 1 else ""
    other = phrases[-1]
    if joint not in _JOINTS or not isinstance(other, Ref) or other.is_panel or len(other.names) != 1:
        return []
    base = _base(phrases[:-2])
    behind = [token[3] for token in scene.draft.tokens.between(other.end, other.end + _BEHIND)]
    if base is None or words("assertions", "as_much").isdisjoint(behind[:2]):
        return []
    filled = list(base.phrases)
    filled[base.name] = other
    return [list(base.phrases), filled]


def _base_before(clause: Clause, scene: Scene) -> _Base | None:
    """What a list that goes on from clause to clause begins with: "A has two values above 5, B has one and C three"."""
    for before in clauses_before(clause, scene.text):
        again = _again(before, scene)
        base = _base(again[0] if again else before.phrases)
        if base is not None or _part(before.phrases) is None:
            return base
    return None


def _listed(phrases: list[Phrase]) -> list[list[Phrase]]:
    """The parts of one clause: "A exceeds 10 on three days, B on two"."""
    ends = [at for at, phrase in enumerate(phrases) if phrase.type in _JOINTS]
    for first in ends:
        base = _base(phrases[:first])
        if base is None:
            continue
        starts = [at for at in ends if at >= first]
        pieces = [phrases[a + 1 : b] for a, b in zip(starts, [*starts[1:], len(phrases)], strict=True)]
        pieces = [piece for piece in pieces if piece]
        parts = [_part(piece) for piece in pieces]
        if pieces and all(part is not None for part in parts):
            return [list(phrases[:first]), *(one for part in parts if part for one in _filled(base, part))]
    return []


class _Base:
    """Phrases with one name, one number and a predicate; the indices of name and number."""

    def __init__(self, phrases: Sequence[Phrase], name: int, number: int) -> None:
        self.phrases, self.name, self.number = phrases, name, number


def _base(phrases: Sequence[Phrase]) -> _Base | None:
    names = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Ref)]
    numbers = [at for at, phrase in enumerate(phrases) if phrase.type == "CARDINAL"]
    told = any(phrase.type in ("AMOUNT", "SIGN", "COLOUR") for phrase in phrases)
    plain = not any(
        phrase.type in ("SUPERLATIVE", "COMPARATIVE", "DIFFERENCE", "TREND") for phrase in phrases
    )
    if len(names) != 1 or len(numbers) != 1 or not told or not plain:
        return None
    return _Base(phrases, names[0], numbers[0])


class _Part:
    """The names and the number of a part, and the word that says that each of them has so many."""

    def __init__(self, ref: Ref, count: Word, each: Phrase | None) -> None:
        self.ref, self.count, self.each = ref, count, each


def _part(phrases: Sequence[Phrase]) -> _Part | None:
    """Names and a number of things: "B two", "B on two", "in B there are two of them", "C none", "B and C one each"."""
    if phrases and phrases[0].type in ("THAN", "VERSUS"):
        phrases = phrases[1:]  # "…, compared with two for B"
    phrases = [phrase for phrase in phrases if not is_only(phrase)]
    names = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    counts = [p for p in phrases if p.type == "CARDINAL" or _is_none(p)]
    several = len(names) == 1 and len(names[0].names) > 1
    each = next((p for p in phrases if several and phrase_key(p) in words("assertions", "one_by_one")), None)
    rest = [p for p in phrases if p not in names and p not in counts and p is not each]
    if len(names) != 1 or len(counts) != 1 or len(phrases) > _LONGEST:
        return None
    if any(phrase.type not in _QUIET for phrase in rest):
        return None
    count = counts[0]
    if _is_none(count):
        count = Word("CARDINAL", "0", "none", count.start, count.end)
    return _Part(names[0], count, each) if isinstance(count, Word) else None


def _is_none(phrase: Phrase) -> bool:
    return key_of(phrase) in _NONE or (
        isinstance(phrase, Scope) and phrase.key in _NONE and phrase.noun is None
    )


def _filled(base: _Base, part: _Part) -> list[list[Phrase]]:
    """The phrases of the first part with each name and the number of another one."""
    refs = [part.ref]
    if part.each is not None:
        refs = [replace(part.ref, names=(name,)) for name in part.ref.names]
    return [_with(base, ref, part.count) for ref in refs]


def _with(base: _Base, ref: Ref, count: Word) -> list[Phrase]:
    filled = list(base.phrases)
    filled[base.number] = count
    told = filled[base.name]
    if (
        isinstance(told, Ref) and _is_panel(told) and not _is_panel(ref)
    ):  # "on the left there are six, five in B"
        joint = Word("PREPOSITION", "in", "in", told.end, told.end)
        return [*filled[: base.name + 1], joint, ref, *filled[base.name + 1 :]]
    filled[base.name] = ref
    return filled


def _is_panel(ref: Ref) -> bool:
    return ref.is_panel or ref.noun in ("panel", "grid")
