"""The two things that callers want: the data of a description, and what is wrong with it."""

from __future__ import annotations

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


def check(description: str | Document) -> Report:
    """The report on a description: its data, its claims with their verdicts, and the findings.

    Takes the text, or a `Document` that `parse` made. A document that was built otherwise has no
    text to read claims from; only the rules that need none judge it.
    """
    document = parse(description) if isinstance(description, str) else description
    claims = document._claims
    findings = run_rules(document, claims) if document._reading is not None else ()
    return Report(document=document, claims=claims, findings=findings)
