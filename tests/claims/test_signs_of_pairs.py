"""Signs and sizes in a matrix of coefficients: of pairs in a lead, of directions, of what is set aside."""

from __future__ import annotations

import pytest

from heatparse import check

LABELS = ["acid", "lime", "clay", "sand"]
PAIRS = {("acid", "lime"): 0.72, ("acid", "clay"): -0.35, ("acid", "sand"): 0.12, ("lime", "clay"): -0.51,
         ("lime", "sand"): 0.44, ("clay", "sand"): -0.86}  # fmt: skip


def _value(one: str, two: str) -> float:
    return 1.0 if one == two else PAIRS.get((one, two), PAIRS.get((two, one), 0.0))


def _verdicts(statement: str) -> list[str]:
    rows = [f"| {one} | " + " | ".join(f"{_value(one, two):.2f}" for two in LABELS) + " |" for one in LABELS]
    text = "\n".join([
        "# Correlation Matrix of Soil Variables", "", "* **Color scale:** -1 (blue) to 1 (red)", "",
        f"| | {' | '.join(LABELS)} |", "|---" * (len(LABELS) + 1) + "|", *rows, "", "## Observations", "",
        f"* {statement}", "",
    ])  # fmt: skip
    claims = check(text).claims
    return [claim.verdict for claim in claims if claim.kind in ("threshold", "count")]


def _one(statement: str) -> str:
    found = {verdict for verdict in _verdicts(statement) if verdict != "undecidable"}
    assert len(found) == 1, (statement, found)
    return found.pop()


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("sign", ["positive", "negative"])
def test_the_sign_of_a_pair(pair: tuple[str, str], sign: str) -> None:
    one, two = pair
    way = {"positive": "in the same direction", "negative": "in opposite directions"}[sign]
    expected = "supported" if (PAIRS[pair] > 0) is (sign == "positive") else "refuted"
    for statement in (
        f"**{one} and {two}:** Show a clear {sign} correlation.",
        f"**{two} and {one}:** Are {sign}ly correlated.",
        f"{one} and {two} are {sign}ly related.",
        f"{one} and {two} move {way}.",
    ):
        assert _one(statement) == expected, statement


@pytest.mark.parametrize(("statement", "right"), [
    ("clay is negatively correlated with acid, lime and sand.", True),
    ("acid is negatively correlated with lime, clay and sand.", False),
    ("clay correlates negatively with every other variable.", True),
    ("sand correlates negatively with every other variable.", False),
    ("clay has a negative correlation with the others.", True),
    ("sand has a negative correlation with the others.", False),
    ("lime has positive correlations with all the rest.", False),
    ("All pairs except those with clay are positive.", True),
    ("All pairs apart from those with lime lie below 0.1.", False),
    ("No correlation of lime is weaker than 0.4.", True),
    ("No correlation of acid is weaker than 0.2.", False),
    ("The correlation between clay and sand is stronger than -0.8.", True),
    ("Two pairs are stronger than 0.6.", True),
    ("Three pairs are stronger than 0.6.", False),
    ("Every coefficient of sand has a magnitude above 0.1.", True),
    ("Every coefficient of sand has a magnitude above 0.2.", False),
    ("Every absolute coefficient in the clay row is at least 0.3.", True),
    ("Every absolute coefficient in the clay row is at least 0.4.", False),
    ("|r| exceeds 0.8 for clay–sand.", True),
    ("|r| exceeds 0.9 for clay–sand.", False),
    ("All pairs above 0.4 involve lime.", True),
    ("All pairs above 0.4 involve sand.", False),
])  # fmt: skip
def test_statements_about_several_pairs(statement: str, right: bool) -> None:
    assert _one(statement) == ("supported" if right else "refuted")


def test_a_wrong_value_has_no_wrong_sign_beside_it() -> None:
    assert _verdicts("**acid and clay:** Show a positive correlation (0.35).") == []
    assert _verdicts("**acid and clay:** Show a positive correlation.") == ["refuted"]


def test_and_so_do_others() -> None:
    assert _verdicts("clay and sand move in opposite directions, and so do acid and lime.") == [
        "supported",
        "refuted",
    ]


@pytest.mark.parametrize("statement", [
    "clay and acid go together loosely, |r| being just 0.35.",
    "All pairs with a correlation above 0.4 involve lime.",
    "All pairs with |r| > 0.8 involve clay.",
])  # fmt: skip
def test_what_is_true_of_sizes_and_of_whole_pairs_is_not_refuted(statement: str) -> None:
    assert "refuted" not in _verdicts(statement)
