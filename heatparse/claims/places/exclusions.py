"""Exclusions: what a clause sets aside: "except for (1, 2)", "apart from NLI"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, Side, key_of
from heatparse.claims.language.words import Word
from heatparse.claims.places.passages import Passage
from heatparse.phrases import words
from heatparse.records import replace

_LINES: dict[str, Side] = {"row": "y", "column": "x"}


def read_exclusion(passage: Passage, index: int) -> int:
    """ "Except for (1, 2)", "apart from NLI": what is set aside. Left over when it is not clear."""
    following = passage.at(index + 1)
    if isinstance(following, Ref) and passage.is_cross(index + 1, following):
        if following.position:
            return index + 1
        passage.taken.update(range(index, index + 4))
        passage.places.without.append(replace(following, side=None))
        passage.places.apart = True
        return index + 4
    with_it = _pairs_with(passage, index)
    if with_it is not None:
        passage.taken.update(range(index, index + 4))
        passage.places.without.append(with_it)
        passage.places.apart = True
        return index + 4
    ends = _ends_behind(passage, index)
    if ends is not None:
        passage.places.without.append(ends)
        passage.taken.update((index, index + 1))
        return index + 2
    bracket = passage.inside.get(index)
    inner = bracket if bracket is not None else passage.main[index + 1 :]
    refs: list[Ref] = []
    crossed: list[Ref] = []  # "the A row and column"
    used = 0
    own = listed = False
    side = _side_before(passage, index)
    if bracket is None and _is_announced(passage, index):
        inner, used = inner[1:], 1  # "with one exception, A, all …"
    for at, phrase in enumerate(inner):
        if isinstance(phrase, Part) and refs and phrase.key in words("assertions", "emphatic"):
            pass  # "except A itself and B"
        elif isinstance(phrase, Part) and phrase.part == "diagonal" and not own:
            own = True
        elif own and phrase.type == "CARDINAL" and key_of(phrase) == "one":
            pass  # "other than the in-domain one"
        elif phrase.type == "JOIN" and len(refs) == 1 and _owns_measure(passage, index, inner, at):
            break  # "everywhere except at A, the B value exceeds 0.5"
        elif (
            not index and phrase.type == "JOIN" and len(refs) == 1 and _is_subject(passage, index, inner, at)
        ):
            break  # "except for A, B stays below 0.5"
        elif phrase.type == "AND" and refs and at + 1 < len(inner) and isinstance(inner[at + 1], Ref):
            listed = True
        elif phrase.type == "JOIN" and refs and refs[0].side and getattr(inner[at + 1], "side", None):
            listed = True  # "outside the A row and the A column"
        elif phrase.type in ("PRONOUN", "AND") and not own:
            pass  # "except its own", "other than A and itself"
        elif isinstance(phrase, Ref) and not own:
            refs.append(replace(phrase, side=side) if side and not phrase.side else phrase)
        elif phrase.type == "DIMENSION" and (other := _other_line(refs, phrase)) is not None:
            crossed.append(other)
        elif phrase.type == "AND" and refs and refs[-1].noun in ("row", "column"):
            pass
        elif phrase.type not in (("VERSUS", "ARROW", "PREPOSITION", "JOIN") if refs else ("PREPOSITION",)):
            break
        used += 1
    if own and passage.places.part == "all" and len(refs) < 2:
        passage.places.part = "off-diagonal"
    elif own:
        return index + 1
    panels = [panel for ref in refs for panel in passage.scene.panels_named(ref)]
    if (not refs and not own) or len(refs) > 2 or (panels and (own or not _are_panels(passage, refs))):
        return index + 1
    if panels:
        passage.places.without_panels |= frozenset(panels)
        refs = []
    passage.places.without += crossed
    if len(refs) == 2 and listed:
        passage.places.without += refs
    elif len(refs) == 2:
        passage.places.without_pairs.append((refs[0], refs[1]))
    elif refs:
        passage.places.without.append(refs[0])
        passage.places.apart |= passage.key(index) in words("assertions", "leaving_out")
    passage.taken.add(index)
    if bracket is not None:
        return index + 1
    passage.taken.update(range(index + 1, index + 1 + used))
    return index + 1 + used


def _pairs_with(passage: Passage, index: int) -> Ref | None:
    """ "Except those with A", "apart from the pairs with A": neither the row nor the column of A."""
    grid, noun, ref = passage.grid, passage.at(index + 1), passage.at(index + 3)
    pairs = passage.key(index + 1) in words("assertions", "any_pairs") and passage.key(index + 2) in (
        "with",
        "of",
    )
    mirrored = grid is not None and grid.is_mirrored
    if noun is None or not pairs or not mirrored or not isinstance(ref, Ref) or ref.is_panel:
        return None
    return replace(ref, side=None)


def _are_panels(passage: Passage, refs: Sequence[Ref]) -> bool:
    return all(passage.scene.panels_named(ref) for ref in refs)


def _ends_behind(passage: Passage, index: int) -> Ref | None:
    """ "In all years but the first": the first row or column, where nothing else is told of it."""
    end, behind = passage.at(index + 1), passage.at(index + 2)
    side = _side_before(passage, index)
    if side is None or passage.grid is None or passage.key(index + 1) not in ("first", "last"):
        return None
    if (
        end is None
        or end.type not in ("POSITION", "ORDINAL")
        or (behind is not None and behind.type != "COMMA")
    ):
        return None
    keys = list(passage.grid.columns if side == "x" else passage.grid.rows)
    label = passage.scene.draft.labels.get(keys[0 if passage.key(index + 1) == "first" else -1])
    if label is None:
        return None
    return Ref(end.start, end.end, (Name("category", (label,)),), side=side)


def _is_subject(passage: Passage, index: int, inner: Sequence[Phrase], at: int) -> bool:
    """Whether a name with its verb stands behind a comma, and not the second label of a cell."""
    following = [phrase.type for phrase in inner[at + 1 : at + 3]]
    verbs = ("BE", "HAVE", "OCCUR", "NEGATION", "SCOPE", "DIFFERENCE")
    bounded = any(isinstance(p, Amount) and p.verb for p in inner[at + 2 : at + 3])
    return index not in passage.inside and following[:1] == ["REF"] and (following[-1] in verbs or bounded)


def _owns_measure(passage: Passage, index: int, inner: Sequence[Phrase], at: int) -> bool:
    """Whether a name with what is measured of it stands behind a comma: "…, the B value exceeds 0.5"."""
    return index not in passage.inside and [p.type for p in inner[at + 1 : at + 3]] == ["REF", "MEASURE"]


def _side_before(passage: Passage, index: int) -> Side | None:
    """The axis of the noun in front of an exception: "no source other than A", "every row but A"."""
    before = passage.at(index - 1)
    noun = before.noun if isinstance(before, Scope) else before
    if isinstance(noun, Word) and noun.type == "DIMENSION":
        return _LINES.get(noun.value)
    axis: Side | None = noun.value.axis if isinstance(noun, Word) and noun.type == "AXISNOUN" else None
    return axis


def _is_announced(passage: Passage, index: int) -> bool:
    """ "With one exception, A, all …": the exception between commas."""
    before = passage.at(index - 1)
    if passage.key(index + 1) != "," or not isinstance(before, Word) or before.type != "CARDINAL":
        return False
    passage.taken.add(index - 1)
    return True


def _other_line(refs: list[Ref], phrase: Phrase) -> Ref | None:
    """ "Column" behind "the A row and": the column of A."""
    noun = getattr(phrase, "value", "")
    if len(refs) != 1 or {refs[0].noun, noun} != {"row", "column"}:
        return None
    return replace(refs[0], noun=noun, side="y" if noun == "row" else "x")
