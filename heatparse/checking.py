"""The two things that callers want: the data of a description, and what is wrong with it."""

from __future__ import annotations

from typing import Any

from heatparse.claims import judge_claims
from heatparse.models import Document, Report
from heatparse.reading import read
from heatparse.reading.unread import unread_numbers
from heatparse.rules import run_rules


def parse(text: str, source: str | None = None) -> Document:
    """The data of a description. Never raises for any `str`.

    `source` is the name of the file or record, kept as `Document.source`. Numbers that no axis,
    legend, cell, claim, list marker or heading accounts for are listed in `Document.unread`.
    """
    document = read(text, source)
    claims = judge_claims(document)
    draft = document._reading
    places = [(claim.span.start, claim.span.end) for claim in claims]
    document = document.model_copy(update={"unread": unread_numbers(draft, document, places)})
    document._reading = draft
    document._claims = claims
    return document


def check(description: str | Document, reference: Any = None, *, tolerance: float = 0.0) -> Report:
    """The report on a description: its data, its claims with their verdicts, and the findings.

    Takes the text, or a `Document` that `parse` made. A document that was built otherwise has no
    text to read claims from; only the rules that need none judge it.

    `reference` is the data that was plotted: a dict of dicts (row, then column), a NumPy array, a
    data frame of pandas or polars, a path to a file …, or several of those by panel name; see
    `heatparse.reference.read_object`. The description is held against it, and it judges the claims
    that it decides. A value may differ by half a unit of its last written digit and by `tolerance`.
    Raises `heatparse.BadReference` (a `ValueError`) when the reference cannot be used or does not
    belong to the description.
    """
    document = parse(description) if isinstance(description, str) else description
    claims = document._claims
    if reference is not None:
        from heatparse.reference import BadReference, read_object
        from heatparse.reference.judging import judge

        if document._reading is None:
            raise BadReference("the document was not read from a text, so there is nothing to judge")
        claims, findings = judge(document, claims, read_object(reference), tolerance)
    else:
        findings = run_rules(document, claims) if document._reading is not None else ()
    return Report(document=document, claims=claims, findings=findings)
