"""What a reader cannot do without: most of those below are loaded for few texts, since few have what they read.

A need is the first thing that its reader would look at, and never more: what it lets through is read.
"""

from __future__ import annotations

from functools import cache

from heatparse.blocks import Block
from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.reading.statements import Statement
from heatparse.resources import vocabulary
from heatparse.tokens import Token

ENOUGH_HEADINGS = 2  # with #: a text with so many needs no others
LONGEST_LEAD = 12  # tokens of a line that heads a panel
_LONGEST_HEAD = 120  # characters of a line with the name of a panel and its scale
_FRAME = ("x", "y", "both", "legend")  # roles
_FRAME_WORDS = ("legend", "panels", "title", "other")  # roles
_SHORT_NAME = 7  # tokens
_FEWEST = 2  # one line above one frame is the title of the figure
_ALIGNMENTS = frozenset("clr")
_STOPS = frozenset(".,;?!")
_LONGEST_LOCANT = 4  # characters, "12''" among them
_JOINING = "wfo"  # letters of pieces between two values: "while", "followed by", "with"


def lacks_headings(draft: Draft) -> bool:
    """Whether there are hardly any headings with #, or a bold line may stand above them."""
    opens_bold = draft.blocks[:1] and draft.blocks[0].kind == "text"
    return bool(opens_bold) or sum(block.kind == "heading" for block in draft.blocks) < ENOUGH_HEADINGS


def has_lead_lines(draft: Draft, statements: list[Statement]) -> bool:
    """Whether several plain lines are short and no sentences: they may head panels."""
    return sum(is_plain(one) and may_lead(draft, one) for one in statements[:-1]) >= _FEWEST


def has_head_scales(draft: Draft) -> bool:
    """Whether several lines that may be heads have two numbers and a word or a bracket of a color scale."""
    return sum(may_tell_scale(draft, block) for block in draft.blocks) >= _FEWEST


def may_tell_scale(draft: Draft, block: Block) -> bool:
    """Whether a line is short, ends with a number or what belongs to one, and may name a color scale."""
    if block.kind not in ("heading", "item", "text") or block.end - block.start > _LONGEST_HEAD:
        return False
    keys = [token[3] for token in draft.tokens_of(block)]
    lettered = keys[2:3] == [")"] and keys[1].isalpha()  # "(a) Spring", and no "(2, 3): 4"
    if (keys[:1] == ["("] and not lettered) or keys[:1] in (["x-axis"], ["y-axis"]) or _is_sentence(keys):
        return False
    return not _scale_signs().isdisjoint(keys) and any(
        key[-1:].isdigit() or key[:1].isdigit() for key in keys
    )


def _is_sentence(keys: list[str]) -> bool:
    return keys[-1:] == ["."] and (len(keys) > LONGEST_LEAD or keys[0] in words("structure", "articles"))


@cache
def _scale_signs() -> frozenset[str]:
    named = words("structure", "head_scales", "names") | words("structure", "head_scales", "ranges")
    return named | {"[", "(", "="}


def may_be_labels(statements: list[Statement]) -> bool:
    """Whether a word that gives a line its part in the frame stands in the list of an axis: a row "Charts"."""
    listed: set[str] = set()
    axis = False
    for statement in statements:
        axis = statement.role in ("x", "y") or (
            axis and statement.role is None and statement.block.kind == "item"
        )
        if axis:
            listed.update([token[3] for token in statement.rest_tokens])
        elif statement.role in _FRAME_WORDS and not listed.isdisjoint([t[3] for t in statement.key_tokens]):
            return True
    return False


def is_plain(statement: Statement) -> bool:
    """Whether a line is neither set off nor an axis, a scale or the head of a list."""
    block = statement.block
    plain = block.kind == "text" or (block.kind == "item" and block.ordinal is not None)
    return plain and not (statement.bold or statement.opens or statement.role in _FRAME)


def may_lead(draft: Draft, statement: Statement) -> bool:
    """Whether a line may be a title: short, and no sentence."""
    tokens = draft.tokens_of(statement.block)
    return 0 < len(tokens) <= LONGEST_LEAD and tokens[-1][3] not in _STOPS


def may_hold_locants(tokens: list[Token]) -> bool:
    """Whether a comma stands between two tokens without a blank: "1,4-dioxane"."""
    return any(
        token[3] == ","
        and before[2] == token[1]
        and token[2] == after[1]
        and len(before[3]) < _LONGEST_LOCANT
        for before, token, after in zip(tokens, tokens[1:], tokens[2:], strict=False)
    )


def may_list_by_name(statements: list[Statement]) -> bool:
    """Whether a line of each axis gives it a short name at most, so that lists under these names may follow."""
    named = {
        one.role for one in statements if one.role in ("x", "y") and 0 < len(one.rest_tokens) <= _SHORT_NAME
    }
    return len(named) > 1


def may_name_lists(draft: Draft) -> bool:
    """Whether an axis has labels, and no sure name."""
    return any(
        axis.categories and not axis.told_label for panel in draft.panels for axis in (panel.x, panel.y)
    )


def has_brackets(draft: Draft) -> bool:
    """Whether the label of a category holds a bracket."""
    return any(
        ")" in label for panel in draft.panels for axis in (panel.x, panel.y) for label in axis.categories
    )


def may_be_triangle(columns: list[str], rows: list[str]) -> bool:
    """Whether both axes list the same labels, but for one."""
    return _FEWEST < len(columns) <= len(rows) + 1 and len(set(columns).difference(rows)) <= 1


def may_join_names(draft: Draft) -> bool:
    """Whether an axis without a name has a first label of several words: "Statistic with Fouls"."""
    sides = [side for panel in draft.panels for side in (panel.x, panel.y) if side.label is None]
    joints = words("structure", "joints_of_names")
    return any(side.categories and joints.intersection(side.categories[0].split()[1:-1]) for side in sides)


def may_end_in_pair(draft: Draft) -> bool:
    """Whether the last two labels of an axis come with an "and" between them in several places."""
    joints = words("structure", "and")
    pairs = {tuple(side.categories[-2:]) for panel in draft.panels for side in (panel.x, panel.y)}
    told = (f"{pair[0]} {joint} {pair[1]}" for pair in pairs if len(pair) > 1 for joint in joints)
    return sum(draft.text.count(written) for written in told) > 1


def gives_cells_again(draft: Draft) -> bool:
    """Whether cells of the one panel are given several times."""
    if len(draft.panels) != 1 or draft.figure != "heatmap":
        return False
    cells = draft.panels[0].cells
    return len({(cell.row, cell.column) for cell in cells}) < len(cells)


def has_doubtful_scale(draft: Draft) -> bool:
    """Whether nobody can be sure that the legend of a panel is one."""
    return any(panel.legend is not None and panel.legend.doubtful for panel in draft.panels)


def has_nameless_scale(draft: Draft) -> bool:
    """Whether a scale with ends has no name, in a text with quotations or with labels that a colon sets off."""
    quoted = any(mark in draft.text for mark in '"“”«') or "abel" in draft.text or "aption" in draft.text
    legends = (panel.legend for panel in draft.panels)
    return quoted and any(one is not None and one.low is not None and one.label is None for one in legends)


def has_lettered_values(draft: Draft) -> bool:
    """Whether the first cell of a panel has a letter behind its number: "1.2M"."""
    return any(panel.cells and panel.cells[0].value.text[-1:] in ("k", "K", "M") for panel in draft.panels)


def may_be_matrix(draft: Draft, index: int) -> bool:
    """Whether a block has no words but those of LaTeX around numbers, and no "=" or ":" beside numbers."""
    numbers = assigned = False
    for token in draft.tokens_of(draft.blocks[index]):
        if token[0] == "NAME" or (token[0] == "WORD" and not is_matrix_command(token)):
            return False
        numbers = numbers or token[0] == "QUANTITY"
        assigned = assigned or token[3] in ":="
    return not (numbers and assigned)


def is_matrix_command(token: Token) -> bool:
    """Whether a word is one of LaTeX that holds a matrix: "begin", "pmatrix", "cccc"."""
    if token[0] != "WORD":
        return False
    return token[3] in words("structure", "matrix_commands") or set(token[3]) <= _ALIGNMENTS


def may_be_series(tokens: list[Token], text: str) -> bool:
    """Whether a word or a dash may lead from one end of a span to the other."""
    joints = words("structure", "to") | words("structure", "elision")
    return any(token[3] in joints or _is_dashed(text[token[1] : token[2]]) for token in tokens)


def _is_dashed(written: str) -> bool:
    return "-" in written or written in ("–", "—")


def may_place_title(statement: Statement) -> bool:
    """Whether the key of a line has the place, the letter or the noun of a panel: "Left heatmap", "(a)"."""
    if statement.block.kind not in ("item", "text") or not statement.rest_tokens:
        return False
    keys = [token[3] for token in statement.key_tokens]
    if not _panel_words().isdisjoint(keys):
        return True
    return keys[:1] == ["("] and sum(key.isdigit() or (len(key) == 1 and key.isalpha()) for key in keys) == 1


@cache
def _panel_words() -> frozenset[str]:
    nouns = words("structure", "panel_nouns") | words("structure", "kinds", "heatmap")
    return nouns | words("structure", "position_words")


def may_add_values(shape: str) -> bool:
    """Whether words stand in front of a value behind "with" or ", having", and a label behind it."""
    at = min(place for place in (shape.find("fv"), shape.find(",wv"), len(shape)) if place >= 0)
    return at > 0 and "w" in shape[:at] and "k" in shape[at:]


def may_have_siblings(labels: list[str]) -> bool:
    """Whether the first and the last label end with a digit, or are names of months or days."""
    ends = labels[:1] + labels[-1:]
    if not ends or ends[0].isdecimal():
        return False  # of plain numbers, no kind is told
    named = any(ends[0] in order for order in vocabulary("structure", "orders").values())
    return named or all(label[-1:].isdigit() for label in ends)


def may_be_side_by_side(letters: str) -> bool:
    """Whether words may stand between two values of a line."""
    behind = letters.partition("v")[2]
    return "v" in behind and any(letter in behind for letter in _JOINING)
