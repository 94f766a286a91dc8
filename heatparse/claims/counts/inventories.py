"""Claims that count what the figure is made of: categories, rows, columns, panels."""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.claims.judgement import Judgement
from heatparse.claims.scene import VERDICTS, Scene
from heatparse.inventory.axis_counts import miscounted_axes, sizes_meant
from heatparse.inventory.counts import Count, Size, introduces
from heatparse.inventory.listings import categories_behind
from heatparse.inventory.needs import counts_or_has_panels
from heatparse.inventory.problems import Problem
from heatparse.inventory.survey import Survey, survey_of
from heatparse.inventory.told_counts import is_of_crossings, is_told_of_all
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, CountClaim, LayoutClaim
from heatparse.phrases import words
from heatparse.tokens import Token, fold


def read_inventory(scene: Scene) -> list[BaseClaim]:
    """The claims of a document about the numbers of its categories and panels."""
    survey = survey_of(scene.document)
    miscounted = {problem.span.start: problem for problem in survey.problems(miscounted_axes)}
    misplaced = _misplaced(survey)
    sizes = _sizes(scene)
    claims: list[BaseClaim] = []
    for statement in survey.counts:
        tokens = scene.draft.tokens_of(scene.draft.blocks[statement.block])
        start, end = tokens[statement.first][1], tokens[statement.last - 1][2]
        problem = miscounted.get(start) or misplaced.get(start)
        if problem is not None and start in miscounted and survey.is_doubtful:
            continue
        if problem is not None:
            spans = tuple(related.span for related in problem.related)
            judgement = Judgement(False, problem.message, spans, "axis-count-mismatch")
            claims.append(_claim(scene, statement, start, end, judgement, start in misplaced))
        else:
            claims += _held(scene, survey, statement, tokens, sizes)
    return claims


def _misplaced(survey: Survey) -> dict[int, Problem]:
    """What is wrong with the number and the places of the panels, by where it is said."""
    if not counts_or_has_panels(survey):
        return {}
    from heatparse.inventory.layouts import contradicting_layouts  # loaded where panels are told

    return {problem.span.start: problem for problem in survey.problems(contradicting_layouts)}


def _sizes(scene: Scene) -> list[tuple[int, int]]:
    """(rows, columns) of each panel."""
    found = []
    for panel in scene.document.panels:
        rows = len(panel.y_axis.categories) or len({fold(c.row) for c in panel.cells if c.row})
        columns = len(panel.x_axis.categories) or len(
            {fold(cell.column) for cell in panel.cells if cell.column}
        )
        found.append((rows, columns))
    return found


def _held(
    scene: Scene, survey: Survey, statement: Count | Size, tokens: list[Token], sizes: list[tuple[int, int]]
) -> Iterator[BaseClaim]:
    """The claim of a statement that the document bears out."""
    start, end = tokens[statement.first][1], tokens[statement.last - 1][2]
    panels = len(sizes)
    if isinstance(statement, Size):
        shape = statement.rows, statement.columns
        if shape in sizes or (not statement.named and shape[::-1] in sizes):
            yield _claim(scene, statement, start, end, Judgement(True, f"{shape[0]} by {shape[1]}"))
        elif shape[0] * shape[1] == panels > 1:
            yield _claim(scene, statement, start, end, Judgement(True, f"{panels} panels"), True)
        return
    if statement.number < 2:
        return
    total = _total(scene, survey, statement, tokens, sizes)
    if total is not None:
        yield _claim(scene, statement, start, end, total)
        return
    introduced = introduces(tokens, statement.first)
    if any(noun in words("colors", "hues") for noun in statement.nouns):
        return  # "five red cells" are some of them
    if statement.nouns[-1] in words("counts", "units") and len(statement.nouns) == 1:
        if introduced and statement.number in {rows * columns for rows, columns in sizes}:
            yield _claim(scene, statement, start, end, Judgement(True, f"{statement.number} cells"))
        return
    if statement.nouns[-1] in words("counts", "panels"):
        if statement.number == panels and (
            statement.block < survey.opening or introduced or _is_subject(statement, tokens)
        ):
            yield _claim(scene, statement, start, end, Judgement(True, f"{panels} panels"), True)
        return
    listing = categories_behind(scene.draft, statement, tokens)
    if listing is not None:
        if listing.size == statement.number:
            spans = (scene.span(listing.start, listing.end),)
            yield _claim(scene, statement, start, end, Judgement(True, f"{listing.size} are listed", spans))
    elif _is_borne_out(scene, survey, statement, tokens, sizes):
        yield _claim(scene, statement, start, end, Judgement(True, f"an axis lists {statement.number}"))


def _total(
    scene: Scene, survey: Survey, count: Count, tokens: list[Token], sizes: list[tuple[int, int]]
) -> Judgement | None:
    """Whether a number is that of all cells; None where it does not tell it."""
    around = {
        token[3] for token in (*tokens[max(0, count.first - 1) : count.first], *tokens[count.last :][:1])
    }
    leaves = not words("counts", "leaving").isdisjoint(around) or count.nouns[0] == "off-diagonal"
    if not sizes or not (leaves or count.nouns[0] in words("counts", "grid_cells")):
        return None
    from heatparse.claims.counts.cell_totals import judge_total  # loaded where something is counted

    here = [
        s for s in survey.counts if isinstance(s, Size) and s.block == count.block and s.last <= count.first
    ]
    return judge_total(scene, count, tokens, here[-1] if here else _crossed(survey, count, tokens), sizes)


def _crossed(survey: Survey, count: Count, tokens: list[Token]) -> Size | None:
    """ "5 rates and 6 sizes, for a total of 30 settings": the two numbers in front as the size of the grid."""
    front = [s for s in survey.counts if s.block == count.block and s.last <= count.first]
    if len(front) != len(("rows", "columns")) or not all(isinstance(s, Count) for s in front):
        return None
    one, two = front
    joint = " ".join(token[3] for token in tokens[one.last : two.first])
    if joint not in words("counts", "factor_joints") or not (
        isinstance(one, Count) and isinstance(two, Count)
    ):
        return None
    return Size(one.number, two.number, False, count.block, one.first, two.last)


def _is_borne_out(
    scene: Scene, survey: Survey, count: Count, tokens: list[Token], sizes: list[tuple[int, int]]
) -> bool:
    """Whether a number that the figure is said to have is that of the axis that is meant, or else of any."""
    if is_of_crossings(count, tokens):
        return count.number in {rows * columns for rows, columns in sizes}
    told = is_told_of_all(tokens, count)
    if not (told or count.block < survey.opening or introduces(tokens, count.first)):
        return False
    meant = sizes_meant(scene.draft, count, tokens)
    if meant or told or any(token[3] == "there" for token in tokens[: count.first]):
        return count.number in meant
    return count.number in {size for pair in sizes for size in pair}


def _is_subject(count: Count, tokens: list[Token]) -> bool:
    """ "The six panels are …", and not "in all six panels"."""
    return count.first == 1 and tokens[0][3] == "the"


def _claim(
    scene: Scene, statement: Count | Size, start: int, end: int, judgement: Judgement, is_layout: bool = False
) -> BaseClaim:
    text, span = scene.text[start:end], scene.span(start, end)
    verdict = VERDICTS[judgement.truth]
    if is_layout:
        number = statement.number if isinstance(statement, Count) else statement.rows * statement.columns
        return LayoutClaim(text=text, span=span, verdict=verdict, explanation=judgement.explanation,
                           rule="layout-mismatch", related=judgement.spans, count=number)  # fmt: skip
    return CountClaim(text=text, span=span, verdict=verdict, explanation=judgement.explanation,
                      rule=judgement.rule, related=judgement.spans, counted=_counted(statement),
                      value=_quantity(statement))  # fmt: skip


def _counted(statement: Count | Size) -> str:
    return statement.nouns[-1] if isinstance(statement, Count) else "cell"


def _quantity(statement: Count | Size) -> Quantity:
    number = statement.number if isinstance(statement, Count) else statement.rows * statement.columns
    return Quantity(text=str(number), value=float(number), resolution=1.0)
