"""Lists that words lead to from the name of their axis: "Origin, that is Bern, Basel and Chur"."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.brackets import OPEN
from heatparse.reading.quotations import clean_label
from heatparse.tokens import Token

_FEWEST_COMMAS = 1
_OPENING = 12  # tokens in which words lead to a list
_LONGEST_FRONT = 7  # words in front of them: "the months in which samples were taken"


def behind_lead(tokens: list[Token], text: str) -> tuple[str | None, list[Token]] | None:
    """The name and the list of "Origin, that is Bern, Basel and Chur"; None where no such words lead to a list."""
    for _, first, behind in phrases("sides", "leads").find(tokens[:_OPENING]):
        if not first or tokens[first - 1][3] not in {",", ";", *OPEN} or text[tokens[first][1]].isupper():
            continue
        name, listed = tokens[: first - 1], tokens[behind:]
        while listed and listed[0][3] in (",", ":"):
            listed = listed[1:]
        if tokens[first - 1][3] in OPEN:
            listed = listed[: next((at for at, token in enumerate(listed) if token[3] == ")"), len(listed))]
        if sum(token[3] in (",", "/", "·", "|") for token in listed) < _FEWEST_COMMAS or not _may_be_name(
            name
        ):
            continue
        named = text[name[0][1]].isupper() and name[0][3] not in words("structure", "articles")
        return clean_label(text[name[0][1] : name[-1][2]]) if named else None, listed
    return None


def _may_be_name(name: list[Token]) -> bool:
    """Whether the words in front of a list are a few, none of them a verb or a sign."""
    if not 0 < len(name) <= _LONGEST_FRONT:
        return False
    vague = (
        words("structure", "orientation") | words("structure", "introducers") | words("structure", "no_names")
    )
    return all(token[0] in ("WORD", "NAME") for token in name) and not all(t[3] in vague for t in name)
