"""The two sides of a comparison: what is set against what, where, and for how many.

"At length 16, A has a higher minimum than B in every panel": the sides A and B, the function
minimum, the slice, the quantifier. One side has what the other lacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from heatparse.claims.asides import headed, without_values
from heatparse.claims.comparatives import denial_of, is_comparative, is_vague, relation_of
from heatparse.claims.guards import GUARDS
from heatparse.claims.implied import imply_both, imply_left, imply_right
from heatparse.claims.metrics import is_measured, is_other_quality
from heatparse.claims.phrases import Amount, Part, Phrase, Ref, Scope, Superlative
from heatparse.claims.restrictions import restricted
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.things import is_choice, is_pair_of_panels, is_thing, is_unmeasured, with_subjects
from heatparse.claims.words import Word
from heatparse.phrases import words

_STOPS = frozenset(("COMMA", "OPEN", "COLON", "CONTRAST"))
_FUNCTIONS = {"high": "high", "best": "high", "warm": "high", "low": "low", "worst": "low", "cold": "low"}
# Relations that do not order the two sides.
EVEN = frozenset(("equal", "close", "same_sign"))
# Relations of qualities: how they show in the numbers depends on what is measured.
_GRADED = {"much": "high", "little": "low"}
# With one of these the compared numbers may be no values of the grid.
_OTHERWISE = frozenset(("TREND", "FACTOR", "COLOUR", "SYMMETRY", "SIGN"))


@dataclass(slots=True)
class Side:
    """One side: panels and references, the part of the grid, and what is made of its values."""

    panels: tuple[int, ...] = ()
    refs: list[Ref] = field(default_factory=list)
    part: str = ""
    function: str = ""  # high, low, mean, spread
    others: bool = False  # all labels but those of the other side

    @property
    def is_empty(self) -> bool:
        return not (self.refs or self.panels or self.part or self.others or self.function)


@dataclass(slots=True)
class Comparison:
    """The slots of one comparison."""

    clause: Clause
    relation: str  # high, low, better, worse, equal, close, at_least, dark, bright; different: not ordered
    left: Side
    right: Side
    slices: list[Ref] = field(default_factory=list)
    quantifier: str = ""  # all, most
    count: int | None = None  # in how many of the compared places
    of: int | None = None  # … out of how many
    panels: tuple[int, ...] = ()
    excepted: list[Ref] = field(default_factory=list)
    end: int = 0  # index of the first phrase behind the far side
    guarded: bool = False  # a word that may change the truth was not understood
    unsure: bool = False  # an unknown word may change what is meant: never refuted


def find_comparison(clause: Clause, scene: Scene) -> Comparison | None:
    """The comparison that a clause makes, None when it makes none that can be read."""
    if not clause.has("COMPARATIVE", "SUPERLATIVE"):
        return None
    valued = clause.has("AMOUNT")
    clause = restricted(headed(without_values(clause), "COMPARATIVE"), scene)
    clause = clause.part(with_subjects(clause.phrases))
    denied = denial_of(clause.phrases)
    denial = clause.phrases[denied] if denied is not None else None
    if denied is not None:
        clause = clause.part([*clause.phrases[:denied], *clause.phrases[denied + 1 :]])
    phrases = clause.phrases
    at = next((i for i in range(len(phrases)) if is_comparative(phrases, i)), None)
    if at is None or is_vague(phrases, at, scene):
        return None
    first = next((i for i in range(at) if phrases[i].type == "THAN"), None)
    if first is not None:  # "Compared to B, A is higher"
        comma = next((i for i in range(first, at) if phrases[i].type in ("COMMA", "JOIN")), at)
        phrases = [*phrases[:first], *phrases[comma + 1 : at + 1], *phrases[first:comma], *phrases[at + 1 :]]
        moved = next((i for i in range(len(phrases)) if is_comparative(phrases, i)), None)
        if moved is None:
            return None
        at = moved
    phrases, at = _subject_first(phrases, at)
    than = _than(phrases, at)
    end = _end(phrases, than + 1)
    left, right = read_side(phrases[:than], scene), read_side(phrases[than + 1 : end], scene)
    comparison = Comparison(clause, relation_of(phrases[at]), left, right, end=end)
    if comparison.relation in _GRADED:
        comparison.relation, comparison.unsure = _GRADED[comparison.relation], True
        comparison.guarded = not (
            valued or scene.less_is_better
        )  # "A is cheaper than B": perhaps not in what is shown
    if comparison.relation == "equal" and any(p.type == "POLARITY" for p in phrases[at : at + 2]):
        comparison.relation = "same_sign"
    if left.panels and right.panels and left.panels != right.panels:
        left.part = right.part = left.part or right.part  # "exceeds B in the off-diagonal cells"
    _share_function(comparison, at, than, phrases)
    _read_scopes(comparison, scene)
    _read_exceptions(comparison, scene)
    _read_rest(comparison, phrases[end:], scene)
    _read_guards(comparison, end, scene)
    comparison.unsure = comparison.unsure or _is_of_another_kind(comparison, phrases, at, scene)
    timed = comparison.relation in ("fast", "slow")
    comparison.unsure = comparison.unsure or is_choice(clause.phrases) or (timed and not scene.measures_time)
    if comparison.relation in EVEN and not _is_double(comparison.left) and _is_double(comparison.right):
        comparison.left, comparison.right = (
            comparison.right,
            comparison.left,
        )  # "A has the same value in B and C"
    if comparison.relation in EVEN and not comparison.right.panels and _is_double(comparison.left):
        comparison.slices += comparison.right.refs  # "A and B have the same value at C"
        comparison.right = Side()
    if than == at and comparison.relation not in EVEN and _is_placed(phrases, at):
        comparison.slices, comparison.right = comparison.right.refs, Side()  # "is higher at B"
    if than == at:
        _read_bracket(comparison, phrases[end:], scene)
    if comparison.right.is_empty and not (_as_before(comparison, scene) or imply_right(comparison, scene)):
        return None
    left = comparison.left
    if not (left.refs or left.panels or left.others) and not imply_left(comparison, scene) and not left.part:
        return None
    if denial is not None:
        _deny(comparison, phrases[at], denial, scene)
    return comparison


def _as_before(comparison: Comparison, scene: Scene) -> bool:
    """Whether the two sides are those of the clause before."""
    earlier = comparison.clause.before
    if earlier is None or not comparison.slices or not earlier.has("COMPARATIVE"):
        return False
    before = find_comparison(earlier, scene)
    return before is not None and imply_both(comparison, before, scene)


def _is_of_another_kind(comparison: Comparison, phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """E.g. "A is bigger than B", "the A row is above the B row", "A has fewer cells": nothing about values."""
    phrase = phrases[at]
    key = phrase.key.removesuffix(" than") if isinstance(phrase, Word) else ""
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    refs = [*comparison.left.refs, *comparison.right.refs]
    if key in words("names", "placing_comparatives"):
        return any(ref.noun in ("row", "column") for ref in refs)
    if key in ("more", "fewer", "less") and following is not None and following.type == "DIMENSION":
        return True
    whole = len(refs) == 2 and not comparison.slices and not comparison.quantifier
    if key in words("names", "sizing") and whole:
        return not any(p.type in ("MEASURE", "AGGREGATE", "PART") for p in phrases)
    return is_other_quality(key, scene)


def _narrows(scope: Scope, following: Phrase | None) -> bool:
    """Whether an unknown adjective stands behind a quantifier: "on all easy benchmarks"."""
    noun = scope.noun
    unknown = noun is not None and noun.type == "UNKNOWN" and not is_thing(noun)
    return unknown and following is not None and (following.type == "AXISNOUN" or is_thing(following))


def _deny(comparison: Comparison, phrase: Phrase, denial: Phrase, scene: Scene) -> None:
    """Turn a comparison into its opposite: A is not above B when B is at least as high."""
    relation = {"better": "high", "worse": "low"}.get(comparison.relation, comparison.relation)
    if relation != comparison.relation and scene.less_is_better:
        comparison.guarded = True
    key = phrase.key if isinstance(phrase, Word) else ""
    if key in ("as high as", "as low as"):
        comparison.relation = "low" if key == "as high as" else "high"
    elif relation == "high":
        comparison.left, comparison.right = comparison.right, comparison.left
        comparison.relation = "at_least"
    elif relation == "low":
        comparison.relation = "at_least"
    elif relation == "at_least":
        comparison.relation = "low"
    else:
        comparison.guarded = True
    never = isinstance(denial, Word) and denial.key == "never"
    comparison.quantifier = comparison.quantifier or ("all" if never else "")
    comparison.guarded = comparison.guarded or comparison.quantifier == "most" or comparison.count is not None


def _subject_first(phrases: list[Phrase], at: int) -> tuple[list[Phrase], int]:
    """E.g. "A vs B: lower" in the order "A lower vs B"."""
    types = [phrase.type for phrase in phrases[: at + 1]]
    if types[1:] != ["VERSUS", "REF", "COLON", "COMPARATIVE"] or types[0] != "REF":
        return phrases, at
    return [phrases[0], phrases[at], *phrases[1:3], *phrases[at + 1 :]], 1


def _than(phrases: Sequence[Phrase], at: int) -> int:
    """The index of "than", or of the comparative itself where it takes its object: "exceeds B"."""
    for index in range(at + 1, len(phrases)):
        if phrases[index].type in ("THAN", "VERSUS"):
            return index
        if phrases[index].type == "COMMA" or (
            phrases[index].type == "OPEN" and not any(p.type == "THAN" for p in phrases[index:])
        ):
            break
    return at


def _end(phrases: Sequence[Phrase], start: int) -> int:
    """Where the far side of a comparison ends; "(A, B)" belongs to it, "(0.61 vs. 0.53)" does not."""
    depth = 0
    for index in range(start, len(phrases)):
        type = phrases[index].type
        if (
            type == "OPEN"
            and index + 1 < len(phrases)
            and isinstance(phrases[index + 1], Ref)
            and index <= start + 2
        ):
            depth += 1
        elif type == "CLOSE" and depth:
            depth -= 1
        elif type in _STOPS and not depth:
            return index
    return len(phrases)


def read_side(phrases: Sequence[Phrase], scene: Scene) -> Side:
    """What a part of a clause names."""
    side = Side()
    for phrase in phrases:
        if isinstance(phrase, Part):
            side.part = phrase.part
        elif phrase.type == "RIVALS" or (isinstance(phrase, Scope) and phrase.others):
            side.others = True
        elif isinstance(phrase, Superlative) and not phrase.verb:
            known = not any(
                noun.type == "UNKNOWN" and not is_thing(noun) and not is_measured(scene, noun.key)
                for noun in phrase.nouns
            )
            side.function = _FUNCTIONS.get(phrase.direction, "unknown") if known else "unknown"
            pairs = any(noun.key in ("pair", "pairs") for noun in phrase.nouns)
            side.part = next(
                (n.value for n in phrase.nouns if n.type == "DIAGONAL"),
                "off-diagonal" if pairs else side.part,
            )
        elif phrase.type == "AGGREGATE" and isinstance(phrase, Word):
            side.function = phrase.value if phrase.value == "mean" else "unknown"
        elif phrase.type == "SPREAD":
            side.function = "spread"
        elif isinstance(phrase, Ref):
            panels = scene.panels_named(phrase)
            if panels:
                side.panels += panels
            else:
                side.refs.append(phrase)
    return side


def _share_function(comparison: Comparison, at: int, than: int, phrases: Sequence[Phrase]) -> None:
    """E.g. "A has a higher minimum than B": of both."""
    left, right = comparison.left, comparison.right
    if left.function and not right.function and (right.refs or right.panels):
        right.function = left.function
    elif right.function and not left.function and than == at and not right.refs and not right.panels:
        left.function = right.function  # "is a higher minimum": what follows is the noun


def _read_scopes(comparison: Comparison, scene: Scene) -> None:
    phrases = comparison.clause.phrases
    for index, phrase in enumerate(phrases):
        if not isinstance(phrase, Scope):
            number = _whole_number(phrase)
            if number is not None:
                _read_count(comparison, index, number)
        elif _narrows(phrase, phrases[index + 1] if index + 1 < len(phrases) else None):
            comparison.guarded = True
        elif phrase.quantifier in ("all", "both"):
            dimension = (
                phrase.noun.value if phrase.noun is not None and phrase.noun.type == "DIMENSION" else ""
            )
            if dimension in ("panel", "grid") or is_pair_of_panels(phrase, scene):
                comparison.panels = tuple(range(len(scene.grids)))
                comparison.guarded = comparison.guarded or phrase.count not in (None, len(scene.grids))
            elif not phrase.others:  # "all others" are those on the far side
                comparison.quantifier = "all"
            comparison.unsure = comparison.unsure or (phrase.key == "both" and index == 0)
        elif phrase.quantifier == "most":
            comparison.quantifier = comparison.quantifier or "most"
        elif phrase.quantifier != "only" or not _limits_count(phrases, index):
            comparison.guarded = True


def _limits_count(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "On only one benchmark": the number that follows says all of it."""
    return index + 1 < len(phrases) and _whole_number(phrases[index + 1]) is not None


def _whole_number(phrase: Phrase) -> int | None:
    """The number that a word or an amount counts."""
    if isinstance(phrase, Word) and phrase.type == "CARDINAL":
        return int(phrase.value)
    if (
        isinstance(phrase, Amount)
        and not phrase.unit
        and not phrase.bound
        and phrase.quantity.resolution == 1.0
    ):
        return int(phrase.quantity.value) if phrase.quantity.value is not None else None
    return None


def _read_count(comparison: Comparison, index: int, number: int) -> None:
    """E.g. "In 10 of the 12 off-diagonal cells", "in nine rows", "ten of the twelve cells are"."""
    phrases = comparison.clause.phrases
    previous = phrases[index - 1] if index else None
    following = phrases[index + 1] if index + 1 < len(phrases) else None
    behind = following.type if following is not None else ""
    if isinstance(previous, Word) and previous.key == "of" and comparison.count is not None:
        comparison.of = number
    elif previous is None and behind == "PREPOSITION" and index + 2 < len(phrases):
        comparison.count = number if _whole_number(phrases[index + 2]) is not None else None
    elif _is_placing(previous) or (isinstance(previous, Scope) and _is_placing(phrases[index - 2])):
        counted = behind in ("PREPOSITION", "DIMENSION", "AXISNOUN", "PART")
        if counted or (following is not None and is_thing(following)):
            comparison.count = number


def _is_placing(phrase: Phrase | None) -> bool:
    return (
        isinstance(phrase, Word) and phrase.type == "PREPOSITION" and phrase.key in ("in", "for", "on", "at")
    )


def _read_exceptions(comparison: Comparison, scene: Scene) -> None:
    """References behind "except" are taken out of a universal comparison."""
    phrases = comparison.clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "EXCEPTION"), None)
    if at is None:
        return
    comparison.excepted = [p for p in phrases[at:] if isinstance(p, Ref) and not scene.panels_named(p)]
    for side in (comparison.left, comparison.right):
        side.refs = [ref for ref in side.refs if ref not in comparison.excepted]
    comparison.quantifier = comparison.quantifier or "all"
    comparison.guarded = comparison.guarded or not comparison.excepted


def _read_rest(comparison: Comparison, rest: Sequence[Phrase], scene: Scene) -> None:
    """What stands behind the far side: slices outside of brackets."""
    bracketed = False
    for phrase in rest:
        bracketed = (bracketed or phrase.type == "OPEN") and phrase.type != "CLOSE"
        if phrase.type == "EXAMPLE":
            break
        if not isinstance(phrase, Ref) or bracketed or phrase in comparison.excepted:
            continue
        if not scene.panels_named(phrase) and (phrase.names or not phrase.position):
            comparison.slices.append(phrase)


def _read_guards(comparison: Comparison, end: int, scene: Scene) -> None:
    phrases = comparison.clause.phrases
    for index, phrase in enumerate(phrases):
        if phrase.type == "EXCEPTION" and comparison.excepted:
            continue
        if phrase.type in GUARDS or (index < end and phrase.type in ("POSITION", "AREA")):
            comparison.guarded = True
        elif index < end and (phrase.type in _OTHERWISE or is_unmeasured(phrases, index, scene)):
            comparison.unsure = True
    if sum(is_comparative(phrases, index) for index in range(end)) > 1:
        comparison.guarded = True


def _is_placed(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "Is better at B": what follows says where, not than what."""
    word, following = phrases[at], phrases[at + 1] if at + 1 < len(phrases) else None
    if isinstance(word, Word) and word.key.endswith("than"):
        return False
    return isinstance(following, Word) and following.key in ("at", "in", "on", "for", "with")


def _read_bracket(comparison: Comparison, rest: Sequence[Phrase], scene: Scene) -> None:
    """E.g. "A is worse with B (3% vs. 8% for C)": the far side stands in the bracket."""
    if [phrase.type for phrase in rest[:6]] == ["OPEN", "AMOUNT", "VERSUS", "AMOUNT", "PREPOSITION", "REF"]:
        left = comparison.left
        comparison.left = replace(left, refs=[*left.refs, *comparison.slices])
        comparison.slices = []
        comparison.right = read_side(rest[5:6], scene)


def _is_double(side: Side) -> bool:
    sizes = [sum(len(name.labels) for name in ref.names) for ref in side.refs]
    return 2 in sizes or len(side.refs) == 2
