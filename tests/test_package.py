"""`import heatparse` costs nothing and offers everything."""

import subprocess
import sys

import pytest

import heatparse


def test_the_import_loads_nothing_else():
    script = (
        "import sys; before = set(sys.modules); import heatparse; print(*sorted(set(sys.modules) - before))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    # An editable install has a finder of its own.
    assert {name for name in done.stdout.split() if not name.startswith("__editable__")} == {"heatparse"}


@pytest.mark.parametrize("name", heatparse.__all__)
def test_every_public_name_is_there(name):
    assert getattr(heatparse, name) is not None
    assert name in dir(heatparse)


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        heatparse.nonsense  # noqa: B018


def test_the_package_is_typed():
    from importlib.resources import files

    assert (files("heatparse") / "py.typed").is_file()


@pytest.mark.parametrize("thing", [b"## Heatmap", None, 3])
def test_only_text_is_taken(thing: object) -> None:
    with pytest.raises(TypeError, match="a description is a str"):
        heatparse.check(thing)  # type: ignore[arg-type]
