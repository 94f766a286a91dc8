"""Words seen with their neighbours: numbers that are labels, joints, bounds, heads of names."""

from __future__ import annotations

from heatparse.claims.bare_numbers import says_where
from heatparse.claims.glosses import with_glosses
from heatparse.claims.limits import with_bounds, with_limits
from heatparse.claims.names import Name, Names
from heatparse.claims.nouns import settle_nouns
from heatparse.claims.words import Word
from heatparse.models import Quantity
from heatparse.phrases import words as word_list

# What depends on its neighbours.
_UNSETTLED = frozenset((
    "AXISNOUN", "EQUALS", "DIMENSION", "CARDINAL", "ORDINAL", "SUPERLATIVE", "BOUND", "COMPARATIVE", "APPROXIMATELY",
    "COMMA", "AND", "OR", "DASH", "UNIT", "LIMIT", "NEXT", "LEADS",
    "CONDITION", "BY", "UNKNOWN", "AGGREGATE", "NEGATION", "HEDGE", "DEGREE", "FURTHER", "RESTRICTION",
))  # fmt: skip
# What is "most common" in a way that the numbers tell.
_COUNTED = frozenset(("DIAGONAL", "AXISNOUN", "TRUE", "DIMENSION", "PREDICTED"))
_RANKED = frozenset(("MEASURE", "DIMENSION", "UNKNOWN", "PREPOSITION", "AXISNOUN", "COLOUR", "DIAGONAL"))
# What may as well be the first word of a name.
_COMMON = frozenset(("DIFFERENCE", "SPREAD", "AREA", "TREND", "AGGREGATE"))
_NAMED = frozenset(("LABEL", "PANEL", "AXIS", "HEAD"))
_LIMITS = frozenset(("up to", "from", "beyond", "at least", "at most"))  # without a number they restrict

_PARTS = {"half": 50.0, "third": 100 / 3, "quarter": 25.0}  # percent: "falls by a third"
_PART_BLUR = 4.0  # … and how precise that is
_EDGES = (" above", " below")
_BENEATH = frozenset(("under", "beneath"))
_BESIDE = frozenset(("NUMBER", "UNIT", "BE", "OCCUR", "HAVE", "CARDINAL"))  # "lies under A" compares


def settle(words: list[Word], names: Names) -> list[Word]:
    """Decide what depends on the neighbours: numbers that are labels, joints, bounds, heads."""
    types = {word.type for word in words}
    if "LIMIT" in types:
        words = with_limits(words)
    if "NUMBER" in types:
        words = with_bounds(words)
    if "OPEN" in types:
        words = with_glosses(words, names)
    if "OPEN" in types and "COMMA" in types:
        words = _coordinates(words, names)
    if "DIAGONAL" in types and names.measures_errors:
        for word in words:
            if word.type == "DIAGONAL" and word.key in word_list("names", "mistakes"):
                word.type = word.value = "MEASURE"  # an error is what is measured
    if names.value_nouns:
        settle_nouns(words, names.value_nouns)
    if "AXISNOUN" in types:
        words = _diagonals(words)
        words = [word for at, word in enumerate(words) if not _names_its_label(words, at)]
    for at, word in enumerate(words):
        type = word.type
        if type == "NUMBER":
            _number(words, at, names)
        elif type in _COMMON and _next(words, at) in ("LABEL", "PANEL") and _begins(word, words[at + 1]):
            word.type = ""
        elif word.key in _PARTS and _is_part(words, at):
            word.type = "NUMBER"
            word.value = Quantity(text=word.key, value=_PARTS[word.key], unit="%", resolution=_PART_BLUR)
        elif type == "UNKNOWN" and at + 1 < len(words) and words[at + 1].type in ("NUMBER", "EQUALS"):
            _abbreviated_axis(words, at, names)
        elif type == "UNKNOWN" and _names_things(words, at + 1):
            group = names.group(word.key)
            if group is not None:
                word.type, word.value = "LABEL", group
        elif word.key == "of" and _names_end(words, at):
            word.type = words[at - 1].type = ""
        elif type == "SIGN" and _next(words, at) == "NUMBER" and word.key in ("negative", "minus"):
            _negate(word, words[at + 1])
    for at in range(len(words) - 1, -1, -1):
        if words[at].type in _UNSETTLED:
            _settle_word(words, at)
    return [word for word in words if word.type not in ("", "DASH")]


def _names_its_label(words: list[Word], at: int) -> bool:
    """Whether a word only ties a label to the name of its axis: "a window size of 2000", "when the size is 2000"."""
    if not 0 < at < len(words) - 1:
        return False
    if words[at].key in ("of", "for") and words[at - 1].value in ("row", "column"):
        return words[at + 1].type == "LABEL"  # "the row for A"
    where = words[at].type == "BE" and any(word.key in ("when", "where") for word in words[:at])
    if not (words[at].key == "of" or where) or words[at - 1].type != "AXISNOUN":
        return False
    label = words[at + 1].value if words[at + 1].type == "LABEL" else words[at + 1].label
    return label is not None and _fits(label, words[at - 1].value)


def _begins(word: Word, label: Word) -> bool:
    """Whether a word is the beginning of a name that goes by its end alone: "step 64k" of "Step 64k"."""
    return any(word.key in known.text.lower().split() for known in label.value.labels[:1])


def _names_end(words: list[Word], at: int) -> bool:
    """E.g. "From a low of 0.1 to a high of 0.9": the noun only tells which end of a span follows."""
    if at < 2 or words[at - 1].key not in word_list("assertions", "extreme_ends"):
        return False
    after = words[at + 1].type if at + 1 < len(words) else ""
    joint = words[at - 2].key
    if joint == "and" and not any(word.key in ("between", "from") for word in words[: at - 2]):
        return False  # "with a maximum of 0.9 in A and a minimum of 0.1 in B"
    return joint in word_list("joints", "spans") and after in ("NUMBER", "APPROXIMATELY")


def _names_things(words: list[Word], at: int) -> bool:
    """Whether a word is a noun in the plural for rows, columns or categories."""
    if at >= len(words):
        return False
    word = words[at]
    plural = word.key.endswith("s")
    return plural and (word.type in ("AXISNOUN", "DIMENSION") or word.key in word_list("names", "things"))


def _negate(sign: Word, number: Word) -> None:
    """E.g. "negative 0.37" is -0.37."""
    quantity = number.value
    if quantity is not None and quantity.value is not None and quantity.value > 0:
        number.value = quantity.model_copy(update={"value": -quantity.value})
        number.start, sign.type = sign.start, ""


def _next(words: list[Word], at: int) -> str:
    return words[at + 1].type if at + 1 < len(words) else ""


def _is_possessed(words: list[Word], at: int) -> bool:
    """E.g. "A's lead", "its lead": a noun, where one alone would say "leads"."""
    before, earlier = words[at - 1] if at else None, words[at - 2].type if at > 1 else ""
    if before is None or before.key in ("its", "their"):
        return before is not None
    one = before.type == "LABEL" and len(before.value.labels) == 1
    return one and earlier not in ("JOIN", "AND", "COMMA", "OR", "LABEL")


def _is_top_of(words: list[Word], at: int) -> bool:
    """E.g. "The top of the A column": a place."""
    behind = words[at + 1 : at + 3]
    return len(behind) == 2 and behind[0].key == "of" and behind[1].type in (*_NAMED, "DIMENSION", "AXISNOUN")


def _settle_word(words: list[Word], at: int) -> None:
    """One word, seen with what follows it; later words are settled already."""
    word = words[at]
    type, after = word.type, _next(words, at)
    before = words[at - 1].type if at else ""
    if type == "AXISNOUN" and after in ("LABEL", "EQUALS"):
        word.type = "AXIS"
    elif word.key == "lead" and type == "LEADS" and _is_possessed(words, at):
        word.type, word.value = "DIFFERENCE", "gap"
    elif type == "EQUALS" and not (before in ("AXIS", "AXISNOUN") and after == "LABEL"):
        word.type = "COLON"
    elif type == "DIMENSION" and after in ("LABEL", "NUMBER") and word.value in ("row", "column", "panel"):
        word.type = "HEAD"
    elif type in ("CARDINAL", "ORDINAL") and after in ("SUPERLATIVE", "RANK"):
        word.type = "RANK"
    elif type == "ORDINAL" and _is_place_taken(words, at):
        word.type = "PLACED"
    elif type == "AXISNOUN" and before in ("POSITION", "ORDINAL") and _is_one_line(words, at):
        word.type, word.value = "DIMENSION", "column" if word.value.axis == "x" else "row"
    elif word.key == "one" and before == "POSITION" and _positioned_before(words, at) is not None:
        noun = _positioned_before(words, at)
        word.type, word.value = "DIMENSION", noun.value if noun is not None else ""
    elif type == "DIMENSION" and before in ("NUMBER", "CARDINAL") and word.key in ("point", "points"):
        word.type = "UNIT"
    elif type == "SUPERLATIVE" and word.value in ("common", "rare") and not _counts(words, at):
        word.type = "UNKNOWN"
    elif type == "SUPERLATIVE" and word.key in ("top", "bottom") and _is_top_of(words, at):
        word.type = "UNKNOWN"  # "the top of the column"
    elif type == "SUPERLATIVE" and word.key in ("top", "bottom") and _is_place(words, at):
        word.type, word.value = "POSITION", word.key
    elif (
        type in ("BOUND", "COMPARATIVE")
        and word.key in _BENEATH
        and after in ("LABEL", "PANEL")
        and before not in _BESIDE
    ):
        word.type = "PREPOSITION"  # "under Backlit"
    elif type == "BOUND" and word.key == "up to" and _ends_span(words, at):
        word.type, word.key = "PREPOSITION", "to"  # "from 21 up to 52"
    elif type == "BOUND" and after == "FACTOR":
        word.type, word.value = "COMPARATIVE", "high"  # "at least doubles"
    elif type == "BOUND" and not _before_number(words, at):
        word.type = (
            "RESTRICTION" if word.key in _LIMITS else "PREPOSITION" if word.key == "over" else "COMPARATIVE"
        )
        word.value = "high" if word.value in ("above", "at_least") else "low"
    elif type == "COMPARATIVE" and word.key.endswith(_EDGES) and _before_number(words, at):
        word.type, word.value = "BOUND", word.key.rpartition(" ")[2]  # "scores above 50"
    elif type == "COMPARATIVE" and word.value in ("high", "low") and _before_number(words, at):
        if word.key not in ("higher", "lower", "more", "less", "larger", "smaller", "greater"):
            word.type = "BOUND"
            word.value = "above" if word.value == "high" else "below"
    elif type == "APPROXIMATELY" and after != "NUMBER":
        word.type = "HEDGE"
    elif type in ("COMMA", "AND", "OR") and _joins(words, at):
        word.type = "JOIN"
    elif type == "NEGATION" and word.key == "nor" and before in _NAMED and after in _NAMED:
        word.type = "JOIN"  # "neither A nor B"
    elif type == "HEDGE" and word.key in word_list("assertions", "appearing") and _ends_here(words, at):
        word.type = "OCCUR"  # "no negative values appear"
    elif type == "DASH" and before == "LABEL" and after in ("LABEL", "AXIS"):
        word.type = "VERSUS"
    elif type == "CARDINAL" and _is_amount(words, at):
        word.type, word.value = "NUMBER", Quantity(text=word.key, value=float(word.value), resolution=1.0)
    elif type == "CONDITION" and word.key == "when" and (before == "OCCUR" or _says_where(words, at)):
        word.type = "PREPOSITION"
    elif type == "NEXT" and word.key == "then" and not _is_next(words, at):
        word.type = ""
    elif type == "RESTRICTION" and word.key == "within" and after in _NAMED:
        word.type = "PREPOSITION"  # "within the A row"
    elif type == "FURTHER":
        word.type = "RESTRICTION" if after in ("SUPERLATIVE", "RANK", "PEAKS") else ""
    elif type == "DEGREE":
        word.type = "HEDGE" if _is_denied(words, at) else ""
    elif type == "NEXT" and word.key == "next" and after == "SUPERLATIVE":
        word.type = "RESTRICTION"  # "the next highest": behind what was told before
    elif type == "BY" and after in _NAMED:
        word.type = "PREPOSITION"  # "the lowest score, by A"
    elif type == "UNKNOWN" and word.key in ("rank", "ranks") and _lists(words, at):
        word.type, word.value = "ORDER", "rank"  # "the models rank A, B, C"
    elif type == "UNKNOWN" and word.key == "out" and after == "PREPOSITION" and words[at + 1].key == "of":
        word.type = ""  # "4 out of 5"
    elif type == "AGGREGATE" and word.key in ("total", "sum") and _counts_things(words, at):
        word.type = words[at + 1].type = ""  # "a total of 8 cells"
    elif type == "UNIT" and before not in ("NUMBER", "CARDINAL"):
        word.type = "UNKNOWN"


def _is_part(words: list[Word], at: int) -> bool:
    """E.g. "By half", "by more than a third": a change, and not a part of some things."""
    before = at - 1
    while before > 0 and words[before].type in ("BOUND", "APPROXIMATELY"):
        before -= 1
    behind = words[at + 1] if at + 1 < len(words) else None
    counted = behind is not None and (
        behind.key == "of" or behind.type in ("DIMENSION", "AXISNOUN", "UNIT", "NUMBER")
    )
    return before >= 0 and words[before].type == "BY" and not counted


def _positioned_before(words: list[Word], at: int) -> Word | None:
    """The noun that "one" stands for: "in the right panel than in the left one"."""
    if not any(word.type == "THAN" or word.key.endswith(" than") for word in words[:at]):
        return None
    return next(
        (
            words[i]
            for i in range(at - 2, 0, -1)
            if words[i].type == "DIMENSION" and words[i - 1].type == "POSITION"
        ),
        None,
    )


def _lists(words: list[Word], at: int) -> bool:
    """Whether three names stand behind a word, side by side."""
    types = [word.type for word in words[at + 1 : at + 6] if word.type not in ("AND",)]
    return types[:5] == ["LABEL", "JOIN", "LABEL", "JOIN", "LABEL"]


def _is_one_line(words: list[Word], at: int) -> bool:
    """E.g. "The last layer", "the second epoch": one row or column; "the first layers" are several."""
    word, before = words[at], words[at - 1]
    places = before.type == "ORDINAL" or before.value in ("first", "last")
    return places and word.value.axis is not None and not word.key.endswith("s")


def _counts_things(words: list[Word], at: int) -> bool:
    """E.g. "A total of 8 cells", "a total of four models"."""
    types = [word.type for word in words[at + 1 : at + 4]]
    counted = types[1:2] in (["NUMBER"], ["CARDINAL"]) and types[2:] in (
        ["DIMENSION"],
        ["AXISNOUN"],
        ["MEASURE"],
    )
    return counted and words[at + 1].key == "of"


def _is_amount(words: list[Word], at: int) -> bool:
    """E.g. "Two points", "two less than", "three fold": a number word that is no count."""
    after = words[at + 1] if at + 1 < len(words) else None
    if after is None:
        return False
    if after.type == "COMPARATIVE":
        return after.key.endswith(("than", "of", "behind")) or _next(words, at + 1) == "THAN"
    if after.type == "TIMES" and after.key == "times":
        return _next(words, at + 1) == "LABEL"  # "three times B"; "three times" is a count
    return after.type in ("UNIT", "TIMES")


def _ends_span(words: list[Word], at: int) -> bool:
    """Whether a span began in front: "from 21", "from tile size 16"."""
    for word in reversed(words[max(0, at - 6) : at]):
        if word.type == "PREPOSITION":
            return word.key == "from"
        if word.type not in ("NUMBER", "UNIT", "LABEL", "AXIS", "AXISNOUN", "OPEN", "CLOSE", "APPROXIMATELY"):
            return False
    return False


def _is_denied(words: list[Word], at: int) -> bool:
    """Whether a denial stands in front, in the same sentence: "does not clearly beat", "no model far exceeds"."""
    for word in reversed(words[:at]):
        if word.type in ("STOP", "CONTRAST", "COMMA"):
            return False
        if word.type == "NEGATION" or (word.type == "QUANTIFIER" and word.value == "none"):
            return True
    return False


def _is_place_taken(words: list[Word], at: int) -> bool:
    """E.g. "A comes second", "A leads, B is second", "A first, B second and C third"."""
    before, after = words[at - 1].type if at else "", _next(words, at)
    if after == "COMPARATIVE" and words[at + 1].key == "behind":
        return words[at - 1].key in word_list("names", "placing_verbs")  # "ranks second behind A"
    if after not in ("", "STOP", "COMMA", "AND", "JOIN", "OPEN", "PREPOSITION", "CLOSE", "CONTRAST"):
        return False
    if before in ("BE", "OCCUR", "HAVE", "ORDER") or words[at - 1].key in word_list("names", "placing_verbs"):
        return True
    return before == "LABEL" and any(word.type in ("LEADS", "SUPERLATIVE", "PLACED") for word in words)


def _ends_here(words: list[Word], at: int) -> bool:
    """Whether nothing follows that a hedge could be about: "appear in …", not "appear to be …"."""
    following = words[at + 1] if at + 1 < len(words) else None
    return (
        following is None
        or following.type in ("STOP", "COMMA", "AND")
        or (following.type == "PREPOSITION" and following.key in ("in", "at", "on", "between", "along"))
    )


def _says_where(words: list[Word], at: int) -> bool:
    """E.g. "When a model trained on A is tested on B", "when Ratio = 0.3": a place, no condition."""
    for word in words[at + 1 : at + 4]:
        if word.type in ("TRAINED", "TESTED", "AXIS", "DIAGONAL"):
            return True
        if word.type not in ("PRONOUN", "BE") and word.key not in word_list("names", "things"):
            return False
    return False


def _is_next(words: list[Word], at: int) -> bool:
    """E.g. "A, then B, then with C": in a list, not "falls, then rises"."""
    after = _next(words, at)
    if after == "PREPOSITION":
        after = _next(words, at + 1)
    return after in ("LABEL", "PANEL") and not any(
        word.type in ("TREND", "DIFFERENCE", "CONDITION") for word in words
    )


def _counts(words: list[Word], at: int) -> bool:
    """Whether the numbers tell what is most common: a confusion, a label, "taken for A most often"."""
    often = words[at].key.endswith(("often", "frequently", "commonly"))
    return _next(words, at) in _COUNTED or (often and any(word.type == "PREDICTED" for word in words))


def _is_place(words: list[Word], at: int) -> bool:
    """E.g. "The top corner", "top row", "at the top": a place, no rank."""
    after = _next(words, at)
    if after == "AREA" or _is_line(words, at):
        return True
    before = words[at - 1] if at else None
    return before is not None and before.key in ("at", "along", "near", "across") and after not in _RANKED


def _is_line(words: list[Word], at: int) -> bool:
    """E.g. "Top row", "bottom column": a place, no rank."""
    if at + 1 == len(words):
        return False
    following = words[at + 1]
    return following.type in ("DIMENSION", "HEAD") and following.value in (
        "row",
        "column",
        "panel",
        "grid",
        "axis",
    )


def _before_number(words: list[Word], at: int) -> bool:
    after = _next(words, at)
    return after == "NUMBER" or (after == "APPROXIMATELY" and _next(words, at + 1) == "NUMBER")


def _joins(words: list[Word], at: int) -> bool:
    """Whether a comma or "and" stands between two names, or two numbers."""
    before = words[at - 1].type if at else ""
    if before == "COMMA" and at > 1 and words[at].type != "COMMA":
        before = words[at - 2].type  # "A, B, and C"
    after = _next(words, at)
    if after in ("AND", "OR", "JOIN") and words[at].type == "COMMA":
        after = _next(words, at + 1)
    names = ("LABEL", "PANEL", "AXIS", "HEAD")
    return (before in ("LABEL", "PANEL", "DIMENSION", "AXISNOUN", "CLOSE") and after in names) or (
        before in ("NUMBER", "UNIT") and after in ("NUMBER", "APPROXIMATELY")
    )


def _is_line_number(words: list[Word], at: int, label: Name) -> bool:
    """E.g. "the 1e-4 column", "up to 500 cycles", "at 64 tokens": a category in front of its noun."""
    if at + 1 >= len(words):
        return False
    noun = words[at + 1]
    if noun.type == "DIMENSION":
        return noun.key in ("row", "column")
    if noun.type == "AXISNOUN" and not noun.key.endswith("s") and _fits(label, noun.value):
        return True  # "the 40% depth"; what is counted stands in the plural
    if not at:
        return False
    before = words[at - 1]
    placed = before.key in word_list("assertions", "placing")
    if placed and noun.type == "AXISNOUN" and _fits(label, noun.value):
        if before.key == "after":
            before.type = "PREPOSITION"  # "after 20 epochs": there, and not beyond
        return True
    return False


def _number(words: list[Word], at: int, names: Names) -> None:
    """A number is a label beside the name of an axis, or joined to a number that is one.

    A number that no cell can have ("2018" among temperatures) is a label wherever it stands.
    """
    word = words[at]
    label = word.label
    before = words[at - 1] if at else None
    free = before is None or before.type not in ("BOUND", "APPROXIMATELY")
    if label is not None and label.unmistakable and free and _next(words, at) not in ("UNIT", "DASH"):
        word.type, word.value = "LABEL", label
        return
    measured = names.measured(word.value) if free else None
    if measured is not None:
        word.type, word.value, word.side = "LABEL", *measured
        return
    if label is not None and (_is_line_number(words, at, label) or says_where(words, at)):
        word.type, word.value = "LABEL", label
        return
    if label is not None and before is not None and _is_line_of(before, label):
        before.type, before.value = "HEAD", before.value
        word.type, word.value = "LABEL", label  # "column 18"
        return
    axis = _axis_before(words, at) if before is not None else None
    if axis is None:
        return
    if label is not None and _fits(label, axis):
        word.type, word.value = "LABEL", label
        return
    span = names_between(word.value, axis, names)
    if span is not None:
        word.type, word.value = "LABEL", span


def _is_line_of(word: Word, label: Name) -> bool:
    """Whether a noun in front of a number is that of its axis: "column 18" where a column is called 18."""
    if word.type not in ("DIMENSION", "HEAD") or word.key not in ("row", "column", "col"):
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
        joint = type in ("COMMA", "AND", "OR", "EQUALS", "DASH") or (type == "LABEL" and step < at - 1)
        if not joint and not (type == "PREPOSITION" and words[step].key in ("to", "between", "of")):
            return None
        if type == "LABEL" and not _carries_on(words[step - 1]):
            return None
        step -= 1
    return None


def _carries_on(word: Word) -> bool:
    """Whether a label behind this word belongs to an axis in front: "an unroll factor of 4 or 8"."""
    return word.type in ("COMMA", "AND", "OR", "AXISNOUN", "EQUALS") or word.key == "of"


def _fits(name: Name, axis: Name) -> bool:
    """Whether a category belongs to the named axis."""
    if axis.axis is None:
        return True
    return any(label.columns if axis.axis == "x" else label.rows for label in name.labels)


def names_between(quantity: Quantity | None, axis: Name, names: Names) -> Name | None:
    """E.g. "layers 0-6": the numbered categories of an axis in a span, as one name."""
    if quantity is None or quantity.low is None or quantity.high is None:
        return None
    found = [
        label for number, label in names.numbered(axis.axis or "x") if quantity.low <= number <= quantity.high
    ]
    return Name("category", tuple(found)) if len(found) > 1 else None


def _abbreviated_axis(words: list[Word], at: int, names: Names) -> None:
    """E.g. "Seq 16" for the axis "Sequence Length"."""
    axis = names.axis_starting(words[at].key)
    if axis is not None:
        words[at].type, words[at].value = "AXISNOUN", axis
        if words[at + 1].type == "NUMBER":
            _number(words, at + 1, names)


def _diagonals(words: list[Word]) -> list[Word]:
    """E.g. "When digit_a = digit_b", "where train and test are the same": the diagonal."""
    for at in range(len(words) - 2):
        one, joint, two = words[at : at + 3]
        if one.type != "AXISNOUN" or two.type != "AXISNOUN" or joint.type not in ("EQUALS", "AND"):
            continue
        sides = {one.value.axis, two.value.axis}
        end = at + 3
        if joint.type == "AND":
            equal = at + 4 < len(words) and words[at + 3].type == "BE" and words[at + 4].value == "equal"
            end = at + 5 if equal else 0
        if sides == {"x", "y"} and end:
            one.type, one.value, one.end = "DIAGONAL", "diagonal", words[end - 1].end
            for word in words[at + 1 : end]:
                word.type = ""
            if at and words[at - 1].type in ("CONDITION", "PRONOUN"):
                words[at - 1].type = ""
    return [word for word in words if word.type]


def _coordinates(words: list[Word], names: Names) -> list[Word]:
    """E.g. "(16, 512)": two numbers in brackets that are labels of the two axes."""
    for at in range(len(words) - 4):
        if words[at].type != "OPEN" or words[at + 2].type != "COMMA" or words[at + 4].type != "CLOSE":
            continue
        first, second = words[at + 1], words[at + 3]
        if first.label is None or second.label is None or first.quoted != second.quoted:
            continue
        one, two = first.label.label, second.label.label
        if (one.rows and two.columns) or (one.columns and two.rows):
            first.type, first.value = "LABEL", first.label
            second.type, second.value = "LABEL", second.label
            words[at + 2].type = "VERSUS"
            if one.rows and one.columns and two.rows and two.columns:
                order = names.tuple_order
                first.side, second.side = (order[0], order[1]) if order else ("?", "?")
    return words
