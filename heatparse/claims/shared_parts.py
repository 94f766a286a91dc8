"""Parts that two statements share: "A is the best and B the worst row in P", "on P, A beats B, which beats C"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.phrases import Phrase, Ref, Superlative, key_at
from heatparse.claims.sentences import Clause
from heatparse.claims.words import made_word
from heatparse.phrases import words

_PLACING = frozenset(("PREPOSITION", "SCOPE", "REF", "AND", "JOIN", "AXISNOUN", "DIMENSION"))
_VERBS = frozenset(("BE", "HAVE"))


def with_shared_place(clause: Clause) -> Clause:
    """ "A is the best and B the worst row in all columns" as "in all columns, A is the best and B the worst row"."""
    phrases = clause.phrases
    tops = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
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
