"""Comparisons in the plain order: "A is above B in P", whatever a clause puts in front, behind or in other words.

"Of A and B, the former is better", "neither A nor B beats C", "no row is higher in P than in Q", "A to B works
better than the reverse", "under **A vs. B:** A wins" are said again with both sides named and the denial beside
the comparative.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from heatparse.claims.gates import may_compare_spreads
from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_STOPS = frozenset(("COMMA", "JOIN", "OPEN"))
_TWO = 2
_PAIRS = 3  # names in "A is closer to B than to C"
_AHEAD = {"high": "better", "low": "worse"}
_NOUNS = frozenset(("DIMENSION", "AXISNOUN"))
_TOLD_APART = ("OR", "LIMIT", "NEGATION", "RESTRICTION", "SCOPE", "OPEN", "COMMA", "JOIN")
_FRAME = ["PREPOSITION", "REF", "COMMA"]
_TOLD = frozenset(("MEASURE", "PREPOSITION", "REF"))  # between a comparative and its "than"


def in_plain_order(clause: Clause, scene: Scene) -> Clause:
    """The clause with its comparison in the plain order; itself where it is plain or makes none."""
    if clause.has("THAN") and clause.says(words("comparisons", "nearing")):
        clause = _nearer(clause, scene)
    if not clause.has("COMPARATIVE"):
        apart = _separated(clause) if clause.has("SUPERLATIVE") else None
        if apart is not None:
            return clause.part(apart)
        if not clause.has("SUPERLATIVE"):
            return clause
        two = _two_before(clause)
        return _won(_named(clause, two), scene, two) if two else clause
    if clause.has("PART") and clause.has("RIVALS", "SCOPE"):
        from heatparse.claims.places.own_cells import own_ahead  # loaded where the own cell may be told

        phrases = own_ahead(clause, scene)
        if phrases is not None:
            return clause.part(phrases)
    if clause.has(*_TOLD_APART) or clause.says(_told_apart()):
        from heatparse.claims.plain.compared_sides import (
            with_plain_sides,  # loaded where the sides may be told otherwise
        )

        told = with_plain_sides(clause)
        if told is not None:
            clause = clause.part(told)
            clause.unresolved &= clause.has("AXISNOUN")  # "both of them" are known now
    for rewrite in _REWRITES:
        phrases = rewrite(clause)
        if phrases is not None:
            clause = clause.part(phrases)
    return clause


@cache
def _told_apart() -> frozenset[str]:
    """Words with one of which the sides of a comparison may be told in another way."""
    kinds = ("comparing", "flanking", "one_by_one", "pro_verbs")
    return frozenset().union(*(words("comparisons", kind) for kind in kinds))


def _separated(clause: Clause) -> list[Phrase] | None:
    if clause.has("AMOUNT", "EXCEPTION", "CONDITION", "HEDGE"):
        return None
    if clause.phrases[0].type != "SCOPE" and key_of(clause.phrases[0]) != "no":
        return None
    from heatparse.claims.comparisons.separations import (
        separated,  # loaded where all values, or none, are compared
    )

    return separated(clause)


def _spreads_compared(clause: Clause) -> list[Phrase] | None:
    if not may_compare_spreads(clause):
        return None
    from heatparse.claims.comparisons.separations import (
        spreads_compared,  # loaded where spreads may be compared
    )

    return spreads_compared(clause)


def _comparative(phrases: Sequence[Phrase]) -> int:
    """The index of the one comparative; -1 where there is none, or more than one."""
    found = [i for i, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"]
    return found[0] if len(found) == 1 else -1


def _pair(refs: Sequence[Ref]) -> list[Ref]:
    """The two names of "A and B", or of two references; none where there are more, or fewer."""
    found = [replace(ref, names=(name,)) for ref in refs for name in ref.names]
    single = all(len(ref.names[0].labels) == 1 and not ref.is_panel for ref in found)
    return found if len(found) == _TWO and single else []


def _never(at: Phrase) -> Word:
    return made_word("NEGATION", "never", at.start)


def _pointed(clause: Clause) -> list[Phrase] | None:
    """ "Of A and B, the former is better on P", "**A vs. B:** The latter is better"."""
    phrases = clause.phrases
    former, latter = words("comparisons", "former"), words("comparisons", "latter")
    at = next((i for i, p in enumerate(phrases) if key_of(p) in former or key_of(p) in latter), None)
    if at is None or phrases[at].type != "PRONOUN":
        return None
    front = phrases[:at]
    two = _pair([p for p in front if isinstance(p, Ref)])
    named = bool(two) and front[0].type == "PREPOSITION" and front[-1].type in ("COMMA", "JOIN")
    if not named and not front:
        two = _pair(clause.heads)
        if not two and clause.before is not None:
            two = _pair(clause.before.refs())
    if not two or (front and not named):
        return None
    mine, other = two if key_of(phrases[at]) in former else two[::-1]
    return _against(other, [mine, *phrases[at + 1 :]])


def _named(clause: Clause, two: Sequence[Ref]) -> Clause:
    """ "The former wins on P", of A and B, as "A wins on P"."""
    first, *rest = clause.phrases
    former, latter = words("comparisons", "former"), words("comparisons", "latter")
    if first.type != "PRONOUN" or key_of(first) not in former | latter or len(two) != _TWO:
        return clause
    which = two[key_of(first) in latter]
    return clause.part([replace(which, start=first.start, end=first.end), *rest])


def _against(other: Ref, phrases: list[Phrase]) -> list[Phrase] | None:
    """A comparison without its far side, with it: "A is better on P" as "A is better than B on P"."""
    at = _comparative(phrases)
    if at < 0 or any(p.type in ("THAN", "VERSUS") for p in phrases) or key_at(phrases, at).endswith(" than"):
        return None
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    if following is not None and following.type in ("MEASURE", "UNKNOWN"):
        at, following = at + 1, phrases[at + 2] if at + 2 < len(phrases) else None
    if following is not None and following.type not in ("PREPOSITION", "SCOPE", "COMMA", "OPEN"):
        return None
    end = phrases[at].end
    return [*phrases[: at + 1], made_word("THAN", "than", end), other, *phrases[at + 1 :]]


def _two_before(clause: Clause) -> list[Ref]:
    """The two of the lead, or those with which the clause in front begins: "A and B are close; A leads in P"."""
    if len(clause.heads) == _TWO:
        return _pair(clause.heads)
    before = clause.before
    first = before.phrases[0] if before is not None and before.phrases else None
    if before is None or before.block != clause.block or before.has("SUPERLATIVE", "RIVALS"):
        return []
    return _pair([first]) if isinstance(first, Ref) else []


def _won(clause: Clause, scene: Scene, two: Sequence[Ref]) -> Clause:
    """Under "**A vs. B:**", "A wins on P" as "A is ahead of B on P"."""
    phrases = clause.phrases
    top = phrases[1] if len(phrases) > 1 else None
    subject = phrases[0]
    if not two or not isinstance(top, Superlative) or not isinstance(subject, Ref) or not len(scene.grids):
        return clause
    others = [ref for ref in two if ref.names[0].label is not subject.names[0].label]
    axes = [{line.axis for line in scene.lines(ref, scene.filled(0))} for ref in two]
    if top.verb != "leads" or len(others) != 1 or not axes[0] & axes[1] or top.direction not in _AHEAD:
        return clause
    if len(phrases) > _TWO and phrases[2].type not in ("PREPOSITION", "SCOPE", "COMMA", "OPEN"):
        return clause
    ahead = Word("COMPARATIVE", _AHEAD[top.direction], top.key, top.start, top.end)
    return clause.part([subject, ahead, others[0], *phrases[2:]])


def _neither(clause: Clause) -> list[Phrase] | None:
    """ "Neither A nor B beats C" as "A and B never beat C"; "in neither panel does A beat B" likewise."""
    phrases, at = clause.phrases, _comparative(clause.phrases)
    mark = next((i for i, p in enumerate(phrases) if isinstance(p, Scope) and p.key == "neither"), None)
    if mark is None or at < 0 or mark > at or clause.has("NEGATION"):
        return None
    scope = phrases[mark]
    assert isinstance(scope, Scope)
    if not mark and isinstance(phrases[1], Ref) and len(phrases[1].names) == _TWO:
        return [replace(phrases[1], either=False), *phrases[2:at], _never(phrases[at]), *phrases[at:]]
    behind = phrases[mark + 1 : mark + 3]
    if mark == 1 and scope.noun is not None and [p.type for p in behind] in (["HAVE", "REF"], ["BE", "REF"]):
        both = replace(scope, quantifier="both", key="both")
        return [*phrases[3:at], _never(phrases[at]), *phrases[at:], phrases[0], both]
    return None


def _nowhere(clause: Clause) -> list[Phrase] | None:
    """ "Nowhere does A beat B", "A beats B nowhere" as "A never beats B"."""
    phrases, at = clause.phrases, _comparative(clause.phrases)
    nowhere = words("comparisons", "nowhere")
    mark = next((i for i, p in enumerate(phrases) if isinstance(p, Scope) and p.key in nowhere), None)
    if mark is None or at < 0 or clause.has("NEGATION", "EXCEPTION"):
        return None
    if not mark and phrases[1].type in ("HAVE", "BE") and isinstance(phrases[2], Ref):
        return [*phrases[2:at], _never(phrases[at]), *phrases[at:]]
    if mark == len(phrases) - 1:
        if phrases[mark - 1].type in ("AND", "JOIN", "COMMA"):  # "A beats B on P and nowhere else"
            only = Scope(phrases[mark].start, phrases[mark].end, "only", "only")
            return [*phrases[: mark - 1], only]
        return [*phrases[:at], _never(phrases[at]), *phrases[at:mark]]
    return None


def _nobody_between(clause: Clause) -> list[Phrase] | None:
    """ "No model does better on P than on Q" as "P is never better than Q".

    Other places go behind: "on R, no model has a lower score for P than for Q".
    """
    phrases, at = clause.phrases, _comparative(clause.phrases)
    than = next((i for i, p in enumerate(phrases) if p.type == "THAN"), 0)
    front = len(_FRAME) if [phrase.type for phrase in phrases[: len(_FRAME)]] == _FRAME else 0
    if at < 1 or than < at or not _denies_all(phrases, front):
        return None
    if any(isinstance(phrase, Ref) for phrase in phrases[front:at]):
        return None
    told, behind = _placed_sides(phrases[at + 1 : than], phrases[than + 1 :])
    if len(told) < _TWO or [phrase.type for phrase in behind[:2]] != ["PREPOSITION", "REF"]:
        return None
    one, two = told[-1], behind[1]
    if not isinstance(one, Ref) or not isinstance(two, Ref) or one.is_panel is not two.is_panel:
        return None
    if not {phrase.type for phrase in told} <= _TOLD:
        return None
    places = [*phrases[: max(front - 1, 0)], *(p for p in told[:-2] if p.type != "MEASURE"), *behind[2:]]
    return [one, _never(phrases[at]), phrases[at], phrases[than], two, *places]


def _denies_all(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether "no model", "none of the models" stands at an index."""
    first, noun = phrases[at], phrases[at + 1]
    if isinstance(first, Scope):
        return first.quantifier == "none" and first.noun is not None
    return key_of(first) == "no" and (noun.type in _NOUNS or is_thing(noun))


def _placed_sides(told: list[Phrase], behind: list[Phrase]) -> tuple[list[Phrase], list[Phrase]]:
    """Both sides of "than"; "a lower P share than Q share" as "a lower share in P than in Q"."""
    kinds = [phrase.type for phrase in (*told[-2:], *behind[:2])]
    if kinds != ["REF", "MEASURE", "REF", "MEASURE"]:
        return told, behind
    joints = [made_word("PREPOSITION", "in", ref.start) for ref in (told[-2], behind[0])]
    return [*told[:-2], joints[0], told[-2]], [joints[1], behind[0], *behind[2:]]


def _the_reverse(clause: Clause) -> list[Phrase] | None:
    """ "A to B works better than the reverse" as "… better than B to A"."""
    phrases = clause.phrases
    plain = next(
        (i for i, p in enumerate(phrases) if p.type == "THAN"), None
    )  # "more than twice as often as"
    than = plain if plain is not None else next((i for i, p in enumerate(phrases) if _takes_than(p)), None)
    if than is None or than + 1 >= len(phrases):
        return None
    stop = next((i for i in range(than + 1, len(phrases)) if phrases[i].type in _STOPS), len(phrases))
    rest = phrases[stop:]
    behind = " ".join(key_of(p) for p in phrases[than + 1 : stop] if p.type != "PREPOSITION")
    refs = [p for p in phrases[:than] if isinstance(p, Ref)]
    if behind not in words("comparisons", "reversed") or len(refs) != _TWO or len(_pair(refs)) != _TWO:
        return None
    if any(isinstance(p, Ref) for p in rest):  # "…, B to A (0.7)": told as well
        named = [p.names for p in rest if isinstance(p, Ref)] == [ref.names for ref in refs[::-1]]
        return [*phrases[: than + 1], *rest[1:]] if named and rest[0].type != "OPEN" else None
    first, second = (next(i for i, p in enumerate(phrases) if p is ref) for ref in refs)
    link, end = key_at(phrases, second - 1), phrases[stop - 1].end
    if (
        refs[1].relation in ("predicted", "tested") and not refs[0].relation
    ):  # "A is taken for B more often than …"
        turned = (
            replace(refs[1], start=end, end=end, relation=""),
            replace(refs[0], relation=refs[1].relation),
        )
        return [*phrases[: than + 1], turned[0], replace(turned[1], start=end, end=end), *rest]
    if link not in words("comparisons", "leading") and phrases[second - 1].type not in (
        "ARROW",
        "PREDICTED",
    ):
        return None
    start = phrases[than + 1].start  # which of the two comes first is told by where they stand
    whole = [replace(refs[1], start=start, end=start), replace(refs[0], start=end, end=end)]
    told: list[Phrase] = [*whole[:1], phrases[second - 1], *whole[1:]]
    if first and phrases[first - 1].type == "PREPOSITION":
        told = [phrases[first - 1], *told]
    return [*phrases[: than + 1], *told, *rest]


def _takes_than(phrase: Phrase) -> bool:
    return phrase.type == "COMPARATIVE" and key_of(phrase).endswith(" than")


def with_joined_places(clause: Clause) -> Clause:
    """The clause with two places as one, where they are joined."""
    return clause.part(joined_places(clause) or clause.phrases)


def joined_places(clause: Clause) -> list[Phrase] | None:
    """ "On P as well as on Q", "in P and in Q" as "on P and Q"."""
    phrases = clause.phrases
    for at in range(1, len(phrases) - 3):
        joint, again, two = phrases[at + 1 : at + 4]
        one = phrases[at]
        if joint.type not in ("AND", "JOIN") or again.type != "PREPOSITION" or not isinstance(two, Ref):
            continue
        if isinstance(one, Ref) and key_at(phrases, at - 1) == key_of(again) and _of_one_axis(one, two):
            both = Ref(one.start, two.end, one.names + two.names, one.side, one.relation, noun=one.noun)
            return [*phrases[:at], both, *phrases[at + 4 :]]
    return None


def _of_one_axis(one: Ref, two: Ref) -> bool:
    names: tuple[Name, ...] = (*one.names, *two.names)
    if not one.names or not two.names or one.is_panel or two.is_panel or one.relation != two.relation:
        return False
    labels = [name.label for name in names]
    return all(label.rows for label in labels) or all(label.columns for label in labels)


def _without_size(clause: Clause) -> list[Phrase] | None:
    """ "A beats the larger B": how large B is, is no matter of the values."""
    phrases = clause.phrases
    sized = [
        i for i, p in enumerate(phrases[:-1])
        if p.type == "COMPARATIVE" and isinstance(p, Word) and p.definite and p.key in words("comparisons", "sized")
        and isinstance(phrases[i + 1], Ref)
    ]  # fmt: skip
    if not sized or sum(p.type == "COMPARATIVE" for p in phrases) <= len(sized):
        return None
    return [phrase for i, phrase in enumerate(phrases) if i not in sized]


def _without_itself(clause: Clause) -> list[Phrase] | None:
    """ "On every test except that of B itself": B, and nothing of the diagonal."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if p.type == "EXCEPTION"), len(phrases))
    for own in range(at + 2, len(phrases)):
        emphatic = isinstance(phrases[own], Part) and phrases[own].key in words("assertions", "emphatic")  # type: ignore[union-attr]
        if emphatic and isinstance(phrases[own - 1], Ref):
            return [*phrases[:own], *phrases[own + 1 :]]
    return None


def _nearer(clause: Clause, scene: Scene) -> Clause:
    """ "A is closer to B than to C", in a matrix of pairs: more alike, or less far apart."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if key_of(p) in words("comparisons", "nearing")), 0)
    than = next((i for i, p in enumerate(phrases) if p.type == "THAN"), 0)
    square = len(scene.grids) > 0 and scene.filled(0).is_square
    refs = [p for p in phrases if isinstance(p, Ref)]
    alone = len(refs) >= _PAIRS and not clause.has("COMPARATIVE", "SUPERLATIVE", "AMOUNT", "AGGREGATE")
    if not square or not alone or phrases[at].type != "UNKNOWN" or not 0 < at < than:
        return clause
    value = "low" if scene.less_is_better else "high"
    word = phrases[at]
    return clause.part(
        [*phrases[:at], Word("COMPARATIVE", value, "more closely", word.start, word.end), *phrases[at + 1 :]]
    )


def _without_motion(clause: Clause) -> list[Phrase] | None:
    """ "A never falls below B" as "A is never below B"."""
    phrases = clause.phrases
    at = _comparative(phrases)
    if at < _TWO or at + 1 >= len(phrases) or not isinstance(phrases[at + 1], Ref):
        return None
    if key_at(phrases, at) in words("comparisons", "degrees") | words("gains", "as_much"):
        return None  # "A falls more than B": of what they change by
    verb = at - 1 - (phrases[at - 1].type == "MEASURE")  # "lifts the score above B"
    moved = verb > 0 and phrases[verb].type in ("DIFFERENCE", "TREND", "UNKNOWN", "OCCUR")
    if not moved or key_at(phrases, verb) not in words(
        "comparisons", "moving" if verb == at - 1 else "lifting"
    ):
        return None
    return [*phrases[:verb], *phrases[at:]]


def _throughout(clause: Clause) -> list[Phrase] | None:
    """ "A is above B throughout the profile" as "… throughout"."""
    phrases = clause.phrases
    for at in range(1, len(phrases) - 1):
        noun, behind = phrases[at + 1], phrases[at + 2 : at + 3]
        whole = key_of(noun) in words("comparisons", "wholes") and (not behind or behind[0].type == "COMMA")
        if key_at(phrases, at) == "throughout the" and whole:
            every = Scope(phrases[at].start, noun.end, "all", "throughout")
            return [*phrases[:at], every, *phrases[at + 2 :]]
    return None


def _announced(clause: Clause) -> list[Phrase] | None:
    """ "A and B trade places, with A in front on P" as "A is in front of B on P"."""
    if not clause.says(words("comparisons", "adding_clauses")):
        return None
    from heatparse.claims.parts.absolutes import without_announcement_of  # loaded where something is added so

    return without_announcement_of(clause)


_REWRITES: tuple[Callable[[Clause], list[Phrase] | None], ...] = (
    _separated, _without_motion, _spreads_compared, _without_size, _without_itself, joined_places,
    _pointed, _announced, _neither, _nowhere, _nobody_between, _the_reverse, _throughout,
)  # fmt: skip
