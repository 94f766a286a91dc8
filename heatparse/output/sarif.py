"""SARIF 2.1.0: `check --format sarif`."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from textwrap import indent
from typing import TYPE_CHECKING, Any

from heatparse.output.paths import uri

if TYPE_CHECKING:
    from heatparse.models import Finding, Report, Span
    from heatparse.output.summary import Tally

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


class Form:
    """The form `sarif`: one run, with every rule and a result for each finding."""

    joint = ",\n"

    def head(self) -> str:
        """All up to the first result."""
        import heatparse
        from heatparse.rules import RULES

        rules = [
            {
                "id": rule.name,
                "shortDescription": {"text": f"{rule.title}."},
                "fullDescription": {"text": _line(rule.what)},
                "help": {"text": _line(rule.how), "markdown": rule.page},
                "defaultConfiguration": {"level": rule.severity},
            }
            for rule in RULES.values()
        ]
        driver = {"name": "heatparse", "version": heatparse.__version__, "rules": rules}
        log = {
            "$schema": _SCHEMA,
            "version": "2.1.0",
            "runs": [{"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": []}],
        }
        return json.dumps(log, indent=2).removesuffix("]\n    }\n  ]\n}") + "\n"

    def pieces(self, name: str, text: str, report: Report) -> list[str]:
        """A result for each finding."""
        where, seen = uri(name), Counter[tuple[str, str]]()
        results = []
        for finding in report.findings:
            same = finding.rule, finding.message
            result = _result(where, text, finding, seen[same])
            results.append(indent(json.dumps(result, indent=2), " " * 8))
            seen[same] += 1
        return results

    def refused(self, _name: str, _reason: str) -> list[str]:
        """Nothing: it is a notification of the run, at its end."""
        return []

    def tail(self, tally: Tally) -> str:
        """All behind the last result: how the run went."""
        invocation: dict[str, Any] = {"executionSuccessful": not tally.refusals}
        if tally.refusals:
            invocation["toolExecutionNotifications"] = [
                {
                    "level": "error",
                    "message": {"text": f"{name}: {reason}"},
                    "locations": [{"physicalLocation": {"artifactLocation": {"uri": uri(name)}}}],
                }
                for name, reason in tally.refusals
            ]
        told = indent(json.dumps([invocation], indent=2), " " * 6).lstrip()
        return f'\n      ],\n      "invocations": {told}\n    }}\n  ]\n}}\n'


def _line(text: str) -> str:
    return " ".join(text.split())


def _result(where: str, text: str, finding: Finding, number: int) -> dict[str, Any]:
    identity = "\0".join((where, finding.rule, finding.message, str(number)))
    result: dict[str, Any] = {
        "ruleId": finding.rule,
        "level": finding.severity,
        "message": {"text": finding.message},
        "locations": [{"physicalLocation": _place(where, text, finding.span)}],
        "partialFingerprints": {
            "heatparse/v1": sha256(identity.encode("utf-8", "backslashreplace")).hexdigest()
        },
    }
    if finding.related:
        result["relatedLocations"] = [
            {
                "id": at,
                "message": {"text": related.message or "see here"},
                "physicalLocation": _place(where, text, related.span),
            }
            for at, related in enumerate(finding.related, 1)
        ]
    if finding.fix is not None:
        change = {
            "deletedRegion": _region(finding.fix.span),
            "insertedContent": {"text": finding.fix.replacement},
        }
        result["fixes"] = [
            {
                "description": {"text": "The certain mend."},
                "artifactChanges": [{"artifactLocation": {"uri": where}, "replacements": [change]}],
            }
        ]
    return result


def _place(where: str, text: str, span: Span) -> dict[str, Any]:
    region = {**_region(span), "snippet": {"text": text[span.start : span.end]}}
    return {"artifactLocation": {"uri": where}, "region": region}


def _region(span: Span) -> dict[str, int]:
    return {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }
