"""What a rule is, and its page: what it looks for, why, and an example of each side."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from heatparse.records import Record

if TYPE_CHECKING:
    from heatparse.inventory.problems import Problem
    from heatparse.inventory.survey import Survey
    from heatparse.models.report import Severity

_FENCE = "~~~~"  # around the examples, which hold Markdown themselves

Check = Callable[["Survey"], Iterable["Problem"]]


def refuted_claims_only(_survey: Survey) -> tuple[Problem, ...]:
    """The check of a rule that reports nothing but claims which the document refutes."""
    return ()


class Rule(Record, frozen=True):
    """A rule: its name, how bad its findings are, and the function that finds them.

    Beside what `check` finds, a rule reports the refuted claims of its name ("extremum-mismatch" of
    claims of the kind "extremum"), except where it has found something itself in the same line.
    `covers` names rules that see the same fault from another side: where this rule reports, they
    do not report the same place again; they do where a configuration leaves this rule out. What the
    rule means is told on its page, `pages/NAME.md`.
    """

    name: str
    severity: Severity
    check: Check = refuted_claims_only
    covers: frozenset[str] = frozenset()

    __slots__ = ("__dict__",)  # for what is read once

    @cached_property
    def page(self) -> str:
        """The page as Markdown, for `heatparse explain`."""
        from pathlib import Path  # a start that explains nothing does without it

        return (Path(__file__).parent / "pages" / f"{self.name}.md").read_text(encoding="utf-8")

    @cached_property
    def _sections(self) -> dict[str, str]:
        """The texts of the page below its `##` headings; the title stands under ""."""
        sections: dict[str, list[str]] = {"": []}
        lines, fenced = sections[""], False
        for line in self.page.splitlines():
            fenced ^= line.startswith(_FENCE)
            if line.startswith("## ") and not fenced:
                lines = sections.setdefault(line[3:], [])
            else:
                lines.append(line)
        return {heading: "\n".join(body).strip() for heading, body in sections.items()}

    @property
    def title(self) -> str:
        """One line that says what is wrong."""
        return self._sections[""].removeprefix("# ")

    @property
    def what(self) -> str:
        """What the rule reports."""
        return self._sections["What"]

    @property
    def why(self) -> str:
        """Why that matters."""
        return self._sections["Why"]

    @property
    def how(self) -> str:
        """How it is judged: tolerances, and what is let pass."""
        return self._sections["How it is judged"]

    @property
    def reference(self) -> str | None:
        """The plotted data of the examples, as CSV, for a rule that needs it."""
        return self._example("Reference") if "Reference" in self._sections else None

    @property
    def wrong(self) -> str:
        """A whole description in which this rule, and no other, finds something."""
        return self._example("Wrong")

    @property
    def right(self) -> str:
        """The same description without the fault: no rule finds anything."""
        return self._example("Right")

    def described(self) -> dict[str, str | None]:
        """Everything that is known of the rule, by name."""
        return {
            "name": self.name,
            "severity": self.severity,
            "title": self.title,
            "what": self.what,
            "why": self.why,
            "how": self.how,
            "wrong": self.wrong,
            "right": self.right,
            "reference": self.reference,
        }

    def _example(self, section: str) -> str:
        lines = self._sections[section].splitlines()
        return "\n".join(line for line in lines if not line.startswith(_FENCE)).strip() + "\n"
