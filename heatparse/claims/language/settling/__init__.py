"""Words seen with their neighbours: numbers that are labels, joints, bounds, heads of names."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.forms import other_number
from heatparse.claims.language.limits import with_amounts, with_bounds, with_counts, with_digits, with_limits
from heatparse.claims.language.names import Names
from heatparse.claims.language.nouns import (
    settle_counted,
    settle_figures,
    settle_nouns,
    settle_totals,
    settle_transfers,
)
from heatparse.claims.language.settling.amounts import (
    comes_to,
    counts_first,
    join_spans,
    limits_change,
    settle_direction,
    settle_full_counts,
    settle_units,
    tells_unit,
)
from heatparse.claims.language.settling.decisions import settle_word
from heatparse.claims.language.settling.joints import carry_over, join_alike
from heatparse.claims.language.settling.labels import (
    is_of_axis,
    leads_labels,
    make_count,
    settle_abbreviated_axis,
    settle_number,
    settle_roles,
)
from heatparse.claims.language.settling.pairs import (
    with_coordinates,
    with_diagonals,
    with_facing_numbers,
    with_named_coordinates,
)
from heatparse.claims.language.settling.parts import settle_part
from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

# What depends on its neighbours.
_UNSETTLED = frozenset((
    "AXISNOUN", "EQUALS", "DIMENSION", "CARDINAL", "ORDINAL", "SUPERLATIVE", "BOUND", "COMPARATIVE", "APPROXIMATELY",
    "COMMA", "AND", "OR", "POSITION", "QUANTIFIER", "DASH", "UNIT", "LIMIT", "NEXT", "LEADS",
    "CONDITION", "BY", "UNKNOWN", "ADVERB", "AGGREGATE", "NEGATION", "HEDGE", "DEGREE", "FURTHER", "RESTRICTION",
    "PRONOUN", "SIGN", "TREND",
    "PREDICTED", "OCCUR", "TIMES", "HAVE", "SHARE",
))  # fmt: skip
_PARTS = frozenset(("QUANTIFIER", "ORDINAL", "UNKNOWN", "FACTOR"))  # may be a part: "half", "a third of"
_NUMBERS = ("NUMBER", "CARDINAL")
_SINGLING = ("NEGATION", *_NUMBERS)  # in front of a noun for lines: "no task", "of the twelve tasks"
_BEHIND_SUBJECT = frozenset(("HAVE", "BE", "BOUND", "NUMBER"))
# What may as well be the first word of a name.
_COMMON = frozenset(("DIFFERENCE", "SPREAD", "AREA", "TREND", "AGGREGATE"))
_UP_AND_DOWN = word_list("trends", "up_and_down")
_BEATEN = word_list("comparisons", "beaten")
_ALL_BUT = word_list("winners", "all_but") | word_list("winners", "second_to") | {"next"}
_SPARING = word_list("names", "sparing")
_ACCOUNTING, _RANK_NOUNS = word_list("winners", "accounting"), word_list("winners", "rank_nouns")
_TELLING_VALUES = word_list("names", "telling_values")
_LEADERS_AHEAD = word_list("winners", "measured_by") | {"behind"}
_STRESSING = word_list("numbers", "stressing")
_FIRST_TO_LAST, _BEFORE_ENDS = (
    word_list("numbers", "first_to_last"),
    word_list("function_words", "before_ends"),
)
_OUTER = frozenset(("SUPERLATIVE", "POSITION", "RESTRICTION"))
_STRESSING_NUMBERS = word_list("numbers", "barely") | {"only"}
_SET_NOUNS = word_list("names", "set_nouns")
_TIMES = word_list("names", "times_shown")
_INVOLVING = word_list("names", "involving")
_ROLES = word_list("names", "trained_roles") | word_list("names", "tested_roles") | {"axes"}
_SETTING_ASIDE = (
    word_list("names", "set_aside") | word_list("names", "outside") | word_list("names", "sparing")
)


def settle(words: list[Word], names: Names) -> list[Word]:
    """Decide what depends on the neighbours: numbers that are labels, joints, bounds, heads."""
    types = {word.type for word in words}
    if "DASH" in types:
        from heatparse.claims.language.settling.dashes import with_dashes  # loaded where dashes stand

        with_dashes(words)
        types = {word.type for word in words}
    if "UNIT" in types or "RESTRICTION" in types:
        from heatparse.claims.language.settling.points import (
            with_points,  # loaded where units or restrictions stand
        )

        words = with_points(words)
        types = {word.type for word in words}
    if "CARDINAL" in types and "LABEL" in types:
        settle_full_counts(words)
    if "CARDINAL" in types and ("LIMIT" in types or "BOUND" in types or "COMPARATIVE" in types):
        words = with_amounts(words)
        types = {word.type for word in words}
    if "BOUND" in types:
        told, words = words, with_digits(words)
        types = types if words is told else {word.type for word in words}
    if "NUMBER" in types and not types.isdisjoint(("BY", "DIFFERENCE")):
        words = join_spans(words)
    if "NUMBER" in types and "UNKNOWN" in types:
        settle_units(words, names)
    counted = "UNKNOWN" in types and not types.isdisjoint(_NUMBERS)
    if counted and names.opening_keys and tells_unit(words):
        from heatparse.claims.language.settling.told_units import (
            with_told_units,
        )  # loaded where a noun stands behind a number

        words = with_told_units(words, names)
        types = {word.type for word in words}
    if "LIMIT" in types or ("BOUND" in types and "NUMBER" in types):
        words = with_limits(words)
    if "NUMBER" in types:
        words = with_bounds(words)
        if "BOUND" in types:
            words = with_counts(words)
    factored = ("TIMES" in types or "FACTOR" in types) and _tells_as(words)
    if factored or ("QUANTIFIER" in types and _tells_half(words)):
        from heatparse.claims.language.settling.equatives import (
            with_equatives,  # loaded where factors are told
        )

        words = with_equatives(words)
    if not _BEATEN.isdisjoint([word.key for word in words]):
        from heatparse.claims.language.settling.passives import (
            with_passives,  # loaded where somebody is beaten
        )

        words = with_passives(words)
    if "SUPERLATIVE" in types and "NUMBER" in types and "COMMA" in types and _may_appose(words):
        from heatparse.claims.language.settling.appositions import (
            bracket_numbers,  # loaded where a number may stand between commas
        )

        bracket_numbers(words)
    if "NUMBER" in types and not _STRESSING_NUMBERS.isdisjoint([word.key for word in words]):
        from heatparse.claims.language.settling.stresses import (
            without_stress,  # loaded where a number is called small
        )

        words = without_stress(words)
    if "OPEN" in types and _explains_lines(words):
        from heatparse.claims.language.glosses import (
            with_glosses,  # loaded where brackets stand behind several rows or columns
        )

        words = with_glosses(words, names)
    if not types.isdisjoint(_OUTER) and _names_outer_line(words):
        from heatparse.claims.language.settling.outer_lines import (
            with_outer_lines,  # loaded where an end of an axis may be named
        )

        words = with_outer_lines(words, names)
    if names.groups:
        from heatparse.claims.language.groups import with_groups  # loaded where the text names groups

        words = with_groups(words, names.groups)
    if "EQUALS" in types:
        words = with_named_coordinates(words, names)
    if "OPEN" in types and "COMMA" in types:
        words = with_coordinates(words, names)
    if "VERSUS" in types and "NUMBER" in types:
        words = with_facing_numbers(words, names)
    if names.spread_measures and "SPREAD" in types:
        for word in words:
            if word.type == "SPREAD" and word.key in names.spread_measures:
                word.type, word.value = "MEASURE", ""
    if "DIAGONAL" in types and names.measures_errors:
        for word in words:
            if word.type == "DIAGONAL" and word.key in word_list("names", "mistakes"):
                word.type = word.value = "MEASURE"  # an error is what is measured
    if "DIAGONAL" in types:
        from heatparse.claims.language.settling.compositions import (
            with_compositions,
        )  # loaded where a diagonal is told

        words = with_compositions(words)
        settle_transfers(words)
    if "DIMENSION" in types:
        settle_figures(words)
    if names.value_nouns:
        settle_nouns(words, names.value_nouns, names.value_plurals, names.value_heads)
    if "MEASURE" in types and "PREPOSITION" in types and "UNKNOWN" in types:
        settle_counted(words, names.opening)
    if "AGGREGATE" in types and (names.derived or "mean" in names.opening):
        from heatparse.claims.language.settling.means import with_means  # loaded where a mean is told

        words = with_means(words, names)
    if "AGGREGATE" in types and names.total_nouns:
        settle_totals(words, names.total_nouns)
    if "UNKNOWN" in types and _may_name_kind(words, names):
        from heatparse.claims.language.settling.kinds import (
            settle_general_nouns,
            with_kinds,
        )  # loaded where a noun of lines may not be that of their axis

        words = with_kinds(words, names)
        settle_general_nouns(words, names)
    if "LABEL" in types and not _ROLES.isdisjoint([word.key for word in words]):
        from heatparse.claims.language.settling.roles import with_roles  # loaded where roles are told

        words = with_roles(words)
    if "LABEL" in types and ("AXISNOUN" in types or "MEASURE" in types):
        settle_roles(words)
    if "AXISNOUN" in types:
        words = with_diagonals(words)
    if "AXISNOUN" in types or "DIMENSION" in types:
        words = [word for at, word in enumerate(words) if not _names_its_label(words, at)]
    if "PANEL" in types and ("DIMENSION" in types or "AXISNOUN" in types):
        from heatparse.claims.language.settling.panel_nouns import (
            with_panels_behind,  # loaded where panels are named
        )

        words = with_panels_behind(words)
    if "POSITION" in types and "DIMENSION" in types and ("THAN" in types or "COMPARATIVE" in types):
        from heatparse.claims.language.settling.places import (
            with_position_nouns,  # loaded where places are compared
        )

        words = with_position_nouns(words)
    if "PANEL" in types:
        from heatparse.claims.language.settling.places import settle_sets  # loaded where panels are named

        settle_sets(words)
    if names.tells_times and ("RESTRICTION" in types or "PANEL" in types):
        from heatparse.claims.language.settling.times import (
            with_times,  # loaded where panels are called by times
        )

        words = with_times(words, names)
    if "PLACED" in types:
        from heatparse.claims.language.settling.ranks import with_next_best  # loaded where places are taken

        words = with_next_best(words)
        types = {word.type for word in words}
    if not _LEADERS_AHEAD.isdisjoint([word.key for word in words]):
        from heatparse.claims.language.settling.ranks import (
            settle_leaders_ahead,  # loaded where a lead may be measured
        )

        settle_leaders_ahead(words)
    if "POSITION" in types:
        if not _RANK_NOUNS.isdisjoint([word.key for word in words]):
            from heatparse.claims.language.settling.ranks import (
                with_outer_ranks,  # loaded where ranks are named
            )

            words = with_outer_ranks(words)
        if "AND" in types and "DIMENSION" in types:
            from heatparse.claims.language.settling.places import (
                with_shared_noun,  # loaded where two places may share their noun
            )

            words = with_shared_noun(words)
    keys = [word.key for word in words]
    shared = "POSITION" in types and "AND" in types and not _BEFORE_ENDS.isdisjoint(keys)
    if shared or not _FIRST_TO_LAST.isdisjoint(keys):
        from heatparse.claims.language.settling.ends import with_ends  # loaded where both ends are named

        words = with_ends(words)
    if names.tells_percent:
        from heatparse.claims.language.settling.populations import (
            with_populations,
        )  # loaded where cells are percentages

        words = with_populations(words, names)
    for at, word in enumerate(words):
        type = word.type
        if type == "NUMBER" and counts_first(words, at):
            make_count(word)
        elif type == "NUMBER":
            settle_number(words, at, names)
        elif (
            type in _COMMON and type_behind(words, at) in ("LABEL", "PANEL") and _begins(word, words[at + 1])
        ):
            word.type = ""
        elif type in _PARTS and settle_part(words, at):
            continue
        elif type == "UNKNOWN" and word.key in _STRESSING and type_behind(words, at) == "NUMBER":
            word.type = ""  # "a full 0.3"
        elif type == "UNKNOWN" and word.key in _SET_NOUNS and at and words[at - 1].type == "AXISNOUN":
            word.type = ""  # "test sets"
        elif type == "UNKNOWN" and word.key in _TIMES:
            from heatparse.claims.language.settling.durations import (
                settle_duration,  # loaded where a time is told
            )

            settle_duration(words, at)
        elif type == "UNKNOWN" and word.key in _UP_AND_DOWN:
            settle_direction(words, at)
        elif (
            word.key == "as much as"
            and at
            and words[at - 1].type == "BY"
            and type_behind(words, at) == "NUMBER"
        ):
            word.type = ""  # "varies by as much as 3"
        elif word.key in _SPARING and _sets_aside(words, at):
            word.type = "EXCEPTION"  # "A exceeds B, save in P"
        elif type == "DIFFERENCE" and word.key in word_list("joints", "falling") and comes_to(words, at):
            word.type = "OCCUR"  # "the maximum falls into July"
        elif type == "DIMENSION" and word.key in word_list("names", "numbers") and _is_ranked(words, at):
            word.type = "MEASURE"  # "the highest figure of the map"
        elif type == "ADVERB" and word.key == "only" and limits_change(words, at):
            word.type = ""
        elif type == "UNKNOWN" and at + 1 < len(words) and words[at + 1].type in ("NUMBER", "EQUALS"):
            settle_abbreviated_axis(words, at, names)
        elif type == "UNKNOWN" and (_names_things(words, at + 1) or _is_each(words, at)):
            group = names.group(word.key)
            if group is not None:
                word.type, word.value = "LABEL", group
        elif word.key == "of" and _names_end(words, at):
            word.type = words[at - 1].type = ""
        elif (
            type == "SUPERLATIVE" and word.key in word_list("assertions", "ends_of") and _opens_end(words, at)
        ):
            word.type = ""
        elif (
            type == "SUPERLATIVE" and word.key in word_list("regions", "plain_edges") and _is_aside(words, at)
        ):
            word.type = ""  # "Row 3 (Bottom)": where it stands
        elif type == "SIGN" and type_behind(words, at) == "NUMBER" and word.key in ("negative", "minus"):
            _negate(word, words[at + 1])
    if "SUPERLATIVE" in types and "UNKNOWN" in types and any(word.key in _ACCOUNTING for word in words):
        from heatparse.claims.language.settling.ranks import (
            settle_holders,  # loaded where somebody may account for an extreme
        )

        settle_holders(words)
    if "PREDICTED" in types and "UNKNOWN" in types:
        _settle_classes(words, names)
    if "TRAINED" in types or "TESTED" in types:
        carry_over(words)
    if "AND" in types and "PREPOSITION" in types and "SIGN" in types:
        join_alike(words)
        words = [word for word in words if word.type]
    for at in range(len(words) - 1, -1, -1):
        if words[at].type in _UNSETTLED:
            settle_word(words, at)
        elif words[at].label is not None and leads_labels(words, at):
            words[at].type, words[at].value = "LABEL", words[at].label
    words = [word for word in words if word.type not in ("", "DASH")]
    if not _ALL_BUT.isdisjoint([word.key for word in words]):
        from heatparse.claims.language.settling.ranks import (
            with_ranks_behind,  # loaded where a rank may be told by those in front of it
        )

        words = with_ranks_behind(words)
    if "ORDINAL" in types and "SUPERLATIVE" in types:
        from heatparse.claims.language.settling.ranks import (
            with_further_ranks,  # loaded where further ranks may be told
        )

        words = with_further_ranks(words)
    if "NEGATION" in types and not _INVOLVING.isdisjoint([word.key for word in words]):
        from heatparse.claims.language.settling.involvements import (
            with_involvements,  # loaded where pairs may leave somebody out
        )

        words = with_involvements(words)
    if "EXCEPTION" in types or any(word.key in _SETTING_ASIDE for word in words):
        from heatparse.claims.language.settling.exceptions import (
            with_exceptions,  # loaded where something is set aside
        )

        words = with_exceptions(words)
    return words


def _may_name_kind(words: list[Word], names: Names) -> bool:
    """Whether a word leads the noun of an axis, or an unknown noun is denied or counted, behind the introduction."""
    if words[0].start < names.opening_end:
        return False
    for at, word in enumerate(words):
        if word.type != "UNKNOWN":
            continue
        behind = type_behind(words, at)
        if behind == "AXISNOUN" and (word.key in names.opening or word.key in word_list("names", "things")):
            return True
        if at and words[at - 1].type in _SINGLING and behind in _BEHIND_SUBJECT:
            return True
    return False


def _sets_aside(words: list[Word], at: int) -> bool:
    """Whether a word stands between a comma and a place."""
    return at > 1 and words[at - 1].type == "COMMA" and type_behind(words, at) in ("PREPOSITION", "LABEL")


def _is_ranked(words: list[Word], at: int) -> bool:
    return at > 0 and words[at - 1].type == "SUPERLATIVE"


def _settle_classes(words: list[Word], names: Names) -> None:
    """ "Balls predicted as Outer", "mistaken for a ball": everyday words that are classes."""
    for at, word in enumerate(words):
        if word.type != "UNKNOWN":
            continue
        behind = words[at + 1 : at + 3]
        passive = len(behind) > 1 and behind[0].type == "BE" and behind[1].type == "PREDICTED"
        if passive or type_behind(words, at) == "PREDICTED" or (at and words[at - 1].type == "PREDICTED"):
            name = names.get((word.key,)) or names.get((other_number(word.key),))
            if name is not None and name.kind == "category":
                word.type, word.value = "LABEL", name


def _names_outer_line(words: list[Word]) -> bool:
    """Whether a word for an end of an axis stands in front of its noun, or of a label: "the deepest layer"."""
    return any(one.type in _OUTER and two.type in ("AXISNOUN", "LABEL") for one, two in pairwise(words))


def _names_its_label(words: list[Word], at: int) -> bool:
    """Whether a word only ties a label to the name of its axis: "a window size of 2000", "when the size is 2000"."""
    if not 0 < at < len(words) - 1:
        return False
    if words[at].key in ("of", "for") and words[at - 1].value in ("row", "column"):
        crossed = at > 2 and words[at - 2].type == "AND" and words[at - 3].type == "DIMENSION"
        return words[at + 1].type == "LABEL" and not crossed  # "the row for A"
    where = words[at].type == "BE" and any(word.key in ("when", "where") for word in words[:at])
    if not (words[at].key == "of" or where) or words[at - 1].type != "AXISNOUN":
        return False
    label = words[at + 1].value if words[at + 1].type == "LABEL" else words[at + 1].label
    return label is not None and is_of_axis(label, words[at - 1].value)


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


def _opens_end(words: list[Word], at: int) -> bool:
    """ "Varies from a low of 0.1 to a high of 0.9": in front of the two ends of a span."""
    if any(word.type == "COLOUR" or word.key in word_list("reserves", "scale") for word in words):
        return False  # the ends of the color scale
    spans = at > 0 and words[at - 1].key in word_list("joints", "spans") and words[at - 1].key != "and"
    return spans and type_behind(words, at) in ("NUMBER", "APPROXIMATELY")


def _is_aside(words: list[Word], at: int) -> bool:
    """Whether a word stands alone in its brackets."""
    return at > 0 and words[at - 1].type == "OPEN" and type_behind(words, at) == "CLOSE"


def _names_things(words: list[Word], at: int) -> bool:
    """Whether a word is a noun for several rows, columns or categories: "tasks", "every … task"."""
    if at >= len(words):
        return False
    word = words[at]
    several = word.key.endswith("s") or word.key in word_list("names", "plurals")
    several = several or (at > 1 and words[at - 2].type == "QUANTIFIER")
    return several and (word.type in ("AXISNOUN", "DIMENSION") or word.key in word_list("names", "things"))


def _is_each(words: list[Word], at: int) -> bool:
    """Whether a noun is spoken of as a whole, in the singular: "every mirror" of "Mirror A" and "Mirror B"."""
    before = words[at - 1] if at else None
    return before is not None and before.type == "QUANTIFIER" and before.key in word_list("names", "eaches")


def _negate(sign: Word, number: Word) -> None:
    """E.g. "negative 0.37" is -0.37."""
    quantity = number.value
    if quantity is not None and quantity.value is not None and quantity.value > 0:
        number.value = quantity.model_copy(update={"value": -quantity.value})
        number.start, sign.type = sign.start, ""


def _tells_as(words: list[Word]) -> bool:
    return any(word.key == "as" or word.key.startswith("as ") for word in words)


def _may_appose(words: list[Word]) -> bool:
    """ "A, at 0.3, …": whether a comma stands in front of what a value is told with."""
    return any(one.type in ("COMMA", "JOIN") and two.key in _TELLING_VALUES for one, two in pairwise(words))


def _explains_lines(words: list[Word]) -> bool:
    """ "The two layers (3 and 5)": whether a bracket stands behind a noun in the plural."""
    return any(two.type == "OPEN" and one.key.endswith("s") for one, two in pairwise(words))


def _tells_half(words: list[Word]) -> bool:
    return any(word.key in ("half", "half the") for word in words)
