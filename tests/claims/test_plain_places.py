"""Places and numbers in plain words: groups with numbers in brackets, both ends of an axis, small numbers."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

DEPTHS = """# Heatmap: Accuracy of Probes by Depth

- **Y-axis (Block):** Block 0, Block 4, Block 8, Block 12, Block 16
- **X-axis (Task):** Rhyme, Meter, Stress
- **Color bar:** 0 to 1

| | Rhyme | Meter | Stress |
|---|---|---|---|
| Block 0 | 0.30 | 0.61 | 0.44 |
| Block 4 | 0.42 | 0.70 | 0.52 |
| Block 8 | 0.58 | 0.66 | 0.63 |
| Block 12 | 0.71 | 0.52 | 0.75 |
| Block 16 | 0.66 | 0.47 | 0.69 |

## Observations
- {}
"""

ROOMS = """# Heatmap: Error Detectors Across Archives (AUROC)

- **Y-axis (Train archive):** Letters, Maps, Ledgers
- **X-axis (Test archive):** Letters, Maps, Ledgers

| Train \\ Test | Letters | Maps | Ledgers |
|---|---|---|---|
| Letters | 0.91 | 0.66 | 0.72 |
| Maps | 0.63 | 0.88 | 0.58 |
| Ledgers | 0.77 | 0.61 | 0.94 |

## Observations
- {}
"""


@pytest.mark.parametrize("group", [
    "the deep blocks (8–16)", "the deep blocks (8 to 16)", "the deep blocks (8+)", "the deep blocks (≥ 8)",
    "the deep blocks (beyond 4)", "the deeper blocks (Blocks 8–16)", "the late blocks (8, 12 and 16)",
])  # fmt: skip
@pytest.mark.parametrize(("predicate", "verdict"), [
    ("Rhyme is above 0.5", "supported"),
    ("Rhyme is above 0.6", "refuted"),
    ("Meter is higher than Stress", "refuted"),
    ("Stress is higher than 0.6", "supported"),
])  # fmt: skip
def test_a_group_is_the_numbers_in_its_bracket(group: str, predicate: str, verdict: str) -> None:
    found = verdicts_at(DEPTHS, f"In {group}, {predicate}.")
    assert verdict in found
    assert not {"supported", "refuted"} - {verdict} & found


def test_two_counted_ones_are_no_group() -> None:
    assert "refuted" not in verdicts_at(DEPTHS, "Two blocks (0 and 4) are below 0.45 for Rhyme.")


@pytest.mark.parametrize(("place", "size"), [
    ("from first to last block", 0.36), ("from the first block to the last", 0.36),
    ("between the first and last blocks", 0.36), ("between the first and the last block", 0.36),
    ("from top to bottom", 0.36), ("from Block 0 to Block 16", 0.36),
])  # fmt: skip
def test_ends_of_an_axis(place: str, size: float) -> None:
    for sentence in (f"{place.capitalize()}, Rhyme gains {{:.2f}}.", f"Rhyme gains {{:.2f}} {place}."):
        assert "refuted" not in verdicts_at(DEPTHS, sentence.format(size))
        assert "supported" not in verdicts_at(DEPTHS, sentence.format(size + 0.1))


@pytest.mark.parametrize(
    "place", ["from first to last block", "from top to bottom", "from Block 0 to Block 16"]
)
def test_wrong_changes_from_end_to_end(place: str) -> None:
    assert "refuted" in verdicts_at(DEPTHS, f"{place.capitalize()}, Rhyme gains 0.46.")
    assert "refuted" in verdicts_at(DEPTHS, f"Rhyme gains 0.26 {place}.")


@pytest.mark.parametrize("small", ["only", "merely", "just", "barely", "a mere", "hardly", "scarcely"])
@pytest.mark.parametrize("form", [
    "The drop of Meter from Block 4 to Block 16 is {} {:.2f}.",
    "The drop of Meter from Block 4 to Block 16 amounts to {} {:.2f}.",
    "The decline of Meter between Block 4 and Block 16 is {} {:.2f}.",
])  # fmt: skip
def test_numbers_that_are_called_small(form: str, small: str) -> None:
    assert verdicts_at(DEPTHS, form.format(small, 0.23)) == {"supported"}
    assert "refuted" in verdicts_at(DEPTHS, form.format(small, 0.08))


@pytest.mark.parametrize("form", [
    "A detector fitted on Maps and applied to Letters reaches {}.",
    "Trained on Maps and tested on Letters, the detector comes to an AUROC of {}.",
    "Deployed on Letters, a model calibrated on Maps gets to {}.",
    "When evaluated on Letters, the classifier trained on Maps attains {}.",
    "The detector fitted to Maps yields an AUROC of {} when transferred to Letters.",
])  # fmt: skip
def test_the_value_of_a_cell_in_known_words(form: str) -> None:
    assert "supported" in verdicts_at(ROOMS, form.format("0.63"))
    assert "refuted" in verdicts_at(ROOMS, form.format("0.77"))


@pytest.mark.parametrize("sentence", [
    "Between Maps and Letters, a detector gets 0.77.",  # which of them is the row?
    "The compressed detector fitted on Maps and applied to Letters reaches 0.77.",
    "A detector fitted on Maps and applied to Letters could reach 0.77.",
    "A detector fitted on Maps and applied to Letters gains +0.14.",
    "The human raters of Maps, tested on Letters, reach 0.77.",
])  # fmt: skip
def test_what_may_be_another_number_is_left_open(sentence: str) -> None:
    assert "refuted" not in verdicts_at(ROOMS, sentence)


def test_where_a_line_begins_is_its_first_value() -> None:
    assert "refuted" in verdicts_at(DEPTHS, "Rhyme begins at 0.42 in Block 0.")
    assert "supported" in verdicts_at(DEPTHS, "Rhyme begins at 0.30 in Block 0.")


@pytest.mark.parametrize("title", [
    "Error Detectors Across Archives (AUROC)", "Noise Robustness (Score)", "Failure Prediction by Archive (F1)",
    "Hallucination detection accuracy",
])  # fmt: skip
def test_what_is_done_about_errors_is_better_when_it_is_high(title: str) -> None:
    rooms = ROOMS.replace("Error Detectors Across Archives (AUROC)", title)
    assert "refuted" in verdicts_at(rooms, "When tested on Ledgers, Maps does better than Letters.")
    assert "refuted" not in verdicts_at(rooms, "When tested on Ledgers, Letters does better than Maps.")


@pytest.mark.parametrize("title", ["Errors of Readers Across Archives", "Error Rates Across Archives"])
def test_fewer_errors_are_better(title: str) -> None:
    rooms = ROOMS.replace("Error Detectors Across Archives (AUROC)", title)
    assert "refuted" not in verdicts_at(rooms, "When tested on Ledgers, Maps does better than Letters.")


@pytest.mark.parametrize("place", [
    "the deepest block (16)", "the last block (Block 16)", "the final block, 16,", "the largest block of 16",
    "the final Block 16", "the last block, Block 16,",
])  # fmt: skip
def test_an_end_of_an_axis_with_its_label(place: str) -> None:
    found = verdicts_at(DEPTHS, f"At {place} Meter is at 0.47 and below Rhyme.")
    assert "refuted" not in found
    assert "refuted" in verdicts_at(DEPTHS, f"At {place} Meter is higher than Rhyme.")
    assert "refuted" not in verdicts_at(DEPTHS, f"At {place} Stress is higher than Rhyme.")


def test_the_best_one_is_no_end() -> None:
    assert "supported" in verdicts_at(DEPTHS, "In its best block (12), Rhyme reaches 0.71.")
    assert "refuted" in verdicts_at(DEPTHS, "The best block for Rhyme (Block 16) reaches 0.66.")


@pytest.mark.parametrize("form", [
    "{} is decoded more accurately than {} at Block 12.", "{} is captured more reliably than {} at Block 12.",
    "{} is easier to read out than {} at Block 12.", "It is easier to decode {} than {} at Block 12.",
    "At Block 12, {} is more accurately encoded than {}.", "Block 12 encodes {} better than {}.",
    "At Block 12, {} is easier to recover than {}.",
])  # fmt: skip
def test_how_well_something_is_done(form: str) -> None:
    assert "supported" in verdicts_at(DEPTHS, form.format("Stress", "Meter"))
    assert "refuted" in verdicts_at(DEPTHS, form.format("Meter", "Stress"))


@pytest.mark.parametrize("form", [
    "{} is harder to read out than {} at Block 12.", "{} is decoded less reliably than {} at Block 12.",
])  # fmt: skip
def test_how_badly_something_is_done(form: str) -> None:
    assert "supported" in verdicts_at(DEPTHS, form.format("Meter", "Stress"))
    assert "refuted" in verdicts_at(DEPTHS, form.format("Stress", "Meter"))


@pytest.mark.parametrize("sentence", [
    "Meter is easier to teach to children than Stress at Block 12.",
    "Meter is easier to explain in a talk than Stress.",
    "Some say that Meter is easier to decode than Stress.",
])  # fmt: skip
def test_what_is_easier_in_another_respect(sentence: str) -> None:
    assert "refuted" not in verdicts_at(DEPTHS, sentence)
