"""Slots: a statement is filled from the phrases around its superlative."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.classes.confusions import counts_things, is_confusion
from heatparse.claims.comparisons.comparatives import is_lead
from heatparse.claims.extremes.cautions import is_size, read_scopes, read_words
from heatparse.claims.extremes.standings import aggregate_before, read_references
from heatparse.claims.extremes.superlative_amounts import read_amounts
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.language.metrics import fits_quality, is_introduced_with, is_measured, is_other_quality
from heatparse.claims.language.phrases import (
    Amount,
    Part,
    Phrase,
    Ref,
    Superlative,
    index_of,
    key_at,
    key_of,
    placed,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_choice, is_thing
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words as word_list

# With one of these a number may be something else than a value.
_CHANGES = frozenset(("DIFFERENCE", "FACTOR", "BY", "TIMES", "COMPARATIVE", "THAN", "TREND"))


def _class_measure(statement: Statement, scene: Scene) -> str:
    """What of the classes of a matrix a statement compares; "" for nothing."""
    if not scene.may_tell_of_classes and not is_confusion(scene):
        return ""
    from heatparse.claims.classes.class_contests import class_measure  # loaded where classes may be told of

    return class_measure(statement, scene)


def fill_statement(
    clause: Clause, top: Phrase, phrases: list[Phrase], at: int, scene: Scene
) -> Statement | None:
    """The slots of one superlative; None when it is no claim about values of the grid."""
    assert isinstance(top, Superlative)
    phrases = [_located(phrases, index) for index in range(len(phrases))]
    if not _is_claim(top, phrases, at, scene) or _lies_off(clause, top):
        return None
    if clause.phrases[:1] == [top] and is_compared(clause.phrases):
        return None
    statement = Statement(clause, top, phrases, at, direction=top.direction, alone=not top.shared)
    statement.bare = (
        at >= 0
        and not top.verb
        and top.key
        not in word_list("winners", "persons_first")  # "A is the sole leader on B": among those on B
        and (
            top.key in word_list("winners", "adverbs")
            or not (top.definite or top.nouns)
            or (bool(top.nouns) and all(noun.key in word_list("winners", "inducing") for noun in top.nouns))
        )
    )
    statement.graded = top.direction == "fine" or is_other_quality(top.key, scene)
    statement.graded |= top.direction in ("much", "little") and not (
        (fits_quality(top.key, scene) or _is_of_measure(top, scene)) and _are_unsigned(scene)
    )
    statement.graded = statement.graded or _is_of_warmth(top, scene)
    statement.unsure = (
        statement.graded
        or (
            (top.rank > 1 or top.count == 1) and top.key in word_list("winners", "nouns") and not top.definite
        )  # "a second peak"
        or any(
            p.type in _CHANGES
            and not (_is_of_mean(phrases, i) or _is_of_spread(top, p) or _is_shared_by(phrases, i))
            for i, p in enumerate(phrases)
        )
        or any(p.type in ("DIFFERENCE", "FACTOR") and not _is_of_spread(top, p) for p in clause.phrases)
        or is_choice(phrases)
        or any(isinstance(p, Amount) and scene.is_signed_change(p.quantity) for p in phrases)
    )
    statement.unsure = (
        statement.unsure
        or _is_of_size(top, _among(phrases, at))
        or (not top.nouns and _is_of_metric(clause, scene))
    )
    if top.direction in ("fast", "slow") and not (scene.measures_time or scene.measures_speed):
        statement.unsure = True  # of something else, most likely
    statement.measure, unclear = aggregate_before(phrases, at)
    statement.unsure = statement.unsure or unclear
    spreads = top.direction in ("steady", "varied")
    spreads = spreads or key_at(phrases, at - 1) in word_list("winners", "varying")
    if spreads:
        statement.measure = "spread"
    if at > 0 and clause.has("SPREAD", "MEASURE") and not top.nouns:
        from heatparse.claims.extremes.derived_subjects import (
            read_derived,  # loaded where a subject may be derived
        )

        read_derived(statement, scene)
    if top.direction in ("common", "rare"):
        statement.direction = "high" if top.direction == "common" else "low"
        statement.measure = "sum"
    if not _read_nouns(statement, scene):
        return None
    statement.whole = top.key.startswith(("absolute ", "global ", "overall "))
    statement.whole |= top.key in word_list("holders", "of_chart")
    if not statement.measure and top.verb and _is_mean_told(clause.lead, top):
        statement.measure = "mean"
    if statement.measure == "sum" and statement.part == "off-diagonal":
        statement.measure = ""  # "the most common confusion": a cell
    read_references(statement, scene)
    _read_limits(statement)
    read_scopes(statement, scene)
    read_words(statement, scene)
    if statement.but and not statement.universal:
        from heatparse.claims.extremes.set_aside import leave_out  # loaded where somebody is left out

        leave_out(statement, scene)
    read_amounts(statement, scene)
    if spreads:  # "A is the steadiest, around 0.3": another number may be one of its values
        statement.amounts = [told for told in statement.amounts if _is_by(phrases, told[0])]
    if (
        statement.part == "diagonal"
        and top.rank == 1
        and statement.universal
        and _ends_on_diagonal(phrases, at)
    ):
        statement.diagonal_wins, statement.part = True, "all"
    if at < 0 and _is_of_size_alone(clause, top):
        statement.by_size = True  # "**Top three by magnitude:** …", "**Least related:** …"
    statement.guarded = statement.guarded or (statement.by_size and bool(statement.measure))
    statement.unsure = statement.unsure or (bool(statement.within) and statement.part == "off-diagonal")
    statement.classes = _class_measure(statement, scene)
    if statement.classes and statement.amounts and any(ref.noun for ref in clause.heads):
        statement.guarded = True  # "**Row A:** B (8) is the most common wrong label": of one row
    if statement.classes and counts_things(scene) and not clause.has("DIFFERENCE", "COMPARATIVE", "FACTOR"):
        statement.unsure = False  # every word of it is understood
    if statement.part == "all":
        whole = _part_of_subject(statement) or _part_of_list(clause)
        statement.part = _part_in_front(statement) if clause.has("PART") else whole
    return statement


def _is_of_measure(top: Superlative, scene: Scene) -> bool:
    """ "The longest waiting time", "the heaviest load", where this is what the values are."""
    noun = top.nouns[-1] if top.nouns else None
    return noun is not None and noun.type in ("MEASURE", "UNKNOWN") and is_measured(scene, noun.key)


def _are_unsigned(scene: Scene) -> bool:
    """Whether no value is negative: of drops that are told with their sign, the heaviest one is the lowest."""
    return all(value.low >= 0 for grid in scene.grids.all() for value in grid.values)


def _is_shared_by(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "Is shared by two cells"."""
    return index > 0 and phrases[index].type == "BY" and phrases[index - 1].type == "SHARE"


def _is_mean_told(lead: Sequence[Phrase], top: Superlative) -> bool:
    """Under "**Weakest on average:**": "A lags behind all others"."""
    return any(
        isinstance(told, Superlative) and any(noun.value == "mean" for noun in told.nouns) for told in lead
    ) and (top.rank == 1)


def _is_by(phrases: Sequence[Phrase], amount: Phrase) -> bool:
    """ "By 0.3": how far a line varies."""
    at = index_of(phrases, amount)
    return at > 0 and phrases[at - 1].type == "BY"


def _located(phrases: Sequence[Phrase], index: int) -> Phrase:
    """A number that is a category behind "in" or "for", or that no cell has, as a place: "8 is highest in 2020"."""
    phrase = phrases[index]
    if not isinstance(phrase, Amount) or phrase.label is None or phrase.unit:
        return phrase
    located = key_at(phrases, index - 1) in word_list("winners", "locating")
    if phrase.label.unheld and phrase.quantity.text == phrase.label.label.text and not located:
        chosen = any(
            key_at(phrases, beside) in word_list("joints", "choices") for beside in (index - 1, index + 1)
        )
        located = not chosen and not _is_in_bracket(phrases, index)
    if not located and not phrase.label.unheld and phrases[index - 1 : index]:
        from heatparse.claims.extremes.listed_places import (
            is_among_places,
        )  # loaded for numbers that may be places

        located = is_among_places(phrases, index)
    return placed(phrase) if located else phrase


def _is_in_bracket(phrases: Sequence[Phrase], index: int) -> bool:
    types = [phrase.type for phrase in phrases[:index]]
    return types.count("OPEN") > types.count("CLOSE")


def _is_of_spread(top: Superlative, phrase: Phrase) -> bool:
    """ "A varies the most", "A is the most stable one, with a spread of 3", "varies by 3": how even a line is."""
    key, named = getattr(phrase, "key", ""), top.direction in ("steady", "varied") and bool(top.nouns)
    spread = phrase.type == "DIFFERENCE" and key in word_list("names", "spreads") and named
    return spread or (phrase.type == "TREND" and key in word_list("winners", "varying"))


def _is_of_mean(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "By row mean", "by total", "by magnitude": what the places are given for."""
    behind = phrases[index + 1 : index + 3]
    return phrases[index].type == "BY" and any(p.type == "AGGREGATE" or is_size(p) for p in behind)


def _read_limits(statement: Statement) -> None:
    """What a restriction leaves of an axis neither wins nor is a place by itself: it bounds the contest."""
    # "the highest value lies in layers 4 to 8" says where it is, not among what
    behind = any(ref.limit and ref.start > statement.top.end for ref in statement.winners)
    behind = behind and (statement.top.rank > 1 or all(ref.limit for ref in statement.winners))
    statement.limits = [ref for ref in (*statement.winners, *statement.slices) if ref.limit]
    statement.winners = [ref for ref in statement.winners if not ref.limit]
    statement.slices = [ref for ref in statement.slices if not ref.limit]
    statement.guarded = statement.guarded or behind or (bool(statement.limits) and statement.diagonal_wins)


def _is_of_warmth(top: Superlative, scene: Scene) -> bool:
    """E.g. "The warmest site" where no temperatures are shown; of cells and columns it is the colour."""
    if scene.measures_warmth:
        return False
    return top.direction in ("warm", "cold") and not any(n.type in ("DIMENSION", "COLOUR") for n in top.nouns)


def _among(phrases: Sequence[Phrase], at: int) -> Word | None:
    """E.g. "The smallest of the models": what it is one of."""
    noun = phrases[at + 2] if 0 <= at < len(phrases) - 2 else None
    of = key_at(phrases, at + 1) in word_list("function_words", "of_group")
    return noun if of and isinstance(noun, Word) else None


def _is_of_size(top: Superlative, noun: Word | None = None) -> bool:
    """E.g. "The largest model": large itself, not in its values."""
    noun = top.nouns[-1] if top.nouns else noun
    return (
        top.key in word_list("names", "sizes")
        and noun is not None
        and (noun.type == "AXISNOUN" or noun.value == "category" or is_thing(noun))
    )


def _ends_on_diagonal(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "Each model does best on the dataset it was trained on"."""
    behind = [p for p in phrases[at + 1 :] if isinstance(p, Part | Ref)]
    return len(behind) == 1 and isinstance(behind[0], Part)


def _part_of_subject(statement: Statement) -> str:
    """E.g. "The diagonal peaks at A and is lowest at B": the subject of the clause before."""
    before, front = statement.clause.before, statement.phrases[: max(statement.at, 0)]
    first = before.phrases[0] if before is not None and before.phrases else None
    bare = all(phrase.type in ("BE", "HAVE", "PRONOUN") for phrase in front) and not statement.top.nouns
    return first.part if isinstance(first, Part) and bare and not statement.whole else ""


def _is_of_size_alone(clause: Clause, top: Superlative) -> bool:
    """Whether a lead tells an extreme without the signs: by magnitude, or of the weakest bond."""
    sizes = word_list("winners", "sizes") | word_list("assertions", "sizes")
    told = [key_of(phrase) for phrase in clause.lead] + [noun.key for noun in top.nouns]
    bond = top.key in word_list("winners", "least") or top.direction == "little"
    return not sizes.isdisjoint(told) or (bond and not word_list("reserves", "relating").isdisjoint(told))


def _part_in_front(statement: Statement) -> str:
    """ "The diagonal averages 82, its largest entry being 91": what "its" stands for."""
    phrases = statement.clause.phrases
    first, at = phrases[0], index_of(phrases, statement.top)
    owned = isinstance(first, Part) and key_at(phrases, at - 1) in word_list("function_words", "possessive")
    return first.part if owned and isinstance(first, Part) else "all"


def _part_of_list(clause: Clause) -> str:
    """The part of the grid that the head of the list names: "**Diagonal values**:"."""
    parts = {p.part for p in clause.lead if isinstance(p, Part) and p.end < clause.block_start}
    return parts.pop() if len(parts) == 1 else "all"


def _is_claim(top: Superlative, phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    before = phrases[at - 1] if at > 0 else None
    if following is not None and following.type in ("DIFFERENCE", "TREND"):
        return False  # "the largest gain" is no value of a cell
    if before is not None and before.type == "BE" and phrases[0].type == "DIFFERENCE":
        return False  # "the jump from A to B is the largest"
    if top.verb == "peaks" and any(getattr(p, "value", "") == "gap" for p in phrases[:at]):
        return False  # "the gap between A and B reaches its maximum at C"
    if before is not None and before.type in ("COMPARATIVE", "THAN", "VERSUS"):
        return False  # "0.26 under the strongest pair": it is only compared with
    if isinstance(before, Amount) and before.bound:
        return False
    if _is_along_axis(top, before):
        return False  # "in the deepest layers", "at the highest temperature"
    behind = [p for p in phrases[at + 1 : at + 3] if isinstance(p, Word)]
    if any(p.type == "COLOUR" or p.key in word_list("winners", "scales") for p in behind):
        return False  # "the lower end of the scale"
    return not (is_lead(phrases, at) and isinstance(following, Ref) and not scene.panels_named(following))


def is_compared(phrases: Sequence[Phrase]) -> bool:
    """ "The lowest value of A exceeds B": the lowest one of A, of which no more is said."""
    behind = [phrase.type for phrase in phrases[1:6] if phrase.type not in ("BE", "MEASURE")]
    if len(phrases) > 1 and isinstance(phrases[1], Ref) and (phrases[1].is_panel or phrases[1].noun):
        # "the best A cell falls short of B", of a panel A
        values = [kind for kind in behind if kind not in ("OPEN", "AMOUNT", "CLOSE")]
        return values[1:2] == ["COMPARATIVE"]
    return behind[:3] == ["PREPOSITION", "REF", "COMPARATIVE"]


def _lies_off(clause: Clause, top: Superlative) -> bool:
    """ "A's maximum lies 7 above that of B": how far apart two of them are."""
    at = index_of(clause.phrases, top)
    types = [phrase.type for phrase in clause.phrases[at + 1 : at + 4]]
    return types[:1] in (["OCCUR"], ["HAVE"]) and types[1:] == ["AMOUNT", "COMPARATIVE"]


def _is_along_axis(top: Superlative, before: Phrase | None) -> bool:
    """Whether a superlative tells a place on an axis: "in the deepest layers", "for the longest sequences"."""
    placed = (
        before is not None
        and before.type == "PREPOSITION"
        and getattr(before, "key", "") in word_list("joints", "placing")
    )
    noun = top.nouns[-1] if top.nouns else None
    return (
        placed and noun is not None and noun.type == "AXISNOUN" and top.key in word_list("names", "extents")
    )


def _is_of_metric(clause: Clause, scene: Scene) -> bool:
    """Whether another superlative names a metric that is not shown: "the highest recall, B the lowest"."""
    tops = [p for c in (clause, clause.before) if c is not None for p in c.of("SUPERLATIVE")]
    nouns = [noun for top in tops if isinstance(top, Superlative) for noun in top.nouns]
    return any(
        noun.type == "MEASURE"
        and noun.key in word_list("names", "metrics")
        and not is_measured(scene, noun.key)
        for noun in nouns
    )


def _read_nouns(statement: Statement, scene: Scene) -> bool:
    """What the superlative is about; False when that is no value of the grid."""
    for noun in statement.top.nouns:
        if noun.key in word_list("names", "ways") and noun.type != "SPREAD":
            break  # "the most even month across the cities": among what, is said behind
        if noun.type == "DIAGONAL":
            statement.part = noun.value
            if noun.key in word_list("names", "mistakes"):  # the worst of them is the most frequent one
                frequent = statement.top.key in word_list("names", "first_in_number")
                best = "high" if frequent else "low"
                statement.direction = {"worst": "high", "best": best}.get(
                    statement.direction, statement.direction
                )
        elif noun.type == "SIGN":
            if noun.value == "negative" and statement.top.key in word_list("winners", "least"):
                return False
            statement.direction = "low" if noun.value == "negative" else statement.direction
        elif noun.key in word_list("names", "negative_changes") or noun.key in word_list(
            "names", "positive_changes"
        ):
            if statement.direction != "high":
                return False  # "the weakest repression": nobody knows among what
            _read_change(statement, noun, scene)
        elif noun.type == "AGGREGATE":
            if noun.value not in ("mean", "sum", "maximum", "minimum") or noun.key in word_list(
                "names", "adding_up"
            ):
                return False  # "the three largest cells add up to 93"
            statement.measure = noun.value
        elif noun.key in word_list("winners", "foreign"):
            statement.part = "off-diagonal"
        elif is_size(noun):
            statement.by_size = True  # "the smallest absolute value"
        elif noun.type == "MEASURE" and noun.key in word_list("names", "metrics"):
            statement.unsure = statement.unsure or not is_measured(scene, noun.key)
        elif noun.type == "SPREAD":
            statement.measure = "uncertainty" if noun.key in word_list("names", "uncertainties") else "spread"
            if scene.tells_areas and statement.top.key in word_list("winners", "highest_up"):
                statement.unsure = True  # "the highest range is 31-35": the range that lies highest
        elif noun.key in word_list("names", "markers"):
            statement.guarded = True  # "the brightest dot": of the cells that are marked
        elif noun.type == "DIMENSION":
            statement.unsure = statement.unsure or noun.key in (
                "group",
                "groups",
            )  # what they are is not told
            if noun.value in ("row", "column", "panel"):
                statement.of = noun.value
            elif noun.value == "grid":
                statement.whole = True  # "the low of the map"
            elif noun.value == "category":
                statement.of = "line"
            statement.of_pairs = statement.of_pairs or noun.key in ("pair", "pairs")
        elif noun.type == "AXISNOUN":
            statement.of = {"x": "column", "y": "row"}.get(noun.value.axis, "line")
        elif (
            noun.type in ("UNKNOWN", "COLOUR")
            and not is_thing(noun)
            and not _is_known(noun, statement.top, scene)
            and not (statement.top.key.endswith("strongly") and noun.key in word_list("winners", "inducing"))
        ):
            statement.unsure = True
    return True


def _read_change(statement: Statement, noun: Word, scene: Scene) -> None:
    """ "The strongest repression" is the most negative value, where the values have both signs."""
    values = [value for grid in scene.grids.all() for value in grid.values]
    signed = any(value.high < 0 for value in values) and any(value.low > 0 for value in values)
    if not signed:
        statement.unsure = True
    elif noun.key in word_list("names", "negative_changes"):
        statement.direction = "low"


def _is_known(noun: Word, top: Superlative, scene: Scene) -> bool:
    """Whether a noun is what the document measures; a modifier in front of it must stand in a title or legend."""
    if noun is top.nouns[-1]:
        return is_measured(scene, noun.key)
    following = top.nouns[top.nouns.index(noun) + 1]
    return noun.key in scene.title_words or is_introduced_with(scene, noun.key, following.key)
