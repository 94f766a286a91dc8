"""Motions in plain words: turns of phrase around a motion, as the reader of courses takes them.

"Only ever falls" is "steadily falls", "from one week to the next" is "with each week", "its stops grow fewer" are
those of the line that was spoken of, "ends the month higher than it began" is "ends higher than it starts".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.language.motions import becoming, motion_of
from heatparse.claims.language.phrases import (
    Phrase,
    Ref,
    Scope,
    is_only,
    key_at,
    key_of,
    phrase_key,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses.motion_places import (
    at_place_before,
    beyond_zero,
    held_between,
    listed_values,
    lower_at_place,
    place_behind,
    span_before,
    until_place,
)
from heatparse.claims.trends.courses.motion_subjects import (
    JOINTS,
    moves,
    of_its_line,
    of_line,
    told_by,
    with_participle,
)
from heatparse.phrases import words
from heatparse.records import replace

_NOUNS = frozenset(("AXISNOUN", "MEASURE", "UNKNOWN"))
_LONGEST_START = 3  # phrases of "its initial level"
Rewording = Callable[[list[Phrase], Clause, Scene], list[Phrase] | None]


def in_plain_motion(clause: Clause, scene: Scene) -> Clause:
    """The clause with its motion in plain words; itself where it tells none in other ones."""
    phrases = clause.phrases
    for reword in _REWORDINGS:
        phrases = reword(phrases, clause, scene) or phrases
    return clause if phrases is clause.phrases else clause.part(phrases)


def _steadily(at: int) -> Word:
    return Word("TREND", "monotone", "steadily", at, at)


# One way only


def _only_moves(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Only ever falls", "the scores only shrink": steadily; "only falls in C" is left as it is."""
    for at, phrase in enumerate(phrases[:-1]):
        if not is_only(phrase) or getattr(phrase, "noun", None) is not None:
            continue
        ever = told_by(phrases[at + 1], "ever")
        moved = at + 1 + ever
        gets = moved if becoming(phrases, moved + 1) else -1
        if gets > 0 and gets + 2 == len(phrases):
            return [*phrases[:at], _steadily(phrase.start), *phrases[gets:]]  # "only get smaller"
        if not moves(phrases, moved) or motion_of(phrases[moved]) == "flat":
            continue
        if ever or moved + 1 == len(phrases):
            return [*phrases[:at], _steadily(phrase.start), *phrases[moved:]]
    return None


def _in_one_direction(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Goes only one way, down", "moves in one direction only: upward", "knows but one direction, downward"."""
    at = next((i for i, phrase in enumerate(phrases) if _is_one_direction(phrase, phrases, i)), None)
    if at is None:
        return None
    moved = at + 1
    while moved < len(phrases) and (phrases[moved].type in JOINTS or is_only(phrases[moved])):
        moved += 1
    if moved == at + 1 or not moves(phrases, moved):
        return None
    first = at
    while first and (phrases[first - 1].type in ("CARDINAL", "SCOPE", "PREPOSITION", "HAVE", "UNKNOWN", "COLON")
                     or key_at(phrases, first - 1) == "one"):  # fmt: skip
        if isinstance(phrases[first - 1], Scope) and not is_only(phrases[first - 1]):
            break
        first -= 1
        if phrases[first].type == "UNKNOWN" and not told_by(phrases[first], "ever"):
            break  # the verb
    return [*phrases[:first], _steadily(phrases[at].start), *phrases[moved:]]


def _is_one_direction(phrase: Phrase, phrases: Sequence[Phrase], at: int) -> bool:
    noun = phrase.noun if isinstance(phrase, Scope) and is_only(phrase) else phrase
    if not told_by(noun, "directions"):
        return False
    return any(p.type == "CARDINAL" and getattr(p, "value", "") == "1" for p in phrases[max(0, at - 2) : at])


# Joints


def _then_only(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "… and only then falls" as "… and then falls"."""
    for at in range(1, len(phrases) - 1):
        if not is_only(phrases[at]) or phrases[at - 1].type not in JOINTS or not moves(phrases, at + 1):
            continue
        told = [token[3] for token in scene.draft.tokens.between(phrases[at].end, phrases[at + 1].start)]
        if told[:1] == ["then"]:
            return [*phrases[:at], *phrases[at + 1 :]]
    return None


def _at_first(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Falls at first, then rises": initially."""
    for at in range(1, len(phrases) - 1):
        before = phrases[at - 1]
        if (
            key_of(phrases[at]) == "at"
            and told_by(phrases[at + 1], "at_first")
            and not isinstance(before, Ref)
        ):
            behind = phrases[at + 2] if at + 2 < len(phrases) else None
            if behind is None or behind.type in JOINTS:
                word = made_word("UNKNOWN", "initially", phrases[at].start)
                return [*phrases[:at], word, *phrases[at + 2 :]]
    return None


def _both_move(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "A and B both dip in C": the verb, and no noun of both."""
    for at, phrase in enumerate(phrases):
        if not isinstance(phrase, Scope) or phrase.quantifier != "both" or phrase.noun is None:
            continue
        following = phrases[at + 1] if at + 1 < len(phrases) else None
        verb = following is not None and following.type in ("BE", "HAVE", "OCCUR")
        if motion_of(phrase.noun) and at and isinstance(phrases[at - 1], Ref) and not verb:
            return [*phrases[:at], replace(phrase, noun=None), phrase.noun, *phrases[at + 1 :]]
    return None


def _to_the_next(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "From one week to the next", "from each week to the following one": with each week."""
    for at in range(len(phrases) - 3):
        if key_of(phrases[at]) != "from":
            continue
        noun, step = _one_of_axis(phrases, at + 1)
        if noun is None or key_at(phrases, step) != "to" or step + 1 >= len(phrases):
            continue
        step += 1
        again = key_of(phrases[step]) == noun.key and phrases[step].type == "AXISNOUN"  # "from week to week"
        if not told_by(phrases[step], "following") and not again:
            continue
        step += 1
        while step < len(phrases) and (
            key_at(phrases, step) in ("one", noun.key) and phrases[step].type != "REF"
        ):
            step += 1
        scope = Scope(noun.start, noun.end, "all", "each", noun=noun)
        return [*phrases[:at], made_word("PREPOSITION", "with", noun.start), scope, *phrases[step:]]
    return None


def _one_of_axis(phrases: Sequence[Phrase], at: int) -> tuple[Word | None, int]:
    """ "One week", "each week", "week": its noun, and the index behind it."""
    one = phrases[at]
    if isinstance(one, Word) and one.type == "AXISNOUN" and one.value.axis is not None:
        return one, at + 1
    if isinstance(one, Scope) and one.is_single and one.count is None and one.noun is not None:
        return (one.noun if one.noun.type == "AXISNOUN" else None), at + 1
    if one.type == "CARDINAL" and getattr(one, "value", "") == "1" and at + 1 < len(phrases):
        noun = phrases[at + 1]
        if isinstance(noun, Word) and noun.type == "UNKNOWN" and at + 2 < len(phrases):
            named = phrases[at + 2]  # "one listed week"
            if isinstance(named, Word) and named.type == "AXISNOUN" and noun.key.endswith("ed"):
                return named, at + 3
        return (noun, at + 2) if isinstance(noun, Word) and noun.type == "AXISNOUN" else (None, at)
    return None, at


# More and more


def _ever_more(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Gets smaller and smaller", "gets ever smaller": smaller."""
    for at in range(1, len(phrases)):
        if phrases[at].type != "COMPARATIVE":
            continue
        if told_by(phrases[at - 1], "ever"):
            return [*phrases[: at - 1], *phrases[at:]]
        twice = at + 2 < len(phrases) and phrases[at + 1].type == "AND"
        if twice and phrases[at + 2].type == "COMPARATIVE" and key_at(phrases, at + 2) == key_at(phrases, at):
            return [*phrases[: at + 1], *phrases[at + 3 :]]
    return None


# Two ends


def _last_of_such(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Drops in the second week and rises in the last": in the last week."""
    for at in range(2, len(phrases)):
        word = phrases[at]
        one = key_at(phrases, at + 1) == "one"  # "to the last one"
        behind = phrases[at + 1 + one] if at + 1 + one < len(phrases) else None
        ended = behind is None or behind.type in JOINTS or (one and behind.type == "PREPOSITION")
        if not (
            isinstance(word, Word) and word.type == "POSITION" and word.key in ("first", "last") and ended
        ):
            continue
        placed = phrases[at - 1].type in ("PREPOSITION", "RESTRICTION")
        model = next((p for p in phrases[:at] if isinstance(p, Ref) and p.position and not p.names), None)
        if placed and model is not None and model.noun in ("row", "column"):
            last = replace(model, position=word.key, start=word.start, end=word.end)
            return [*phrases[:at], last, *phrases[at + 1 + one :]]
    return None


def _through_all(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "A falls from the first reading to the last": all along its line."""
    keys = [(phrase.type, phrase_key(phrase)) for phrase in phrases]
    for at in range(1, len(phrases) - 3):
        if keys[at] != ("PREPOSITION", "from") or keys[at + 1] != ("POSITION", "first"):
            continue
        nouns = phrases[at + 2].type in ("MEASURE", "UNKNOWN")
        to = at + 2 + nouns
        if keys[to : to + 2] != [("PREPOSITION", "to"), ("POSITION", "last")]:
            continue
        behind = to + 2 + (to + 2 < len(phrases) and nouns and keys[to + 2] == keys[at + 2])
        if any(isinstance(p, Ref) and p.names for p in phrases[:at]) and behind == len(phrases):
            return phrases[:at]
    return None


def _than_it_began(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Ends worse than it began", "is lower at the end than at the start", "closes below its first level"."""
    at = next((i for i, p in enumerate(phrases) if p.type in ("COMPARATIVE", "BOUND")), None)
    if at is None or any(p.type == "AMOUNT" for p in phrases):
        return None
    compared = phrases[at]
    behind = [p for p in phrases[at + 1 :] if p.type not in JOINTS]
    if not behind or not _tells_start(behind):
        return None
    verb = phrase_key(compared).split(" ")[0]
    first = next((i for i in range(at) if told_by(phrases[i], "ending")), None)
    if first is None and verb in words("motions", "ending"):
        first = at
    if first is None and key_at(phrases, at + 1) in words("motions", "at_end"):
        first = _placed_at_end(phrases, at)
    if first is None or any(isinstance(p, Ref) and not p.is_panel for p in phrases[at + 1 :]):
        return None
    told = key_of(compared)
    low = "below" in told or "under" in told
    value = getattr(compared, "value", "")
    if verb in words("motions", "ending") and verb != told:
        value = "low" if low else "high"
    way = Word("COMPARATIVE", value, told, compared.start, compared.end)
    begins = made_word("UNKNOWN", "starts", compared.end)
    ends = made_word("UNKNOWN", "ends", compared.start)
    return [
        *(p for p in phrases[:first] if p.type != "BE"),
        ends,
        way,
        made_word("THAN", "than", compared.end),
        begins,
    ]


def _tells_start(behind: Sequence[Phrase]) -> bool:
    """ "Than it began", "where it started", "its initial level", "than at the beginning"."""
    tail = [p for p in behind if p.type not in ("PRONOUN", "THAN", "PREPOSITION", "POSITION")]
    placed = len(tail) > 1 and told_by(tail[0], "finishes")  # "lower at the end than at the start"
    tail = tail[1:] if placed else tail
    if not tail or not told_by(tail[0], "starting"):
        return False
    known = all(told_by(p, "levels") or p.type in _NOUNS for p in tail[1:])
    return known and len(tail) < _LONGEST_START


def _placed_at_end(phrases: Sequence[Phrase], at: int) -> int | None:
    """ "Is lower at the end than at the start": where the verb stands."""
    if at + 2 < len(phrases) and told_by(phrases[at + 2], "finishes") and at and phrases[at - 1].type == "BE":
        return at - 1
    return None


def _as_time_passes(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "A falls as the week goes on" as "A falls over the week"."""
    if all(key_of(phrase) != "as" for phrase in phrases):
        return None
    from heatparse.claims.trends.courses.passing_times import as_time_passes  # loaded behind "as"

    return as_time_passes(phrases, clause, scene)


def _across_figure(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Moving right, values fall"."""
    if not clause.says(words("motions", "sideways")):
        return None
    from heatparse.claims.trends.courses.figure_ways import across_figure  # loaded where a way may be told

    return across_figure(phrases, clause, scene)


_REWORDINGS: tuple[Rewording, ...] = (
    _as_time_passes, _only_moves, _in_one_direction, _then_only, _at_first, _both_move, _to_the_next, with_participle,
    at_place_before, until_place, lower_at_place, beyond_zero, listed_values, held_between, place_behind,
    span_before,
    _across_figure, of_line, of_its_line, _ever_more, _last_of_such, _through_all, _than_it_began,
)  # fmt: skip
