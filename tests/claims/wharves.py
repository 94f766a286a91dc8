"""A description with plural names, for single statements about groups of things; and two panels of it."""

from __future__ import annotations

from heatparse import check

_TEXT = """# Heatmap: Cargo Handled at Three Wharves

* **X-axis (Month):** March, April, May, June
* **Y-axis (Crew):** Riggers, Loaders, Drivers, Divers
* **Color bar:** crates per hour, from 0 (white) to 60 (dark green)

## Data
| Crew | March | April | May | June |
|---|---|---|---|---|
| Riggers | 12 | 31 | 44 | 39 |
| Loaders | 25 | 36 | 29 | 20 |
| Drivers | 33 | 18 | 52 | 15 |
| Divers | 7 | 9 | 16 | 27 |

## Observations
* {}
"""


def verdicts(statement: str, *kinds: str) -> set[str]:
    """The verdicts on a statement, of some kinds of claims or of all, without what is left open."""
    line = _TEXT[: _TEXT.index("{}")].count("\n") + 1
    claims = [claim for claim in check(_TEXT.format(statement)).claims if claim.span.line == line]
    return {claim.verdict for claim in claims if not kinds or claim.kind in kinds} - {"undecidable"}


def is_held_against(statement: str) -> bool:
    """Whether a finding stands on the line of a statement."""
    line = _TEXT[: _TEXT.index("{}")].count("\n") + 1
    return any(finding.span.line == line for finding in check(_TEXT.format(statement)).findings)
