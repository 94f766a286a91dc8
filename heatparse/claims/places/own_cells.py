"""Own cells: where the diagonal of a square grid is not meant, said in words or left unsaid."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word
from heatparse.claims.places.slices import Slice
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_NEEDED = ("EXCEPTION", "RESTRICTION", "PART")  # with which an own cell is set aside
_OTHERS = frozenset(("RIVALS", "CARDINAL", "UNKNOWN", "AXISNOUN", "DIMENSION"))
_COMMAS = frozenset(("COMMA", "JOIN"))


def may_leave_diagonal(piece: Slice, universal: bool) -> bool:
    """Whether the own cells of a line, or of what is left of a matrix, may not be meant.

    Where the diagonal holds one number throughout ("agreement with itself"), "all values" leave it out too.
    """
    if not piece.grid.is_square or piece.part != "all":
        return False
    trivial = len({value.low for value in piece.grid.diagonal}) == 1
    if trivial and (piece.rows or piece.columns):
        return True
    block = len(piece.rows) > 1 and set(piece.rows) == set(piece.columns)
    return (trivial or not universal) and bool(piece.without or block or _is_line_of_square(piece))


def _is_line_of_square(piece: Slice) -> bool:
    """Whether a slice is one row or column of a matrix with a diagonal: its own cell may not be meant."""
    return piece.grid.is_square and piece.part == "all" and len(piece.rows) + len(piece.columns) == 1


def may_except_own(piece: Slice) -> bool:
    """Whether a line of a matrix is spoken of but for some that are named: its own cell may go without saying."""
    return bool(piece.without) and _is_line_of_square(piece)


def without_own(clause: Clause, grid: Grid) -> Clause:
    """ "The best source for A apart from A itself" as "the best source for A off the diagonal".

    So is "among the non-A models". "All but A itself" is the same as "all but A", and "second only to A
    itself" as "second only to A".
    """
    if not grid.is_square or not clause.has(*_NEEDED) or not clause.has("SUPERLATIVE"):
        return clause
    phrases = _plain(clause.phrases)
    start, end = _aside(phrases)
    if start < end:
        first, last = phrases[start], phrases[end - 1]
        while start and phrases[start - 1].type in _COMMAS and _closes(phrases, end):
            start -= 1
        end += _closes(phrases, end)
        beside = Part(first.start, last.end, "off-diagonal", "off the diagonal")
        rest = [*phrases[:start], *phrases[end:]]
        top = next(at for at, phrase in enumerate(rest) if isinstance(phrase, Superlative))
        phrases = [*rest[: top + 1], beside, *rest[top + 1 :]]
    return clause.part(phrases) if len(phrases) != len(clause.phrases) or start < end else clause


def _closes(phrases: Sequence[Phrase], at: int) -> bool:
    return at < len(phrases) and phrases[at].type in _COMMAS


def _plain(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Without "itself" behind the name that it repeats: "except the A model itself", "second only to A itself"."""
    found: list[Phrase] = []
    for phrase in phrases:
        itself = isinstance(phrase, Part) and phrase.key in words("assertions", "emphatic")
        named = len(found) > 1 and isinstance(found[-2], Ref) and is_thing(found[-1])
        if itself and found and (isinstance(found[-1], Ref) or named):
            if named:
                found.pop()
            at = len(found) - 2
            if at >= 0 and _sets_aside(found[at]):
                continue
        found.append(phrase)
    return found


def _sets_aside(phrase: Phrase) -> bool:
    """An exception, or "second only to"."""
    return phrase.type == "EXCEPTION" or (isinstance(phrase, Superlative) and phrase.key.endswith(" to"))


def _aside(phrases: Sequence[Phrase]) -> tuple[int, int]:
    """Where the own cell is set aside, from the first phrase of it to the one behind; (0, 0) where it is not."""
    universal = any(isinstance(p, Scope) and p.quantifier in ("all", "most") for p in phrases)
    for at, phrase in enumerate(phrases[:-1]):
        behind = phrases[at + 1]
        if phrase.type == "EXCEPTION" and not universal:
            if isinstance(behind, Part) and behind.key in words("assertions", "emphatic"):
                return at, at + 2
            if isinstance(behind, Ref) and _is_named(behind, phrases):
                inside = (
                    at
                    and phrases[at - 1].type == "OPEN"
                    and [p.type for p in phrases[at + 2 : at + 3]] == ["CLOSE"]
                )
                return (at - 1, at + 3) if inside else (at, at + 2)
        if phrase.type == "RESTRICTION" and key_of(phrase) in words("regions", "among"):
            end = at + 1
            while end < len(phrases) and phrases[end].type in _OTHERS:
                end += 1
            told = phrases[at + 1 : end]
            if any(p.type == "RIVALS" or _is_foreign(p, phrases) for p in told) and len(told) > 1:
                return at, end
    return 0, 0


def _is_named(ref: Ref, phrases: Sequence[Phrase]) -> bool:
    """Whether another phrase names the same category."""
    own = [name.label.text for name in ref.names]
    return any(
        other is not ref and [name.label.text for name in other.names] == own
        for other in phrases if isinstance(other, Ref)
    )  # fmt: skip


def _is_foreign(phrase: Phrase, phrases: Sequence[Phrase]) -> bool:
    """ "The non-A models", where A is named."""
    key = key_of(phrase)
    return key.startswith("non-") and any(
        fold(name.label.text) == key.removeprefix("non-")
        for ref in phrases if isinstance(ref, Ref) for name in ref.names
    )  # fmt: skip


def reflexive(phrases: list[Phrase], heads: Sequence[Ref]) -> list[Phrase]:
    """Under "**A:**", "best on itself" as "best on A"."""
    if not heads or not heads[0].names:
        return phrases
    own = words("assertions", "emphatic")
    return [
        replace(heads[0], start=p.start, end=p.end) if isinstance(p, Part) and p.key in own else p
        for p in phrases
    ]


def own_ahead(clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Every model scores higher on itself than on any other test": the diagonal is the highest of each row."""
    phrases = clause.phrases
    compared = [i for i, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"]
    at = compared[0] if len(compared) == 1 else -1
    first = phrases[0]
    if at < 1 or not isinstance(first, Scope) or first.quantifier != "all" or first.others or first.count:
        return None
    than = next((i for i, p in enumerate(phrases) if p.type == "THAN"), 0)
    own = [p for p in phrases[:than] if isinstance(p, Part) and p.part == "diagonal"]
    others = [p for p in phrases[than:] if p.type == "RIVALS" or (isinstance(p, Scope) and p.others)]
    known = ("SCOPE", "MEASURE", "HAVE", "BE", "COMPARATIVE", "PREPOSITION", "PART", "THAN", "RIVALS", "AXISNOUN",
             "DIMENSION", "PRONOUN")  # fmt: skip
    quiet = all(
        p.type in known or is_thing(p) or key_of(p) in words("comparisons", "faring") for p in phrases
    )
    if not than or len(own) != 1 or len(others) != 1 or not quiet or clause.refs():
        return None
    value = str(getattr(phrases[at], "value", ""))
    if value in ("better", "worse"):
        value = "" if scene.less_is_better else {"better": "high", "worse": "low"}[value]
    if value not in ("high", "low"):
        return None
    noun = first.noun
    column = noun is not None and noun.type == "AXISNOUN" and noun.value.axis == "x"
    start, end = phrases[0].start, phrases[-1].end
    line = Word("DIMENSION", "column" if column else "row", "column" if column else "row", end, end)
    return [
        own[0], Word("HAVE", "has", "has", start, start), Superlative(start, end, value, f"{value}est", definite=True),
        Word("PREPOSITION", "in", "in", end, end), Scope(end, end, "all", "each", noun=line),
    ]  # fmt: skip
