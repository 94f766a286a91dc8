"""Makes plain data of grammars and vocabularies, with Lark and PyYAML. Slow, and done once.

What is made holds strings, numbers, lists and mappings only, so it can be kept as it is
(see `heatparse.prepared`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from lark import Lark
from lark.grammar import Rule, Terminal
from lark.lexer import BasicLexer, ContextualLexer, Lexer
from lark.parsers.lalr_analysis import Shift

from heatparse.lalr import END, Tables
from heatparse.patterns import Expression, prepared_expression
from heatparse.resources import GAP

_LONG = 80  # characters of a terminal that is compiled by itself
_PLACEHOLDER = re.compile(r"<<(\w+)\.(\w+)>>")


def vocabularies(folder: Path) -> dict[str, Any]:
    """The words of all `.yaml` files, by the names of the files, written as `joined` does.

    Together, as a start needs most of them.
    """
    return {path.stem: joined(vocabulary(folder, path.stem)) for path in sorted(folder.glob("*.yaml"))}


def joined(value: Any) -> Any:
    """The same words, each list as one string: thousands are kept, and a start meets few of them.

    Each word of a list follows a gap of two spaces; a list that cannot be written so stays a list. A
    string that itself starts with a gap has one more. `heatparse.resources.apart` makes the value again.
    """
    if isinstance(value, dict):
        return {key: joined(inner) for key, inner in value.items()}
    if isinstance(value, list):
        if value and all(isinstance(word, str) and word and GAP not in f" {word} " for word in value):
            return GAP + GAP.join(value)
        return [joined(inner) for inner in value]
    return GAP + value if isinstance(value, str) and value.startswith(GAP) else value


def vocabulary(folder: Path, name: str) -> dict[str, Any]:
    """The words of `NAME.yaml`. Raises `ValueError` when they are no plain data."""
    loaded = yaml.safe_load((folder / f"{name}.yaml").read_text(encoding="utf-8"))
    if not isinstance(loaded, dict):
        raise ValueError(f"grammar/{name}.yaml is no mapping")
    _only_plain(loaded, f"grammar/{name}.yaml")
    return loaded


def _only_plain(value: object, where: str) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            if not isinstance(key, str):
                raise ValueError(f"{where}: the key {key!r} is read as {type(key).__name__}; quote it")
            _only_plain(inner, f"{where}: {key}")
    elif isinstance(value, list):
        for inner in value:
            if isinstance(inner, bool):
                raise ValueError(f"{where}: a word is read as {inner!r}; quote it")
            _only_plain(inner, where)
    elif not isinstance(value, str | int | float | None):
        raise ValueError(f"{where}: {value!r} is read as {type(value).__name__}; quote it")


def grammar_text(folder: Path, name: str) -> str:
    """`NAME.lark` with the words of the vocabularies filled in for `<<file.key>>`."""

    def alternation(match: re.Match[str]) -> str:
        escaped = []
        for word in sorted(vocabulary(folder, match[1])[match[2]], key=len, reverse=True):
            pattern = re.escape(word).replace(r"\ ", r"\s+").replace("/", r"\/")
            escaped.append(pattern + r"\b" if word[-1].isalnum() else pattern)
        return "|".join(escaped)

    return _PLACEHOLDER.sub(alternation, (folder / f"{name}.lark").read_text(encoding="utf-8"))


def scanner(folder: Path, name: str) -> Expression:
    """One regular expression for all terminals of a grammar, by priority; groups are named after them.

    What the grammar ignores is swallowed behind each terminal, outside its group, so that a search
    goes on where the next terminal starts.
    """
    lark = _lark(folder, name, lexer="basic")
    ignored = "".join(f"(?:{t.pattern.to_regexp()})?" for t in lark.terminals if t.name in lark.ignore_tokens)
    terminals = [t for t in lark.terminals if t.name not in lark.ignore_tokens]
    terminals.sort(key=lambda terminal: -terminal.priority)
    choice = "|".join(f"(?P<{t.name}>{t.pattern.to_regexp()})" for t in terminals)
    return prepared_expression(f"(?:{choice}){ignored}")


def string_tables(folder: Path, name: str) -> Tables:
    """The tables of a grammar that reads strings with its own terminals."""
    lark = _lark(folder, name, lexer="contextual")
    contextual = lark.parser.lexer
    if not isinstance(contextual, ContextualLexer):
        raise TypeError("Lark's lexer is not the contextual one that was asked for")
    sources: list[list[str]] = []
    lexer_of = [0] * len(_table(lark).states)
    for state, lexer in contextual.lexers.items():
        if not isinstance(lexer, BasicLexer):
            raise TypeError(f"grammar/{name}.lark has a lexer of its own")
        lexer.scanner  # noqa: B018 - builds the callbacks that are looked at next
        if lexer.callback:
            raise ValueError(
                f"grammar/{name}.lark: a string also matches a pattern: {sorted(lexer.callback)}"
            )
        pieces = _pieces([(t.name, t.pattern.to_regexp()) for t in lexer.terminals])
        if pieces not in sources:
            sources.append(pieces)
        lexer_of[state] = sources.index(pieces)
    pieces = list(dict.fromkeys(piece for lexer in sources for piece in lexer))
    groups = {
        terminal.name: _group(terminal.name, terminal.pattern.to_regexp()) for terminal in lark.terminals
    }
    return _tables(lark, "start")._replace(
        pieces=[prepared_expression(piece) for piece in pieces],
        lexers=[[pieces.index(piece) for piece in lexer] for lexer in sources],
        lexer_of=lexer_of,
        ignored=list(lark.ignore_tokens),
        alone={name: pieces.index(group) for name, group in groups.items() if group in pieces},
    )


def _pieces(terminals: list[tuple[str, str]]) -> list[str]:
    """The choice of all terminals, cut around those that take long to compile."""
    pieces: list[str] = []
    joinable = False
    for name, pattern in terminals:
        is_short = len(pattern) < _LONG
        group = _group(name, pattern)
        if joinable and is_short:
            pieces[-1] += f"|{group}"
        else:
            pieces.append(group)
        joinable = is_short
    return pieces


def _group(name: str, pattern: str) -> str:
    return f"(?P<{name}>{pattern})"


def token_tables(folder: Path, name: str, start: str) -> Tables:
    """The tables of a grammar over ready-made tokens, which it declares with `%declare`."""
    return _tables(_lark(folder, name, lexer=_Ready, start=start), start)


class _Ready(Lexer):
    def __init__(self, _config: object) -> None:
        pass

    def lex(self, *_: object) -> Iterator[Any]:
        raise NotImplementedError("the tables alone are wanted")


def _lark(folder: Path, name: str, **options: Any) -> Lark:
    def imported(_base: object, path: str) -> tuple[str, str]:
        return path, grammar_text(folder, Path(path).stem)

    return Lark(grammar_text(folder, name), parser="lalr", import_paths=[imported], **options)


def _table(lark: Lark) -> Any:
    return lark.parser.parser._parse_table


def _tables(lark: Lark, start: str) -> Tables:
    table = _table(lark)
    numbers = {rule: number for number, rule in enumerate(lark.rules)}

    def action(kind: object, argument: Any) -> int:
        return int(argument) if kind is Shift else -1 - numbers[argument]

    states = [
        {symbol: action(*entry) for symbol, entry in table.states[state].items()}
        for state in range(len(table.states))
    ]
    # Lark knows the end by its state. Here the mark of the end is one more token that is read.
    states[table.end_states[start]][END] = table.end_states[start]
    lookaheads: list[list[str]] = []
    return Tables(
        states=[_shared(state, lookaheads) for state in states],
        lookaheads=lookaheads,
        rules=[_rule(rule, lark.options.maybe_placeholders) for rule in lark.rules],
        start=table.start_states[start],
        pieces=[],
        lexers=[],
        lexer_of=[],
        ignored=[],
        alone={},
    )


def _shared(state: dict[str, int], lookaheads: list[list[str]]) -> dict[str, int] | list[int]:
    """The state; one that does the same before all its symbols without these, which many states share."""
    if len(set(state.values())) != 1:
        return state
    symbols = sorted(state)
    if symbols not in lookaheads:
        lookaheads.append(symbols)
    return [lookaheads.index(symbols), next(iter(state.values()))]


def _rule(rule: Rule, placeholders: bool) -> tuple[str, str, int, list[int | None] | None, bool]:
    options = rule.options
    # Lark's names are tokens, a kind of string that knows its place in the grammar.
    name = str(rule.origin.name)
    method = str(rule.alias or options.template_source or name)
    absent = options.empty_indices if placeholders else ()
    symbols = iter(enumerate(rule.expansion))
    include: list[int | None] = []
    # `empty_indices` has False for every symbol of the expansion and True for each absent part.
    for is_absent in absent or [False] * len(rule.expansion):
        if is_absent:
            include.append(None)
            continue
        index, symbol = next(symbols)
        if options.keep_all_tokens or not (isinstance(symbol, Terminal) and symbol.filter_out):
            inlined = not symbol.is_term and symbol.name.startswith("_")
            include.append(-1 - index if inlined else index)
    everything = include == list(range(len(rule.expansion)))
    single = bool(options.expand1 and not rule.alias)
    return name, method, len(rule.expansion), None if everything else include, single
