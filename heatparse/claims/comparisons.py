"""Claims that order two things: cells, rows, columns, panels, or the diagonal and the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.phrases import Amount, Part, Phrase, Ref, Scope, Superlative
from heatparse.claims.scene import GUARDS, Scene, place
from heatparse.claims.sentences import Clause
from heatparse.claims.words import Word
from heatparse.grid import Grid, Value
from heatparse.measures import Truth, above, at_least, at_most, below, equal, middle, near
from heatparse.models import Place
from heatparse.models.claims import BaseClaim, ComparisonClaim
from heatparse.tokens import fold

_DIRECTIONS = {"high": "high", "better": "high", "low": "low", "worse": "low", "at_least": "at_least",
               "different": "different", "equal": "equal", "close": "close", "dark": "dark", "bright": "bright"}  # fmt: skip
_STOPS = frozenset(("COMMA", "OPEN", "COLON", "CONTRAST"))


@dataclass(slots=True)
class Side:
    """One side of a comparison: panels, and labels of rows and columns; empty means all."""

    panels: tuple[int, ...] = ()
    refs: list[Ref] = field(default_factory=list)
    part: str = ""
    others: bool = False  # all labels but those of the other side

    @property
    def is_empty(self) -> bool:
        return not (self.refs or self.panels or self.part or self.others)


@dataclass(slots=True)
class Comparison:
    """The slots of one comparison."""

    clause: Clause
    relation: str  # high, low, equal, close, at_least, dark, bright
    left: Side
    right: Side
    slices: list[Ref] = field(default_factory=list)
    quantifier: str = ""  # all, most
    count: int | None = None  # in how many of the compared places
    of: int | None = None  # … out of how many
    part: str = "all"
    panels: tuple[int, ...] = ()
    excepted: list[Ref] = field(default_factory=list)
    amounts: list[Amount] = field(default_factory=list)
    guarded: bool = False
    unsure: bool = False


def read_comparisons(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The comparison of a clause, if it makes one."""
    if clause.is_data:
        return []
    comparison = find_comparison(clause, scene)
    if comparison is None:
        return []
    judgement = UNDECIDED if comparison.guarded else judge_comparison(comparison, scene)
    if judgement.truth is False and comparison.unsure:
        judgement = UNDECIDED
    return [_claim(comparison, judgement, scene)]


def find_comparison(clause: Clause, scene: Scene) -> Comparison | None:
    """The comparison that a clause makes, None when it makes none that can be read."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if _is_comparative(phrases, i)), None)
    if at is None:
        return None
    word = phrases[at]
    relation = _DIRECTIONS[str(word.value)] if isinstance(word, Word) else _leading(word)
    if relation == "different":
        return None
    than = next((i for i in range(at + 1, len(phrases)) if phrases[i].type in ("THAN", "VERSUS")), at)
    end = _end(phrases, than + 1)
    before, after, rest = phrases[:than], phrases[than + 1 : end], phrases[end:]
    comparison = Comparison(clause, relation, _side(before, scene), _side(after, scene))
    _read_scopes(comparison, phrases, scene)
    _read_exceptions(comparison, scene)
    _read_rest(comparison, rest, scene)
    _read_guards(comparison, phrases, end)
    if comparison.relation in ("equal", "close") and not comparison.right.panels and _is_double(comparison.left):
        comparison.slices += comparison.right.refs  # "A and B have the same value at C"
        comparison.right = Side()
    if comparison.right.is_empty and not _imply_other_side(comparison, scene):
        return None
    if comparison.left.is_empty:
        heads = [ref for ref in clause.heads if not ref.is_panel][:1]
        subject = [ref for ref in clause.before.refs()[:1]] if clause.before is not None else []
        if not heads and not subject:
            return None
        chosen = heads or subject
        comparison.left = _side(chosen, scene)
        comparison.unsure = comparison.unsure or not heads
    return comparison


def _end(phrases: Sequence[Phrase], start: int) -> int:
    """Where the far side of a comparison ends; "(A, B)" belongs to it, "(0.61 vs. 0.53)" does not."""
    depth = 0
    for index in range(start, len(phrases)):
        type = phrases[index].type
        if type == "OPEN" and index + 1 < len(phrases) and isinstance(phrases[index + 1], Ref) and index <= start + 2:
            depth += 1
        elif type == "CLOSE" and depth:
            depth -= 1
        elif type in _STOPS and not depth:
            return index
    return len(phrases)


def _is_double(side: Side) -> bool:
    return any(len(ref.names) == 2 for ref in side.refs) or len(side.refs) == 2


def _is_comparative(phrases: Sequence[Phrase], at: int) -> bool:
    phrase = phrases[at]
    if isinstance(phrase, Superlative):
        following = phrases[at + 1] if at + 1 < len(phrases) else None
        return phrase.verb == "leads" and isinstance(following, Ref)
    return phrase.type == "COMPARATIVE" and isinstance(phrase, Word) and phrase.value != "different"


def _leading(phrase: Phrase) -> str:
    return phrase.direction if isinstance(phrase, Superlative) else "high"


def _side(phrases: Sequence[Phrase], scene: Scene) -> Side:
    side = Side()
    for phrase in phrases:
        if isinstance(phrase, Part):
            side.part = phrase.part
        elif phrase.type == "RIVALS" or (isinstance(phrase, Scope) and phrase.others):
            side.others = True
        elif isinstance(phrase, Ref):
            panels = scene.panels_named(phrase)
            if panels:
                side.panels += panels
            else:
                side.refs.append(phrase)
    return side


def _read_scopes(comparison: Comparison, phrases: Sequence[Phrase], scene: Scene) -> None:
    for index, phrase in enumerate(phrases):
        if not isinstance(phrase, Scope):
            if phrase.type == "CARDINAL" and isinstance(phrase, Word):
                _read_count(comparison, phrases, index)
            continue
        if phrase.quantifier in ("all", "both"):
            dimension = phrase.noun.value if phrase.noun is not None and phrase.noun.type == "DIMENSION" else ""
            if dimension in ("panel", "grid"):
                comparison.panels = tuple(range(len(scene.grids)))
                comparison.guarded = comparison.guarded or phrase.count not in (None, len(scene.grids))
            else:
                comparison.quantifier = "all"
            if phrase.key == "both" and index == 0:
                comparison.unsure = True  # who "both" are stands before
        elif phrase.quantifier == "most":
            comparison.quantifier = comparison.quantifier or "most"
        else:
            comparison.guarded = True


def _read_count(comparison: Comparison, phrases: Sequence[Phrase], index: int) -> None:
    """"In 10 of the 12 off-diagonal cells", "in nine rows"."""
    word = phrases[index]
    previous = phrases[index - 1] if index else None
    following = phrases[index + 1] if index + 1 < len(phrases) else None
    if not isinstance(word, Word) or not isinstance(previous, Word) or previous.type != "PREPOSITION":
        return
    if comparison.count is not None:
        comparison.of = int(word.value)
    elif following is not None and following.type in ("PREPOSITION", "DIMENSION", "AXISNOUN", "PART"):
        comparison.count = int(word.value)


def _read_exceptions(comparison: Comparison, scene: Scene) -> None:
    """References behind "except" are taken out of a universal comparison."""
    phrases = comparison.clause.phrases
    for index, phrase in enumerate(phrases):
        if phrase.type == "EXCEPTION":
            comparison.excepted = [p for p in phrases[index:] if isinstance(p, Ref) and not scene.panels_named(p)]
            for side in (comparison.left, comparison.right):
                side.refs = [ref for ref in side.refs if ref not in comparison.excepted]
            comparison.quantifier = comparison.quantifier or "all"
            comparison.guarded = comparison.guarded or not comparison.excepted


def _read_rest(comparison: Comparison, rest: Sequence[Phrase], scene: Scene) -> None:
    """What stands behind the comparison: slices after a comma, the two values in brackets."""
    bracketed = False
    for phrase in rest:
        bracketed = (bracketed or phrase.type == "OPEN") and phrase.type != "CLOSE"
        if isinstance(phrase, Amount):
            comparison.amounts.append(phrase)
        elif phrase.type == "EXAMPLE":
            break
        elif isinstance(phrase, Ref) and not bracketed and phrase not in comparison.excepted and not scene.panels_named(phrase):
            comparison.slices.append(phrase)


def _read_guards(comparison: Comparison, phrases: Sequence[Phrase], end: int) -> None:
    for index, phrase in enumerate(phrases):
        if phrase.type == "EXCEPTION" and comparison.excepted:
            continue
        if phrase.type in GUARDS:
            comparison.guarded = True
        elif index >= end:
            continue
        elif phrase.type in ("UNKNOWN", "AGGREGATE", "SPREAD", "TREND", "FACTOR", "DIFFERENCE", "COLOUR"):
            comparison.unsure = True
        elif isinstance(phrase, Superlative) and not phrase.verb:
            comparison.guarded = True
    if sum(_is_comparative(phrases, index) for index in range(len(phrases))) > 1:
        comparison.guarded = True


def _imply_other_side(comparison: Comparison, scene: Scene) -> bool:
    """"Probe is higher": than the other panel, where there are two; "A and B are equal": each other."""
    left = comparison.left
    if comparison.relation in ("equal", "close"):
        for ref in left.refs:
            if len(ref.names) == 2:
                at = left.refs.index(ref)
                comparison.right = Side(left.panels, [*left.refs[:at], replace(ref, names=ref.names[1:]), *left.refs[at + 1 :]])
                comparison.left = Side(left.panels, [*left.refs[:at], replace(ref, names=ref.names[:1]), *left.refs[at + 1 :]])
                return True
        if len(left.refs) == 2 and not left.panels:
            comparison.right, comparison.left = Side((), left.refs[1:]), Side((), left.refs[:1])
            return True
        if len(left.panels) == 2:
            comparison.right = Side(left.panels[1:], left.refs)
            comparison.left = Side(left.panels[:1], left.refs)
            return True
        return False
    if len(left.panels) == 1 and len(scene.grids) == 2 and not left.part:
        comparison.right = Side((1 - left.panels[0],), [])
        return True
    return False


# Judging


@dataclass(frozen=True, slots=True)
class Spot:
    """What one side means in one panel."""

    grid: Grid
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    part: str

    def values(self) -> list[Value]:
        return self.grid.select(self.rows, self.columns, self.part)  # type: ignore[arg-type]


def judge_comparison(comparison: Comparison, scene: Scene) -> Judgement:
    """The verdict in every panel that is meant."""
    left, right = comparison.left, comparison.right
    if left.panels and right.panels and left.panels != right.panels:
        if len(left.panels) != 1 or len(right.panels) != 1:
            return UNDECIDED
        return _between(comparison, scene, left.panels[0], right.panels[0])
    named = left.panels or right.panels or comparison.panels or comparison.clause.panels
    panels = named or tuple(range(len(scene.grids)))
    judgements = [_between(comparison, scene, panel, panel) for panel in panels]
    if named or len(panels) == 1:
        return together(judgements)
    decided = [judgement for judgement in judgements if judgement.truth is not None]
    if decided and all(judgement.truth for judgement in decided):
        return together(decided)
    return decided[0] if decided and not any(judgement.truth for judgement in decided) else UNDECIDED


def _between(comparison: Comparison, scene: Scene, left_panel: int, right_panel: int) -> Judgement:
    readings: list[Judgement] = []
    for one, two in _spots(comparison, scene, scene.grids[left_panel], scene.grids[right_panel]):
        readings.append(_judge_spots(comparison, one, two, scene))
    return charitable(readings) if readings else UNDECIDED


def _spots(comparison: Comparison, scene: Scene, first: Grid, second: Grid) -> list[tuple[Spot, Spot]]:
    """What the two sides may mean: one has what the other lacks."""
    part = comparison.part
    if comparison.left.others or comparison.right.others:
        return _against_others(comparison, scene, first)
    found: list[tuple[Spot, Spot]] = []
    right_options = _coordinates([*comparison.right.refs, *comparison.slices], scene, second)
    for left in _coordinates([*comparison.left.refs], scene, first):
        for right in right_options:
            rows = left.get("row") or right.get("row") or ()
            columns = left.get("column") or right.get("column") or ()
            other_rows = right.get("row") or left.get("row") or ()
            other_columns = right.get("column") or left.get("column") or ()
            one = Spot(first, rows, columns, comparison.left.part or part)
            two = Spot(second, other_rows, other_columns, comparison.right.part or part)
            if first is second and (one.rows, one.columns, one.part) == (two.rows, two.columns, two.part):
                continue
            found.append((one, two))
    return found


def _against_others(comparison: Comparison, scene: Scene, grid: Grid) -> list[tuple[Spot, Spot]]:
    """One line against all others of its axis."""
    if comparison.left.others or not comparison.left.refs:
        return []
    found: list[tuple[Spot, Spot]] = []
    slices = [*comparison.slices, *comparison.right.refs, *comparison.left.refs[1:]]
    for line in scene.lines(comparison.left.refs[0], grid):
        mine = {fold(label) for label in line.labels}
        order = grid.rows if line.axis == "row" else grid.columns
        others = tuple(label for label in order if label not in mine)
        for option in _coordinates(slices, scene, grid) if slices else [{}]:
            cross = option.get("column" if line.axis == "row" else "row", ())
            if not others or line.axis in option:
                continue
            if line.axis == "row":
                found.append((Spot(grid, line.labels, cross, "all"), Spot(grid, others, cross, "all")))
            else:
                found.append((Spot(grid, cross, line.labels, "all"), Spot(grid, cross, others, "all")))
    return found


def _coordinates(refs: Sequence[Ref], scene: Scene, grid: Grid) -> list[dict[str, tuple[str, ...]]]:
    """The rows and columns that references may mean together."""
    options: list[dict[str, tuple[str, ...]]] = [{}]
    for ref in refs:
        lines = scene.lines(ref, grid)
        labels = [label.text for name in ref.names for label in name.labels]
        grown: list[dict[str, tuple[str, ...]]] = []
        for option in options:
            for line in lines:
                if line.axis not in option:
                    grown.append({**option, line.axis: line.labels})
            if len(labels) == 2 and len(lines) == 2 and not option:
                grown.insert(0, {"row": (labels[0],), "column": (labels[1],)})
        options = grown
    return options


def _judge_spots(comparison: Comparison, one: Spot, two: Spot, scene: Scene) -> Judgement:
    pairs, aligned = _aligned(comparison, one, two, scene)
    if not pairs:
        return UNDECIDED
    relation = comparison.relation
    if relation in ("dark", "bright"):
        relation = "high"
        return charitable([_judge_pairs(comparison, pairs, aligned, "high"), _judge_pairs(comparison, pairs, aligned, "low")])
    return _judge_pairs(comparison, pairs, aligned, relation)


def _aligned(comparison: Comparison, one: Spot, two: Spot, scene: Scene) -> tuple[list[tuple[Value, Value]], bool]:
    """The values of both sides that face each other; all against all where nothing aligns them."""
    left, right = one.values(), two.values()
    skipped = {fold(label.text) for ref in comparison.excepted for name in ref.names for label in name.labels}
    left = [v for v in left if v.row not in skipped and v.column not in skipped]
    right = [v for v in right if v.row not in skipped and v.column not in skipped]
    if one.part != two.part:
        return [(a, b) for a in left for b in right], False
    same_rows, same_columns = one.rows == two.rows, one.columns == two.columns
    if comparison.right.others:
        return [(a, b) for a in left for b in right
                if (a.row == b.row if same_rows else a.column == b.column)], True  # fmt: skip
    if not same_rows and (len(one.rows) != 1 or len(two.rows) != 1):
        return [(a, b) for a in left for b in right], False
    if not same_columns and (len(one.columns) != 1 or len(two.columns) != 1):
        return [(a, b) for a in left for b in right], False
    facing = {(v.row if same_rows else "", v.column if same_columns else ""): v for v in right}
    pairs = []
    for value in left:
        other = facing.get((value.row if same_rows else "", value.column if same_columns else ""))
        if other is not None:
            pairs.append((value, other))
    return pairs, True


def holds(relation: str, left: Value, right: Value, scale: float) -> Truth:
    """Whether one value stands to another as the words say."""
    if relation == "high":
        return above(left, right)
    if relation == "low":
        return below(left, right)
    if relation == "at_least":
        return at_least(left, right)
    if relation == "at_most":
        return at_most(left, right)
    if relation == "equal":
        return equal(left, right)
    return near(left, right, scale)


def _judge_pairs(comparison: Comparison, pairs: Sequence[tuple[Value, Value]], aligned: bool, relation: str) -> Judgement:
    left, right = pairs[0][0], pairs[0][1]
    truths = [holds(relation, a, b, _scale(pairs)) for a, b in pairs]
    true, false = sum(t is True for t in truths), sum(t is False for t in truths)
    if len(pairs) == 1:
        return Judgement(truths[0], _tell(left, right), (left.span, right.span))
    counter = next(((a, b) for (a, b), t in zip(pairs, truths, strict=True) if t is False), None)
    text = f"{true} of {len(pairs)}" + (f"; not for {_tell(*counter)}" if counter else "")
    spans = (counter[0].span, counter[1].span) if counter else (left.span, right.span)
    if comparison.count is not None:
        if true + false < len(pairs) or not aligned:
            return UNDECIDED
        if comparison.of is not None and comparison.of != len(pairs):
            return UNDECIDED
        return Judgement(true == comparison.count, text, spans)
    if comparison.quantifier == "all":
        return Judgement(False if false else (True if true == len(pairs) else None), text, spans)
    if comparison.quantifier == "most":
        if true * 2 > len(pairs):
            return Judgement(True, text, spans)
        mean = _means(pairs, relation)
        return Judgement(False if false * 2 >= len(pairs) and not mean else None, text, spans)
    if true == len(pairs):
        return Judgement(True, text, spans)
    if relation in ("equal", "close"):
        return Judgement(False if false == len(pairs) else None, text, spans)
    mean = _means(pairs, relation)
    if mean:
        return Judgement(True, text, spans)
    return Judgement(False if mean is False and false * 2 >= len(pairs) else None, text, spans)


def _means(pairs: Sequence[tuple[Value, Value]], relation: str) -> bool | None:
    """Whether the means are ordered as the words say."""
    lefts = [m for a, _ in pairs if (m := middle(a)) is not None]
    rights = [m for _, b in pairs if (m := middle(b)) is not None]
    if not lefts or not rights:
        return None
    difference = sum(lefts) / len(lefts) - sum(rights) / len(rights)
    if abs(difference) < 1e-9:
        return relation == "at_least"
    return difference > 0 if relation in ("high", "at_least") else difference < 0


def _scale(pairs: Sequence[tuple[Value, Value]]) -> float:
    numbers = [m for pair in pairs for value in pair if (m := middle(value)) is not None]
    return max(abs(n) for n in numbers) if numbers else 0.0


def _tell(left: Value, right: Value) -> str:
    return f"{left.cell.row}, {left.cell.column}: {left.text} against {right.cell.row}, {right.cell.column}: {right.text}"


def _claim(comparison: Comparison, judgement: Judgement, scene: Scene) -> ComparisonClaim:
    relation = comparison.relation if comparison.relation in ("high", "low") else None
    return scene.claim(
        ComparisonClaim, comparison.clause, judgement, direction=relation,
        left=_place(comparison.left, scene), right=_place(comparison.right, scene), quantifier=comparison.quantifier or None,
    )  # fmt: skip


def _place(side: Side, scene: Scene) -> Place:
    panel = side.panels[0] if len(side.panels) == 1 else None
    grid = scene.grids[panel or 0]
    options = _coordinates(side.refs, scene, grid)
    option = options[0] if options else {}
    return place(panel, option.get("row", ()), option.get("column", ()), side.part or "all")
