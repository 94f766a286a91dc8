"""The gate on the command line: references, configuration, formats, rules."""

from __future__ import annotations

import json
import os
import stat
import subprocess

import jsonschema
import junitparser
import pytest
from samples import CLEAN

import heatparse
from heatparse.rules import RULES

DATA = "model,A,B\nC,0.1,0.2\nD,0.3,0.2\n"


@pytest.fixture
def data(folder):
    """A folder with two descriptions and the data of the one without a contradiction."""
    (folder / "data.csv").write_text(DATA)
    return folder


# References


def test_against_a_file(within, data):
    assert within("check", "--against", "data.csv", "good.md").code == 0
    result = within("check", "--against", "data.csv", "--format", "concise", "bad.md")
    assert result.code == 1
    assert result.out.startswith(
        "bad.md:10:13: error[reference-value-mismatch] (D, B) is 0.9 in the description and 0.2 in the reference.\n"
    )


def test_the_fix_of_a_value_is_that_of_the_reference(within, data):
    assert within("check", "--against", "data.csv", "--fix", "bad.md").code == 0
    assert (data / "bad.md").read_text() == CLEAN


@pytest.mark.parametrize("form", ["folder", "nested folder", "jsonl", "jsonl of panels"])
def test_against_a_corpus_by_id(within, data, form):
    values = {"C": {"A": 0.1, "B": 0.2}, "D": {"A": 0.3, "B": 0.2}}
    other = {"C": {"A": 0.1, "B": 0.2}, "D": {"A": 0.3, "B": 0.9}}
    if "folder" in form:
        where = data / "refs" / ("deep" if "nested" in form else ".")
        where.mkdir(parents=True)
        (where / "good.json").write_text(json.dumps(values))
        (where / "bad.csv").write_text(DATA.replace("0.2\n", "0.9\n").replace("C,0.1,0.9", "C,0.1,0.2"))
        against = "refs"
    else:
        against = "refs.jsonl"
        wrap = (lambda v: {"panels": {"Transfer": v}}) if "panels" in form else (lambda v: {"reference": v})
        lines = [{"id": "good", **wrap(values)}, {"id": "bad.md", **wrap(other)}]
        (data / against).write_text("\n".join(map(json.dumps, lines)) + "\n\n")
    result = within("check", "--against", against, "--format", "concise", ".")
    assert "reference-" not in result.out
    assert "value-outside-legend" in result.out
    (data / "good.md").write_text(CLEAN.replace("0.1", "0.0"))
    result = within("check", "--against", against, "--format", "concise", ".")
    assert "./good.md:9:7: error[reference-value-mismatch]" in result.out


def test_paths_are_more_exact_ids_than_names(within, data):
    for name, value in (("one", "0.1"), ("two", "0.2")):
        (data / name).mkdir()
        (data / name / "a.md").write_text(CLEAN.replace("0.1", value))
        (data / "refs" / name).mkdir(parents=True)
        (data / "refs" / name / "a.csv").write_text(DATA.replace("0.1", value))
    (data / "bad.md").unlink(), (data / "good.md").unlink()
    assert within("check", "--against", "refs", ".").code == 0
    (data / "refs" / "one" / "a.csv").rename(data / "refs" / "a.csv")
    (data / "refs" / "one").rmdir()
    result = within("check", "--against", "refs", "one")
    assert "refs has 2 references with the id 'a'; ids have to differ" in result.err


def test_a_description_without_a_reference_is_told_and_the_others_are_checked(within, data):
    (data / "refs").mkdir()
    (data / "refs" / "good.csv").write_text(DATA)
    result = within("check", "--against", "refs", ".")
    assert result.code == 2
    assert "heatparse: ./bad.md: refs has no reference with the id 'bad'" in result.err
    assert "Checked 1 description" in result.out


BAD_DATA = {
    "missing.csv": (None, "missing.csv: there is no such file"),
    "data.xlsx": ("", "data.xlsx: a reference is one of .csv, .tsv, .json, .parquet, .npy, .npz"),
    "nan.csv": ("m,A\nC,NaN\n", "nan.csv: row 'C', column 'A' is NaN; leave a cell that has no value empty"),
    "text.csv": ("m,A\nC,high\n", "text.csv: row 'C', column 'A' is 'high', which is no number"),
    "twice.csv": ("m,A,A\nC,1,2\n", "twice.csv: the column label 'A' is there twice"),
    "refs.jsonl": ('{"reference": {}}\n', "refs.jsonl, line 1: there is no id (one of id, "),
    "broken.jsonl": ("{\n", "broken.jsonl, line 1: no JSON"),
    "empty.jsonl": ("", "empty.jsonl: it is empty"),
    "gone.jsonl": (None, "gone.jsonl: there is no such file"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD_DATA)
def test_a_reference_of_no_use_ends_the_command(within, folder, name):
    content, complaint = BAD_DATA[name]
    if content is not None:
        (folder / name).write_text(content)
    result = within("check", "--against", name, "good.md")
    assert result.code == 2
    assert result.err.startswith(f"heatparse: {complaint}")
    assert result.out == "" and result.err.count("\n") == 1


def test_a_folder_without_references(within, folder):
    (folder / "refs").mkdir()
    result = within("check", "--against", "refs", "good.md")
    assert (result.code, "refs: the folder holds no reference" in result.err) == (2, True)


@pytest.mark.parametrize(
    "text", ["# Shopping\n", CLEAN.replace("C", "Q").replace("D", "R").replace("A", "S").replace("B", "T")]
)
def test_a_description_of_something_else(within, data, text):
    (data / "other.md").write_text(text)
    result = within("check", "--against", "data.csv", "other.md", "good.md")
    assert result.code == 2
    assert result.err.startswith("heatparse: other.md: ") and result.err.count("\n") == 1
    assert "Checked 1 description" in result.out


# Configuration


def codes(result):
    return [line.split("[")[1].split("]")[0] for line in result.out.splitlines() if ".md:" in line]


def concise(within, *arguments):
    return within("check", "--format", "concise", *arguments)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("pyproject.toml", '[tool.heatparse]\nignore = ["value-outside-legend"]\n'),
        ("heatparse.yaml", "ignore: [value-outside-legend]\n"),
    ],
)
def test_a_configuration_is_found_by_walking_up(within, folder, name, content):
    (folder / "deep" / "down").mkdir(parents=True)
    (folder / "bad.md").rename(folder / "deep" / "down" / "bad.md")
    (folder / name).write_text(content)
    (folder / "deep" / "pyproject.toml").write_text('[project]\nname = "x"\ndependencies = ["heatparse"]\n')
    assert codes(concise(within, "deep")) == []
    assert codes(concise(within, "--no-config", "deep")) == ["value-outside-legend"]
    (folder / "deep" / "down" / "heatparse.yaml").write_text("")
    assert codes(concise(within, "deep")) == ["value-outside-legend"]


def test_flags_go_before_the_file(within, folder):
    (folder / "heatparse.yaml").write_text("ignore: [value-outside-legend]\nfail-on: never\n")
    assert codes(concise(within, "--ignore", "truncated", "bad.md")) == ["value-outside-legend"]
    assert concise(within, "--ignore", "truncated", "bad.md").code == 0
    assert concise(within, "--ignore", "truncated", "--fail-on", "error", "bad.md").code == 1


@pytest.mark.parametrize(
    ("flags", "found", "code"),
    [
        (["--select", "truncated,extremum-*"], [], 0),
        (["--select", "value-*", "--select", "truncated"], ["value-outside-legend"], 1),
        (["--ignore", "value-outside-legend"], [], 0),
        (["--severity", "value-outside-legend=note"], ["value-outside-legend"], 0),
        (["--severity", "value-outside-legend=note", "--fail-on", "note"], ["value-outside-legend"], 1),
        (["--fail-on", "never"], ["value-outside-legend"], 0),
        (["--per-file-ignores", "b*.md=value-outside-legend,truncated"], [], 0),
    ],
)
def test_every_setting_is_a_flag(within, folder, flags, found, code):
    result = concise(within, *flags, "bad.md")
    assert (codes(result), result.code) == (found, code)


def test_the_tolerance_is_a_flag(within, data):
    result = within(
        "check", "--against", "data.csv", "--tolerance", "0.8", "bad.md", "--select", "reference-*"
    )
    assert result.code == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ["--ignore", "truncatd"],
            "the command line: ignore: there is no rule 'truncatd'; did you mean 'truncated'?",
        ),
        (["--fail-on", "eror"], "the command line: fail-on is 'eror': input should be 'error', "),
        (["--tolerance", "much"], "the command line: tolerance is 'much': input should be a valid number"),
        (["--config", "gone.yaml"], "gone.yaml: cannot be read: No such file or directory"),
        (["--config", "list.yaml"], "list.yaml is no mapping of settings, but ['a', 'b']"),
        (["--config", "key.yaml"], "key.yaml: there is no setting 'ignor'; did you mean 'ignore'?"),
        (["--config", "broken.yaml"], "broken.yaml: no YAML: "),
        (["--config", "broken.toml"], "broken.toml: no TOML: "),
        (["--config", "empty.toml"], "empty.toml: there is no section [tool.heatparse]"),
        (["--config", "list.toml"], "list.toml: [tool.heatparse] is no mapping of settings, but ['a']"),
    ],
)
def test_a_wrong_configuration_ends_the_command_with_a_sentence(within, folder, arguments, complaint):
    files = {
        "list.yaml": "[a, b]", "key.yaml": "ignor: []", "broken.yaml": "a: [", "broken.toml": "heatparse = [",
        "empty.toml": "", "list.toml": '[tool]\nheatparse = ["a"]\n',
    }  # fmt: skip
    for name, content in files.items():
        (folder / name).write_text(content)
    result = within("check", *arguments, "good.md")
    assert result.code == 2
    assert result.err.startswith(f"heatparse: {complaint}")
    assert result.err.count("\n") == 1 and result.out == ""


@pytest.mark.parametrize("flag", ["--severity", "--per-file-ignores"])
def test_a_flag_without_its_sign_is_told(within, folder, flag):
    result = within("check", flag, "truncated", "good.md")
    assert result.code == 2 and "not 'truncated'" in result.err


# Formats


def test_several_formats_at_once_each_to_its_own_file(within, folder):
    result = within(
        "check", "--format", "concise", "--format", "sarif=out.sarif", "--format", "junit=out.xml",
        "--format", "gitlab=out.json", "--format", "full=out.txt", ".",
    )  # fmt: skip
    assert result.code == 1
    assert "./bad.md:10:13: error[value-outside-legend]" in result.out
    (run,) = json.loads((folder / "out.sarif").read_text())["runs"]
    assert [one["ruleId"] for one in run["results"]] == ["value-outside-legend"]
    suites = junitparser.JUnitXml.fromfile(str(folder / "out.xml"))
    assert [(suite.name, suite.failures) for suite in suites] == [("bad.md", 1), ("good.md", 0)]
    assert [one["location"]["path"] for one in json.loads((folder / "out.json").read_text())] == ["bad.md"]
    assert "Checked 2 descriptions" in (folder / "out.txt").read_text()
    assert "\x1b" not in (folder / "out.txt").read_text()
    assert not list(folder.glob(".*"))


def test_with_files_alone_the_summary_goes_to_standard_error(within, folder):
    result = within("check", "--format", "sarif=out.sarif", "bad.md")
    assert (result.out, result.code) == ("", 1)
    assert result.err.startswith("heatparse: Checked 1 description")


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_a_file_that_is_written_has_the_usual_permissions(within, folder):
    within("check", "--format", "json=out.json", "good.md")
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE((folder / "out.json").stat().st_mode) == 0o666 & ~mask


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--format", "sarf"], "there is no format 'sarf'; did you mean 'sarif'?"),
        (["--format", "sarif="], "names no file"),
        (
            ["--format", "full", "--format", "json"],
            "only one format can go to standard output, not full and json",
        ),
        (["--format", "json=a", "--format", "jsonl=./a"], "two formats cannot go to one file"),
        (["--format", "json", "--diff"], "cannot be given together with --format"),
        (["--format", "json=gone/a"], "gone/a: cannot be written: No such file or directory"),
        (["--format", "json=folder"], "folder: cannot be written: it is a folder"),
    ],
)
def test_formats_that_cannot_be_written(within, folder, arguments, complaint):
    (folder / "folder").mkdir()
    result = within("check", *arguments, "good.md")
    assert (result.code, result.out) == (2, "")
    assert complaint in result.err


def test_feedback_on_the_command_line(within, folder):
    result = within("check", "--format", "feedback", ".")
    assert result.code == 1
    assert result.out.startswith("./bad.md\nThe description has 1 error. Correct it, leave everything else")
    assert within("check", "--format", "feedback", "good.md").out == ""


def test_without_a_path_the_folder_is_checked(within, folder):
    result = within("check")
    assert result.code == 1
    assert "Checked 2 descriptions" in result.out


# Rules


def test_rules_as_a_table_and_as_data(within, tmp_path):
    lines = within("rules").out.splitlines()
    start = lines[0].index("found when")
    assert all(line[start - 1] == " " and line[start] != " " for line in lines)
    assert [line.split()[0] for line in lines[1:]] == sorted(RULES)
    listed = json.loads(within("rules", "--format", "json").out)
    assert [rule["name"] for rule in listed] == sorted(RULES)
    assert all(rule["wrong"] and rule["right"] and rule["why"] for rule in listed)


@pytest.mark.parametrize("name", ["extremum-mismatch", "reference-value-mismatch"])
def test_explain_prints_the_page(within, tmp_path, name):
    shown = within("explain", name).out
    rule = RULES[name]
    assert shown.startswith(f"# {name} (error): ")
    for part in (rule.what, rule.why, rule.how, rule.wrong, rule.right):
        assert part in shown


def test_explain_suggests_a_rule(within, tmp_path):
    result = within("explain", "extremum-missmatch")
    assert result.code == 2
    assert "there is no rule 'extremum-missmatch'; did you mean 'extremum-mismatch'?" in result.err


def test_the_schemas_are_schemas_of_what_is_printed(within, folder):
    def schema(name):
        found = json.loads(within("schema", name).out)
        jsonschema.Draft202012Validator.check_schema(found)
        return found

    report = json.loads(within("check", "--format", "jsonl", "bad.md").out)
    jsonschema.validate(report, schema("report"))
    jsonschema.validate(report["document"], schema("document"))
    jsonschema.validate({"select": ["truncated"], "fail-on": "error"}, schema("configuration"))
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"fail_on": "error"}, schema("configuration"))


# Completion


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["che"], ["check"]),
        (["explain", "tied"], ["tied-extremum"]),
        (["check", "--form"], ["--format"]),
        (["check", "--format", "sar"], ["sarif"]),
        (["check", "--ignore", "reference-a"], ["reference-axis-mismatch"]),
        (["check", "--against", "da"], ["data.csv"]),
        (["check", "go"], ["good.md"]),
        (["schema", "conf"], ["configuration"]),
    ],
)
def test_bash_completes(within, data, words, expected):
    (data / "complete.bash").write_text(within("completion", "bash").out)
    listed = " ".join(f"'{word}'" for word in ["heatparse", *words])
    script = (
        f"source complete.bash; COMP_WORDS=({listed}); COMP_CWORD={len(words)}; _heatparse; "
        'printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(["bash", "-c", script], cwd=data, capture_output=True, text=True, check=True)
    assert done.stdout.split() == expected


def test_zsh_and_fish_get_every_command_and_option(within, tmp_path):
    assert within("completion", "zsh").out.endswith(within("completion", "bash").out)
    fish = within("completion", "fish").out
    assert "-a check " in fish and "-l against " in fish and "'full concise json" in fish


# What cannot be checked


@pytest.mark.parametrize("name", ["data.csv", "data.json", "data.jsonl", "DATA.TSV", "data.parquet"])
@pytest.mark.parametrize("command", ["check", "parse", "show"])
def test_data_is_said_to_be_no_description(within, folder, command, name):
    (folder / name).write_text(DATA)
    result = within(command, name)
    assert (result.code, result.out) == (2, "[]\n" if command == "parse" else "")
    assert result.err.startswith(f"heatparse: {name}: this is data and no description; ")
    assert len(result.err.splitlines()) == 1 or command == "parse"


@pytest.mark.parametrize("form", ["junit", "sarif", "gitlab", "github"])
def test_what_could_not_be_checked_is_in_the_reports(within, data, form):
    (data / "latin.md").write_bytes("# Wärme".encode("latin-1"))
    (data / "bar.md").write_text("# Notes\n")
    result = within(
        "check", "--format", form, "--against", "data.csv", "gone.md", "latin.md", "bar.md", "good.md"
    )
    assert result.code == 2
    for name, reason in (
        ("gone.md", "no such file"),
        ("latin.md", "not valid UTF-8"),
        ("bar.md", "no heatmap"),
    ):
        assert name in result.out and reason in result.out


CONFIGURED = ["--format", "concise", "."]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("selct: [truncated]\n", "there is no setting 'selct'; did you mean 'select'?"),
        ("- truncated\n", "is no mapping of settings"),
        ("select: [\n", "no YAML"),
    ],
)
def test_a_wrong_configuration_anywhere_stops_the_run_before_anything_is_checked(
    within, folder, content, sentence
):
    (folder / "a.md").write_text((folder / "bad.md").read_text())
    (folder / "sub").mkdir()
    (folder / "sub" / "heatparse.yaml").write_text(content)
    assert "Checked 3 descriptions" in within("check", *CONFIGURED).out
    (folder / "sub" / "z.md").write_text("# Notes\n")
    result = within("check", "--format", "junit=report.xml", *CONFIGURED)
    assert (result.code, result.out) == (2, "")
    assert "sub/heatparse.yaml" in result.err and sentence in result.err
    assert len(result.err.splitlines()) == 1 and not (folder / "report.xml").exists()
    assert "Checked 4 descriptions" in within("check", "--no-config", *CONFIGURED).out


# What is read is not written


@pytest.mark.parametrize(
    ("file", "arguments"),
    [
        ("bad.md", ["bad.md"]),
        ("bad.md", ["."]),
        ("./sub/../bad.md", ["bad.md"]),
        ("link.md", ["bad.md"]),
        ("hard.md", ["bad.md"]),
        ("data.csv", ["--against", "data.csv", "bad.md"]),
        ("refs/bad.json", ["--against", "refs", "bad.md"]),
        ("refs/bad.labels.json", ["--against", "refs", "bad.md"]),
        ("heatparse.yaml", ["bad.md"]),
        ("own.yaml", ["--config", "own.yaml", "bad.md"]),
    ],
)
def test_no_format_goes_to_a_file_that_is_read(within, data, file, arguments):
    for folder in ("sub", "refs"):
        (data / folder).mkdir()
    for other in ("refs/bad.json", "refs/bad.labels.json"):
        (data / other).write_text("{}")
    for configuration in ("heatparse.yaml", "own.yaml"):
        (data / configuration).write_text("tolerance: 0")
    (data / "link.md").symlink_to("bad.md")
    os.link(data / "bad.md", data / "hard.md")
    before = (data / file).read_bytes()
    result = within("check", "--format", f"json={file}", *arguments)
    assert result.code == 2 and (data / file).read_bytes() == before
    assert result.err == f"heatparse: {file}: cannot be written: it is read by this command\n"


def test_a_format_may_go_beside_what_is_read(within, data):
    assert within("check", "--format", "json=data.json", "--against", "data.csv", "good.md").code == 0
    assert within("check", "--format", "json=data.json", "--against", "data.csv", "good.md").code == 0


# What cannot be read is in the reports for programs


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_an_input_that_cannot_be_read_has_an_entry(within, data, form):
    (data / "bytes.md").write_bytes(b"\xff")
    result = within("check", "--format", form, "nope.md", "good.md", "bytes.md")
    reports = json.loads(result.out) if form == "json" else list(map(json.loads, result.out.splitlines()))
    told = [(report["document"]["source"], report["error"]) for report in reports]
    assert result.code == 2
    assert told[:2] == [("nope.md", "there is no such file or folder"), ("good.md", None)]
    assert told[2][0] == "bytes.md" and told[2][1].startswith("not valid UTF-8")
    schema = heatparse.Report.model_json_schema(mode="serialization")
    for report in reports:
        jsonschema.validate(report, schema)
        assert heatparse.Report.model_validate(report).ok == (report["error"] is None)


# Descriptions without a reference


@pytest.mark.parametrize("against", ["refs", "refs.jsonl"])
def test_a_description_without_a_reference_may_be_checked_alone(within, data, against):
    (data / "refs").mkdir()
    (data / "refs" / "good.csv").write_text(DATA)
    values = {"C": {"A": 0.1, "B": 0.2}, "D": {"A": 0.3, "B": 0.2}}
    (data / "refs.jsonl").write_text(json.dumps({"id": "good", "reference": values}))
    (data / "notes.md").write_text("# Notes\nNo heatmap.\n")
    asked = ["--against", against, "--format", "concise", "good.md", "bad.md", "notes.md"]
    assert within("check", *asked).code == within("check", "--missing-reference", "error", *asked).code == 2
    result = within("check", "--missing-reference", "alone", *asked)
    assert result.code == 1 and "bad.md:10:13: error[value-outside-legend]" in result.out
    assert f"bad.md: {against} has no reference with the id 'bad'; it is checked by itself" in result.err
    assert within("check", "--missing-reference", "alone", *asked[:-2], "notes.md").code == 0


def test_two_references_for_one_description_are_an_error_all_the_same(within, data):
    line = json.dumps({"id": "good", "reference": {"C": {"A": 0.1}}})
    (data / "refs.jsonl").write_text(f"{line}\n{line}\n")
    result = within("check", "--missing-reference", "alone", "--against", "refs.jsonl", "good.md")
    assert result.code == 2 and "ids have to differ" in result.err


def test_missing_references_are_those_of_a_reference(within, data):
    result = within("check", "--missing-reference", "alone", "good.md")
    assert result.code == 2 and "it needs --against" in result.err


def test_a_configuration_may_end_in_yml_and_an_empty_name_is_no_reference(within, data):
    assert within("check", "bad.md").code == 1
    (data / "heatparse.yml").write_text("ignore: ['*']\n")
    assert within("check", "bad.md").code == 0
    result = within("check", "--against", "", "good.md")
    assert result.code == 2 and "--against names no data" in result.err
