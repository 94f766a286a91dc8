"""Libraries that only some conversions need: imported where they are used, named when they are missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from heatparse.conversion.errors import MissingExtra

# The extra of pyproject.toml that brings a library, by the library's own name.
_EXTRAS = {
    "duckdb": "duckdb",
    "numpy": "numpy",
    "pandas": "pandas",
    "polars": "polars",
    "pyarrow": "parquet",
    "ray": "ray",
    "zstandard": "zstd",
}


def need(module: str, purpose: str) -> Any:
    """The module, or `MissingExtra` with a sentence: `purpose` needs it, and this installs it."""
    try:
        return import_module(module)
    except ImportError as error:
        library = module.partition(".")[0]
        extra = _EXTRAS[library]
        raise MissingExtra(
            f"{purpose} needs {library}, which is not installed: pip install 'heatparse[{extra}]'"
        ) from error
