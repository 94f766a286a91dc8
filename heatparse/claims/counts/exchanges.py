"""Symmetry in other words: "swapping rows and columns changes nothing", "errors run equally in both directions".

Also "the direction of transfer makes no difference", "every value above the diagonal reappears below it".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.claims.counts.mirrors import pairs_of
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.forms import other_number
from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import equal, negate
from heatparse.models.claims import BaseClaim, SymmetryClaim
from heatparse.phrases import phrases, words
from heatparse.tokens import Token, fold

_TWO = 2
_SHOWN = 2  # pairs that an explanation names


def read_exchanges(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that nothing, or something, changes where rows and columns change places."""
    panels = scene.panels(clause)
    grids = [scene.grids[panel] for panel in panels]
    if clause.is_data or "symmetry" in clause.read or not all(grid.is_square for grid in grids):
        return []
    if clause.has("AMOUNT", "SUPERLATIVE", "AGGREGATE", "EXCEPTION", "RESTRICTION") and not clause.has(
        "OPEN"
    ):
        return []
    tokens = _main(scene.tokens(clause))
    for read in (_exchanged, _each_way):
        judgement = read(clause, scene, tokens, grids)
        if judgement is not None:
            panel = panels[0] if len(panels) == 1 else None
            return [scene.claim(SymmetryClaim, clause, judgement, panel=panel)]
    return []


def _main(tokens: list[Token]) -> list[Token]:
    """The tokens up to a bracket, or up to what a comma adds with a relative: "…, which makes it symmetric"."""
    relative = words("function_words", "relative")
    for at, token in enumerate(tokens):
        follows = tokens[at + 1][3] if at + 1 < len(tokens) else ""
        if token[3] in ("(", ";", ":") or (token[3] == "," and follows in relative | {"as", "since", "so"}):
            return tokens[:at]
    return tokens


def _exchanged(clause: Clause, scene: Scene, tokens: list[Token], grids: Sequence[Grid]) -> Judgement | None:
    """ "Swapping rows and columns leaves the values unchanged", "the direction makes no difference"."""
    found = phrases("symmetry", "outcomes").find(tokens)
    if len({value for value, _, _ in found}) != 1:
        return None
    told = {at for _, first, last in found for at in range(first, last)}
    rest = [token[3] for at, token in enumerate(tokens) if at not in told]
    outcome = found[0][0]
    if not (_exchanges(rest) or (outcome in ("indifferent", "other") and _may_be_turned(rest))):
        return None
    known = (
        words("symmetry", "exchanging")
        | words("symmetry", "turnable")
        | words("symmetry", "exchange_words")
        | scene.axis_words
        | scene.title_words
    )
    same = outcome in ("same", "indifferent")
    denials = sum(key in ("not", "never", "no") for key in rest)
    if denials > 1 or not words("symmetry", "outcome_degrees").isdisjoint(rest):
        return UNDECIDED
    named = _named(clause)
    if named is not None:
        known = known | frozenset(key for name in named for key in fold(name).split()) | {"not"}
        judged = _of_pair(grids, named)
    else:
        if any(isinstance(ref, Ref) and not ref.is_panel for ref in strip_brackets(clause.phrases)[0]):
            return None
        judged = _of_all(grids)
    if judged.truth is False and not known.issuperset(key for key in rest if key != "not"):
        return UNDECIDED
    if same is bool(denials):
        judged = judged._replace(truth=negate(judged.truth))
    return judged


def _exchanges(keys: Sequence[str]) -> bool:
    """Whether two things change places: not one for another ("switching from A to B"), not the order of one axis."""
    if words("symmetry", "exchanging").isdisjoint(keys):
        return False
    others = words("symmetry", "orders") | words("symmetry", "leading_on")
    return others.isdisjoint(keys)


def _may_be_turned(keys: Sequence[str]) -> bool:
    """ "The direction", "the order of the two", and not that of the rows."""
    if words("symmetry", "turnable").isdisjoint(keys):
        return False
    return words("symmetry", "orders").isdisjoint(keys) or words("symmetry", "lined_up").isdisjoint(keys)


def _each_way(clause: Clause, scene: Scene, tokens: list[Token], grids: Sequence[Grid]) -> Judgement | None:
    """ "For every pair the confusion is equally strong in both directions"."""
    even = any(p.type == "COMPARATIVE" and getattr(p, "value", "") == "equal" for p in clause.phrases)
    keys = [token[3] for token in tokens]
    if not even or clause.has("SYMMETRY", "THAN") or not _says(keys, words("symmetry", "each_way")):
        return None
    if any(p.type == "COMPARATIVE" and getattr(p, "value", "") != "equal" for p in clause.phrases):
        return None
    denials = sum(key in ("not", "never") for key in keys)
    rest = [key for key in keys if key not in ("not", "never")]
    named = _named(clause)
    if denials > 1 or not words("symmetry", "outcome_degrees").isdisjoint({*rest} - {"both"}):
        return UNDECIDED
    if named is not None:
        judged = _of_pair(grids, named)
        return judged._replace(truth=negate(judged.truth)) if denials else judged
    if any(isinstance(phrase, Ref) for phrase in clause.phrases):
        return None
    judged = _of_all(grids)
    universal = not words("symmetry", "every_pair").isdisjoint(rest)
    known = words("symmetry", "way_words") | scene.axis_words
    strange = [key for key in rest if key not in known and other_number(key) not in known]
    if judged.truth is False and (denials or not universal or strange):
        return UNDECIDED if not denials or universal else judged._replace(truth=True)
    return judged._replace(truth=negate(judged.truth)) if denials else judged


def _says(keys: Sequence[str], told: Iterable[str]) -> bool:
    text = f" {' '.join(keys)} "
    return any(f" {phrase} " in text for phrase in told)


def _named(clause: Clause) -> tuple[str, str] | None:
    """The two labels that are named, and no others."""
    main: list[Phrase] = strip_brackets(list(clause.phrases))[0]
    refs = [p for p in main if isinstance(p, Ref) and not p.is_panel]
    labels = [name.label.text for ref in refs for name in ref.names]
    return (labels[0], labels[1]) if len(labels) == _TWO and labels[0] != labels[1] else None


def _of_pair(grids: Sequence[Grid], named: tuple[str, str]) -> Judgement:
    if len(grids) != 1:
        return UNDECIDED
    grid = grids[0]
    one, two = grid.at(*named), grid.at(*named[::-1])
    if one is None or two is None:
        return UNDECIDED
    return Judgement(equal(one, two), f"{grid.tell(one)}, and {grid.tell(two, True)}", (one.span, two.span))


def _of_all(grids: Sequence[Grid]) -> Judgement:
    """Whether all matrices are symmetric; open where some are and some are not."""
    judged = [_symmetric(grid) for grid in grids]
    if len({judgement.truth for judgement in judged}) != 1:
        return UNDECIDED
    return judged[0]


def _symmetric(grid: Grid) -> Judgement:
    pairs, size = pairs_of(grid), len(grid.rows)
    off = [pair for pair in pairs if equal(pair.one, pair.two) is False]
    if off:
        text = "; ".join(f"{grid.tell(pair.one)}, but {grid.tell(pair.two, True)}" for pair in off[:_SHOWN])
        return Judgement(False, text, tuple(v.span for pair in off[:_SHOWN] for v in (pair.one, pair.two)))
    whole = all(equal(pair.one, pair.two) for pair in pairs) and len(pairs) == size * (size - 1) / 2
    return Judgement(True, f"all {len(pairs)} pairs agree") if whole and pairs else UNDECIDED
