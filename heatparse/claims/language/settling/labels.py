"""Numbers that are labels: "the 1e-4 column", "Ratio 0.3", "layers 0-6"."""

from __future__ import annotations

from heatparse.claims.language.bare_numbers import says_where
from heatparse.claims.language.forms import Name, other_unit_names
from heatparse.claims.language.names import Names
from heatparse.claims.language.words import Word, type_behind
from heatparse.models import Quantity
from heatparse.phrases import words as word_list

_YEAR = 4  # digits
_PLACED = frozenset(("PREPOSITION", "JOIN", "AND", "OR"))  # in front of a number with the unit of its axis
_UNITS = frozenset(("UNIT", "UNKNOWN"))
_JOINTS = frozenset(("COMMA", "JOIN", "AND", "OR"))
_SPANNING = _JOINTS | {"DASH"}
_MOVING = frozenset(
    ("DIFFERENCE", "TREND", "COMMA", "STOP", "COLON", "CONTRAST")
)  # … in front of where it moves
_COUNTED = frozenset(("TIMES", "UNIT", "UNKNOWN", "MEASURE", "DIMENSION", "AXISNOUN"))


def _is_line_number(words: list[Word], at: int, label: Name) -> bool:
    """E.g. "the 1e-4 column", "up to 500 cycles", "at 64 tokens": a category in front of its noun."""
    if at + 1 >= len(words):
        return False
    noun = words[at + 1]
    if noun.type == "DIMENSION":
        return noun.key in ("row", "column")
    if noun.type == "AXISNOUN" and not noun.key.endswith("s") and is_of_axis(label, noun.value):
        return True  # "the 40% depth"; what is counted stands in the plural
    if not at:
        return False
    if _is_listed_place(words, at, label):
        return True
    before = words[at - 1]
    key = before.key.rpartition(" ")[2] if before.type == "OCCUR" else before.key  # "seen at 16 shots"
    placed = key in word_list("assertions", "placing")
    if placed and noun.type == "AXISNOUN" and is_of_axis(label, noun.value):
        if before.key == "after":
            before.type = "PREPOSITION"  # "after 20 epochs": there, and not beyond
        return True
    return False


def _is_listed_place(words: list[Word], at: int, label: Name) -> bool:
    """ "Between 3 and 9 days", "from 3 days to 9 days", "at 3 and 6 days": numbers in front of what their axis counts.

    Behind "lies between" and "rises from 3" it may be a value, should the cells hold what is counted alike.
    """
    first = at - 1
    while first > 0 and (_spans(words[first]) or words[first].type in ("NUMBER", "LABEL")):
        first -= 1
    behind = at + 1
    while behind + 1 < len(words) and _spans(words[behind]):
        if words[behind + 1].label is None and words[behind + 1].type != "LABEL":
            return False
        behind += 2
    noun = words[behind] if behind < len(words) else None
    placed = words[first].key in word_list("assertions", "counted_places")
    if noun is None or not placed or noun.type != "AXISNOUN" or not is_of_axis(label, noun.value):
        return False
    if noun.value.axis is None:
        return False
    spans = words[first].key in word_list("joints", "spans")
    return label.unheld or not spans or not first or words[first - 1].type in _MOVING


def _spans(word: Word) -> bool:
    """ "From 3 over 6 and 9 to 12 days": between two of several places."""
    return word.type in _SPANNING or (word.type == "PREPOSITION" and word.key in word_list("joints", "via"))


def _takes_unit(words: list[Word], at: int, names: Names) -> bool:
    """ "At 20 metres" on an axis of metres: the number and its unit become the category."""
    word, unit = words[at], words[at + 1] if at + 1 < len(words) else None
    if unit is None or unit.type not in _UNITS or unit.start - word.end > 1:
        return False
    measured = names.measured(word.value, unit.key)
    if measured is not None:
        word.type, word.value, word.side = "LABEL", *measured
    elif word.label is not None and unit.type == "UNIT" and _is_of_no_value(words, at, unit.key, names):
        word.type, word.value = "LABEL", word.label  # "at 20 m" where the values have no meters
    else:
        return False
    word.end, unit.type = unit.end, ""
    return True


def _is_of_no_value(words: list[Word], at: int, unit: str, names: Names) -> bool:
    """Whether a unit is one that the text in front of the data does not speak of, behind a preposition of places."""
    label, folded = words[at].label, unit.lower()
    if label is None or not label.unheld or words[at - 1].key not in word_list("names", "settling"):
        return False
    forms = {unit, folded, *other_unit_names(folded)}
    if names.value_units:
        return forms.isdisjoint(names.value_units)
    keys, parts = names.opening_keys, word_list("names", "of_compound_units")
    told = (at for at, key in enumerate(keys) if key in forms)
    return all(at and keys[at - 1] in parts for at in told)


def settle_number(words: list[Word], at: int, names: Names) -> None:
    """A number is a label beside the name of an axis, or joined to a number that is one.

    A number that no cell can have ("2018" among temperatures) is a label wherever it stands.
    """
    word = words[at]
    label = word.label
    year = _of_year(words, at, names) if label is None and at else None
    if year is not None:
        word.type, word.value = "LABEL", year
        return
    if label is None and at and _is_year_of_month(words, at, names):
        _settle_year(words, at, names)
        return
    if label is not None and _counts_of(words, at):
        for number in (word, words[at + 2 + (words[at + 1].key == "out")]):
            make_count(number)
        return
    before = words[at - 1] if at else None
    free = before is None or before.type not in ("BOUND", "APPROXIMATELY") or _sets_against(words, at, before)
    if label is not None and label.unmistakable and free and type_behind(words, at) not in ("UNIT", "DASH"):
        word.type, word.value = "LABEL", label
        return
    if (free or (before is not None and before.type == "BOUND")) and _stands_as_name(words, at):
        assert label is not None
        word.type, word.value = "LABEL", label
        return
    measured = names.measured(word.value) if free else None
    if measured is not None:
        word.type, word.value, word.side = "LABEL", *measured
        return
    if free and before is not None and before.type in _PLACED and _takes_unit(words, at, names):
        return
    if label is not None and (
        _is_line_number(words, at, label) or says_where(words, at) or _competes(words, at)
    ):
        word.type, word.value = "LABEL", label
        return
    head = _line_before(words, at)
    if label is not None and head is not None and _is_line_of(head, label):
        head.type = "HEAD"
        word.type, word.value = "LABEL", label  # "column 18"
        return
    if label is not None and before is not None and _is_class_number(words, at, before):
        if before.type == "DIMENSION":
            before.type, word.start = "", before.start
            if at > 1 and words[at - 2].type == "AXISNOUN":
                words[at - 2].type = "AXIS"  # "predicted class 2"
        word.type, word.value = "LABEL", label
        return
    axis = _axis_before(words, at) if before is not None else None
    if axis is None:
        return
    if label is not None and is_of_axis(label, axis):
        word.type, word.value = "LABEL", label
        if axis.axis is None and words[at - 1].key in word_list("names", "class_nouns"):
            words[at - 1].type, word.start = "", words[at - 1].start  # "taken for class 4"
        return
    span = (
        names_between(word.value, axis, names)
        or _counted(word.value, axis, names)
        or names_from(word.value, axis, names)
    )
    if span is not None:
        word.type, word.value = "LABEL", span
    elif (
        label is not None
        and label.unheld
        and words[at - 1].type == "AXISNOUN"
        and " " not in words[at - 1].key
    ):
        # "the rate 0.5" of a dropout that is called a rate, beside learning rates
        word.type, word.value = "LABEL", label
        words[at - 1].type, word.start = "", words[at - 1].start


def _stands_as_name(words: list[Word], at: int) -> bool:
    label = words[at].label
    if label is None or not label.distinct:
        return False
    from heatparse.claims.language.settling.names import (
        stands_as_name,  # loaded where no value can be such a number
    )

    return stands_as_name(words, at)


def _competes(words: list[Word], at: int) -> bool:
    from heatparse.claims.parts.competing_numbers import competes  # loaded where numbers are categories

    return competes(words, at)


def _of_year(words: list[Word], at: int, names: Names) -> Name | None:
    """ "In 2023", "(2023)", where the categories are "Q1 2023" to "Q4 2024": those of that year."""
    key, before = words[at].key, words[at - 1]
    if len(key) != _YEAR or not key.isdigit() or key[:2] not in word_list("names", "centuries"):
        return None
    bracketed = before.type == "OPEN" and type_behind(words, at) == "CLOSE"
    if not (bracketed or before.key in word_list("names", "before_year")):
        return None
    group = names.group(key)
    axes = {(bool(label.rows), bool(label.columns)) for label in group.labels} if group is not None else set()
    return group if len(axes) == 1 else None


def _is_year_of_month(words: list[Word], at: int, names: Names) -> bool:
    """ "January 2022" where an axis lists months without a year, and no cell has that value."""
    before, key = words[at - 1], words[at].key
    if before.type != "LABEL" or len(key) != _YEAR or words[at].start - before.end != 1:
        return False
    from heatparse.claims.language.derived_names import is_month, is_year  # loaded where it may be a year

    years = is_year(key) and is_month(before.key) and not names.holds(float(key))
    return years and type_behind(words, at) not in _COUNTED


def _settle_year(words: list[Word], at: int, names: Names) -> None:
    """No value; where the figure is of another year, or of several, it is open which cells are meant."""
    from heatparse.claims.language.derived_names import tells_year

    words[at].type = "UNKNOWN"
    if any(map(tells_year, names.opening)):
        words[at - 1].type = "UNKNOWN"


def _sets_against(words: list[Word], at: int, before: Word) -> bool:
    """ "Lower than 2000", "up to 2010" in front of no unit: where no value comes near, the category."""
    bound = before.type == "BOUND" and (before.key == "up to" or before.key.endswith(" than"))
    return bound and type_behind(words, at) not in _COUNTED


def settle_roles(words: list[Word]) -> None:
    """ "A as the (only) source": of two axes that list A, the one that is named. "Transfer to A": A is the target."""
    for at in range(1, len(words) - 1):
        label, joint, noun = words[at - 1 : at + 2]
        if label.key in word_list("names", "transfers_to") and noun.type == "LABEL" and joint.key == "to":
            joint.type = "TESTED"
        if joint.key != "as" or label.type != "LABEL":
            continue
        sole = noun if noun.key in word_list("names", "sole_roles") and at + 2 < len(words) else None
        if sole is not None and type_behind(words, at + 2) in ("COMMA", "JOIN", "STOP", ""):
            noun = words[at + 2]  # "A as the only source,"
        if noun.type != "AXISNOUN" or noun.value.axis is None:
            continue
        if sole is not None and _is_of_side(label.value, noun.value.axis):
            sole.type = ""
        if _is_of_side(label.value, noun.value.axis) and type_behind(words, at + 1) != "LABEL":
            label.side, joint.type, noun.type = noun.value.axis, "", ""


def _counts_of(words: list[Word], at: int) -> bool:
    """ "In 10 of 12 layers": so many of them, where layers have numbers as well."""
    following = words[at + 1 : at + 5]
    if following and following[0].key == "out":
        following = following[1:]  # "3 out of 8 cells"
    following = following[:3]
    types = [word.type for word in following]
    return (
        len(types) == 3
        and following[0].key in word_list("function_words", "of_count")
        and types[1] in ("NUMBER", "CARDINAL")
        and types[2] in ("AXISNOUN", "DIMENSION")
    )


def make_count(word: Word) -> None:
    """Make a whole number a count."""
    number = word.value.value if word.type == "NUMBER" else None
    if number is not None and number == int(number):
        word.type, word.value = "CARDINAL", str(int(number))


def leads_labels(words: list[Word], at: int) -> bool:
    """E.g. "The 64, 128 and 256 columns": a number in front of labels of one axis and their noun.

    "10, 20 and 30 dB": their unit tells as much.
    """
    label, step = words[at].label, at + 1
    if words[at].type != "NUMBER" or label is None or type_behind(words, at + 1) != "LABEL":
        return False
    if words[step].type in _JOINTS and _is_of_side(label, words[at + 2].side):
        words[step].type, words[at].side = "JOIN", words[at + 2].side
        return True
    while step < len(words) and words[step].type in ("COMMA", "JOIN", "AND", "LABEL"):
        if words[step].type == "LABEL" and not _share_axis(label, words[step].value):
            return False
        step += 1
    noun = words[step] if step < len(words) else None
    return noun is not None and noun.type in ("DIMENSION", "AXISNOUN") and noun.key.endswith("s")


def _is_of_side(label: Name, side: str) -> bool:
    return side in ("x", "y") and any(known.columns if side == "x" else known.rows for known in label.labels)


def _share_axis(one: Name, two: Name) -> bool:
    return two.numeric and any(
        (a.rows and b.rows) or (a.columns and b.columns) for a in one.labels for b in two.labels
    )


def _is_class_number(words: list[Word], at: int, before: Word) -> bool:
    """E.g. "Class 9", "predicted as 5": a category, unless it counts something."""
    if type_behind(words, at) in ("TIMES", "UNIT", "AXISNOUN", "DIMENSION"):
        return False
    named = before.type == "DIMENSION" and before.key in word_list("names", "class_nouns")
    true = before.type == "TRUE" and before.key.endswith((" class", " label"))
    return named or true or (before.type == "PREDICTED" and before.key.endswith((" as", " for", " with")))


def _line_before(words: list[Word], at: int) -> Word | None:
    """The noun that a number is beside, or that the list begins with in which it stands: "columns 2 and 3"."""
    step = at - 1
    while step > 0 and words[step].type in ("COMMA", "AND", "JOIN", "LABEL"):
        step -= 1
    listed = step == at - 1 or words[step + 1].type == "LABEL"
    return words[step] if step >= 0 and listed else None


def _is_line_of(word: Word, label: Name) -> bool:
    """Whether a noun in front of a number is that of its axis: "column 18" where a column is called 18."""
    if word.type not in ("DIMENSION", "HEAD") or word.key.removesuffix("s") not in ("row", "column", "col"):
        return False
    return bool(label.label.rows if word.value == "row" else label.label.columns)


def _axis_before(words: list[Word], at: int) -> Name | None:
    """The axis that a number is beside: "Ratio 0.3", "Window=500", "Ratios 0.2 and 0.3"."""
    step = at - 1
    while step >= 0:
        type = words[step].type
        if type in ("AXISNOUN", "AXIS"):
            found: Name = words[step].value
            return found
        if type in ("DIMENSION", "") and words[step].key in word_list("names", "class_nouns"):
            return _of_either_axis(words, at)  # "class 9", "classes 5 and 6"
        if type in ("PREDICTED", "TRUE") and step == at - 1 and type_behind(words, at) not in _COUNTED:
            return _of_either_axis(words, at)  # "predicted as 6"
        joint = type in ("COMMA", "AND", "OR", "EQUALS", "DASH") or (type == "LABEL" and step < at - 1)
        if not joint and not (
            type == "PREPOSITION" and words[step].key in word_list("function_words", "of_pair")
        ):
            return None
        if type == "LABEL" and not _carries_on(words[step - 1]):
            return None
        step -= 1
    return None


def _of_either_axis(words: list[Word], at: int) -> Name | None:
    """An axis for a number that is a category of both, as classes are."""
    label = words[at].label
    if label is None or not (label.label.rows and label.label.columns):
        return None
    return Name("axis", label.labels)


def _carries_on(word: Word) -> bool:
    """Whether a label behind this word belongs to an axis in front: "an unroll factor of 4 or 8"."""
    joins = word.type in ("COMMA", "AND", "OR", "AXISNOUN", "EQUALS") or word.key == "of"
    return joins or word.key in word_list("names", "class_nouns")


def is_of_axis(name: Name, axis: Name) -> bool:
    """Whether a category belongs to the named axis."""
    if axis.axis is None:
        return True
    return any(label.columns if axis.axis == "x" else label.rows for label in name.labels)


def names_between(quantity: Quantity | None, axis: Name, names: Names) -> Name | None:
    """E.g. "layers 0-6": the numbered categories of an axis in a span, as one name."""
    if quantity is None or quantity.low is None or quantity.high is None:
        return None
    found = [
        label for number, label in names.counted(axis.axis or "x") if quantity.low <= number <= quantity.high
    ]
    return Name("category", tuple(found)) if len(found) > 1 else None


def names_from(quantity: Quantity | None, axis: Name, names: Names) -> Name | None:
    """E.g. "From age 50 on" where the groups are 35-49, 50-64 and 65+: the one that begins there."""
    if quantity is None or quantity.value is None or axis.axis is None:
        return None
    found = names.beginning(axis.axis, f"{quantity.value:g}")
    return Name("category", (found,)) if found is not None else None


def _counted(quantity: Quantity | None, axis: Name, names: Names) -> Name | None:
    """ "Layers 1 and 2" of "Layer 1", "Layer 2", where heads are numbered as well."""
    if quantity is None or quantity.value is None or quantity.unit:
        return None
    found = [label for number, label in names.counted(axis.axis or "x") if number == quantity.value]
    return Name("category", tuple(found)) if len(found) == 1 else None


def settle_abbreviated_axis(words: list[Word], at: int, names: Names) -> None:
    """E.g. "Seq 16" for the axis "Sequence Length"."""
    axis = names.axis_starting(words[at].key)
    if axis is not None:
        words[at].type, words[at].value = "AXISNOUN", axis
        if words[at + 1].type == "NUMBER":
            settle_number(words, at + 1, names)
