"""Groups that a heading names: "this is the highest value in this group" below "**2. Group: Rome**"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace


def in_headed_group(clause: Clause, scene: Scene) -> Clause:
    """ "Highest in this group" as "highest in Rome", below the heading that names Rome and nothing beside it."""
    at = group_taken_up(clause.phrases)
    above = [head for head in clause.heads if head.start < clause.block_start]
    if at is None or len(above) != 1 or scene.panels_named(above[0]):
        return clause
    pronoun, noun = clause.phrases[at], clause.phrases[at + 1]
    named = replace(above[0], start=pronoun.start, end=noun.end)
    return clause.part([*clause.phrases[:at], named, *clause.phrases[at + 2 :]])


def group_taken_up(phrases: list[Phrase]) -> int | None:
    """Where "this group" begins behind a preposition: "in this group", "of that cluster"; None where nothing is."""
    for at in range(1, len(phrases) - 1):
        if isinstance(phrases[at], Ref) or key_of(phrases[at]) not in words("reserves", "group_before"):
            continue
        placed = phrases[at - 1].type in ("PREPOSITION", "RESTRICTION")
        behind = phrases[at + 2] if at + 2 < len(phrases) else None
        named = key_of(phrases[at + 1]) in words("reserves", "headed_groups")
        if placed and named and key_of(behind) != "of":  # "this group of cities" may be another one
            return at
    return None
