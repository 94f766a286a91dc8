"""Courses from panel to panel: "A on P rises from 8.3 in 2022 to 9.0 in 2023", where the years are two panels."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.metrics import is_introduced
from heatparse.claims.language.motions import motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Truth, equal
from heatparse.models.claims import BaseClaim, CellValueClaim, TrendClaim
from heatparse.phrases import words
from heatparse.tokens import fold, label_keys

_PANELS = 2
_LABELS = 2  # of a cell
_DIGITS = 4  # of a year
_FIRST_YEAR, _LAST_YEAR = 1500, 2200
_MOVING = {"gain": 1, "drop": -1, "up": 1, "down": -1}
_PLACED = frozenset(
    ("REF", "MEASURE", "PREPOSITION", "COMMA", "JOIN", "AXISNOUN", "DIMENSION", "VERSUS", "ARROW")
)
_ACTING = frozenset(("UNKNOWN", "MEASURE", "AXISNOUN", "DIMENSION"))
_ENDS = frozenset(("PREPOSITION", "REF", "AMOUNT", "OPEN", "CLOSE"))
_STOPS = frozenset(("COMMA", "JOIN", "AND", "CONTRAST"))


def read_panel_courses(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims that a cell, or a line, rises or falls from one panel to another, and of the values told."""
    clause = _without_years(clause)
    verbs = [(at, p) for at, p in enumerate(clause.phrases) if p.type == "DIFFERENCE" or motion_of(p)]
    if clause.is_data or len(verbs) != 1 or clause.lead:
        return []
    at, verb = verbs[0]
    if motion_of(verb) == "flat":
        return _standstill(clause, scene, at)
    sign = _MOVING.get(str(getattr(verb, "value", "")) or motion_of(verb), 0)
    sign = sign or _MOVING.get(motion_of(verb), 0)
    front, behind = clause.phrases[:at], _ends_part(clause.phrases[at + 1 :])
    rest = clause.phrases[at + 1 + len(behind) :]
    moved = list(takewhile(lambda p: p.type == "REF" or _is_measure(p, scene), behind))
    if moved and all(phrase.type in _ACTING for phrase in front):
        front, behind = moved, behind[len(moved) :]  # "training raises the score of A from 20 to 44"
    if any(isinstance(phrase, Amount) for phrase in rest):
        return []  # "…, a gain of 0.7": other readers take all of it
    if not sign or not all(_is_placed(p, scene) for p in front) or any(p.type not in _ENDS for p in behind):
        return []
    if key_of(behind[0] if behind else None) not in words("trends", "from"):
        return []
    named = {at: scene.panels_named(phrase) for at, phrase in enumerate(behind) if isinstance(phrase, Ref)}
    last = max((at for at, panels in named.items() if panels), default=0)
    panels = [panels[0] for at, panels in named.items() if len(panels) == 1 and at <= last]
    if not panels:
        return _of_unnamed_panels(clause, scene, sign, front, behind)
    if len(panels) != _PANELS or panels[0] == panels[1]:
        return []
    told = _told(behind[: last + 1])
    places = [ref for ref in (*clause.heads, *front, *behind[last + 1 :]) if isinstance(ref, Ref)]
    if told is None or not places or any(scene.panels_named(ref) for ref in places):
        return []
    grids = [scene.grids[panel] for panel in panels]
    pairs = _pairs(places, grids, scene)
    if not pairs or (told and len(pairs) > 1):
        return []
    if key_of(verb) in words("trends", "strengthening"):
        sign = _of_size(sign, pairs, scene)
    clause.read.add("panel course")
    judged = _told_course(clause, scene, pairs, sign, grids) if sign else UNDECIDED
    claims: list[BaseClaim] = [scene.claim(TrendClaim, clause, judged)]
    for amount, value, grid in zip(told, pairs[0], grids, strict=False):
        truth = equal(value, grid.measure(amount.quantity))
        said = "" if truth else f"the text says {amount.quantity.text}, but "
        judged = Judgement(truth, f"{said}{grid.tell(value)}", (value.span,))
        claims.append(scene.claim(CellValueClaim, clause, judged, value=amount.quantity))
    return claims


def _without_years(clause: Clause) -> Clause:
    """ "Between the two years, A rises" without the years, which are the panels."""
    phrases = clause.phrases
    types = [phrase.type for phrase in phrases[:4]]
    two = types[:2] == ["PREPOSITION", "CARDINAL"] and types[3:] in (["COMMA"], ["JOIN"])
    plural = key_of(phrases[2]).removesuffix("s") if two else ""
    if not two or key_of(phrases[0]) != "between" or plural not in words("trends", "from_year_to_year"):
        return clause
    return clause.part(list(phrases[4:]))


def _standstill(clause: Clause, scene: Scene, at: int) -> list[BaseClaim]:
    """ "A on P stood still at 3.0": it is 3.0 in both panels."""
    front, behind = clause.phrases[:at], clause.phrases[at + 1 :]
    amount = behind[-1] if behind else None
    still = key_of(clause.phrases[at]) in words("trends", "still")
    if not still or not isinstance(amount, Amount) or amount.bound or amount.label is not None:
        return []
    if [key_of(phrase) for phrase in behind[:-1]] != ["at"] or len(scene.grids) != _PANELS:
        return []
    places = [ref for ref in (*clause.heads, *front) if isinstance(ref, Ref)]
    if not all(_is_placed(p, scene) or p.type in ("HAVE", "BE") for p in front) or any(
        map(scene.panels_named, places)
    ):
        return []
    grids = [scene.grids[0], scene.grids[1]]
    pairs = _pairs(places, grids, scene)
    if len(pairs) != 1 or len({ref.names for ref in places}) != _LABELS:
        return []
    told = grids[0].measure(amount.quantity)
    truths = [equal(value, told) for value in pairs[0]]
    truth = True if all(truths) else False if False in truths else None
    text = "; ".join(grid.tell(value) for grid, value in zip(grids, pairs[0], strict=True))
    clause.read.add("panel course")
    return [scene.claim(TrendClaim, clause, Judgement(truth, text, tuple(value.span for value in pairs[0])))]


def _is_placed(phrase: Phrase, scene: Scene) -> bool:
    return phrase.type in _PLACED or _is_measure(phrase, scene)


def _is_measure(phrase: Phrase, scene: Scene) -> bool:
    """The word for what the values are: that of a class of words, or of the introduction."""
    return phrase.type == "MEASURE" or (phrase.type == "UNKNOWN" and is_introduced(scene, key_of(phrase)))


def _of_unnamed_panels(
    clause: Clause, scene: Scene, sign: int, front: Sequence[Phrase], behind: Sequence[Phrase]
) -> list[BaseClaim]:
    """ "A rises from 8.3 to 9.0 on P", where A on P is 8.3 in one of two panels: to what it is in the other."""
    kinds = [phrase.type for phrase in behind if phrase.type in ("AMOUNT", "REF")]
    amounts = [phrase for phrase in behind if isinstance(phrase, Amount)]
    places = [ref for ref in (*clause.heads, *front, *behind) if isinstance(ref, Ref)]
    places = [ref for ref in places if not scene.panels_named(ref)]
    if len(scene.grids) != _PANELS or kinds not in (["AMOUNT", "AMOUNT"], ["AMOUNT", "AMOUNT", "REF"]):
        return []
    if any(amount.bound or amount.label is not None for amount in amounts):
        return []
    grids = [scene.grids[0], scene.grids[1]]
    pairs = _pairs(places, grids, scene)
    if len(pairs) != 1 or len({ref.names for ref in places}) != _LABELS:
        return []
    first, last = (scene.grids[0].measure(amount.quantity) for amount in amounts)
    starts = [at for at, value in enumerate(pairs[0]) if equal(value, first)]
    if len(starts) != 1:
        return []
    start, end = pairs[0][starts[0]], pairs[0][1 - starts[0]]
    ordered = [grids[starts[0]], grids[1 - starts[0]]]
    course = _told_course(clause, scene, [(start, end)], sign, ordered)
    if starts[0]:  # from the second panel to the first
        course = _backwards(course, grids)
    truth = equal(end, last)
    if truth is False and any(equal(value, last) is not False for value in _beside(start, ordered[0])):
        return []  # "falls from 8.3 to 7.1 on P": within its panel, perhaps
    clause.read.add("panel course")
    claims: list[BaseClaim] = [scene.claim(TrendClaim, clause, course)]
    for amount, value, grid, said in zip(amounts, (start, end), ordered, (True, truth), strict=True):
        text = "" if said else f"the text says {amount.quantity.text}, but "
        judged = Judgement(said, f"{text}{grid.tell(value)}", (value.span,))
        claims.append(scene.claim(CellValueClaim, clause, judged, value=amount.quantity))
    return claims


def _backwards(course: Judgement, grids: Sequence[Grid]) -> Judgement:
    """What is told as going back in time, where the panels are years; else nobody knows which one is first."""
    titles = [label_keys(grid.panel.title or "") for grid in grids]
    years = [int(word) for title in titles for word in title if word.isdecimal() and len(word) == _DIGITS]
    rest = [[word for word in title if not (word.isdecimal() and len(word) == _DIGITS)] for title in titles]
    if len(years) != _PANELS or not _FIRST_YEAR < years[0] < years[1] < _LAST_YEAR or rest[0] != rest[1]:
        return UNDECIDED
    return Judgement(False, course.explanation, course.spans)


def _beside(value: Value, grid: Grid) -> list[Value]:
    """The other values of the row and of the column of a value."""
    return [
        other for other in grid.values
        if other is not value and (other.row == value.row or other.column == value.column)
    ]  # fmt: skip


def _ends_part(phrases: Sequence[Phrase]) -> list[Phrase]:
    """ "From 8.3 in 2022 to 9.0 in 2023", without what follows."""
    depth, kept = 0, []
    for phrase in phrases:
        depth += (phrase.type == "OPEN") - (phrase.type == "CLOSE")
        if phrase.type in _STOPS and not depth:
            break
        kept.append(phrase)
    if (
        len(kept) > 1
        and kept[-2].type == "PREPOSITION"
        and key_of(kept[-1]) in words("trends", "from_year_to_year")
    ):
        return kept[:-2]  # "rises from 8.3 to 9.0 on P year over year"
    return kept


def _told(behind: Sequence[Phrase]) -> list[Amount] | None:
    """The two numbers, each in front of its panel, or none; None for any other form."""
    kinds = [phrase.type for phrase in behind if phrase.type in ("AMOUNT", "REF")]
    amounts = [phrase for phrase in behind if isinstance(phrase, Amount)]
    joints = [key_of(phrase) for phrase in behind if phrase.type == "PREPOSITION"]
    leads = sum(key in words("trends", "to") for key in joints)
    if leads != 1 or any(amount.bound or amount.label is not None for amount in amounts):
        return None
    if kinds == ["REF", "REF"]:
        return []
    return amounts if kinds == ["AMOUNT", "REF", "AMOUNT", "REF"] else None


def _pairs(places: Sequence[Ref], grids: Sequence[Grid], scene: Scene) -> list[tuple[Value, Value]]:
    """The cells of some places in both panels."""
    lines = [scene.lines(ref, grids[0]) for ref in places]
    if any(len(choices) != 1 or len(choices[0].labels) != 1 for choices in lines):
        return []
    rows, columns = (
        [fold(choices[0].labels[0]) for choices in lines if choices[0].axis == axis]
        for axis in ("row", "column")
    )
    if len(rows) > 1 or len(columns) > 1:
        return []
    pairs = [
        (value, grids[1].cells.get((value.row, value.column))) for value in grids[0].select(rows, columns)
    ]
    return [(one, two) for one, two in pairs if two is not None]


def _told_course(
    clause: Clause, scene: Scene, pairs: Sequence[tuple[Value, Value]], sign: int, grids: Sequence[Grid]
) -> Judgement:
    """The course; "improves" is told of what falls as well where less may be better."""
    course = _course(pairs, sign, grids)
    if course.truth is False and scene.may_be_better_low and clause.says(words("trends", "valued")):
        turned = _course(pairs, -sign, grids)
        return turned if turned.truth else course
    return course


def _of_size(sign: int, pairs: Sequence[tuple[Value, Value]], scene: Scene) -> int:
    """ "Strengthens from -0.3 to -0.5": negative bonds get stronger as they fall; 0 where that is not clear."""
    below = [value.high < 0 for pair in pairs for value in pair]
    bonds = not scene.title_words.isdisjoint(words("names", "bonds"))
    return -sign if all(below) and bonds else 0 if any(below) else sign


def _course(pairs: Sequence[tuple[Value, Value]], sign: int, grids: Sequence[Grid]) -> Judgement:
    truths: list[Truth] = [_moves(one, two, sign) for one, two in pairs]
    one, two = next((pair for pair, truth in zip(pairs, truths, strict=True) if not truth), pairs[0])
    text = f"{grids[0].tell(one)}, and {grids[1].tell(two)}"
    spans = (one.span, two.span)
    if all(truths):
        return Judgement(True, text, spans)
    return Judgement(False, text, spans) if all(truth is False for truth in truths) else UNDECIDED


def _moves(one: Value, two: Value, sign: int) -> Truth:
    if equal(one, two):
        return False
    step = sign * (two.low - one.high if sign > 0 else two.high - one.low)
    back = sign * (two.high - one.low if sign > 0 else two.low - one.high)
    return True if step > 0 else False if back < 0 else None
