"""Wordings of courses: other ways to tell where a motion starts and ends, as the reader of courses takes them.

"Steadily up, 0.23 → 0.61", "drops (78 → 59)", "falls from top to bottom (24, 23, 21)", "up to 1e-3".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.forms import Name
from heatparse.claims.language.motions import is_in, motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import Record, replace
from heatparse.tokens import Token

_LISTING = frozenset(("JOIN", "COMMA", "AND"))
_FEWEST = 2  # values of a series
_PLACING = frozenset(("PREPOSITION", "REF", "COMMA", "JOIN", "SCOPE"))  # in front of "it"


class Series(Record, frozen=True):
    """The values of a motion one by one, and the index behind them; `loose` where two may be any of them."""

    amounts: list[Amount]
    behind: int
    loose: bool = False


def series_at(phrases: Sequence[Phrase], at: int) -> Series | None:
    """ "(78 → 59)", ", 78 → 59", ": 24, 23, 21": values that are told one after the other."""
    opened = phrases[at].type == "OPEN"
    if not opened and phrases[at].type not in ("COMMA", "COLON"):
        return None
    amounts: list[Amount] = []
    step, arrows = at + 1, 0
    while step < len(phrases):
        phrase = phrases[step]
        if isinstance(phrase, Amount) and not phrase.bound:
            amounts.append(phrase)
        elif amounts and (_is_arrow(phrase) or (opened and is_in(phrase, "to"))):
            arrows += 1
        elif not amounts or phrase.type not in _LISTING:
            break
        step += 1
    ended = step < len(phrases) and phrases[step].type == "CLOSE" if opened else step == len(phrases)
    if not ended or not (arrows or opened or phrases[at].type == "COLON") or len(amounts) < _FEWEST:
        return None
    return Series(amounts, step + opened, opened and not arrows and len(amounts) == _FEWEST)


def _is_arrow(phrase: Phrase) -> bool:
    return phrase.type == "ARROW" or is_in(phrase, "arrows")


def spanned(clause: Clause, scene: Scene) -> Clause:
    """The clause with the span of its lead in front: "**Bergen, June to August:** rises by 19"."""
    for at, joint in enumerate(clause.lead[1:-1], 1):
        one, two = clause.lead[at - 1], clause.lead[at + 1]
        arrow = joint.type == "ARROW"
        if not (arrow or is_in(joint, "to") or getattr(joint, "key", "") in ("-", "–")):
            continue
        if not isinstance(one, Ref) or not isinstance(two, Ref) or one.is_panel or two.is_panel:
            continue
        if not _same_axis(one, two, scene) or (arrow and scene.filled(0).is_square):
            continue  # "A → B" of a matrix is a cell
        start = clause.phrases[0].start
        front: list[Phrase] = [
            made_word("PREPOSITION", "from", start), one,
            made_word("PREPOSITION", "to", start), two, made_word("COMMA", ",", start),
        ]  # fmt: skip
        heads = tuple(ref for ref in clause.heads if ref != one and ref != two)
        return clause.part([*front, *clause.phrases], heads)
    return clause


def from_there(clause: Clause, scene: Scene) -> Clause | None:
    """ "From there it falls", with the place that was told last; None where no single one was.

    "Rises up to C and levels off from there" says no more than that it levels off then.
    """
    if len(clause.phrases) > 2 and is_in(clause.phrases[0], "after"):
        pointing = key_at(clause.phrases, 1) == "which"
        named = _named_before(clause) if pointing else []
        if pointing and not any(map(motion_of, clause.before.phrases if clause.before else ())):
            joint = made_word("PREPOSITION", "from", clause.start)  # "peaks at C, after which it falls"
            return clause.part([*named[:-1], joint, *named[-1:], *clause.phrases[2:]]) if named else None
    for at, phrase in enumerate(clause.phrases):
        if not is_in(phrase, "from") or not _points_back(scene.draft.tokens.behind(phrase.end)):
            continue
        front, behind = clause.phrases[:at], clause.phrases[at + 1 :]
        turns = Ref | Amount | Superlative
        if any(isinstance(before, turns) for before in front) and any(map(motion_of, front)):
            there = behind[:1] and is_in(behind[0], "pointing_back")
            return clause.part([*front, *(behind[1:] if there else behind)])
        if any(isinstance(before, Ref) for before in front):
            return None
        named = _named_before(clause)
        return clause.part([*named[:-1], *front, phrase, *named[-1:], *behind]) if named else None
    return clause


def _points_back(following: Token | None) -> bool:
    """Whether what follows stands for a place that was told before."""
    return following is not None and following[3] in words("trends", "pointing_back")


def _named_before(clause: Clause) -> list[Ref]:
    """The place that the clause before names last, behind the line that it speaks of unless the context does."""
    before = clause.before
    refs = [ref for ref in before.refs() if not ref.is_panel] if before is not None else []
    if len(refs) > 1 and clause.heads and refs[0].names == clause.heads[0].names:
        refs = refs[1:]  # "in the A column, values peak at C"
    if len(refs) != (1 if clause.heads else 2) or any(len(ref.names) != 1 for ref in refs) or clause.refs():
        return []
    if any(len(ref.names[0].labels) != 1 for ref in refs):
        return []
    return [*refs[:-1], replace(refs[-1], noun="", start=clause.start, end=clause.start)]


def _same_axis(one: Ref, two: Ref, scene: Scene) -> bool:
    for grid in scene.grids.all():
        axes = [{line.axis for line in scene.lines(ref, grid) if len(line.labels) == 1} for ref in (one, two)]
        if axes[0] & axes[1]:
            return True
    return False


def placed_limits(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase]:
    """Phrases in which "up to 1e-3" and "until 1e-3" lead to a category, and not to a value."""
    found: list[Phrase] = []
    for phrase in phrases:
        label = _limit(phrase, scene) if isinstance(phrase, Amount) and phrase.bound else None
        if label is not None:
            found.append(made_word("RESTRICTION", "until", phrase.start))
            found.append(Ref(phrase.start, phrase.end, (label,)))
        else:
            found.append(phrase)
    return found


def surely_placed(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """Whether no number that leads to a category may be a value: "up to 64 GB", "until 2018"."""
    limits = [
        (p, label) for p in phrases if isinstance(p, Amount) and p.bound and (label := _limit(p, scene))
    ]
    return all(amount.unit or label.unmistakable for amount, label in limits)


def _limit(amount: Amount, scene: Scene) -> Name | None:
    """The category that "up to 64 GB" leads to."""
    told = scene.words(amount).lower()
    if not any(told.startswith(f"{word} ") for word in words("function_words", "until")):
        return None
    if amount.unit:
        measured = scene.names.measured(amount.quantity)
        return measured[0] if measured is not None else None
    return amount.label


def unplaced(phrases: Sequence[Phrase]) -> bool:
    """Whether a clause narrows an axis in words that name no place: "for batch sizes beyond 1024"."""
    moved = next((at for at, phrase in enumerate(phrases) if motion_of(phrase)), len(phrases))
    for at, phrase in enumerate(phrases[:moved]):
        before = phrases[at - 1] if at else None
        if isinstance(phrase, Amount) and phrase.bound and before is not None and before.type == "AXISNOUN":
            return True
        following = phrases[at + 1] if at + 1 < len(phrases) else None
        plain = phrase.type == "UNKNOWN" and before is not None and before.type == "PREPOSITION"
        if plain and following is not None and following.type == "AXISNOUN":
            return (
                not is_in(phrase, "manner")
                and not is_in(phrase, "growing")
                and not is_in(phrase, "shrinking")
            )
    return False


def of_its_head(clause: Clause) -> Clause:
    """ "**A:** In P it falls; in Q it keeps rising" without "it", which is A wherever no other line was named."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "PRONOUN"), 0)
    heads = [ref.names for ref in clause.heads if ref.names and not ref.is_panel]
    if not at or len(heads) != 1 or key_of(phrases[at]) not in words("function_words", "personal"):
        return clause
    if any(phrase.type not in _PLACING for phrase in phrases[:at]) or len(phrases) < at + 3:
        return clause
    verb = at + 1 + (phrases[at + 1].type == "HAVE" and key_of(phrases[at + 1]) in words("trends", "keeping"))
    before = clause.before.phrases if clause.before is not None else []
    subjects = [one for one, two in pairwise(before) if isinstance(one, Ref) and motion_of(two)]
    if not motion_of(phrases[verb]) or any(ref.names != heads[0] for ref in subjects):
        return clause
    return clause.part([*phrases[:at], *phrases[at + 1 :]])
