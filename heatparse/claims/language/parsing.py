"""From typed words to phrases: one method for each alias of claims.lark, then what belongs together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from heatparse.claims.language.phrases import (
    DEPENDENT,
    Amount,
    Part,
    Phrase,
    Ref,
    Scope,
    Side,
    Superlative,
    key_at,
)
from heatparse.claims.language.words import Word
from heatparse.lalr import NotInGrammar
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.resources import token_parser, vocabulary


class _Phrases:
    """One method for each rule and alias of claims.lark."""

    def start(self, children: list[Phrase]) -> list[Phrase]:
        return children

    def label(self, children: list[Word]) -> Ref:
        return _ref(children, children[0])

    def label_noun(self, children: list[Word]) -> Ref:
        return _ref(children, children[0], children[1])

    def axis_label(self, children: list[Word | None]) -> Ref:
        return _ref(_present(children), _present(children)[-1], _present(children)[0])

    def axis_label_noun(self, children: list[Word | None]) -> Ref:
        words = _present(children)
        ref = _ref(words, words[-2], words[0])
        ref.noun = words[-1].value
        return ref

    def noun_label(self, children: list[Word]) -> Ref:
        return _ref(children, children[1], children[0])

    def numbered(self, children: list[Word]) -> Ref:
        head, number = children
        return Ref(head.start, number.end, side=_SIDES.get(head.value), position=number.key, noun=head.value)

    def trained(self, children: list[Word]) -> Ref:
        return _related(children, "trained")

    def tested(self, children: list[Word]) -> Ref:
        return _related(children, "tested")

    def predicted(self, children: list[Word]) -> Ref:
        return _related(children, "predicted")

    def actual(self, children: list[Word]) -> Ref:
        return _related(children, "true")

    def panel(self, children: list[Word]) -> Ref:
        return Ref(children[0].start, children[-1].end, (children[0].value,), side="panel")

    def position(self, children: list[Word]) -> Ref:
        first, last = children[0], children[-1]
        noun = _LINES.get(last.value.axis, "axis") if last.type == "AXISNOUN" else last.value or "area"
        if noun in ("row", "column") and last.key.endswith("s") and not last.key.endswith("ss"):
            told = last.type == "DIMENSION" or first.value in ("first", "last")
            noun = f"{noun}s" if told else "area"  # "the upper layers" may be the last ones listed
        return Ref(first.start, last.end, side=_SIDES.get(noun), position=first.value, noun=noun)

    def number(self, children: list[Word | None]) -> Amount:
        return _amount(children[0], children[0], children[1])

    def about(self, children: list[Word | None]) -> Amount:
        amount = _amount(children[0], children[1], children[2])
        amount.quantity = amount.quantity.model_copy(update={"approximate": True})
        return amount

    def bound(self, children: list[Word | None]) -> Amount:
        amount = _amount(children[0], children[2], children[3])
        if children[1] is not None:
            amount.quantity = amount.quantity.model_copy(update={"approximate": True})
        amount.bound = children[0].value if children[0] is not None else ""
        amount.sized |= children[0] is not None and children[0].key in words("assertions", "strength")
        amount.reached = children[0] is not None and children[0].key in words("names", "reaching_up")
        amount.verb = children[0] is not None and children[0].key in words("assertions", "exceeding")
        return amount

    def limited(self, children: list[Word | None]) -> Amount:
        number, unit, limit = children
        assert limit is not None
        amount = _amount(number, number, unit)
        amount.bound, amount.end = limit.value, limit.end
        return amount

    def superlative(self, children: list[Word]) -> Superlative:
        at = next(i for i, word in enumerate(children) if word.type == "SUPERLATIVE")
        found = Superlative(children[0].start, children[-1].end, children[at].value, children[at].key)
        for word in children[:at]:
            if word.key in _ordinals():
                found.rank = int(word.value)
            else:
                found.count = int(word.value)
        found.definite = any(word.definite for word in children[: at + 1])
        for word in children[at + 1 :]:
            if word.type == "CARDINAL":
                found.count = int(word.value)
            else:
                found.nouns.append(word)
        return found

    def leads(self, children: list[Word]) -> Superlative:
        word = children[0]
        return Superlative(word.start, word.end, word.value, word.key, verb="leads")

    def peaks(self, children: list[Word]) -> Superlative:
        word = children[0]
        return Superlative(word.start, word.end, word.value, word.key, verb="peaks")

    def placed(self, children: list[Word]) -> Superlative:
        word = children[0]
        return Superlative(word.start, word.end, "best", word.key, rank=int(word.value), definite=True)

    def scope(self, children: list[Word | None]) -> Scope:
        words, noun = _present(children[:-1]), children[-1]
        quantifier, last = words[0], noun or words[-1]
        counted = next((int(word.value) for word in words if word.type == "CARDINAL"), None)
        others = any(word.type == "RIVALS" for word in words)
        return Scope(quantifier.start, last.end, quantifier.value, quantifier.key, counted, noun, others)

    def adverb(self, children: list[Word]) -> Scope:
        word = children[0]
        return Scope(word.start, word.end, word.value, word.key)

    def part(self, children: list[Word | None]) -> Part:
        words = _present(children)
        return Part(words[0].start, words[-1].end, words[0].value, words[0].key)


_OPENING = frozenset(("THAN", "PREPOSITION", "EXCEPTION", "RESTRICTION", "NEGATION"))
_OPENED = 2  # phrases of "in the A row"
_COMMAS = ("COMMA", "JOIN")
_INTRODUCING = frozenset(("PREPOSITION", "COMMA", "JOIN", "AND", "THAN", "VERSUS"))
_SIDES: dict[str, Side] = {"row": "y", "column": "x", "panel": "panel"}
_LINES = {"y": "row", "x": "column"}


@cache
def _ordinals() -> frozenset[str]:
    return frozenset(word for words in vocabulary("claims", "ordinal").values() for word in words)


def _present(children: Iterable[Word | None]) -> list[Word]:
    return [child for child in children if child is not None]


def _ref(words: list[Word], label: Word, head: Word | None = None) -> Ref:
    ref = Ref(words[0].start, words[-1].end, label.value.each(), unordered=label.side == "?")
    if label.side in ("x", "y"):
        ref.side = "x" if label.side == "x" else "y"
    if head is not None and head.type in ("AXIS", "AXISNOUN"):
        ref.side = head.value.axis if head.type == "AXIS" or _lies_on(ref, head.value.axis) else ref.side
    elif head is not None:
        ref.side, ref.noun = _SIDES.get(head.value), head.value
    return ref


def _lies_on(ref: Ref, axis: str | None) -> bool:
    """Whether an axis has all the labels of a reference: a "Saturday slot" is no slot where days are columns."""
    labels = [label for name in ref.names for label in name.labels]
    rows, columns = all(label.rows for label in labels), all(label.columns for label in labels)
    other = columns and not rows if axis == "y" else rows and not columns
    return not (labels and axis in ("x", "y") and other)


def _related(children: list[Word], relation: str) -> Ref:
    ref = _ref(children, children[1])
    ref.relation = relation
    return ref


def _amount(first: Word | None, number: Word | None, unit: Word | None) -> Amount:
    assert first is not None and number is not None
    end = unit.end if unit is not None else number.end
    stated: Quantity = number.value
    said = unit.key if unit is not None else stated.unit or ""
    both = number.side == "±"  # "beyond ±0.5"
    return Amount(
        first.start, end, stated, unit=said, label=number.label if unit is None else None, sized=both
    )


@cache
def _parser() -> Callable[[Iterable[Word]], Any]:
    return token_parser("claims", _Phrases())


def read_phrases(words: list[Word]) -> list[Phrase]:
    """The phrases of a clause, names that are joined by commas or "and" as one."""
    types = {word.type for word in words}
    try:
        phrases: list[Phrase] = _parser()(words)
    except NotInGrammar:  # "β = Left": without the words that are nothing by themselves
        phrases = _parser()([word for word in words if word.type not in DEPENDENT])
    if "OPEN" in types:
        phrases = _without_appositions(phrases)
    return join_names(phrases) if "JOIN" in types else phrases


def _without_appositions(phrases: list[Phrase]) -> list[Phrase]:
    """Without brackets that only explain a name, "NLI (Natural Language Inference)", and names for the bracket's."""
    kept: list[Phrase] = []
    at = 0
    while at < len(phrases):
        if phrases[at].type == "OPEN" and _is_label(phrases[at + 1 : at + 3]) and _is_position(kept[-1:]):
            kept[-1] = phrases[at + 1]  # "the bottom row (depth 100)"
            at += 3
            continue
        if phrases[at].type == "OPEN" and kept and isinstance(kept[-1], Ref):
            end = at + 1
            while end < len(phrases) and phrases[end].type in ("UNKNOWN", "MEASURE"):
                end += 1
            if end > at + 1 and end < len(phrases) and phrases[end].type == "CLOSE":
                at = end + 1
                continue
        elif phrases[at].type == "OPEN" and _is_label(phrases[at + 1 : at + 3]) and _described(kept):
            kept[-_described(kept) :] = [phrases[at + 1]]  # "Arabic (AR)", "in the morning (hour 9)"
            at += 3
            continue
        kept.append(phrases[at])
        at += 1
    return kept


def _is_label(phrases: Sequence[Phrase]) -> bool:
    """A name and the end of its bracket."""
    name = phrases[0] if len(phrases) == 2 and phrases[1].type == "CLOSE" else None
    return isinstance(name, Ref) and bool(name.names) and not name.is_panel


def _is_position(kept: Sequence[Phrase]) -> bool:
    """Whether a row or a column is told by where it stands."""
    last = kept[-1] if kept else None
    return isinstance(last, Ref) and bool(last.position) and last.noun in ("row", "column") and not last.names


def _described(kept: Sequence[Phrase]) -> int:
    """How many words in front of a bracket say in other words what it names; 0 where they say more."""
    size = 0
    while size < len(kept) and kept[-1 - size].type == "UNKNOWN":
        size += 1
    before = kept[-1 - size].type if size < len(kept) else "PREPOSITION"
    return size if size < 3 and before in _INTRODUCING else 0


def join_names(phrases: list[Phrase]) -> list[Phrase]:
    """Phrases in which names that stand side by side are one reference."""
    joined: list[Phrase] = []
    at, size = 0, len(phrases)
    while at < size:
        phrase = phrases[at]
        if phrase.type != "JOIN" or not joined or not isinstance(before := joined[-1], Ref):
            joined.append(phrase)
            at += 1
            continue
        after = at
        while after < size and phrases[after].type == "JOIN":
            after += 1
        following = phrases[after] if after < size else None
        if isinstance(following, Ref) and after == at + 1 and _opens_line(joined, phrase, following):
            joined.append(Word("COMMA", ",", ",", phrase.start, phrase.end))
            at += 1
            continue
        if (
            isinstance(following, Ref)
            and _alike(before, following)
            and not (after + 1 < size and phrases[after + 1].type in ("ARROW", "VERSUS"))
            and not _is_introduced(joined, phrases, at, after)
            and not _is_named_already(before, following)
            and not (before.relation and _is_related(phrases, after + 1))
            and not _are_ways(joined, phrases, after)
        ):
            joined[-1] = Ref(
                before.start, following.end, before.names + following.names,
                before.side or following.side, before.relation, noun=before.noun or following.noun,
                either=before.either or following.either or any(_is_choice(p) for p in phrases[at:after]),
            )  # fmt: skip
            at = after + 1
            continue
        joined.append(phrase)
        at += 1
    return joined


def _is_related(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "A predicted as B and C predicted as D": behind the joint another pair begins."""
    following = phrases[at] if at < len(phrases) else None
    return isinstance(following, Ref) and bool(following.relation)


def _is_choice(joint: Phrase) -> bool:
    return isinstance(joint, Word) and joint.key == "or"


def _are_ways(joined: Sequence[Phrase], phrases: Sequence[Phrase], after: int) -> bool:
    """E.g. "A to B and B to A": the joint stands between two ways, not between two names."""
    here = [getattr(phrase, "key", "") for phrase in (joined[-2:-1] if len(joined) > 2 else [])]
    behind = phrases[after + 1 : after + 3]
    then = bool(behind) and getattr(behind[0], "key", "") == "to" and isinstance(behind[-1], Ref)
    return here == ["to"] and isinstance(joined[-3], Ref) and then


def _opens_line(joined: Sequence[Phrase], joint: Phrase, following: Ref) -> bool:
    """ "In the A row, B and C are positive": the comma ends the place that the clause opens with."""
    if len(joined) != _OPENED or joined[0].type != "PREPOSITION" or getattr(joint, "key", "") != ",":
        return False
    first = joined[1]
    line = isinstance(first, Ref) and first.noun in ("row", "column") and len(first.names) == 1
    return line and not following.noun and bool(following.names) and not following.is_panel


def _is_introduced(joined: Sequence[Phrase], phrases: Sequence[Phrase], at: int, after: int) -> bool:
    """E.g. "Compared to A, B is …", "in A, B has …": the comma ends an introduction, it makes no list."""
    first = joined[-1]
    if _is_list_behind_place(joined):
        joined = joined[3:]  # "in P, among A and B, B …"
    tested = len(joined) == 1 and isinstance(first, Ref) and bool(first.relation)  # "tested on A, B is …"
    of_all = len(joined) == 3 and isinstance(joined[1], Scope)  # "of all the A cities, B is …"
    counted = len(joined) == 3 and joined[1].type in ("CARDINAL", "RESTRICTION") and isinstance(first, Ref)
    if counted and joined[0].type in _OPENING and _lists_as_many(joined) and key_at(phrases, at) == ",":
        return after == at + 1  # "of the three cities A, B and C, B …"
    opens = (len(joined) == 2 or of_all or counted) and joined[0].type in _OPENING
    if not (tested or opens or _is_span(joined)) or after != at + 1:
        return False
    comma, following = phrases[at], _behind_noun(phrases, after + 1)
    said = isinstance(comma, Word) and comma.key == ","
    if following is None or not said:
        return False
    if joined[0].type in ("THAN", "NEGATION"):  # "compared to A, B", "unlike A, B"
        return following.type != "JOIN"
    if _is_closed(phrases, at) and len(first.names if isinstance(first, Ref) else ()) > 1:
        return True  # "in A and B, C and D …"
    return _moves(following) or following.type in (
        "BE",
        "HAVE",
        "COMPARATIVE",
        "SUPERLATIVE",
        "SCOPE",
        "MEASURE",
        "OCCUR",
        "DIFFERENCE",
        "TREND",
    )


@cache
def _motions() -> frozenset[str]:
    return words("trends", "up") | words("trends", "down")


def _moves(phrase: Phrase) -> bool:
    """ "In A, B collapses": a verb of motion that nothing else is made of."""
    return isinstance(phrase, Word) and phrase.type == "UNKNOWN" and phrase.key in _motions()


def _is_named_already(listed: Ref, following: Ref) -> bool:
    """E.g. "Of A, B and C, A is …": a list names nobody twice."""
    told = {name.label.text for name in listed.names if name.label is not None}
    own = {name.label.text for name in following.names if name.label is not None}
    return bool(own) and own <= told


def _is_closed(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether an "and" stands in the list that ends in front of a comma."""
    start = next((i for i in range(at - 1, -1, -1) if not isinstance(phrases[i], Ref | Word)), -1)
    listed = phrases[max(start, 0) : at]
    opening = max((i for i, p in enumerate(listed) if p.type in _OPENING), default=0)
    return any(phrase.type == "JOIN" and key_at([phrase], 0) == "and" for phrase in listed[opening:])


def _lists_as_many(joined: Sequence[Phrase]) -> bool:
    return str(getattr(joined[1], "value", "")) == str(len(getattr(joined[2], "names", ())))


def _is_list_behind_place(joined: Sequence[Phrase]) -> bool:
    types = [phrase.type for phrase in joined[:4]]
    return types in (["PREPOSITION", "REF", joint, opening] for joint in _COMMAS for opening in _OPENING)


def _is_span(joined: Sequence[Phrase]) -> bool:
    """ "In layers 3 to 5, head 3 …": what opens the sentence goes from one name to another."""
    if len(joined) != 4 or joined[0].type not in _OPENING:
        return False
    return isinstance(joined[1], Ref) and isinstance(joined[3], Ref) and getattr(joined[2], "key", "") == "to"


def _behind_noun(phrases: Sequence[Phrase], at: int) -> Phrase | None:
    """The phrase that stands behind a name and its noun: "the A model comes …"."""
    if at + 1 < len(phrases) and getattr(phrases[at], "key", "") in words("names", "things"):
        at += 1
    return phrases[at] if at < len(phrases) else None


def _alike(first: Ref, second: Ref) -> bool:
    """Whether two joined references are of one kind, so that "A and B" is one thing."""
    if not first.names or not second.names or first.names[0].kind != second.names[0].kind:
        return False
    if (first.side and second.side and first.side != second.side) or (
        second.relation and second.relation != first.relation
    ):
        return False
    if first.names[0].kind == "panel":
        return True
    one, two = first.names[-1].label, second.names[0].label
    return bool((one.rows and two.rows) or (one.columns and two.columns))
