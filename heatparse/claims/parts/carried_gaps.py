"""Differences that take up the clause before.

"A reaches 8 on P, which is 3 more than B", "… at Q, this lead has grown to 5", "… and 2 behind C".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, is_only, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_prepositional
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words
from heatparse.records import replace

_TWO = 2
_SILENT = frozenset(("PREPOSITION", "COMMA", "JOIN", "HAVE", "BE", "DIFFERENCE"))


def both_of(refs: Sequence[Ref]) -> Ref | None:
    """Two single names as one reference: "A and B"; None where there are more, or fewer."""
    names = [name for ref in refs for name in ref.names]
    single = len(names) == _TWO and all(len(name.labels) == 1 for name in names)
    if not single or any(ref.is_panel for ref in refs):
        return None
    labels = [name.label for name in names]
    alike = all(label.rows for label in labels) or all(label.columns for label in labels)
    return Ref(refs[0].start, refs[0].start, tuple(names)) if alike else None


def lying_between(clause: Clause) -> list[Phrase] | None:
    """ "On P, 3 points lie between A and B", "between A and B lie 3 points" as "the gap between A and B is 3"."""
    phrases = clause.phrases
    if not clause.has("OCCUR"):
        return None
    at = next((i for i in range(len(phrases) - 1) if key_at(phrases, i) == "between"), None)
    amount = next((p for p in phrases if isinstance(p, Amount)), None)
    ends = phrases[at + 1] if at is not None else None
    verbs = clause.of("OCCUR")
    pronoun = isinstance(ends, Word) and ends.type == "PRONOUN"
    if at is None or amount is None or len(clause.of("AMOUNT")) != 1 or len(verbs) != 1 or ends is None:
        return None
    if clause.has("DIFFERENCE", "SPREAD", "SUPERLATIVE", "COMPARATIVE", "FACTOR", "TREND") or amount.bound:
        return None
    if not (pronoun or (isinstance(ends, Ref) and len(ends.names) == _TWO)):
        return None
    said = phrases.index(verbs[0])
    told = [p.type for p in phrases[phrases.index(amount) + 1 : said]]
    if (told not in ([], ["UNKNOWN"]) and said < at) or not (pronoun or amount.unit or "UNKNOWN" in told):
        return None  # "0.6 lies between A and B": perhaps the value of a third
    rest = [p for p in phrases if all(p is not one for one in (phrases[at], ends, amount, verbs[0]))]
    rest = [p for p in rest if not is_only(p)]
    start = amount.start
    gap = made_word("DIFFERENCE", "gap", start)
    if not all(p.type in ("PREPOSITION", "REF", "COMMA", "UNKNOWN") for p in rest):
        return None
    places = [p for p in rest if p.type != "COMMA"]
    return [gap, phrases[at], ends, *places, made_word("BE", "is", start), amount]


def _cell_before(clause: Clause) -> list[Phrase] | None:
    """The subject and the place of "A reaches 8 on P" in the clause before; None where it tells no such thing."""
    before = clause.before
    if before is None or before.has("COMPARATIVE", "DIFFERENCE", "SUPERLATIVE", "TREND"):
        return None
    if not all(map(is_only, before.of("SCOPE"))):
        return None
    refs, amounts = before.refs(), before.of("AMOUNT")
    single = len(refs) == _TWO and all(len(r.names) == 1 and len(r.names[0].labels) == 1 for r in refs)
    if not single or len(amounts) != 1 or any(ref.is_panel for ref in refs):
        return None
    places = [is_prepositional(before.phrases, before.phrases.index(ref)) for ref in refs]
    if sum(places) != 1:
        return None
    start = clause.start
    subject, place = (
        replace(refs[places.index(is_place)], start=start, end=start) for is_place in (False, True)
    )
    return [subject, made_word("PREPOSITION", "on", start), place]


def _which(clause: Clause) -> list[Phrase] | None:
    """ "A reaches 8 on P, which is 3 more than B"."""
    phrases = _as_standing(clause.phrases)
    types = [phrase.type for phrase in phrases[:4]]
    if key_at(phrases, 0) != "which" or types[1:] != ["BE", "AMOUNT", "COMPARATIVE"]:
        return None
    cell = _cell_before(clause)
    alone = clause.refs() and len(clause.of("AMOUNT")) == 1
    return [*cell, *phrases[1:]] if cell is not None and alone else None


def _as_standing(phrases: list[Phrase]) -> list[Phrase]:
    """ "Which leaves it 3 behind B", "putting it 3 behind B" as "which is 3 behind B"."""
    at = int(key_at(phrases, 0) == "which")
    taken = key_at(phrases, at) in words("comparisons", "leaving")
    if not taken or key_at(phrases, at + 1) not in words("function_words", "personal"):
        return phrases
    start = phrases[0].start
    which = phrases[0] if at else made_word("PRONOUN", "which", start)
    return [which, made_word("BE", "is", start), *phrases[at + 2 :]]


def _apposed(clause: Clause) -> list[Phrase] | None:
    """ "On P, A reaches 8, 3 ahead of B": A there."""
    phrases = clause.phrases
    types = [phrase.type for phrase in phrases if phrase.type != "THAN"]
    if types[:3] != ["AMOUNT", "COMPARATIVE", "REF"] or len(clause.refs()) != 1:
        return None
    cell = _cell_before(clause)
    if cell is None or clause.has("SCOPE", "SUPERLATIVE", "NEGATION", "PART", "PRONOUN"):
        return None
    return [cell[0], made_word("BE", "is", clause.start), *phrases, *cell[1:]]


def _lower_than_before(clause: Clause) -> list[Phrase] | None:
    """ "A reaches 8 on P, while B is 3 lower": than A, there."""
    phrases = clause.phrases
    if [p.type for p in phrases] != ["REF", "BE", "AMOUNT", "COMPARATIVE"] or not clause.contrasted:
        return None
    cell = _cell_before(clause)
    if cell is None:
        return None
    end = phrases[-1].end
    return [*phrases, made_word("THAN", "than", end), cell[0], *cell[1:]]


def _same_gap(clause: Clause) -> list[Phrase] | None:
    """ "At P, A is 3 ahead of B; at Q, this lead has grown to 5": A and B at Q."""
    phrases, before = clause.phrases, clause.before
    if (
        before is None
        or len(clause.of("AMOUNT")) != 1
        or len(before.of("AMOUNT")) != 1
        or before.has("SUPERLATIVE")
    ):
        return None
    if not before.has("COMPARATIVE", "DIFFERENCE") or clause.has("COMPARATIVE", "SCOPE", "NEGATION"):
        return None
    pointing = words("comparisons", "pointing")
    at = next(
        (
            i
            for i, p in enumerate(phrases)
            if is_gap(p) and (getattr(p, "definite", False) or key_at(phrases, i - 1) in pointing)
        ),
        0,
    )
    refs, amount = clause.refs(), next(p for p in phrases if isinstance(p, Amount))
    if not at or len(refs) != 1 or not is_prepositional(phrases, phrases.index(refs[0])):
        return None
    told = [p for p in phrases if p not in refs and p is not amount and p is not phrases[at]]
    silent = words("comparisons", "becoming") | pointing
    if any(p.type not in _SILENT and key_of(p) not in silent for p in told):
        return None
    places = [
        p for i, p in enumerate(before.phrases) if isinstance(p, Ref) and is_prepositional(before.phrases, i)
    ]
    old = [p for p in places if both_of([p, refs[0]]) is not None]
    number = next(p for p in before.phrases if isinstance(p, Amount))
    if len(old) != 1:
        return None
    taken = amount if amount.unit else replace(amount, unit=number.unit)
    return [refs[0] if p is old[0] else taken if p is number else p for p in before.phrases]


def is_gap(phrase: Phrase) -> bool:
    noun = getattr(phrase, "value", "") == "gap" and phrase.type == "DIFFERENCE"
    return noun or (isinstance(phrase, Superlative) and phrase.key == "lead")


def _goes_on(clause: Clause) -> list[Phrase] | None:
    """ "On P, A is 3 points ahead of B, and 5 points behind C"; "A beats B by 3 on P, but trails it by 2 on Q"."""
    phrases, before = clause.phrases, clause.before
    if before is None or not before.has("COMPARATIVE") or before.has("SUPERLATIVE", "SCOPE"):
        return None
    told, types = before.phrases, [phrase.type for phrase in phrases]
    at = next((i for i, p in enumerate(told) if p.type == "COMPARATIVE"), 0)
    if types[:3] == ["AMOUNT", "COMPARATIVE", "REF"] and at > 1 and isinstance(told[at - 1], Amount):
        return [*told[: at - 1], *phrases]
    rival = next((p for p in told[at + 1 :] if isinstance(p, Ref)), None)
    subject = next(
        (p for i, p in enumerate(told[:at]) if isinstance(p, Ref) and not is_prepositional(told, i)), None
    )
    pronoun = key_at(phrases, 1) in words("function_words", "personal")
    first = phrases[0]
    if types[:2] == ["SUPERLATIVE", "PRONOUN"] and isinstance(first, Superlative) and first.verb == "leads":
        ahead = Word("COMPARATIVE", "better", "leads", first.start, first.end)  # "… but leads it by 2 on Q"
        phrases, types = [ahead, *phrases[1:]], ["COMPARATIVE", *types[1:]]
    if types[:2] == ["COMPARATIVE", "PRONOUN"] and pronoun and subject is not None and rival is not None:
        return [replace(subject, start=clause.start, end=clause.start), phrases[0], rival, *phrases[2:]]
    return None


def _of_two_before(clause: Clause) -> list[Phrase] | None:
    """ "A and B run in parallel; A stays ahead, although the margin is never larger than 3": that of A over B."""
    phrases, before = clause.phrases, clause.before
    bare = (
        len(clause.of("AMOUNT")) == 1
        and not clause.refs()
        and not clause.has("SUPERLATIVE", "TREND", "FACTOR")
    )
    if not bare or not is_gap(phrases[0]) or before is None or not getattr(phrases[0], "definite", False):
        return None
    if len(phrases) < _TWO or phrases[1].type not in ("BE", "HAVE", "NEGATION"):
        return None
    named = before.refs()
    pair = both_of(named)
    if pair is None and before.before is not None and len(named) == 1:
        pair = both_of(before.before.refs())
        if pair is not None and named[0].names[0] not in pair.names:
            return None
    if pair is None or before.has("AMOUNT", "DIFFERENCE") or before.contrasted:
        return None
    end = phrases[0].end
    return [phrases[0], made_word("PREPOSITION", "between", end), pair, *phrases[1:]]


def _under_step(clause: Clause) -> list[Phrase] | None:
    """Under "**P → Q:**", "+3 for A" as "P → Q: +3 for A"."""
    lead, amount = [p for p in clause.lead if p.type != "COLON"], clause.phrases[0]
    if not isinstance(amount, Amount) or amount.quantity.text[:1] not in words("numbers", "signs"):
        return None
    from heatparse.claims.changes.told_steps import step_ends  # loaded where a number has a sign

    colon = made_word("COLON", ":", amount.start)
    phrases = [*lead, colon, *clause.phrases]
    return phrases if step_ends(phrases, len(lead) + 1) is not None else None


def _of_ends_before(clause: Clause) -> list[Phrase] | None:
    """ "From A to B, all rise. The gain is largest on P", "A beats B. The gap is widest on P": that of A and B."""
    phrases, before = clause.phrases, clause.before
    if before is None or not clause.has("SUPERLATIVE") or before.has("AMOUNT"):
        return None
    at = next((i for i, p in enumerate(phrases[:_TWO]) if p.type == "DIFFERENCE" or is_gap(p)), None)
    if at is None or (at and not isinstance(phrases[0], Superlative)) or not _takes_noun_up(phrases[0]):
        return None
    told = [ref for ref in before.refs() if not ref.is_panel]
    pair = both_of(told)
    if pair is None or any(both_of([one, ref]) is not None for ref in clause.refs() for one in told[:1]):
        return None
    joints = [key_at(before.phrases, before.phrases.index(ref) - 1) for ref in told]
    start = phrases[at].end
    if joints == ["from", "to"]:
        ends: list[Phrase] = [
            made_word("PREPOSITION", joint, start) if i % _TWO == 0 else replace(ref, start=start, end=start)
            for joint, ref in zip(joints, told, strict=True)
            for i in range(_TWO)
        ]
    elif takes_gap_up(clause):
        ends = [made_word("PREPOSITION", "between", start), replace(pair, start=start, end=start)]
    else:
        return None
    noun = phrases[at]
    if isinstance(noun, Superlative) or joints != ["from", "to"]:  # "the lead"; "A beats B. The gain is …"
        key = key_of(noun) if is_gap(noun) else "advantage"
        noun = Word("DIFFERENCE", "gap", key, noun.start, noun.end)
    return [*phrases[:at], noun, *ends, *phrases[at + 1 :]]


def takes_gap_up(clause: Clause) -> bool:
    """Whether a clause begins with how far two are apart: "the gap is", "the gain is" behind "A beats B"."""
    first, behind = clause.phrases[0], clause.phrases[1:_TWO]
    orders = clause.before.of("COMPARATIVE") if clause.before is not None else []
    if is_gap(first) or any(map(is_gap, behind)):
        return bool(orders)
    ways = {"gain": ("high", "better"), "drop": ("low", "worse")}.get(getattr(first, "value", ""), ())
    ordered = len(orders) == 1 and getattr(orders[0], "value", "") in ways
    return ordered and first.type == "DIFFERENCE" and key_at(clause.phrases, 1) == "is"


def _takes_noun_up(phrase: Phrase) -> bool:
    """ "The gap", "the largest gain": a noun with its article."""
    return isinstance(phrase, Superlative) or bool(getattr(phrase, "definite", False))


CARRIED: tuple[Callable[[Clause], list[Phrase] | None], ...] = (
    _of_ends_before, _under_step, _which, _apposed, _lower_than_before, _same_gap, _goes_on, _of_two_before,
)  # fmt: skip
