"""`heatparse completion`: a script that completes commands in a shell, made from the commands themselves."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from importlib import import_module

from heatparse.cli import COMMANDS
from heatparse.cli.common import plain_parser

_EPILOG = """\
examples:
  eval "$(heatparse completion bash)"                           in ~/.bashrc
  eval "$(heatparse completion zsh)"                            in ~/.zshrc, behind compinit
  heatparse completion fish > ~/.config/fish/completions/heatparse.fish

exit codes: 0 done, 2 wrong usage
"""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = plain_parser(
        "completion", "Prints a script that completes commands, options and rules.", _EPILOG
    )
    parser.add_argument("shell", metavar="bash|zsh|fish", choices=tuple(_SHELLS), help="for which shell")
    return parser


def prints_text(_options: argparse.Namespace) -> bool:
    """Whether no model leaves the command as a whole (see `heatparse.models.plain`)."""
    return True


def run(options: argparse.Namespace) -> int:
    """Print the script."""
    sys.stdout.write(_SHELLS[options.shell]())
    return 0


class _Option:
    """An option of a command: its name, what may follow it, and what it does."""

    def __init__(self, action: argparse.Action) -> None:
        self.name = max(action.option_strings, key=len)
        self.help = (action.help or "").partition(";")[0].partition(". ")[0].replace("%%", "%")
        self.takes_value = action.nargs != 0
        self.values = _values(action)
        self.takes_path = self.takes_value and not self.values and action.metavar in ("DATA", "FILE", "OUT")


def _values(action: argparse.Action) -> list[str]:
    """The words that may follow an option, or be an argument; none where it is a path or free."""
    from heatparse.output.forms import FORMS
    from heatparse.rules import RULES

    if action.choices is not None:
        return [str(choice) for choice in action.choices]
    if action.dest == "formats":
        return list(FORMS)
    if action.dest in ("select", "ignore", "rule"):
        return list(RULES)
    if action.dest == "severity":
        return [f"{rule}={level}" for rule in RULES for level in ("error", "warning", "note")]
    return ["error", "warning", "note", "never"] if action.dest == "fail_on" else []


def _commands() -> Iterable[tuple[str, list[_Option], list[str]]]:
    """Every command with its options, and the words that it takes as arguments (none: paths)."""
    for name in COMMANDS:
        parser: argparse.ArgumentParser = import_module(f"heatparse.cli.{name}").parser()
        actions = parser._actions
        options = [_Option(action) for action in actions if action.option_strings]
        words = [word for action in actions if not action.option_strings for word in _values(action)]
        yield name, options, words


def _bash() -> str:
    cases, values = [], []
    for name, options, words in _commands():
        given = " ".join([*(option.name for option in options), *words])
        cases.append(f'    {name}) words="{given}"; paths={"" if words else 1} ;;')
        values += [
            f'    {name}:{option.name}) words="{" ".join(option.values)}"; paths={1 if option.takes_path else ""} ;;'
            for option in options
            if option.takes_value
        ]
    return _BASH.format(
        commands=" ".join(COMMANDS), cases="\n".join(cases), values="\n".join(values), top="--help --version"
    )


def _zsh() -> str:
    return f"autoload -Uz bashcompinit && bashcompinit\n{_bash()}"


def _fish() -> str:
    lines = ["complete -c heatparse -f"]
    for name, purpose in COMMANDS.items():
        lines.append(f"complete -c heatparse -n __fish_use_subcommand -a {name} -d {_quoted(purpose)}")
    for name, options, words in _commands():
        seen = f"-n '__fish_seen_subcommand_from {name}'"
        for option in options:
            line = f"complete -c heatparse {seen} -l {option.name.lstrip('-')} -d {_quoted(option.help)}"
            if option.takes_value:
                line += f" -x -a {_quoted(' '.join(option.values))}" if option.values else " -r"
            lines.append(f"{line} -F" if option.takes_path else line)
        lines.append(
            f"complete -c heatparse {seen} -a {_quoted(' '.join(words))}"
            if words
            else f"complete -c heatparse {seen} -F"
        )
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


_BASH = """\
_heatparse() {{
  local current="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" words="" paths=""
  local command="${{COMP_WORDS[1]}}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "{commands} {top}" -- "$current"))
    return
  fi
  case "$command" in
{cases}
    *) return ;;
  esac
  case "$command:$before" in
{values}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ -n "$paths" ]; then
    COMPREPLY+=($(compgen -f -- "$current"))
  fi
}}
complete -o filenames -F _heatparse heatparse
"""
_SHELLS = {"bash": _bash, "zsh": _zsh, "fish": _fish}
