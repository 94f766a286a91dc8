"""Rewordings: what a clause says in another way than the readers know, in the plain one."""

from __future__ import annotations

from functools import cache

from heatparse.claims.advantages import nearness
from heatparse.claims.clefts import uncleft
from heatparse.claims.forms import Name
from heatparse.claims.inheritance import with_noun
from heatparse.claims.lines import tells_relation
from heatparse.claims.outermost import at_oldest
from heatparse.claims.phrases import Amount, Part, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.plain_gaps import with_plain_gap
from heatparse.claims.plain_orders import in_plain_order, joined_places
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.things import is_thing
from heatparse.claims.words import Word
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.resources import vocabulary

_RELATED = 2  # phrases of "every model, trained on", in front of "another"
_CELL = 2  # references that name one
_TWO = 2  # panels
_NEAR = 3  # clauses
_EXTENT = 4  # phrases of "from top to bottom"
_SAYING = frozenset(("REF", "AMOUNT", "NEGATION", "EXCEPTION", "RESTRICTION"))
_EXTENTS = ({"top", "bottom"}, {"left", "right"})


def reworded(clause: Clause, scene: Scene) -> Clause:
    """The clause in plain order, with its places, sums and changes as the readers know them."""
    if clause.before is not None and _may_repeat(clause):
        from heatparse.claims.said_again import said_again  # loaded where a statement may hold elsewhere too

        clause = said_again(clause, scene)
    if len(scene.grids) == 2:
        from heatparse.claims.treatments import treated  # loaded for two panels

        clause = treated(clause, scene)
        facing = clause.has("UNKNOWN") or clause.says(words("comparisons", "counterparts"))
        if facing and clause.has("COMPARATIVE") and clause.has("REF", "POSITION"):
            from heatparse.claims.counterparts import with_counterparts

            clause = with_counterparts(clause, scene)
    if clause.has("SUPERLATIVE", "COMPARATIVE") and not clause.keys.isdisjoint(_hued()):
        from heatparse.claims.hued_orders import by_hue  # loaded where hues are compared

        clause = by_hue(clause, scene)
    if clause.has("SIGN", "COLOUR") and clause.has("AREA", "CARDINAL") and clause.has("REF"):
        from heatparse.claims.mutual_blocks import with_block  # loaded where a block of names is told

        clause = with_block(clause, scene)
    if clause.has("SIGN", "COLOUR", "AMOUNT") and clause.has("DIMENSION") and clause.has("REF", "SCOPE"):
        from heatparse.claims.both_lines import with_both_lines  # loaded where cells of a kind are placed

        clause = with_both_lines(clause)
    if clause.has("SUPERLATIVE") and any(
        told.has("PART") for told in (clause, clause.before) if told is not None
    ):
        from heatparse.claims.apposed_extremes import on_told_part  # loaded where a part of the grid is told
        from heatparse.claims.own_peaks import at_own_cell

        clause = at_own_cell(on_told_part(clause))
    if clause.has("SUPERLATIVE") and clause.says(words("trends", "toward")):
        clause = clause.part(_with_sides(clause.phrases))
    if clause.has("NEGATION") and (clause.has("AXISNOUN") or clause.lead):
        from heatparse.claims.zero_lines import at_zero  # loaded where something is lacking

        clause = at_zero(clause, scene)
    if clause.has("COMMA") and len(clause.of("AMOUNT")) == _TWO and clause.has("DIFFERENCE", "TREND"):
        from heatparse.claims.apposed_places import with_placed_ends  # loaded where two ends are told

        clause = with_placed_ends(clause)
    if clause.has("POLARITY") or clause.says(words("assertions", "sizes")):
        from heatparse.claims.unsigned import in_absolute_value  # loaded where signs are spoken of

        clause = in_absolute_value(clause, scene)
    if clause.has("SCOPE") and clause.has("REF") and key_at(clause.phrases, 0) == "of":
        clause = _among_named(clause)
    if clause.has("CARDINAL") and clause.has("RIVALS", "RESTRICTION"):
        from heatparse.claims.other_lines import with_other_lines  # loaded where others are counted

        clause = with_other_lines(clause, scene)
    if _counts_lines(clause):
        from heatparse.claims.counted_lines import with_counted  # loaded where lines are counted, not named

        clause = with_counted(clause, scene)
    if clause.has("POSITION") and len(scene.grids) == 2:
        from heatparse.claims.placed_panels import on_side

        clause = on_side(clause, scene)
    if clause.has("EXCEPTION", "PART") and clause.has("AND", "DIMENSION"):
        from heatparse.claims.exception_lists import (
            with_plain_exceptions,
        )  # loaded where something is set aside

        clause = with_plain_exceptions(clause)
    if clause.says(words("claims", "position", "youngest") | words("claims", "position", "oldest")):
        clause = at_oldest(clause, scene)
    if clause.has("SPREAD") and clause.has("THAN") and clause.has("NEGATION", "SCOPE"):
        from heatparse.claims.plain_extremes import denied_width  # loaded where widths are compared

        clause = denied_width(clause)
    if any(
        told.has("AXISNOUN") and told.says(words("reserves", "conditions"))
        for told in (clause, clause.before)
        if told is not None
    ):
        from heatparse.claims.conditions import under_condition  # loaded where a condition is told

        clause = under_condition(clause, scene)
    if clause.before is not None and clause.before.has("ORDER") and clause.has("REF"):
        from heatparse.claims.constant_orders import constant_order  # loaded where an order is announced

        clause = constant_order(clause, scene)
    if clause.has("AMOUNT") and (clause.has("TIMES") or clause.says(vocabulary("assertions")["often"])):
        from heatparse.claims.occurrences import in_times  # loaded where something occurs twice

        clause = in_times(clause)
    if clause.has("HAVE", "BE", "OCCUR") and clause.has("AMOUNT", "SCOPE", "FACTOR") and _tells_part(clause):
        from heatparse.claims.proportions import with_factor  # loaded where a part of a value is told

        clause = with_factor(clause)
    if not (clause.has("COMPARATIVE", "SUPERLATIVE", "AMOUNT") or clause.says(nearness())):
        return clause
    if clause.says(words("winners", "choosing")):
        clause = _without_choice(clause)
    if clause.has("TRAINED"):
        clause = _on_its_own(clause)
    if clause.has("RIVALS") and clause.has("TRAINED", "TESTED"):
        clause = _of_other_lines(clause, scene)
    if clause.has("SUPERLATIVE") and clause.has("SCOPE"):
        clause = _of_diagonal(clause)
    if clause.has("SUPERLATIVE") and clause.has("REF"):
        if clause.has("AND"):
            clause = clause.part(joined_places(clause) or clause.phrases)
        if clause.has("DIFFERENCE", "AREA") or clause.phrases[1].type in ("COMMA", "JOIN"):
            from heatparse.claims.plain_extremes import with_plain_extreme  # loaded where few are told so

            clause = with_plain_extreme(clause, scene)
    if clause.has("SUPERLATIVE") and clause.has("COMPARATIVE"):
        clause = _in_second_place(clause)
    if clause.has("SUPERLATIVE") and clause.says(words("winners", "duel_words")):
        from heatparse.claims.duels import with_duel  # loaded where somebody leads

        clause = with_duel(clause, scene)
    if len(clause.of("SUPERLATIVE")) > 1:
        from heatparse.claims.shared_parts import with_shared_place

        clause = with_shared_place(clause)
    if len(scene.grids) == _TWO and clause.has("COMPARATIVE") and clause.has("UNKNOWN"):
        from heatparse.claims.shared_parts import as_one_of_two

        clause = as_one_of_two(clause)
    if clause.before is not None and clause.phrases and clause.phrases[0].type in ("BE", "HAVE"):
        from heatparse.claims.shared_parts import with_subject_before

        clause = with_subject_before(clause, scene.text)
    if clause.has("SUPERLATIVE") and clause.has("COLON"):
        clause = _without_announcement(clause)
    if clause.before is not None and clause.has("SUPERLATIVE") and key_at(clause.phrases, 0) == "which":
        from heatparse.claims.shared_parts import behind_aside  # loaded behind what is said of a place

        clause = behind_aside(clause)
    if (
        clause.before is not None
        and clause.has("SUPERLATIVE")
        and clause.says(words("winners", "containing"))
    ):
        from heatparse.claims.shared_parts import (
            with_panel_before,
        )  # loaded where a panel may hold an extreme

        clause = with_panel_before(clause, scene)
    if clause.has("COMPARATIVE") and clause.has("PRONOUN") and clause.before is not None:
        from heatparse.claims.shared_parts import with_same_subject

        clause = with_same_subject(clause)
    if clause.has("COMPARATIVE") and clause.before is not None and key_at(clause.phrases, 0) == "which":
        from heatparse.claims.shared_parts import with_rival

        clause = with_rival(clause)
    if clause.has("SUPERLATIVE") and (
        clause.has("ORDER") or len(clause.of("SUPERLATIVE", "ORDINAL", "NEXT")) > 1
    ):
        from heatparse.claims.rank_phrases import with_plain_ranks  # loaded where ranks are told

        clause = with_plain_ranks(clause)
    excepted = clause.before is not None and clause.has("AMOUNT") and clause.before.has("EXCEPTION")
    if excepted and key_at(clause.phrases, 0) in words("comparisons", "at_exception"):
        from heatparse.claims.appositions import with_rival_before  # loaded behind an exception

        clause = with_rival_before(clause, scene)
    if clause.before is not None and clause.has("COMPARATIVE") and clause.has("AMOUNT"):
        if clause.phrases[0].type == "AMOUNT":
            from heatparse.claims.appositions import (
                with_leader,
            )  # loaded where a clause opens with a distance

            clause = with_leader(clause, scene)
        elif key_at(clause.phrases, 0) in words("comparisons", "participles"):
            from heatparse.claims.appositions import (
                with_number_before,
            )  # loaded where a clause says by how much

            clause = with_number_before(clause)
    if clause.has("AMOUNT") and clause.says(words("comparisons", "stepping")):
        from heatparse.claims.step_phrases import (
            with_plain_step,
        )  # loaded where a step is told in other words

        clause = with_plain_step(clause)
    if clause.has("AMOUNT") and (
        len(clause.of("SUPERLATIVE")) == _TWO
        or clause.says(words("comparisons", "both_extremes"))
        or clause.says(words("comparisons", "extreme"))
    ):
        from heatparse.claims.extreme_gaps import with_plain_extremes  # loaded where two ends are told

        clause = with_plain_extremes(clause)
    if clause.has("AMOUNT") and (clause.says(words("trends", "single_step")) or _is_behind_change(clause)):
        from heatparse.claims.named_steps import with_named_step  # loaded where a step may be told

        clause = with_named_step(clause, scene)
    if clause.has("DIFFERENCE") and clause.says(words("function_words", "before_ends")):
        from heatparse.claims.own_ways import from_there, with_named_ends  # loaded where a way is told

        clause = from_there(with_named_ends(clause, scene), scene)
    if clause.has("DIFFERENCE") and clause.says(words("claims", "aggregate", "mean")):
        from heatparse.claims.mean_changes import with_plain_means  # loaded where changes are averaged

        clause = with_plain_means(clause, scene)
    if clause.has("SUPERLATIVE") and clause.has("DIFFERENCE") and len(clause.refs()) == _CELL:
        clause = _of_change(clause, scene)
    clause = in_plain_order(with_plain_gap(_without_extent(uncleft(with_noun(clause)))), scene)
    if clause.says(("=",)):
        clause = _without_terms(clause)
    return clause


def _without_announcement(clause: Clause) -> Clause:
    """ "The maxima of the first rows move to the right: A peaks at P, B at Q" as "A peaks at P, B at Q"."""
    phrases = clause.phrases
    at = next(i for i, phrase in enumerate(phrases) if phrase.type == "COLON")
    front, behind = phrases[:at], phrases[at + 1 :]
    told = [phrase for phrase in front if isinstance(phrase, Superlative)]
    plural = len(told) == 1 and told[0].key in words("winners", "peaks")
    quiet = not any(phrase.type in _SAYING for phrase in front)
    peaks = len(behind) > 1 and isinstance(behind[0], Ref) and getattr(behind[1], "verb", "") == "peaks"
    return clause.part(behind) if plural and quiet and peaks else clause


def _may_repeat(clause: Clause) -> bool:
    """ "The same holds for A", "this is true of A as well"."""
    first = key_at(clause.phrases, 0)
    return first == "same" or (
        first in words("comparisons", "repeating") and clause.says(words("comparisons", "carrying"))
    )


def _is_behind_change(clause: Clause) -> bool:
    """Whether one of the clauses in front begins with a change: "the drop grows: it is 3 at A, but 5 at B"."""
    before, steps = clause.before, 0
    while before is not None and steps < _NEAR:
        if before.phrases and before.phrases[0].type == "DIFFERENCE":
            return True
        before, steps = before.before, steps + 1
    return False


def _with_sides(phrases: list[Phrase]) -> list[Phrase]:
    """ "Toward the bottom", as a side of the figure."""
    return [
        Word("POSITION", phrase.key, phrase.key, phrase.start, phrase.end)
        if isinstance(phrase, Superlative)
        and phrase.key in words("trends", "edges_named")
        and not phrase.nouns
        and key_at(phrases, at - 1) in words("trends", "toward")
        else phrase
        for at, phrase in enumerate(phrases)
    ]


def _counts_lines(clause: Clause) -> bool:
    """Whether a clause that tells an order or a motion speaks of so many lines, or of "these" ones."""
    if not clause.has("COMPARATIVE", "SUPERLATIVE", "DIFFERENCE", "TREND"):
        return False
    if any(isinstance(p, Scope) and (p.count or p.quantifier == "both") for p in clause.phrases):
        return True
    return clause.has("PRONOUN", "CARDINAL") and (clause.before is not None or bool(clause.lead))


@cache
def _hued() -> frozenset[str]:
    """Hues, and the words that compare them."""
    hues = words("colors", "hues")
    orders = vocabulary("claims")
    return hues.union(
        *(
            map(str, keys)
            for kind in ("superlative", "comparative")
            for hue, keys in orders[kind].items()
            if hue in hues
        )
    )


def _tells_part(clause: Clause) -> bool:
    """ "42% of", "two thirds of"."""
    return any(
        (isinstance(p, Amount) and p.is_percent and key_at(clause.phrases, at + 1) == "of")
        or (isinstance(p, Scope) and "/" in p.quantifier)
        or p.type == "FACTOR"
        for at, p in enumerate(clause.phrases)
    )


def _among_named(clause: Clause) -> Clause:
    """ "Of all working days, A is the best" as "among the working days, A is the best"."""
    phrases = clause.phrases
    scope, group = phrases[1], phrases[2] if len(phrases) > _TWO else None
    plain = isinstance(scope, Scope) and scope.quantifier == "all" and scope.noun is None and not scope.others
    if not plain or not isinstance(group, Ref) or group.is_panel:
        return clause
    if not any(len(name.labels) > 1 for name in group.names):
        return clause
    among = Word("RESTRICTION", "among", "among", phrases[0].start, scope.end)
    return clause.part([among, *phrases[2:]])


def _without_extent(clause: Clause) -> Clause:
    """ "Column A is red from top to bottom" as "column A is red throughout"."""
    phrases = clause.phrases
    if not clause.has("COLOUR") or len(phrases) < _EXTENT or not clause.has("BE"):
        return clause
    way = [
        key_of(phrase) if isinstance(phrase, Word) else getattr(phrase, "key", "")
        for phrase in phrases[-_EXTENT:]
    ]
    through = way[0] == "from" and way[2] == "to" and {way[1], way[3]} in _EXTENTS
    if not through:
        return clause
    whole = Scope(phrases[-_EXTENT].start, phrases[-1].end, "all", "throughout")
    return clause.part([*phrases[:-_EXTENT], whole])


def _on_its_own(clause: Clause) -> Clause:
    """ "Best on the benchmark the probe was trained on" as "best on the diagonal"."""
    phrases = clause.phrases
    at = next(i for i, phrase in enumerate(phrases) if phrase.type == "TRAINED")
    start = at - 1 if at and phrases[at - 1].type == "BE" else at
    owner = start - 1
    if owner < 1 or not (phrases[owner].type in ("PRONOUN", "AXISNOUN") or is_thing(phrases[owner])):
        return clause
    noun = owner - 1
    owned = phrases[noun].type == "AXISNOUN" or is_thing(phrases[noun])
    ends = at + 1 == len(phrases) or phrases[at + 1].type in ("COMMA", "OPEN", "STOP")
    if not (owned and ends and start < at and "on" in key_of(phrases[at]).split()):
        return clause
    part = Part(phrases[noun].start, phrases[at].end, "diagonal", "itself")
    return clause.part([*phrases[:noun], part, *phrases[at + 1 :]])


def _of_other_lines(clause: Clause, scene: Scene) -> Clause:
    """ "No model trained on another task …" as "no other source …", where an axis tells of training."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if p.type == "RIVALS"), 0)
    nouns = phrases[at + 1 : at + 2]
    if at < _RELATED or not nouns or nouns[0].type != "AXISNOUN":
        return clause
    things, verb = phrases[at - 2], phrases[at - 1]
    panel = scene.document.panels[0]
    related = verb.type in ("TRAINED", "TESTED")
    columns, rows = (
        related and tells_relation(axis, verb.type.lower()) for axis in (panel.x_axis, panel.y_axis)
    )
    if columns == rows:
        return clause
    name = Name("axis", (), axis="x" if columns else "y")
    noun = Word("AXISNOUN", name, key_of(nouns[0]), nouns[0].start, nouns[0].end)
    if isinstance(things, Scope) and things.noun is not None and is_thing(things.noun):
        others = replace(things, end=noun.end, noun=noun, others=True)
        return clause.part([*phrases[: at - 2], others, *phrases[at + 2 :]])
    if is_thing(things) and at > _RELATED and phrases[at - 3].type in ("NEGATION", "CARDINAL"):
        return clause.part([*phrases[: at - 2], phrases[at], noun, *phrases[at + 2 :]])
    return clause


def _in_second_place(clause: Clause) -> Clause:
    """ "A leads, ahead of B (0.8) in second place" as "A leads, followed by B (0.8)"."""
    phrases = clause.phrases
    last = phrases[-1]
    if not isinstance(last, Superlative) or last.rank == 1 or last.nouns or phrases[-2].type != "PREPOSITION":
        return clause
    ahead = [i for i, p in enumerate(phrases) if p.type == "COMPARATIVE"]
    if len(ahead) != 1 or key_at(phrases, ahead[0]) not in words("winners", "preceding"):
        return clause
    word = phrases[ahead[0]]
    followed = Word("NEXT", "next", "followed by", word.start, word.end)
    return clause.part([*phrases[: ahead[0]], followed, *phrases[ahead[0] + 1 : -2]])


def _of_diagonal(clause: Clause) -> Clause:
    """ "Each diagonal cell is the highest of its row" as "the diagonal is the highest of its row"."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if _is_each_of_diagonal(phrase)), None)
    if at is None or clause.has("PART") or at + 2 >= len(phrases):
        return clause
    if any(phrase.type not in ("PREPOSITION", "SCOPE", "REF", "COMMA", "JOIN") for phrase in phrases[:at]):
        return clause  # "in both panels, each diagonal cell …"
    scope = phrases[at]
    assert isinstance(scope, Scope) and scope.noun is not None
    behind = at + (2 if phrases[at + 1].type in ("DIMENSION", "MEASURE") else 1)
    part = Part(scope.start, phrases[behind - 1].end, scope.noun.value, scope.noun.key)
    told = behind < len(phrases) and phrases[behind].type in ("BE", "HAVE")
    return clause.part([*phrases[:at], part, *phrases[behind:]]) if told else clause


def _is_each_of_diagonal(phrase: Phrase) -> bool:
    noun = phrase.noun if isinstance(phrase, Scope) and phrase.quantifier == "all" else None
    return noun is not None and noun.type == "DIAGONAL"


def _without_choice(clause: Clause) -> Clause:
    """ "No matter which size is chosen" as "no matter which size"."""
    phrases = clause.phrases
    for at in range(1, len(phrases) - 1):
        scope = phrases[at - 1]
        told = phrases[at].type == "BE" and key_at(phrases, at + 1) in words("winners", "choosing")
        if told and isinstance(scope, Scope) and scope.quantifier == "all" and scope.noun is not None:
            return clause.part([*phrases[:at], *phrases[at + 2 :]])
    return clause


def _of_change(clause: Clause, scene: Scene) -> Clause:
    """ "The most severe drop is A on B", where the cells hold changes, as "the lowest value is A on B"."""
    phrases = clause.phrases
    at = next(i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative))
    top, noun = phrases[at], phrases[at + 1] if at + 1 < len(phrases) else None
    change = getattr(noun, "value", "") if noun is not None and noun.type == "DIFFERENCE" else ""
    grid = scene.filled(scene.panels(clause)[0]) if len(scene.grids) else None
    if (
        change not in ("gain", "drop")
        or grid is None
        or scene.title_words.isdisjoint(words("names", "changing"))
    ):
        return clause
    refs, plain = clause.refs(), isinstance(top, Superlative) and top.direction == "high" and top.rank == 1
    one, two = ({line.axis for line in scene.lines(ref, grid)} for ref in refs)
    signed = any(value.low < 0 for value in grid.values) and any(value.high > 0 for value in grid.values)
    if (
        not plain
        or not signed
        or len(one | two) < _CELL
        or key_at(phrases, at + 2) in words("names", "of_changes")
    ):
        return clause
    assert isinstance(top, Superlative) and noun is not None
    value = Word("MEASURE", "value", "value", noun.start, noun.end)
    direction = "high" if change == "gain" else "low"
    key = "highest" if change == "gain" else "lowest"
    found = replace(top, end=noun.end, direction=direction, key=key, nouns=[value], definite=True)
    return clause.part([*phrases[:at], found, *phrases[at + 2 :]])


def _without_terms(clause: Clause) -> Clause:
    """ "A collects most errors (3 + 6 + 2 = 11)" as "A collects most errors (11)"."""
    phrases = clause.phrases
    end = next((i for i, phrase in enumerate(phrases) if key_of(phrase) == "="), 0)
    start = end
    while start and isinstance(phrases[start - 1], Amount):
        start -= 1
    bare = start and phrases[start - 1].type == "OPEN" and end - start > 1
    if not bare or [phrase.type for phrase in phrases[end + 1 : end + 3]] != ["AMOUNT", "CLOSE"]:
        return clause
    return clause.part([*phrases[:start], *phrases[end + 1 :]])
