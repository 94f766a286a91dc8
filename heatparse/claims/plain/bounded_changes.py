"""Changes with a bound in front of their number: "by over 3", "by well above 3" as "by more than 3"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Phrase, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.phrases import words
from heatparse.records import replace


def by_more_than(clause: Clause) -> Clause:
    """The clause with "over" between "by" and a number as the bound of the number."""
    found: list[Phrase] = []
    for phrase in clause.phrases:
        if isinstance(phrase, Amount) and not phrase.bound and _is_over(found):
            while found[-1].type != "BY":
                found.pop()
            found.append(replace(phrase, bound="above"))
        else:
            found.append(phrase)
    return clause if len(found) == len(clause.phrases) else clause.part(found)


def _is_over(front: list[Phrase]) -> bool:
    """ "By over", "by well over"."""
    if len(front) < len(("by", "over")) or key_of(front[-1]) not in words("numbers", "above"):
        return False
    well = front[-2].type == "UNKNOWN" and key_of(front[-2]) in words("numbers", "well_above")
    before = front[-3] if well and len(front) > len(("by", "over")) else front[-2]
    return before.type == "BY"
