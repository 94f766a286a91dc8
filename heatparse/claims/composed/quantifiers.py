"""Quantifiers of composed statements: all, none, only, always, and what they are said of."""

from __future__ import annotations

from heatparse.claims.composed.little_words import is_carried, things
from heatparse.claims.language.phrases import Phrase, Scope
from heatparse.phrases import words

_QUANTIFIERS = {
    "all": "ALL",
    "both": "ALL",
    "none": "NONE",
    "only": "ONLY",
    "some": "SOME",
    "half": "HALF",
    "most": "MOST",
}


def quantified(scope: Scope, following: Phrase | None) -> tuple[str, str, str] | None:
    """What a quantifier is: its type, the noun behind it and the axis of that; None for one that nobody knows."""
    type = "SOME" if scope.key == "some" else _QUANTIFIERS.get(scope.quantifier)
    if type is None or scope.others:
        return None
    noun = scope.noun
    axis = ""
    if noun is not None and noun.type == "AXISNOUN":
        axis = {"x": "column", "y": "row"}.get(noun.value.axis or "", "")
    elif noun is not None and noun.type == "DIMENSION":
        axis = noun.value if noun.value in ("row", "column") else ""
    elif noun is not None and noun.type == "UNKNOWN" and noun.key not in things():
        return None
    elif noun is not None and noun.type not in ("UNKNOWN", "MEASURE"):
        return None  # "both diagonals"
    if type == "ALL" and noun is None and not scope.count and scope.key in words("claims", "adverb", "all"):
        type = "ALWAYS"
    elif type == "ALL" and noun is None and scope.quantifier == "all" and is_carried(following):
        return type, "value", ""  # "all A values", "every A model"
    return type, noun.key if noun is not None else "", axis
