"""Ways across the figure: "going right along any row", "the further down, the lower", "each step to the right".

They are told as "from left to right" and "from top to bottom", which the reader of courses takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.motions import MOVED, is_in
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses.motion_subjects import JOINTS, moves, told_by
from heatparse.phrases import words
from heatparse.records import Record

_SHORTEST = 3  # phrases of "each step down lowers"
_BEFORE = 12  # letters of "the further "
_FROM = {"right": "left", "left": "right", "down": "top", "up": "bottom"}
_TO = {"right": "right", "left": "left", "down": "bottom", "up": "top"}
_COMPARED = {"high": "rises", "low": "falls", "better": "improves", "worse": "worsens"}


class Way(Record, frozen=True):
    """A side to which the figure is gone along, the lines in which that is done, and the index behind it."""

    side: str
    behind: int
    lines: Phrase | None = None

    def plainly(self, at: int) -> list[Phrase]:
        """ "From left to right in each row"."""
        told: list[Phrase] = [
            made_word("PREPOSITION", "from", at), Word("POSITION", _FROM[self.side], _FROM[self.side], at, at),
            made_word("PREPOSITION", "to", at), Word("POSITION", _TO[self.side], _TO[self.side], at, at),
        ]  # fmt: skip
        return told if self.lines is None else [*told, made_word("PREPOSITION", "in", at), self.lines]


def across_figure(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """The phrases with a way across the figure in plain words; None where they tell none."""
    return (
        _without_list(phrases)
        or _step_to(phrases)
        or _with_steps(phrases)
        or _further(phrases, clause, scene)
        or _gone_along(phrases)
    )


def _without_list(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Going down the list, A comes first": nothing moves but who reads it."""
    verb, _, side = phrase_key(phrases[0]).partition(" ")
    if (
        verb not in words("motions", "walking")
        or side not in ("down", "up")
        or not told_by(phrases[1], "lists")
    ):
        return None
    return phrases[3:] if len(phrases) > 3 and phrases[2].type in JOINTS else None


def _gone_along(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Going right along any row, values rise", "values rise upward along each column"."""
    for at in range(len(phrases)):
        led = _is_led(phrases, at)  # "as one moves down"
        way = _way_at(phrases, at, led)
        if way is None:
            continue
        if at > 1 and phrases[at - 1].type in JOINTS and _lines_at(phrases, at - 2, "right")[0] is not None:
            return None  # "rises along each row and down each column": one motion in both
        if led:
            return [*phrases[: at - 2], *way.plainly(phrases[at].start), *phrases[way.behind :]]
        rest = [*phrases[:at], *phrases[way.behind :]]
        if not any(moves(rest, i) for i in range(len(rest))) and not any(
            p.type == "COMPARATIVE" for p in rest
        ):
            continue
        joined = at == 0 and phrases[way.behind : way.behind + 1] and phrases[way.behind].type in JOINTS
        behind = phrases[way.behind + bool(joined) :]
        if at == 0:
            pronoun = behind and behind[0].type == "PRONOUN" and phrase_key(behind[0]) in ("they", "it")
            return _with_rest(behind[bool(pronoun) :], way)
        return [*phrases[:at], *way.plainly(phrases[at].start), *phrases[way.behind :]]
    return None


def _with_rest(told: list[Phrase], way: Way) -> list[Phrase]:
    """What moves along a way, with the way behind it; a second way behind a joint has its own motion."""
    for at in range(1, len(told) - 2):
        if told[at].type not in JOINTS or _way_at(told, at + 1) is None:
            continue
        front = told[: at - 1] if told[at - 1].type in JOINTS else told[:at]
        return [
            *front,
            *way.plainly(told[at].start),
            told[at],
            *(_gone_along(told[at + 1 :]) or told[at + 1 :]),
        ]
    return [*told, *way.plainly(told[-1].end)] if told else told


def _is_led(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether somebody goes there: "as one moves", "when you go"."""
    return (
        at > 1
        and key_at(phrases, at - 1) in ("one", "you", "we")
        and key_at(phrases, at - 2) in ("as", "when", "if", "the further", "further")
    )


def _way_at(phrases: Sequence[Phrase], at: int, led: bool = False) -> Way | None:
    """The way that begins at an index."""
    first = phrases[at]
    side, step, sure = "", at, False
    verb, *directions = phrase_key(first).split() or [""]
    going = verb in words("motions", "going" if led else "walking")
    if going and len(directions) == 1:
        side, step, sure = _side_of(directions[0]), at + 1, True
    elif going:
        side, step = _side_at(phrases, at + 1)
        sure = True
    elif told_by(first, "sideward"):
        side, step = _side_at(phrases, at)
        sure = side in ("right", "left")
    if side not in _TO:
        return None
    lines, behind = _lines_at(phrases, step, side)
    if lines is None and (not sure or (side in ("down", "up") and not led)):
        return None  # "goes down", "values upward of 3"
    return Way(side, behind, lines)


def _side_at(phrases: Sequence[Phrase], at: int) -> tuple[str, int]:
    """ "To the right", "rightward", "down": the side, and the index behind it."""
    if key_at(phrases, at) in ("to", "toward", "towards") and at + 1 < len(phrases):
        side = phrase_key(phrases[at + 1])
        return (side, at + 2) if side in ("right", "left") else ("", at)
    side = _side_of(phrase_key(phrases[at])) if at < len(phrases) else ""
    return (side, at + 1) if side in _TO else ("", at)


def _side_of(key: str) -> str:
    """ "Down" of "downwards"."""
    return key.removesuffix("s").removesuffix("ward")


def _lines_at(phrases: Sequence[Phrase], at: int, side: str) -> tuple[Phrase | None, int]:
    """ "Along any row", "a column": the lines that are gone along, and the index behind them."""
    wanted = "row" if side in ("right", "left") else "column"
    step = at
    if step < len(phrases) and phrases[step].type == "PREPOSITION" and told_by(phrases[step], "inside"):
        step += 1
    found = phrases[step] if step < len(phrases) else None
    noun = found.noun if isinstance(found, Scope) else found
    if isinstance(found, Ref) and found.noun == wanted:
        return found, step + 1
    if not isinstance(noun, Word) or noun.type != "DIMENSION" or noun.value != wanted:
        return None, at
    if isinstance(found, Scope):
        return (found, step + 1) if found.quantifier == "all" else (None, at)
    return Scope(noun.start, noun.end, "all", "each", noun=noun), step + 1


def _step_to(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Each step to the right raises the score": the score rises from left to right."""
    first = phrases[0]
    if not isinstance(first, Scope) or not first.is_single or len(phrases) < _SHORTEST:
        return None
    noun = 0 if told_by(first.noun, "paces") else 1
    pace, _, down = phrase_key(phrases[1]).partition(" ")  # "step down"
    if noun and pace not in words("motions", "paces"):
        return None
    side, at = (down, 2) if noun and down in _TO else _side_at(phrases, noun + 1)
    if not side or at >= len(phrases):
        return None
    moved = next((told for section, told in MOVED.items() if is_in(phrases[at], section)), "")
    if not moved or any(isinstance(p, Ref) for p in phrases[:at]):
        return None
    verb = Word("DIFFERENCE", "", moved, phrases[at].start, phrases[at].end)
    rest = phrases[at + 1 :]
    values = rest[:1] if rest and rest[0].type in ("MEASURE", "UNKNOWN") else []
    return [*values, verb, *Way(side, at).plainly(verb.end), *rest[len(values) :]]


def _with_steps(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Rises with each step down": with each step, from top to bottom."""
    for at in range(1, len(phrases) - 1):
        scope, step = phrases[at], phrases[at + 1]
        pace, _, side = phrase_key(step).partition(" ")
        if pace not in words("motions", "paces") or side not in _TO or key_of(phrases[at - 1]) != "with":
            continue
        if isinstance(scope, Scope) and scope.is_single and scope.noun is None:
            plain = Word("DIFFERENCE", "", pace, step.start, step.end)
            return [*phrases[: at + 1], plain, *Way(side, at).plainly(step.end), *phrases[at + 2 :]]
    return None


def _further(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "The further to the right, the higher the score", "the further down one goes, the lower"."""
    told = [token[3] for token in scene.draft.tokens.between(clause.start - _BEFORE, clause.end)]
    if not any(one == "the" and two in words("motions", "further") for one, two in pairwise(told)):
        return None
    side, at = _side_at(phrases, int(told_by(phrases[0], "further")))
    while (
        side
        and at < len(phrases)
        and (key_of(phrases[at]) in ("one", "you", "we") or told_by(phrases[at], "going"))
    ):
        at += 1
    if not side or at + 1 >= len(phrases) or phrases[at].type not in ("COMMA", "JOIN"):
        return None
    compared = phrases[at + 1]
    moved = _COMPARED.get(str(getattr(compared, "value", ""))) if compared.type == "COMPARATIVE" else None
    if moved is None or any(p.type in ("COMPARATIVE", "AMOUNT") for p in phrases[at + 2 :]):
        return None
    verb = Word("DIFFERENCE", "", moved, compared.start, compared.end)
    return [*phrases[at + 2 :], verb, *Way(side, at).plainly(compared.end)]
