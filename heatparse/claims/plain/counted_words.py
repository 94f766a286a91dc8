"""Counts in plainer words: "A does not drop below 0.5 on any task" as "A never drops below 0.5"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, Superlative
from heatparse.claims.language.sentences import Clause


def in_plain_words(clause: Clause) -> list[Phrase] | None:
    """The phrases of a clause in plainer words; None where it needs none."""
    phrases = clause.phrases
    told = _counted(clause, phrases) if _may_count(clause) else None
    several = any(isinstance(top, Superlative) and top.count for top in clause.of("SUPERLATIVE"))
    if told is None and several and clause.has("AMOUNT", "SIGN"):
        from heatparse.claims.extremes.ranked_bounds import of_ranked  # loaded where extremes may be bounded

        told = of_ranked(phrases)
    if told is None and _may_be_held(clause):
        from heatparse.claims.plain.holding_lines import holding_one  # loaded where something may be held

        told = holding_one(phrases)
    return told


def _may_be_held(clause: Clause) -> bool:
    """Whether values may be told of that lines hold: a verb of holding, or of lying, behind what is counted."""
    opens = clause.phrases[0].type
    if clause.has("OCCUR") and opens in ("SIGN", "MEASURE", "DIMENSION"):
        return True
    held = clause.has("HAVE") or (opens == "PREPOSITION" and clause.has("BE"))
    return held and clause.has("CARDINAL", "SCOPE")


def _may_count(clause: Clause) -> bool:
    """Whether one of the rewordings of `_counted` may be needed."""
    return (
        clause.has("EXCEPTION", "CARDINAL")
        or (clause.has("NEGATION") and clause.has("SCOPE"))
        or (clause.has("AMOUNT") and clause.has("BE", "SUPERLATIVE"))
    )


def _counted(clause: Clause, phrases: list[Phrase]) -> list[Phrase] | None:
    from heatparse.claims.plain.plain_counts import (  # loaded where something may be counted
        at_least_once,
        never_on_any,
        no_other,
        only_besides,
        out_of,
        passed,
        peaking,
    )

    told: list[Phrase] | None = None
    if clause.has("NEGATION") and clause.has("SCOPE"):
        told = never_on_any(phrases)
    if told is None and clause.has("EXCEPTION"):
        told = only_besides(phrases) or no_other(phrases)
    if told is None and clause.has("AMOUNT") and clause.has("BE"):
        told = passed(phrases)
    if told is None and clause.has("AMOUNT") and clause.has("SUPERLATIVE"):
        told = peaking(phrases)
    if clause.has("RESTRICTION") and clause.has("CARDINAL"):
        told = at_least_once(told or phrases) or told
    if clause.has("CARDINAL"):
        told = out_of(told or phrases) or told
    return told
