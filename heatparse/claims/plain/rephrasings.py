"""Rephrasings: counting statements in the order that the readers of assertions know.

"Cells above 0.5: two" is "two cells above 0.5", "two models, A and B, exceed 0.5" is "only A and B exceed 0.5".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.gates import has_bound, may_bound_end, may_tell_share
from heatparse.claims.language.parsing import read_phrases
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, is_only, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_whole_number
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.plain.marks import bound_of, with_mark_behind
from heatparse.phrases import words

_NOUNS = frozenset(("DIMENSION", "AXISNOUN", "MEASURE", "UNKNOWN"))
# Words that deny that one thing was taken for another, and what may stand around the two.
_CONFUSING = frozenset(
    ("BE", "HAVE", "PREDICTED", "MEASURE", "DIMENSION", "AXISNOUN", "UNKNOWN", "SCOPE", "NEGATION")
)
_JOINTS = frozenset(("COMMA", "JOIN"))
_TOLD_OFTEN = 3  # phrases of "A exceeds 0.5 once"
_COUNTED = 3  # phrases of "11 of which"
_TOTALLING = frozenset(
    ("BE", "HAVE", "AMOUNT", "CARDINAL", "DIMENSION", "AGGREGATE", "SCOPE")
)  # "it has 28 cells"
# What may stand around a count whose predicate is told by the lead: "this happens in four cells".
_HAPPENING = frozenset(("PRONOUN", "OCCUR", "BE", "PREPOSITION", "DIMENSION", "AXISNOUN", "MEASURE"))


def rephrased(clause: Clause) -> Clause:
    """The clause with what it counts in front; the clause itself where nothing is to be done."""
    for rephrase in (
        _without_remark,
        _in_plain_words,
        _of_share,
        with_mark_behind,
        _of_bounded_end,
        _only_is,
        _out_of_all,
        _of_those_counted,
        _never_predicted,
        _counted_behind,
        _counted_under_lead,
        _happening,
        _named_in_apposition,
        _only_apart_from,
        _all_named,
        _nor,
        _goes_on,
        _dominating,
        _colored,
        _of_figure,
        _how_often,
    ):
        phrases = rephrase(clause)
        if phrases is not None:
            return clause.part(phrases)
    return clause


def _how_often(clause: Clause) -> list[Phrase] | None:
    """ "A exceeds 0.5 only once": so many of its values do."""
    if not clause.has("AMOUNT", "SIGN") or not clause.has("REF") or len(clause.phrases) < _TOLD_OFTEN:
        return None
    if not clause.has("TIMES") and not clause.says(words("assertions", "often")):
        return None
    from heatparse.claims.plain.occurrences import in_values  # loaded where it is told how often

    return in_values(clause.phrases)


def _without_remark(clause: Clause) -> list[Phrase] | None:
    """ "Rates are generally low, ranging from 3 to 7"."""
    if not clause.has("SCOPE") or not clause.has("COMMA") or not clause.says(words("assertions", "spanning")):
        return None
    from heatparse.claims.plain.general_remarks import without_remark  # loaded where a span is told

    return without_remark(clause)


def _in_plain_words(clause: Clause) -> list[Phrase] | None:
    """ "Besides A, only B exceeds 0.5", "three rows peak above 0.5"."""
    if not clause.has("AMOUNT", "SIGN") or not clause.has("CARDINAL", "SCOPE", "NEGATION", "SUPERLATIVE"):
        return None
    if not (clause.has("CARDINAL", "EXCEPTION", "SCOPE") or has_bound(clause) or _may_pass(clause)):
        return None
    from heatparse.claims.plain.counted_words import in_plain_words  # loaded where something is counted

    return in_plain_words(clause)


def _may_pass(clause: Clause) -> bool:
    """ "0.5 is exceeded", "the three best values are 0.5"."""
    if any(getattr(top, "count", None) for top in clause.of("SUPERLATIVE")):
        return True
    return clause.has("BE") and any(bound_of(clause.phrases, at) for at in range(len(clause.phrases)))


def _of_figure(clause: Clause) -> list[Phrase] | None:
    """ "14 of its 20 cells hold a number", where nobody is named: of the figure."""
    phrases = clause.phrases
    types = [phrase.type for phrase in phrases]
    at = types.index("PRONOUN") if "PRONOUN" in types else 0
    counted = 1 < at < len(phrases) - 2 and is_whole_number(phrases[at + 1]) and types[at + 2] == "DIMENSION"
    named = clause.heads or clause.refs() or (clause.before is not None and clause.before.refs())
    owner = key_at(phrases, at) in words("function_words", "possessive") and key_at(phrases, at - 1) == "of"
    return [*phrases[:at], *phrases[at + 1 :]] if counted and owner and not named else None


def with_value(clause: Clause) -> Clause:
    """ "… but a positive one with A", "negative ones with A": a value, and no number."""
    phrases = clause.phrases
    for at, phrase in enumerate(phrases):
        if at and phrase_key(phrase) in words("reserves", "ones") and phrases[at - 1].type == "SIGN":
            behind = phrases[at + 1].type if at + 1 < len(phrases) else ""
            value = Word("MEASURE", "value", "value", phrase.start, phrase.end)
            return (
                clause.part([*phrases[:at], value, *phrases[at + 1 :]]) if behind == "PREPOSITION" else clause
            )
    return clause


def _only_is(clause: Clause) -> list[Phrase] | None:
    if not (clause.has("SCOPE") and is_only(clause.phrases[0])):
        return None
    from heatparse.claims.plain.sole_names import only_is  # loaded where a clause speaks of the only one

    return only_is(clause)


def _only_apart_from(clause: Clause) -> list[Phrase] | None:
    if not any(map(is_only, clause.of("SCOPE"))):
        return None
    from heatparse.claims.plain.sole_names import only_besides, only_without

    return only_besides(clause) or only_without(clause)


def _of_share(clause: Clause) -> list[Phrase] | None:
    """ "Around half of the cells (12 of 25) are …" as "12 of the 25 cells are …"."""
    if not clause.has("FACTOR", "SCOPE", "AMOUNT") or not clause.has("OPEN", "COMMA", "JOIN", "COLON"):
        return None
    if not (may_tell_share(clause.phrases) or (clause.has("REF") and any(map(_is_part, clause.of("SCOPE"))))):
        return None
    from heatparse.claims.plain.told_shares import (  # loaded where a share is told
        with_bracketed_names,
        with_told_share,
    )

    told = with_told_share(clause.phrases) if may_tell_share(clause.phrases) else None
    return told or with_bracketed_names(clause.phrases)


def _is_part(scope: Phrase) -> bool:
    return isinstance(scope, Scope) and scope.quantifier in ("half", "most", "many")


def _of_bounded_end(clause: Clause) -> list[Phrase] | None:
    if not may_bound_end(clause):
        return None
    from heatparse.claims.plain.bounded_ends import of_bounded_end  # loaded where an extreme may have a bound

    return of_bounded_end(clause)


def _all_named(clause: Clause) -> list[Phrase] | None:
    if not clause.has("SIGN") or not clause.has("MEASURE"):
        return None
    from heatparse.claims.language.namings import all_named  # loaded where values of a sign are spoken of

    return all_named(clause)


def _dominating(clause: Clause) -> list[Phrase] | None:
    """ "Negative values dominate the lower rows": most values there are negative."""
    phrases = clause.phrases
    if len(phrases) < 4 or [phrase.type for phrase in phrases[:2]] != ["SIGN", "MEASURE"]:
        return None
    sign, noun, verb = phrases[:3]
    if not isinstance(noun, Word) or key_of(verb) not in words("regions", "dominating"):
        return None
    end = next((at for at, p in enumerate(phrases) if p.type in ("COMMA", "OPEN")), len(phrases))
    places = phrases[3:end]
    if not any(isinstance(place, Ref) for place in places):
        return None
    start = verb.start
    front = [] if places[0].type == "PREPOSITION" else [made_word("PREPOSITION", "in", start)]
    most = Scope(noun.start, noun.end, "most", "most", noun=noun)
    return [most, *front, *places, made_word("BE", "are", start), sign]


def _colored(clause: Clause) -> list[Phrase] | None:
    """ "Red appears twice", "**Red cells:** two"."""
    if not clause.has("COLOUR"):
        if not clause.phrases or clause.phrases[0].type != "CARDINAL":
            return None
        lead = [phrase for phrase in _lead(clause) if phrase.type != "COLON"]
        if not any(phrase.type == "COLOUR" for phrase in lead):
            return None
        phrases = [*lead, made_word("COLON", ":", lead[-1].end), *clause.phrases]
    else:
        phrases = clause.phrases
    from heatparse.claims.plain.color_phrases import with_color_last  # loaded where a color is told

    return with_color_last(phrases)


def _out_of_all(clause: Clause) -> list[Phrase] | None:
    """ "Of the 15 pairs, four are negative" as "four of the 15 pairs are negative"."""
    phrases = clause.phrases
    if len(phrases) < 5 or getattr(phrases[0], "key", "") not in words("function_words", "of_group"):
        return None
    if isinstance(phrases[1], Scope) and phrases[1].quantifier == "all" and phrases[1].noun is None:
        phrases = [phrases[0], *phrases[2:]]  # "of all 15 pairs"
    if phrases[1].type != "CARDINAL" and not is_whole_number(phrases[1]):
        return None
    comma = next((i for i, p in enumerate(phrases[:6]) if p.type in _JOINTS), 0)
    behind = comma + 1 + (comma + 1 < len(phrases) and is_only(phrases[comma + 1]))  # "…, only three have …"
    count = phrases[behind] if comma and behind < len(phrases) else None
    if count is None or comma < 3:
        return None
    whole = isinstance(count, Scope) and count.noun is None and count.quantifier in ("none", "all", "most")
    if not whole and count.type not in ("CARDINAL", "FACTOR") and not is_whole_number(count):
        return None
    if any(p.type not in (*_NOUNS, "PART", "SIGN", "PREPOSITION", "REF") for p in phrases[2:comma]):
        return None
    joint = Word("PREPOSITION", "", "of", phrases[0].start, phrases[0].end)
    return [count, joint, *phrases[1:comma], *phrases[behind + 1 :]]


def _of_those_counted(clause: Clause) -> list[Phrase] | None:
    """ "There are 28 cells, 11 of which are negative", "…, of which 11 are negative" as "11 of the 28 cells are"."""
    phrases, before = clause.phrases, clause.before
    if before is None or len(phrases) <= _COUNTED or not before.types <= _TOTALLING:
        return None
    joints = [at for at in (0, 1) if key_of(phrases[at]) in words("function_words", "of_group")]
    if not joints or key_of(phrases[joints[0] + 1]) not in words("assertions", "taking_up"):
        return None
    count = phrases[0 if joints[0] else _COUNTED - 1]
    total = [pair for pair in pairwise(before.phrases) if pair[0].type in ("AMOUNT", "CARDINAL")]
    if count.type != "CARDINAL" and not is_whole_number(count):
        return None
    if len(total) != 1 or getattr(total[0][1], "value", "") != "cell":
        return None
    return [count, phrases[joints[0]], *total[0], *phrases[_COUNTED:]]


def _never_predicted(clause: Clause) -> list[Phrase] | None:
    """ "A is never predicted as B", "no A was taken for B" as "A predicted as B is zero"."""
    phrases = clause.phrases
    if not clause.has("NEGATION") or clause.has("AMOUNT", "CARDINAL", "COMPARATIVE", "SIGN", "SUPERLATIVE"):
        return None
    denied = [p for p in phrases if p.type == "NEGATION" and key_of(p) in words("function_words", "denying")]
    refs = [p for p in phrases if isinstance(p, Ref) and not p.is_panel]
    quiet = all(p.type in _CONFUSING or p in refs or p in denied for p in phrases)
    if len(denied) != 1 or not quiet or not refs:
        return None
    end = phrases[-1].end
    zero = [made_word("BE", "is", end), made_word("SIGN", "zero", end)]
    each = [p for p in phrases if isinstance(p, Scope) and p.key == "each" and p.others]
    mixed = any(isinstance(p, Word) and p.type == "PREDICTED" for p in phrases)
    if len(refs) == 1 and each and mixed:
        return [refs[0], *each, *zero]
    predicted = [ref for ref in refs if ref.relation == "predicted"]
    return [*refs, *zero] if len(refs) == 2 and len(predicted) == 1 and not each else None


def _nor(clause: Clause) -> list[Phrase] | None:
    """ "A never reaches 0.5, nor does B": the same of B."""
    phrases = clause.phrases
    if len(phrases) != 3 or getattr(phrases[0], "key", "") not in words("function_words", "additive"):
        return None
    if clause.before is None or phrases[1].type not in ("HAVE", "BE") or not isinstance(phrases[2], Ref):
        return None
    before = clause.before.phrases
    if not before or not isinstance(before[0], Ref) or before[0].is_panel or phrases[2].is_panel:
        return None
    return [phrases[2], *before[1:]]


def _counted_behind(clause: Clause) -> list[Phrase] | None:
    """ "Cells above 0.5: two", "models below 0.3: only one"."""
    phrases = clause.phrases
    if clause.says(words("assertions", "scarce")):
        from heatparse.claims.plain.scarcities import parted  # loaded where something is said to be rare

        told = parted(phrases)
        if told is not None:
            return _moved(*told) if _says_which(told[0]) else None
    if not clause.has("COLON"):
        return None
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "COLON"), 0)
    if not at or not _says_which(phrases[:at]):
        return None
    return _moved(phrases[:at], phrases[at + 1 :])


def _counted_under_lead(clause: Clause) -> list[Phrase] | None:
    """ "**Cells above 0.5:** two"."""
    if not clause.has("CARDINAL", "AMOUNT"):
        return None
    lead = [phrase for phrase in _lead(clause) if phrase.type != "COLON"]
    return _moved(lead, clause.phrases) if _says_which(lead) else None


def _lead(clause: Clause) -> list[Phrase]:
    """The phrases of the bold lead that a clause follows."""
    topic = clause.topics[-1] if clause.topics and clause.before is None else []
    return read_phrases(topic) if topic and topic[0].start >= clause.block_start else []


def _says_which(front: Sequence[Phrase]) -> bool:
    """Whether phrases name things and one predicate of them: "cells above 0.5", "negative values"."""
    amounts = [phrase for phrase in front if isinstance(phrase, Amount)]
    signs = [phrase for phrase in front if phrase.type == "SIGN"]
    nouns = [phrase for phrase in front if phrase.type in _NOUNS]
    quiet = all(
        p.type in (*_NOUNS, "AMOUNT", "SIGN", "PREPOSITION", "REF", "PART", "HAVE", "OR") for p in front
    )
    bound = all(amount.bound for amount in amounts) and len(amounts) + len(signs) == 1
    return quiet and bound and bool(nouns) and isinstance(nouns[0], Word) and nouns[0].key.endswith("s")


def _moved(front: Sequence[Phrase], behind: Sequence[Phrase]) -> list[Phrase] | None:
    while behind and (behind[0].type in ("BE", "PRONOUN") or is_only(behind[0])):
        behind = behind[1:]  # "there are only two"
    if not behind:
        return None
    count, rest = behind[0], list(behind[1:])
    if count.type == "CARDINAL":
        ended = not rest or rest[0].type in ("COMMA", "OPEN", "JOIN", "COLON")
    else:
        things = any(phrase.type in ("DIMENSION", "AXISNOUN") for phrase in front)
        ended = is_whole_number(count) and not rest and things  # "values above 7: 9" may be a value
        if is_whole_number(count) and len(rest) == 2 and key_of(rest[0]) == "of" and is_whole_number(rest[1]):
            ended, front, rest = True, [*rest, *front], []  # "3 of 5"
    if not ended:
        return None
    signs = [phrase for phrase in front if phrase.type == "SIGN"]
    verb = [made_word("BE", "are", sign.start) for sign in signs]
    return [count, *(phrase for phrase in front if phrase.type != "SIGN"), *verb, *signs, *rest]


def _happening(clause: Clause) -> list[Phrase] | None:
    """ "**Below 0.5:** this happens in four cells", "**Below 0.5:** four cells"."""
    if not clause.has("CARDINAL"):
        return None
    lead = _lead(clause)
    told = [phrase for phrase in lead if isinstance(phrase, Amount) and phrase.bound]
    if len(told) != 1 or any(p.type not in ("AMOUNT", "COLON", "UNKNOWN", "OPEN", "CLOSE") for p in lead):
        return None
    phrases = [phrase for phrase in clause.phrases if not is_only(phrase)]
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "CARDINAL"), None)
    if at is None or not all(phrase.type in _HAPPENING for phrase in phrases[:at]):
        return None
    end = next(
        (i for i in range(at + 1, len(phrases)) if phrases[i].type in ("COMMA", "AND", "OPEN")), len(phrases)
    )
    nouns = phrases[at + 1 : end]
    if len(nouns) != 1 or nouns[0].type not in _NOUNS:
        return None
    return [phrases[at], *nouns, told[0], *phrases[end:]]


def _named_in_apposition(clause: Clause) -> list[Phrase] | None:
    """ "Only two models, A and B, exceed 0.5" as "only A and B exceed 0.5"."""
    phrases = clause.phrases if clause.has("CARDINAL") else []
    for at, count in enumerate(phrases):
        if count.type != "CARDINAL" or not isinstance(count, Word):
            continue
        first = next((i for i in range(at + 1, min(at + 5, len(phrases))) if phrases[i].type in _JOINTS), 0)
        ref = phrases[first + 1] if first and first + 1 < len(phrases) else None
        end = phrases[first + 2].type if first and first + 2 < len(phrases) else ""
        nouns = phrases[at + 1 : first]
        if not nouns or not isinstance(ref, Ref) or ref.is_panel or end not in _JOINTS:
            continue
        if any(noun.type not in ("AXISNOUN", "UNKNOWN", "DIMENSION") for noun in nouns):
            continue
        if sum(len(name.labels) for name in ref.names) != int(count.value) or _is_other(phrases[:at]):
            continue
        front = [p for p in phrases[:at] if not is_only(p)]
        only = Scope(count.start, count.end, "only", "only")
        return [*front, only, ref, *phrases[first + 3 :]]
    return None


def _is_other(front: Sequence[Phrase]) -> bool:
    """Whether a number does not count all of the kind: "at least two", "the other two", "two of the"."""
    before = front[-1] if front else None
    return before is not None and not (
        before.type in ("PREPOSITION", "COMMA", "JOIN", "REF") or is_only(before)
    )


def _goes_on(clause: Clause) -> list[Phrase] | None:
    """ "A comes last and is the only one below 0.5": of A, as well."""
    phrases, earlier = clause.phrases, clause.before
    if len(phrases) < 2 or phrases[0].type != "BE" or earlier is None or clause.contrasted:
        return None
    only = is_only(phrases[1])
    named = [phrase for phrase in earlier.phrases if isinstance(phrase, Ref)]
    subject = earlier.phrases[0]
    if not only or not isinstance(subject, Ref) or not subject.names or subject.is_panel or len(named) != 1:
        return None
    return [subject, *phrases]
