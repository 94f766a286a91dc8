"""Verdicts over all readings of a statement."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import Judgement


def charitably(judged: Sequence[Judgement]) -> Judgement:
    """Refuted where no reading holds, supported where each does; open otherwise."""
    truths = {judgement.truth for judgement in judged}
    return judged[0] if len(truths) == 1 else Judgement(None)
