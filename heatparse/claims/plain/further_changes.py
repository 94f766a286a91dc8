"""Changes that go on, or are set against the one in front: "by 3 to Q and by a further 2 to R", "…, B only 2"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.records import replace

_TWO = 2
_JOINTS = frozenset(("AND", "COMMA", "JOIN"))
_CHANGES = frozenset(("gain", "drop"))
_PLACED = frozenset(("REF", "DIFFERENCE", "BY", "AMOUNT", "PREPOSITION", "COMMA", "JOIN", "SCOPE"))
_TOLD = frozenset(("REF", "DIFFERENCE", "BY", "AMOUNT", "CARDINAL", "SCOPE"))


def with_further_change(clause: Clause, scene: Scene) -> Clause:
    """ "A rises by 3 from P to Q and by a further 2 until R" as "… and rises by 2 from Q to R"."""
    phrases = clause.phrases
    at = next(
        (i for i in range(2, len(phrases)) if phrases[i].type == "BY" and phrases[i - 1].type in _JOINTS),
        None,
    )
    if at is None or at + 1 >= len(phrases):
        return clause
    between = scene.text[phrases[at].end : phrases[at + 1].start].lower().split()
    if words("trends", "adding_on").isdisjoint(between):
        return clause  # "by 3 to Q and by 5 to R": perhaps in all
    verbs = [p for p in phrases[:at] if p.type == "DIFFERENCE"]
    amounts = [p for p in phrases[:at] if isinstance(p, Amount)]
    number = _amount(phrases[at + 1], amounts[-1]) if amounts else None
    if (
        len(verbs) != 1
        or getattr(verbs[0], "value", "") not in _CHANGES
        or len(amounts) != 1
        or number is None
    ):
        return clause
    front, behind = _from_to(phrases[: at - 1]), list(phrases[at + 2 :])
    last = next((p for p in reversed(front) if isinstance(p, Ref)), None)
    onward = (
        len(behind) == _TWO
        and key_at(behind, 0) in words("trends", "onward_to")
        and isinstance(behind[1], Ref)
    )
    if onward and last is not None:
        start = behind[0].start
        behind = [
            made_word("PREPOSITION", "from", start), replace(last, start=start, end=start),
            made_word("PREPOSITION", "to", start), behind[1],
        ]  # fmt: skip
    verb = _again(verbs[0], phrases[at].start)
    return clause.part([*front, phrases[at - 1], verb, phrases[at], number, *behind])


def _again(word: Phrase, start: int) -> Phrase:
    """The same word at another place."""
    assert isinstance(word, Word)
    return Word(word.type, word.value, word.key, start, start)


def _from_to(phrases: Sequence[Phrase]) -> list[Phrase]:
    """ "Between P and Q" as "from P to Q"."""
    at = next((i for i in range(len(phrases) - 1) if key_of(phrases[i]) == "between"), None)
    ref = phrases[at + 1] if at is not None else None
    if at is None or not isinstance(ref, Ref) or len(ref.names) != _TWO:
        return list(phrases)
    first, last = (replace(ref, names=(name,)) for name in ref.names)
    last = replace(last, start=ref.end - 1)
    return [
        *phrases[:at], made_word("PREPOSITION", "from", ref.start), first,
        made_word("PREPOSITION", "to", ref.end - 1), last, *phrases[at + 2 :],
    ]  # fmt: skip


def with_change_before(clause: Clause, scene: Scene) -> Clause:
    """ "A drops by 11 from P to Q, whereas B gives up only two" as "B gives up two from P to Q", in the same unit."""
    before, phrases = clause.before, clause.phrases
    if before is None or not follows_in_sentence(clause, before, scene.text):
        return clause
    if (
        not (clause.contrasted or before.contrasted)
        or not clause.types <= _TOLD
        or not before.types <= _PLACED
    ):
        return clause
    told, earlier = clause.refs(), before.refs()
    amounts, verbs = before.of("AMOUNT"), before.of("DIFFERENCE")
    if len(told) != 1 or phrases[0] is not told[0] or len(amounts) > 1 or len(verbs) != 1:
        return clause
    if len(clause.of("DIFFERENCE")) != 1:
        return clause
    number = _amount(phrases[-1], next((p for p in amounts if isinstance(p, Amount)), None))
    if number is None or not all(isinstance(p, Scope) and p.quantifier == "only" for p in clause.of("SCOPE")):
        return clause
    places = _places(before.phrases)
    own = [ref for ref in earlier if all(ref is not place for place in places)]
    if len(own) != 1 or not _are_rivals(own[0], told[0], scene) or not places:
        return clause
    kept = [p for p in phrases[:-1] if not isinstance(p, Scope)]
    part = clause.part([*kept, number, *(_moved(p, clause.end + i) for i, p in enumerate(places))], heads=())
    part.before = None  # all that it takes over is in it now
    return part


def _moved(phrase: Phrase, start: int) -> Phrase:
    return replace(phrase, start=start, end=start) if isinstance(phrase, Ref) else _again(phrase, start)


def _places(phrases: Sequence[Phrase]) -> list[Phrase]:
    """The names behind prepositions, each with its own."""
    found: list[Phrase] = []
    for one, two in pairwise(phrases):
        if one.type == "PREPOSITION" and isinstance(two, Ref):
            found += [one, two]
    return found


def _are_rivals(one: Ref, two: Ref, scene: Scene) -> bool:
    """Whether two references name lines of one axis, the second of them one alone."""
    if one.is_panel or two.is_panel or len(two.names) != 1 or len(scene.grids) != 1:
        return False
    grid = scene.filled(0)
    axes = [{line.axis for line in scene.lines(ref, grid)} for ref in (one, two)]
    return axes[0] == axes[1] and len(axes[0]) == 1


def _amount(phrase: Phrase, like: Amount | None) -> Amount | None:
    """A number, or a number in words, as one in the unit of another, if there is one."""
    if isinstance(phrase, Amount):
        return phrase if not phrase.bound else None
    if not isinstance(phrase, Word) or phrase.type != "CARDINAL" or not str(phrase.value).isdecimal():
        return None
    number = Quantity(text=phrase.key, value=float(phrase.value), resolution=1.0)
    if like is None:
        return Amount(phrase.start, phrase.end, number)
    number = number.model_copy(update={"unit": like.quantity.unit})
    return replace(like, start=phrase.start, end=phrase.end, quantity=number, bound="")


def by_so_much(clause: Clause) -> Clause:
    """ "A fluctuates even more, by 18" as "A fluctuates by 18"."""
    phrases = list(clause.phrases)
    at = next(
        (
            i
            for i in range(len(phrases) - 1)
            if phrases[i].type == "BY" and isinstance(phrases[i + 1], Amount)
        ),
        0,
    )
    verb = at - 1
    while verb > 0 and (
        phrases[verb].type in _JOINTS or key_of(phrases[verb]) in words("comparisons", "even_more")
    ):
        verb -= 1
    if at < 1 or verb < 1 or not isinstance(phrases[verb - 1], Ref):
        return clause
    if phrases[verb].type not in ("DIFFERENCE", "SPREAD", "TREND") or verb == at - 1:
        return clause
    return clause.part([*phrases[: verb + 1], *phrases[at:]])
