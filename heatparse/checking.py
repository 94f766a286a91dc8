"""The two things that callers want: the data of a description, and what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heatparse.models import Document, Report
from heatparse.reading import read
from heatparse.reading.unread import unread_numbers
from heatparse.rules import REFERENCE_RULES, RULES, Wanted, all_rules, run_rules

if TYPE_CHECKING:
    from heatparse.configuration import Configuration
    from heatparse.models import Claim, Finding


_COMMENT = "<!--"


def parse(text: str, source: str | None = None) -> Document:
    """The data of a description. Never raises for any `str`.

    `source` is the name of the file or record, kept as `Document.source`. Numbers that no axis,
    legend, cell, claim, list marker or heading accounts for are listed in `Document.unread`.
    Raises `TypeError` for anything but a `str`.
    """
    if not isinstance(text, str):
        raise TypeError(f"a description is a str, not {type(text).__name__}; decode bytes first")
    document = read(_hidden(text), source)
    claims = _claims(document)
    draft = document._reading
    places = [(claim.span.start, claim.span.end) for claim in claims]
    unread = unread_numbers(draft, document, places)
    document = document.model_copy(update={"unread": unread, "text": text})
    document._reading = draft
    document._claims = claims
    return document


def _hidden(text: str) -> str:
    """The text without what its comments say to this program."""
    if _COMMENT not in text:
        return text
    from heatparse.suppressions import hidden  # loaded for texts with comments

    return hidden(text)


def _claims(document: Document) -> tuple[Claim, ...]:
    """The claims about a heatmap; a description of another figure has none, and need not load their readers."""
    if not document.panels:
        return ()
    from heatparse.claims import judge_claims

    return judge_claims(document)


def check(
    description: str | Document,
    reference: Any = None,
    *,
    configuration: Configuration | None = None,
    tolerance: float | None = None,
) -> Report:
    """The report on a description: its data, its claims with their verdicts, and the findings.

    Takes the text, or a `Document` that `parse` made. A document that was built otherwise has no
    text to read claims from; only the rules that need none judge it.

    `reference` is the data that was plotted: a dict of dicts (row, then column), a NumPy array, a
    data frame of pandas or polars, a path to a file …, or several of those by panel name; see
    `heatparse.reference.read_object`. The description is held against it, and it judges the claims
    that it decides. A value may differ by half a unit of its last written digit and by `tolerance`
    (that of the configuration, or none). Raises `heatparse.BadReference` (a `ValueError`) when the
    reference cannot be used or does not belong to the description.

    `configuration` says which findings are wanted and how bad they are; by default all, as the
    rules have it; one that names a rule that there is not raises `heatparse.BadConfiguration`
    (a `ValueError`). Comments in the text (`heatparse.suppressions`) take findings out as well.
    """
    if configuration is not None:
        configuration.require_rules()
    document = description if isinstance(description, Document) else parse(description)
    if tolerance is None:
        tolerance = configuration.tolerance if configuration is not None else 0.0
    return check_as(document, reference, configuration, tolerance, document.source)


def check_as(
    document: Document,
    reference: Any,
    configuration: Configuration | None,
    tolerance: float,
    path: str | None,
) -> Report:
    """The report on a document as the configuration wants it of a text from `path`."""
    wanted = configuration.wanted(path) if configuration is not None else all_rules
    claims: tuple[Claim, ...] = document._claims
    findings: tuple[Finding, ...] = ()
    if reference is not None:
        claims, findings = _judged(document, reference, tolerance, wanted)
    elif document._reading is not None:
        findings = run_rules(document, claims, wanted=wanted)
    idle = () if reference is not None else REFERENCE_RULES
    if _COMMENT in document.text:
        from heatparse.suppressions import suppress  # loaded for texts with comments

        findings = suppress(document, findings, RULES, idle)
    if configuration is not None:
        findings = configuration.applied(findings, path)
    return Report(document=document, claims=claims, findings=findings)


def _judged(
    document: Document, reference: Any, tolerance: float, wanted: Wanted
) -> tuple[tuple[Claim, ...], tuple[Finding, ...]]:
    from heatparse.reference import BadReference, read_object
    from heatparse.reference.judging import judge

    if document._reading is None:
        raise BadReference("the document was not read from a text, so there is nothing to judge")
    return judge(document, document._claims, read_object(reference), tolerance, wanted)
