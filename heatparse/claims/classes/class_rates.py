"""Rates of classes: percentages of the true classes, and what else a percentage may be a part of.

"22% of wolves are labelled Dog and 7% Fox" tells two cells; "22% of the wolf errors", "22% of the images
labelled Dog" tell none.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from heatparse.claims.cell_values import judge_cell_value
from heatparse.claims.classes.confusions import labels_of, true_axes
from heatparse.claims.judgement import is_its_own_evidence
from heatparse.claims.language.class_phrases import in_numbers
from heatparse.claims.language.phrases import (
    Amount,
    Part,
    Phrase,
    Ref,
    Scope,
    index_of,
    key_at,
    key_of,
    phrase_key,
)
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.things import is_thing
from heatparse.claims.places.located_amounts import Located
from heatparse.claims.scene import Scene, place
from heatparse.models.claims import BaseClaim, CellValueClaim
from heatparse.phrases import words

_SILENT = frozenset((
    "BE", "HAVE", "OCCUR", "PREPOSITION", "PRONOUN", "PREDICTED", "TRUE", "COMMA", "AND", "JOIN", "DIMENSION",
    "AXISNOUN",
))  # fmt: skip
_VERBS = frozenset(("BE", "HAVE", "OCCUR"))
_KNOWN = ("labelled", "quiet", "mistaking", "moving", "moving_to", "tries", "becoming", "attracting")


_Told = list[tuple[Amount, str, str]]  # so much of a class is taken for another one


def read_class_rates(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The cells of a clause that tells what the things of one class are taken for."""
    panels = scene.panels(clause)
    if clause.is_data or len(panels) != 1:
        return []
    if any(isinstance(p, Amount) and is_of_other_base(clause, p) for p in clause.phrases):
        return []
    main = in_numbers(clause.phrases)
    if not all(_is_silent(main, at) for at in range(len(main))):
        return []
    told = _told(main) or _carried(main, clause, scene)
    grid = scene.grids[panels[0]]
    claims: list[BaseClaim] = []
    across = true_axes(grid) == ["column"]
    for amount, base, taken in told:
        pair = (taken, base) if across else (base, taken)
        judgement = judge_cell_value(Located(amount, panels[0], [pair], True), scene)
        if is_its_own_evidence(clause, judgement):
            continue
        where = place(panels[0], (pair[0],), (pair[1],))
        claims.append(
            scene.claim(CellValueClaim, clause, judgement, amount, place=where, value=amount.quantity)
        )
    if claims:
        clause.read.add("class rates")
    return claims


def is_of_other_base(clause: Clause, amount: Amount) -> bool:
    """Whether a percentage is a part of errors, or of what was predicted, and not of a true class."""
    phrases, at = clause.phrases, index_of(clause.phrases, amount)
    behind = phrases[at + 2] if key_at(phrases, at + 1) == "of" and at + 2 < len(phrases) else None
    if isinstance(behind, Ref) and _is_given(behind, phrases[at + 3 : at + 4]):
        return True
    return _is_of_errors(phrases) or _is_of_all(phrases, at)


def _is_of_all(phrases: Sequence[Phrase], at: int) -> bool:
    """ "7% of all recordings are violas mistaken for cellos": of all classes together."""
    if key_at(phrases, at + 1) != "of" or any(isinstance(phrase, Ref) for phrase in phrases[:at]):
        return False
    base = takewhile(lambda phrase: phrase.type not in _VERBS, phrases[at + 2 :])
    return not any(isinstance(phrase, Ref) for phrase in base)


def _is_of_errors(phrases: Sequence[Phrase]) -> bool:
    """ "69% of the wolf errors", "of all errors"."""
    return any(
        isinstance(two, Part) and two.part == "off-diagonal" and (isinstance(one, Ref) or key_of(one) == "of")
        for one, two in pairwise(phrases)
    )


def _is_given(ref: Ref, behind: Sequence[Phrase]) -> bool:
    """ "The images labelled Dog", "the Dog labels": what was given a class."""
    return ref.relation == "predicted" or any(key_of(p) in words("classifications", "given") for p in behind)


def _is_silent(main: Sequence[Phrase], at: int) -> bool:
    """Whether a phrase is one that these statements are made of; "recognized" stands for the class itself."""
    phrase = main[at]
    if isinstance(phrase, Amount):
        return not phrase.bound and phrase.is_percent
    if isinstance(phrase, Ref):
        given = _is_given(Ref(phrase.start, phrase.end), main[at + 1 : at + 2])
        return len(labels_of(phrase)) == 1 and not phrase.is_panel and not given
    if isinstance(phrase, Scope):
        return phrase.quantifier == "only" or (phrase.quantifier == "all" and phrase.count is None)
    if phrase.type in _SILENT or is_thing(phrase) or _is_right(phrase):
        return True
    if phrase.type == "UNKNOWN" and key_at(main, at - 1) == "of" and _is_becoming(phrase):
        return False  # "of the misread wolves"
    return any(phrase_key(phrase) in words("classifications", name) for name in _KNOWN)


def _is_becoming(phrase: Phrase) -> bool:
    return phrase_key(phrase) in words("classifications", "becoming")


def _is_right(phrase: Phrase) -> bool:
    """ "Recognized", "labelled correctly"."""
    if isinstance(phrase, Part):
        return phrase.part == "diagonal" and phrase_key(phrase) in words("classifications", "hits")
    return phrase_key(phrase) in words("classifications", "recognized")


def _told(main: Sequence[Phrase]) -> _Told:
    """What a clause tells of the class that it names first, or of those behind "of"."""
    refs = [phrase for phrase in main if isinstance(phrase, Ref)]
    owners = [ref for at, ref in enumerate(main) if isinstance(ref, Ref) and _owns(main, at)]
    if len(owners) > 1 or (owners and refs[0] not in owners):
        return _of_several(main, owners)
    first = refs[0] if refs else None
    if first is None or first.relation == "predicted":
        return []
    if any(map(_is_right, main)) and any(ref.relation != "predicted" for ref in refs[1:]):
        return []  # "A is recognized in 68% of cases, B in 70%"
    return _pairs([phrase for phrase in main if phrase is not first], labels_of(first)[0])


def _owns(main: Sequence[Phrase], at: int) -> bool:
    """ "22% of wolves"."""
    return at > 1 and key_at(main, at - 1) == "of" and isinstance(main[at - 2], Amount)


def _of_several(main: Sequence[Phrase], owners: Sequence[Ref]) -> _Told:
    """ "22% of wolves and 8% of foxes are labelled Dog", "Dog attracts 22% of wolves and 8% of foxes"."""
    amounts = [phrase for phrase in main if isinstance(phrase, Amount)]
    taken = [phrase for phrase in main if isinstance(phrase, Ref) and phrase not in owners]
    if len(amounts) != len(owners) or len(taken) > 1 or any(ref.relation == "predicted" for ref in owners):
        return []
    if bool(taken) is any(map(_is_right, main)):
        return []
    label = labels_of(taken[0])[0] if taken else ""
    bases = [labels_of(owner)[0] for owner in owners]
    return [(amount, base, label or base) for amount, base in zip(amounts, bases, strict=True)]


def _carried(main: Sequence[Phrase], clause: Clause, scene: Scene) -> _Told:
    """ "…, while 15% are labelled Bear": what a clause tells of the class of the one in front."""
    before = clause.before
    if before is None or not follows_in_sentence(clause, before, scene.text):
        return []
    if before.read.isdisjoint(("class rates", "class sum")):
        return []
    refs = [phrase for phrase in in_numbers(before.phrases) if isinstance(phrase, Ref)]
    own = [phrase for phrase in main if isinstance(phrase, Ref)]
    if not refs or len(refs) > len(("base", "taken")) or refs[0].relation == "predicted":
        return []
    if any(ref.relation != "predicted" for ref in own):
        return []
    return _pairs(main, labels_of(refs[0])[0])


def _pairs(main: Sequence[Phrase], base: str) -> _Told:
    """Each number with what so many are taken for, which stands behind each or in front of each."""
    told = [phrase for phrase in main if isinstance(phrase, Amount | Ref) or _is_right(phrase)]
    amounts, taken = told[::2], told[1::2]
    if told and not isinstance(told[0], Amount):
        amounts, taken = taken, amounts
    if len(amounts) != len(taken) or not all(isinstance(one, Amount) for one in amounts):
        return []
    if any(isinstance(one, Amount) for one in taken):
        return []
    labels = [labels_of(one)[0] if isinstance(one, Ref) else base for one in taken]
    return [(one, base, label) for one, label in zip(amounts, labels, strict=True) if isinstance(one, Amount)]
