"""Years beside decades: "before 1991" are the decades that end by then."""

import pytest

import heatparse

FROST = """# Heatmap: Frost Days per Year

* **X-axis (Town):** Aosta, Biel, Chur, Davos
* **Y-axis (Decade):** 1971-1980, 1981-1990, 1991-2000, 2001-2010

| | Aosta | Biel | Chur | Davos |
|---|---|---|---|---|
| 1971-1980 | 48 | 61 | 72 | 190 |
| 1981-1990 | 45 | 66 | 70 | 181 |
| 1991-2000 | 39 | 52 | 63 | 177 |
| 2001-2010 | 31 | 44 | 58 | 168 |

## Observations
* {}
"""


def _found(sentence):
    report = heatparse.check(FROST.format(sentence))
    return [c.verdict for c in report.claims], [f.rule for f in report.findings]


@pytest.mark.parametrize(
    ("form", "true", "false"),
    [
        ("Before 1991, no town other than Davos exceeds {} days.", 72, 70),
        ("No town except Davos exceeds {} days before 1991.", 72, 70),
        ("Until 1990, all towns but Davos stay below {}.", 80, 72),
        ("After 2000, all towns stay above {}.", 30, 32),
        ("From 1991 on, Biel stays below {}.", 53, 50),
        ("Since 2001, no value lies below {}.", 31, 32),
    ],
)
def test_decades_on_one_side(form, true, false):
    assert _found(form.format(true)) == (["supported"], [])
    assert _found(form.format(false)) == (["refuted"], ["threshold-mismatch"])


@pytest.mark.parametrize(
    "sentence",
    [
        "Before 1985, no town other than Davos exceeds 60 days.",
        "After 1995, all towns stay above 40.",
        "Before 1971, no town other than Davos exceeds 60 days.",
        "By 2050, all towns but Davos may stay below 20.",
    ],
)
def test_part_of_a_decade_is_open(sentence):
    assert "refuted" not in _found(sentence)[0]
    assert not _found(sentence)[1]
