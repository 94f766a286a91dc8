"""Configuration files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from heatparse.configuration import BadConfiguration, Configuration


def read(path: str) -> Configuration:
    """The configuration in a file. Raises `BadConfiguration`."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadConfiguration(f"{path}: cannot be read: {error.strerror or error}") from None
    if path.endswith(".toml"):
        settings = section(path, data)
        if settings is None:
            raise BadConfiguration(f"{path}: there is no section [tool.heatparse]")
        return Configuration.read(settings, f"{path}: [tool.heatparse]")
    return Configuration.read(_yaml(path, data), path)


def section(path: str, data: bytes) -> Any:
    """`[tool.heatparse]` of a pyproject.toml, None where it has none. Raises `BadConfiguration`."""
    try:
        tool = tomllib.loads(data.decode("utf-8")).get("tool", {})
    except (ValueError, RecursionError) as error:  # of numbers and encodings as well
        raise BadConfiguration(f"{path}: no TOML: {error}") from None
    return tool.get("heatparse") if isinstance(tool, dict) else None


def _yaml(path: str, data: bytes) -> Any:
    import yaml

    try:
        settings = yaml.load(data, _loader())  # a safe one
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadConfiguration(f"{path}: no YAML: {' '.join(str(error).split())}") from None
    return {} if settings is None else settings


def _loader() -> Any:
    """The safe loader of YAML, which takes no key twice."""
    import yaml

    class Loader(yaml.SafeLoader):
        def construct_mapping(self, node: Any, deep: bool = False) -> Any:
            keys = [self.construct_object(key, deep=True) for key, _ in node.value]
            twice = next((key for at, key in enumerate(keys) if key in keys[:at]), None)
            if twice is not None:
                raise yaml.YAMLError(f"{twice!r} is there twice")
            return super().construct_mapping(node, deep)

    return Loader
