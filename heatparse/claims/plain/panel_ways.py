"""Ways from one panel to another as comparisons of the two: "from P to Q, every cell drops", "Q improves on P"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.forms import Name, other_number
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_WAY = 4  # phrases of "from P to Q"
_COMMAS = ("COMMA", "JOIN")
_RELATIONS = {"gain": "high", "drop": "low"}
_KEYS = {"high": "higher", "low": "lower", "better": "better", "worse": "worse"}
# With one of these more is told than which way the values go.
_MORE = ("AMOUNT", "SUPERLATIVE", "FACTOR", "TIMES", "AGGREGATE", "SPREAD", "COLOUR", "CONTRAST")
_SUBJECT = frozenset((
    "SCOPE", "PART", "REF", "DIMENSION", "AXISNOUN", "MEASURE", "NEGATION", "PREPOSITION", "EXCEPTION", "AND",
    "COMMA", "JOIN",
))  # fmt: skip


def with_panels_compared(clause: Clause, scene: Scene) -> Clause:
    """The clause with the second panel set against the first one; itself where it tells no such way."""
    if clause.has(*_MORE):
        return clause
    phrases = _with_other_panels(clause.phrases, scene)
    if phrases is not clause.phrases:
        return clause.part(phrases)
    improved = _improving(phrases, scene)
    if improved is not None:
        return clause.part(improved)
    at = next((i for i in range(len(phrases) - _WAY + 1) if _is_way(phrases[i : i + _WAY], scene)), None)
    if at is None or not clause.has("SCOPE", "PART", "NEGATION") or clause.has("THAN", "CARDINAL"):
        return clause  # what one line does is told of its course
    start = at - (at > 0 and key_at(phrases, at - 1) in words("names", "ways"))
    start -= start > 0 and key_at(phrases, start - 1) in words("trends", "when_moving")
    behind = phrases[at + _WAY :]
    behind = behind[1:] if behind and not start and behind[0].type in _COMMAS else behind
    told = _compared([*phrases[:start], *behind], phrases[at + 1], phrases[at + 3], scene)
    return clause.part(told) if told is not None else clause


def _with_other_panels(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "P is above the other three panels" with the names of these; the phrases where it is not of panels."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "RIVALS"), 0)
    if not at or not any(p.type in ("COMPARATIVE", "THAN") for p in phrases[max(0, at - 2) : at]):
        return phrases
    own = [panel for ref in phrases[:at] if isinstance(ref, Ref) for panel in scene.panels_named(ref)]
    lines = any(isinstance(ref, Ref) and not scene.panels_named(ref) for ref in phrases[:at])
    end = at + 1
    if end < len(phrases) and phrases[end].type == "CARDINAL":
        if str(getattr(phrases[end], "value", "")) != str(len(scene.grids) - 1):
            return phrases
        end += 1
    noun = phrases[end] if end < len(phrases) else None
    named = noun is not None and _names_panels(noun, scene)
    bare = noun is None or noun.type in ("PREPOSITION", "SCOPE", "COMMA", "JOIN", "OPEN")
    if len(own) != 1 or not (named or (bare and not lines)):
        return phrases
    labels = {
        panel: label
        for label in scene.draft.labels.labels()
        for panel in label.panels
        if len(label.panels) == 1
    }
    others = [panel for panel in range(len(scene.grids)) if panel not in own]
    if not all(panel in labels for panel in others):
        return phrases
    names = tuple(Name("panel", (labels[panel],)) for panel in others)
    refs: list[Phrase] = [Ref(phrases[at].start, phrases[at].end, (name,)) for name in names]
    joint = made_word("AND", "and", phrases[at].start)
    told = [each for ref in refs for each in (joint, ref)][1:]
    return [*phrases[:at], *told, *phrases[end + named :]]


def _names_panels(noun: Phrase, scene: Scene) -> bool:
    """Whether a noun stands for what the panels show: "panel", or "season" where the title says "in four seasons"."""
    if noun.type == "DIMENSION":
        return getattr(noun, "value", "") in ("panel", "grid")
    key = key_of(noun)
    return noun.type == "UNKNOWN" and not scene.title_words.isdisjoint((key, other_number(key)))


def _is_way(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """ "From P to Q", of two panels."""
    first, one, joint, two = phrases
    if key_of(first) not in words("trends", "from") or key_of(joint) not in words("trends", "to"):
        return False
    panels = [scene.panels_named(ref) if isinstance(ref, Ref) else () for ref in (one, two)]
    return [len(each) for each in panels] == [1, 1] and panels[0] != panels[1]


def _compared(told: list[Phrase], first: Phrase, last: Phrase, scene: Scene) -> list[Phrase] | None:
    """ "Every cell drops" as "Q is lower than P in every cell"."""
    found = [(i, motion) for i in range(len(told)) if (motion := _motion(told, i, scene))]
    if len(found) != 1:
        return None
    at, (relation, size) = found[0]
    subject, rest = told[:at], told[at + size :]
    if not subject:
        subject, rest = rest, []  # "moving from P to Q raises every value"
    if not subject or not all(phrase.type in _SUBJECT for phrase in (*subject, *rest)):
        return None
    if any(isinstance(phrase, Ref) and scene.panels_named(phrase) for phrase in (*subject, *rest)):
        return None
    denied, subject = _without_denial(subject)
    if any(phrase.type == "NEGATION" for phrase in (*subject, *rest)):
        return None
    start, end = told[at].start, told[at].end
    word = Word("COMPARATIVE", relation, _KEYS[relation], start, end)
    never = [made_word("NEGATION", "never", start)] if denied else []
    joint = [] if not subject or subject[0].type == "PREPOSITION" else [made_word("PREPOSITION", "in", start)]
    be, than = made_word("BE", "is", start), made_word("THAN", "than", end)
    return [last, be, *never, word, than, first, *joint, *subject, *rest]


def _motion(told: Sequence[Phrase], at: int, scene: Scene) -> tuple[str, int] | None:
    """Which way the values go, and how many phrases say so: "drops", "gets worse"."""
    word = told[at]
    behind = told[at + 1] if at + 1 < len(told) else None
    if word.type in ("HAVE", "BE") and key_of(word) in words("trends", "turning_into") and behind is not None:
        relation = str(getattr(behind, "value", ""))
        return (relation, 2) if behind.type == "COMPARATIVE" and relation in _KEYS else None
    if word.type != "DIFFERENCE":
        return None
    for relation in ("better", "worse"):
        if key_of(word) in words("trends", "turns", relation):
            return relation, 1
    relation = _RELATIONS.get(str(getattr(word, "value", "")), "")
    if key_of(word).endswith(" off") and behind is not None and behind.type == "PART":
        return None  # "falls off the diagonal"
    if not relation or (scene.less_is_better and key_of(word) in words("trends", "turns", "either")):
        return None
    return relation, 1


def _without_denial(subject: list[Phrase]) -> tuple[bool, list[Phrase]]:
    """ "None of the cells", "no row" as "all cells", "all rows", and that it was denied of them."""
    first = subject[0]
    if isinstance(first, Scope) and first.quantifier == "none":
        return True, [replace(first, quantifier="all", key="every"), *subject[1:]]
    if key_of(first) == "no" and len(subject) > 1 and subject[1].type == "PART":
        return True, subject[1:]
    if key_of(first) == "no" and len(subject) > 1 and isinstance(subject[1], Word):
        noun = subject[1]
        return True, [Scope(first.start, noun.end, "all", "every", noun=noun), *subject[2:]]
    return False, subject


def _improving(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase] | None:
    """ "Q improves on P in every cell", of two panels or two lines of one axis, as "Q is better than P …"."""
    for at in range(1, len(phrases) - 2):
        one, verb, joint, two = phrases[at - 1 : at + 3]
        if verb.type != "DIFFERENCE" or key_of(verb) not in words("trends", "improving_on"):
            continue
        if key_of(joint) != "on" or not isinstance(one, Ref) or not isinstance(two, Ref):
            continue
        if not _are_alike(one, two, scene):
            continue
        better = Word("COMPARATIVE", "better", "better", verb.start, joint.end)
        return [*phrases[:at], better, made_word("THAN", "than", joint.end), *phrases[at + 2 :]]
    return None


def _are_alike(one: Ref, two: Ref, scene: Scene) -> bool:
    """Whether two references name two panels, or two lines of one axis."""
    panels = [scene.panels_named(ref) for ref in (one, two)]
    if any(panels):
        return all(len(each) == 1 for each in panels)
    grid = scene.filled(0)
    axes = [{line.axis for line in scene.lines(ref, grid)} for ref in (one, two)]
    return len(axes[0]) == 1 and axes[0] == axes[1] and not grid.is_square
