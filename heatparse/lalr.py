"""Runs the tables that Lark makes of a grammar, without Lark.

Lark turns a grammar into LALR tables once (see `heatparse.preparing`). To run them takes a loop of
a few lines; doing it here spares every start the import of Lark, and every short parse its set-up.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

from heatparse.patterns import Expression, compiled
from heatparse.records import NamedTuple, Protocol

END = "$END"


class NotInGrammar(ValueError):
    """The input is no sentence of the grammar."""


class Terminal(Protocol):
    """What a parser needs to know of a token: the name of its terminal."""

    @property
    def type(self) -> str: ...


class Token(str):
    """A piece of a string that matched a terminal. `start:end` is its place in the string."""

    __slots__ = ("end", "start", "type")
    type: str
    start: int
    end: int

    @classmethod
    def make(cls, type: str, value: str, start: int = 0, end: int = 0) -> Token:
        """A token by hand."""
        token = cls(value)
        token.type, token.start, token.end = type, start, end
        return token


class Tables(NamedTuple):
    """LALR tables, as plain data. `heatparse.preparing.tables` makes them.

    - `states[state][symbol]` is the state to go to, or `-1 - n` to reduce by rule `n`; the symbol `$END`
      stands behind the last token; a state that does the same before all symbols of
      `lookaheads[n]` is [n, what it does]
    - `rules[n]` is [name of what it makes, name of the method, how many symbols, which of their
      values the method gets (all where null; an index; `-1 - index` to splice the values of an
      inlined rule; null for a part that is absent), whether a single value stands for itself]
    - `pieces` are regular expressions with a group for each terminal, `lexers[n]` the numbers of those that
      are tried one after the other: a long terminal is a piece, which is compiled once for all lexers
      that have it; `lexer_of[state]` says which one reads the next token; all are empty where tokens
      come ready-made
    - `ignored` are terminals that are skipped, `alone[terminal]` is the piece that is nothing but this terminal
    """

    states: list[dict[str, int] | list[int]]
    lookaheads: list[list[str]]
    rules: list[tuple[str, str, int, list[int | None] | None, bool]]
    start: int
    pieces: list[Expression]
    lexers: list[list[int]]
    lexer_of: list[int]
    ignored: list[str]
    alone: dict[str, int]


_AT_END = Token.make(END, "")
_Make = Callable[[list[Any]], Any]
# What a rule makes, of how many symbols, and how. How is None where one value is handed on; the
# size is GROWING where one more value is put to the list that a repetition gathers.
_Reduce = tuple[str, int, _Make | None]
GROWING = -1
# The state behind a token, and what is made of it on the way; None: the token itself.
_Shift = tuple[int, Callable[[Any], Any] | None]
_Match = Callable[[str, int], re.Match[str] | None]


class Parser:
    """A parser: `transformer` has one method for each rule or alias, which gets the list of values."""

    def __init__(self, tables: Tables, transformer: object) -> None:
        self._states = [
            dict.fromkeys(tables.lookaheads[state[0]], state[1]) if isinstance(state, list) else state
            for state in tables.states
        ]
        self._start = tables.start
        self._rules: list[_Reduce] = [_reduction(rule, transformer) for rule in tables.rules]
        self._pieces, self._alone = tables.pieces, tables.alone
        self._patterns: dict[int, re.Pattern[str]] = {}
        self._lexers = tables.lexers
        self._matchers: dict[int, _Match] = {}
        self._lexer_of = tables.lexer_of
        self._ignored = frozenset(tables.ignored)
        self._shifts: dict[tuple[int, str], _Shift] = {}

    def parse(self, text: str) -> Any:
        """What the grammar makes of a whole string. Raises `NotInGrammar`."""
        states = [self._start]
        return self._run(self._lex(text, states), states)

    def parse_tokens(self, tokens: Iterable[Terminal]) -> Any:
        """What the grammar makes of ready-made tokens. Raises `NotInGrammar`."""
        return self._run(tokens, [self._start])

    def _run(self, tokens: Iterable[Terminal], states: list[int]) -> Any:
        # The busiest loop of the program: reductions are written out here, and those that only hand
        # one value on (`make` is None) change nothing but the state.
        table, rules, shifts = self._states, self._rules, self._shifts
        values: list[Any] = []
        for token in chain(tokens, (_AT_END,)):
            symbol = token.type
            while True:
                state = states[-1]
                action = table[state].get(symbol)
                if action is None:
                    raise NotInGrammar(f"{symbol} {token!s:.40} does not fit here")
                if action >= 0:
                    break
                name, size, make = rules[-1 - action]
                if size == 1:
                    if make is not None:
                        values[-1] = make([values[-1]])
                    states[-1] = table[states[-2]][name]
                    continue
                if size == GROWING:
                    last = values.pop()
                    values[-1].append(last)
                    states.pop()
                    states[-1] = table[states[-2]][name]
                    continue
                if size:
                    children = values[-size:]
                    del states[-size:], values[-size:]
                else:
                    children = []
                values.append(make(children) if make is not None else children[0])
                states.append(table[states[-1]][name])
            shift = shifts.get((state, symbol))
            if shift is None:
                shift = shifts[state, symbol] = self._shift(state, action)
            action, form = shift
            states.append(action)
            values.append(token if form is None else form(token))
        return values[-2]  # below the mark of the end

    def _shift(self, before: int, state: int) -> _Shift:
        """The state behind a token. Where nothing but a rule for this one value can follow, it is done
        at once; not so in a string, whose next token depends on the state."""
        makes: list[_Make] = []
        while not self._lexers:
            actions = set(self._states[state].values())
            if len(actions) != 1 or (action := actions.pop()) >= 0 or self._rules[-1 - action][1] != 1:
                break
            name, _, make = self._rules[-1 - action]
            if make is not None:
                makes.append(make)
            state = self._states[before][name]
        return state, _in_turn(makes) if makes else None

    def _lex(self, text: str, states: list[int]) -> Iterator[Token]:
        """The tokens of a string; what is expected in the current state decides how it is cut."""
        position, size = 0, len(text)
        known, lexer_of, ignored = self._matchers.get, self._lexer_of, self._ignored
        while position < size:
            lexer = lexer_of[states[-1]]
            match = (known(lexer) or self._matcher(lexer))(text, position)
            if match is None or (end := match.end()) == position:
                raise NotInGrammar(f"nothing fits at {text[position : position + 20]!r}")
            name = match.lastgroup or ""
            if name not in ignored:
                token = Token(match[0])
                token.type, token.start, token.end = name, position, end
                yield token
            position = end

    def _matcher(self, lexer: int) -> _Match:
        matcher = self._matchers[lexer] = _first_of(
            [self._pattern(piece).match for piece in self._lexers[lexer]]
        )
        return matcher

    def _pattern(self, piece: int) -> re.Pattern[str]:
        pattern = self._patterns.get(piece)
        if pattern is None:
            pattern = self._patterns[piece] = compiled(self._pieces[piece])
        return pattern

    def terminal(self, name: str) -> re.Pattern[str]:
        """The expression of a terminal that is long enough to be a piece of its own, in a group of its name."""
        return self._pattern(self._alone[name])


def _first_of(matches: list[_Match]) -> _Match:
    """The first match of several expressions, as that of "a|b|c" is."""
    if len(matches) == 1:
        return matches[0]

    def first(text: str, position: int) -> re.Match[str] | None:
        for match in matches:
            found = match(text, position)
            if found is not None:
                return found
        return None

    return first


def _in_turn(makes: list[_Make]) -> Callable[[Any], Any]:
    """What several rules make of one value, one after the other."""
    first, *others = makes
    if not others:
        return lambda value: first([value])

    def form(value: Any) -> Any:
        for make in makes:
            value = make([value])
        return value

    return form


def _reduction(rule: tuple[str, str, int, list[int | None] | None, bool], transformer: object) -> _Reduce:
    name, method, size, include, single = rule
    if single and size == 1 and include is None:
        return name, size, None
    make = _method(name, method, transformer)
    if single:
        make = _single(make)
    if make is _values and include == [-1, 1] and size == 2:
        return name, GROWING, None
    if include is not None:
        make = _chosen(include, make)
    return name, size, make


def _method(name: str, method: str, transformer: object) -> _Make:
    if name.startswith("_") and method == name:
        return _values  # an inlined rule: its values are spliced into the rule that uses it
    found: _Make | None = getattr(transformer, method, None)
    if found is not None:
        return found

    def missing(_values: list[Any]) -> Any:
        raise TypeError(f"{type(transformer).__name__} has no method for the rule {method!r}")

    return missing


def _values(values: list[Any]) -> list[Any]:
    return values


def _single(make: _Make) -> _Make:
    return lambda values: values[0] if len(values) == 1 else make(values)


def _chosen(include: list[int | None], make: _Make) -> _Make:
    if include == [-1, 1]:
        return _grown(make)
    if None not in include and all(index >= 0 for index in include if index is not None):
        plain = [index for index in include if index is not None]
        return lambda values: make([values[index] for index in plain])

    def choose(values: list[Any]) -> Any:
        chosen: list[Any] = []
        for index in include:
            if index is None:
                chosen.append(None)
            elif index >= 0:
                chosen.append(values[index])
            elif chosen:
                chosen += values[-1 - index]
            else:
                # The list that a repetition has gathered so far goes on as it is: to copy it at
                # every step would make the time grow with the square of its length.
                chosen = values[-1 - index]
        return make(chosen)

    return choose


def _grown(make: _Make) -> _Make:
    """A step of a repetition: one more value for the list gathered so far."""

    def grow(values: list[Any]) -> Any:
        gathered: list[Any] = values[0]
        gathered.append(values[1])
        return make(gathered)

    return grow
