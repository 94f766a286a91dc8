"""Gates of what few documents need: what a reader looks at first, so that it is loaded where it can say something.

A gate is implied by what stands behind it and looks at less; what it lets through is looked at in full.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from heatparse.claims.language.motions import MOVED
from heatparse.claims.language.phrases import (
    Amount,
    Phrase,
    Ref,
    Scope,
    Superlative,
    is_only,
    key_at,
    key_of,
    phrase_key,
)
from heatparse.claims.language.words import Word
from heatparse.phrases import words
from heatparse.resources import vocabulary

if TYPE_CHECKING:
    from heatparse.claims.language.sentences import Clause
    from heatparse.claims.scene import Scene
    from heatparse.models.claims import BaseClaim

COUNTED = frozenset(("DIMENSION", "AXISNOUN", "UNKNOWN", "MEASURE"))  # nouns behind a number of things
_PAIR = 2  # heads
_SHARING = frozenset(("AMOUNT", "CARDINAL", "FACTOR", "SCOPE"))  # that may tell a share
_COLOR_TYPES = frozenset(("COLOUR", "UNKNOWN", "RESTRICTION"))  # of the words that name a color
OUT_OF = frozenset(("out", "of", "/", "out of"))  # of how many it tells so many


def may_name_zone(phrases: Sequence[Phrase]) -> bool:
    """Whether a word for a part of the grid is among some phrases."""
    for phrase in phrases:
        if phrase.type == "AREA" or (isinstance(phrase, Ref) and (phrase.noun == "area" or phrase.position)):
            return True
        if isinstance(phrase, Scope) and phrase.quantifier == "half":
            return True
        if isinstance(phrase, Word) and phrase.key in words("regions", "halves"):
            return True
        if phrase.type == "POSITION" and "-" in str(getattr(phrase, "value", "")):
            return True  # "the four cells at the lower left"
    return False


def takes_up_place(clause: Clause) -> bool:
    """ "…, where nothing falls below 0.8": whether a clause may speak of the place that the one before ends with."""
    first = clause.phrases[0] if clause.before is not None and clause.phrases else None
    if first is None or first.type != "PRONOUN" or phrase_key(first) not in words("regions", "relative"):
        return False
    return any(ref.limit or len(ref.names) > 1 for ref in clause.before.refs())  # type: ignore[union-attr]


def counts_some_of(phrases: Sequence[Phrase]) -> bool:
    """Whether a number stands in front of "of": "three of the five"."""
    return any(
        one.type in ("CARDINAL", "AMOUNT") and phrase_key(two) in OUT_OF for one, two in pairwise(phrases)
    )


def counts_things(phrases: Sequence[Phrase]) -> bool:
    """Whether a number stands in front of a noun, or of "of": so many of some things."""
    return any(
        one.type in ("CARDINAL", "AMOUNT") and (two.type in COUNTED or phrase_key(two) in OUT_OF)
        for one, two in pairwise(phrases)
    )


def takes_up_extreme(clause: Clause) -> bool:
    """Whether a clause stands behind one that tells an extreme."""
    return clause.before is not None and clause.before.has("SUPERLATIVE")


def has_appended(clause: Clause) -> bool:
    """Whether something may be told beside an extreme: a motion, where it lies, a comment, another extreme."""
    if clause.has("DIFFERENCE", "TREND") or clause.says(_appending()):
        return True
    return clause.says(("with",)) and any(
        key_of(one) == "with" and two.type == "SUPERLATIVE" for one, two in pairwise(clause.phrases)
    )


@cache
def _appending() -> frozenset[str]:
    return frozenset().union(*(words("winners", kind) for kind in ("starting", "nearby", "commenting")))


def is_square(clause: Clause, scene: Scene) -> bool:
    """Whether the first panel that a clause speaks of has the same labels on both axes."""
    return len(scene.grids) > 0 and scene.grids[scene.panels(clause)[0]].is_square


def may_turn(clause: Clause) -> bool:
    """Whether a clause may turn the order of an earlier one round."""
    return clause.before is not None and clause.says(_turns())


def turns_back(clause: Clause) -> bool:
    """Whether a clause says that an order is the other way round, or begins with a denial of it."""
    return (
        clause.says(words("names", "turning"))
        or clause.says(words("names", "turning_over"))
        or (bool(clause.phrases) and clause.phrases[0].type == "NEGATION")
    )


@cache
def _turns() -> frozenset[str]:
    return words("names", "turning") | words("names", "turning_over") | words("names", "denying")


@cache
def orderings() -> frozenset[str]:
    """Words without which no clause tells the order of the labels of an axis."""
    kinds = ("alphabetical", "same", "opposite", "sorted_by", "ends")
    return frozenset().union(*(words("places", kind) for kind in kinds))


@cache
def color_words() -> frozenset[str]:
    """Words without which no sentence tells what colors stand for."""
    names = ("dark", "light", "generic", "redder", "deepening", "fading")
    return frozenset().union(words("colors", "hues"), *(words("color_meanings", name) for name in names))


def may_rank(clause: Clause) -> bool:
    """Whether a clause may give an order: by a word for it, by signs, from one end to the other, under its name."""
    if clause.has("ORDER", "NEXT") or clause.says(words("winners", "ordering")):
        return True
    if clause.says(words("chains", "signs", "high")) or clause.says(words("chains", "signs", "low")):
        return True
    if len(clause.of("SUPERLATIVE")) > 1:
        return True
    return any(phrase.type == "ORDER" for phrase in clause.lead)


def has_extent(clause: Clause) -> bool:
    """Whether a bracket of a clause opens with a number, or a range is spoken of."""
    if clause.has("SPREAD") or any(phrase.type == "SPREAD" for phrase in clause.lead):
        return True
    return clause.has("OPEN") and any(
        one.type == "OPEN" and two.type in ("AMOUNT", "MEASURE") for one, two in pairwise(clause.phrases)
    )


def is_headed(clause: Clause) -> bool:
    """ "A: highest on B": whether a name and a colon open a clause."""
    return [phrase.type for phrase in clause.phrases[:2]] == ["REF", "COLON"]


def may_be_outermost(clause: Clause) -> bool:
    """Whether lines may be counted from an end of their axis: "the first two rows", "at the largest window"."""
    if clause.has("CARDINAL") and (
        clause.has("POSITION", "RESTRICTION") or clause.says(words("regions", "grid_ends"))
    ):
        return True
    return clause.has("SUPERLATIVE") and (
        any(isinstance(p, Superlative) and p.count and len(p.nouns) == 1 for p in clause.phrases)
        or any(
            one.type == "PREPOSITION" and isinstance(two, Superlative) and len(two.nouns) == 1
            for one, two in pairwise(clause.phrases)
        )
    )


def may_be_confined(clause: Clause) -> bool:
    """Whether something may be found in some places only: "only", "limited to", all values, none outside."""
    if not clause.has("AMOUNT", "SIGN") or not clause.phrases:
        return False
    if clause.says(words("assertions", "outside")) or clause.phrases[0].type in ("SCOPE", "OPEN"):
        return True
    if any(is_only(p) or phrase_key(p) in words("legends", "confined") for p in clause.phrases):
        return True
    if not clause.has("SCOPE"):
        return False
    types = [phrase.type for phrase in clause.phrases]
    told = {("HAVE", "SCOPE"), ("BE", "SCOPE"), ("SCOPE", "OCCUR"), ("SCOPE", "AMOUNT"), ("SCOPE", "SIGN")}
    return (types[0], types[-1]) == ("PREPOSITION", "OCCUR") or not told.isdisjoint(pairwise(types))


def may_bound_end(clause: Clause) -> bool:
    """Whether an extreme may have a bound: "the highest score is below 0.5"."""
    if not clause.has("SUPERLATIVE") or not clause.has("AMOUNT"):
        return False
    amounts = clause.of("AMOUNT")
    return len(amounts) == 1 and bool(amounts[0].bound)  # type: ignore[union-attr]


def may_name_color(phrases: Iterable[Phrase]) -> bool:
    """Whether a word for a color is among some phrases, by itself or as a part of another one: "red-orange"."""
    known = words("colors", "hues") | words("colors", "modifiers")
    keys = [key_of(phrase) for phrase in phrases if phrase.type in _COLOR_TYPES]
    return any(key in known or "-" in key for key in keys)


def has_bound(clause: Clause) -> bool:
    """Whether a number of a clause is a bound: "by more than 5"."""
    return clause.has("AMOUNT") and any(amount.bound for amount in clause.of("AMOUNT"))  # type: ignore[union-attr]


def has_written_factor(clause: Clause) -> bool:
    """ "3k", "2M": whether a number of a clause is told in thousands, or the like."""
    factors = vocabulary("numbers", "factors")
    return any(amount.quantity.text[-1:] in factors for amount in clause.of("AMOUNT"))  # type: ignore[union-attr]


def may_be_share(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a phrase may be a share of things: a percentage, "one in six", "half", "two thirds"."""
    phrase = phrases[at]
    if isinstance(phrase, Amount):
        return phrase.unit in ("%", "percent")
    if phrase.type == "CARDINAL":
        return at + 2 < len(phrases) and phrases[at + 2].type == "CARDINAL"
    return phrase.type == "FACTOR" or (isinstance(phrase, Scope) and "/" in phrase.quantifier)


def tells_part(phrases: Sequence[Phrase]) -> bool:
    """ "22% of all calls", "half of the total", "its share is 5%", "50 of the 300 calls"."""
    return any(
        (isinstance(p, Scope) and (p.quantifier == "half" or "/" in p.quantifier))
        or (p.type == "FACTOR" and key_at(phrases, at) == "half of")
        or (isinstance(p, Amount) and (p.is_percent or key_at(phrases, at + 1) == "of"))
        for at, p in enumerate(phrases)
    )


def may_tell_share(phrases: Sequence[Phrase]) -> bool:
    """Whether a share of things may be told among some phrases."""
    return any(
        may_be_share(phrases, at) or (isinstance(phrase, Scope) and phrase.quantifier == "most")
        for at, phrase in enumerate(phrases)
        if phrase.type in _SHARING
    )


def may_span_changes(phrases: Sequence[Phrase]) -> bool:
    """Whether a number has two ends: "2–5", "from 2 to 5"."""
    return any(
        isinstance(phrase, Amount)
        and not phrase.bound
        and (phrase.quantity.value is None or key_at(phrases, at + 1) in ("to", "and"))
        for at, phrase in enumerate(phrases)
    )


def may_be_borne_out(found: Sequence[BaseClaim], clause: Clause) -> bool:
    """Whether a claim that is open, a span or a distance may be borne out by the values of what a clause names."""
    amounts = clause.of("AMOUNT")
    if not amounts:
        return False
    spans = len(amounts) > 1 or amounts[0].quantity.value is None  # type: ignore[union-attr]
    if spans or clause.has("BY", "DIFFERENCE", "SPREAD", "COMPARATIVE"):
        return True
    return any(
        claim.kind in ("extremum", "threshold", "aggregate") and claim.verdict == "undecidable"  # type: ignore[attr-defined]
        for claim in found
    )


def tells_factor(clause: Clause) -> bool:
    """Whether something is told to be so many times as much."""
    if clause.has("FACTOR", "TIMES") or clause.says(words("names", "factors")):
        return True
    return any(amount.unit == "x" for amount in clause.of("AMOUNT"))  # type: ignore[union-attr]


def may_be_motion(clause: Clause) -> bool:
    """Whether neighbors, a slope, an order or a cause may tell a motion: "each month is warmer than the one before"."""
    if clause.has("SIGN") and clause.says(words("trends", "shapes")):
        return True
    if clause.has("ORDER") and clause.has("BE", "HAVE"):
        return True
    if clause.has("COMPARATIVE") and clause.has("SCOPE") and clause.says(neighbouring()):
        return True
    return tells_with_each(clause) or (clause.has("AXISNOUN") and clause.says(acting()))


def tells_with_each(clause: Clause) -> bool:
    """Whether something may be more "with every day": "A gets more guests with every day"."""
    if not clause.has("COMPARATIVE") or not clause.says(("with",)):
        return False
    return any(isinstance(p, Scope) and p.is_single for p in clause.of("SCOPE"))


@cache
def neighbouring() -> frozenset[str]:
    """What stands before, or beside, each of the things that are compared with their neighbours."""
    return words("trends", "predecessors") | words("trends", "beside")


@cache
def acting() -> frozenset[str]:
    """The verbs of which an axis is the cause."""
    sections = (*MOVED, "profiting", "suffering", "scaling", "related", "relations", "costing")
    return frozenset().union(*(words("trends", section) for section in sections))


def tells_some_gap(clause: Clause) -> bool:
    """Whether an order of all may be followed by the sizes of some of its gaps: "everywhere, in one case by 9"."""
    if (
        not clause.has("COMPARATIVE", "SUPERLATIVE")
        or not clause.has("SCOPE")
        or not clause.has("COMMA", "JOIN")
    ):
        return False
    return len(clause.refs()) > 1 and clause.has("BY", "DIFFERENCE", "CARDINAL", "AMOUNT")


def may_emphasize(phrases: Sequence[Phrase]) -> bool:
    """ "…, most clearly on P": whether something may be said to hold somewhere above all."""
    return any(
        one.type in ("COMMA", "JOIN") and phrase_key(two) in words("comparisons", "above_all")
        for one, two in pairwise(phrases)
    )


def has_values_beside(clause: Clause) -> bool:
    """ "A (0.8) beats B (0.6)": whether a number, or a bracket, stands behind a name."""
    return clause.has("AMOUNT") and any(
        one.type == "REF" and two.type in ("OPEN", "AMOUNT") for one, two in pairwise(clause.phrases)
    )


def may_be_cleft(phrases: Sequence[Phrase]) -> bool:
    """Whether a part may be put in front: "it is A that leads", "A, not B", "with A having the lowest"."""
    return not _clefting().isdisjoint([phrase_key(phrase) for phrase in phrases])


@cache
def _clefting() -> frozenset[str]:
    return words("function_words", "absolute_verbs") | words("names", "denials") | {"it"}


def may_share_noun(clause: Clause) -> bool:
    """Whether an extreme may take over its noun from the clause before: "…; B has the lowest"."""
    if not clause.has("SUPERLATIVE") or clause.before is None:
        return False
    return clause.before.has("SUPERLATIVE") or clause.says(words("comparisons", "ones"))


def may_be_ordered(clause: Clause) -> bool:
    """Whether a clause may make a comparison that is not in the plain order."""
    if clause.has("COMPARATIVE") or (clause.has("THAN") and clause.says(words("comparisons", "nearing"))):
        return True
    return clause.has("SUPERLATIVE") and (clause.has("NEGATION", "SCOPE") or len(clause.heads) == _PAIR)


def may_compare_spreads(clause: Clause) -> bool:
    """Whether spreads, and no values, may be compared."""
    if clause.has("AMOUNT") or not clause.has("COMPARATIVE"):
        return False
    return clause.has("DIFFERENCE") or key_at(clause.phrases, 0) in words("names", "spreads")


def has_bracketed_cell(phrases: Sequence[Phrase]) -> bool:
    """ "(A, B)": whether a bracket holds names and nothing else."""
    types = [phrase.type for phrase in phrases]
    return any(types[at : at + 3] == ["OPEN", "REF", "CLOSE"] for at in range(len(types) - 2))


def has_numbered_rival(phrases: Sequence[Phrase]) -> bool:
    """ "Below that of 128", where 128 is a category: whether a bound may be one."""
    return any(
        isinstance(p, Amount) and p.label is not None and p.bound in ("above", "below") for p in phrases
    )


def is_each_of_diagonal(phrase: Phrase) -> bool:
    """ "Each diagonal cell"."""
    noun = phrase.noun if isinstance(phrase, Scope) and phrase.quantifier == "all" else None
    return noun is not None and noun.type == "DIAGONAL"


def may_tell_runner_up(phrases: Sequence[Phrase]) -> bool:
    """ "Ahead of the runner-up, B": whether a rank stands behind a comparative."""
    return any(
        one.type in ("COMPARATIVE", "THAN") and two.type == "SUPERLATIVE" for one, two in pairwise(phrases)
    )


def may_be_zoned(phrases: Sequence[Phrase]) -> bool:
    """Whether a zone may be among some phrases: beside a position, a number or an extreme tells it."""
    if not may_name_zone(phrases):
        return False
    types = {phrase.type for phrase in phrases}
    if "AREA" in types or not types.isdisjoint(("POSITION", "CARDINAL", "SUPERLATIVE")):
        return True
    return any(
        (isinstance(phrase, Ref) and phrase.noun == "area")
        or (isinstance(phrase, Scope) and phrase.quantifier == "half")
        or phrase_key(phrase) in words("regions", "halves")
        for phrase in phrases
    )


def speaks_of_shades(clause: Clause) -> bool:
    """Whether the color scale, a color or a shade is spoken of, or may be in the clause before."""
    if clause.has("COLOUR") or clause.says(words("legends", "scale")) or clause.says(words("uses", "scales")):
        return True
    if not clause.has("COMPARATIVE"):
        return False
    if clause.before is not None and len(clause.before.phrases) == _PAIR:
        return True
    return any(getattr(phrase, "value", "") in ("dark", "bright") for phrase in clause.of("COMPARATIVE"))


def may_join_predicates(phrases: Sequence[Phrase]) -> bool:
    """Whether a subject may have two predicates: two numbers, or two signs."""
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    if len(amounts) == _PAIR:  # "0.1–0.3 … 0.2–0.4", "above 0.1 … 0.3"
        return any(amount.bound or amount.quantity.value is None for amount in amounts)
    return len(amounts) > _PAIR or [phrase.type for phrase in phrases].count("SIGN") > 1


@cache
def further() -> frozenset[str]:
    """Words for what lies further up an axis, or further down."""
    return words("trends", "further_up") | words("trends", "further_down")


def opens_rest(one: Phrase, two: Phrase) -> bool:
    """ "At larger sizes": a place that is what is left of an axis."""
    return one.type == "PREPOSITION" and phrase_key(two) in further()


def tells_gains(clause: Clause) -> bool:
    """Whether a clause may set changes against each other: "A grew more than B", "nobody lost as much as A"."""
    return clause.has("COMPARATIVE", "SUPERLATIVE", "SCOPE", "THAN") and clause.says(_gaining())


@cache
def _gaining() -> frozenset[str]:
    """The verbs of change, and the first words of those that have several."""
    ways = ("up", "down", "better", "worse", "either")
    return frozenset(part for way in ways for verb in words("gains", way) for part in (verb, verb.split()[0]))


_OF_ORDERS = frozenset(("BE", "HAVE", "OCCUR", "TREND", "DIFFERENCE"))  # behind "the order"


def tells_of_order(phrases: Sequence[Phrase]) -> bool:
    """ "In 2021 the order of the models is unchanged", "the ranking stays the same": of places, and not of values."""
    at = next(
        (i for i, phrase in enumerate(phrases) if phrase.type in ("ORDER", "TREND", "DIFFERENCE")), None
    )
    if at is None or phrases[at].type != "ORDER" or any(phrase.type == "COLON" for phrase in phrases):
        return False
    behind = phrases[at + 1] if at + 1 < len(phrases) else None
    owned = key_of(phrases[at]).endswith(" of") or (behind is not None and key_of(behind) == "of")
    return owned or (behind is not None and behind.type in _OF_ORDERS)
