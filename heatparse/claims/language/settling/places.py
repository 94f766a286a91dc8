"""Words that tell a place and no rank, condition or number: "the top row", "the last layer"."""

from __future__ import annotations

from heatparse.claims.language.settling.decisions import NAMED
from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

_RANKED = frozenset(("MEASURE", "DIMENSION", "UNKNOWN", "PREPOSITION", "AXISNOUN", "COLOUR", "DIAGONAL"))
_LEADING = frozenset(("PREPOSITION", "THAN", "COMPARATIVE", "VERSUS"))
_BEHIND_PLACE = frozenset(
    ("", "STOP", "COMMA", "BY", "OPEN", "CONTRAST", "PREPOSITION", "QUANTIFIER", "ADVERB")
)


def is_top_of(words: list[Word], at: int) -> bool:
    """E.g. "The top of the A column": a place."""
    behind = words[at + 1 : at + 3]
    return len(behind) == 2 and behind[0].key == "of" and behind[1].type in (*NAMED, "DIMENSION", "AXISNOUN")


def positioned_before(words: list[Word], at: int) -> Word | None:
    """The noun that "one" stands for: "in the right panel than in the left one"."""
    if not any(word.type in ("THAN", "COMPARATIVE") or word.key.endswith(" than") for word in words[:at]):
        return None
    return next(
        (
            words[i]
            for i in range(at - 2, 0, -1)
            if words[i].type in ("DIMENSION", "AREA") and words[i - 1].type == "POSITION"
        ),
        None,
    )


def with_position_nouns(words: list[Word]) -> list[Word]:
    """The words with the noun that a place leaves out: "higher in the right panel than in the left"."""
    found: list[Word] = []
    for at, word in enumerate(words):
        found.append(word)
        placed = at > 1 and word.type == "POSITION" and word.definite and words[at - 1].type in _LEADING
        if not placed or type_behind(words, at) not in _BEHIND_PLACE:
            continue
        noun = positioned_before(words, at)
        if noun is not None and noun.value in ("panel", "grid", "row", "column"):
            found.append(Word(noun.type, noun.value, noun.key, word.end, word.end))
    return found


def with_shared_noun(words: list[Word]) -> list[Word]:
    """ "Between the left and the right panel": the noun of both places."""
    found: list[Word] = []
    for at, word in enumerate(words):
        found.append(word)
        behind = words[at + 1 : at + 4]
        shared = word.type == "POSITION" and [w.type for w in behind] == ["AND", "POSITION", "DIMENSION"]
        if shared and behind[-1].value in ("panel", "grid"):
            noun = behind[-1]
            found.append(Word(noun.type, noun.value, noun.key, word.end, word.end))
    return found


def settle_sets(words: list[Word]) -> None:
    """ "The training set is larger": the data themselves, and the panel of their name behind a preposition alone."""
    for at, word in enumerate(words):
        called = word.type == "PANEL" and word.key in word_list("names", "set_words")
        if not called or word.end - word.start <= len(word.value.label.text):
            continue
        before = words[at - 1].type if at else ""
        scored = type_behind(words, at) == "MEASURE"  # "the held-out scores"
        if before not in ("PREPOSITION", "JOIN", "AND", "THAN", "COMMA", "OPEN") and not scored:
            word.type = "UNKNOWN"


def is_one_line(words: list[Word], at: int) -> bool:
    """E.g. "The last layer", "the second epoch": one row or column; "the first layers" are several."""
    word, before = words[at], words[at - 1]
    places = before.type == "ORDINAL" or before.value in ("first", "last")
    return places and word.value.axis is not None and not word.key.endswith("s")


def is_place_taken(words: list[Word], at: int) -> bool:
    """E.g. "A comes second", "A leads, B is second", "A first, B second and C third"."""
    before, after = words[at - 1].type if at else "", type_behind(words, at)
    if after == "COMPARATIVE" and words[at + 1].key == "behind":
        verb = before in ("BE", "OCCUR") or words[at - 1].key in word_list("names", "placing_verbs")
        return verb  # "ranks second behind A"
    if after not in ("", "STOP", "COMMA", "AND", "JOIN", "OPEN", "PREPOSITION", "CLOSE", "CONTRAST"):
        return False
    if (before in ("BE", "OCCUR", "HAVE", "ORDER") and words[at].type != "POSITION") or words[
        at - 1
    ].key in word_list("names", "placing_verbs"):
        return True
    if before in ("AND", "JOIN") and after == "PREPOSITION":  # "ranks last on A and first on B"
        return any(word.type in ("LEADS", "PLACED") for word in words[:at])
    if words[at].type == "POSITION":  # "A first, B second, C last"
        return before in NAMED and any(word.type in ("LEADS", "ORDINAL", "PLACED", "NEXT") for word in words)
    return before in NAMED and any(
        word.type in ("LEADS", "SUPERLATIVE", "PLACED")
        or (word.type == "COMPARATIVE" and word.key.startswith("second"))
        or (word.type == "ORDINAL" and index < at and is_place_taken(words, index))
        for index, word in enumerate(words)
    )


def tells_place(words: list[Word], at: int) -> bool:
    """E.g. "When a model trained on A is tested on B", "when Ratio = 0.3", "when moving to A": a place."""
    if at + 1 < len(words) and words[at + 1].key in word_list("names", "ways"):
        return True
    for word in words[at + 1 : at + 4]:
        if word.type in ("TRAINED", "TESTED", "AXIS", "DIAGONAL"):
            return True
        if word.type not in ("PRONOUN", "BE") and word.key not in word_list("names", "things"):
            return False
    return False


def is_place(words: list[Word], at: int) -> bool:
    """E.g. "The top corner", "top row", "at the top": a place, no rank."""
    after = type_behind(words, at)
    if after == "AREA" or _is_line(words, at):
        return True
    before = words[at - 1] if at else None
    if before is None or before.key not in word_list("function_words", "at_line"):
        return False
    row = (
        at > 1 and words[at - 2].type == "DIMENSION" and words[at - 2].key in word_list("names", "line_nouns")
    )
    return row or after not in _RANKED  # "the average row at the bottom shows"


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
