"""Statements that the numbers seem to refute, and that the words around them leave open.

Each comes with its plain counterpart, which is refuted: the reserve is made for the words alone.
"""

from __future__ import annotations

import pytest

import heatparse
from heatparse.grids import Grids
from heatparse.inventory.doubt import is_doubtful
from heatparse.reading.draft import Draft

YARDS = """## Heatmap: {title}
### Components/Axes
* **X-axis (Harbour):** Arvik, Brenn, Corda, Delm
* **Y-axis (Crew):** Otter, Puffin, Razorbill
* **Color scale:** 0 to 100
### Detailed Analysis
| Crew | Arvik | Brenn | Corda | Delm |
|---|---|---|---|---|
| Otter | 81 | 74 | 62 | 40 |
| Puffin | 55 | 91 | 47 | 33 |
| Razorbill | 38 | 52 | 70 | 26 |
### Key Observations
* {statement}
"""
DUEL = """## Heatmap: Win Rates
### Components/Axes
* **X-axis (Opponent):** Otter, Puffin, Razorbill
* **Y-axis (Crew):** Otter, Puffin, Razorbill
### Detailed Analysis
| Crew | Otter | Puffin | Razorbill |
|---|---|---|---|
| Otter | - | 50% | 85% |
| Puffin | 50% | - | 60% |
| Razorbill | 15% | 40% | - |
### Key Observations
* {statement}
"""
SIGNS = """## Heatmap: Correlation of Traits
### Components/Axes
* **X-axis (Feature):** Length, Speed, Age
* **Y-axis (Trait):** Calm, Bold, Wary
### Detailed Analysis
| Trait | Length | Speed | Age |
|---|---|---|---|
| Calm | 0.41 | -0.22 | 0.13 |
| Bold | 0.25 | -0.48 | 0.34 |
| Wary | -0.30 | 0.19 | -0.27 |
### Key Observations
* {statement}
"""
LENGTHS = """## Heatmap: Retrieval Accuracy
### Components/Axes
* **X-axis (Context length):** 4K, 16K, 64K, 256K
* **Y-axis (Depth):** shallow, medium, deep
* **Legend:** 0% to 100%
### Detailed Analysis
| Depth | 4K | 16K | 64K | 256K |
|---|---|---|---|---|
| shallow | 99% | 97% | 90% | 71% |
| medium | 98% | 92% | 64% | 30% |
| deep | 99% | 98% | 95% | 88% |
### Key Observations
* {statement}
"""


def refuted(text: str) -> list[str]:
    return [claim.explanation for claim in heatparse.check(text).claims if claim.verdict == "refuted"]


def of_yards(statement: str, title: str = "Catch Score") -> list[str]:
    return refuted(YARDS.format(statement=statement, title=title))


FRAMES = (
    "Wherever all three have been out,", "Whenever the wind was strong,", "Once the storms were over,",
    "As long as the nets held,", "When both crews were complete,", "Given the same boats,",
)  # fmt: skip


@pytest.mark.parametrize("frame", FRAMES)
def test_a_clause_that_says_when_the_next_one_holds(frame):
    assert of_yards("Razorbill scores highest in Arvik.")
    assert not of_yards(f"{frame} Razorbill scores highest in Arvik.")


def test_a_place_in_front_of_a_cleft_sentence():
    assert of_yards("Razorbill comes first.")
    assert not of_yards("Below that, in the second half, it is Razorbill that comes first.")


def test_a_pronoun_takes_up_what_is_not_known():
    assert of_yards("No value is below 45.")
    assert not of_yards("On market days, the two first columns form a block, none of which is below 45.")


@pytest.mark.parametrize("pronoun", ["its", "their"])
def test_the_best_of_somebody_who_was_named_before(pronoun):
    assert of_yards("The highest value is 70.")
    assert not of_yards(f"Razorbill had little luck; {pronoun} highest value is 70.")


@pytest.mark.parametrize(
    "statement",
    [
        "Brenn has the highest total (217), Delm the lowest (99).",
        "The mean of the leader is 64.3, that of the runner-up 56.5.",
        "Otter gains 7 in Arvik, the largest gain of all. The smallest one is 1.",
    ],
)
def test_what_is_left_unsaid_is_not_taken_for_a_value(statement):
    assert not of_yards(statement)


@pytest.mark.parametrize("thing", ["bar", "scale", "legend", "color bar", "gradient"])
@pytest.mark.parametrize("end", ["upper end", "maximum", "top"])
def test_the_ends_of_the_scale_are_no_values(thing, end):
    assert not of_yards(f"The {end} of the {thing} is 100.")


@pytest.mark.parametrize(
    ("title", "open_"),
    [
        ("Catch Score", False), ("Sailing Accuracy", False), ("Attack Success Rate", True), ("Losses at Sea", True),
        ("Toxicity of the Waters", True), ("Readings of the Gauge", True),
    ],
)  # fmt: skip
@pytest.mark.parametrize("verb", ["outperforms", "is better than", "beats"])
def test_better_is_lower_where_less_may_be_better(title, open_, verb):
    assert bool(of_yards(f"Razorbill {verb} Otter in every harbour but Corda.", title)) is not open_


def test_a_tie_with_its_value_speaks_of_one_cell():
    assert refuted(DUEL.format(statement="Otter and Razorbill are tied."))
    assert not refuted(DUEL.format(statement="Otter and Puffin are tied at 50%."))


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("Calm and Bold share the same sign for every feature.", "supported"),
        ("Calm and Bold have the same sign for all features.", "supported"),
        ("Calm and Wary have the same sign for every feature.", "refuted"),
    ],
)
def test_signs_are_compared_and_not_values(statement, verdict):
    claims = heatparse.check(SIGNS.format(statement=statement)).claims
    assert [claim.verdict for claim in claims if claim.kind == "comparison"] == [verdict]


@pytest.mark.parametrize(
    "denial", ["No crew exceeds 80", "None of the crews exceeds 80", "No value lies above 80"]
)
def test_what_is_denied_of_all_may_hold_of_some(denial):
    assert of_yards(f"{denial}.")
    assert not of_yards(f"{denial} in all four harbours.")


@pytest.mark.parametrize("noun", ["difference", "gap", "margin", "distance"])
def test_a_course_of_distances_is_none_of_values(noun):
    assert of_yards("Otter rises from 81 in Arvik to 90 in Delm.")
    assert not of_yards(f"For Otter, the {noun} between North and South falls from 0.27 to 0.21.")


@pytest.mark.parametrize("word", ["focused", "diffuse", "selective", "lopsided"])
def test_a_quality_that_nobody_knows_may_be_at_either_end(word):
    assert of_yards("The highest value is Razorbill in Delm with 26.")
    assert not of_yards(f"The most {word} one is Razorbill in Delm with 26.")


@pytest.mark.parametrize("word", ["larger in magnitude", "larger in absolute value"])
def test_sizes_are_compared_without_their_signs(word):
    claims = heatparse.check(SIGNS.format(statement=f"For Speed, Bold is {word} than Calm.")).claims
    assert "supported" in [claim.verdict for claim in claims if claim.kind == "comparison"]
    assert refuted(SIGNS.format(statement="For Speed, Bold is higher than Calm."))


def test_nearly_symmetric_is_not_held_against_small_differences():
    duel = DUEL.replace("| Otter | - | 50% | 85% |", "| Otter | - | 52% | 16% |")
    assert refuted(duel.format(statement="The matrix is symmetric."))
    assert not refuted(duel.format(statement="Near symmetry: mirrored cells differ by at most 2 points."))


@pytest.mark.parametrize("word", ["weaker", "stronger", "higher", "lower"])
def test_a_distance_in_a_sentence_is_no_cell(word):
    lower = SIGNS.replace("| Calm | 0.41 | -0.22 | 0.13 |", "| Calm | 0.41 | -0.22 | |")
    document = heatparse.parse(lower.format(statement=f"The pair Calm and Age is only 0.01 {word}."))
    assert len(document.panels[0].cells) == 8


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("The medium depth loses 68 points between 4K and 256K.", "supported"),
        ("Going from 64K to 256K, the medium depth loses 34 points.", "supported"),
        ("Over the three depths, 256K averages 63%.", "supported"),
    ],
)
def test_a_category_with_a_suffix_is_no_value(statement, verdict):
    claims = heatparse.check(LENGTHS.format(statement=statement)).claims
    assert verdict in [claim.verdict for claim in claims]
    assert "refuted" not in [claim.verdict for claim in claims]


def test_each_of_some_lines_is_not_all_together():
    assert of_yards("The sum of all values is 257.")
    assert not of_yards("Each of the three series adds up to 257.")


@pytest.mark.parametrize(
    "statement",
    [
        "Otter leads Puffin by 26 in Arvik (81 against 55), a clear gap between the two crews.",
        "Otter reaches 81 and Puffin 91 at their best. Both of the two crews are strong.",
    ],
)
def test_things_that_were_named_are_not_all_there_are(statement):
    findings = heatparse.check(YARDS.format(statement=statement, title="Catch Score")).findings
    assert "axis-count-mismatch" not in [finding.rule for finding in findings]


@pytest.mark.parametrize("joint", ["minus", "over", "/", "compared to"])
def test_a_row_of_two_labels_belongs_to_neither(joint):
    text = YARDS.format(statement=f"Otter {joint} Puffin: +26, -17, +15, +7", title="Catch Score")
    report = heatparse.check(text)
    assert len(report.document.panels[0].cells) == 12
    assert not report.findings


def test_a_step_along_the_axis_that_moves_the_values():
    claims = heatparse.check(LENGTHS.format(statement="Every further column lowers the accuracy.")).claims
    assert [claim.verdict for claim in claims if claim.kind == "trend"] == ["supported"]


@pytest.mark.parametrize(("kept", "doubtful"), [(12, False), (11, False), (8, True), (4, True)])
def test_a_data_part_with_numbers_left_over_proves_nothing(kept, doubtful):
    document = heatparse.parse(YARDS.format(statement="Otter leads.", title="Catch Score"))
    (panel,) = document.panels
    draft = document._reading
    first = [cell for cell in panel.cells if cell.column in ("Arvik", "Brenn")]
    cells = (first + [cell for cell in panel.cells if cell not in first])[:kept]
    partly = document.model_copy(update={"panels": (panel.model_copy(update={"cells": tuple(cells)}),)})
    assert isinstance(draft, Draft)
    assert is_doubtful(partly, draft, Grids(partly).all()) is doubtful


def test_a_value_that_is_told_again_is_outside_the_scale_once():
    outside = YARDS.replace("| Otter | 81 |", "| Otter | 181 |").replace(
        "* {statement}", "\n| Crew | Harbour | Value |\n|---|---|---|\n| Otter | Arvik | 181 |"
    )
    report = heatparse.check(outside.replace("{title}", "Catch Score"))
    assert [f.span.line for f in report.findings if f.rule == "value-outside-legend"] == [9]


def test_the_second_place_of_somebody_who_was_named_before():
    assert of_yards("Razorbill is the worst crew in Corda.")
    assert not of_yards("Razorbill is the best crew in Corda, but the worst one in Arvik.")


@pytest.mark.parametrize(("title", "open_"), [("Sailing Accuracy", False), ("Loss and Accuracy", True)])
def test_an_improvement_may_be_a_rise_or_a_fall(title, open_):
    falling = of_yards("Otter's result improves steadily from Arvik to Delm.", title)
    assert bool(falling) is not open_


@pytest.mark.parametrize("whole", ["all values", "all cells", "the matrix"])
def test_half_of_the_cells_is_no_factor(whole):
    text = YARDS.format(title="Catch Score", statement=f"Less than half of {whole} (5 of 12) lie below 50.")
    assert "difference" not in [claim.kind for claim in heatparse.check(text).claims]


@pytest.mark.parametrize("ending", ["no value is above 60", "all values stay below 60", "none exceeds 60"])
def test_where_may_be_a_part_of_what_was_named(ending):
    open_one = YARDS.format(
        title="Loads", statement=f"Loads fall in the second half for Otter, where {ending}."
    )
    plain = YARDS.format(title="Loads", statement=f"For Otter, {ending}.")
    assert not heatparse.check(open_one).findings
    assert [finding.rule for finding in heatparse.check(plain).findings] == ["threshold-mismatch"]


@pytest.mark.parametrize(
    "statement",
    ["Otter never exceeds 30.", "In the Otter row, no value is above 60.", "Otter always stays above 75."],
)
def test_most_values_may_contradict_a_plain_statement(statement):
    text = YARDS.format(title="Loads", statement=statement)
    assert [finding.rule for finding in heatparse.check(text).findings] == ["threshold-mismatch"]
