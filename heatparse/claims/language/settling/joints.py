"""Joints: commas, "and" and "then" between names or numbers, and names side by side."""

from __future__ import annotations

from heatparse.claims.language.words import Word, type_behind

_WAY = 4  # words of "from A to B"


def carry_over(words: list[Word]) -> None:
    """ "Trained on A and on B": both are what something is trained on."""
    for at in range(len(words) - 4):
        verb, one, joint, short, two = words[at : at + 5]
        if (
            verb.type in ("TRAINED", "TESTED")
            and one.type == two.type == "LABEL"
            and joint.type in ("AND", "OR")
            and short.type == "PREPOSITION"
            and verb.key.endswith(f" {short.key}")
        ):
            short.type, short.value = verb.type, verb.value


def join_alike(words: list[Word]) -> None:
    """ "Related to A and to B" as "related to A and B"."""
    for at in range(len(words) - 4):
        first, one, joint, short, two = words[at : at + 5]
        alike = first.type == short.type == "PREPOSITION" and first.key == short.key
        if alike and one.type == two.type == "LABEL" and joint.type == "AND" and short.key in ("to", "with"):
            short.type = ""


def is_list(words: list[Word], at: int) -> bool:
    """Whether three names stand behind a word, side by side."""
    types = [word.type for word in words[at + 1 : at + 6] if word.type not in ("AND",)]
    return types[:5] == ["LABEL", "JOIN", "LABEL", "JOIN", "LABEL"]


def is_next(words: list[Word], at: int) -> bool:
    """E.g. "A, then B, then with C": in a list, not "falls, then rises"."""
    after = type_behind(words, at)
    if after == "PREPOSITION":
        after = type_behind(words, at + 1)
    return after in ("LABEL", "PANEL") and not any(
        word.type in ("TREND", "DIFFERENCE", "CONDITION") for word in words
    )


def _begins_place(words: list[Word], at: int) -> bool:
    """ "Second behind A, B third", "second to A, and B third": the next place is taken by B alone."""
    set_off = words[at].type == "COMMA" or (at > 0 and words[at - 1].type == "COMMA")
    behind = [word.type for word in words[at + 1 : at + 4] if word.type not in ("AND", "JOIN")]
    if not set_off or behind[:2] != ["LABEL", "PLACED"]:
        return False
    return any(word.type == "PLACED" or word.key.startswith("second") for word in words[:at])


def _ends_way(words: list[Word], at: int) -> bool:
    """ "Going from A to B, C gains 3": the comma ends the way, and C is who gains."""
    if at < _WAY or words[at - 2].key != "to" or words[at - 4].key != "from" or at + 2 >= len(words):
        return False
    return words[at + 1].type == "LABEL" and words[at + 2].type in (
        "DIFFERENCE",
        "HAVE",
        "TREND",
        "BE",
        "COMPARATIVE",
    )


def _ends_exception(words: list[Word], at: int) -> bool:
    """ "Apart from A, B is highest": the comma ends what is left out, where no list goes on behind it."""
    first = at - 2
    while first > 0 and words[first].type == "LABEL":
        first -= 1
    opens = first == 0 or (first > 0 and words[first - 1].type == "STOP")
    if first < 0 or words[first].type != "EXCEPTION" or not opens or words[at - 1].type != "LABEL":
        return False
    behind = [word.type for word in words[at + 1 : at + 3]]
    return behind[:1] == ["LABEL"] and len(behind) > 1 and behind[1] not in ("COMMA", "AND", "OR", "JOIN")


def is_joint(words: list[Word], at: int) -> bool:
    """Whether a comma or "and" stands between two names, or two numbers."""
    before = words[at - 1].type if at else ""
    if before == "COMMA" and at > 1 and words[at].type != "COMMA":
        before = words[at - 2].type  # "A, B, and C"
    after = type_behind(words, at)
    if after in ("AND", "OR", "JOIN") and words[at].type == "COMMA":
        after = type_behind(words, at + 1)
    if _begins_place(words, at):
        return False
    if words[at].type == "COMMA" and (_ends_way(words, at) or _ends_exception(words, at)):
        return False
    names = ("LABEL", "PANEL", "AXIS", "HEAD")
    return (before in ("LABEL", "PANEL", "DIMENSION", "AXISNOUN", "CLOSE") and after in names) or (
        before in ("NUMBER", "UNIT") and after in ("NUMBER", "APPROXIMATELY")
    )
