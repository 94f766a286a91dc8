"""Statements with a superlative: which words of a clause say who, where, how much, and among what.

"In RSPC, A has the highest score on B (0.91)": the superlative, the winner A, the slice B, the
panel RSPC, and the amount. A clause holds one statement for each superlative, panel or slice that
has its own amount.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from heatparse.claims.cells import Locator
from heatparse.claims.metrics import is_measured, is_other_quality
from heatparse.claims.phrases import Amount, Part, Phrase, Ref, Scope, Superlative
from heatparse.claims.scene import GUARDS, Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.sides import is_lead
from heatparse.claims.things import RELATIVE_UNITS, is_choice, is_prepositional, is_thing, is_unmeasured
from heatparse.claims.words import Word
from heatparse.phrases import words as word_list

_VERBS = frozenset(("BE", "HAVE", "OCCUR", "SHARE", "COLON"))
NOUNS = frozenset(("minimum", "maximum", "peak", "min", "max"))  # superlatives that need no noun
_ADVERBS = frozenset(("most", "least", "struggles most", "struggles the most"))
# With one of these a number may be something else than a value.
_CHANGES = frozenset(("DIFFERENCE", "FACTOR", "BY", "TIMES", "COMPARATIVE", "THAN", "TREND"))


@dataclass(slots=True)
class Statement:
    """The slots of one superlative."""

    clause: Clause
    top: Superlative
    phrases: list[Phrase]
    at: int  # index of the superlative; -1 where the lead of the block has it
    winners: list[Ref] = field(default_factory=list)
    slices: list[Ref] = field(default_factory=list)  # in which it is highest
    panels: list[int] = field(default_factory=list)
    panel_wins: bool = False
    panel_count: int | None = None  # "in three of the four charts"
    amounts: list[tuple[Amount, list[Ref]]] = field(default_factory=list)  # with the names next to them
    part: str = "all"
    diagonal_wins: bool = False  # "the diagonal cell holds the highest"
    universal: bool = False  # in every slice across the winner
    most: bool = False  # … in most of them
    over: str = ""  # what a universal statement runs over: row, column, or unsaid
    but: list[Ref] = field(default_factory=list)  # … except these
    others: bool = False  # … of the others: not in its own
    own: bool = False  # "its highest": among the values of the subject
    whole: bool = False  # "of the matrix": not of a row or a column
    within: str = ""  # "of its row", "of that column"
    signs: bool = False  # "of both signs": the highest and the lowest
    ordered: bool = False  # several winners are told in their order
    measure: str = ""  # of lines: mean, sum, spread; of cells: uncertainty
    of: str = "cell"  # what wins: cell, row, column, line, panel
    of_pairs: bool = False  # "the strongest pair": of two different things
    direction: str = "high"
    alone: bool = True  # the text names one winner as the only one
    bare: bool = False  # "A is weakest on B": of B, or of A
    graded: bool = False  # "the busiest": which end that is depends on what is measured
    tested: bool = False  # it speaks of those that were tested only
    guarded: bool = False  # a word that may change the truth was not understood: undecided
    unsure: bool = False  # an unknown word may change who is meant: never refuted


def fill_statement(
    clause: Clause, top: Phrase, phrases: list[Phrase], at: int, scene: Scene
) -> Statement | None:
    """The slots of one superlative; None when it is no claim about values of the grid."""
    assert isinstance(top, Superlative)
    if not _is_claim(top, phrases, at, scene):
        return None
    statement = Statement(clause, top, phrases, at, direction=top.direction, alone=not top.shared)
    statement.bare = at >= 0 and not top.verb and (top.key in _ADVERBS or not (top.definite or top.nouns))
    statement.graded = top.direction in ("much", "little", "fine") or is_other_quality(top.key, scene)
    statement.graded = statement.graded or _is_of_warmth(top, scene)
    statement.unsure = (
        statement.graded
        or ((top.rank > 1 or top.count == 1) and top.key in NOUNS and not top.definite)  # "a second peak"
        or any(p.type in _CHANGES for p in phrases)
        or clause.has("DIFFERENCE", "FACTOR")
        or is_choice(phrases)
    )
    statement.unsure = statement.unsure or _is_of_size(top)
    if top.direction in ("fast", "slow") and not scene.measures_time:
        statement.unsure = True  # of something else, most likely
    statement.measure, unclear = _aggregate_before(phrases, at)
    statement.unsure = statement.unsure or unclear
    if top.direction in ("steady", "varied"):
        statement.measure = "spread"
    if top.direction in ("common", "rare"):
        statement.direction = "high" if top.direction == "common" else "low"
        statement.measure = "sum"
    if not _read_nouns(statement, scene):
        return None
    if statement.measure == "sum" and statement.part == "off-diagonal":
        statement.measure = ""  # "the most common confusion": a cell
    _read_references(statement, scene)
    _read_scopes(statement, scene)
    _read_words(statement, scene)
    _read_amounts(statement, scene)
    if (
        statement.part == "diagonal"
        and top.rank == 1
        and statement.universal
        and _ends_on_diagonal(phrases, at)
    ):
        statement.diagonal_wins, statement.part = True, "all"
    if statement.part == "all" and not clause.has("PART"):
        statement.part = _part_of_list(clause)
    return statement


def _is_of_warmth(top: Superlative, scene: Scene) -> bool:
    """E.g. "The warmest site" where no temperatures are shown; of cells and columns it is the colour."""
    if scene.measures_warmth:
        return False
    return top.direction in ("warm", "cold") and not any(n.type in ("DIMENSION", "COLOUR") for n in top.nouns)


def _is_of_size(top: Superlative) -> bool:
    """E.g. "The largest model": large itself, not in its values."""
    noun = top.nouns[-1] if top.nouns else None
    return (
        top.key in word_list("names", "sizes")
        and noun is not None
        and (noun.type == "AXISNOUN" or is_thing(noun))
    )


def _ends_on_diagonal(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "Each model does best on the dataset it was trained on"."""
    behind = [p for p in phrases[at + 1 :] if isinstance(p, Part | Ref)]
    return len(behind) == 1 and isinstance(behind[0], Part)


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
    if before is not None and before.type in ("COMPARATIVE", "THAN", "VERSUS"):
        return False  # "0.26 under the strongest pair": it is only compared with
    if isinstance(before, Amount) and before.bound:
        return False
    behind = [p for p in phrases[at + 1 : at + 3] if isinstance(p, Word)]
    if any(p.type == "COLOUR" or p.key in ("scale", "range", "axis") for p in behind):
        return False  # "the lower end of the scale"
    return not (is_lead(phrases, at) and isinstance(following, Ref) and not scene.panels_named(following))


def _aggregate_before(phrases: Sequence[Phrase], at: int) -> tuple[str, bool]:
    """E.g. "The mean is highest for A": the measure of lines, and whether nobody knows which."""
    found = {
        str(p.value)
        for i, p in enumerate(phrases)
        if isinstance(p, Word) and p.type == "AGGREGATE" and (i < at or p.key == "on average")
    }
    return (found.pop(), False) if found in ({"mean"}, {"sum"}) else ("", bool(found))


def _read_nouns(statement: Statement, scene: Scene) -> bool:
    """What the superlative is about; False when that is no value of the grid."""
    for noun in statement.top.nouns:
        if noun.type == "DIAGONAL":
            statement.part = noun.value
            if noun.key in word_list("names", "mistakes"):  # the worst of them is the most frequent one
                statement.direction = {"worst": "high", "best": "low"}.get(
                    statement.direction, statement.direction
                )
        elif noun.type == "SIGN":
            if noun.value == "negative" and statement.top.key in ("least", "weakest", "smallest", "lowest"):
                return False
            statement.direction = "low" if noun.value == "negative" else statement.direction
        elif noun.type == "AGGREGATE":
            if noun.value not in ("mean", "sum"):
                return False
            statement.measure = noun.value
        elif noun.type == "MEASURE" and noun.key in word_list("names", "metrics"):
            statement.unsure = statement.unsure or not is_measured(scene, noun.key)
        elif noun.type == "SPREAD":
            statement.measure = "uncertainty" if noun.key in word_list("names", "uncertainties") else "spread"
        elif noun.type == "DIMENSION":
            statement.unsure = statement.unsure or noun.key in (
                "group",
                "groups",
            )  # what they are is not told
            if noun.value in ("row", "column", "panel"):
                statement.of = noun.value
            elif noun.value == "category":
                statement.of = "line"
            statement.of_pairs = statement.of_pairs or noun.key in ("pair", "pairs")
        elif noun.type == "AXISNOUN":
            statement.of = {"x": "column", "y": "row"}.get(noun.value.axis, "line")
        elif (
            noun.type in ("UNKNOWN", "COLOUR")
            and not is_thing(noun)
            and not _is_known(noun, statement.top, scene)
        ):
            statement.unsure = True
    return True


def _is_known(noun: Word, top: Superlative, scene: Scene) -> bool:
    """Whether a noun is what the document measures; a modifier in front of it must stand in a title or legend."""
    if noun is top.nouns[-1]:
        return is_measured(scene, noun.key)
    return noun.key in scene.title_words


def _read_references(statement: Statement, scene: Scene) -> None:
    """Who wins and in which slice, by the place of the references around superlative and verb."""
    phrases, at, verb = statement.phrases, statement.at, statement.top.verb
    predicate = next((i for i, p in enumerate(phrases) if i > at and p.type in _VERBS), None)
    has_subject = any(
        p.type == "PRONOUN"
        or (isinstance(p, Ref | Part) and not is_prepositional(phrases, i) and not _is_owner(phrases, i))
        for i, p in enumerate(phrases[: max(at, 0)])
    )
    statement.own = verb == "peaks" or _is_own(phrases, at)
    for index, phrase in enumerate(phrases):
        if isinstance(phrase, Part):
            _read_part(statement, phrase, index)
        if not isinstance(phrase, Ref):
            continue
        panels = scene.panels_named(phrase)
        if panels:
            statement.panels += panels
            statement.panel_wins = statement.panel_wins or (
                verb != "peaks" and (_is_subject(phrases, index, at) or _owns_aggregate(statement, index))
            )
        elif phrase.position and phrase.noun not in ("row", "column"):
            # "the bottom-right corner (5, 5)"; without its labels it may be an area as well
            statement.guarded = statement.guarded or not _beside_cell(phrases, index)
        elif at < 0:
            statement.winners.append(phrase)
        elif index < at:
            sliced = _is_sliced(phrases, index) or statement.own or _is_owner(phrases, index)
            (statement.slices if sliced else statement.winners).append(phrase)
        elif (
            _qualifies(phrases, index, at)
            or (has_subject and not statement.own)
            or (predicate is not None and index < predicate and not verb)
        ):
            statement.slices.append(phrase)
        else:
            statement.winners.append(phrase)


def _qualifies(phrases: Sequence[Phrase], index: int, at: int) -> bool:
    """E.g. "The highest RSPC score": a name in front of the noun says where."""
    following = phrases[index + 1] if index + 1 < len(phrases) else None
    return index == at + 1 and following is not None and following.type == "MEASURE"


def _is_sliced(phrases: Sequence[Phrase], index: int) -> bool:
    """Whether a reference says where; in ", with A in second place" it says who."""
    absolute = index == 2 and phrases[0].type == "COMMA" and getattr(phrases[1], "key", "") == "with"
    return is_prepositional(phrases, index) and not absolute


def _read_part(statement: Statement, part: Part, index: int) -> None:
    among = index > 0 and statement.phrases[index - 1].type == "RESTRICTION"
    behind = statement.phrases[statement.at + 1 : statement.at + 3]
    placed = len(behind) == 2 and behind[0].type == "PREPOSITION" and isinstance(behind[1], Ref)
    among = among or (part.part == "diagonal" and placed)  # "the diagonal peaks at A"
    subject = index < statement.at and not among and not is_prepositional(statement.phrases, index)
    if subject and part.part == "diagonal" and part.end - part.start > 0 and not statement.winners:
        statement.diagonal_wins = True
    else:
        statement.part = part.part


def _is_own(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "Its lowest", "their lowest"."""
    before = phrases[at - 1] if at > 0 else None
    return isinstance(before, Word) and before.type == "PRONOUN" and before.key in ("its", "their", "whose")


def _is_subject(phrases: Sequence[Phrase], index: int, at: int) -> bool:
    """Whether a reference is what the superlative is said of: "A has the highest", "A leads"."""
    verb = _verb(phrases[at]) == "leads" or any(
        p.type in ("BE", "HAVE", "OCCUR") for p in phrases[index + 1 : at]
    )
    return index < at and verb and not is_prepositional(phrases, index) and not _is_owner(phrases, index)


def _owns_aggregate(statement: Statement, index: int) -> bool:
    """E.g. "The mean over all cells is lowest for A"."""
    phrases, at = statement.phrases, statement.at
    before = phrases[index - 1] if index else None
    aggregate = bool(_aggregate_before(phrases, at)[0]) and index > at
    return aggregate and isinstance(before, Word) and before.key in ("for", "with", "by")


def _is_owner(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "The RSPC minimum": a name right in front of the superlative says where, not who.

    So does the subject of a passive: "RSPC is led by A".
    """
    following = next((p for p in phrases[index + 1 : index + 3] if p.type != "BE"), None)
    if not isinstance(following, Superlative) or following.verb:
        return False
    if following.rank > 1 and not following.nouns:
        return False  # "A first, B second"
    return following.key.endswith(" by") or following is phrases[index + 1]


def _verb(phrase: Phrase) -> str:
    return phrase.verb if isinstance(phrase, Superlative) else ""


def _read_scopes(statement: Statement, scene: Scene) -> None:
    """What a quantifier runs over: panels, or the slices across the winner."""
    for index, phrase in enumerate(statement.phrases):
        if not isinstance(phrase, Scope):
            continue
        following = statement.phrases[index + 1] if index + 1 < len(statement.phrases) else None
        dimension = dimension_of(phrase.noun)
        statement.others = statement.others or phrase.others
        if phrase.key == "overall" and isinstance(following, Superlative):
            statement.whole = True  # "the overall maximum"
        if phrase.noun is not None and phrase.noun.type == "DIAGONAL":
            statement.part = phrase.noun.value  # "of all diagonal values"
        if (
            phrase.quantifier == "most"
            and dimension not in ("panel", "cell", "measure")
            and phrase.key != "overall"
        ):
            statement.universal, statement.most, statement.over = True, True, dimension
            statement.guarded = statement.guarded or phrase.noun is None
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
            statement.panels = list(range(len(scene.grids)))
            statement.guarded = statement.guarded or phrase.count not in (None, len(scene.grids))
        elif index and _is_competitors(statement.phrases[index - 1], phrase):
            statement.whole = statement.whole or phrase.noun is None  # "of all", "among all agents"
            statement.bare = statement.bare and phrase.noun is None
        elif phrase.noun is None and phrase.key in ("both", "either", "both of", "either of"):
            statement.guarded = (
                statement.guarded or following is None or following.type not in ("REF", "HAVE", "OCCUR")
            )
        elif phrase.noun is None and following is not None and following.type == "REF":
            continue  # "each of the A rows": the reference says what
        elif dimension not in ("cell", "measure") and not statement.measure:  # "averaged over all rows"
            statement.universal, statement.over = True, dimension
            if phrase.noun is not None and phrase.noun.type == "UNKNOWN":
                statement.unsure = statement.unsure or len(scene.grids) > 1 or not is_thing(phrase.noun)


def _is_of_amounts(phrases: Sequence[Phrase], index: int) -> bool:
    """Whether a quantifier only accompanies an amount: "only 43.6", "38 each"."""
    scope, beside = phrases[index], phrases[max(0, index - 1) : index + 2]
    key = scope.key if isinstance(scope, Scope) else ""
    return (key == "only" and isinstance(beside[-1], Amount)) or (
        key == "each" and isinstance(beside[0], Amount)
    )


def _is_competitors(before: Phrase, scope: Scope) -> bool:
    """E.g. "Of all", "among all agents": those that the winner is compared with."""
    if not isinstance(before, Word):
        return False
    return (before.key == "of" and scope.noun is None) or before.key in ("among", "amongst", "out of")


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


def _read_words(statement: Statement, scene: Scene) -> None:
    """Guards, exceptions, shared winners, unknown words."""
    phrases = statement.phrases
    for index, phrase in enumerate(phrases):
        type = phrase.type
        statement.ordered = statement.ordered or type == "ORDER"
        following = phrases[index + 1] if index + 1 < len(phrases) else None
        if type == "EXCEPTION" and isinstance(following, Ref):
            _except(statement, following)
        elif type in GUARDS:
            statement.guarded = statement.guarded or not _is_harmless(phrases, index, scene)
        elif type in ("POSITION", "AREA") and abs(index - statement.at) == 1 and statement.at >= 0:
            statement.guarded = True  # "the upper maximum", "the highest band"
        elif type in ("POSITION", "AREA") and index > statement.at >= 0:
            statement.guarded = statement.guarded or not _beside_cell(phrases, index)
        elif type in ("SHARE", "EXAMPLE"):
            statement.alone = False
            statement.unsure = statement.unsure or type == "EXAMPLE"
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
                counted and index > 0 and phrases[index - 1].type == "PREPOSITION"
            )
        elif type == "PRONOUN" and index > statement.at and following is not None and is_thing(following):
            statement.unsure = True  # "for its size"
        elif type == "PRONOUN" and index < statement.at and isinstance(phrase, Word):
            statement.unsure = statement.unsure or phrase.key in ("where", "there", "which", "who", "here")
        elif type == "DIMENSION" and isinstance(phrase, Word) and phrase.value == "grid":
            statement.whole = True
        elif (
            type == "DIMENSION"
            and isinstance(phrase, Word)
            and index
            and phrases[index - 1].type == "PRONOUN"
        ):
            statement.within = phrase.value
        elif type == "TESTED":
            statement.tested = True
        elif type == "CARDINAL" and isinstance(phrase, Word):
            _read_cardinal(statement, index, phrase)
    if any(isinstance(p, Word) and p.key in ("including", "includes", "include") for p in phrases):
        statement.alone, statement.unsure = False, True


def _is_joined(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "A and others lead", "the other peak": not the first place of all."""
    before, following = phrases[max(0, index - 1)], phrases[min(index + 1, len(phrases) - 1)]
    return before.type in ("AND", "JOIN") or isinstance(following, Superlative)


def _beside_cell(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "The corner (5, 5)": the place is named as well."""
    return any(isinstance(p, Ref) and p.names for p in phrases[index + 1 : index + 4])


def _except(statement: Statement, ref: Ref) -> None:
    """E.g. "On every benchmark apart from A"."""
    statement.but.append(ref)
    for refs in (statement.winners, statement.slices):
        if ref in refs:
            refs.remove(ref)
    statement.guarded = statement.guarded or not statement.universal


def _read_cardinal(statement: Statement, index: int, word: Word) -> None:
    """E.g. "One of the highest", "shared by two cells", "in three of the four charts"."""
    following = statement.phrases[index + 1 : index + 4]
    if word.value == "1":
        if following and getattr(following[0], "key", "") == "of":
            statement.alone, statement.unsure = False, True  # "one of the best" may be the second
        return
    statement.alone = False
    types = [phrase.type for phrase in following]
    last = following[-1] if following else None
    if types == ["PREPOSITION", "CARDINAL", "DIMENSION"] and isinstance(last, Word) and last.value == "panel":
        statement.panel_count = int(word.value)


def _is_harmless(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """E.g. "Among the three models" restricts nothing when there are three; "among these" neither."""
    word = phrases[index]
    if not isinstance(word, Word) or word.key not in ("among", "amongst", "within"):
        return False
    following = phrases[index + 1 : index + 3]
    if following and isinstance(following[0], Word) and following[0].key in ("these", "them"):
        return True
    if following and isinstance(following[0], Part):
        return True  # "among the diagonal entries": the part of the statement
    if following and (following[0].type == "AXISNOUN" or is_thing(following[0])):
        return len(following) == 1 or following[1].type == "COMMA"  # "among the models, A leads"
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


def _says_where(statement: Statement, index: int) -> bool:
    """E.g. "Bottoms out at 3", "is highest for 3"."""
    return is_prepositional(statement.phrases, index) or (
        bool(statement.top.verb) and index == statement.at + 1
    )


def _is_category(statement: Statement) -> bool:
    """Whether what is best is named by a noun of its axis, and by nothing else so far."""
    nouns = statement.top.nouns
    return bool(nouns) and nouns[-1].type == "AXISNOUN" and not statement.winners


def _read_amounts(statement: Statement, scene: Scene) -> None:
    locator = Locator(statement.clause.part(statement.phrases), scene)
    for group in locator.groups:
        for index in group:
            amount = statement.phrases[index]
            if not isinstance(amount, Amount) or amount.bound or amount.unit in RELATIVE_UNITS:
                continue
            if statement.clause.is_data and scene.is_datum(amount):
                continue
            if amount.label is not None and _is_category(statement):
                statement.winners.append(Ref(amount.start, amount.end, (amount.label,)))
                continue  # "the best ratio is 0.5"
            if amount.label is not None and _says_where(statement, index):
                statement.unsure = True  # "bottoms out at 3": a value, or a category
                statement.winners.append(Ref(amount.start, amount.end, (amount.label,)))
                continue
            statement.amounts.append((amount, locator.owned[group[0]][0]))
