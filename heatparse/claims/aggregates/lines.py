"""Aggregates of each line by itself: "each row adds up to 1"."""

from __future__ import annotations

from heatparse.claims.aggregates.functions import Function, compare
from heatparse.claims.judgement import Judgement, together
from heatparse.claims.language.metrics import sides_of
from heatparse.claims.language.phrases import Amount, Phrase, Scope
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.slices import Slice
from heatparse.claims.scene import Scene


def lines_meant(clause: Clause, scene: Scene) -> str:
    """ "Each row adds up to 1", "every judge": the kind of line that each has the amount; "named" for those named."""
    for phrase in clause.phrases:
        if isinstance(phrase, Scope) and phrase.quantifier in ("all", "both") and phrase.noun is not None:
            noun = phrase.noun
            if noun.type == "DIMENSION" and noun.value in ("row", "column"):
                return str(noun.value)
            if noun.type == "AXISNOUN" and noun.value.axis is not None:
                return "column" if noun.value.axis == "x" else "row"
            sides = sides_of(scene, noun.key)
            if len(sides) == 1:
                return "column" if "x" in sides else "row"
        if isinstance(phrase, Word) and phrase.type == "COMPARATIVE" and phrase.value == "equal":
            return "named"
        if _is_any_line(phrase) and not clause.refs():
            return "column" if phrase.value.axis == "x" else "row"  # type: ignore[union-attr]
        if (
            not isinstance(phrase, Word)
            or phrase.value not in ("row", "column")
            or phrase.type != "DIMENSION"
        ):
            continue
        if phrase.key.endswith("s") or not clause.refs():
            return str(phrase.value)  # "the rows add up to 1", "row sums"
    return ""


def _is_any_line(phrase: Phrase) -> bool:
    """ "The values of a layer": of whichever."""
    named = isinstance(phrase, Word) and phrase.type == "AXISNOUN" and phrase.value.axis is not None
    return named and not phrase.key.endswith("s")  # type: ignore[union-attr]


def says_each(clause: Clause) -> bool:
    """ "Each of the ten series adds up to 1": of some lines, whose noun tells nothing."""
    return any(isinstance(p, Scope) and p.is_single for p in clause.phrases)


def line_by_line(piece: Slice, amount: Amount, function: Function, lines: str) -> list[Judgement]:
    """The amount as that of each line by itself."""
    if lines == "named":
        lines = "row" if len(piece.rows) > 1 else "column" if len(piece.columns) > 1 else ""
    if not lines:
        return []
    keys = piece.row_keys() if lines == "row" else piece.column_keys()
    single = [
        piece._replace(rows=(key,)) if lines == "row" else piece._replace(columns=(key,)) for key in keys
    ]
    return [together([compare(line, amount, function) for line in single])]
