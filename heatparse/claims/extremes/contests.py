"""What a statement with a superlative says of one panel, in every honest reading.

"A has the highest score in B" speaks of the column B; "A has the highest score" of the row that
holds the best cell, or that is best on average.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.classes.confusions import is_confusion
from heatparse.claims.extremes.contest_scopes import contest_of, rivals_aside, scope_of
from heatparse.claims.extremes.holders import cell_readings, heads_of, judge_own, judge_winners, stated_of
from heatparse.claims.extremes.standings import is_own
from heatparse.claims.extremes.superlatives import Statement, is_of_whole
from heatparse.claims.extremes.winners import (
    Contest,
    Direction,
    judge_cells,
    judge_first_in,
    judge_value,
    judge_values,
)
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, preferring, together
from heatparse.claims.language.phrases import Ref, key_at, key_of
from heatparse.claims.places.cells import pair_up
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_CELL = 2  # references
# Shades tell how far values are from zero where a scale has two arms.
_TONES = frozenset(("dark", "bright"))


# "Works best", "does worse than A": which end of the values that is depends on what is measured.
_GRADES = words("names", "grades_of_quality")


def directions(statement: Statement, scene: Scene) -> list[Direction]:
    """The directions that the word may mean here, the likelier one first."""
    word = statement.direction
    if statement.classes in (
        "recall",
        "precision",
        "recognition",
        "correctness",
    ):  # better when it is high, whatever is classified
        word = {"best": "high", "worst": "low"}.get(word, word)
        return ["low"] if word == "low" else ["high"]
    if (
        word in ("high", "low")
        and scene.less_is_better
        and (statement.top.verb == "leads" or statement.top.key in words("names", "judging_places"))
        and not statement.top.shared  # "no class is confused more often than A"
    ):
        # "A wins" where less is better; "the strongest" tells of high values first
        plain = statement.top.key in words("winners", "strengths")
        return ["low", "high"] if (word == "high") is not plain else ["high", "low"]
    if word in ("high", "warm", "varied", "much", "fine"):
        return ["high"]
    if word in ("low", "cold", "steady", "little"):
        return ["low"]
    if word in ("best", "worst") and scene.told_way and not _is_place(statement.top.key):
        return ["high"] if (word == "best") is (scene.told_way == "high") else ["low"]
    if word == "best":
        ends: list[Direction] = ["high", "low"] if _may_be_low(statement, scene) else ["high"]
        return ends[::-1] if scene.told_way == "low" else ends
    if word == "worst":
        return ["low", "high"] if _may_be_low(statement, scene) else ["low"]
    if word in ("fast", "slow"):
        return ["low"] if (word == "fast") == scene.measures_time else ["high"]
    turned = scene.darkness
    if turned:
        return ["high"] if (word == "dark") == (turned == "high") else ["low"]
    return ["high", "low"] if word == "dark" else ["low", "high"]


def _is_place(key: str) -> bool:
    """ "Runner-up": behind whichever end was told before."""
    return any(key in words("claims", "placed", rank) for rank in ("2", "3"))


def _may_be_low(statement: Statement, scene: Scene) -> bool:
    """Whether the best may be the lowest; a first or second place is that of the highest if nothing is said."""
    if scene.less_is_better or scene.told_way == "low":
        return True
    key = statement.top.key
    judging = key in words("names", "judging_superlatives") or not _GRADES.isdisjoint(key.split())
    return judging and scene.may_be_better_low


def _is_the_unlikelier(statement: Statement, scene: Scene) -> bool:
    """Whether nothing bears out that the best is the lowest here: no word of the text, and no number of the clause."""
    return statement.direction in ("best", "worst") and not (scene.less_is_better or statement.amounts)


def _is_bound_least(statement: Statement) -> bool:
    """ "Negatively correlated with A, most with B and least with C": the least of the strengths."""
    return statement.top.key in words("winners", "least") and statement.clause.says(
        words("bonds", "relating")
    )


def judge_in(statement: Statement, grid: Grid, scene: Scene) -> Judgement:
    """The verdict for one panel: of all honest readings."""
    if statement.part == "all" and (grid.has_trivial_diagonal or grid.is_complementary):
        beside = replace(statement, part="off-diagonal")
        if statement.of_pairs:
            return _judge_part(beside, grid, scene)  # nothing makes a pair with itself
        return charitable([_judge_part(beside, grid, scene), _judge_part(statement, grid, scene)])
    return _judge_part(statement, grid, scene)


def _zero_is_lightest(grid: Grid) -> bool:
    from heatparse.claims.colors.tints import zero_is_lightest  # loaded where a shade is told

    return zero_is_lightest(grid)


def _judge_part(statement: Statement, grid: Grid, scene: Scene) -> Judgement:
    if not grid.cells:
        return UNDECIDED
    if statement.top.direction == "bright" and scene.has_two_arms and _zero_is_lightest(grid):
        cells = any(noun.value == "cell" or noun.type == "MEASURE" for noun in statement.top.nouns)
        sized = charitable(_readings(statement, grid, "low", scene, magnitude=True))
        return sized if cells else UNDECIDED  # how pale a line is on the whole, nobody knows
    judgements: list[Judgement] = []
    for direction in directions(statement, scene):
        judgements.append(charitable(_readings(statement, grid, direction, scene)))
    judgement = charitable(judgements)
    if judgement.truth and not judgements[0].truth and _is_the_unlikelier(statement, scene):
        return UNDECIDED
    signed = any(value.low < 0 for value in grid.values)
    if judgement.truth is False and not signed and statement.top.direction in _TONES and scene.has_two_arms:
        return UNDECIDED  # the middle of the scale need not be zero
    if judgement.truth and signed and statement.top.key == "weakest":
        sized = charitable(_readings(statement, grid, "low", scene, magnitude=True))
        return UNDECIDED if sized.truth is False else judgement  # the lowest of all may be a strong one
    if judgement.truth and signed and _tells_bond(statement):
        sized = charitable(_readings(statement, grid, "high", scene, magnitude=True))
        return UNDECIDED if sized.truth is False else judgement  # a bond with the other sign is stronger
    if judgement.truth is not False or not signed:
        return judgement
    if statement.top.direction in _TONES:
        ends: tuple[Direction, ...] = ("high", "low")
        readings = [_readings(statement, grid, end, scene, magnitude=True) for end in ends]
        return preferring(judgement, [charitable(each) for each in readings])
    by_strength = statement.top.key in words("winners", "strengths") or _is_of_deviation(statement)
    if by_strength or _is_bound_least(statement):
        others = _readings(statement, grid, directions(statement, scene)[0], scene, magnitude=True)
        return charitable([judgement, *others])
    return judgement


def _is_of_deviation(statement: Statement) -> bool:
    """E.g. "The largest anomaly": however far from zero, on whichever side."""
    top = statement.top
    if top.direction not in ("high", "low") or top.key in words("winners", "of_one_end"):
        return False
    return any(noun.key in words("names", "deviations") for noun in top.nouns)


def _tells_bond(statement: Statement) -> bool:
    """E.g. "A correlates most strongly with B": whatever the sign is."""
    strong = statement.top.key in words("winners", "strengths") and statement.top.key != "weakest"
    positive = words("winners", "of_one_sign")
    told = statement.clause.says(words("reserves", "relating")) and not statement.clause.says(positive)
    return strong and statement.direction == "high" and told and not statement.top.nouns


def _readings(
    statement: Statement, grid: Grid, direction: Direction, scene: Scene, magnitude: bool = False
) -> list[Judgement]:
    """What the statement says of one panel, in every honest reading."""
    if grid.is_square and statement.part == "all" and _is_of_others(statement):
        beside = _plain_readings(replace(statement, part="off-diagonal"), grid, direction, scene, magnitude)
        if not statement.measure:
            return beside
        return [
            *beside,
            *_plain_readings(statement, grid, direction, scene, magnitude),
        ]  # the means of whole lines
    return _plain_readings(statement, grid, direction, scene, magnitude)


def _plain_readings(
    statement: Statement, grid: Grid, direction: Direction, scene: Scene, magnitude: bool
) -> list[Judgement]:
    contest = contest_of(statement, grid, direction, scene, magnitude or statement.by_size)
    if statement.but and rivals_aside(statement, grid, scene):
        statement = replace(statement, universal=False, but=[])
    if statement.classes and grid.is_square:
        from heatparse.claims.classes.class_contests import judge_classes  # loaded where classes are told of

        return [judge_classes(statement, contest, scene)]
    if statement.spot:
        from heatparse.claims.extremes.corner_contests import judge_spot  # loaded where a corner is named

        return [judge_spot(statement, contest, scene)]
    if statement.signs:
        return [_of_signs(statement, contest, scene)]
    if statement.top.key in words("winners", "often"):
        return _of_confusion(statement, contest, scene)
    if statement.diagonal_wins:
        return [_diagonal_wins(statement, contest, grid)]
    if statement.measure == "spread" and not magnitude and grid.deviations.cells:
        sized = _plain_readings(replace(statement, measure="uncertainty"), grid, direction, scene, magnitude)
        plain = charitable(_measured_readings(statement, contest, grid, scene))
        return [plain if plain.truth is charitable(sized).truth else UNDECIDED]  # of the "±", perhaps
    readings = _measured_readings(statement, contest, grid, scene)
    if _may_be_classes(statement, grid, scene):
        from heatparse.claims.classes.class_contests import judge_classes  # loaded where classes are told of

        readings.append(judge_classes(replace(statement, classes="recognition"), contest, scene))
    return readings


def _may_be_classes(statement: Statement, grid: Grid, scene: Scene) -> bool:
    """ "A and B are the easiest", of a confusion matrix: two classes, and not what becomes of A taken for B."""
    several = len(statement.winners) == 1 and len(statement.winners[0].names) > 1
    nouns = statement.top.nouns
    bare = not (statement.slices or statement.amounts) and all(noun.type == "AXISNOUN" for noun in nouns)
    ranked = statement.top.direction in ("best", "worst")
    ranked |= statement.top.key in words("winners", "strengths")
    return several and bare and ranked and grid.is_square and is_confusion(scene)


def _measured_readings(statement: Statement, contest: Contest, grid: Grid, scene: Scene) -> list[Judgement]:
    """The readings of a statement about values, about their means or spreads, or about what stands behind "±"."""
    if statement.measure == "mean" and _is_of_single_cells(statement, grid, scene):
        statement.clause.read.add("single cells")
        statement = replace(statement, measure="")  # "A has the highest average score on P": that of one cell
    if statement.measure == "uncertainty":
        contest = replace(contest, values=_uncertainties(contest.values))
        statement = replace(statement, measure="")
    winners, slices = list(statement.winners), list(statement.slices)
    if statement.own:
        subjects = slices or ([] if statement.universal else heads_of(statement)[:1])
        if not winners and statement.universal:
            winners, subjects = (heads_of(statement) or slices)[:1], []
        if winners and (subjects or statement.universal):
            return [judge_own(statement, contest, winners, subjects, scene)]
    if statement.holders and len(winners) + len(slices) < 2:
        return _of_holders(statement, contest, [*winners, *slices], scene)
    heads = heads_of(statement)
    if not (heads or slices or statement.amounts) and statement.at == 1 and is_own(statement.phrases, 1):
        return [UNDECIDED]  # "its highest value": of whom, was told before
    if not winners and not slices and heads:
        if statement.within in ("row", "column") and _points_back(statement):
            return [UNDECIDED]  # "the lowest of that row": which one, and where in it, was told before
        return _of_heads(statement, contest, heads, scene)
    if not winners and slices:
        return _of_slices(statement, contest, slices, heads, scene)
    if not winners and _lies_on_part(statement):
        whole = replace(contest, values=grid.select())
        return [judge_first_in(whole, grid.select(part=statement.part))]  # type: ignore[arg-type]
    if not winners:
        return _of_values(statement, contest)
    found = judge_winners(statement, contest, winners, slices, heads, scene)
    if (
        _may_be_own(statement, winners, slices)
        and judge_own(statement, contest, slices, winners, scene).truth
    ):
        return [judgement for judgement in found if judgement.truth] or [UNDECIDED]
    return found


def _may_be_own(statement: Statement, winners: Sequence[Ref], slices: Sequence[Ref]) -> bool:
    """ "A and B have the lowest values in P": of all, or each of its own; not so "are tied for the lowest"."""
    several = sum(len(name.labels) for ref in winners for name in ref.names) > 1
    plain = statement.top.rank == 1 and not (statement.measure or statement.universal or statement.but)
    tied = any(key_of(phrase) in words("assertions", "tying") for phrase in statement.clause.phrases)
    return plain and several and not tied and len(winners) == len(slices) == 1


def _is_of_single_cells(statement: Statement, grid: Grid, scene: Scene) -> bool:
    """Whether one line is named across those that contend, so that each has one value there."""
    if (
        len(statement.slices) != 1
        or not statement.winners
        or statement.universal
        or statement.of not in ("", "cell")
    ):
        return False
    across = scene.lines(statement.slices[0], grid)
    mine = [line for ref in statement.winners for line in scene.lines(ref, grid)]
    axes = {line.axis for line in mine}
    return len(across) == len(axes) == 1 and len(across[0].labels) == 1 and across[0].axis not in axes


def _lies_on_part(statement: Statement) -> bool:
    """E.g. "The three highest values are all on the diagonal": where they lie, and not among what."""
    at, phrases = statement.at, statement.phrases
    counted = (statement.top.count or 1) > 1 and statement.part != "all" and not statement.amounts
    if not counted or statement.measure or statement.universal or at < 0:
        return False
    behind = [phrase.type for phrase in phrases[at + 1 :] if phrase.type not in ("SCOPE", "PREPOSITION")]
    return behind in (["BE", "PART"], ["OCCUR", "PART"], ["BE", "OCCUR", "PART"])


def _is_of_others(statement: Statement) -> bool:
    """E.g. "A is the best source for B", "A transfers best to B": nobody is a partner of itself."""
    nouns = {noun.key for noun in statement.top.nouns}
    partners = not nouns.isdisjoint(words("names", "partners"))
    partners = partners or (bool(statement.slices) and not nouns.isdisjoint(words("names", "aims")))
    return partners or statement.clause.says(words("names", "transferring"))


def _of_confusion(statement: Statement, contest: Contest, scene: Scene) -> list[Judgement]:
    """E.g. "A is most often confused with B": of the errors of A, or of all."""
    refs = [*statement.winners, *statement.slices]
    pairs = pair_up(refs, scene, contest.grid) if len(refs) == 2 else []
    if len(pairs) != 1 or not refs[1].relation:
        return [UNDECIDED]
    errors = replace(contest, values=contest.grid.select(part="off-diagonal"))
    readings = cell_readings(errors, pairs, stated_of(statement, contest.grid.index, scene))
    own = [readings[0], *readings[1:2]]  # of all errors, or of those of A
    if len(readings) < len(("all", "row", "column")) or charitable(own).truth is not False:
        return readings
    return [own[1], UNDECIDED] if readings[2].truth else readings  # "B is most often what A is taken for"


def _uncertainties(values: Sequence[Value]) -> list[Value]:
    """The values with their stated uncertainties in place of the numbers."""
    return [
        value._replace(low=value.cell.value.uncertainty, high=value.cell.value.uncertainty)
        for value in values if value.cell.value.uncertainty is not None
    ]  # fmt: skip


def _of_signs(statement: Statement, contest: Contest, scene: Scene) -> Judgement:
    """E.g. "A holds the strongest values of both signs": the highest and the lowest."""
    from heatparse.claims.extremes.line_contests import judge_lines  # loaded where both signs are told

    for line in (line for ref in statement.winners[:1] for line in scene.lines(ref, contest.grid)):
        directions: tuple[Direction, ...] = ("high", "low")
        return together(
            [judge_lines(replace(contest, direction=d), line.axis, line.labels) for d in directions]
        )
    return UNDECIDED


def _diagonal_wins(statement: Statement, contest: Contest, grid: Grid) -> Judgement:
    """E.g. "In every row the diagonal cell holds the largest count", "each does best on itself"."""
    if statement.over not in ("", "row", "column"):
        return UNDECIDED
    readings: list[Judgement] = []
    for axis in (statement.over,) if statement.over else ("row", "column"):
        parts = []
        for label in grid.rows if axis == "row" else grid.columns:
            values = grid.row(label) if axis == "row" else grid.column(label)
            if (label, label) in grid.cells:
                inner = Contest(grid, values, contest.direction, alone=bool(statement.over))
                parts.append(judge_cells(inner, [(label, label)]))
        readings.append(together(parts) if parts else UNDECIDED)
    return charitable(readings)


def _of_holders(
    statement: Statement, contest: Contest, slices: Sequence[Ref], scene: Scene
) -> list[Judgement]:
    """E.g. "Two cells share the maximum (of A)"."""
    if statement.universal or statement.measure:
        return [UNDECIDED]
    if not slices:
        return [_held_by(statement, contest)]
    lines = scene.lines(slices[0], contest.grid)
    inner = [[v for v in contest.values if v in scope_of(statement, contest.grid, [line])] for line in lines]
    return [_held_by(statement, replace(contest, values=values)) for values in inner] or [UNDECIDED]


def _held_by(statement: Statement, contest: Contest) -> Judgement:
    """E.g. "Three cells share the maximum of 0.9": how many have it."""
    best = [value for score, value in contest.scored if score == contest.best]
    if not best or contest.rank > 1 or any(value.slack for value in contest.values):
        return UNDECIDED
    if len(statement.amounts) == 1:
        valued = judge_value(contest, statement.amounts[0][0].quantity)
        if not valued.truth:
            return valued
    text = f"{contest.title}, {best[0].text}, is that of {shown(contest.grid, best)}"
    return Judgement(len(best) == statement.holders, text, tuple(value.span for value in best[:3]))


def _of_values(statement: Statement, contest: Contest) -> list[Judgement]:
    """E.g. "The lowest utilization is 48%": only the value is told."""
    if not statement.amounts or statement.universal or statement.measure:
        return [UNDECIDED]
    panel_amounts = []
    for amount, owners in statement.amounts:
        panels = [n for ref in owners if ref.is_panel for n in ref.names[0].label.panels]
        if not panels or contest.grid.index in panels:
            panel_amounts.append(amount)
    if len(panel_amounts) == contest.count > 1:
        return [judge_values(contest, [amount.quantity for amount in panel_amounts])]
    if len(panel_amounts) != 1:
        return [UNDECIDED]
    judgement = judge_value(contest, panel_amounts[0].quantity)
    if judgement.truth and contest.rank == 1 and "sole" in statement.clause.read:
        return [_held_once(contest, judgement)]
    if judgement.truth is False and contest.rank == 1:
        judgement = judgement._replace(right=contest.ordered[0].text)
    return [judgement]


def _held_once(contest: Contest, judgement: Judgement) -> Judgement:
    """E.g. "0.9 is the only maximum": no other cell has it."""
    best = [value for score, value in contest.scored if score == contest.best]
    if any(value.slack for value in best):
        return UNDECIDED
    if len(best) == 1:
        return judgement
    text = f"{contest.title}, {best[0].text}, is that of {shown(contest.grid, best)}"
    return Judgement(False, text, tuple(value.span for value in best[:3]), "tied-extremum")


def _of_heads(statement: Statement, contest: Contest, heads: list[Ref], scene: Scene) -> list[Judgement]:
    """Under "**Prometheus 13B**": "the lowest on every benchmark"; under "**A on B**": "in second place"."""
    pairs = pair_up(heads, scene, contest.grid) if len(heads) == 2 and statement.top.rank > 1 else []
    if len(pairs) == 1 and not (statement.whole or statement.universal or statement.measure):
        return cell_readings(contest, pairs, stated_of(statement, contest.grid.index, scene))
    return judge_winners(statement, contest, heads[:2], [], [], scene)


def _points_back(statement: Statement) -> bool:
    """E.g. "In that row", where neither the row nor what stands in it is named."""
    phrases = statement.phrases
    return any(
        phrase.type in ("DIMENSION", "AXISNOUN") and key_at(phrases, at - 1) in words("holders", "pointing")
        for at, phrase in enumerate(phrases)
        if at > statement.at
    )


def _of_crossing(contest: Contest, slices: list[Ref], stated: Quantity, scene: Scene) -> Judgement:
    """E.g. "The highest value of A in layers 4-6 is 0.9": of A, and of these layers."""
    values = list(contest.values)
    for line in (scene.lines(ref, contest.grid)[0] for ref in slices):
        keys = {fold(label) for label in line.labels}
        values = [v for v in values if (v.row if line.axis == "row" else v.column) in keys]
    return judge_value(replace(contest, values=values), stated) if values else UNDECIDED


def _of_slices(
    statement: Statement, contest: Contest, slices: list[Ref], heads: list[Ref], scene: Scene
) -> list[Judgement]:
    """E.g. "The lowest in A is 62": the value of a slice; with a head the cell is named."""
    if statement.part == "diagonal" and contest.grid.is_square:
        return judge_winners(statement, contest, slices, [], heads, scene)  # "the diagonal is weakest for A"
    stated = stated_of(statement, contest.grid.index, scene)
    readings: list[Judgement] = []
    axes = [frozenset(line.axis for line in scene.lines(ref, contest.grid)) for ref in slices]
    if len(set(axes)) < len(axes):
        return [UNDECIDED]  # "from A to B": what lies between them is not known
    crossing = (
        stated is not None and len(slices) == len(axes) == _CELL and all(len(axis) == 1 for axis in axes)
    )
    if (
        crossing
        and not is_of_whole(statement, slices)
        and any(len(scene.lines(ref, contest.grid)[0].labels) > 1 for ref in slices)
    ):
        return [_of_crossing(contest, slices, stated, scene)]  # type: ignore[arg-type]
    for ref in slices[:1]:
        for head in heads:
            pairs = pair_up((head, ref), scene, contest.grid)
            if pairs:
                return cell_readings(contest, pairs, stated)[: 1 if statement.whole else 3]
        for line in scene.lines(ref, contest.grid):
            values = [v for v in contest.values if v in scope_of(statement, contest.grid, [line])]
            if stated is not None:
                within = judge_value(replace(contest, values=values), stated)
                whole = [judge_value(contest, stated)] if is_of_whole(statement, slices) else []
                readings.append(together([*whole, within]))
    return readings or [UNDECIDED]
