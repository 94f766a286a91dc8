"""Labels set against their counterparts: "each affirmative dataset beats its negated version on P".

It is said of each pair by itself, and holds where it holds of all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.comparisons.comparisons import read_comparisons
from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.labels import Label
from heatparse.models.claims import BaseClaim, ComparisonClaim
from heatparse.phrases import words

_TRUTHS = {"supported": True, "refuted": False}
_BETWEEN = frozenset(("MEASURE", "HAVE", "BE", "OCCUR"))
_LONGEST = 3  # phrases of "its negated version"


def read_own_counterparts(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The comparison of a clause that sets labels against their negated, or affirmative, counterparts."""
    pairs = _pairs(scene)
    if not pairs or clause.is_data:
        return []
    told = _on_version(clause.phrases, pairs) or _told(clause.phrases, pairs)
    if not told:
        return []
    from heatparse.claims.reserves.withholding import withheld  # the parts are looked at, and not the whole

    parts = [clause.part(phrases) for phrases in told]
    found = [withheld(claim, part, scene) for part in parts for claim in read_comparisons(part, scene)]
    clause.read.add("counterparts")
    judged = [Judgement(_TRUTHS.get(claim.verdict), claim.explanation, claim.related) for claim in found]
    return [scene.claim(ComparisonClaim, clause, together(judged) if len(judged) >= len(told) else UNDECIDED)]


def _pairs(scene: Scene) -> list[tuple[Label, Label]]:
    """The labels without and with a prefix that negates."""
    groups = scene.names.groups
    held = [
        next((g.labels for g in groups.get(key, ()) if not g.noun), ()) for key in ("affirmative", "negated")
    ]
    return list(zip(*held, strict=True))


def _told(phrases: list[Phrase], pairs: Sequence[tuple[Label, Label]]) -> list[list[Phrase]]:
    """For each label that is set against its counterpart the phrases with both of them; none for other clauses."""
    at = next((i for i, p in enumerate(phrases) if p.type == "COMPARATIVE"), len(phrases))
    end = _counterpart(phrases, at)
    subject = _subject(phrases, at)
    if end is None or subject is None:
        return []
    first, last, labels = subject
    kind = key_at(phrases, at + 2) if phrases[at + 1].type == "PRONOUN" else ""
    others = {id(one): two for pair in pairs for one, two in (pair, pair[::-1])}
    chosen = labels or [pair[kind in words("names", "affirmative_ones")] for pair in pairs]
    if any(id(label) not in others for label in chosen):
        return []
    found: list[list[Phrase]] = []
    for label in chosen:
        one, two = _ref(label, phrases[first]), _ref(others[id(label)], phrases[at + 1])
        found.append([*phrases[:first], one, *phrases[last:at], phrases[at], two, *phrases[end:]])
    return found


def _counterpart(phrases: Sequence[Phrase], at: int) -> int | None:
    """The index behind "its negated version", "its negation" or "their counterparts" behind a comparative."""
    behind = at + 1 + (at + 1 < len(phrases) and phrases[at + 1].type == "THAN")
    if behind >= len(phrases) or phrases[behind].type != "PRONOUN":
        return None
    if key_at(phrases, behind) not in words("function_words", "possessive"):
        return None
    end = behind + 1
    if end < len(phrases) and isinstance(phrases[end], Ref):
        return end + 1  # "their negated counterparts"
    told = False
    while (
        end < len(phrases)
        and end <= behind + _LONGEST
        and phrases[end].type in ("UNKNOWN", "AXISNOUN", "RIVALS")
    ):
        key = key_at(phrases, end)
        told |= key in words("names", "negating_words") or key in words("names", "versions")
        end += 1
    return end if told else None


def _subject(phrases: Sequence[Phrase], at: int) -> tuple[int, int, list[Label]] | None:
    """Where the subject in front of a comparative begins and ends, and its labels; no labels for "each category"."""
    last = at
    while last and phrases[last - 1].type in _BETWEEN:
        last -= 1
    first = last - 1
    if first < 0:
        return None
    subject = phrases[first]
    if isinstance(subject, Ref):
        labels = [label for name in subject.names if name.kind == "category" for label in name.labels]
        scoped = first > 0 and isinstance(phrases[first - 1], Scope)
        return (first - scoped, last, labels) if labels else None
    if (
        isinstance(subject, Word)
        and subject.type == "DIMENSION"
        and first
        and isinstance(phrases[first - 1], Scope)
    ):
        return first - 1, last, []
    if isinstance(subject, Scope) and subject.quantifier == "all" and subject.noun is not None:
        return first, last, []
    return None


def _on_version(phrases: list[Phrase], pairs: Sequence[tuple[Label, Label]]) -> list[list[Phrase]]:
    """ "For A, all models are better on the negated version" as "all models are better on neg_A than on A"."""
    front = phrases[1] if len(phrases) > 1 and phrases[0].type == "PREPOSITION" else None
    at = next((i for i, p in enumerate(phrases) if p.type == "COMPARATIVE"), len(phrases))
    if not isinstance(front, Ref) or len(phrases) < at + 4 or phrases[at + 1].type != "PREPOSITION":
        return []
    kind, noun = phrases[at + 2 : at + 4]
    if key_of(noun) not in words("names", "versions") or key_of(kind) not in words("names", "negating_words"):
        return []
    affirmative = key_of(kind) in words("names", "affirmative_ones")
    named = [label for name in front.names for label in name.labels]
    chosen = [pair for pair in pairs if any(label in pair for label in named)]
    if len(chosen) != len(named) or any(p.type in ("COMPARATIVE", "THAN") for p in phrases[at + 4 :]):
        return []
    behind = 2 + (phrases[2].type in ("COMMA", "JOIN"))
    found: list[list[Phrase]] = []
    for pair in chosen:
        base, other = pair if not affirmative else pair[::-1]
        than = made_word("THAN", "than", noun.end)
        rest: list[Phrase] = [
            _ref(other, kind),
            than,
            made_word("PREPOSITION", "on", noun.end),
            _ref(base, noun),
        ]
        found.append([*phrases[behind : at + 2], *rest])
    return found


def _ref(label: Label, at: Phrase) -> Ref:
    return Ref(at.start, at.end, (Name("category", (label,)),))
