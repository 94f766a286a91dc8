"""Lines that count something at a place: "12 nests in Rome" below "Ant", "40 trips to Lake" below "From Port"."""

import pytest

import heatparse

SITES = "## Heatmap: Nests\n- Rows (species): Ant, Bee\n- Columns (site): Rome, Oslo\n\n"
TRIPS = "## Heatmap: Trips\n- Rows (From): Port, Old Town\n- Columns (To): Port, Old Town\n\n"
NESTS = {("Ant", "Rome"): 12, ("Ant", "Oslo"): 7, ("Bee", "Rome"): 3, ("Bee", "Oslo"): 1}
RIDES = {
    ("Port", "Port"): 21, ("Port", "Old Town"): 40, ("Old Town", "Port"): 36, ("Old Town", "Old Town"): 50,
}  # fmt: skip


def values(text: str) -> dict[tuple[str | None, str | None], float | None]:
    (panel,) = heatparse.parse(text).panels
    return {(cell.row, cell.column): cell.value.value if cell.value else None for cell in panel.cells}


@pytest.mark.parametrize(
    "form",
    [
        "**{}**\n- {} nests in Rome\n- {} nests in Oslo\n\n",
        "**{}:**\n- {} nests at Rome\n- {} nests at Oslo\n\n",
        "### {}\n* {} active nests in Rome (old)\n* {} active nests in Oslo\n\n",
        "**Nests of {}**\n- {} in Rome\n- {} in Oslo\n\n",
        "*Sightings of {}:*\n- {} nests in Rome.\n- {} nests in Oslo.\n\n",
    ],
)
def test_counts_at_places(form: str) -> None:
    assert values(SITES + form.format("Ant", 12, 7) + form.format("Bee", 3, 1)) == NESTS


@pytest.mark.parametrize("head", ["**Starting in {}**", "**Trips from {}**", "**From {}:**", "**{}**"])
@pytest.mark.parametrize("noun", [" trips", " bike trips", ""])
def test_counts_to_places_of_a_square(head: str, noun: str) -> None:
    lines = f"{head}\n- {{}}{noun} to Port\n- {{}}{noun} to Old Town\n\n"
    text = TRIPS + lines.format("Port", 21, 40) + lines.format("Old Town", 36, 50)
    assert values(text) == RIDES


def test_counts_from_places() -> None:
    lines = "**Arriving in {}**\n- {} trips from Port\n- {} trips from Old Town\n\n"
    assert values(TRIPS + lines.format("Port", 21, 36) + lines.format("Old Town", 40, 50)) == RIDES


def test_what_is_counted_in_comparison_is_no_cell() -> None:
    text = (
        SITES
        + "**Ant**\n- 12 nests in Rome\n- drop of 5 nests in Oslo\n- 5 more nests in Rome than in Oslo\n"
    )
    assert values(text) == {("Ant", "Rome"): 12}


def test_head_that_compares_is_no_group() -> None:
    text = SITES + "**Ant**\n- Rome: 12\n- Oslo: 7\n\n**Average of Bee**\n- 3 nests in Rome\n"
    assert ("Bee", "Rome") not in values(text)
