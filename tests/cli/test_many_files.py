"""Many files: processes, the order of the results, the bar; and files that are watched."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest
from samples import CLEAN, DESCRIPTION

from heatparse.cli import pool


@pytest.fixture
def many(tmp_path):
    """A folder with 60 descriptions, every third of them with a finding, and one that cannot be read."""
    for number in range(60):
        (tmp_path / f"{number:02}.md").write_text(DESCRIPTION if number % 3 == 0 else CLEAN)
    (tmp_path / "30.md").write_bytes(b"\xff")
    return tmp_path


@pytest.mark.parametrize("form", ["full", "json", "sarif", "junit"])
def test_the_output_is_the_same_however_many_processes_work(heatparse, within, many, form):
    one = within("check", "--format", form, "--jobs", "1", ".")
    two = heatparse("check", "--format", form, "--jobs", "2", ".")
    assert one.code == two.code == 2
    assert one.out == two.out
    assert one.err == two.err
    assert "30.md" in one.err


def test_a_wrong_configuration_is_told_by_a_process_too(heatparse, many):
    result = heatparse("check", "--jobs", "2", "--ignore", "truncatd", ".")
    assert result.code == 2
    assert result.err == (
        "heatparse: the command line: ignore: there is no rule 'truncatd'; did you mean 'truncated'?\n"
    )


def test_references_reach_the_processes(heatparse, many):
    (many / "data.csv").write_text("m,A,B\nC,0.1,0.2\nD,0.3,0.2\n")
    result = heatparse("check", "--jobs", "2", "--format", "jsonl", "--against", "data.csv", ".")
    reports = list(map(json.loads, result.out.splitlines()))
    rules = [[finding["rule"] for finding in report["findings"]] for report in reports]
    assert rules.count(["reference-value-mismatch"]) == 19 and rules.count([]) == 41
    assert [report["document"]["source"] for report in reports if report["error"]] == ["./30.md"]


@pytest.mark.parametrize("jobs", ["0", "-1", "many"])
def test_a_number_of_processes_is_a_number(within, many, jobs):
    result = within("check", f"--jobs={jobs}", ".")
    assert result.code == 2 and "is no number of processes" in result.err


def die(_file):
    os._exit(9)


def test_a_process_that_dies_ends_the_work_and_does_not_hang():
    from concurrent.futures.process import BrokenProcessPool

    with pytest.raises(BrokenProcessPool):
        list(pool.spread(die, ["a", "b"], 2))


INTERRUPTED_START = """
import os, signal, sys
from heatparse.cli import pool
from multiprocessing import util
start, signals = util.spawnv_passfds, []
def interrupted(*arguments):
    started = start(*arguments)
    if b"resource_tracker" not in repr(arguments).encode():
        os.killpg(0, signal.SIGINT)  # as a terminal does: this process has told the other nothing yet
    return started
util.spawnv_passfds = interrupted
if __name__ == "__main__":
    try:
        list(pool.spread(len, ["a"] * 100, 2))
    except KeyboardInterrupt:
        sys.exit(130)
"""


@pytest.mark.skipif(os.name != "posix", reason="needs SIGINT")
def test_an_interrupt_while_processes_start_ends_all_at_once(tmp_path, environment):
    (tmp_path / "start.py").write_text(INTERRUPTED_START)
    errors = tmp_path / "errors"
    with errors.open("wb") as stream:  # not a pipe, which processes that are left over would keep open
        done = subprocess.run(
            [sys.executable, "start.py"],
            cwd=tmp_path, env={**environment, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True, stderr=stream, timeout=60, check=False,
        )  # fmt: skip
    assert (done.returncode, errors.read_text()) == (130, "")


def length(file):
    return len(file)


def test_results_come_in_the_order_of_the_files():
    files = ["x" * (number * 7 % 50) for number in range(500)]
    assert list(pool.spread(length, files, 2)) == list(map(len, files))


@pytest.mark.skipif(sys.platform != "linux", reason="needs a pseudo-terminal")
def test_a_bar_is_drawn_on_a_terminal_for_many_files(tmp_path, environment):
    import pty

    for number in range(pool.FEWEST):
        (tmp_path / f"{number}.md").write_text("# Notes\n")
    ours, theirs = pty.openpty()
    done = subprocess.Popen(
        [sys.executable, "-m", "heatparse", "check", "--format", "concise", "."],
        cwd=tmp_path, env={**environment, "TERM": "xterm"}, stdout=subprocess.PIPE, stderr=theirs,
    )  # fmt: skip
    os.close(theirs)
    out, _ = done.communicate(timeout=120)
    shown = os.read(ours, 1 << 20).decode(errors="replace")  # a terminal gives it in pieces
    assert f"/{pool.FEWEST}" in shown and "findings" in shown
    assert out.decode().startswith(f"Checked {pool.FEWEST} descriptions")


# Watching


class Watched:
    """A `check --watch` that runs until the test ends."""

    def __init__(self, folder, environment, *arguments):
        self._process = subprocess.Popen(
            [sys.executable, "-m", "heatparse", "check", "--watch", "--format", "concise", *arguments],
            cwd=folder, env={**environment, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip

    def next(self):
        """The lines of the next check."""
        lines = []
        for line in self._process.stdout:
            if line.startswith("heatparse: watching "):
                return lines
            lines.append(line.rstrip("\n"))
        raise AssertionError("it ended")

    def stop(self):
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(timeout=30)


def change(path, text):
    time.sleep(0.02)  # so that the clock of the file system has moved on
    path.write_text(text)


@pytest.mark.skipif(os.name != "posix", reason="needs SIGINT")
def test_files_are_checked_again_when_something_changes(folder, environment):
    (folder / "data.csv").write_text("m,A,B\nC,0.1,0.2\nD,0.3,0.2\n")
    watched = Watched(folder, environment, "--against", "data.csv", ".")
    try:
        assert "bad.md:10:13: error[reference-value-mismatch]" in "".join(watched.next())
        change(folder / "bad.md", CLEAN)
        assert "no contradiction found" in "".join(watched.next())
        change(folder / "data.csv", "m,A,B\nC,0.1,0.2\nD,0.3,0.4\n")
        assert len([line for line in watched.next() if "reference-value-mismatch" in line]) == 2
        change(folder / "heatparse.yaml", "ignore: [reference-value-mismatch]\n")
        assert "no contradiction found" in "".join(watched.next())
        change(folder / "new.md", CLEAN)
        assert "Checked 3 descriptions" in "".join(watched.next())
        change(folder / "heatparse.yaml", "ignor: []\n")
        assert "did you mean 'ignore'?" in "".join(watched.next())
    finally:
        code = watched.stop()
    assert code == 130


@pytest.mark.parametrize("arguments", [["-"], ["--fix", "."]])
def test_what_cannot_be_watched(within, folder, arguments):
    result = within("check", "--watch", *arguments)
    assert result.code == 2 and "--watch looks at files and changes none" in result.err
