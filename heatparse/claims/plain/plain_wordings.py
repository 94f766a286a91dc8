"""Plain wordings: small rewordings of a clause, each for what one turn of speech says in another way."""

from __future__ import annotations

from heatparse.claims.gates import is_each_of_diagonal
from heatparse.claims.language.amounts import is_judging
from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.lines import tells_relation
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_RELATED = 2  # phrases of "every model, trained on", in front of "another"
_CELL = 2  # references that name one
_TWO = 2  # panels
_BRACKETED = ["OPEN", "REF", "CLOSE"]
_IN_FRONT = frozenset(("COMPARATIVE", "THAN"))  # of what is compared
_EXTENT = 4  # phrases of "from top to bottom"
_SAYING = frozenset(("REF", "AMOUNT", "NEGATION", "EXCEPTION", "RESTRICTION"))
_BOUNDS = {"above": "high", "below": "low"}
_EXTENTS = ({"top", "bottom"}, {"left", "right"})


def without_announcement(clause: Clause) -> Clause:
    """ "The maxima of the first rows move to the right: A peaks at P, B at Q" as "A peaks at P, B at Q"."""
    phrases = clause.phrases
    at = next(i for i, phrase in enumerate(phrases) if phrase.type == "COLON")
    front, behind = phrases[:at], phrases[at + 1 :]
    told = [phrase for phrase in front if isinstance(phrase, Superlative)]
    plural = len(told) == 1 and told[0].key in words("winners", "peaks")
    quiet = not any(phrase.type in _SAYING for phrase in front)
    peaks = len(behind) > 1 and isinstance(behind[0], Ref) and getattr(behind[1], "verb", "") == "peaks"
    return clause.part(behind) if plural and quiet and peaks else clause


def with_sides(clause: Clause) -> Clause:
    """ "Toward the bottom", as a side of the figure."""
    phrases = [
        Word("POSITION", phrase.key, phrase.key, phrase.start, phrase.end)
        if isinstance(phrase, Superlative)
        and phrase.key in words("trends", "edges_named")
        and not phrase.nouns
        and key_at(clause.phrases, at - 1) in words("trends", "toward")
        else phrase
        for at, phrase in enumerate(clause.phrases)
    ]
    return clause.part(phrases)


def with_directed_steps(clause: Clause) -> Clause:
    """ "Falls with each step down" as "falls with each step from top to bottom", "on the way down" alike."""
    phrases = clause.phrases
    for at, phrase in enumerate(phrases[2:], 2):
        way, scope = key_of(phrase), phrases[at - 2]
        if way not in words("trends", "directions"):
            continue
        stepwise = key_at(phrases, at - 1) in words("trends", "steps")
        going = key_at(phrases, at - 1) in words("trends", "ways") and key_of(scope) == "on"
        if going:
            phrases, at = [*phrases[: at - 2], *phrases[at:]], at - 2
        elif not (stepwise and isinstance(scope, Scope) and scope.quantifier == "all"):
            continue
        ends = ("top", "bottom") if way == "down" else ("bottom", "top")
        sides = [Word("POSITION", end, end, phrase.start, phrase.end) for end in ends]
        told = [made_word("PREPOSITION", joint, phrase.start) for joint in ("from", "to")]
        return clause.part([*phrases[:at], told[0], sides[0], told[1], sides[1], *phrases[at + 1 :]])
    return clause


def with_numbered_rival(clause: Clause, scene: Scene) -> Clause:
    """ "Lies below that of 128", where 128 is a category: below another one, and no number."""
    phrases = clause.phrases
    for at, phrase in enumerate(phrases):
        if not isinstance(phrase, Amount) or phrase.label is None or phrase.bound not in _BOUNDS:
            continue
        told = scene.words(phrase)
        if not any(f" {joint} " in told for joint in words("comparisons", "owned_by")):
            continue
        start, end = phrase.start, phrase.end
        compared = Word("COMPARATIVE", _BOUNDS[phrase.bound], phrase.bound, start, start)
        return clause.part([*phrases[:at], compared, Ref(start, end, (phrase.label,)), *phrases[at + 1 :]])
    return clause


def without_only(clause: Clause) -> Clause:
    """ "A shows only weak correlations, all below 0.4": it has none but these, and others may have such as well."""
    for at, phrase in enumerate(clause.phrases):
        if isinstance(phrase, Scope) and phrase.quantifier == "only" and at:
            around = [other.type for other in clause.phrases[at - 1 : at + 3]]
            if around == ["HAVE", "SCOPE", "UNKNOWN", "MEASURE"]:
                return clause.part([*clause.phrases[:at], *clause.phrases[at + 1 :]])
    return clause


def without_listed(clause: Clause, scene: Scene) -> Clause:
    """ "Three cells are positive, namely A and B without C": what lists them is no place of theirs."""
    for at, phrase in enumerate(clause.phrases[:-1]):
        told = scene.text[phrase.start : clause.phrases[at + 1].start].casefold()
        if phrase.type == "COMMA" and any(word in told for word in words("names", "announced")):
            return clause.part(clause.phrases[:at])
    return clause


def behind_appended(clause: Clause) -> Clause:
    """ "…, with 0.3 in P and 0.2 in Q, and B is third" as "B is third": its numbers are those of another."""
    phrases = clause.phrases
    if key_at(phrases, 0) != "with" or not isinstance(phrases[1], Amount):
        return clause
    for at in range(2, len(phrases) - 3):
        told = [phrase.type for phrase in phrases[at : at + 4]]
        if told[0] in ("COMMA", "JOIN") and told[1] in ("AND", "JOIN") and told[2:] == ["REF", "BE"]:
            return clause.part(phrases[at + 2 :])
    return clause


def among_named(clause: Clause) -> Clause:
    """ "Of all working days, A is the best" as "among the working days, A is the best"."""
    phrases = clause.phrases
    scope, group = phrases[1], phrases[2] if len(phrases) > _TWO else None
    plain = isinstance(scope, Scope) and scope.quantifier == "all" and scope.noun is None and not scope.others
    if not plain or not isinstance(group, Ref) or group.is_panel:
        return clause
    if not any(len(name.labels) > 1 for name in group.names):
        return clause
    among = Word("RESTRICTION", "among", "among", phrases[0].start, scope.end)
    return clause.part([among, *phrases[2:]])


def without_extent(clause: Clause) -> Clause:
    """ "Column A is red from top to bottom" as "column A is red throughout"."""
    phrases = clause.phrases
    if not clause.has("COLOUR") or len(phrases) < _EXTENT or not clause.has("BE"):
        return clause
    way = [
        key_of(phrase) if isinstance(phrase, Word) else getattr(phrase, "key", "")
        for phrase in phrases[-_EXTENT:]
    ]
    through = way[0] == "from" and way[2] == "to" and {way[1], way[3]} in _EXTENTS
    if not through:
        return clause
    whole = Scope(phrases[-_EXTENT].start, phrases[-1].end, "all", "throughout")
    return clause.part([*phrases[:-_EXTENT], whole])


def on_its_own(clause: Clause) -> Clause:
    """ "Best on the benchmark the probe was trained on" as "best on the diagonal"."""
    phrases = clause.phrases
    at = next(i for i, phrase in enumerate(phrases) if phrase.type == "TRAINED")
    start = at - 1 if at and phrases[at - 1].type == "BE" else at
    owner = start - 1
    if owner < 1 or not (phrases[owner].type in ("PRONOUN", "AXISNOUN") or is_thing(phrases[owner])):
        return clause
    noun = owner - 1
    owned = phrases[noun].type == "AXISNOUN" or is_thing(phrases[noun])
    ends = at + 1 == len(phrases) or phrases[at + 1].type in ("COMMA", "OPEN", "STOP")
    if not (owned and ends and start < at and "on" in key_of(phrases[at]).split()):
        return clause
    part = Part(phrases[noun].start, phrases[at].end, "diagonal", "itself")
    return clause.part([*phrases[:noun], part, *phrases[at + 1 :]])


def of_other_lines(clause: Clause, scene: Scene) -> Clause:
    """ "No model trained on another task …" as "no other source …", where an axis tells of training."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if p.type == "RIVALS"), 0)
    nouns = phrases[at + 1 : at + 2]
    if at < _RELATED or not nouns or nouns[0].type != "AXISNOUN":
        return clause
    things, verb = phrases[at - 2], phrases[at - 1]
    panel = scene.document.panels[0]
    related = verb.type in ("TRAINED", "TESTED")
    columns, rows = (
        related and tells_relation(axis, verb.type.lower()) for axis in (panel.x_axis, panel.y_axis)
    )
    if columns == rows:
        return clause
    name = Name("axis", (), axis="x" if columns else "y")
    noun = Word("AXISNOUN", name, key_of(nouns[0]), nouns[0].start, nouns[0].end)
    if isinstance(things, Scope) and things.noun is not None and is_thing(things.noun):
        others = replace(things, end=noun.end, noun=noun, others=True)
        return clause.part([*phrases[: at - 2], others, *phrases[at + 2 :]])
    if is_thing(things) and at > _RELATED and phrases[at - 3].type in ("NEGATION", "CARDINAL"):
        return clause.part([*phrases[: at - 2], phrases[at], noun, *phrases[at + 2 :]])
    return clause


def in_second_place(clause: Clause) -> Clause:
    """ "A leads, ahead of B (0.8) in second place" as "A leads, followed by B (0.8)"."""
    phrases = clause.phrases
    last = phrases[-1]
    if not isinstance(last, Superlative) or last.rank == 1 or last.nouns or phrases[-2].type != "PREPOSITION":
        return clause
    ahead = [i for i, p in enumerate(phrases) if p.type == "COMPARATIVE"]
    if len(ahead) != 1 or key_at(phrases, ahead[0]) not in words("winners", "preceding"):
        return clause
    word = phrases[ahead[0]]
    followed = Word("NEXT", "next", "followed by", word.start, word.end)
    return clause.part([*phrases[: ahead[0]], followed, *phrases[ahead[0] + 1 : -2]])


def of_diagonal(clause: Clause) -> Clause:
    """ "Each diagonal cell is the highest of its row" as "the diagonal is the highest of its row"."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if is_each_of_diagonal(phrase)), None)
    if at is None or clause.has("PART") or at + 2 >= len(phrases):
        return clause
    if any(phrase.type not in ("PREPOSITION", "SCOPE", "REF", "COMMA", "JOIN") for phrase in phrases[:at]):
        return clause  # "in both panels, each diagonal cell …"
    scope = phrases[at]
    assert isinstance(scope, Scope) and scope.noun is not None
    behind = at + (2 if phrases[at + 1].type in ("DIMENSION", "MEASURE") else 1)
    part = Part(scope.start, phrases[behind - 1].end, scope.noun.value, scope.noun.key)
    told = behind < len(phrases) and phrases[behind].type in ("BE", "HAVE")
    return clause.part([*phrases[:at], part, *phrases[behind:]]) if told else clause


def without_choice(clause: Clause) -> Clause:
    """ "No matter which size is chosen", "whichever size one looks at" as "no matter which size"."""
    phrases = clause.phrases
    for at in range(1, len(phrases) - 1):
        scope = phrases[at - 1]
        if not isinstance(scope, Scope) or scope.quantifier != "all" or scope.noun is None:
            continue
        chosen = phrases[at].type == "BE" and key_at(phrases, at + 1) in words("winners", "choosing")
        looked = key_at(phrases, at) in words("winners", "choosers")
        if not chosen and not (looked and key_at(phrases, at + 1) in words("winners", "choosing_verbs")):
            continue
        end = at + 2
        if looked and end < len(phrases) and phrases[end].type == "PREPOSITION":
            end += end + 1 == len(phrases) or phrases[end + 1].type in ("COMMA", "JOIN")  # "looks at"
        return clause.part([*phrases[:at], *phrases[end:]])
    return clause


def of_choice(clause: Clause) -> Clause:
    """ "The choice of A is best on P" as "A is best on P"."""
    phrases = clause.phrases
    for at in range(len(phrases) - 2):
        chosen = key_at(phrases, at) in words("winners", "choices") and key_at(phrases, at + 1) == "of"
        if chosen and phrases[at].type == "UNKNOWN" and isinstance(phrases[at + 2], Ref):
            return clause.part([*phrases[:at], *phrases[at + 2 :]])
    return clause


def _has_minus(clause: Clause) -> bool:
    """ "The largest improvement (-12)": whether its numbers have a minus."""
    numbers = [p.quantity.value for p in clause.phrases if isinstance(p, Amount)]
    return bool(numbers) and all(number is not None and number < 0 for number in numbers)


def of_change(clause: Clause, scene: Scene) -> Clause:
    """ "The most severe drop is A on B", where the cells hold changes, as "the lowest value is A on B"."""
    phrases = clause.phrases
    at = next(i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative))
    top, noun = phrases[at], phrases[at + 1] if at + 1 < len(phrases) else None
    change = getattr(noun, "value", "") if noun is not None and noun.type == "DIFFERENCE" else ""
    grid = scene.filled(scene.panels(clause)[0]) if len(scene.grids) else None
    if (
        change not in ("gain", "drop")
        or grid is None
        or scene.title_words.isdisjoint(words("names", "changing"))
    ):
        return clause
    refs, plain = clause.refs(), isinstance(top, Superlative) and top.direction == "high" and top.rank == 1
    one, two = ({line.axis for line in scene.lines(ref, grid)} for ref in refs)
    signed = any(value.low < 0 for value in grid.values) and any(value.high > 0 for value in grid.values)
    if (
        not plain
        or not signed
        or len(one | two) < _CELL
        or key_at(phrases, at + 2) in words("names", "of_changes")
    ):
        return clause
    assert isinstance(top, Superlative) and noun is not None
    if change == "gain" and is_judging([noun]) and _has_minus(clause):
        change = "drop"
    elif key_of(noun) in words("names", "judging") and scene.may_be_better_low:
        if not scene.less_is_better:
            return clause  # nobody knows whether an improvement is a rise
        change = {"gain": "drop", "drop": "gain"}[change]
    value = Word("MEASURE", "value", "value", noun.start, noun.end)
    direction, key = ("high", "highest") if change == "gain" else ("low", "lowest")
    found = replace(top, end=noun.end, direction=direction, key=key, nouns=[value], definite=True)
    behind = [_below_zero(phrase) if change == "drop" else phrase for phrase in phrases[at + 2 :]]
    return clause.part([*phrases[:at], found, *behind])


def _below_zero(phrase: Phrase) -> Phrase:
    """ "The largest decrease is 15": of a value that is shown as -15."""
    if not isinstance(phrase, Amount) or phrase.label is not None or phrase.bound:
        return phrase
    told = phrase.quantity
    if told.value is None or told.value <= 0:
        return phrase
    return replace(phrase, quantity=told.model_copy(update={"value": -told.value}))


def without_terms(clause: Clause) -> Clause:
    """ "A collects most errors (3 + 6 + 2 = 11)" as "A collects most errors (11)"."""
    phrases = clause.phrases
    end = next((i for i, phrase in enumerate(phrases) if key_of(phrase) == "="), 0)
    start = end
    while start and isinstance(phrases[start - 1], Amount):
        start -= 1
    bare = start and phrases[start - 1].type == "OPEN" and end - start > 1
    if not bare or [phrase.type for phrase in phrases[end + 1 : end + 3]] != ["AMOUNT", "CLOSE"]:
        return clause
    return clause.part([*phrases[:start], *phrases[end + 1 :]])


def out_of_brackets(clause: Clause, scene: Scene) -> Clause:
    """ "(A, B) is above (C, D)" as "A → B is …": cells in brackets that are what is spoken of, and no asides."""
    phrases = clause.phrases
    if scene.names.tuple_order == "xy":
        return clause  # the column is told first
    found: list[Phrase] = []
    at = 0
    while at < len(phrases):
        cell = phrases[at + 1] if [p.type for p in phrases[at : at + 3]] == _BRACKETED else None
        alone = not found or found[-1].type in _IN_FRONT
        if alone and isinstance(cell, Ref) and not cell.is_panel and len(cell.names) == _CELL:
            one, two = (replace(cell, names=(name,)) for name in cell.names)
            found += [one, Word("ARROW", "to", "→", cell.end, cell.end), two]
            at += len(_BRACKETED)
        else:
            found.append(phrases[at])
            at += 1
    return clause.part(found) if len(found) != len(phrases) or found != list(phrases) else clause
