"""Numbers that are places in a list, motions of two, and clauses that take up a mean or a spread."""

import pytest

import heatparse

KILNS = """# Heatmap: Firing Time by Kiln and Load

The heatmap gives the firing time in minutes of three kilns. Lower is better.

- **X-axis (Load):** 5, 10, 20, 40
- **Y-axis (Kiln):** Ruby, Onyx, Opal
- **Color bar:** "Time (min)", from 0 (white) to 100 (red)

## Data
- **Ruby:** 5: 8, 10: 11, 20: 35, 40: 70
- **Onyx:** 5: 20, 10: 22, 20: 24, 40: 30
- **Opal:** 5: 30, 10: 40, 20: 60, 40: 90

## Observations
{}
"""

HARBORS = """# Heatmap: Depth Change by Harbor and Season

The heatmap shows the change of depth in decimeters.

- **X-axis (Season)**: Spring, Summer, Autumn
- **Y-axis (Harbor)**: Pier, Quay, Dock, Mole
- **Color bar**: "Change (dm)", from -20 to 20

## Data
| Harbor | Spring | Summer | Autumn |
|---|---|---|---|
| Pier | -7 | 4 | 9 |
| Quay | -12 | -3 | 0 |
| Dock | 2 | 6 | 8 |
| Mole | -1 | 5 | 7 |

## Observations
{}
"""

WARDS = """# Heatmap: Calls Before and After the Reform

Two heatmaps are shown side by side: "Before Reform" on the left and "After Reform" on the right.

- **X-axis (Ward)**: Hill, Lake, Mill
- **Y-axis (Day)**: Mon, Tue
- **Shared colorbar**: "Calls", from 0 (white) to 60 (red)

## Data
### Before Reform
| Day | Hill | Lake | Mill |
|---|---|---|---|
| Mon | 14 | 40 | 9 |
| Tue | 16 | 44 | 10 |

### After Reform
| Day | Hill | Lake | Mill |
|---|---|---|---|
| Mon | 7 | 20 | 9 |
| Tue | 12 | 50 | 8 |

## Observations
{}
"""

SEALS = """# Confusion Matrix: Seals

The image is a confusion matrix of a classifier. The actual species is on the y-axis.

- **X-axis (Predicted)**: Harp, Grey, Ring
- **Y-axis (Actual)**: Harp, Grey, Ring
- **Color bar**: "Share (%)", from 0 to 100

## Values
* **Harp:** Harp: 81, Grey: 13, Ring: 6
* **Grey:** Harp: 17, Grey: 72, Ring: 11
* **Ring:** Harp: 4, Grey: 8, Ring: 88

## Observations
{}
"""


def _found(text, sentence):
    document = text.format("- " + sentence)
    line = document[: document.index(sentence)].count("\n") + 1
    report = heatparse.check(document)
    told = {(claim.kind, claim.verdict) for claim in report.claims if claim.span.line == line}
    return told, [finding.rule for finding in report.findings if finding.span.line == line]


BOTH = "On Mon, both Hill and Lake are cut in half, from 14 to 7 and from 40 to 20, respectively."
TRUE = [
    (KILNS, "Ruby is the fastest at 5 and 10, whereas Onyx is the fastest at 20 and 40.", "extremum"),
    (KILNS, "Opal is the slowest at 5, 10 and 40.", "extremum"),
    (KILNS, "Opal is the slowest at 40 and 10.", "extremum"),
    (SEALS, "A Harp is predicted for Grey in 17% of the cases.", "cell-value"),
    (SEALS, "Ring was wrongly predicted for Grey (11%).", "cell-value"),
    (WARDS, BOTH, "difference"),
    (HARBORS, "On average, Dock is at 5.3, which is more than Quay.", "comparison"),
]
FALSE = [
    (KILNS, "Ruby is the fastest at 10 and 40.", "extremum-mismatch"),
    (KILNS, "Onyx is the slowest at 5, 20 and 40.", "extremum-mismatch"),
    (SEALS, "A Harp is predicted for Grey in 13% of the cases.", "cell-value-mismatch"),
    (HARBORS, "Pier has the largest value, and only Quay has a negative value.", "count-mismatch"),
]
OPEN = [
    (KILNS, "Onyx is the fastest at 5 or 40.", "extremum"),
    (HARBORS, "Dock has the highest average, and only Quay has a negative one.", "count"),
    (
        HARBORS,
        "Dock has the highest average (5.3), ahead of Mole (3.7), and only Pier has a negative one.",
        "count",
    ),
    (HARBORS, "Pier spans 16 (from -7 to 9), which is more than any other harbor.", "comparison"),
    (HARBORS, "Pier has a range of 16, larger than any other harbor.", "comparison"),
    (WARDS, "On Tue, both Hill and Mill fall by 4.", "difference"),
    (WARDS, "On Tue, both Hill and Lake fall by half.", "difference"),
    (WARDS, "On Mon, Hill and Mill are cut in half.", "difference"),
    (
        WARDS,
        "On Mon, both Hill and Mill are cut in half, from 14 to 7 and from 9 to 9, respectively.",
        "difference",
    ),
]


@pytest.mark.parametrize(("text", "sentence", "kind"), TRUE)
def test_is_borne_out(text, sentence, kind):
    told, rules = _found(text, sentence)
    assert (kind, "supported") in told
    assert not rules
    assert not any(verdict == "refuted" for _, verdict in told)


@pytest.mark.parametrize(("text", "sentence", "rule"), FALSE)
def test_is_found(text, sentence, rule):
    assert _found(text, sentence)[1] == [rule]


@pytest.mark.parametrize(("text", "sentence", "kind"), OPEN)
def test_leaves_room(text, sentence, kind):
    told, rules = _found(text, sentence)
    assert not rules
    assert (kind, "supported") not in told


def test_pair_of_a_gap_is_compared():
    told, _ = _found(WARDS, "On Mon, the difference between Hill and Lake is 26 before the reform.")
    assert ("difference", "supported") in told


def test_amount_of_a_step_is_no_value():
    lead = "10. **Two seasons:** Autumn is deeper than Summer at every harbor, by 5 at Pier, "
    document = HARBORS.format(lead + "by 3 at Quay, and by 2 at both Dock and Mole.")
    assert not heatparse.check(document).findings
