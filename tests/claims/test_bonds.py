"""The bonds in a correlation matrix: turns of phrase, lists of pairs, blocks of names, signs counted."""

from __future__ import annotations

import pytest

import heatparse

NAMES = ("Rent", "Noise", "Green", "Trust")
VALUES = (
    (1.0, 0.62, -0.48, 0.05),
    (0.62, 1.0, -0.71, -0.22),
    (-0.48, -0.71, 1.0, 0.55),
    (0.05, -0.22, 0.55, 1.0),
)
HEAD = (
    "# Correlation Matrix of Districts\n\n* **X-axis:** Rent, Noise, Green, Trust\n"
    "* **Y-axis:** Rent, Noise, Green, Trust\n"
    "* **Color bar:** correlation, from -1 to 1\n\n## Data\n\n"
    f"| | {' | '.join(NAMES)} |\n|---|---|---|---|---|\n"
    + "".join(
        f"| {name} | {' | '.join(f'{v:.2f}' for v in row)} |\n"
        for name, row in zip(NAMES, VALUES, strict=True)
    )
    + "\n## Observations\n\n* "
)


def verdicts(statement: str) -> set[str]:
    claims = heatparse.check(f"{HEAD}{statement}\n").claims
    return {
        claim.verdict for claim in claims if claim.span.line > HEAD.count("\n") and claim.kind != "cell-value"
    }


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        ("Noise is at odds with Green.", "Two pairs lie beyond 0.5 in either direction."),
        ("Noise runs counter to Green.", "Noise runs counter to Rent."),
        ("Rent and Noise move together.", "Rent and Green move together."),
        ("Rent is inversely related to Green.", "Rent is inversely related to Noise."),
        ("Noise and Green are strongly correlated.", "Rent and Trust are strongly correlated."),
        ("Rent is practically uncorrelated with Trust.", "Rent is practically uncorrelated with Noise."),
        ("Trust's strongest partner is Green.", "Rent's strongest partner is Trust."),
        ("Noise has two negative partners.", "Rent has three negative partners."),
        ("Rent–Noise and Green–Trust both exceed 0.5.", "Rent–Noise and Green–Trust both exceed 0.6."),
        (
            "Rent–Green, Noise–Green and Noise–Trust are negative.",
            "Rent–Green, Rent–Noise and Noise–Trust are negative.",
        ),
        ("Within the Rent–Noise–Green block, the strongest correlation is Rent–Noise.", None),
        (None, "Within the Rent–Noise–Trust block, the strongest correlation is Rent–Trust."),
        ("Rent has fewer negative links than Green.", "Green has the most negative links (three)."),
        (None, "Trust has the most negative links."),
        (
            "(Rent, Noise) is the only pair in the Rent row above 0.3.",
            "(Rent, Trust) is the only pair in the Rent row above 0.3.",
        ),
    ],
)
def test_bonds(true: str | None, wrong: str | None) -> None:
    assert true is None or verdicts(true) == {"supported"}
    assert wrong is None or "refuted" in verdicts(wrong)


@pytest.mark.parametrize(
    "statement",
    [
        "Either Rent–Noise or Noise–Green exceeds 0.5.",
        "Rent and Trust are strongly correlated in the raw data.",
        "Rent and Noise move together and against Green.",
        "Rent and Trust barely move together.",
        "No coefficient exceeds 0.8.",
        "Noise depends less on Trust than on Green.",
        "Five coefficients lie beyond 0.2 in either direction.",
        "Rent's link to Trust is significant at the 1 % level.",
        "Rent, Noise and Green form a block, its three coefficients all beyond 0.4 in size.",
    ],
)
def test_what_leaves_room_stays_open(statement: str) -> None:
    assert "refuted" not in verdicts(statement)
