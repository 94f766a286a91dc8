"""The cache of prepared grammars: used when it is safe, never needed, never trusted blindly."""

import json
import os
import stat
import sys

import pytest

from heatparse import prepared as module
from heatparse.prepared import prepared

posix = pytest.mark.skipif(os.name != "posix", reason="owners and modes are POSIX")


@pytest.fixture
def grammars(tmp_path):
    folder = tmp_path / "grammar"
    folder.mkdir()
    (folder / "words.yaml").write_text("a: [b]")
    return folder


@pytest.fixture
def store(tmp_path, monkeypatch):
    """The cache directory, not there yet."""
    folder = tmp_path / "cache" / "heatparse"
    monkeypatch.setenv("HEATPARSE_CACHE", str(folder))
    module._folder.cache_clear()
    yield folder
    module._folder.cache_clear()


class Maker:
    """Counts how often the slow way was gone."""

    def __init__(self, value="made"):
        self.calls = 0
        self.value = value

    def __call__(self):
        self.calls += 1
        return self.value


def again(*arguments):
    """What a new process would get."""
    module._folder.cache_clear()
    return prepared(*arguments)


def kept_file(store):
    (file,) = store.glob("prepared-*/*.json")
    return file


@pytest.mark.parametrize("value", [{"a": [1, None, "≈"]}, "text", [], 0, None])
def test_what_was_made_once_is_read_from_then_on(store, grammars, value):
    make = Maker(value)
    assert prepared("words", make, grammars) == value
    assert again("words", make, grammars) == value
    assert make.calls == 1


@pytest.mark.parametrize("change", ["edit", "add"])
def test_other_grammars_are_made_anew(store, grammars, change):
    make = Maker()
    prepared("words", make, grammars)
    (grammars / ("words.yaml" if change == "edit" else "more.lark")).write_text("a: [c]")
    again("words", make, grammars)
    assert make.calls == 2


@pytest.mark.parametrize("content", ["", "{", "{}", "[1, 2]", "\udcff"])
def test_a_damaged_file_is_made_anew(store, grammars, content):
    make = Maker()
    prepared("words", make, grammars)
    kept_file(store).write_text(content, errors="surrogateescape")
    assert again("words", make, grammars) == "made"
    assert json.loads(kept_file(store).read_text()) == ["made"]


@posix
def test_only_the_user_can_read_and_write_it(store, grammars):
    prepared("words", Maker(), grammars)
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (kept_file(store), kept_file(store).parent, store)]
    assert modes == [0o600, 0o700, 0o700]


@posix
@pytest.mark.parametrize("part", ["file", "folder"])
@pytest.mark.parametrize("mode", [0o020, 0o002])
def test_what_others_can_write_to_is_not_read(store, grammars, part, mode):
    prepared("words", Maker(), grammars)
    path = kept_file(store) if part == "file" else kept_file(store).parent
    path.chmod(path.stat().st_mode | mode)
    make = Maker("made safely")
    assert again("words", make, grammars) == "made safely"


@posix
@pytest.mark.skipif(os.name == "posix" and os.geteuid() != 0, reason="only root can give files away")
@pytest.mark.parametrize("part", ["file", "folder"])
def test_what_another_user_owns_is_not_read(store, grammars, part):
    prepared("words", Maker(), grammars)
    os.chown(kept_file(store) if part == "file" else kept_file(store).parent, 12345, -1)
    assert again("words", Maker("made safely"), grammars) == "made safely"


@posix
@pytest.mark.parametrize("part", ["file", "folder"])
def test_links_are_not_followed(store, grammars, tmp_path, part):
    prepared("words", Maker(), grammars)
    path = kept_file(store) if part == "file" else kept_file(store).parent
    path.rename(tmp_path / "elsewhere")
    path.symlink_to(tmp_path / "elsewhere")
    assert again("words", Maker("made safely"), grammars) == "made safely"


def test_without_a_place_it_works_from_memory(tmp_path, grammars, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("")
    for place in ("", "relative/path", str(blocked), str(blocked / "below")):
        monkeypatch.setenv("HEATPARSE_CACHE", place)
        make = Maker()
        assert [again("words", make, grammars) for _ in range(2)] == ["made"] * 2
        assert make.calls == 2
    module._folder.cache_clear()


@pytest.mark.skipif(sys.platform == "win32", reason="XDG is for POSIX")
def test_the_place_follows_xdg(tmp_path, grammars, monkeypatch):
    monkeypatch.delenv("HEATPARSE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    again("words", Maker(), grammars)
    module._folder.cache_clear()
    assert kept_file(tmp_path / "xdg" / "heatparse").name == "words.json"


def test_folders_of_old_grammars_are_removed(store, grammars):
    for version in range(15):
        (grammars / "words.yaml").write_text(f"a: [{version}]")
        again("words", Maker(), grammars)
    assert len(list(store.iterdir())) <= module._KEPT + 1
