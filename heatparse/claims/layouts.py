"""Claims about how the panels are placed."""

from __future__ import annotations

from heatparse.claims.scene import Scene
from heatparse.inventory.layouts import contradicting_layouts
from heatparse.inventory.survey import Line, survey_of
from heatparse.models import Span
from heatparse.models.claims import BaseClaim, LayoutClaim, Verdict
from heatparse.phrases import phrases, words


def read_layouts(scene: Scene) -> list[BaseClaim]:
    """The claims of a document that its panels are side by side, or one above the other."""
    if len(scene.document.panels) < 2:
        return []
    survey = survey_of(scene.document)
    claims: list[BaseClaim] = []
    problems = survey.problems(contradicting_layouts)
    for problem in problems:
        spans = tuple(related.span for related in problem.related)
        claims.append(_claim(scene, problem.span, "refuted", problem.message, spans))
    contradicted = {problem.span.line for problem in problems}
    for line in survey.prose:
        if line.block.line + 1 not in contradicted:
            claims += _placed(scene, line)
    return claims


def _placed(scene: Scene, line: Line) -> list[BaseClaim]:
    found: list[BaseClaim] = []
    for value, first, last in phrases("layout").find(line.tokens):
        if value not in ("horizontal", "vertical"):
            continue
        around = {token[3] for token in line.tokens[max(0, first - 8) : last + 8]}
        if around & words("layout", "panels"):
            span = scene.span(line.tokens[first][1], line.tokens[last - 1][2])
            found.append(_claim(scene, span, "supported", f"arranged {value}ly", arrangement=value))
    return found


def _claim(
    scene: Scene, span: Span, verdict: Verdict, explanation: str, related: tuple[Span, ...] = (),
    arrangement: str | None = None,
) -> LayoutClaim:  # fmt: skip
    return LayoutClaim(
        text=scene.text[span.start : span.end], span=span, verdict=verdict, explanation=explanation,
        rule="layout-mismatch", related=related, arrangement=arrangement,
    )  # fmt: skip
