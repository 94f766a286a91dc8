"""The parts of README.md that are made from the program itself.

python tests/readme.py      writes them anew

A block behind `<!-- file: NAME -->` is the content of a file, a block behind `<!-- output: COMMAND -->` is
what a command prints in a folder with these files, and a block behind `<!-- printed -->` is what the
Python block in front of it prints there.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from heatparse.cli import main
from heatparse.conversion.schemas import SCHEMAS
from heatparse.conversion.tables import TABLES
from heatparse.rules import RULES

README = Path(__file__).parent.parent / "README.md"
_FILE = re.compile(r"<!-- file: (.*?) -->\n```\w+\n(.*?)```\n", re.DOTALL)
_OUTPUT = re.compile(r"(<!-- output: heatparse (.*?) -->\n```\w+\n)(.*?)(```\n)", re.DOTALL)
_PRINTED = re.compile(
    r"(```python\n((?:(?!```).)*?)```\n\n?<!-- printed -->\n```text\n)(.*?)(```\n)", re.DOTALL
)
_TABLES = re.compile(r"(<!-- tables -->\n)(.*?)(<!-- end of tables -->\n)", re.DOTALL)
_RULES = re.compile(r"(<!-- rules -->\n)(.*?)(<!-- end of rules -->\n)", re.DOTALL)


def files(readme: str) -> dict[str, str]:
    """The files that README shows, by name."""
    return {match[1]: match[2] for match in _FILE.finditer(readme)}


@contextlib.contextmanager
def folder(readme: str) -> Iterator[Path]:
    """A folder with the files of README, which is the current one."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as name:
        os.chdir(name)
        try:
            for file, content in files(readme).items():
                Path(file).write_text(content, encoding="utf-8")
            yield Path(name)
        finally:
            os.chdir(before)


def output(readme: str, arguments: str) -> str:
    """What a command prints for the files of README."""
    printed = io.StringIO()
    with folder(readme), contextlib.redirect_stdout(printed):
        main(arguments.split())
    return printed.getvalue()


def printed(readme: str, program: str) -> str:
    """What a program prints for the files of README."""
    shown = io.StringIO()
    with folder(readme), contextlib.redirect_stdout(shown):
        exec(compile(program, "README.md", "exec"), {"__name__": "__main__"})
    return shown.getvalue()


def rules_table() -> str:
    """All rules by name."""
    rows = (
        f"| `{rule.name}` | {rule.severity} | {rule.title} |\n"
        for rule in sorted(RULES.values(), key=lambda rule: rule.name)
    )
    return "| rule | severity | found when |\n|---|---|---|\n" + "".join(rows)


def tables_table() -> str:
    """The tables that a conversion makes, with the columns of each."""
    rows = []
    for table in TABLES:
        columns = ", ".join(f"`{field.name}` {_type(field.type)}" for field in SCHEMAS[table])
        rows.append(f"| `{table}` | {columns} |\n")
    return "| table | columns |\n|---|---|\n" + "".join(rows)


def _type(kind: Any) -> str:
    names = {
        "string": "text",
        "int32": "int",
        "double": "float",
        "bool": "bool",
        "list<item: string>": "texts",
    }
    return names[str(kind).replace("element", "item")]


def renewed(readme: str) -> str:
    """README with its made parts made anew."""
    readme = _OUTPUT.sub(lambda match: match[1] + output(readme, match[2]) + match[4], readme)
    readme = _PRINTED.sub(lambda match: match[1] + printed(readme, match[2]) + match[4], readme)
    tables = tables_table()
    readme = _TABLES.sub(lambda match: match[1] + tables + match[3], readme)
    table = rules_table()
    return _RULES.sub(lambda match: match[1] + table + match[3], readme)


if __name__ == "__main__":
    README.write_text(renewed(README.read_text(encoding="utf-8")), encoding="utf-8")
