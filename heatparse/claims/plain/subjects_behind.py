"""Participles whose subject stands behind them: "topping out at 0.5, A …" as "A tops out at 0.5"."""

from __future__ import annotations

from heatparse.claims.language.parsing import read_phrases
from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.settling import settle
from heatparse.claims.language.words import read_words
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_REACH = 60  # characters behind the clause
_FEWEST = 2  # phrases of the clause


def with_subject_behind(clause: Clause, scene: Scene) -> Clause:
    """The clause with the name that the next one begins with in front; itself where it has a subject."""
    phrases = clause.phrases
    top = phrases[0]
    if not isinstance(top, Superlative) or top.verb != "peaks" or len(phrases) < _FEWEST:
        return clause
    participle = top.key.split()[0].endswith("ing") and phrases[1].type in ("AMOUNT", "PREPOSITION")
    if not participle or clause.heads or _is_complete(phrases):
        return clause
    subject = _next_name(clause, scene)
    if subject is None or _is_placed(phrases, subject, scene):
        return clause
    return clause.part([subject, *phrases])


def _is_complete(phrases: list[Phrase]) -> bool:
    """Whether a verb stands behind the participle: "peaking at 0.5 is A"."""
    return any(phrase.type in ("BE", "HAVE") for phrase in phrases[1:])


def _next_name(clause: Clause, scene: Scene) -> Ref | None:
    """The name with which the text goes on behind a comma."""
    text = scene.text[clause.end : clause.end + _REACH]
    gap = len(text) - len(text.lstrip(" "))
    if not text[gap:].startswith(",") and "," not in scene.text[clause.end - 1 : clause.end + 1]:
        return None
    tokens = scene.draft.tokens.between(clause.end, clause.end + _REACH)
    told = settle(read_words(tokens, scene.names, scene.text), scene.names)
    following = read_phrases([word for word in told if word.type != "STOP"])
    while following and following[0].type in ("COMMA", "JOIN"):
        following = following[1:]
    ref = following[0] if len(following) > 1 else None
    goes_on = key_at(following, 1) not in words("regions", "dashes")
    named = isinstance(ref, Ref) and len(ref.names) == 1 and not ref.is_panel and not ref.position
    return ref if named and goes_on and isinstance(ref, Ref) else None


def _is_placed(phrases: list[Phrase], subject: Ref, scene: Scene) -> bool:
    """Whether the participle names something of the axis of the subject already."""
    if not len(scene.grids):
        return True
    grid = scene.filled(0)
    axes = {line.axis for line in scene.lines(subject, grid)}
    told = {line.axis for p in phrases if isinstance(p, Ref) for line in scene.lines(p, grid)}
    return len(axes) != 1 or bool(axes & told)
