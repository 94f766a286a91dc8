"""Sums in the plain order: "in all, 60 calls come in on P", "A and B together take 60" as "A totals 60".

What a clause says beside its places and its number must be known word for word: another sum may be meant else.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.metrics import is_introduced
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_SILENT = frozenset(
    ("PREPOSITION", "COMMA", "JOIN", "HAVE", "BE", "OCCUR", "MEASURE", "UNIT", "CONTRAST", "AND")
)
_ADVERBS = frozenset(("in total", "altogether", "all told", "in aggregate"))
_ENDS = frozenset(("COMMA", "JOIN", "BE", "HAVE", "STOP", "CLOSE", "OPEN", "AND"))
_SMALL = 10  # fewer may be counted


def with_plain_sum(clause: Clause, scene: Scene) -> Clause:
    """The clause with its sum in the plain order; itself where it tells none, or more than that."""
    clause = _to_rate(_in_all(clause))
    phrases = clause.phrases
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    if len(amounts) != 1 or not _may_be_sum(amounts[0]) or len(refs) > 1 or any(ref.is_panel for ref in refs):
        return clause
    marks = [at for at in range(len(phrases)) if _takes_together(phrases, at, refs)]
    if not marks or not _is_large(amounts[0], scene):
        return clause
    rest = [at for at, p in enumerate(phrases) if at not in marks and p is not amounts[0] and p not in refs]
    if not all(_is_silent(phrases, at, scene) for at in rest):
        return clause
    end = amounts[0].start
    total = Word("AGGREGATE", "sum", "total", end, end)
    return clause.part([*refs, total, made_word("BE", "is", end), amounts[0]])


def _in_all(clause: Clause) -> Clause:
    """ "60 calls in all" as "60 calls in total"."""
    phrases = clause.phrases
    for at in range(len(phrases) - 1):
        scope, behind = phrases[at + 1], phrases[at + 2].type if at + 2 < len(phrases) else "STOP"
        bare = isinstance(scope, Scope) and scope.key == "all" and scope.noun is None and scope.count is None
        if bare and key_at(phrases, at) == "in" and behind in _ENDS and clause.has("AMOUNT"):
            total = Word("AGGREGATE", "sum", "in total", phrases[at].start, scope.end)
            return clause.part([*phrases[:at], total, *phrases[at + 2 :]])
    return clause


def _to_rate(clause: Clause) -> Clause:
    """ "The hits add up to an accuracy of 85%" as "the hits amount to an accuracy of 85%": no sum of values."""
    phrases = clause.phrases
    for at in range(1, len(phrases) - 3):
        verb, noun, joint, amount = phrases[at : at + 4]
        told = verb.type == "AGGREGATE" and key_of(verb).endswith(" to") and noun.type == "MEASURE"
        if told and key_of(joint) == "of" and isinstance(amount, Amount) and amount.is_percent:
            verbs = [made_word("HAVE", "amounts", verb.start), made_word("PREPOSITION", "to", verb.start)]
            return clause.part([*phrases[:at], *verbs, *phrases[at + 1 :]])
    return clause


def _may_be_sum(amount: Amount) -> bool:
    quantity = amount.quantity
    plain = quantity.value is not None and not amount.bound and not amount.is_percent and amount.label is None
    return plain and abs(quantity.value or 0.0) >= _SMALL


def _takes_together(phrases: Sequence[Phrase], at: int, refs: Sequence[Ref]) -> bool:
    """ "In total", "together" of several that are named."""
    phrase = phrases[at]
    if phrase.type == "AGGREGATE" and getattr(phrase, "value", "") == "sum":
        return key_of(phrase) in _ADVERBS or (
            key_of(phrase) == "total" and key_at(phrases, at + 1) == "of" and phrases[at + 2].type == "AMOUNT"
        )
    several = sum(len(name.labels) for ref in refs for name in ref.names) > 1
    return several and key_of(phrase) in words("sums", "together")


def _is_large(amount: Amount, scene: Scene) -> bool:
    """Whether no cell could be so large: then it is that of several."""
    values = [value for grid in scene.grids.all() for value in grid.values]
    if any(value.low < 0 for value in values):
        return False
    return bool(values) and all(
        grid.measure(amount.quantity).low > value.high for grid in scene.grids.all() for value in grid.values
    )


def _is_silent(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """Whether a phrase says nothing of which values are added up."""
    phrase = phrases[at]
    key = phrase_key(phrase)
    unit = at > 0 and isinstance(phrases[at - 1], Amount)
    if phrase.type in _SILENT or key in words("sums", "gathering") or (is_thing(phrase) and not unit):
        return True
    if phrase.type == "DIFFERENCE":
        return key_of(phrase) in words("sums", "gathering")
    measured = is_introduced(scene, key) or key in scene.names.value_nouns
    return phrase.type == "UNKNOWN" and ((unit and measured) or key in words("sums", "periods"))
