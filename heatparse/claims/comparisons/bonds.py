"""Bonds: what two variables have to do with each other, where the values are correlations.

"A runs counter to B", "A and B move together", "the strongest partner of A is B" in the words that the readers know,
and how closely things are said to be related: "A and B are strongly correlated", "A is practically unrelated to B".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import Judgement
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.metrics import is_introduced
from heatparse.claims.language.phrases import (
    Part,
    Phrase,
    Ref,
    Superlative,
    is_only,
    key_at,
    outside_brackets,
    phrase_key,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Truth
from heatparse.models.claims import BaseClaim, ThresholdClaim
from heatparse.phrases import words
from heatparse.records import replace

_PAIR = 2
_LONGEST = 5  # words of a turn of phrase
_NOTHING, _SOME, _WEAK, _HALF, _STRONG = 0.1, 0.3, 0.35, 0.5, 0.6  # sizes of coefficients
_FURTHER = frozenset(
    (
        "EXCEPTION",
        "AMOUNT",
        "SIGN",
        "COMPARATIVE",
        "SUPERLATIVE",
        "NEGATION",
        "SCOPE",
        "CARDINAL",
        "AGGREGATE",
    )
)
_PLAIN = frozenset(("REF", "BE", "PREPOSITION", "COMMA", "AND", "JOIN", "PRONOUN"))


def in_bonds(clause: Clause, scene: Scene) -> Clause:
    """The clause with what it says of two variables as their correlation; itself where no correlations are shown."""
    if not all(is_correlation(grid) for grid in scene.grids.all()):
        return clause
    phrases = clause.phrases
    for rewrite in (_with_turns, _inverse, _sharing, _with_partners):
        phrases = rewrite(phrases)
    return clause if phrases is clause.phrases else clause.part(phrases)


def is_correlation(grid: Grid) -> bool:
    """Whether a grid may hold correlations: of all with all, each one with itself, between -1 and 1."""
    return grid.is_square and grid.is_mirrored and all(-1 <= v.low <= v.high <= 1 for v in grid.values)


def _with_turns(phrases: list[Phrase]) -> list[Phrase]:
    """ "A runs counter to B" as "A is negatively correlated with B", "A and B move together" as "… are positively"."""
    for at in range(1, len(phrases)):
        for size in range(_LONGEST, 1, -1):
            told = " ".join(phrase_key(p) for p in phrases[at : at + size])
            kind = next((k for k in ("along", "against", "together") if told in words("bonds", k)), "")
            behind = outside_brackets(phrases[at + size :])
            if (
                not kind
                or at + size > len(phrases)
                or (kind == "together" and any(isinstance(p, Ref) for p in behind))
            ):
                continue  # "A and B move together and against C"
            start, end = phrases[at].start, phrases[at + size - 1].end
            sense = "negative" if kind == "against" else "positive"
            said = [made_word("BE", "is", start), Word("SIGN", sense, sense, start, end), _correlated(end)]
            joint = [] if kind == "together" else [Word("PREPOSITION", "", "with", end, end)]
            return [*phrases[:at], *said, *joint, *phrases[at + size :]]
    return phrases


def _correlated(at: int) -> Word:
    return Word("UNKNOWN", "correlated", "correlated", at, at)


def _inverse(phrases: list[Phrase]) -> list[Phrase]:
    """ "Inversely correlated" as "negatively correlated"."""
    for at in range(len(phrases) - 1):
        related = key_at(phrases, at + 1) in words("bonds", "relating") | words("assertions", "pairing")
        if key_at(phrases, at) in words("bonds", "inversely") and related:
            one, two = phrases[at], phrases[at + 1]
            return [
                *phrases[:at],
                Word("SIGN", "negative", "negatively", one.start, one.end),
                two,
                *phrases[at + 2 :],
            ]
    return phrases


def _sharing(phrases: list[Phrase]) -> list[Phrase]:
    """ "A and B share a correlation of 0.4" as "A and B have …"."""
    verb = phrases[1] if len(phrases) > 1 else None
    named = isinstance(phrases[0], Ref) and len(phrases[0].names) == _PAIR if phrases else False
    told = any(phrase_key(p) in words("assertions", "links") for p in phrases[2:])
    if (
        not named
        or verb is None
        or verb.type != "SHARE"
        or not told
        or phrase_key(verb) not in ("share", "shares")
    ):
        return phrases
    return [phrases[0], made_word("HAVE", "have", verb.start), *phrases[2:]]


def _with_partners(phrases: list[Phrase]) -> list[Phrase]:
    """ "The strongest partner of A is B" as "the strongest correlation of A is with B"; "its partners" as those."""
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        if isinstance(phrase, Superlative) and any(
            n.key in words("bonds", "one_partner") for n in phrase.nouns
        ):
            nouns = [_coefficient(n) if n.key in words("bonds", "one_partner") else n for n in phrase.nouns]
            phrase = replace(phrase, nouns=nouns)
        elif (
            isinstance(phrase, Word) and phrase.type == "UNKNOWN" and phrase.key in words("bonds", "partners")
        ):
            if not found or found[-1].type not in ("CARDINAL", "AMOUNT", "SIGN"):
                return phrases
            if any(p.type == "AGGREGATE" for p in phrases) and found[-1].type != "SIGN" and len(found) > 1:
                owner = found[-2].type == "PRONOUN"
                rivals = Word("RIVALS", "other", "other", phrase.start, phrase.start)
                found[-1 - owner :] = [
                    rivals,
                    found[-1],
                    Word("UNKNOWN", "variables", "variables", phrase.start, phrase.end),
                ]
                continue  # "averaged over its five partners"
            found.append(Part(phrase.start, phrase.start, "off-diagonal", "off-diagonal"))
            phrase = Word("MEASURE", "value", "correlations", phrase.start, phrase.end)
        elif isinstance(phrase, Ref) and found and found[-1].type == "BE" and _is_partner(phrases, at - 1):
            found.append(Word("PREPOSITION", "", "with", phrase.start, phrase.start))
        found.append(phrase)
    same = len(found) == len(phrases) and all(one is two for one, two in zip(found, phrases, strict=True))
    return phrases if same else found


def _is_partner(phrases: Sequence[Phrase], verb: int) -> bool:
    """Whether the subject in front of a verb is the partner of somebody."""
    tops = [p for p in phrases[:verb] if isinstance(p, Superlative)]
    return len(tops) == 1 and any(n.key in words("bonds", "one_partner") for n in tops[0].nouns)


def _coefficient(noun: Word) -> Word:
    return Word("MEASURE", "value", "correlation", noun.start, noun.end)


# "A and B are strongly correlated"


def read_bonds(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """How closely two variables are said to be related, where the clause tells neither a sign nor a number."""
    panels = scene.panels(clause)
    main = _without_almost(outside_brackets(clause.phrases))
    if clause.is_data or len(panels) != 1 or not is_introduced(scene, "correlation"):
        return []
    degree = _degree([token[3] for token in scene.tokens(clause)])
    grid = scene.grids[panels[0]]
    if not degree or not is_correlation(grid) or any(p.type in _FURTHER and not is_only(p) for p in main):
        return []
    known = all(p.type in _PLAIN or is_only(p) or _is_word_of_bond(p) for p in main)
    value = _value(main, grid)
    if value is None or not known or clause.has(*(GUARDS - {"HEDGE", "NEGATION", "EXCEPTION"})):
        return []
    size = max(abs(value.low), abs(value.high))
    judgement = Judgement(_is_so(degree, size), grid.tell(value), (value.span,))
    clause.read.add("bond")
    return [scene.claim(ThresholdClaim, clause, judgement)]


def _without_almost(main: Sequence[Phrase]) -> list[Phrase]:
    """ "All but unrelated" as "unrelated"."""
    at = next((i for i, p in enumerate(main) if p.type == "EXCEPTION"), 0)
    told = 0 < at < len(main) - 1 and main[at + 1].type == "UNKNOWN" and _is_word_of_bond(main[at + 1])
    return [*main[: at - 1], *main[at + 1 :]] if told and phrase_key(main[at - 1]) == "all" else list(main)


def _degree(keys: Sequence[str]) -> str:
    """How close the relation is: strongly, weakly, hardly; "" where nothing is told."""
    for at, key in enumerate(keys):
        if key in words("bonds", "unrelated"):
            return "hardly"
        if key in words("bonds", "relating") and at:
            before = keys[at - 1]
            return next((d for d in ("strongly", "weakly", "hardly") if before in words("bonds", d)), "")
    return ""


def _is_word_of_bond(phrase: Phrase) -> bool:
    groups = ("relating", "unrelated", "strongly", "weakly", "hardly", "quiet")
    return any(phrase_key(phrase) in words("bonds", group) for group in groups)


def _value(main: Sequence[Phrase], grid: Grid) -> Value | None:
    """The value of the two single names of a clause."""
    refs = [p for p in main if isinstance(p, Ref)]
    names = [name for ref in refs for name in ref.names]
    plain = not any(ref.is_panel or ref.either or ref.side for ref in refs)
    if not plain or len(names) != _PAIR or any(len(name.labels) != 1 for name in names):
        return None
    return grid.at(names[0].label.text, names[1].label.text)


def _is_so(degree: str, size: float) -> Truth:
    """Whether a coefficient of a size is called so; open where one may call it so, and another one may not."""
    if degree == "strongly":
        return True if size >= _HALF else False if size < _SOME else None
    if degree == "weakly":
        return True if size <= _WEAK else False if size >= _STRONG else None
    return True if size <= _NOTHING else False if size >= _SOME else None
