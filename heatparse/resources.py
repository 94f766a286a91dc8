"""Grammars and vocabularies: found the same way in a checkout, an editable install and a wheel.

What is asked for comes prepared from the user's cache where it can (`heatparse.prepared`); Lark and
PyYAML are loaded only to make it (`heatparse.preparing`).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from heatparse.patterns import compiled
from heatparse.prepared import prepared

if TYPE_CHECKING:
    from heatparse.lalr import Parser, Tables, Terminal

GAP = "  "  # before each word of a list that is kept as one string


@cache
def grammar_dir() -> str:
    """The folder with the `.lark` and `.yaml` files: inside the package (wheel) or beside it (checkout)."""
    package = os.path.dirname(os.path.realpath(__file__))
    for folder in (os.path.join(package, "grammar"), os.path.join(os.path.dirname(package), "grammar")):
        if os.path.isfile(os.path.join(folder, "quantity.lark")):
            return folder
    raise FileNotFoundError(f"the grammar folder is missing beside {package}; reinstall heatparse")


@cache
def vocabulary(name: str, *path: str) -> Any:
    """The words of `grammar/NAME.yaml`, or of a part of it: vocabulary("structure", "legend", "steps")."""
    return apart(joined_words(name, *path))


def joined_words(name: str, *path: str) -> Any:
    """The same words, each list as one string (see `heatparse.preparing.joined`)."""
    part: Any = _vocabularies()[name]
    for key in path:
        part = part[key]
    return part


@cache
def _vocabularies() -> dict[str, Any]:
    words: dict[str, Any] = _prepared("vocabularies")
    return words


def apart(value: Any) -> Any:
    """What `heatparse.preparing.joined` made one string of, as it was."""
    if isinstance(value, str):
        if not value.startswith(GAP):
            return value
        return value[len(GAP) :] if value.startswith(GAP + GAP) else value[len(GAP) :].split(GAP)
    if isinstance(value, dict):
        return {key: apart(inner) for key, inner in value.items()}
    return [apart(inner) for inner in value] if isinstance(value, list) else value


@cache
def scanner(name: str) -> re.Pattern[str]:
    """One regular expression for all terminals of a grammar, by priority; groups are named after them."""
    return compiled(_prepared("scanner", name))


def string_parser(name: str, transformer: object) -> Parser:
    """An LALR parser that reads strings with the grammar's own terminals.

    `transformer` has a method for each rule or alias of the grammar, which gets the list of values.
    """
    return _parser(_prepared("string_tables", name), transformer)


def token_parser(name: str, transformer: object, start: str = "start") -> Callable[[Iterable[Terminal]], Any]:
    """An LALR parser over ready-made tokens; the grammar declares them with `%declare`.

    A token is anything with a `type`, the name of its terminal.
    """
    return _parser(_prepared("token_tables", name, start), transformer).parse_tokens


def _parser(tables: list[Any], transformer: object) -> Parser:
    from heatparse.lalr import Parser, Tables

    made: Tables = Tables(*tables)
    return Parser(made, transformer)


def kept(name: str, make: Callable[[], Any]) -> Any:
    """Plain data that is made of the grammars once. Where it is made belongs to `heatparse.prepared.MAKERS`."""
    return prepared(name, make, grammar_dir())


def _prepared(kind: str, *options: str) -> Any:
    def make() -> Any:
        from pathlib import Path

        from heatparse import preparing

        return getattr(preparing, kind)(Path(grammar_dir()), *options)

    return kept("-".join((kind, *options)), make)
