"""Reserves: why a statement is not held against a text although the numbers seem to refute it.

A reader of claims judges the clause that it understands. What stands around the clause may narrow
it, or give its words another meaning; then the text leaves room, and nothing is refuted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

from heatparse.claims.metrics import is_introduced, sides_of
from heatparse.claims.phrases import Amount, Phrase, Ref, Scope, Superlative
from heatparse.claims.scene import GUARDS, Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.spots import relations_of
from heatparse.claims.things import is_strange
from heatparse.claims.words import Word
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.phrases import words

# Kinds whose readers take only clauses of which they know every word, or that speak of no values.
_STRICT = frozenset(
    ("threshold", "range", "count", "region", "diagonal", "symmetry", "cell-value", "legend", "layout")
)
_PREDICATES = frozenset((
    "BE", "HAVE", "OCCUR", "SHARE", "COMPARATIVE", "SUPERLATIVE", "DIFFERENCE", "TREND", "AGGREGATE", "AMOUNT",
    "SIGN", "SPREAD", "FACTOR",
))  # fmt: skip
_PLACES = frozenset(("PREPOSITION", "RESTRICTION", "REF", "PRONOUN", "UNKNOWN"))
# Kinds that a place in front narrows, beside the kinds that read numbers for themselves.
_PLACED = frozenset(("extremum", "ranking", "comparison", "difference", "trend", "aggregate"))
_NARROWING = frozenset(("RESTRICTION", "PART", "POSITION", "AREA", "SIGN", "EXCEPTION"))
_NUMBERED = frozenset(("PREPOSITION", "RESTRICTION", "AMOUNT", "JOIN", "AND", "UNIT"))
_SUBJECTS = _PREDICATES - {"AMOUNT"} | {"PRONOUN"}
_NOUNS = frozenset(("MEASURE", "AXISNOUN", "DIMENSION", "PART"))
_SENTENCE_ENDS = frozenset(".!?;")


def is_reserved(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a refuted claim of a clause may be true in a way that its reader did not see."""
    if claim.kind in ("legend", "layout"):  # type: ignore[attr-defined]
        return False
    if _is_framed(clause, scene) or _takes_up_strange(clause, scene) or _tells_unread(clause, scene):
        return True
    if claim.kind not in ("difference", "extremum") and _is_of_changes(clause):  # type: ignore[attr-defined]
        return True
    if _takes_up_derived(clause, scene):
        return True
    if isinstance(claim, ExtremumClaim) and not claim.winners and _is_of_part(clause, scene):
        return True
    if claim.kind == "extremum" and _is_participle(clause, scene):  # type: ignore[attr-defined]
        return True
    if claim.kind == "ranking" and _is_order_of_part(clause):  # type: ignore[attr-defined]
        return True
    if claim.kind in ("trend", "cell-value") and _lists_on_the_way(clause):  # type: ignore[attr-defined]
        return True
    if claim.kind == "range" and _has_owned_ends(clause):  # type: ignore[attr-defined]
        return True
    if claim.kind in _PLACED and _is_placed_by_numbers(clause, scene):  # type: ignore[attr-defined]
        return True
    if claim.kind == "comparison" and _is_told_by_values(clause, scene):  # type: ignore[attr-defined]
        return True
    if claim.kind == "symmetry":  # type: ignore[attr-defined]
        return clause.has("BY") or clause.says(words("reserves", "nearly"))
    if claim.kind in _STRICT and _is_nested(clause):  # type: ignore[attr-defined]
        return True
    if claim.kind in _STRICT:  # type: ignore[attr-defined]
        return False
    first = claim.kind in ("extremum", "ranking")  # type: ignore[attr-defined]
    if first and (_is_elliptic(clause) or _is_of_scale(clause, scene) or _is_of_quality(clause, scene)):
        return True
    careful = claim.kind in ("trend", "aggregate")  # type: ignore[attr-defined]
    resolves = claim.kind == "comparison"  # type: ignore[attr-defined]
    return (not careful and _holds_strange(clause, scene)) or _is_unresolved(clause, resolves)


def _key(phrase: Phrase) -> str:
    return phrase.key if isinstance(phrase, Word | Superlative | Scope) else ""


def _is_strange(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """Whether a word that nobody knows may narrow what is said."""
    phrase = phrases[index]
    if not isinstance(phrase, Word) or phrase.type != "UNKNOWN":
        return False
    if not is_strange(phrases, index, scene) or sides_of(scene, phrase.key):
        return False
    known = (("reserves", "known"), ("assertions", "harmless"), ("names", "units"))
    if any(phrase.key in words(*name) for name in known):
        return False
    unit = index > 0 and isinstance(phrases[index - 1], Amount)
    return not (unit and is_introduced(scene, phrase.key))


def _outside_brackets(phrases: Sequence[Phrase]) -> list[Phrase]:
    kept: list[Phrase] = []
    depth = 0
    for phrase in phrases:
        depth += (phrase.type == "OPEN") - (phrase.type == "CLOSE")
        if not depth and phrase.type != "CLOSE":
            kept.append(phrase)
    return kept


def _holds_strange(clause: Clause, scene: Scene) -> bool:
    """Whether a clause has an unknown word outside of brackets."""
    phrases = _outside_brackets(clause.phrases)
    return any(_is_strange(phrases, index, scene) for index in range(len(phrases)))


def _of_sentence(clause: Clause, scene: Scene) -> Iterator[Clause]:
    """The clauses before one in its sentence, the nearest first."""
    end, before = clause.start, clause.before
    while before is not None and _SENTENCE_ENDS.isdisjoint(scene.text[before.end : end]):
        yield before
        end, before = before.start, before.before


def _is_framed(clause: Clause, scene: Scene) -> bool:
    """ "Wherever both were measured, A leads"; "below that, in the lower rows, it is A that leads"."""
    for before in _of_sentence(clause, scene):
        first = before.phrases[0] if before.phrases else None
        if first is None:
            continue
        if first.type == "CONDITION" or _key(first) in words("reserves", "frames"):
            return True
        if _PREDICATES.isdisjoint(before.types) and first.type != "REF" and before.types & _PLACES:
            return True
    return False


def _takes_up_strange(clause: Clause, scene: Scene) -> bool:
    """ "On free days, the two rows form a block, none of which is low": what "which" stands for is not known."""
    lead = [p for p in clause.phrases[:3] if isinstance(p, Word) and p.type == "PRONOUN"]
    if not any(p.key in words("reserves", "relative") for p in lead):
        return False
    before = next(_of_sentence(clause, scene), None)
    return before is not None and (_holds_strange(before, scene) or not GUARDS.isdisjoint(before.types))


def _is_unresolved(clause: Clause, resolves: bool) -> bool:
    """ "Its best result is 0.3", "they are equal": somebody else is spoken of than the clause names."""
    if clause.heads:
        return False  # "**A:** Its best score is on B"
    if clause.phrases and clause.phrases[0].type == "PREPOSITION":
        subject = next((p for p in clause.phrases if p.type in _SUBJECTS), None)
        if isinstance(subject, Word) and subject.key in words("reserves", "standing"):
            return True  # "on A and on B they are equal"
    if resolves:
        return False
    if (
        clause.contrasted
        and isinstance(clause.phrases[0], Superlative)
        and not clause.has("BE", "HAVE", "OCCUR")
    ):
        return True  # "it is the second best on A, but the worst on B"
    for index, phrase in enumerate(clause.phrases):
        if isinstance(phrase, Ref) or phrase.type in _NOUNS or (isinstance(phrase, Scope) and phrase.noun):
            return False
        before = clause.phrases[index - 1].type if index else ""
        placed = before in ("PREPOSITION", "RESTRICTION")  # "after that peak"
        if isinstance(phrase, Word) and phrase.type == "PRONOUN" and not placed:
            return phrase.key in words("reserves", "standing")
    return False


def _takes_up_derived(clause: Clause, scene: Scene) -> bool:
    """ "The column of A totals 113, that of B only 85": sums as well."""
    end, before = clause.start, clause.before
    behind = before.end if before is not None else clause.start
    tokens = scene.draft.tokens.between(behind, clause.end)
    opening = [token[3] for token in tokens if token[0] != "MARK"][:2]
    if opening not in (["that", "of"], ["those", "of"]):
        return False
    while before is not None and "." not in scene.text[before.end : end]:
        if any(map(_is_derived, before.phrases)):
            return True
        end, before = before.start, before.before
    return False


def _is_of_part(clause: Clause, scene: Scene) -> bool:
    """ "The pairs among A and B are positive, the smallest being 0.39": the smallest of those."""
    first = clause.phrases[0] if clause.phrases else None
    if not isinstance(first, Superlative) or first.nouns or clause.refs() or clause.has("DIMENSION", "PART"):
        return False
    before = next(_of_sentence(clause, scene), None)
    return before is not None and any(
        phrase.type in _NARROWING or (isinstance(phrase, Ref) and not phrase.is_panel)
        for phrase in before.phrases
    )


def _is_participle(clause: Clause, scene: Scene) -> bool:
    """ "A and B are the exceptions, peaking in May and October": whose peak it is was said before."""
    first = clause.phrases[0] if clause.phrases else None
    takes_up = isinstance(first, Superlative) and first.key.endswith("ing") and bool(first.verb)
    return takes_up and next(_of_sentence(clause, scene), None) is not None


def _is_order_of_part(clause: Clause) -> bool:
    """ "After half an hour the order is A > B > C": a place in front that was not understood."""
    chain = [p for p in clause.phrases if isinstance(p, Word) and p.key in (">", "<")]
    front = list(takewhile(lambda phrase: not isinstance(phrase, Ref), clause.phrases))
    return len(chain) > 1 and any(p.type in ("SCOPE", "UNKNOWN", "AXISNOUN", "AMOUNT", "POSITION") for p in front)


def _lists_on_the_way(clause: Clause) -> bool:
    """ "It gains each day until C (1, 2, 3)": the last of the numbers is that of C."""
    for at, phrase in enumerate(clause.phrases):
        behind = [p.type for p in clause.phrases[at + 1 : at + 4]]
        listed = behind in (["OPEN", "AMOUNT", "COMMA"], ["OPEN", "AMOUNT", "JOIN"])
        if at and isinstance(phrase, Ref) and listed:
            return _key(clause.phrases[at - 1]) in words("reserves", "towards")
    return False


def _has_owned_ends(clause: Clause) -> bool:
    """ "They run from 9.4 (A) to 12.6 (B)": each end belongs to a panel, between which nothing is said."""
    types = ["PANEL" if isinstance(p, Ref) and p.is_panel else p.type for p in clause.phrases]
    owned = ["AMOUNT", "OPEN", "PANEL", "CLOSE"]
    return sum(types[at : at + len(owned)] == owned for at in range(len(types))) > 1


def _is_placed_by_numbers(clause: Clause, scene: Scene) -> bool:
    """ "Between 12 and 16, A leads": a place in numbers that no label is."""
    types = [phrase.type for phrase in clause.phrases]
    if types[:2] not in (["PREPOSITION", "AMOUNT"], ["RESTRICTION", "AMOUNT"]):
        return False
    comma = next((at for at, phrase in enumerate(clause.phrases) if _key(phrase) == ","), None)
    if comma is None or not set(types[:comma]) <= _NUMBERED:
        return False
    told = [p.quantity.value for p in clause.phrases[:comma] if isinstance(p, Amount)]
    return told != [told[0]] or told[0] is None or abs(told[0]) not in _held(scene)  # "at 0.9, A leads"


def _held(scene: Scene) -> set[float]:
    """The values of all cells, without their signs."""
    return {abs(value.low) for grid in scene.grids.all() for value in grid.values}


def _is_told_by_values(clause: Clause, scene: Scene) -> bool:
    """ "A shares more with B (-0.6) than with C (-0.5)": the numbers beside the sides bear the order out."""
    told = [
        p.quantity.value
        for before, p in pairwise(clause.phrases)
        if isinstance(p, Amount) and before.type == "OPEN" and p.quantity.value is not None
    ]
    compared = [p for p in clause.phrases if isinstance(p, Word) and p.type == "COMPARATIVE"]
    if len(told) != 2 or len(compared) != 1 or not clause.has("THAN"):
        return False
    held = _held(scene)
    if any(abs(number) not in held for number in told):
        return False
    first, second = told
    signs = {"high": 1, "low": -1}
    orders = [signs.get(relation, 0) for relation in relations_of(compared[0].value, scene)]
    sized = compared[0].key.removesuffix(" than") in words("reserves", "sized")
    by_size = (abs(first) - abs(second)) if min(told) < 0 and sized else 0.0
    return any(sign * (first - second) > 0 or sign * by_size > 0 for sign in orders)


def _is_elliptic(clause: Clause) -> bool:
    """ "A has the largest total, B the smallest"; "the smallest one is 0.01", of the gains told before."""
    tops = [p for p in clause.phrases if isinstance(p, Superlative)]
    bare = [top for top in tops if not top.verb and not any(n.type == "MEASURE" for n in top.nouns)]
    if not bare:
        return False
    before = [*clause.lead, *(clause.before.phrases if clause.before is not None else ())]
    ahead = list(takewhile(lambda p: p is not bare[-1], clause.phrases))
    totals = (p for p in ahead if isinstance(p, Superlative))
    takes_up = (
        bool(ahead) and ahead[-1].type == "COMMA"
    )  # "the mean of the first is 0.4, that of the second 0.3"
    return any(map(_is_derived, (*before, *totals, *(ahead if takes_up else ()))))


def _tells_unread(clause: Clause, scene: Scene) -> bool:
    """Whether a number of a clause stands in the data part, and was not understood there."""
    return any(isinstance(p, Amount) and p.quantity.value in scene.left_over for p in clause.phrases)


def _is_of_changes(clause: Clause) -> bool:
    """ "The gap between A and B falls from 0.3 to 0.2", "the loss from A to B is 0.1": no values of cells."""
    for index, phrase in enumerate(clause.phrases[:-1]):
        if phrase.type in _PREDICATES and phrase.type not in (
            "DIFFERENCE",
            "SPREAD",
            "SUPERLATIVE",
            "FACTOR",
        ):
            return False
        following = clause.phrases[index + 1]
        noun = phrase.type in ("DIFFERENCE", "SPREAD") and _key(phrase) in words("reserves", "distances")
        if noun and _key(following) in ("between", "of", "from", "over", "across", "in"):
            return True
    return False


def _is_nested(clause: Clause) -> bool:
    """ "No head reaches 0.3 in all panels": it may in some of them."""
    denied = next((i for i, p in enumerate(clause.phrases) if _denies(p)), None)
    if denied is None:
        return False
    behind = [p for p in clause.phrases[denied + 1 :] if isinstance(p, Scope)]
    return any(p.quantifier in ("all", "both") and p.noun is not None and _is_whole(p) for p in behind)


def _denies(phrase: Phrase) -> bool:
    return phrase.type == "NEGATION" or (isinstance(phrase, Scope) and phrase.quantifier == "none")


def _is_whole(scope: Scope) -> bool:
    """ "All" and "every", but not "any"."""
    return scope.key.startswith(("all", "every", "each", "both"))


def _is_of_quality(clause: Clause, scene: Scene) -> bool:
    """ "The most focused one": nobody knows whether that is the highest or the lowest."""
    tops = [
        p for p in clause.phrases if isinstance(p, Superlative) and p.key in ("most", "least") and p.nouns
    ]
    return any(
        top.nouns[0].type == "UNKNOWN"
        and not top.nouns[0].key.endswith("s")
        and top.nouns[0].key not in scene.title_words
        for top in tops
    )


def _is_of_scale(clause: Clause, scene: Scene) -> bool:
    """ "The lower end of the bar is 10, the upper end 10,000": the ends of the scale, and no values."""
    tops = [p for p in clause.phrases if isinstance(p, Superlative)]
    if not any(top.key in words("reserves", "ends") for top in tops) or any(
        ref.names for ref in clause.refs()
    ):
        return False
    near = [clause, *_of_sentence(clause, scene)]
    if any(part.says(words("reserves", "scale")) for part in near):
        return True
    ends = {
        end
        for panel in scene.document.panels
        if panel.legend is not None
        for end in (panel.legend.low, panel.legend.high)
    }
    return any(isinstance(p, Amount) and p.quantity.value in ends for p in clause.phrases)


def _is_derived(phrase: Phrase) -> bool:
    """Whether a phrase speaks of what is made of values: totals, gains, deviations."""
    if isinstance(phrase, Superlative):
        return any(noun.key in words("reserves", "derived") for noun in phrase.nouns)
    return phrase.type in ("AGGREGATE", "DIFFERENCE", "SPREAD", "FACTOR")
