"""The frame of a description: figure kind, title, panels, axes and legends."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.axes import apply_axis, read_axis
from heatparse.reading.axis_reading import AxisReading
from heatparse.reading.draft import Draft, LegendDraft, PanelDraft
from heatparse.reading.figure import is_heatmap
from heatparse.reading.figure_titles import read_title, read_told_title
from heatparse.reading.joint_axes import read_joint_axes
from heatparse.reading.legends import read_legend, read_scale
from heatparse.reading.needs import (
    has_brackets,
    has_head_scales,
    has_lead_lines,
    has_nameless_scale,
    lacks_headings,
    may_be_labels,
    may_end_in_pair,
    may_join_names,
    may_list_by_name,
    may_name_lists,
)
from heatparse.reading.panel_names import is_discussion
from heatparse.reading.panels import distinct_keys, panel_named, read_panels
from heatparse.reading.statement_keys import property_of
from heatparse.reading.statements import Statement, read_statements
from heatparse.tokens import Token

_TWO_SIDES = (
    ("top", "bottom"), ("left", "right"), ("row", "column"), ("vertically", "horizontally"),
    ("left", "top"), ("side", "top"), ("left", "bottom"), ("side", "bottom"),
)  # fmt: skip


_MAPPING = 14  # tokens of a line that announces a list of colours

_OPENING_WORDS = 12  # of a statement about an axis or a scale


def read_structure(draft: Draft) -> None:
    """Fill in figure, title, panels with their axes and legends, and the roles of the blocks read."""
    if lacks_headings(draft):
        from heatparse.reading.headings import mark_headings  # loaded where lines may serve as headings

        mark_headings(draft)
    statements = read_statements(draft)
    if has_head_scales(draft):
        from heatparse.reading.head_scales import take_head_scales  # loaded where heads may tell scales

        statements = take_head_scales(draft, statements)
    if may_be_labels(statements):
        from heatparse.reading.label_roles import unmark_labels  # loaded where an axis may list such words

        unmark_labels(draft, statements)
    if may_list_by_name(statements):
        from heatparse.reading.named_lists import mark_named_lists  # loaded where axes have names alone

        mark_named_lists(statements)
    if has_lead_lines(draft, statements):
        from heatparse.reading.lead_lines import mark_lead_lines  # loaded where plain lines may head panels

        mark_lead_lines(draft, statements)
    draft.title = read_title(draft, statements)
    draft.told_title = read_told_title(draft, statements)
    for statement in statements:
        if statement.block.kind == "heading":
            draft.roles.setdefault(statement.index, "heading")
    if not is_heatmap(draft, statements):
        return
    draft.figure = "heatmap"
    read_panels(draft, statements)
    _read_parts(draft, statements)
    _read_tables(draft)
    if _lists_nothing(draft):
        _read_sides(draft, statements)
    if _lists_nothing(draft):
        from heatparse.reading.common_labels import common_labels  # loaded where nothing is listed

        _apply_sides(draft, common_labels(draft, statements), _own_panels(draft))
    _read_prose(draft, statements)
    if draft.head_scales:
        from heatparse.reading.head_scales import apply_head_scales

        apply_head_scales(draft)
    if has_nameless_scale(draft):
        from heatparse.reading.legend_names import name_legends  # loaded where a scale has no name

        name_legends(draft)
    if len(draft.panels) == 1 and _lists_nothing(draft):
        from heatparse.reading.announced_columns import announced_columns  # loaded where nothing is listed

        _apply_sides(draft, announced_columns(draft, statements), {})
    if _lacks_lists(draft):
        _read_lone_sides(draft, statements)
    if _lacks_lists(draft):
        _read_named_lists(draft, statements)
    if _lacks_lists(draft):
        _take_up_axes(draft, statements)
    if may_join_names(draft):
        from heatparse.reading.joined_names import part_names  # loaded where a label may hold a name

        part_names(draft)
    if may_end_in_pair(draft):
        from heatparse.reading.paired_names import join_names  # loaded where a label may hold an "and"

        join_names(draft)
    if may_name_lists(draft):
        from heatparse.reading.names_behind_lists import name_listed_axes  # loaded for names behind lists

        name_listed_axes(draft)
    if has_brackets(draft):
        from heatparse.reading.glosses import drop_glosses  # loaded where labels have brackets

        drop_glosses(draft)
    else:
        for panel in draft.panels:
            panel.x.categories, panel.y.categories = list(panel.x.categories), list(panel.y.categories)
    if len(draft.panels) > 1 and _lacks_some(draft):
        from heatparse.reading.shared_axes import share_axes  # loaded where one panel is told by another

        share_axes(draft)


def _lacks_lists(draft: Draft) -> bool:
    """Whether an axis of a panel has no labels."""
    return any(not (panel.x.categories and panel.y.categories) for panel in draft.panels)


def _lists_nothing(draft: Draft) -> bool:
    """Whether no axis of any panel has labels."""
    return not any(panel.x.categories or panel.y.categories for panel in draft.panels)


def _read_sides(draft: Draft, statements: list[Statement]) -> None:
    """Lists of both axes that sentences give beside the sides or directions in which they stand."""
    from heatparse.reading.side_lists import side_lists  # loaded where no statement lists labels

    _apply_sides(draft, side_lists(draft, statements), _own_panels(draft))


def _read_lone_sides(draft: Draft, statements: list[Statement]) -> None:
    """Lists that sentences give beside one side."""
    from heatparse.reading.side_lists import lone_sides  # loaded where an axis has no list

    _apply_sides(draft, lone_sides(draft, statements), _own_panels(draft))


def _read_named_lists(draft: Draft, statements: list[Statement]) -> None:
    """Lists under names that tables and sentences give the axes."""
    from heatparse.reading.named_lists import named_lists  # loaded where an axis has no list

    _apply_sides(draft, named_lists(draft, statements), _own_panels(draft))


def _apply_sides(draft: Draft, told: list[tuple[int, str, AxisReading]], own: dict[int, list[int]]) -> None:
    for index, axis, reading in told:
        for number in own.get(index, range(len(draft.panels))):
            apply_axis(draft.panels[number], axis, reading)


def _take_up_axes(draft: Draft, statements: list[Statement]) -> None:
    """Lists in sentences that do not name the axis again."""
    from heatparse.reading.taken_up import axes_taken_up  # loaded where an axis has no list

    _apply_sides(draft, axes_taken_up(draft, statements), _own_panels(draft))


def _lacks_some(draft: Draft) -> bool:
    """Whether a panel lacks the name of an axis, or the scale, that another one has."""
    told = [
        (panel.x.label is None, panel.y.label is None, panel.legend is None or panel.legend.low is None)
        for panel in draft.panels
    ]
    return len(set(told)) > 1


def _read_parts(draft: Draft, statements: list[Statement]) -> None:
    """Axis and legend statements, each for the panels in whose section it stands."""
    references: list[tuple[list[PanelDraft], str, AxisReading]] = []
    own = _own_panels(draft)
    if len(draft.panels) > 1:
        own |= _owners_of_legends(draft, statements)
    position = 0
    discussion = False
    first_row = next((i for i, block in enumerate(draft.blocks) if block.kind == "row"), len(draft.blocks))
    while position < len(statements):
        statement = statements[position]
        if statement.block.kind == "heading":
            discussion = is_discussion(statement)
        if not discussion and statement.role is None and _maps_colors(statement):
            legend, behind = read_legend(draft, statements, position)
            if len(legend.bands) > 2:
                _apply_legend(draft, draft.panels, legend, statements[position:behind])
            position = behind
            continue
        if not discussion and statement.role in (None, "panels") and _may_be_of_panel(draft, statement):
            from heatparse.reading.panel_parts import (
                read_panel_part,
            )  # loaded where a line may tell all of it

            part = read_panel_part(draft, statement)
            if part is not None:
                draft.roles[statement.index] = "axis"
                panel = draft.panels[part.panel]
                for axis, reading in part.axes:
                    apply_axis(panel, axis, reading)
                panel.legend = panel.legend or part.legend
                position += 1
                continue
        if statement.role == "both" and statement.rest_tokens and not discussion:
            from heatparse.reading.side_lists import sides_of_line  # loaded where a line tells both axes

            told = sides_of_line(draft, statement)
            _apply_sides(draft, told, own)
            if told:
                draft.roles.setdefault(statement.index, "axis")
                position += 1
                continue
        if (
            (discussion and statement.role in ("x", "y", "both"))  # "**Along the x-axis:** values rise"
            or draft.roles.get(statement.index) in ("other-figure", "panel", "title")
            or statement.role in (None, "title", "panels", "other")
            or _is_section(statement)
            or (statement.index > first_row and _speaks_of_lines(statement))
            or _heads_values(statements, position)
        ):
            position += 1
            continue
        panels = [draft.panels[number] for number in own.get(statement.index, range(len(draft.panels)))]
        if len(panels) < len(draft.panels) and _is_of_all(statement):
            panels = draft.panels
        if statement.role == "legend":
            legend, behind = read_legend(draft, statements, position)
            _apply_legend(draft, panels, legend, statements[position:behind])
        elif joint := read_joint_axes(draft, statement):
            draft.roles.setdefault(statement.index, "axis")
            for axis, reading in joint:
                for panel in panels:
                    apply_axis(panel, axis, reading)
            behind = position + 1
        elif len(panels) > 1 and (behind := _own_axes(draft, statements, position)):
            pass
        else:
            reading, behind = read_axis(draft, statements, position)
            if reading.same_as:
                references.append((panels, statement.role or "", reading))
            for panel in panels:
                apply_axis(panel, statement.role or "", reading)
        position = max(behind, position + 1)
    for panels, axis, reading in references:
        _resolve(draft, panels, axis, reading)


def _owners_of_legends(draft: Draft, statements: list[Statement]) -> dict[int, list[int]]:
    from heatparse.reading.panel_legends import owners_of_legends  # loaded for several panels

    return {index: [number] for index, number in owners_of_legends(draft, statements).items()}


def _own_axes(draft: Draft, statements: list[Statement], position: int) -> int:
    from heatparse.reading.own_axes import read_own_axes  # loaded for several panels

    return read_own_axes(draft, statements, position)


def _read_tables(draft: Draft) -> None:
    """Axes and legends that tables describe, and names of panels that stand in them."""
    if any(panel.title is None for panel in draft.panels[1:]) and any(
        block.kind in ("row", "code") for block in draft.blocks
    ):
        from heatparse.reading.panel_columns import name_by_rows  # loaded for panels without names

        name_by_rows(draft)
    if not any(block.kind == "row" for block in draft.blocks):
        return
    from heatparse.reading.axis_tables import read_axis_tables  # both are loaded for tables
    from heatparse.reading.legend_tables import read_legend_tables, read_panel_scales

    if len(draft.panels) > 1:
        from heatparse.reading.panel_axis_tables import read_panel_axes
        from heatparse.reading.panel_columns import name_by_columns

        name_by_columns(draft)
        told = read_panel_axes(draft)
        for number, axis, reading in told.axes:
            apply_axis(draft.panels[number], axis, reading)
        for number, legend in told.legends:
            _apply_legend(draft, [draft.panels[number]], legend, [])
    read_panel_scales(draft)
    readings, legends = read_axis_tables(draft)
    for axis, reading in readings:
        for panel in draft.panels:
            apply_axis(panel, axis, reading)
    for statement in legends:
        legend, _ = read_legend(draft, [statement], 0)
        _apply_legend(draft, draft.panels, legend, [statement])
    for legend in read_legend_tables(draft):
        _apply_legend(draft, draft.panels, legend, [])


def _may_be_of_panel(draft: Draft, statement: Statement) -> bool:
    """Whether a line with a key speaks of axes, in a figure with several panels."""
    if len(draft.panels) < 2 or not statement.key_tokens or not statement.rest_tokens:
        return False
    return _may_speak_of_axes({token[3] for token in statement.rest_tokens})


def _is_section(statement: Statement) -> bool:
    """ "### Components/Axes" heads what speaks of the axes; it is no axis itself."""
    return statement.block.kind == "heading" and statement.role == "both"


def _speaks_of_lines(statement: Statement) -> bool:
    """Whether a head is but "Rows:" or "Columns:": behind a table it opens what is said of its values."""
    keys = {token[3] for token in statement.key_tokens}
    return statement.block.kind != "heading" and statement.opens and keys <= words("structure", "line_nouns")


def _heads_values(statements: list[Statement], position: int) -> bool:
    """Whether a head such as "**Upper rows**" stands above values: "**Ant**: 0.1, 0.2"."""
    head, below = statements[position], statements[position + 1 : position + 2]
    if head.role not in ("x", "y") or head.rest_tokens or not below or not below[0].key_tokens:
        return False
    keys = {token[3] for token in head.key_tokens}
    nouns = words("structure", "line_nouns")
    places = (
        words("layout", "first_places") | words("layout", "last_places") | words("layout", "middle_places")
    )
    placed = not keys.isdisjoint(places) and not keys.isdisjoint(nouns)
    numbers = sum(token[0] == "QUANTITY" for token in below[0].rest_tokens)
    lined = keys <= nouns and not nouns.isdisjoint(token[3] for token in below[0].key_tokens) and numbers > 1
    if lined and below[0].role in (None, head.role):
        return True  # "Columns" above "Sand column (top to bottom): 0.1, 0.2, 0.3"
    return placed and numbers > 0 and below[0].role is None and property_of(below[0].key_tokens) is None


def _is_of_all(statement: Statement) -> bool:
    """Whether an axis, or a scale, is said to be that of all panels: "shared by all", "common to both heatmaps"."""
    keys = [token[3] for token in (*statement.key_tokens, *statement.rest_tokens)][:_OPENING_WORDS]
    shared = words("structure", "shared_words")
    nouns = words("structure", "many_panels") | words("structure", "plural_figures")
    whole = words("structure", "of_all_panels")
    told = any(key in whole and not nouns.isdisjoint(keys[at + 1 : at + 3]) for at, key in enumerate(keys))
    return told or not shared.isdisjoint(keys)


def _own_panels(draft: Draft) -> dict[int, list[int]]:
    """Index of block -> the panels in whose sections it stands."""
    own: dict[int, list[int]] = {}
    for number, panel in enumerate(draft.panels if len(draft.panels) > 1 else ()):
        for index in panel.blocks:
            own.setdefault(index, []).append(number)
    return own


def _resolve(draft: Draft, panels: list[PanelDraft], axis: str, reading: AxisReading) -> None:
    """Copy categories from the axis, or the panel, that a statement refers to."""
    source = reading.same_as or ""
    for panel in panels:
        target = panel.side(axis)
        if target.categories:
            continue
        if source.startswith("panel:"):
            other = next(
                (p for p in draft.panels if p is not panel and source[6:] in (p.title or "").lower()), None
            )
            if other is None:
                other = next((p for p in draft.panels if p is not panel), None)
            from_axis = other.side(axis) if other else None
        else:
            from_axis = panel.side(source)
        if from_axis is not None:
            target.categories = list(from_axis.categories)


# --- legends ----------------------------------------------------------------------------------


def _apply_legend(
    draft: Draft, panels: list[PanelDraft], legend: LegendDraft, statements: list[Statement]
) -> None:
    """Give a legend to its panels; lines that name one panel make a legend of its own."""
    single = _of_single_panels(draft, panels, statements) if len(panels) > 1 else {}
    if statements and len(panels) > 1 and len(single) < 2:  # "Color scale (left): …"
        keys = [distinct_keys(panel.title, panels) for panel in panels]
        head = panel_named(statements[0].key_tokens, keys, panels)
        panels = panels if head is None else [panels[head]]
    if 1 < len(single) < len(panels):
        legend = _of_others(draft, legend, statements, single)
    for panel in panels:
        lines = single.get(id(panel))
        if lines:
            own = LegendDraft(span=legend.span)
            read_scale(draft, own, lines)
            own.label = own.label or legend.label
            if own.low is not None:
                panel.legend = panel.legend or own
                continue
        if panel.legend is None or (panel.legend.low is None and legend.low is not None):
            panel.legend = legend
        elif legend.low is not None and _is_finer(legend, panel.legend) and _is_marked(panel.legend):
            panel.legend.bands = legend.bands


def _of_single_panels(
    draft: Draft, panels: list[PanelDraft], statements: list[Statement]
) -> dict[int, list[list[Token]]]:
    """The lines of a legend that are about one panel, or about some of them."""
    from heatparse.reading.panel_legends import (
        panel_lines,  # this and what follows is loaded for several panels
    )
    from heatparse.reading.panel_scales import scales_of_groups

    single = panel_lines(draft, panels, statements)
    if len(panels) == len(draft.panels) > len(single):
        groups = scales_of_groups(draft, statements)
        single = {id(panels[number]): lines for number, lines in groups.items()} or single
    return single


def _of_others(
    draft: Draft, legend: LegendDraft, statements: list[Statement], single: dict[int, list[list[Token]]]
) -> LegendDraft:
    """The legend of the panels that have no scale of their own, where every number is that of a panel that has one."""
    taken = {token[1] for lines in single.values() for line in lines for token in line}
    rest = [[t for t in draft.tokens_of(s.block) if t[1] not in taken] for s in statements]
    if any(token[0] == "QUANTITY" for tokens in rest for token in tokens):
        return legend
    bare = LegendDraft(label=legend.label, span=legend.span)
    read_scale(draft, bare, rest)
    return bare


def _is_marked(legend: LegendDraft) -> bool:
    """Whether a legend gives each of its colours one point of the scale."""
    return all(band.low == band.high for band in legend.bands)


def _is_finer(legend: LegendDraft, known: LegendDraft) -> bool:
    """Whether a legend gives each of its colours a range of the scale, or more of its points a colour."""
    if len(legend.bands) < 3:
        return False
    if all(band.low != band.high for band in legend.bands):
        return True
    same = (legend.low, legend.high) == (known.low, known.high)
    points = all(band.low == band.high for band in legend.bands)
    return same and points and len(legend.bands) > len(known.bands)


def _maps_colors(statement: Statement) -> bool:
    """ "The color bar provides the following mapping:" above a list of colours."""
    tokens = statement.rest_tokens or statement.key_tokens
    if statement.block.kind != "text" or len(tokens) > _MAPPING or not tokens or tokens[-1][3] != ":":
        return False
    keys = {token[3] for token in tokens}
    scaled = any(value == "legend" for value, _, _ in phrases("structure", "roles").find(tokens))
    return scaled and not keys.isdisjoint(words("legends", "mapping"))


# --- sentences --------------------------------------------------------------------------------


def _read_prose(draft: Draft, statements: list[Statement]) -> None:
    """What only sentences say: axes and legend ranges in the overview or in a text without lists."""
    first_row = next((i for i, block in enumerate(draft.blocks) if block.kind in ("row", "code")), None)
    own = _own_panels(draft)
    discussion, introduces = False, True
    for position, statement in enumerate(statements):
        if statement.block.kind == "heading":
            discussion = is_discussion(statement)
            keys = {token[3] for token in statement.key_tokens}
            introduces = (
                introduces and not discussion and keys.isdisjoint(words("structure", "data_headings"))
            )
        if draft.roles.get(statement.index) in (
            "axis",
            "legend",
            "panel",
            "title",
            "other-figure",
            "heading",
        ):
            continue
        tokens = draft.tokens_of(statement.block)
        if len(tokens) < 6:
            continue
        keys = {token[3] for token in tokens}
        told = first_row is not None and statement.index > first_row  # "Three of the five columns: A, B"
        if (
            not told
            and _may_speak_of_axes(keys)
            and any(not (p.x.categories and p.y.categories and p.x.label and p.y.label) for p in draft.panels)
        ):
            from heatparse.reading.axis_sentences import read_prose_axes

            told_axes = read_prose_axes(draft, tokens, not discussion)
            listed = [label for _, reading in told_axes for label in reading.categories or ()]
            for axis, reading in told_axes:
                for panel in draft.panels if not (discussion and reading.weak) else ():
                    apply_axis(panel, axis, reading)
                if reading.categories and _are_known(draft, reading.categories):
                    draft.note_listing(reading.start, reading.end, listed)
                if reading.same_as and introduces:
                    _resolve(draft, draft.panels, axis, reading)
        introduces = introduces and not told
        takes_up = tokens[0][3] in words("structure", "taking_up")  # "It runs from 0 to 9."
        if (
            not keys.isdisjoint(words("structure", "scale_words"))
            or (introduces and not keys.isdisjoint(words("colors", "hues")))
            or (takes_up and not keys.isdisjoint(words("structure", "range_words")))
        ):
            from heatparse.reading.told_scales import (
                read_told_scale,  # loaded where a statement has words of the scale
            )

            everywhere = (
                not keys.isdisjoint(words("structure", "of_all_panels")) or statement.index not in own
            )
            panels = draft.panels if everywhere else [draft.panels[n] for n in own[statement.index]]
            above = statements[position - 1].rest_tokens if position else []
            read_told_scale(draft, tokens, panels, introduces, above)


def _are_known(draft: Draft, labels: list[str]) -> bool:
    """Whether an axis has one of some labels: "Ant 4", "Bee 5" are values beside the labels of an axis."""
    return any(
        not names.isdisjoint(labels)
        for panel in draft.panels
        for names in (set(panel.x.categories), set(panel.y.categories))
    )


def _may_speak_of_axes(keys: set[str]) -> bool:
    """Whether words of an axis, or of the directions in which its labels run, are among those of a statement."""
    if "axis" in keys and not keys.isdisjoint(("x", "y")):
        return True
    return not keys.isdisjoint(words("structure", "axis_words")) or any(
        one in keys and other in keys for one, other in _TWO_SIDES
    )
