"""Whether the amount beside a cell can be anything else than its value."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.classes.confusions import counts_things, holds_rates
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.metrics import STEM, is_measured
from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, index_of, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_appraisal, is_bond, is_choice, is_thing, is_unmeasured
from heatparse.claims.language.words import Word
from heatparse.claims.places.cell_sequences import says_both_ways
from heatparse.claims.places.located_amounts import Located
from heatparse.claims.places.plain_cells import is_plain_cell
from heatparse.claims.reserves.leeways import is_derived
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.phrases import words as word_list

# With one of these in the clause an amount may be something else than the value of a cell.
_OTHERWISE = frozenset(("DIFFERENCE", "FACTOR", "AGGREGATE", "SPREAD", "TIMES", "TREND", "COMPARATIVE",
                        "COLOUR", "SUPERLATIVE", "LEADS", "PEAKS", "SHARE", "BY", "THAN", "ORDER"))  # fmt: skip
# "A on B: 0.9", "A, B: 0.9", "A → B = 0.9"
_CELL_WITH_VALUE = [
    ["REF", joint, "REF", "COLON", "AMOUNT"] for joint in ("PREPOSITION", "COMMA", "ARROW", "VERSUS")
]
# "A vs B: 0.9", "A vs B (0.9)"
_FACING = [["REF", "VERSUS", "REF", tie] for tie in ("COLON", "OPEN", "EQUALS")]
# "A → B (0.9)", and what a clause may begin with until its subject is named
_WAYS = [["REF", joint, "REF", "OPEN"] for joint in ("ARROW", "VERSUS")]
_NAMING = frozenset(("REF", "PREPOSITION", "MEASURE", "OPEN", "COMMA", "JOIN", "AXISNOUN", "DIMENSION"))
# "A, with 90 birds in P, is …"
_APPOSED = (
    ["COMMA", "PREPOSITION", "AMOUNT", "PREPOSITION", "REF", "COMMA"],
    ["COMMA", "PREPOSITION", "AMOUNT", "UNKNOWN", "PREPOSITION", "REF", "COMMA"],
)
_NAMED_BEHIND = frozenset(("PREPOSITION", "REF", "AND", "VERSUS", "ARROW"))
_SET_APART = [["OPEN", "AMOUNT", joint, "AMOUNT", "CLOSE"] for joint in ("VERSUS", "JOIN")]
_TWO = 2
_DOUBLE = [["AMOUNT", joint, "AMOUNT"] for joint in ("AND", "JOIN", "COMMA")]
# With one of these around a bracket the amounts in it may be changes.
_CHANGES = ("DIFFERENCE", "FACTOR", "AGGREGATE", "SPREAD", "TREND", "BY")
# What may stand between two numbers that are told alike.
_ALIKE = frozenset(("REF", "OPEN", "CLOSE", "COMMA", "AND", "JOIN", "PREPOSITION", "COLON", "POSITION"))
_CONTEST = frozenset(("COMPARATIVE", "THAN", "BE", "HEDGE", "CONTRAST", "MEASURE"))  # between bracketed ones
# A clause that makes one of these claims speaks of its amounts there.
_READ = frozenset(
    ("extremum", "ranking", "comparison", "difference", "threshold", "range", "aggregate", "trend", "count")
)


def is_certain(clause: Clause, located: Located, scene: Scene) -> bool:
    """Whether nothing in the clause can make the amount something else than the cell's value."""
    if len(located.pairs) == _TWO and _is_common(clause, located, scene):
        return True
    apposed = _apposed(clause, located)
    either = _is_wrong_both_ways(clause, located, scene)
    plain = is_plain_cell(clause, located, scene)
    tied = located.firm or apposed is not None or either or plain
    if not tied or len(located.pairs) != 1 or (not either and any(ref.unordered for ref in clause.refs())):
        return False
    if clause.has("SYMMETRY") and _is_distance_of_mirrors(located, scene):
        return False
    apart = _bracket_of(clause, located) or _subject_of(clause, located) or apposed
    apart = apart or _opening_of(clause, located, scene) or _closing_of(clause, located)
    appended = _appended(clause, located) if apart is None else None
    apart = apart or appended
    if not _may_be_value(located, scene):
        return False
    phrases = clause.phrases if apart is None else clause.phrases[apart.start : apart.stop]
    if apart is not None and clause.has(*_CHANGES):
        return False  # "it loses most on A (e.g., B: 0.3)"
    types = {phrase.type for phrase in phrases if phrase.type != "UNKNOWN" and not _counts_times(phrase)}
    bare = not any(isinstance(p, Scope) and p.quantifier != "only" and not says_both_ways(p) for p in phrases)
    if (
        _is_placing(clause, located)
        or _is_of_some(clause, located)
        or _is_size(clause.phrases, index_of(clause.phrases, located.amount))
        or _takes_up_derived(clause)
        or _is_of_errors(clause, located, scene)
        or _counts_things(clause, located, scene)
    ):
        return False
    if (_is_share(clause, located) and not holds_rates(scene)) or any(
        _is_target(phrases, index) for index in range(len(phrases))
    ):
        return False
    end = _end_of_bracket(clause, located)
    strange = not plain and any(
        is_unmeasured(phrases, index, scene) and not _is_known(phrases, index, scene)
        for index in range(min(end, len(phrases)))
    )
    others = clause.read & _READ
    if _is_bracketed(clause.phrases, index_of(clause.phrases, located.amount)) or clause.has("SIGN"):
        others -= {"threshold"}  # "is negative (-0.3)": the sign is told of the value
    if strange or is_choice(phrases) or (apart is None and others):
        return False
    if not bare or types & _OTHERWISE or types & GUARDS:
        return False
    if apart is appended:
        clause.read.add("sure value")  # every word around it was looked at
    return True


def _is_common(clause: Clause, located: Located, scene: Scene) -> bool:
    """E.g. "A and B are identical on P (0.9)": the one number of two values that are equal."""
    orders = clause.of("COMPARATIVE")
    values = located.values(scene.grids[located.panel])
    if len(orders) != 1 or getattr(orders[0], "value", "") != "equal" or len(clause.of("AMOUNT")) != 1:
        return False
    if clause.has(*GUARDS, "DIFFERENCE", "SUPERLATIVE", "FACTOR", "AGGREGATE", "SCOPE", "RIVALS", "SPREAD"):
        return False
    one, two = values
    same = one is not None and two is not None and one.low == two.low and one.high == two.high
    strange = any(
        is_unmeasured(clause.phrases, index, scene) and not _is_known(clause.phrases, index, scene)
        for index in range(len(clause.phrases))
    )
    return same and not strange and _may_be_value(located, scene)


def _is_wrong_both_ways(clause: Clause, located: Located, scene: Scene) -> bool:
    """E.g. "A vs B: 0.9" of a square: neither the value of A on B, nor that of B on A."""
    phrases, at = clause.phrases, index_of(clause.phrases, located.amount)
    types = [phrase.type for phrase in phrases[max(0, at - 4) : at]]
    if len(located.pairs) != 1 or types not in _FACING:
        return False
    grid = scene.grids[located.panel]
    row, column = located.pairs[0]
    values = grid.at(row, column), grid.at(column, row)
    stated = grid.measure(located.amount.quantity)
    known = [value for value in values if value is not None]
    return len(known) == len(values) and all(equal(value, stated) is False for value in known)


def _is_distance_of_mirrors(located: Located, scene: Scene) -> bool:
    """E.g. "A vs B (0.1) shows the asymmetry": how far the two cells of a pair lie apart."""
    grid = scene.grids[located.panel]
    row, column = located.pairs[0]
    one, two = grid.at(row, column), grid.at(column, row)
    if one is None or two is None or one is two:
        return False
    stated = grid.measure(located.amount.quantity)
    return stated.low > 0 and abs(abs(one.low - two.low) - stated.low) < stated.resolution


def is_told_alike(clause: Clause, located: Located, right: Sequence[Located], scene: Scene) -> bool:
    """E.g. "A goes along with B (0.57) and C (0.44)": a value in the form in which one beside it is told.

    Whatever the words in front of both may mean, the other number is the value of its cell.
    """
    if not right or len(located.pairs) != 1 or not _may_be_value(located, scene) or clause.has(*GUARDS):
        return False
    start = located.amount.start
    before = [known for known in right if known.amount.start < start]
    behind = next((known for known in right if known.amount.start > start), None)
    if before and _are_told_alike(clause, before[-1], located, scene):
        return True
    if behind is None or (behind.panel != located.panel and not scene.names.tells_times):
        return False  # "improves from 7 to 9", with 9 in one of two panels: from where, nobody knows
    return _are_told_alike(clause, located, behind, scene)


def _are_told_alike(clause: Clause, one: Located, two: Located, scene: Scene) -> bool:
    """Whether two numbers, the one behind the other, are told in the same form."""
    phrases = clause.phrases
    first, last = index_of(clause.phrases, one.amount), index_of(clause.phrases, two.amount)
    between = phrases[first + 1 : last]
    refs = [phrase for phrase in between if isinstance(phrase, Ref)]
    if one.panel == two.panel:
        apart = one.pairs != two.pairs and len(refs) == 1
        apart = apart or (one.pairs != two.pairs and not refs and _are_set_apart(phrases, first, last))
    else:  # "0.5 (left) and 0.6 (right)"
        sides = any(p.type == "POSITION" for p in between) or all(map(scene.panels_named, refs))
        apart = one.pairs == two.pairs and sides
    if not apart or is_choice(between):
        return False
    if _is_bracketed(phrases, first) is not _is_bracketed(phrases, last):
        return False
    if not all(_ends(phrase) for phrase in phrases[last + 1 : last + 2]) and not _goes_on(phrases[first:]):
        return False
    if _are_set_apart(phrases, first, last) or _are_held_alike(phrases, first, last):
        return True
    faced = _is_named_in_front(phrases, first, last)
    alike = _ALIKE | _CONTEST if faced else _ALIKE
    if one.panel != two.panel and scene.names.tells_times and all(map(_leads_on, between)):
        return True  # "(0.5 → 0.7)", "0.7, up from 0.5", of panels before and after something
    return all(
        phrase.type in alike or _is_silent(phrase, scene) or (faced and _is_extent(between, at))
        for at, phrase in enumerate(between)
    )


def _leads_on(phrase: Phrase) -> bool:
    """Whether a phrase leads from the value of one panel to that of the other: an arrow, "to", ", up from"."""
    up = phrase.type == "UNKNOWN" and key_of(phrase) in word_list("comparisons", "becoming")
    return up or phrase.type in ("ARROW", "PREPOSITION", "COMMA", "JOIN")


def _is_extent(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Narrowly beats": by how much."""
    behind = phrases[at + 1] if at + 1 < len(phrases) else None
    return phrases[at].type == "UNKNOWN" and behind is not None and behind.type == "COMPARATIVE"


def _are_set_apart(phrases: Sequence[Phrase], first: int, last: int) -> bool:
    """E.g. "A vs. B on P (0.9 vs. 0.6)": two numbers alone in a bracket, for two names in their order."""
    types = [phrase.type for phrase in phrases[first - 1 : last + 2]] if first else []
    pairs = [
        phrase for phrase in phrases[: first - 1] if isinstance(phrase, Ref) and len(phrase.names) == _TWO
    ]
    return len(pairs) == 1 and types in _SET_APART


def _are_held_alike(phrases: Sequence[Phrase], first: int, last: int) -> bool:
    """E.g. "strong in speech (0.9 on P), weak in code (0.3 on Q)": each number with its own name."""
    held = []
    for at in (first, last):
        end = next((i for i in range(at, len(phrases)) if phrases[i].type == "CLOSE"), len(phrases))
        types = [phrase.type for phrase in phrases[at:end] if phrase.type != "PREPOSITION"]
        held.append(at > 0 and phrases[at - 1].type == "OPEN" and types == ["AMOUNT", "REF"])
    return all(held)


def _is_named_in_front(phrases: Sequence[Phrase], first: int, last: int) -> bool:
    """E.g. "A (0.9) outperforms B (0.8)": each number in brackets right behind its name."""
    return all(
        at > 1 and phrases[at - 1].type == "OPEN" and isinstance(phrases[at - 2], Ref) for at in (first, last)
    )


def _goes_on(phrases: Sequence[Phrase]) -> bool:
    """E.g. "11 were taken for A and 6 for B", "870 visitors to A and 420 to B": each number in front of its name."""
    types = [phrase.type for phrase in phrases if phrase.type in ("AMOUNT", "REF")]
    return types == ["AMOUNT", "REF"] * (len(types) // 2)


def _is_silent(phrase: Phrase, scene: Scene) -> bool:
    """Whether a word only repeats what is named, or what is measured: "870 visitors to A, 420 to B"."""
    if is_thing(phrase):
        return True
    return isinstance(phrase, Word) and phrase.type == "UNKNOWN" and is_measured(scene, phrase.key)


def _is_known(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """Whether an unknown word changes nothing in a number that is tied to its cell."""
    phrase = phrases[index]
    if is_appraisal(phrase) or is_bond(phrase) or key_of(phrase) in word_list("names", "reversals"):
        return True
    key = key_of(phrase)
    if key in word_list("values", "linking") or key in word_list("values", "rating"):
        return True  # "the coefficient linking A to B", "is rated 0.9"
    akin = len(key) > STEM and any(word.startswith(key[:STEM]) for word in scene.title_words)
    return (
        _names_axis_of(phrases, index, scene) or akin
    )  # "isolates resist A", of a map of resistant isolates


def _names_axis_of(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """ "Rare events of negligible impact": the name of an axis behind, or in front of, one of its labels."""
    beside = [*phrases[max(0, index - 1) : index], *phrases[index + 1 : index + 2]]
    return key_of(phrases[index]) in scene.axis_words and any(isinstance(p, Ref) for p in beside)


def _ends(phrase: Phrase) -> bool:
    """Whether what follows a number does not change it."""
    return phrase.type in ("OPEN", "CLOSE", "COMMA", "AND", "JOIN", "STOP") or is_thing(phrase)


def _is_placing(clause: Clause, located: Located) -> bool:
    """E.g. "Already at 4": a number that is a category, and says where."""
    at = index_of(clause.phrases, located.amount)
    before = clause.phrases[at - 1] if at else None
    placed = isinstance(before, Word) and before.key in word_list("names", "placing")
    return placed and located.amount.label is not None


def _is_of_some(clause: Clause, located: Located) -> bool:
    """E.g. "Of the pears taken for apples, 3 were small": a part of the value."""
    at = index_of(clause.phrases, located.amount)
    behind = clause.phrases[at + 1 :]
    return bool(behind) and behind[0].type == "BE" and not any(isinstance(phrase, Ref) for phrase in behind)


def _is_size(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "In groups of 30": how large something else is."""
    thing = phrases[at - 2] if at > 1 and key_of(phrases[at - 1]) == "of" else None
    values = word_list("assertions", "values")
    return thing is not None and thing.type in ("DIMENSION", "AREA") and key_of(thing) not in values


def _takes_up_derived(clause: Clause) -> bool:
    """E.g. "The margin of A is 0.06, for B it is 0.39": what "it" stands for is none of the values."""
    said = any(isinstance(p, Word) and p.key in word_list("reserves", "standing") for p in clause.phrases)
    if not said or clause.before is None:
        return False
    extreme = clause.before.has("SUPERLATIVE", "AGGREGATE") and len(clause.refs()) == 1
    return extreme or any(
        map(is_derived, clause.before.phrases)
    )  # "the maximum for A is 0.4, for B it is 0.5"


def is_of_reverse(clause: Clause, located: Located, scene: Scene) -> bool:
    """E.g. "A–B (0.38 and 0.37)": the second number may be that of B and A; so may that of "A gets 5 from B".

    So may that of "on A, B reaches 0.7", where nothing tells which of them is a row.
    """
    grid, at = scene.grids[located.panel], index_of(clause.phrases, located.amount)
    types = [phrase.type for phrase in clause.phrases]
    double = any(types[i : i + 3] in _DOUBLE for i in range(max(0, at - 2), at + 1))
    taken = any(isinstance(p, Word) and p.key in word_list("assertions", "from") for p in clause.phrases)
    if not (double or taken or _is_fronted(clause.phrases[:at])) or not grid.is_square:
        return False
    stated = grid.measure(located.amount.quantity)
    mirrored = [grid.at(column, row) for row, column in located.pairs]
    return all(value is not None and equal(stated, value) for value in mirrored)


def _is_fronted(phrases: Sequence[Phrase]) -> bool:
    """ "On A, B": a place in front of another, neither of which tells its axis."""
    return any(
        [phrase.type for phrase in phrases[at : at + 4]]
        in (["PREPOSITION", "REF", "JOIN", "REF"], ["PREPOSITION", "REF", "COMMA", "REF"])
        and not any(isinstance(p, Ref) and (p.side or p.relation) for p in phrases[at : at + 4])
        for at in range(len(phrases) - 3)
    )


def _is_of_errors(clause: Clause, located: Located, scene: Scene) -> bool:
    """E.g. "The error of A on B" where no cell is an error."""
    errors = any(isinstance(p, Part) and p.part == "off-diagonal" for p in clause.phrases)
    return errors and not scene.grids[located.panel].is_square


def _is_share(clause: Clause, located: Located) -> bool:
    """E.g. "7% of the A samples": a share, where the cell may hold a count."""
    at = index_of(clause.phrases, located.amount)
    following = clause.phrases[at + 1 : at + 3]
    of = len(following) == 2 and getattr(following[0], "key", "") == "of"
    return of and located.amount.quantity.unit == "%" and isinstance(following[1], Ref)


def _is_target(phrases: list[Phrase], index: int) -> bool:
    """E.g. "Target for A on B: 0.5": a noun that the number belongs to."""
    following = phrases[index + 1] if index + 1 < len(phrases) else None
    return is_thing(phrases[index]) and getattr(following, "key", "") == "for"


def _counts_things(clause: Clause, located: Located, scene: Scene) -> bool:
    """E.g. "It needs 40 tokens on A": a number of something that the document does not count."""
    at = index_of(clause.phrases, located.amount)
    following = clause.phrases[at + 1] if at + 1 < len(clause.phrases) else None
    if following is None or not is_thing(following) or any(ref.relation for ref in clause.refs()):
        return False  # "12 cases of A predicted as B"
    if counts_things(scene):
        return False  # of a confusion matrix, whose values are numbers of cases
    return not is_measured(scene, getattr(following, "key", ""))


def _bracket_of(clause: Clause, located: Located) -> range | None:
    """The bracket that names both the cell and its value, so that nothing around it matters: "(A on B: 0.9)"."""
    phrases = clause.phrases
    at = index_of(clause.phrases, located.amount)
    opened = next((i for i in range(at, -1, -1) if phrases[i].type in ("OPEN", "CLOSE")), None)
    closed = next((i for i in range(at, len(phrases)) if phrases[i].type in ("OPEN", "CLOSE")), None)
    if opened is None or closed is None or phrases[opened].type != "OPEN" or phrases[closed].type != "CLOSE":
        return None
    inside = phrases[opened:closed]
    named = sum(isinstance(p, Ref) for p in inside)
    exemplary = named > 1 and any(p.type == "EXAMPLE" for p in inside)
    return range(opened, closed) if exemplary or _is_pair(inside[1:]) else None


def _may_be_value(located: Located, scene: Scene) -> bool:
    """Whether a number is of the size of the values: "A (2024) is better on B" tells a year."""
    grid = scene.grids[located.panel]
    stated = grid.measure(located.amount.quantity)
    low, high = min(v.low for v in grid.values), max(v.high for v in grid.values)
    if grid.panel.legend is not None and grid.panel.legend.high is not None:
        high = max(high, grid.panel.legend.high)
    reach = max(high - low, abs(high))
    return low - reach <= stated.low and stated.high <= high + reach


def _subject_of(clause: Clause, located: Located) -> range | None:
    """The cell with its value that a clause begins with, or that an arrow makes: what is said of it does not matter."""
    phrases, at = clause.phrases, index_of(clause.phrases, located.amount)
    if clause.has("SUPERLATIVE", "LEADS", "PEAKS", *GUARDS) or not _is_bracketed(phrases, at):
        return None
    if located.amount.quantity.text.startswith("+"):
        return None  # a change
    if [p.type for p in phrases[max(0, at - 4) : at]] in _WAYS:
        return range(at - 4, at + 1)
    told = any(p.type in ("BE", "HAVE", "COMPARATIVE", "THAN") for p in phrases[at:])
    plain = all(p.type in _NAMING or is_thing(p) for p in phrases[:at])
    return range(at + 1) if told and plain else None


def _opening_of(clause: Clause, located: Located, scene: Scene) -> range | None:
    """ "The value of 0.9 for A on P suggests a bond": the cell with its value that a clause comments."""
    phrases, at = clause.phrases, index_of(clause.phrases, located.amount)
    told = [phrase.type for phrase in phrases[:at]]
    if told not in ([], ["MEASURE"], ["MEASURE", "PREPOSITION"]) or len(clause.of("AMOUNT")) != 1:
        return None
    end = next((i for i in range(at + 1, len(phrases)) if phrases[i].type not in _NAMED_BEHIND), len(phrases))
    names = [phrase for phrase in phrases[at:end] if isinstance(phrase, Ref)]
    comments = end < len(phrases) and key_of(phrases[end]) in word_list("reserves", "commenting")
    if not comments or not names or (not told and not scene.grids[located.panel].is_mirrored):
        return None  # "the 0.3 between A and B": their distance, perhaps
    return range(end)


def _closing_of(clause: Clause, located: Located) -> range | None:
    """ "A is almost unrelated to B, with a value of 0.1": the number of the one cell that stands in front."""
    phrases, at = clause.phrases, index_of(clause.phrases, located.amount)
    comma = next((i for i in range(at, -1, -1) if phrases[i].type in ("COMMA", "JOIN")), None)
    if comma is None or at + 1 < len(phrases) or len(clause.of("AMOUNT")) != 1:
        return None
    told = [phrase.type for phrase in phrases[comma + 1 : at] if phrase.type != "SCOPE"]
    front = {phrase.type for phrase in phrases[:comma]} - {"HEDGE"}
    if told != ["PREPOSITION", "MEASURE", "PREPOSITION"] or front & (_OTHERWISE | GUARDS | {"RIVALS"}):
        return None
    return range(comma, at + 1)


def _appended(clause: Clause, located: Located) -> range | None:
    """ "A and B are hard to tell apart, with 5 A clips taken for B": the cell with its value behind a comma."""
    phrases, at = clause.phrases, index_of(clause.phrases, located.amount)
    led = at > 1 and phrases[at - 2].type in ("COMMA", "JOIN") and key_of(phrases[at - 1]) == "with"
    behind = phrases[at + 1 :]
    refs = [phrase for phrase in behind if isinstance(phrase, Ref)]
    plain = all(p.type in _NAMING or p.type == "PREDICTED" or is_thing(p) for p in behind)
    if not led or not plain or len(refs) != _TWO or clause.has(*GUARDS):
        return None
    return range(at - 2, len(phrases))


def _apposed(clause: Clause, located: Located) -> range | None:
    """The cell with its value between the commas behind the subject: "A, with 90 birds in P, ranks second"."""
    phrases, at = clause.phrases, index_of(clause.phrases, located.amount)
    if at < len(("REF", "COMMA", "PREPOSITION")) or clause.has(*GUARDS, "NEGATION", "CONDITION"):
        return None
    told = any([p.type for p in phrases[at - 2 : at - 2 + len(form)]] == form for form in _APPOSED)
    plain = all(p.type in _NAMING or is_thing(p) for p in phrases[: at - 1])
    behind = next((i for i in range(at, len(phrases)) if phrases[i].type == "COMMA"), at)
    return range(behind) if told and plain and located.amount.quantity.value is not None else None


def _is_bracketed(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether an amount stands in brackets by itself."""
    around = (phrases[at - 1].type if at else "", phrases[at + 1].type if at + 1 < len(phrases) else "")
    return around == ("OPEN", "CLOSE")


def _is_pair(phrases: Sequence[Phrase]) -> bool:
    """E.g. "A on B: 0.9", with nothing else."""
    return [phrase.type for phrase in phrases] in _CELL_WITH_VALUE


def _end_of_bracket(clause: Clause, located: Located) -> int:
    """Behind "A on B (0.9)" no word changes what the number is."""
    phrases = clause.phrases
    at = index_of(clause.phrases, located.amount)
    own = [p.type for p in phrases[max(0, at - 4) : at + 2]]
    if own[-6:] == ["REF", "PREPOSITION", "REF", "OPEN", "AMOUNT", "CLOSE"]:
        return at
    return len(phrases)


def _counts_times(phrase: Phrase) -> bool:
    """E.g. "A was taken for B 12 times": no factor."""
    return phrase.type == "TIMES" and isinstance(phrase, Word) and phrase.key == "times"
