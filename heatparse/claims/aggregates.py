"""Claims that give a mean, a sum or a median of a place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Literal

from heatparse.claims.amounts import is_change
from heatparse.claims.antecedents import find_pronoun, named_before, owned
from heatparse.claims.guards import is_guarded
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.lexicon import lexicon
from heatparse.claims.metrics import sides_of
from heatparse.claims.phrases import Amount, Part, Phrase, Ref, Scope, Superlative
from heatparse.claims.predications import counts_things, find_ranges
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.series import judge_series
from heatparse.claims.slices import Slice, readings
from heatparse.claims.things import is_way_word, without_units
from heatparse.claims.words import Word
from heatparse.grid import Part as PartName
from heatparse.grid import Value
from heatparse.measures import exact, noise
from heatparse.models.claims import AggregateClaim, BaseClaim
from heatparse.phrases import words

Function = Literal["mean", "median", "sum"]


def _median(numbers: Sequence[float]) -> float:
    # As in `statistics`, the import of which takes a thirtieth of a start.
    ordered, middle = sorted(numbers), len(numbers) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


_FUNCTIONS: dict[str, Callable[[Sequence[float]], float]] = {
    "mean": lambda numbers: sum(numbers) / len(numbers), "median": _median, "sum": sum,
}  # fmt: skip
# A clause with one of these says something else of its numbers …
_OTHERWISE = frozenset(("FACTOR", "TIMES", "SPREAD"))
# … or may do so: it is not refuted.
_UNSURE = frozenset(("UNKNOWN", "RIVALS", "DIFFERENCE", "TREND", "COLOUR", "THAN", "OR"))


@dataclass(slots=True)
class Aggregate:
    """An amount that is said to be the mean (sum, median) of a place."""

    amount: Amount
    places: list[Ref] = field(default_factory=list)
    panel: int | None = None  # where the clause leads from one panel to the next


def read_aggregates(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The means, sums and medians that a clause gives."""
    if not clause.has("AMOUNT") or clause.has(*_OTHERWISE):
        return []
    if _asks_for_line(clause):
        return []
    source = _source(clause, scene)
    if source is None:
        return []
    function, side, own = source
    clause = clause.part(without_units(clause.phrases, scene))
    listed = judge_series(clause, scene, side, partial(compare, function=function))
    if listed is not None:
        return [scene.claim(AggregateClaim, clause, listed, function=function)]
    claims: list[BaseClaim] = []
    for aggregate in _of_panels(clause, scene) or _aggregates(clause):
        judgement = _judge(clause, scene, aggregate, function, side)
        if judgement.truth is False and aggregate.panel is not None:
            judgement = UNDECIDED  # what it leads along is not said
        if judgement.truth is not True and not own:
            continue
        claims.append(
            scene.claim(AggregateClaim, clause, judgement, function=function, value=aggregate.amount.quantity)
        )
    return claims


def _asks_for_line(clause: Clause) -> bool:
    """ "The column with the highest mean is 18": the number is a category, and no mean."""
    first = clause.phrases[0]
    line = isinstance(first, Word) and (first.type == "AXISNOUN" or first.value in ("row", "column"))
    named = any(isinstance(phrase, Amount) and phrase.label is not None for phrase in clause.phrases)
    return line and named and clause.has("SUPERLATIVE")


def _source(clause: Clause, scene: Scene) -> tuple[Function, str | None, bool] | None:
    """The function, the lines it goes over, and whether the clause itself or its head says so."""
    word = _word(clause)
    if word is not None:
        return word.value, _line_side(clause, word), True
    if [phrase.type for phrase in clause.phrases] == ["REF", "COLON", "AMOUNT"]:
        return _of_list_head(clause, scene)
    if len(clause.refs()) < 2 and _amounts_to(clause.phrases):  # of one cell it is a value
        return "sum", None, False
    before = clause.before
    if before is not None and clause.refs() and not clause.has("BE", "SUPERLATIVE", "COMPARATIVE"):
        word = _word(before)
        if word is not None:
            return word.value, _line_side(before, word), False
    return None


def _amounts_to(phrases: Sequence[Phrase]) -> bool:
    """ "The row comes to 138", "A contributes 166": may tell a sum, which only bears it out."""
    keys = [getattr(phrase, "key", "") for phrase in phrases]
    for at, key in enumerate(keys):
        if key in words("names", "summing") or (
            key in words("names", "summing_to") and keys[at + 1 : at + 2] in (["to"], ["for"])
        ):
            return True
    return False


def _of_list_head(clause: Clause, scene: Scene) -> tuple[Function, str | None, bool] | None:
    """ "Column means:" above "- LR: 94.9"."""
    draft, at = scene.draft, clause.block
    indent = draft.blocks[at].indent
    while (
        at
        and draft.blocks[at].kind == "item"
        and not draft.content(draft.blocks[at]).rstrip("* ").endswith(":")
    ):
        at -= 1
    head = draft.blocks[at]
    if at == clause.block or (head.kind == "item" and head.indent > indent):
        return None
    tokens = draft.tokens_of(head)
    entries = [lexicon().match(tokens, i) for i in range(len(tokens))]
    functions = [entry.value for entry in entries if entry is not None and entry.kind == "AGGREGATE"]
    sides = [entry.value for entry in entries if entry is not None and entry.value in ("row", "column")]
    if len(functions) != 1:
        return None
    return functions[0], sides[0] if len(sides) == 1 else None, True  # type: ignore[return-value]


def _word(clause: Clause) -> Word | None:
    """The word of aggregation; "means" as a verb ("darker means higher") is none."""
    for phrases in (clause.phrases, clause.lead):
        for at, phrase in enumerate(phrases):
            if isinstance(phrase, Superlative):
                nouns = [noun for noun in phrase.nouns if noun.type == "AGGREGATE"]
                if nouns:
                    return nouns[0]  # "the lowest mean (0.35)"
            if not isinstance(phrase, Word) or phrase.type != "AGGREGATE":
                continue
            following = phrases[at + 1] if at + 1 < len(phrases) else None
            is_verb = phrase.key in ("mean", "means") and following is not None and following.type in (
                "COMPARATIVE", "PRONOUN", "COLOUR",
            )  # fmt: skip
            if not is_verb:
                return phrase
    return None


def _line_side(clause: Clause, word: Word) -> str | None:
    """ "Column average", "row mean": which lines are meant."""
    for phrases in (clause.phrases, clause.lead):
        for at, phrase in enumerate(phrases):
            if phrase is word:
                near = [p for p in phrases[max(0, at - 1) : at + 3] if isinstance(p, Word)]
                found = {p.value for p in near if p.type == "DIMENSION" and p.value in ("row", "column")}
                return found.pop() if len(found) == 1 else None
    return None


def _aggregates(clause: Clause) -> list[Aggregate]:
    """Each amount with the places that belong to it: those behind it, or else those before it."""
    phrases = clause.phrases
    amounts = [at for at in _stated(phrases) if not (is_change(phrases, at) or counts_things(phrases, at))]
    if not amounts or any(phrases[at].bound for at in amounts) or find_ranges(phrases):  # type: ignore[union-attr]
        return []
    found: list[Aggregate] = []
    shared = [phrase for phrase in phrases[: amounts[0]] if isinstance(phrase, Ref)]
    single = shared[0] if len(shared) == 1 and len(shared[0].names) == len(amounts) > 1 else None
    for position, at in enumerate(amounts):
        amount = phrases[at]
        assert isinstance(amount, Amount)
        end = amounts[position + 1] if position + 1 < len(amounts) else len(phrases)
        behind = _behind(phrases, at, end)
        if single is not None:
            name = single.names[position]
            places = [Ref(single.start, single.end, (name,), single.side, single.relation)]
        elif position:
            start = amounts[position - 1] + 1
            between = [phrase for phrase in phrases[start:at] if isinstance(phrase, Ref)]
            places = behind or between
        else:
            places = [*shared, *behind]
        if places or not (position or _is_listed(phrases, at)):
            found.append(Aggregate(amount, places))
    return found


def _of_panels(clause: Clause, scene: Scene) -> list[Aggregate]:
    """ "The mean rises from 0.3 to 0.5" over two panels: the first amount in the first, the second in the second."""
    phrases = clause.phrases
    amounts = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    if len(scene.grids) != 2 or len(amounts) != 2:
        return []
    keys = [getattr(phrases[at - 1], "key", "") if at else "" for at in amounts]
    refs = clause.refs()
    if keys != ["from", "to"] or any(
        scene.panels_named(ref) or ref.start > phrases[amounts[0]].start for ref in refs
    ):
        return []
    found = [phrases[at] for at in amounts]
    return [
        Aggregate(amount, list(refs), panel)
        for panel, amount in enumerate(found)
        if isinstance(amount, Amount) and not amount.bound
    ]


def _is_listed(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether an amount is the first of a bare list: "0.2, 0.3 and 0.4"."""
    return [phrase.type for phrase in phrases[at + 1 : at + 3]] == ["JOIN", "AMOUNT"]


def _stated(phrases: Sequence[Phrase]) -> list[int]:
    """Indices of the amounts that may be aggregates; several in one bracket only tell what was added."""
    found: list[int] = []
    held: list[int] | None = None
    for at, phrase in enumerate(phrases):
        if phrase.type == "OPEN":
            held = []
        elif phrase.type == "CLOSE":
            found += held if held is not None and len(held) == 1 else []
            held = None
        elif isinstance(phrase, Amount):
            (found if held is None else held).append(at)
    return found


def _behind(phrases: Sequence[Phrase], at: int, end: int) -> list[Ref]:
    """The references that directly follow an amount: "0.43 in RSPC and …", "0.43 (RSPC)"."""
    found: list[Ref] = []
    for phrase in phrases[at + 1 : end]:
        if isinstance(phrase, Ref):
            found.append(phrase)
        elif phrase.type not in ("PREPOSITION", "OPEN", "CLOSE", "UNIT"):
            break
    return found


def _judge(
    clause: Clause, scene: Scene, aggregate: Aggregate, function: Function, side: str | None
) -> Judgement:
    if is_guarded(clause.phrases, aggregate.amount.start) or _is_of_best(clause):
        return UNDECIDED
    places = [ref if ref.side or side is None else _sided(ref, side) for ref in aggregate.places]
    pronoun = find_pronoun(clause.phrases, relative=True)
    if pronoun is not None and all(ref.is_panel for ref in places):
        named = named_before(clause, scene)
        places += [owned(named[0], clause.phrases, pronoun)] if len(named) == 1 else []
    parts = _parts(clause)
    if parts is None:
        return UNDECIDED
    panels = [n for ref in places for n in scene.panels_named(ref)] or list(scene.panels(clause))
    if aggregate.panel is not None:
        panels = [aggregate.panel]
    lines = _lines_meant(clause, scene)
    each = not lines and _says_each(clause)
    judged: list[Judgement] = []
    for panel in panels:
        grid = scene.grids[panel]
        heads = () if any(not ref.is_panel for ref in places) else clause.heads
        for part in parts:
            if part != "all" and not grid.is_square:
                continue
            for piece in readings(scene, grid, places, heads, part):
                judged.append(compare(piece, aggregate.amount, function))
                for kind in ("row", "column") if each else (lines,):
                    judged += _line_by_line(piece, aggregate.amount, function, kind)
    if not judged:
        return UNDECIDED
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    certain = all(any(noun.type == "AGGREGATE" for noun in top.nouns) for top in tops)
    unsure = any(phrase.type in _UNSURE and not is_way_word(phrase) for phrase in clause.phrases)
    certain &= not unsure and not each and not _points_back(clause) and len(set(panels)) == 1
    found = charitable(judged)
    return UNDECIDED if found.truth is False and not certain else found


def _sided(ref: Ref, side: str) -> Ref:
    return Ref(
        ref.start, ref.end, ref.names, "y" if side == "row" else "x", ref.relation, ref.position, ref.noun
    )


def _parts(clause: Clause) -> list[PartName] | None:
    """The parts of the grid that may be meant; without a word, all of it or all but the diagonal."""
    parts: list[PartName] = []
    for phrase in clause.phrases:
        if isinstance(phrase, Superlative):
            parts += [noun.value for noun in phrase.nouns if noun.type == "DIAGONAL"]
        elif isinstance(phrase, Part):
            parts.append(phrase.part)  # type: ignore[arg-type]
        elif isinstance(phrase, Scope):
            if phrase.noun is not None and phrase.noun.type == "DIAGONAL":
                parts.append(phrase.noun.value)
            elif phrase.quantifier not in ("all", "both") and phrase.key not in ("overall", "alone"):
                return None
    if len(parts) > 1:
        return None
    return parts or ["all", "off-diagonal"]


def _is_of_best(clause: Clause) -> bool:
    """ "The top three cells average 0.8": what is the best of some is not taken together here."""
    return any(isinstance(phrase, Superlative) and phrase.count is not None for phrase in clause.phrases)


def _points_back(clause: Clause) -> bool:
    """Whether a pronoun may stand for something else than a place: "of those", "their"."""
    return any(
        phrase.type == "PRONOUN" and getattr(phrase, "key", "") not in ("that", "it")
        for phrase in clause.phrases
    )


def _lines_meant(clause: Clause, scene: Scene) -> str:
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


def _says_each(clause: Clause) -> bool:
    """ "Each of the ten series adds up to 1": of some lines, whose noun tells nothing."""
    return any(isinstance(p, Scope) and p.key.startswith(("each", "every")) for p in clause.phrases)


def _line_by_line(piece: Slice, amount: Amount, function: Function, lines: str) -> list[Judgement]:
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


def compare(piece: Slice, amount: Amount, function: Function) -> Judgement:
    """Whether the aggregate of a slice is the stated amount, at the stated precision."""
    values = piece.values
    if not values or any(value.low == -inf or value.high == inf for value in values):
        return UNDECIDED
    aggregate = _FUNCTIONS[function]
    low, high = aggregate([v.low for v in values]), aggregate([v.high for v in values])
    stated = piece.grid.measure(amount.quantity)
    text = f"the {function} of {_of(piece, values)} is {_rounded(low)}"
    tight = stated.resolution / 2 + stated.slack + noise(low, high)
    blur = max(value.resolution for value in values) / 2 + max(value.slack for value in values)
    loose = tight + (blur * len(values) if function == "sum" else blur)
    distance = max(stated.low - high, low - stated.high, 0.0)
    if distance <= tight and low == high:
        return Judgement(True, text)
    if distance > loose and len(values) == piece.size:
        return Judgement(False, text)
    return (
        Judgement(True, text)
        if distance <= loose and low == high and any(value.slack for value in values)
        else UNDECIDED
    )


def _of(piece: Slice, values: Sequence[Value]) -> str:
    """What was taken together, for explanations: "the 3 values of Alpha"."""
    names = [
        ", ".join(map(piece.grid.name, keys)) for keys in (piece.rows, piece.columns) if 0 < len(keys) < 4
    ]
    part = f"{piece.part} " if piece.part != "all" else ""
    return f"the {len(values)} {part}values" + (f" of {' and '.join(names)}" if names else "") + piece.grid.of


def _rounded(number: float) -> str:
    return f"{exact(number).low:.6g}"
