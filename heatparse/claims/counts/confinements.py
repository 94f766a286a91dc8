"""Claims that a colour, or values of a kind, are found in certain places only.

"Yellow is confined to the NLI row", "values above 0.9 occur only in layer 2", "all negative values lie
off the diagonal".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.colors.tints import find_color, tells_marks, wears
from heatparse.claims.counts.leftovers import is_of_title
from heatparse.claims.counts.panels_told import without_panel
from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.predications import find_predicates
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, is_its_own_evidence, together
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.metrics import holds_data, is_measured
from heatparse.claims.language.parsing import join_names
from heatparse.claims.language.phrases import (
    Amount,
    Part,
    Phrase,
    Ref,
    Scope,
    Superlative,
    is_only,
    key_of,
    placed,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.lines import Line
from heatparse.claims.places.places import PlaceReader
from heatparse.claims.places.restrictions import restricted
from heatparse.claims.places.scopes import slices_of
from heatparse.claims.places.slices import Slice
from heatparse.claims.plain.gatherings import crossed, gathering
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.measures import Stated, Truth, negate
from heatparse.models.claims import BaseClaim, CountClaim, LegendClaim, RegionClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_FRONT = 3  # phrases of "in the first rows,"
_SHOWN = 3  # cells that an explanation names
_VALUED = frozenset(("above", "at_least", "below", "at_most", "positive", "negative", "zero"))
Test = Callable[[Stated, Grid], Truth]


def read_confinements(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that a colour occurs in the named places and nowhere else."""
    if "legend" in clause.read or not clause.has("COLOUR") or (clause.is_data and holds_data(clause, scene)):
        return []
    if tells_marks(clause.phrases):
        return []  # "white numbers appear on the diagonal only"
    main, inside = strip_brackets(clause.phrases)
    found = find_color(main)
    if found is None or any(isinstance(p, Superlative) for p in main):
        return []
    first, last, color = found
    behind = [
        phrase for phrase in main[last : last + 3] if phrase.type not in ("AREA", "DIMENSION", "UNKNOWN")
    ]
    if len(behind) > 1 and key_of(behind[0]) == "of" and isinstance(behind[1], Ref):
        return []  # "the blue side of A is limited to P": of A alone
    placed_there = [p.type for p in behind[:2]] == ["BE", "PREPOSITION"]  # "all red cells are in row A"
    placed_there &= main[0].start < main[first].start
    every_one = (
        _is_all(main[:first]) and first == 1 and (placed_there or any(p.type == "OCCUR" for p in main[last:]))
    )
    if not (every_one or is_confined(main)) or not any(isinstance(phrase, Ref | Part) for phrase in main):
        return []
    alone = _of_line(clause, main, color, scene)
    if alone is not None:
        return [scene.claim(LegendClaim, clause, alone, color=color)] if alone.truth is not None else []
    whole = is_only(main[0]) and bool(first) and main[first - 1].type == "BE" and last == len(main)
    main = [*(main[1:first] if every_one else main[:first]), *main[last:]]
    main = _without_number(join_names([placed(phrase) for phrase in main]))
    test: Test = lambda value, grid: wears(value, grid, color) if isinstance(value, Value) else None  # noqa: E731
    judgement = _confined(clause, scene, main, inside, test, color, whole)
    if judgement is None or judgement.truth is None:
        return []
    return [scene.claim(LegendClaim, clause, judgement, color=color)]


def _of_line(clause: Clause, main: Sequence[Phrase], color: str, scene: Scene) -> Judgement | None:
    """ "In Q, only A is red", "only A is red in Q": of the cells of Q; None where no such place is named."""
    at = next((i for i, p in enumerate(main[:-1]) if is_only(p) and isinstance(main[i + 1], Ref)), None)
    if at is None:
        return None
    named = main[at + 1]
    others = [p for p in main if isinstance(p, Ref) and p is not named and not scene.panels_named(p)]
    if not isinstance(named, Ref) or not others:
        return None
    panels = scene.panels(clause)
    grid = scene.grids[panels[0]]
    mine = scene.lines(named, grid)
    across = [line for ref in others for line in scene.lines(ref, grid)]
    guarded = any(phrase.type in GUARDS for phrase in main if not is_only(phrase))
    if len(panels) > 1 or len(mine) != 1 or guarded or grid.areas:
        return UNDECIDED
    if not across or any(line.axis == mine[0].axis for line in across):
        return UNDECIDED
    labels = [label for line in across for label in line.labels]
    values = grid.select((), labels) if mine[0].axis == "row" else grid.select(labels, ())
    keys = {fold(label) for label in mine[0].labels}
    inside: list[Value] = []
    astray: list[Value] = []
    for value in values:
        worn = wears(value, grid, color)
        if worn is None:
            return UNDECIDED
        if worn:
            own = (value.row if mine[0].axis == "row" else value.column) in keys
            (inside if own else astray).append(value)
    if astray:
        spans = tuple(value.span for value in astray[:_SHOWN])
        return Judgement(False, f"the same holds of {shown(grid, astray, _SHOWN)}", spans)
    return Judgement(bool(inside), f"{color} there is {shown(grid, inside, _SHOWN) or 'no cell'}",
                     tuple(value.span for value in inside[:_SHOWN]))  # fmt: skip


def read_confined_values(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that values of a kind occur in the named places and nowhere else: "values above 0.3 only in A"."""
    if clause.is_data or not clause.has("AMOUNT", "SIGN"):
        return []
    if len(scene.grids) > 1:
        clause = without_panel(clause, scene)
    told = gathering(clause)
    if told is not None:
        clause = clause.part(told.phrases)
    if not (clause.has("OCCUR", "BE", "HEDGE") or is_confined(clause.phrases)):
        return []
    if clause.has("LIMIT", "RESTRICTION"):
        clause = restricted(clause, scene)  # "only at A and above"
    main, inside = strip_brackets(_of_values(clause.phrases))
    main, within = (main, None) if inside else _part_in_front(main, scene, clause)
    predicates = find_predicates(main)
    if len(predicates) != 1 or predicates[0].relation not in _VALUED:
        return []
    predicate = predicates[0]
    front, behind = _around_verb(main, predicate, scene)
    if [p.type for p in behind[:2]] == ["BE", "SCOPE"] and _is_all(behind[1:]):
        front, behind = [behind[1]], [behind[0], *behind[2:]]  # "values above 8 are all in row A"
    if not behind or not (_is_all(front) or is_confined(behind)):
        return []
    shift = {at - len(main) + len(behind): held for at, held in inside.items()}
    judgement = _confined(
        clause, scene, behind, shift, predicate.test, f"it {predicate.tell()}", within=within
    )
    if judgement is None and not (told is not None or _is_all(front)):
        return []
    judgement = (
        judgement or UNDECIDED
    )  # "all values above 0.5 are in A" does not say that all of A are above it
    if told is not None:
        truth = negate(judgement.truth) if told.denied else judgement.truth
        return [scene.claim(RegionClaim, clause, judgement._replace(truth=truth))]
    return [scene.claim(CountClaim, clause, judgement, counted="cell")]


def _of_values(phrases: list[Phrase]) -> list[Phrase]:
    """ "The highest values (above 8) …" as "values above 8 …"."""
    types = [phrase.type for phrase in phrases[:4]]
    top, amount = phrases[0], phrases[2] if len(phrases) > 2 else None
    if types != ["SUPERLATIVE", "OPEN", "AMOUNT", "CLOSE"] or not isinstance(amount, Amount):
        return phrases
    side = {"high": ("above", "at_least"), "low": ("below", "at_most")}
    if not isinstance(top, Superlative) or top.rank != 1 or amount.bound not in side.get(top.direction, ()):
        return phrases
    return [made_word("MEASURE", "values", top.start), amount, *phrases[4:]]


def _part_in_front(main: list[Phrase], scene: Scene, clause: Clause) -> tuple[list[Phrase], Line | None]:
    """ "In the first rows, values above 5 occur only in A": what stands behind the lines, and the lines."""
    first = (
        main[1] if len(main) > _FRONT and main[0].type == "PREPOSITION" and main[2].type == "COMMA" else None
    )
    if not isinstance(first, Ref):
        return main, None
    lines = scene.lines(first, scene.grids[scene.panels(clause)[0]])
    return (main[_FRONT:], lines[0]) if len(lines) == 1 else (main, None)


def _around_verb(main: list[Phrase], predicate: Predicate, scene: Scene) -> tuple[list[Phrase], list[Phrase]]:
    """What stands in front of the verb and behind it, where values of a kind are the subject: "values above 0.3"."""
    at = predicate.last
    if predicate.relation in ("positive", "negative", "zero") and predicate.low is None:
        if at == len(main) or not (main[at].type in ("MEASURE", "DIMENSION") or _is_noun(main[at], scene)):
            return [], []
        front, at = main[: predicate.first], at + 1
    else:
        front = main[: predicate.first]
        nouns = [p for p in front if _is_noun(p, scene)]
        if len(nouns) != 1 and front:  # "scores above 8 …": what looks like a verb is the noun
            return [], []
        front = [p for p in front if p.type != "UNKNOWN"]
    rest = main[at:]
    if _is_all(rest) and [p.type for p in rest[1:2]] == ["OCCUR"]:
        front, rest = [rest[0]], rest[1:]  # "values above 8 all lie in row A"
    quiet = all(p.type in ("SCOPE", "MEASURE", "DIMENSION", "PREPOSITION") for p in front)
    if not rest or not quiet or not (rest[0].type in ("OCCUR", "BE", "HEDGE") or is_confined(rest[:1])):
        return [], []
    return front, rest[1:] if rest[0].type == "HEDGE" else rest


def _is_noun(phrase: Phrase, scene: Scene) -> bool:
    """Whether a phrase names what is measured."""
    if isinstance(phrase, Scope):
        return phrase.noun is not None or phrase.key in words("assertions", "everything")
    if phrase.type == "UNKNOWN" and isinstance(phrase, Word):
        known = is_measured(scene, phrase.key) or is_of_title(scene, phrase.key)
        return phrase.key.endswith("s") and known
    return phrase.type in ("MEASURE", "DIMENSION")


def _without_number(main: list[Phrase]) -> list[Phrase]:
    """ "The two rows A and B": without the number, which only tells how many are named."""
    kept = list(main)
    for at, phrase in enumerate(main[1:]):
        count = main[at]
        names = len(phrase.names) if isinstance(phrase, Ref) else 0
        if count.type == "CARDINAL" and names > 1 and key_of(count) and int(count.value) == names:  # type: ignore[union-attr]
            del kept[at]
            break
    return kept


def _is_all(front: list[Phrase]) -> bool:
    """Whether all values of the kind are meant."""
    return bool(front) and isinstance(front[0], Scope) and front[0].quantifier == "all"


def _confined(
    clause: Clause,
    scene: Scene,
    main: list[Phrase],
    inside: dict[int, list[Phrase]],
    test: Test,
    told: str,
    whole: bool = False,
    within: Line | None = None,
) -> Judgement | None:
    """Whether a test holds in the places of some phrases alone; None where they name none."""
    lines = [crossed(main, scene.grids[panel], scene) for panel in scene.panels(clause)]
    both, taken = lines[0]
    reader = PlaceReader(scene, main, inside, set(taken))
    subject = Subject(places=reader.read())
    if not (subject.is_narrowed or both):
        return None
    left = [phrase for at, phrase in enumerate(main) if at not in reader.taken]
    if any(phrase.type in GUARDS and not (_confines(phrase) or _appears(phrase, main)) for phrase in left):
        return None
    if any(
        phrase.type in ("AMOUNT", "COMPARATIVE", "SUPERLATIVE", "CARDINAL", "POSITION") for phrase in left
    ):
        return None
    cross = subject.places.cross
    if cross and not both and any(ref.position for ref in subject.places.refs):
        return UNDECIDED
    judged = (
        [_judge(pieces, test, told, whole, within) for pieces, _ in lines] if all(p for p, _ in lines) else []
    )
    found = slices_of(clause, scene, subject) if not both else []
    for panel in range(min(map(len, found), default=0)):
        pieces = [slices[panel] for slices in found]
        single = [] if _is_either_way(left) or cross else [[piece] for piece in pieces]
        judged.append(
            charitable([_judge(each, test, told, whole, within) for each in [*single, pieces] if each])
        )
    judgement = together(judged) if judged else UNDECIDED
    if len(judged) > 1 and judgement.truth is False and any(each.truth is not False for each in judged):
        judgement = UNDECIDED  # perhaps one panel is meant
    if judgement.truth is False and (any(map(_is_unknown, left)) or (_joins_axes(main, scene) and not both)):
        return UNDECIDED
    if judgement.truth is False and any(map(_is_loose, main)):
        return UNDECIDED  # "concentrated in A": most of them
    if judgement.truth is False and _is_of_corner(clause, scene):
        return UNDECIDED  # how far a corner reaches, nobody knows
    return None if is_its_own_evidence(clause, judgement) else judgement


def _is_of_corner(clause: Clause, scene: Scene) -> bool:
    corners = words("regions", "corner_nouns")
    return any(token[3] in corners for token in scene.tokens(clause))


def _joins_axes(main: list[Phrase], scene: Scene) -> bool:
    """ "Limited to row A and column B": what lies in either of them."""
    named = [phrase for phrase in main if phrase.type != "PREPOSITION"]
    for one, joint, two in zip(named, named[1:], named[2:], strict=False):
        if isinstance(one, Ref) and joint.type in ("AND", "JOIN", "OR") and isinstance(two, Ref):
            axes = [{line.axis for line in scene.lines(ref, scene.grids[0])} for ref in (one, two)]
            if all(axes) and axes[0].isdisjoint(axes[1]):
                return True
    return False


def is_confined(phrases: list[Phrase]) -> bool:
    """Whether phrases say that something is found in some places only."""
    return any(map(_confines, phrases))


def _confines(phrase: Phrase) -> bool:
    if isinstance(phrase, Scope):
        return is_only(phrase) or phrase.key in words("legends", "confined")
    return isinstance(phrase, Word) and phrase.key in words("legends", "confined")


def _is_loose(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and phrase.key in words("legends", "mostly_there")


def _appears(phrase: Phrase, main: list[Phrase]) -> bool:
    """ "Appear only in row A": what may hedge is the verb here."""
    following = main[main.index(phrase) + 1 :]
    return key_of(phrase) in words("assertions", "appearing") and bool(following) and is_only(following[0])


def _is_unknown(phrase: Phrase) -> bool:
    known = words("assertions", "harmless") | words("legends", "confined") | words("legends", "shades")
    return isinstance(phrase, Word) and phrase.type == "UNKNOWN" and phrase.key not in known


def _is_either_way(phrases: list[Phrase]) -> bool:
    return any(isinstance(p, Word) and p.key in words("assertions", "either_way") for p in phrases)


def _judge(pieces: list[Slice], test: Test, told: str, whole: bool, within: Line | None = None) -> Judgement:
    grid = pieces[0].grid
    if grid.areas and within is not None:
        return UNDECIDED
    if grid.areas:
        from heatparse.claims.bands.band_confinements import cells_of, judge_only_there  # of stretches

        cells = cells_of(pieces)
        return judge_only_there(Slice(grid), cells, test, told) if cells and not whole else UNDECIDED
    members = {(value.row, value.column) for piece in pieces for value in piece.values}
    if not members:
        return UNDECIDED
    values = grid.values if within is None else _of_line_values(grid, within)
    truths = {(value.row, value.column): test(value, grid) for value in values}
    astray = [v for v in values if (v.row, v.column) not in members and truths[v.row, v.column]]
    if grid.is_mirrored:  # what each has with itself need not be meant
        astray = [value for value in astray if value.row != value.column]
        truths = {cell: truth for cell, truth in truths.items() if cell[0] != cell[1] or cell in members}
    if astray:
        text = f"the same holds of {shown(grid, astray, _SHOWN)}"
        return Judgement(False, text, tuple(value.span for value in astray[:_SHOWN]))
    if any(truths[cell] is None for cell in truths if cell not in members):
        return UNDECIDED
    here = [v for v in values if (v.row, v.column) in members and truths[v.row, v.column]]
    if whole and len(here) < len(members):
        return UNDECIDED
    spans = tuple(value.span for value in here[:_SHOWN])
    return Judgement(True, f"{told} {len(here)} times there, and nowhere else", spans) if here else UNDECIDED


def _of_line_values(grid: Grid, line: Line) -> Sequence[Value]:
    return grid.select(line.labels, ()) if line.axis == "row" else grid.select((), line.labels)
