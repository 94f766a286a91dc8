"""How far apart the two ends of some values are, in the plain order: the highest and the lowest named beside "between".

"The two extremes of A are 3 apart", "A covers 3 from its lowest to its highest value" and "between the best and the
worst value of A there are 3" are said again as "the lowest and the highest of A are 3 apart" and "the gap between the
lowest and the highest of A is 3".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import (
    Amount,
    Phrase,
    Ref,
    Scope,
    Superlative,
    key_at,
    key_of,
    phrase_key,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words
from heatparse.records import replace

_TWO = 2
_ENDS = {"positive": "high", "negative": "low"}
_UPPER = frozenset(("high", "best", "warm"))
_PLACES = frozenset(("PREPOSITION", "REF"))
_BESIDE = frozenset(("REF", "PREPOSITION", "COMMA", "JOIN", "BY", "AXISNOUN", "DIMENSION", "MEASURE"))
# With these the two numbers are something else than the ends of values.
_OTHERWISE = frozenset(("DIFFERENCE", "SUPERLATIVE", "COMPARATIVE", "NEGATION", "FACTOR", "TIMES", "BY"))
_TELLING = frozenset(("BE", "COLON"))
_LYING = frozenset(("OCCUR", "BE"))


def with_plain_extremes(clause: Clause) -> Clause:
    """The clause with the ends of its values set against each other as the readers know it."""
    if clause.is_data or len(clause.of("AMOUNT")) == 0:
        return clause
    phrases = clause.phrases
    if len(clause.of("AMOUNT")) > _TWO and clause.has("AGGREGATE"):
        return clause.part(_without_direction(phrases))
    for rewrite in (
        _by_signs,
        _widest_between,
        _told_ends,
        _named_ends,
        _from_end_to_end,
        _between_ends,
        _of_subject,
    ):
        phrases = rewrite(phrases)
    return clause if phrases is clause.phrases else clause.part(phrases)


def _by_signs(phrases: list[Phrase]) -> list[Phrase]:
    """ "The strongest positive and the strongest negative pair" as the highest and the lowest off the diagonal."""
    tops = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    if len(tops) != _TWO:
        return phrases
    found = list(phrases)
    signs: list[str] = []
    for at in tops:
        top = phrases[at]
        assert isinstance(top, Superlative)
        told = [str(noun.value) for noun in top.nouns if noun.type == "SIGN"]
        if len(told) != 1 or top.direction not in _UPPER or top.rank != 1 or told[0] not in _ENDS:
            return phrases
        signs += told
        part = Word("DIAGONAL", "off-diagonal", "sign", top.start, top.start)
        nouns = [part, *(noun for noun in top.nouns if noun.type != "SIGN")]
        found[at] = replace(top, direction=_ENDS[told[0]], nouns=nouns)
    return found if len(set(signs)) == _TWO else phrases


def _widest_between(phrases: list[Phrase]) -> list[Phrase]:
    """ "The largest gap between two rows on P is 3", or "between any rows", as that of the highest and the lowest."""
    at = next((i for i, pair in enumerate(pairwise(phrases)) if _is_widest(*pair)), None)
    if at is None or key_at(phrases, at + 2) not in words("comparisons", "of_two"):
        return phrases
    lines, end = _counted_lines(phrases, at + 3)
    places = [phrase for phrase in (*phrases[:at], *phrases[end:]) if phrase.type not in ("COMMA", "JOIN")]
    refs = [phrase for phrase in places if isinstance(phrase, Ref)]
    unit = places[-1:] if places[-1].type == "UNKNOWN" and places[-2].type == "AMOUNT" else []
    places = places[: len(places) - len(unit)]
    told = [phrase.type for phrase in places]
    if sorted(told) != ["AMOUNT", "BE", "PREPOSITION", "REF"] or told[-2:] != ["BE", "AMOUNT"]:
        return phrases
    if len(refs[0].names) != 1 or not _run_across(lines, refs[0]):
        return phrases
    start, end_of = phrases[at].start, phrases[at].end
    ends = [Superlative(start, end_of, direction, f"{direction}est") for direction in ("high", "low")]
    return [*_gap(phrases[0].start, ends, places[:2], places[-1]), *unit]


def _counted_lines(phrases: Sequence[Phrase], at: int) -> tuple[Phrase | None, int]:
    """ "Two rows", "any two rows", "rows": the noun, and where it ends."""
    counting = phrases[at] if at < len(phrases) else None
    if isinstance(counting, Scope) and counting.noun is not None:
        return counting.noun, at + 1
    at += counting is not None and counting.type in ("CARDINAL", "SCOPE")
    return (phrases[at] if at < len(phrases) else None), at + 1


def _is_widest(top: Phrase, noun: Phrase) -> bool:
    widest = isinstance(top, Superlative) and top.direction in ("high", "varied") and top.rank == 1
    return widest and not getattr(top, "nouns", ()) and getattr(noun, "value", "") == "gap"


def _run_across(lines: Phrase | None, ref: Ref) -> bool:
    """Whether the lines that are counted cross the one that is named."""
    label = ref.names[0].label
    if lines is None or label is None or ref.is_panel or ref.position:
        return False
    if lines.type == "AXISNOUN" and isinstance(lines, Word):
        across = label.columns if lines.value.axis == "y" else label.rows
        along = label.rows if lines.value.axis == "y" else label.columns
        return bool(across) and not along
    return lines.type == "DIMENSION" and getattr(lines, "value", "") == "cell"


def _without_direction(phrases: list[Phrase]) -> list[Phrase]:
    """ "The rows average 88, 94 and 71 from top to bottom": in the order in which they are listed anyway."""
    tail = phrases[-4:]
    keys = [phrase_key(phrase) for phrase in tail]
    listed = len(phrases) > len(tail) and isinstance(phrases[-5], Amount)
    return phrases[:-4] if listed and keys == ["from", "top", "to", "bottom"] else phrases


def _told_ends(phrases: list[Phrase]) -> list[Phrase]:
    """ "The extremes of A are 9 (B) and 2 (C)" as "the highest of A is 9 (B) and the lowest of A is 2 (C)"."""
    given, phrases = phrases, _without_noun(phrases)
    at = next((i for i, p in enumerate(phrases) if _is_pair_of_ends(p)), None)
    amounts = [i for i, p in enumerate(phrases) if isinstance(p, Amount) and not p.bound]
    if at is None or len(amounts) != _TWO or any(p.type in _OTHERWISE for p in phrases):
        return given
    verb = next((i for i in range(at + 1, amounts[0]) if phrases[i].type in _TELLING), 0)
    joint = next((i for i in range(*amounts) if _joins(phrases, i)), 0)
    numbers = [p.quantity.value for i in amounts if isinstance(p := phrases[i], Amount)]
    if amounts[0] != verb + 1 or not verb or not joint or None in numbers or numbers[0] == numbers[1]:
        return given
    start, end = at, phrases[at].end
    whole = start > 0 and phrase_key(phrases[start - 1]) in words("assertions", "whole")
    start -= whole or (start > 0 and key_at(phrases, start - 1) in words("comparisons", "two"))
    places = phrases[at + 1 : verb]
    if any(
        p.type not in (*_PLACES, "SCOPE", "DIMENSION")
        for p in (*places, *phrases[:start])
        if p.type != "COMMA"
    ):
        return given
    if whole and not places:
        places = [made_word("PREPOSITION", "of", end), Word("DIMENSION", "grid", "figure", end, end)]
    falls = (numbers[0] or 0.0) > (numbers[1] or 0.0)
    found = phrases[:start]
    for direction, told in zip(
        ("high", "low") if falls else ("low", "high"),
        (phrases[verb + 1 : joint], phrases[joint + 1 :]),
        strict=True,
    ):
        found += [made_word("AND", "and", told[0].start)] if found[start:] else []
        top = Superlative(phrases[start].start, end, direction, f"{direction}est", definite=True)
        found += [top, *places, made_word("BE", "is", end), *told]
    return found


def _without_noun(phrases: list[Phrase]) -> list[Phrase]:
    """ "The extreme values" as "the extremes"."""
    for at, (adjective, noun) in enumerate(pairwise(phrases)):
        extreme = adjective.type == "UNKNOWN" and key_of(adjective) in words("comparisons", "extreme")
        if extreme and noun.type in ("MEASURE", "DIMENSION") and key_of(noun).endswith("s"):
            word = Word("UNKNOWN", "extremes", "extremes", adjective.start, noun.end)
            return [*phrases[:at], word, *phrases[at + 2 :]]
    return phrases


def _joins(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a joint stands outside of brackets."""
    types = [phrase.type for phrase in phrases[:at]]
    return phrases[at].type in ("AND", "JOIN", "COMMA") and types.count("OPEN") == types.count("CLOSE")


def _named_ends(phrases: list[Phrase]) -> list[Phrase]:
    """ "The two extremes" as "the lowest and the highest"."""
    at = next((i for i, p in enumerate(phrases) if _is_pair_of_ends(p)), None)
    if at is None or not any(getattr(p, "value", "") == "gap" for p in phrases):
        return phrases
    counted = at > 0 and phrases[at - 1].type == "CARDINAL"
    if counted and key_at(phrases, at - 1) not in words("comparisons", "two"):
        return phrases
    start, end = phrases[at - counted].start, phrases[at].end
    ends = [Superlative(start, end, direction, f"{direction}est") for direction in ("low", "high")]
    return [*phrases[: at - counted], ends[0], made_word("AND", "and", start), ends[1], *phrases[at + 1 :]]


def _is_pair_of_ends(phrase: Phrase) -> bool:
    return phrase.type == "UNKNOWN" and key_of(phrase) in words("comparisons", "both_extremes")


def _from_end_to_end(phrases: list[Phrase]) -> list[Phrase]:
    """ "From its lowest to its highest value" as "between its lowest and its highest value"."""
    tops = [i for i, p in enumerate(phrases) if isinstance(p, Superlative)]
    if len(tops) != _TWO:
        return phrases
    first, second = tops
    front, joint = _joint_of(phrases, first), _joint_of(phrases, second)
    if not 0 <= front < first < joint or (key_at(phrases, front), key_at(phrases, joint)) != ("from", "to"):
        return phrases
    one, two = phrases[first], phrases[second]
    ranks = front > 0 and phrases[front - 1].type == "ORDER"  # "the ranking from the best to the worst model"
    if ranks or joint != first + 1 or not _are_opposite(one, two) or _tells_direction(one, two):
        return phrases
    found = list(phrases)
    found[front] = made_word("PREPOSITION", "between", phrases[front].start)
    found[joint] = made_word("AND", "and", phrases[joint].start)
    return found


def _tells_direction(one: Phrase, two: Phrase) -> bool:
    """ "From top to bottom", "from bottom to top": which way the values are listed, and no end of them."""
    keys = {phrase_key(one), phrase_key(two)}
    plain = all(isinstance(top, Superlative) and not top.definite and not top.nouns for top in (one, two))
    return plain and keys <= words("trends", "edges_named")


def _joint_of(phrases: Sequence[Phrase], at: int) -> int:
    """Where the word stands that leads to a superlative: in front of it, or of its pronoun."""
    return at - 2 if at > 1 and phrases[at - 1].type == "PRONOUN" else at - 1


def _are_opposite(one: Phrase, two: Phrase) -> bool:
    """Whether two superlatives are the two ends of values; "the smallest and the largest dose" are places."""
    if not isinstance(one, Superlative) or not isinstance(two, Superlative):
        return False
    sized = any(
        noun.type in ("AXISNOUN", "UNKNOWN")
        for top in (one, two)
        if top.key in words("names", "sizes")
        for noun in two.nouns
    )
    plain = one.rank == two.rank == 1 and one.count in (None, 1) and two.count in (None, 1)
    return plain and not sized and (one.direction in _UPPER) != (two.direction in _UPPER)


def _of_subject(phrases: list[Phrase]) -> list[Phrase]:
    """ "A covers 3 between its lowest and its highest value": the gap between the lowest and the highest of A is 3."""
    first = next((i for i, p in enumerate(phrases) if isinstance(p, Superlative)), 0)
    joint = _joint_of(phrases, first)
    if not first or key_at(phrases, joint) != "between" or len(phrases) < first + 3:
        return phrases
    last = first + 3 if phrases[first + 2].type == "PRONOUN" else first + 2
    amounts = [p for p in phrases if isinstance(p, Amount)]
    ends = phrases[first], phrases[last] if last < len(phrases) else None
    if len(amounts) != 1 or ends[1] is None or not _are_opposite(ends[0], ends[1]):
        return phrases
    rest = [p for p in (*phrases[:joint], *phrases[last + 1 :]) if p is not amounts[0]]
    verbs = [p for p in rest if _is_verb(p)]
    refs = [p for p in rest if isinstance(p, Ref)]
    if len(verbs) != 1 or len(refs) != 1 or any(p.type not in _BESIDE and not _is_verb(p) for p in rest):
        return phrases
    return _gap(
        phrases[0].start,
        [ends[0], ends[1]],
        [made_word("PREPOSITION", "of", phrases[0].start), *refs],
        amounts[0],
    )


def _is_verb(phrase: Phrase) -> bool:
    """ "Covers", "spans", "varies", "rises by": tells how far the values go."""
    varies = phrase.type in ("UNKNOWN", "TREND") and key_of(phrase) in words("comparisons", "varying")
    return varies or phrase.type in ("SPREAD", "DIFFERENCE")


def _gap(start: int, ends: Sequence[Phrase], places: Sequence[Phrase], amount: Phrase) -> list[Phrase]:
    """ "The gap between the lowest and the highest of A is 3"."""
    front: list[Phrase] = [made_word("DIFFERENCE", "gap", start), made_word("PREPOSITION", "between", start)]
    return [
        *front,
        ends[0],
        made_word("AND", "and", start),
        ends[1],
        *places,
        made_word("BE", "is", start),
        amount,
    ]


def _between_ends(phrases: list[Phrase]) -> list[Phrase]:
    """ "Between the best and the worst model on P lie 3 points", "3 points separate the best from the worst"."""
    tops = [i for i, p in enumerate(phrases) if isinstance(p, Superlative)]
    amounts = [i for i, p in enumerate(phrases) if isinstance(p, Amount)]
    if len(tops) != _TWO or tops[1] != tops[0] + 2 or len(amounts) != 1:
        return phrases
    first, second = tops
    at = amounts[0]
    verb = _lying(phrases, at)
    if first == 1 and key_at(phrases, 0) == "between" and verb > second and at == len(phrases) - 1:
        places = phrases[second + 1 : verb]
    elif _parts(phrases, at, first) and key_at(phrases, first + 1) in ("from", "and"):
        places = [*phrases[second + 1 :], *(p for p in phrases[:at] if p.type not in ("COMMA", "JOIN"))]
    else:
        return phrases
    places = _without_figure(places)
    if any(p.type not in _PLACES for p in places):
        return phrases
    return _gap(phrases[0].start, [phrases[first], phrases[second]], places, phrases[at])


def _lying(phrases: Sequence[Phrase], at: int) -> int:
    """Where the verb of "lie 3 points", "there are 3", "lies a distance of 3" stands; 0 where none does."""
    verb = at - 1
    if key_at(phrases, verb) == "of" and getattr(phrases[verb - 1], "value", "") == "gap":
        verb -= 2
    return verb if verb > 0 and phrases[verb].type in _LYING else 0


def _parts(phrases: Sequence[Phrase], at: int, first: int) -> bool:
    """Whether the amount separates what follows: "3 points separate …", "16 species separate …"."""
    verb = at + 1 + (at + 2 < len(phrases) and phrases[at + 1].type == "UNKNOWN")
    parted = verb < len(phrases) and key_at(phrases, verb) in words("comparisons", "separating")
    return parted and first == verb + 1


def _without_figure(places: Sequence[Phrase]) -> list[Phrase]:
    """Places without "of the figure", "in the heatmap": the whole of it."""
    if len(places) > 1 and places[-1].type == "DIMENSION" and places[-2].type == "PREPOSITION":
        whole = getattr(places[-1], "value", "") in ("panel", "grid")
        return list(places[:-2]) if whole else list(places)
    return list(places)
