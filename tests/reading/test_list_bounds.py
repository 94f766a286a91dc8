"""Where the list of an axis begins and ends: names in front of it, and what is said of its labels behind."""

from itertools import product

import pytest

import heatparse

LISTS = {
    "words": ["Oslo", "Rome", "Bern", "Kyiv"],
    "letters": ["A", "B", "C", "D"],
    "decimals": ["0.00", "0.25", "0.50", "1.00"],
    "signed": ["-5", "0", "5", "10"],
    "months": ["Jan", "Feb", "Mar", "Apr"],
    "word first": ["Dry", "40 %", "70 %", "100 %"],
    "durations": ["1 h", "2 h", "4 h", "8 h"],
}
FORMS = {
    "plain": ", ".join,
    "ticks": lambda labels: ", ".join(f"`{label}`" for label in labels),
    "code": lambda labels: f"`{', '.join(labels)}`",
    "slashes": " / ".join,
}
HEADS = [
    '**X-axis:** "Size", {}',
    "**X-axis (Size):** {}",
    '**X-axis:** "Size" with the markers {}',
    "**Horizontal axis:** Size, ticks at {}",
    '**X-axis:** Labeled "**Size**", with the markers {}',
    '**Columns, "Size":** {}',
]
TAILS = [
    " (4 columns)",
    " (west to east)",
    " ({first} at the left)",
    "; {first} is at the left.",
    ", from left to right",
    ", increasing to the right",
    ", one column per size",
    ", with {first} at the left",
]
CLAUSES = [
    ", i.e. the size grows to the right",
    ", so the plants get larger, as told",
    ", that is, each one is larger",
    ", the last being that of the oldest",
    "; the sizes are those of the nursery",
    " (the last is that of the oldest trees)",
    " (as in the tables of the nursery)",
    " (number of trees in the corner)",
    " – the last is the largest",
    " – each with a tick",
    ", taken from the tables of the nursery",
]


def categories(line):
    text = f'# Heatmap: Test\n\n## Axes\n- {line}\n- **Y-axis:** "Team", Ant, Bee\n\n## Trends\n- Nothing.\n'
    (panel,) = heatparse.parse(text).panels
    return panel.x_axis.label, list(panel.x_axis.categories)


@pytest.mark.parametrize("kind", LISTS)
@pytest.mark.parametrize("form", FORMS)
def test_a_list_between_its_name_and_a_remark(kind, form):
    labels = LISTS[kind]
    for head, tail in product(HEADS, TAILS):
        line = head.format(FORMS[form](labels)) + tail.format(first=labels[0])
        assert categories(line) == ("Size", labels), line


@pytest.mark.parametrize("kind", LISTS)
@pytest.mark.parametrize("form", FORMS)
def test_a_list_in_front_of_a_clause(kind, form):
    labels = LISTS[kind]
    for head, tail in product(HEADS, CLAUSES):
        line = head.format(FORMS[form](labels)) + tail
        assert categories(line) == ("Size", labels), line


@pytest.mark.parametrize(
    "labels",
    [
        ["as in print", "as in speech", "as in song"],
        ["the ox gets hay", "the cow gets oats", "the calf gets milk"],
        ["Low (2 mg)", "Mid (5 mg)", "High (9 mg)"],
        ["Europe", "Asia", "Other (rest of the world)"],
    ],
)
def test_labels_that_look_like_clauses(labels):
    assert categories(f"**X-axis (Size):** {', '.join(labels)}") == ("Size", labels)


def test_a_bracket_of_all_labels_that_the_rows_never_repeat():
    rows = "\n".join(f"- **{label}:** Ant 0.1, Bee 0.2" for label in ("Low", "Mid", "High"))
    head = (
        "# Heatmap: Test\n\n- **X-axis:** Ant, Bee\n- **Y-axis (Dose):** Low, Mid, High (in mg per day)\n\n"
    )
    (panel,) = heatparse.parse(head + rows).panels
    assert list(panel.y_axis.categories) == ["Low", "Mid", "High"]
    (panel,) = heatparse.parse(head + rows.replace("High", "High (in mg per day)")).panels
    assert list(panel.y_axis.categories) == ["Low", "Mid", "High (in mg per day)"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("**X-axis:** Month, Jan, Feb, Mar, Apr (4 columns)", ("Month", LISTS["months"])),
        ("**X-axis:** Team, Ant, Bee, Cow (3 columns)", ("Team", ["Ant", "Bee", "Cow"])),
        ("**X-axis (Depth):** ticks 0.00 (root), 0.25, 1.00 (tip)", ("Depth", ["0.00", "0.25", "1.00"])),
        # labels that look like names and remarks
        ("**X-axis (Word):** `<s>`, the, cat", ("Word", ["<s>", "the", "cat"])),
        ("**X-axis (Step):** Input, L0, L1, L2", ("Step", ["Input", "L0", "L1", "L2"])),
        (
            "**X-axis (Corner):** top left, top right, bottom left",
            ("Corner", ["top left", "top right", "bottom left"]),
        ),
        ("**X-axis (Key):** L:C, L:B, L:A", ("Key", ["L:C", "L:B", "L:A"])),
        ("**X-axis (Wind):** North, East, South, and West.", ("Wind", ["North", "East", "South", "West"])),
    ],
)
def test_names_and_labels_that_look_alike(line, expected):
    assert categories(line) == expected


def test_other_charts_beside_a_heatmap_are_no_panels():
    text = (
        "## Chart: Noise\n### Overview\nThree panels: (a) a heatmap, (b) a line chart.\n### Components/Axes\n"
        '**Panel (a) – Heatmap**\n* **Y-axis:** "Team", Ant, Bee\n* **X-axis:** "Day", Mon, Tue\n'
        "* **Color bar:** 0 to 9\n**Panel (b) – Line chart**\n* **X-axis:** Epoch, 0 to 9. **Y-axis:** Loss (0 to 7).\n"
        "### Detailed Analysis\n**Panel (a): Values**\n* **Ant:** 1, 2\n* **Bee:** 3, 4\n**Panel (b): Curves**\n"
        "* base: starts at ~6.\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert [cell.value.value for cell in panel.cells] == [1, 2, 3, 4]


def test_a_size_in_front_of_heatmaps_is_that_of_each():
    text = (
        "## Heatmap Pair: Ants\nTwo 2×2 heatmaps stand side by side.\n- **X-axis:** Mon, Tue\n- **Y-axis:** Ant, Bee\n"
        "**Left heatmap: Base**\n* Ant: 1, 2\n* Bee: 3, 4\n**Right heatmap: Tuned**\n* Ant: 5, 6\n* Bee: 7, 8\n"
    )
    assert [panel.title for panel in heatparse.parse(text).panels] == ["Base", "Tuned"]


def test_clusters_of_one_map_are_no_panels():
    text = (
        "# Heatmap: Valves\n- **X-axis:** `Cycle`, ticks 0, 5, 10\n- **Y-axis:** `Bar`, ticks 2, 4\n"
        "- **Legend:** 0 to 9\n"
        "## Key Data Points\n### A. Low-Score Cluster (Green)\n- `(x=0, y=2)` → `1`\n- `(x=5, y=2)` → `2`\n"
        "### B. High-Score Cluster (Red)\n- `(x=10, y=4)` → `9`\n- `(x=5, y=4)` → `8`\n"
        "### C. Medium Scores (Yellow)\n- `(x=0, y=4)` → `5`\n- `(x=10, y=2)` → `4`\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert len(panel.cells) == 6


def test_an_item_may_hold_several_labels():
    text = (
        "# Heatmap: Probe\n- **X-axis:** The labels are:\n  - `first`\n  - `last`\n  - `-3`, `-2`, `-1`\n"
        "- **Y-axis:** Ant, Bee\n\n- (Ant, `-1`): 0.5\n"
    )
    report = heatparse.check(text)
    assert list(report.document.panels[0].x_axis.categories) == ["first", "last", "-3", "-2", "-1"]
    assert not report.findings


AXES = "- **X-axis (Drug A):** none, low, high\n- **Y-axis (Drug B):** off, weak, mid, strong\n"


@pytest.mark.parametrize(
    ("sentence", "rules"),
    [
        ("The heatmap shows two drugs at several doses.", []),
        ("The heatmap shows three doses of Drug B.", []),
        ("The heatmap compares five doses of Drug A: none, low and high.", ["axis-count-mismatch"]),
    ],
)
def test_counts_of_the_axes_themselves(sentence, rules):
    text = f"# Heatmap: Doses\n{sentence}\n{AXES}- **Color bar:** 0 to 9\n"
    assert [finding.rule for finding in heatparse.check(text).findings] == rules


def test_bands_that_touch_do_not_contradict_each_other():
    text = (
        "# Heatmap: Power\n- **X-axis:** Time (s), ticks 0, 20, 40, 60, 80\n"
        "- **Y-axis:** Frequency (Hz), ticks 0, 10, 20, 30\n"
        "- **Color bar:** -20 to 20\n## Data\n| Range | 0–40 s (open) | 40–80 s (closed) |\n|---|---|---|\n"
        "| 0–10 Hz | 10 to 15 | 1 to 3 |\n| 10–30 Hz | -5 to 0 | -9 to -6 |\n"
    )
    report = heatparse.check(text)
    (panel,) = report.document.panels
    assert not report.findings
    assert not panel.cells
    assert [(list(r.rows), list(r.columns)) for r in panel.regions][:2] == [
        (["0", "10"], ["0", "20", "40"]),
        (["0", "10"], ["40", "60", "80"]),
    ]


@pytest.mark.parametrize("joint", ["with", "showing", "carrying", "covering"])
def test_a_name_that_a_small_word_joins_to_the_list(joint):
    rows = "".join(f"- **{size}:** 1, 2, 3\n" for size in ("Small", "Large"))
    text = f"# Heatmap: Test\n\n- **X-axis:** Crop {joint} Oats, Rye, Spelt\n- **Y-axis:** Small, Large\n\n{rows}"
    (panel,) = heatparse.parse(f"{text}- Oats lead.\n").panels
    assert (panel.x_axis.label, list(panel.x_axis.categories)) == ("Crop", ["Oats", "Rye", "Spelt"])
    (panel,) = heatparse.parse(f"{text}- Crop {joint} Oats leads.\n").panels
    assert list(panel.x_axis.categories) == [f"Crop {joint} Oats", "Rye", "Spelt"]


@pytest.mark.parametrize("joint", ["with", "of", "listing", "showing"])
def test_a_list_in_a_bracket_behind_a_joint(joint):
    assert categories(f"**X-axis:** Size ({joint} A, B, C)") == ("Size", ["A", "B", "C"])


def test_clauses_on_the_sides_of_a_figure_are_no_labels() -> None:
    text = """# Two confusion matrices
The figure has two heatmaps: "Plain" on the left and "With Noise" on the right. True classes form the rows, \
predicted classes form the columns, and every class is represented by 90 clips.

**Plain**

| | Owl | Jay |
|---|---|---|
| Owl | 80 | 10 |
| Jay | 12 | 78 |

**With Noise**

| | Owl | Jay |
|---|---|---|
| Owl | 70 | 20 |
| Jay | 22 | 68 |
"""
    import heatparse

    assert [panel.title for panel in heatparse.parse(text).panels] == ["Plain", "With Noise"]


@pytest.mark.parametrize("tail", [" of the footprint", " kilometers from the coast", " are the sizes", ""])
def test_words_behind_the_last_quoted_label(tail):
    text = f"## Heatmap: T\n### Axes\n- **X-axis (Size):** `1%`, `2%`, `20%`{tail}.\n- **Y-axis:** Ant, Bee\n"
    assert list(heatparse.parse(text).panels[0].x_axis.categories) == ["1%", "2%", "20%"]
