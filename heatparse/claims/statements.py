"""The superlatives of a clause, each with the phrases that belong to it.

A clause makes one statement for each superlative, and for each panel or slice that has its own
amount: "0.91 in RSPC and 0.92 in KAAR".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from heatparse.claims.asides import headed
from heatparse.claims.guards import GUARDS
from heatparse.claims.phrases import Amount, Phrase, Ref, Scope, Superlative
from heatparse.claims.restrictions import restricted
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.slots import fill_statement
from heatparse.claims.superlatives import Statement
from heatparse.claims.things import is_thing, with_subjects
from heatparse.claims.words import Word
from heatparse.phrases import words as word_list

_SAYING = (["HAVE"], ["MEASURE"], ["COMPARATIVE"], ["DIFFERENCE"])  # with these a new predicate begins
_PAIR = 3  # phrases of "A for X"
_NEAR = 2  # characters between two clauses of one sentence
_SEPARATORS = frozenset(("COMMA", "AND", "JOIN", "OR"))


def read_statements(clause: Clause, scene: Scene) -> list[Statement]:
    """The statements of a clause, in the order of the text."""
    clause = restricted(headed(_completed(clause), "SUPERLATIVE"), scene)
    clause = clause.part(with_subjects(clause.phrases))
    found: list[Statement] = []
    if not clause.has("SUPERLATIVE"):
        return _of_lead(clause, scene)
    places = [i for i, p in enumerate(clause.phrases) if isinstance(p, Superlative)]
    for number, at in enumerate(places):
        start = _boundary(clause.phrases, places[number - 1], at) if number else _opening(clause.phrases, at)
        end = (
            _boundary(clause.phrases, at, places[number + 1])
            if number + 1 < len(places)
            else len(clause.phrases)
        )
        if start is None or end is None:
            return found  # "between the best and the worst": no statement of either
        if number == 0 and len(places) == 2:
            both = _highest_and_lowest(clause, places, scene)
            if both:
                return both
        end = _cut(clause.phrases, at, end)
        if not start <= at < end:
            return found  # cut in front of what is claimed
        for phrases, index in _distribute(clause.phrases[start:end], at - start, scene):
            subject = _subject(found[-1], phrases, index) if number and found else None
            if subject is not None:
                phrases, index = [subject, *phrases], index + 1
            statement = fill_statement(clause, clause.phrases[at], phrases, index, scene)
            if statement is not None:
                if not number:
                    _carry_on(statement, clause, scene)
                if number and found:
                    _inherit(statement, found[-1])
                found.append(statement)
    return found


def _completed(clause: Clause) -> Clause:
    """ "A reaches 0.9 on B, which is the peak of the figure" as "A reaches 0.9 on B, the peak of the figure"."""
    phrases, before = clause.phrases, clause.before
    keys = [getattr(phrase, "key", "") for phrase in phrases[:1]]
    takes_up = keys in (["which"], ["that"]) and [p.type for p in phrases[1:3]] == ["BE", "SUPERLATIVE"]
    if before is None or not takes_up or clause.start - before.end > _NEAR:
        return clause
    told = [p for p in before.phrases if isinstance(p, Amount)]
    if len(told) != 1 or before.has("SUPERLATIVE", "DIFFERENCE", "COMPARATIVE", *GUARDS) or clause.refs():
        return clause
    joint = Word("COMMA", ",", ",", before.end, before.end)
    return clause.part([*before.phrases, joint, *phrases[2:]])


def _opening(phrases: Sequence[Phrase], at: int) -> int:
    """Where the first statement begins: "Consistent scores, with a peak at A on B" tells of its peak alone."""
    before = [getattr(phrase, "key", "") for phrase in phrases[max(0, at - 2) : at]]
    front = phrases[: at - 2]
    told = any(
        p.type in ("REF", "PART", "SCOPE", "SUPERLATIVE", "PRONOUN") or p.type in GUARDS for p in front
    )
    named = sum(isinstance(p, Ref) for p in phrases[at:]) > 1
    return at - 1 if before == [",", "with"] and named and not told else 0


def _subject(before: Statement, phrases: Sequence[Phrase], at: int) -> Ref | None:
    """E.g. "A is best at B and worst at C": of A, as well."""
    front, behind = phrases[:at], phrases[at + 1 : at + 3]
    bare = before.bare and not before.universal and len(before.winners) == len(before.slices) == 1
    ahead = before.phrases[: max(before.at, 0)]
    placed = [phrase.type for phrase in behind] == ["PREPOSITION", "REF"]
    if (
        not bare
        or not placed
        or before.winners[0] not in ahead
        or any(p.type not in _SEPARATORS for p in front)
    ):
        return None
    return before.winners[0]


def _carry_on(statement: Statement, clause: Clause, scene: Scene) -> None:
    """E.g. "The best model on A is B, while the worst is C": on A, as well."""
    earlier = clause.before
    if (
        earlier is None
        or not (clause.contrasted or statement.own)
        or statement.slices
        or statement.universal
        or statement.whole
    ):
        return
    if not earlier.has("SUPERLATIVE") or not statement.winners:
        return
    before = read_statements(earlier, scene)[-1:]
    if before and statement.own and not statement.slices:
        statement.slices = _peaks_of(statement, before[0])
        return
    if not before or not clause.contrasted or not before[0].slices or before[0].universal:
        return
    sides = [
        {line.axis for line in scene.lines(s.winners[0], scene.filled(0))}
        for s in (before[0], statement)
        if s.winners
    ]
    if len(sides) == 2 and sides[0] & sides[1]:
        statement.slices = before[0].slices


def _highest_and_lowest(clause: Clause, places: Sequence[int], scene: Scene) -> list[Statement]:
    """E.g. "The highest and lowest values are 15 and 3": each superlative with its own amount."""
    phrases = clause.phrases
    first, second = places
    each = _respectively(clause, first, second, scene)
    if each is not None:
        return each
    behind = [i for i in range(second, len(phrases)) if isinstance(phrases[i], Amount)]
    if (
        second - first != 2
        or phrases[first + 1].type != "AND"
        or len(behind) != 2
        or clause.has("DIFFERENCE")
    ):
        return []
    if any(p.type not in ("BE", "JOIN", "AMOUNT", "MEASURE", "OPEN", "CLOSE") for p in phrases[second + 1 :]):
        return []
    found = []
    for place, amount in zip(places, behind, strict=True):
        parts = [*phrases[:first], phrases[place], phrases[amount]]
        statement = fill_statement(clause, phrases[place], parts, first, scene)
        if statement is not None:
            found.append(statement)
    return found


def _respectively(clause: Clause, first: int, second: int, scene: Scene) -> list[Statement] | None:
    """E.g. "The best and worst models on A are B and C": the first of the two is the best; None without two."""
    phrases = clause.phrases
    if second - first != 2 or phrases[first + 1].type != "AND":
        return None
    verb = next((i for i in range(second, len(phrases)) if phrases[i].type == "BE"), len(phrases))
    pairs = [i for i in range(verb, len(phrases)) if isinstance(phrases[i], Ref)]
    pair = phrases[pairs[0]] if len(pairs) == 1 else None
    one, two = phrases[first], phrases[second]
    if not isinstance(pair, Ref) or len(pair.names) != 2 or not isinstance(one, Superlative):
        return None
    assert isinstance(two, Superlative)
    found = []
    for top, name in ((replace(one, nouns=two.nouns), pair.names[0]), (two, pair.names[1])):
        middle, behind = phrases[second + 1 : pairs[0]], phrases[pairs[0] + 1 :]
        parts = [*phrases[:first], top, *middle, replace(pair, names=(name,)), *behind]
        statement = fill_statement(clause, top, parts, first, scene)
        if statement is not None:
            found.append(statement)
    return found


def _of_lead(clause: Clause, scene: Scene) -> list[Statement]:
    """E.g. "**Peak Value:** 49.3, …": the superlative stands in the lead, or in the head of the list."""
    tops = [p for p in clause.lead if p.type == "SUPERLATIVE"]
    if (
        not tops
        or clause.is_data
        or len(tops) != 1
        or not _may_follow_lead(clause)
        or _speaks_of_change(clause.lead)
    ):
        return []
    statement = fill_statement(clause, tops[0], clause.phrases, -1, scene)
    if statement is not None and tops[0].end < clause.block_start:
        statement.unsure = True  # the head of a list: not every item has to be the very first
    return [statement] if statement is not None else []


def _may_follow_lead(clause: Clause) -> bool:
    """Whether a clause can complete its lead: an amount, or a place, stands at its beginning."""
    for phrase in clause.phrases:
        if isinstance(phrase, Amount):
            return not phrase.bound
        if isinstance(phrase, Ref) and not phrase.is_panel:
            return not clause.has("CARDINAL") and not _speaks_of_change(clause.phrases)
        if phrase.type not in ("MEASURE", "OCCUR", "PREPOSITION", "HAVE", "BE", "REF", "COLON"):
            return False
    return False


def _speaks_of_change(phrases: Sequence[Phrase]) -> bool:
    return any(p.type in ("DIFFERENCE", "TREND") for p in phrases)


def _boundary(phrases: Sequence[Phrase], first: int, second: int) -> int | None:
    """The last separator between two superlatives; None when nothing parts them."""
    for index in range(second - 1, first, -1):
        if phrases[index].type in _SEPARATORS:
            return index
    return None


def _cut(phrases: Sequence[Phrase], at: int, end: int) -> int:
    """A statement ends where "and no …" or "followed by …" begins another."""
    if _is_titled(phrases, at):
        return at + 3  # "the best model, A, reaches only 0.5 on B"
    for index in range(at + 1, end - 1):
        after = phrases[index + 1]
        if after.type == "NEXT" or after.type == "COMPARATIVE":
            return index + 1
        if phrases[index].type in _SEPARATORS and (
            after.type in ("NEGATION", "DIFFERENCE", "TREND")
            or _is_earlier(after)
            or (isinstance(after, Scope) and after.quantifier == "none")
        ):
            return index
    return end


def _is_titled(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "Even the best model, A, …": what follows is said of A."""
    top, tail = phrases[at], phrases[at + 1 : at + 5]
    noun = top.nouns[-1] if isinstance(top, Superlative) and top.nouns else None
    if noun is None or not (noun.type == "AXISNOUN" or is_thing(noun)):
        return False
    types = ["COMMA" if phrase.type == "JOIN" else phrase.type for phrase in tail]
    return types[:3] == ["COMMA", "REF", "COMMA"] and types[3:] in (
        ["HAVE"],
        ["MEASURE"],
        ["COMPARATIVE"],
        ["DIFFERENCE"],
    )


def _is_earlier(phrase: Phrase) -> bool:
    """E.g. ", after 0.00 in A": what was before is another statement."""
    return isinstance(phrase, Word) and phrase.key in ("after", "before", "up from", "down from")


def _distribute(phrases: list[Phrase], at: int, scene: Scene) -> list[tuple[list[Phrase], int]]:
    """E.g. "0.91 in RSPC and 0.92 in KAAR": one list of phrases for each part with its own amount."""
    top = phrases[at]
    if isinstance(top, Superlative) and (top.count or 1) > 1:
        return [(phrases, at)]  # "the two highest are 0.9 in A and 0.8 in B": one list
    pairs = _pairs_of(phrases, at)
    if len(pairs) > 1:
        return [([*phrases[: pairs[0]], *phrases[pair : pair + _PAIR]], at) for pair in pairs]
    panels = [i for i, p in enumerate(phrases) if isinstance(p, Ref) and scene.panels_named(p)]
    places = panels if len(panels) > 1 else [i for i in range(at + 1, len(phrases)) if _is_slice(phrases, i)]
    cuts: list[int] = []
    for first, second in pairwise(places):
        separators = [
            i for i in range(first + 1, second) if phrases[i].type in _SEPARATORS and not _depth(phrases, i)
        ]
        if not separators:
            return [(phrases, at)]
        cuts.append(separators[-1])
    if cuts and cuts[0] <= at:
        return [(phrases, at)]  # "A is stable in P and in Q it has its peak": one statement
    parts = _parts(phrases, at, places[0], cuts) if cuts else []
    if not all(any(isinstance(p, Amount) for p in part[len(part) // 3 :]) for part, _ in parts):
        return [(phrases, at)]
    return parts or [(phrases, at)]


def _pairs_of(phrases: Sequence[Phrase], at: int) -> list[int]:
    """E.g. "The best models are A for X, B for Y, and C for Z": where each of the pairs begins."""
    first = next((i for i in range(at + 1, len(phrases)) if isinstance(phrases[i], Ref)), len(phrases))
    if first == at + 1 or phrases[first - 1].type not in ("BE", "COLON"):
        first = next((i + 1 for i in range(at, len(phrases)) if phrases[i].type in ("BE", "COLON")), first)
    found: list[int] = []
    while [phrase.type for phrase in phrases[first : first + _PAIR]] == ["REF", "PREPOSITION", "REF"]:
        found.append(first)
        first += _PAIR
        while first < len(phrases) and phrases[first].type in _SEPARATORS:
            first += 1
    return found if first >= len(phrases) else []


def _is_slice(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "… for LR (62) and for CCS (65)": a place behind the superlative with its own amount."""
    if (
        not isinstance(phrases[index], Ref)
        or phrases[index - 1].type != "PREPOSITION"
        or _depth(phrases, index)
    ):
        return False
    following = phrases[index + 1 : index + 3]
    return [p.type for p in following] == ["OPEN", "AMOUNT"]


def _depth(phrases: Sequence[Phrase], index: int) -> int:
    opened = sum(p.type == "OPEN" for p in phrases[:index])
    return opened - sum(p.type == "CLOSE" for p in phrases[:index])


def _parts(phrases: list[Phrase], at: int, first: int, cuts: list[int]) -> list[tuple[list[Phrase], int]]:
    """What is common stands before the first part, and holds the superlative."""
    start = first
    while start > 0 and start - 1 > at and phrases[start - 1].type in ("PREPOSITION", "AMOUNT"):
        start -= 1
    common = phrases[: min(start, first)] if first > at else phrases[:first]
    parts = [(phrases[: cuts[0]], at)]
    for number, cut in enumerate(cuts):
        end = cuts[number + 1] if number + 1 < len(cuts) else len(phrases)
        chunk = phrases[cut + 1 : end]
        if first > at:
            parts.append(([*common, *chunk], at))
        else:
            parts.append(([*common, chunk[0], phrases[at], *chunk[1:]], len(common) + 1))
    return parts


def _is_apposed(front: Sequence[Phrase]) -> bool:
    """E.g. "A peaks on B with 0.9, the highest value of all": the superlative tells more of what was named."""
    return len(front) == 1 and front[0].type == "COMMA"


def _peaks_of(statement: Statement, before: Statement) -> list[Ref]:
    """E.g. "A, the darkest row, peaks at B", "A is highest, with a maximum at B": whose peak it is."""
    single = len(before.winners) == 1 and not before.slices and len(statement.winners) == 1
    own = statement.own or statement.top.key in word_list("names", "own_ends")
    return list(before.winners) if single and own and not statement.slices and not statement.whole else []


def _is_verbless(statement: Statement) -> bool:
    """Whether a name and a superlative are all that is left of a statement."""
    types = [phrase.type for phrase in statement.phrases if phrase.type not in _SEPARATORS]
    if types[2:] == ["OPEN", "AMOUNT", "CLOSE"]:
        types = types[:2]  # "B the worst (0.3)"
    return types == ["REF", "SUPERLATIVE"] and len(statement.slices) == 1 and statement.top.definite


def _inherit(statement: Statement, before: Statement) -> None:
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
    owners = _peaks_of(statement, before)
    if owners:
        statement.slices, statement.own = owners, True
    if _is_verbless(statement):  # "A is the best model, B the worst"
        statement.winners, statement.slices = statement.slices, []
    if statement.winners and not statement.slices:
        ahead = [p for p in before.phrases[: max(before.at, 0)] if isinstance(p, Ref)]
        statement.slices = [ref for ref in before.slices if ref in ahead or statement.top.rank > 1]
    qualified = before.top.nouns and not statement.top.nouns and not statement.whole
    if qualified and any(noun.type in ("UNKNOWN", "DIAGONAL") for noun in before.top.nouns):
        statement.unsure = True  # "A has the most correct answers, B the fewest"
    elsewhere = before.slices and not (statement.slices or statement.whole or statement.universal)
    statement.unsure = statement.unsure or bool(elsewhere)  # "the lowest value in A is 1, the highest 9"
    if statement.winners and not statement.universal and not statement.slices and not statement.amounts:
        statement.universal, statement.over = before.universal, before.over
    if (
        statement.part == "all"
        and not statement.whole
        and not statement.top.nouns
        and not any(isinstance(p, Ref) for p in front)
    ):
        statement.part = before.part  # "the diagonal peaks at A and is lowest at B"
