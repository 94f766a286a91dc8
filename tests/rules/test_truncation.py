"""truncated: the last statement of a text."""

from __future__ import annotations

import pytest
from descriptions import describe

import heatparse

RULE = "truncated"


@pytest.mark.parametrize(
    "ending",
    [
        "* Ada is ahead on Math, which may be due to the",
        "* Ada is ahead on Math (0.62 against",
        "* Ada is ahead on Math,",
        "The two models are close. A larger test set might",
        "The two models are close to each other. It would take another round of measurements",
        "* **Ada is ahead on Math",
        "* Ada is ahead on Math, and much more so on *",
        "* Ada is ahead on Math. On Code, this is different from",
        "* Ada is ahead of Bea on Math;",
        "* **Ada:**",
        "*",
        "The two models are close. The gap is small. It wou",
        "The two models, i.e. Ada and Bea, are close. The gap is small (cf. Fig. 2). It wou",
        "The two models are close to each other, cf. Fig. 2. It would take more measurements to tell",
    ],
)
def test_an_end_that_cannot_be_one(found, ending):
    assert found(describe() + ending) == [(len(describe().splitlines()) + 1, RULE)]


@pytest.mark.parametrize(
    "ending",
    [
        "* Ada is ahead on Math and Code",
        "* Ada is ahead on Math and Code.",
        "The two models are close to each other.",
        "The models are close (see above)",
        "* **Best model**: Ada",
        "Source: own measurements",
        "Accuracy of the two models. Source(s): Figure drawn by the team",
        "Accuracy of two models in the spring. Credits: the authors, with data of their own survey",
        "What is the model good at?",
        "Accuracy as measured, e.g. for B, cf. Fig. 2 of the appendix",
        "More in Lane et al. (2020), vol. 3, pp. 4 ff",
        "Notes by Dr. Ada Lane and Mr. Bo Ek",
        "Drawn by A. B. Lane of St. Ives",
        "Accuracy at approx. noon of the day of the first test",
        "* The value goes up to 0.74",
        "* Math, the task that Ada was trained on",
        "Created by the authors of the study on the basis of their own measurements",
        "> Ada",
        "---",
        "| Model | Math |\n|---|---|\n| Ada | 0.62 |",
    ],
)
def test_an_end_that_may_be_one(found, ending):
    assert RULE not in [rule for _, rule in found(describe() + ending)]


def test_an_item_that_alone_has_no_full_stop(found):
    items = "".join(f"* Model {n} has values that differ a good deal from task to task.\n" for n in range(4))
    text = describe() + items + "* The last model is another one that differs from all the oth"
    assert found(text) == [(len(text.splitlines()), RULE)]


def test_items_without_full_stops_are_a_habit(found):
    items = "".join(f"* Model {n} has values that differ a good deal from task to task\n" for n in range(4))
    assert RULE not in [rule for _, rule in found(describe() + items.rstrip())]


@pytest.mark.parametrize("row", ["* **Bea:** 0.48, 0.", "* **Bea:** 0.48,", "| Bea | 0.48", "| Bea |"])
def test_a_row_that_is_cut_is_not_too_short(found, row):
    lead = "* **{}:** {}" if row.startswith("*") else "| {} | {} |"
    joint = ", " if row.startswith("*") else " | "
    rows = [lead.format(name, joint.join(("0.12", "0.34", "0.56"))) for name in ("Ada", "Cid", "Dan", "Eve")]
    head = "" if row.startswith("*") else "| Model | Math | Code | Art |\n|---|---|---|---|\n"
    text = f"""## Heatmap: Accuracy
### Components/Axes
* **X-axis (Task):** Math, Code, Art
* **Y-axis (Model):** Ada, Cid, Dan, Eve, Bea
### Data
{head}"""
    text += "\n".join([*rows, row])
    assert found(text) == [(len(text.splitlines()), RULE)]
    unasked = heatparse.check(text, configuration=heatparse.Configuration(ignore=(RULE,))).findings
    lone = row.startswith("*") and row.endswith(",")  # one value behind a label is no row of a list
    assert [finding.rule for finding in unasked] == ([] if lone else ["row-length-mismatch"])
    whole = text.rsplit("\n", 1)[0] + "\n" + lead.format("Bea", joint.join(("0.48", "0.61")))
    assert found(whole) == [(len(text.splitlines()), "row-length-mismatch")]
