"""What limits a comparison: scopes, counts, exceptions, guards and brackets."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.comparisons.comparatives import is_comparative
from heatparse.claims.comparisons.sides import Comparison, read_side
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, key_of
from heatparse.claims.language.things import is_pair_of_panels, is_strange, is_thing, is_unmeasured
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

# With one of these the compared numbers may be no values of the grid.
_OTHERWISE = frozenset(("TREND", "FACTOR", "COLOUR", "SYMMETRY", "SIGN"))

_CELL = 2  # references that name one
_LEFT_OUT = frozenset(("REF", "PREPOSITION", "JOIN", "AND", "OR", "AXISNOUN", "DIMENSION", "COMMA"))


def _narrows(scope: Scope, following: Phrase | None) -> bool:
    """Whether an unknown adjective stands behind a quantifier: "on all easy benchmarks"."""
    noun = scope.noun
    unknown = noun is not None and noun.type == "UNKNOWN" and not is_thing(noun)
    return unknown and following is not None and (following.type == "AXISNOUN" or is_thing(following))


def read_scopes(comparison: Comparison, scene: Scene) -> None:
    phrases = comparison.clause.phrases
    for index, phrase in enumerate(phrases):
        if not isinstance(phrase, Scope):
            number = _whole_number(phrase)
            if number is not None:
                _read_count(comparison, index, number)
        elif _narrows(phrase, phrases[index + 1] if index + 1 < len(phrases) else None):
            comparison.guarded = True
        elif not index and phrase.key == "both" and phrase.noun is None and _names_two(phrases, index + 1):
            continue  # "both A and B beat C", but "A beats both B and C" everywhere
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
    behind = " ".join(phrase.type for phrase in phrases).partition("COMPARATIVE")[2]
    if comparison.count is None and "CARDINAL PREPOSITION CARDINAL" in behind:
        comparison.guarded = True  # "… two of the five", in words that were not understood


def _is_of_part(phrase: Part | Scope) -> bool:
    """ "All other errors of the row combined": of a part of the grid."""
    return isinstance(phrase, Part) or (phrase.noun is not None and phrase.noun.type == "DIAGONAL")


def _names_two(phrases: Sequence[Phrase], at: int) -> bool:
    ref = phrases[at] if at < len(phrases) else None
    return isinstance(ref, Ref) and len(ref.names) > 1


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
    if previous is not None and previous.type == "RESTRICTION" and index > 1:  # "in at least nine rows"
        bounds = (way for way in ("at_least", "at_most") if key_of(previous) in words("assertions", way))
        comparison.count_bound = next(bounds, "")
        previous = phrases[index - 2] if comparison.count_bound else previous
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
    if isinstance(phrase, Word) and phrase.type in ("TRAINED", "TESTED") and phrase.key.endswith(" on"):
        return True  # "A training beats B training on two of the five test sets"
    return (
        isinstance(phrase, Word)
        and phrase.type == "PREPOSITION"
        and phrase.key in words("function_words", "at_count")
    )


def read_exceptions(comparison: Comparison, scene: Scene) -> None:
    """References behind "except" are taken out of a universal comparison."""
    phrases = comparison.clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "EXCEPTION"), None)
    if at is None:
        return
    left_out = phrases[at + 1] if at + 1 < len(phrases) else None
    if (
        isinstance(left_out, Word)
        and left_out.type == "CARDINAL"
        and at
        and isinstance(phrases[at - 1], Scope)
    ):
        comparison.but = int(left_out.value)  # "in all but two of the rows"
        return
    stop = _end_of_exception(phrases, at)
    told = phrases[at + 1 : stop]
    strange = any(phrase.type not in _LEFT_OUT for phrase in told)  # "except at 32 and above, A leads"
    taken_up = not at and key_of(phrases[at]) in words(
        "comparisons", "behind"
    )  # "…, but not on A, and B leads"
    comparison.guarded = comparison.guarded or (not at and (strange or taken_up))
    comparison.excepted = [p for p in phrases[at:stop] if isinstance(p, Ref) and not scene.panels_named(p)]
    named = list(comparison.excepted)
    apart = comparison.left.panels and comparison.right.panels != comparison.left.panels
    if _are_crossed(named) and not (apart and comparison.right.panels):  # of two panels it is that cell
        between = [p for p in phrases[at:stop] if named[0].start < p.start < named[1].start]
        comparison.unsure = True  # "except B at P": that cell, or B, and all of it at P
        if any(p.type == "PREPOSITION" for p in between):
            comparison.slices.append(comparison.excepted.pop())
        else:
            comparison.but, comparison.excepted = 1, []
    for side in (comparison.left, comparison.right):
        side.refs = [ref for ref in side.refs if ref not in named]
    comparison.quantifier = comparison.quantifier or "all"
    comparison.guarded = comparison.guarded or not (comparison.excepted or comparison.but)


def _are_crossed(refs: Sequence[Ref]) -> bool:
    """Whether two references are a row and a column."""
    if len(refs) != _CELL or any(len(ref.names) != 1 for ref in refs):
        return False
    one, two = (ref.names[0].label for ref in refs)
    return bool((one.rows and two.columns and not two.rows) or (one.columns and two.rows and not two.columns))


def _end_of_exception(phrases: Sequence[Phrase], at: int) -> int:
    """Where it ends what is left out: "except on A, B leads", "every model but A does better on P"."""
    ends = ("COMMA", "JOIN") if not at else ("HAVE", "BE", "COMPARATIVE", "OPEN")
    return next((i for i in range(at + 2, len(phrases)) if phrases[i].type in ends), len(phrases))


def read_rest(comparison: Comparison, rest: Sequence[Phrase], scene: Scene) -> None:
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


def read_guards(comparison: Comparison, end: int, scene: Scene) -> None:
    phrases = comparison.clause.phrases
    comparison.guarded = comparison.guarded or _begins_elsewhere(phrases, scene)
    for index, phrase in enumerate(phrases):
        if phrase.type == "EXCEPTION" and (comparison.excepted or comparison.but is not None):
            continue
        bounded = isinstance(phrase, Amount) and phrase.bound and index > 0
        if bounded and phrases[index - 1].type == "AXISNOUN":
            comparison.guarded = True  # "at batch sizes up to 32, A leads": of a part of the axis
        if comparison.count_bound and key_of(phrase) in words("assertions", comparison.count_bound):
            continue
        if phrase.type in GUARDS:
            comparison.narrowed = True
        elif index < end and phrase.type in ("POSITION", "AREA"):
            comparison.guarded = True
        elif key_of(phrase) in words("comparisons", "combined"):
            of_wrongs = any(isinstance(p, Part | Scope) and _is_of_part(p) for p in phrases)
            comparison.guarded |= of_wrongs or comparison.clause.has("PRONOUN")
        elif (key_of(phrase) in words("comparisons", "faring") and not _points_back(phrases)) or _tells_end(
            phrases, index
        ):
            continue
        elif index < end and (phrase.type in _OTHERWISE or is_unmeasured(phrases, index, scene)):
            comparison.unsure = True
    if sum(is_comparative(phrases, index) for index in range(end)) > 1:
        comparison.guarded = True


def _tells_end(phrases: Sequence[Phrase], index: int) -> bool:
    """ "A starts below B": the verb that tells at which end of the axis it is so."""
    edges = words("comparisons", "at_first") | words("comparisons", "at_last")
    following = phrases[index + 1] if index + 1 < len(phrases) else None
    return key_of(phrases[index]) in edges and following is not None and following.type == "COMPARATIVE"


def _points_back(phrases: Sequence[Phrase]) -> bool:
    """Whether a pronoun stands for somebody: not "its" in front of a name."""
    return any(
        phrase.type == "PRONOUN" and not isinstance(phrases[at + 1] if at + 1 < len(phrases) else None, Ref)
        for at, phrase in enumerate(phrases)
    )


def _begins_elsewhere(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """E.g. "On a typical rainy day, …": a place that the document does not know."""
    comma = next((i for i, p in enumerate(phrases) if p.type == "COMMA"), 0)
    front = phrases[:comma]
    if not front or front[0].type != "PREPOSITION" or any(isinstance(p, Ref | Scope) for p in front):
        return False
    noun = front[-1].type == "AXISNOUN" or is_thing(front[-1])
    return noun and any(is_strange(front, i, scene) for i in range(comma))


def is_placed(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "Is better at B", "trails by 3 points on B", "trails it on B": what follows says where, not than what."""
    word, following = phrases[at], phrases[at + 1] if at + 1 < len(phrases) else None
    if following is not None and (
        following.type == "BY" or key_of(following) in words("function_words", "personal")
    ):
        return True
    if isinstance(word, Word) and word.key.endswith("than"):
        return False
    return isinstance(following, Word) and following.key in words("function_words", "with_place")


def read_bracket(comparison: Comparison, rest: Sequence[Phrase], scene: Scene) -> None:
    """E.g. "A is worse with B (3% vs. 8% for C)": the far side stands in the bracket."""
    if [phrase.type for phrase in rest[:6]] == ["OPEN", "AMOUNT", "VERSUS", "AMOUNT", "PREPOSITION", "REF"]:
        left = comparison.left
        comparison.left = replace(left, refs=[*left.refs, *comparison.slices])
        comparison.slices = []
        comparison.right = read_side(rest[5:6], scene)
