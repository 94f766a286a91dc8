"""Senses of colors: "red" where there is a "dark red" as well, the color of that name or all shades of it."""

from __future__ import annotations

from heatparse.claims.colors.tints import SENSES, Sense, ranges
from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.counts.assessment import judge_assertion
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.records import replace


def judge_senses(assertion: Assertion) -> Judgement:
    """Whether an assertion holds of the sense that the legend suggests; it is refuted where both senses fail.

    A legend of classes gives each name to one of them; on a gradient all shades of red are red.
    """
    likeliest: Sense = "name" if ranges(assertion.first.grid) else "shade"
    judged = _judge(assertion, likeliest)
    if judged.truth is False and any(_judge(assertion, sense).truth is not False for sense in SENSES):
        return UNDECIDED
    return judged


def _judge(assertion: Assertion, sense: Sense) -> Judgement:
    return judge_assertion(replace(assertion, predicate=replace(assertion.predicate, sense=sense)))


def senses_of_color(assertion: Assertion) -> list[Assertion]:
    """The assertion in each sense of its color, the likeliest first."""
    likeliest: Sense = "name" if ranges(assertion.first.grid) else "shade"
    senses = [likeliest, *(sense for sense in SENSES if sense != likeliest)]
    return [replace(assertion, predicate=replace(assertion.predicate, sense=sense)) for sense in senses]
