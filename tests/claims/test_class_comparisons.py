"""Two classes of a confusion matrix compared by their recall or precision."""

from __future__ import annotations

import random

import pytest

import heatparse

CLASSES = ("Oak", "Elm", "Fir", "Yew")
Counts = dict[tuple[str, str], int]


def counts(seed: int) -> Counts:
    rng = random.Random(seed)
    return {(t, p): rng.randint(60, 120) if t == p else rng.randint(1, 40) for t in CLASSES for p in CLASSES}


def verdicts(values: Counts, statement: str) -> set[str]:
    head = f"| True \\ Predicted | {' | '.join(CLASSES)} |\n|---|" + "---|" * len(CLASSES)
    rows = "\n".join(f"| {t} | " + " | ".join(str(values[t, p]) for p in CLASSES) + " |" for t in CLASSES)
    text = (
        "# Confusion Matrix: Tree Classifier\n\n"
        f"* **Y-axis (True class):** {', '.join(CLASSES)}\n* **X-axis (Predicted class):** {', '.join(CLASSES)}\n"
        f"* Cells hold numbers of images.\n\n## Data\n\n{head}\n{rows}\n\n## Observations\n\n* {statement}\n"
    )
    return {claim.verdict for claim in heatparse.check(text).claims if claim.kind == "comparison"}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("rate", ["recall", "precision"])
@pytest.mark.parametrize(
    ("wording", "sign"),
    [
        ("The {rate} of {a} is higher than that of {b}.", 1),
        ("{a} has a better {rate} than {b}.", 1),
        ("{a} has a lower {rate} than {b}.", -1),
    ],
)
def test_rates_of_two_classes(seed: int, rate: str, wording: str, sign: int) -> None:
    values = counts(seed)
    a, b = random.Random(seed).sample(CLASSES, 2)

    def of(label: str) -> float:
        line = [values[(label, k) if rate == "recall" else (k, label)] for k in CLASSES]
        return values[label, label] / sum(line)

    expected = "supported" if sign * (of(a) - of(b)) > 0 else "refuted"
    assert verdicts(values, wording.format(rate=rate, a=a, b=b)) == {expected}


@pytest.mark.parametrize("seed", range(3))
def test_a_guarded_rate_is_left_open(seed: int) -> None:
    for guard in ("might have", "would have"):
        assert verdicts(counts(seed), f"Oak {guard} a better recall than Elm.") <= {"undecidable"}
