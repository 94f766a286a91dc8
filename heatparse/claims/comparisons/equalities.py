"""Cells that are said to hold the same: at two places of a panel, or at one place of two panels.

"The error is equally large at (0, 0) and (4, 4)", "A and B agree at (2, 2)", "A has opposite signs at …".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.cells import Pair, mentions, pair_up
from heatparse.claims.places.positions import cells_at, is_spot
from heatparse.claims.scene import Scene, place
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, Truth, equal, every, near
from heatparse.models.claims import BaseClaim, CellValueClaim, ComparisonClaim
from heatparse.phrases import words

# What such a statement is made of; with anything else it may say something else.
_PLAIN = frozenset((
    "REF", "PREPOSITION", "OPEN", "CLOSE", "JOIN", "AND", "COMMA", "HAVE", "BE", "COMPARATIVE", "MEASURE",
    "SCOPE", "UNKNOWN", "POLARITY", "AMOUNT", "POSITION", "DIMENSION", "SIGN", "CARDINAL", "DIFFERENCE", "OCCUR",
))  # fmt: skip
_VALUED = frozenset((
    "REF", "PREPOSITION", "HAVE", "BE", "MEASURE", "SCOPE", "AMOUNT", "POSITION", "COMMA", "DIMENSION", "AREA",
))  # fmt: skip
_EVEN = ("equal", "close")
_PAIR = 2
_MANY = 4  # cells that are set side by side
_BEHIND = 16  # characters behind a clause

_Spot = tuple[Grid, Value]


def read_equalities(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that some cells hold the same, where it is decided; and that they hold the value told for them."""
    if not clause.says(words("comparisons", "even")):
        return _at_spot(clause, scene)
    relation = _relation(clause.phrases)
    if not relation:
        return _at_spot(clause, scene)
    if not clause.types <= _PLAIN or clause.says(words("legends", "shades")):
        return []  # two values may look the same
    if any(
        p.type == "UNKNOWN" and key_of(p) not in words("comparisons", "even_words") for p in clause.phrases
    ):
        return []
    sets = _sets(clause, scene)
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    if not sets or any(amount.bound for amount in amounts) or len(amounts) > 1:
        return []
    truths = [_hold(spots, relation) for spots in sets]
    truth = every(truths)
    shown = sets[truths.index(truth)]
    if _leaves_room(truth, clause, scene, shown, relation):
        truth = None
    text = ", and ".join(dict.fromkeys(grid.tell(value) for grid, value in shown))
    spans = tuple(value.span for spots in sets for _, value in spots)
    places = [place(grid.index, (grid.name(value.row),), (grid.name(value.column),)) for grid, value in shown]
    claims: list[BaseClaim] = [
        scene.claim(ComparisonClaim, clause, Judgement(truth, text, spans), left=places[0], right=places[1])
    ]
    told = [
        equal(grid.measure(a.quantity), value) for a in amounts for spots in sets for grid, value in spots
    ]
    if truth and told and every(told):
        claims.append(
            scene.claim(
                CellValueClaim,
                clause,
                Judgement(True, text, spans),
                place=places[0],
                value=amounts[0].quantity,
            )
        )
    return claims


def _at_spot(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "The center of A is at about 0.1", "both fields are at 0.3 in the center": the value of a place."""
    spots = clause.has("POSITION") or any(is_spot(ref.position) for ref in clause.refs())
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    if not spots or len(amounts) != 1 or amounts[0].bound or not clause.types <= _VALUED:
        return []
    refs = clause.refs()
    panels = tuple(dict.fromkeys(n for ref in refs for n in scene.panels_named(ref))) or scene.panels(clause)
    scopes = [phrase for phrase in clause.phrases if isinstance(phrase, Scope)]
    if any(not _is_of_panels(scope, panels) for scope in scopes) or (len(panels) > 1 and not scopes):
        return []
    found = [_spots(clause.phrases, scene, scene.grids[panel]) for panel in panels]
    if any(len(cells) != 1 for cells in found):
        return []
    cells = [cells[0] for cells in found]
    truth = every(equal(grid.measure(amounts[0].quantity), value) for grid, value in cells)
    if truth is None:
        return []
    text = ", and ".join(grid.tell(value) for grid, value in cells)
    grid, value = cells[0]
    where = place(grid.index, (grid.name(value.row),), (grid.name(value.column),))
    judged = Judgement(truth, text, tuple(value.span for _, value in cells))
    return [scene.claim(CellValueClaim, clause, judged, place=where, value=amounts[0].quantity)]


def _relation(phrases: Sequence[Phrase]) -> str:
    """What is the same of the cells: their value, size or sign; or "opposite", "mirrored"; "" where nothing is."""
    keys = {key_of(phrase) for phrase in phrases}
    signs = any(phrase.type == "POLARITY" for phrase in phrases)
    same = keys & (words("comparisons", "even_sizes") | words("comparisons", "evenly"))
    if not keys.isdisjoint(words("comparisons", "opposed")) and (signs or same):
        return "mirrored" if same else "opposite"  # "equal and opposite"
    if signs and not keys.isdisjoint(words("comparisons", "differing")):
        return "mirrored" if any(map(is_only, phrases)) else "opposite"
    if signs:
        return "sign"
    if any(phrase.type == "SIGN" for phrase in phrases):
        far = any(key_of(one) == "from" and two.type == "SIGN" for one, two in pairwise(phrases))
        return "size" if far else ""
    compared = any(isinstance(p, Word) and p.type == "COMPARATIVE" and p.value in _EVEN for p in phrases)
    if not compared and keys.isdisjoint(words("comparisons", "evenly")):
        return ""
    return "value" if keys.isdisjoint(words("comparisons", "even_sizes")) else "size"


def _leaves_room(truth: Truth, clause: Clause, scene: Scene, spots: Sequence[_Spot], relation: str) -> bool:
    """Whether a clause says more than its cells show, or may mean less than it seems to."""
    if truth:  # "agree only at P": of the other places as well; "differ only in sign" is of this one
        return relation != "mirrored" and any(map(is_only, clause.phrases))
    return (
        clause.has("HEDGE")
        or _may_be_meant(clause.phrases, spots, relation)
        or _is_turned_behind(clause, scene)
    )


def _may_be_meant(phrases: Sequence[Phrase], spots: Sequence[_Spot], relation: str) -> bool:
    """Whether a word leaves room for two values that differ: "close", "agree", or "large" of two signs."""
    keys = {key_of(phrase) for phrase in phrases}
    if any(isinstance(p, Word) and p.type == "COMPARATIVE" and p.value == "close" for p in phrases):
        return True
    if relation != "value":
        return False
    if keys & words("comparisons", "even_extents") and _hold(spots, "size"):
        return True
    exact = not keys.isdisjoint(words("comparisons", "exactly_even"))
    return not exact and all(near(one[1], two[1], one[0].scale) for one, two in pairwise(spots))


def _is_turned_behind(clause: Clause, scene: Scene) -> bool:
    """ "… are equal but opposite": what follows turns the sign."""
    behind = scene.draft.tokens.between(clause.end, clause.end + _BEHIND)
    return not words("comparisons", "opposed").isdisjoint(token[3] for token in behind)


def _sets(clause: Clause, scene: Scene) -> list[list[_Spot]]:
    """The cells that are set side by side: one list, or one a panel or a place."""
    refs = [phrase for phrase in clause.phrases if isinstance(phrase, Ref)]
    told = [n for ref in refs for n in scene.panels_named(ref)]
    scopes = [phrase for phrase in clause.phrases if isinstance(phrase, Scope)]
    panels = tuple(dict.fromkeys(told)) or scene.panels(clause)
    if any(scope.quantifier != "only" and not _is_of_panels(scope, panels) for scope in scopes):
        return []
    if not all(
        phrase.type != "CARDINAL" or _counts_panels(clause.phrases, phrase, panels)
        for phrase in clause.phrases
    ):
        return []
    found = {panel: _spots(clause.phrases, scene, scene.grids[panel]) for panel in panels}
    sizes = {len(spots) for spots in found.values()}
    if len(sizes) != 1 or not 0 < min(sizes) <= _MANY:
        return []
    across = len(panels) == _PAIR and (len(told) == _PAIR or bool(scopes))
    if sizes == {1}:
        return [[spots[0] for spots in found.values()]] if across else []
    if len(told) > 1:
        return [list(spots) for spots in zip(*found.values(), strict=True)]
    return list(found.values()) if len(panels) == 1 or scopes else []


def _is_of_panels(scope: Scope, panels: Sequence[int]) -> bool:
    """ "Both fields": the two panels."""
    noun = scope.noun
    of = noun is None or noun.type == "DIMENSION" or noun.type == "UNKNOWN"
    return (
        of and scope.quantifier in ("both", "all") and len(panels) == _PAIR and scope.count in (None, _PAIR)
    )


def _counts_panels(phrases: Sequence[Phrase], number: Phrase, panels: Sequence[int]) -> bool:
    """ "The two fields"."""
    at = phrases.index(number)
    noun = phrases[at + 1] if at + 1 < len(phrases) else None
    return (
        noun is not None
        and noun.type == "DIMENSION"
        and isinstance(number, Word)
        and number.value == str(len(panels))
    )


def _spots(phrases: Sequence[Phrase], scene: Scene, grid: Grid) -> list[_Spot]:
    """The cells of a panel that a clause names, all of which are told; none where one is not."""
    pairs: list[Pair] = []
    named = mentions(phrases, scene, grid)
    for mention in named:
        pairs += pair_up(mention.refs, scene, grid)
    used = [ref for mention in named for ref in mention.refs]
    for phrase in phrases:
        position = phrase.position if isinstance(phrase, Ref) else _position(phrase)
        if not position:
            continue
        places = [pair for pair in cells_at(position, grid) if grid.at(*pair) is not None]
        if len(places) != 1:
            return []
        pairs += places
        used += [phrase] if isinstance(phrase, Ref) else []
    left = [ref for ref in phrases if isinstance(ref, Ref) and not any(ref is own for own in used)]
    left = [ref for ref in left if not scene.panels_named(ref)]
    if left and not pairs and len(left) == _PAIR:
        pairs, left = pair_up(left, scene, grid), []
    if left or any(one == two for one, two in pairwise(pairs)):
        return []
    values = [grid.at(*pair) for pair in pairs]
    return [(grid, value) for value in values if value is not None] if None not in values else []


def _position(phrase: Phrase) -> str:
    """ "Center", "top-left": the spot that a word names."""
    if not isinstance(phrase, Word) or phrase.type != "POSITION":
        return ""
    return phrase.key if is_spot(phrase.key) else str(phrase.value)


def _hold(spots: Sequence[_Spot], relation: str) -> Truth:
    """Whether cells hold the same, each with the next one."""
    return every(_even(one[1], two[1], relation) for one, two in pairwise(spots))


def _even(one: Value, two: Value, relation: str) -> Truth:
    if one.low != one.high or two.low != two.high:
        return None
    if relation in ("sign", "opposite"):
        product = one.low * two.low
        if not product or min(abs(one.low), abs(two.low)) <= max(one.slack, two.slack) / 2:
            return True if relation == "sign" and one.low == two.low else None
        return product > 0 if relation == "sign" else product < 0
    first = _sized(one, 1 if relation != "size" else _sign(one.low))
    second = _sized(two, {"value": 1, "mirrored": -1}.get(relation, _sign(two.low)))
    if abs(first.low - second.low) <= min(one.resolution, two.resolution) / 4:
        return None if relation == "mirrored" and not one.low else True
    truth = equal(first, second)
    return None if truth and (one.slack or two.slack) else truth  # "about 80" and "about 75"


def _sign(number: float) -> int:
    return -1 if number < 0 else 1


def _sized(value: Value, sign: int) -> Measure:
    low, high = sorted((sign * value.low, sign * value.high))
    return Measure(low, high, value.resolution, value.slack)
