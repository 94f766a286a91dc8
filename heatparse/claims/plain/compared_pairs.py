"""Comparisons of two that are named together: "of A and B, the latter is ahead", "C is below both of them"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Phrase, Ref, Scope, index_of, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words
from heatparse.records import replace

_COMMAS = ("COMMA", "JOIN")
_TWO = 2
_ASIDE = 6  # phrases that may stand in front of "compared"
# Of a frame that only names what is compared.
_FRAME = frozenset(("REF", "PREPOSITION", "UNKNOWN", "CONDITION", "BE", "AND", "PRONOUN", "VERSUS", "CARDINAL", "THAN",
                    "SCOPE"))  # fmt: skip


def with_them(clause: Clause) -> list[Phrase] | None:
    """ "…, and C is below both of them": of the two that the clause in front names."""
    phrases, before = clause.phrases, clause.before
    if before is None or before.block != clause.block:
        return None
    for at in range(1, len(phrases)):
        if phrases[at - 1].type not in ("COMPARATIVE", "THAN"):
            continue
        end = at
        both = pointed = False
        while end < len(phrases) and end < at + _TWO:
            word = phrases[end]
            both |= isinstance(word, Scope) and word.key in ("both", "both of") and word.noun is None
            pointed |= word.type == "PRONOUN" and key_of(word) in words("comparisons", "them")
            if not (isinstance(word, Scope) and word.key in ("both", "both of")) and word.type != "PRONOUN":
                break
            end += 1
        behind = phrases[end] if end < len(phrases) else None
        if not (both or pointed) or isinstance(behind, Ref):
            continue
        subject = [name.label for ref in phrases[:at] if isinstance(ref, Ref) for name in ref.names]
        named = _names_of(before)
        if len(named) != _TWO or any(name.label is label for name in named for label in subject):
            return None
        start, stop = phrases[at].start, phrases[end - 1].end
        return [*phrases[:at], Ref(start, stop, tuple(named)), *phrases[end:]]
    return None


def _names_of(clause: Clause) -> list[Name]:
    """The names of one axis that a clause sets side by side; none where it names panels or positions."""
    refs = [ref for ref in clause.refs() if not (ref.position and not ref.names)]
    found: list[Name] = []
    for ref in refs:
        if ref.is_panel or ref.noun:
            return []
        found += [name for name in ref.names if all(name.label is not other.label for other in found)]
    rows = all(name.label.rows and not name.label.columns for name in found)
    columns = all(name.label.columns and not name.label.rows for name in found)
    return found if rows or columns else []


def of_two(phrases: list[Phrase], clause: Clause) -> list[Phrase] | None:
    """ "A and B are close, but A is always ahead", "A and B differ by 3 at most, A being ahead": of B."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"), 0)
    subject = next((phrase for phrase in phrases[:at][::-1] if isinstance(phrase, Ref)), None)
    front = phrases[: index_of(phrases, subject)] if subject is not None else []
    before = clause.before
    if subject is None or len(subject.names) != 1 or (front and front[-1].type not in _COMMAS):
        return None
    pairs = [front] if any(isinstance(p, Ref) for p in front) else []
    pairs += [before.phrases] if not front and before is not None and before.block == clause.block else []
    for told in pairs:
        first = next((phrase for phrase in told[:1] if isinstance(phrase, Ref)), None)
        if first is None or len(first.names) != _TWO or first.is_panel:
            continue
        other = [name for name in first.names if name.label is not subject.names[0].label]
        if len(other) != 1 or not _is_ahead(phrases, at):
            return None
        rest = phrases[index_of(phrases, subject) :]
        told_of = _against(_without_one(rest), replace(first, names=(other[0],)))
        return told_of
    return None


def _is_ahead(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether the comparative tells who of the two is ahead, and not where one of them is higher."""
    word = phrases[at]
    every = any(isinstance(p, Scope) and p.quantifier == "all" for p in phrases)
    return every and getattr(word, "value", "") in ("better", "worse", "high", "low")


def _without_one(phrases: list[Phrase]) -> list[Phrase]:
    """ "The higher one" as "higher"."""
    return [
        phrase
        for at, phrase in enumerate(phrases)
        if not (
            phrase.type == "CARDINAL" and key_of(phrase) == "one" and phrases[at - 1].type == "COMPARATIVE"
        )
    ]


def comparing(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Comparing A with B, A is ahead", "when A and B are compared, the latter is ahead"."""
    comma = next((i for i, phrase in enumerate(phrases) if phrase.type in _COMMAS), 0)
    front, rest = phrases[:comma], phrases[comma + 1 :]
    opening = bool(front) and key_of(front[0]) in words("comparisons", "setting_two")
    framed = {phrase.type for phrase in (front[1:] if opening else front)} <= _FRAME
    if not front or not rest or not framed:
        return None
    cues = words("comparisons", "comparing")
    if not opening and not any(key_of(phrase) in cues for phrase in front[:_ASIDE]):
        return None
    if front[0].type == "THAN":
        return None  # "compared with B, A is ahead": its far side
    named = [replace(ref, names=(name,)) for ref in front if isinstance(ref, Ref) for name in ref.names]
    others = [phrase for phrase in rest if isinstance(phrase, Ref)]
    if not named:
        if opening:
            return None
        ones = any(key_of(phrase) in words("comparisons", "compared_ones") for phrase in front)
        return rest if ones and len(others) > 1 and not isinstance(front[0], Scope) else None
    if len(named) != _TWO or any(isinstance(phrase, Scope) for phrase in front):
        return None
    rest = _with_named(rest, named)
    if not isinstance(rest[0], Ref):
        return None
    mine = next((ref for ref in named if ref.names[0].label is rest[0].names[0].label), None)
    if mine is None or len(rest[0].names) != 1:
        return None
    told = any(
        isinstance(ref, Ref) and any(n.label is other.names[0].label for n in ref.names)
        for ref in rest[1:] for other in named
    )  # fmt: skip
    return rest if told else _against(rest, named[1 - named.index(mine)])


def _with_named(phrases: list[Phrase], named: Sequence[Ref]) -> list[Phrase]:
    """The phrases with the names for "the former" and "the latter"."""
    former, latter = words("comparisons", "former"), words("comparisons", "latter")
    return [
        replace(named[0 if key_of(p) in former else 1], start=p.start, end=p.end)
        if p.type == "PRONOUN" and key_of(p) in former | latter
        else p
        for p in phrases
    ]


def _against(phrases: list[Phrase], other: Ref) -> list[Phrase] | None:
    """ "A is ahead on P", of A and B, as "A is ahead of B on P"."""
    found = [i for i, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"]
    if len(found) != 1 or any(phrase.type in ("THAN", "VERSUS") for phrase in phrases):
        return None
    at = found[0]
    if key_of(phrases[at]).endswith(" than"):
        return None  # "A is lower than in P"
    behind = phrases[at + 1] if at + 1 < len(phrases) else None
    if behind is not None and behind.type in ("MEASURE", "UNKNOWN"):
        at, behind = at + 1, phrases[at + 2] if at + 2 < len(phrases) else None
    if behind is not None and behind.type not in ("PREPOSITION", "SCOPE", "COMMA", "OPEN"):
        return None
    end = phrases[at].end
    far = replace(other, start=end, end=end)
    return [*phrases[: at + 1], made_word("THAN", "than", end), far, *phrases[at + 1 :]]
