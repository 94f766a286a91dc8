"""Names of chemicals with numbers or letters in front, whose commas part no labels: "1,4-dioxane", "N,N-DMF"."""

from __future__ import annotations

from heatparse.tokens import Token

_SEPARATORS = frozenset(",;|")
_PRIMES = "'′’"


def with_locants(tokens: list[Token], text: str) -> list[Token]:
    """The tokens of a list with each such name as one, where blanks stand behind the commas of the list."""
    if not any(token[3] in _SEPARATORS and text[token[2] : token[2] + 1] == " " for token in tokens):
        return tokens  # "0,1-day,2-day"
    found: list[Token] = []
    for token in tokens:
        start = _start(found, token)
        if start is None:
            found.append(token)
        else:
            begin = found[start][1]
            found[start:] = [Token("NAME", begin, token[2], text[begin : token[2]].lower())]
    return found


def _start(before: list[Token], token: Token) -> int | None:
    """The index of the first of the tokens in front that make one name with this one."""
    at = len(before) - 1
    head, dash, tail = token[3].partition("-")
    behind = token[1]
    if not (dash and tail[:1].isalpha() and _is_locant(head)):
        # the rest of "2,2'-bipyridine", whose prime and dash are signs
        while at > 0 and before[at][2] == behind and before[at][3] in ("-", *_PRIMES):
            behind = before[at][1]
            at -= 1
        worded = token[0] in ("WORD", "NAME") and at < len(before) - 1 and before[-1][3] == "-"
        if not (worded and before[at][2] == behind and _is_locant(before[at][3])):
            return None
        behind = before[at][1]
        at -= 1
    start = None
    while at > 0 and before[at][3] == "," and before[at][2] == behind:
        locant = before[at - 1]
        if locant[2] != before[at][1] or not _is_locant(locant[3]):
            break
        start, behind = at - 1, locant[1]
        at -= 2
    return start


def _is_locant(key: str) -> bool:
    """ "1", "12", "N": what tells a place in a molecule."""
    bare = key.rstrip(_PRIMES)
    return (bare.isdecimal() and len(bare) < len("100")) or (len(bare) == 1 and bare.isalpha())
