"""The superlatives of a clause, each with the phrases that belong to it.

A clause makes one statement for each superlative, and for each panel or slice that has its own
amount: "0.91 in RSPC and 0.92 in KAAR".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.slots import fill_statement
from heatparse.claims.extremes.statement_bounds import SEPARATORS, boundary, cut, opening, with_subject
from heatparse.claims.extremes.statement_parts import distribute
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.gates import has_appended, is_headed, is_square, takes_up_extreme
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import with_subjects
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.restrictions import restricted
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_ASSERTING = frozenset(("range", "threshold", "count"))  # with these a clause makes a statement of its own
_BESIDE = 8  # … with a small word between them: ", and the"
_TAKING_UP = frozenset(("PRONOUN", "OCCUR", "BE"))  # with which a clause goes on with an extreme
_IN_SENTENCE = 12  # characters in front of a second extreme: ", while the"
_HOLDING = frozenset(("HAVE", "BE", "OCCUR"))  # "B reaches 0.9", "B stands at 0.9"
_NEAR = 2  # characters between two clauses of one sentence


def read_statements(clause: Clause, scene: Scene) -> list[Statement]:
    """The statements of a clause, in the order of the text."""
    if not _may_hold_superlative(clause):
        return []
    if clause.has("SUPERLATIVE") and clause.says(words("names", "whose")):
        from heatparse.claims.plain.extreme_wordings import told_of  # loaded where "whose" is said

        parts = told_of(clause)
        if len(parts) > 1:
            return [statement for part in parts for statement in read_statements(part, scene)]
    if clause.has("AREA") and not scene.tells_areas:
        from heatparse.claims.language.asides import (
            without_area_nouns,  # loaded where a part of the grid is told
        )

        clause = without_area_nouns(clause)
    if clause.has("SUPERLATIVE") and (
        clause.before is not None or (clause.has("AMOUNT") and clause.phrases[0].type != "SUPERLATIVE")
    ):
        from heatparse.claims.extremes.told_cells import about_told_cell  # loaded behind a number

        clause = about_told_cell(clause, scene)
    clause = _headed(_completed(clause), scene)
    if clause.has("PRONOUN") and clause.has("REF") and clause.says(words("reserves", "named_again")):
        from heatparse.claims.plain.pronoun_subjects import (
            with_named_subject,  # loaded where "it" may be somebody
        )

        clause = with_named_subject(clause, scene)
    if clause.has("EXCEPTION", "RESTRICTION", "PART") and is_square(clause, scene):
        from heatparse.claims.places.own_cells import without_own  # loaded where an own cell may be set aside

        clause = without_own(clause, scene.filled(scene.panels(clause)[0]))
    if clause.has("NEGATION"):
        clause = _without_denied_motion(clause)
    if clause.has("RESTRICTION", "EXCEPTION"):
        from heatparse.claims.extremes.leaders_ahead import without_leaders  # loaded where one may be ahead

        clause = without_leaders(clause, scene)
    clause = restricted(clause, scene)
    phrases = with_subjects(clause.phrases)
    if clause.heads and clause.has("PART"):
        from heatparse.claims.places.own_cells import reflexive  # loaded where "itself" may be said

        phrases = reflexive(phrases, clause.heads)
    phrases = _without_leader(phrases)
    clause = clause.part(_without_denied(phrases) if clause.has("NEGATION") else phrases)
    found: list[Statement] = []
    if not clause.has("SUPERLATIVE"):
        return _of_pair(clause, scene) if _is_part(clause, scene) else _of_lead(clause, scene)
    if len(clause.of("SUPERLATIVE")) > 1:
        from heatparse.claims.plain.inheritance import with_extremes  # loaded where several extremes are told

        clause = with_extremes(clause)
    places = [i for i, p in enumerate(clause.phrases) if isinstance(p, Superlative)]
    if len(places) > 2:
        from heatparse.claims.extremes.gap_phrases import (
            without_best_and_worst,  # loaded where several extremes are told
        )

        plain = without_best_and_worst(clause.phrases)
        if plain != clause.phrases:
            return read_statements(clause.part(plain), scene)  # "the widest span between worst and best"
    if len(places) > 1 and _is_between(clause.phrases, places[0]):
        return []
    for number, at in enumerate(places):
        start = boundary(clause.phrases, places[number - 1], at) if number else opening(clause.phrases, at)
        end = (
            boundary(clause.phrases, at, places[number + 1])
            if number + 1 < len(places)
            else len(clause.phrases)
        )
        if start is None or end is None:
            return found  # "between the best and the worst": no statement of either
        if number == 0 and len(places) == 2:
            from heatparse.claims.parts.statement_pairs import (
                highest_and_lowest,  # loaded where two may share
            )

            both = highest_and_lowest(clause, places, scene)
            if both:
                return both
        end = cut(clause.phrases, at, end)
        if not start <= at < end:
            return found  # cut in front of what is claimed
        front = with_subject(clause.phrases, start)
        parts_of_it = distribute([*front, *clause.phrases[start + len(front) : end]], at - start, scene)
        by_panels = len(parts_of_it) > 1 and _by_panels(parts_of_it, scene)
        if by_panels:
            clause.read.add("by panels")
        for phrases, index in parts_of_it:
            subject = _subject(found[-1], phrases, index) if number and found else None
            if subject is not None:
                phrases, index = [subject, *phrases], index + 1
            statement = fill_statement(clause, clause.phrases[at], phrases, index, scene)
            if statement is not None:
                statement.told_of_several = len(parts_of_it) > 1 and not by_panels
                if not number:
                    _carry_on(statement, clause, scene)
                if number and found:
                    from heatparse.claims.plain.inheritance import (
                        inherit,  # loaded where several extremes are told
                    )

                    inherit(statement, found[-1])
                    if (
                        subject is not None
                        and statement.winners == [subject]
                        and _faces(statement, found[-1])
                    ):
                        statement.along = found[-1].along = True
                found.append(statement)
    if len(found) > 1 and found[0].part == "all" and not found[0].top.nouns:
        found[0].part = (
            found[1].part if found[1].top.nouns else "all"
        )  # "A as the lowest, B as the highest diagonal value"
    return found


def _by_panels(parts: Sequence[tuple[list[Phrase], int]], scene: Scene) -> bool:
    """Whether each part of a statement speaks of a panel of its own."""
    named = [[n for p in part if isinstance(p, Ref) for n in scene.panels_named(p)] for part, _ in parts]
    return all(len(panels) == 1 for panels in named) and len({n for (n,) in named}) == len(parts)


def _headed(clause: Clause, scene: Scene) -> Clause:
    """The clause with its extreme alone, and with what stands in front of its colon for a head."""
    if has_appended(clause):
        from heatparse.claims.extremes.appended_extremes import (
            alone,  # loaded where something may stand beside it
        )

        clause = alone(clause)
    if is_headed(clause):
        from heatparse.claims.language.asides import headed  # loaded where a name and a colon open a clause

        clause = headed(clause, "SUPERLATIVE")
    if clause.heads and clause.has("PRONOUN"):
        from heatparse.claims.plain.inheritance import under_head  # loaded where a head may be taken up

        clause = under_head(clause, scene)
    return clause


def _is_part(clause: Clause, scene: Scene) -> bool:
    if not clause.has("REF") or not takes_up_extreme(clause):
        return False
    from heatparse.claims.parts.winner_pairs import is_part  # loaded behind an extreme

    return is_part(clause, scene)


def _faces(statement: Statement, other: Statement) -> bool:
    """ "A is best on B and worst on C": of the values of A; "second-best on C" may be of those on C."""
    return statement.top.rank == other.top.rank or statement.direction != other.direction


def _may_hold_superlative(clause: Clause) -> bool:
    """Whether a superlative stands in a clause, in its lead, or in the clause that it may be a part of."""
    before = clause.before
    return (
        clause.has("SUPERLATIVE")
        or (before is not None and before.has("SUPERLATIVE"))
        or any(phrase.type == "SUPERLATIVE" for phrase in clause.lead)
    )


def _without_leader(phrases: list[Phrase]) -> list[Phrase]:
    """ "A is second only to B", "A comes second behind B" as "A is second"."""
    for at, phrase in enumerate(phrases[:-1]):
        if not isinstance(phrase, Superlative) or phrase.rank == 1:
            continue
        behind = key_at(phrases, at + 1) == "behind"
        runner = not phrase.nouns and phrase.key in words("holders", "runners")
        behind = behind or (runner and key_at(phrases, at + 1) in words("holders", "behind_leader"))
        end = at + 1 if phrase.key.endswith(" to") else at + 2 if behind else 0
        if end and end < len(phrases) and isinstance(phrases[end], Ref):
            return [*phrases[: at + 1], *phrases[end + 1 :]]
    return phrases


def _without_denied(phrases: list[Phrase]) -> list[Phrase]:
    """ "The best window is 4, not 5" as "the best window is 4": who is not the best is told as well."""
    types = [phrase.type for phrase in phrases]
    at = next((i for i, p in enumerate(phrases) if p.type == "NEGATION"), 0)
    end = at + (3 if types[at + 1 : at + 2] == ["PREPOSITION"] else 2)
    joined = at > 1 and types[at - 1] in ("COMMA", "JOIN", "AND") and key_at(phrases, at) == "not"
    if at > 1 and key_at(phrases, at) in words("holders", "in_place_of"):  # "belongs to A rather than to B"
        joined, at = True, at + (types[at - 1] not in ("COMMA", "JOIN", "AND"))
    named = types[end - 1 : end] in (["REF"], ["AMOUNT"])
    ends = types[end : end + 1] in ([], ["COMMA"], ["JOIN"], ["OPEN"])
    if not (joined and named and ends) or "SUPERLATIVE" not in types[:at]:
        return phrases
    return [*phrases[: at - 1], *phrases[end:]]


def _without_denied_motion(clause: Clause) -> Clause:
    """ "A is the warmest in every month and never drops below 14" as "A is the warmest in every month"."""
    phrases = clause.phrases
    for at in range(2, len(phrases) - 2):
        joint, _, motion = phrases[at : at + 3]
        bound = motion.type in ("DIFFERENCE", "TREND", "HAVE", "BE", "AMOUNT", "OCCUR")
        if joint.type in ("AND", "COMMA") and key_at(phrases, at + 1) == "never" and bound:
            told = any(isinstance(phrase, Superlative) for phrase in phrases[:at])
            rest = any(isinstance(phrase, Superlative | Ref) for phrase in phrases[at:])
            return clause.part(phrases[:at]) if told and not rest else clause
    return clause


def _is_between(phrases: Sequence[Phrase], at: int) -> bool:
    """ "The gap between the strongest value (0.9) and the weakest (0.1) is 0.8": neither is claimed."""
    front = [phrase.type for phrase in phrases[:at]]
    return key_at(phrases, at - 1) == "between" and ("DIFFERENCE" in front or "SPREAD" in front)


def _of_pair(clause: Clause, scene: Scene) -> list[Statement]:
    """E.g. "A leads in P; B in Q": what the second part says."""
    from heatparse.claims.parts.winner_pairs import joined, winner_pairs  # loaded behind an extreme

    phrases = joined(clause)
    at = next(i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative))
    placed = winner_pairs(phrases, at, scene)[1:]
    found = [fill_statement(clause, parts[index], parts, index, scene) for parts, index in placed]
    statements = [statement for statement in found if statement is not None]
    types = [phrase.type for phrase in clause.phrases]
    for (
        statement
    ) in statements:  # "A peaks in P, while B reaches 0.9 in Q": perhaps that is all it does there
        verb = next((i for i, type in enumerate(types) if type in _HOLDING), len(types))
        statement.unsure = statement.unsure or "AMOUNT" in types[verb + 1 : verb + 3]
    return statements


def _completed(clause: Clause) -> Clause:
    """ "A reaches 0.9 on B, which is the peak of the figure" as "A reaches 0.9 on B, the peak of the figure"."""
    phrases, before = clause.phrases, clause.before
    if (
        before is not None
        and clause.has("OCCUR")
        and clause.has("REF")
        and clause.words[0].type in _TAKING_UP
        and takes_up_extreme(clause)
    ):
        from heatparse.claims.parts.winner_pairs import tells_holder  # loaded behind an extreme

        if tells_holder(clause):
            clause.read.add("holder")
            joint = Word("COMMA", ",", ",", before.end, before.end)
            rest = [p for p in phrases if p.type not in ("PRONOUN", "BE")]
            return clause.part([*before.phrases, joint, *rest])
    keys = [getattr(phrase, "key", "") for phrase in phrases[:1]]
    types = [p.type for p in phrases[1:4]]  # "…, which is the peak", "…, which is its peak"
    takes_up = types[:2] == ["BE", "SUPERLATIVE"] or types == ["BE", "PRONOUN", "SUPERLATIVE"]
    takes_up = takes_up and keys in (["which"], ["that"])
    if before is None or not takes_up or clause.start - before.end > _NEAR:
        return clause
    told = [p for p in before.phrases if isinstance(p, Amount)]
    if len(told) != 1 or before.has("SUPERLATIVE", "DIFFERENCE", "COMPARATIVE", *GUARDS) or clause.refs():
        return clause
    joint = made_word("COMMA", ",", before.end)
    clause.read.add("holder")
    return clause.part([*before.phrases, joint, *phrases[2:]])


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
        or any(p.type not in SEPARATORS for p in front)
    ):
        return None
    return before.winners[0]


def _carry_on(statement: Statement, clause: Clause, scene: Scene) -> None:
    """E.g. "The best model on A is B, while the worst is C": on A, as well."""
    earlier = clause.before
    placed = statement.top.rank > 1
    if earlier is not None and earlier.phrases and earlier.phrases[0].type == "AGGREGATE":
        _average(statement, earlier)
    bare = not (statement.winners or statement.slices or statement.universal or statement.whole)
    if bare and len(statement.amounts) == 1 and earlier is not None and earlier.has("SUPERLATIVE"):
        from heatparse.claims.extremes.carried_slices import (
            carry_slices,  # loaded where a second extreme has but a value
        )

        if clause.start - earlier.end < _IN_SENTENCE and (told := read_statements(earlier, scene)):
            carry_slices(statement, told[-1])
        return
    if (
        earlier is None
        or not (clause.contrasted or statement.own or placed or clause.start - earlier.end < _BESIDE)
        or statement.slices
        or statement.universal
        or statement.whole
    ):
        return
    if not earlier.has("SUPERLATIVE"):
        return
    if not statement.winners:
        return
    before = read_statements(earlier, scene)[-1:]
    if before and placed and statement.part == "all" and not statement.top.nouns:
        statement.part = before[0].part  # "the best on the diagonal is A, and B comes second"
    if before and placed and before[0].universal and statement.winners:
        statement.universal, statement.over = True, before[0].over  # "A is first in every row, B second"
        statement.most, statement.unsure = before[0].most, statement.unsure or before[0].unsure
    if before and statement.own and not statement.slices:
        from heatparse.claims.plain.inheritance import peaks_of  # loaded where several extremes are told

        statement.slices = peaks_of(statement, before[0])
        return
    if not before or not before[0].slices or before[0].universal:
        return
    if not (clause.contrasted or placed):
        statement.unsure = True  # "A is best on B, and C is worst": on B, or of all
        return
    sides = [
        {line.axis for line in scene.lines(s.winners[0], scene.filled(0))}
        for s in (before[0], statement)
        if s.winners
    ]
    if len(sides) == 2 and sides[0] & sides[1]:
        statement.slices = before[0].slices
        statement.carried = any(
            phrase.type == "MEASURE" for phrase in (*statement.top.nouns, *statement.phrases)
        )


def _average(statement: Statement, earlier: Clause) -> None:
    """E.g. "Averaged over the columns, A comes out best": of the means."""
    first, *rest = earlier.phrases
    known = all(p.type in ("PREPOSITION", "SCOPE", "AXISNOUN", "DIMENSION", "MEASURE") for p in rest)
    statement.measure = str(first.value) if isinstance(first, Word) else ""
    statement.guarded = statement.guarded or not known or statement.measure not in ("mean", "sum")


def _of_lead(clause: Clause, scene: Scene) -> list[Statement]:
    """E.g. "**Peak Value:** 49.3, …": the superlative stands in the lead, or in the head of the list."""
    tops = [p for p in clause.lead if p.type == "SUPERLATIVE"]
    if (
        not tops
        or (clause.read & _ASSERTING and clause.has("SCOPE", "CARDINAL"))
        or clause.is_data
        or len(tops) != 1
        or not _may_follow_lead(clause)
        or _speaks_of_change(clause.lead)
    ):
        return []
    end = next((i for i, p in enumerate(clause.phrases) if p.type == "NEXT"), len(clause.phrases))
    statement = fill_statement(clause, tops[0], clause.phrases[:end], -1, scene)
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
