"""The cache of prepared grammars: used when it is safe, never needed, never trusted blindly."""

import marshal
import os
import re
import shutil
import stat
import sys
from pathlib import Path

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


def settled(path, seconds=60):
    """A file as if it had been written a while ago."""
    before = path.stat().st_mtime_ns - seconds * 10**9
    os.utime(path, ns=(before, before))
    return before


def kept_file(store):
    (file,) = store.glob("prepared-*/*.marshal")
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


def test_grammars_of_the_same_size_are_told_by_their_time(store, grammars):
    make = Maker()
    settled(grammars / "words.yaml", 60)
    prepared("words", make, grammars)
    settled(grammars / "words.yaml", 30)
    again("words", make, grammars)
    again("words", make, grammars)
    assert make.calls == 2


def test_grammars_written_again_in_one_tick_of_the_clock_are_told_by_their_content(store, grammars):
    make = Maker()
    prepared("words", make, grammars)
    status = (grammars / "words.yaml").stat()
    (grammars / "words.yaml").write_text("a: [c]")
    os.utime(grammars / "words.yaml", ns=(status.st_atime_ns, status.st_mtime_ns))
    assert (grammars / "words.yaml").stat().st_size == status.st_size
    again("words", make, grammars)
    assert make.calls == 2


def test_settled_grammars_are_not_read(store, grammars, monkeypatch):
    settled(grammars / "words.yaml")
    prepared("words", Maker(), grammars)
    monkeypatch.setattr(module, "MAKERS", ())
    monkeypatch.setattr("builtins.open", lambda *_: pytest.fail("a grammar was read"))
    again("words", Maker(), grammars)


def test_another_version_of_what_makes_it_makes_it_anew(store, grammars, monkeypatch, tmp_path):
    copies = []
    for number, path in enumerate(module.MAKERS):
        folder = tmp_path / str(number)
        folder.mkdir()
        copies.append(Path(shutil.copy(path, folder)))
    monkeypatch.setattr(module, "MAKERS", tuple(map(str, copies)))
    make = Maker()
    prepared("words", make, grammars)
    for calls, path in enumerate(copies, start=2):
        with path.open("a") as stream:
            stream.write("# another line")
        again("words", make, grammars)
        assert make.calls == calls


def test_all_that_makes_what_is_kept_is_known():
    package = Path(module.__file__).parent
    calls = re.compile(r"(?<!def )\bkept\(")
    makers = {str(path) for path in package.rglob("*.py") if calls.search(path.read_text(encoding="utf-8"))}
    names = ("preparing.py", "resources.py", "lalr.py", "patterns.py", "quantities.py", "tokens.py")
    made_with = {str(package / name) for name in names}
    assert makers | made_with == set(module.MAKERS)


def test_without_what_makes_it_nothing_is_kept(store, grammars, monkeypatch, tmp_path):
    monkeypatch.setattr(module, "MAKERS", (str(tmp_path / "gone.py"),))
    make = Maker()
    assert [again("words", make, grammars) for _ in range(2)] == ["made"] * 2
    assert make.calls == 2


@pytest.mark.parametrize(
    "content", [b"", b"{", marshal.dumps({}), marshal.dumps([1, 2]), marshal.dumps(["text"])[:-1]]
)
def test_a_damaged_file_is_made_anew(store, grammars, content):
    make = Maker()
    prepared("words", make, grammars)
    kept_file(store).write_bytes(content)
    assert again("words", make, grammars) == "made"
    assert marshal.loads(kept_file(store).read_bytes()) == ["made"]


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
    assert kept_file(tmp_path / "xdg" / "heatparse").name == "words.marshal"


def test_folders_of_old_grammars_are_removed(store, grammars):
    for version in range(15):
        (grammars / "words.yaml").write_text(f"a: [{version}]")
        again("words", Maker(), grammars)
    assert len(list(store.iterdir())) == module._STATES
    make = Maker()
    again("words", make, grammars)
    assert not make.calls


def test_grammars_that_change_leave_those_of_other_places(store, grammars, tmp_path):
    stable = tmp_path / "stable"
    shutil.copytree(grammars, stable)
    settled(stable / "words.yaml")
    make = Maker()
    prepared("words", make, stable)
    for version in range(15):
        (grammars / "words.yaml").write_text(f"a: [{version}]")
        again("words", Maker(), grammars)
    again("words", make, stable)
    assert make.calls == 1


def test_folders_of_many_places_are_removed(store, grammars, tmp_path):
    for number in range(module._PLACES + 3):
        again("words", Maker(), shutil.copytree(grammars, tmp_path / f"place {number}"))
    assert len(list(store.iterdir())) == module._PLACES
