"""Who changes most at a step, told of the step: "going from P to Q costs A the most", "A is hit hardest by it".

All are said again in the order of "from P to Q, A drops most"; so is what stands under "**P to Q:**".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, key_at, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_TWO = 2  # ends of a step
_WAYS = {"raising_of": "gain", "lowering_of": "drop"}
_JUDGED = {"better": "improves", "helping": "improves", "worse": "worsens", "harming": "worsens"}
_SIZE = frozenset(("OPEN", "CLOSE", "AMOUNT", "BY", "COMMA"))
_QUIET = frozenset(("MEASURE", "PREPOSITION", "BE", "HAVE", "BY", "JOIN", "COMMA"))


def of_step(clause: Clause, scene: Scene) -> Clause:
    """The clause with the step in front, and then who changes most; itself where it tells no such thing."""
    headed = _under_lead(clause, scene)
    if headed is not None:
        return headed
    told = clause.phrases
    phrases = _beside(told) or _caused(told, scene) or _undergone(told) or _denied(told, scene)
    return clause if phrases is None else clause.part(phrases)


def _under_lead(clause: Clause, scene: Scene) -> Clause | None:
    """Under "**P to Q:**", "A drops most", "the largest drop is that of A"; the lead may name the change."""
    lead = [phrase for phrase in clause.lead if phrase.type != "COLON"]
    ends = _ends_of(lead, scene)
    named = [phrase for phrase in lead if phrase.type == "DIFFERENCE"]
    tops = clause.of("SUPERLATIVE")
    if ends is None or len(tops) != 1 or len(named) > 1 or _has_end(clause, ends, scene):
        return None
    phrases = clause.phrases
    if not clause.has("DIFFERENCE"):
        at = phrases.index(tops[0])
        bare = at == 0 or [p.type for p in phrases[:at]] == ["PRONOUN", "BE"]
        if not named or not bare or getattr(tops[0], "nouns", None) or getattr(tops[0], "verb", ""):
            return None
        phrases = [
            tops[0],
            _at(named[0], tops[0].end),
            made_word("BE", "is", tops[0].end),
            *phrases[at + 1 :],
        ]
    start = phrases[0].start
    heads = tuple(head for head in clause.heads if not any(head is ref for ref in lead))
    return replace(clause, lead=[]).part([*_way(ends, start), *phrases], heads)


def _ends_of(lead: Sequence[Phrase], scene: Scene) -> list[Ref] | None:
    """The two places of a lead that names nothing else: "From P to Q", "P-Q drop", "Between P and Q"."""
    refs = [phrase for phrase in lead if isinstance(phrase, Ref)]
    ends = [Ref(ref.start, ref.end, (name,)) for ref in refs for name in ref.names]
    joined = {"VERSUS", "ARROW", "PREPOSITION", "REF", "DIFFERENCE", "MEASURE"}
    if len(ends) != _TWO or any(ref.is_panel or scene.panels_named(ref) for ref in refs):
        return None
    between = key_at(lead, 0) == "between" or any(
        phrase.type in ("VERSUS", "ARROW") or phrase_key(phrase) == "to" for phrase in lead
    )
    return (
        ends if between and joined.issuperset(phrase.type for phrase in lead) and _axis(ends, scene) else None
    )


def _axis(refs: Sequence[Ref], scene: Scene) -> str:
    """The axis that all the names are of; "" where there is none, or two."""
    axes = [
        {line.axis for line in scene.lines(ref, scene.filled(0)) if len(line.labels) == 1} for ref in refs
    ]
    common = set.intersection(*axes) if axes and len(scene.grids) else set()
    return common.pop() if len(common) == 1 else ""


def _has_end(clause: Clause, ends: Sequence[Ref], scene: Scene) -> bool:
    """Whether the clause names places along the axis of the step itself."""
    axis = _axis(ends, scene)
    return any(_axis([ref], scene) == axis for ref in clause.refs()) or not clause.refs()


def _way(ends: Sequence[Ref], start: int) -> list[Phrase]:
    one, two = (replace(end, start=start, end=start) for end in ends)
    return [made_word("PREPOSITION", "from", start), one, made_word("PREPOSITION", "to", start), two]


def _step_at(phrases: Sequence[Phrase], at: int) -> list[Ref]:
    """ "From P to Q": the two places."""
    keys = [phrase_key(phrase) for phrase in phrases[at : at + 4 : 2]]
    ends = [phrase for phrase in phrases[at + 1 : at + 4 : 2] if isinstance(phrase, Ref)]
    return ends if keys == ["from", "to"] and len(ends) == _TWO else []


def _beside(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "A improves on B everywhere, most of all on P" as "A beats B everywhere, with the largest gap on P"."""
    at = next((i for i, p in enumerate(phrases) if i > 2 and p.type == "COMMA"), 0)
    most = at + 1 + (phrase_key(phrases[at + 1]) == "and") if 0 < at < len(phrases) - 3 else 0
    if not most or (not _is_degree(phrases[most]) and phrase_key(phrases[most]) != "most of"):
        return None
    place = most + 1 + (phrase_key(phrases[most]) == "most of" and phrase_key(phrases[most + 1]) == "all")
    told, front = phrases[place : place + 2], list(phrases[:at])
    if [p.type for p in told] != ["PREPOSITION", "REF"] or not isinstance(front[0], Ref):
        return None
    if front[1].type == "DIFFERENCE" and phrase_key(front[2]) in words("gains", "over"):
        front[1:3] = [Word("COMPARATIVE", "better", "beats", front[1].start, front[2].end)]
    sides = [p.type for p in front[:3]] == ["REF", "COMPARATIVE", "REF"]
    if not sides or sum(isinstance(p, Ref) for p in front) != _TWO:
        return None
    start = phrases[most].start
    gap = Word("DIFFERENCE", "gap", "margin", start, start)
    return [
        *front,
        phrases[at],
        made_word("PREPOSITION", "with", start),
        _most(phrases[most]),
        gap,
        *phrases[place:],
    ]


def _caused(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase] | None:
    """ "Going from P to Q costs A the most", "the step from P to Q lowers the score most in A"."""
    moving = words("gains", "stepping") | words("comparisons", "moves")
    ends = _step_at(phrases, 1) if phrase_key(phrases[0]) in moving else []
    verb = _change(phrases[5]) if ends and len(phrases) > 6 else None
    if verb is None:
        return None
    rest = list(phrases[6:])
    winners = [p for p in rest if isinstance(p, Ref)]
    degree = next((i for i, p in enumerate(rest) if _is_degree(p)), None)
    if len(winners) != 1 or degree is None:
        return None
    told = [p for i, p in enumerate(rest) if i != degree and p is not winners[0]]
    sizes = [p for p in told if p.type in _SIZE]
    if not all(p.type in _SIZE or p.type in _QUIET or phrase_key(p) in scene.title_words for p in told):
        return None
    return [*_among_lines(ends, verb, _most(rest[degree]), winners[0], phrases[0].start), *sizes]


def _undergone(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "A is hit hardest by the change from P to Q", "A profits most from the step from P to Q"."""
    moving = words("gains", "stepping") | words("comparisons", "moves")
    at = next((i for i in range(3, len(phrases)) if _step_at(phrases, i)), None)
    if at is None or not isinstance(phrases[0], Ref):
        return None
    front = [p for p in phrases[1:at] if p.type != "BE"]
    verb = _change(front[0]) if front else None
    rest, behind = front[2:], phrases[at + 4 :]
    if verb is None or len(front) < _TWO or not _is_degree(front[1]):
        return None
    quiet = all(p.type in ("BY", "PREPOSITION") or phrase_key(p) in moving for p in rest)
    if not quiet or not _SIZE.issuperset(p.type for p in behind):
        return None
    if not rest and front[0].type == "DIFFERENCE" and isinstance(front[1], Superlative):
        return None  # "A drops most from P to Q": in plain order
    return [*_way(_step_at(phrases, at), phrases[0].start), phrases[0], verb, _most(front[1]), *behind]


def _denied(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase] | None:
    """ "Nowhere is the drop from P to Q larger than in A", "no other row drops as much from P to Q as A"."""
    at = next((i for i in range(2, len(phrases)) if _step_at(phrases, i)), None)
    if at is None or not isinstance(phrases[-1], Ref):
        return None
    front, behind = list(phrases[:at]), list(phrases[at + 4 : -1])
    none = any(p.type == "NEGATION" or getattr(p, "quantifier", "") == "none" for p in front[:_TWO])
    change = [p for p in front if p.type == "DIFFERENCE"]
    more = [p for p in (*front, *behind) if p.type == "COMPARATIVE"]
    as_much = [phrase_key(p) for p in (*front, *behind)].count("as") == _TWO
    quiet = ("NEGATION", "SCOPE", "RIVALS", "AXISNOUN", "BE", "HAVE", "PREPOSITION", "THAN", "DIFFERENCE",
             "COMPARATIVE", "HEDGE")  # fmt: skip
    if not none or len(change) != 1 or not (more or as_much) or len(more) > 1:
        return None
    if not all(p.type in quiet or phrase_key(p) in scene.title_words for p in (*front, *behind)):
        return None
    value = getattr(more[0], "value", "") if more else "much"
    direction = {"high": "high", "much": "high", "low": "low", "little": "low"}.get(value)
    if direction is None:
        return None
    start = phrases[0].start
    top = Superlative(start, start, direction, "most" if direction == "high" else "least", shared=not more)
    return _among_lines(_step_at(phrases, at), change[0], top, phrases[-1], start)


def _among_lines(
    ends: Sequence[Ref], change: Phrase, top: Superlative, winner: Phrase, start: int
) -> list[Phrase]:
    """ "From P to Q, the largest drop is that of A": there, and not of the steps of A."""
    top = replace(top, start=start, end=start)
    return [*_way(ends, start), top, _at(change, start), made_word("BE", "is", start), winner]


def _at(noun: Phrase, start: int) -> Word:
    """The change, told at another place."""
    assert isinstance(noun, Word)
    return Word("DIFFERENCE", noun.value, noun.key, start, start)


def _change(phrase: Phrase) -> Word | None:
    """The verb as a change: "costs", "lowers", "hits"; None where it is none."""
    key = phrase_key(phrase)
    if phrase.type == "DIFFERENCE" and isinstance(phrase, Word):
        return phrase
    for section, value in _WAYS.items():
        if key in words("trends", section):
            return Word("DIFFERENCE", value, key, phrase.start, phrase.end)
    for section, judged in _JUDGED.items():
        if key in words("gains", section):
            value = "gain" if judged == "improves" else "drop"
            return Word("DIFFERENCE", value, judged, phrase.start, phrase.end)
    if key in words("gains", "affecting") or key in words("gains", "either"):
        return Word("DIFFERENCE", "gap", key, phrase.start, phrase.end)
    return None


def _is_degree(phrase: Phrase) -> bool:
    """ "Most", "the least", "hardest": by how much, and nothing else."""
    if isinstance(phrase, Scope):
        return phrase.key == "most" and phrase.noun is None
    plain = isinstance(phrase, Superlative) and not phrase.nouns and phrase.rank == 1 and not phrase.verb
    return plain and phrase_key(phrase) in words("gains", "most") | words("gains", "least") | words(
        "gains", "hardest"
    )


def _most(phrase: Phrase) -> Superlative:
    least = phrase_key(phrase) in words("gains", "least")
    return Superlative(phrase.start, phrase.end, "low" if least else "high", "least" if least else "most")
