"""Lists of differences: the later parts leave out what the first one says.

"A is 3 points below B on C, 5 on D and only 2 on E" is three statements, and so is "A loses 5 points, B 7,
compared with 9 for C". Each part has one amount, and the places that differ from those of the first.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.amounts import is_change
from heatparse.claims.language.phrases import (
    Amount,
    Phrase,
    Ref,
    Scope,
    Superlative,
    key_of,
    outside_brackets,
    segments,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import RELATIVE_UNITS, is_prepositional
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_JOINTS = frozenset(("COMMA", "AND", "JOIN", "CONTRAST"))
_OPENING = frozenset(("THAN", "VERSUS", "CONTRAST"))  # "compared with 9 for C"
_AGAINST = frozenset(("THAN", "VERSUS", "COMPARATIVE"))
_ENDS = 2
_ONE, _BRACKETED = 4, 6  # phrases of "3 (A)" and of "3 (A, P)"
_TWO_PLACES = [["AMOUNT", "OPEN", "REF", joint, "REF", "CLOSE"] for joint in ("JOIN", "COMMA", "AND")]
_SHORT = frozenset(("REF", "PREPOSITION", "BY", "AMOUNT"))


def completed(clause: Clause, scene: Scene) -> list[Clause]:
    """The statements of a clause, each with all its phrases; the clause itself where it makes one."""
    if clause.has("OPEN"):
        clause = clause.part(_with_bracketed_places(clause.phrases))
    if clause.has("COMPARATIVE", "NEXT") and clause.has("DIFFERENCE") and len(clause.of("AMOUNT")) > 1:
        from heatparse.claims.parts.sizes_beside import (
            with_listed_sizes,  # loaded where a change may be set against another
        )

        clause = with_listed_sizes(clause)
    carried = _carried_on(clause, scene)
    if carried is not None:
        return [carried]
    if len(clause.of("AMOUNT")) > 1 and any(len(ref.names) > 1 for ref in clause.refs()):
        from heatparse.claims.places.size_places import each_its_own  # loaded for lists of numbers

        each = each_its_own(clause)
        if each:
            return each
    if any(getattr(phrase, "value", "") == "gap" for phrase in clause.of("DIFFERENCE")) or clause.says(
        words("names", "deficits")
    ):
        from heatparse.claims.changes.moved_distances import (
            moved_distances,  # loaded where a gap is spoken of
        )

        moved = moved_distances(clause, scene)
        if moved:
            return moved
    pieces = _with_whole_ends(segments(clause.phrases, _JOINTS))
    at = next((i for i, part in enumerate(pieces) if _amounts(part)), None)
    if at is None or at + 1 == len(pieces) or len(_amounts(pieces[at])) != 1:
        return [clause]
    later = [_shortened(part) for part in pieces[at + 1 :]]
    if any(part is None for part in later):
        return [clause]
    first = [phrase for part in pieces[: at + 1] for phrase in part]
    found: list[list[Phrase]] = [first]
    for part in later:
        assert part is not None
        whole = _completed(first, part, scene)
        if whole is None:
            return [clause]
        found.append(whole)
    tail = _shared_tail(first, later[-1] or [], scene)
    return [
        clause.part([*phrases, *tail]) if phrases is not found[-1] else clause.part(phrases)
        for phrases in found
    ]


def _with_whole_ends(pieces: list[list[Phrase]]) -> list[list[Phrase]]:
    """The pieces, where "between its best and its worst row" is one."""
    found: list[list[Phrase]] = []
    for piece in pieces:
        told = [p for p in found[-1] if p.type != "PRONOUN"][-2:] if found else []
        is_end = next((p for p in piece if p.type != "PRONOUN"), None)
        if (
            len(told) == _ENDS
            and key_of(told[0]) == "between"
            and told[1].type == "SUPERLATIVE"
            and isinstance(is_end, Superlative)
        ):
            found[-1] = [*found[-1], made_word("AND", "and", piece[0].start), *piece]
        else:
            found.append(piece)
    return found


def _with_bracketed_places(phrases: Sequence[Phrase]) -> list[Phrase]:
    """ "By 25.4 points (A, P) and 21.6 (B, P)" as "by 25.4 points in A in P and 21.6 in B in P"."""
    found: list[Phrase] = []
    at = 0
    while at < len(phrases):
        types = [phrase.type for phrase in phrases[at : at + _BRACKETED]]
        if types[:_ONE] == ["AMOUNT", "OPEN", "REF", "CLOSE"] or types in _TWO_PLACES:
            opened, last = phrases[at + 1], at + types.index("CLOSE")
            found.append(phrases[at])
            for ref in phrases[at + 2 : last : 2]:
                found += [Word("PREPOSITION", "in", "in", opened.start, opened.end), ref]
            at = last + 1
        else:
            found.append(phrases[at])
            at += 1
    return found


def _carried_on(clause: Clause, scene: Scene) -> Clause | None:
    """ "…, but only 8 in C", "…; in C, it is 8 points ahead": a clause that goes on with the one before."""
    before = clause.before
    opening: list[Phrase] = []
    if before is not None and [phrase.type for phrase in before.phrases] == ["PREPOSITION", "REF"]:
        opening, before = before.phrases, before.before  # "on C, it is …"
    if (
        before is None
        or before.is_data
        or not before.has("DIFFERENCE", "BY", "COMPARATIVE", "FACTOR", "TIMES")
    ):
        return None
    told = {p.value for p in before.of("COMPARATIVE", "DIFFERENCE") if isinstance(p, Word)}
    phrases = [*opening, *clause.phrases]
    rivals = [at for at, p in enumerate(phrases) if isinstance(p, Ref) and not is_prepositional(phrases, at)]
    short = [
        phrase for at, phrase in enumerate(phrases) if not _is_taken_up(phrases, at, told, len(rivals) == 1)
    ]
    first = [phrase for part in segments(_first_of_list(before, scene), _JOINTS) for phrase in part]
    part = _shortened([phrase for phrase in short if phrase.type not in _JOINTS])
    if part is None or len(_amounts(first)) != 1 or not is_change(first, first.index(_amounts(first)[0])):
        return None
    whole = _completed(first, part, scene)
    if whole is None:
        return None
    carried = replace(clause, lead=before.lead, heads=before.heads, before=before.before)
    carried.phrases = whole
    return carried


def _first_of_list(before: Clause, scene: Scene) -> list[Phrase]:
    """The first of several statements, with which a clause goes on: "A gains 3 in P and 5 in Q, but only 2 in R"."""
    if len(_amounts(before.phrases)) < _ENDS or before.has("OPEN"):
        return before.phrases
    parts = completed(before, scene)
    return parts[0].phrases if len(parts) > 1 else before.phrases


def _is_taken_up(phrases: Sequence[Phrase], at: int, told: set[str], alone: bool) -> bool:
    """Whether a word only stands for what the clause before says: "it is", "ahead", "below it", "ahead of C"."""
    phrase = phrases[at]
    if phrase.type == "PRONOUN":
        return key_of(phrase) in words("function_words", "personal")
    set_against = any(isinstance(following, Ref) for following in phrases[at + 1 : at + 2])
    if alone and phrase.type == "THAN":
        return True
    return phrase.type == "BE" or (
        isinstance(phrase, Word) and phrase.value in told and (alone or not set_against)
    )


def _amounts(part: Sequence[Phrase]) -> list[Amount]:
    """The amounts of a piece, outside of brackets."""
    return [phrase for phrase in outside_brackets(part) if isinstance(phrase, Amount)]


def _shortened(part: Sequence[Phrase]) -> list[Phrase] | None:
    """A piece that says only how much and where; None when it says more."""
    kept = [p for p in part if not (isinstance(p, Scope) and p.quantifier == "only") and not _is_remark(p)]
    if len(kept) > 1 and kept[0].type in _OPENING and not isinstance(kept[1], Ref):
        kept = kept[1:]
    amounts = [phrase for phrase in kept if isinstance(phrase, Amount)]
    named = any(isinstance(phrase, Ref) for phrase in kept)
    short = all(p.type in _SHORT or (not at and p.type == "THAN") for at, p in enumerate(kept))
    return kept if len(amounts) == 1 and named and short else None


def _is_remark(phrase: Phrase) -> bool:
    """ "Merely", "by contrast": changes nothing."""
    return phrase.type == "UNKNOWN" and key_of(phrase) in words("names", "appraisals")


def _completed(first: Sequence[Phrase], part: Sequence[Phrase], scene: Scene) -> list[Phrase] | None:
    """The first statement with the amount and the places of a later piece."""
    amount = next(phrase for phrase in part if isinstance(phrase, Amount))
    told = _amounts(first)[0]
    if not amount.unit and told.unit in RELATIVE_UNITS:
        amount = replace(amount, unit=told.unit)
    whole = [amount if phrase is told else phrase for phrase in _without_ends(first)]
    added: list[Phrase] = []
    for at, ref in enumerate(part):
        if not isinstance(ref, Ref):
            continue
        old = _counterpart(first, ref, _role(part, at), scene)
        if old is not None:
            whole = [ref if phrase is old else phrase for phrase in whole]
        elif _role(part, at) == "place":
            added += [part[at - 1], ref]
        else:
            return None
    return [*whole, *added]


def _without_ends(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Phrases without the brackets that hold the two numbers of the first statement: "by 4 points (7 to 11)"."""
    kept: list[Phrase] = []
    for phrase in phrases:
        kept.append(phrase)
        if phrase.type == "CLOSE":
            opened = max((i for i, p in enumerate(kept) if p.type == "OPEN"), default=len(kept))
            if sum(isinstance(p, Amount) for p in kept[opened:]) == _ENDS:
                del kept[opened:]
    return kept


def _counterpart(first: Sequence[Phrase], ref: Ref, role: str, scene: Scene) -> Ref | None:
    """The reference of the first statement that another one takes the place of: its rival before its subject."""
    alike = [
        (_role(first, at), old)
        for at, old in enumerate(first)
        if isinstance(old, Ref) and _axes(old, scene) & _axes(ref, scene)
    ]
    if role == "subject":
        rivals = [old for told, old in alike if told == "rival"]
        subjects = [old for told, old in alike if told == "subject"]
        return rivals[0] if rivals else subjects[0] if subjects else None
    placed = next((old for told, old in reversed(alike) if told == role), None)
    return alike[0][1] if placed is None and len(alike) == 1 else placed  # "…, compared with 9 for C"


def _role(phrases: Sequence[Phrase], at: int) -> str:
    """Whether a reference is a place, what something is set against, or who is spoken of."""
    if is_prepositional(phrases, at):
        return "place"
    before = phrases[at - 1] if at else None
    against = before is not None and before.type in _AGAINST
    leads = isinstance(before, Superlative) and before.verb == "leads"
    return "rival" if against or leads else "subject"


def _axes(ref: Ref, scene: Scene) -> frozenset[str]:
    """The axes that a reference may be of; "panel" for panels."""
    if scene.panels_named(ref):
        return frozenset(("panel",))
    return frozenset(line.axis for line in scene.lines(ref, scene.filled(0)))


def _shared_tail(first: Sequence[Phrase], last: Sequence[Phrase], scene: Scene) -> list[Phrase]:
    """The places at the end that hold for all statements: "A gains 3 points and B 5 on C"."""
    at = next((i for i, phrase in enumerate(last) if isinstance(phrase, Amount)), len(last))
    front = [phrase for phrase in last[:at] if isinstance(phrase, Ref)]
    tail = list(last[at + 1 :])
    refs = [phrase for phrase in tail if isinstance(phrase, Ref)]
    known = [old for old in first if isinstance(old, Ref)]
    new = all(not any(_axes(old, scene) & _axes(ref, scene) for old in known) for ref in refs)
    return tail if front and refs and new else []
