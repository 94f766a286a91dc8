"""Frames of a statement in plain words: "if A is the target", "where A meets B", "than the one from A to B".

Each is said again with the places alone and a preposition, so that the constituents of a clause are its places.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.composed.circles import (
    with_whole,
    without_circles,
    without_relatives,
    without_remarks_of_all,
)
from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_of, phrase_key
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_ENDS = frozenset(("COMMA", "JOIN"))
_LINKS = frozenset(("BE", "OCCUR", "HAVE"))
_OPENING = frozenset(("CONDITION", "HEDGE"))
_FRONTS = frozenset(("PREPOSITION", "ORDER", "RESTRICTION", "PART", "UNKNOWN", "AXISNOUN", "DIMENSION"))
_IN_CONDITION = frozenset((
    "UNKNOWN", "BE", "HAVE", "PREPOSITION", "HEDGE", "AXISNOUN", "TRAINED", "TESTED", "PREDICTED", "DIMENSION",
))  # fmt: skip
_PAIR = 2
_GRADES, _SIZES, _ORDERS = ("better", "worse"), ("high", "low"), ("higher", "lower")


def framed(given: Sequence[Phrase], scene: Scene) -> list[Phrase]:
    """The phrases of a clause with its frames in plain words."""
    phrases = list(given)
    for rewrite in _REWRITES:
        phrases = rewrite(phrases, scene)
    return phrases


def _split_fronts(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "On A, B leads", where both names were read as a list: the place in front, and who it is said of."""
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        found.append(phrase)
        if not isinstance(phrase, Ref) or not at or len(phrase.names) < _PAIR:
            continue
        if phrases[at - 1].type != "PREPOSITION" or any(p.type not in _FRONTS for p in phrases[:at]):
            continue
        text = scene.words(phrase)
        first, comma, rest = text.partition(",")
        if not comma:
            continue
        if not words("composed", "foreign").isdisjoint(rest.casefold().split()):
            found[-1:] = [
                replace(phrase, names=phrase.names[:1], end=phrase.start + len(first)),
                made_word("COMMA", ",", phrase.end),
                Word("UNKNOWN", "foreign", "foreign", phrase.end, phrase.end),
            ]  # "on A, the foreign probes": all but A
        elif len(phrase.names) == _PAIR and "," not in rest and " and " not in rest and " or " not in rest:
            one, two = _apart(phrase)
            found[-1:] = [one, made_word("COMMA", ",", phrase.end), two]
    return found


def _apart(pair: Ref) -> tuple[Ref, Ref]:
    one, two = pair.names
    return replace(pair, names=(one,)), replace(pair, names=(two,))


def _conditions(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "If A is the target, …", "… when it is tested on A" as "on A"."""
    at = next((i for i, p in enumerate(phrases) if p.type in _OPENING and _opens(p)), None)
    if at is None:
        return phrases
    end = len(phrases)
    if at == 0:
        end = next((i for i, p in enumerate(phrases) if p.type in _ENDS), end)
    inside = phrases[at + 1 : end]
    refs = [p for p in inside if isinstance(p, Ref)]
    if len(refs) != 1 or not all(
        p is refs[0] or _is_plain(p, scene) or _is_noun_of(inside, i) for i, p in enumerate(inside)
    ):
        return phrases
    role = next((key for p in inside if (key := key_of(p)) in words("composed", "roles")), "")
    mark = words("composed", "sources")
    before = "from" if role in mark else "to" if role else "on"
    place: list[Phrase] = [made_word("PREPOSITION", before, phrases[at].start), refs[0]]
    return [*phrases[:at], *place, *_without_it(phrases[end:])]


def _opens(phrase: Phrase) -> bool:
    return phrase_key(phrase) in words("composed", "conditions")


def _is_plain(phrase: Phrase, scene: Scene) -> bool:
    """Whether a word of a condition only says that something is tested, or what is."""
    if phrase.type == "PRONOUN":
        return key_of(phrase) in ("it", "they")
    if phrase.type not in _IN_CONDITION:
        return False
    key = key_of(phrase)
    if phrase.type in ("UNKNOWN", "HEDGE"):
        return key in words("composed", "conditional") or key in words("composed", "carriers")
    return True


def _is_noun_of(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a word behind a name carries it: "on A scenes"."""
    key = key_of(phrases[at])
    placed = at > 1 and isinstance(phrases[at - 1], Ref) and phrases[at - 2].type == "PREPOSITION"
    return (
        placed
        and phrases[at].type == "UNKNOWN"
        and key.endswith("s")
        and key not in words("composed", "denying")
    )


def _without_it(phrases: list[Phrase]) -> list[Phrase]:
    """ ", it chooses A": the model of the condition."""
    at = next((i for i, p in enumerate(phrases) if p.type not in _ENDS), len(phrases))
    if at < len(phrases) and phrases[at].type == "PRONOUN" and key_of(phrases[at]) in ("it", "they"):
        return [*phrases[:at], *phrases[at + 1 :]]
    return phrases


def _choices(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "The model chooses A more often than B" as "A more often than B"."""
    at = next((i for i, p in enumerate(phrases) if key_of(p) in words("composed", "choosing")), None)
    if at is None or not any(p.type in ("COMPARATIVE", "SUPERLATIVE") for p in phrases[at:]):
        return phrases
    first = at
    while (
        first
        and phrases[first - 1].type == "UNKNOWN"
        and key_of(phrases[first - 1]) in words("composed", "trained_nouns")
    ):
        first -= 1
    return [*phrases[:first], *phrases[at + 1 :]]


def _crossings(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "Where A meets B", "where A and B cross" as "is A on B"."""
    at = next((i for i, p in enumerate(phrases) if _is_where(p)), None)
    if at is None:
        return phrases
    meet = next(
        (i for i, p in enumerate(phrases) if i > at and key_of(p) in words("composed", "meeting")), None
    )
    if meet is None:
        return phrases
    refs = [p for p in phrases[at + 1 :] if isinstance(p, Ref)]
    if len(refs) == 1 and len(refs[0].names) == _PAIR:
        refs = list(_apart(refs[0]))
    behind = phrases[meet + 1 :]
    tail = next((i for i, p in enumerate(behind) if p.type in _ENDS), len(behind))
    if len(refs) != _PAIR or any(not _is_name(p) for p in (*phrases[at + 1 : meet], *behind[:tail])):
        return phrases
    place = phrases[at].start
    front = list(phrases[:at])
    while front and front[-1].type == "HEDGE" and phrase_key(front[-1]) in words("composed", "appearing"):
        front.pop()
    whole = [made_word("WHOLE", "whole", place)] if any(p.type == "SUPERLATIVE" for p in front) else []
    return [
        *front, *whole, made_word("BE", "is", place), refs[0], made_word("PREPOSITION", "on", place), refs[1],
        *behind[tail:],
    ]  # fmt: skip


def _is_where(phrase: Phrase) -> bool:
    return key_of(phrase).rpartition(" ")[2] == "where" and phrase.type in ("PRONOUN", "OCCUR", "PREPOSITION")


def _is_name(phrase: Phrase) -> bool:
    """Whether a phrase is a name, or goes with one."""
    return (
        isinstance(phrase, Ref)
        or phrase.type in ("AXISNOUN", "DIMENSION", "TESTED", "TRAINED")
        or (phrase.type == "UNKNOWN" and key_of(phrase) in words("composed", "carriers"))
    )


def _stand_ins(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "Than the one from A to B", "than what A gets there" as "than from A to B", "than A"."""
    at = next((i for i, p in enumerate(phrases) if p.type in ("THAN", "COMPARATIVE")), None)
    if at is None:
        return phrases
    last = max(i for i, p in enumerate(phrases) if p.type in ("THAN", "COMPARATIVE"))
    front, behind = phrases[: last + 1], phrases[last + 1 :]
    stands_in = len(behind) >= _PAIR and key_of(behind[0]) in words("composed", "stand_ins")
    if stands_in and (behind[1].type == "PREPOSITION" or isinstance(behind[1], Ref)):
        behind = behind[1:]
    if behind and isinstance(behind[0], Ref):
        behind = [p for i, p in enumerate(behind) if not _refers_back(p, i)]
    return [*front, *behind]


def _refers_back(phrase: Phrase, at: int) -> bool:
    """ "… gets there": on what was named."""
    return at > 0 and (key_of(phrase) == "there" or (phrase.type == "HAVE" and at <= _PAIR))


def _reversals(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "From A to B … than the opposite direction" as "… than from B to A"."""
    told = words("composed", "reverse")
    at = next((i for i, p in enumerate(phrases) if key_of(p) in told), None)
    if at is None or not any(p.type in ("COMPARATIVE", "THAN") for p in phrases[:at]):
        return phrases
    if at and phrases[at - 1].type == "PREPOSITION":
        at -= 1
    behind = [p for p in phrases[at:] if key_of(p) not in told | words("composed", "directions")]
    if any(p.type != "PREPOSITION" for p in behind):
        return phrases
    marked = [
        (phrases[i - 1], p) for i, p in enumerate(phrases[:at])
        if i and isinstance(p, Ref) and phrases[i - 1].type == "PREPOSITION"
    ]  # fmt: skip
    if len(marked) != _PAIR or sum(isinstance(p, Ref) for p in phrases) != _PAIR:
        return phrases
    (one, first), (two, second) = marked
    return [*phrases[:at], one, second, two, first]


def _frequencies(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "Most frequent", "the most numerous" as extremes."""
    found: list[Phrase] = []
    for phrase in phrases:
        key, before = phrase_key(phrase), found[-1] if found else None
        first, _, last = key.partition(" ")
        if phrase.type == "UNKNOWN" and first == "most" and last in words("composed", "frequent"):
            phrase = Superlative(phrase.start, phrase.end, "high", key)
        elif (
            isinstance(before, Superlative) and before.key == "most" and key in words("composed", "frequent")
        ):
            found.pop()
            phrase = replace(before, end=phrase.end, key=f"most {key}")
        found.append(phrase)
    return found


def _qualities(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "Less successful", "less well" as "worse", "more readily" as "better"."""
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        way = {"more": 0, "less": 1}.get(key_of(phrase)) if phrase.type == "COMPARATIVE" else None
        following = phrases[at + 1].start if at + 1 < len(phrases) else phrase.end
        beside = scene.text[phrase.end : following].split()
        if way is not None and beside and beside[0] in words("composed", "good_qualities"):
            phrase = Word("COMPARATIVE", _GRADES[way], _GRADES[way], phrase.start, phrase.end)
        before = found[-1] if found else None
        key = key_of(phrase)
        good = key in words("composed", "good_qualities")
        if (
            before is not None
            and before.type == "COMPARATIVE"
            and (good or key in words("composed", "frequent"))
        ):
            way = {"more": 0, "less": 1}.get(key_of(before))
            if way is not None:
                told, word = (_GRADES[way],) * _PAIR if good else (_SIZES[way], _ORDERS[way])
                found[-1] = Word("COMPARATIVE", told, word, before.start, phrase.end)
                continue
        found.append(phrase)
    return found


_REWRITES: tuple[Callable[[list[Phrase], Scene], list[Phrase]], ...] = (
    _frequencies, _split_fronts,
    _crossings, _conditions, _choices, _stand_ins, _reversals, _qualities, without_relatives,
    with_whole, without_circles, without_remarks_of_all,
)  # fmt: skip
