"""Followers and what stands behind them: "…, followed by B, and C has the lowest", where C alone is the subject."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.sentences import Clause
from heatparse.records import replace

_FEWEST = 4  # phrases of "followed by B and C has the lowest"


def without_followers(clause: Clause) -> Clause:
    """ "Followed by B, and C has the lowest" as "C has the lowest": a list of both would have no verb behind it."""
    phrases = clause.phrases
    if len(phrases) < _FEWEST or phrases[0].type != "NEXT" or phrases[2].type not in ("HAVE", "BE"):
        return clause
    listed = phrases[1]
    if not isinstance(listed, Ref) or len(listed.names) < len(("B", "C")) or clause.before is None:
        return clause
    return clause.part([replace(listed, names=listed.names[-1:]), *phrases[2:]])
