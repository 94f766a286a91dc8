"""Zones: a head with its own words, blocks of both axes, what the rest of a list leaves, and points set apart."""

from itertools import product

import pytest

import heatparse

MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
AXES = f"- **X-axis:** Hour, 0 to 9\n- **Y-axis:** Month, {', '.join(MONTHS)}\n- **Legend:** Load, 0 to 99\n"


def panel(lines):
    (found,) = heatparse.parse(f"# Heatmap: Load of a Pump\n{AXES}\n## Values\n{lines}\n").panels
    return found


def regions(lines):
    found = panel(lines)
    hours = [str(hour) for hour in range(10)]
    return {
        cell: (r.value.low, r.value.high) if r.value.value is None else (r.value.value, r.value.value)
        for r in found.regions
        for cell in product(r.rows or MONTHS, r.columns or hours)
    }


def expected(*told):
    return {
        (MONTHS[row], str(hour)): value for rows, hours, value in told for row, hour in product(rows, hours)
    }


@pytest.mark.parametrize(
    "head",
    [
        "*   **Months Feb–Apr (upper part):** Hardly any structure.",
        "*   **Spring (Feb–Apr):** A quiet time.",
        "1. **Spring (Feb–Apr)**",
        "*   Spring (Feb to Apr):",
    ],
)
@pytest.mark.parametrize(
    ("low", "high"),
    [
        ("Hours 0–3: about 10–20 units (pale)", "Hours 4 to 9: 30–40, orange"),
        ("`0` to `3`: ~10–20", "Hours 4–9: ~30–40"),
    ],
)
def test_a_head_with_words_of_its_own(head, low, high):
    lines = f"{head}\n    - {low}\n    - {high}"
    assert regions(lines) == expected(
        (range(1, 4), range(4), (10, 20)), (range(1, 4), range(4, 10), (30, 40))
    )


def test_an_item_with_words_heads_no_item_beside_it():
    found = regions("- **Months Jan–Mar:** Pale throughout.\n- Hours 0–3: 10–20")
    assert found == expected((range(6), range(4), (10, 20)))


BLOCKS = (
    "- **Corner (months Jan–Feb, hours 0–3):** 60–80, red\n- **Center (months Mar–Apr, hours 4–6):** 40–50\n"
)


@pytest.mark.parametrize("rest", ["All remaining cells", "The rest", "Remaining cells", "All other cells"])
def test_blocks_and_what_they_leave(rest):
    found = regions(f"{BLOCKS}- **{rest}:** 10–20, pale yellow")
    blocks = expected((range(2), range(4), (60, 80)), (range(2, 4), range(4, 7), (40, 50)))
    left = {cell: (10, 20) for cell in expected((range(6), range(10), None)) if cell not in blocks}
    assert found == blocks | left


def test_a_line_that_was_not_read_leaves_the_rest_open():
    found = regions(f"{BLOCKS}- **Hot spots:** 70 here and there\n- **All remaining cells:** 10–20")
    assert len(found) == 2 * 4 + 2 * 3


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("All hours except 3: 10–20", [(set(range(10)) - {3}, (10, 20))]),
        ("10–20 for all hours", [(range(10), (10, 20))]),
        ("hours 0–4 about 10 to 20; hours 6–9 about 30 to 40", [(range(5), (10, 20)), (range(6, 10), (30, 40))]),
    ],
)  # fmt: skip
def test_lines_of_a_zone(line, told):
    key = "" if line.startswith("All") else "**Values:** "
    found = regions(f"### Zone 1: Months Mar–May\n- {key}{line}")
    assert found == expected(*((range(2, 5), hours, value) for hours, value in told))


@pytest.mark.parametrize(("count", "rest"), [(4, [0, 3, 4, 5]), (3, []), (5, [])])
def test_others_that_are_counted(count, rest):
    found = regions(
        f"### Zone 2: Hours 3–5\n- **Values:** Feb and Mar at 40–50, the other {count} months at 10–20"
    )
    assert found == expected(([1, 2], range(3, 6), (40, 50)), (rest, range(3, 6), (10, 20)))


def test_an_average_is_no_region():
    assert not regions("### Zone 1: Months Mar–May\n- **Average:** 10–20 for all hours")


@pytest.mark.parametrize("head", ["Levels 0-4 (surface)", "Levels 0–4"])
def test_an_axis_whose_name_is_a_common_word_is_known_in_the_plural(head):
    text = (
        "# Heatmap: Salinity\n* **Y-axis:** Level, integers from 0 to 9\n* **X-axis:** Station: Alva, Brim, Corr\n\n"
        f"## Data\n* **{head}:** Light colors.\n    * `Alva`: 4-8\n    * `Brim` and `Corr`: 10-14\n"
        "* **Levels 5-9 (bottom):** Dark colors.\n    * `Alva`: 9-13\n    * `Brim`: 15-19\n    * `Corr`: 25-29\n"
    )
    (found,) = heatparse.parse(text).panels
    assert not found.cells
    assert [(r.rows[0], r.rows[-1], r.columns) for r in found.regions] == [
        ("0", "4", ("Alva",)),
        ("0", "4", ("Brim", "Corr")),
        ("5", "9", ("Alva",)),
        ("5", "9", ("Brim",)),
        ("5", "9", ("Corr",)),
    ]


def test_a_sentence_behind_lists_of_numbers_is_whole():
    text = f"# Heatmap: Load\n{AXES}\n## Values\n- Hours 0–3: 10–20\n- Hours 4–9: 30–40\n\n## Notes\n"
    text += "- At noon the load of the pump lies at 30.\n"
    assert not [finding for finding in heatparse.check(text).findings if finding.rule == "truncated"]
