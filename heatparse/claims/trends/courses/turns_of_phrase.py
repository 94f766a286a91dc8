"""Turns of phrase in which courses are told, as the plain words that the reader of courses takes.

"Drops to 0.3, after which it rises", "from the top row to the bottom row", "falls to its minimum at C", "A and B
follow the same pattern: a decline up to C".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.motions import is_in, motion_of
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, key_at, phrase_key
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.trends.courses.standstills import with_hold
from heatparse.phrases import words

_SIDES = frozenset(("top", "bottom", "left", "right"))
_OTHER_END = {"last": "first", "first": "last"}
_ENDS = {"row": ("top", "bottom"), "column": ("left", "right")}
_SHAPED = frozenset(("UNKNOWN", "TREND", "MEASURE", "DIMENSION"))
# In front of a colon, with these alone, a statement is announced that nobody can look up.
_ANNOUNCING = frozenset(("UNKNOWN", "HAVE", "BE", "PREPOSITION", "SCOPE", "PRONOUN", "MEASURE"))
_SUBJECTS = frozenset(("HAVE", "MEASURE", "UNKNOWN", "PRONOUN", "REF"))
_PATH = 5  # the index of the last place of "from A over B to C"


def plainly(phrases: list[Phrase]) -> list[Phrase]:
    """The phrases of a course in plain words."""
    found: list[Phrase] = []
    phrases = _with_onset(with_hold(_with_path_behind(_explained(phrases))))
    at = 0
    while at < len(phrases):
        skipped = (
            _to_the_end(phrases, at)
            or _afterwards(phrases, at)
            or _same_pattern(phrases, at)
            or _whole_range(phrases, at)
        )
        if skipped:
            at += skipped
            continue
        phrase = phrases[at]
        through = _through_columns(phrases, at)
        if through:
            found += through
            at += 2
            continue
        sides = _first_to_last(phrases, at)
        if sides:
            found += sides
            at += len(sides)
            continue
        if at and is_in(phrases[at - 1], "after") and _is_crest_at(phrases, at):
            at += 2  # "after the low in C"
            continue
        if is_in(phrase, "dropping_to"):
            found += [
                Word("DIFFERENCE", "drop", "drops", phrase.start, phrase.end),
                made_word("PREPOSITION", "to", phrase.end),
            ]
            at += 1
            continue
        if key_at(phrases, at) == "its" and at and is_in(phrases[at - 1], "to") and _is_top(phrases, at + 1):
            placed = key_at(phrases, at + 2) in words("function_words", "of_stop")
            at += 3 if placed and _has_place(phrases, at + 3) else 2
            continue  # "falls to its minimum at C"
        if at and is_in(phrases[at - 1], "to") and _is_bare_top(phrase):
            placed = key_at(phrases, at + 1) in words("function_words", "of_stop") and _has_place(
                phrases, at + 2
            )
            at += 2 if placed else 1
            continue  # "rises to a maximum and falls", "rises to a maximum at C"
        found.append(_side(phrase) if at and _leads(phrases[at - 1]) else phrase)
        at += 1
    return found


def _with_onset(phrases: list[Phrase]) -> list[Phrase]:
    """ "Its decline begins after C" as "it peaks at C and declines".

    None at all where it begins at C: from there on, or up to there.
    """
    for at, phrase in enumerate(phrases[:-2]):
        if not is_in(phrase, "onsets") or not _has_place(phrases, at + 2):
            continue
        front, joint, place = phrases[:at], phrases[at + 1], phrases[at + 2]
        moved = [p for p in front if motion_of(p)]
        if not moved or any(map(motion_of, phrases[at + 3 :])):
            continue
        if len(moved) > 1 or not is_in(joint, "after") or motion_of(moved[0]) == "flat":
            return [] if is_in(joint, "along") else phrases
        crest = "high" if motion_of(moved[0]) == "down" else "low"
        turn = Superlative(joint.start, joint.end, crest, "peaks at", verb="peaks")
        lines = [p for p in front if p is not moved[0] and phrase_key(p) != "of"]
        return [*lines, turn, place, made_word("AND", "and", place.end), *moved]
    return phrases


def _through_columns(phrases: Sequence[Phrase], at: int) -> list[Phrase]:
    """ "Going down a column": down each of them."""
    way = key_at(phrases, at).split()[-1:]
    noun = phrases[at + 1] if at + 1 < len(phrases) else None
    if not isinstance(noun, Word) or noun.type != "DIMENSION" or noun.value != "column" or at:
        return []
    if way not in (["down"], ["up"]) or not is_in(phrases[at], way[0]):
        return []
    word = phrases[at]
    return [
        Word("TREND", way[0], way[0], word.start, word.end),
        Scope(noun.start, noun.end, "all", "each", noun=noun),
    ]


def _explained(phrases: list[Phrase]) -> list[Phrase]:
    """ "No row ever recovers: from left to right, values stay equal or drop": what stands behind the colon."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "COLON"), 0)
    front, behind = phrases[:at], phrases[at + 1 :]
    if not at or not any(map(motion_of, behind)):
        return phrases
    if not any(map(motion_of, front)) and all(phrase.type in _ANNOUNCING for phrase in front):
        return behind  # "water pays off in every plot: the yield rises …"
    if not any(phrase.type == "NEGATION" for phrase in front) or not any(map(motion_of, front)):
        return phrases
    return [*(phrase for phrase in front if isinstance(phrase, Ref)), *behind]


def _with_path_behind(phrases: list[Phrase]) -> list[Phrase]:
    """ "From A over B to C, it rises in each row" as "it rises from A over B to C in each row"."""
    if not is_in(phrases[0], "from"):
        return phrases
    end = 1
    while end + 2 < len(phrases) and isinstance(phrases[end], Ref):
        joint = phrases[end + 1]
        if joint.type in ("COMMA", "JOIN"):
            break
        if not (is_in(joint, "via") or is_in(joint, "to")):
            return phrases
        end += 2
    moved = next((at for at in range(end, len(phrases)) if motion_of(phrases[at])), 0)
    if end < _PATH or not moved or phrases[end + 1].type not in ("COMMA", "JOIN"):
        return phrases
    if not all(phrase.type in _SUBJECTS for phrase in phrases[end + 2 : moved]):
        return phrases
    return [*phrases[end + 2 : moved + 1], *phrases[: end + 1], *phrases[moved + 1 :]]


def _afterwards(phrases: Sequence[Phrase], at: int) -> int:
    """How many phrases "after which it" takes."""
    if not is_in(phrases[at], "after") or key_at(phrases, at + 1) not in words("function_words", "pointing"):
        return 0
    return 3 if key_at(phrases, at + 2) in words("function_words", "personal") else 2


def _to_the_end(phrases: Sequence[Phrase], at: int) -> int:
    """How many phrases "for the rest of the season" takes."""
    keys = [key_at(phrases, at + step) for step in range(3)]
    noun = phrases[at + 3] if at + 3 < len(phrases) else None
    led = (
        keys[0] in words("trends", "throughout_rest")
        and keys[1] in words("trends", "rests")
        and keys[2] == "of"
    )
    return (
        4 if led and noun is not None and noun.type in ("UNKNOWN", "AXISNOUN", "MEASURE", "DIMENSION") else 0
    )


def _same_pattern(phrases: Sequence[Phrase], at: int) -> int:
    """How many phrases "follow the same pattern:" takes."""
    if not is_in(phrases[at], "forms") and phrases[at].type not in ("HAVE", "BE"):
        return 0
    same, noun, colon = phrases[at + 1 : at + 2], phrases[at + 2 : at + 3], phrases[at + 3 : at + 4]
    alike = same and key_at(phrases, at + 1).removeprefix("the ") in words("trends", "alike")
    return 4 if alike and noun and noun[0].type in _SHAPED and colon and colon[0].type == "COLON" else 0


def _first_to_last(phrases: Sequence[Phrase], at: int) -> list[Phrase]:
    """ "From the first to the last row", with the sides of the figure at which they are."""
    piece = phrases[at : at + 4]
    if len(piece) < 4 or not is_in(piece[0], "from") or not is_in(piece[2], "to"):
        return []
    one, two = piece[1], piece[3]
    if not isinstance(two, Ref) or two.names or two.position not in _OTHER_END or two.noun not in _ENDS:
        return []
    first = one.position if isinstance(one, Ref) else str(getattr(one, "value", ""))
    if first != _OTHER_END[two.position] or (isinstance(one, Ref) and one.names):
        return []
    start, end = _ENDS[two.noun] if first == "first" else _ENDS[two.noun][::-1]
    sides = ((start, one), (end, two))
    placed = [Word("POSITION", side, side, ref.start, ref.end) for side, ref in sides]
    return [piece[0], placed[0], piece[2], placed[1]]


def _whole_range(phrases: Sequence[Phrase], at: int) -> int:
    """How many phrases "over the whole range of months" takes."""
    if not is_in(phrases[at], "throughout") and not is_in(phrases[at], "along"):
        return 0
    if not is_in(phrases[at + 1] if at + 1 < len(phrases) else None, "whole"):
        return 0
    if not is_in(phrases[at + 2] if at + 2 < len(phrases) else None, "extents"):
        return 0
    named = key_at(phrases, at + 3) == "of" and at + 4 < len(phrases) and phrases[at + 4].type == "AXISNOUN"
    return 5 if named else 3


def _is_top(phrases: Sequence[Phrase], at: int) -> bool:
    return at < len(phrases) and isinstance(phrases[at], Superlative)


def _is_bare_top(phrase: Phrase) -> bool:
    """ "A maximum", as a place where values turn."""
    plain = isinstance(phrase, Superlative) and not (phrase.verb or phrase.nouns) and phrase.rank == 1
    return plain and phrase.key not in _SIDES  # type: ignore[union-attr]


def _is_crest_at(phrases: Sequence[Phrase], at: int) -> bool:
    """ "The low in C", "the peak at C": the place is what tells something."""
    named = is_in(phrases[at], "crests") or _is_top(phrases, at)
    return (
        named
        and key_at(phrases, at + 1) in words("function_words", "of_stop")
        and _has_place(phrases, at + 2)
    )


def _has_place(phrases: Sequence[Phrase], at: int) -> bool:
    return at < len(phrases) and isinstance(phrases[at], Ref)


def _leads(phrase: Phrase) -> bool:
    return is_in(phrase, "from") or is_in(phrase, "to") or is_in(phrase, "toward")


def _side(phrase: Phrase) -> Phrase:
    """ "The top row", as the side of the figure that it is."""
    if (
        isinstance(phrase, Ref)
        and not phrase.names
        and phrase.position in _SIDES
        and phrase.noun in ("row", "column", "area")
    ):
        return Word("POSITION", phrase.position, phrase.position, phrase.start, phrase.end)
    return phrase
