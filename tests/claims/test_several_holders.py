"""One superlative of several places, and several ranks of one subject."""

import pytest

import heatparse

HONEY = """# Heatmap: Honey per Hive and Season (kg)

* **X-axis (Year):** 2019, 2020, 2021
* **Y-axis (Hive):** Orchard, Heath, Roof, Forest

| Hive | 2019 | 2020 | 2021 |
|---|---|---|---|
| Orchard | 21 | 34 | 18 |
| Heath | 16 | 40 | 27 |
| Roof | 25 | 31 | 30 |
| Forest | 12 | 29 | 36 |

## Observations
* {}
"""


def _found(sentence):
    report = heatparse.check(HONEY.format(sentence))
    kinds = ("extremum", "ranking")
    return {claim.verdict for claim in report.claims if claim.kind in kinds}, report.findings


@pytest.mark.parametrize(
    ("form", "true", "false"),
    [
        ("Yields peaked at {} in 2019 and at {} in 2021.", ("Roof", "Forest"), ("Orchard", "Forest")),
        ("**Best hive:** {} in 2019, {} in 2020.", ("Roof", "Heath"), ("Heath", "Orchard")),
        ("**Lowest yield**: {} in 2019 and {} in 2021.", ("Forest", "Orchard"), ("Forest", "Roof")),
        ("The yield is highest for {} in 2019 and for {} in 2020.", ("Roof", "Heath"), ("Heath", "Heath")),
        (
            "The highest yields are {} in 2020 (40 kg) and {} in 2021 (36 kg).",
            ("Heath", "Forest"),
            ("Roof", "Forest"),
        ),
    ],
)
def test_each_is_the_best_of_its_own_line(form, true, false):
    verdicts, findings = _found(form.format(*true))
    assert verdicts == {"supported"} and not findings
    verdicts, findings = _found(form.format(*false))
    assert "refuted" in verdicts and findings


@pytest.mark.parametrize(
    ("form", "true", "false"),
    [
        ("Roof is best in 2019 and {} in 2021.", "second-best", "third-best"),
        ("Roof has the highest yield in 2019 and is {} in 2021.", "second", "last"),
        ("Heath is the third best hive in {} and the best in 2020.", "2019", None),
        ("Orchard is the second best hive in {} and the worst in 2021.", "2019", None),
    ],
)
def test_ranks_of_one_subject_are_those_of_each_place(form, true, false):
    verdicts, findings = _found(form.format(true))
    assert "refuted" not in verdicts and "supported" in verdicts and not findings
    if false:
        assert _found(form.format(false))[0] != {"supported"}


@pytest.mark.parametrize(
    "sentence",
    [
        "The jump in Heath in 2020 was 24 kg.",
        "The drop of Heath in 2021 amounted to 13 kg.",
        "Forest shows a recovery of 17 kg from 2019 to 2020.",
        "Forest has the only increase from 2020 to 2021 (7).",
        "The effect of the season is largest for Forest.",
        "The variability is largest in Forest.",
        "Roof has the highest yield in 2019, and Forest equally so in 2021.",
    ],
)
def test_a_size_of_a_change_is_no_value(sentence):
    assert not _found(sentence)[1]


@pytest.mark.parametrize(("year", "verdict"), [("2021", "supported"), ("2019", "refuted")])
def test_a_range_across_lines_is_that_of_each_line(year, verdict):
    assert verdict in _found(f"The range across hives is largest in {year}.")[0]
