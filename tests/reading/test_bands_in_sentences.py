"""Bands that sentences tell with a name at their beginning are of that name, or of none."""

import pytest

import heatparse

LIGHTS = """## Heatmap: Light by Street

- **X-axis (Street):** Ash, Birch, Cedar, Dahlia
- **Y-axis (Hour):** 0 to 11
- **Color scale:** 0 to 1

### Data
- Birch: 0.8–0.9 in hours 0–4
- Cedar: 0.6-0.7 in hours 9-11
- Ash: about 0.5 in hour 11

### Observations
- {}
"""


@pytest.mark.parametrize("joint", [", though it has", ", but it reaches", ", yet it shows", " and has"])
@pytest.mark.parametrize("equal", ["equals", "matches", "resembles", "is as bright as"])
def test_band_behind_a_pronoun_is_not_one_of_all_lines(equal, joint):
    report = heatparse.check(LIGHTS.format(f"Cedar {equal} Birch{joint} 0.6-0.7 in hours 9-11."))
    assert [region.columns for region in report.document.panels[0].regions] == [("Birch",), ("Cedar",)]
    assert not any(claim.kind == "comparison" and claim.verdict == "supported" for claim in report.claims)
    assert not report.findings


def test_band_behind_a_colon_is_that_of_the_names_in_front():
    report = heatparse.check(LIGHTS.format("Dahlia: high (0.8–0.9) in hours 6–8."))
    assert [region.columns for region in report.document.panels[0].regions][-1] == ("Dahlia",)


def test_bound_in_the_unit_of_an_axis_is_no_value():
    text = (
        "## Heatmap: Danger by Height\n\n- **X-axis (Month):** Jul, Aug, Sep\n"
        "- **Y-axis (Height):** 0–500 m, 500–1000 m, 1000–1500 m\n- **Color scale:** 0 to 100\n\n### Data\n"
        "- Jul: 500–1000 m: 40, 0–500 m: 30\n- Sep, above 1000 m: yellow, 20–35\n"
    )
    report = heatparse.check(text)
    assert not report.findings
    values = [cell.value.text for cell in report.document.panels[0].cells]
    assert not any("1000" in value for value in values)
    assert {"40", "30"} <= set(values)
