"""Treatments: what sets one of two panels apart, as what changes the values: "fine-tuning raises every cell".

The panel that was treated is the one whose title has the word ("Fine-tuned model", "After pruning"); the
statement is that of a comparison between the two panels.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from heatparse.claims.language.forms import Name
from heatparse.claims.language.metrics import is_introduced_with
from heatparse.claims.language.motions import is_in, motion_of
from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.tokens import fold, label_keys

_TWO = 2
_STEM = 5  # letters that a word shares with one of a title, at least
_ROOT = 3  # letters of a word without its ending
_ENDING = 4  # … and how many more it may have: "pruning", "pruned"
_RELATIONS = {"gain": "high", "drop": "low", "high": "high", "low": "low"}
_ASIDE = frozenset(("REF", "PREPOSITION", "AND", "JOIN", "PRONOUN", "VERSUS"))
_POSITIONS = ("first", "last")


def treated(clause: Clause, scene: Scene) -> Clause:
    """The clause as a comparison between two panels; itself where it tells of no treatment of everything."""
    if len(scene.grids) != _TWO or clause.is_data:
        return clause
    moved = _with_motion(clause, scene)
    changes = moved.has("DIFFERENCE", "COMPARATIVE") or _has_panels_for_ends(moved, scene)
    told = _told(moved, scene) if changes else moved
    return clause if told is moved else told


def _has_panels_for_ends(clause: Clause, scene: Scene) -> bool:
    return any(map(motion_of, clause.phrases)) and _spanned(clause.phrases, scene) is not None


def _told(clause: Clause, scene: Scene) -> Clause:
    """The clause as a comparison between two panels; itself where its words say something else."""
    if not clause.has("SCOPE", "NEGATION") or clause.has("THAN", "SUPERLATIVE"):
        return clause
    if clause.has("AMOUNT") and _spanned(clause.phrases, scene) is None:
        return clause
    if any(key_of(phrase).endswith(" than") for phrase in clause.of("COMPARATIVE")):
        return clause  # "the values are lower than in P"
    if any(map(is_only, clause.of("SCOPE"))):
        return _with_sole(clause, scene)
    phrases, aside = _set_aside(clause.phrases, scene)
    spanned = _spanned(phrases, scene)
    phrases = phrases if spanned is None else spanned[1]
    if any(phrase.type in ("EXCEPTION", "COMMA", "AMOUNT") for phrase in phrases):
        return clause
    marks = [p for p in phrases if p.type in ("DIFFERENCE", "COMPARATIVE") and isinstance(p, Word)]
    if len(marks) != 1 or marks[0].value not in _RELATIONS:
        return clause
    mark = marks[0]
    if mark.key in words("names", "judging") and scene.may_be_better_low:
        return clause
    found = _treatment(phrases, scene) or _implied(phrases, scene) if spanned is None else (spanned[0], None)
    if found is None or (mark.type == "DIFFERENCE" and _is_of_steps(phrases, *found, scene)):
        return clause
    panel, told = found
    if mark.type == "DIFFERENCE" and _denies_steps(phrases, told):
        return clause
    denied = _denied(phrases)
    places = [p for p in phrases if isinstance(p, Ref) and p.names and p is not told and not p.is_panel]
    rest = [
        p for p in phrases if p is not mark and p is not told and p not in places and not _is_silent(p, scene)
    ]
    scopes = [p for p in rest if isinstance(p, Scope)]
    if any(p not in scopes and not isinstance(p, Part) for p in rest) or not (scopes or denied):
        return clause
    if len(places) > 1 or (places and denied):
        return clause
    if any(scope.quantifier not in ("all", "none") or not _is_of_all(scope) for scope in scopes):
        return clause
    if aside and (denied or places):
        return clause
    start, end = clause.phrases[0].start, clause.phrases[-1].end
    one, two = (_panel(at, start) for at in (panel, 1 - panel))
    order = Word("COMPARATIVE", _RELATIONS[mark.value], "higher", mark.start, mark.end)
    never = [made_word("NEGATION", "never", start)] if denied else []
    parts = [p for p in rest if isinstance(p, Part)]
    everywhere: list[Phrase] = [] if denied else [Scope(end, end, "all", "everywhere")]
    than = made_word("THAN", "than", mark.end)
    where: list[Phrase] = [made_word("PREPOSITION", "for", end), *places] if places else []
    return clause.part([*parts, one, *never, order, than, two, *where, *everywhere, *aside])


def _spanned(phrases: Sequence[Phrase], scene: Scene) -> tuple[int, list[Phrase]] | None:
    """ "From P to Q every row rises": to which panel, and what is said of it."""
    if not any(key_of(phrase) in words("function_words", "before_ends") for phrase in phrases) and not any(
        key_of(phrase) in words("trends", "from_year_to_year") for phrase in phrases
    ):
        return None
    from heatparse.claims.plain.panel_spans import without_panel_span  # loaded where two panels are ends

    return without_panel_span(phrases, scene)


def _is_of_steps(phrases: Sequence[Phrase], panel: int, told: Phrase | None, scene: Scene) -> bool:
    """ "A rises in every quarter of the first panel": from each to the next of that panel, and not to the other one."""
    if panel or not isinstance(told, Ref):
        return False
    at = next(i for i, phrase in enumerate(phrases) if phrase is told)
    scope = phrases[at - 2] if at > 1 else None
    noun = scope.noun if isinstance(scope, Scope) else None
    if noun is None or noun.type != "AXISNOUN" or phrases[at - 1].type != "PREPOSITION":
        return False
    axis = {"x": "column", "y": "row"}.get(noun.value.axis)
    return axis is not None and bool(order_of(axis, scene.grids[0]))


def _denies_steps(phrases: Sequence[Phrase], told: Phrase | None) -> bool:
    """ "A in the second panel shows no drop at any size": from each size to the next of that panel."""
    at = next((i for i, phrase in enumerate(phrases) if phrase is told), 0)
    placed = at > 1 and phrases[at - 1].type == "PREPOSITION" and isinstance(phrases[at - 2], Ref)
    return placed and any(phrase.type == "NEGATION" for phrase in phrases[at:])


def _with_motion(clause: Clause, scene: Scene) -> Clause:
    """ "Tuning helps A" as "tuning improves A", where it is a treatment that does so."""
    kinds = {"bettering_of": ("gain", "improves"), "worsening_of": ("drop", "worsens")}
    for at, phrase in enumerate(clause.phrases[1:], 1):
        kind = next((kind for kind in kinds if phrase.type == "UNKNOWN" and is_in(phrase, kind)), None)
        if kind is not None and _treatment(clause.phrases[:at], scene) is not None:
            moved = Word("DIFFERENCE", *kinds[kind], phrase.start, phrase.end)
            return clause.part([*clause.phrases[:at], moved, *clause.phrases[at + 1 :]])
    return clause


def _with_sole(clause: Clause, scene: Scene) -> Clause:
    """ "Only A on P declines" as the comparison of the panels everywhere except there."""
    from heatparse.claims.plain.sole_movers import sole_mover  # loaded where one cell alone may move

    found = _treatment(clause.phrases, scene) or _implied(clause.phrases, scene)
    sole = sole_mover(clause.phrases, found[1], scene) if found is not None else None
    if found is None or sole is None:
        return clause
    order, cell = sole
    start, end = clause.phrases[0].start, clause.phrases[-1].end
    one, two = (_panel(at, start) for at in (found[0], 1 - found[0]))
    joints = [made_word("COMMA", ",", end), made_word("EXCEPTION", "except", end)]
    everywhere = Scope(end, end, "all", "everywhere")
    return clause.part([one, order, made_word("THAN", "than", end), two, everywhere, *joints, *cell])


def _set_aside(phrases: list[Phrase], scene: Scene) -> tuple[list[Phrase], list[Phrase]]:
    """The phrases without the exception at their end or at their beginning, and what it sets aside."""
    at = next((at for at, phrase in enumerate(phrases) if phrase.type == "EXCEPTION"), None)
    if at is None:
        return phrases, []
    if [phrase.type for phrase in phrases[at + 1 :]] in (["CARDINAL"], ["CARDINAL", "DIMENSION"]):
        return phrases[:at], phrases[at : at + 2]  # "all scores but one"
    end = next((i for i in range(at + 1, len(phrases)) if phrases[i].type not in _ASIDE), len(phrases))
    told = [p for p in phrases[at + 1 : end] if isinstance(p, Ref)]
    if not told or any(scene.panels_named(ref) for ref in told):
        return phrases, []
    aside = [p for p in phrases[at:end] if p.type not in ("PRONOUN", "COMMA")]
    first = at - 1 if at and phrases[at - 1].type == "COMMA" else at
    last = end + 1 if end < len(phrases) and phrases[end].type == "COMMA" else end
    rest = [*phrases[:first], *phrases[last:]]
    return (rest, [made_word("COMMA", ",", aside[0].start), *aside]) if rest else (phrases, [])


def at_treatments(clause: Clause, scene: Scene) -> Clause:
    """The clause with "after pruning", "without pruning" as references to the panels that are so."""
    moves = clause.has("DIFFERENCE", "TREND")
    named = [ref for ref in clause.refs() if scene.panels_named(ref)]
    if moves and not named:
        return clause  # "falls with pruning, from 8 to 7": why it does, and not where
    if moves and len(named) == 1 and len(clause.of("AMOUNT")) == _TWO:
        bare = _without_cause(clause, named[0], scene)
        if bare is not clause:
            return bare
    found: list[Phrase] = []
    for phrase in clause.phrases:
        panel = _told_panel(found[-1], phrase, scene) if found else None
        if panel is None:
            found.append(phrase)
            continue
        found[-1] = made_word("PREPOSITION", "in", found[-1].start)
        found.append(_titled(panel, phrase, scene))
    return clause.part(found) if len(found) and found != clause.phrases else clause


def _without_cause(clause: Clause, told: Ref, scene: Scene) -> Clause:
    """ "A on P rises from 8 to 9 after pruning" as "A on P rises from 8 to 9": that is from panel to panel."""
    phrases = clause.phrases
    at = next(i for i, phrase in enumerate(phrases) if phrase is told)
    apart = at > 0 and phrases[at - 1].type == "PREPOSITION"  # "in the panel after pruning"
    if not scene.names.tells_times or apart or 0 < at < len(phrases) - 1:
        return clause
    places = [ref for ref in clause.refs() if ref is not told]
    joints = {key_of(phrase) for phrase in phrases if phrase.type == "PREPOSITION"}
    if not {"from", "to"} <= joints or not (clause.has("AGGREGATE") or len(places) == _TWO):
        return clause
    behind = 2 if not at and phrases[1].type in ("COMMA", "JOIN") else 1
    return clause.part([*phrases[:at], *phrases[at + behind :]])


def _titled(panel: int, phrase: Phrase, scene: Scene) -> Ref:
    """The panel by its title, as it may be named."""
    title = scene.document.panels[panel].title
    label = scene.draft.labels.get(fold(title)) if title else None
    if label is None:
        return Ref(phrase.start, phrase.end, position=_POSITIONS[panel], noun="panel", side="panel")
    return Ref(phrase.start, phrase.end, (Name("panel", (label,)),))


def _told_panel(joint: Phrase, phrase: Phrase, scene: Scene) -> int | None:
    """The panel of "after pruning", or of "before pruning"."""
    if phrase.type not in ("UNKNOWN", "TRAINED") or not isinstance(phrase, Word):
        return None
    earlier = key_of(joint) in words("comparisons", "beforehand")
    if not earlier and key_of(joint) not in words("comparisons", "afterwards"):
        return None
    panel = treated_panel(phrase.key, scene)
    return 1 - panel if panel is not None and earlier else panel


def _is_of_all(scope: Scope) -> bool:
    """ "Every cell", "all values", but not "all affirmative ones"."""
    noun = scope.noun
    if scope.others:
        return False
    return noun is None or str(noun.type) in ("DIMENSION", "MEASURE", "AXISNOUN") or is_thing(noun)


def _panel(at: int, start: int) -> Ref:
    return Ref(start, start, position=_POSITIONS[at], noun="panel", side="panel")


def _denied(phrases: Sequence[Phrase]) -> bool:
    """ "No cell is lower after pruning"."""
    first = phrases[0]
    none = isinstance(first, Scope) and first.quantifier == "none" and first.noun is not None
    return none or key_of(first) == "no"


def _is_silent(phrase: Phrase, scene: Scene) -> bool:
    """Whether a phrase only says that all of the values are meant, or by what they change."""
    if isinstance(phrase, Word) and phrase.type == "DIMENSION":
        return bool(phrase.value == "cell")
    if isinstance(phrase, Scope) and phrase.noun is None and phrase.quantifier == "none":
        return True
    known = phrase.type in ("MEASURE", "PREPOSITION", "BE", "HAVE", "NEGATION", "RESTRICTION", "CONDITION")
    adds = key_of(phrase) in words("comparisons", "adding")
    return known or adds or key_of(phrase) in scene.names.value_nouns


def _treatment(phrases: Sequence[Phrase], scene: Scene) -> tuple[int, Phrase | None] | None:
    """The panel that was treated, and the word that tells by what; None where it is not plain."""
    found: list[tuple[int, Phrase]] = []
    for phrase in phrases:
        if isinstance(phrase, Ref):
            panels = scene.panels_named(phrase)
            if phrase.names and not phrase.is_panel:
                continue  # where it is so
            if len(panels) != 1:
                return None
            found.append((panels[0], phrase))
        elif phrase.type in ("UNKNOWN", "TRAINED") and isinstance(phrase, Word):
            panel = treated_panel(phrase.key, scene)
            panel = _later_panel(scene) if panel is None and _is_introduced_later(phrase, scene) else panel
            if panel is not None:
                found.append((panel, phrase))
    if len(found) != 1:
        return None
    panel, told = found[0]
    front = list(takewhile(lambda phrase: phrase is not told, phrases))
    before = bool(front) and key_of(front[-1]) in words("comparisons", "beforehand")
    return (1 - panel if before else panel), told


def _is_introduced_later(word: Word, scene: Scene) -> bool:
    """Whether the introduction says after what the later one of two panels is: "before and after tuning"."""
    if not scene.names.tells_times:
        return False
    return any(is_introduced_with(scene, one, word.key) for one in words("comparisons", "afterwards"))


def _later_panel(scene: Scene) -> int | None:
    """The panel that is called by what was after."""
    titles = [label_keys(panel.title or "") for panel in scene.document.panels]
    later = [at for at, title in enumerate(titles) if words("comparisons", "afterwards") & set(title)]
    return later[0] if len(later) == 1 else None


def _implied(phrases: Sequence[Phrase], scene: Scene) -> tuple[int, Phrase | None] | None:
    """The later panel, where the one is before and the other after: "every row improves on A"."""
    moves = [phrase for phrase in phrases if phrase.type == "DIFFERENCE"]
    ways = any(key_of(phrase) in words("trends", "from") | words("trends", "to") for phrase in phrases)
    if any(scene.names.counted(axis) for axis in ("x", "y")):
        return None  # along the numbers of an axis, perhaps
    if not scene.names.tells_times or len(moves) != 1 or not motion_of(moves[0]) or ways:
        return None
    panel = _later_panel(scene)
    return None if panel is None else (panel, None)


def treated_panel(key: str, scene: Scene) -> int | None:
    """The panel whose title has a word of the same stem: of "before X" and "after X" the second."""
    titles = [label_keys(panel.title or "") for panel in scene.document.panels]
    hits = [at for at, title in enumerate(titles) if any(_is_akin(key, word) for word in title)]
    if len(hits) == 1:
        return None if words("comparisons", "beforehand") & set(titles[hits[0]]) else hits[0]
    later = [at for at in hits if words("comparisons", "afterwards") & set(titles[at])]
    return later[0] if len(hits) == _TWO and len(later) == 1 else None


def _is_akin(one: str, two: str) -> bool:
    """Whether two words have one stem: "fine-tuning" and "fine-tuned"."""
    bare = [word.removesuffix("ing").removesuffix("ed").removesuffix("e") for word in (one, two)]
    if bare[0] == bare[1] and len(bare[0]) >= _ROOT:
        return True  # "tuning" and "tuned"
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, two, strict=False)))
    return shared >= _STEM and shared >= max(len(one), len(two)) - _ENDING
