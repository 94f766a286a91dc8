"""From the words of a sentence to clauses: what one predicate says."""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.claims.extremes.ties import is_tying
from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

PREDICATES = frozenset(("BE", "HAVE", "OCCUR", "LEADS", "PEAKS", "SHARE", "COMPARATIVE"))
NAMES = frozenset((
    "LABEL", "PANEL", "AXIS", "AXISNOUN", "HEAD", "DIMENSION", "CARDINAL", "JOIN", "AND", "OR", "DIAGONAL",
    "PREPOSITION", "PRONOUN", "POSITION", "ORDINAL", "SUPERLATIVE",
))  # fmt: skip
_PLACES = frozenset((
    "PREPOSITION", "LABEL", "AXIS", "AXISNOUN", "HEAD", "DIMENSION", "CARDINAL", "QUANTIFIER", "JOIN", "AND",
    "POSITION",
))  # fmt: skip
_APPOSED = 5  # words of a number with its unit, between commas
_NUMBERS = ({"NUMBER"}, {"NUMBER", "UNIT"}, {"APPROXIMATELY", "NUMBER"}, {"APPROXIMATELY", "NUMBER", "UNIT"})
QUANTIFYING = frozenset(("QUANTIFIER", "RIVALS", "ADVERB"))
_COUNTED = frozenset(("AXISNOUN", "DIMENSION", "MEASURE"))  # "no pair but A–B"
_ENDINGS = frozenset(("STOP", "COMMA", "COLON", "OPEN", "JOIN", "AND"))
_COUNTS = frozenset(("CARDINAL", "NEGATION", "PREPOSITION"))  # "none of its", "all six of its"
_TELLING = frozenset(("UNKNOWN", "TREND", "DIFFERENCE", "BE", "HAVE"))
_FOILS = word_list("names", "foils") | word_list("winners", "leaders")
_COMBINED = word_list("comparisons", "combined")  # "A and B together": no predicate of theirs
_WHATEVER = word_list("winners", "whatever")
_SENTENCE_OPENERS = word_list("function_words", "openers")
_OPENERS = frozenset(("if", "that"))
_JOINING = word_list("joints", "joining")
_JOINTS = frozenset(("AND", "COMMA", "JOIN", "COLON"))


def split_clauses(words: list[Word]) -> Iterator[tuple[list[Word], bool]]:
    """The words of each clause, and whether it is set against the one before."""
    words = _without_foils(words)
    types = [word.type for word in words]
    if (types.count("NUMBER") > 1 and ("BOUND" in types or "LIMIT" in types)) or (
        "CONTRAST" in types and ("BOUND" in types or "COMPARATIVE" in types)
    ):
        from heatparse.claims.plain.double_bounds import (
            with_double_bounds,  # loaded where there may be two bounds
        )

        words = with_double_bounds(words)
    if types.count("AXISNOUN") > 1 and _joins_axes(types):
        from heatparse.claims.plain.shared_coordinates import (
            with_shared_coordinates,  # loaded where both axes are spoken of together
        )

        words = with_shared_coordinates(words)
    start, depth, contrasted, predicate = 0, 0, False, False
    ahead = _predicates_ahead(words)
    for at, word in enumerate(words):
        type = word.type
        if type in PREDICATES and word.key not in _COMBINED:
            predicate |= not (
                _is_of_share(words, at)
                or _bounds_place(words, start, at)
                or _is_footing(words, at)
                or _qualifies_place(words, start, at)
            )
        elif type == "OPEN":
            depth += 1
        elif type == "CLOSE":
            depth = max(0, depth - 1)
        elif type == "STOP" and _is_abbreviated(words, at):
            word.type = "COMMA"
        elif type == "CONTRAST" and word.key == "but" and _is_exception(words, start, at):
            word.type = "EXCEPTION"
        elif type == "STOP" or (
            not depth
            and (
                type == "CONTRAST"
                or _sets_against(words, start, at)
                or (type in _JOINTS and _starts_predicate(words, start, at, predicate, ahead))
                or (word.key in _JOINING and _joins_statements(words, start, at))
            )
        ):
            part = _trim(words[start:at])
            if part:
                yield part, contrasted
            contrasted, predicate = type in ("CONTRAST", "THAN", "VERSUS"), False
            start, depth = at + 1, 0
    part = _trim(words[start:])
    if part:
        yield part, contrasted


def _joins_axes(types: list[str]) -> bool:
    """ "Digit_a and digit_b": whether the nouns of two axes are joined."""
    return any(types[at : at + 3] == ["AXISNOUN", "AND", "AXISNOUN"] for at in range(len(types) - 2))


def _joins_statements(words: list[Word], start: int, at: int) -> bool:
    """Whether a joint stands between two statements, and what stands in front of both holds for neither alone."""
    if at + 2 >= len(words) or _is_conditional(words, start, at):
        return False
    joining = word_list("joints", "joining")
    if words[at].key not in joining and words[at + 1].key not in joining:
        return False
    if _goes_on_ranking(words, at + 1) or _is_compared(words, start, at):
        return False
    from heatparse.claims.language.conjuncts import joins_statements  # loaded where statements may be joined

    return joins_statements(words, start, at)


def _is_exception(words: list[Word], start: int, at: int) -> bool:
    """ "In all rows but A": what stands behind "but" is set aside, where a quantifier stands in front."""
    if any(word.type == "NEGATION" for word in words[start:at]) and _tells_how_often(words, at):
        return True  # "A is never behind B but once"
    nobody = at - start > 1 and words[at - 2].key == "no" and words[at - 1].type in _COUNTED
    if not nobody and not any(word.type in QUANTIFYING for word in words[start:at]):
        return False
    from heatparse.claims.plain.excepted_names import excepts  # loaded where all but some are spoken of

    return excepts(words, start, at)


def _tells_how_often(words: list[Word], at: int) -> bool:
    behind = words[at + 1].key if at + 1 < len(words) else ""
    ends = all(word.type in _ENDINGS for word in words[at + 2 : at + 3])
    return behind in word_list("assertions", "often") and ends


def _is_of_share(words: list[Word], at: int) -> bool:
    """ "More than" of "more than half of the cells"."""
    return words[at].type == "COMPARATIVE" and at + 1 < len(words) and words[at + 1].key.startswith("half")


def _is_footing(words: list[Word], at: int) -> bool:
    """ "A, at equal prices, is behind B": no predicate of A."""
    even = words[at].type == "COMPARATIVE" and words[at].value == "equal"
    return even and at > 1 and [word.type for word in words[at - 2 : at]] == ["COMMA", "PREPOSITION"]


def _qualifies_place(words: list[Word], start: int, at: int) -> bool:
    """ "For the smaller Lark model, all values are below 3": a place in front, which is not the whole figure."""
    plain = words[at].type == "COMPARATIVE" and words[at].key in word_list("names", "placing_adjectives")
    front = plain and at == start + 1 and words[start].type == "PREPOSITION"
    return front and type_behind(words, at) in ("UNKNOWN", "AXISNOUN", "LABEL")


def _bounds_place(words: list[Word], start: int, at: int) -> bool:
    """ "For the two learning rates below 1e-4": which of them, at the beginning of a clause."""
    below = words[at].type == "COMPARATIVE" and words[at].key in word_list("names", "placing_comparatives")
    front = {word.type for word in words[start:at]}
    return (
        below and words[start].type == "PREPOSITION" and words[at - 1].type == "AXISNOUN" and front <= _PLACES
    )


def _without_foils(words: list[Word]) -> list[Word]:
    """The words that make statements; who they are set against stands in front of them, or aside."""
    fronted = bool(words) and words[0].key in _FOILS
    aside = any(word.type == "CONTRAST" or word.key == "alike" for word in words)
    if not (fronted or aside):
        return words
    from heatparse.claims.extremes.foils import without_asides, without_foil  # loaded where one may stand

    return without_asides(without_foil(words) if fronted else words)


def _predicates_ahead(words: list[Word]) -> list[bool]:
    """For each word whether a predicate comes behind it before the next comma, colon or stop."""
    ahead = [False] * len(words)
    found = False
    for at in range(len(words) - 1, -1, -1):
        ahead[at] = found
        type = words[at].type
        if type in PREDICATES and words[at].key not in _COMBINED:
            found = True
        elif type == "COLON":
            found = False  # "both are of A and B: neither is higher"
        elif type in ("COMMA", "STOP", "CONTRAST", "CONDITION"):
            found = found and type == "COMMA" and _is_beside_number(words, at)
    return ahead


def _is_beside_number(words: list[Word], at: int) -> bool:
    """ "The maximum of all, 0.9, belongs to A": a comma around a number that stands in apposition."""
    return any(
        {word.type for word in words[one + 1 : two]} in _NUMBERS
        for one, two in ((_comma(words, at, -1), at), (at, _comma(words, at, 1)))
        if one >= 0 and two < len(words)
    )


def _comma(words: list[Word], at: int, step: int) -> int:
    """The next comma in a direction, with no more than a few words between."""
    near = range(at + step, at + step * _APPOSED, step)
    none = -1 if step < 0 else len(words)
    return next((i for i in near if 0 <= i < len(words) and words[i].type == "COMMA"), none)


def _is_abbreviated(words: list[Word], at: int) -> bool:
    """The full stop of "etc." ends no sentence in a bracket, nor does that of "6 a.m.," in front of a comma."""
    if type_behind(words, at) == "COMMA" and words[at].key == ".":
        return True
    return words[at].key == "." and at > 0 and words[at - 1].key == "etc" and at + 1 < len(words)


def _trim(words: list[Word]) -> list[Word]:
    """Words without commas and joints at the ends."""
    first, last = 0, len(words)
    if last > 2 and words[1].type in ("COMMA", "JOIN") and words[0].key in _SENTENCE_OPENERS:
        first = 2
    while first < last and words[first].type in ("COMMA", "AND", "JOIN", "COLON", "STOP"):
        first += 1
    while last > first and words[last - 1].type in ("COMMA", "AND", "JOIN", "STOP"):
        last -= 1
    return words[first:last]


def may_be_name(word: Word) -> bool:
    """ "All rates but 1e-3": a number that a category is called."""
    return word.type == "NUMBER" and word.label is not None


def _adds_even(words: list[Word], at: int) -> bool:
    """ "A is higher than B, or equal to it": one comparison."""
    even = words[at + 2] if at + 2 < len(words) and words[at + 1].type == "OR" else None
    return even is not None and even.type == "COMPARATIVE" and even.value == "equal"


def _begins_anew(words: list[Word], at: int) -> bool:
    """Whether "it" or "they" and a predicate stand behind a joint."""
    behind = [word for word in words[at + 1 : at + 4] if word.type not in ("AND", "COMMA")][:2]
    return (
        len(behind) == 2
        and behind[0].key in word_list("function_words", "personal")
        and behind[1].type in ("HAVE", "BE", "COMPARATIVE")
    )


def _tells_place(words: list[Word], start: int, at: int) -> bool:
    """ "At 0.5, it exceeds B", "across all models, it falls": what stands in front only says where."""
    types = {"LABEL" if may_be_name(word) else word.type for word in words[start:at]}
    return words[start].type in ("PREPOSITION", "QUANTIFIER") and types <= _PLACES


def _sets_against(words: list[Word], start: int, at: int) -> bool:
    """E.g. "A reaches 0.9 on B, compared to 0.5 for C": the value of another place."""
    if words[at].type not in ("THAN", "VERSUS") or words[at].key == "than" or at + 2 >= len(words):
        return False
    behind = [
        word.type
        for word in words[at + 1 : at + 5]
        if word.type not in ("QUANTIFIER", "APPROXIMATELY", "UNIT")
    ]
    ahead = {word.type for word in words[start:at]}
    end = next((i for i in range(at, len(words)) if words[i].type == "STOP"), len(words))
    if any(word.type == "COMPARATIVE" for word in words[at:end]):
        return False  # "A reaches 0.9, compared to 0.5 for B, and is thus better"
    return (
        behind[:2] == ["NUMBER", "PREPOSITION"]
        and "NUMBER" in ahead
        and "OPEN" not in ahead
        and ahead.isdisjoint(("COMPARATIVE", "DIFFERENCE", "BY", "SPREAD", "BOUND"))
    )


def _is_conditional(words: list[Word], start: int, at: int) -> bool:
    """E.g. "If A, B", "it may be that A, B": the condition holds for what follows as well."""
    types = {word.type for word in words[start:at]}
    if words[start].type in ("RESTRICTION", "EXCEPTION") and not any(w.key == "," for w in words[start:at]):
        return True  # "among the smaller models, A is best"
    if words[start].type == "QUANTIFIER" and words[start].key in _WHATEVER:
        return not any(w.key == "," for w in words[start:at])  # "no matter which model is used, A is best"
    return "CONDITION" in types or (
        "HEDGE" in types and any(word.key in _OPENERS for word in words[start:at])
    )


def _is_compared(words: list[Word], start: int, at: int) -> bool:
    """Whether a joint belongs to the far side of a comparison: "than A and B are"."""
    if words[at].type != "JOIN":
        return False
    for word in reversed(words[start:at]):
        if word.type == "THAN" or (word.type == "PREPOSITION" and word.key == "as"):
            return True
        if word.type not in ("LABEL", "AXIS", "JOIN", "PANEL", "EQUALS"):
            return False
    return False


def _goes_on_ranking(words: list[Word], at: int) -> bool:
    """Whether a name and its place behind the first stand there, without a verb."""
    at += words[at].type in ("AND", "JOIN")
    behind = words[at : at + 2]
    if len(behind) < 2 or behind[0].type not in ("LABEL", "PANEL"):
        return False
    return behind[1].type == "PLACED" or (behind[1].type == "LEADS" and behind[1].key in ("first", "last"))


def _may_be_tied(words: list[Word], start: int, at: int) -> bool:
    """Whether a first place is told in front of a joint, and no verb stands behind it."""
    end = next(
        (i for i in range(at + 1, len(words)) if words[i].type in ("COMMA", "STOP", "CONTRAST")), len(words)
    )
    tells = any(word.type in ("SUPERLATIVE", "PEAKS", "LEADS") for word in words[start:at])
    return tells and not any(word.type in ("BE", "HAVE", "OCCUR") for word in words[at:end])


def _tells_holder(words: list[Word], start: int, at: int) -> bool:
    """Whether the name that stands behind a joint holds the extreme value in front of it."""
    behind = at + 1 + (words[at + 1].type in ("COMMA", "AND"))
    behind += [word.key for word in words[behind : behind + 1]] in (["which"], ["that"], ["it"])
    behind += [word.type for word in words[behind : behind + 2]] == ["BE", "OCCUR"]
    if not (behind < len(words) and words[behind].type == "OCCUR"):
        return False
    front = {word.type for word in words[start:at]}
    if not {"SUPERLATIVE", "NUMBER"} <= front <= _HELD:
        return False
    end = next(
        (i for i in range(behind, len(words)) if words[i].type in ("COMMA", "STOP", "CONTRAST")), len(words)
    )
    types = {word.type for word in words[behind + 1 : end]}
    return "LABEL" in types and types <= _HOLDING


_HELD = frozenset((
    "SUPERLATIVE", "NUMBER", "BE", "MEASURE", "UNIT", "APPROXIMATELY", "PREPOSITION", "DIMENSION", "RANK", "DIAGONAL",
    "ORDINAL", "QUANTIFIER", "PANEL",
))  # fmt: skip
_HOLDING = frozenset((
    "LABEL", "PREPOSITION", "AXIS", "AXISNOUN", "VERSUS", "ARROW", "OPEN", "CLOSE", "DIMENSION", "HEAD", "JOIN", "AND",
    "UNKNOWN", "TRAINED", "TESTED", "PREDICTED", "PANEL",
))  # fmt: skip


def _tells_lesson(words: list[Word], at: int) -> bool:
    """ ", shows how easy it is": what the sentence concludes from what stands in front."""
    behind = words[at + 1].key if at + 1 < len(words) else ""
    return words[at].key in word_list("function_words", "teaching") and behind in word_list(
        "function_words", "lessons"
    )


def _brings_about(words: list[Word], start: int, at: int) -> bool:
    """ "A is the worst setting for all, costing B 3 points against C": what an extreme brings about, behind it."""
    if words[at + 1].key not in word_list("winners", "bringing") or words[at].type == "AND":
        return False
    front = {word.type for word in words[start:at]}
    behind = [word.type for word in words[at + 2 :]]
    return {"SUPERLATIVE", "LABEL"} <= front and "NUMBER" in behind and "SUPERLATIVE" not in behind


def _goes_into_detail(words: list[Word], start: int, at: int) -> bool:
    """ "A hardly moves: its counts stay below 5": a sentence in front of a colon, taken up behind it."""
    taking = word_list("function_words", "personal") | word_list("function_words", "possessive")
    opening = [word for word in words[at + 1 : at + 4] if word.type not in QUANTIFYING | _COUNTS]
    taken_up = bool(opening) and opening[0].key in taking
    front = {word.type for word in words[start:at]}
    return taken_up and "LABEL" in front and not front.isdisjoint(_TELLING)


def _leads_on(words: list[Word], at: int) -> bool:
    """Whether "after which", "until which" stand behind a comma."""
    behind = words[at + 1 : at + 3] if words[at].type == "COMMA" else []
    return (
        len(behind) == 2
        and behind[0].type == "RESTRICTION"
        and behind[1].key in word_list("function_words", "relative")
    )


def _ends_list(words: list[Word], at: int) -> bool:
    """E.g. "For A, B and C and is …": the names behind the joint belong to the list, another joint goes on."""
    end = at
    while end < len(words) and words[end].type in ("JOIN", "LABEL", "AXIS", "EQUALS"):
        end += 1
    if (
        end < len(words) and words[end].type == "OPEN" and end > at + 1
    ):  # "is largest on B and C (0.6 each) and …"
        end = next((i + 1 for i in range(end, len(words)) if words[i].type == "CLOSE"), len(words))
    return (
        end < len(words)
        and words[end].type == "AND"
        and end + 1 < len(words)
        and words[end + 1].type in PREDICATES
    )


def _bounds_before(words: list[Word], start: int, at: int) -> bool:
    """Whether a number and its bound are told in front of "and"."""
    types = [word.type for word in words[start:at]]
    return (
        words[at].type in ("AND", "JOIN") and "BOUND" in types and "NUMBER" in types and "OPEN" not in types
    )


def _goes_on_with_diagonal(words: list[Word], start: int, at: int) -> bool:
    """ "The triangles mirror each other and the diagonal is 1": what it is, behind what they do."""
    mirrors = word_list("symmetry", "mirroring")
    told = any(word.key in mirrors for word in words[start:at])
    return told and words[at].type in _JOINTS and type_behind(words, at + 1) in ("BE", "HAVE", "OCCUR")


def _subject_comes_later(words: list[Word], at: int) -> bool:
    """ "A lies behind B and C, and D is last": the list goes on to the "and" that a comma stands in front of."""
    end, closed = at + 1, words[at].key == "and"
    while end < len(words) and words[end].type in ("JOIN", "LABEL", "AND", "COMMA", "PREPOSITION"):
        if closed and words[end].key == "," and words[end + 1 : end + 2] and words[end + 1].key == "and":
            return type_behind(words, end + 1) == "LABEL" and type_behind(words, end + 2) in PREDICATES
        closed = closed or words[end].key == "and"
        end += 1
    return False


def _starts_predicate(words: list[Word], start: int, at: int, predicate: bool, ahead: list[bool]) -> bool:
    """Whether a joint begins a new predicate: "A leads in X and trails in Y"."""
    if words[at].type == "COLON":
        if _goes_into_detail(words, start, at):
            return any(word.type in PREDICATES | {"BOUND"} for word in words[at + 1 :])
        return predicate and any(word.type in PREDICATES for word in words[at + 1 :])
    following = words[at + 1] if at + 1 < len(words) else None
    if following is not None and (
        following.type == "HEDGE" or following.key in word_list("function_words", "relative")
    ):
        return True  # ", suggesting that …"
    if following is not None and (_tells_lesson(words, at + 1) or _brings_about(words, start, at)):
        return True
    if following is not None and at > start and words[at - 1].key == following.key:
        return False  # "smaller and smaller"
    if _adds_even(words, at):
        return False
    if following is not None and _tells_holder(words, start, at):
        return False  # "the maximum is 0.9, reached by A on B"
    if _leads_on(words, at):
        return predicate or any(
            word.type == "SUPERLATIVE" for word in words[start:at]
        )  # ", after which it falls"
    if following is not None and _goes_on_ranking(words, at + 1):
        return False  # "A comes out on top, B second and C last"
    if following is not None and following.key == "nor" and type_behind(words, at + 1) in ("HAVE", "BE"):
        return True  # ", nor does B"
    if following is not None and following.type == "PEAKS" and _bounds_before(words, start, at):
        return True  # "A lies above 0.2 throughout and peaks at B"
    if following is not None and following.type == "DIAGONAL" and _goes_on_with_diagonal(words, start, at):
        return True
    if following is not None and following.type == "AGGREGATE" and words[at].type in ("AND", "JOIN"):
        verb = following.key in word_list("names", "averaging")
        return predicate and verb and type_behind(words, at + 1) in ("NUMBER", "APPROXIMATELY")
    if following is not None and is_tying(following) and _may_be_tied(words, start, at):
        return False  # "A is the highest, tied with B"
    if _begins_anew(words, at):
        return predicate or not _tells_place(words, start, at)  # ", and it shows …"
    if not predicate or _is_conditional(words, start, at):
        return False
    if words[at].type == "JOIN" and _ends_list(words, at):
        return False
    if words[at].type in ("JOIN", "AND") and _subject_comes_later(words, at):
        return False
    behind = ahead[at] or (following is not None and following.type == "COMMA" and ahead[at + 1])
    if following is not None and following.type in ("AND", "OR") and at + 1 < len(words):
        behind = ahead[at + 1] or behind
    return behind and not _is_compared(words, start, at)
