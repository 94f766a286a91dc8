"""Claims that name the highest, lowest, strongest, weakest … of something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from heatparse.claims.cells import Locator, Pair, mentions, pair_up
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, preferring, together
from heatparse.claims.phrases import Amount, Part, Phrase, Ref, Scope, Superlative
from heatparse.claims.scene import GUARDS, Scene, place
from heatparse.claims.sentences import Clause
from heatparse.claims.winners import (
    Contest,
    Direction,
    judge_cells,
    judge_everywhere,
    judge_lines,
    judge_measure,
    judge_value,
    lines_of,
)
from heatparse.claims.words import Word
from heatparse.grid import Grid, Value
from heatparse.models import Place, Quantity
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.tokens import fold

_SEPARATORS = frozenset(("COMMA", "AND", "JOIN", "OR"))
# With one of these a number may be something else than a value.
_CHANGES = frozenset(("DIFFERENCE", "FACTOR", "BY", "TIMES", "COMPARATIVE", "THAN", "TREND"))
_VERBS = frozenset(("BE", "HAVE", "OCCUR", "SHARE"))
# What an extremum claim understands; anything else that is left over is looked at by `_is_guarded`.
_SHARING = frozenset(("SHARE", "EXAMPLE"))


@dataclass(slots=True)
class Statement:
    """The slots of one superlative: who, where, how much."""

    clause: Clause
    top: Superlative
    phrases: list[Phrase]
    at: int  # index of the superlative; -1 where the lead of the block has it
    winners: list[Ref] = field(default_factory=list)
    slices: list[Ref] = field(default_factory=list)
    panels: list[int] = field(default_factory=list)
    panel_wins: bool = False
    amounts: list[tuple[Amount, list[Ref]]] = field(default_factory=list)
    part: str = "all"
    universal: bool = False
    over: str = ""  # what a universal statement runs over: row, column, panel
    measure: str = ""  # mean, spread
    of: str = "cell"  # what wins: cell, row, column, line, panel
    direction: str = "high"
    guarded: bool = False
    unsure: bool = False  # an unknown word may change who is meant: never refuted
    alone: bool = True
    diagonal_wins: bool = False
    own: bool = False  # "its highest": among the values of the subject
    of_pairs: bool = False  # "the strongest pair": of two different things


def read_extrema(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """One claim for each superlative of a clause, or one for the superlative of its lead."""
    claims: list[BaseClaim] = []
    for statement in statements(clause, scene):
        judgement = UNDECIDED if statement.guarded else judge(statement, scene)
        if judgement.truth is False and statement.unsure:
            judgement = UNDECIDED
        claims.append(_claim(statement, judgement, scene))
    return claims


def statements(clause: Clause, scene: Scene) -> list[Statement]:
    """The superlatives of a clause with the phrases that belong to each."""
    found: list[Statement] = []
    places = [i for i, p in enumerate(clause.phrases) if isinstance(p, Superlative)]
    for number, at in enumerate(places):
        start = _boundary(clause.phrases, places[number - 1], at) if number else 0
        end = _boundary(clause.phrases, at, places[number + 1]) if number + 1 < len(places) else len(clause.phrases)
        if start is None or end is None:
            return found
        end = _cut(clause.phrases, at, end)
        statement = _fill(clause, clause.phrases[at], clause.phrases[start:end], at - start, scene)  # type: ignore[arg-type]
        if statement is not None:
            if found and not statement.universal and not statement.slices:
                statement.universal, statement.over = found[-1].universal, found[-1].over
            found.append(statement)
    if not places and clause.lead and _may_follow_lead(clause):
        tops = [p for p in clause.lead if isinstance(p, Superlative)]
        if len(tops) == 1 and not _speaks_of_change(clause.lead):
            statement = _fill(clause, tops[0], clause.phrases, -1, scene)
            if statement is not None:
                found.append(statement)
    return found


def _may_follow_lead(clause: Clause) -> bool:
    """Whether a clause can complete its lead: "**Peak Value:** 49.3, …", "**Strongest pair:** A and B agree"."""
    first = clause.phrases[0] if clause.phrases else None
    if isinstance(first, Amount):
        return not first.bound
    return any(isinstance(p, Ref) and not p.is_panel for p in clause.phrases[:2]) and not clause.has("CARDINAL")


def _speaks_of_change(phrases: Sequence[Phrase]) -> bool:
    return any(p.type in ("DIFFERENCE", "TREND") for p in phrases)


def _boundary(phrases: Sequence[Phrase], first: int, second: int) -> int | None:
    """The last separator between two superlatives; None when nothing parts them."""
    for index in range(second - 1, first, -1):
        if phrases[index].type in _SEPARATORS:
            return index
    return None


def _cut(phrases: Sequence[Phrase], at: int, end: int) -> int:
    """A statement ends where "and no …" begins another."""
    for index in range(at + 1, end - 1):
        after = phrases[index + 1]
        if after.type == "NEXT" or (after.type == "COMPARATIVE" and index > at):
            return index + 1
        if phrases[index].type in _SEPARATORS and (
            after.type == "NEGATION" or (isinstance(after, Scope) and after.quantifier == "none")
        ):
            return index
    return end


def _fill(clause: Clause, top: Superlative, phrases: list[Phrase], at: int, scene: Scene) -> Statement | None:
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    if following is not None and following.type in ("DIFFERENCE", "TREND"):
        return None  # "the largest gain" is no value of a cell
    before = phrases[at - 1] if at > 0 else None
    if before is not None and before.type in ("COMPARATIVE", "THAN", "VERSUS"):
        return None  # "0.26 under the strongest pair": it is only compared with
    if top.verb == "leads" and isinstance(following, Ref) and not scene.panels_named(following):
        return None  # "A leads B": a comparison
    statement = Statement(clause, top, phrases, at, direction=top.direction)
    statement.unsure = any(p.type in _CHANGES for p in phrases) or clause.has("DIFFERENCE", "FACTOR")
    if clause.before is not None and clause.phrases[0] is top:
        statement.unsure = statement.unsure or clause.before.has("UNKNOWN")  # its subject stands there
    if top.direction in ("steady", "varied"):
        statement.measure = "spread"
    if not _read_nouns(statement, scene):
        return None
    _read_references(statement, scene)
    _read_scopes(statement, scene)
    _read_words(statement, scene)
    owned = Locator(replace_phrases(clause, phrases), scene)
    for group in owned.groups:
        for index in group:
            amount = phrases[index]
            if isinstance(amount, Amount) and not amount.bound and amount.unit in ("", "%", "percent"):
                statement.amounts.append((amount, owned.owned[group[0]][0]))
    return statement


def replace_phrases(clause: Clause, phrases: list[Phrase]) -> Clause:
    """The clause with a part of its phrases."""
    return replace(clause, phrases=phrases)


def _read_nouns(statement: Statement, scene: Scene) -> bool:
    """What the superlative is about; False when that is no value of the grid."""
    for noun in statement.top.nouns:
        if noun.type == "DIAGONAL":
            statement.part = noun.value
        elif noun.type == "SIGN":
            if noun.value == "negative" and statement.top.key not in ("least", "weakest", "smallest", "lowest"):
                statement.direction = "low"
            elif noun.value == "negative":
                return False
        elif noun.type == "AGGREGATE":
            if noun.value != "mean":
                return False
            statement.measure = "mean"
        elif noun.type == "SPREAD":
            statement.measure = "uncertainty" if "deviation" in noun.key or "uncertaint" in noun.key else "spread"
        elif noun.type == "DIMENSION":
            if noun.value in ("row", "column", "panel"):
                statement.of = noun.value
            elif noun.value == "category":
                statement.of = "line"
            elif noun.key in ("pair", "pairs"):
                statement.of_pairs = True
        elif noun.type == "AXISNOUN":
            statement.of = "column" if noun.value.axis == "x" else "row"
        elif noun.type == "UNKNOWN" or noun.type == "COLOUR":
            statement.unsure = True
    return True


def _read_references(statement: Statement, scene: Scene) -> None:
    """Who wins and in which slice, by the place of the references around superlative and verb."""
    phrases, at = statement.phrases, statement.at
    subject_end = next((i for i, p in enumerate(phrases) if i > at and p.type in (*_VERBS, "COLON")), None)
    has_subject = at > 0 and any(isinstance(p, Ref) or p.type == "PRONOUN" for p in phrases[:at])
    statement.own = _own(phrases, at)
    for index, phrase in enumerate(phrases):
        if isinstance(phrase, Part):
            if index < at and not _is_prepositional(phrases, index) and phrase.part == "diagonal":
                statement.diagonal_wins = True
            else:
                statement.part = phrase.part
        if not isinstance(phrase, Ref):
            continue
        panels = scene.panels_named(phrase)
        if panels:
            statement.panels += panels
            if index < at and not _is_prepositional(phrases, index) and not _is_owned(phrases, index):
                statement.panel_wins = True
        elif at < 0:
            statement.winners.append(phrase)
        elif index < at:
            sliced = _is_prepositional(phrases, index) or statement.own or statement.top.verb == "peaks"
            (statement.slices if sliced else statement.winners).append(phrase)
        elif has_subject and not statement.own and statement.top.verb != "peaks":
            statement.slices.append(phrase)
        elif subject_end is not None and index < subject_end and not statement.top.verb:
            statement.slices.append(phrase)
        else:
            statement.winners.append(phrase)


def _own(phrases: Sequence[Phrase], at: int) -> bool:
    """"Its lowest", "their lowest"."""
    before = phrases[at - 1] if at > 0 else None
    return isinstance(before, Word) and before.type == "PRONOUN" and before.key in ("its", "their", "whose")


def _is_owned(phrases: Sequence[Phrase], index: int) -> bool:
    """"The RSPC minimum": a name right in front of the superlative says where, not who."""
    return index + 1 < len(phrases) and isinstance(phrases[index + 1], Superlative)


def _is_prepositional(phrases: Sequence[Phrase], index: int) -> bool:
    """"In A", "for A": the reference says where."""
    before = index - 1
    while before >= 0 and phrases[before].type in ("MEASURE", "DIMENSION", "AXISNOUN"):
        before -= 1
    word = phrases[before] if before >= 0 else None
    return isinstance(word, Word) and word.type == "PREPOSITION" and word.key not in ("between", "by")


def _read_scopes(statement: Statement, scene: Scene) -> None:
    for index, phrase in enumerate(statement.phrases):
        if not isinstance(phrase, Scope):
            continue
        if phrase.quantifier in ("all", "both"):
            dimension = _dimension(phrase.noun)
            following = statement.phrases[index + 1] if index + 1 < len(statement.phrases) else None
            if following is not None and following.type == "SIGN":
                statement.guarded = True  # "of either sign"
            if phrase.noun is None and phrase.key in ("both", "either", "any", "both of", "either of"):
                statement.guarded = statement.guarded or not isinstance(following, Ref)
                continue
            if dimension == "panel":
                statement.panels = list(range(len(scene.grids)))
                if phrase.count not in (None, len(scene.grids)):
                    statement.guarded = True
                continue
            if phrase.noun is not None and phrase.noun.type in ("MEASURE",):
                continue
            if dimension == "cell":
                continue
            statement.universal = True
            statement.over = dimension
            if phrase.noun is not None and phrase.noun.type == "UNKNOWN":
                statement.unsure = statement.unsure or len(scene.grids) > 1
        elif phrase.quantifier == "only":
            statement.unsure = True
        elif phrase.quantifier == "most" and phrase.key == "overall":
            continue
        else:
            statement.guarded = True


def _dimension(noun: Word | None) -> str:
    if noun is None:
        return ""
    if noun.type == "AXISNOUN":
        return "column" if noun.value.axis == "x" else "row"
    if noun.type == "DIMENSION":
        return "panel" if noun.value in ("panel", "grid") else str(noun.value)
    return ""


def _read_words(statement: Statement, scene: Scene) -> None:
    """Guards, shared winners, pronouns."""
    phrases = statement.phrases
    for index, phrase in enumerate(phrases):
        type = phrase.type
        if type in GUARDS:
            statement.guarded = statement.guarded or not _is_harmless(phrases, index, scene)
        elif type in _SHARING:
            statement.alone = False
        elif type == "UNKNOWN":
            statement.unsure = True
        elif type == "CARDINAL" and isinstance(phrase, Word):
            if phrase.value != "1":
                statement.alone = False
            elif index + 1 < len(phrases) and phrases[index + 1].type == "PREPOSITION":
                statement.alone = False  # "one of the highest"
    if any(word.key in ("including", "includes", "include") for word in phrases if isinstance(word, Word)):
        statement.alone = False


def _is_harmless(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """"Among the three models" restricts nothing when there are three."""
    word = phrases[index]
    if not isinstance(word, Word) or word.type != "RESTRICTION":
        return False
    if word.key in ("among", "amongst", "within"):
        counts = [p for p in phrases[index + 1 : index + 4] if p.type == "CARDINAL"]
        sizes = {len(scene.grids)} | {len(g.rows) for g in scene.grids.all()} | {len(g.columns) for g in scene.grids.all()}
        return bool(counts) and isinstance(counts[0], Word) and int(counts[0].value) in sizes
    return False


# Judging


def judge(statement: Statement, scene: Scene) -> Judgement:
    """The verdict: for every panel that is meant, or over all panels together."""
    if not len(scene.grids):
        return UNDECIDED
    named = list(dict.fromkeys(statement.panels)) or list(statement.clause.panels)
    if statement.panel_wins and not statement.winners:
        return _judge_panels(statement, scene)
    if named:
        return together([judge_in(statement, scene.grids[n], scene) for n in named])
    if len(scene.grids) == 1:
        return judge_in(statement, scene.grids[0], scene)
    each = [judge_in(statement, grid, scene) for grid in scene.grids.all()]
    decided = [judgement for judgement in each if judgement.truth is not None]
    if decided and all(judgement.truth for judgement in decided):
        return together(decided)
    if any(judgement.truth for judgement in decided):
        # True in one panel: the text may mean that one, or the whole figure.
        return next(j for j in decided if j.truth) if statement.amounts else UNDECIDED
    return decided[0] if len(decided) == len(each) else UNDECIDED


def _judge_panels(statement: Statement, scene: Scene) -> Judgement:
    """Whether a panel holds the best value of all, or is best on average."""
    direction = directions(statement, scene.grids[0])[0]
    sign = 1 if direction == "high" else -1
    scores: dict[int, tuple[float, float]] = {}
    for grid in scene.grids.all():
        values = _scope(statement, grid, scene)
        numbers = [(value.low + value.high) / 2 for value in values]
        if not numbers:
            return UNDECIDED
        scores[grid.index] = (max(sign * n for n in numbers), sign * sum(numbers) / len(numbers))
    mine = statement.panels[0]
    if len(scores) < 2 or len(statement.panels) != 1 or statement.universal:
        return UNDECIDED
    truths = [all(scores[mine][k] >= other[k] - 1e-9 for n, other in scores.items() if n != mine) for k in (0, 1)]
    text = ", ".join(f"{scene.document.panels[n].title or n}: {sign * best:g}" for n, (best, _) in scores.items())
    return Judgement(any(truths), f"the {direction}est values are {text}")


def directions(statement: Statement, grid: Grid) -> list[Direction]:
    """The directions that the word may mean here, the likelier one first."""
    word = statement.direction
    if word in ("high", "warm", "varied"):
        return ["high"]
    if word in ("low", "cold", "steady"):
        return ["low"]
    if word == "best":
        return ["high", "low"]
    if word == "worst":
        return ["low", "high"]
    return ["high", "low"] if word == "dark" else ["low", "high"]


def judge_in(statement: Statement, grid: Grid, scene: Scene) -> Judgement:
    """The verdict for one panel: of all honest readings."""
    if not grid.cells:
        return UNDECIDED
    judgements: list[Judgement] = []
    for direction in directions(statement, grid):
        judgements.append(charitable(_readings(statement, grid, direction, scene)))
    judgement = charitable(judgements)
    if judgement.truth is False and statement.top.key in ("strongest", "weakest", "most severe", "most pronounced"):
        if any(value.low < 0 for value in grid.values):
            others = _readings(statement, grid, directions(statement, grid)[0], scene, magnitude=True)
            return preferring(judgement, others)
    return judgement


def _scope(statement: Statement, grid: Grid, scene: Scene, lines: Sequence[tuple[str, tuple[str, ...]]] = ()) -> list[Value]:
    rows = [label for axis, labels in lines if axis == "row" for label in labels]
    columns = [label for axis, labels in lines if axis == "column" for label in labels]
    return grid.select(rows, columns, statement.part)  # type: ignore[arg-type]


def _readings(
    statement: Statement, grid: Grid, direction: Direction, scene: Scene, magnitude: bool = False
) -> list[Judgement]:
    """What the statement says of one panel, in every honest reading."""
    contest = Contest(
        grid, _scope(statement, grid, scene), direction, statement.top.rank, statement.top.count or 1,
        statement.alone and not statement.unsure, magnitude,
    )  # fmt: skip
    if statement.diagonal_wins:
        return [_diagonal_wins(statement, contest, grid)]
    if statement.measure == "uncertainty":
        contest = replace(contest, values=_uncertainties(contest.values))
        statement = replace(statement, measure="")
    winners, slices = list(statement.winners), list(statement.slices)
    if statement.own and winners and (slices or statement.universal):
        return [_of_own(statement, contest, winners, slices, scene)]
    heads = [ref for ref in statement.clause.heads if ref not in winners and ref not in slices]
    if not winners and not slices and heads:
        return _of_heads(statement, contest, heads, scene)
    if not winners and slices:
        return _of_slices(statement, contest, slices, heads, scene)
    if not winners:
        return _of_values(statement, contest)
    return _of_winners(statement, contest, winners, slices, heads, scene)


def _uncertainties(values: Sequence[Value]) -> list[Value]:
    """The values with their stated uncertainties in place of the numbers."""
    return [
        value._replace(low=value.cell.value.uncertainty, high=value.cell.value.uncertainty)
        for value in values if value.cell.value.uncertainty is not None
    ]  # fmt: skip


def _diagonal_wins(statement: Statement, contest: Contest, grid: Grid) -> Judgement:
    """"In every row the diagonal cell holds the largest count"."""
    if statement.over not in ("row", "column"):
        return UNDECIDED
    parts = []
    for label in grid.rows if statement.over == "row" else grid.columns:
        values = grid.row(label) if statement.over == "row" else grid.column(label)
        if (label, label) in grid.cells:
            parts.append(judge_cells(Contest(grid, values, contest.direction), [(label, label)]))
    return together(parts) if parts else UNDECIDED


def _stated(statement: Statement, panel: int, scene: Scene, *refs: Ref) -> Quantity | None:
    """The amount that goes with a panel and references: one that no other panel or reference owns."""
    found: list[Quantity] = []
    for amount, owners in statement.amounts:
        panels = {n for ref in owners for n in scene.panels_named(ref)}
        if not panels or panel in panels:
            found.append(amount.quantity)
    return found[0] if len(found) == 1 else None


def _of_values(statement: Statement, contest: Contest) -> list[Judgement]:
    """"The lowest utilization is 48%": only the value is told."""
    if not statement.amounts or statement.universal or statement.measure:
        return [UNDECIDED]
    panel_amounts = [
        amount for amount, owners in statement.amounts
        if not any(ref.is_panel for ref in owners) or any(contest.grid.index in ref.names[0].label.panels for ref in owners if ref.is_panel)
    ]  # fmt: skip
    if len(panel_amounts) != 1:
        return [UNDECIDED]
    return [judge_value(contest, panel_amounts[0].quantity)]


def _of_heads(statement: Statement, contest: Contest, heads: list[Ref], scene: Scene) -> list[Judgement]:
    """Under "**Prometheus 13B**": "the lowest of the three on every benchmark"."""
    return _of_winners(statement, contest, heads[:2], [], [], scene)


def _of_slices(
    statement: Statement, contest: Contest, slices: list[Ref], heads: list[Ref], scene: Scene
) -> list[Judgement]:
    """"The lowest in A is 62": the value of a slice; with a head the cell is named."""
    stated = _stated(statement, contest.grid.index, scene)
    readings: list[Judgement] = []
    for ref in slices[:1]:
        for head in heads:
            pairs = pair_up((head, ref), scene, contest.grid)
            if pairs:
                return _cell_readings(contest, pairs, stated, scene)
        for line in scene.lines(ref, contest.grid):
            values = _scope(statement, contest.grid, scene, [line])
            if stated is not None:
                readings.append(judge_value(replace(contest, values=values), stated))
    return readings or [UNDECIDED]


def _cell_readings(contest: Contest, pairs: list[Pair], stated: Quantity | None, scene: Scene) -> list[Judgement]:
    """A cell is best of all, of its row, or of its column."""
    grid = contest.grid
    rows = {fold(row) for row, _ in pairs}
    columns = {fold(column) for _, column in pairs}
    readings = [judge_cells(contest, pairs, stated)]
    if len(rows) == 1:
        readings.append(judge_cells(replace(contest, values=[v for v in contest.values if v.row in rows]), pairs, stated))
    if len(columns) == 1:
        readings.append(
            judge_cells(replace(contest, values=[v for v in contest.values if v.column in columns]), pairs, stated)
        )
    return readings


def _of_winners(
    statement: Statement, contest: Contest, winners: list[Ref], slices: list[Ref], heads: list[Ref], scene: Scene
) -> list[Judgement]:
    grid = contest.grid
    stated = _stated(statement, grid.index, scene)
    if not slices:
        pairs = _winning_pairs(statement, winners, scene, grid)
        if pairs:
            whole = [judge_cells(contest, pairs, stated)]
            if grid.is_square and statement.part == "all" and all(fold(r) != fold(c) for r, c in pairs):
                beside = replace(contest, values=grid.select(part="off-diagonal"))
                whole = [judge_cells(beside, pairs, stated), *([] if statement.of_pairs else whole)]
            return _cell_readings(contest, pairs, stated, scene) if heads and not statement.winners else whole
    readings: list[Judgement] = []
    for line in (line for ref in winners[:1] for line in scene.lines(ref, grid)):
        readings += _of_line(statement, contest, line, slices, heads, stated, scene)
    return readings or [UNDECIDED]


def _of_own(
    statement: Statement, contest: Contest, winners: list[Ref], subjects: list[Ref], scene: Scene
) -> Judgement:
    """"Every method has its lowest accuracy on A": in the line of each subject, A is best."""
    grid = contest.grid
    for line in (line for ref in winners[:1] for line in scene.lines(ref, grid)):
        other = "column" if line.axis == "row" else "row"
        labels = [label for ref in subjects for entry in scene.lines(ref, grid) if entry.axis == other for label in entry.labels]
        if not labels and statement.universal and statement.over in ("", other):
            labels = list(grid.rows if other == "row" else grid.columns)
        parts: list[Judgement] = []
        for label in labels:
            values = grid.row(label) if other == "row" else grid.column(label)
            pairs = [(w, label) if line.axis == "row" else (label, w) for w in line.labels]
            if values:
                parts.append(judge_cells(replace(contest, values=values, alone=False), pairs))
        if parts:
            return together(parts)
    return UNDECIDED


def _winning_pairs(statement: Statement, winners: list[Ref], scene: Scene, grid: Grid) -> list[Pair]:
    """The cells that are named as winners: one pair, or several in a list."""
    chosen = {id(ref) for ref in winners}
    found: list[Pair] = []
    used: set[int] = set()
    for mention in mentions(statement.phrases, scene, grid):
        if all(id(ref) in chosen for ref in mention.refs):
            found += pair_up(mention.refs, scene, grid)
            used |= {id(ref) for ref in mention.refs}
    if found and len(used) == len(chosen):
        return list(dict.fromkeys(found))
    if len(winners) <= 2:
        return pair_up(winners, scene, grid) if winners else []
    return []


def _of_line(
    statement: Statement, contest: Contest, line: tuple[str, tuple[str, ...]], slices: list[Ref], heads: list[Ref],
    stated: Quantity | None, scene: Scene,
) -> list[Judgement]:  # fmt: skip
    """A row or column is named as the winner."""
    axis, labels = line
    grid = contest.grid
    other = "column" if axis == "row" else "row"
    if statement.measure:
        stated = None if any(p.type == "AGGREGATE" for p in statement.phrases) and statement.measure == "spread" else stated
        lines = lines_of(grid, axis, contest.values)
        wanted = {fold(label) for label in labels}
        mine = [entry for entry in lines if entry.label in wanted]
        if not mine or statement.universal or slices:
            return [UNDECIDED]
        return [judge_measure(contest, mine, lines, statement.measure, stated)]
    if statement.universal:
        if slices or (statement.over and statement.over != other):
            return [UNDECIDED]
        return [judge_everywhere(contest, axis, labels)]
    if slices:
        parts: list[Judgement] = []
        for ref in slices:
            cross = [entry for entry in scene.lines(ref, grid) if entry[0] == other]
            if not cross:
                return [UNDECIDED]
            for label in cross[0][1]:
                values = [v for v in contest.values if (v.column if other == "column" else v.row) == fold(label)]
                pairs = [(entry, label) if axis == "row" else (label, entry) for entry in labels]
                parts.append(judge_cells(replace(contest, values=values), pairs, stated if len(slices) == 1 else None))
        return [together(parts)]
    if statement.part == "diagonal" or (statement.top.nouns and statement.top.nouns[0].type == "DIAGONAL"):
        return [judge_cells(replace(contest, values=grid.diagonal), [(label, label) for label in labels], stated)]
    readings = [judge_lines(contest, axis, labels, stated)]
    if stated is not None:
        values = [v for v in contest.values if (v.row if axis == "row" else v.column) in {fold(x) for x in labels}]
        readings.append(judge_value(replace(contest, values=values), stated))
    return readings


def _claim(statement: Statement, judgement: Judgement, scene: Scene) -> ExtremumClaim:
    amount = statement.amounts[0][0].quantity if statement.amounts else None
    direction = directions(statement, scene.grids[0])[0] if len(scene.grids) else None
    winners: list[Place] = []
    panel = statement.panels[0] if len(statement.panels) == 1 else None
    for ref in statement.winners:
        for line in scene.lines(ref, scene.grids[panel or 0])[:1]:
            rows, columns = (line[1], ()) if line[0] == "row" else ((), line[1])
            winners.append(place(panel, rows, columns))
    return scene.claim(
        ExtremumClaim, statement.clause, judgement,
        direction=direction, scope=place(panel, part=statement.part), winners=tuple(winners), value=amount,
    )  # fmt: skip
