"""Class shares: how many things of one class are right or wrong, in a confusion matrix of counts.

"The Finch column contains three wrong clips", "the model misses 12 of the 50 finches", "76% of the finches are
classified correctly", "93% of the finch predictions are right", "5 of the 50 finches went to crow".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.classes.confusions import counts_things, labels_of, true_axes
from heatparse.claims.classes.misclassifications import is_framed, is_quiet
from heatparse.claims.judgement import Judgement, charitable, is_its_own_evidence
from heatparse.claims.language.class_phrases import in_numbers, is_label
from heatparse.claims.language.guards import GUARDS, denies
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, key_of, outside_brackets, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_whole_number
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.models.claims import AggregateClaim, BaseClaim
from heatparse.phrases import words
from heatparse.records import Record

_OTHERWISE = (
    *GUARDS, "SUPERLATIVE", "COMPARATIVE", "FACTOR", "AGGREGATE", "SPREAD", "TREND", "NEXT", "ORDINAL", "COLON",
)  # fmt: skip
_SILENT = frozenset((
    "AMOUNT", "REF", "BE", "HAVE", "OCCUR", "PREPOSITION", "PRONOUN", "PREDICTED", "DIMENSION", "AXISNOUN",
    "RIVALS", "COMMA", "PART", "TRUE",
))  # fmt: skip
_ENDS = 2  # of a way from one class to another


class _Told(Record, frozen=True):
    """What a clause says: so many, of how many, of which class, on which axis, right or wrong."""

    amount: Amount
    whole: Amount | None
    label: str
    axes: Sequence[str]  # the lines that may be meant
    right: bool


def read_class_shares(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause that gives a number, or a percentage, of one class."""
    if (
        clause.is_data
        or "class rates" in clause.read
        or clause.has(*_OTHERWISE)
        or len(scene.panels(clause)) != 1
        or not counts_things(scene)
    ):
        return []
    grid = scene.grids[scene.panels(clause)[0]]
    main = in_numbers(outside_brackets(clause.phrases))
    if is_label(main) or any(denies(phrase) for phrase in main):
        return []  # a class may be called "none"
    target = main[-2] if len(main) > 1 and main[-1].type == "PRONOUN" else None
    if target is not None and (target.type == "PREDICTED" or key_of(target) == "to"):
        return []  # "three finches are assigned to it": to one class, and not to all the others
    if not all(_is_understood(main, at, scene) for at in range(len(main))):
        return []
    judgement = _moved(main, grid)
    amounts = [phrase for phrase in main if isinstance(phrase, Amount)]
    counted = amounts[0] if amounts else None
    if judgement is None and (told := _told(main, amounts, grid)) is not None:
        counted = told.amount
        judgement = charitable([_judged(told, axis, grid) for axis in told.axes])
    if judgement is None or counted is None or is_its_own_evidence(clause, judgement):
        return []
    if judgement.truth is False and is_framed(clause, scene):
        judgement = Judgement(None)
    clause.read.update(("misclassification", "class sum"))
    return [scene.claim(AggregateClaim, clause, judgement, function="sum", value=counted.quantity)]


def _is_understood(main: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """Whether a phrase is part of what these statements say; what is counted may be of any kind."""
    phrase = main[at]
    if phrase.type in _SILENT or is_quiet(phrase, scene):
        return True
    before = main[at - 1] if at else None
    counted = before is not None and (isinstance(before, Amount | Ref) or _is_adjective(before))
    key = phrase_key(phrase)
    if phrase.type == "UNKNOWN" and counted and key.endswith("s"):
        return True
    known = ("missed", "wrong", "correct", "wrongly", "recognizing", "predicting", "moving", "missing")
    return any(key in words("classifications", name) for name in known)


def _is_adjective(phrase: Phrase) -> bool:
    key = phrase_key(phrase)
    return any(key in words("classifications", name) for name in ("wrong", "correct", "missed", "wrongly"))


def _moved(main: Sequence[Phrase], grid: Grid) -> Judgement | None:
    """ "5 of the 50 finches went to crow", "finch loses 5 clips to crow": what one class gives to another."""
    refs = [phrase for phrase in main if isinstance(phrase, Ref) and not phrase.is_panel]
    amounts = [phrase for phrase in main if isinstance(phrase, Amount)]
    moving = [
        at for at, phrase in enumerate(main) if phrase_key(phrase) in words("classifications", "moving")
    ]
    if len(refs) != _ENDS or len(moving) != 1 or not 0 < len(amounts) <= _ENDS:
        return None
    if not all(map(is_whole_number, amounts)) or any(len(labels_of(ref)) != 1 for ref in refs):
        return None
    last = main.index(refs[1])
    if (
        last < moving[0]
        or main.index(refs[0]) > last
        or key_of(main[last - 1]) not in words("classifications", "moving_to")
    ):
        return None
    true, predicted = labels_of(refs[0])[0], labels_of(refs[1])[0]
    whole = amounts[1] if len(amounts) == _ENDS else None
    if whole is not None and not _is_whole(main, whole):
        return None
    found: list[Judgement] = []
    for axis in true_axes(grid):
        cell = grid.at(true, predicted) if axis == "row" else grid.at(predicted, true)
        line = grid.row(true) if axis == "row" else grid.column(true)
        if cell is not None and (whole is None or _sum(line) == whole.quantity.value):
            same = cell.low == amounts[0].quantity.value
            found.append(Judgement(same, grid.tell(cell), (cell.span,), right=cell.text))
    return charitable(found) if found else None


def _is_whole(main: Sequence[Phrase], whole: Amount) -> bool:
    """Whether a number stands behind "of": "12 of the 50", "of the 50, 12"."""
    at = next(n for n, phrase in enumerate(main) if phrase is whole)
    fronted = at == 1 or isinstance(main[at - 2], Amount)
    return at > 0 and key_of(main[at - 1]) == "of" and fronted


def _told(main: Sequence[Phrase], amounts: Sequence[Amount], grid: Grid) -> _Told | None:
    """What a clause with one class says; None where it is not clear."""
    refs = [phrase for phrase in main if isinstance(phrase, Ref) and not phrase.is_panel]
    if len(refs) != 1 or len(labels_of(refs[0])) != 1 or not 0 < len(amounts) <= _ENDS:
        return None
    amount, whole = amounts[0], amounts[1] if len(amounts) == _ENDS else None
    if whole is not None and key_of(main[0]) == "of" and main[1] is amount:
        amount, whole = whole, amount  # "of the 50 finches, 12 are missed"
    if amount.bound or (whole is not None and not (_is_whole(main, whole) and is_whole_number(whole))):
        return None
    if not (amount.is_percent or is_whole_number(amount)):
        return None
    right = _is_right(main)
    axes = _axes(main, refs[0], grid)
    if right is None or not axes:
        return None
    return _Told(amount, whole, labels_of(refs[0])[0], axes, right)


def _is_right(main: Sequence[Phrase]) -> bool | None:
    """Whether things are said to be right, or wrong; None where neither is said, or both."""
    keys = {part for phrase in main for part in (phrase_key(phrase), *phrase_key(phrase).split())}
    wrong = any(
        not keys.isdisjoint(words("classifications", name))
        for name in ("wrong", "missed", "wrongly", "missing")
    )
    wrong |= any(isinstance(phrase, Part) and phrase.part == "off-diagonal" for phrase in main)
    wrong |= any(phrase.type == "RIVALS" for phrase in main) or _goes_to_others(main)
    right = any(not keys.isdisjoint(words("classifications", name)) for name in ("correct", "right", "hits"))
    right |= any(isinstance(phrase, Part) and phrase.part == "diagonal" for phrase in main)
    recognized = not keys.isdisjoint(words("classifications", "recognizing"))
    if wrong:
        return False if not (right and not recognized) else None
    return True if right or recognized else None


def _goes_to_others(main: Sequence[Phrase]) -> bool:
    """ "Assigned to another class"."""
    at = next((n for n, phrase in enumerate(main) if phrase.type == "PREDICTED"), len(main))
    return any(phrase_key(phrase) in words("classifications", "others") for phrase in main[at + 1 :])


def _axes(main: Sequence[Phrase], ref: Ref, grid: Grid) -> Sequence[str]:
    """The axes on which the line of a class may be: that of the true ones, or that of the predicted ones."""
    at = main.index(ref)
    lines = [str(phrase.value) for phrase in main if isinstance(phrase, Word) and phrase.type == "DIMENSION"]
    noun = ref.noun or next((line for line in lines if line in ("row", "column")), "")
    if noun in ("row", "column"):
        return [noun]
    true = true_axes(grid)
    if len(true) != 1:
        return ["row", "column"]
    following = main[at + 1] if at + 1 < len(main) else None
    beside = [following, *main[max(0, at - 2) : at - 1]]  # "finch predictions", "the predictions of finch"
    predicting = any(phrase_key(phrase) in words("classifications", "predicting") for phrase in beside)
    given = following is not None and phrase_key(following) in words("classifications", "given")
    predicted = ref.relation == "predicted" or predicting or given  # "the Dog label is wrong in 5 cases"
    other = "column" if true[0] == "row" else "row"
    if predicted:
        return [other]
    of_class = (
        following is not None and following.type == "UNKNOWN"
    )  # "50 finch clips", and no "finch has 3 errors"
    held = any(key_of(phrase) == "of" for phrase in main) or main[0] is ref
    return true if of_class or (held and not any(p.type == "HAVE" for p in main)) else ["row", "column"]


def _sum(line: Sequence[Value]) -> float:
    return sum(value.low for value in line)


def _judged(told: _Told, axis: str, grid: Grid) -> Judgement:
    """Whether a class has so many, or such a part, right or wrong in its line on an axis."""
    line = grid.row(told.label) if axis == "row" else grid.column(told.label)
    own = grid.at(told.label, told.label)
    if own is None or len(line) < len(grid.rows) or not (total := _sum(line)):
        return Judgement(None)
    if told.whole is not None and told.whole.quantity.value != total:
        return Judgement(None)
    number = own.low if told.right else total - own.low
    quantity = told.amount.quantity
    stated = quantity.value or 0.0
    what = "right" if told.right else "wrong"
    room = (quantity.resolution or 0.0) / 2 * (2 if quantity.approximate else 1)
    if not told.amount.is_percent:
        near = room if quantity.approximate else 0.0
        return Judgement(
            abs(number - stated) <= near, f"in the {axis} of {told.label}, {number:g} of {total:g} are {what}"
        )
    rate = 100 * number / total
    return Judgement(
        abs(rate - stated) <= room + 1e-9,
        f"in the {axis} of {told.label}, {number:g} of {total:g} are {what}, which is {rate:.4g}%",
    )
