"""Topics: what the headings and the bold lead above a clause narrow it to.

"**Top row:** no value exceeds 0.3" speaks of the top row. "**Late layers:** …" speaks of layers
that nobody knows, so that nothing outside of them refutes it.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.parsing import read_phrases
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.language.sections import placed_bracket
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.things import is_appraisal, is_thing
from heatparse.claims.language.whole_numbers import is_whole_number
from heatparse.claims.language.words import Word
from heatparse.claims.places.places import PlaceReader
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import Record, field

# Words that narrow what follows to a part which the grid does not tell.
_NARROWING = frozenset(("RESTRICTION", "EXCEPTION", "CONDITION", "POSITION", "AREA", "ORDINAL"))
_POSITIONS = frozenset(("POSITION", "ORDINAL", "REF", "RESTRICTION"))
_MODIFIERS = frozenset(("UNKNOWN", "SIGN", "COLOUR", "CARDINAL", "POLARITY", "TRUE"))
_NOUNS = frozenset(("DIMENSION", "AXISNOUN", "MEASURE"))
_NAMING = frozenset(("MEASURE", "UNKNOWN", "AGGREGATE", "TREND", "SUPERLATIVE"))  # "5.4 Counts and sums"


CELLS = "cells"  # what a word in front of them narrows by their size: "**Hot cells:** …"


class Topic(Record):
    """The places that the headings and the lead above a clause name."""

    refs: list[Ref] = field(default_factory=list)  # positions; categories are the clause's heads
    # Lines that no name of the text is: "upper left 2x2 block".
    areas: list[Ref] = field(default_factory=list)
    part: str = "all"
    # "x", "y" or "": axes that a word narrows, nobody knows how; or the cells.
    unclear: set[str] = field(default_factory=set)
    group: bool = False  # the lead names things that the axes do not list: "**Knowledge tasks:**"
    banded: bool = False  # the lead speaks of a band of values: "**High band:** …"
    names_nothing: bool = True  # there is no lead that could be the subject of the clause


def read_topic(clause: Clause, scene: Scene) -> Topic:
    """What stands above a clause: the headings, the head of its list, its own lead."""
    topic = Topic()
    own = len(clause.topics) - 1
    for number, found in enumerate(clause.topics):
        found = _without_number(found)
        phrases = read_phrases([word for word in found if word.type not in ("STOP", "COLON")])
        if placed_bracket(phrases) is not None:
            topic.names_nothing = False
            continue  # "**Top (Layers 1-4):** …": the bracket tells which
        _add(topic, clause, scene, phrases, is_lead=number == own)
        measured = scene.names.value_nouns
        topic.group |= number == own and any(_is_group(word) and word.key not in measured for word in found)
    return topic


def _add(topic: Topic, clause: Clause, scene: Scene, phrases: list[Phrase], is_lead: bool) -> None:
    main, inside = strip_brackets(phrases)
    reader = PlaceReader(scene, main, inside, set())
    places = reader.read()
    topic.refs += [ref for ref in places.refs if ref.position]
    topic.areas += [ref for ref in places.refs if all(ref is not phrase for phrase in main)]
    if any(ref.noun == "area" for ref in places.refs):
        topic.unclear.add("")  # "**Left region:** …"
    if places.part != "all":
        topic.part = places.part
    topic.names_nothing = topic.names_nothing and not main
    left = [phrase for at, phrase in enumerate(main) if at not in reader.taken]
    if places.pairs or places.without or places.block:
        topic.unclear.add("")
    for at, phrase in enumerate(left):
        if key_of(phrase) == "remaining" and places.part != "all":
            continue  # "**Remaining errors:** …"
        if phrase.type == "AREA" and key_of(phrase) in words("assertions", "value_bands") and clause.heads:
            continue  # "**Band of A:** …"
        if phrase.type == "AREA" and not _POSITIONS & {other.type for other in left}:
            topic.banded = True
        elif _narrows(clause, left, at, is_lead):
            noun = phrase.value if phrase.type == "AXISNOUN" and isinstance(phrase, Word) else None
            of_cells = phrase.type == "MEASURE" or key_of(phrase) in words("assertions", "values")
            of_cells |= _names_one(left, at)
            topic.unclear.add(CELLS if of_cells else noun.axis or "" if noun is not None else "")


def _without_number(found: list[Word]) -> list[Word]:
    """ "4. Key Observations" without the number of the heading."""
    numbered = len(found) > 2 and found[0].type in ("NUMBER", "LABEL") and found[1].key == "."
    sectioned = len(found) > 1 and found[0].type == "NUMBER" and "." in found[0].key
    return found[2:] if numbered else found[1:] if sectioned and found[1].type in _NAMING else found


def _narrows(clause: Clause, phrases: Sequence[Phrase], at: int, is_lead: bool) -> bool:
    """Whether a phrase, or a noun with the word in front of it, says which of the values are meant."""
    phrase = phrases[at]
    if phrase.type in _NARROWING:
        return True
    if isinstance(phrase, Amount):
        stated = [other for other in clause.phrases if isinstance(other, Amount)]
        if at and phrases[at - 1].type in ("UNKNOWN", "TREND") and is_whole_number(phrase):
            return False  # "**Trend 2:** …"
        return is_lead and all(phrase.quantity.value != other.quantity.value for other in stated)
    before = phrases[at - 1] if at else None
    if phrase.type not in _NOUNS or before is None or not isinstance(phrase, Word):
        return False
    is_plural = phrase.key.endswith("s") or (
        is_lead and phrase.type == "AXISNOUN" and before.type == "UNKNOWN"
    )
    if key_of(before) in words("assertions", "plain_topics"):
        return False  # "**Low scores:** …", "Key data points"
    cells = phrase.type == "MEASURE" or phrase.key == "cells"
    if cells and key_of(before) in words("assertions", "plain_sizes"):
        return False
    return is_plural and (before.type in _MODIFIERS or isinstance(before, Scope | Superlative))


def _names_one(phrases: Sequence[Phrase], at: int) -> bool:
    """ "**First crack:** …": a thing that is none of the axes."""
    noun = phrases[at + 1] if at + 1 < len(phrases) else None
    strange = isinstance(noun, Word) and noun.type == "UNKNOWN" and at + 2 == len(phrases)
    return strange and phrases[at].type == "ORDINAL" and not key_of(noun).endswith("s")


def _is_group(word: Word) -> bool:
    """Whether an unknown word names things: "Knowledge tasks"."""
    plural = word.key.endswith("s") and not word.key.endswith("ss")
    return word.type == "UNKNOWN" and plural and word.key not in words("assertions", "topics")


def is_of_group(clause: Clause, scene: Scene) -> bool:
    """ "**Small models:** only A beats B", "of the small models, only A beats B": of some lines, nobody knows which."""
    own = clause.topics[-1] if clause.topics else []
    led = bool(own) and own[0].start >= clause.block_start and _names_group(read_phrases(own))
    before = clause.before
    opens = (
        before is not None
        and follows_in_sentence(clause, before, scene.text)
        and _opens_group(before.phrases)
    )
    return led or opens


def _opens_group(phrases: Sequence[Phrase]) -> bool:
    opening = phrases[0].type == "RESTRICTION" or key_of(phrases[0]) in words("function_words", "of_group")
    return opening and len(phrases) > 1


def _names_group(phrases: Sequence[Phrase]) -> bool:
    """Whether a noun for lines in the plural has a word in front that tells which of them are meant."""
    for at, noun in enumerate(phrases):
        lines = noun.type == "AXISNOUN" or is_thing(noun)
        if not lines or not key_of(noun).endswith("s") or not at:
            continue
        before = phrases[at - 1]
        if before.type in ("UNKNOWN", "COMPARATIVE", "COLOUR", "RESTRICTION") and not is_appraisal(before):
            return True
    return False
