import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

SABOTAGE = Path(__file__).parent / "sabotage"
ROOT = Path(__file__).parents[2]


class Done:
    def __init__(self, process, out, err):
        self.code = process.returncode
        self.out = out
        self.err = err


@pytest.fixture(scope="session")
def conversion_environment(tmp_path_factory):
    kept = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "TERM")}
    cache = str(tmp_path_factory.mktemp("cache"))
    return {**kept, "HEATPARSE_CACHE": cache}


@pytest.fixture
def start(tmp_path, conversion_environment):
    """Starts `heatparse convert …` in the folder `tmp_path`; what still runs at the end is ended."""
    running = []

    def begin(*arguments, sabotage=False, stdin=None, largest_file=None, **more):
        environment = {**conversion_environment, **more}
        if sabotage:
            environment["PYTHONPATH"] = os.pathsep.join(
                filter(None, (str(SABOTAGE), environment.get("PYTHONPATH", "")))
            )
        if "--jobs" not in arguments:
            arguments = (*arguments, "--jobs", 1)
        process = subprocess.Popen(
            [sys.executable, "-m", "heatparse", "convert", *map(str, arguments)],
            stdin=subprocess.PIPE if stdin is not None else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            env=environment,
            preexec_fn=largest_file
            and (lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file,) * 2)),
        )
        running.append(process)
        return process

    yield begin
    for process in running:
        process.kill()
        process.communicate()


@pytest.fixture
def convert(start):
    """Runs `heatparse convert …` to its end."""

    def run(*arguments, stdin=None, timeout=120, **more):
        process = start(*arguments, stdin=stdin, **more)
        out, err = process.communicate(stdin, timeout=timeout)
        done = Done(process, out.decode(), err.decode())
        assert "Traceback" not in done.err, done.err
        return done

    return run
