"""Lists of pairs as the subject of one predicate: "A–B, C–D and E–F all exceed 0.5" is said of each of the cells.

And chains of names, "the A–B–C block", which are the block of A, B and C.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Phrase, Ref, Scope, is_only, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import whole_number
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words
from heatparse.records import replace

_PAIR = 3  # phrases of "A–B"
_BLOCK = 3  # names of one
_JOINING = frozenset(("VERSUS", "ARROW"))
_LISTING = frozenset(("JOIN", "AND", "COMMA"))
_BOTH = frozenset(("both", "all"))
_VERBS = frozenset(("BE", "HAVE", "OCCUR", "AMOUNT", "SIGN", "SCOPE", "DIFFERENCE"))
_SAID = frozenset(("AMOUNT", "SIGN"))
_SIDES: tuple[Literal["x", "y"], ...] = ("y", "x")
Reader = Callable[[Clause, Scene], list[BaseClaim]]


def read_pair_lists(clause: Clause, scene: Scene, read: Reader) -> list[BaseClaim]:
    """What a clause says of each of several pairs, as one claim; nothing where it names no list of them."""
    parts = _parts(clause.phrases)
    if not parts:
        return []
    found = [read(clause.part(part), scene) for part in parts]
    if any(len(claims) != 1 for claims in found):
        return []
    claims = [claims[0] for claims in found]
    if len({claim.kind for claim in claims}) > 1:  # type: ignore[attr-defined]
        return []
    wrong = next((claim for claim in claims if claim.verdict == "refuted"), None)
    open_one = next((claim for claim in claims if claim.verdict == "undecidable"), None)
    told = wrong or open_one or claims[0]
    if told.verdict != "supported":
        return [told]
    text = "; ".join(claim.explanation for claim in claims)
    related = tuple(span for claim in claims for span in claim.related)
    return [told.model_copy(update={"explanation": text, "related": related})]


def _parts(phrases: list[Phrase]) -> list[list[Phrase]]:
    """Each of the listed pairs with what is said of them all."""
    start = next((at for at in range(len(phrases)) if _is_pair(phrases, at)), len(phrases))
    pairs: list[list[Phrase]] = []
    end = at = start
    while _is_pair(phrases, at):
        pairs.append(phrases[at : at + _PAIR])
        end = at = _behind_bracket(phrases, at + _PAIR)
        while at < len(phrases) and phrases[at].type in _LISTING:
            if phrase_key(phrases[at]) == "or":
                return []  # nobody knows of which
            at += 1
        if at == end:
            break
    front, rest = phrases[:start], phrases[end:]
    while rest and rest[0].type == "COMMA":
        rest = rest[1:]
    if rest and isinstance(rest[0], Scope) and rest[0].quantifier in _BOTH and rest[0].noun is None:
        rest = rest[1:]
    told = bool(rest) and rest[0].type in _VERBS and any(p.type in _SAID for p in rest)
    quiet = not any(isinstance(p, Ref) or p.type == "COMPARATIVE" or is_only(p) for p in rest)
    if len(pairs) < len(("A–B", "C–D")) or not (told and quiet and _is_silent(front, len(pairs))):
        return []
    return [[*pair, *rest] for pair in pairs]


def _is_pair(phrases: Sequence[Phrase], at: int) -> bool:
    one, two = phrases[at : at + 1], phrases[at + 2 : at + _PAIR]
    joined = bool(two) and phrases[at + 1].type in _JOINING
    longer = phrases[at + _PAIR : at + _PAIR + 1]
    return (
        joined and _is_single(one[0]) and _is_single(two[0]) and not (longer and longer[0].type in _JOINING)
    )


def _is_single(phrase: Phrase) -> bool:
    single = isinstance(phrase, Ref) and len(phrase.names) == 1 and not phrase.is_panel and not phrase.noun
    return single and len(phrase.names[0].labels) == 1  # type: ignore[union-attr]


def _behind_bracket(phrases: Sequence[Phrase], at: int) -> int:
    """The index behind the bracket that stands at an index, if one does."""
    if at >= len(phrases) or phrases[at].type != "OPEN":
        return at
    close = next((i for i in range(at, len(phrases)) if phrases[i].type == "CLOSE"), at - 1)
    return close + 1


def _is_silent(front: Sequence[Phrase], count: int) -> bool:
    """Whether what stands in front of a list only announces it: "both", "the three pairs"."""
    for phrase in front:
        both = isinstance(phrase, Scope) and phrase.quantifier in _BOTH and phrase.count in (None, count)
        number = whole_number(phrase) if phrase.type in ("CARDINAL", "AMOUNT") else None
        noun = phrase.type == "DIMENSION" or phrase.type == "MEASURE"
        if not (both or number == count or noun or phrase.type in ("COMMA", "COLON")):
            return False
    return True


def with_chains(clause: Clause, scene: Scene) -> Clause:
    """The clause with "the A–B–C block", "among A, B and C" as their rows and columns, in a mirrored square."""
    if not all(grid.is_square and grid.is_mirrored for grid in scene.grids.all()):
        return clause
    phrases = _with_lists(clause.phrases)
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        behind = phrases[at + 1] if at + 1 < len(phrases) else None
        before = found[-1] if found else None
        block = (
            isinstance(phrase, Ref) and len(phrase.names) >= _BLOCK and not (phrase.side or phrase.is_panel)
        )
        if phrase.type == "AREA" and _is_columns(before) and before is not None and before.end < phrase.start:
            continue  # the noun of the block
        if block and isinstance(phrase, Ref) and _is_area(behind, before, clause):
            joint = made_word("PREPOSITION", "in", phrase.start)
            if before is not None and before.type in ("PREPOSITION", "RESTRICTION"):
                found.pop()
            group = Name("category", tuple(label for name in phrase.names for label in name.labels))
            rows, columns = (
                replace(phrase, names=(group,), side=side, noun="zone", limit=True) for side in _SIDES
            )
            found += [joint, rows, joint, columns]
        else:
            found.append(phrase)
    return clause if len(found) == len(clause.phrases) else clause.part(found)


def _is_columns(phrase: Phrase | None) -> bool:
    """Whether a phrase is the columns of a block that was told by its names."""
    return isinstance(phrase, Ref) and phrase.side == "x" and len(phrase.names[0].labels) >= _BLOCK


def _is_area(behind: Phrase | None, before: Phrase | None, clause: Clause) -> bool:
    """Whether several names are the block of what lies among them: "the A–B–C block", "among A, B and C, … A–B"."""
    if behind is not None and behind.type == "AREA" and key_of(behind) in words("regions", "blocks"):
        return True
    among = before is not None and before.type in ("PREPOSITION", "RESTRICTION")
    return (
        among
        and key_of(before) in words("regions", "mutually")
        and clause.has("SUPERLATIVE")
        and clause.has("VERSUS")
    )


def _with_lists(phrases: Sequence[Phrase]) -> list[Phrase]:
    """The phrases with "A–B–C" as three names."""
    found: list[Phrase] = []
    at = 0
    while at < len(phrases):
        end = at
        while end + 2 < len(phrases) and _continues(phrases, end):
            end += 2
        refs = [p for p in phrases[at : end + 1] if isinstance(p, Ref)]
        if len(refs) >= _BLOCK:
            names = tuple(name for ref in refs for name in ref.names)
            found.append(replace(refs[0], end=refs[-1].end, names=names))
        else:
            found += phrases[at : end + 1]
        at = end + 1
    return found


def _continues(phrases: Sequence[Phrase], at: int) -> bool:
    dash = phrases[at + 1].type == "VERSUS" and key_at(phrases, at + 1) in words("relations", "dashes")
    return dash and _is_single(phrases[at]) and _is_single(phrases[at + 2])
