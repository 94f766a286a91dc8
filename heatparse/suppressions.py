"""Comments in a description that say what not to report.

    <!-- heatparse: ignore extremum-mismatch -->          in the next block, or in the same line
    <!-- heatparse: ignore-file color-mismatch, reference-* -->

Without a rule they mean all rules. A comment in code is none. One that suppresses nothing is noted,
and so is one that seems to be meant for this program and cannot be understood.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase

from heatparse.blocks import Block, read_blocks
from heatparse.models import Document, Finding
from heatparse.reading.draft import Draft
from heatparse.records import NamedTuple, Record

RULE = "unused-suppression"
_OPEN, _CLOSE, _NAME = "<!--", "-->", "heatparse"
_COMMANDS = ("ignore", "ignore-file")
_ROW, _TEXT, _ITEM = frozenset(("row", "delimiter")), frozenset(("text",)), frozenset(("item",))


class Suppression(Record, frozen=True):
    """One comment. `rules` is empty for all rules; `lines` are the lines (from 1) that it is about."""

    start: int
    end: int
    rules: tuple[str, ...]
    lines: range | None  # None: the whole file

    def hits(self, finding: Finding) -> tuple[str, ...]:
        """The names and patterns that take a finding out; "" stands for all rules."""
        if self.lines is not None and finding.span.line not in self.lines:
            return ()
        return tuple(name for name in self.rules or ("",) if not name or fnmatchcase(finding.rule, name))


class _Comment(NamedTuple):
    """A comment that begins with the name of this program; `content` stands behind the name."""

    start: int
    end: int
    content: str

    @property
    def words(self) -> list[str]:
        """The command and the rules."""
        return self.content.removeprefix(":").replace(",", " ").split()

    @property
    def is_understood(self) -> bool:
        return self.content.startswith(":") and bool(self.words) and self.words[0] in _COMMANDS


def hidden(text: str) -> str:
    """The text with its comments to heatparse as spaces, so that nothing is read from them."""
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
    comments = list(_comments(document.text)) if isinstance(draft, Draft) else []
    if not comments or not isinstance(draft, Draft):
        return tuple(findings)
    suppressions = list(_suppressions(comments, draft))
    used: set[tuple[int, str]] = set()
    kept: list[Finding] = []
    for finding in findings:
        hits = [(one.start, name) for one in suppressions for name in one.hits(finding)]
        used.update(hits)
        if not hits:
            kept.append(finding)
    notes = [
        *(
            _note(draft, comment, _misunderstood(comment))
            for comment in comments
            if not comment.is_understood
        ),
        *_notes(draft, suppressions, used, frozenset(known), frozenset(idle)),
    ]
    return tuple(sorted((*kept, *notes), key=lambda finding: (finding.span.start, finding.rule)))


def _comments(text: str) -> Iterator[_Comment]:
    """The comments that are meant for this program, those in code left out."""
    if _OPEN not in text or _NAME not in text.casefold():
        return
    code: frozenset[int] | None = None
    start = text.find(_OPEN)
    while start >= 0:
        end = text.find(_CLOSE, start)
        if end < 0:
            return
        comment = _Comment(start, end + len(_CLOSE), text[start + len(_OPEN) : end].strip().casefold())
        if comment.content.startswith(_NAME):
            comment = comment._replace(content=comment.content.removeprefix(_NAME).lstrip())
            code = _code_lines(text) if code is None else code
            if _is_meant(comment) and not _is_in_code(text, comment, code):
                yield comment
        start = text.find(_OPEN, end)


def _code_lines(text: str) -> frozenset[int]:
    """Where the lines of code begin."""
    return frozenset(block.start for block in read_blocks(text) if block.kind == "code")


def _is_in_code(text: str, comment: _Comment, code: frozenset[int]) -> bool:
    """Whether a comment is shown: in a block of code, or in backticks."""
    line = max(text.rfind("\n", 0, comment.start), text.rfind("\r", 0, comment.start)) + 1
    return line in code or (text[: comment.start][-1:] == text[comment.end : comment.end + 1] == "`")


def _is_meant(comment: _Comment) -> bool:
    """Whether a comment that names the program speaks to it: by the colon, or by what looks like a command."""
    return comment.content.startswith(":") or bool(comment.words and _near(comment.words[0], _COMMANDS))


def _suppressions(comments: Iterable[_Comment], draft: Draft) -> Iterator[Suppression]:
    for comment in comments:
        if comment.is_understood:
            command, *rules = comment.words
            lines = _block_lines(draft, comment.start, comment.end) if command == "ignore" else None
            yield Suppression(comment.start, comment.end, tuple(rules), lines)


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
            meant = frozenset(rule for rule in known if fnmatchcase(rule, name or "*"))
            if (one.start, name) not in used and not (meant and meant <= idle):
                yield _note(draft, one, _message(name, meant, known, one.lines is None))


def _note(draft: Draft, comment: _Comment | Suppression, message: str) -> Finding:
    return Finding(
        rule=RULE, severity="note", message=message, span=draft.source.span(comment.start, comment.end)
    )


def _message(name: str, meant: frozenset[str], known: frozenset[str], whole_file: bool) -> str:
    if name and not meant:
        return f"There is no rule “{name}”{_suggestion(_near(name, known)) or '.'}"
    where = "in this file" if whole_file else "here"
    what = f"“{name}” finds nothing {where}" if name else f"No rule finds anything {where}"
    return f"{what}; the comment can go."


def _misunderstood(comment: _Comment) -> str:
    """Why a comment does nothing."""
    word = comment.words[0] if comment.words else ""
    if word in _COMMANDS:
        return f"The comment does nothing without a colon: “{_NAME}: {word} …”."
    commands = " and ".join(f"“{_NAME}: {command} RULE”" for command in _COMMANDS)
    if not word:
        return f"The comment says nothing; there are {commands}."
    hint = _suggestion(_near(word, _COMMANDS)) or f"; there are {commands}."
    return f"The comment does nothing, because “{word}” is no command{hint}"


def _suggestion(near: str | None) -> str:
    return f"; did you mean “{near}”?" if near else ""


def _near(word: str, words: Iterable[str]) -> str | None:
    from difflib import get_close_matches

    return next(iter(get_close_matches(word.casefold(), list(words), n=1)), None)
