"""Changes that are set against each other."""

from __future__ import annotations

import pytest
from changing import WEEKS, Heatmap, heatmaps
from hypothesis import assume, given
from hypothesis import strategies as st

MORE = [
    "{a} {v} more than {b} from {x} to {y}.", "From {x} to {y}, {a} {v} more than {b}.",
    "{a} {v} from {x} to {y} more than {b}.", "Going from {x} to {y}, {a} {v} faster than {b}.",
    "Between {x} and {y}, {a} {v} more than {b}.",
]  # fmt: skip
SPREADS = [
    "The gap between the best and the worst week is {o} for {a} than for {b}.",
    "The spread between the highest and the lowest value is {o} for {a} than for {b}.",
]
verbs = st.sampled_from((("rises", 1), ("increases", 1), ("falls", -1), ("drops", -1)))


@given(heatmap=heatmaps(WEEKS), wording=st.sampled_from(MORE), verb=verbs, less=st.booleans())
def test_who_changes_more(heatmap: Heatmap, wording: str, verb: tuple[str, int], less: bool) -> None:
    one, two = ((line[-1] - line[0]) * verb[1] for line in heatmap.values[:2])
    assume(one > 0 and two > 0 and abs(one - two) > 1)
    told = wording.replace("more", "less").replace("faster", "less") if less else wording
    a, b, *_ = heatmap.rows
    found = heatmap.verdicts(told.format(a=a, b=b, x=WEEKS[0], y=WEEKS[-1], v=verb[0]))
    assert ("refuted" in found) is ((one > two) is less) or found <= {"undecidable"}, (told, heatmap.values)


@given(
    heatmap=heatmaps(WEEKS), wording=st.sampled_from(SPREADS), order=st.sampled_from(("larger", "smaller"))
)
def test_spreads(heatmap: Heatmap, wording: str, order: str) -> None:
    one, two = (max(line) - min(line) for line in heatmap.values[:2])
    assume(abs(one - two) > 1)
    sentence = wording.format(o=order, a=heatmap.rows[0], b=heatmap.rows[1])
    heatmap.agrees(sentence, (one > two) is (order == "larger"))


@given(heatmap=heatmaps(WEEKS), order=st.sampled_from(("larger", "smaller")))
def test_gaps_at_two_places(heatmap: Heatmap, order: str) -> None:
    one, two = (abs(heatmap.values[0][at] - heatmap.values[1][at]) for at in (0, 1))
    assume(abs(one - two) > 1)
    a, b, *_ = heatmap.rows
    sentence = f"The gap between {a} and {b} is {order} in {WEEKS[0]} than in {WEEKS[1]}."
    heatmap.agrees(sentence, (one > two) is (order == "larger"))


BOATS = Heatmap(("Heron", "Ibis", "Jackdaw"), WEEKS, ((40, 95, 50, 90), (20, 35, 41, 75), (60, 52, 31, 38)))


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("From Week 1 to Week 2, Ibis rises more than Heron.", "refuted"),
        ("Heron rises twice as much as Ibis from Week 1 to Week 2.", "refuted"),
        ("The gap between Heron and Ibis is larger in Week 3 than in Week 2.", "refuted"),
        ("The gap between the best and the worst week is larger for Jackdaw than for Heron.", "refuted"),
    ],
)
def test_plain_ones(sentence: str, verdict: str) -> None:
    assert verdict in BOATS.verdicts(sentence)
