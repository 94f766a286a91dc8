"""Labels with and without a prefix that negates, as groups and in pairs; those that alone are so among some."""

import pytest

from tests.claims.matrices import verdicts_at

PROBES = """# Heatmap: Probe Accuracy on Statements and Their Negations

- **X-axis (Direction):** truth, surface, mixed
- **Y-axis (Dataset):** rivers, neg_rivers, larger_than, neg_larger_than, mayors, neg_mayors

| Dataset | truth | surface | mixed |
|---|---|---|---|
| rivers | 0.98 | 0.97 | 0.95 |
| neg_rivers | 0.99 | 0.12 | 0.61 |
| larger_than | 0.93 | 0.88 | 0.90 |
| neg_larger_than | 0.90 | 0.31 | 0.92 |
| mayors | 0.96 | 0.91 | 0.89 |
| neg_mayors | 0.88 | 0.25 | 0.70 |

### Observations

- {}
"""

OTHERS = PROBES.replace("neg_", "new_")


@pytest.mark.parametrize(
    "sentence",
    [
        "All three negated datasets stay below 0.35 on surface.",
        "The affirmative datasets score 0.88 or higher on surface.",
        "None of the negated datasets exceeds 0.31 on surface.",
        "Every affirmative dataset reaches 0.88 on truth.",
        "Two of the three negated datasets fall below 0.3 on surface.",
        "On surface, the non-negated datasets score higher than the negated ones.",
        "On surface, each affirmative dataset beats its negated counterpart.",
        "Each dataset scores higher than its negation on surface.",
        "rivers scores lower than its negated version on truth.",
        "neg_mayors trails its affirmative counterpart on mixed.",
        "All datasets with the neg_ prefix stay below 0.4 on surface.",
        'All "neg_" prefixed datasets stay below 0.4 on surface.',
        "Among the negated datasets, only neg_larger_than exceeds 0.3 on surface.",
        "Of rivers, mayors and larger_than, only larger_than falls below 0.9 on surface.",
        "Among rivers, mayors and larger_than, rivers alone exceeds 0.96 on truth.",
    ],
)
def test_what_holds_of_a_group_of_labels_is_supported(sentence: str) -> None:
    assert verdicts_at(PROBES, sentence) == {"supported"}


@pytest.mark.parametrize(
    "sentence",
    [
        "All three negated datasets stay below 0.3 on surface.",
        "The affirmative datasets all score 0.9 or higher on surface.",
        "None of the negated datasets exceeds 0.25 on surface.",
        "Every affirmative dataset reaches 0.95 on truth.",
        "One of the three negated datasets falls below 0.3 on surface.",
        "On truth, each affirmative dataset beats its negated counterpart.",
        "Each dataset scores higher than its negation on mixed.",
        "mayors scores lower than its negated version on truth.",
        "neg_larger_than trails its affirmative counterpart on mixed.",
        "All datasets with the neg_ prefix stay below 0.3 on surface.",
        "Among the negated datasets, only neg_larger_than exceeds 0.2 on surface.",
        "Of rivers, mayors and larger_than, only larger_than falls below 0.95 on surface.",
    ],
)
def test_what_does_not_hold_of_a_group_is_refuted(sentence: str) -> None:
    assert "refuted" in verdicts_at(PROBES, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "The negated sentences of the training set all score above 0.9.",
        "Negated datasets are harder.",
        "Each dataset is longer than its negated counterpart.",
        "Some negated datasets exceed 0.9.",
        "Most affirmative datasets exceed 0.9 on surface.",
        "Among the negated datasets, only some exceed 0.2 on surface.",
        "Among the negated datasets, only neg_mayors might fall below 0.2 on surface.",
    ],
)
def test_what_leaves_room_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts_at(PROBES, sentence)


def test_nothing_is_known_of_negated_labels_without_such_a_prefix() -> None:
    assert "refuted" not in verdicts_at(OTHERS, "All three negated datasets stay below 0.3 on surface.")
