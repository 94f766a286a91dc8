"""Antecedents: what "it", "neither" or "these metrics" stand for."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.parsing import read_phrases
from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.settling import settle
from heatparse.claims.language.words import Word, read_words
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_LEADING = frozenset(("COMMA", "AND", "PREPOSITION", "JOIN"))


def find_pronoun(main: Sequence[Phrase], relative: bool = False) -> int | None:
    """Index of a pronoun that stands for something named before; `relative`: "which" and "where" as well."""
    known = words("assertions", "antecedent") | (
        words("assertions", "attaching") if relative else frozenset()
    )
    for at, phrase in enumerate(main):
        if isinstance(phrase, Word) and phrase.type == "PRONOUN" and phrase.key in known:
            return at
    return None


def is_bare_scope(main: Sequence[Phrase]) -> bool:
    """Whether the subject is a quantifier alone: "neither exceeds", "all six are above"."""
    leading = [phrase for phrase in main if phrase.type not in _LEADING][:2]
    if not leading or not isinstance(leading[0], Scope) or leading[0].noun is not None:
        return False
    if len(leading) > 1 and isinstance(leading[1], Ref | Part):
        return False  # "every AMC23 cell"
    return leading[0].key in words("assertions", "anaphoric")


def named_before(clause: Clause, scene: Scene, across: bool = False) -> list[Ref]:
    """The categories that the nearest clause before names; `across` looks into the block before too."""
    earlier = clause.before
    while earlier is not None:
        refs = _categories(earlier.phrases)
        if refs:
            return _nearest(refs, clause, earlier)
        earlier = earlier.before
    return _of_block(scene, clause.block - 1) if across and clause.block else []


def _nearest(refs: list[Ref], clause: Clause, earlier: Clause) -> list[Ref]:
    """ "The best column beside A is B, which …": of B, which stands in front of it."""
    relative = phrase_key(clause.phrases[0]) in words("reserves", "relative") if clause.phrases else False
    return refs[-1:] if relative and earlier is clause.before and earlier.phrases[-1] is refs[-1] else refs


def _categories(phrases: Sequence[Phrase]) -> list[Ref]:
    """The names of a clause; those that it sets aside are spoken of only where there are no others."""
    named = [
        (at, phrase) for at, phrase in enumerate(phrases)
        if isinstance(phrase, Ref) and phrase.names and not phrase.is_panel
    ]  # fmt: skip
    kept = [ref for at, ref in named if not at or phrases[at - 1].type != "EXCEPTION"]
    return kept or [ref for _, ref in named]


def _of_block(scene: Scene, index: int) -> list[Ref]:
    """The categories that an item of the same list names."""
    draft = scene.draft
    block, following = draft.blocks[index], draft.blocks[index + 1]
    if block.kind != following.kind or block.indent != following.indent:
        return []
    found = settle(read_words(draft.tokens_of(block), scene.names, draft.text), scene.names)
    return _categories(read_phrases([word for word in found if word.type != "STOP"]))


def owned(ref: Ref, main: Sequence[Phrase], pronoun: int | None) -> Ref:
    """ "Its row": the row of what was named."""
    following = main[pronoun + 1] if pronoun is not None and pronoun + 1 < len(main) else None
    if isinstance(following, Word) and following.type == "DIMENSION" and following.value in ("row", "column"):
        return replace(ref, side="y" if following.value == "row" else "x")
    return ref
