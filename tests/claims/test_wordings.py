"""Statements about all, some and no values, in many wordings, over fixed matrices with known truth.

Each wording has a verdict that a careful reader gives; "open" is what may not be refuted, because
words in it narrow what is meant in a way that the numbers do not tell.
"""

from __future__ import annotations

import pytest

import heatparse

SQUARE = """## Heatmap: Transfer of Skills
### Overview
The heatmap shows the score change between training and test domains.
### Components/Axes
- **X-axis**: Labeled "Test domain" with categories: Law, Biology, Chess, Poetry
- **Y-axis**: Labeled "Train domain" with categories: Law, Biology, Chess, Poetry
- **Color bar**: ranges from -0.4 (dark blue) to 0.7 (dark red)
### Detailed Analysis
| Train \\ Test | Law | Biology | Chess | Poetry |
|---|---|---|---|---|
| Law | 0.62 | -0.11 | 0.05 | 0.21 |
| Biology | -0.08 | 0.58 | 0.31 | -0.24 |
| Chess | 0.04 | 0.33 | 0.66 | -0.02 |
| Poetry | 0.19 | -0.27 | 0.01 | 0.55 |
### Key Observations
- {}
"""
LAYERS = """## Heatmap: Attention by Layer
### Overview
The heatmap shows attention scores of token classes in six layers.
### Components/Axes
- **X-axis**: Layer: 0, 1, 2, 3, 4, 5
- **Y-axis**: Token class: Noun, Verb, Mark, Anchor
- **Legend**: Dark purple (0.0–0.3), teal (0.3–0.6), yellow (0.6–1.0)
### Detailed Analysis
- **Noun**: 0.12, 0.25, 0.41, 0.52, 0.66, 0.71
- **Verb**: 0.08, 0.19, 0.33, 0.37, 0.48, 0.52
- **Mark**: 0.31, 0.28, 0.22, 0.15, 0.09, 0.04
- **Anchor**: 0.91, 0.94, 0.97, 0.95, 0.92, 0.93
### Key Observations
- {}
"""
PANELS = """## Heatmap: Accuracy under Two Setups
### Overview
Two heatmaps stand side by side, "Frozen" on the left and "Tuned" on the right.
### Components/Axes
- **X-axis**: Dataset: Alpha, Beta, Gamma
- **Y-axis**: Model: Heron, Ibis, Kestrel
- **Color scale**: from 0% (white) to 100% (dark green)
### Detailed Analysis
**Frozen (left)**

| Model | Alpha | Beta | Gamma |
|---|---|---|---|
| Heron | 81% | 74% | 62% |
| Ibis | 77% | 69% | 58% |
| Kestrel | 85% | 79% | 71% |

**Tuned (right)**

| Model | Alpha | Beta | Gamma |
|---|---|---|---|
| Heron | 88% | 83% | 74% |
| Ibis | 84% | 78% | 66% |
| Kestrel | 92% | 86% | 80% |

### Key Observations
- {}
"""
TRIANGLE = """## Heatmap: Digit Confusion
### Overview
A heatmap of accuracies for pairs of digits.
### Components/Axes
- **X-axis**: digit_b: 1, 2, 3, 4
- **Y-axis**: digit_a: 1, 2, 3, 4
- **Legend**: 0.0 (red) to 1.0 (blue)
### Detailed Analysis
| digit_a \\ digit_b | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| 1 | 0.98 | | | |
| 2 | 0.71 | 0.96 | | |
| 3 | 0.43 | 0.62 | 0.91 | |
| 4 | 0.12 | 0.35 | 0.57 | 0.88 |
### Key Observations
- {}
"""
DOCUMENTS = {"square": SQUARE, "layers": LAYERS, "panels": PANELS, "triangle": TRIANGLE}


def verdicts(name: str, sentence: str) -> set[str]:
    """The verdicts of all claims that a sentence behind the data makes."""
    text = DOCUMENTS[name].replace("{}", sentence)
    start = text.index("### Key Observations")
    return {claim.verdict for claim in heatparse.check(text).claims if claim.span.start > start}


TRUE = [
    ("square", "**Off-diagonal cells:** None exceeds 0.4."),
    ("square", "No absolute value exceeds 0.7."),
    ("square", "Biology and Chess correlate positively with each other."),
    ("square", "All negative values lie above -0.3."),
    ("square", "The matrix is not symmetric."),
    ("square", "Transfer between Law and Biology is asymmetric (-0.11 vs. -0.08)."),
    ("layers", "Mark stays below 0.3 after layer 0."),
    ("layers", "In layers 0-1, Noun and Verb stay below 0.3."),
    ("layers", "In layers 0 to 2, all classes but Anchor stay below 0.5."),
    ("layers", "No cell exceeds 0.97."),
    ("layers", "All but one row stay below 0.8."),
    ("panels", "In the right heatmap, no model scores below 66%."),
    ("triangle", "The matrix is lower-triangular."),
    ("triangle", "Only the lower triangle is filled."),
    ("triangle", "The cells above the diagonal are empty."),
    ("square", "All values lie within the range from -0.3 to 0.7."),
    ("square", "No value outside the diagonal exceeds 0.4."),
    ("square", "No cell outside the Biology row falls below -0.3."),
    ("square", "No value is as high as 0.7."),
    ("square", "No off-diagonal value gets as high as 0.4."),
    ("square", "There are no values below -0.3."),
    ("square", "No values above 0.7 occur."),
    ("square", "No values above 0.7 are present."),
    ("square", "All positive values off the diagonal are below 0.35."),
    ("square", "No negative value falls below -0.3."),
    ("square", "The negative values stay between -0.3 and 0."),
    ("square", "Negative values never go below -0.3."),
    ("square", "Every row has a negative entry."),
    ("square", "Each column has at least one value above 0.5."),
    ("layers", "Up to layer 3, Verb stays below 0.4."),
    ("layers", "Noun exceeds 0.5 from layer 3 on."),
    ("layers", "Mark drops below 0.1 in the last two layers."),
    ("layers", "In the first two layers, no class except Anchor exceeds 0.35."),
    ("layers", "Anchor remains at or above 0.9 in every layer."),
    ("layers", "The Anchor row is above 0.9 across all layers."),
    ("layers", "Anchor maintains values greater than 0.9 throughout."),
    ("layers", "Anchor consistently scores above 0.9."),
    ("layers", "Anchor tops 0.9 everywhere."),
    ("layers", "All Anchor values are ≥ 0.9."),
    ("layers", "Anchor values are all > 0.9."),
    ("layers", "Verb values are below 0.55 in all layers."),
    ("layers", "At layer 0, only Anchor exceeds 0.5."),
    ("layers", "Only Anchor exceeds 0.8."),
    ("layers", "Verb never exceeds 0.55."),
    ("layers", "Mark never rises above 0.35."),
    ("layers", "Mark does not exceed 0.31."),
    ("layers", "Mark does not go beyond 0.35 in any layer."),
    ("layers", "Mark has no value above 0.35."),
    ("layers", "Noun reaches 0.7 in the last layer."),
    ("layers", "No value reaches 1.0."),
    ("layers", "None of the cells reaches 1.0."),
    ("layers", "None of the classes exceeds 0.97."),
    ("layers", "Neither Verb nor Mark exceeds 0.6."),
    ("layers", "Both Verb and Mark stay below 0.6."),
    ("layers", "Verb and Mark are always below 0.6."),
    ("layers", "All values are positive."),
    ("layers", "All values are non-negative."),
    ("layers", "There are no negative values."),
    ("layers", "No negative values appear."),
    ("layers", "The heatmap contains no negative values."),
    ("layers", "All scores lie between 0 and 1."),
    ("square", "Negative correlations are present."),
    ("square", "Some values are negative."),
    ("square", "All diagonal values are positive."),
    ("square", "All diagonal entries are well above 0.5."),
    ("square", "The diagonal is consistently above 0.5."),
    ("square", "Diagonal values exceed 0.5 in every case."),
    ("square", "Every diagonal cell exceeds 0.5."),
    ("square", "Chess has positive transfer to Biology."),
    ("square", "Biology → Poetry is negative."),
    ("square", "The value for Biology tested on Poetry is negative (-0.24)."),
    ("panels", "In Tuned, all models score above 65% on Gamma."),
    ("panels", "With Tuned, no model falls below 65%."),
    ("panels", "In the Frozen panel, Gamma stays below 75% for all models."),
    ("panels", "All models exceed 75% on Alpha in both panels."),
    ("panels", "No score in either heatmap exceeds 92%."),
    ("panels", "Kestrel is above 70% throughout."),
    ("panels", "Kestrel stays above 0.7 in all cells of both heatmaps."),
    ("panels", "Under Frozen, only Kestrel exceeds 70% on Gamma."),
    ("layers", "Anchor row: all above 0.9."),
    ("layers", "**Anchor row**: every value exceeds 0.9."),
    ("layers", "Yellow cells are found only in the Anchor and Noun rows."),
    ("layers", "The Anchor row is entirely yellow."),
    ("layers", "All cells of the Anchor row are yellow."),
    ("layers", "No cell in the Verb row is yellow."),
    ("layers", "No cell of layer 0 is teal except Mark."),
    ("layers", "Layer 5 has two yellow cells."),
    ("layers", "Verb is dark purple in layers 0 and 1."),
    ("layers", "Yellow is confined to Noun and Anchor."),
    ("layers", "Mark turns dark purple from layer 1 on."),
    ("layers", "Noun at layer 5 is yellow."),
    ("layers", "Dark purple stands for values below 0.3."),
    ("layers", "Values from 0.3 to 0.6 are teal."),
    ("layers", "Teal means 0.3–0.6."),
    ("layers", "The color yellow marks values above 0.6."),
    ("square", "All values lie within the color bar's range."),
    ("square", "No value leaves the color scale."),
    ("square", "Every value fits the scale of -0.4 to 0.7."),
    ("square", "All listed values lie within the -0.4 to 0.7 color scale."),
    ("panels", "Both heatmaps share the same color scale."),
    ("panels", "The two panels use identical axes."),
    ("panels", "The panels are placed next to each other."),
    ("panels", "All scores are within the 0% to 100% scale."),
    ("layers", "Yellow marks scores of 0.6 and above."),
    ("layers", "Colors run from dark purple (0.0) to yellow (1.0)."),
    ("square", "None of the off-diagonal cells equals its mirror image."),
    ("triangle", "The diagonal cells are filled."),
]
FALSE = [
    ("square", "In absolute terms, no off-diagonal value is above 0.3."),
    ("panels", "In Tuned, all models score above 70% on Gamma."),
    ("square", "Half of the off-diagonal cells are above zero."),
    ("square", "The matrix is perfectly symmetric."),
    ("square", "All values lie within the range from -0.2 to 0.7."),
    ("square", "Except on the diagonal, Biology is always below 0.2."),
    ("layers", "Mark stays below 0.2 from layer 2 on."),
    ("layers", "In layers 0-2, Noun and Verb stay below 0.3."),
    ("layers", "**Layers 3-5:** all values are above 0.3."),
    ("layers", "**First layer:** No value is above 0.5."),
    ("layers", "**Top row:** No value is above 0.5."),
    ("layers", "Yellow cells occur only in the Anchor row."),
    ("layers", "No cell exceeds 0.95."),
    ("layers", "For the first four layers, Verb stays below 0.35."),
    ("layers", "No class stays above 0.5 throughout."),
    ("layers", "None of the rows is entirely above 0.5."),
    ("panels", "All values are above 70%."),
    ("panels", "Alpha is above 80% in both panels."),
    ("triangle", "The matrix is upper-triangular."),
    ("triangle", "Only the upper triangle is filled."),
    ("triangle", "The cells below the diagonal are empty."),
    ("square", "No value is as low as -0.2."),
    ("square", "There are no values below -0.2."),
    ("square", "There is no value above 0.6."),
    ("square", "No values below -0.25 are found in the matrix."),
    ("square", "All negative values lie above -0.25."),
    ("square", "All positive off-diagonal values stay below 0.3."),
    ("square", "No negative value falls below -0.2."),
    ("square", "Each row contains at least one value below -0.1."),
    ("layers", "In layers 0-2, Noun and Verb stay below 0.4."),
    ("layers", "Up to layer 4, Verb stays below 0.4."),
    ("layers", "Anchor remains at or above 0.92 in every layer."),
    ("layers", "Anchor consistently scores above 0.92."),
    ("layers", "At layer 4, only Anchor exceeds 0.5."),
    ("layers", "Mark never falls below 0.1."),
    ("layers", "None of the classes exceeds 0.95."),
    ("layers", "Neither Verb nor Noun exceeds 0.6."),
    ("layers", "Both Verb and Noun stay below 0.6."),
    ("square", "The matrix contains no negative values."),
    ("square", "No negative correlations are visible."),
    ("square", "All off-diagonal values are positive."),
    ("square", "All off-diagonal values are close to zero."),
    ("square", "The diagonal is consistently above 0.6."),
    ("square", "Biology has positive transfer to Poetry."),
    ("square", "Biology → Chess is negative."),
    ("panels", "Under Frozen, only Kestrel exceeds 60% on Gamma."),
    ("layers", "No cell in the Noun row is yellow."),
    ("layers", "Layer 5 has three yellow cells."),
    ("layers", "Yellow is confined to Anchor."),
    ("layers", "Noun at layer 0 is yellow."),
    ("square", "All values lie within the 0.0–0.7 scale."),
    ("square", "All values fall within the color bar range of -0.2 to 0.7."),
    ("panels", "The panels are stacked vertically."),
    ("layers", "Teal stands for values between 0.1 and 0.3."),
    ("layers", "Yellow marks scores below 0.3."),
]
OPEN = [
    ("square", "Values involving Poetry as a noisy target stay below 0.2."),
    ("square", "The differences between the two directions never exceed 0.05."),
    ("square", "All values that survive the correction are above 0.3."),
    ("square", "In the first layers, all values are above 0.5."),
    ("square", "**Bottom row:** It is mostly blue and does not exceed 0.6."),
    ("square", "**Off-diagonal cells:** They stay below 0.4."),
    ("square", "**Knowledge tasks:** All values are below 0.2."),
    ("square", "**Weak pairs:** All stay below 0.1."),
    ("square", "**Cross-domain transfer:** Values are generally below 0.1."),
    ("square", "Apart from a handful of exceptions, all values are positive."),
    ("square", "With few exceptions, values stay below 0.2."),
    ("square", "Nearly all values are above 0."),
    ("square", "Most of the values below 0.1 are negative."),
    ("square", "The absolute values never fall below 0.01."),
    ("square", "Values above 0.5 are found on the diagonal."),
    ("square", "Positive values appear on the diagonal."),
    ("square", "Red cells indicate positive correlations, blue cells negative ones."),
    ("square", "Values near zero (white) mean no transfer."),
    ("square", "If trained on Biology, all values are negative."),
    ("square", "The remaining values are close to zero."),
    ("square", "The rest stays under 0.1."),
    ("square", "All other values are below 0.3."),
    ("square", "Aside from the diagonal and the Biology/Chess block, no cell exceeds 0.2."),
    ("square", "Models trained on skills of memory show values below 0.1 on Chess."),
    ("square", "The average of each row is above 0.3."),
    ("square", "The mean off-diagonal value is negative."),
    ("square", "The row means all lie below 0.3."),
    ("square", "The gap between diagonal and off-diagonal is above 0.2."),
    ("square", "Every domain correlates positively with itself."),
    ("square", "Every domain correlates negatively with at least one other."),
    ("square", "Poetry correlates negatively with everything that needs reasoning."),
    ("square", "No domain transfers well to Poetry, with values below 0.1 for reasoning tasks."),
    ("square", "Law is positive on skills of memory and negative elsewhere."),
    ("square", "Training on Poetry never helps, with all values below 0.1 outside the QA group."),
    ("square", "All of the positive off-diagonal values stay below 0.35."),
    ("square", "All negative values are above -0.3."),
    ("square", "Values close to the diagonal are above 0.3."),
    ("square", "The cells next to the diagonal are all positive."),
    ("square", "The lower-left cells are all positive."),
    ("square", "A value of 0.3 or more would suggest strong transfer."),
    ("square", "A correlation below zero means that training hurts."),
    ("square", "Correlations above 0.5 are considered strong."),
    ("square", "Only values above 0.3 are significant."),
    ("square", "The threshold for strong transfer is set at 0.3."),
    ("square", "We consider all values above 0.2 as transfer."),
    ("square", "A model can exceed 0.6 only on its own data."),
    ("square", "The matrix is close to symmetric."),
    ("square", "The matrix is nearly symmetric."),
    ("square", "The matrix is roughly symmetric around the diagonal."),
    ("square", "The matrix is almost, but not perfectly, symmetric."),
    ("square", "The pattern is largely symmetric."),
    ("square", "The sign pattern is symmetric."),
    ("square", "The axes are symmetric, with the same domains on both."),
    ("square", "The layout is symmetric."),
    ("square", "Both axes list the same domains, so a symmetric matrix might be expected."),
    ("square", "A symmetric matrix would be expected for correlations."),
    ("square", "Transfer is fairly symmetric between Biology and Chess."),
    ("square", "The color scale is symmetric around zero."),
    ("square", "The relationship between Biology and Poetry is nearly symmetric (-0.24 and -0.27)."),
    ("square", "Asymmetry is visible for Biology and Poetry."),
    ("square", "The diagonal is mostly dark red."),
    ("square", "The diagonal stands out, while the lower triangle is mixed."),
    ("square", "The color scale would allow values up to 0.7."),
    ("square", "All values lie within the range of the scale."),
    ("square", "The scale covers values from -0.4 to 0.7, although most lie between -0.3 and 0.4."),
    ("square", "Biology shows low values in the first half of training."),
    ("square", "Each model's worst score is below 0."),
    ("square", "Each row contains at least one negative value."),
    ("square", "The maximum of each column is above 0.5."),
    ("square", "The second-largest value of each row is above 0.3."),
    ("square", "The lowest value in each row is negative."),
    ("square", "Self-transfer is above 0.5 throughout, cross-transfer below 0.4."),
    ("square", "Its values are all below 0.1."),
    ("square", "These are all below 0.1."),
    ("square", "They never exceed 0.3."),
    ("square", "Strong positive values (above 0.6) mark the diagonal."),
    ("square", "Chess is the strongest: its diagonal cell is above 0.65, and nothing else comes near."),
    ("square", "Biology → Chess is positive, and so is Chess → Biology."),
    ("square", "Law and Poetry are both positive."),
    ("square", "Law and Poetry show positive values for each other."),
    ("square", "The QA domains have values below zero for Biology."),
    ("square", "The interaction of Biology and Poetry is negative in both directions."),
    ("square", "For Biology, values other than Chess and itself are negative."),
    ("square", "In the lower right part of the grid, values are above 0."),
    ("square", "Law never exceeds 0.3 except on its own test set."),
    ("square", "The Law row stays below 0.3 off the diagonal."),
    ("square", "Law stays below 0.3 on other domains."),
    ("square", "Law stays below 0.3 on the other domains."),
    ("square", "Law scores below 0.3 on all but its own domain."),
    ("square", "Transfer from Law to the others is below 0.3."),
    ("square", "Transfer to Poetry is negative."),
    ("square", "Biology transfers negatively to Law and Poetry."),
    ("square", "Biology's cross-domain values are not positive everywhere."),
    ("square", "Biology is hardly ever positive."),
    ("layers", "Mark stays below 0.3 after the first layer."),
    ("layers", "Mark falls below 0.2 from layer 3 on."),
    ("layers", "Verb rises above 0.5 in the last layer."),
    ("layers", "Noun exceeds 0.5 in later layers."),
    ("layers", "Noun exceeds 0.5."),
    ("layers", "Noun crosses 0.5 between layers 2 and 3."),
    ("layers", "Noun starts below 0.2 and ends above 0.7."),
    ("layers", "Verb remains below Noun throughout."),
    ("layers", "Early layers stay below 0.3 for content words."),
    ("layers", "In early layers (0-1), content words stay below 0.3."),
    ("layers", "In layers 0 to 2, all but Anchor stay below 0.5."),
    ("layers", "Content words have all values below 0.75."),
    ("layers", "The gap between Noun and Verb stays below 0.2."),
    ("layers", "The difference between Noun and Verb never exceeds 0.2."),
    ("layers", "The increase per layer is below 0.2."),
    ("layers", "Step sizes are all below 0.2."),
    ("layers", "Layer-to-layer changes are all positive for Noun."),
    ("layers", "Changes of Anchor are near zero."),
    ("layers", "**Anchor**: always above 0.9."),
    ("layers", "**Anchor tokens and punctuation**: always above 0.9."),
    ("layers", "**Late layers:** all values are above 0.5."),
    ("layers", "**Layers 3-5 (content words):** all values are above 0.3."),
    ("layers", "**Top row:** No value is above 0.75."),
    ("layers", "**Layer 0:** below 0.5 except for Anchor."),
    ("layers", "No class other than Anchor gets above 0.8."),
    ("layers", "Yellow cells are all in the Anchor row."),
    ("layers", "The upper half of the map is above 0.5."),
    ("layers", "The bottom row is yellow throughout."),
    ("layers", "The top row is yellow throughout."),
    ("layers", "Values in the legend go up to 1.0, but no cell exceeds 0.97."),
    ("layers", "All but one row fall below 0.8."),
    ("layers", "Layers where Noun exceeds 0.5 show Mark below 0.2."),
    ("layers", "When Noun is above 0.5, Mark is below 0.2."),
    ("layers", "For the first three layers, Verb stays below 0.35."),
    ("layers", "Function words stay under 0.1 everywhere."),
    ("layers", "Every class is above 0.5 at some point."),
    ("layers", "Every class exceeds 0.3 at least once."),
    ("layers", "No class is below 0.1 in all layers."),
    ("layers", "No layer has all classes above 0.5."),
    ("layers", "No row is entirely below 0.3."),
    ("layers", "Noun and Verb are not consistently above 0.3."),
    ("layers", "Anchor is never the lowest, staying above 0.9."),
    ("panels", "All models score above 60% on Gamma."),
    ("panels", "All scores exceed 0.5."),
    ("panels", "Fine-tuning gains are all above 5 points."),
    ("panels", "The improvement from Frozen to Tuned is always positive."),
    ("panels", "Tuned improves every cell by more than 5%."),
    ("panels", "Every cell gains at least 7 points."),
    ("panels", "Gains are positive throughout."),
    ("panels", "The loss on Gamma relative to Alpha is above 10% for all models."),
    ("panels", "Errors stay below 45%."),
    ("panels", "The error rate is below 20% for Kestrel."),
    ("panels", "Error rates on Gamma exceed 20% in both panels."),
    ("panels", "With Frozen, Gamma is below 75% for all models; with Tuned it is above 65%."),
    ("panels", "Gamma stays below 80% for everything but Kestrel with Tuned."),
    ("panels", "No model reaches 90% with either setup, except Kestrel."),
    ("panels", "Only with Tuned do all models exceed 65%."),
    ("panels", "Alpha is above 75% in both."),
    ("panels", "Both panels stay above 55%."),
    ("panels", "Smaller models stay below 80%."),
    ("panels", "Weaker models on harder domains fall below 60%."),
    ("panels", "The color bar is to the left of the panels."),
    ("panels", "The two panels are arranged next to each other."),
    ("panels", "The left column of each panel is the darkest."),
    ("panels", "The models are stacked vertically along the y-axis."),
    ("triangle", "The matrix is symmetric by construction."),
    ("triangle", "The diagonal separates filled from empty cells."),
    ("layers", "Noun gets yellower with depth."),
    ("layers", "The yellow end of the scale stands for strong attention."),
    ("layers", "Colors run from dark purple (low) to yellow (high)."),
    ("layers", "The teal band (around 0.45) marks medium attention."),
    ("layers", "Yellow cells average 0.85."),
    ("layers", "Yellow cells exceed 0.6, teal cells 0.3."),
    ("layers", "Strong attention (above 0.8) is yellow."),
    ("layers", "Yellow cells such as 0.91 stand out."),
    ("layers", "The darkest purple is 0.04."),
    ("layers", "The brightest yellow (0.97) is found in Anchor."),
    ("layers", "Most cells of the first row are teal (0.3-0.7)."),
    ("layers", "Noun reaches 0.7 (teal)."),
]


@pytest.mark.parametrize(("name", "sentence"), TRUE)
def test_true_statements_are_supported(name: str, sentence: str) -> None:
    found = verdicts(name, sentence)
    assert "supported" in found and "refuted" not in found


@pytest.mark.parametrize(("name", "sentence"), FALSE)
def test_false_statements_are_refuted(name: str, sentence: str) -> None:
    found = verdicts(name, sentence)
    assert "refuted" in found and "supported" not in found


@pytest.mark.parametrize(("name", "sentence"), OPEN)
def test_what_words_narrow_is_not_refuted(name: str, sentence: str) -> None:
    assert "refuted" not in verdicts(name, sentence)
