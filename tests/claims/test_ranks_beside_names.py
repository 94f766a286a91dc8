"""Ranks beside the names that have them, orders in every place, and words of both panels, losses and letters."""

from __future__ import annotations

from itertools import permutations

import pytest

from heatparse import check

NAMES = ("Kestrel", "Marlin", "Osprey", "Plover")
SCENES = ("Harbor", "Tunnel", "Forest")
RECALL = {
    "Kestrel": (61.2, 48.5, 55.9), "Marlin": (72.8, 58.1, 64.7),
    "Osprey": (68.3, 59.9, 61.2), "Plover": (52.6, 41.3, 49.8),
}  # fmt: skip
ORDERS = list(permutations(NAMES, 3))


def _figure(statement: str, title: str = "Recall of Four Detectors", legend: str = "Recall (%)") -> str:
    rows = [f"| {name} | {' | '.join(map(str, values))} |" for name, values in RECALL.items()]
    head = [
        f"# Heatmap: {title}", "", f"- **X-axis (Scene):** {', '.join(SCENES)}",
        f"- **Y-axis (Detector):** {', '.join(NAMES)}", f'- **Color bar:** "{legend}", from 20 to 100', "",
        f"| Detector | {' | '.join(SCENES)} |", "|---|---|---|---|",
    ]  # fmt: skip
    return "\n".join([*head, *rows, "", "## Observations", "", f"- {statement}", ""])


def _verdicts(text: str, *kinds: str) -> set[str]:
    report = check(text)
    last = text.rstrip("\n").count("\n") + 1
    found = {c.verdict for c in report.claims if c.span.line == last and c.kind in kinds} - {"undecidable"}
    told = {f.rule for f in report.findings if f.span.line == last}
    assert bool(told) == ("refuted" in found)
    return found


def _falls(names: tuple[str, ...], scene: int) -> bool:
    values = [RECALL[name][scene] for name in names]
    first = sorted((line[scene] for line in RECALL.values()), reverse=True)[: len(names)]
    return values == first


@pytest.mark.parametrize("order", ORDERS, ids=str)
@pytest.mark.parametrize("wording", [
    "On Harbor, {0} comes first, with {1} second and {2} third.",
    "{0} leads on Harbor ({a}), with {1} ({b}) next and {2} ({c}) third.",
    "{0} has the highest recall on Harbor ({a}), with {1} ({b}) in second place and {2} ({c}) in third place.",
    "The three best detectors on Harbor are {0} ({a}), {1} ({b}) and, in third place, {2} ({c}).",
])  # fmt: skip
def test_ranks_behind_names(order: tuple[str, ...], wording: str) -> None:
    a, b, c = (RECALL[name][0] for name in order)
    found = _verdicts(_figure(wording.format(*order, a=a, b=b, c=c)), "ranking", "extremum")
    best = {"Kestrel", "Marlin", "Osprey"}
    true = set(order) == best if wording.startswith("The three") else _falls(order, 0)
    if wording.startswith("The three") and true and not _falls(order, 0):
        return  # "the three best are" may be told in any order
    assert found == {"supported"} if true else "refuted" in found


@pytest.mark.parametrize("order", ORDERS, ids=str)
@pytest.mark.parametrize(("wording", "scenes"), [
    ("The Harbor column ranks {0} first, then {1} and finally {2}.", (0,)),
    ("In every column, the ranking is {0}, {1}, {2}.", (0, 1, 2)),
    ("In all columns but Tunnel, the ranking is {0}, {1}, {2}.", (0, 2)),
    ("The ranking {0} > {1} > {2} holds in each scene except Tunnel.", (0, 2)),
    ("The order of the detectors ({0}, {1}, {2}) is the same for all scenes.", (0, 1, 2)),
])  # fmt: skip
def test_orders_of_places(order: tuple[str, ...], wording: str, scenes: tuple[int, ...]) -> None:
    lines = [[RECALL[name][scene] for name in order] for scene in scenes]
    true = all(line == sorted(line, reverse=True) for line in lines)
    assert _verdicts(_figure(wording.format(*order)), "ranking") == {"supported" if true else "refuted"}


@pytest.mark.parametrize(("statement", "true"), [
    ("Marlin and Osprey alike are ahead of Kestrel in every scene.", True),
    ("For Marlin and Osprey alike, Harbor is higher than Tunnel.", True),
    ("For Marlin and Osprey alike, Tunnel is higher than Harbor.", False),
    ("For Marlin and Plover alike, the maximum is in Harbor.", True),
    ("For Marlin and Plover alike, the maximum is in Forest.", False),
    ("Marlin keeps the first place on Harbor.", True),
    ("Osprey keeps the first place on Harbor.", False),
    ("The Marlin row culminates on Harbor.", True),
    ("The Marlin row culminates on Forest.", False),
    ("In every scene, Kestrel is at or above Plover.", True),
    ("In every scene, Marlin is at or above Osprey.", False),
])  # fmt: skip
def test_words_of_each(statement: str, true: bool) -> None:
    found = _verdicts(_figure(statement), "extremum", "comparison")
    assert found == {"supported" if true else "refuted"}


@pytest.mark.parametrize("statement", [
    "Kestrel has a peak on Harbor and a second, weaker one on Forest.",
    "Kestrel has one maximum on Harbor and another, lower one on Forest.",
    "Kestrel has one maximum on Harbor and a smaller one on Forest.",
])  # fmt: skip
def test_a_further_peak_is_not_set_against_others(statement: str) -> None:
    assert "refuted" not in _verdicts(_figure(statement), "extremum", "comparison", "ranking")


@pytest.mark.parametrize(("statement", "low", "high"), [
    ("Plover is never worse than any other detector.", True, False),
    ("Marlin is never worse than Kestrel.", False, True),
    ("Plover is at least as good as Kestrel on Harbor.", True, False),
])  # fmt: skip
def test_what_is_better_of_losses(statement: str, low: bool, high: bool) -> None:
    lost = _figure(statement, "Accuracy Drop after Pruning", "Accuracy drop (points)")
    kept = _figure(statement, "Accuracy after Pruning", "Accuracy (%)")
    assert _verdicts(lost, "comparison") == {"supported" if low else "refuted"}
    assert _verdicts(kept, "comparison") == {"supported" if high else "refuted"}


LETTERED = """# Heatmap Grid: Test Error by Width and Step Size

- **X-axis (Step size):** 1e-3, 1e-2, 1e-1
- **Y-axis (Width):** 16, 32, 64
- **Color bar:** Test error, 0.0 to 1.0
- **Panels:** (a) Alder, (b) Birch, (c) Cedar

### (a) Alder
- Minimum: 0.22 at width 64 and step size 1e-2
- Maximum: 0.81 at width 16 and step size 1e-3
### (b) Birch
- Minimum: 0.14 at width 64 and step size 1e-2
- Maximum: 0.68 at width 16 and step size 1e-3
### (c) Cedar
- Minimum: 0.25 at width 32 and step size 1e-3
- Maximum: 0.92 at width 64 and step size 1e-1

## Observations

- {}
"""


@pytest.mark.parametrize(("statement", "true"), [
    ("The lowest error of the whole figure (0.14) is obtained in panel (b).", True),
    ("The lowest error of the whole figure (0.14) is obtained in panel (c).", False),
    ("The highest error of all panels (0.92) appears in (c).", True),
    ("Cedar has the largest span between minimum and maximum (0.67), Birch the smallest (0.54).", True),
    ("Alder has the largest span between minimum and maximum (0.59).", False),
    ("Cedar has the highest minimum (0.25).", True),
    ("Birch has the highest minimum (0.14).", False),
    ("Birch has the lowest maximum (0.68).", True),
    ("Alder has the lowest maximum (0.81).", False),
])  # fmt: skip
def test_letters_and_spreads_of_panels(statement: str, true: bool) -> None:
    assert _verdicts(LETTERED.format(statement), "extremum") == {"supported" if true else "refuted"}


def test_the_panel_of_an_extreme_is_part_of_it() -> None:
    statement = "The highest error of all panels (0.92) appears in (a)."
    assert "supported" not in _verdicts(LETTERED.format(statement), "extremum")


HEADED = """# Heatmaps: Error by width and step

### {}
| Width | 1e-3 | 1e-2 |
|---|---|---|
| 16 | 0.81 | 0.40 |
| 64 | 0.35 | 0.22 |

### {}
| Width | 1e-3 | 1e-2 |
|---|---|---|
| 16 | 0.68 | 0.30 |
| 64 | 0.25 | 0.14 |

## Observations

- {}
"""


@pytest.mark.parametrize("head", ["Panel {}: {}", "Panel {} – {}"])
@pytest.mark.parametrize(("statement", "verdict"), [
    ("In panel B, the lowest error is 0.14.", "supported"),
    ("In panel B, the lowest error is 0.22.", "refuted"),
    ("In panel A, two values exceed 0.38.", "supported"),
    ("In panel B, two values exceed 0.38.", "refuted"),
])  # fmt: skip
def test_letters_in_heads_of_panels(head: str, statement: str, verdict: str) -> None:
    heads = (head.format(letter, name) for letter, name in (("A", "Alder"), ("B", "Birch")))
    claims = check(HEADED.format(*heads, statement)).claims
    assert {claim.verdict for claim in claims if claim.kind in ("extremum", "count")} == {verdict}


@pytest.mark.parametrize(("statement", "verdicts"), [
    ("At width 16, the error for 1e-3 falls from 0.81 in Alder to 0.68 in Birch.", {"supported"}),
    ("At width 16, the error for 1e-3 falls from 0.84 in Alder to 0.68 in Birch.", {"refuted", "supported"}),
    ("At width 16, the error for 1e-3 falls from 0.81 (Alder) to 0.61 (Birch).", {"refuted", "supported"}),
    ("At width 16, the gap to 1e-2 shrinks from 0.42 in Alder to 0.38 in Birch.", set()),
    ("At width 16, the mean error for 1e-3 falls from 0.79 in Alder to 0.61 in Birch.", set()),
])  # fmt: skip
def test_one_cell_in_two_panels(statement: str, verdicts: set[str]) -> None:
    claims = check(HEADED.format("Alder", "Birch", statement)).claims
    found = {claim.verdict for claim in claims if claim.kind == "cell-value"} - {"undecidable"}
    assert found == verdicts


@pytest.mark.parametrize("place", ["the next best", "the next-best", "the second best"])
def test_the_next_best_need_not_be_high(place: str) -> None:
    for legend in ("Recall (%)", "Delay (min)"):
        text = _figure(f"Kestrel is {place} detector in Forest.", "Four Detectors", legend)
        assert ("refuted" in _verdicts(text, "ranking")) is (legend == "Recall (%)")
