"""Clauses that tell of motion: whether one does, what it moves, and the parts that each tell one motion."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile, zip_longest

from heatparse.claims.language.amounts import is_change
from heatparse.claims.language.forms import other_number
from heatparse.claims.language.metrics import is_introduced
from heatparse.claims.language.motions import becoming, is_becoming, is_in, is_state, motion_of, telling
from heatparse.claims.language.paces import paced
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_pair_of_panels, is_thing
from heatparse.claims.language.whole_numbers import counts_lines
from heatparse.claims.language.words import Word
from heatparse.claims.places.cells import mentions
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_MAGNITUDES = frozenset(("DIFFERENCE", "SPREAD", "MEASURE", "UNKNOWN"))


def is_of_cell(clause: Clause, scene: Scene) -> bool:
    """Whether what moves is one cell that is named by both of its labels."""
    first = next((at for at, p in enumerate(clause.phrases) if motion_of(p)), 0)
    ends = [section for section in ("from", "to") if any(is_in(p, section) for p in clause.phrases[:first])]
    if len(ends) == 2:
        return False  # "moving from A to B along the row C, it falls"
    grid = scene.filled(0)
    named = mentions(clause.phrases[:first], scene, grid) if first else []
    placed = any(isinstance(p, Ref) and not p.is_panel for p in clause.phrases[first:])
    return len(named) == 1 and (named[0].tight or (grid.is_square and not placed))


def is_step_to_place(clause: Clause, scene: Scene) -> bool:
    """ "Every group falls back in Q4", of rows and one column: each of them has but one value there."""
    subjects = [
        p
        for at, p in enumerate(clause.phrases)
        if isinstance(p, Scope) and (not at or clause.phrases[at - 1].type == "COMMA")
    ]  # and not "with every layer"
    nouns = [p.noun for p in subjects if p.noun is not None]
    axes = {noun.value.axis for noun in nouns if noun.type == "AXISNOUN"}
    refs = clause.refs()
    if (
        len(axes) != 1
        or len(refs) != 1
        or any(is_in(p, end) for p in clause.phrases for end in ("from", "to"))
    ):
        return False
    lines = scene.lines(refs[0], scene.filled(0))
    single = len(lines) == 1 and len(lines[0].labels) == 1  # "each row falls between P and Q" is told of two
    return single and lines[0].axis == {"y": "column", "x": "row"}.get(axes.pop())


def multiplies(clause: Clause) -> bool:
    """Whether a clause tells a factor, and not only a pace: "every doubling of the size"."""
    return clause.has("FACTOR") and any(phrase.type == "FACTOR" for phrase in paced(clause.phrases))


def is_of_all_panels(clause: Clause, scene: Scene) -> bool:
    """ "In all heatmaps", "for every encoder": each panel is meant."""
    return any(
        isinstance(phrase, Scope)
        and (phrase.quantifier == "all" or (phrase.quantifier == "both" and len(scene.grids) == 2))
        and phrase.count in (None, len(scene.grids))
        and not phrase.key.startswith("any")
        and (is_pair_of_panels(phrase, scene) or _is_panel(phrase.noun, scene))
        for phrase in clause.phrases
    )


def _is_panel(noun: Word | None, scene: Scene) -> bool:
    """Whether a noun is, or may well be, what each panel shows one of."""
    if noun is None:
        return False
    if noun.type == "DIMENSION":
        return bool(noun.value == "panel")
    return is_thing(noun) or (noun.type == "UNKNOWN" and is_introduced(scene, other_number(noun.key)))


def before_ranking(clause: Clause) -> Clause:
    """ "All rows fall, the largest drop being that of A": what stands in front of the greatest change."""
    phrases = clause.phrases
    for at, (comma, top) in enumerate(pairwise(phrases)):
        if (
            comma.type == "COMMA"
            and isinstance(top, Superlative)
            and any(map(motion_of, phrases[at + 2 : at + 3]))
        ):
            front = clause.part(phrases[:at])
            return front if any(map(motion_of, phrases[:at])) else clause
        behind = phrases[at + 2] if at + 2 < len(phrases) else None
        most = isinstance(top, Ref) and isinstance(behind, Superlative) and behind.key in ("most", "least")
        if comma.type == "COMMA" and most and any(map(motion_of, phrases[:at])):
            return clause.part(phrases[:at])  # "all rows fall, A the most with 0.2"
    return clause


def ranks_motions(clause: Clause) -> bool:
    """ "The largest drop", "the drop is largest": which change is the greatest, and not that there is one."""
    phrases = clause.phrases
    if phrases[0].type == "DIFFERENCE" and any(
        one.type == "BE" and isinstance(two, Superlative) for one, two in pairwise(phrases)
    ):
        return True
    if any(_is_ranked(*three) for three in zip(phrases, phrases[1:], phrases[2:], strict=False)):
        return True
    return any(
        isinstance(phrase, Superlative)
        and (any(motion_of(noun) for noun in phrase.nouns) or (after is not None and motion_of(after)))
        for phrase, after in zip_longest(clause.phrases, clause.phrases[1:])
        if phrase is not None
    )


def _is_ranked(one: Phrase, two: Phrase, three: Phrase) -> bool:
    """ "A's decline is steepest", "A rises fastest from B to C": when it changes most, and not that it does."""
    if isinstance(two, Superlative) and two.key in words("trends", "paces"):
        return bool(motion_of(one))
    steepest = isinstance(three, Superlative) or getattr(three, "key", "") in words("trends", "paces")
    return one.type == "DIFFERENCE" and two.type == "BE" and steepest


def _is_shown(phrase: Phrase, scene: Scene) -> bool:
    return getattr(phrase, "key", "") in scene.title_words


def moves_magnitude(clause: Clause, scene: Scene) -> bool:
    """ "The gain grows", "the gap between A and B shrinks": a difference changes, and not the values."""
    for at, phrase in enumerate(clause.phrases):
        if phrase.type in ("BE", "HAVE", "OCCUR", "COMMA"):
            return False
        if _falls_somewhere(clause.phrases, at):
            return False
        if phrase.type in _MAGNITUDES and is_in(phrase, "magnitudes") and not _is_shown(phrase, scene):
            rest = list(takewhile(lambda p: p.type not in ("COMMA", "NEXT"), clause.phrases[at + 1 :]))
            return any(motion_of(other) and not is_in(other, "magnitudes") for other in rest)
    return False


def _falls_somewhere(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A drops each month until C": the verb, and no noun."""
    if not (is_in(phrases[at], "falling") or is_in(phrases[at], "possessing")) or at + 1 == len(phrases):
        return False
    if at and phrases[at - 1].type == "NEGATION":
        return True  # "A never drops as the size increases"
    following = phrases[at + 1]
    led = is_in(following, "until") or is_in(following, "from") or is_in(following, "to")
    return isinstance(following, Scope) or led


def without_differences(phrases: list[Phrase]) -> list[Phrase]:
    """Phrases without what tells how far values go, and not where to: "falls by 0.2", ", a drop of 0.5".

    What the change is set against is a change as well: "gains 0.2, compared to 0.3 in B".
    """
    kept: list[Phrase] = []
    for index, phrase in enumerate(phrases):
        rival = phrases[index + 1] if phrase.type == "THAN" and index > len(kept) else None
        if isinstance(rival, Amount):
            break
        if counts_lines(phrases, index):
            continue  # "over 12 layers"
        reached = (
            bool(kept) and key_of(kept[-1]) in words("trends", "arriving") and isinstance(phrase, Amount)
        )
        if reached or not (is_change(phrases, index) or _is_factor(phrases, index)):
            kept.append(phrase)
            continue
        while kept and (kept[-1].type == "BY" or key_of(kept[-1]) in words("trends", "of_change")):
            kept.pop()
        if len(kept) > 1 and kept[-1].type == "DIFFERENCE" and kept[-2].type == "COMMA":
            kept.pop()
    return kept


def _is_factor(phrases: Sequence[Phrase], index: int) -> bool:
    """ "By a factor of 2.6", "1.6-fold": how many times as much, and no value."""
    named = key_at(phrases, index - 2) in words("names", "factors") and key_at(phrases, index - 1) == "of"
    times = index + 1 < len(phrases) and phrases[index + 1].type == "TIMES"
    return isinstance(phrases[index], Amount) and (named or times)


def _only_sorts(phrases: Sequence[Phrase]) -> bool:
    """ "The models fall into two groups": no value falls."""
    moves = [at for at, phrase in enumerate(phrases) if motion_of(phrase)]
    return bool(moves) and all(
        is_in(phrases[at], "falling") and at + 1 < len(phrases) and is_in(phrases[at + 1], "sorting")
        for at in moves
    )


def _is_contest(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A loses against B": nothing moves."""
    return key_at(phrases, at + 1) in words("function_words", "rivals")


def speaks_of_motion(clause: Clause) -> bool:
    if not clause.says(telling()) or _only_sorts(clause.phrases):
        return False
    if any(
        motion_of(phrase)
        and not _is_contest(clause.phrases, at)
        and not is_state(clause.phrases[at - 1] if at else None, phrase)
        for at, phrase in enumerate(clause.phrases)
    ):
        return True
    if any(is_becoming(verb, phrase) for verb, phrase in pairwise(clause.phrases)):
        return True
    if any(becoming(clause.phrases, at) for at in range(len(clause.phrases))):
        return True
    if clause.says(words("trends", "valleys") | words("trends", "hills")):
        return True
    nouns = [
        phrase.noun for phrase in clause.phrases if isinstance(phrase, Scope) and phrase.noun is not None
    ]
    keys = [getattr(phrase, "key", "") for phrase in (*clause.phrases, *nouns)]  # "both end"
    if any(
        is_in(one, "going") and is_in(two, "from") and isinstance(three, Amount)
        for one, two, three in zip(clause.phrases, clause.phrases[1:], clause.phrases[2:], strict=False)
    ):
        return True
    return any(key in words("trends", "starting") for key in keys) and any(
        key in words("trends", "ending") for key in keys
    )
