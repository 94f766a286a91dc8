"""What a second superlative of a clause takes over from the first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.extremes.cautions import dimension_of
from heatparse.claims.extremes.statement_bounds import SEPARATORS
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words as word_list
from heatparse.records import replace

_NEAR = 12  # characters between two clauses, with a small word: ", and the"


def _is_apposed(front: Sequence[Phrase]) -> bool:
    """E.g. "A peaks on B with 0.9, the highest value of all": the superlative tells more of what was named."""
    return len(front) == 1 and front[0].type == "COMMA"


def peaks_of(statement: Statement, before: Statement) -> list[Ref]:
    """E.g. "A, the darkest row, peaks at B", "A is highest, with a maximum at B": whose peak it is."""
    single = len(before.winners) == 1 and not before.slices and len(statement.winners) == 1
    own = statement.own or statement.top.key in word_list("names", "own_ends")
    if single and _axes(statement.winners[0]) == _axes(before.winners[0]):
        return []  # "bottom at 6, maximum at 21": both of the line that was named before
    return list(before.winners) if single and own and not statement.slices and not statement.whole else []


def _axes(ref: Ref) -> tuple[bool, bool]:
    """Whether a reference names rows, and whether columns."""
    labels = [label for name in ref.names for label in name.labels]
    return any(label.rows for label in labels), any(label.columns for label in labels)


def _is_verbless(statement: Statement, before: Statement) -> bool:
    """Whether a name and a superlative are all that is left of a statement."""
    types = [phrase.type for phrase in statement.phrases if phrase.type not in SEPARATORS]
    if types[2:] in (["OPEN", "AMOUNT", "CLOSE"], ["PREPOSITION", "AMOUNT"]):
        types = types[:2]  # "B the worst (0.3)"
    elif types[2:3] == ["OPEN"] and types.index("CLOSE" if "CLOSE" in types else "OPEN") == len(types) - 1:
        types = types[:2]  # "A varies the most and B the least (a span of 12)"
    return (
        types == ["REF", "SUPERLATIVE"]
        and len(statement.slices) == 1
        and (statement.top.definite or before.bare)
    )


def _inherit_subject(statement: Statement, before: Statement) -> None:
    """E.g. "A has the highest and the lowest value": it is A that has both."""
    front = statement.phrases[: statement.at]
    behind = statement.phrases[statement.at + 1 :]
    valued = key_at(behind, 0) == "of" and [p.type for p in behind[1:]] in (["AMOUNT"], ["AMOUNT", "COMMA"])
    bare = not (statement.winners or statement.slices or statement.panels)
    bare = bare and (valued or not statement.amounts)  # "A has a minimum of 0.1 and a maximum of 0.9"
    if bare and before.winners and not before.slices and all(p.type in SEPARATORS for p in front):
        ahead = before.phrases[: max(before.at, 0)]
        if before.winners[-1] in ahead and any(p.type == "HAVE" for p in ahead):
            statement.winners = list(before.winners)


def _qualifies(noun: Word) -> bool:
    """Whether a noun may narrow what the superlative is of; a "partner" does not."""
    return noun.type in ("UNKNOWN", "DIAGONAL") and noun.key not in word_list("names", "partners")


_WHOLES = ("panel", "grid")


def inherit(statement: Statement, before: Statement) -> None:
    """What a second superlative of a clause leaves unsaid: "A is the lowest in every row, B the highest"."""
    front = statement.phrases[: statement.at]
    statement.guarded = statement.guarded or before.guarded
    if not (statement.winners or statement.slices or statement.amounts or statement.panels) and _is_apposed(
        front
    ):
        statement.winners, statement.amounts = [*before.winners, *before.slices], before.amounts
    if not any(isinstance(phrase, Ref) for phrase in front):
        statement.unsure = statement.unsure or before.unsure
        statement.guarded = statement.guarded or before.guarded
    if before.measure in ("mean", "sum", "spread") and not (
        statement.measure or statement.top.nouns or statement.own
    ):
        statement.measure = before.measure  # "on average, A is best and B worst"
    if not (statement.classes or statement.top.nouns):
        statement.classes = before.classes  # "recall is highest for A and lowest for B"
    _inherit_subject(statement, before)
    owners = peaks_of(statement, before)
    if owners:
        statement.slices, statement.own = owners, True
    if _is_verbless(statement, before):  # "A is the best model, B the worst"
        statement.winners, statement.slices = statement.slices, []
    if statement.winners and not statement.slices:
        ahead = [p for p in before.phrases[: max(before.at, 0)] if isinstance(p, Ref)]
        statement.slices = [ref for ref in before.slices if ref in ahead or statement.top.rank > 1]
    qualified = before.top.nouns and not statement.top.nouns and not statement.whole
    if qualified and any(map(_qualifies, before.top.nouns)):
        statement.unsure = True  # "A has the most correct answers, B the fewest"
    elsewhere = before.slices and not (statement.slices or statement.whole or statement.universal)
    statement.unsure = statement.unsure or bool(elsewhere)  # "the lowest value in A is 1, the highest 9"
    wins = bool(statement.winners) or statement.panel_wins
    if wins and not statement.universal and not statement.slices and not statement.amounts:
        statement.universal, statement.over = before.universal, before.over
        # "Each model does best at home, with A having the lowest score": of these, and not in each
        told = any(isinstance(phrase, Ref) for phrase in front) and isinstance(before.phrases[0], Scope)
        statement.unsure = statement.unsure or (before.universal is not None and told)
    if (
        statement.part == "all"
        and not statement.whole
        and not statement.top.nouns
        and (statement.top.rank > 1 or not any(isinstance(p, Ref) for p in front))
    ):
        statement.part = before.part  # "the diagonal peaks at A and is lowest at B"
    if statement.part == "all" and not statement.whole and _opens_with_part(statement.clause.phrases):
        statement.part = before.part  # "of the diagonal values, A is the highest and B the lowest"
    if before.panels and not statement.panels and _names_panel(before):
        statement.panels = list(before.panels)  # "in the left one, A is best on P and worst on Q"


def _opens_with_part(phrases: Sequence[Phrase]) -> bool:
    """ "Of the diagonal values, …", "on the diagonal, …": what the whole clause is of."""
    placed = phrases[0].type in ("PREPOSITION", "RESTRICTION") and len(phrases) > 1
    return placed and isinstance(phrases[1], Part)


def with_noun(clause: Clause) -> Clause:
    """ "A has the highest row mean; B has the lowest (0.2)" as "…; B has the lowest row mean (0.2)"."""
    before = clause.before
    if before is None or not clause.has("SUPERLATIVE"):
        return clause
    if clause.says(word_list("comparisons", "ones")) and before.phrases[0].type in ("DIFFERENCE", "SPREAD"):
        return _with_spread(clause, before.phrases[0])
    if clause.start - before.end >= _NEAR:
        return clause
    own, tops = clause.of("SUPERLATIVE"), before.of("SUPERLATIVE")
    top, told = (own[0], tops[0]) if len(own) == len(tops) == 1 else (None, None)
    if not isinstance(top, Superlative) or not isinstance(told, Superlative) or top.nouns or not told.nouns:
        return clause
    if told.rank > 1 or top.rank > 1 or top.verb or told.verb or clause.has("PART", "AGGREGATE", "SPREAD"):
        return clause
    at = clause.phrases.index(top)
    named = [phrase.type for phrase in clause.phrases[: at + 1]] == ["REF", "BE", "SUPERLATIVE"]
    thing = told.nouns[-1].type == "AXISNOUN"
    if thing != named or not (thing or _stands_alone(clause.phrases, at)):
        return clause
    return clause.part([*clause.phrases[:at], replace(top, nouns=told.nouns), *clause.phrases[at + 1 :]])


def _with_spread(clause: Clause, noun: Phrase) -> Clause:
    """ "The distance between best and worst is smallest in A, while B has the largest one": the largest spread."""
    phrases = clause.phrases
    for at, top in enumerate(phrases):
        if isinstance(top, Superlative) and [word.key for word in top.nouns] in (["one"], ["ones"]):
            spread = Word("SPREAD", "spread", "spread", noun.start, noun.end)
            return clause.part([*phrases[:at], replace(top, nouns=[spread]), *phrases[at + 1 :]])
    return clause


def _stands_alone(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "B has the lowest (0.2)", "the class with the fewest is B": no noun, and no place that would tell one."""
    top, before = phrases[at], phrases[at - 1] if at else None
    behind = [phrase.type for phrase in phrases[at + 1 : at + 3]]
    if before is None or not isinstance(top, Superlative) or not top.definite:
        return False
    had = before.type in ("HAVE", "REF", "OCCUR") or getattr(before, "key", "") == "with"
    return had and (
        behind[:1] in ([], ["OPEN"], ["COMMA"], ["BE"], ["STOP"]) or behind == ["PREPOSITION", "AMOUNT"]
    )


def with_extremes(clause: Clause) -> Clause:
    """ "The lowest maximum" as one superlative: of the maxima of rows or columns."""
    phrases = clause.phrases
    for at, (one, two) in enumerate(pairwise(phrases)):
        if not isinstance(one, Superlative) or not isinstance(two, Superlative) or one.nouns or one.verb:
            continue
        end = "minimum" if two.key in word_list("winners", "minima") else ""
        end = "maximum" if two.key in word_list("winners", "maxima") else end
        if end and two.rank == 1 and two.count is None:
            noun = Word("AGGREGATE", end, two.key, two.start, two.end)
            top = replace(one, end=two.end, nouns=[noun, *two.nouns])
            return clause.part([*phrases[:at], top, *phrases[at + 2 :]])
    return clause


def under_head(clause: Clause, scene: Scene) -> Clause:
    """Under "**2020:**", "A has the highest share of this year" as "… of 2020"."""
    phrases = clause.phrases
    if not clause.heads or not len(scene.grids) or not clause.has("PRONOUN"):
        return clause
    grid = scene.filled(scene.panels(clause)[0])
    for at in range(len(phrases) - 2):
        joint, pronoun, noun = phrases[at : at + 3]
        here = key_of(pronoun) in word_list("function_words", "pointing") and joint.type == "PREPOSITION"
        axis = dimension_of(noun) if here and isinstance(noun, Word) and noun.type == "AXISNOUN" else ""
        if axis in ("row", "column"):
            named = [ref for ref in clause.heads if {line.axis for line in scene.lines(ref, grid)} == {axis}]
            if len(named) == 1:
                return clause.part([*phrases[: at + 1], named[0], *phrases[at + 3 :]])
    return clause


def _names_panel(statement: Statement) -> bool:
    """Whether a panel stands in front of a superlative, or behind the name of a cell: "best on P at the left"."""
    return any(
        isinstance(phrase, Ref) and (phrase.is_panel or phrase.noun in _WHOLES)
        for phrase in statement.phrases
    )
