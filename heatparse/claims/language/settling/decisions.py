"""What one word is, decided by its type and the words beside it."""

from __future__ import annotations

from itertools import takewhile

from heatparse.claims.language.settling.amounts import (
    counts_most,
    counts_things,
    ends_span,
    is_amount,
    stands_before_number,
)
from heatparse.claims.language.settling.joints import is_joint, is_list, is_next
from heatparse.claims.language.settling.labels import is_of_axis
from heatparse.claims.language.words import Word, type_behind
from heatparse.models import Quantity
from heatparse.phrases import words as word_list

# What a bound says of two things: "A is at or above B".
_LEVELS = {"above": "high", "at_least": "at_least", "below": "low", "at_most": "at_most"}
_NUMBERS = ("CARDINAL", "NUMBER")
_NEAR = 4  # words of "from a dose of 100"
_LIMITS = word_list("function_words", "limits")  # without a number they restrict
_SUMMING = word_list("function_words", "summing_up")
_EDGES = (" above", " below", " past", " beyond")
_GRADES = {"high": "above", "much": "above", "low": "below", "little": "below"}
_SIDES = {"past": "above", "beyond": "above"}
_NOUNS = frozenset(("MEASURE", "DIMENSION", "AXISNOUN", "UNKNOWN"))
_AMONG = word_list("regions", "among")
NAMED = frozenset(("LABEL", "PANEL", "AXIS", "HEAD"))
# Around a place that somebody takes: "A comes second", "A leads, B is second".
_BEFORE_RANK = NAMED | {"BE", "OCCUR", "HAVE", "ORDER", "AND", "JOIN"}
_BEHIND_RANK = frozenset(
    ("", "STOP", "COMMA", "AND", "JOIN", "OPEN", "PREPOSITION", "CLOSE", "CONTRAST", "COMPARATIVE")
)
_OF_PLACES = frozenset(
    ("PREPOSITION", "LABEL", "AND", "JOIN", "COMMA", "AXIS", "DIMENSION", "AXISNOUN", "NUMBER")
)
_CHANGING = frozenset(("DIFFERENCE", "TREND"))
_BEHIND = frozenset(("", "STOP", "COMMA", "PREPOSITION", "OPEN", "AND", "JOIN", "BE", "OCCUR"))
_BENEATH = word_list("function_words", "beneath")
_BESIDE = frozenset(("NUMBER", "UNIT", "BE", "OCCUR", "HAVE", "CARDINAL"))  # "lies under A" compares


def _is_of_events(words: list[Word], at: int) -> bool:
    """Whether a verb in front says that something occurs so many times."""
    return at > 1 and words[at - 2].type in ("OCCUR", "HEDGE")


def _is_possessed(words: list[Word], at: int) -> bool:
    """E.g. "A's lead", "its lead": a noun, where one alone would say "leads"."""
    before, earlier = words[at - 1] if at else None, words[at - 2].type if at > 1 else ""
    if before is None or before.key in word_list("function_words", "possessive"):
        return before is not None
    one = before.type == "LABEL" and len(before.value.labels) == 1
    if one and before.key.endswith("s") and _is_last_verb(words, at):
        return False  # "the drivers lead in May"
    return one and earlier not in ("JOIN", "AND", "COMMA", "OR", "LABEL")


def _is_last_verb(words: list[Word], at: int) -> bool:
    """Whether nothing but places stands behind a verb."""
    return type_behind(words, at) == "PREPOSITION" and all(
        word.type in _OF_PLACES for word in takewhile(lambda word: word.type != "STOP", words[at + 1 :])
    )


def _are_minutes(words: list[Word], word: Word) -> bool:
    """Whether "min" behind a number is its unit: no other end is told beside it, as in "0.1 min, 0.9 max"."""
    minutes = word_list("names", "minutes")
    return word.key in minutes and word_list("scales", "ends").isdisjoint(
        other.key for other in words if other.key not in minutes
    )


def _starts_there(words: list[Word], at: int) -> bool:
    """Whether "from" stands in front of the place that "upward" ends: "from layer 8 upward"."""
    start = next((i for i in range(at - 2, max(-1, at - _NEAR - 1), -1) if words[i].key == "from"), None)
    if start is None:
        return False
    opens = not start or words[start - 1].type in ("COMMA", "STOP")  # else "goes from 9 upward"
    return words[at - 1].type in ("LABEL", "AXISNOUN") or (
        opens and words[at - 1].type in (*_NUMBERS, "UNIT")
    )


def _is_place_taken(words: list[Word], at: int) -> bool:
    before = words[at - 1]
    placed = before.type in _BEFORE_RANK or before.key in word_list("names", "placing_verbs")
    if not placed or type_behind(words, at) not in _BEHIND_RANK:
        return False
    from heatparse.claims.language.settling.places import (
        is_place_taken,  # loaded where somebody may come first
    )

    return is_place_taken(words, at)


def _is_one_line(words: list[Word], at: int) -> bool:
    from heatparse.claims.language.settling.places import is_one_line  # loaded where a line may be counted

    return is_one_line(words, at)


def _positioned_before(words: list[Word], at: int) -> Word | None:
    from heatparse.claims.language.settling.places import (
        positioned_before,  # loaded where "one" stands for a noun
    )

    return positioned_before(words, at)


def _is_top_of(words: list[Word], at: int) -> bool:
    from heatparse.claims.language.settling.places import is_top_of  # loaded where the top may be a place

    return is_top_of(words, at)


def _is_rankless(words: list[Word], at: int) -> bool:
    from heatparse.claims.language.settling.places import is_place  # loaded where the top may be a place

    return is_place(words, at)


def _tells_place(words: list[Word], at: int) -> bool:
    from heatparse.claims.language.settling.places import tells_place  # loaded where "when" may tell a place

    return tells_place(words, at)


def settle_word(words: list[Word], at: int) -> None:
    """One word, seen with what follows it; later words are settled already."""
    word = words[at]
    type, after = word.type, type_behind(words, at)
    before = words[at - 1].type if at else ""
    if type == "AXISNOUN" and word.key == "times" and before == "CARDINAL" and _is_of_events(words, at):
        word.type, word.value = "TIMES", ""  # "occurs three times"
    elif type == "TIMES" and word.key == "times" and at and words[at - 1].key in word_list("names", "timed"):
        word.type, word.value = "MEASURE", ""  # "waiting times never exceed 5 minutes"
    elif type == "QUANTIFIER" and word.key.endswith(" range of") and after not in ("AXISNOUN", "DIMENSION"):
        word.type = "UNKNOWN"  # "over the full range of the color bar"
    elif type == "COMPARATIVE" and word.key in word_list("function_words", "as_many") and after in _NUMBERS:
        word.type = ""  # "as many as two models"
    elif type == "AXISNOUN" and word.key == "second" and after == "SUPERLATIVE" and before not in _NUMBERS:
        word.type, word.value = "RANK", "2"  # "the second slowest", where times are in seconds
    elif type == "AXISNOUN" and after == "LABEL" and before == "PREDICTED":
        word.type = ""  # "misclassified as intent 1"
    elif type == "AXISNOUN" and after in ("LABEL", "EQUALS"):
        # "in all noise conditions Alder leads": of another axis
        apart = after == "LABEL" and not is_of_axis(words[at + 1].value, word.value)
        word.type = "AXISNOUN" if apart or _counts_others(words, at) else "AXIS"
    elif type == "POSITION" and word.value in ("first", "last") and _is_place_taken(words, at):
        word.type, word.value = "LEADS", "high" if word.value == "first" else "low"
    elif word.key == "lead" and type == "LEADS" and _is_possessed(words, at):
        word.type, word.value = "DIFFERENCE", "gap"
    elif type == "OCCUR" and after == "PREPOSITION" and words[at + 1].key == "of" and before != "LABEL":
        word.type = "UNKNOWN"  # "the surface of A": a noun
    elif (
        type in ("HAVE", "SHARE")
        and before == "SUPERLATIVE"
        and after == "PREPOSITION"
        and words[at + 1].key == "of"
    ):
        word.type = "UNKNOWN"  # "the strongest correlate of A", "the closest tie of A": a noun
    elif type == "EQUALS" and not (before in ("AXIS", "AXISNOUN") and after == "LABEL"):
        word.type = "COLON"
    elif (
        type == "DIMENSION"
        and after in ("LABEL", "NUMBER")
        and word.value in ("row", "column", "panel")
        and not (word.value == "panel" and before == "QUANTIFIER")  # "in both panels A rises"
        and not _ends_place(words, at)
    ):
        word.type = "HEAD"
    elif type in ("CARDINAL", "ORDINAL") and after in ("SUPERLATIVE", "RANK"):
        word.type = "RANK"
    elif type == "ORDINAL" and _is_place_taken(words, at):
        word.type = "PLACED"
    elif (
        type == "CARDINAL"
        and word.key == "one"
        and word.definite
        and (before, after) == ("BE", "PREPOSITION")
    ):
        word.type = ""  # "it is the one with A": nothing is counted
    elif type == "ADVERB" and word.key in _SUMMING and after == "COMMA" and before in ("", "STOP"):
        word.type = words[at + 1].type = ""  # "overall, the values range from …": of all of them
    elif type == "CARDINAL" and word.key == "one" and before == "LABEL" and _stands_for_noun(words, at):
        word.type = ""  # "with the medium one": its size was told before
    elif type == "AXISNOUN" and before == "LABEL" and _is_apart(words, at):
        word.type = ""  # "on A the models rank …": not "the A models"
    elif type == "AXISNOUN" and before in ("POSITION", "ORDINAL") and _is_one_line(words, at):
        word.type, word.value = "DIMENSION", "column" if word.value.axis == "x" else "row"
    elif word.key == "one" and before == "POSITION" and (noun := _positioned_before(words, at)) is not None:
        word.type, word.value = noun.type, noun.value
    elif type == "DIMENSION" and before in ("NUMBER", "CARDINAL") and word.key in ("point", "points"):
        word.type = "UNIT"
    elif type == "TREND" and word.key in word_list("assertions", "onward") and _starts_there(words, at):
        word.type, word.value = "RESTRICTION", ""  # "from 100 upward, A leads": where, and not which way
    elif type == "SUPERLATIVE" and word.value in ("common", "rare") and not counts_most(words, at):
        word.type = "UNKNOWN"
    elif type == "SUPERLATIVE" and word.key in word_list("winners", "of_things") and after != "AXISNOUN":
        word.type = "UNKNOWN"  # "a dominant diagonal"
    elif type == "SUPERLATIVE" and before == "NUMBER" and _are_minutes(words, word):
        word.type = "UNIT"  # "about 17 min"
    elif type == "SUPERLATIVE" and word.key == "steepest" and after != "DIFFERENCE":
        word.type = "UNKNOWN"  # "its decline is steepest between A and B": a pace
    elif type == "SUPERLATIVE" and word.key in ("top", "bottom") and _is_top_of(words, at):
        word.type = "UNKNOWN"  # "the top of the column"
    elif type == "SUPERLATIVE" and word.key in ("top", "bottom") and _is_rankless(words, at):
        word.type, word.value = "POSITION", word.key
    elif (
        type in ("BOUND", "COMPARATIVE")
        and word.key in _BENEATH
        and after in ("LABEL", "PANEL")
        and before not in _BESIDE
    ):
        word.type = "PREPOSITION"  # "under Backlit"
    elif type == "BOUND" and word.key == "up to" and ends_span(words, at):
        word.type, word.key = "PREPOSITION", "to"  # "from 21 up to 52"
    elif type == "BOUND" and after == "FACTOR":
        word.type, word.value = "COMPARATIVE", "high"  # "at least doubles"
    elif type == "BOUND" and not stands_before_number(words, at):
        word.type = (
            "RESTRICTION" if word.key in _LIMITS else "PREPOSITION" if word.key == "over" else "COMPARATIVE"
        )
        word.value = _LEVELS[word.value]
    elif type == "UNKNOWN" and before in ("NUMBER", "UNIT") and word.key in word_list("assertions", "longer"):
        word.type, word.value = "COMPARATIVE", "high"  # "7 minutes longer than A"
    elif (
        type == "UNKNOWN" and before in ("NUMBER", "UNIT") and word.key in word_list("assertions", "shorter")
    ):
        word.type, word.value = "COMPARATIVE", "low"
    elif type == "UNKNOWN" and after == "SIGN" and word.key in word_list("trends", "becoming"):
        word.type, word.value, word.key = "BE", "", "becomes"  # "never turns negative"
    elif type == "SIGN" and before == "PREPOSITION" and _is_side(words, at):
        words[at - 1].type = words[at + 1].type = ""  # "lies in negative territory"
    elif type == "UNKNOWN" and after == "THAN" and _measures_length(words, at):
        longer = word.key in word_list("assertions", "longer")
        word.type, word.value = "BOUND", "above" if longer else "below"  # "longer than 50 minutes"
        words[at + 1].type = ""
    elif type == "COMPARATIVE" and _bounds_number(words, at):
        word.type, word.value = "BOUND", _GRADES[word.value]  # "stronger than 0.7", "warmer than 20 °C"
        words[at + 1].type = ""
    elif type == "COMPARATIVE" and word.key.endswith(_EDGES) and stands_before_number(words, at):
        edge = word.key.rpartition(" ")[2]
        word.type, word.value = "BOUND", _SIDES.get(edge, edge)  # "scores above 50", "goes past 50"
    elif type == "COMPARATIVE" and word.value in ("high", "low") and stands_before_number(words, at):
        if word.key not in word_list("names", "plain_comparatives"):
            word.type = "BOUND"
            word.value = "above" if word.value == "high" else "below"
    elif (
        type == "COMPARATIVE"
        and after in ("LABEL", "QUANTIFIER")
        and word.key in word_list("names", "circumstances")
        and _crosses(words, at)
    ):
        word.type = "PREPOSITION"  # "A is best under P"
    elif type == "APPROXIMATELY" and after != "NUMBER":
        word.type = "HEDGE"
    elif type in ("COMMA", "AND", "OR") and is_joint(words, at):
        word.type = "JOIN"
    elif type == "NEGATION" and word.key == "nor" and before in NAMED and after in NAMED:
        word.type = "JOIN"  # "neither A nor B"
    elif type == "HEDGE" and word.key in word_list("assertions", "appearing") and _ends_here(words, at):
        word.type = "OCCUR"  # "no negative values appear"
    elif type == "DASH" and before == "LABEL" and after in ("LABEL", "AXIS"):
        word.type = "VERSUS"
    elif type == "CARDINAL" and is_amount(words, at):
        if at and words[at - 1].key == "over" and after == "TIMES":
            words[at - 1].type, words[at - 1].value = "BOUND", "above"  # "over four times as many"
        word.type, word.value = "NUMBER", Quantity(text=word.key, value=float(word.value), resolution=1.0)
    elif type == "CONDITION" and word.key == "when" and (before == "OCCUR" or _tells_place(words, at)):
        word.type = "PREPOSITION"
    elif type == "NEXT" and word.key == "then" and not is_next(words, at):
        word.type = ""
    elif type == "RESTRICTION" and word.key == "within" and after in NAMED:
        word.type = "PREPOSITION"  # "within the A row"
    elif type == "RESTRICTION" and word.key in _AMONG and (name := _one_group(words, at)):
        word.type = "PREPOSITION"  # "among those aged 65+": one group, and nobody to choose from
        for silent in words[at + 1 : name]:
            silent.type = ""
    elif type == "UNKNOWN" and at == 0 and after == "COLON" and word.key in word_list("names", "announcing"):
        word.type = words[at + 1].type = ""  # "Trend: A is above B"
    elif (
        type == "UNKNOWN"
        and before in ("LABEL", "NUMBER", "DASH")
        and word.key in word_list("regions", "aged")
    ):
        word.type = ""  # "18-29 year-olds"
    elif type == "COMPARATIVE" and word.key == "alike" and before in NAMED:
        word.type = ""  # "A, B and C alike peak at P", "for A and B alike": of each of them
    elif type == "COMPARATIVE" and word.key == "lower" and word.definite and _is_drawn(words, at):
        word.type, word.value = "POSITION", "bottom"  # "the lower heatmap"
    elif type == "POSITION" and word.value in ("youngest", "oldest") and before == "CARDINAL":
        word.type = "UNKNOWN"  # "the two oldest groups"
    elif word.key == "there" and not (
        _tells_where(words, at) or (before and after in ("", "STOP") and words[at - 1].key != "from")
    ):
        word.type = ""  # "there are two peaks"
    elif type == "QUANTIFIER" and word.key in ("most", "least") and _turns_to(words, at):
        word.type, word.value = "SUPERLATIVE", "high" if word.key == "most" else "low"
    elif word.key == "another" and before in ("TRAINED", "TESTED") and after in ("AXISNOUN", "DIMENSION"):
        word.type = "RIVALS"  # "trained on another set"
    elif _is_of_others(words, at):
        word.type = "RIVALS"  # "no model from another set", "none trained on a different set"
        if (
            words[at - 1].key == "from"
            and words[at + 1].type == "AXISNOUN"
            and words[at + 1].value.axis is None
        ):
            words[at - 1].type, words[at - 1].value = "TRAINED", "trained"
    elif type == "FURTHER":
        word.type = "RESTRICTION" if after in ("SUPERLATIVE", "RANK", "PEAKS") else ""
    elif type == "DEGREE":
        word.type = "HEDGE" if _is_denied(words, at) else ""
    elif type == "NEXT" and word.key.endswith(" ahead of") and before == "BE":
        word.type, word.value = "COMPARATIVE", "better"  # "A is just ahead of B"
    elif type == "NEXT" and word.key == "next" and after == "SUPERLATIVE":
        word.type = "RESTRICTION"  # "the next highest": behind what was told before
    elif type == "BY" and after in NAMED:
        word.type = "PREPOSITION"  # "the lowest score, by A"
    elif type == "UNKNOWN" and word.key in ("rank", "ranks") and is_list(words, at):
        word.type, word.value = "ORDER", "rank"  # "the models rank A, B, C"
    elif type == "PREDICTED" and word.key in word_list("joints", "falling_to") and _awards(words, at):
        word.type = "OCCUR"  # "second place goes to A"
    elif type == "UNKNOWN" and word.key in ("low", "high") and _is_owned(words, at):
        word.type, word.value = "SUPERLATIVE", word.key  # "hits its low in July"
    elif (
        type == "RESTRICTION"
        and word.key in word_list("trends", "final")
        and after == "DIMENSION"
        and words[at + 1].value in ("row", "column")
        and not words[at + 1].key.endswith("s")
    ):
        word.type, word.value = "POSITION", "last"  # "in the final column"
    elif type == "UNKNOWN" and word.key == "out" and after == "PREPOSITION" and words[at + 1].key == "of":
        word.type = ""  # "4 out of 5"
    elif type == "AGGREGATE" and word.key in ("total", "sum") and counts_things(words, at):
        word.type = words[at + 1].type = ""  # "a total of 8 cells"
    elif type == "AGGREGATE" and at + 1 < len(words) and words[at + 1].key in word_list("names", "methods"):
        word.type = "UNKNOWN"  # "mean pooling"
    elif type == "UNIT" and before not in ("NUMBER", "CARDINAL"):
        word.type = "UNKNOWN"


_DENIED = 3  # words of "no model from"


def _is_of_others(words: list[Word], at: int) -> bool:
    """Whether "another", "different" in front of the noun of an axis are all others: something is denied of them."""
    if words[at].key not in word_list("names", "other_ones") or at < _DENIED:
        return False
    placed = words[at - 1].type in ("PREPOSITION", "TRAINED", "TESTED")
    noun = type_behind(words, at) in ("AXISNOUN", "DIMENSION")
    return placed and noun and words[0].type == "NEGATION"


def _stands_for_noun(words: list[Word], at: int) -> bool:
    """Whether "one" counts nothing: no noun follows, and no "of"."""
    following = words[at + 1] if at + 1 < len(words) else None
    listed = any(word.type == "CARDINAL" and word.key != "one" for word in words[: at - 1])
    if listed and not words[at - 1].definite:
        return False  # "A has two values above 0.5, B one"
    return following is None or (
        following.type not in (*_NOUNS, "UNIT", "TIMES", "RIVALS", "CARDINAL", "SUPERLATIVE")
        and following.key != "of"
    )


def _is_apart(words: list[Word], at: int) -> bool:
    """Whether an article stands between a place and the noun of those that are looked at there."""
    word, before = words[at], words[at - 1]
    placed = at > 1 and words[at - 2].type == "PREPOSITION"
    return placed and word.key.endswith("s") and word.start - before.end == len(" the ")


def _counts_others(words: list[Word], at: int) -> bool:
    """E.g. "In all four variants F1 leads", "at 3 and 6 days A leads": in front of a name of the other axis."""
    following = words[at + 1]
    before = words[at - 1] if at else None
    counted = before is not None and (
        before.type in ("CARDINAL", "QUANTIFIER") or (before.type == "LABEL" and before.value.numeric)
    )
    told_singly = before is not None and before.type == "QUANTIFIER"  # "for every row the A value"
    counted = counted and (words[at].key.endswith("s") or told_singly)
    if before is not None and before.type == "LABEL" and is_of_axis(before.value, words[at].value):
        counted = counted or words[at].value.axis is not None  # "in the 8-12 block A leads"
    return counted and following.type == "LABEL" and not is_of_axis(following.value, words[at].value)


def _ends_place(words: list[Word], at: int) -> bool:
    """E.g. "In all five columns A leads", "the A row 1.5 to 3.1": the noun belongs to what stands in front of it."""
    noun, following, before = words[at], words[at + 1], words[at - 1] if at else None
    if before is None or noun.value not in ("row", "column"):
        return False
    if following.type == "NUMBER":
        known = following.label is not None or float(following.value.value or 0.5).is_integer()
        return before.type == "LABEL" and not known
    if before.type not in ("CARDINAL", "QUANTIFIER", "POSITION", "ORDINAL", "LABEL"):
        return False
    mine, its = (
        any(label.columns if noun.value == "column" else label.rows for label in word.value.labels)
        for word in ((following, before) if before.type == "LABEL" else (following, following))
    )
    if before.type == "LABEL":  # "in the P column A leads"
        return its and (not mine or (before.definite and not following.definite))
    return not mine


def _turns_to(words: list[Word], at: int) -> bool:
    """E.g. "A attends most to B": how much, and not how many."""
    before, after = words[at - 1] if at else None, type_behind(words, at)
    if before is None:
        return False
    if before.key in word_list("winners", "mutual"):
        return after == "PREPOSITION"
    # "varies most over the year", "gains most between A and B", "benefits least."
    moving = before.key in word_list("winners", "varying")
    if before.type in _CHANGING or before.key in word_list("winners", "profiting"):
        moving = type_behind(words, at) != "PREPOSITION" or words[at + 1].key != "from"
    return moving and (
        after in ("", "STOP", "COMMA", "OPEN") or (after == "PREPOSITION" and words[at + 1].key != "of")
    )


def _tells_where(words: list[Word], at: int) -> bool:
    """E.g. "The driest month there is A", "is lowest there": behind a superlative, and its noun."""
    before = [word.type for word in words[max(0, at - 2) : at]]
    return before[-1:] == ["SUPERLATIVE"] or (before[:1] == ["SUPERLATIVE"] and before[1] in _NOUNS)


def _one_group(words: list[Word], at: int) -> int:
    """The index of the one name behind "among", "among those aged"; 0 where there is none, or several."""
    name = at + 1
    while name < len(words) and words[name].key in word_list("regions", "members"):
        name += 1
    if type_behind(words, name - 1) == "NUMBER" and words[name].label is not None and name > at + 1:
        words[name].type, words[name].value = "LABEL", words[name].label  # "among those aged 65+"
    if type_behind(words, name - 1) != "LABEL" or len(words[name].value.labels) != 1:
        return 0
    joint, other = words[name + 1 : name + 2], words[name + 2 : name + 3]
    if joint and joint[0].type == "JOIN" and joint[0].key == "," and other and other[0].type == "LABEL":
        one, two = words[name].value.label, other[0].value.label
        alike = (one.rows and two.rows) or (one.columns and two.columns)
        return 0 if alike else name  # "among 65+, the press": of the other axis
    return 0 if joint and joint[0].type in ("JOIN", "AND", "OR", "LABEL") else name


def _is_drawn(words: list[Word], at: int) -> bool:
    """Whether a panel stands behind an adjective: "the lower heatmap", "the lower one" of two is none."""
    following = words[at + 1] if at + 1 < len(words) else None
    return following is not None and following.type == "DIMENSION" and following.value in ("panel", "grid")


def _is_owned(words: list[Word], at: int) -> bool:
    """ "Its low", "its P low", where no noun follows: "its low values" are some."""
    line = at > 0 and words[at - 1].type == "DIMENSION" and words[at - 1].value in ("row", "column")
    owner = at - 2 if at and (line or words[at - 1].type == "PANEL") else at - 1
    if line and type_behind(words, at) in _BEHIND:
        words[at - 1].definite = True
        return True  # "the row low"
    owned = owner >= 0 and words[owner].key in word_list("function_words", "possessive")
    return owned and type_behind(words, at) in _BEHIND


def _awards(words: list[Word], at: int) -> bool:
    """Whether a place is what goes to somebody, and no errors are told."""
    types = {word.type for word in words[:at]}
    return not types.isdisjoint(("PLACED", "LEADS", "SUPERLATIVE")) and "DIAGONAL" not in types


def _is_denied(words: list[Word], at: int) -> bool:
    """Whether a denial stands in front, in the same sentence: "does not clearly beat", "no model far exceeds"."""
    for word in reversed(words[:at]):
        if word.type in ("STOP", "CONTRAST", "COMMA"):
            return False
        if word.type == "NEGATION" or (word.type == "QUANTIFIER" and word.value == "none"):
            return True
    return False


def _ends_here(words: list[Word], at: int) -> bool:
    """Whether nothing follows that a hedge could be about: "appear in …", not "appear to be …"."""
    following = words[at + 1] if at + 1 < len(words) else None
    return (
        following is None
        or following.type in ("STOP", "COMMA", "AND")
        or (following.type == "PREPOSITION" and following.key in word_list("function_words", "along"))
    )


def _is_side(words: list[Word], at: int) -> bool:
    """Whether a sign tells a side of zero: "on the positive side", "in negative territory"."""
    side = at + 1 < len(words) and words[at + 1].key in word_list("assertions", "sides_of_zero")
    within = words[at - 1].key in word_list("assertions", "inside") | word_list("assertions", "at")
    return side and within and not (at + 2 < len(words) and words[at + 2].key == "of")


def _measures_length(words: list[Word], at: int) -> bool:
    """ "Longer than 50": a comparison with a number that no label is."""
    if words[at].key not in word_list("assertions", "longer") | word_list("assertions", "shorter"):
        return False
    number = next((word for word in words[at + 2 : at + 4] if word.type != "APPROXIMATELY"), None)
    return number is not None and number.type == "NUMBER" and number.label is None


def _bounds_number(words: list[Word], at: int) -> bool:
    """ "Stronger than 0.7", "weaker than about 0.2": a comparison with a number, and with no label."""
    behind = words[at + 1 : at + 4]
    if not behind or behind[0].type != "THAN":
        return False
    graded = words[at].type == "COMPARATIVE" and words[at].value in _GRADES
    if words[at].key not in word_list("assertions", "strength") and not graded:
        return False
    number = behind[1:]
    if number and number[0].type == "APPROXIMATELY":
        number = number[1:]
    return bool(number) and number[0].type == "NUMBER" and number[0].label is None


def _crosses(words: list[Word], at: int) -> bool:
    """Whether the name behind a word is of one axis, and all in front of it are of the other."""
    before = words[at - 1].type if at else ""
    if before in ("BE", "HAVE", "OCCUR"):
        return False
    if words[at + 1].type == "QUANTIFIER":
        return type_behind(words, at + 1) == "AXISNOUN"  # "A beats B under every setting"
    sides = _sides_of(words[at + 1])
    start = next((i for i in range(at, -1, -1) if words[i].type in ("STOP", "CONTRAST")), -1)
    named = [
        _sides_of(words[i])
        for i in range(start + 1, at)
        if words[i].type == "LABEL" and not _is_placed(words, i)
    ]
    if len(sides) != 1 or any(sides & other for other in named):
        return False
    return bool(named) or before in ("SUPERLATIVE", "LEADS", "PEAKS", "ORDINAL", "PLACED", "COMMA")


def _is_placed(words: list[Word], at: int) -> bool:
    """Whether a name stands behind a word for where something is."""
    before = words[at - 1] if at else None
    return before is not None and (
        before.type == "PREPOSITION" or before.key in word_list("names", "circumstances")
    )


def _sides_of(word: Word) -> set[str]:
    """The axes that a name may be of."""
    labels = getattr(word.value, "labels", ())
    return {axis for label in labels for axis, on in (("x", label.columns), ("y", label.rows)) if on}
