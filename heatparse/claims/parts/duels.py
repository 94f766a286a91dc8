"""Duels: contests of two that were named, in words that else tell of a contest of all.

"A is ahead of B in 2010, but B leads in 2020", "between A and B, A leads in P": ahead of the other one.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_PAIR = 2
_SILENT = frozenset(("PREPOSITION", "REF", "COMMA", "JOIN", "RESTRICTION", "POSITION", "OPEN", "CLOSE"))
_FRONT = 3  # phrases of "between A and B,"


def with_duel(clause: Clause, scene: Scene) -> Clause:
    """The clause with "is ahead" for "leads", where one of two leads over the other."""
    phrases, pair = _without_front(clause.phrases)
    at = next((i for i, phrase in enumerate(phrases) if _leads(phrase)), None)
    if at is None or any(isinstance(phrase, Superlative) for phrase in phrases[at + 1 :]):
        return clause
    behind = phrases[at + 1 : at + 2]
    rivals = [p for p in phrases[:at] if isinstance(p, Ref) and p.names and not p.is_panel]
    if not rivals or rivals[-1] is not phrases[at - 1] or len(rivals[-1].names) != 1:
        return clause
    if behind and behind[0].type not in ("PREPOSITION", "RESTRICTION", "COMMA", "OPEN"):
        return clause  # "leads B", "leads it"
    if any(phrase.type not in _SILENT for phrase in phrases[:at]):
        return clause
    before = list(clauses_before(clause, scene.text))
    pair = pair or next((found for each in before if (found := _without_front(each.phrases)[1])), ())
    near = before or ([clause.before] if clause.before is not None else [])
    told = pair or _rivals(near, rivals[-1], scene)
    if rivals[-1].names not in [ref.names for ref in told]:
        return clause
    if not (pair or before or ";" in scene.text[near[0].end : clause.start]):
        clause.unresolved = True  # "A is ahead of B in P. B leads in Q.": over A, or over all
        return clause
    top = phrases[at]
    ahead = Word("COMPARATIVE", "better", "is ahead", top.start, top.end)
    return clause.part([*phrases[:at], ahead, *phrases[at + 1 :]], (*pair, *clause.heads) if pair else None)


def _leads(phrase: Phrase) -> bool:
    """ "Leads", "is in front", but not "is the highest"."""
    plain = isinstance(phrase, Superlative) and bool(phrase.verb) and phrase.rank == 1 and not phrase.nouns
    return plain and phrase.key in words("winners", "leading_verbs")  # type: ignore[union-attr]


def _without_front(phrases: list[Phrase]) -> tuple[list[Phrase], tuple[Ref, ...]]:
    """The phrases without "between A and B,", and the two."""
    pair = phrases[1] if len(phrases) > _FRONT else None
    if not isinstance(pair, Ref) or key_at(phrases, 0) not in words("function_words", "before_ends"):
        return phrases, ()
    if len(pair.names) != _PAIR or pair.is_panel or phrases[2].type not in ("COMMA", "JOIN"):
        return phrases, ()
    return phrases[_FRONT:], tuple(replace(pair, names=(name,)) for name in pair.names)


def _rivals(before: Sequence[Clause], subject: Ref, scene: Scene) -> tuple[Ref, ...]:
    """The two of the nearest comparison in front, where they lie on the axis of the subject."""
    told = next((each for each in before if each.has("COMPARATIVE", "SUPERLATIVE")), None)
    if told is None or not len(scene.grids):
        return ()
    grid = scene.filled(0)
    axes = {line.axis for line in scene.lines(subject, grid)}
    refs = [ref for ref in told.refs() if axes & {line.axis for line in scene.lines(ref, grid)}]
    faced = told.has("COMPARATIVE") or _faces(told.phrases)
    single = len(refs) == _PAIR and all(len(ref.names) == 1 for ref in refs)
    return tuple(refs) if faced and single and refs[0].names != refs[1].names else ()


def _faces(phrases: Sequence[Phrase]) -> bool:
    """ "A leads B": a verb with the other one right behind it."""
    return any(_leads(phrase) and isinstance(phrases[at + 1], Ref) for at, phrase in enumerate(phrases[:-1]))
