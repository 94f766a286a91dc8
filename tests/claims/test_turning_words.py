"""Small words that turn a statement: "not simply", "by magnitude", "gives up"; counts below a span of labels."""

import pytest

import heatparse

TEXT = """# Heatmap: Link strength by depth
- **X-axis (Signal):** Amber, Basalt, Coral, Dune
- **Y-axis (Depth):** 0, 4, 8, 12, 16
- **Color scale:** -1.0 (blue) to 1.0 (red)

| Depth | Amber | Basalt | Coral | Dune |
|---|---|---|---|---|
| 0 | 0.62 | 0.11 | -0.48 | 0.30 |
| 4 | 0.51 | 0.20 | -0.40 | 0.33 |
| 8 | 0.55 | 0.29 | -0.31 | 0.35 |
| 12 | 0.70 | 0.38 | -0.22 | 0.41 |
| 16 | 0.82 | 0.47 | -0.13 | 0.58 |

## Notes
"""


def found(sentence, kind):
    return {claim.verdict for claim in heatparse.check(f"{TEXT}- {sentence}\n").claims if claim.kind == kind}


def test_an_order_by_magnitude_is_one_without_signs():
    order = "At depth 0, the order by magnitude is {}."
    assert found(order.format("Amber, Coral, Dune, Basalt"), "ranking") == {"supported"}
    assert found(order.format("Amber, Dune, Basalt, Coral"), "ranking") == {"refuted"}


@pytest.mark.parametrize("verb", ["gives up", "forfeits", "hands back", "cedes"])
def test_what_is_given_up_is_lost(verb):
    assert found(f"From 0 to 4, Amber {verb} 0.11.", "difference") == {"supported"}
    assert found(f"From 0 to 4, Amber {verb} 0.21.", "difference") == {"refuted"}


@pytest.mark.parametrize("word", ["simply", "just", "quite", "strictly", "uniformly"])
def test_what_is_denied_in_part_is_left_open(word):
    assert found(f"Amber does not {word} rise with depth.", "trend") <= {"undecidable"}
    assert found(f"Basalt is not {word} the lowest at depth 0.", "extremum") <= {"undecidable"}


@pytest.mark.parametrize(
    "heading", ["**Phase 3 – the trough.**", "**Stage 2: the peak.**", "**Step 4 – the low.**"]
)
def test_the_number_of_a_heading_is_no_extreme(heading):
    assert not heatparse.check(f"{TEXT}{heading} All signals are recorded there.\n").findings


def test_rows_that_a_span_names_are_no_count_of_the_axis():
    note = "- **Depths 8-16:** Amber is ahead in all three rows.\n"
    assert not [f for f in heatparse.check(TEXT + note).findings if f.rule == "axis-count-mismatch"]
    note = "- Amber is ahead in all three rows.\n"
    assert "axis-count-mismatch" in [f.rule for f in heatparse.check(TEXT + note).findings]


@pytest.mark.parametrize(("across", "down"), [
    ("Horizontal (Year)", "Vertical (Site)"), ("X (Year)", "Y (Site)"), ("Across (Year)", "Down (Site)"),
])  # fmt: skip
def test_short_keys_with_the_name_of_their_axis(across, down):
    text = f"# Heatmap: Yield\n## Axes\n- **{down}:** Aspen, Birch\n- **{across}:** 2021, 2022, 2023\n## Values\n"
    (panel,) = heatparse.parse(text + "- **Aspen:** 1, 2, 3\n- **Birch:** 4, 5, 6\n").panels
    assert panel.x_axis.label == "Year" and list(panel.x_axis.categories) == ["2021", "2022", "2023"]
    assert panel.y_axis.label == "Site" and list(panel.y_axis.categories) == ["Aspen", "Birch"]
    assert len(panel.cells) == 6
