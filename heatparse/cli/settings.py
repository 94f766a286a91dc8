"""The configuration of a run: files found by walking up from each description, and flags over them."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from heatparse.records import Record, field

if TYPE_CHECKING:
    from heatparse.configuration import Configuration

NAMES = ("heatparse.yaml", "heatparse.yml", "pyproject.toml")  # in one folder the first is taken
_SIGNS = (b"tool.heatparse", b"[tool]")


class Settings(Record, frozen=True):
    """Where the configuration comes from. `flags` are settings of the command line, by their names."""

    flags: Mapping[str, Any]
    file: str | None = None
    isolated: bool = False
    _made: dict[str | None, Configuration] = field(default_factory=dict)

    def of(self, path: str | None) -> tuple[Configuration | None, str | None]:
        """The configuration for a file (None for standard input), and the file's path as patterns have it.

        None where nothing is configured. Raises `BadConfiguration`.
        """
        folder = os.path.dirname(os.path.abspath(path)) if path is not None else os.getcwd()  # noqa: PTH100, PTH109, PTH120
        found = self.file or (None if self.isolated else _nearest(folder))
        if found is None and not self.flags:
            return None, None
        base = os.path.dirname(os.path.abspath(found)) if found else os.getcwd()  # noqa: PTH100, PTH109, PTH120
        relative = os.path.relpath(path, base) if path is not None else None
        return self._configuration(found), relative

    def require(self, paths: Iterable[str]) -> None:
        """Read every configuration that the files have, before the first is checked. Raises `BadConfiguration`."""
        folders = {os.path.dirname(path): path for path in paths if path != "-"}  # noqa: PTH120
        for path in folders.values():
            self.of(path)

    def _configuration(self, path: str | None) -> Configuration:
        made = self._made.get(path)
        if made is None:
            from heatparse.cli.configurations import read
            from heatparse.configuration import Configuration

            made = read(path) if path is not None else Configuration()
            if self.flags:
                made = made.with_settings(self.flags, "the command line")
            self._made[path] = made
        return made


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The flags that are the same as the settings of a configuration."""
    group = parser.add_argument_group(
        "configuration",
        "from heatparse.yaml or [tool.heatparse] in pyproject.toml, in the folder of a description or the "
        "nearest one above; flags go before it",
    )
    group.add_argument(
        "--select", metavar="RULES", action="append", help="report only these rules (a,b or reference-*)"
    )
    group.add_argument("--ignore", metavar="RULES", action="append", help="do not report these rules")
    group.add_argument(
        "--severity",
        metavar="RULE=LEVEL",
        action="append",
        help="report a rule as error, warning or note",
    )
    group.add_argument(
        "--tolerance",
        metavar="X",
        help="a value may differ from the reference by X beyond its rounding",
    )
    group.add_argument(
        "--per-file-ignores",
        metavar="PATTERN=RULES",
        action="append",
        help="do not report these rules in files of the pattern",
    )
    group.add_argument(
        "--fail-on",
        metavar="LEVEL",
        help="least severity for exit code 1: error, warning (default), note, never",
    )
    source = group.add_mutually_exclusive_group()
    source.add_argument("--config", metavar="FILE", help="use this configuration for all files")
    source.add_argument("--no-config", action="store_true", help="use no configuration file")


def read_arguments(parser: argparse.ArgumentParser, options: argparse.Namespace) -> Settings:
    """The settings that the flags of `add_arguments` ask for."""
    flags: dict[str, Any] = {}
    for name in ("select", "ignore"):
        if getattr(options, name) is not None:
            flags[name] = _listed(getattr(options, name))
    if options.severity is not None:
        flags["severity"] = dict(
            _pair(parser, "--severity", "RULE=LEVEL", item) for item in _listed(options.severity)
        )
    if options.per_file_ignores is not None:
        pairs = (
            _pair(parser, "--per-file-ignores", "PATTERN=RULES", item) for item in options.per_file_ignores
        )
        flags["per-file-ignores"] = {pattern: _listed([rules]) for pattern, rules in pairs}
    if options.tolerance is not None:
        flags["tolerance"] = options.tolerance
    if options.fail_on is not None:
        flags["fail-on"] = options.fail_on
    return Settings(flags, options.config, options.no_config)


def _listed(values: list[str]) -> list[str]:
    return [name.strip() for value in values for name in value.split(",") if name.strip()]


def _pair(parser: argparse.ArgumentParser, flag: str, form: str, item: str) -> tuple[str, str]:
    key, equals, value = item.partition("=")
    if not equals or not key.strip() or not value.strip():
        parser.error(f"{flag} wants {form}, not {item!r}")
    return key.strip(), value.strip()


@cache
def _nearest(folder: str) -> str | None:
    """The configuration file in a folder or the nearest one above it."""
    for name in NAMES:
        path = os.path.join(folder, name)  # noqa: PTH118
        if os.path.isfile(path) and (name != NAMES[-1] or _speaks_of_us(path)):  # noqa: PTH113
            return path
    above = os.path.dirname(folder)  # noqa: PTH120
    return _nearest(above) if above != folder else None


def _speaks_of_us(path: str) -> bool:
    """Whether a pyproject.toml has a section for this program; most do not, and are not parsed."""
    try:
        with open(path, "rb") as file:  # noqa: PTH123
            data = file.read()
    except OSError:
        return False
    if not any(sign in data for sign in _SIGNS):
        return False
    import tomllib

    try:
        tool = tomllib.loads(data.decode("utf-8")).get("tool")
    except (ValueError, RecursionError):
        return True  # the complaint comes when it is read
    return isinstance(tool, dict) and "heatparse" in tool


def forget() -> None:
    """Look for configuration files anew."""
    _nearest.cache_clear()


def candidates(paths: Iterable[str]) -> Iterator[str]:
    """Every place in which a configuration for these files may come to be."""
    folders: dict[str, None] = {}
    for path in paths:
        folder = os.path.abspath(path if os.path.isdir(path) else os.path.dirname(path))  # noqa: PTH100, PTH112, PTH120
        while folder not in folders:
            folders[folder] = None
            folder = os.path.dirname(folder)  # noqa: PTH120
    for folder in folders:
        yield from (os.path.join(folder, name) for name in NAMES)  # noqa: PTH118


def nearest(path: str) -> str | None:
    """The configuration file for a file or folder."""
    folder = path if os.path.isdir(path) else os.path.dirname(path)  # noqa: PTH112, PTH120
    return _nearest(os.path.abspath(folder))  # noqa: PTH100
