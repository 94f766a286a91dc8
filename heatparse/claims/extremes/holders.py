"""Whether the named winners hold what the superlative says, in every honest reading."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.cell_holders import (
    each_within,
    follows_holder,
    in_each,
    in_slice,
    looks_at_line,
)
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.extremes.winners import Contest, judge_cells
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, preferring, together
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, index_of, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word
from heatparse.claims.places.cells import Pair, mentions, pair_up
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_TWO_CELLS = 4  # references


def heads_of(statement: Statement) -> list[Ref]:
    """The categories of the lead, or of the section, that the statement does not name itself."""
    # "**A:** best on A": the row of A, and its column
    told = [] if statement.bare and statement.at == 0 else statement.winners
    told = told if statement.bare else [*statement.winners, *statement.slices]
    named = {name.label.text for ref in told for name in ref.names}
    heads = statement.clause.heads or subject_before(statement.clause)
    return [ref for ref in heads if not named & {name.label.text for name in ref.names}]


def subject_before(clause: Clause) -> tuple[Ref, ...]:
    """Who "it" is that begins a clause: the subject with which the clauses before begin."""
    if any(_is_strange(phrase) for phrase in clause.phrases):
        return ()  # "its fleet is the largest"
    earlier: Clause | None = clause
    while earlier is not None:
        first = earlier.phrases[0] if earlier.phrases else None
        if isinstance(first, Ref):
            single = len(first.names) == 1 and len(first.names[0].labels) == 1 and not first.is_panel
            return (first,) if single and earlier is not clause else ()
        if not isinstance(first, Word) or first.key not in words("reserves", "subjects"):
            return ()
        earlier = earlier.before
    return ()


def stated_of(statement: Statement, panel: int, scene: Scene, *refs: Ref) -> Quantity | None:
    """The amount that goes with a panel and references: one that no other panel or reference owns."""
    found: list[Quantity] = []
    for amount, owners in statement.amounts:
        panels = {n for ref in owners for n in scene.panels_named(ref)}
        if not panels or panel in panels:
            found.append(amount.quantity)
    return found[0] if len(found) == 1 else None


def cell_readings(contest: Contest, pairs: list[Pair], stated: Quantity | None) -> list[Judgement]:
    """A cell is best of all, of its row, or of its column."""
    rows = {fold(row) for row, _ in pairs}
    columns = {fold(column) for _, column in pairs}
    readings = [judge_cells(contest, pairs, stated)]
    if len(rows) == 1:
        readings.append(
            judge_cells(replace(contest, values=[v for v in contest.values if v.row in rows]), pairs, stated)
        )
    if len(columns) == 1:
        readings.append(
            judge_cells(
                replace(contest, values=[v for v in contest.values if v.column in columns]), pairs, stated
            )
        )
    return readings


def _is_strange(phrase: Phrase) -> bool:
    """Whether a word may speak of something else than the values."""
    nouns = phrase.nouns if isinstance(phrase, Superlative) else [phrase]
    return any(noun.type == "UNKNOWN" and not is_thing(noun) for noun in nouns)


def judge_winners(
    statement: Statement,
    contest: Contest,
    winners: list[Ref],
    slices: list[Ref],
    heads: list[Ref],
    scene: Scene,
) -> list[Judgement]:
    grid = contest.grid
    stated = stated_of(statement, grid.index, scene)
    if slices and 1 < len(winners) == contest.count and stated is None:
        winners = [_listed(winners)]
    elif slices and contest.count == contest.rank == 1 and _are_first_together(statement, winners):
        winners, contest, stated = [_listed(winners)], replace(contest, count=len(winners)), None
    if not slices:
        pairs = [] if _are_lines(statement, winners) else _winning_pairs(statement, winners, scene, grid)
        if pairs and statement.within in ("row", "column"):
            return [each_within(statement.within, contest, pairs, stated)]
        if (
            pairs
            and not statement.whole
            and (statement.told_of_several or len(winners) >= _TWO_CELLS)
            and _is_of_lines(statement)
        ):
            each = [each_within(axis, contest, pairs, stated) for axis in ("row", "column")]
            return [judge_cells(contest, pairs, stated), *each]
        if pairs:
            whole = [judge_cells(contest, pairs, stated)]
            if len(winners) == len(pairs) == 1 and grid.is_square and not contest.paired:
                from heatparse.claims.places.mutual_pairs import (
                    either_way,  # loaded for cells of a square grid
                )

                whole += either_way(contest, pairs[0], stated)  # "the most confused pair is A and B"
            elif len(pairs) == 1 and grid.is_square and stated is not None and not contest.paired:
                from heatparse.claims.places.mutual_pairs import (
                    the_other_way,  # loaded for cells of a square grid
                )

                whole += the_other_way(contest, pairs[0], stated, statement.phrases)
            named = (
                statement.top.nouns or statement.whole or statement.top.key in words("winners", "next_noun")
            )
            if contest.rank > 1 and not named:  # "second best: A on B", there
                whole[0] = preferring(whole[0], cell_readings(contest, pairs, stated)[1:])
            if statement.whole:
                return whole
            if "told cell" in statement.clause.read:
                from heatparse.claims.extremes.told_cells import (
                    reading_of_cell,  # its readers have been there
                )

                return [reading_of_cell(contest, pairs, stated)]
            if looks_at_line(statement, winners) or (len(winners) == 2 and len(winners[1].names) > 1):
                if _tells_value_first(statement, winners):
                    within = in_each(contest, pairs, winners[1], stated, scene)
                    return [preferring(judge_cells(contest, pairs, stated), [within])]
                return [in_each(contest, pairs, winners[1], stated, scene), *whole]
            if len(winners) == 2 and follows_holder(statement, winners):
                whole = [
                    preferring(whole[0], [in_each(contest, pairs, winners[1], stated, scene)]),
                    *whole[1:],
                ]
            if grid.is_square and statement.part == "all" and all(fold(r) != fold(c) for r, c in pairs):
                beside = replace(contest, values=grid.select(part="off-diagonal"))
                whole = [judge_cells(beside, pairs, stated), *(whole[1:] if statement.of_pairs else whole)]
            return cell_readings(contest, pairs, stated) if heads and not statement.winners else whole
    elif statement.within in ("row", "column") and (own := pair_up([*winners, *slices], scene, grid)):
        return [each_within(statement.within, contest, own, stated)]  # "A has 0.9 on B, the best of its row"
    if _is_cell(statement, winners, slices) and (pairs := pair_up([*winners, *slices], scene, grid)):
        if statement.whole or _names_cell(statement) or _is_of_panels(statement):
            return [judge_cells(contest, pairs, stated)]
        return [preferring(judge_cells(contest, pairs, stated), cell_readings(contest, pairs, stated))]
    if len(winners) == 2 and len(slices) == 1 and not (statement.measure or statement.universal):
        pairs = _winning_pairs(statement, winners, scene, grid)
        if len(pairs) == 1:  # "A on B is the low point of the A row"
            return in_slice(contest, pairs, slices[0], stated, scene)
    if _tells_cell(statement, winners, slices) and (pairs := pair_up([*winners, *slices], scene, grid)):
        return [preferring(judge_cells(contest, pairs, stated), cell_readings(contest, pairs, stated))]
    from heatparse.claims.extremes.line_holders import (
        line_readings,  # loaded where lines are set against each other
    )

    readings: list[Judgement] = []
    fronted = _is_of_all(statement) and not is_mutual(
        statement.phrases
    )  # "of all, A has the best link with B"
    if slices and grid.is_square and _is_with(statement, slices[0]) and not fronted:
        readings.append(judge_own(statement, contest, slices, winners, scene))
        if is_mutual(statement.phrases):
            return readings
    if statement.along:
        readings = []  # "A is best on B and worst on C": of the values of A
    else:
        for line in _crossing(statement, [line for ref in winners[:1] for line in scene.lines(ref, grid)]):
            readings += line_readings(statement, contest, line, slices, heads, stated, scene)
    if not (statement.universal or statement.limits or statement.but) and (
        (statement.bare and _follows(statement, winners, slices)) or _is_of_subject(statement, slices)
    ):
        swapped: list[Judgement] = []
        for line in (line for ref in slices for line in scene.lines(ref, grid)):
            swapped += line_readings(statement, contest, line, winners, heads, stated, scene)
        turned = _is_of_several(statement, slices)
        if readings and swapped and turned and not charitable(readings).truth:
            return [UNDECIDED] if charitable(swapped).truth else readings
        readings += swapped
    return readings or [UNDECIDED]


def _is_of_several(statement: Statement, slices: Sequence[Ref]) -> bool:
    """ "A is best for P, Q and R": it need not mean that these are the three places where A is best."""
    before = statement.phrases[statement.at - 1] if statement.at > 0 else None
    return before is not None and before.type == "BE" and any(len(ref.names) > 1 for ref in slices)


def _tells_cell(statement: Statement, winners: Sequence[Ref], slices: Sequence[Ref]) -> bool:
    """ "A contains the lowest value, 0.3 at B": where it lies, and not among what."""
    if len(winners) != 1 or len(slices) != 1 or statement.universal or statement.bare or statement.at < 0:
        return False
    behind = [phrase.type for phrase in statement.phrases[statement.at + 1 : statement.at + 5]]
    told = behind == ["COMMA", "AMOUNT", "PREPOSITION", "REF"]
    return told and statement.phrases[statement.at + 4] is slices[0]


def _crossing(statement: Statement, lines: list[Line]) -> list[Line]:
    """The lines of the winner; "for every target, A is the best source" is not of the target A."""
    noun = statement.top.nouns[-1] if statement.top.nouns else None
    if noun is not None and noun.type == "AXISNOUN" and statement.of in ("row", "column"):
        lines = [line for line in lines if line.axis == statement.of] or lines  # "the best target for A is B"
    if not statement.universal or statement.over not in ("row", "column") or _is_of_all(statement):
        return lines
    return [line for line in lines if line.axis != statement.over] or lines


def _is_of_all(statement: Statement) -> bool:
    """E.g. "The best of all targets": what the winner is compared with."""
    phrases = statement.phrases
    rivals = words("function_words", "of_group")
    return any(isinstance(p, Scope) and key_at(phrases, at - 1) in rivals for at, p in enumerate(phrases))


def _listed(winners: Sequence[Ref]) -> Ref:
    """ "The two highest are A (0.9) and B (0.8)": those of a list as one."""
    names = tuple(name for ref in winners for name in ref.names)
    return replace(winners[0], end=winners[-1].end, names=names)


def _are_lines(statement: Statement, winners: Sequence[Ref]) -> bool:
    """E.g. "The two best sources are A and B", "the mean is highest for A and B": two lines, and no cell."""
    counted = sum(len(ref.names) for ref in winners) == statement.top.count and not statement.of_pairs
    noun = statement.top.nouns[-1] if statement.top.nouns else None
    return bool(statement.measure) or (
        counted
        and noun is not None
        and (noun.type == "AXISNOUN" or is_thing(noun) or noun.value == "category")
    )


def _follows(statement: Statement, winners: Sequence[Ref], slices: Sequence[Ref]) -> bool:
    """Whether the place comes behind the one that is best there: "A is weakest on B"."""
    order = [p for p in statement.phrases if p is winners[0] or p in slices]
    return len(winners) == len(slices) == 1 and len(order) > 1 and order[0] is winners[0]


def _is_of_lines(statement: Statement) -> bool:
    """ "**Cheapest month:** March in 2019, April in 2020": each of its own line; "the highest values" are of all."""
    top, plural = statement.top, bool(statement.top.nouns) and statement.top.nouns[-1].key.endswith("s")
    return top.count is None and top.rank == 1 and not (plural and top.direction in ("high", "low"))


def _is_of_subject(statement: Statement, slices: Sequence[Ref]) -> bool:
    """E.g. "The score of A is the highest on B": of the scores of A, or of those on B."""
    first = statement.phrases[:4]
    types = [phrase.type for phrase in first]
    plain = types == ["MEASURE", "PREPOSITION", "REF", "BE"] and not statement.top.nouns
    return plain and len(slices) == 1 and first[2] is slices[0] and key_of(first[1]) == "of"


def _is_cell(statement: Statement, winners: Sequence[Ref], slices: Sequence[Ref]) -> bool:
    """Whether the subject is a cell: "A on B has the highest value"."""
    if len(winners) != 1 or len(slices) != 1 or statement.universal or statement.top.verb:
        return False
    if statement.whole or (_names_cell(statement) and slices[0].end <= statement.top.start):
        return True  # "A has the best result of the whole figure on B"; "the highest entry in B" is one of B
    at = next((i for i, p in enumerate(statement.phrases) if p is winners[0]), statement.at)
    tied = at + 1 < len(statement.phrases) and statement.phrases[at + 1].type != "BE"  # "A is B's best month"
    return tied and at + 2 < statement.at and statement.phrases[at + 2] is slices[0]


def _are_first_together(statement: Statement, winners: Sequence[Ref]) -> bool:
    """E.g. "In P, A (0.9) and B (0.8) are the best models": the first two of them."""
    noun = statement.top.nouns[-1] if statement.top.nouns else None
    plural = noun is not None and noun.key.endswith("s") and statement.top.definite
    plain = len(winners) > 1 and all(len(ref.names) == 1 and ref.end < statement.top.start for ref in winners)
    return plural and plain and len(statement.amounts) == len(winners) and not statement.universal


def _tells_value_first(statement: Statement, winners: Sequence[Ref]) -> bool:
    """E.g. "The lowest value is 0, found in A at P and Q": of all values, of which it is told where they are."""
    amounts = [amount for amount, _ in statement.amounts]
    return statement.at == 0 and len(amounts) == 1 and amounts[0].end <= min(ref.start for ref in winners)


def _is_of_panels(statement: Statement) -> bool:
    """E.g. "A on B is the lowest value in both panels": of all that each panel holds."""
    noun = statement.top.nouns[-1] if statement.top.nouns else None
    behind = statement.phrases[statement.at + 1 : statement.at + 3]
    told = [phrase.type for phrase in behind] == ["PREPOSITION", "SCOPE"] and statement.at > 0
    single = noun is not None and noun.key in words("winners", "single_cells")
    scope = behind[1] if told and single and statement.phrases[statement.at - 1].type == "BE" else None
    return isinstance(scope, Scope) and scope.noun is not None and scope.noun.value in ("panel", "grid")


def _names_cell(statement: Statement) -> bool:
    """E.g. "A on B is the weakest combination"."""
    nouns = statement.top.nouns
    before = statement.phrases[statement.at - 1] if statement.at > 0 else None
    cell = bool(nouns) and nouns[-1].type == "DIMENSION" and nouns[-1].value == "cell"
    return cell and before is not None and before.type == "BE"


def is_mutual(phrases: Sequence[Phrase]) -> bool:
    """E.g. "A correlates best with B": of what A is set against."""
    said = [noun for p in phrases for noun in (p.nouns if isinstance(p, Superlative) else (p,))]
    return any(noun.key in words("winners", "mutual") for noun in said if isinstance(noun, Word))


def _is_with(statement: Statement, ref: Ref) -> bool:
    """E.g. "A correlates best with B": of all that A is set against B is the best."""
    at = index_of(statement.phrases, ref)
    before = statement.phrases[at - 1] if at else None
    return isinstance(before, Word) and before.key in ("with", "to")


def _winning_pairs(statement: Statement, winners: list[Ref], scene: Scene, grid: Grid) -> list[Pair]:
    """The cells that are named as winners: one pair, or several in a list."""
    labels = [label.text for ref in winners for name in ref.names for label in name.labels]
    if statement.part == "diagonal" and all((fold(label), fold(label)) in grid.cells for label in labels):
        return [(label, label) for label in labels]
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


def judge_own(
    statement: Statement, contest: Contest, winners: list[Ref], subjects: list[Ref], scene: Scene
) -> Judgement:
    """E.g. "Every method has its lowest accuracy on A": in the line of each subject, A is best."""
    grid = contest.grid
    stated = stated_of(statement, grid.index, scene) if subjects else None
    readings: list[Judgement] = []
    for line in (line for ref in winners[:1] for line in scene.lines(ref, grid)):
        if statement.of in ("row", "column") and line.axis != statement.of:
            continue  # "its second-best test set is A"
        other = "column" if line.axis == "row" else "row"
        labels = [
            label
            for ref in subjects
            for entry in scene.lines(ref, grid)
            if entry.axis == other
            for label in entry.labels
        ]
        if not labels and statement.universal and statement.over in ("", other):
            gone = {fold(label.text) for ref in statement.but for name in ref.names for label in name.labels}
            labels = [key for key in (grid.rows if other == "row" else grid.columns) if key not in gone]
        parts: list[Judgement] = []
        for label in labels:
            key = fold(label)
            values = [v for v in contest.values if (v.row if other == "row" else v.column) == key]
            pairs = [(w, label) if line.axis == "row" else (label, w) for w in line.labels]
            stated_here = statement.tested and not any(grid.at(*pair) for pair in pairs)
            if values and not stated_here:
                alone = contest.alone and len(labels) == len(pairs) == 1
                parts.append(judge_cells(replace(contest, values=values, alone=alone), pairs, stated))
        if parts:
            readings.append(together(parts))
    return charitable(readings) if readings else UNDECIDED
