"""Comments in a description that say what not to report.

    <!-- heatparse: ignore extremum-mismatch -->          in the next block, or in the same line
    <!-- heatparse: ignore-file color-mismatch, truncated -->

Without a rule they mean all rules. A comment that suppresses nothing is noted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from heatparse.models import Document, Finding
from heatparse.reading.draft import Draft

if TYPE_CHECKING:
    from heatparse.blocks import Block

RULE = "unused-suppression"
_OPEN, _CLOSE, _NAME = "<!--", "-->", "heatparse:"
_ROW, _TEXT, _ITEM = frozenset(("row", "delimiter")), frozenset(("text",)), frozenset(("item",))


@dataclass(frozen=True)
class Suppression:
    """One comment. `rules` is empty for all rules; `lines` are the lines (from 1) that it is about."""

    start: int
    end: int
    rules: tuple[str, ...]
    lines: range | None  # None: the whole file

    def is_about(self, finding: Finding) -> bool:
        here = self.lines is None or finding.span.line in self.lines
        return here and (not self.rules or finding.rule in self.rules)


def hidden(text: str) -> str:
    """The text with its comments to heatparse as spaces, so that nothing is read from them."""
    if _NAME not in text:
        return text
    for start, end, _ in _comments(text):
        blank = "".join(end if end in "\r\n" else " " for end in text[start:end])
        text = text[:start] + blank + text[end:]
    return text


def suppress(
    document: Document, findings: Sequence[Finding], known: Iterable[str], idle: Iterable[str] = ()
) -> tuple[Finding, ...]:
    """The findings that no comment suppresses, and a note for every rule of a comment that found nothing.

    `known` are the names of all rules, `idle` those that did not run, of which nothing is noted.
    """
    draft = document._reading
    if not isinstance(draft, Draft) or _NAME not in document.text:
        return tuple(findings)
    suppressions = list(_suppressions(document.text, draft))
    used: set[tuple[int, str]] = set()
    kept: list[Finding] = []
    for finding in findings:
        about = [one for one in suppressions if one.is_about(finding)]
        used.update((one.start, name) for one in about for name in ("", finding.rule))
        if not about:
            kept.append(finding)
    notes = _notes(draft, suppressions, used, frozenset(known), frozenset(idle))
    return tuple(sorted((*kept, *notes), key=lambda finding: (finding.span.start, finding.rule)))


def _comments(text: str) -> Iterator[tuple[int, int, str]]:
    """Start, end and content behind "heatparse:" of every comment that is meant for this program."""
    start = text.find(_OPEN)
    while start >= 0:
        end = text.find(_CLOSE, start)
        if end < 0:
            return
        content = text[start + len(_OPEN) : end].strip()
        if content.startswith(_NAME):
            yield start, end + len(_CLOSE), content.removeprefix(_NAME).strip()
        start = text.find(_OPEN, end)


def _suppressions(text: str, draft: Draft) -> Iterator[Suppression]:
    for start, end, content in _comments(text):
        command, *rules = content.replace(",", " ").split() or [""]
        if command == "ignore":
            yield Suppression(start, end, tuple(rules), _block_lines(draft, start, end))
        elif command == "ignore-file":
            yield Suppression(start, end, tuple(rules), None)


def _block_lines(draft: Draft, start: int, end: int) -> range:
    """The lines of the block that a comment stands in front of, or of the line that it is written in."""
    line, last = draft.source.line_index(start), draft.source.line_index(end)
    blocks = draft.blocks
    at = next((at for at, block in enumerate(blocks) if block.line >= line), None)
    if at is None:
        return range(0)
    if blocks[at].line <= last:
        return range(line + 1, last + 2)
    return range(blocks[at].line + 1, _last_line(blocks, at) + 2)


def _last_line(blocks: Sequence[Block], at: int) -> int:
    """The last line (from 0) of the Markdown block that begins with `blocks[at]`."""
    first = blocks[at]
    if first.kind == "fence":
        closing = next((block for block in blocks[at + 1 :] if block.kind == "fence"), blocks[-1])
        return closing.line
    joined = _ROW if first.kind in _ROW else _TEXT if first.kind in ("text", "item") else frozenset()
    last = first.line
    for block in blocks[at + 1 :]:
        nested = first.kind == "item" and block.kind == "item" and block.indent > first.indent
        if block.line != last + 1 or not (block.kind in joined or nested):
            break
        last = block.line
    return last


def _notes(
    draft: Draft,
    suppressions: Iterable[Suppression],
    used: set[tuple[int, str]],
    known: frozenset[str],
    idle: frozenset[str],
) -> Iterator[Finding]:
    for one in suppressions:
        for name in one.rules or ("",):
            if (one.start, name) not in used and name not in idle:
                yield Finding(
                    rule=RULE,
                    severity="note",
                    message=_message(name, known, one.lines is None),
                    span=draft.source.span(one.start, one.end),
                )


def _message(name: str, known: frozenset[str], whole_file: bool) -> str:
    if name and name not in known:
        from difflib import get_close_matches

        near = get_close_matches(name, known, n=1)
        return f"There is no rule “{name}”" + (f"; did you mean “{near[0]}”?" if near else ".")
    where = "in this file" if whole_file else "here"
    what = f"“{name}” finds nothing {where}" if name else f"No rule finds anything {where}"
    return f"{what}; the comment can go."
