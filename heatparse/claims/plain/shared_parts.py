"""Parts that two statements share: "A is the best and B the worst row in P", "on P, A beats B, which beats C"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_PLACING = frozenset(("PREPOSITION", "SCOPE", "REF", "AND", "JOIN", "AXISNOUN", "DIMENSION"))
_VERBS = frozenset(("BE", "HAVE"))
_HOLDING = ("HAVE", "SUPERLATIVE")
_ASIDE = ("PRONOUN", "BE", "COMMA")
# "Lowest for A and highest for B at P".
_EACH_PLACED = [
    *("SUPERLATIVE", "PREPOSITION", "REF"),
    "AND",
    *("SUPERLATIVE", "PREPOSITION", "REF"),
    *("PREPOSITION", "REF"),
]
_WAYS = ({"high": 1, "much": 1, "low": -1, "little": -1}, {"better": 1, "worse": -1})


def with_shared_place(clause: Clause) -> Clause:
    """ "A is the best and B the worst row in all columns" as "in all columns, A is the best and B the worst row"."""
    phrases = clause.phrases
    tops = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    types = [phrase.type for phrase in phrases]
    if types[-len(_EACH_PLACED) :] == _EACH_PLACED and types.count("REF") == _EACH_PLACED.count("REF"):
        comma = made_word("COMMA", ",", phrases[0].start)
        return clause.part([*phrases[-2:], comma, *phrases[:-2]])
    if len(tops) != 2 or not _is_apposed(phrases, *tops):
        return clause
    tail = phrases[tops[1] + 1 :]
    if not tail or tail[0].type != "PREPOSITION" or not all(phrase.type in _PLACING for phrase in tail):
        return clause
    if not any(phrase.type in ("SCOPE", "REF") for phrase in tail):
        return clause
    start = tops[0] - 2
    comma = made_word("COMMA", ",", phrases[start].start)
    return clause.part([*phrases[:start], *tail, comma, *phrases[start : tops[1] + 1]])


def _is_apposed(phrases: Sequence[Phrase], first: int, second: int) -> bool:
    """Whether two superlatives stand as in "A is the best and B the worst", with nothing else around them."""
    types = [phrase.type for phrase in phrases[max(0, first - 2) : second + 1]]
    joint = types[3:4] in (["AND"], ["JOIN"], ["COMMA"])
    plain = types[:1] == ["REF"] and types[1] in _VERBS and joint and types[4:] == ["REF", "SUPERLATIVE"]
    one, two = phrases[first], phrases[second]
    assert isinstance(one, Superlative) and isinstance(two, Superlative)
    return plain and not one.nouns and one.rank == two.rank == 1 and one.direction != two.direction


def as_one_of_two(clause: Clause) -> Clause:
    """ "In P, A is the better model in each row", of two panels, as "in P, A is the better one in each row"."""
    phrases = clause.phrases
    for at in range(2, len(phrases) - 1):
        word, noun, panel = phrases[at], phrases[at + 1], phrases[at - 2]
        told = word.type == "COMPARATIVE" and getattr(word, "definite", False) and noun.type == "UNKNOWN"
        if told and phrases[at - 1].type == "BE" and isinstance(panel, Ref) and panel.is_panel:
            behind = phrases[at + 2].type if at + 2 < len(phrases) else ""
            if behind in ("", "PREPOSITION", "SCOPE", "COMMA", "OPEN"):
                return clause.part([*phrases[: at + 1], *phrases[at + 2 :]])
    return clause


def with_rival(clause: Clause) -> Clause:
    """ "On P, A beats B, which in turn beats C": "on P, B beats C"."""
    before, phrases = clause.before, clause.phrases
    if before is None or key_at(phrases, 0) != "which" or not before.has("COMPARATIVE"):
        return clause
    behind = next((at for at, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"), 0)
    if behind not in (1, 2) or (behind == 2 and phrases[1].type != "BE"):
        return clause
    if not any(isinstance(phrase, Ref) for phrase in phrases[behind:]):
        return clause  # "…, which trails by 3": the first of the two it is that it trails
    ahead = before.phrases
    at = next((i for i, phrase in enumerate(ahead) if phrase.type == "COMPARATIVE"), len(ahead))
    rivals = [phrase for phrase in ahead[at:] if isinstance(phrase, Ref)]
    named = [phrase for phrase in ahead[:at] if isinstance(phrase, Ref)]
    if len(rivals) != 1 or rivals[0] is not ahead[-1] or not named or len(rivals[0].names) != 1:
        return clause
    if key_at(ahead, at) in words("comparisons", "even"):
        return clause
    places = [p for p in ahead[: max(0, ahead.index(named[-1]))] if p.type in ("PREPOSITION", "REF", "SCOPE")]
    comma = [made_word("COMMA", ",", clause.start)] if places else []
    return clause.part([*places, *comma, rivals[0], *phrases[1:]])


def with_same_subject(clause: Clause) -> Clause:
    """ "In P, A is the warmer one; in Q it is the colder one": the subject of the clause in front.

    Only where the two say the opposite: else "it" may as well be what A was set against.
    """
    before, phrases = clause.before, clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "PRONOUN"), 0)
    if before is None or not at or key_at(phrases, at) not in words("function_words", "personal"):
        return clause
    if not all(phrase.type in _PLACING for phrase in phrases[:at]) or phrases[at + 1].type not in _VERBS:
        return clause
    if not any(sorted((_way(before, ways), _way(clause, ways))) == [-1, 1] for ways in _WAYS):
        return clause
    told = [
        one
        for one, two in pairwise(before.phrases)
        if isinstance(one, Ref) and len(one.names) == 1 and two.type in _VERBS
    ]
    if len(told) != 1:
        return clause
    return clause.part([*phrases[:at], told[0], *phrases[at + 1 :]])


def _way(clause: Clause, ways: dict[str, int]) -> int:
    """Which way the comparatives of a clause go; 0 where none does, or some go up and some down."""
    found = {
        ways.get(getattr(phrase, "value", ""), 0) for phrase in clause.phrases if phrase.type == "COMPARATIVE"
    }
    return found.pop() if len(found) == 1 else 0


def with_subject_before(clause: Clause, scene: Scene) -> Clause:
    """ "A, which rises by 3, is the best": the subject stands in front of the relative clause."""
    text = scene.text
    aside = clause.before
    if aside is not None and not clause.contrasted:
        owner = _owner_before(clause, aside, text)
        if owner is not None:
            return clause.part([owner, *clause.phrases])
        holder = _holder_before(clause, aside, text)
        if holder:
            return clause.part([*holder, *clause.phrases])
        if clause.has("SUPERLATIVE") and (
            _carries_on(clause, aside, text) or _goes_with(clause, aside, text)
        ):
            return clause.part([aside.phrases[0], *clause.phrases])
    before = aside.before if aside is not None else None
    if aside is None or before is None or not (aside.phrases and before.phrases) or clause.contrasted:
        return clause
    subject, joints = before.phrases[-1], (text[before.end : aside.start], text[aside.end : clause.start])
    relative = key_at(aside.phrases, 0) in words("function_words", "relative")
    if not relative or not isinstance(subject, Ref) or not all(joint.strip() == "," for joint in joints):
        return clause
    named = len(before.phrases) == 1 or before.phrases[-2].type in ("COMMA", "AND", "JOIN")
    return clause.part([subject, *clause.phrases]) if named and subject.names else clause


def _carries_on(clause: Clause, before: Clause, text: str) -> bool:
    """ "A is best on P and is second on Q": of A, with which the clause before begins."""
    first = before.phrases[0] if before.phrases else None
    single = isinstance(first, Ref) and len(first.names) == 1 and not first.is_panel
    joint = text[before.end : clause.start].strip(" ,")
    return single and before.has("SUPERLATIVE") and joint in words("function_words", "carrying_on")


def _goes_with(clause: Clause, before: Clause, text: str) -> bool:
    """ "A consistently underperforms, scoring lowest in every row": what A does, of which the clause before tells."""
    first = before.phrases[0] if before.phrases else None
    single = (
        isinstance(first, Ref) and len(first.names) == 1 and not first.is_panel and len(before.refs()) == 1
    )
    quiet = single and not before.has("AMOUNT", "SUPERLATIVE", "THAN", "DIFFERENCE", "TREND", *GUARDS)
    # "A is wet, reaching the highest value in P" may be of A alone
    quiet = quiet and any(isinstance(p, Scope) and p.quantifier == "all" for p in clause.phrases)
    participle = key_at(clause.phrases, 0) in words("winners", "participles")
    return quiet and participle and text[before.end : clause.start].strip() in ("", ",")


def _owner_before(clause: Clause, before: Clause, text: str) -> Ref | None:
    """ "A, whose peak is at B, is the best row": A, which the clause before begins with."""
    types = [phrase.type for phrase in before.phrases[:3]]
    owned = types == ["REF", "COMMA", "PRONOUN"] and key_at(before.phrases, 2) in words("names", "whose")
    joined = text[before.end : clause.start].strip() == ","
    first = before.phrases[0] if owned and joined else None
    return first if isinstance(first, Ref) and first.names else None


def _holder_before(clause: Clause, before: Clause, text: str) -> list[Phrase]:
    """ "A score of 0.9, reached by A on B, is the highest": A on B (0.9), for the subject that the aside cuts off."""
    phrases = before.phrases
    types = [phrase.type for phrase in phrases if phrase.type != "MEASURE"]
    told = types[:4] in (
        ["PREPOSITION", "AMOUNT", "COMMA", "OCCUR"],
        ["PREPOSITION", "AMOUNT", "COMMA", "HAVE"],
    )
    if types[:3] == ["AMOUNT", "COMMA", "OCCUR"]:
        told, types = True, ["PREPOSITION", *types]
    rest = types[4:]
    named = rest == ["REF", "PREPOSITION", "REF"] or rest == ["PREPOSITION", "REF", "PREPOSITION", "REF"]
    if (
        not told
        or not named
        or clause.phrases[0].type != "BE"
        or text[before.end : clause.start].strip() != ","
    ):
        return []
    amount = next(phrase for phrase in phrases if phrase.type == "AMOUNT")
    joint, holder = phrases[-2], phrases[-3]
    opening, closing = made_word("OPEN", "(", amount.start), made_word("CLOSE", ")", amount.start)
    return [holder, joint, phrases[-1], opening, amount, closing]


def with_panel_before(clause: Clause, scene: Scene) -> Clause:
    """ "A goes from 1 to 9, so it contains the highest value": the panel that the clause in front is about."""
    before, phrases = clause.before, clause.phrases
    if before is None or key_at(phrases, 0) not in words("reserves", "named_again") or clause.refs():
        return clause
    if len(phrases) < len(_HOLDING) or not all(map(_fits, phrases[1:], _HOLDING)):
        return clause
    named = [ref for ref in before.refs() if scene.panels_named(ref)]
    first = next((phrase for phrase in before.phrases if phrase.type != "PREPOSITION"), None)
    if len(named) != 1 or first is not named[0] or len(scene.panels_named(named[0])) != 1:
        return clause
    return clause.part([named[0], *phrases[1:]])


def behind_aside(clause: Clause) -> Clause:
    """ "A is lowest on P, which is a holiday, and highest on Q": of A, behind what is said of P in between."""
    before, phrases = clause.before, clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), 0)
    if before is None or key_at(phrases, 0) not in words("function_words", "relative") or at < len(_ASIDE):
        return clause
    joined = [phrase.type for phrase in phrases[at - 2 : at]] in (["COMMA", "AND"], ["COMMA", "JOIN"])
    joined = joined or phrases[at - 1].type == "JOIN"
    if not joined or any(isinstance(phrase, Ref) for phrase in phrases[:at]):
        return clause
    ahead = before.phrases
    top = next((i for i, phrase in enumerate(ahead) if isinstance(phrase, Superlative)), 0)
    named = top > 1 and ahead[top - 1].type == "BE" and isinstance(ahead[top - 2], Ref | Scope)
    tails = [[phrase.type for phrase in each] for each in (ahead[top + 1 :], phrases[at + 1 :])]
    return (
        clause.part([*ahead[:top], *phrases[at:]])
        if named and tails[0] == tails[1] == ["PREPOSITION", "REF"]
        else clause
    )


def _fits(phrase: Phrase, type: str) -> bool:
    return phrase.type == type
