"""Tables drawn with lines, "│ 1 │ 2 │" between "├───┼───┤", as tables of Markdown of the same length."""

from __future__ import annotations

_DOWN = "│┃║╎┆┊"
_PLAIN = str.maketrans(dict.fromkeys(_DOWN, "|"))
_DRAWN = frozenset("─━═╌┄┈-=+┌┬┐├┼┤└┴┘┏┳┓┣╋┫┗┻┛╔╦╗╠╬╣╚╩╝╭╮╯╰╞╪╡╟╫╢ \t" + _DOWN)
_BRANCHES = ("├─", "└─", "┌─", "╰─", "╭─")
_SIDES = ("|", *_DOWN)


def without_boxes(text: str) -> str:
    """The text with pipes for drawn lines; of the lines between rows only the one below the head stays."""
    lines = text.split("\n")
    rows = [_is_row(line) for line in lines]
    headed = False
    for at, line in enumerate(lines):
        above = at > 0 and rows[at - 1]
        if rows[at]:
            lines[at] = _with_corner(line.translate(_PLAIN))
        elif (above or (at + 1 < len(lines) and rows[at + 1])) and _is_drawn(line):
            lines[at] = _delimiter(line) if above and not headed else " " * len(line)
            headed = headed or above
        else:
            headed = False
    return "\n".join(lines)


def _with_corner(row: str) -> str:
    """ "     | A | B" with the pipe in front of its empty corner."""
    open_end = row.lstrip().startswith("|") and not row.rstrip().endswith("|")
    return "|" + row[1:] if open_end and row[:1] == " " else row


def _is_row(line: str) -> bool:
    """Whether a line is a row of a drawn table: with a line down at both of its ends, or with several of them."""
    bare = line.strip()
    if any(sign in line for sign in _BRANCHES):
        return False  # "│   │   ├── readme", a tree of files
    closed = len(bare) > 2 and bare[0] in _SIDES and bare[-1] in _SIDES
    return (closed or sum(sign in _DOWN for sign in bare) > 1) and not _is_drawn(line)


def _is_drawn(line: str) -> bool:
    bare = line.strip()
    return len(bare) > 2 and _DRAWN.issuperset(bare) and not bare.startswith(("--", "==", "- -"))


def _delimiter(line: str) -> str:
    """ "├───┼───┤" as "|---|---|"."""
    joints = frozenset("├┼┤┣╋┫╠╬╣╞╪╡╟╫╢+" + _DOWN)
    return "".join("|" if sign in joints else sign if sign in " \t" else "-" for sign in line)
