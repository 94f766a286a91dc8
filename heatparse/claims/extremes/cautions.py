"""Cautions: what quantifiers, guards and strange words make of a statement with a superlative."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.metrics import is_introduced, is_introduced_with
from heatparse.claims.language.phrases import (
    Amount,
    Part,
    Phrase,
    Ref,
    Scope,
    Superlative,
    key_at,
    phrase_key,
)
from heatparse.claims.language.things import is_head_noun, is_pair_of_panels, is_thing, is_unmeasured
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words as word_list

_SEVERAL = 2  # panels
_LINES = ("row", "column")
_THINGS = frozenset(("UNKNOWN", "AREA"))  # that panels may tell of


def read_scopes(statement: Statement, scene: Scene) -> None:
    """What a quantifier runs over: panels, or the slices across the winner."""
    for index, phrase in enumerate(statement.phrases):
        if not isinstance(phrase, Scope):
            continue
        following = statement.phrases[index + 1] if index + 1 < len(statement.phrases) else None
        dimension = "panel" if is_pair_of_panels(phrase, scene) else dimension_of(phrase.noun)
        if dimension == "measure" and phrase.is_single and index < statement.at:
            dimension = ""  # "each level peaks at A": each of the lines across A
        statement.others = statement.others or phrase.others
        if phrase.others and phrase.key == "each" and isinstance(following, Superlative):
            statement.guarded = True  # "A and B are each other's best source"
        if phrase.key == "overall" and isinstance(following, Superlative):
            statement.whole = True  # "the overall maximum"
        if phrase.key == "overall" and index == statement.at + 1 and _is_of_one_cell(statement):
            statement.whole = True  # "the lowest value overall"
        if phrase.noun is not None and phrase.noun.type == "DIAGONAL":
            statement.part = phrase.noun.value  # "of all diagonal values"
        if (
            phrase.quantifier == "most"
            and dimension not in ("panel", "cell", "measure")
            and phrase.key != "overall"
        ):
            statement.universal, statement.most = True, True
            statement.over = dimension or statement.over
            statement.generally |= phrase.noun is None and _is_of_one_line(statement, index)
            statement.guarded = statement.guarded or (phrase.noun is None and not statement.generally)
        elif _is_of_amounts(statement.phrases, index):
            continue  # "only 43.6", "38 each"
        elif phrase.quantifier not in ("all", "both"):
            statement.unsure = statement.unsure or phrase.quantifier == "only"
            statement.guarded = statement.guarded or not (
                phrase.quantifier == "only" or phrase.key == "overall"
            )
        elif following is not None and following.type in ("SIGN", "POLARITY"):
            statement.signs = True  # "of either sign"
        elif dimension == "panel":
            named = statement.panels not in ([], list(range(len(scene.grids))))
            pooled = key_at(statement.phrases, index - 1) in word_list("function_words", "of_panels")
            pooled &= index == statement.at + 2  # "the highest of both panels"
            statement.unsure |= named and not pooled  # "in both charts … (A on B, left)"
            statement.panels = list(range(len(scene.grids)))
            statement.guarded = statement.guarded or phrase.count not in (None, len(scene.grids))
        elif index == 1 and _opens_with_competitors(statement.phrases, dimension):
            continue  # "of all the variables, A has …"
        elif _is_of_each_class(statement.phrases, statement.at, index):
            continue  # "the highest number of any class"
        elif index and _is_competitors(statement.phrases[index - 1], phrase):
            if phrase.noun is None and _is_at_place(statement.phrases[index + 1 :]):
                generic = word_list(
                    "counts", "grid_cells"
                )  # "the highest value of all in B": of all that B has?
                statement.guarded = statement.guarded or any(n.key in generic for n in statement.top.nouns)
            else:
                statement.whole = statement.whole or phrase.noun is None  # "of all", "among all agents"
            statement.bare = statement.bare and phrase.noun is None
        elif phrase.key == "both" and isinstance(following, Superlative):
            continue  # "has both the highest and the lowest value"
        elif phrase.noun is None and (statement.top.count or 1) > 1 and index > statement.at:
            continue  # "the two highest values are both in A", "the top three all belong to A"
        elif phrase.noun is None and phrase.key in word_list("function_words", "either"):
            statement.guarded = (
                statement.guarded
                or following is None
                or following.type not in ("REF", "HAVE", "OCCUR", "PREPOSITION")
            )
        elif phrase.noun is None and following is not None and following.type == "REF":
            continue  # "each of the A rows": the reference says what
        elif dimension == "cell" and statement.panel_wins and not statement.measure:
            statement.universal, statement.over = True, dimension  # "A has the lowest loss in every setting"
        elif _are_panels(statement, phrase, scene):
            statement.panels = statement.panels or list(range(len(scene.grids)))
        elif dimension not in ("cell", "measure") and not statement.measure:  # "averaged over all rows"
            statement.universal, statement.over = True, dimension
            if phrase.noun is not None and phrase.noun.type == "UNKNOWN":
                known = is_thing(phrase.noun) or _is_introduced(phrase.noun, following, scene)
                open_yet = len(scene.grids) > 1 and not _tells_panels(statement, phrase)
                statement.unsure = statement.unsure or open_yet or not known


def _is_of_one_line(statement: Statement, at: int) -> bool:
    """ "A generally has the highest values", "A tends to perform best": one line, and what it is on the whole."""
    first, top = statement.phrases[0], statement.top
    single = isinstance(first, Ref) and len(first.names) == 1 and len(first.names[0].labels) == 1
    told = phrase_key(statement.phrases[at]) in word_list("trends", "overall")
    plain = top.rank == 1 and top.count is None and all(noun.type == "MEASURE" for noun in top.nouns)
    between = {phrase.type for phrase in statement.phrases[1 : statement.at]}
    return single and told and plain and not first.is_panel and between <= {"SCOPE", "HAVE", "BE"}  # type: ignore[union-attr]


def _is_of_one_cell(statement: Statement) -> bool:
    nouns = statement.top.nouns
    return bool(nouns) and nouns[-1].key in word_list("winners", "single_cells")


def _tells_panels(statement: Statement, scope: Scope) -> bool:
    """ "On all three tasks in both panels", "in P, on every task": the panels are told as well."""
    if statement.clause.panels or any(ref.is_panel for ref in statement.clause.refs()):
        return True
    scopes = [p for p in statement.phrases if isinstance(p, Scope) and p is not scope]
    return any(p.quantifier in ("all", "both") and dimension_of(p.noun) == "panel" for p in scopes)


def _are_panels(statement: Statement, scope: Scope, scene: Scene) -> bool:
    """ "At A, it peaks at P on each task", "on each task … in both panels": all else is named, or they are told."""
    noun = scope.noun
    if len(scene.grids) < _SEVERAL or noun is None or noun.type not in _THINGS or statement.top.rank > 1:
        return False
    if scope.count not in (None, len(scene.grids)) or statement.panels or statement.clause.panels:
        return False
    scopes = [p for p in statement.phrases if isinstance(p, Scope) and p is not scope]
    if any(p.quantifier in ("all", "both") and dimension_of(p.noun) == "panel" for p in scopes):
        return True
    grid = scene.filled(0)
    sides = [
        {line.axis for ref in refs for line in scene.lines(ref, grid)}
        for refs in (statement.winners, statement.slices)
    ]
    return all(len(side) == 1 for side in sides) and sides[0] != sides[1]


def _is_introduced(noun: Word, following: Phrase | None, scene: Scene) -> bool:
    """Whether the introduction tells what is counted: "all recognizers", "all five noise conditions"."""
    if isinstance(following, Word) and following.type == "UNKNOWN":
        return is_introduced_with(scene, noun.key, following.key)
    return noun.key.endswith("s") and is_introduced(scene, noun.key)


def _is_of_amounts(phrases: Sequence[Phrase], index: int) -> bool:
    """Whether a quantifier only accompanies an amount: "only 43.6", "38 each"."""
    scope, beside = phrases[index], phrases[max(0, index - 1) : index + 2]
    key = scope.key if isinstance(scope, Scope) else ""
    total = [p.type for p in phrases[max(0, index - 2) : index]] == ["AMOUNT", "PREPOSITION"]
    if key == "all" and total and len(phrases) == index + 1:
        return True  # "26 in all"
    return (key == "only" and isinstance(beside[-1], Amount)) or (
        key == "each" and isinstance(beside[0], Amount)
    )


def _is_competitors(before: Phrase, scope: Scope) -> bool:
    """E.g. "Of all", "among all agents": those that the winner is compared with."""
    if not isinstance(before, Word):
        return False
    return (before.key == "of" and scope.noun is None) or before.key in word_list("function_words", "out_of")


def _is_of_each_class(phrases: Sequence[Phrase], top: int, at: int) -> bool:
    """ "The highest number of any class", "… of errors of any class": who is compared, and no place of it."""
    scope = phrases[at]
    noun = scope.noun if isinstance(scope, Scope) and top >= 0 else None
    between = [phrase.type for phrase in phrases[top + 1 : at]]
    placed = between in (["PREPOSITION"], ["PREPOSITION", "PART", "PREPOSITION"])
    return placed and key_at(phrases, at - 1) == "of" and phrase_key(noun) in word_list("winners", "classed")


def _opens_with_competitors(phrases: Sequence[Phrase], dimension: str) -> bool:
    """E.g. "Of all the variables, A …", "among all models, …"."""
    before, scope = phrases[0], phrases[1]
    told = key_at(phrases, 0) == "of" or key_at(phrases, 0) in word_list("function_words", "out_of")
    named = isinstance(scope, Scope) and scope.noun is not None and isinstance(before, Word)
    return told and named and dimension not in ("panel", "cell", "measure")


def _is_at_place(rest: Sequence[Phrase]) -> bool:
    there = len(rest) > 1 and isinstance(rest[0], Word) and rest[0].type == "PREPOSITION"
    return there and key_at(rest, 0) != "of" and isinstance(rest[1], Ref)


def dimension_of(noun: Word | None) -> str:
    """What a noun behind a quantifier counts: row, column, panel, cell, measure; "" where it is open."""
    if noun is None:
        return ""
    if noun.type == "AXISNOUN":
        return {"x": "column", "y": "row"}.get(noun.value.axis, "")
    if noun.type == "DIMENSION":
        return (
            "panel"
            if noun.value in ("panel", "grid")
            else ""
            if noun.value == "category"
            else str(noun.value)
        )
    return "measure" if noun.type == "MEASURE" else ""


def read_words(statement: Statement, scene: Scene) -> None:
    """Guards, exceptions, shared winners, unknown words."""
    phrases = statement.phrases
    for index, phrase in enumerate(phrases):
        type = phrase.type
        statement.ordered = statement.ordered or type == "ORDER"
        following = phrases[index + 1] if index + 1 < len(phrases) else None
        if type == "EXCEPTION" and isinstance(following, Ref):
            _except(statement, following)
        elif type in GUARDS:
            statement.narrowed = statement.narrowed or not _is_harmless(phrases, index, scene)
        elif type == "SIGN" and index == statement.at + 2 and _turns_end(statement, phrase):
            statement.guarded = True  # "the weakest of the positive ones"
        elif type == "SIGN" and index < statement.at and _is_negative(phrase) and not statement.top.nouns:
            _read_negative_subject(statement)
        elif type in ("POSITION", "AREA") and abs(index - statement.at) == 1 and statement.at >= 0:
            statement.guarded = True  # "the upper maximum", "the highest band"
        elif type in ("POSITION", "AREA") and index > statement.at >= 0:
            known = is_beside_cell(phrases, index) or bool(statement.spot)
            statement.guarded = statement.guarded or not known
        elif type == "POSITION" and len(statement.panels) > 1 and getattr(following, "key", "") == "one":
            statement.guarded = True  # "of both panels, the left one has …"
        elif is_size(phrase) and index and phrases[index - 1].type in ("BY", "PREPOSITION"):
            statement.by_size = True  # "by magnitude", "in absolute terms"
        elif type in ("SHARE", "EXAMPLE"):
            statement.alone = False
            statement.unsure = statement.unsure or type == "EXAMPLE"
        elif is_unmeasured(phrases, index, scene) and is_head_noun(phrases, index):
            continue  # "with 8-shot prompting"
        elif _is_of_people(phrases, index):
            if not isinstance(following, Ref):
                statement.guarded = True  # "for people over 45"
        elif type == "UNKNOWN" and _is_counted_in_full(phrases, index, scene):
            continue  # "of the five weekdays", where there are five
        elif is_unmeasured(phrases, index, scene):
            statement.unsure = True
        elif type == "RIVALS":
            statement.unsure = statement.unsure or _is_joined(phrases, index)
            statement.guarded = statement.guarded or (  # "the best of the rest"
                index == statement.at + 2 and getattr(phrases[index - 1], "key", "") == "of"
            )
            counted = following is not None and following.type in ("CARDINAL", "DIMENSION", "AXISNOUN")
            statement.others = True
            statement.universal = statement.universal or (
                counted
                and index > 0
                and phrases[index - 1].type == "PREPOSITION"
                and not _is_bond_with(phrases, index - 1, scene)
            )
        elif type == "PRONOUN" and index > statement.at and following is not None and is_thing(following):
            statement.unsure = True  # "for its size"
        elif type == "PRONOUN" and index < statement.at and isinstance(phrase, Word):
            statement.unsure = statement.unsure or phrase.key in word_list("function_words", "locating")
        elif type == "DIMENSION" and isinstance(phrase, Word) and phrase.value == "grid":
            statement.whole = True
        elif type == "DIMENSION" and index == statement.at - 1 and getattr(phrase, "value", "") in _LINES:
            statement.within = phrase.value  # type: ignore[union-attr]  # "the row minimum"
        elif type == "DIMENSION" and index > statement.at and _is_this_chart(phrases, index):
            statement.whole = True
        elif (
            type == "DIMENSION"
            and isinstance(phrase, Word)
            and index
            and phrases[index - 1].type == "PRONOUN"
        ):
            statement.within = phrase.value
        elif type == "AXISNOUN" and index > statement.at and _is_owned(phrases, index):
            statement.within = dimension_of(phrase)  # type: ignore[arg-type]  # "the strongest heads of their layer"
        elif type == "TESTED":
            statement.tested = True
        elif type == "CARDINAL" and isinstance(phrase, Word):
            _read_cardinal(statement, index, phrase)
    if any(isinstance(p, Word) and p.key in word_list("function_words", "including") for p in phrases):
        statement.alone, statement.unsure = False, True


def _is_bond_with(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """ "A is least similar to the other layers": on the whole, or to one of them, and no first for each."""
    related = key_at(phrases, index) in word_list("winners", "bond_joints")
    return related and all(grid.is_square for grid in scene.grids.all())


def _turns_end(statement: Statement, sign: Phrase) -> bool:
    """Whether an extreme is another one among values of one sign: the lowest of the positive ones."""
    placed = key_at(statement.phrases, statement.at + 1) in word_list("function_words", "out_of") | {"of"}
    if not placed or statement.at < 0 or not isinstance(sign, Word):
        return False
    strong = statement.top.key in word_list("winners", "strengths")
    ends = {"positive": ("low",), "negative": ("low",) if strong else ("high",)}
    return statement.direction in ends.get(str(sign.value), ())


def _is_negative(sign: Phrase) -> bool:
    return isinstance(sign, Word) and sign.value == "negative"


def _read_negative_subject(statement: Statement) -> None:
    """ "Negative transfer is strongest from A to B": where it is lowest; where it is weakest, nobody looks."""
    if statement.direction == "high":
        statement.direction = "low"
    else:
        statement.guarded = True


def _is_of_people(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "For people aged 20-29", "among respondents aged 45 and over": in front of a place, or of a number."""
    phrase, following = phrases[index], phrases[index + 1] if index + 1 < len(phrases) else None
    placed = index > 0 and phrases[index - 1].type in ("PREPOSITION", "RESTRICTION")
    told = isinstance(following, Ref | Amount) or getattr(following, "key", "") in word_list("names", "aged")
    return (
        placed and told and phrase.type == "UNKNOWN" and phrase_key(phrase) in word_list("names", "persons")
    )


def _is_this_chart(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "In this chart", "of the panel"."""
    chart, before = phrases[index], index - 1
    if not isinstance(chart, Word) or chart.value != "panel" or chart.key.endswith("s"):
        return False
    before -= key_at(phrases, before) in word_list("holders", "pointing")
    return key_at(phrases, before) in word_list("function_words", "of_figure")


def _is_counted_in_full(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """Whether a noun stands for all rows, or all columns: as many are told as there are."""
    count, of = (phrases[index - 1], phrases[index - 2]) if index > 1 else (None, None)
    if not isinstance(count, Word) or count.type != "CARDINAL" or not str(count.value).isdecimal():
        return False
    plural = getattr(phrases[index], "key", "").endswith("s") and getattr(of, "key", "") in ("of", "among")
    return plural and all(
        int(count.value) in (len(grid.rows), len(grid.columns)) for grid in scene.grids.all()
    )


def _is_owned(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "Of its layer", "in their column"."""
    owner, before = phrases[index - 1], phrases[index - 2] if index > 1 else None
    of = before is not None and before.type in ("PREPOSITION", "RESTRICTION")
    return of and isinstance(owner, Word) and owner.key in ("its", "their")


def is_size(phrase: Phrase) -> bool:
    """Whether a word says that signs do not matter: "by magnitude"."""
    return isinstance(phrase, Word) and phrase.key in word_list("winners", "sizes")


def _is_joined(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "A and others lead", "the other peak": not the first place of all."""
    before, following = phrases[max(0, index - 1)], phrases[min(index + 1, len(phrases) - 1)]
    return before.type in ("AND", "JOIN") or isinstance(following, Superlative)


def is_beside_cell(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "The corner (5, 5)": the place is named as well."""
    return any(isinstance(p, Ref) and p.names for p in phrases[index + 1 : index + 4])


def _except(statement: Statement, ref: Ref) -> None:
    """E.g. "On every benchmark apart from A"."""
    statement.but.append(ref)
    for refs in (statement.winners, statement.slices):
        if ref in refs:
            refs.remove(ref)


def _read_cardinal(statement: Statement, index: int, word: Word) -> None:
    """E.g. "One of the highest", "shared by two cells", "in three of the four charts"."""
    following = statement.phrases[index + 1 : index + 4]
    if word.value == "1":
        if following and getattr(following[0], "key", "") == "of":
            statement.alone, statement.unsure = False, True  # "one of the best" may be the second
        return
    statement.alone = False
    types = [phrase.type for phrase in following]
    if _are_holders(statement.phrases, index):
        statement.holders = int(word.value)
    last = following[-1] if following else None
    if types == ["PREPOSITION", "CARDINAL", "DIMENSION"] and isinstance(last, Word) and last.value == "panel":
        statement.panel_count = int(word.value)


def _are_holders(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "Three cells share the maximum", "the maximum is shared by three cells": so many have it, and no more."""
    noun = phrases[index + 1] if index + 1 < len(phrases) else None
    cells = isinstance(noun, Word) and (noun.value == "cell" or noun.type == "MEASURE")
    if not cells or (index and phrases[index - 1].type not in ("PREPOSITION", "BY", "COMMA")):
        return False
    told = phrases[index + 2 :]
    told = told[1:] if told and told[0].type == "BE" else told
    behind = [phrase.type for phrase in told[:2]]
    if [phrase.type for phrase in told[2:4]] == ["PREPOSITION", "PRONOUN"]:
        return False  # "three cells have the highest value of their row": one each
    if not index or phrases[index - 1].type == "COMMA":
        had = behind[:1] == ["HAVE"] and any(map(_is_one_value, told[1:2]))
        return had or behind == ["SHARE", "SUPERLATIVE"]
    return phrases[index - 1].type in ("PREPOSITION", "BY") and phrases[index - 2].type == "SHARE"


def _is_one_value(phrase: Phrase) -> bool:
    """ "The minimum", "the highest value": one number, and not "the highest values"."""
    return (
        isinstance(phrase, Superlative)
        and phrase.definite
        and phrase.rank == 1
        and phrase.count is None
        and not any(noun.key.endswith("s") for noun in phrase.nouns)
        and not phrase.key.endswith(("s", "ma"))
    )


def _is_harmless(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """E.g. "Among the three models" restricts nothing when there are three; "among these" neither."""
    word = phrases[index]
    if not isinstance(word, Word) or word.key not in word_list("function_words", "within_group"):
        return False
    following = phrases[index + 1 : index + 3]
    if following and isinstance(following[0], Word) and following[0].key in ("these", "them"):
        return True
    if following and isinstance(following[0], Superlative) and (following[0].count or 1) > 1:
        return True  # "among the top three"
    if following and isinstance(following[0], Part):
        return True  # "among the diagonal entries": the part of the statement
    if following and (following[0].type == "AXISNOUN" or is_thing(following[0])):
        return len(following) == 1 or following[1].type in ("COMMA", "JOIN")  # "among the models, A leads"
    if following and isinstance(following[0], Scope) and following[0].quantifier == "all":
        return not following[0].others
    if following and isinstance(following[0], Amount) and following[0].quantity.value is not None:
        return following[0].quantity.value in _sizes(scene)  # "among the 25 cells"
    counts = [p for p in following if isinstance(p, Word) and p.type == "CARDINAL"]
    return bool(counts) and int(counts[0].value) in _sizes(scene)


def _sizes(scene: Scene) -> set[int]:
    """How many panels, rows, columns and cells there are."""
    return {len(scene.grids)} | {
        n
        for grid in scene.grids.all()
        for n in (len(grid.rows), len(grid.columns), len(grid.rows) * len(grid.columns))
    }
