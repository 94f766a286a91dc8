"""Grammars and vocabularies: found the same way in a checkout, an editable install and a wheel."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lark import Lark, Token, Transformer

_PLACEHOLDER = re.compile(r"<<(\w+)\.(\w+)>>")


@cache
def grammar_dir() -> Path:
    """The folder with the `.lark` and `.yaml` files: inside the package (wheel) or beside it (checkout)."""
    package = Path(__file__).resolve().parent
    for folder in (package / "grammar", package.parent / "grammar"):
        if (folder / "quantity.lark").is_file():
            return folder
    raise FileNotFoundError(f"the grammar folder is missing beside {package}; reinstall heatparse")


@cache
def vocabulary(name: str) -> dict[str, Any]:
    """The words of `grammar/NAME.yaml`."""
    import yaml

    loaded = yaml.safe_load((grammar_dir() / f"{name}.yaml").read_text(encoding="utf-8"))
    if not isinstance(loaded, dict):
        raise ValueError(f"grammar/{name}.yaml is no mapping")
    return loaded


def _alternation(match: re.Match[str]) -> str:
    words = vocabulary(match[1])[match[2]]
    escaped = []
    for word in sorted(words, key=len, reverse=True):
        pattern = re.escape(word).replace(r"\ ", r"\s+").replace("/", r"\/")
        escaped.append(pattern + r"\b" if word[-1].isalnum() else pattern)
    return "|".join(escaped)


@cache
def grammar_text(name: str) -> str:
    """`grammar/NAME.lark` with the words of the vocabularies filled in for `<<file.key>>`."""
    return _PLACEHOLDER.sub(_alternation, (grammar_dir() / f"{name}.lark").read_text(encoding="utf-8"))


def _import_grammar(_base: object, path: str) -> tuple[str, str]:
    return path, grammar_text(Path(path).stem)


@cache
def scanner(name: str) -> re.Pattern[str]:
    """One regular expression for all terminals of a grammar, by priority; groups are named after them."""
    from lark import Lark

    lark = Lark(grammar_text(name), parser="lalr", lexer="basic", import_paths=[_import_grammar])
    terminals = sorted(lark.terminals, key=lambda t: -t.priority)
    return re.compile("|".join(f"(?P<{t.name}>{t.pattern.to_regexp()})" for t in terminals))


def string_parser(name: str, transformer: Transformer[Token, Any]) -> Lark:
    """An LALR parser that reads strings with the grammar's own terminals."""
    from lark import Lark

    return Lark(
        grammar_text(name), parser="lalr", transformer=transformer, import_paths=[_import_grammar]
    )


def token_parser(name: str, transformer: Transformer[Token, Any], start: str = "start") -> Callable[[Iterable[Token]], Any]:
    """An LALR parser over ready-made tokens; the grammar declares them with `%declare`."""
    from lark import Lark
    from lark.lexer import Lexer

    class Ready(Lexer):
        def __init__(self, _config: object) -> None:
            pass

        def lex(self, tokens: Any) -> Iterator[Token]:  # type: ignore[override]
            return iter(tokens)

    lark = Lark(grammar_text(name), parser="lalr", lexer=Ready, transformer=transformer, start=start)
    return lark.parse  # type: ignore[return-value]
