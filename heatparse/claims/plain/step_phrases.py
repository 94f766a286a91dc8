"""Steps from one place to another, in the plain order: the verb that tells the change in front of its amount.

"Going from P to Q takes 3 away from A", "3 are lost at A", "A misses B by 3" and "on the way from P to
Q, A gains 3" are said again as "from P to Q loses 3 at A", "loses 3 at A", "A is behind B by 3" and "from
P to Q, A gains 3".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words

_WAY = 4  # phrases of "from A to B"


def with_plain_step(clause: Clause) -> Clause:
    """The clause with its step in the plain order; itself where it tells none in another one."""
    if clause.is_data:
        return clause
    phrases = list(clause.phrases)
    for rewrite in _REWRITES:
        phrases = rewrite(phrases)
    return clause.part(phrases)


def _leads_on(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether "from A to B" stands at an index."""
    piece = phrases[at : at + _WAY]
    keys = key_at(phrases, at), key_at(phrases, at + 2)
    return (
        keys == ("from", "to")
        and isinstance(piece[1], Ref)
        and isinstance(piece[-1], Ref)
        and len(piece) == _WAY
    )


def _tells_way(phrases: Sequence[Phrase]) -> bool:
    """Whether two places are named that something leads between."""
    spans = words("function_words", "before_ends")
    return any(
        _leads_on(phrases, at) or (key_of(p) in spans and len(getattr(phrases[at + 1], "names", ())) > 1)
        for at, p in enumerate(phrases[:-1])
    )


def _without_way_words(phrases: list[Phrase]) -> list[Phrase]:
    """ "In the next step, from A to B", "on the way from A to B", "when the size changes from A to B": from A to B."""
    start = next((at for at in range(len(phrases)) if _leads_on(phrases, at)), None)
    if start is None:
        return phrases
    at = start - (start > 0 and phrases[start - 1].type == "COMMA")
    nouns = words("comparisons", "step_nouns")
    if at < 2 or key_at(phrases, at - 1) not in nouns:
        return phrases
    first = at - 2
    while first and phrases[first].type in ("NEXT", "POSITION", "UNKNOWN", "AXISNOUN"):
        first -= 1
    opens = phrases[first].type == "CONDITION" or (
        key_at(phrases, first) in words("comparisons", "on_way")
        and first == at - 2 - _is_ranked(phrases, at - 2)
    )
    return [*phrases[:first], *phrases[start:]] if opens else phrases


def _is_ranked(phrases: Sequence[Phrase], at: int) -> bool:
    """ "The next step", "the last step"."""
    return phrases[at].type in ("NEXT", "POSITION")


def _without_noun(phrases: list[Phrase]) -> list[Phrase]:
    """ "The change from A to B costs 3" as "from A to B costs 3"; "the change from A to B is 3" stays."""
    moving = key_at(phrases, 0) in words("comparisons", "moves")
    if not moving or not _leads_on(phrases, 1) or len(phrases) <= _WAY + 1:
        return phrases
    verb = phrases[_WAY + 1]
    return phrases[1:] if verb.type == "DIFFERENCE" and getattr(verb, "value", "") != "gap" else phrases


def _with_change(phrases: list[Phrase]) -> list[Phrase]:
    """ "Takes 3 away from A", "takes away 3 from A": loses 3; "brings 3", behind two places: gains 3."""
    if not (_tells_way(phrases) or any(p.type == "THAN" for p in phrases)):
        return phrases  # "A takes 3 away from B"
    found: list[Phrase] = []
    away = False
    at = 0
    while at < len(phrases):
        phrase, key = phrases[at], key_at(phrases, at)
        behind = [key_of(p) for p in phrases[at + 1 : at + 3]]
        counted = [isinstance(p, Amount) for p in phrases[at + 1 : at + 3]]
        if key in words("comparisons", "taking_away") and behind[:1] == ["away"] and counted[1:] == [True]:
            found += [_change("drop", "loses", phrase), phrases[at + 2]]
            away, at = True, at + 3
        elif key in words("comparisons", "taking_away") and counted[:1] == [True] and behind[1:] == ["away"]:
            found += [_change("drop", "loses", phrase), phrases[at + 1]]
            away, at = True, at + 3
        elif key in words("comparisons", "bringing") and counted[:1] == [True] and _tells_way(phrases):
            found.append(_change("gain", "gains", phrase))
            at += 1
        elif away and key == "from":
            found.append(made_word("PREPOSITION", "at", phrase.start))
            away, at = False, at + 1
        else:
            found.append(phrase)
            at += 1
    return found


def _passive(phrases: list[Phrase]) -> list[Phrase]:
    """ "3 are lost between P and Q" as "loses 3 between P and Q"."""
    for at in range(len(phrases) - 2):
        amount, verb, done = phrases[at : at + 3]
        if isinstance(amount, Amount) and verb.type == "BE":
            way = next(
                (name for name in ("lost", "gained") if key_of(done) in words("comparisons", name)), ""
            )
            if way and (_tells_way(phrases) or any(p.type == "THAN" for p in phrases)):
                told = _change("drop", "loses", done) if way == "lost" else _change("gain", "gains", done)
                return [*phrases[:at], told, amount, *phrases[at + 3 :]]
    return phrases


def _missing(phrases: list[Phrase]) -> list[Phrase]:
    """ "A misses (the score of) B by 3" as "A is behind B by 3"."""
    for at in range(1, len(phrases) - 2):
        if key_at(phrases, at) not in words("comparisons", "missing") or not isinstance(phrases[at - 1], Ref):
            continue
        measured = phrases[at + 1].type == "MEASURE" and key_at(phrases, at + 2) == "of"
        rival = at + 3 if measured else at + 1
        by = any(p.type == "BY" for p in phrases[rival:])
        if by and rival < len(phrases) and isinstance(phrases[rival], Ref):
            behind = Word("COMPARATIVE", "low", "below", phrases[at].start, phrases[at].end)
            return [*phrases[:at], made_word("BE", "is", phrases[at].start), behind, *phrases[rival:]]
    return phrases


def _without_worth(phrases: list[Phrase]) -> list[Phrase]:
    """ "The step from A to B is worth 3" as "… is 3"; "going from A to B is worth 3" likewise."""
    at = next((i for i, p in enumerate(phrases) if key_of(p) == "worth"), 0)
    told = 0 < at < len(phrases) - 1 and phrases[at - 1].type == "BE" and isinstance(phrases[at + 1], Amount)
    if not told:
        return phrases
    first = phrases[0]
    moving = first.type == "UNKNOWN" and _leads_on(phrases, 1)
    opening: list[Phrase] = (
        [Word("DIFFERENCE", "gap", "step", first.start, first.end)] if moving else phrases[:1]
    )
    return [*opening, *phrases[1:at], *phrases[at + 1 :]]


def _without_direction(phrases: list[Phrase]) -> list[Phrase]:
    """ "With every step down" as "with every step": which way it goes is told by the places."""
    ways, nouns = words("comparisons", "stepwise"), words("comparisons", "step_nouns")
    return [
        p for at, p in enumerate(phrases) if key_of(p) not in ways or key_at(phrases, at - 1) not in nouns
    ]


def _change(value: str, key: str, phrase: Phrase) -> Word:
    return Word("DIFFERENCE", value, key, phrase.start, phrase.end)


_REWRITES: tuple[Callable[[list[Phrase]], list[Phrase]], ...] = (
    _without_direction, _without_way_words, _with_change, _passive, _missing, _without_worth, _without_noun,
)  # fmt: skip
