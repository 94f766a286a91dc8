"""Labels that are codes, and prose that has their names: languages, days, countries."""

from __future__ import annotations

import pytest

import heatparse

SETS = [
    (("en", "de", "sw", "ja"), ("English", "German", "Swahili", "Japanese")),
    (("Mo", "Di", "Mi", "Do"), ("Monday", "Tuesday", "Wednesday", "Thursday")),
    (("US", "FR", "BR", "JP"), ("America", "France", "Brazil", "Japan")),
]
VALUES = {"Ash": (41, 62, 35, 58), "Oak": (33, 47, 29, 51), "Yew": (12, 27, 18, 24)}


def verdicts(codes: tuple[str, ...], sentence: str) -> set[str]:
    rows = [f"| {row} | {' | '.join(map(str, values))} |" for row, values in VALUES.items()]
    table = f"| Team | {' | '.join(codes)} |\n|---|---|---|---|---|\n" + "\n".join(rows)
    head = "# Heatmap: Scores by Team and Group\n\nThe heatmap shows scores.\n\n## Data\n\n"
    text = f"{head}{table}\n\n## Observations\n\n"
    report = heatparse.check(f"{text}- {sentence}\n")
    return {
        claim.verdict
        for claim in report.claims
        if claim.span.start > len(text) and claim.kind != "cell-value"
    }


@pytest.mark.parametrize(("codes", "names"), SETS)
def test_a_name_stands_for_its_code(codes: tuple[str, ...], names: tuple[str, ...]) -> None:
    assert verdicts(codes, f"In every row, {names[1]} has the highest value.") <= {"refuted", "undecidable"}
    assert verdicts(codes, f"For Ash, the highest value is reached in {names[1]} (62).") == {"supported"}
    assert verdicts(codes, f"For Oak, the highest value is reached in {names[1]} (47).") == {"refuted"}
    assert verdicts(codes, f"All teams have more in {names[1]} than in {names[2]}.") == {"supported"}
    assert verdicts(codes, f"All teams have more in {names[2]} than in {names[0]}.") == {"refuted"}


def test_without_codes_a_name_is_nobody() -> None:
    assert "refuted" not in verdicts(
        ("P1", "P2", "P3", "P4"), "All teams have more in English than in Swahili."
    )


CODED = """# Heatmap: Scores by shots and depth

- **X-axis (number of shots):** {columns}
- **Y-axis (Depth):** {rows}

| Depth | {heads} |
|---|---|---|---|
{cells}

## Observations

- {sentence}
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Depth 6 does better than depth 2 at every number of shots.", "supported"),
        ("Depth 2 does better than depth 6 at every number of shots.", "refuted"),
        ("At depth 4, the highest score is 57 (shots 8).", "supported"),
        ("At depth 4, the highest score is 57 (shots 1).", "refuted"),
        ("Depths 2 and 4 stay below 60.", "supported"),
        ("Depths 2 and 6 stay below 60.", "refuted"),
    ],
)
@pytest.mark.parametrize("codes", [("d={}", "k={}"), ("D{}", "S{}")])
def test_the_name_of_an_axis_and_a_number_stand_for_a_code(
    codes: tuple[str, str], sentence: str, verdict: str
) -> None:
    rows, columns = (
        [code.format(n) for n in numbers] for code, numbers in zip(codes, ((2, 4, 6), (1, 4, 8)))
    )
    values = ((31, 42, 35), (44, 51, 57), (62, 67, 71))
    cells = "\n".join(f"| {row} | {' | '.join(map(str, line))} |" for row, line in zip(rows, values))
    text = CODED.format(
        columns=", ".join(columns),
        rows=", ".join(rows),
        heads=" | ".join(columns),
        cells=cells,
        sentence=sentence,
    )
    assert verdict in {claim.verdict for claim in heatparse.check(text).claims if claim.span.line > 12}


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("d=6 has the highest score at every NS.", "supported"),
    ("d=4 has the highest score at every NS.", "refuted"),
    ("Scores rise with the SNR for each depth.", "supported"),
    ("Scores fall with the SNR for each depth.", "refuted"),
])  # fmt: skip
def test_initials_of_the_name_of_an_axis(sentence: str, verdict: str) -> None:
    name = "signal-to-noise ratio" if "SNR" in sentence else "noise of the sensor"
    text = CODED.replace("number of shots", name).format(
        columns="1, 4, 8", rows="d=2, d=4, d=6", heads="1 | 4 | 8", sentence=sentence,
        cells="| d=2 | 31 | 35 | 42 |\n| d=4 | 44 | 51 | 57 |\n| d=6 | 62 | 67 | 71 |",
    )  # fmt: skip
    assert verdict in {claim.verdict for claim in heatparse.check(text).claims if claim.span.line > 12}
