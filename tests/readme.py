"""The parts of README.md that are made from the program itself.

python tests/readme.py      writes them anew
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import tempfile
from pathlib import Path
from typing import Any

from heatparse.cli import main
from heatparse.conversion.schemas import SCHEMAS
from heatparse.conversion.tables import TABLES
from heatparse.rules import RULES

README = Path(__file__).parent.parent / "README.md"
_EXAMPLE = re.compile(r"<!-- example -->\n```markdown\n(.*?)```\n", re.DOTALL)
_OUTPUT = re.compile(r"(<!-- output: heatparse (.*?) -->\n```text\n)(.*?)(```\n)", re.DOTALL)
_TABLES = re.compile(r"(<!-- tables -->\n)(.*?)(<!-- end of tables -->\n)", re.DOTALL)
_RULES = re.compile(r"(<!-- rules -->\n)(.*?)(<!-- end of rules -->\n)", re.DOTALL)


def example(readme: str) -> str:
    """The description that README shows."""
    found = _EXAMPLE.search(readme)
    assert found is not None
    return found[1]


def output(readme: str) -> str:
    """What the command that README names prints for the example, run where `transfer.md` is the example."""
    command = _OUTPUT.search(readme)
    assert command is not None
    printed = io.StringIO()
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(printed):
        os.chdir(folder)
        try:
            Path("transfer.md").write_text(example(readme), encoding="utf-8")
            main(command[2].split())
        finally:
            os.chdir(before)
    return printed.getvalue()


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
    shown = output(readme)
    readme = _OUTPUT.sub(lambda match: match[1] + shown + match[4], readme)
    tables = tables_table()
    readme = _TABLES.sub(lambda match: match[1] + tables + match[3], readme)
    table = rules_table()
    return _RULES.sub(lambda match: match[1] + table + match[3], readme)


if __name__ == "__main__":
    README.write_text(renewed(README.read_text(encoding="utf-8")), encoding="utf-8")
