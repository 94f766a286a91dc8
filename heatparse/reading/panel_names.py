"""Names of panels: from heads ("Chart 1: Probe"), and from lists ("Titles: …")."""

from __future__ import annotations

from heatparse.blocks import Block
from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.reading.lists import enumerate_labels
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.sections import names_other_kind
from heatparse.reading.statements import Statement
from heatparse.tokens import Token, Tokens, label_keys

_FEWEST_VALUES = 2  # below a label


def panel_name(draft: Draft, statement: Statement, skipped: int = 0) -> str:
    """The name that a heading gives a panel: "Chart 1 (Left): Probe" -> "Probe", "(b) KAAR" -> "KAAR".

    So many tokens in front are `skipped`.
    """
    tokens = list(statement.key_tokens[skipped:])
    text = draft.text
    while tokens:
        head = _head_length(tokens, text)
        if not head or head >= len(tokens):
            break
        tokens = tokens[head:]
    tokens = _bracketed_name(tokens) or tokens
    if not tokens:
        return ""
    closing = _trailing_remark(tokens)
    end = tokens[closing - 1][2] if closing else tokens[-1][2]
    end = end if closing or len(tokens) < len(statement.key_tokens) else statement.key[1]
    name = clean_label(text[tokens[0][1] : end])
    rest = statement.rest_tokens
    if not name and rest:
        name = clean_label(text[rest[0][1] : statement.rest[1]])
    return name


def _head_length(tokens: list[Token], text: str) -> int:
    """Number of tokens of an ordinal or of a noun that stands in front of the name itself."""
    first = tokens[0]
    if first[0] == "QUANTITY" and len(tokens) > 1 and tokens[1][3] in ".)":
        return 2
    if (
        first[3] == "("
        and len(tokens) > 2
        and tokens[2][3] == ")"
        and (len(tokens[1][3]) <= 2 or tokens[1][3] in words("structure", "position_words"))
    ):
        return 3
    if len(first[3]) == 1 and first[3].isalpha() and len(tokens) > 1 and tokens[1][3] in ").":
        return 2
    if first[3] in ":.–—-|" or (first[3] == "for" and len(tokens) > 1):
        return 1
    at = _named_place(tokens)
    if not at or at >= len(tokens):
        return 0
    if tokens[at][0] in ("QUOTE", "TICK"):
        return at
    if tokens[at][3] == "," and at + 1 < len(tokens) and tokens[at + 1][0] in ("QUOTE", "TICK"):
        return at + 1  # `Left heatmap, "Probe"`
    if tokens[at][3] not in ":–—-.(":
        return 0
    if tokens[at][3] != "(":
        return at + 1
    closing = next((i for i in range(at, len(tokens)) if tokens[i][3] == ")"), None)
    if closing is not None and closing + 1 < len(tokens) and tokens[closing + 1][3] in ":–—-":
        return closing + 2
    if closing is not None and closing - at <= 2 and closing + 1 < len(tokens):
        return closing + 1
    return 0


def _named_place(tokens: list[Token]) -> int:
    """How many tokens at the start name a place or a figure: "Row 2, Column 1", "Top-left", "Heatmap 3"."""
    heads = words("structure", "panel_heads") | words("structure", "kinds", "heatmap")
    positions = words("structure", "position_words")
    at = 0
    while at < len(tokens) and (tokens[at][3] in positions or (at and _continues(tokens, at))):
        at += 1
    if at and tokens[at - 1][3] == ",":
        return 0
    if at < len(tokens) and tokens[at][3] in heads:
        at += 1
        while at < len(tokens) and _is_ordinal(tokens[at]) and tokens[at][3] not in "xyt":
            at += 1
        if (
            [token[3] for token in tokens[at : at + 1]] == ["of"]
            and at + 1 < len(tokens)
            and tokens[at + 1][3].isdigit()
        ):
            at += 2  # "Heatmap 1 of 2"
    return at


def _is_ordinal(token: Token) -> bool:
    key = token[3]
    return key.isdigit() or (len(key) == 1 and key.isalpha()) or key in words("structure", "roman")


def _continues(tokens: list[Token], at: int) -> bool:
    """The number of a row or a column, or the comma between the two."""
    return _is_ordinal(tokens[at]) or (
        tokens[at][3] in (",", "/", "-") and at > 1 and _is_ordinal(tokens[at - 1])
    )


def _bracketed_name(tokens: list[Token]) -> list[Token]:
    """The name in the bracket behind a place or an ordinal: "Heatmap 2 (Qwen)" -> "Qwen"."""
    at = _named_place(tokens)
    if not 0 < at < len(tokens) - 1 or tokens[at][3] != "(" or tokens[-1][3] != ")":
        return []
    inner = tokens[at + 1 : -1]
    vague = words("structure", "orientation") | words("structure", "position_words")
    if len(inner) == 1 and len(inner[0][3]) == 1:
        return []
    return (
        []
        if all(token[3] in vague or token[0] not in ("WORD", "QUANTITY", "NAME", "LATEX") for token in inner)
        else inner
    )


def _trailing_remark(tokens: list[Token]) -> int:
    """Index where a final bracket of position words begins: "Probe Heatmap (Left)"; 0 for none."""
    if tokens[-1][3] != ")":
        return 0
    opening = next((i for i in range(len(tokens) - 1, -1, -1) if tokens[i][3] == "("), 0)
    inner = [token[3] for token in tokens[opening + 1 : -1] if token[0] in ("WORD", "QUANTITY", "DIMENSIONS")]
    vague = words("structure", "orientation") | words("structure", "panel_heads") | {"view", "composite"}
    colors = words("colors", "hues")
    if inner and all(key in vague or key in colors or len(key) == 1 for key in inner):
        return opening
    return 0


def named_panels(draft: Draft, statements: list[Statement], count: int | None) -> list[str]:
    """Titles given as a list: under "Titles:", "Panels:", "Four heatmaps:" or in the overview's brackets.

    A list may tell those of one row of panels: "Titles (top row): …", "Titles (bottom row): …".
    """
    parts: list[str] = []
    for position, statement in enumerate(statements):
        if statement.block.kind == "heading" and is_discussion(statement):
            break
        if statement.block.kind == "heading" and not (count and _is_list_head(statement)):
            continue
        if not (_lists_panels(statement) or _heads_letters(statements, position)):
            continue
        if not _heat_scope(statements, position) or _heads_values(statements, position):
            continue
        titles = _titles_in(draft, statement) or _titles_below(draft, statements, position)
        titles = [_within_quotes(title) for title in titles]
        if len(titles) >= 2 and (
            count is None or len(titles) == count or _is_lettered(statements, position, len(titles))
        ):
            draft.roles[statement.index] = "panel"
            return titles
        if count and not words("structure", "line_nouns").isdisjoint(t[3] for t in statement.key_tokens):
            parts += titles
            if len(parts) == count == len(set(parts)):
                return parts
    return _titles_by_line(draft, statements, count)


def _titles_by_line(draft: Draft, statements: list[Statement], count: int | None) -> list[str]:
    """Titles that lists give for each line of the figure: "**Herd labels (top row):**", "… (bottom row):**"."""
    heads = [at for at, statement in enumerate(statements) if _heads_line(statement)]
    before = dict(draft.roles)
    lists = [_titles_below(draft, statements, at) for at in heads]
    titles = [title for listed in lists for title in listed]
    if len(lists) > 1 and all(lists) and len(set(titles)) == len(titles) and count in (None, len(titles)):
        draft.roles.update((statements[at].index, "panel") for at in heads)
        return titles
    draft.roles.clear()
    draft.roles.update(before)
    return []


def _heads_line(statement: Statement) -> bool:
    """Whether a line heads the labels of one line of panels: "Titles (left column):", "Bottom Row Labels:"."""
    keys = {token[3] for token in statement.key_tokens}
    named = words("structure", "name_lists") | words("structure", "titling")
    placed = words("structure", "position_words") - words("structure", "line_nouns")
    lined = not keys.isdisjoint(words("structure", "line_nouns")) and not keys.isdisjoint(placed)
    return statement.opens and statement.role in (None, "panels") and lined and not keys.isdisjoint(named)


def is_discussion(statement: Statement) -> bool:
    """Whether a heading starts the part that talks about the data: observations, interpretation."""
    return _talks(statement.key_tokens) and not (statement.index == 0 and _is_subject(statement.key_tokens))


def is_discussion_block(draft: Draft, heading: Block) -> bool:
    """`is_discussion` for a heading that is only known as a block."""
    tokens = draft.tokens_of(heading)
    return _talks(tokens) and not (heading is draft.blocks[0] and _is_subject(tokens))


def _is_subject(tokens: list[Token]) -> bool:
    """Whether the first heading of all tells of what the figure is: "Trends of Snow Depth", not "Key Observations"."""
    plain = words("structure", "discussion") | words("structure", "of_discussions")
    return any(token[0] in ("WORD", "NAME") and token[3] not in plain for token in tokens)


def _talks(tokens: list[Token]) -> bool:
    """ "Key Data Points and Trends" gives the data as well, "Data Interpretation" does not."""
    keys = {token[3] for token in tokens}
    if words("structure", "discussion").isdisjoint(keys):
        return False
    return words("structure", "data_headings").isdisjoint(keys) or not words(
        "structure", "interpretation"
    ).isdisjoint(keys)


def _is_list_head(statement: Statement) -> bool:
    """ "### Panels", "### Panel titles": a heading that says no more than what the list below it names."""
    keys = {token[3] for token in statement.key_tokens if token[0] == "WORD"}
    nouns = words("structure", "panel_nouns")
    return bool(keys & words("structure", "plural_figures") or keys & nouns) and keys <= (
        nouns | words("structure", "plural_figures") | words("structure", "titling")
    )


def _lists_panels(statement: Statement) -> bool:
    if statement.labelled:
        return False
    keys = {token[3] for token in statement.key_tokens}
    if statement.role == "panels":
        figures = words("structure", "plural_figures") | words("structure", "grouped_figures")
        return keys.isdisjoint(words("structure", "grouping")) or not keys.isdisjoint(figures)
    rest = {token[3] for token in statement.rest_tokens}
    return (
        bool(statement.key_tokens)
        and statement.role is None
        and bool(keys & {"title", "titles", "heatmaps", "panels"})
        and len(rest) < 60
    )


def _heads_values(statements: list[Statement], position: int) -> bool:
    """ "Charts:" above "Ant: 8%", "Bee: 6%" is a label of an axis: what is below has a value each."""
    below = statements[position + 1 : position + 1 + _FEWEST_VALUES]
    return len({tuple(s.key_tokens) for s in below}) == _FEWEST_VALUES and all(
        s.key_tokens and s.role is None and [t[0] for t in s.rest_tokens if t[3] not in "~≈."] == ["QUANTITY"]
        for s in below
    )


def _heads_letters(statements: list[Statement], position: int) -> bool:
    """Whether "Labels:" or "Names:" heads items "(a) …", "(b) …": what they name are panels."""
    head = statements[position]
    keys = {token[3] for token in head.key_tokens}
    names_them = len(head.key_tokens) == 1 and keys <= words("structure", "name_lists")
    return head.opens and names_them and _is_lettered(statements, position, 2)


def _heat_scope(statements: list[Statement], position: int) -> bool:
    """Whether the nearest head above does not speak of another kind of chart."""
    for statement in reversed(statements[:position]):
        if statement.block.kind == "heading" or (statement.block.kind == "text" and statement.opens):
            return not names_other_kind(statement.key_tokens) or "heatmap" in [
                v for v, _, _ in phrases("structure", "kinds").find(statement.key_tokens)
            ]
    return True


def _is_lettered(statements: list[Statement], position: int, count: int) -> bool:
    """Whether the items below a statement are lettered from "(a)" on: a list that tells the number of panels."""
    items = statements[position + 1 : position + 1 + count]
    letters = [[t[3] for t in (*s.key_tokens, *s.rest_tokens)[:3] if t[3] not in "()*.:"][:1] for s in items]
    return letters == [[chr(ord("a") + at)] for at in range(count)]


def _titles_in(draft: Draft, statement: Statement) -> list[str]:
    """Titles in the statement's own line: `"Probe" (left), "LoRA" (right)` or "(a) RSPC, (b) KAAR"."""
    sides = words("layout", "first_places") | words("layout", "last_places")
    if any(token[3] in sides for token in statement.rest_tokens):
        from heatparse.reading.told_names import placed_names  # loaded where panels are placed

        by_place = placed_names(statement.rest_tokens, draft.text)
        if by_place:
            return by_place
    if any(token[3] == "b" and draft.text[token[1]] == "B" for token in statement.rest_tokens):
        from heatparse.reading.told_names import capital_names  # loaded where panels may have letters

        lettered = capital_names(statement.rest_tokens, draft.text)
        if lettered:
            return lettered
    found = enumerate_labels(statement.rest_tokens, draft.text)
    if found is None or found.kind == "number" or found.kind == "span":
        return []
    if any(token[3] in ("e.g", "i.e", "example") for token in statement.rest_tokens):
        return []
    if any(not words("structure", "no_title_verbs").isdisjoint(label_keys(label)) for label in found.labels):
        return []  # "dark cells stand for high values, white ones for low ones"
    places = words("structure", "position_words") | words("structure", "orientation")
    if any(set(label_keys(label)) <= places for label in found.labels):
        return []  # `"Probe" on the left, …`
    if all(label.split()[0].lower() in words("structure", "title_letters", "d") for label in found.labels):
        from heatparse.reading.told_names import told_names  # loaded where they are told one by one

        told = told_names([*statement.key_tokens, *statement.rest_tokens], draft.text)
        if len(told) == len(found.labels):
            return told  # "Two heatmaps: one for Probe and one for LoRA"
    placed = words("structure", "position_words") - words("structure", "line_nouns")
    if any(not placed.isdisjoint(label_keys(label)) for label in found.labels):
        from heatparse.reading.told_names import told_names  # loaded where panels are placed

        told = told_names([*statement.key_tokens, *statement.rest_tokens], draft.text)
        if len(told) == len(found.labels):
            return told  # "Two heatmaps: the left one for Probe, the right one for LoRA"
        return [_behind_place(label) for label in found.labels]
    return [_bare_title(label) for label in found.labels if not _is_other(label)]


def _behind_place(label: str) -> str:
    """ "The right one for T = 0.8" without the words that tell where the panel is."""
    parts = label.split()
    leading = words("structure", "position_words") | words("structure", "panel_nouns")
    leading |= words("structure", "kinds", "heatmap") | words("structure", "before_titles")
    at = next((at for at, part in enumerate(parts) if part.lower() not in leading), 0)
    placed = not words("structure", "position_words").isdisjoint(part.lower() for part in parts[:at])
    return " ".join(parts[at:]) if placed and at > 1 else _bare_title(label)


def _within_quotes(label: str) -> str:
    """ "titled “Probe”" and "left “Probe”" without the words in front of the quotation."""
    tokens = Tokens(label).items
    opening = next((at for at, token in enumerate(tokens) if token[0] == "QUOTE"), 0)
    close = quoted_end(tokens, opening, label) if opening < len(tokens) - 1 and tokens else None
    vague = (
        words("structure", "naming") | words("structure", "position_words") | words("structure", "articles")
    )
    if close != len(tokens) - 1 or tokens[opening][0] != "QUOTE":
        return label
    outside = all(token[3] in vague for token in tokens[:opening])
    return clean_label(label[tokens[opening][2] : tokens[close][1]]) if outside else label


def _is_other(label: str) -> bool:
    """Whether a title is that of another kind of chart: "(b) a bar chart of prices"."""
    tokens = Tokens(label).items
    kinds = [kind for kind, _, _ in phrases("structure", "kinds").find(tokens)]
    return "heatmap" not in kinds and names_other_kind(tokens)


def _bare_title(label: str) -> str:
    """A title without its own letter or number: "(a) RSPC" -> "RSPC"."""
    keys = label_keys(label)
    if len(keys) > 3 and keys[0] == "(" and keys[2] == ")" and len(keys[1]) == 1:
        return clean_label(label[label.index(")") + 1 :])
    return label


def _titles_below(draft: Draft, statements: list[Statement], position: int) -> list[str]:
    """Titles as the items below the statement."""
    if statements[position].rest_tokens and statements[position].rest_tokens[-1][3] != ":":
        return []
    titles = []
    marker: str | None = None
    below = statements[position + 1 :]
    for statement in below:
        if _heads_line(statement) or (_says_more(statement) and not _says_more(below[0])):
            break  # "- **Cells:** Each cell holds …" behind bare titles
        block = statement.block
        kind = block.marker if block.ordinal is None else "1."
        if block.kind != "item" or (marker is not None and kind != marker) or statement.role:
            break
        marker = kind
        if statement.rest_tokens and names_other_kind(statement.key_tokens):
            continue  # "(b) Line chart: the mean of each day"
        line = _titles_of_line(draft, statement)
        if not line:
            break
        titles += line
        draft.roles[statement.index] = "panel"
    return titles


def _says_more(statement: Statement) -> bool:
    """Whether an item has a bold key and says something of it."""
    return statement.bold and bool(statement.key_tokens) and bool(statement.rest_tokens)


def _titles_of_line(draft: Draft, statement: Statement) -> list[str]:
    """The titles that an item gives: those of a line of the grid, `Top row: "Probe", "LoRA"`, or one."""
    keys = {token[3] for token in statement.key_tokens if token[0] == "WORD"}
    if keys & words("structure", "line_nouns") and keys <= _placing():
        several = _titles_in(draft, statement)
        if len(several) > 1:
            return several
    title = item_title(draft, statement)
    return [title] if title else []


def _placing() -> frozenset[str]:
    return words("structure", "position_words") | words("structure", "orientation")


def item_title(draft: Draft, statement: Statement) -> str:
    """The panel title that a list item gives: its quoted text, else its words without position and letter."""
    text = draft.text
    tokens = draft.tokens_of(statement.block)
    quoted = _quoted(tokens, text)
    if quoted is not None:
        return _bare_title(clean_label(text[tokens[quoted[0]][2] : tokens[quoted[1]][1]]))
    if statement.key_tokens and statement.rest_tokens:
        keys = {token[3] for token in statement.key_tokens if token[0] == "WORD"}
        keys -= words("structure", "titling")
        if keys <= words("structure", "position_words") | words("structure", "panel_heads") | words(
            "structure", "panel_nouns"
        ):
            return clean_label(text[statement.rest_tokens[0][1] : statement.rest[1]])
    start = tokens[0][1] if tokens else statement.block.start
    while tokens:
        head = _head_length(tokens, text)
        if not head or head >= len(tokens):
            break
        tokens = tokens[head:]
        start = tokens[0][1]
    return clean_label(text[start : statement.block.end]) if len(tokens) <= 14 else ""


def _quoted(tokens: list[Token], text: str) -> tuple[int, int] | None:
    """The quotation that is the title: the first one, or the last where that alone has a bracket around it."""
    found: list[tuple[int, int]] = []
    for index in range(len(tokens)):
        close = quoted_end(tokens, index, text) if not found or index > found[-1][1] else None
        if close is not None and close > index + 1:
            found.append((index, close))
    if not found:
        return None
    bracketed = [(a, b) for a, b in found if a and tokens[a - 1][3] == "(" and tokens[b + 1 : b + 2]]
    bracketed = [(a, b) for a, b in bracketed if tokens[b + 1][3] == ")"]
    return found[-1] if bracketed == found[-1:] else found[0]
