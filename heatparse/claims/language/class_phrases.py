"""Class phrases: numbers in words and names of classes, as statements about confusion matrices use them."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.resources import vocabulary


def in_numbers(phrases: Sequence[Phrase]) -> list[Phrase]:
    """The phrases with numbers in words as amounts, and with what a class is taken for marked as such.

    "Seventeen robins are labelled finch", "5 times as crow and twice as robin".
    """
    marked = with_classes(phrases)
    taken = any(isinstance(phrase, Ref) and phrase.relation == "predicted" for phrase in marked)
    taken |= any(phrase_key(phrase) in words("classifications", "erring") for phrase in marked)
    found: list[Phrase] = []
    for at, phrase in enumerate(marked):
        number = _number_of(phrase, marked[at + 1] if at + 1 < len(marked) else None) if taken else None
        if number is not None and _is_share(marked, at):
            number = None  # "two of the three clips"
        key = phrase_key(phrase)
        quiet = key in words("classifications", "quiet") or key in words("classifications", "labelled")
        if (phrase.type != "UNKNOWN" or not quiet) and not _is_counted_error(marked, at):
            found.append(number or phrase)
    return found


def _is_counted_error(phrases: Sequence[Phrase], at: int) -> bool:
    """ "4 misclassifications of crow as owl", "4 misclassifications as owl": the noun behind the number."""
    if not at or not isinstance(phrases[at], Part) or not isinstance(phrases[at - 1], Amount):
        return False
    return any(
        phrase_key(phrase) in words("classifications", "taken_as")
        for phrase in (*phrases[at + 1 : at + 2], *phrases[at + 3 : at + 4])
    )


def with_classes(phrases: Sequence[Phrase]) -> list[Phrase]:
    """The phrases with what a class is taken for marked as such: "labelled finch", "mistakes a crow for an owl"."""
    found: list[Phrase] = []
    erring = ""
    for phrase in phrases:
        if phrase_key(phrase) in words("classifications", "erring") or phrase.type == "PREDICTED":
            erring = phrase_key(phrase)
        if isinstance(phrase, Ref) and not (phrase.relation or phrase.is_panel) and _is_taken(found, erring):
            phrase = replace(phrase, relation="predicted")
        if phrase_key(phrase) == "for" and (taken := _predicted_at(found)) is not None:
            at, ref = taken
            found[at] = replace(ref, relation="predicted")
        found.append(phrase)
    return found


def _predicted_at(before: Sequence[Phrase]) -> tuple[int, Ref] | None:
    """ "A crow is predicted for …": the class that things of another one are taken for, and where it stands."""
    if not before or phrase_key(before[-1]) not in words("classifications", "predicting"):
        return None
    passive = [at for at, phrase in enumerate(before) if phrase.type == "BE"]
    at = passive[-1] - 1 if passive else -1
    ref = before[at] if at >= 0 else None
    if not isinstance(ref, Ref) or ref.relation or ref.is_panel or len(ref.names) != 1:
        return None
    return (at, ref) if all(phrase.type == "UNKNOWN" for phrase in before[at + 2 : -1]) else None


def _number_of(phrase: Phrase, following: Phrase | None) -> Amount | None:
    """ "Seventeen", "twice" as amounts."""
    if not isinstance(phrase, Word):
        return None
    often: dict[str, int] = vocabulary("assertions", "often")
    counted = following is not None and following.type in ("DIMENSION", "AXISNOUN", "MEASURE")
    if phrase.type == "CARDINAL" and not counted:
        number = int(phrase.value)
    elif phrase.type == "FACTOR" and phrase.key in often:
        number = often[phrase.key]
    else:
        return None
    quantity = Quantity(text=phrase.key, value=float(number), resolution=1.0)
    return Amount(phrase.start, phrase.end, quantity)


def _is_share(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a number is one of "two of the three"."""
    for step in (1, -1):
        joint, other = phrases[at + step : at + step + 1], phrases[at + 2 * step : at + 2 * step + 1]
        inside = at + 2 * step >= 0 and bool(joint) and bool(other)
        if inside and phrase_key(joint[0]) == "of" and other[0].type in ("CARDINAL", "AMOUNT"):
            return True
    return False


def _is_taken(before: Sequence[Phrase], erring: str) -> bool:
    """Whether what comes next is what a class is taken for."""
    key = phrase_key(before[-1]) if before else ""
    if key == "for" and erring in words("classifications", "mistaking"):
        return any(isinstance(phrase, Ref) for phrase in before)
    return key in words("classifications", "labelled") or (bool(erring) and key == "as")


def with_zeros(clause: Clause) -> Clause:
    """The clause with "zero" for "empty": a cell of a complete confusion matrix is so where nothing was confused."""
    phrases = clause.phrases
    found = [
        made_word("SIGN", "zero", phrase.end)
        if at and phrases[at - 1].type == "BE" and phrase_key(phrase) in words("classifications", "empty")
        else phrase
        for at, phrase in enumerate(phrases)
    ]
    return clause.part(found)


def is_label(main: Sequence[Phrase]) -> bool:
    """ "Wren is the wrong label in 60 cases": of what another class is taken for, and of no class as a whole."""
    at = next((n for n, phrase in enumerate(main) if phrase.type == "BE" and n), len(main))
    given = words("classifications", "given") | words("classifications", "chosen")
    held = isinstance(main[at - 1], Ref) if at < len(main) else False
    return held and any(phrase.type == "UNKNOWN" and phrase_key(phrase) in given for phrase in main[at + 1 :])
