"""What phrases tell by themselves: nouns that only accompany a name, alternatives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.claims.language.forms import Name, other_number
from heatparse.claims.language.metrics import fits_measure, is_introduced, is_introduced_with
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

# Units of differences and factors, not of values.
RELATIVE_UNITS = frozenset((
    "points", "point", "percentage points", "percentage point", "pp", "pts", "places", "place", "x",
))  # fmt: skip
DISTANCES = RELATIVE_UNITS - {"x"} | {"degrees"}  # units of differences alone


_PANELS = 2  # that a gap may lie between
_BEHIND = 2  # phrases: "between" and "two" in front of what is counted
_LISTED = 3  # phrases of "at 8 and"
_ACTING = frozenset(("BE", "HAVE", "OCCUR", "SUPERLATIVE", "COMPARATIVE"))  # behind a subject


def is_thing(phrase: Phrase) -> bool:
    """Whether an unknown noun only repeats what a label is: "the NLI dataset", "two samples of A"."""
    return isinstance(phrase, Word) and phrase.type == "UNKNOWN" and phrase.key in words("names", "things")


def is_appraisal(phrase: Phrase) -> bool:
    """Whether an unknown word only says how good a value is: "strong", "struggles", "poorly"."""
    return (
        isinstance(phrase, Word) and phrase.type == "UNKNOWN" and phrase.key in words("names", "appraisals")
    )


def is_bond(phrase: Phrase) -> bool:
    """Whether an unknown word is one for what two things have between them: "link", "relationship", "r"."""
    return isinstance(phrase, Word) and phrase.type == "UNKNOWN" and phrase.key in words("names", "bonds")


def is_way_word(phrase: Phrase) -> bool:
    """Whether an unknown word only leads from place to place: "going from A to B", "across the rows"."""
    return isinstance(phrase, Word) and phrase.type == "UNKNOWN" and phrase.key in words("names", "ways")


def is_strange(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """Whether a phrase is a word that may change what is meant; what is counted is none: "6 clips", "less dust"."""
    phrase = phrases[index]
    if phrase.type != "UNKNOWN" or not isinstance(phrase, Word):
        return False
    if (
        index
        and phrase.key in words("names", "whole_times")
        and getattr(phrases[index - 1], "key", "") == "of"
    ):
        return False  # "in every month of the year"
    if _are_both_panels(phrases, index, scene):
        return False  # "between the two parsers"
    if is_way_word(phrase) or (is_thing(phrase) and not _is_respect(phrases, index)):
        return False
    following = phrases[index + 1] if index + 1 < len(phrases) else None
    measured = following is not None and following.type == "MEASURE"
    if measured and is_introduced_with(scene, phrase.key, getattr(following, "key", "")):
        return False  # "the pass rate", of which the title speaks
    if isinstance(following, Superlative) and phrase.key in words("names", "placing_verbs"):
        return False  # "ranks second"
    before = phrases[index - 1].type if index else ""
    known = phrase.key == "units" or is_introduced(scene, phrase.key) or fits_measure(scene, phrase.key)
    if known and _names_value(phrases, index):
        return False  # "with a WER of 9"
    return not (
        known
        and (
            before == "COMPARATIVE"
            or (
                before == "AMOUNT"
                and (phrase.key.endswith("s") or not phrase.key.isalpha() or _is_symbol(phrase))
            )
        )
    )


def _is_symbol(phrase: Word) -> bool:
    """Whether a word is a symbol of a unit: "3 USD"."""
    return phrase.key in words("names", "unit_symbols")


def _names_value(phrases: Sequence[Phrase], index: int) -> bool:
    """Whether a noun stands between "with" and "of" in front of a number."""
    before, behind = phrases[index - 1 : index] if index else [], phrases[index + 1 : index + 3]
    told = [phrase.type for phrase in behind] == ["PREPOSITION", "AMOUNT"] and getattr(
        behind[0], "key", ""
    ) == "of"
    return told and [getattr(phrase, "key", "") for phrase in before] in (["with"], ["at"])


def _are_both_panels(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """ "The gap between the two parsers", of each of which a panel tells."""
    if index < _BEHIND or len(scene.grids) != _PANELS:
        return False
    told = [getattr(phrase, "key", "") for phrase in phrases[index - _BEHIND : index + 1]]
    two = told[0] in words("function_words", "before_ends") and told[1] in words("comparisons", "two")
    return two and is_introduced(scene, told[2])


def _is_respect(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "Larger in terms of parameters", "the largest number of parameters": in another respect than the values."""
    before, top = phrases[index - 1] if index else None, phrases[index - 2] if index > 1 else None
    if not isinstance(before, Word):
        return False
    counted = isinstance(top, Superlative) and any(
        noun.key in words("names", "counted_of") for noun in top.nouns
    )
    return before.key == "in terms of" or (counted and before.key == "of")


def is_unmeasured(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """Whether a phrase is a strange word, and not what the one heatmap shows: "energy use is highest in A"."""
    phrase = phrases[index]
    shown = len(scene.grids) == 1 and isinstance(phrase, Word)
    shown = shown and not scene.title_words.isdisjoint((phrase.key, other_number(phrase.key)))  # type: ignore[union-attr]
    return is_strange(phrases, index, scene) and not shown


def without_units(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase]:
    """Phrases without the words behind amounts that only name what is measured: "6 clips", "47 hours"."""
    kept: list[Phrase] = []
    for phrase in phrases:
        unit = (
            phrase.type == "UNKNOWN"
            and bool(kept)
            and kept[-1].type == "AMOUNT"
            and isinstance(phrase, Word)
            and (
                phrase.key == "units"
                or is_introduced(scene, phrase.key)
                or phrase.key in words("names", "units")
            )
        )
        if not unit:
            kept.append(phrase)
    return kept


def _hold_labels(phrases: Sequence[Phrase]) -> bool:
    """Whether a number among phrases may be a category."""
    return any(phrase.type == "AMOUNT" and phrase.label is not None for phrase in phrases)  # type: ignore[union-attr]


def _is_placing(phrase: Phrase | None) -> bool:
    """ "At", in front of what may be a place; the verb of "peaks at" holds it in itself."""
    if isinstance(phrase, Superlative):
        return bool(phrase.verb) and phrase.key.rpartition(" ")[2] in words("names", "placing")
    return isinstance(phrase, Word) and phrase.key in words("names", "placing")


def with_places(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Phrases in which numbers that may be categories are so: "from 16 to 32", "at 1e-3"."""
    if not _hold_labels(phrases):
        return list(phrases)
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        before = found[-1] if found else None
        joined = (
            at > 1
            and phrases[at - 1].type == "JOIN"
            and isinstance(found[-2], Ref)
            and found[-2].type == "REF"
        )
        beside = (
            isinstance(before, Word)
            and before.type == "OPEN"
            and at > 1
            and isinstance(phrases[at - 2], Amount)
            and at + 1 < len(phrases)
            and phrases[at + 1].type == "CLOSE"
        )  # "61 (14)"
        if (
            isinstance(phrase, Amount)
            and phrase.label is not None
            and not phrase.bound
            and not phrase.unit
            and (_is_placing(before) or joined or beside)
        ):
            found.append(Ref(phrase.start, phrase.end, (phrase.label,)))
            if joined and len(found) > 3 and _is_listed(found, phrases, at):
                one, two = found[-3], found[-1]
                assert isinstance(one, Ref) and isinstance(two, Ref)
                found[-3:] = [Ref(one.start, two.end, one.names + two.names)]  # "at 9, 15 and 18"
            elif joined and len(found) > 3 and getattr(found[-4], "key", "") == "between":
                one, two = found[-3], found[-1]
                assert isinstance(one, Ref) and isinstance(two, Ref)
                found[-3:] = [Ref(one.start, two.end, one.names + two.names)]
        elif isinstance(phrase, Ref) and _goes_on_list(found, phrase):
            one = found[-2]
            assert isinstance(one, Ref)
            found[-2:] = [
                Ref(one.start, phrase.end, one.names + phrase.names, phrase.side)
            ]  # "at -5 and 0 dB"
        else:
            found.append(phrase)
    return found


def _goes_on_list(found: Sequence[Phrase], last: Ref) -> bool:
    """Whether a name stands behind "and" and a number that is a place of its axis."""
    if len(found) < _LISTED or found[-1].type not in ("AND", "JOIN") or not last.names or last.is_panel:
        return False
    one, placing = found[-2], getattr(found[-3], "key", "") in words("assertions", "list_places")
    if not isinstance(one, Ref) or not placing or one.is_panel or not one.names or not one.names[0].numeric:
        return False
    first, second = one.names[0].label, last.names[0].label
    return bool((first.rows and second.rows) or (first.columns and second.columns))


def _is_listed(found: Sequence[Phrase], phrases: Sequence[Phrase], at: int) -> bool:
    """Whether the last two of some phrases are places of one list: "at 9, 15 and 18", not "from 9 to 15 and 18"."""
    one, two = found[-3], found[-1]
    placing = getattr(found[-4], "key", "") in words("assertions", "list_places")
    if not isinstance(one, Ref) or not isinstance(two, Ref) or not placing:
        return False
    follows = at + 1 >= len(phrases) or phrases[at + 1].type in (
        "JOIN",
        "COMMA",
        "STOP",
        "OPEN",
        "CLOSE",
        "AND",
    )
    first, second = one.names[0].label, two.names[0].label
    return follows and bool((first.rows and second.rows) or (first.columns and second.columns))


def with_subjects(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Phrases in which numbers that no cell has are categories where these act: "1e-3 achieves the lowest loss"."""
    if not _hold_labels(phrases):
        return list(phrases)
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        before = found[-1].type if found else "COMMA"
        after = phrases[at + 1].type if at + 1 < len(phrases) else ""
        if isinstance(phrase, Amount) and phrase.label is not None and phrase.label.unheld:
            plain = not phrase.bound and not phrase.unit and phrase.quantity.value is not None
            acts = before in ("COMMA", "JOIN") and after in _ACTING
            rivals = before in ("THAN", "COMPARATIVE") and any(isinstance(p, Ref) for p in found)
            if plain and (
                acts or rivals or (before in _NAMING and _is_crossed(phrase.label, phrases[at + 1 :]))
            ):
                phrase = Ref(phrase.start, phrase.end, (phrase.label,))
        found.append(phrase)
    return found


_NAMING = frozenset(("BE", "NEXT", "COLON", "COMMA", "JOIN", "AND", "TESTED", "TRAINED"))


def _is_crossed(name: Name, behind: Sequence[Phrase]) -> bool:
    """E.g. "Is 3e-4 with batch size 128": a row and a column."""
    ref = behind[1] if len(behind) > 1 and behind[0].type in ("PREPOSITION", "VERSUS", "AND") else None
    if not isinstance(ref, Ref) or len(ref.names) != 1:
        return False
    one, two = name.label, ref.names[0].label
    return bool(one.rows and two.columns and not two.rows) or bool(
        one.columns and two.rows and not two.columns
    )


def is_head_noun(phrases: Sequence[Phrase], index: int) -> bool:
    """Whether an unknown word behind a name at the end of a place is the noun of the name: "with 8-shot prompting"."""
    if index < 2 or not isinstance(phrases[index - 1], Ref) or phrases[index - 2].type != "PREPOSITION":
        return False
    key = getattr(phrases[index], "key", "")
    ends = index + 1 == len(phrases) or phrases[index + 1].type in ("COMMA", "OPEN", "JOIN")
    return ends and key not in words("winners", "joining") and not key.endswith(("ed", "ly"))


def is_prepositional(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "In A", "for A": the reference says where."""
    before = index - 1
    while before >= 0 and (
        phrases[before].type in ("MEASURE", "DIMENSION", "AXISNOUN")
        or is_thing(phrases[before])
        or _joins_two(phrases, before)
    ):
        before -= 1
    word = phrases[before] if before >= 0 else None
    return isinstance(word, Word) and word.type == "PREPOSITION" and word.key not in ("between", "by")


def _joins_two(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "For both A and B": the word only says that two names follow."""
    scope, ref = phrases[index], phrases[index + 1]
    return isinstance(scope, Scope) and scope.key == "both" and scope.noun is None and isinstance(ref, Ref)


def is_pair_of_panels(scope: Scope, scene: Scene) -> bool:
    """E.g. "In both models" where each of two panels shows one."""
    both = scope.key in ("both", "both of") and scope.noun is not None and len(scene.grids) == 2
    return both and scope.noun is not None and is_thing(scope.noun)


def is_choice(phrases: Iterable[Phrase]) -> bool:
    """Whether the text leaves open which of two things it means: "at 4 or 8"."""
    return any(p.type == "OR" or (isinstance(p, Ref) and p.either) for p in phrases)
