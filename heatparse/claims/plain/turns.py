"""Turns of phrase that claim a first place without a superlative: "no model beats A on B"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.classes.confusions import is_confusion
from heatparse.claims.gates import tells_gains
from heatparse.claims.language.metrics import is_measured
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.plain.rewordings import reworded
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

# What may stand between "no model" and the comparative.
_BETWEEN = frozenset(("BE", "HAVE", "MEASURE", "OCCUR", "PREPOSITION", "REF", "AXISNOUN", "DIMENSION", "COMMA",
                      "RIVALS"))  # fmt: skip
_GROUPS = ("CARDINAL", "SCOPE", "RIVALS")
_CELL = 2  # references that name one
_NOUNS = frozenset(("DIMENSION", "AXISNOUN", "MEASURE"))
_DIRECTIONS = {
    "dark": "dark",
    "bright": "bright",
    "high": "high",
    "better": "best",
    "low": "low",
    "worse": "worst",
    "much": "much",
    "little": "little",
}
_OPPOSITES = {
    "high": "low",
    "better": "worst",
    "low": "high",
    "worse": "best",
    "much": "little",
    "little": "much",
}
_BOUNDS = {"above": "high", "below": "low"}
_WHERE = words("function_words", "where_it_is")
_LINES = frozenset(("row", "column", "category"))


def turned(clause: Clause, scene: Scene) -> Clause:
    """The clause with a denied comparison as a superlative; the clause itself where there is none."""
    if clause.has("SUPERLATIVE", "COMPARATIVE") and clause.has(*_GROUPS) and len(clause.refs()) == _CELL:
        from heatparse.claims.extremes.own_rivals import (
            among_own_rivals,  # loaded where a cell may have rivals
        )

        clause = among_own_rivals(clause, scene)
    gaining = tells_gains(clause) and _is_race(clause, scene)
    if clause.has("AMOUNT", "FACTOR", "SCOPE") and is_confusion(scene):
        from heatparse.claims.plain.trial_shares import with_trial_shares  # loaded for confusion matrices

        clause = with_trial_shares(clause)
    clause = reworded(clause, scene)
    if gaining or not clause.has("COMPARATIVE", "SUPERLATIVE", "AMOUNT"):
        return clause
    if clause.has("SUPERLATIVE") and clause.has("AXISNOUN") and clause.says(words("winners", "before_sway")):
        from heatparse.claims.extremes.swayed import as_varied  # loaded where something sways a line

        clause = as_varied(clause, scene)
    phrases = clause.phrases
    keys = [key_of(phrase) for phrase in phrases]
    if "minus" in keys:
        return _subtracted(clause)
    if not _WHERE.isdisjoint(keys):
        where = next(at for at, key in enumerate(keys) if key in _WHERE)
        if where:
            return _ordered(clause, where)
    if not clause.has("NEGATION", "SCOPE", "RIVALS"):
        return clause
    everybody = _everybody(clause)
    if everybody is not clause:
        return everybody
    start = next((i for i in range(len(phrases)) if _is_nobody(phrases, i)), None)
    if start is None:
        return clause
    nowhere = key_at(phrases, start) in words("comparisons", "nowhere") or _is_scope(
        phrases[start], "nowhere"
    )
    if nowhere and any(isinstance(phrase, Ref) for phrase in phrases[:start]):
        return _never(clause, start)
    if sum(_is_nobody(phrases, i) for i in range(len(phrases))) > sum(map(_compares, phrases)):
        return clause  # "nobody beats A on P, and nobody B on Q"
    if _is_place(phrases, start):
        return _nowhere(clause, start)
    end = next((i for i in range(start + 1, len(phrases)) if _compares(phrases[i])), None)
    if end is None or not all(
        _may_stand_between(p) or (nowhere and _is_shown(p, scene)) for p in phrases[start + 1 : end]
    ):
        return clause
    if any(isinstance(p, Superlative) for i, p in enumerate(phrases) if i != end):
        return clause
    if isinstance(phrases[end], Amount) and key_at(phrases, end + 1) != "of":
        bound = scene.text[phrases[end].start : phrases[end].end]
        if " the " not in bound:
            return clause  # "no model is above 0.9 for A": a number, and not that of A
    return _turn(clause, start, end)


def _is_race(clause: Clause, scene: Scene) -> bool:
    from heatparse.claims.changes.gain_races import is_race  # loaded where somebody gains or loses

    return is_race(clause, scene)


def _subtracted(clause: Clause) -> Clause:
    """ "A minus B in C: 0.3" as "A is 0.3 above B in C"."""
    phrases = clause.phrases
    types = [phrase.type for phrase in phrases]
    at = next(i for i, p in enumerate(phrases) if isinstance(p, Word) and p.key == "minus")
    whole = types[at - 1 : at] == ["REF"] and types[at + 1 : at + 2] == ["REF"] and types.count("AMOUNT") == 1
    if not whole or types[-2] not in ("COLON", "BE") or types[-1] != "AMOUNT":
        return clause
    one, two, amount = phrases[at - 1], phrases[at + 1], phrases[-1]
    above = Word("COMPARATIVE", "high", "above", two.start, two.start)
    verb = made_word("BE", "is", one.end)
    return clause.part([*phrases[: at - 1], one, verb, amount, above, two, *phrases[at + 2 : -2]])


def _everybody(clause: Clause) -> Clause:
    """ "All other models score lower than A on B" as "A leads on B"."""
    phrases = clause.phrases
    start = next((i for i, p in enumerate(phrases) if p.type in ("SCOPE", "RIVALS")), len(phrases))
    end = next((i for i in range(start + 1, len(phrases)) if phrases[i].type == "COMPARATIVE"), None)
    if end is None or clause.has("SUPERLATIVE") or not _are_others(phrases, start):
        return clause
    if not all(_may_stand_between(p) for p in phrases[start + 1 : end]):
        return clause
    than = next((i for i in range(end + 1, len(phrases)) if phrases[i].type == "THAN"), end)
    comparative, following = phrases[end], phrases[than + 1 :]
    if not following or not isinstance(following[0], Ref) or not isinstance(comparative, Word):
        return clause
    if not _are_rivals(phrases[start], following[0]) or _goes_back(following):
        return clause
    direction = _OPPOSITES.get(comparative.value)
    if direction is None:
        return clause
    places = [
        p
        for p in (*phrases[start + 1 : end], *phrases[end + 1 : than])
        if p.type in ("PREPOSITION", "REF") or key_of(p) in words("winners", "sizes")  # "larger in magnitude"
    ]
    top = Superlative(comparative.start, comparative.end, direction, comparative.key, verb="leads")
    return clause.part([*phrases[:start], *places, following[0], top, *following[1:]])


def _goes_back(phrases: Sequence[Phrase]) -> bool:
    """ "All others do better on A than A does on them": each is set against its own counterpart."""
    return any(one.type == "PREPOSITION" and two.type == "PRONOUN" for one, two in pairwise(phrases))


def _are_others(phrases: Sequence[Phrase], index: int) -> bool:
    """ "All other models", "every other model", "the other models"; "both others" are two of several panels."""
    phrase = phrases[index]
    if isinstance(phrase, Scope):
        noun = phrase.noun
        lines = noun is None or noun.type == "AXISNOUN" or is_thing(noun)
        return phrase.quantifier == "all" and lines
    return isinstance(phrase, Word) and phrase.key.startswith("all other")


def _are_rivals(everybody: Phrase, ref: Ref) -> bool:
    """ "All models are below A": where A is a model too; "all others" always are."""
    if not isinstance(everybody, Scope) or everybody.others:
        return True
    noun, label = everybody.noun, ref.names[0].label if ref.names else None
    if noun is None or noun.type != "AXISNOUN" or label is None:
        return False
    return bool(label.rows) if noun.value.axis == "y" else bool(label.columns)


def _is_place(phrases: Sequence[Phrase], start: int) -> bool:
    """ "On no benchmark does A beat B", "there is no benchmark on which A beats B"."""
    before = phrases[start - 1] if start else None
    behind = [p.key for p in phrases[start : start + 5] if isinstance(p, Word) and p.type == "PRONOUN"]
    return (before is not None and before.type == "PREPOSITION") or bool({"which", "where"} & set(behind))


def _nowhere(clause: Clause, start: int) -> Clause:
    """ "On no benchmark does A beat B" as "A never beats B"."""
    phrases = clause.phrases
    end = next((i for i in range(start + 1, len(phrases)) if phrases[i].type == "COMPARATIVE"), None)
    named = next((i for i in range(start + 1, len(phrases)) if isinstance(phrases[i], Ref)), None)
    if end is None or named is None or named > end or start > 2:
        return clause
    denial = made_word("NEGATION", "never", phrases[end].start)
    return clause.part([*phrases[named:end], denial, *phrases[end:]])


def _is_scope(phrase: Phrase, quantity: str) -> bool:
    return isinstance(phrase, Scope) and phrase.key.startswith(quantity) and phrase.noun is None


def _is_shown(phrase: Phrase, scene: Scene) -> bool:
    """Whether a word stands for what the values measure: "nowhere is the load lower than in A"."""
    return phrase.type == "UNKNOWN" and isinstance(phrase, Word) and is_measured(scene, phrase.key)


def _never(clause: Clause, at: int) -> Clause:
    """ "A is nowhere above B" as "A is never above B"."""
    phrases = clause.phrases
    if at + 1 >= len(phrases) or phrases[at + 1].type != "COMPARATIVE":
        return clause
    denial = made_word("NEGATION", "never", phrases[at].start)
    return clause.part([*phrases[:at], denial, *phrases[at + 1 :]])


def _turn(clause: Clause, start: int, end: int) -> Clause:
    """ "On B, no model is higher than A" as "on B, A leads"; "nothing tops A on B" as "highest: A on B"."""
    phrases = clause.phrases
    comparative, noun = phrases[end], _noun(phrases, start)
    direction = _direction(comparative)
    than = next((i for i in range(end + 1, len(phrases)) if phrases[i].type == "THAN"), end)
    following = phrases[than + 1 :]
    if isinstance(comparative, Amount):
        following = [replace(comparative, bound=""), *following]
    if direction is None or not _names_somebody(following):
        return clause
    key = getattr(comparative, "key", "")
    shared = not key.startswith("as ")
    top = Superlative(comparative.start, comparative.end, direction, key, shared=shared)
    places = [
        p
        for p in (*phrases[start + 1 : end], *phrases[end + 1 : than])
        if p.type in ("PREPOSITION", "REF") or key_of(p) in words("winners", "sizes")  # "larger in magnitude"
    ]
    if places and isinstance(places[0], Ref):  # "is confused with B more often than A"
        places = [made_word("PREPOSITION", "in", places[0].start), *places]
    at = next((i for i, p in enumerate(following) if isinstance(p, Ref)), None)
    nobody = phrases[start]
    person = isinstance(nobody, Scope) and nobody.key in words("winners", "persons")
    bare = noun is None or (person and noun.type == "MEASURE")  # "nobody scores lower than A on B"
    placed = bare and _is_at_place(following)  # who beats A on B, or scores more, would do so in all of B
    if placed or (noun is not None and (noun.type == "AXISNOUN" or noun.value in _LINES or is_thing(noun))):
        if at is None or at > 2:
            return clause
        top.verb = "leads"
        return clause.part([*phrases[:start], *places, following[at], top, *following[at + 1 :]])
    return clause.part([*phrases[:start], *places, top, made_word("BE", "is", top.end), *following])


def _is_at_place(phrases: Sequence[Phrase]) -> bool:
    """ "A on B": a name, and where it stands in the contest."""
    types = [phrase.type for phrase in phrases[:3]]
    return types == ["REF", "PREPOSITION", "REF"] and key_at(phrases, 1) in words(
        "function_words", "at_place"
    )


def _ordered(clause: Clause, at: int) -> Clause:
    """ "B is where A scores highest" as "A scores highest on B"."""
    before, after = clause.phrases[:at], clause.phrases[at + 1 :]
    end = next((i for i, p in enumerate(after) if p.type in ("OPEN", "COMMA")), len(after))
    if len(before) != 1 or not isinstance(before[0], Ref) or not any(isinstance(p, Ref) for p in after[:end]):
        return clause
    joint = made_word("PREPOSITION", "in", before[0].start)
    return clause.part([*after[:end], joint, *before, *after[end:]])


def _compares(phrase: Phrase) -> bool:
    if isinstance(phrase, Amount):
        return phrase.bound in _BOUNDS  # "lower than the 0.3 of A"
    return phrase.type == "COMPARATIVE" or (
        isinstance(phrase, Superlative) and phrase.key in ("tops", "leads")
    )


def _names_somebody(phrases: Sequence[Phrase]) -> bool:
    """Whether a cell or a line is named: "A on B", "the 0.9 of A"; "0.9 in A" is a number to compare with."""
    if phrases and isinstance(phrases[0], Amount):
        return key_at(phrases, 1) in words("function_words", "of_number") and len(phrases) > 2
    return any(isinstance(p, Ref) for p in phrases[:3])


def _is_nobody(phrases: Sequence[Phrase], index: int) -> bool:
    """ "Nothing", "no model", "none of the cells"."""
    phrase = phrases[index]
    if isinstance(phrase, Scope):
        return phrase.quantifier == "none" and phrase.key != "neither"
    return isinstance(phrase, Word) and phrase.key == "no" and _noun(phrases, index) is not None


def _noun(phrases: Sequence[Phrase], index: int) -> Word | None:
    """What nobody is said of: "model" in "no other model"."""
    phrase = phrases[index]
    if isinstance(phrase, Scope) and phrase.noun is not None:
        return phrase.noun
    for following in phrases[index + 1 : index + 4]:
        if isinstance(following, Word) and (following.type in _NOUNS or is_thing(following)):
            return following
        if following.type not in ("RIVALS", "PREPOSITION"):
            break
    return None


def _may_stand_between(phrase: Phrase) -> bool:
    return phrase.type in _BETWEEN or is_thing(phrase)


def _direction(phrase: Phrase) -> str | None:
    """Which end of the order is denied to all others."""
    if isinstance(phrase, Superlative):
        return phrase.direction
    if isinstance(phrase, Amount):
        return _BOUNDS.get(phrase.bound)
    if not isinstance(phrase, Word):
        return None
    if phrase.key.startswith("as ") and phrase.value == "equal":  # "no model reaches as much as A"
        return "low" if phrase.key in words("comparisons", "as_low") else "high"
    return _DIRECTIONS.get(phrase.value)
