"""Parts of a population as percentages: "less than half of the respondents", "a majority of the 65+ group".

Where cells are percentages of people, a part of the people is a value, and counts no cells.
"""

from __future__ import annotations

from heatparse.claims.language.forms import Name
from heatparse.claims.language.names import Names
from heatparse.claims.language.settling.parts import parts
from heatparse.claims.language.words import Word, type_behind
from heatparse.models import Quantity
from heatparse.phrases import words as word_list

_ENDS = frozenset(("STOP", "CONTRAST", "COLON"))
# In front of a part that begins a clause.
_OPENING = frozenset(
    ("COMPARATIVE", "BOUND", "APPROXIMATELY", "ADVERB", "COMMA", "AND", "PREPOSITION", "RESTRICTION")
)
_BOUNDING = frozenset(("COMPARATIVE", "BOUND", "PREPOSITION", "RESTRICTION"))
_TELLING = frozenset(("NUMBER", "SIGN", "SUPERLATIVE", "LEADS", "DIFFERENCE", "DIMENSION"))
_OBJECTS = frozenset(("LABEL", "PREPOSITION", "QUANTIFIER", "COMMA", "STOP", "NEGATION", "ADVERB"))
_MAJORITY = "half"


def with_populations(words: list[Word], names: Names) -> list[Word]:
    """The words of a document of percentages with a number for each part of the people."""
    _name_ages(words, names)
    for at, word in enumerate(words):
        if word.type == "RESTRICTION" and _is_placing(words, at):
            word.type = "PREPOSITION"
        part = _part(words, at)
        if part is not None:
            _settle_part(words, at, part, names)
    return [word for word in words if word.type]


def _is_placing(words: list[Word], at: int) -> bool:
    """ "Among 18-29-year-olds": in that column, where one category is named."""
    listed = type_behind(words, at + 1) in ("JOIN", "AND", "COMMA", "LABEL")
    named = words[at].key in word_list("populations", "among") and type_behind(words, at) == "LABEL"
    return named and not listed


def _part(words: list[Word], at: int) -> Quantity | None:
    """The percentage that a word tells as a part: "a third of", "a majority of", "28%"."""
    word = words[at]
    if word.type == "NUMBER":
        quantity: Quantity = word.value
        return quantity if quantity.unit in ("%", "percent") and quantity.value is not None else None
    if word.type not in ("FACTOR", "QUANTIFIER", "ORDINAL", "UNKNOWN"):
        return None
    told = parts().get(_MAJORITY if word.key in word_list("populations", "majorities") else word.key)
    if told is None:
        return None
    _, percent, blur = told
    bounded = at > 0 and words[at - 1].type in _BOUNDING
    return Quantity(text=f"{percent:.3g}%", value=percent, unit="%", resolution=0.0 if bounded else blur)


def _settle_part(words: list[Word], at: int, part: Quantity, names: Names) -> None:
    """Take a part of the people for its percentage."""
    word, behind = words[at], at + 1
    of = word.key.endswith(" of")
    if behind < len(words) and words[behind].key == "of":
        of, behind = True, behind + 1
    while behind < len(words) and words[behind].key in word_list("populations", "owning"):
        behind += 1
    noun = words[behind] if behind < len(words) else None
    if word.type == "NUMBER" and not of:
        _drop_participle(words, at)
    if noun is None or not of:
        return
    if of and noun.key in word_list("populations", "people") and noun.type != "LABEL":
        last = behind
    elif (
        of
        and noun.type == "LABEL"
        and ((_begins(words, at) and _acts(words, behind, names)) or _is_done(words, at, names))
    ):
        last = behind - 1
    else:
        return
    for silent in words[at + 1 : last + 1]:
        silent.type = ""
    if word.key in word_list("populations", "majorities"):
        part = part.model_copy(update={"resolution": 0.0})
        bound = Word("BOUND", "above", "more than", word.start, word.start)
        words[at : at + 1] = [bound, word]
        at, last = at + 1, last + 1
    word.type, word.value = "NUMBER", part
    _drop_verbs(words, at, last, names)


def _begins(words: list[Word], at: int) -> bool:
    """Whether a part begins its clause, but for what bounds it, and places."""
    for step in range(at - 1, -1, -1):
        type = words[step].type
        if type in _ENDS:
            return True
        if type not in _OPENING and not (type == "LABEL" and type_behind(words, step) == "COMMA"):
            return False
    return True


def _acts(words: list[Word], at: int, names: Names) -> bool:
    """Whether the people of a category do something to another one: "of the 65+ group trust the press"."""
    rest = words[at + 1 :]
    end = next((i for i, word in enumerate(rest) if word.type in _ENDS), len(rest))
    acting = any(word.type == "UNKNOWN" and _is_told(word, names) for word in rest[:end])
    objects = any(word.type == "LABEL" for word in rest[:end])
    return acting and objects and all(word.type not in _TELLING for word in rest[:end])


def _in_front(words: list[Word], at: int) -> int:
    """Where the word stands in front of a number and of what bounds it."""
    bounded = at > 0 and words[at - 1].type in (*_BOUNDING, "APPROXIMATELY", "ADVERB")
    return at - 2 if bounded else at - 1


def _is_done(words: list[Word], at: int, names: Names) -> bool:
    """Whether a part of the people is who does it: "are used by half of the 65+ group"."""
    step = _in_front(words, at)
    return step > 0 and words[step].type == "BY" and _is_told(words[step - 1], names)


def _drop_participle(words: list[Word], at: int) -> bool:
    """Leave out what is done by a part of the people: "is trusted by just 31%"."""
    step = _in_front(words, at)
    if step < 1 or words[step].type != "BY" or words[step - 1].type != "UNKNOWN":
        return False
    words[step].type = words[step - 1].type = ""
    return True


def _drop_verbs(words: list[Word], at: int, last: int, names: Names) -> None:
    """Leave out what the people do: "is trusted by half of them", "half of them rely on A"."""
    step = _in_front(words, at)
    taken = _drop_participle(words, at)
    if (
        not taken
        and step > 0
        and words[step].type == "UNKNOWN"
        and words[step - 1].type in ("LABEL", "AXISNOUN")
    ):
        words[step].type = ""
    source = words[last + 1 : last + 3]
    if [word.type for word in source] == ["PREPOSITION", "UNKNOWN"] and _is_told(source[1], names):
        source[0].type = source[1].type = ""  # "more than half of their electricity from renewables"
    behind = last + 1
    while behind < len(words) and words[behind].type in ("LABEL", "AXISNOUN", "JOIN", "AND", ""):
        behind += 1
    if behind < len(words) and words[behind].type == "UNKNOWN":
        verb = words[behind]
        if verb.key in word_list("populations", "lacking") and not _is_told(verb, names):
            verb.type = "HEDGE"  # "9% of the children lack it": all the others have it
            return
        if type_behind(words, behind) in _OBJECTS and (last + 1 == behind or _is_told(verb, names)):
            verb.type = ""
            if words[behind - 1].type == "AXISNOUN":
                words[behind - 1].type = ""  # "of the 65+ group trust …"


def _is_told(word: Word, names: Names) -> bool:
    """Whether the introduction speaks of what a verb says: "trusts" where it tells of trust."""
    stems = [word.key.removesuffix(ending) for ending in ("", "s", "es", "ed", "d", "ing")]
    return any(stem in names.opening for stem in stems if len(stem) > 2)


def _name_ages(words: list[Word], names: Names) -> None:
    """ "The oldest group", "18-29-year-olds", "those aged 65+": the categories of ages."""
    ages = names.ages()
    if not ages:
        return
    for at, word in enumerate(words):
        if word.type == "LABEL":
            for beside in (*words[max(0, at - 2) : at], *words[at + 1 : at + 4]):
                if beside.type in ("UNKNOWN", "COMPARATIVE", "PRONOUN") and beside.key in word_list(
                    "populations", "aged"
                ):
                    beside.type = ""
        end = word_list("claims", "position", "youngest"), word_list("claims", "position", "oldest")
        if word.key not in end[0] and word.key not in end[1]:
            continue
        if at and words[at - 1].type == "CARDINAL":
            continue  # "the two oldest groups" are counted from the end
        following = words[at + 1] if at + 1 < len(words) else None
        word.type, word.value = "LABEL", Name("category", (ages[0] if word.key in end[0] else ages[-1],))
        if following is not None and (
            following.type in ("AXISNOUN", "DIMENSION") or following.key in word_list("populations", "people")
        ):
            following.type = ""
