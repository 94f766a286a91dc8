"""Leftovers: phrases around a predicate that are no part of its subject, and what they change."""

from __future__ import annotations

from heatparse.claims.counts.subjects import Subject
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.metrics import is_introduced, is_measured, sides_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.whole_numbers import is_count
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_STEM = 4  # letters that a verb shares with its noun
# Words of these types around the predicate say nothing more.
_SILENT = frozenset((
    "BE", "HAVE", "OCCUR", "SHARE", "PREPOSITION", "AND", "OR", "COMMA", "COLON", "JOIN", "MEASURE",
    "DIMENSION", "AXISNOUN", "TESTED", "TRAINED", "PREDICTED", "TRUE", "EXAMPLE", "CONTRAST", "ARROW",
    "VERSUS",
))  # fmt: skip


def is_silent(subject: Subject, scene: Scene, main: list[Phrase], index: int) -> bool:
    """Whether a phrase that was not used changes nothing; what it says of the subject is noted there."""
    phrase = main[index]
    if phrase.type in _SILENT or _repeats_name(scene, main, index):
        return True
    if phrase.type in GUARDS:
        subject.narrowed = True
        return True
    if phrase.type == "UNKNOWN" and isinstance(phrase, Word):
        if phrase.key in words("assertions", "either_way"):
            subject.either_way = True
            return True
        if phrase.key in words("assertions", "foreign"):
            subject.others = True
            return True
        if _names_pairs(scene, main, index):
            return True
        following = main[index + 1] if index + 1 < len(main) else None
        if phrase.key in words("names", "summing") and isinstance(following, Amount) and following.bound:
            return True  # "no head contributes more than 0.1"
        if following is not None and not is_known(scene, phrase):
            from heatparse.claims.plain.plain_verbs import is_plain_verb  # loaded where a word is not known

            if is_plain_verb(main, index):
                return True
        subject.once |= phrase.key in words("assertions", "once")
        subject.unknown |= not (is_known(scene, phrase) or _is_doer(scene, main, index)) and not subject.once
        return True
    if phrase.type == "RIVALS":
        behind = main[index + 1] if index + 1 < len(main) else None
        if isinstance(behind, Scope) and behind.quantifier == "half":
            return True  # "the other half is positive"
        subject.others = True
        if key_of(phrase) not in words("assertions", "vague_rivals"):  # "with all other variables"
            subject.said = subject.universal = True
        return True
    if phrase.type == "AGGREGATE":
        counted = index + 1 < len(main) and (main[index + 1].type == "CARDINAL" or is_count(main, index + 1))
        return counted and key_of(phrase) in words("assertions", "summing_up")  # "altogether eight cells"
    if phrase.type == "POLARITY":
        return index > 0 and main[index - 1].type == "SIGN"  # "four pairs have a negative sign"
    if phrase.type == "TIMES":
        return subject.quantifier.counts
    if phrase.type == "AREA" and key_of(phrase) in words("assertions", "gathering"):
        return True
    if phrase.type == "SPREAD" and key_of(phrase) in words("assertions", "deviation"):
        subject.of_deviations = True
        return True
    if phrase.type == "PRONOUN" and isinstance(phrase, Word):
        opens = not index and phrase.key in words("assertions", "opening_subject")
        return opens or phrase.key in words("assertions", "subject")
    return False


def _is_doer(scene: Scene, main: list[Phrase], index: int) -> bool:
    """ "Jobs on A never wait longer than 5 minutes": those of whom the introduction says that they do it."""
    doer, before = main[index], main[index - 1].type if index else "COMMA"
    behind = main[index + 1 : index + 3]
    if (
        before not in ("COMMA", "JOIN")
        or not key_of(doer).endswith("s")
        or not is_introduced(scene, key_of(doer))
    ):
        return False
    placed = [p.type for p in behind] == ["PREPOSITION", "REF"]
    verbs = main[index + 3 :] if placed else behind
    verb = next((p for p in verbs if p.type == "UNKNOWN"), None)
    return verb is not None and verb is not doer and is_measured(scene, key_of(verb))


def _names_pairs(scene: Scene, main: list[Phrase], index: int) -> bool:
    """ "Four of the ten trait pairs", of a mirrored grid: what its labels are."""
    paired = key_of(main[index + 1]) in words("assertions", "pairs") if index + 1 < len(main) else False
    counted = index > 0 and main[index - 1].type in ("CARDINAL", "AMOUNT", "SCOPE", "NEGATION")
    return paired and counted and scene.grids[0].is_mirrored


def _repeats_name(scene: Scene, main: list[Phrase], index: int) -> bool:
    """Whether a noun only says what was named or counted is: "the NLI model", "any other variable"."""
    phrase, before = main[index], main[index - 1] if index else None
    if isinstance(before, Amount) and isinstance(phrase, Word) and phrase.type == "UNKNOWN":
        known = phrase.key in words("names", "units") or is_introduced(scene, phrase.key)
        return known or _is_unit(scene, before, phrase)
    if isinstance(before, Ref) and phrase.type == "UNKNOWN" and is_introduced(scene, key_of(phrase)):
        return True  # "in Street noise", of a title that speaks of noise
    if isinstance(before, Scope) and before.noun is not None and before.noun.type == "AXISNOUN":
        return key_of(phrase) in words("names", "sets")  # "every test set"
    beside = isinstance(before, Ref) or (before is not None and before.type == "RIVALS")
    return beside and is_thing(phrase)


def _is_unit(scene: Scene, amount: Amount, noun: Word) -> bool:
    """ "At least 15 tickets": the noun of what is counted in the cells, where such a number may stand in one."""
    number, plural = amount.quantity.value, noun.key.endswith("s") and not noun.key.endswith("ss")
    values = [value for grid in scene.grids.all() for value in grid.values]
    if number is None or not values or not (plural or "/" in noun.key):
        return False
    whole = plural and all(value.low == int(value.low) for value in values if value.low == value.high)
    low, high = min(v.low for v in values), max(v.high for v in values)
    return (whole or not plural) and low <= number <= high


def is_known(scene: Scene, word: Word) -> bool:
    """Whether an unknown word names categories, or is an adjective that changes nothing."""
    known = word.key in words("assertions", "harmless") or word.key in scene.title_words
    known = known or word.key in words("assertions", "subjects") or bool(sides_of(scene, word.key))
    return known or is_of_title(scene, word.key) or stands_for_cell(scene, word)


def stands_for_cell(scene: Scene, noun: Word) -> bool:
    """ "Four runs", "three of the handoffs" of a title that speaks of handoffs: a word for what a cell holds."""
    if noun.type != "UNKNOWN" or sides_of(scene, noun.key):
        return False
    return noun.key in words("assertions", "cell_nouns") or noun.key in scene.title_words - scene.axis_words


def is_of_title(scene: Scene, key: str) -> bool:
    """ "Waits", "the wait", of a title that speaks of waiting times: the verb or noun of what is measured."""
    stem = key.removesuffix("s").removesuffix("e")
    if len(stem) < _STEM:
        return False
    return any(told != key and (told.startswith(stem) or _are_akin(told, key)) for told in scene.title_words)


def _are_akin(one: str, two: str) -> bool:
    """ "Vaccination" and "vaccinated": a noun and its verb."""
    shared = next(
        (at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two))
    )
    return shared > _STEM and {one[shared:], two[shared:]} <= words("names", "verb_endings")
