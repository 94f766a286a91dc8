"""Names that heads give to stretches of an axis, and statements about these stretches."""

import pytest

import heatparse

TEXT = """# Heatmap: Load of a Pump
- **X-axis:** Hour, 0 to 9
- **Y-axis:** Month, Jan, Feb, Mar, Apr, May, Jun
- **Legend:** Load (%), 0 to 100

## Values
{dry}
- Hours 0–3: 10–20
- Hours 4–9: 30–40

{rainy}
- Hours 0–3: 50–60
- Hours 4–9: 70–80

**Harvest (Jun):**
- Hours 0–3: 22–28
- Hours 4–9: 42–48

## Observations
- {sentence}
"""
HEADS = [
    ("**Dry season (Jan–Mar):**", "**Rainy season (Apr, May):**"),
    ("### Dry season: Jan–Mar", "### Rainy season: Apr–May"),
    ("Levels of the dry season (Jan to Mar):", "Levels of the rainy season (Apr and May):"),
]


def verdicts(sentence, heads=HEADS[0]):
    text = TEXT.format(dry=heads[0], rainy=heads[1], sentence=sentence)
    report = heatparse.check(text)
    line = text.count("\n")
    found = {claim.verdict for claim in report.claims if claim.span.line == line}
    return found, [finding.rule for finding in report.findings if finding.span.line == line]


PAIRS = [
    ("The dry season stays below 45 at every hour.", "The dry season stays below 35 at every hour."),
    ("In the rainy season no value is below 50.", "In the rainy season no value is below 60."),
    ("In hours 0–3 the dry season stays at or below 20.", "In hours 0–3 the dry season stays at or below 8."),
    ("After hour 3 the dry season lies at 30 or more.", "After hour 3 the dry season lies at 45 or more."),
    ("Up to hour 3 the harvest stays under 30.", "Up to hour 3 the harvest stays under 20."),
    ("The lowest values occur in the dry season.", "The lowest values occur in the rainy season."),
    (
        "The rainy season is higher than the dry season at every hour.",
        "The dry season is higher than the rainy season at every hour.",
    ),
    ("Values above 60 are confined to the rainy season.", "Values above 60 are confined to the dry season."),
    ("No dry-season value exceeds 45.", "No dry-season value exceeds 30."),
]


@pytest.mark.parametrize(("true", "false"), PAIRS)
def test_a_name_stands_for_its_stretch(true, false):
    found, rules = verdicts(true)
    assert "supported" in found
    assert not rules
    found, rules = verdicts(false)
    assert "refuted" in found
    assert rules


@pytest.mark.parametrize("heads", HEADS)
def test_heads_of_every_form_give_names(heads):
    assert "supported" in verdicts("The dry season never exceeds 45.", heads)[0]
    assert verdicts("The dry season never exceeds 35.", heads)[1] == ["threshold-mismatch"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Within the dry season, the nights may stay below 12.",
        "The dry season mostly stays below 35.",
        "Some hours of the dry season lie below 12.",
        "Outside of the dry season the load stays above 20.",
        "A dry month would stay below 5.",
        "In zone 2 the dry season stays below 12.",
    ],
)
def test_what_leaves_room_is_no_fault(sentence):
    found, rules = verdicts(sentence)
    assert "refuted" not in found
    assert not rules


def test_a_name_of_two_stretches_stands_for_none():
    heads = ("**Dry season (Jan–Mar):**", "**Dry season (Apr, May):**")
    assert not verdicts("The dry season never exceeds 35.", heads)[1]


@pytest.mark.parametrize(
    "sentence",
    [
        "The highest range, 70–80, is that of the rainy season.",
        "The harvest rises from hour block to hour block.",
    ],
)
def test_the_highest_range_and_steps_of_blocks_are_no_faults(sentence):
    assert not verdicts(sentence)[1]
