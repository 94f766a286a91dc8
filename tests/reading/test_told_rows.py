"""Rows that sentences tell: every wording gives the values back that it was written from."""

import pytest

import heatparse

WORDINGS = [
    "- **{r}:** The score begins at {a} ({A}), climbs to {b} ({B}), and ends at {c} ({C}).",
    "- **{r}:** begins at {a} at {A}, then {b} at {B}, and finally {c} at {C}.",
    "- **{r}:** {A} is at {a}, {B} at {b}, and {C} at {c}.",
    "- **{r}:** {A} has {a}, {B} {b}, and {C} {c}.",
    "- **{r}:** {A} has {a}, {B} has {b}, and {C} has {c}.",
    "- **{r}:** {A} scores {a}, {B} scores {b}, {C} scores {c}.",
    "- **{r}:** {a} for {A}, rising to {b} for {B}, and {c} for {C}.",
    "- **{r}:** Starts at ~{a} ({A}), increases to ~{b} ({B}) and reaches ~{c} ({C}).",
    "- **{r}:** Values of {a}, {b}, and {c} for {A}, {B}, and {C}, respectively.",
    "- **{r}:** High at {A} ({a}), moderate at {B} ({b}), low at {C} ({c}).",
    "- **{r}**: Strong on {A} ({a}), weaker on {B} ({b}), and weakest on {C} ({c}).",
    "- **{r}**: Achieves {a} on {A}, {b} on {B}, and {c} on {C}.",
    "- **{r}**: peaks at {B} ({b}), with {a} at {A} and {c} at {C}.",
    "- {r} shows {a} for {A}, {b} for {B}, and {c} for {C}.",
    "- {r} has values of {a} for {A}, {b} for {B}, and {c} for {C}.",
    "- For {r}, values are {a} ({A}), {b} ({B}) and {c} ({C}).",
    "- For {r}, the value is {a} at {A}, {b} at {B} and {c} at {C}.",
    "- The {r} row: {a} ({A}), {b} ({B}), {c} ({C}).",
    "- **{r} row:** {a} at {A}, {b} at {B}, {c} at {C}.",
    "- **{r}**: The accuracy is {a} for {A}. It is {b} for {B} and {c} for {C}.",
    "- **{r}**: The accuracy is {a} for {A}, drops to {b} for {B}, and recovers to {c} for {C}.",
    "- **{r}**: Approximately {a} for {A}, approximately {b} for {B}, and approximately {c} for {C}.",
    "- **{r}**: {A} shows approximately {a}, {B} approximately {b}, and {C} approximately {c}.",
    "- **{r}**: For {A} the value is {a}, for {B} {b}, and for {C} {c}.",
    "- **{r}**: At {A}, the value is {a}; at {B}, {b}; at {C}, {c}.",
    "- **{r}**: At {A} it is {a}, at {B} it is {b}, and at {C} it is {c}.",
    "- **{r}**: {A} = {a}; {B} = {b}; {C} = {c}.",
    "- **{r}**: dark blue at {A} ({a}), light blue at {B} ({b}), white at {C} ({c}).",
    "- **{r}**: {A} (dark, {a}), {B} (light, {b}), {C} (white, {c}).",
    "- **{r}**: The first cell ({A}) is {a}, the second ({B}) is {b}, and the third ({C}) is {c}.",
    "- **{r}**: {a} in {A}; {b} in {B}; {c} in {C}.",
    "- **{r}**: rises from {a} in {A} to {b} in {B} and {c} in {C}.",
    "- **{r}**: rises from {a} ({A}) via {b} ({B}) to {c} ({C}).",
    "- **{r}** – {a} in {A}, {b} in {B}, {c} in {C}",
    "- **{r}** has a score of {a} on {A}, {b} on {B} and {c} on {C}.",
    "- **{r}**: A score of {a} on {A}, {b} on {B} and {c} on {C}.",
    "- **{r}**: The model gets {a} on {A}, {b} on {B} and only {c} on {C}.",
    "- **{r}**: Trend: it falls. {a} ({A}), {b} ({B}), {c} ({C}).",
    "- **{r}**: Falls from left to right: {a} ({A}), {b} ({B}), {c} ({C}).",
    "- **{r}**: Falls from left to right. {A}: {a}, {B}: {b}, {C}: {c}.",
    "- **{r}**: Shows a falling trend: {A}: {a}, {B}: {b}, {C}: {c}.",
    "- **{r}**: generally low. Values: {a} ({A}), {b} ({B}), {c} ({C}).",
    "- **{r}**: {A}: {a} (high). {B}: {b} (medium). {C}: {c} (low).",
    "- The model trained on {r} reaches {a} on {A}, {b} on {B} and {c} on {C}.",
    "- {r} → {A} is {a}, → {B} is {b}, → {C} is {c}.",
    "- When {r} is used, {A} gets {a}, {B} gets {b}, and {C} gets {c}.",
]
ROWS = {
    "Ant": ("0.11", "0.12", "0.13"),
    "Bee": ("0.21", "0.22", "0.23"),
    "Cow": ("0.31", "0.32", "0.33"),
}
LABELS = {
    "names": ("Rome", "Oslo", "Bern"),
    "numbered names": ("length 1", "length 2", "length 4"),
    "layers": ("Layer 0", "Layer 8", "Layer 16"),
}
TALK = [
    "- **{r}**: a drop of 0.2 at {A}, of 0.3 at {B} and of 0.4 at {C}.",
    "- **{r}**: 0.2 below the mean at {A}, 0.1 above it at {B}, 0.3 below it at {C}.",
]


def described(wording, labels):
    lines = [
        wording.format(r=row, a=values[0], b=values[1], c=values[2], A=labels[0], B=labels[1], C=labels[2])
        for row, values in ROWS.items()
    ]
    return (
        "## Heatmap: Study\n### Overview\nA heatmap of scores.\n### Components/Axes\n"
        f"- **X-axis (Place)**: {', '.join(labels)}\n- **Y-axis (Pet)**: {', '.join(ROWS)}\n"
        "### Detailed Analysis\n" + "\n".join(lines) + "\n### Key Observations\n- Nothing stands out.\n"
    )


@pytest.mark.parametrize("labels", LABELS)
@pytest.mark.parametrize("wording", WORDINGS)
def test_a_row_in_words(wording, labels):
    (panel,) = heatparse.parse(described(wording, LABELS[labels])).panels
    assert {(cell.row, cell.column): cell.value.value for cell in panel.cells} == {
        (row, label): float(value)
        for row, values in ROWS.items()
        for label, value in zip(LABELS[labels], values)
    }


@pytest.mark.parametrize("wording", TALK)
def test_differences_are_no_rows(wording):
    (panel,) = heatparse.parse(described(wording, LABELS["names"])).panels
    assert panel.cells == ()
