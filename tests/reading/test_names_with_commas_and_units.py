"""Labels that hold commas, labels that no axis lists, and numbers that their unit makes places."""

import pytest

import heatparse
from heatparse.models import Panel


def _panel(*lines: str) -> Panel:
    return heatparse.parse("\n".join(["## Heatmap: Trial", "", *lines, ""])).panels[0]


def _columns(line: str) -> tuple[str, ...]:
    return _panel(line).x_axis.categories


def _cells(frame: tuple[str, str], *lines: str) -> list[tuple[str | None, str | None, str]]:
    panel = _panel(f"- **X-axis:** {frame[0]}", f"- **Y-axis:** {frame[1]}", "", "### Data", "", *lines)
    return [(cell.row, cell.column, cell.value.text) for cell in panel.cells if cell.value]


@pytest.mark.parametrize(
    ("line", "labels"),
    [
        ('**X-axis:** "Eluent" (water; 1,3-dioxolane; MTBE)', ["water", "1,3-dioxolane", "MTBE"]),
        (
            "**X-axis (Diol):** 1,4-butanediol, 2,3-butanediol, glycol",
            ["1,4-butanediol", "2,3-butanediol", "glycol"],
        ),
        ("**X-axis:** Amide — N,N-DMA, urea, N,N-DMF", ["N,N-DMA", "urea", "N,N-DMF"]),
        (
            "**X-axis (Ring):** 1,2,4-triazole, 1,3,5-triazine, furan",
            ["1,2,4-triazole", "1,3,5-triazine", "furan"],
        ),
        ("**X-axis (Ligand):** phenol, 2,2'-bipyridine, urea", ["phenol", "2,2'-bipyridine", "urea"]),
        ("**X-axis (Day):** 1-day,2-day,3-day", ["1-day", "2-day", "3-day"]),
        ("**X-axis (Rate):** 1, 2,4, 8", ["1", "2", "4", "8"]),
    ],
)
def test_numbers_in_front_of_a_chemical_belong_to_its_name(line: str, labels: list[str]) -> None:
    assert list(_columns(line)) == labels


@pytest.mark.parametrize(
    ("line", "labels"),
    [
        (
            "**X-axis:** Rent; Heat; Phone, mail and post; Rest",
            ["Rent", "Heat", "Phone, mail and post", "Rest"],
        ),
        ("**X-axis:** Alm; Bry; Cor; Dun, outer", ["Alm", "Bry", "Cor", "Dun, outer"]),
        ('**Columns (x-axis, "Shelf"):** Salt • Tea, loose • Oil', ["Salt", "Tea, loose", "Oil"]),
        ("**X-axis (Arm):** Placebo · Low, oral · High, oral", ["Placebo", "Low, oral", "High, oral"]),
        ("**X-axis (Unit):** Payroll | Law | Tools, IT and rooms", ["Payroll", "Law", "Tools, IT and rooms"]),
        ("**X-axis (Unit):** payroll, IT helpdesk, law", ["payroll", "IT helpdesk", "law"]),
        ("**X-axis:** Alm; Bry; Cor, from left to right", ["Alm", "Bry", "Cor"]),
    ],
)
def test_commas_inside_of_labels_part_nothing_between_other_signs(line: str, labels: list[str]) -> None:
    assert list(_columns(line)) == labels


TEMPERATURES = ('"T = 20 K", "T = 40 K"', '"y = 0", "y = 0.5"')
NUMBERED = [
    (TEMPERATURES, "({r}, {c}) → {v}", ("y = 0", "y = 0.5", "T = 20 K", "T = 40 K", "T = 90 K")),
    (TEMPERATURES, "{r}, {c}: {v}", ("y = 0", "y = 0.5", "T = 20 K", "T = 40 K", "T = 90 K")),
    (("5 kPa, 10 kPa", "Low, High"), "({r}, {c}): {v}", ("Low", "High", "5 kPa", "10 kPa", "40 kPa")),
    (('"Week 1", "Week 2"', '"Bed A", "Bed B"'), "({r}, {c}) = {v}", ("Bed A", "Bed B", "Week 1", "Week 2", "Week 7")),
    (('"L = 5 mm", "L = 9 mm"', "Oak, Elm"), "{r}, {c}: {v}", ("Oak", "Elm", "L = 5 mm", "L = 9 mm", "L = 30 mm")),
]  # fmt: skip


@pytest.mark.parametrize(("frame", "form", "names"), NUMBERED)
def test_a_label_that_differs_by_its_number_is_one_that_no_axis_lists(
    frame: tuple[str, str], form: str, names: tuple[str, ...]
) -> None:
    one, other, first, second, unlisted = names
    told = [(one, first, "0.21"), (one, second, "0.34"), (other, unlisted, "0.75")]
    lines = ["- " + form.format(r=row, c=column, v=value) for row, column, value in told]
    assert _cells(frame, *lines) == told


SOIL = ('"Day": 3 May, 17 May, 31 May', '"Depth (cm)": 5, 15, 25')


@pytest.mark.parametrize(
    "sentence",
    [
        "At 15 cm, the reading is 30% on 3 May and 20% on 31 May.",
        "At 15 cm one reads 30% on 3 May, and 20% on 31 May. The other numbers are too small.",
        "Further down, at 15 cm, the ground starts at 30% on 3 May and has dried to 20% by 31 May.",
        "The 15 cm row holds 30% on 3 May but only 20% on 31 May.",
        "In the 15 cm row the figures 30% (3 May) and 20% (31 May) stand out.",
    ],
)
def test_a_number_with_the_unit_of_an_axis_is_a_place_on_it(sentence: str) -> None:
    assert _cells(SOIL, sentence) == [("15", "3 May", "30%"), ("15", "31 May", "20%")]


@pytest.mark.parametrize(
    "sentence",
    [
        "At 15 cm the reading is 5% higher on 3 May and 4% lower on 31 May.",
        "At 15 cm it drops by 3% on 3 May and by 4% on 31 May.",
        "At 15 m the reading is 30% on 3 May and 20% on 31 May.",
        "At 15 cm it loses 3% on 3 May and 5% on 31 May.",
        "Between 3 May and 31 May, the 5 cm row loses 21 points.",
    ],
)
def test_changes_and_other_units_give_no_cells(sentence: str) -> None:
    assert _cells(SOIL, sentence) == []


PROBES = ("Oslo, Rome, Bern", '"Layer": 4, 8, 12')
TOLD = [("4", "Oslo", "0.91"), ("4", "Rome", "0.72"), ("8", "Oslo", "0.95"), ("8", "Bern", "0.81")]


@pytest.mark.parametrize(
    "sentence",
    [
        "Layer 4 reads 0.91 (Oslo), 0.72 (Rome); layer 8 reads 0.95 (Oslo), 0.81 (Bern).",
        "Layer 4: 0.91 (Oslo), 0.72 (Rome); Layer 8: 0.95 (Oslo), 0.81 (Bern).",
        "Layer 4 has 0.91 in Oslo and 0.72 in Rome; layer 8 has 0.95 in Oslo and 0.81 in Bern.",
        "Layer 4 shows 0.91 (Oslo) and 0.72 (Rome), layer 8 shows 0.95 (Oslo) and 0.81 (Bern).",
        "- Layer 4: 0.91 (Oslo), 0.72 (Rome); layer 8: 0.95 (Oslo), 0.81 (Bern)",
    ],
)
def test_each_row_of_a_line_has_its_own_number(sentence: str) -> None:
    assert _cells(PROBES, sentence) == TOLD


VARIANTS = ("Oslo, Rome, Bern", "Full, w/o cache, w/o index")


@pytest.mark.parametrize(
    "sentence",
    [
        'For "w/o index", only the Rome cell is legible, at about 40.',
        "In the w/o index row, just the Rome cell can be read; it shows about 40.",
        "In the w/o index row, only the Rome value is readable (about 40).",
        'Only the Rome entry of "w/o index" could be read: about 40.',
        'The only legible cell of "w/o index" is Rome, at about 40.',
    ],
)
def test_the_one_legible_cell_of_a_row_is_read(sentence: str) -> None:
    assert _cells(VARIANTS, sentence) == [("w/o index", "Rome", "about 40")]


def test_a_loss_in_one_cell_is_no_value_of_it() -> None:
    assert _cells(VARIANTS, '"w/o index" loses 40 on Rome only.') == []
