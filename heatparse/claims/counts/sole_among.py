"""Those that alone are so among some: "among A, B and C, only A exceeds 0.5 on P", "of the large models, A alone does".

The same is said of each of them by itself: it has to hold of those that are named, and of none of the others.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.thresholds import read_assertions
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Phrase, Ref, is_only, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.inventory.problems import enumerated
from heatparse.labels import Label
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words

_TRUTHS = {"supported": True, "refuted": False}
_FRONT = 3  # phrases of "among A and B,"
_GUARDING = frozenset(("NEGATION", "EXCEPTION", "HEDGE", "CONDITION", "COMPARATIVE"))


def read_sole_among(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that tells who alone among some is so."""
    told = _told(clause.phrases)
    if told is None or clause.is_data:
        return []
    group, subject, rest = told
    named, others = _labels(subject), [label for label in _labels(group) if label not in _labels(subject)]
    if not others or any(label not in _labels(group) for label in named):
        return []
    clause.read.add("sole among")
    held = {label.text: _holds(label, subject, rest, clause, scene) for label in (*named, *others)}
    also = [label.text for label in others if held[label.text]]
    without = [label.text for label in named if held[label.text] is False]
    if any(p.type in _GUARDING for p in rest):
        return [scene.claim(CountClaim, clause)]
    if also or without:
        reasons = [f"it holds for {enumerated(also)} as well"] if also else []
        reasons += [f"it does not hold for {enumerated(without)}"] if without else []
        return [scene.claim(CountClaim, clause, Judgement(False, ", and ".join(reasons)))]
    if None in held.values():
        return [scene.claim(CountClaim, clause, UNDECIDED)]
    told_of = enumerated([label.text for label in named])
    return [scene.claim(CountClaim, clause, Judgement(True, f"among them it holds for {told_of} only"))]


def _told(phrases: list[Phrase]) -> tuple[Ref, Ref, list[Phrase]] | None:
    """The group, who is named, and what is so of them."""
    if len(phrases) < _FRONT + 3 or phrases[_FRONT - 1].type not in ("COMMA", "JOIN"):
        return None
    among, group = phrases[:2]
    if among.type == "PREPOSITION" and key_at(phrases, 0) != "of":
        return None
    if among.type == "RESTRICTION" and key_at(phrases, 0) not in words("assertions", "among_some"):
        return None
    one, two = phrases[_FRONT : _FRONT + 2]
    only, subject = (one, two) if is_only(one) else (two, one)
    if not isinstance(group, Ref) or not isinstance(subject, Ref) or not is_only(only) or group.is_panel:
        return None
    return group, subject, phrases[_FRONT + 2 :]


def _labels(ref: Ref) -> list[Label]:
    return [label for name in ref.names if name.kind == "category" for label in name.labels]


def _holds(label: Label, at: Ref, rest: Sequence[Phrase], clause: Clause, scene: Scene) -> bool | None:
    """Whether what is told is so of a label by itself."""
    alone = Ref(at.start, at.end, (Name("category", (label,)),), at.side)
    part = clause.part([alone, *rest])
    noted = set(part.read)
    verdicts = {claim.verdict for claim in read_assertions(part, scene)}
    part.read.clear()
    part.read.update(noted)
    return _TRUTHS.get(verdicts.pop()) if len(verdicts) == 1 else None
