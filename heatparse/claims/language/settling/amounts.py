"""Number words that are amounts, counts or parts, by the words beside them."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.forms import other_number
from heatparse.claims.language.names import Names
from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

_FEW = 12  # more than that are no first places
_SEVERAL = 2
_EACH = word_list("numbers", "for_each")
_RATES = word_list("numbers", "rated")
_COUNTED_NOUNS = frozenset(("MEASURE", "DIMENSION", "AXISNOUN"))
# What is "most common" in a way that the numbers tell.
_COUNTED = frozenset(("DIAGONAL", "AXISNOUN", "TRUE", "DIMENSION", "PREDICTED"))


def counts_things(words: list[Word], at: int) -> bool:
    """E.g. "A total of 8 cells", "a total of four models"."""
    types = [word.type for word in words[at + 1 : at + 4]]
    counted = types[1:2] in (["NUMBER"], ["CARDINAL"]) and types[2:] in (
        ["DIMENSION"],
        ["AXISNOUN"],
        ["MEASURE"],
    )
    ranked = at > 0 and words[at - 1].type == "SUPERLATIVE"  # "the highest total of the four months"
    if types[2:] == ["MEASURE"] and words[at + 3].key not in word_list("claims", "measure"):
        return False  # "a total of 60 calls", where calls are what the cells hold
    return counted and words[at + 1].key == "of" and not ranked


def is_amount(words: list[Word], at: int) -> bool:
    """E.g. "Two points", "two less than", "three fold": a number word that is no count."""
    after = words[at + 1] if at + 1 < len(words) else None
    if after is None:
        return False
    if after.type == "COMPARATIVE":
        return after.key.endswith(("than", "of", "behind")) or type_behind(words, at + 1) == "THAN"
    if after.type == "TIMES" and after.key == "times":
        # "three times B", "three times as high as B"; "three times" by itself is a count
        behind = words[at + 2] if at + 2 < len(words) else None
        return behind is not None and (
            behind.type in ("LABEL", "THAN", "MEASURE")
            or behind.key in word_list("function_words", "possessive")
        )
    return after.type in ("UNIT", "TIMES")


def ends_span(words: list[Word], at: int) -> bool:
    """Whether a span began in front: "from 21", "from tile size 16"."""
    for word in reversed(words[max(0, at - 6) : at]):
        if word.type == "PREPOSITION":
            return word.key == "from"
        if word.type not in ("NUMBER", "UNIT", "LABEL", "AXIS", "AXISNOUN", "OPEN", "CLOSE", "APPROXIMATELY"):
            return False
    return False


def counts_most(words: list[Word], at: int) -> bool:
    """Whether the numbers tell what is most common: a confusion, a label, "taken for A most often"."""
    often = words[at].key.endswith(("often", "frequently", "commonly"))
    beside = {word.key for word in words[max(0, at - 1) : at + 2]}
    mistaken = at + 1 < len(words) and words[at + 1].key in word_list("names", "mistakes")
    mistaken = mistaken or not beside.isdisjoint(word_list("classifications", "missed"))
    return (
        mistaken
        or type_behind(words, at) in _COUNTED
        or (often and any(word.type == "PREDICTED" for word in words))
    )


def stands_before_number(words: list[Word], at: int) -> bool:
    after = type_behind(words, at)
    return after == "NUMBER" or (after == "APPROXIMATELY" and type_behind(words, at + 1) == "NUMBER")


def counts_first(words: list[Word], at: int) -> bool:
    """E.g. "The top 3 models", "the lowest of all 36 scores": how many there are."""
    if at and _counts_rivals(words, at):
        return True
    if not at or words[at - 1].key not in word_list("winners", "counted"):
        return False
    number = words[at].value.value
    plain = number is not None and number == int(number) and 1 < number <= _FEW
    return plain and type_behind(words, at) in ("AXISNOUN", "DIMENSION", "MEASURE")


def _counts_rivals(words: list[Word], at: int) -> bool:
    """E.g. "The best of all 36 scores", "the lowest among the 30 off-diagonal values": with so many it is compared."""
    number, noun = words[at].value, words[at + 1 : at + 3]
    if (
        number.value is None
        or number.unit
        or number.text != f"{int(number.value)}"
        or number.value < _SEVERAL
    ):
        return False
    if noun and noun[0].type == "DIAGONAL":
        noun = noun[1:]
    plural = bool(noun) and noun[0].type in _COUNTED_NOUNS and noun[0].key.endswith("s")
    before = words[at - 1]
    start = at - 2 if at > 1 and before.type == "QUANTIFIER" else at - 1
    ranked = any(word.type in ("SUPERLATIVE", "LEADS") for word in words[max(0, at - 4) : at])
    opening = start < 1 or words[start - 1].type in ("STOP", "COMMA")  # "Among all 36 scores, …"
    return plural and words[start].key in word_list("function_words", "of_group") and (ranked or opening)


def settle_direction(words: list[Word], at: int) -> None:
    """E.g. "Is up 3 from A to B", "is down by 3": a gain, or a drop."""
    word, behind = words[at], type_behind(words, at)
    if at and words[at - 1].type == "BE" and (behind in ("BY", "NUMBER") or stands_before_number(words, at)):
        word.type, word.value = "DIFFERENCE", "gain" if word.key == "up" else "drop"
        words[at - 1].type = ""


def limits_change(words: list[Word], at: int) -> bool:
    """Whether "only" says no more than that a change is small: "beats B by only 3", "loses only 3"."""
    before = words[at - 1] if at else None
    if before is None or not (before.type == "BY" or stands_before_number(words, at)):
        return False
    return before.type == "BY" or (before.type == "DIFFERENCE" and before.value in ("gain", "drop"))


def settle_units(words: list[Word], names: Names) -> None:
    """E.g. "50 minutes": the noun is the unit of the number, but for what an axis counts in."""
    units = word_list("numbers", "spelled_units")
    for number, word in pairwise(words):
        if number.type != "NUMBER" or word.type != "UNKNOWN" or word.key not in units:
            continue
        forms = {word.key, other_number(word.key)}
        if not any(forms & told for told in names.axis_words.values()):
            word.type, word.value = "UNIT", ""


def tells_unit(words: list[Word]) -> bool:
    """Whether a word stands behind a number, or its unit, that may tell what is counted: "50 calls", "3 per hour"."""
    return any(
        (number.type in ("NUMBER", "UNIT", "CARDINAL") and (word.type == "UNKNOWN" or word.key in _EACH))
        or (number.type == "UNKNOWN" and number.key in _RATES)
        for number, word in pairwise(words)
    )


def comes_to(words: list[Word], at: int) -> bool:
    """Whether it is an extreme value that falls somewhere: "all maxima fall in the A row"."""
    joint = words[at + 1] if at + 1 < len(words) else None
    before = words[at - 1] if at else None
    noun = (
        before is not None
        and before.type == "SUPERLATIVE"
        and before.key not in word_list("winners", "nouns")
    )
    if joint is None or noun or joint.key not in word_list("joints", "falling_in"):
        return False
    for word in reversed(words[:at]):
        if word.type in ("STOP", "CONTRAST", "COLON", "HAVE", "BE"):
            return False
        if word.type in ("SUPERLATIVE", "PEAKS"):
            return True
    return False


def join_spans(words: list[Word]) -> list[Word]:
    """The words with "by between 9 and 12", "gains between 9 and 12", as one span: neither is the size of a change."""
    for at in range(len(words) - 4):
        by, between, low, joint, high = words[at : at + 5]
        if (
            by.type not in ("BY", "DIFFERENCE")
            or between.key != "between"
            or joint.type not in ("AND", "JOIN")
        ):
            continue
        noun = at > 0 and words[at - 1].type == "PREPOSITION"  # "with losses between 2 and 5"
        if by.type == "DIFFERENCE" and (noun or low.label is not None or high.label is not None):
            continue  # "the gap between 16 and 32" of batch sizes
        if low.type == high.type == "NUMBER" and low.value and high.value and low.value.value is not None:
            ends = (low.value.value, high.value.value)
            if ends[1] is None:
                continue
            span = high.value.model_copy(update={"value": None, "low": min(ends), "high": max(ends)})
            word = Word("NUMBER", span, high.key, low.start, high.end)
            return [*words[: at + 1], word, *words[at + 5 :]]
    return words


def settle_full_counts(words: list[Word]) -> None:
    """Pass over the number of "the five working days", which are all of them."""
    for card, label in pairwise(words):
        if (
            card.type == "CARDINAL"
            and label.type == "LABEL"
            and str(len(label.value.labels)) == card.value != "1"
        ):
            card.type = ""
