"""Exception lists: the diagonal and a cell that are set aside together, "blue except for the diagonal and A".

What lies beside the diagonal is spoken of, and the cell is its exception.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Part, Phrase, Ref, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words
from heatparse.records import replace

_OWN = frozenset(("COLOUR", "SIGN"))  # "the blue cell of A"
_CELLS = frozenset(("DIMENSION", "MEASURE"))


def with_plain_exceptions(clause: Clause) -> Clause:
    """The clause with "beside the diagonal" in front and the cell behind "except for"; itself where there is none."""
    phrases = _without_cell(clause.phrases)
    marks = [at for at, phrase in enumerate(phrases) if _sets_aside(phrase)]
    if len(marks) != 1:
        return clause.part(phrases)
    at = marks[0]
    if not at and clause.has("AMOUNT"):
        return clause  # "leaving out A and the diagonal, the values lie between …": both are a scope
    behind = phrases[at + 1 :]
    if isinstance(phrases[at], Part):
        cells, rest = _listed(behind)
    else:
        cells, rest = _beside_diagonal(behind)
    if cells is None:
        return clause.part(phrases)
    mark = phrases[at]
    beside: list[Phrase] = [
        Part(mark.start, mark.end, "off-diagonal", "off the diagonal"),
        made_word("COMMA", ",", mark.end),
    ]
    excepted: list[Phrase] = [Word("EXCEPTION", "", "except for", mark.start, mark.end), cells]
    if not at:  # "Apart from the diagonal and A, the B row is blue"
        told = rest[1:] if rest and rest[0].type in ("COMMA", "JOIN") else rest
        return clause.part([*beside, *told, *excepted])
    return clause.part([*beside, *phrases[:at], *excepted, *rest])


def _sets_aside(phrase: Phrase) -> bool:
    """ "Except for", and "except for the diagonal"."""
    if isinstance(phrase, Part):
        mark, _, noun = phrase.key.rpartition(" the ")
        return bool(noun) and mark in words("regions", "leaving_out")
    return phrase.type == "EXCEPTION"


def _listed(behind: Sequence[Phrase]) -> tuple[Ref | None, list[Phrase]]:
    """The cell behind "except for the diagonal and", and what follows it."""
    cell = behind[1] if len(behind) > 1 and behind[0].type == "AND" else None
    if not isinstance(cell, Ref):
        return None, []
    if len(cell.names) > 1 and len(behind) > 2 and behind[2].type in ("BE", "HAVE", "OCCUR"):
        last = replace(cell, names=cell.names[-1:])  # "… and A, the B row is": B is what is spoken of
        return replace(cell, names=cell.names[:-1], side=None, noun=""), [last, *behind[2:]]
    return cell, list(behind[2:])


def _beside_diagonal(behind: Sequence[Phrase]) -> tuple[Ref | None, list[Phrase]]:
    """The cell of "except for A and the diagonal", "except for the diagonal and A", and what follows."""
    if behind and isinstance(behind[0], Part) and behind[0].part == "diagonal":
        return _listed(behind[1:])
    types = [phrase.type for phrase in behind]
    end = types.index("AND") if "AND" in types else 0
    last = behind[end + 1] if end and end + 1 < len(behind) else None
    cell = behind[0] if behind else None
    told = (
        isinstance(last, Part)
        and last.part == "diagonal"
        and types[1:end] in ([], ["OPEN", "AMOUNT", "CLOSE"])
    )
    return (cell, [*behind[1:end], *behind[end + 2 :]]) if told and isinstance(cell, Ref) else (None, [])


def _without_cell(phrases: list[Phrase]) -> list[Phrase]:
    """ "Except for the cell with A" as "except for A"."""
    first = next((at for at, phrase in enumerate(phrases) if _sets_aside(phrase)), None)
    if first is None:
        return phrases
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        if (
            at > first + 1
            and isinstance(phrase, Ref)
            and found[-1].type == "PREPOSITION"
            and _is_cell(found[-2])
        ):
            start = len(found) - (3 if found[-3].type in _OWN else 2)
            if found[start - 1].type in ("AND", "EXCEPTION", "COMMA", "JOIN"):
                del found[start:]
        found.append(phrase)
    return found


def _is_cell(phrase: Phrase) -> bool:
    return phrase.type in _CELLS and not phrase_key(phrase).endswith("s")
