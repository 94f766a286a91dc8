"""The work on one description: read it, check it, mend it, write its pieces of the output."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from heatparse.cli.inputs import STDIN, Input, Problem, read_input
from heatparse.cli.settings import Settings
from heatparse.output.forms import Form
from heatparse.output.summary import Tally
from heatparse.records import Record, field

if TYPE_CHECKING:
    from heatparse.configuration import Configuration
    from heatparse.models import Report
    from heatparse.reference import Reference
    from heatparse.reference.corpora import References

_MAX_ROUNDS = 5  # of fixing: a mend can bring out the next


class Outcome(Record, eq=True):
    """What came of one file: its pieces for each form, its counts, and what is to be said to people."""

    pieces: list[list[str]] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    remarks: list[str] = field(default_factory=list)

    def refuse(self, name: str, reason: str, forms: Sequence[Form] = ()) -> Outcome:
        """The file could not be worked on; `forms` are those that have nothing of it yet."""
        self.tally.refusals.append((name, reason))
        self.remarks.append(f"{name}: {reason}")
        if forms:
            self.pieces = [form.refused(name, reason) for form in forms]
        return self


class Task(Record, frozen=True):
    """What is done with every file. Can be sent to another process."""

    forms: Sequence[Form]
    settings: Settings
    fix: bool = False
    against: str | None = None
    roots: tuple[str, ...] = ()
    alone: bool = False  # check a description without a reference by itself

    def __call__(self, path: str) -> Outcome:
        """Work on one file. Raises `BadConfiguration`, and `BadReference` when `against` is of no use."""
        outcome = Outcome()
        item = read_input(path)
        if isinstance(item, Problem):
            return outcome.refuse(item.name, item.message, self.forms)
        if not item.text.strip("\ufeff \t\r\n"):
            outcome.remarks.append(f"{item.name}: it is empty, there is nothing to check")
        configuration, where = self.settings.of(item.path)
        if self.against is None:
            return self._write(item, None, configuration, where, outcome)
        from heatparse.reference import BadReference
        from heatparse.reference.corpora import Missing

        found = references(self.against).of(STDIN if path == "-" else path, self.roots)
        if isinstance(found, Missing) and self.alone:
            outcome.remarks.append(f"{item.name}: {found}; it is checked by itself")
            return self._write(item, None, configuration, where, outcome)
        if isinstance(found, str):
            return outcome.refuse(item.name, found, self.forms)
        try:
            return self._write(item, found, configuration, where, outcome)
        except BadReference as error:
            return outcome.refuse(item.name, str(error), self.forms)

    def _write(
        self,
        item: Input,
        reference: Reference | None,
        configuration: Configuration | None,
        where: str | None,
        outcome: Outcome,
    ) -> Outcome:
        report = _check(item, reference, configuration, where)
        if self.fix:
            item, report = _fix(
                item, report, outcome, lambda item: _check(item, reference, configuration, where)
            )
        failed = configuration.fails(report.findings) if configuration is not None else None
        outcome.tally.add(report, failed)
        outcome.pieces = [form.pieces(item.name, item.text, report) for form in self.forms]
        return outcome


@cache
def references(path: str) -> References:
    """The references that `--against` names. Raises `BadReference`."""
    from heatparse.reference.corpora import References

    return References(path)


def _check(
    item: Input, reference: Reference | None, configuration: Configuration | None, where: str | None
) -> Report:
    from heatparse.checking import check_as, parse

    document = parse(item.text, source=item.name)
    tolerance = configuration.tolerance if configuration is not None else 0.0
    return check_as(document, reference, configuration, tolerance, where)


def _fix(
    item: Input, report: Report, outcome: Outcome, check: Callable[[Input], Report]
) -> tuple[Input, Report]:
    """Mend the file until no certain fix is left. Its line ends and byte-order mark stay."""
    from heatparse import fixes
    from heatparse.cli.files import replace_file

    text, first = item.text, report
    fixed = 0
    for _ in range(_MAX_ROUNDS):
        chosen = fixes.choose(report.findings)
        if not chosen:
            break
        text = fixes.apply(text, chosen)
        fixed += len(chosen)
        report = check(item._replace(text=text))
    if text != item.text and item.path is not None:
        try:
            replace_file(item.path, text.encode("utf-8"))
        except OSError as error:
            outcome.refuse(item.name, f"cannot be written: {error.strerror or error}")
            return item, first
    outcome.tally.fixed += fixed
    return item._replace(text=text), report
