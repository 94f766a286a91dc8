"""axis-count-mismatch: a stated number of categories, rows or columns that the axis does not have."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from heatparse.inventory.axis_sizes import (
    Sided,
    filled_sizes,
    is_in_use,
    is_near,
    is_of_table,
    listed_sizes,
    sizes_of,
    speaks_of_table,
)
from heatparse.inventory.counts import Count, Size, cardinal, count_of, introduces, sentence_at, singular
from heatparse.inventory.listings import Listing, categories_behind
from heatparse.inventory.problems import Problem, related
from heatparse.inventory.survey import Survey
from heatparse.inventory.told_counts import (
    are_both_axes,
    is_each,
    is_keyed,
    is_of_crossings,
    is_size_of_each,
    is_told_before,
    is_told_of_all,
    miscounted_crossings,
    miscounted_part,
    side_told,
    spans_axis,
)
from heatparse.models import Fix
from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.tokens import Token, fold

_SHORTEST, _LONGEST = 2, 6  # letters of an acronym
_AXES = "xy"
_NEAR = 6  # lines between the head of a list and one of its items
_AXES_AT_LEAST = 8  # a grid of so few cells is not counted as a whole
_RECORDS = 100  # nobody lists so many categories beside a handful
_SLIP = 2  # categories by which one may miscount
_STEM = 4  # letters of a word that labels may shorten
_WHOLE = 3  # tokens of "in all of", with which a sentence may begin


def miscounted_axes(survey: Survey) -> Iterator[Problem]:
    """Every statement that counts what an axis lists, and gets another number."""
    draft = survey.draft
    if draft is None:
        return
    sides, names = _sides(draft)
    for statement in survey.counts:
        tokens = draft.tokens_of(draft.blocks[statement.block])
        if isinstance(statement, Size):
            from heatparse.inventory.grid_sizes import judge_size  # loaded where a size is told

            problem = judge_size(survey, draft, statement, tokens)
        else:
            problem = _judge_count(survey, draft, statement, tokens, sides, names)
        if problem is not None:
            yield problem


def _is_stretch(count: Count, tokens: list[Token]) -> bool:
    """ "With a window of 5 layers", "a stride of 4 steps": how far something reaches along an axis.

    So are the parts that an axis is cut into: "in blocks of four hours", "each bin holds two years", "binned by 5 mm".
    "The words of two sentences", "of the same two sentences" are as many as the sentences have.
    """
    at = count.first
    while at > 1 and tokens[at - 1][3] in ("the", "same", "these", "those"):
        at -= 1
    if at < 2:
        return False
    if tokens[at - 1][3] != "of":
        parts = words("counts", "portions") | words("counts", "stretches")
        each = tokens[max(0, at - 3)][3] in ("each", "every") and tokens[at - 2][3] in parts
        return each or (tokens[at - 1][3] == "by" and tokens[at - 2][3] in words("counts", "grouping"))
    noun = singular(tokens[at - 2][3])
    if noun != tokens[at - 2][3] and noun in words("counts", "portions"):
        return True  # "blocks of four hours", "in groups of five years"
    return noun in words("counts", "of_texts") or (at == count.first and noun in words("counts", "stretches"))


def _sides(draft: Draft) -> tuple[list[Sided], dict[int, frozenset[str]]]:
    """All axes of all panels, and the words of the label of each."""
    sides = [
        Sided(index, side, axis)
        for index, panel in enumerate(draft.panels)
        for side, axis in (("x", panel.x), ("y", panel.y))
    ]
    return sides, {index: _label_words(sided.axis.label) for index, sided in enumerate(sides)}


def sizes_meant(draft: Draft, count: Count, tokens: list[Token]) -> set[int]:
    """How many categories the axes have that a count may speak of; empty where its noun names none."""
    meant = _axes_meant(draft, count, tokens, *_sides(draft))
    return {len(sided.axis.categories) for sided in meant}


@lru_cache(maxsize=1024)
def _label_words(label: str | None) -> frozenset[str]:
    """The words that may count what an axis lists: "hour" of "Hour of day", and "head" of "Number of heads"."""
    if not label:
        return frozenset()
    unspecific = words("counts", "unspecific")
    keys = [singular(key) for key in fold(label).split()]
    end = next((at for at, key in enumerate(keys) if key == "of"), len(keys))
    if all(key in unspecific for key in keys[:end]):
        end = len(keys)
    return frozenset(keys[:end]) - unspecific


def _judge_count(
    survey: Survey,
    draft: Draft,
    count: Count,
    tokens: list[Token],
    sides: list[Sided],
    names: dict[int, frozenset[str]],
) -> Problem | None:
    introduced = count.block < survey.opening or introduces(tokens, count.first)
    if is_of_crossings(count, tokens):
        return miscounted_crossings(survey, draft, count, tokens)
    if _heads_part(draft, count):
        return miscounted_part(survey, draft, count, tokens)
    if count.number < 2 or _counts_panels(draft, count) or _is_stretch(count, tokens):
        return None
    if is_size_of_each(tokens, count):
        return None
    spanned = spans_axis(draft, count, tokens, _axes_meant(draft, count, tokens, sides, names))
    if not spanned and not _is_of_all(count, tokens, introduced):
        listing = (
            categories_behind(draft, count, tokens) if introduced and _is_told_on(count, tokens) else None
        )
        whole = listing is not None and any(len(s.axis.categories) == listing.size for s in sides)
        return (
            _judge_listing(survey, draft, count, tokens, listing) if listing is not None and whole else None
        )
    if _is_label(draft, count, tokens):
        return None
    listing = None if _is_whole_of_part(count, tokens) else categories_behind(draft, count, tokens)
    if listing is not None and not introduced and _is_of_other_axis(sides, count, listing):
        return None
    if listing is not None:
        return _judge_listing(survey, draft, count, tokens, listing)
    meant = _axes_meant(draft, count, tokens, sides, names)
    if any(_is_of_kind(sided, count) for sided in meant):
        return None
    if not meant or (count.number == len(_AXES) == len({sided.side for sided in meant})):
        return None  # "two drugs", of the axes "Drug A" and "Drug B"
    if not introduced and (_are_named(draft, count, tokens, meant) or _is_under_part(draft, count)):
        return None
    if not introduced and not spanned and (tokens[0][3] == "all" or is_each(tokens, count)):
        known = (
            words("counts", "categories") | words("counts", "unspecific") | frozenset().union(*names.values())
        )
        part = any(noun not in known for noun in count.nouns)  # "all four small sizes"
        if part or is_told_before(survey, count) or _is_far(count, meant):
            return None
    sizes = [sizes_of(draft, sided) for sided in meant]
    if len(meant) == 1 and not sizes[0] and _announces(draft, count, tokens):
        sizes = [listed_sizes(meant[0].axis)]
    if not any(sizes) and _follows_list(draft, count, meant):
        sizes = [listed_sizes(sided.axis) for sided in meant]
    if (
        any(not size or count.number in size for size in sizes)
        or _joins_axes(draft, count, meant)
        or count.number in _totals(meant)
        or count.number in _cells_of(draft)
        or _is_of_versions(survey, count, tokens, sizes)
    ):
        return None
    if any(map(speaks_of_table, tokens)) and any(count.number - 1 in size for size in sizes):
        return None  # its head, or the column of its labels, may be counted as well
    if not introduced and (
        _leaves_itself_out(count, sizes, sides)
        or any(count.number in filled_sizes(draft, sided) for sided in meant)
    ):
        return None
    found = len(meant[0].axis.categories)
    if not found:
        return None  # nothing tells what it lists
    of_table = any(is_of_table(draft, sided.axis) for sided in meant)
    if not is_near(found, count.number) and (of_table or not all(is_in_use(draft, s) for s in meant)):
        return None
    if count.number >= _RECORDS and count.number > found * found:
        return None  # "311 requests", of an axis "Request category": what the cells count
    what = "the x-axis" if meant[0].side == "x" else "the y-axis"
    if len({sided.side for sided in meant}) > 1:
        if count.number > found * found:
            return None  # "10,000 digits", of classes that are digits: what the cells count
        what = "each axis"
    place = meant[0].axis.span
    return Problem(
        survey.span(tokens[count.first][1], tokens[count.last - 1][2]),
        f"The text says {count.number} {_counted(draft, tokens, count)}, but {what} lists {found}.",
        related(f"{found} are listed here", survey.span(*place)) if place else (),
        _fix(survey, tokens[count.first], found, draft.text),
    )


def _counts_panels(draft: Draft, count: Count) -> bool:
    """Whether as many panels have the noun in their titles: "two readers", of "Reader A" and "Reader B"."""
    if len(draft.panels) != count.number:
        return False
    titles = [{singular(key) for key in fold(panel.title or "").split()} for panel in draft.panels]
    return any(all(singular(noun) in title for title in titles) for noun in count.nouns)


def _is_of_kind(sided: Sided, count: Count) -> bool:
    """ "The three projection modules", of the modules "mlp_proj", "k_proj", "v_proj" and "norm": a word tells which."""
    listed = [fold(category) for category in sided.axis.categories]
    return any(
        sum(kind[:_STEM] in label for label in listed) == count.number < len(listed)
        for kind in count.nouns[:-1]
        if len(kind) >= _STEM
    )


def _is_of_versions(survey: Survey, count: Count, tokens: list[Token], sizes: list[set[int]]) -> bool:
    from heatparse.inventory.versions import comes_in_versions, is_of_kinds  # loaded for what seems wrong

    return comes_in_versions(count, tokens, sizes) or is_of_kinds(survey, count, tokens)


def _leaves_itself_out(count: Count, sizes: list[set[int]], sides: list[Sided]) -> bool:
    """ "A wins against all four opponents", of five that meet each other: all but itself."""
    labels = {tuple(sided.axis.categories) for sided in sides}
    others = not words("counts", "opponents").isdisjoint(count.nouns)
    return others and len(labels) == 1 < len(sides) and any(count.number + 1 in size for size in sizes)


def _is_far(count: Count, meant: list[Sided]) -> bool:
    """Whether so many fewer or more are counted that a part may be meant that was spoken of before."""
    return any(abs(len(sided.axis.categories) - count.number) > _SLIP for sided in meant)


def _cells_of(draft: Draft) -> set[int]:
    """How many cells each panel has, and all of them: "the 36 heads", of six in each of six layers."""
    products = [len(panel.x.categories) * len(panel.y.categories) for panel in draft.panels]
    return {number for number in (*products, sum(products)) if number > _AXES_AT_LEAST}


def _is_of_other_axis(sides: list[Sided], count: Count, listing: Listing) -> bool:
    """ "The order is the same on all five days: A > B > C": what is counted is on the axis across the list."""
    across = [s for s in sides if listing.sides and s.side not in listing.sides]
    return any(len(sided.axis.categories) == count.number for sided in across)


def _is_told_on(count: Count, tokens: list[Token]) -> bool:
    """ "Six variables measured on the plots: A, B, …": what is restricted is all that there is."""
    after = tokens[count.last][3] if count.last < len(tokens) else ""
    before = tokens[count.first - 1][3] if count.first else ""
    return after in words("counts", "restricted") and before not in words("counts", "partial")


def _announces(draft: Draft, count: Count, tokens: list[Token]) -> bool:
    """ "The axis contains 4 markers:" above the list of just these, which nothing shortens."""
    below = draft.blocks[count.block + 1 : count.block + 2]
    if tokens[-1][3] != ":" or not below or not _headed(draft, count):
        return False
    listed = {token[3] for token in draft.tokens_of(below[0])}
    numbers = sum(token[0] == "QUANTITY" for token in tokens)
    return numbers == 1 and listed.isdisjoint(words("counts", "elision") | words("counts", "examples"))


def _headed(draft: Draft, count: Count) -> set[str]:
    """The axis that the heading right above a line names: "### Y-Axis: Depth"."""
    above = draft.blocks[count.block - 1] if count.block else None
    if above is None or above.kind != "heading":
        return set()
    return {value for value, _, _ in phrases("structure", "roles").find(draft.tokens_of(above))} & {"x", "y"}


def _heads_part(draft: Draft, count: Count) -> bool:
    """Whether a heading of the data counts what stands below it: "Housekeeping genes (3 genes)"."""
    block = draft.blocks[count.block]
    return block.kind == "heading" and any(b.kind == "heading" for b in draft.blocks[: count.block])


def _is_label(draft: Draft, count: Count, tokens: list[Token]) -> bool:
    """Whether "2 Operands" is a category, or the key of one, and counts nothing."""
    label = draft.labels.match(tokens, count.first)
    if label is None:
        return False
    is_key = count.first == 0 and (count.last == len(tokens) or tokens[count.last][3] == ":")
    return is_key or label.last >= count.last


def _is_of_all(count: Count, tokens: list[Token], introduces: bool) -> bool:
    """Whether the statement counts all there is, and not some that share something."""
    before = tokens[count.first - 1][3] if count.first else ""
    partial = before in words("counts", "partial") and not (introduces and before == "at")
    if introduces and before in words("counts", "between") and count.first > 1 and count.number > 2:
        # "distances between six towns"
        partial = tokens[count.first - 2][3] not in words("counts", "relating")
    if partial or any(n in words("counts", "selecting") for n in count.nouns):
        return False
    if is_each(tokens, count) and not introduces:
        return True
    after = tokens[count.last] if count.last < len(tokens) else None
    if _has_counterparts(tokens, count.last):
        return False
    if after is not None and (after[3] in words("counts", "restricted") or _are_of_things(count, tokens)):
        return False
    if introduces:
        return not any(_tells_values(sentence_at(tokens, count.first)))
    if is_told_of_all(tokens, count):
        return True
    if _is_placed(tokens, count.first):
        return False
    ends = after is None or after[0] == "MARK"
    return before in words("counts", "whole") and ends and len(count.nouns) == 1


def _has_counterparts(tokens: list[Token], at: int) -> bool:
    """ "Four datasets and their negated counterparts": there are more things of the kind."""
    keys = [token[3] for token in tokens[at : at + 2]]
    return keys[:1] in (["and"], ["with"], ["plus"]) and keys[-1] in words("counts", "possessive")


def _are_of_things(count: Count, tokens: list[Token]) -> bool:
    """ "Two rows of tents", but not "two rows of cells"."""
    lines = count.nouns[-1] in words("names", "line_nouns")
    if not lines or tokens[count.last][3] not in words("counts", "of"):
        return False
    following = tokens[count.last + 1][3] if count.last + 1 < len(tokens) else ""
    return singular(following) not in words("counts", "grid_cells") | words("counts", "in_lines")


def _tells_values(sentence: list[Token]) -> Iterator[bool]:
    """Whether a word of a sentence tells of values; "the share of" only says what they are."""
    telling = words("counts", "telling")
    for at, token in enumerate(sentence):
        names = token[3] == "share" and [t[3] for t in sentence[at + 1 : at + 2]] == ["of"]
        yield token[3] in telling and not names


def _is_placed(tokens: list[Token], at: int) -> bool:
    """ "In 2022, A was first in all four quarters": of a part, which a place in front names."""
    start = max((i + 1 for i in range(at) if tokens[i][3] in (".", ";", ":")), default=0)
    return at - start > _WHOLE and tokens[start][3] in words("counts", "placing")


def _are_named(draft: Draft, count: Count, tokens: list[Token], meant: list[Sided]) -> bool:
    """ "A has 0.5 and B 0.2, a gap of 0.3 between the two models": those that were named just before."""
    sides = {sided.side for sided in meant}
    found = [
        hit
        for hit in draft.labels.find(tokens[: count.first])
        if ("x" in sides and hit.label.columns) or ("y" in sides and hit.label.rows)
    ]
    spanned = any(
        two.first - one.last == 1 and tokens[one.last][3] in words("function_words", "spanning")
        for one, two in pairwise(found)
    )  # "**Mon–Fri:** … on all five days"
    named = {hit.label.text for hit in found}
    if len(named) < count.number:
        named |= _in_other_spelling(tokens[: count.first], meant)
    return spanned or count.number <= len(named) or _spans_labels(tokens[: count.first], meant)


def _in_other_spelling(tokens: list[Token], meant: list[Sided]) -> set[str]:
    """The months and days that are named by their long names where an axis lists short ones, or the other way."""
    from heatparse.reading.calendar import calendar_spellings  # loaded where a part may be counted

    spelled = {
        name: category
        for sided in meant
        for name, category in calendar_spellings(list(sided.axis.categories), []).items()
    }
    return {spelled[token[3]] for token in tokens if token[3] in spelled}


def _spans_labels(tokens: list[Token], meant: list[Sided]) -> bool:
    """ "**Layers 16-28:** … in all four rows": a span of numbers that are labels."""
    names = {fold(category) for sided in meant for category in sided.axis.categories}
    spans = [token[3].partition("-") for token in tokens if token[0] == "QUANTITY"]
    return any(first in names and last in names for first, _, last in spans)


def _is_under_part(draft: Draft, count: Count) -> bool:
    """ "**Weekdays (Mon–Fri):**", and below it "on all five days": those that the head of the list names."""
    for index in range(count.block - 1, max(-1, count.block - _NEAR), -1):
        block = draft.blocks[index]
        if block.kind not in ("item", "text"):
            return False
        if draft.text[block.start : block.end].rstrip("*_ ").endswith(":"):
            return bool(draft.labels.find(draft.tokens_of(block)))
    return False


def _is_whole_of_part(count: Count, tokens: list[Token]) -> bool:
    """ "In two of the four models (A, B)": the list is that of the part."""
    at = count.first - 1
    while at >= 0 and tokens[at][3] in ("of", "the"):
        at -= 1
    return at >= 0 and at < count.first - 1 and count_of(tokens[at]) is not None


def _axes_meant(
    draft: Draft, count: Count, tokens: list[Token], sides: list[Sided], names: dict[int, frozenset[str]]
) -> list[Sided]:
    """The axes that the noun of a count may stand for; one of them must have that many."""
    head = count.nouns[-1]
    if are_both_axes(tokens, count) and not any(head in known for known in names.values()):
        return sides
    named = {
        value
        for value, first, _ in phrases("structure", "roles").find(tokens)
        if singular(tokens[first][3]) not in ("row", "column")
    }
    stated = {"x", "y"} if "both" in named else named & {"x", "y"}
    if not stated and any(token[3] == "axis" for token in tokens[: count.first]):
        stated = _headed(draft, count)
    if head in ("row", "column"):
        side = "y" if head == "row" else "x"
        return [s for s in sides if s.side == side] if stated <= {side} or stated == {"x", "y"} else []
    if len(stated) == 1:
        own = [(i, s) for i, s in enumerate(sides) if s.side in stated]
        of_own = head in words("counts", "categories") or any(head in names[i] for i, _ in own)
        return [s for _, s in own] if of_own else []
    called = [
        s for i, s in enumerate(sides)
        if _is_called(names[i], count.nouns) or is_acronym(s.axis.label, count.nouns)
    ]  # fmt: skip
    if called or any(names.values()):
        return called
    if head in words("counts", "panels"):
        return []  # "three heatmaps are arranged horizontally"
    placed = side_told(draft, head)
    if not placed and head in words("counts", "categories") and _are_alike(sides):
        return sides  # "six soil variables are compared", of those on both axes
    return [s for s in sides if s.side == placed]


def _are_alike(sides: list[Sided]) -> bool:
    """Whether all axes list the same things."""
    listed = [list(map(fold, sided.axis.categories)) for sided in sides]
    return all(each and each == listed[0] for each in listed)


def _is_called(name: frozenset[str], nouns: tuple[str, ...]) -> bool:
    """Whether a noun counts what an axis of that name lists: "five charge rates", and no "500 charge cycles"."""
    if not name.intersection(nouns):
        return False
    general = words("counts", "categories") | words("counts", "unspecific")
    return nouns[-1] in name or nouns[-1] in general


def is_acronym(label: str | None, nouns: tuple[str, ...]) -> bool:
    """Whether an axis is called by the first letters of what is counted: "SNR", "signal-to-noise ratios"."""
    name = (label or "").split(" ")[0]
    if not name.isupper() or not _SHORTEST <= len(name) <= _LONGEST:
        return False
    parts = [
        part for noun in nouns for part in noun.split("-") if part not in words("function_words", "in_name")
    ]
    return "".join(part[0] for part in parts if part) == name.lower()


def _follows_list(draft: Draft, count: Count, meant: list[Sided]) -> bool:
    """ "Years 2015, 2016, 2017 (3 rows in total)": behind the list of all of them, in its line."""
    block = draft.blocks[count.block]
    places = [sided.axis.span for sided in meant]
    keys = {token[3] for token in draft.tokens_of(block)}
    whole = keys.isdisjoint(words("counts", "elision") | words("counts", "examples"))
    return whole and all(
        place is not None and block.start <= place[0] < place[1] <= block.end for place in places
    )


def _joins_axes(draft: Draft, count: Count, meant: list[Sided]) -> bool:
    """Whether so many things stand on both axes taken together: the pairs of five, each axis without one of them."""
    for number in {sided.panel for sided in meant}:
        panel = draft.panels[number]
        one, two = ({*map(fold, axis.categories)} for axis in (panel.x, panel.y))
        if len(one | two) == count.number and len(one) == len(two) == count.number - 1:
            return True
    return False


def _totals(meant: list[Sided]) -> set[int]:
    """How many there are in all panels together: two panels of two rows have four rows."""
    return {sum(len(sided.axis.categories) for sided in meant if sided.side == side) for side in "xy"}


def _judge_listing(
    survey: Survey, draft: Draft, count: Count, tokens: list[Token], listing: Listing
) -> Problem | None:
    if listing.size == count.number:
        return None
    return Problem(
        survey.span(tokens[count.first][1], tokens[count.last - 1][2]),
        f"The text says {count.number} {_counted(draft, tokens, count)}, but lists {listing.size}.",
        related(f"{listing.size} are listed here", survey.span(listing.start, listing.end)),
        _fix(survey, tokens[count.first], listing.size, draft.text),
    )


def _counted(draft: Draft, tokens: list[Token], count: Count) -> str:
    """The words that a count counts, as the text has them."""
    if is_keyed(count):
        return f"{count.nouns[-1]}s"
    return draft.text[tokens[count.first + 1][1] : tokens[count.last - 1][2]]


def _fix(survey: Survey, token: Token, number: int, text: str) -> Fix | None:
    written = text[token[1] : token[2]]
    word = str(number) if written.isdecimal() else cardinal(number)
    if word is None:
        return None
    replacement = word.capitalize() if written[0].isupper() else word
    return Fix(span=survey.span(token[1], token[2]), replacement=replacement)
