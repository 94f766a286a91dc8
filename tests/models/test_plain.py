"""The models without validation behave like the real ones, as far as the text commands go."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import heatparse
from heatparse.cli import main

CORPUS = Path(__file__).parents[2] / "corpus"
# Builds every model that has defaults only where it must, and prints what is in it.
SCRIPT = """
import sys
import heatparse
heatparse.plain_models = sys.argv[1] == "plain"
from heatparse import models
span = models.Span(start=0, end=1, line=1, column=1, end_line=1, end_column=2)
samples = dict(span=span, text="t", color="red", row="r", column="c", rule="x", message="m",
               replacement="y", value=models.Quantity(text="1", value=1, low=None),
               document=models.Document(panels=[models.Panel()]))
for name in models.__all__:
    model = getattr(models, name)
    if not isinstance(model, type):
        continue
    for extra in ({}, {"low": 1, "high": 2}, {"low": 2, "high": 1}, {"rows": ["a", "b"]}, {"nonsense": 1}):
        fields = {**{k: v for k, v in samples.items() if k in model.__annotations__}, **extra}
        if name == "Quantity":
            fields["value"] = 1
        if name == "Claim":
            continue
        try:
            made = model(**fields)
        except ValueError:
            print(name, extra, "refused")
            continue
        seen = {k: v for k, v in vars(made).items() if not k.startswith("_")}
        for field, value in sorted(seen.items()):
            print(name, extra, field, type(value).__name__, value if not hasattr(value, 'model_copy') else '')
        assert made.model_copy(update={}) == made
        try:
            made.text = 1
        except (ValueError, AttributeError):
            print("frozen")
"""


def printed(kind):
    done = subprocess.run([sys.executable, "-c", SCRIPT, kind], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_both_bases_build_the_same_models():
    plain, real = printed("plain"), printed("pydantic")
    assert plain == real
    assert len(plain) > 100


def test_both_bases_print_the_same_findings(capsys):
    assert not heatparse.plain_models
    code = main(["check", str(CORPUS)])
    done = subprocess.run(
        [sys.executable, "-m", "heatparse", "check", str(CORPUS)],
        capture_output=True,
        env={**os.environ, "NO_COLOR": "1"},
    )
    assert (done.returncode, done.stdout.decode()) == (code, capsys.readouterr().out)


@pytest.mark.parametrize(
    ("arguments", "loads"),
    [
        (["check"], False),
        (["check", "--diff"], False),
        (["parse", "--format", "tree"], False),
        (["show"], False),
        (["check", "--format", "json"], True),
        (["parse", "--format", "yaml"], True),
    ],
)
def test_commands_that_print_text_do_not_load_pydantic(arguments, loads):
    command = [
        sys.executable,
        "-X",
        "importtime",
        "-m",
        "heatparse",
        *arguments,
        str(CORPUS / "bar-chart-other.md"),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode < 2
    assert any(line.split()[-1] == "pydantic" for line in done.stderr.splitlines()) is loads


def test_a_call_from_python_leaves_the_models_of_the_library_alone(tmp_path):
    (tmp_path / "a.md").write_text("# Heatmap: A\n")
    script = (
        "import sys, heatparse.cli\n"
        f"heatparse.cli.main(['check', {str(tmp_path / 'a.md')!r}])\n"
        "print(heatparse.parse('').model_dump_json())"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert '"figure":"other"' in done.stdout
