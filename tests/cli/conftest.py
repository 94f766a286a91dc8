import os
import subprocess
import sys

import pytest
from samples import CLEAN, DESCRIPTION


class Result:
    """What a command gave back. The streams are decoded as they were written."""

    def __init__(self, done):
        self.code = done.returncode
        self.out = done.stdout.decode("utf-8")
        self.err = done.stderr.decode("utf-8")


@pytest.fixture(scope="session")
def environment(tmp_path_factory):
    """The environment of the commands: nothing of the user's, one cache for all tests."""
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "TERM")}
    return {**kept, "HEATPARSE_CACHE": str(tmp_path_factory.mktemp("cache"))}


@pytest.fixture
def heatparse(tmp_path, environment):
    """Runs `heatparse …` in an own process, in the folder `tmp_path`."""

    def run(*arguments, stdin=b"", **more):
        done = subprocess.run(
            [sys.executable, "-m", "heatparse", *map(os.fspath, arguments)],
            input=stdin,
            capture_output=True,
            cwd=tmp_path,
            env={**environment, **more},
            timeout=120,
            check=False,
        )
        assert b"Traceback" not in done.stderr, done.stderr.decode()
        return Result(done)

    return run


@pytest.fixture
def folder(tmp_path):
    """A folder with a description that has a finding and one that has none."""
    (tmp_path / "bad.md").write_text(DESCRIPTION)
    (tmp_path / "good.md").write_text(CLEAN)
    return tmp_path


class Inside:
    """What `main` gave back, run in this process."""

    def __init__(self, code, shown):
        self.code, self.out, self.err = code, shown.out, shown.err


@pytest.fixture
def within(tmp_path, monkeypatch, capsys):
    """Runs `heatparse …` in this process, in the folder `tmp_path`: many times faster than the other."""
    from heatparse.cli import main
    from heatparse.cli.settings import forget
    from heatparse.cli.task import references

    monkeypatch.chdir(tmp_path)

    def run(*arguments):
        forget()
        references.cache_clear()
        capsys.readouterr()
        try:
            code = main(list(map(os.fspath, arguments)))
        except SystemExit as ended:  # of argparse
            code = ended.code
        return Inside(code, capsys.readouterr())

    return run
