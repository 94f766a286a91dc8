"""Courses told by their cause: "increasing the batch size lowers the perplexity", "more layers raise it".

They are put into the words of a motion along an axis, which the reader of courses takes.
"""

from __future__ import annotations

from heatparse.claims.language.motions import MOVED, along, is_in
from heatparse.claims.language.paces import paced
from heatparse.claims.language.phrases import Phrase, Ref, Scope, placed
from heatparse.claims.language.words import Word, made_word

_OWED = {"profiting": "improves", "suffering": "worsens"}
_BETWEEN = frozenset(("REF", "PREPOSITION", "SCOPE"))
_PACE = 4  # phrases of "step by step, as the size increases"
_JOINTS = frozenset(("COMMA", "JOIN", "AND", "CONTRAST"))
_SUBJECT = frozenset(("REF", "MEASURE", "PREPOSITION"))
_OPENING = frozenset(("REF", "PREPOSITION", "COMMA", "JOIN"))


def by_cause(phrases: list[Phrase]) -> list[Phrase] | None:
    """The phrases with a motion along an axis for what the axis is said to do to the values."""
    return _acting(phrases) or _profiting(phrases) or _related(phrases) or _stepping(phrases)


def _stepping(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Every doubling of the size raises A": "step by step, as the size increases, A rises"."""
    told = paced(phrases)
    at = next((i for i, p in enumerate(told) if is_in(p, "monotone") and p not in phrases), None)
    verb = at + _PACE if at is not None else len(told)
    if at is None or verb >= len(told) or any(p.type not in _OPENING for p in told[:at]):
        return None
    moved = "falls" if is_in(told[verb], "costing") else _moves(told[verb])
    end = next((i for i in range(verb + 1, len(told)) if told[i].type in _JOINTS), len(told))
    subject = told[verb + 1 : end]
    if not moved or not subject or any(p.type not in _SUBJECT for p in subject):
        return None
    way, word = told[at:verb], told[verb]
    if end < len(told):
        return None
    motion = Word("DIFFERENCE", "", moved, word.start, word.end)
    return [*told[:at], *way, made_word("COMMA", ",", word.start), *subject, motion]


def _profiting(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A profits from larger sizes": "as the size increases, A improves"."""
    for at in range(1, len(phrases) - 2):
        verb, link = phrases[at], phrases[at + 1]
        moved = next((key for section, key in _OWED.items() if is_in(verb, section)), "")
        if not moved or not is_in(link, "owed_to"):
            continue
        growth, noun = phrases[at + 2 : at + 4] if at + 3 < len(phrases) else (link, link)
        if not _is_growth(growth) or not _is_axis(noun):
            return None
        backward = is_in(growth, "shrinking") or is_in(growth, "made_smaller")
        assert isinstance(noun, Word)
        motion = Word("DIFFERENCE", "", moved, verb.start, verb.end)
        return [*along(noun, phrases[0].start, backward), *phrases[:at], motion, *phrases[at + 4 :]]
    return None


def _related(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A scales with the size", "A is inversely related to the size": it rises, or falls, along it."""
    noun = next((i for i, phrase in enumerate(phrases) if _is_axis(phrase)), 0)
    verb = next((i for i, phrase in enumerate(phrases) if _ties(phrase)), 0)
    if not verb or noun < 2 or not any(isinstance(phrase, Ref) for phrase in phrases):
        return None
    falls = any(is_in(phrase, "negatively") or _is_sign(phrase, "negative") for phrase in phrases)
    rises = any(is_in(phrase, "positively") or _is_sign(phrase, "positive") for phrase in phrases)
    scales = is_in(phrases[verb], "scaling")
    if falls is rises and not (scales and not falls):
        return None
    extra = ("MEASURE", "REF", "JOIN", "AND", "BE", "HAVE", "PREPOSITION", "AXISNOUN", "SIGN")
    if any(p.type not in extra and not (_ties(p) or is_in(p, "manner") or _signs(p)) for p in phrases):
        return None
    front = phrases[:verb] if scales or is_in(phrases[verb], "related") else phrases[noun + 1 :]
    subject = [p for p in front if p.type in ("REF", "MEASURE")]
    if not any(isinstance(phrase, Ref) for phrase in subject):
        return None
    word, axis = phrases[verb], phrases[noun]
    assert isinstance(axis, Word)
    motion = Word("DIFFERENCE", "", "falls" if falls else "rises", word.start, word.end)
    return [*along(axis, phrases[0].start), *subject, motion]


def _ties(phrase: Phrase) -> bool:
    return any(is_in(phrase, section) for section in ("scaling", "related", "relations"))


def _signs(phrase: Phrase) -> bool:
    return is_in(phrase, "positively") or is_in(phrase, "negatively")


def _is_sign(phrase: Phrase, sign: str) -> bool:
    return phrase.type == "SIGN" and getattr(phrase, "value", "") == sign


def _is_axis(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and phrase.type == "AXISNOUN" and phrase.value.axis is not None


def _acting(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "As the size increases, the loss falls" for "increasing the size lowers the loss"."""
    at = next((i for i, phrase in enumerate(phrases) if _is_growth(phrase)), None)
    if at is None or at + 2 >= len(phrases) or any(p.type not in _OPENING for p in phrases[:at]):
        return None
    growth, noun = phrases[at : at + 2]
    if not isinstance(noun, Word) or noun.type != "AXISNOUN" or noun.value.axis is None:
        return None
    verb = next((i for i in range(at + 2, len(phrases)) if _moves(phrases[i])), None)
    phrases = [*map(placed, phrases[:verb]), *phrases[verb or len(phrases) :]]
    if verb is None or any(phrase.type not in _BETWEEN for phrase in phrases[at + 2 : verb]):
        return None
    measure = next(
        (i for i in range(verb + 1, len(phrases)) if phrases[i].type == "PREPOSITION"), len(phrases)
    )
    lines = [phrase for phrase in phrases[verb + 1 : measure] if isinstance(phrase, Ref)]
    if lines and any(phrase.type in ("COMPARATIVE", "THAN", "SUPERLATIVE") for phrase in phrases[verb:]):
        return None  # "increasing the size lowers A more than B"
    start, backward = growth.start, is_in(growth, "shrinking") or is_in(growth, "made_smaller")
    moved = Word("DIFFERENCE", "", _moves(phrases[verb]), phrases[verb].start, phrases[verb].end)
    between = phrases[at + 2 : verb]
    steps = [phrase for phrase in between if isinstance(phrase, Scope)]
    way = [phrase for phrase in between if not isinstance(phrase, Scope)]
    return [
        *phrases[:at], *along(noun, start, backward and not way), made_word("COMMA", ",", start),
        *steps, *phrases[verb + 1 : measure], moved, *way, *phrases[measure:],
    ]  # fmt: skip


def _is_growth(phrase: Phrase) -> bool:
    """ "Increasing", "raising", "larger"."""
    sections = ("growing", "shrinking", "made_larger", "made_smaller")
    return any(is_in(phrase, section) for section in sections)


def _moves(phrase: Phrase) -> str:
    """The motion of what a verb acts upon."""
    return next((key for section, key in MOVED.items() if is_in(phrase, section)), "")
