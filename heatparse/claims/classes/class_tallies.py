"""Class tallies: how many things of one class a confusion matrix puts into another, told in words.

"Seventeen robins are labelled finch", "of the clips predicted as owl, 103 are owls and 3 are finches",
"17 of the 26 robin errors are labelled finch", "wren has 91 correct predictions".
"""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.claims.classes.confusions import errors_of, labels_of, true_axes
from heatparse.claims.classes.misclassifications import is_quiet
from heatparse.claims.judgement import Judgement, charitable, is_its_own_evidence, together
from heatparse.claims.language.class_phrases import in_numbers
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of, outside_brackets, phrase_key
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.whole_numbers import is_whole_number
from heatparse.claims.scene import Scene, place
from heatparse.grid import Grid
from heatparse.grid_units import FULL_PERCENT
from heatparse.measures import Measure, equal
from heatparse.models import Quantity
from heatparse.models.claims import AggregateClaim, BaseClaim, CellValueClaim, CountClaim
from heatparse.phrases import words

_FRONT = 6  # phrases in which a clause says of what it speaks: "of the 110 clips predicted as owl"
_SILENT = frozenset(("BE", "HAVE", "COMMA", "AND", "JOIN", "TIMES", "PREPOSITION", "PRONOUN"))


def read_class_tallies(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause that count what one class was taken for."""
    if clause.is_data or len(scene.panels(clause)) != 1:
        return []
    grid = scene.grids[scene.panels(clause)[0]]
    for reader in (_of_these, _share_of_errors, _hits, _total, _no_reverse):
        found = list(reader(clause, scene, grid))
        if found:
            clause.read.add("misclassification")
            return found
    return []


def _cell(grid: Grid, axis: str, true: str, predicted: str, amount: Amount) -> Judgement:
    """Whether so many of a class are taken for another."""
    value = grid.at(true, predicted) if axis == "row" else grid.at(predicted, true)
    if value is None:
        return Judgement(None)
    return Judgement(
        equal(grid.measure(amount.quantity), value), grid.tell(value), (value.span,), right=value.text
    )


def _claim(
    clause: Clause, scene: Scene, grid: Grid, true: str, predicted: str, amount: Amount
) -> Iterator[BaseClaim]:
    axes = true_axes(grid)
    judgement = charitable([_cell(grid, axis, true, predicted, amount) for axis in axes])
    if not is_its_own_evidence(clause, judgement):
        row, column = (true, predicted) if axes[0] == "row" else (predicted, true)
        where = place(grid.index, (row,), (column,))
        yield scene.claim(CellValueClaim, clause, judgement, amount, place=where, value=amount.quantity)


def _of_these(clause: Clause, scene: Scene, grid: Grid) -> Iterator[BaseClaim]:
    """ "Of the clips predicted as owl, 103 are owls, 3 are finches and 1 is a wren"."""
    own = _spoken_of(clause)
    told = own or next((ref for c in clauses_before(clause, scene.text) if (ref := _spoken_of(c))), None)
    if told is None:
        return
    label = labels_of(told)[0]
    phrases = [p for p in in_numbers(clause.phrases) if own is None or p.start >= own.end]
    amount: Amount | None = None
    found: list[tuple[str, Amount]] = []
    for phrase in phrases:
        if isinstance(phrase, Amount):
            if amount is not None or not is_whole_number(phrase):
                return
            amount = phrase
        elif isinstance(phrase, Ref):
            same = (phrase.relation == "predicted") == (told.relation == "predicted")
            if amount is None or (same and told.relation == "predicted") or len(labels_of(phrase)) != 1:
                return
            found.append((labels_of(phrase)[0], amount))
            amount = None
        elif phrase.type not in _SILENT and not is_quiet(phrase, scene):
            return
        elif amount is not None and phrase_key(phrase) in words("classifications", "right"):
            found.append((label, amount))
            amount = None
    if amount is not None:
        return
    for other, number in found:
        true, predicted = (other, label) if told.relation == "predicted" else (label, other)
        yield from _claim(clause, scene, grid, true, predicted, number)


def _spoken_of(clause: Clause) -> Ref | None:
    """The class that a clause speaks of from its beginning: "of the clips predicted as owl, …"."""
    first = clause.phrases[0] if clause.phrases else None
    if key_of(first) not in words("function_words", "of_group"):
        return None
    refs = [p for p in clause.phrases[1:_FRONT] if isinstance(p, Ref) and not p.is_panel]
    if clause.has("BY", "ORDINAL", "RESTRICTION", "HEDGE", "NEGATION"):
        return None  # "of those that the second model takes for owl"
    return refs[0] if refs and len(labels_of(refs[0])) == 1 else None


def _share_of_errors(clause: Clause, scene: Scene, grid: Grid) -> Iterator[BaseClaim]:
    """ "17 of the 26 robin errors are labelled finch"."""
    main = in_numbers(outside_brackets(clause.phrases))
    amounts = [p for p in main if isinstance(p, Amount)]
    refs = [p for p in main if isinstance(p, Ref) and not p.is_panel]
    if len(amounts) != 2 or len(refs) != 2 or not isinstance(main[0], Amount) or key_of(main[1]) != "of":
        return
    true = next((ref for ref in refs if ref.relation != "predicted"), None)
    predicted = next((ref for ref in refs if ref.relation == "predicted"), None)
    erring = any(phrase_key(p) in words("classifications", "erring") for p in main)
    if true is None or predicted is None or not erring or not all(map(is_whole_number, amounts)):
        return
    if any(len(labels_of(ref)) != 1 for ref in refs):
        return
    one, two = labels_of(true)[0], labels_of(predicted)[0]
    judged = []
    for axis in true_axes(grid):
        total = sum(value.low for value in errors_of(grid, axis)(one))
        whole = Judgement(total == amounts[1].quantity.value, f"{one} has {total:g} errors")
        judged.append(together([_cell(grid, axis, one, two, amounts[0]), whole]))
    yield scene.claim(CountClaim, clause, charitable(judged), counted="error")


def _hits(clause: Clause, scene: Scene, grid: Grid) -> Iterator[BaseClaim]:
    """ "Wren has 91 correct predictions", "84 robins are recognized correctly"."""
    main = in_numbers(outside_brackets(clause.phrases))
    refs = [p for p in main if isinstance(p, Ref) and not p.is_panel]
    amounts = [p for p in main if isinstance(p, Amount)]
    if len(refs) != 1 or len(amounts) != 1 or refs[0].relation == "predicted" or len(labels_of(refs[0])) != 1:
        return
    right = any(phrase_key(p) in words("classifications", "hits") for p in main)
    others = [p for p in main if p is not refs[0] and p is not amounts[0]]
    if not clause.has("BE", "HAVE"):
        return  # "followed by A, with 91 correct predictions"
    if not right or not is_whole_number(amounts[0]) or any(not _is_silent(p, scene) for p in others):
        return
    label = labels_of(refs[0])[0]
    yield from _claim(clause, scene, grid, label, label, amounts[0])


def _is_silent(phrase: Phrase, scene: Scene) -> bool:
    return phrase.type not in ("SCOPE", "NEGATION") and (phrase.type in _SILENT or is_quiet(phrase, scene))


def _no_reverse(clause: Clause, scene: Scene, grid: Grid) -> Iterator[BaseClaim]:
    """ "…, while the reverse error never occurs", "never the reverse"."""
    said = clause.says(words("names", "reversals"))
    denied = [p for p in clause.phrases if p.type == "NEGATION"]
    if (
        not said
        or len(denied) != 1
        or key_of(denied[0]) in words("assertions", "seldom")
        or clause.refs()
        or clause.before is None
        or clause.has("AMOUNT", "CARDINAL")
    ):
        return
    refs = [ref for ref in clause.before.refs() if not ref.is_panel]
    true = [ref for ref in refs if ref.relation != "predicted"]
    predicted = [ref for ref in refs if ref.relation == "predicted"]
    if len(true) != 1 or len(predicted) != 1 or any(len(labels_of(ref)) != 1 for ref in refs):
        return
    zero = Quantity(text="0", value=0.0, resolution=1.0)
    amount = Amount(denied[0].start, denied[0].end, zero)
    yield from _claim(clause, scene, grid, labels_of(predicted[0])[0], labels_of(true[0])[0], amount)


def _total(clause: Clause, scene: Scene, grid: Grid) -> Iterator[BaseClaim]:
    """ "Owl is misclassified seven times in total: 5 times as crow and twice as robin"."""
    main = in_numbers(outside_brackets(clause.phrases))
    end = next((at for at, p in enumerate(main) if p.type == "COLON"), len(main))
    front, behind = main[:end], main[end + 1 :]
    refs = [p for p in front if isinstance(p, Ref)]
    amounts = [p for p in front if isinstance(p, Amount)]
    if len(refs) != 1 or len(amounts) != 1 or refs[0].relation or len(labels_of(refs[0])) != 1:
        return
    if refs[0].is_panel or amounts[0].bound:
        return  # "the errors of the left panel total 40", "add up to 40 or more"
    plain = all(p.type in ("REF", "AMOUNT", "BE", "TIMES", "AGGREGATE") or is_quiet(p, scene) for p in front)
    erring = any(phrase_key(p) in words("classifications", "erring") for p in front)
    told = any(p.type in ("TIMES", "AGGREGATE") for p in front) or amounts[0].unit == "times"
    if not plain or not erring or not told or any(p.type in ("SCOPE", "NEGATION") for p in front):
        return
    label = labels_of(refs[0])[0]
    judged = [_judge_total(grid, axis, label, amounts[0]) for axis in true_axes(grid)]
    yield scene.claim(AggregateClaim, clause, charitable(judged), value=amounts[0].quantity)
    for at, phrase in enumerate(behind):
        if isinstance(phrase, Ref) and phrase.relation == "predicted" and len(labels_of(phrase)) == 1:
            number = next((p for p in reversed(behind[:at]) if isinstance(p, Amount)), None)
            if number is not None and is_whole_number(number):
                yield from _claim(clause, scene, grid, label, labels_of(phrase)[0], number)


def _judge_total(grid: Grid, axis: str, label: str, amount: Amount) -> Judgement:
    """Whether a class has so many errors, or so large a part of it is wrong: "10% of owls are misclassified"."""
    total = sum(value.low for value in errors_of(grid, axis)(label))
    whole = sum(value.low for value in (grid.row(label) if axis == "row" else grid.column(label)))
    if not amount.is_percent or not whole:
        text = f"{label} has {total:.4g} errors"
        return Judgement(equal(grid.measure(amount.quantity), Measure(total, total, 0.0)), text)
    share = FULL_PERCENT * total / whole
    room = (amount.quantity.resolution or 0.0) / 2 * (2 if amount.quantity.approximate else 1)
    room += max(value.resolution for value in grid.values) / 2 if grid.is_percent else 0.0
    stated = amount.quantity.value or 0.0
    return Judgement(abs(share - stated) <= room + 1e-9, f"{share:.4g}% of {label} are wrong")
