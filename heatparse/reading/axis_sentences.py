"""Axes that sentences speak of: "“Predicted” runs along the horizontal axis", "both axes list …"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.axis_names import LONGEST_NAME, shown_name
from heatparse.reading.axis_names import name_in_bracket as bracketed_name
from heatparse.reading.axis_reading import AxisReading, categories_in
from heatparse.reading.called_names import name_in_bracket, name_of_one
from heatparse.reading.draft import Draft
from heatparse.reading.figure import speaks_of_other_figure
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.sentences import sentences
from heatparse.reading.side_parts import counts_records
from heatparse.reading.told_axes import told_axes
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_FEWEST_WORDS = 3  # of a list without quotes and colon


def read_prose_axes(draft: Draft, tokens: list[Token], spans: bool = True) -> list[tuple[str, AxisReading]]:
    """Axes that sentences speak of: "“Predicted” runs along the horizontal axis", "both axes list …".

    `spans`: whether "rows 0 to 12" may be all rows; where values are discussed, they are some of them.
    """
    readings: list[tuple[str, AxisReading]] = []
    axes = vocabulary("structure", "axis_words")
    for sentence in sentences(_with_whole_words(tokens), draft.text):
        if speaks_of_other_figure(sentence):
            continue
        told = told_axes(sentence, draft.text)
        for axis, name in told.items():
            place = (sentence[0][1], sentence[-1][2])
            readings.append((axis, AxisReading(label=name, start=place[0], end=place[1], weak=True)))
        paired = _paired(sentence, draft.text)
        if paired:
            readings.extend(paired)
            continue
        directed = _directed(sentence, draft.text)
        if directed is not None:
            readings.append(directed)
            continue
        for clause in _clauses(_in_front_of_scale(sentence)):
            named = [
                (i, axes[t[3]]) for i, t in enumerate(clause) if t[3] in axes and _is_axis_word(clause, i)
            ]
            if not named and clause[0][3] == "both" and {axis for axis, _ in readings} == {"x", "y"}:
                named = [(0, "x"), (0, "y")]  # "… the x-axis …, and the y-axis …; both list A, B, and C"
            if not named:
                continue
            spoken = {axis for _, axis in named}
            if (
                len(named) == 2
                and spoken == {"x", "y"}
                and _pair_of_names(clause, draft.text, named, readings)
            ):
                continue
            axis = "both" if len(spoken) > 1 else named[0][1]
            found = categories_in(_behind_assignment(clause), draft.text)
            reading = AxisReading(start=clause[0][1], end=clause[-1][2])
            if found is not None and found.start <= clause[named[0][0]][1] < found.end:
                found = None  # the axis is no item of its own list
            if found is not None and found.kind == "span" and not spans:
                found = None  # "down the rows, layers 0 to 12 stay low": a part of what the axis lists
            if found is not None and _tells_layout(clause, found.start):
                found = None  # "all rows are given in the order of the months"
            if found is not None and _is_title(clause, found.start):
                found = None  # `titled "Snow, 2021" and has four rows and six columns`
            if found is not None and axis == "both" and set(found.labels) == {*told.values()}:
                found = None  # "two axes: `u` (horizontal) and `t` (vertical)"
            if found is not None and (
                found.kind != "words"
                or found.after_colon
                or _lists(clause)
                or _behind_assignment(clause) is not clause
                or _is_led_in(clause, found.start)
            ):
                reading.categories = found.labels
            if axis != "both" and axis not in told:
                reading.label = _near_label(clause, named[0][0], draft.text)
                if reading.label is None:
                    reading.label = name_of_one(clause[named[0][0] + 1 :], draft.text)
                if reading.label is None and reading.categories:
                    reading.label = _shown_behind(clause, named[0][0], draft.text)
                if reading.label is None and reading.categories and found is not None:
                    reading.label = name_in_bracket(clause[named[0][0] + 1 :], found.start, draft.text)
            if axis != "both" and not reading.categories and _repeats(clause):
                reading.same_as = "y" if axis == "x" else "x"
            if reading.categories or reading.label or reading.same_as:
                readings.append((axis, reading))
    return readings


def _in_front_of_scale(sentence: list[Token]) -> list[Token]:
    """A sentence up to where it turns to the scale: "The axes are the same, but the color bar runs from 4 to 8"."""
    turns = words("structure", "turns")
    at = next((at for at, token in enumerate(sentence) if at and token[3] in turns), len(sentence))
    behind = {token[3] for token in sentence[at:]}
    if words("scales", "bars").isdisjoint(behind) and words("scales", "color").isdisjoint(behind):
        return sentence
    return sentence[:at] if behind.isdisjoint(vocabulary("structure", "axis_words")) else sentence


def _tells_layout(clause: list[Token], start: int) -> bool:
    """Whether what stands where a list begins tells how something is laid out: "given in …", "sorted by …"."""
    first = next((at for at, token in enumerate(clause) if token[1] >= start), len(clause))
    laid = words("structure", "list_layouts", "verbs")
    ways = words("function_words", "laid_out")
    return first + 1 < len(clause) and clause[first][3] in laid and clause[first + 1][3] in ways


def _with_whole_words(tokens: list[Token]) -> list[Token]:
    """The tokens with "x axis" as one word, "x-axis"."""
    if not any(token[3] in ("axis", "axes") for token in tokens):
        return tokens
    found: list[Token] = []
    for token in tokens:
        last = found[-1] if found else None
        if token[3] == "axis" and last is not None and last[3] in ("x", "y"):
            found[-1] = Token("WORD", last[1], token[2], last[3] + "-axis")
        else:
            found.append(token)
    return found


def _repeats(clause: list[Token]) -> bool:
    """ "… and includes the same labels": the categories are those of the other axis."""
    listed = words("structure", "properties", "list")
    return any(
        one[3] in ("same", "identical") and any(token[3] in listed for token in clause[at + 1 : at + 4])
        for at, one in enumerate(clause)
    )


def _paired(sentence: list[Token], text: str) -> list[tuple[str, AxisReading]]:
    """Both axes of a sentence that names each once, with two lists: the first list is that of the first axis.

    "The rows are A, B, the columns C, D", "kinds (A, B) form the rows and ports (C, D) the columns".
    """
    mentions = _mentions(sentence)
    if len(mentions) != 2 or {axis for _, axis in mentions} != {"x", "y"}:
        return []
    (first, behind_first), (second, behind_second) = mentions[0][0], mentions[1][0]
    parts = [sentence[:first], sentence[behind_first:second], sentence[behind_second:]]
    lists = [_list_of(part, text) for part in parts]
    if any(lists):  # beside a longer list, two names are one as well
        lists = [found or _two_names(part, text) for found, part in zip(lists, parts, strict=True)]
    if lists[1] is None or (lists[0] is None) == (lists[2] is None):
        return []
    readings: list[tuple[str, AxisReading]] = []
    chosen = lists[:2] if lists[0] is not None else lists[1:]
    for ((at, behind), axis), categories in zip(mentions, chosen, strict=True):
        label = _near_label(sentence, at, text) or shown_name(sentence[behind:], text)
        label = label or _name_of_list(sentence[behind:], text) or _name_beside(sentence[behind:], text)
        reading = AxisReading(label=label, categories=categories, start=sentence[0][1], end=sentence[-1][2])
        readings.append((axis, reading))
    if readings[0][1].label == readings[1][1].label:
        readings[0][1].label = readings[1][1].label = None
    return readings


def _directed(sentence: list[Token], text: str) -> tuple[str, AxisReading] | None:
    """ "The groups from top to bottom are A, B, and C": the direction tells the axis."""
    keys = [token[3] for token in sentence]
    if not words("structure", "axis_words").isdisjoint(keys):
        return None
    for axis, ends in (("y", ("top", "bottom")), ("x", ("left", "right"))):
        for at in range(len(keys) - 3):
            if keys[at + 1] != "to" or {keys[at], keys[at + 2]} != set(ends):
                continue
            if keys[at + 3] not in (":", "are", ","):
                continue
            if not words("structure", "singular_lines").isdisjoint(keys[:at]):
                continue  # "The Ant column from top to bottom: Rome 4, Oslo 5, Bern 6" tells values
            found = categories_in(sentence[at + 4 :], text)
            if found is not None and len(found.labels) >= _FEWEST_WORDS:
                return axis, AxisReading(categories=found.labels, start=sentence[0][1], end=sentence[-1][2])
    return None


def _mentions(sentence: list[Token]) -> list[tuple[tuple[int, int], str]]:
    """(first and last index, axis) of the words that speak of an axis: "rows", "x-axis", "each column"."""
    axes = vocabulary("structure", "axis_words")
    singular = vocabulary("structure", "axis_references")
    found: list[tuple[tuple[int, int], str]] = []
    for at, token in enumerate(sentence):
        key = token[3]
        if key in axes and _is_axis_word(sentence, at):
            found.append(((at, at + 1 + (key in words("structure", "axis_adjectives"))), axes[key]))
        elif key in ("row", "column") and at and sentence[at - 1][3] in words("structure", "distributive"):
            found.append(((at - 1, at + 1), singular[key]))
    return found


def _two_names(tokens: list[Token], text: str) -> list[str] | None:
    """Two labels with a capital each: "(North, South)", "are North and South"."""
    bracket = next((at for at, token in enumerate(tokens) if token[3] == "("), -1)
    found = categories_in(_within(tokens[bracket + 1 :]), text)
    if found is None or found.kind != "words" or len(found.labels) >= _FEWEST_WORDS:
        return None
    return found.labels if all(label[:1].isupper() for label in found.labels) else None


def _list_of(tokens: list[Token], text: str) -> list[str] | None:
    """The one enumeration of a part of a sentence; None for none, and for words that merely stand side by side."""
    tokens = _behind_name(_within(tokens[: _opening(tokens)]), text)
    if tokens and tokens[-1][3] in words("sides", "behind_lists"):
        tokens = tokens[:-1]  # "A, B, and C are the three rows"
    comma = next((at for at, token in enumerate(tokens) if token[3] == ","), 0)
    naming = next((at for at in range(comma) if tokens[at][3] == "as"), -1)  # "gives the kind as A, B"
    which = next((at for at in range(len(tokens) - 1) if tokens[at][3] == "which"), None)
    if which is not None and tokens[which + 1][3] in ("is", "are"):
        naming = which + 1  # "gives the kind, which is A, B, or C"
    tokens = tokens[naming + 1 :]
    found = categories_in(tokens, text) if tokens else None
    if found is None or (
        found.kind == "words" and len(found.labels) < _FEWEST_WORDS and not found.after_colon
    ):
        return None
    return found.labels


def _behind_name(tokens: list[Token], text: str) -> list[Token]:
    """What stands behind the name of an axis without a verb: `("Model") Ant, Bee`, `, labeled "Model", Ant, Bee`."""
    closing = _closing(tokens)
    named = closing and not any(token[3] in ",;:" for token in tokens[:closing])
    if named and closing + 1 < len(tokens):
        return tokens[closing + 1 :]
    opening = [token[3] for token in tokens[:2]]
    if len(opening) > 1 and opening[0] == "," and opening[1] in words("structure", "naming"):
        close = quoted_end(tokens, len(opening), text)
        if close is not None and [token[3] for token in tokens[close + 1 : close + 2]] == [","]:
            return tokens[close + 2 :]
    return tokens


def _name_beside(tokens: list[Token], text: str) -> str | None:
    """The name in a bracket right behind the word for an axis: "the y-axis (Crop) lists"."""
    inside = tokens[1 : _closing(tokens)]
    return bracketed_name(inside, text) if inside and all(token[3] != "," for token in inside) else None


def _closing(tokens: list[Token]) -> int:
    """Where the bracket ends that tokens begin with; 0 where they begin with none."""
    if not tokens or tokens[0][3] != "(":
        return 0
    return next((at for at, token in enumerate(tokens) if token[3] == ")"), 0)


def _within(tokens: list[Token]) -> list[Token]:
    """Up to a bracket that closes what was opened before: "(rows: A, B) against" ends behind B."""
    depth = 0
    for at, token in enumerate(tokens):
        depth += (token[3] == "(") - (token[3] == ")")
        if depth < 0:
            return tokens[:at]
    return tokens


def _is_axis_word(clause: list[Token], index: int) -> bool:
    """Whether a word speaks of an axis as a whole: not "the two middle columns"."""
    key = clause[index][3]
    if any(token[3] in words("structure", "some_lines") for token in clause[max(0, index - 2) : index]):
        return False
    following = clause[index + 1] if index + 1 < len(clause) else None
    before = clause[index - 1][3] if index else ""
    if index and counts_records(clause[index - 1]):
        return False  # "a table of 10 million rows"
    if key in ("row", "column") and following is not None and following[3] in words("margins", "margins"):
        return False  # "the row totals of 3, 2 and 4"
    if key in ("rows", "columns") and following is not None and following[0] == "QUANTITY":
        return before not in words("numbers", "approximate")  # "(approximately columns 4-7)"
    if key in words("structure", "axis_adjectives"):
        return index + 1 < len(clause) and clause[index + 1][3] == "axis"
    return True


def _is_title(clause: list[Token], start: int) -> bool:
    """Whether what begins at an offset is in quotes behind "titled"."""
    at = next((at for at, token in enumerate(clause) if token[1] >= start), 0)
    return (
        at > 1
        and clause[at - 1][0] in ("QUOTE", "TICK")
        and clause[at - 2][3] in words("structure", "titling")
    )


def _lists(clause: list[Token]) -> bool:
    return not words("structure", "list_verbs").isdisjoint(token[3] for token in clause)


def _behind_assignment(clause: list[Token]) -> list[Token]:
    """What stands behind "belong to", "correspond to" in a clause that has at least three of it; else the clause."""
    verbs = words("structure", "assigning")
    behind = next(
        (at for at in range(2, len(clause)) if _is_to(clause, at) and clause[at - 2][3] in verbs), 0
    )
    listed = clause[behind:]
    return listed if behind and sum(token[3] == "," for token in listed) > 1 else clause


def _is_to(clause: list[Token], at: int) -> bool:
    return clause[at - 1][3] == "to"


def _is_led_in(clause: list[Token], start: int) -> bool:
    """Whether a list stands behind a comma and "with": "The x-axis is the crop, with Oats, Rye, and Spelt"."""
    at = next((at for at, token in enumerate(clause) if token[1] >= start), 0)
    return at > 1 and clause[at - 1][3] in words("structure", "joints_of_names") and clause[at - 2][3] == ","


def _clauses(sentence: list[Token]) -> list[list[Token]]:
    """Between semicolons, and in front of a second axis: "…, and the horizontal axis lists …"."""
    axes = vocabulary("structure", "axis_words")
    clauses: list[list[Token]] = [[]]
    spoken: set[str] = set()
    for token in sentence:
        axis = axes.get(token[3])
        if token[3] == ";":
            clauses.append([])
            spoken = set()
            continue
        both = axis == "both" and len(spoken) == 1  # "…, and both axes list …"
        if (both or axis in ("x", "y")) and spoken - {axis} and _lists(clauses[-1]):
            opening = _opening(clauses[-1])
            clauses.append(clauses[-1][opening:])
            clauses[-2] = clauses[-2][:opening]
            spoken = set()
        clauses[-1].append(token)
        if axis:
            spoken.add(axis)
    return [clause for clause in clauses if clause]


def _opening(clause: list[Token]) -> int:
    """Where the words in front of a new subject begin: the "and the" of "…, and the horizontal axis"."""
    at = len(clause)
    openers = words("structure", "subject_openers") | vocabulary("structure", "numbers").keys()
    while at and clause[at - 1][3] in openers:
        at -= 1
    return at


def _pair_of_names(
    clause: list[Token], text: str, named: list[tuple[int, str]], readings: list[tuple[str, AxisReading]]
) -> bool:
    """Two axes in one clause, each with a quoted name nearest to it."""
    labels = [(axis, _near_label(clause, index, text)) for index, axis in named]
    if not all(label for _, label in labels) or labels[0][1] == labels[1][1]:
        return False
    for axis, label in labels:
        readings.append((axis, AxisReading(label=label, start=clause[0][1], end=clause[-1][2])))
    return True


def _shown_behind(clause: list[Token], index: int, text: str) -> str | None:
    """The name in "the horizontal axis shows the soil type: A, B", behind the word for the axis."""
    behind = index + 1 + (clause[index][3] in words("structure", "axis_adjectives"))
    return shown_name(clause[behind:], text) or _name_of_list(clause[behind:], text)


def _near_label(clause: list[Token], index: int, text: str) -> str | None:
    """The quotation nearest to an axis word, within a few words."""
    best: tuple[int, str] | None = None
    at = 0
    while at < len(clause):
        close = quoted_end(clause, at, text)
        if close is None:
            at += 1
            continue
        distance = index - close if close < index else at - index
        if close > at + 1 and distance <= 9 and (best is None or distance < best[0]):
            best = (distance, clean_label(text[clause[at][2] : clause[close][1]]))
        at = close + 1
    return best[1] if best else None


def _name_of_list(tokens: list[Token], text: str) -> str | None:
    """The name between the word for an axis and a bracket with its labels: "with the soil type (A, B)"."""
    if not tokens or tokens[0][3] not in words("structure", "joints_of_lists"):
        return None
    opening = next((at for at, token in enumerate(tokens) if token[3] in ("(", ":")), 0)
    content = tokens[1:opening]
    verbs = [at for at, token in enumerate(content) if token[3] in words("structure", "naming_verbs")]
    if verbs:  # "of the grid stand for the soil type ("
        content = content[verbs[-1] + 1 :]
        content = (
            content[1:] if content and content[0][3] in words("function_words", "taken_for") else content
        )
    if content and content[0][3] in words("structure", "articles"):
        content = content[1:]
    vague = words("structure", "vague_names") | words("structure", "no_names")
    if not 0 < len(content) <= LONGEST_NAME or content[0][3] in vague:
        return None
    if any(token[0] not in ("WORD", "NAME") for token in content):
        return None
    return clean_label(text[content[0][1] : content[-1][2]])
