"""Letters of panels behind a noun, in front of the title: "Panel A: Spring"."""

import pytest

import heatparse

_HEADS = {
    "colon": ("## Panel A: Spring", "## Panel B: Autumn"),
    "dash": ("### Subplot A – Spring", "### Subplot B – Autumn"),
    "bold": ("**Panel A: Spring**", "**Panel B: Autumn**"),
    "bracketed": ("## (a) Spring", "## (b) Autumn"),
}
_FIGURE = """# Heatmap: Herb Yields

The figure shows two panels side by side.

{}

| | Bed 1 | Bed 2 |
|---|---|---|
| Mint | 12 | 48 |
| Sage | 31 | 25 |

{}

| | Bed 1 | Bed 2 |
|---|---|---|
| Mint | 19 | 22 |
| Sage | 17 | 64 |

### Observations

- {}
"""


@pytest.mark.parametrize("heads", _HEADS)
@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("In {} A, the maximum is 48.", True),
        ("In {} A, the maximum is 64.", False),
        ("In {} B, the lowest value is 17.", True),
        ("In {} B, the lowest value is 12.", False),
        ("{} A contains two cells above 30; {} B contains one.", True),
        ("{} A contains one cell above 30; {} B contains two.", False),
        ("In {} C, the maximum is 99.", None),
    ],
)
def test_panels_by_their_letters(heads: str, sentence: str, right: bool | None) -> None:
    noun = "Subplot" if heads == "dash" else "Panel"
    report = heatparse.check(_FIGURE.format(*_HEADS[heads], sentence.replace("{}", noun)))
    last = max(report.claims, key=lambda claim: claim.span.line).span.line if report.claims else 0
    verdicts = {claim.verdict for claim in report.claims if claim.span.line == last}
    assert bool(report.findings) is (right is False), report.findings
    if right is not None:
        assert ("supported" in verdicts) is right
