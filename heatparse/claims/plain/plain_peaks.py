"""Own extremes in plain words: "A is at its best in P", "A reaches 0.9 at its peak", "P marks the peak of every A".

They are said again with the line in front and the verb of a peak behind it: "A peaks in P", "A peaks at 0.9".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_JOINTS = ("COMMA", "JOIN")
_OWN = 3  # phrases of "at its peak"


def with_plain_peak(clause: Clause, scene: Scene) -> Clause:
    """The clause with what it says of a line's own extreme in the plain order; itself where it is plain."""
    phrases = clause.phrases
    for rewrite in _REWRITES:
        phrases = rewrite(phrases) or phrases
    if scene.tells_areas:
        phrases = _banded(phrases, scene) or phrases
        phrases = _zone(phrases, scene) or phrases
    return clause if phrases is clause.phrases else clause.part(phrases)


def _types(phrases: Sequence[Phrase], at: int, end: int) -> list[str]:
    return [phrase.type for phrase in phrases[at:end]]


def _of_whom(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "The low of A" as "the lowest of A", and not "a low of 0.3"."""
    for at, top in enumerate(phrases):
        if not isinstance(top, Superlative) or not top.key.endswith(" of"):
            continue
        behind = [*top.nouns, *phrases[at + 1 :]]
        if behind and not isinstance(behind[0], Amount):
            key = top.key.removesuffix(" of").removesuffix("s")
            of = made_word("PREPOSITION", "of", behind[0].start)
            return [*phrases[:at], replace(top, key=f"{key} point", nouns=[]), of, *behind]
    return None


def _inverted(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Leading the field in P is A" as "best in P is A"."""
    top = phrases[0]
    if not isinstance(top, Superlative) or top.verb != "leads" or "ing" not in top.key.split()[0]:
        return None
    verb = next((i for i, p in enumerate(phrases) if p.type == "BE"), 0)
    plain = verb and all(p.type in ("PREPOSITION", "REF") for p in phrases[1:verb])
    if not plain or _types(phrases, verb + 1, verb + 2) != ["REF"]:
        return None
    return [replace(top, verb="", key="highest" if top.direction == "high" else "lowest"), *phrases[1:]]


def _reserved(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A saves its peak for P" as "A has its peak in P"."""
    for at in range(1, len(phrases) - 4):
        if key_of(phrases[at]) not in words("winners", "reserving") or key_at(phrases, at + 3) != "for":
            continue
        if _types(phrases, at + 1, at + 5) == ["PRONOUN", "SUPERLATIVE", "PREPOSITION", "REF"]:
            has, joint = (
                made_word("HAVE", "has", phrases[at].start),
                made_word("PREPOSITION", "in", phrases[at].end),
            )
            return [*phrases[:at], has, *phrases[at + 1 : at + 3], joint, *phrases[at + 4 :]]
    return None


def _besides(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Next to A, the palest column is B": A set aside."""
    aside = phrases[2] if len(phrases) > 4 else None
    if key_of(phrases[0]) != "next" or key_at(phrases, 1) != "to" or not isinstance(aside, Ref):
        return None
    besides = Word("EXCEPTION", "besides", "besides", phrases[0].start, phrases[1].end)
    if phrases[3].type in _JOINTS:
        return [besides, *phrases[2:]]
    if len(aside.names) != 2:
        return None
    one, two = (replace(aside, names=(name,)) for name in aside.names)  # "next to A, B is …"
    return [besides, one, made_word("COMMA", ",", aside.start), two, *phrases[3:]]


def _named_band(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "The final band (layers 24-31) …", "in the early stretch (layers 0-7), …": the stretch that is named."""
    for at in range(2):
        start = at + 1 if phrases[at].type in ("RESTRICTION", "POSITION", "UNKNOWN", "COMPARATIVE") else at
        if _types(phrases, start, start + 4) == ["AREA", "OPEN", "REF", "CLOSE"]:
            ref = phrases[start + 2]
            told = isinstance(ref, Ref) and len(ref.names) == 1 and len(ref.names[0].labels) > 1
            return [*phrases[:at], ref, *phrases[start + 4 :]] if told else None
        if phrases[at].type != "PREPOSITION":
            return None
    return None


def _together(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Like A, B peaks in P", "B, like A, peaks in P", "B peaks alongside A in P": A and B do."""
    alike = words("winners", "alike")
    first = phrases[1] if len(phrases) > 2 else None
    if key_of(phrases[0]) in alike and isinstance(first, Ref) and len(first.names) == 2:
        return phrases[1:] if isinstance(phrases[2], Superlative) else None
    if not isinstance(phrases[0], Ref) or len(phrases) < _OWN:
        return None
    verb = phrases[1]
    end = 4 if _types(phrases, 1, 2) == ["COMMA"] else 0
    if (
        end
        and key_at(phrases, 2) in alike
        and _types(phrases, 3, 6) in (["REF", t, "SUPERLATIVE"] for t in _JOINTS)
    ):
        return _both(phrases[0], phrases[3], phrases[5:])
    peaks = isinstance(verb, Superlative) and verb.verb == "peaks"
    if peaks and key_at(phrases, 2) in words("winners", "alongside") and _types(phrases, 3, 4) == ["REF"]:
        behind = phrases[5:] if _types(phrases, 4, 5) in (["COMMA"], ["JOIN"]) else phrases[4:]
        return _both(phrases[0], phrases[3], [verb, *behind])
    return None


def _both(one: Phrase, two: Phrase, behind: Sequence[Phrase]) -> list[Phrase] | None:
    if not isinstance(one, Ref) or not isinstance(two, Ref) or one.is_panel or two.is_panel:
        return None
    return [replace(one, names=(*one.names, *two.names)), *behind]


def _without_place(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "The block of layers 4-6 holds the peak of A": the stretch itself is the subject."""
    start = (
        1
        if phrases[0].type == "PREPOSITION"
        else 2
        if _types(phrases, 0, 2) == ["AREA", "PREPOSITION"]
        else 0
    )
    told = _types(phrases, start, start + 3) == ["REF", "HAVE", "SUPERLATIVE"]
    told = told and key_at(phrases, start + 1) in words("winners", "hosting")
    return phrases[start:] if start and told else None


def _fronted_measure(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "At its peak, A reaches 0.9", "peaking at 0.9, A …" as "A peaks at 0.9"."""
    own = _is_own(phrases, 0)
    joint = phrases[_OWN].type in _JOINTS if own and len(phrases) > _OWN + 1 else False
    if not joint or _types(phrases, 4, 7) != ["REF", "HAVE", "AMOUNT"]:
        return None
    return [*phrases[4:7], *phrases[:_OWN], *phrases[7:]]


def _is_own(phrases: Sequence[Phrase], at: int) -> bool:
    """ "At its peak", "at their best", "on its highest level"."""
    if _types(phrases, at, at + _OWN) != ["PREPOSITION", "PRONOUN", "SUPERLATIVE"]:
        return False
    placed = key_at(phrases, at) in words("winners", "being_at")
    return placed and key_at(phrases, at + 1) in words("function_words", "possessive")


def _at_its_best(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A is at its best in P" as "A peaks in P"."""
    for at in range(1, len(phrases) - _OWN):
        if phrases[at].type in ("BE", "OCCUR") and _is_own(phrases, at + 1):
            top = phrases[at + _OWN]
            assert isinstance(top, Superlative)
            return [*phrases[:at], replace(top, verb="peaks"), *phrases[at + _OWN + 1 :]]
    return None


def _reaching(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A reaches 0.9 at its peak" as "A peaks at 0.9"."""
    for at in range(1, len(phrases) - _OWN - 1):
        if _types(phrases, at, at + 2) == ["HAVE", "AMOUNT"] and _is_own(phrases, at + 2):
            top, amount = phrases[at + _OWN + 1], phrases[at + 1]
            assert isinstance(top, Superlative) and isinstance(amount, Amount)
            if amount.bound:
                return None
            return [*phrases[:at], replace(top, verb="peaks"), amount, *phrases[at + _OWN + 2 :]]
    return None


def _owned(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "P marks the peak of every A but B" as "every A but B has its peak in P"."""
    if _types(phrases, 0, 4) != ["REF", "HAVE", "SUPERLATIVE", "PREPOSITION"] or key_at(phrases, 3) != "of":
        return None
    place, verb, top, _, *owner = phrases
    assert isinstance(top, Superlative)
    own = top.key in words("winners", "nouns") or top.key in words("winners", "turning_points")
    if key_of(verb) not in words("winners", "hosting") or not own or top.nouns or not owner:
        return None
    behind = next((i for i, p in enumerate(owner) if p.type in (*_JOINTS, "OPEN")), len(owner))
    scope = owner[0]
    whole = isinstance(scope, Scope) and scope.quantifier == "all" and scope.noun is not None
    excepted = _types(owner, 1, behind) in ([], ["EXCEPTION", "REF"])
    if not (whole and excepted and scope.noun is not None and scope.noun.type == "AXISNOUN"):  # type: ignore[union-attr]
        return None
    its = [made_word("HAVE", "has", top.start), made_word("PRONOUN", "its", top.start)]
    return [*owner[:behind], *its, top, made_word("PREPOSITION", "in", top.end), place, *owner[behind:]]


def _somewhere(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Every A has its maximum somewhere in layers 4-6": where, is said behind."""
    for at, phrase in enumerate(phrases):
        if isinstance(phrase, Superlative):
            if phrase.nouns and phrase.nouns[-1].key in words("winners", "some_place"):
                return [*phrases[:at], replace(phrase, nouns=phrase.nouns[:-1]), *phrases[at + 1 :]]
            if key_at(phrases, at + 1) in words("winners", "some_place"):
                return [*phrases[: at + 1], *phrases[at + 2 :]]
    return None


def _among(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Lowest among the cells of P is A" as "the lowest cell of P is A"."""
    for at, phrase in enumerate(phrases[:-3]):
        joint, noun, of = phrases[at + 1 : at + 4]
        if not isinstance(phrase, Superlative) or phrase.nouns or phrase.verb or not isinstance(noun, Word):
            continue
        among = key_of(joint) in words("regions", "among") or key_of(joint) == "of"
        if among and noun.type in ("DIMENSION", "AXISNOUN", "MEASURE") and of.type == "PREPOSITION":
            return [*phrases[:at], replace(phrase, nouns=[noun], definite=True), *phrases[at + 3 :]]
    return None


def _named_area(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Peaks in a single band, layers 4-6", "in the final blocks, B7-B9": the stretch that is named."""
    for at in range(1, len(phrases) - 2):
        noun = phrases[at].type in ("AREA", "AXISNOUN") or key_at(phrases, at) in words("winners", "parts")
        start = at
        while start and phrases[start - 1].type in ("CARDINAL", "RESTRICTION", "POSITION", "COMPARATIVE"):
            start -= 1
        if not noun or not start or phrases[start - 1].type != "PREPOSITION":
            continue
        types, ref = _types(phrases, at + 1, at + 4), phrases[at + 2]
        told = isinstance(ref, Ref) and len(ref.names) == 1 and len(ref.names[0].labels) > 1
        if (
            told
            and types[:2] in (["COMMA", "REF"], ["JOIN", "REF"])
            and (at + 3 == len(phrases) or phrases[at + 3].type in (*_JOINTS, "OPEN"))
        ):
            return [*phrases[:start], ref, *phrases[at + 3 :]]
        if told and types == ["OPEN", "REF", "CLOSE"]:
            return [*phrases[:start], ref, *phrases[at + 4 :]]
    return None


def _crossing(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "The darkest is the meeting point of A and B" as "the darkest is A in B"."""
    for at in range(1, len(phrases) - 3):
        two = _types(phrases, at, at + 2) == ["UNKNOWN", "DIMENSION"]
        end = at + 2 if two else at + 1
        told = " ".join(key_of(phrase) for phrase in phrases[at:end])
        if told not in words("winners", "crossings") or _types(phrases, end, end + 2) != [
            "PREPOSITION",
            "REF",
        ]:
            continue
        if _types(phrases, end + 2, end + 4) not in (["JOIN", "REF"], ["AND", "REF"], ["PREPOSITION", "REF"]):
            continue
        joint = made_word("PREPOSITION", "in", phrases[end + 2].start)
        return [*phrases[:at], phrases[end + 1], joint, *phrases[end + 3 :]]
    return None


def _by_lines(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Column-wise averages are lowest for A" as "the averages are lowest for A": A tells of which lines."""
    for at, phrase in enumerate(phrases[:-1]):
        if key_of(phrase) in words("winners", "line_by_line") and phrases[at + 1].type == "AGGREGATE":
            return [*phrases[:at], *phrases[at + 1 :]]
    return None


def _recognized(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Best read in P is A" as "best in P is A"."""
    if not isinstance(phrases[0], Superlative) or _types(phrases, 1, 3) != ["HAVE", "PREPOSITION"]:
        return None
    done = key_at(phrases, 1) in words("winners", "processed")
    return [phrases[0], *phrases[2:]] if done and "BE" in _types(phrases, 3, len(phrases)) else None


def _banded(phrases: list[Phrase], scene: Scene) -> list[Phrase] | None:
    """ "In every band", "in all four layer bands": in every line of the axis that is told by bands."""
    for at, scope in enumerate(phrases[:-1]):
        area = phrases[at + 1]
        if not isinstance(scope, Scope) or scope.quantifier != "all" or area.type != "AREA":
            continue
        if key_of(area) not in words("regions", "label_nouns") or scope.others:
            continue
        noun = scope.noun
        if noun is not None and noun.type == "AXISNOUN":
            return [*phrases[:at], replace(scope, count=None, key="all", end=area.end), *phrases[at + 2 :]]
    return None


def _zone(phrases: list[Phrase], scene: Scene) -> list[Phrase] | None:
    """ "The hottest zone is A in layers 4-6, topping all others with 0.9" as "the highest value is A in … (0.9)"."""
    top, area = phrases[0], phrases[1] if len(phrases) > 1 else phrases[0]
    if not isinstance(top, Superlative) or top.nouns or top.verb or top.rank > 1 or top.count is not None:
        return None
    named = area.type == "AREA" and key_of(area) in words("winners", "zones")
    refs = [phrase for phrase in phrases[2:] if isinstance(phrase, Ref)]
    grid = scene.filled(0) if len(scene.grids) == 1 else None
    if not named or grid is None or len(refs) != 2:
        return None
    lines = [scene.lines(ref, grid) for ref in refs]
    if any(len(found) != 1 for found in lines) or lines[0][0].axis == lines[1][0].axis:
        return None
    cell = Word("DIMENSION", "cell", "cell", area.start, area.end)
    return [replace(top, nouns=[cell], definite=True), *_without_rivals(phrases[2:])]


def _without_rivals(phrases: list[Phrase]) -> list[Phrase]:
    """Without ", topping everything else": so does what is the first."""
    for at in range(len(phrases) - 2):
        told = phrases[at].type in _JOINTS and _types(phrases, at + 1, at + 3) == ["UNKNOWN", "RIVALS"]
        if told and key_at(phrases, at + 1) in words("winners", "surpassing"):
            return [*phrases[: at + 1], *phrases[at + 3 :]]
    return phrases


_REWRITES = (
    _of_whom,
    _inverted,
    _reserved,
    _besides,
    _named_band,
    _together,
    _without_place,
    _fronted_measure,
    _at_its_best,
    _reaching,
    _owned,
    _somewhere,
    _among,
    _named_area,
    _crossing,
    _recognized,
    _by_lines,
)
