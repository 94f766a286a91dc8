"""Whereabouts: whether the cells that refute a claim lie where its clause and their context point.

"**A:** strongest target is B, followed by C" speaks of a line of A. A counterexample from elsewhere
shows that the reader took no notice of the place, and refutes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise, takewhile

from heatparse.claims.language.phrases import Phrase, Ref, Scope, is_only, key_of, phrase_key
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_CELL, _TWO_CELLS = 2, 4  # references
# Kinds that places narrow.
_OF_VALUES = frozenset(
    ("threshold", "range", "count", "extremum", "ranking", "comparison", "trend", "aggregate")
)


def is_elsewhere(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether what refutes a claim is no part of what the clause speaks of."""
    if claim.kind not in _OF_VALUES:  # type: ignore[attr-defined]
        return False
    told = [scene.places[span.start] for span in claim.related if span.start in scene.places]
    if not told:
        return False
    sole = claim.kind in ("count", "trend") and any(map(is_only, clause.phrases))  # type: ignore[attr-defined]
    heads = [] if sole else [*_keys(clause.heads, scene)]  # "**A:** the only row": that others are so as well
    if heads and not any(place & keys for place in told for keys in heads):
        return True
    opening = [keys for keys in _keys(_opening(clause.phrases), scene) if len(keys) == 1]  # no spans
    if claim.kind == "comparison":  # type: ignore[attr-defined]
        return any(not any(place & keys for place in told) for keys in opening)
    return any(not place & keys for place in told for keys in opening)


def are_all_named(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a clause names all cells that decide a superlative, for they may be meant together.

    "The highest are A on P and B on Q"; in "A on P and B on Q share the highest" the places may be
    paired up wrongly as well.
    """
    told = [scene.places[span.start] for span in claim.related if span.start in scene.places]
    certain = claim.rule not in (None, "tied-extremum")
    if claim.kind != "extremum" or not told or certain or clause.has("NEXT"):  # type: ignore[attr-defined]
        return False
    types = [phrase.type for phrase in clause.phrases if phrase.type in ("SUPERLATIVE", "REF")]
    together = _tells_sharing(clause) or (claim.rule == "tied-extremum" and types[:1] == ["SUPERLATIVE"])
    if types.count("REF") < _TWO_CELLS or types.count("SUPERLATIVE") > 1 or not together:
        return False
    named: frozenset[str] = frozenset().union(*_keys(clause.refs(), scene))
    if claim.rule != "tied-extremum":
        return all(place <= named for place in told)
    refs = [ref for ref in clause.refs() if not ref.is_panel]
    pairs = [frozenset().union(*_keys(pair, scene)) for pair in zip(refs[::2], refs[1::2], strict=False)]
    return all(any(place <= pair for pair in pairs) for place in (*told, *_equals(claim, scene)))


def _tells_sharing(clause: Clause) -> bool:
    """Whether several are said to have something together; "in both panels" says where."""
    sharing = words("reserves", "sharing")
    if not clause.says(sharing):
        return False
    panels = [
        phrase for phrase in clause.of("SCOPE")
        if isinstance(phrase, Scope) and phrase.noun is not None and phrase.noun.value in ("panel", "grid")
    ]  # fmt: skip
    if not panels or sum(not ref.is_panel for ref in clause.refs()) > _CELL:
        return True
    rest = (phrase for phrase in clause.phrases if not any(phrase is panel for panel in panels))
    return any(phrase_key(phrase) in sharing for phrase in rest)


def names_rivals(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether the sentence names the others with the same value: "A is best at P, as is B", "equally with B"."""
    told = [scene.places[span.start] for span in claim.related if span.start in scene.places]
    shared = frozenset.intersection(*told) if told else frozenset()
    apart = frozenset().union(*(place - shared for place in (*told, *_equals(claim, scene))))
    before = list(clauses_before(clause, scene.text))
    start = before[-1].start if before else clause.start
    rest = scene.draft.tokens.between(clause.end, clause.end + 80)
    ending = [*takewhile(lambda token: token[3] not in (".", ";", "!", "?"), rest)]
    said = scene.draft.tokens.between(start, clause.end)
    told_keys = [token[3] for token in (*said, *ending)]
    joint = words("reserves", "holding_as_well")
    if not any(word in joint or f"{word} {behind}" in joint for word, behind in pairwise([*told_keys, ""])):
        return False
    keys = " ".join(told_keys)
    return len(apart) > 1 and all(f" {label} " in f" {keys} " for label in apart)


def is_tie_told(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether another line that gives the value says so: "Bee, Oslo: 0.9 (tied for the highest value)"."""
    tying = words("winners", "tying")
    for span in claim.related:
        if span.start in scene.places and not span.start <= clause.end <= span.end:
            end = scene.text.find("\n", span.start)
            tokens = scene.draft.tokens.between(span.start, end if end >= 0 else len(scene.text))
            if any(token[3] in tying for token in tokens):
                return True
    return False


def _equals(claim: BaseClaim, scene: Scene) -> list[frozenset[str]]:
    """The places of all cells with the value of one that decides a claim: a finding shows only some of them."""
    starts = {span.start for span in claim.related}
    values = [value for grid in scene.grids.all() for value in grid.values]
    bounds = {(value.low, value.high) for value in values if value.span.start in starts}
    return [frozenset((value.row, value.column)) for value in values if (value.low, value.high) in bounds]


def _opening(phrases: list[Phrase]) -> Iterator[Ref]:
    """The places in front of a clause: "For A, B is the best"."""
    if phrases and phrases[0].type == "PREPOSITION":
        spans = phrases[0].key in words("assertions", "from") | words("assertions", "between")  # type: ignore[union-attr]
        # "in layers 4 to 8, …", "at 30 and above, …"
        goes_on = any(phrase.type in ("PREPOSITION", "LIMIT") for phrase in phrases[2:3])
        if len(phrases) > 1 and isinstance(phrases[1], Ref) and not (spans or goes_on):  # "from A to B, …"
            yield phrases[1]


def _keys(refs: Iterable[Ref], scene: Scene) -> Iterator[frozenset[str]]:
    """The folded labels of each reference to categories."""
    for ref in refs:
        labels = frozenset(
            fold(label)
            for grid in scene.grids.all()
            for line in scene.lines(ref, grid)
            for label in line.labels
        )
        if labels and not ref.is_panel:
            yield labels


def is_of_flanks(clause: Clause) -> bool:
    """ "White at both ends": said of the outer cells of a line alone; the ends of the color scale are none."""
    both = any(
        isinstance(one, Scope) and one.quantifier == "both" and key_of(two) in words("reserves", "flanks")
        for one, two in pairwise(clause.phrases)
    )
    return both and not clause.says(words("uses", "scales"))
