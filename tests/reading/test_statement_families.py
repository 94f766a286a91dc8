"""Statements of axes and of colour scales, each in the many forms that one thing is said in."""

import pytest

import heatparse

AXES = [
    (
        "* **X-axis:** Position, with five columns: 1st, 25%, 50%, 75%, Last.",
        "Position",
        ["1st", "25%", "50%", "75%", "Last"],
    ),
    (
        '* **X-axis:** "Place of the clue" with five columns: 1st, 25%, 50%, 75%, Last.',
        "Place of the clue",
        ["1st", "25%", "50%", "75%", "Last"],
    ),
    ("* **X-axis (Epoch):** 0, 1, 2, 5, Final", "Epoch", ["0", "1", "2", "5", "Final"]),
    ("* **X-axis (Epoch):** None, 1, 2, 5", "Epoch", ["None", "1", "2", "5"]),
    ("* **X-axis (Epoch):** 1, 2, 3, evenly spaced", "Epoch", ["1", "2", "3"]),
    ("* **X-axis (Epoch):** 1, 2, 3 (integers)", "Epoch", ["1", "2", "3"]),
    ("* **X-axis:** Salt dose, i.e. 0 µM, 1 µM, 5 µM, 25 µM", "Salt dose", ["0 µM", "1 µM", "5 µM", "25 µM"]),
    ("* **X-axis (Dose):** 0 µM, 1 µM, 5 µM and 25 µM", "Dose", ["0 µM", "1 µM", "5 µM", "25 µM"]),
    ("* **X-axis (Dose):** 0, 1, 5 and 25 µM", "Dose", ["0", "1", "5", "25"]),
    ("* **X-axis (Noise):** -5 dB, 0 dB, 5 dB, 10 dB", "Noise", ["-5 dB", "0 dB", "5 dB", "10 dB"]),
    ("* **X-axis (Noise):** `-5 dB`, `0 dB`, `5 dB`", "Noise", ["-5 dB", "0 dB", "5 dB"]),
    ("* **X-axis:** O, C, E, A, N on both axes.", None, ["O", "C", "E", "A", "N"]),
    (
        "* **X-axis (both panels):** `head index`; ticks `H0 H1 H2 H3 H4`",
        "head index",
        ["H0", "H1", "H2", "H3", "H4"],
    ),
    (
        "* **X-axis:** `layer`; ticks `L5 L6 L7 L8 L9`, with `L5` in the left column",
        "layer",
        ["L5", "L6", "L7", "L8", "L9"],
    ),
    ("* **X-axis:** `head`; ticks `H0`, `H1`, `H2`", "head", ["H0", "H1", "H2"]),
    ("* **X-axis:** head; ticks: H0, H1, H2", "head", ["H0", "H1", "H2"]),
    (
        '- **X-axis**: "Predicted" → `Entail`, `Neutral`, `Contra`',
        "Predicted",
        ["Entail", "Neutral", "Contra"],
    ),
    ('- **X-axis**: "Predicted": Entail, Neutral, Contra', "Predicted", ["Entail", "Neutral", "Contra"]),
    ("- **X-axis**: Predicted – Entail, Neutral, Contra", "Predicted", ["Entail", "Neutral", "Contra"]),
    ("- **X-axis**: Predicted = Entail / Neutral / Contra", "Predicted", ["Entail", "Neutral", "Contra"]),
    (
        '- **X-axis (both matrices):** "Second Stage" with the labels W, N1, N2, N3, REM.',
        "Second Stage",
        ["W", "N1", "N2", "N3", "REM"],
    ),
    (
        '* **Horizontal axis: "Task".** From left to right: Spelling, Entities, Relations.',
        "Task",
        ["Spelling", "Entities", "Relations"],
    ),
    (
        '* **Horizontal axis: "Layer".** Only some of the layers were measured; the tick marks are 0, 4, 8, 12 and 23.',
        "Layer",
        ["0", "4", "8", "12", "23"],
    ),
    (
        '* **X-axis:** Represents the type of weather. The weathers are: "Rain", "Snow", and "Fog".',
        "type of weather",
        ["Rain", "Snow", "Fog"],
    ),
    (
        "* **X-axis:** Represents the number of shots, with values of 0, 1, 5.",
        "number of shots",
        ["0", "1", "5"],
    ),
    (
        "* **X-axis:** Shows the speech (English, German, Spanish).",
        "speech",
        ["English", "German", "Spanish"],
    ),
    (
        "* **X-axis:** The x-axis shows six languages: English, German, Spanish, Turkish, Hindi, Swahili.",
        None,
        ["English", "German", "Spanish", "Turkish", "Hindi", "Swahili"],
    ),
    ('* **X-axis:** Tokens: "Owls", "hunt", "."', "Tokens", ["Owls", "hunt", "."]),
    ('* **X-axis:** Key (what is looked at). Tokens: "Owls", "hunt", "."', "Key", ["Owls", "hunt", "."]),
    (
        "- **Horizontal axis**\n  - Title: `Month`\n  - Markers: `Apr`, `May`, `Jun`",
        "Month",
        ["Apr", "May", "Jun"],
    ),
    (
        "- **Horizontal axis** (inverted, right to left)\n  - Title: `Month`\n  - Markers: `Apr`, `May`, `Jun`",
        "Month",
        ["Apr", "May", "Jun"],
    ),
    (
        "- **Horizontal axis** (bottom)\n- Title: `Month`\n- Markers: `Apr`, `May`, `Jun`",
        "Month",
        ["Apr", "May", "Jun"],
    ),
    (
        "- **Columns (Baths):** Water, Aspirin low, Aspirin high",
        "Baths",
        ["Water", "Aspirin low", "Aspirin high"],
    ),
    ("- **X-axis**: Method – a, b, c (left to right)", "Method", ["a", "b", "c"]),
    (
        "**Horizontal Axis:** Impact (from left to right)\n1. Minor\n2. Major\n3. Severe",
        "Impact",
        ["Minor", "Major", "Severe"],
    ),
    ("- **X-axis (Time step)**: t0 | t1 | t2", "Time step", ["t0", "t1", "t2"]),
    ("- **X-axis**: Six columns labeled A, B, C, D, E, F", None, ["A", "B", "C", "D", "E", "F"]),
    ("- **X-axis**: Task (6): A1, B1, C1, D1, E1, F1", "Task", ["A1", "B1", "C1", "D1", "E1", "F1"]),
    ("- **X-axis** – Task: A1, B1, C1", "Task", ["A1", "B1", "C1"]),
    ('- **X-axis**, labelled "Task": A1, B1, C1', "Task", ["A1", "B1", "C1"]),
    ('- The **x-axis** is labeled "Task" and contains A1, B1 and C1.', "Task", ["A1", "B1", "C1"]),
    ("- **Columns:** three tasks, namely A1, B1 and C1", None, ["A1", "B1", "C1"]),
    ("- **Column order:** A1, B1, C1", None, ["A1", "B1", "C1"]),
    ("- **Bottom axis (Task):** A1, B1, C1", "Task", ["A1", "B1", "C1"]),
    ("- **Tasks (columns, left to right):** A1, B1, C1", "Tasks", ["A1", "B1", "C1"]),
    ("- **Task** (x-axis): A1, B1, C1", "Task", ["A1", "B1", "C1"]),
    ("- **X-axis:** `Task` ∈ {A1, B1, C1}", "Task", ["A1", "B1", "C1"]),
    ("- **X-axis:** Task: {A1, B1, C1}", "Task", ["A1", "B1", "C1"]),
    ("- **X-axis label:** Task\n- **X-axis ticks:** A1, B1, C1", "Task", ["A1", "B1", "C1"]),
    (
        '- **X-axis title:** "Task"\n- **X-axis categories (left → right):** A1, B1, C1',
        "Task",
        ["A1", "B1", "C1"],
    ),
    ("- **X-axis (Task, 3 values):** A1, B1, C1", "Task", ["A1", "B1", "C1"]),
    ("- **X-axis – Task (3):** A1, B1, C1", "Task", ["A1", "B1", "C1"]),
]
HEADS = [f"H{number}" for number in range(8)]
SPANS = [
    "H0 to H7", "H0–H7", "from H0 (left) to H7 (right)", "runs from H0 on the left to H7", "H0 … H7",
    "H0, H1, …, H7", "H0, H1, ..., H7", "`H0`–`H7`", "`H0` through `H7`", "heads (H0-H7)", '"H0", "H1", ..., "H7"',
]  # fmt: skip
SCALES = [
    (
        '* **Color key ("Accuracy"):** below; indigo at the 0.0 end, bright yellow at the 1.0 end.',
        0,
        1,
    ),
    ("* Color bar directly to its right. White is 0 and dark red is 100.", 0, 100),
    ("* A color bar stands on the right; white is 0 and dark red is 100.", 0, 100),
    (
        '- **Tint:** white through apricot to dark orange. A key reads "0" on the left, "100" on the right.',
        0,
        100,
    ),
    ('- Scale ("kWh"): cream for 15, orange near the middle, dark red for 80', 15, 80),
    ("- **Scale (kWh):** cream for 15, orange near the middle, dark red for 80", 15, 80),
    (
        "## Color Key\nA strip covers scores from 2.0 to 4.0:\n- **Dark green:** 2.0–2.1\n- **Red:** 2.1–4.0",
        2,
        4,
    ),
    ("### Legend\nThe color bar on the right covers accuracies between 20 and 90.", 20, 90),
    ("- **Palette:** white (0) to navy (50)", 0, 50),
    ("- **Colors:** white = 0, navy = 50", 0, 50),
    ("- **Color scale:** min 0 (white), max 50 (navy)", 0, 50),
    ("- **Color scale:** white ≙ 0, navy ≙ 50", 0, 50),
    ("- **Color scale:** black → 0.0, pink → 0.5, cream → 1.0 (for all panels)", 0, 1),
    ("- **Color scale:** from −3 (blue) through 0 (white) to +3 (red)", -3, 3),
    (
        '- **Colorbar** (right edge, captioned "rank"): saturated blue = -1, white = 0, saturated red = +1.',
        -1,
        1,
    ),
    ("- **Colorbar:** `loss`; `2.0` (dark) → `4.0` (bright)", 2, 4),
    ('- **Color bar:** labeled "F1"; its ends are 0.3 (light) and 0.9 (dark)', 0.3, 0.9),
    ("- **Color bar:** its lower end (white) is 10, its upper end (black) 60", 10, 60),
    ("- **Color bar:** The lightest shade stands for 10, the darkest for 60", 10, 60),
    ("- **Heat scale:** [10, 60]", 10, 60),
    ("- **Colour coding:** pale = 10, deep = 60", 10, 60),
    ("Its colour scale starts at 10 (white) and ends at 60 (black).", 10, 60),
    ("Colours range between white for 10 and black for 60.", 10, 60),
    ("- **Legend:** 0-20 light, 20-40 medium, 40-60 dark", 0, 60),
    ("- **Legend:** light (0-20), medium (20-40), dark (40-60)", 0, 60),
    ("- **Intensity:** 0 to 60, from white to black", 0, 60),
    ("- **Value range:** 0 (white) – 60 (black)", 0, 60),
    ("- **Scale bar ticks:** 0, 20, 40, 60", 0, 60),
    ("- **Color bar range:** 0–60", 0, 60),
    ("- **Color scale minimum:** 0\n- **Color scale maximum:** 60", 0, 60),
    ("- **Color scale:**\n  - Low end: 0 (white)\n  - High end: 60 (black)", 0, 60),
    ("- **Color scale:**\n  - Lowest: white, 0\n  - Highest: black, 60", 0, 60),
    ("- **Color scale:**\n  - White: 0\n  - Grey: 30\n  - Black: 60", 0, 60),
]


@pytest.mark.parametrize(("statement", "label", "categories"), AXES)
def test_axis(statement, label, categories):
    text = (
        "## Heatmap: Study\n### Overview\nThe image is a heatmap.\n### Components/Axes\n"
        f"{statement}\n- **Y-axis (Kind)**: aa, bb\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert (panel.x_axis.label, list(panel.x_axis.categories)) == (label, categories)
    assert list(panel.y_axis.categories) == ["aa", "bb"]


@pytest.mark.parametrize("span", SPANS)
def test_span_of_labels(span):
    text = f"## Heatmap: Study\n- **X-axis (Head):** {span}\n- **Y-axis (Kind)**: aa, bb\n"
    (panel,) = heatparse.parse(text).panels
    assert list(panel.x_axis.categories) == HEADS


def test_gloss():
    text = (
        "## Heatmap: Study\n- **X-axis (Port):** OS (Oslo), RM (Rome)\n- **Y-axis (Kind)**: aa, bb\n\n"
        "### Data\n- aa: OS 1, RM 2\n- bb: OS 3, RM 4\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert list(panel.x_axis.categories) == ["OS", "RM"]
    always = text.replace("OS 1, RM 2", "OS (Oslo) 1, RM (Rome) 2").replace(
        "OS 3, RM 4", "OS (Oslo) 3, RM (Rome) 4"
    )
    kept = heatparse.parse(always).panels[0]
    assert list(kept.x_axis.categories) == ["OS (Oslo)", "RM (Rome)"]


@pytest.mark.parametrize(("statement", "low", "high"), SCALES)
def test_scale(statement, low, high):
    text = (
        "## Heatmap: Study\n### Overview\nThe image is a heatmap of scores.\n### Components/Axes\n"
        f"- **X-axis (Task)**: aa, bb\n- **Y-axis (Kind)**: cc, dd\n{statement}\n"
        "### Detailed Analysis\n- cc: 20, 30\n- dd: 21, 22\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert panel.legend is not None
    assert (panel.legend.low, panel.legend.high) == (low, high)


def test_short_names_of_both_axes():
    rows = "".join(f"- L{n}: h1={n / 10}; h2={n / 20}; h3={n / 50}\n" for n in range(1, 5))
    text = f"## Heatmap: Heads\n- **Y-axis (Layer)**: 1 to 4\n- **X-axis (Head)**: 1 to 3\n\n### Data\n{rows}"
    (panel,) = heatparse.parse(text).panels
    assert len(panel.cells) == 12
    assert {(c.row, c.column): c.value.value for c in panel.cells}["3", "2"] == 0.15


@pytest.mark.parametrize("span", ["P1–P3", "P1-P3", "P1 to P3", "`P1`–`P3`"])
def test_parts_of_rows(span):
    rows = "".join(f"- **{name}**\n  - {span}: 1, 2, 3\n  - P4–P5 (late): 4, 5\n" for name in ("Ape", "Bat"))
    text = (
        "## Heatmap: Zoo\n- **Y-axis (Animal)**: Ape, Bat\n- **X-axis (Place)**: P1, P2, P3, P4, P5\n\n"
        f"### Data\n{rows}"
    )
    (panel,) = heatparse.parse(text).panels
    assert [(c.row, c.column, c.value.value) for c in panel.cells] == [
        (row, f"P{n}", float(n)) for row in ("Ape", "Bat") for n in range(1, 6)
    ]


def test_a_table_in_two_parts():
    def table(hours):
        head = "Day | " + " | ".join(f"{h:02}" for h in hours) + "\n---" + "|---" * len(hours) + "\n"
        return head + "".join(
            f"{day} | " + " | ".join(f"{h + n}" for h in hours) + "\n" for n, day in enumerate(("Mon", "Tue"))
        )

    text = (
        "## Heatmap: Trips\n- **X-axis (Hour)**: 0 to 11\n- **Y-axis (Day)**: Monday, Tuesday\n\n"
        f"#### Part 1: night\n{table(range(6))}\n#### Part 2: morning\n{table(range(6, 12))}"
    )
    (panel,) = heatparse.parse(text).panels
    assert list(panel.y_axis.categories) == ["Monday", "Tuesday"]
    assert len(panel.cells) == 24


def test_a_table_turned_round_is_told_by_its_corner():
    text = (
        '## Heatmap: Levels\n- X-axis: "Gauge", three gauges ordered downstream\n- Y-axis: "Date", 2 days\n\n'
        "```csv\ngauge;2024-03-01;2024-03-02\nK-1;10;20\nK-2;30;40\nK-3;50;60\n```\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert (panel.x_axis.label, list(panel.x_axis.categories)) == ("Gauge", ["K-1", "K-2", "K-3"])
    assert (panel.y_axis.label, list(panel.y_axis.categories)) == ("Date", ["2024-03-01", "2024-03-02"])


def test_the_ends_of_an_axis_head_no_group():
    rows = "".join(f"- **Layer {n}**: {n}.1 / {n}.2 / {n}.3 / {n}.4\n" for n in range(3))
    text = (
        "## Heatmap: Experts\n- **X-axis (Expert)**: E0 to E3\n- **Y-axis (Layer)**: 0 to 2\n\n### Data\n"
        f"Values from E0 to E3:\n{rows}"
    )
    (panel,) = heatparse.parse(text).panels
    assert len(panel.cells) == 12


def test_lines_of_values_below_a_legend_are_cells():
    text = (
        "## Heatmap: Zoo\n- **X-axis (Place)**: Rome, Oslo\n- **Y-axis (Animal)**: Ape, Bat\n"
        "- **Color scale**: 0 (white) to 1 (navy)\n- Ape, Rome: 0.1 (white)\n- Ape, Oslo: 0.9 (navy)\n"
        "- Bat, Rome: 0.4 (pale blue)\n- Bat, Oslo: 1.4 (navy)\n"
    )
    report = heatparse.check(text)
    (panel,) = report.document.panels
    assert (len(panel.cells), panel.legend.low, panel.legend.high) == (4, 0, 1)
    assert [finding.rule for finding in report.findings] == ["value-outside-legend"]


def test_a_range_and_its_step_stand_in_two_items():
    text = (
        "## Heatmap: Zoo\n- **X-axis**: `Age`\n  - Markers: `1`, `2`\n- **Y-axis**: `Depth (%)`\n"
        "  - Range: `0` (top) to `40` (bottom)\n  - Increment: `10`\n\n### Trends\n"
        "- **Along the Y-axis:** values fall from depth `0` down to depth `30`.\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert list(panel.y_axis.categories) == ["0", "10", "20", "30", "40"]


def test_directions_tell_the_axes():
    text = (
        "A heatmap relates goods to regions. The goods from top to bottom are Wool, Salt, and Tin. "
        "The regions from left to right are North, East, South, and West. A colour key runs from 1 (white) to "
        "5 (black).\n\nTin from the West bears the highest risk, at 4.8.\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert list(panel.y_axis.categories) == ["Wool", "Salt", "Tin"]
    assert list(panel.x_axis.categories) == ["North", "East", "South", "West"]


def test_a_quoted_name_is_that_of_both_axes():
    text = '## Heatmap: Zoo\n- **X-axis and Y-axis:** "Judge", with the ticks Ada, Ben, Cho.\n'
    (panel,) = heatparse.parse(text).panels
    assert panel.x_axis.label == panel.y_axis.label == "Judge"
    assert list(panel.x_axis.categories) == list(panel.y_axis.categories) == ["Ada", "Ben", "Cho"]


def test_a_gloss_of_some_labels():
    rows = "".join(
        f"- **{name}:**\n- A: {n}\n- B: {n + 1}\n"
        for n, name in enumerate(("Optics", "Heat & Wav.", "Fields"), 1)
    )
    text = (
        "## Heatmap: Courses\n- **X-axis**: A, B\n- **Y-axis**:\n  - Optics\n  - Heat & Wav. (Heat and Waves)\n"
        f"  - Fields\n\n### Data\n{rows}"
    )
    (panel,) = heatparse.parse(text).panels
    assert {(c.row, c.column): c.value.value for c in panel.cells} == {
        ("Optics", "A"): 1, ("Optics", "B"): 2, ("Heat & Wav. (Heat and Waves)", "A"): 2,
        ("Heat & Wav. (Heat and Waves)", "B"): 3, ("Fields", "A"): 3, ("Fields", "B"): 4,
    }  # fmt: skip


def test_initials_of_axes():
    rows = "".join(
        f"- lr `{rate}`: bs 8 = {n}.5, bs 16 = {n}.7\n" for n, rate in enumerate(("1e-5", "3e-5"), 80)
    )
    axes = "- **Rows (Learning rate)**: `1e-5`, `3e-5`\n- **Columns (Batch size)**: `8`, `16`\n"
    text = f"## Heatmap: Runs\n{axes}\n### Data\n{rows}"
    (panel,) = heatparse.parse(text).panels
    assert [(c.row, c.column, c.value.value) for c in panel.cells] == [
        ("1e-5", "8", 80.5), ("1e-5", "16", 80.7), ("3e-5", "8", 81.5), ("3e-5", "16", 81.7),
    ]  # fmt: skip
