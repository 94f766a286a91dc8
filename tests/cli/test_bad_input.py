"""Whatever is given to the command line, it answers clearly and does the rest of its work."""

import os
import socket
import subprocess
import sys

import pytest

COMMANDS = ["check", "parse", "show"]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_missing_path(heatparse, folder, command):
    result = heatparse(command, "nowhere.md", "good.md")
    assert result.code == 2
    assert "heatparse: nowhere.md: there is no such file or folder\n" in result.err
    assert "good.md" in result.out or (command == "check" and "Checked 1 description" in result.out)


@pytest.mark.parametrize("command", COMMANDS)
def test_invalid_utf8_names_the_file_and_the_byte_offset(heatparse, folder, command):
    (folder / "latin.md").write_bytes("# Wärme\n".encode("latin-1"))
    result = heatparse(command, "latin.md", "good.md")
    assert result.code == 2
    assert "latin.md: not valid UTF-8: byte 0xe4 at byte offset 3 (line 1)" in result.err
    assert "good.md" in result.out or (command == "check" and "Checked 1 description" in result.out)


def test_a_binary_file(heatparse, folder):
    (folder / "image.md").write_bytes(b"PNG\x00\x01\x02")
    result = heatparse("check", "image.md", "good.md")
    assert result.code == 2
    assert "image.md: binary data, no text: NUL byte at byte offset 3" in result.err
    assert "Checked 1 description" in result.out


def test_utf16_is_named(heatparse, folder):
    (folder / "wide.md").write_bytes("# Heatmap".encode("utf-16"))
    assert "wide.md: UTF-16 text" in heatparse("check", "wide.md").err


def test_a_folder_without_descriptions(heatparse, tmp_path):
    (tmp_path / "empty").mkdir()
    result = heatparse("check", "empty")
    assert result.code == 2
    assert "empty: the folder holds no description (*.md, *.markdown, *.txt)" in result.err


def test_a_folder_is_searched_for_descriptions_in_order_without_hidden_ones(heatparse, folder):
    (folder / "b").mkdir()
    (folder / ".hidden").mkdir()
    for name in ("b/z.markdown", "b/A.TXT", "b/data.yaml", ".hidden/x.md", ".y.md"):
        (folder / name).write_text("# Notes\n")
    result = heatparse("parse", "--format", "tree", ".")
    heads = [line.split(":")[0] for line in result.out.splitlines() if line.startswith("./")]
    assert heads == ["./b/A.TXT", "./b/z.markdown", "./bad.md", "./good.md"]


def test_a_file_that_is_named_twice_is_read_once(heatparse, folder):
    assert "Checked 2 descriptions" in heatparse("check", "good.md", ".", "./good.md").out


@pytest.mark.parametrize("content", [b"", b" \n\t\r\n", b"\xef\xbb\xbf"])
def test_an_empty_file_is_said_to_be_empty(heatparse, tmp_path, content):
    (tmp_path / "empty.md").write_bytes(content)
    result = heatparse("check", "empty.md")
    assert result.code == 0
    assert "empty.md: it is empty" in result.err
    assert "Checked 1 description (1 without a heatmap): no contradiction found." in result.out


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission(heatparse, folder):
    (folder / "secret.md").write_text("x")
    (folder / "secret.md").chmod(0)
    assert "secret.md: no permission to read it" in heatparse("check", "secret.md").err


@pytest.mark.skipif(sys.platform != "linux", reason="needs a socket file")
def test_what_cannot_be_read_is_said(heatparse, folder):
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(folder / "socket.md"))
        result = heatparse("check", "socket.md", "good.md")
    assert result.code == 2
    assert "socket.md: cannot be read: " in result.err


@pytest.mark.skipif(sys.platform != "linux", reason="file names are bytes on Linux")
def test_a_file_name_may_be_any_bytes(heatparse, folder):
    name = os.fsencode(folder) + b"/odd\xff\x1b[31m.md"
    os.rename(os.fsencode(folder / "good.md"), name)  # noqa: PTH104 - pathlib takes no bytes
    for arguments in (["check"], ["check", "--format", "json"], ["parse", "--format", "yaml"], ["show"]):
        result = heatparse(*arguments, os.fsdecode(name))
        assert result.code == 0
        assert "\x1b" not in result.out + result.err
        assert "xff" in result.out + result.err or arguments == ["check"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["parse"], "the following arguments are required: PATH"),
        (["check", "--format", "xml", "x.md"], "there is no format 'xml'; there are full, concise"),
        (["check", "--fix", "--diff", "x.md"], "not allowed with argument"),
        (["check", "--fix", "-"], "standard input cannot be fixed in place; use --diff"),
        (["chek", "x.md"], "did you mean 'check'?"),
        (["frobnicate"], "the commands are check, parse, show"),
        ([], "required: COMMAND"),
        (["--verson"], "required: COMMAND"),
    ],
)
def test_wrong_usage_is_a_sentence_and_code_2(heatparse, arguments, sentence):
    result = heatparse(*arguments)
    assert result.code == 2
    assert sentence in result.err
    assert result.out == ""


def test_a_reader_that_goes_away_leaves_no_traceback(heatparse, folder, environment):
    process = subprocess.Popen(
        [sys.executable, "-m", "heatparse", "parse", "--format", "json", "."],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    process.stdout.close()
    complaints = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(timeout=60) == 141
    assert "Traceback" not in complaints and "BrokenPipe" not in complaints


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")  # noqa: PTH110
def test_a_full_disk_is_said(folder, environment):
    command = f"{sys.executable} -m heatparse parse --format json . > /dev/full"
    done = subprocess.run(command, shell=True, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 2
    assert "the output cannot be written: No space left on device" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="needs a shell that closes streams")
@pytest.mark.parametrize(("closing", "sentence"), [("<&-", "standard input is closed"), (">&-", "")])
def test_closed_streams(folder, environment, closing, sentence):
    command = f"{sys.executable} -m heatparse check - {closing}"
    done = subprocess.run(
        command, shell=True, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    assert done.returncode == 2
    assert sentence in done.stderr.decode()
    assert b"Traceback" not in done.stderr


def test_a_terminal_without_unicode_gets_escapes(heatparse, folder):
    (folder / "greek.md").write_text("# Heatmap: αβ\n", encoding="utf-8")
    result = heatparse("parse", "--format", "tree", "greek.md", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert result.code == 0
    assert "\\u03b1\\u03b2" in result.out
