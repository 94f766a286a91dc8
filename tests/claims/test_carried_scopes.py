"""What a statement takes over: two ends and a diagonal from the clause before, a unit from the scale.

Every family is told with a right and with a wrong filling; a statement that may mean something else stays open.
"""

from __future__ import annotations

from itertools import combinations

import pytest

import heatparse

_PLANTS = {"Elm": (42, 39, 18), "Oak": (57, 46, 31), "Ash": (35, 28, 22), "Fir": (64, 59, 25)}
_PLACES = ("Gorge", "Marsh", "Ridge")
_SHARES = ((92, 5, 3), (8, 85, 7), (1, 14, 85))
_BIRDS = ("Rook", "Tern", "Wren")
_LINKS = (
    (1.0, 0.45, -0.38, -0.61),
    (0.45, 1.0, -0.52, 0.34),
    (-0.38, -0.52, 1.0, 0.72),
    (-0.61, 0.34, 0.72, 1.0),
)
_TERMS = ("Lime", "Peat", "Loam", "Silt")


def _table(head: str, rows: dict[str, tuple[float, ...]], columns: tuple[str, ...]) -> str:
    lines = [f"| {head} | {' | '.join(columns)} |", "|---" * (len(columns) + 1) + "|"]
    return "\n".join([*lines, *(f"| {name} | {' | '.join(map(str, row))} |" for name, row in rows.items())])


_FIGURES = {
    "growth": "# Heatmap: Growth of Trees\n\n- **X-axis (Place):** Gorge, Marsh, Ridge\n"
    "- **Y-axis (Tree):** Elm, Oak, Ash, Fir\n- **Color bar:** 0 to 80\n\n" + _table("Tree", _PLANTS, _PLACES),
    "calls": "# Heatmap: Confusion Matrix of Bird Calls\n\nIt shows 300 calls, 100 for each true class.\n\n"
    "- **X-axis (Predicted):** Rook, Tern, Wren\n- **Y-axis (True):** Rook, Tern, Wren\n"
    "- **Color bar:** Number of calls, 0 to 100\n\n"
    + _table("True", dict(zip(_BIRDS, _SHARES, strict=True)), _BIRDS),
    "links": "# Heatmap: Correlations of Soils\n\n- **X-axis:** Lime, Peat, Loam, Silt\n"
    "- **Y-axis:** Lime, Peat, Loam, Silt\n"
    "- **Legend:** Pearson r, from -1 (dark blue) through 0 (white) to 1 (dark red)\n\n"
    + _table("", dict(zip(_TERMS, _LINKS, strict=True)), _TERMS),
    "speed": "# Heatmap: Speed of a Decoder\n\n- **X-axis (Batch):** 1, 2, 4\n- **Y-axis (Length):** 512, 1024\n"
    '- **Color bar:** "Throughput (k tokens/s)", 0 to 20\n\n'
    + _table("Length", {"512": (2.5, 4.6, 8.8), "1024": (1.9, 3.1, 5.3)}, ("1", "2", "4")),
}  # fmt: skip


def _said(figure: str, sentence: str) -> tuple[set[tuple[str, str]], list[str]]:
    """Kind and verdict of the claims of a sentence, and the rules of its findings."""
    text = f"{_FIGURES[figure]}\n\n## Key Observations\n- {sentence}\n"
    report = heatparse.check(text)
    line = text.count("\n")
    claims = {(claim.kind, claim.verdict) for claim in report.claims if claim.span.line == line}
    return claims, [finding.rule for finding in report.findings]


_STEPS = (
    "Going from {a} to {b} raises every value. The step is largest in {p} (+{d}).",
    "Moving from {a} to {b} helps everywhere. The gain is largest in {p} (+{d}).",
    "{b} beats {a} in every place. The lead is widest in {p} ({d}).",
    "{b} is ahead of {a} everywhere. The gap is widest in {p} ({d}).",
    "{b} exceeds {a} in all places. The largest gap is that in {p} ({d}).",
)


@pytest.mark.parametrize("told", _STEPS)
def test_ends_are_those_of_the_sentence_before(told: str) -> None:
    for a, b in combinations(_PLANTS, 2):
        steps = [two - one for one, two in zip(_PLANTS[a], _PLANTS[b], strict=True)]
        if min(steps) <= 0 or len(set(steps)) < len(steps):
            continue
        best, worst = steps.index(max(steps)), steps.index(min(steps))
        claims, rules = _said("growth", told.format(a=a, b=b, p=_PLACES[best], d=steps[best]))
        assert ("extremum", "supported") in claims and not rules
        claims, rules = _said("growth", told.format(a=a, b=b, p=_PLACES[worst], d=steps[worst]))
        assert ("extremum", "refuted") in claims and "extremum-mismatch" in rules


def test_wrong_size_of_such_a_step() -> None:
    _, rules = _said(
        "growth", "Going from Elm to Oak raises every value. The step is largest in Gorge (+19)."
    )
    assert rules == ["difference-mismatch"]


def test_ends_without_a_pair_before_stay_open() -> None:
    claims, rules = _said("growth", "Elm and its rivals differ. The gap is widest in Marsh (7).")
    assert not rules and ("extremum", "refuted") not in claims


@pytest.mark.parametrize(
    "told",
    [
        "Tern and Wren average {one} correct calls, compared with {two} for Rook.",
        "Tern and Wren average {one} on the diagonal, whereas Rook averages {two}.",
        "With {one} of the 100 calls on the diagonal, Tern is weaker than Rook with {two}.",
    ],
)
def test_diagonal_holds_for_the_second_part(told: str) -> None:
    claims, rules = _said("calls", told.format(one=85, two=92))
    assert not rules and "refuted" not in {verdict for _, verdict in claims}


def test_wrong_mean_of_the_second_part() -> None:
    told = "Tern and Wren average 85 correct calls, whereas Rook and Wren average {}."
    assert _said("calls", told.format(88.5))[1] == []
    assert _said("calls", told.format(97))[1] == ["aggregate-mismatch"]


def test_things_that_are_no_cells_are_not_counted_as_cells() -> None:
    assert _said("calls", "**Best class:** Rook, with 92 of its 100 tiles on the diagonal.")[1] == []


@pytest.mark.parametrize("one", ["a positive one", "a positive value"])
@pytest.mark.parametrize("joint", [", but {one} with {c}", " and {one} with {c}"])
def test_sign_that_is_taken_up(one: str, joint: str) -> None:
    told = "Lime has a negative coefficient with {n}" + joint.replace("{one}", one) + "."
    claims, rules = _said("links", told.format(n="Loam and Silt", c="Peat"))
    assert not rules and ("threshold", "supported") in claims
    _, rules = _said("links", told.format(n="Loam and Silt", c="Peat and Silt"))
    assert rules == ["threshold-mismatch"]


@pytest.mark.parametrize("mark", ["except for", "apart from", "with the exception of", "save for"])
@pytest.mark.parametrize("cell", ["{c}", "the cell with {c}", "the cell with {c} ({v})"])
def test_diagonal_and_a_cell_are_set_aside_together(mark: str, cell: str) -> None:
    told = f"The Lime row is {{sign}} {mark} the diagonal and {cell}."
    claims, rules = _said("links", told.format(sign="blue", c="Peat", v=0.45))
    assert not rules and "refuted" not in {verdict for _, verdict in claims}
    claims, rules = _said("links", told.format(sign="negative", c="Peat", v=0.45))
    assert not rules and ("threshold", "supported") in claims
    _, rules = _said("links", told.format(sign="negative", c="Loam", v=-0.38))
    assert rules == ["threshold-mismatch"]


def test_letters_for_a_thousand_on_a_scale_in_thousands() -> None:
    claims, rules = _said("speed", "The peak is 8.8k tokens/s, and only two cells exceed 5k tokens/s.")
    assert not rules and ("count", "supported") in claims
    assert _said("speed", "Only three cells exceed 5k tokens/s.")[1] == ["count-mismatch"]


def test_order_of_one_axis_on_all_places_of_the_other() -> None:
    assert _said("growth", "The top pair is the same in all three places: Fir, Oak.")[1] == []
    assert _said("growth", "The trees are four in all: Elm, Oak, Ash, Fir.")[1] == []


_DOUBLINGS = (
    "For length {n}, each doubling of the batch adds between {low}% and {high}%.",
    "**Length {n}:** Every doubling of the batch raises the throughput by {low}–{high}%.",
    "At length {n}, each doubling of the batch size adds {low}% to {high}%.",
)


@pytest.mark.parametrize("told", _DOUBLINGS)
def test_each_doubling_of_an_axis(told: str) -> None:
    claims, rules = _said("speed", told.format(n=1024, low=60, high=75))  # 63 % and 71 %
    assert ("difference", "supported") in claims and not rules
    assert _said("speed", told.format(n=1024, low=40, high=55))[1] == ["difference-mismatch"]


def test_one_doubling_is_no_step_of_all() -> None:
    claims, rules = _said("speed", "Doubling the batch may add between 10% and 20%.")
    assert not rules and ("difference", "supported") not in claims


@pytest.mark.parametrize("front", ["The benefit of Fir over Ash is large: on", "Fir gains over Ash. On"])
def test_number_that_two_named_lines_make_is_held_against_no_text(front: str) -> None:
    assert _said("growth", f"{front} Gorge it amounts to 29, but to 31 on Marsh.")[1] == []


def test_value_beside_another_one_is_no_such_number() -> None:
    assert _said("growth", "In Gorge, Fir is at 64, and Ash at 39.")[1] == ["cell-value-mismatch"]


@pytest.mark.parametrize("only", ["Only ", "Just ", "Exactly ", ""])
@pytest.mark.parametrize("four", ["4", "four"])
@pytest.mark.parametrize("of", ["of the 12 cells", "of its 12 cells"])
def test_counts_of_all_cells(only: str, four: str, of: str) -> None:
    told = f"{only}{four} {of} lie above {{}}."
    told = told[0].upper() + told[1:]
    assert not _said("growth", told.format(45))[1]  # 46, 57, 59 and 64
    assert _said("growth", told.format(58))[1] == ["count-mismatch"]


@pytest.mark.parametrize("told", ["are labeled", "are annotated", "carry a number", "are filled"])
def test_cells_that_hold_a_number(told: str) -> None:
    text = _FIGURES["growth"].replace("| 18 |", "| n/a |").replace("| 31 |", "| n/a |")
    claims = heatparse.check(f"{text}\n\n## Key Observations\n- Only 10 of its 12 cells {told}.\n").claims
    assert ("count", "supported") in {(claim.kind, claim.verdict) for claim in claims}
