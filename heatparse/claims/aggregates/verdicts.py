"""Whether the places of an aggregate have the mean, sum or median that the text gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.aggregates.amounts import Aggregate
from heatparse.claims.aggregates.functions import Function, compare, compare_values
from heatparse.claims.aggregates.sources import is_counterpart
from heatparse.claims.classes.confusions import is_confusion
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.guards import GUARDS, is_guarded
from heatparse.claims.language.metrics import fits_measure, is_measured
from heatparse.claims.language.phrases import (
    Amount,
    Part,
    Phrase,
    Ref,
    Scope,
    Superlative,
    key_at,
    key_of,
    outside_brackets,
)
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.things import is_thing, is_way_word
from heatparse.claims.language.words import Word
from heatparse.claims.parts.antecedents import find_pronoun, named_before, owned
from heatparse.claims.places.cells import mentions, pair_up
from heatparse.claims.places.slices import Slice, readings
from heatparse.claims.scene import Scene
from heatparse.grid import Part as PartName
from heatparse.inventory.problems import enumerated
from heatparse.phrases import words

# … or may do so: it is not refuted.
_TWO_CELLS = 4  # names
_EITHER = 2  # kinds of lines, where nobody knows which one is meant
_UNSURE = frozenset(("UNKNOWN", "RIVALS", "DIFFERENCE", "TREND", "COLOUR", "THAN", "OR", "POSITION"))


def judge_aggregate(
    clause: Clause, scene: Scene, aggregate: Aggregate, function: Function, side: str | None
) -> Judgement:
    if is_guarded(clause.phrases, aggregate.amount.start):
        return UNDECIDED
    if _is_of_best(clause):
        from heatparse.claims.aggregates.of_best import judge_best  # loaded where the best of some are told

        clause.read.add("of best")
        return judge_best(clause, function, scene)
    places = [ref if ref.side or side is None else _sided(ref, side) for ref in aggregate.places]
    pronoun = find_pronoun(clause.phrases, relative=True)
    if pronoun is not None and all(ref.is_panel for ref in places):
        headed = pronoun == 0 and bool(clause.heads) and key_of(clause.phrases[0]) == "it"
        named = [] if headed and _goes_on(clause) else named_before(clause, scene)
        places += [owned(named[0], clause.phrases, pronoun)] if len(named) == 1 else []
    told = _carried_on(clause, scene)
    parts = _parts(told, scene)
    if parts is None:
        return UNDECIDED
    others = _speaks_of_others(clause)
    parts = ["off-diagonal"] if others and parts[0] == "all" else parts
    panels = [n for ref in places for n in scene.panels_named(ref)] or list(scene.panels(clause))
    if aggregate.panel is not None:
        panels = [aggregate.panel]
    kinds = _lines_meant(clause, scene)
    judged: list[Judgement] = []
    for panel in panels:
        grid = scene.grids[panel]
        heads = () if any(not ref.is_panel for ref in places) else clause.heads
        for part in parts:
            if part != "all" and not grid.is_square:
                continue
            for piece in readings(scene, grid, places, heads, part):
                judged.append(compare(piece, aggregate.amount, function))
                judged += _line_by_line(piece, aggregate.amount, function, kinds)
    if not judged:
        return UNDECIDED
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    certain = all(any(noun.type == "AGGREGATE" for noun in top.nouns) for top in tops)
    certain &= all(
        noun.type != "AXISNOUN" for top in tops for noun in top.nouns
    )  # "the best teams average 86"
    phrases = clause.phrases
    behind = _apposed(phrases, aggregate.amount)
    unsure = any(
        p.type in _UNSURE
        and at < behind
        and not _is_plain(phrases, at, scene)
        and not (others and p.type == "RIVALS")
        and not _leads_between(clause, at)
        and not (aggregate.panel is not None and p.type == "DIFFERENCE")
        for at, p in enumerate(phrases)
    )
    unsure |= told is not clause and _is_narrowed(told, scene)
    certain &= not unsure and len(kinds) < _EITHER and not _points_back(clause) and len(set(panels)) == 1
    found = charitable(judged)
    certain &= not aggregate.amount.is_percent or all(
        scene.grids[panel].speaks_of_percent for panel in panels
    )
    return UNDECIDED if found.truth is False and not certain else found


def _lines_meant(clause: Clause, scene: Scene) -> tuple[str, ...]:
    """The kinds of lines that may have the amount each by itself."""
    if not clause.has("SCOPE", "COMPARATIVE", "DIMENSION") and (clause.refs() or not clause.has("AXISNOUN")):
        return ()
    from heatparse.claims.aggregates.lines import lines_meant, says_each  # loaded where lines are spoken of

    lines = lines_meant(clause, scene)
    return (lines,) if lines else ("row", "column") if says_each(clause) else ()


def _line_by_line(
    piece: Slice, amount: Amount, function: Function, kinds: Sequence[str]
) -> Iterator[Judgement]:
    for kind in kinds:
        from heatparse.claims.aggregates.lines import line_by_line  # loaded where lines are spoken of

        yield from line_by_line(piece, amount, function, kind)


def _apposed(phrases: Sequence[Phrase], amount: Amount) -> int:
    """Where the rest begins behind "the overall mean of 5": what is said of it takes nothing back."""
    at = next((i for i, phrase in enumerate(phrases) if phrase is amount), 0)
    told = at > 1 and key_at(phrases, at - 1) == "of" and phrases[at - 2].type == "AGGREGATE"
    verb = phrases[at + 1] if at + 1 < len(phrases) else None
    plain = verb is not None and verb.type == "UNKNOWN" and not any(p.type == "REF" for p in phrases[at:])
    return at if told and plain and not any(isinstance(p, Ref) for p in phrases) else len(phrases)


def judge_cells(clause: Clause, scene: Scene, function: Function) -> Judgement | None:
    """ "A on P and B on Q add up to 0.9": of cells that are named one by one; None where they are not."""
    refs = [ref for ref in clause.refs() if not ref.is_panel]
    panels = scene.panels(clause)
    amounts = [p for p in outside_brackets(clause.phrases) if isinstance(p, Amount)]
    if len(refs) < _TWO_CELLS or len(refs) % 2 or len(panels) != 1 or len(amounts) != 1 or amounts[0].bound:
        return None
    if clause.has(*GUARDS, "SUPERLATIVE", "DIFFERENCE", "SCOPE", "TREND", "SPREAD") and not _are_named_drops(
        clause
    ):
        return None
    grid = scene.grids[panels[0]]
    named = mentions(outside_brackets(clause.phrases), scene, grid)
    pairs = [pair for mention in named for pair in pair_up(mention.refs, scene, grid)]
    values = [value for pair in pairs if (value := grid.at(*pair)) is not None]
    if 2 * len(named) != len(refs) or not len(named) == len(pairs) == len(values):
        return None
    found = compare_values(grid, values, enumerated([grid.place(v) for v in values]), amounts[0], function)
    strange = clause.has("UNKNOWN", "COMPARATIVE", "FACTOR")
    return UNDECIDED if strange and found.truth is False else found


def _are_named_drops(clause: Clause) -> bool:
    """ "The drops of A on P and B on Q": a noun for the values."""
    return clause.types.isdisjoint((*GUARDS, "SUPERLATIVE", "SCOPE", "TREND")) and all(
        key_at(clause.phrases, at + 1) == "of" and not at
        for at, phrase in enumerate(clause.phrases)
        if phrase.type in ("DIFFERENCE", "SPREAD")
    )


def _goes_on(clause: Clause) -> bool:
    """ "**A.** It is low everywhere except on B, and it has the lowest mean": of A still."""
    before = clause.before
    return before is None or (bool(before.phrases) and key_of(before.phrases[0]) in ("it", "its"))


def _speaks_of_others(clause: Clause) -> bool:
    """ "A averages 0.5 with the other judges", "on the four other datasets": without its own cell."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "RIVALS"), 0)
    before = at - 1 if at and phrases[at - 1].type != "CARDINAL" else at - 2
    behind = phrases[at + 1] if at + 1 < len(phrases) else None
    noun = behind is not None and (behind.type in ("AXISNOUN", "CARDINAL") or is_thing(behind))
    return at > 1 and noun and phrases[before].type == "PREPOSITION" and bool(clause.refs())


def _is_plain(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """Whether a word only leads from place to place, or names what is measured: "A's rainfall totals 242"."""
    phrase, before = phrases[at], phrases[at - 1] if at else None
    if phrase.type != "UNKNOWN" or is_way_word(phrase):
        return phrase.type == "UNKNOWN"
    if key_of(phrase) in words("names", "of_whole_grid") and at + 1 < len(phrases):
        return phrases[at + 1].type == "AGGREGATE"  # "the city-wide mean"
    if before is not None and before.type == "AMOUNT" and key_of(phrase) in words("names", "units"):
        return True  # "each row adds up to 50 images"
    if is_thing(phrase):  # "the A model", "the other four datasets"
        return before is not None and before.type in ("REF", "RIVALS", "CARDINAL")
    making = key_of(phrase) == "up" and before is not None and before.type == "HAVE"  # "make up 60"
    if making or key_of(phrase) in words("names", "sharing_out"):
        return any(
            key_of(p) in words("names", "together") for p in phrases
        )  # "A and B together account for 60"
    function = before.value if isinstance(before, Word) and before.type == "AGGREGATE" else ""
    if function in ("sum", "median"):  # "the total rainfall in A", but not "total models: 195"
        placed = at + 1 < len(phrases) and phrases[at + 1].type == "PREPOSITION"
        placed = placed and any(isinstance(p, Ref) for p in phrases)
        return placed and (key_of(phrase) in scene.names.value_nouns or fits_measure(scene, key_of(phrase)))
    return (isinstance(before, Ref) or function == "mean") and is_measured(scene, key_of(phrase))


def _leads_between(clause: Clause, at: int) -> bool:
    """ "The mean falls from 0.5 in A to 0.3 in B": the verb says no more than the two numbers, each with its place."""
    moves = clause.phrases[at].type in ("DIFFERENCE", "TREND") and key_at(clause.phrases, at + 1) == "from"
    if not moves or len(clause.of("AMOUNT")) < 2:
        return False
    from heatparse.claims.places.placings import are_all_placed  # loaded where a mean may move

    return are_all_placed(clause)


def _sided(ref: Ref, side: str) -> Ref:
    return Ref(
        ref.start, ref.end, ref.names, "y" if side == "row" else "x", ref.relation, ref.position, ref.noun
    )


def _carried_on(clause: Clause, scene: Scene) -> Clause:
    """The clause that says of which values a mean is: "A averages 82 on the diagonal, compared with 94 for B"."""
    before = clause.before
    goes_on = before is not None and (clause.contrasted or is_counterpart(clause, scene))
    own = clause.has("PART", "SCOPE", "UNKNOWN", "PRONOUN") or not clause.has("REF")
    own = own or not follows_in_sentence(clause, before or clause, scene.text)
    return before if goes_on and not own and before is not None and before.has("AGGREGATE") else clause


def _is_narrowed(before: Clause, scene: Scene) -> bool:
    """Whether the clause in front has words that nobody knows, which hold for the one that goes on with it."""
    hits = _counts_hits(before, scene)
    return not hits and any(
        p.type == "UNKNOWN" and not _is_plain(before.phrases, at, scene)
        for at, p in enumerate(before.phrases)
    )


def _counts_hits(clause: Clause, scene: Scene) -> bool:
    """ "A and B average 82 correct clips", in a matrix of classes: on its diagonal."""
    right = words("classifications", "right") | words("names", "rights")
    return clause.says(right) and is_confusion(scene)


def _parts(clause: Clause, scene: Scene) -> list[PartName] | None:
    """The parts of the grid that may be meant; without a word, all of it or all but the diagonal."""
    parts: list[PartName] = ["diagonal"] if _counts_hits(clause, scene) else []
    for at, phrase in enumerate(clause.phrases):
        if isinstance(phrase, Superlative):
            parts += [noun.value for noun in phrase.nouns if noun.type == "DIAGONAL"]
        elif isinstance(phrase, Part):
            if at and key_at(clause.phrases, at - 1) in words("classifications", "including"):
                return ["all"]  # "including its own cell, A averages 5"
            parts.append(phrase.part)  # type: ignore[arg-type]
        elif isinstance(phrase, Scope):
            if phrase.noun is not None and phrase.noun.type == "DIAGONAL":
                parts.append(phrase.noun.value)
            elif phrase.key == "only" and [p.type for p in clause.phrases[at + 1 : at + 2]] == ["AMOUNT"]:
                continue  # "is only 0.5" says no more than "is 0.5"
            elif phrase.quantifier not in ("all", "both") and phrase.key not in ("overall", "alone"):
                return None
    if len(set(parts)) > 1:
        return None
    return parts[:1] or ["all", "off-diagonal"]


def _is_of_best(clause: Clause) -> bool:
    """ "The top three cells average 0.8": of the best of some."""
    return any(isinstance(phrase, Superlative) and phrase.count is not None for phrase in clause.phrases)


def _points_back(clause: Clause) -> bool:
    """Whether a pronoun may stand for something else than a place: "of those", "their"."""
    return any(
        phrase.type == "PRONOUN" and getattr(phrase, "key", "") not in ("that", "it")
        for phrase in clause.phrases
    )
