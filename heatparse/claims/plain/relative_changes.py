"""Changes that are told twice, as a number and as a share: "gains 18 points (36%)", "by 18 points, or 36%".

The number is the statement. The share is no value of a cell; where it is not that of the change, nobody knows of what
it is one, and the statement is not borne out.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase
from heatparse.claims.language.sentences import Clause
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_MOVING = frozenset(("DIFFERENCE", "BY"))
_JOINTS = frozenset(("JOIN", "AND", "COMMA", "EXAMPLE", "UNKNOWN"))
_NEAR = 4  # phrases between the number and the share
_CHANGES = frozenset(("difference", "comparison", "trend"))


def twice_told(clause: Clause) -> tuple[Clause, Clause] | None:
    """The clause with the number alone, and with the share alone; None where no change is told twice."""
    phrases = clause.phrases
    for at, number in enumerate(phrases):
        if not isinstance(number, Amount) or number.bound or number.is_percent or not _is_change(phrases, at):
            continue
        first, last = _share(phrases, at) or (0, 0)
        if last:
            share = phrases[first : last + 1]
            amount = next(phrase for phrase in share if isinstance(phrase, Amount))
            return (
                clause.part([*phrases[: at + 1], *phrases[last + 1 :]]),
                clause.part([*phrases[:at], amount, *phrases[last + 1 :]]),
            )
    return None


def _is_change(phrases: Sequence[Phrase], at: int) -> bool:
    number, before = phrases[at], phrases[at - 1] if at else None
    in_points = isinstance(number, Amount) and number.unit in words("assertions", "units")
    return in_points or (before is not None and before.type in _MOVING)


def _share(phrases: Sequence[Phrase], at: int) -> tuple[int, int] | None:
    """Where the share behind a number begins and ends: "(36%)", "(a 36% gain)", ", or 36%,", ", i.e. 36%"."""
    behind = phrases[at + 1 : at + 2]
    if behind and behind[0].type == "OPEN":
        end = next((i for i in range(at + 2, len(phrases)) if phrases[i].type == "CLOSE"), 0)
        held = [p for p in phrases[at + 2 : end] if isinstance(p, Amount)]
        plain = all(p.type in ("AMOUNT", "UNKNOWN", "DIFFERENCE") for p in phrases[at + 2 : end])
        return (at + 1, end) if len(held) == 1 and held[0].is_percent and plain else None
    for end in range(at + 2, min(at + 1 + _NEAR, len(phrases))):
        share = phrases[end]
        if isinstance(share, Amount):
            joined = any(_is_or(phrase) for phrase in phrases[at + 1 : end])
            if not (share.is_percent and joined):
                return None
            closed = phrases[end + 1 : end + 2]
            return at + 1, end + 1 if closed and closed[0].type in ("COMMA", "JOIN") else end
        if share.type not in _JOINTS:
            return None
    return None


def _is_or(phrase: Phrase) -> bool:
    return phrase.type == "EXAMPLE" or getattr(phrase, "key", "") in words("claims", "or")


def agreed(claims: list[BaseClaim], shared: Sequence[BaseClaim]) -> list[BaseClaim]:
    """The claims of a number; what the share of the same change contradicts is not borne out."""
    told = [claim for claim in shared if claim.kind in _CHANGES and claim.explanation]  # type: ignore[attr-defined]
    contradicted = told and all(claim.verdict != "supported" for claim in told)
    if not contradicted:
        return claims
    return [
        claim.model_copy(update={"verdict": "undecidable"})
        if claim.verdict == "supported" and claim.kind in _CHANGES  # type: ignore[attr-defined]
        else claim
        for claim in claims
    ]
