"""Changes told behind a label, of a line with two cells: "**Ant:** moderate increase (+3)", "**Bee:** no change"."""

from __future__ import annotations

from heatparse.claims.judgement import Judgement
from heatparse.claims.language.motions import motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Value
from heatparse.measures import Truth, equal
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.phrases import words

_ENDS = 2  # cells of a line
_SIGNS = {"up": 1, "down": -1, "gain": 1, "drop": -1}


def read_led_changes(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that the line of the lead changes by so much from its first cell to its last, or not at all."""
    ends = _ends(clause, scene)
    told = [phrase for phrase in clause.phrases if not _is_degree(phrase)]
    if ends is None or not told or told[0].type not in ("DIFFERENCE", "SCOPE", "NEGATION", "TREND"):
        return []
    first, last = ends
    room = first.resolution + last.resolution
    found = (last.low + last.high - first.low - first.high) / 2
    text = f"from {first.text} to {last.text}"
    spans = (first.span, last.span)
    if _is_none(told):
        clause.read.add("led change")
        return [scene.claim(DifferenceClaim, clause, Judgement(equal(first, last), text, spans))]
    kinds = [phrase.type for phrase in told]
    amount = told[2] if kinds == ["DIFFERENCE", "OPEN", "AMOUNT", "CLOSE"] else None
    sign = _SIGNS.get(str(getattr(told[0], "value", "")) or motion_of(told[0]), 0)
    if not isinstance(amount, Amount) or amount.bound or amount.quantity.value is None or not sign:
        return []
    size = amount.quantity.value
    if (amount.quantity.text.startswith("-") and sign > 0) or amount.unit not in ("", amount.quantity.unit):
        return []  # "increase (-3)", "increase (+3 places)"
    slack = room + (amount.quantity.resolution or 0.0)
    agrees = abs(found - sign * abs(size)) <= slack / 2
    # told of the way from the last cell to the first, perhaps, or as a share of what it was
    open_way = abs(abs(found) - abs(size)) <= slack / 2 or amount.quantity.unit == "%"
    truth: Truth = True if agrees else None if open_way else False
    clause.read.add("led change")
    claim = scene.claim(DifferenceClaim, clause, Judgement(truth, text, spans), value=amount.quantity)
    return [claim]


def _ends(clause: Clause, scene: Scene) -> tuple[Value, Value] | None:
    """The two cells of the line that the lead names, and nothing else does."""
    heads = [head for head in clause.heads if head.start >= clause.block_start]
    panels = scene.panels(clause)
    if len(heads) != 1 or len(clause.heads) != 1 or len(panels) != 1 or clause.before is not None:
        return None
    if any(isinstance(phrase, Ref) for phrase in clause.phrases):
        return None
    grid = scene.grids[panels[0]]
    lines = scene.lines(heads[0], grid)
    if len(lines) != 1 or len(lines[0].labels) != 1:
        return None
    label = lines[0].labels[0]
    values = grid.row(label) if lines[0].axis == "row" else grid.column(label)
    size = len(grid.columns if lines[0].axis == "row" else grid.rows)
    plain = all(value.low == value.high and not value.slack for value in values)
    return (values[0], values[1]) if len(values) == size == _ENDS and plain else None


def _is_degree(phrase: Phrase) -> bool:
    """ "Slight", "significant": how large somebody calls it."""
    return phrase.type in ("UNKNOWN", "ADVERB", "DEGREE") and key_of(phrase) in words("trends", "degrees")


def _is_none(told: list[Phrase]) -> bool:
    """ "No change", "unchanged"."""
    keys = " ".join(key_of(phrase) or str(getattr(phrase, "quantifier", "")) for phrase in told)
    return keys in words("trends", "no_change")
