"""Compounds: parts of a clause that leave out its subject or its place, each as a clause of its own.

"A is best on P, third on Q and last on R", "on P, A leads with 0.9, with B second", "two models lie below
0.3 (A, B), the others at 0.5 or more": what a part lacks stands in the first one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.judgement import decided, with_wrong_values
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, key_at
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.words import made_word
from heatparse.claims.parts.compound_frames import Frame, is_place, places_in
from heatparse.claims.parts.compound_parts import completed
from heatparse.claims.parts.compound_ranks import is_order, is_rank
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words
from heatparse.records import replace

_JOINTS = frozenset(("COMMA", "JOIN", "AND", "CONTRAST"))
# Words that narrow a statement, or turn it: nothing is taken over from there.
_OPEN_FIRST = frozenset(
    ("HEDGE", "CONDITION", "NEGATION", "RESTRICTION", "EXCEPTION", "THAN", "VERSUS", "OR")
)
_VERBS = frozenset(("BE", "HAVE", "OCCUR"))
_TWO = 2


def with_parts(
    found: list[BaseClaim], clause: Clause, scene: Scene, judge: Callable[[Clause, Scene], list[BaseClaim]]
) -> list[BaseClaim]:
    """The claims of a clause; those of its parts where these tell more by themselves, or were mixed up."""
    parts, understood = apart(clause, scene)
    by_panels = "by panels" in clause.read and (not clause.has("AMOUNT") or _opens_with_panels(clause, scene))
    if not understood and not by_panels and _is_placed_twice(clause, scene):
        found = [_opened(claim) for claim in found]
    if not parts:
        return found
    ranked = any(isinstance(p, Superlative) and p.verb == "leads" for p in parts[0].phrases)
    claims = [
        claim for part in parts for claim in (judge(part, scene) if ranked else _judged(part, scene, judge))
    ]
    if parts[0].before is not clause.before and decided(claims):
        return _joined(claims, found)  # it takes over what it lacks from the clause in front
    mixed = _is_mixed(clause, scene) or _is_of_rival(parts)
    if understood and (mixed or decided(claims) > decided(found)):
        return _joined(claims, found)
    if understood:
        return found
    known = {(claim.kind, claim.explanation) for claim in found}  # type: ignore[attr-defined]
    return found + [
        claim for claim in claims
        if claim.verdict != "undecidable" and (claim.kind, claim.explanation) not in known  # type: ignore[attr-defined]
    ]  # fmt: skip


def _opened(claim: BaseClaim) -> BaseClaim:
    """The claim; not refuted where it may take the places of two panels for those of one."""
    placed = claim.kind in ("extremum", "ranking") and claim.verdict == "refuted"  # type: ignore[attr-defined]
    return claim.model_copy(update={"verdict": "undecidable", "rule": None}) if placed else claim


def _joined(claims: list[BaseClaim], found: Sequence[BaseClaim]) -> list[BaseClaim]:
    """The claims of the parts, with what else was found true of the whole."""
    claims = with_wrong_values(claims, found)
    kinds = {claim.kind for claim in claims}  # type: ignore[attr-defined]
    return claims + [claim for claim in found if claim.verdict == "supported" and claim.kind not in kinds]  # type: ignore[attr-defined]


def _judged(part: Clause, scene: Scene, judge: Callable[[Clause, Scene], list[BaseClaim]]) -> list[BaseClaim]:
    """The claims of a part; "A is second on P" may be said of the order of P, and of that of A."""
    claims = judge(part, scene)
    if all(claim.verdict != "refuted" for claim in claims):
        return claims
    turned = _turned(part, scene)
    if turned is None:
        return claims
    again = [claim for claim in judge(turned, scene) if claim.kind in ("ranking", "extremum")]  # type: ignore[attr-defined]
    if again and all(claim.verdict == "refuted" for claim in again):
        return claims
    orders = [claim for claim in claims if claim.kind in ("ranking", "extremum")]  # type: ignore[attr-defined]
    return [claim for claim in claims if claim not in orders] + [
        claim if claim.verdict == "supported" else claim.model_copy(update={"verdict": "undecidable", "rule": None})
        for claim in (again or orders)
    ]  # fmt: skip


def _turned(part: Clause, scene: Scene) -> Clause | None:
    """ "P is second in A" for "A is second in P", where "in P" is not "in the column P"."""
    phrases = part.phrases
    at = next((i for i, p in enumerate(phrases) if isinstance(p, Superlative)), 0)
    if at < _TWO or not isinstance(phrases[at - 2], Ref) or phrases[at - 1].type != "BE":
        return None
    if phrases[at - 2].start >= part.start:
        return None  # it has a subject of its own
    places = [
        (i, ref) for i, ref in places_in(phrases)
        if i > at and not ref.is_panel and not scene.panels_named(ref) and ref.noun not in ("row", "column")
    ]  # fmt: skip
    if len(places) != 1 or places[0][1].side is not None:
        return None
    index, ref = places[0]
    turned = [*phrases]
    turned[at - 2], turned[index] = ref, phrases[at - 2]
    return part.part(turned)


def _is_of_rival(parts: Sequence[Clause]) -> bool:
    """ "A is ahead of B, the best of all": whether a part is said of a name in front that is not the first subject."""
    subject = parts[0].phrases[0]
    firsts = [(part, part.phrases[0]) for part in parts[1:]]
    return any(
        isinstance(first, Ref) and first is not subject and first.start < part.start for part, first in firsts
    )


def _is_mixed(clause: Clause, scene: Scene) -> bool:
    """Whether a clause names two panels, each in a part of its own."""
    named = [ref for ref in clause.refs() if scene.panels_named(ref)]
    return len({panel for ref in named for panel in scene.panels_named(ref)}) > 1 and len(named) > 1


def _is_placed_twice(clause: Clause, scene: Scene) -> bool:
    """ "At P in Summer and at Q in Winter": whether two parts name a panel and a line of it each."""
    if len(scene.grids) < _TWO or not clause.has(*_JOINTS):
        return False
    placed = 0
    for part in _parts(clause.phrases):
        refs = [ref for _, ref in places_in(part)]
        panels = [ref for ref in refs if scene.panels_named(ref)]
        placed += len(panels) == 1 and len(refs) > 1
    return placed > 1


def _opens_with_panels(clause: Clause, scene: Scene) -> bool:
    """ "On P … (71), on Q … (58)": whether each part tells its panel first, so that no place is taken for another's."""
    firsts = [next((p for p in part if isinstance(p, Ref)), None) for part in _parts(clause.phrases)]
    return all(first is not None and len(scene.panels_named(first)) == 1 for first in firsts)


def apart(clause: Clause, scene: Scene) -> tuple[list[Clause], bool]:
    """The parts of a clause that can stand alone, and whether these are all of it; none where there is one."""
    if clause.is_data or not clause.phrases:
        return [], False
    phrases, heads = list(clause.phrases), clause.heads
    start = phrases[0]
    opened = len(phrases) > _TWO and isinstance(start, Ref) and phrases[1].type == "COLON"
    if opened and isinstance(start, Ref):
        heads, phrases = (start, *heads), phrases[2:]
    parts = _parts(phrases)
    front: list[Phrase] = []
    while len(parts) > 1 and is_place(parts[0]):
        front += [*parts.pop(0), made_word("COMMA", ",", parts[0][0].start)]
    apposed: list[Phrase] = []
    if _apposition(parts):
        apposed = [parts[0][0], made_word("BE", "is", parts[1][0].start), *parts[1]]
        parts = [[*parts[0], *parts[_TWO]], *parts[_TWO + 1 :]]
    if len(parts) == 1 and not (front or opened or apposed):
        return _behind(parts[0], clause, scene), False
    if len(parts) + bool(apposed) < _TWO or any(p.type in _OPEN_FIRST - {"NEGATION"} for p in parts[0]):
        return [], False
    subject = _subject(parts[0], clause, scene)
    alone = subject is None and bool(heads)
    frame = Frame(clause, scene, front, parts[0], heads, subject, alone, [*front, *parts[0]])
    outer = _outer(clause, scene) if key_at(phrases, 0) in words("function_words", "relative") else None
    found = [_made(frame, [*front, *parts[0]], parts[0])]
    if apposed:
        found.append(_made(frame, apposed, apposed))
    understood = True
    for part in parts[1:]:
        told = completed(part, frame)
        if told is None and outer is not None:
            told = completed(part, outer)  # "A goes to B, whose C is low, D to E"
        if told is None:
            understood = False
        else:
            found.append(_made(frame, told, part))
        frame.earlier += part
    return (found, True) if understood else (found[1:], False)


def _apposition(parts: Sequence[list[Phrase]]) -> bool:
    """ "A, the best on P, is third on Q": whether the second part says what else A is."""
    if len(parts) < _TWO + 1 or len(parts[0]) > 1 or not isinstance(parts[0][0], Ref):
        return False
    verb = parts[_TWO][0]
    told = verb.type in (*_VERBS, "COMPARATIVE") or (
        verb.type == "UNKNOWN" and len(parts[_TWO]) > 1 and is_order(parts[_TWO][1])
    )
    return told and is_rank(parts[1])


def _behind(part: list[Phrase], clause: Clause, scene: Scene) -> list[Clause]:
    """ "A comes first on P, but only third on Q": what the clause in front tells goes on."""
    frame = None if isinstance(part[0], Ref) else _outer(clause, scene)
    told = completed(part, frame) if frame is not None else None
    if frame is None or told is None:
        return []
    made = _made(frame, told, part)
    made.before = None  # what stands in front is taken over: nothing else is looked for there
    return [made]


def _outer(clause: Clause, scene: Scene) -> Frame | None:
    """What the clause in front of another one, in its sentence, tells last."""
    before = clause.before
    if before is None or not follows_in_sentence(clause, before, scene.text):
        return None
    earlier, _ = apart(before, scene) if before.has(*_JOINTS) else ([], False)
    first = list(earlier[-1].phrases if earlier else before.phrases)
    front: list[Phrase] = []
    parts = _parts(first)
    while len(parts) > 1 and is_place(parts[0]):
        front += [*parts.pop(0), made_word("COMMA", ",", clause.start)]
    if len(parts) != 1 or any(p.type in _OPEN_FIRST for p in first):
        return None
    subject = _subject(parts[0], before, scene)
    return Frame(clause, scene, front, parts[0], before.heads, subject, False, first)


def _made(frame: Frame, phrases: list[Phrase], told: Sequence[Phrase]) -> Clause:
    """A clause of some phrases, with their words; its place is that of what the text tells."""
    spans = [(phrase.start, phrase.end) for phrase in phrases]
    before = frame.clause.before
    own = [
        word for word in (*(before.words if before is not None else ()), *frame.clause.words)
        if any(start <= word.start and word.end <= end for start, end in spans)
    ]  # fmt: skip
    made = replace(
        frame.clause, words=own, start=told[0].start, end=told[-1].end, heads=frame.heads, read=set()
    )
    made.phrases = phrases
    return made


def _parts(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    """The phrases between the joints that stand in no bracket."""
    parts: list[list[Phrase]] = [[]]
    depth = 0
    for phrase in phrases:
        depth += (phrase.type == "OPEN") - (phrase.type == "CLOSE")
        if depth or phrase.type not in _JOINTS:
            if parts[-1] or phrase.type != "NEXT" or len(parts) == 1:
                parts[-1].append(phrase)
        elif parts[-1]:
            parts.append([])
    return [part for part in parts if part]


def _subject(first: Sequence[Phrase], clause: Clause, scene: Scene) -> Ref | None:
    """The line that a part begins with; behind a verb alone that of the clause in front."""
    start = first[0]
    if isinstance(start, Scope) and start.quantifier == "only" and len(first) > 1:
        start = first[1]
    if start.type in _VERBS and clause.before is not None and not clause.contrasted:
        before = clause.before
        ahead = [
            p for p in before.phrases if p.type != "PREPOSITION" and not (isinstance(p, Ref) and p.is_panel)
        ]
        ahead = [p for p in ahead if p.type not in _JOINTS]
        start = ahead[0] if ahead and follows_in_sentence(clause, before, scene.text) else start
    single = isinstance(start, Ref) and len(start.names) == 1 and not start.is_panel
    return start if single else None  # type: ignore[return-value]
