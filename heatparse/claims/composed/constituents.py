"""Constituents of a clause: its places with what they stand behind, its quantifiers, its numbers, its predicate.

Words that only carry a name ("the A model") or bind it to its value ("works", "comes") are set aside. A clause
with a word that is neither has no constituents: nobody knows what it says.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.composed.frames import framed
from heatparse.claims.composed.little_words import (
    axis_of_side,
    category_of,
    is_agent,
    is_manner,
    is_of_all,
    is_of_axis,
    is_of_number,
    is_sold,
    is_unit,
    sets_place,
    told_by,
    without_remarks,
)
from heatparse.claims.composed.quantifiers import quantified
from heatparse.claims.language.metrics import is_measured, sides_of
from heatparse.claims.language.phrases import (
    Amount,
    Part,
    Phrase,
    Ref,
    Scope,
    Superlative,
    key_of,
    phrase_key,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import Record

_KEPT = frozenset((
    "COMPARATIVE", "THAN", "SUPERLATIVE", "DIFFERENCE", "BY", "FACTOR", "TIMES", "TREND", "AGGREGATE", "SPREAD",
    "ORDER", "SIGN", "NEGATION", "CARDINAL", "ORDINAL", "NEXT", "AND", "RIVALS", "RESTRICTION", "VERSUS", "COLOUR",
    "CONDITION", "OR", "POSITION", "SHARE", "WHOLE",
))  # fmt: skip
_CHANGES = frozenset(("DIFFERENCE", "TREND"))  # beside which "steadily" is more than a manner
_SIDES = frozenset(("left", "right", "top", "bottom"))  # from which, or to which, a course leads
_VERBS = frozenset(("BE", "HAVE", "OCCUR"))
_BREAKS = frozenset(("COMMA", "JOIN", "COLON"))
_BEHIND_VERBS = frozenset(("AMOUNT", "SUPERLATIVE", "COMPARATIVE", "PREPOSITION", "REF"))


class Constituent(Record):
    """A part of a clause; `mark` is the preposition that it stands behind, `noun` what carries its name."""

    # PLACE, IT, PANEL, ALL, NONE, ONLY, ALWAYS, HALF, MOST, PART, NUMBER, EXCEPT, VERB, BREAK, NOUN, OWN (its own
    # domain), MOVE (that leads from place to place), SIDE (of the figure), SEQUENCE,
    # BEGINNING, or the phrase's
    type: str
    phrase: Phrase
    mark: str = ""
    noun: str = ""
    axis: str = ""  # of a noun that is the name of an axis: "row", "column"


def constituents(clause: Clause, scene: Scene) -> list[Constituent] | None:
    """The constituents of a clause; None where a word of it is none of them, and belongs to none."""
    phrases = without_remarks(clause.phrases)
    if phrases is None:
        return None
    phrases = framed(phrases, scene)
    found: list[Constituent] = []
    verbal = any(map(_is_verbal, phrases))
    changing = any(phrase.type in _CHANGES for phrase in phrases)
    mark = noun = ""
    for at, phrase in enumerate(phrases):
        following = phrases[at + 1] if at + 1 < len(phrases) else None
        made: Constituent | None = None
        if isinstance(phrase, Ref):
            made = Constituent("PANEL" if scene.panels_named(phrase) else "PLACE", phrase, mark, noun)
        elif isinstance(phrase, Amount):
            made = Constituent("NUMBER", phrase, mark)
        elif isinstance(phrase, Scope):
            if phrase.key == "overall":
                found.append(Constituent("OVERALL", phrase, mark))
                mark = ""
                continue
            if phrase.key == "alone" and any(c.type == "CARDINAL" for c in found):
                continue  # "two positions alone"
            if is_of_all(phrase, mark, found[-1].type if found else ""):
                mark = ""
                continue
            told = quantified(phrase, following)
            if told is None:
                return None
            made = Constituent(told[0], phrase, mark, *told[1:])
        elif isinstance(phrase, Part):
            made = Constituent("PART", phrase, mark)
        elif not isinstance(phrase, Word):
            made = Constituent(phrase.type, phrase, mark)
        elif phrase.type == "PREPOSITION":
            mark = (
                f"{mark} {phrase.key}".strip()
                if found and at and phrases[at - 1].type == "PREPOSITION"
                else phrase.key
            )
            continue
        elif _is_own(phrase):
            made = Constituent("OWN", phrase, mark)
        elif phrase.type in ("RESTRICTION", "UNKNOWN") and (type := _along_axis(phrase.key, following)):
            made = Constituent(type, phrase, mark)
        elif phrase.type in _VERBS:
            made = Constituent("VERB", phrase)
            mark = phrase.key.rpartition(" ")[2] if phrase.type == "OCCUR" else ""
            noun = ""
            found.append(made)
            continue
        elif phrase.type in _BREAKS:
            made = Constituent("BREAK", phrase)
        elif phrase.type == "MEASURE":
            if not is_measured(scene, phrase.key) and phrase.key not in words("composed", "values"):
                return None
            if key_of(following) == "of":
                mark = ""
            continue
        elif phrase.type == "AXISNOUN":
            made = _of_axis(phrase, found, following, mark)
            if made is None:
                continue
        elif phrase.type == "DIMENSION":
            if phrase.value in ("grid", "panel") and len(scene.grids) == 1:
                mark = ""
                continue
            made = Constituent(
                "NOUN", phrase, mark, axis=phrase.value if phrase.value in ("row", "column") else ""
            )
        elif phrase.type == "PRONOUN":
            if isinstance(following, Word) and following.type == "DIMENSION" and following.value == "grid":
                continue  # "this heatmap"
            if phrase.key in ("its", "their") and (isinstance(following, Part) or _is_own(following)):
                continue
            if phrase.key in ("its", "their") and isinstance(following, Superlative) and mark == "at":
                continue  # "at its lowest"
            if phrase.key in ("its", "their") and is_of_number(
                found[-1].type if found else "", mark, following, scene
            ):
                continue  # "50% of its trips"
            if phrase.key in ("its", "their") and [c.type for c in found] == ["AGGREGATE"]:
                continue  # "adding up its four products, A …"
            if phrase.key not in words("composed", "pronouns"):
                return None
            if any(part.type == "ALL" and not part.mark for part in found):
                continue  # "every model loses when it moves": each of them
            own = phrase.key in words("composed", "possessives")
            made = Constituent("IT", phrase, "of" if own else "in" if phrase.key == "where" else mark)
        elif phrase.type == "EXCEPTION":
            mark = "except"
            continue
        elif phrase.type == "CONDITION" and sets_place(phrases[at + 1 :]):
            mark = "when"
            continue
        elif phrase.type == "SHARE" and any(c.type == "AGGREGATE" for c in found):
            if phrase.key not in words("sums", "together"):
                return None
            continue
        elif phrase.type == "HEDGE" and phrase.key == "about" and isinstance(following, Ref):
            mark = "about"
            continue
        elif phrase.type in ("TRAINED", "TESTED"):
            if following is None or following.type not in ("PART", "AXISNOUN", "UNKNOWN"):
                return None
            continue
        elif phrase.type == "UNKNOWN" and (category := category_of(phrase.key, scene)) is not None:
            made = Constituent("PLACE", Ref(phrase.start, phrase.end, (category,)), mark, noun)
        elif phrase.type == "UNKNOWN":
            if found and at and isinstance(phrases[at - 1], Amount) and phrase.key in scene.opening:
                continue  # a unit that the introduction tells
            if phrase.key in words("composed_changes", "moving"):
                found.append(Constituent("MOVE", phrase))
                mark = noun = ""
                continue
            if changing and phrase.key in words("trends", "monotone"):
                found.append(Constituent("TREND", phrase))
                continue
            if is_of_number(found[-1].type if found else "", mark, phrase, scene):
                mark = ""
                continue
            if is_measured(scene, phrase.key) and phrase.key not in words("composed", "carriers"):
                mark = "" if key_of(following) == "of" else mark
                continue
            sides = sides_of(scene, phrase.key)
            carried = bool(found) and found[-1].type == "PLACE" and is_agent(phrase.key)
            carried |= phrase.key in words("composed", "carriers")
            if sides or carried or is_of_axis(phrase.key, scene):
                if found and found[-1].type in ("PLACE", "IT") and not found[-1].noun and mark in ("", "as"):
                    found[-1].noun = phrase.key
                    mark = ""
                elif isinstance(following, Ref):
                    noun = phrase.key
                elif [(c.type, c.mark) for c in found[-2:]] == [("PLACE", "when"), ("VERB", "")]:
                    found[-2].noun = phrase.key  # "when A is the target"
                elif found and not mark and _lacks_noun(found[-1]):
                    found[-1].noun, found[-1].axis = phrase.key, axis_of_side(sides)
                else:
                    found.append(Constituent("NOUN", phrase, mark, axis=axis_of_side(sides)))
                    mark = ""
                continue
            if phrase.key in words("composed", "ranking_verbs"):
                found.append(Constituent("RANKS", phrase))
                mark, verbal = "", True
                continue
            if found and found[-1].type in ("AGGREGATE", "COMPARATIVE") and is_sold(phrase.key, scene):
                continue
            if found and found[-1].type in ("NUMBER", "PART") and not mark and is_unit(phrase.key, scene):
                continue
            if phrase.key == "up" and at and key_of(phrases[at - 1]) in words("composed", "verbs"):
                continue  # "ends up"
            if phrase.key in words("composed", "verbs") or is_manner(phrase.key):
                continue
            if mark == "when" and phrase.key in words("composed", "setting"):
                continue
            known = told_by(phrase, scene)
            if known is not None:
                made = Constituent(known.type, known, mark)
                found.append(made)
                mark = noun = ""
                continue
            if not verbal and _may_be_verb(phrase.key, found, following):
                found.append(Constituent("VERB", phrase))
                verbal, noun = True, ""
                continue
            return None
        elif phrase.type == "POSITION" and phrase.value in _SIDES and mark in ("from", "to"):
            made = Constituent("SIDE", phrase, mark)
        elif phrase.type in _KEPT:
            made = Constituent(phrase.type, phrase, mark)
        else:
            return None
        if mark == "except" and made.type in ("PLACE", "PART"):
            made.type = "EXCEPT"
        if made.type == "NOUN" and found and not mark and _lacks_noun(found[-1]):
            found[-1].noun, found[-1].axis = key_of(made.phrase), made.axis  # "all test flours"
            continue
        found.append(made)
        mark = noun = ""
    return found if not (mark or any(map(_lacks_noun, found))) else None


def _lacks_noun(constituent: Constituent) -> bool:
    """ "Both", "all" of what was named before, unless a noun follows."""
    return (
        constituent.type in ("ALL", "NONE")
        and not constituent.noun
        and not phrase_key(constituent.phrase).endswith(" of")
    )


def _along_axis(key: str, following: Phrase | None) -> str:
    """ "Earlier than": SEQUENCE; "than it began": BEGINNING; "" for any other word."""
    if key in words("composed_changes", "beginning") and following is None:
        return "BEGINNING"
    known = words("composed_changes", "earlier") | words("composed_changes", "later")
    return "SEQUENCE" if key in known and following is not None and following.type == "THAN" else ""


def _is_own(phrase: Phrase | None) -> bool:
    """ "Its own domain", "at home": of the label of a name itself."""
    return key_of(phrase) in words("composed_changes", "own")


def _is_verbal(phrase: Phrase) -> bool:
    """Whether a phrase may be the predicate of its clause."""
    if phrase.type in _VERBS or phrase.type in ("DIFFERENCE", "TREND", "NEXT"):
        return True
    if isinstance(phrase, Amount):
        return phrase.verb
    if phrase.type == "COMPARATIVE":
        return not phrase_key(phrase).endswith("er")
    return isinstance(phrase, Superlative) and bool(phrase.verb)


def _may_be_verb(key: str, found: Sequence[Constituent], following: Phrase | None) -> bool:
    """Whether a word behind a name may be the verb of a clause that has no other one."""
    if key in words("composed", "denying") or not found or found[-1].type != "PLACE" or following is None:
        return False
    return following.type in _BEHIND_VERBS and key.endswith(("s", "ed", "es"))


def _of_axis(word: Word, found: list[Constituent], following: Phrase | None, mark: str) -> Constituent | None:
    """The name of an axis as a constituent; None where it goes with the name of a category."""
    if found and found[-1].type in ("PLACE", "IT", "EXCEPT") and not mark:
        found[-1].noun = found[-1].noun or word.key
        return None
    if isinstance(following, Ref):
        return None
    axis = {"x": "column", "y": "row"}.get(word.value.axis or "", "")
    return Constituent("NOUN", word, mark, axis=axis)
