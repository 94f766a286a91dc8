"""How often a label stands on an axis: the tokens of a sentence repeat."""

import pytest

import heatparse

TOKENS = """## Heatmap: Attention

- **X-axis (Token):** `the`, `cat`, `saw`, `the`, `dog`, `:`, `the`, `:`
- **Y-axis (Token):** `the`, `cat`, `saw`, `the`, `dog`
- **Color scale:** 0 to 1

| | the | cat | saw | the | dog | : | the | : |
|---|---|---|---|---|---|---|---|---|
| the | 0.1 | 0.2 | 0.3 | 0.1 | 0.2 | 0.1 | 0.2 | 0.1 |

### Observations
- {}
"""


def verdicts(statement):
    line = TOKENS[: TOKENS.index("{}")].count("\n") + 1
    claims = heatparse.check(TOKENS.format(statement)).claims
    return {claim.verdict for claim in claims if claim.span.line == line and claim.kind == "count"}


@pytest.mark.parametrize("verb", ["occurs", "appears"])
@pytest.mark.parametrize("mark", ["`{}`", '"{}"'])
@pytest.mark.parametrize(
    ("label", "told", "verdict"),
    [
        ("the", "three times on the x-axis", "supported"),
        ("the", "twice on the x-axis", "refuted"),
        ("the", "twice on the y-axis", "supported"),
        (":", "twice on the x-axis", "supported"),
        ("the", "twice on both axes", "refuted"),
    ],
)
def test_repeated_labels_are_counted(label, told, verdict, mark, verb):
    assert verdicts(f"{mark.format(label)} {verb} {told}.") == {verdict}
    assert verdicts(f"**Repeated token:** The token {mark.format(label)} {verb} {told}.") == {verdict}


@pytest.mark.parametrize(
    "statement",
    ['"bird" occurs twice on the x-axis.', '"the" may occur twice on the x-axis.', "It occurs twice."],
)
def test_what_is_no_label_is_not_counted(statement):
    assert "refuted" not in verdicts(statement)
    assert "supported" not in verdicts(statement)
