"""Claims that give one cell's value again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import takewhile

from heatparse.claims.classes.confusions import counts_things, holds_rates, is_confusion
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.amounts import is_change
from heatparse.claims.language.number_spans import find_ranges
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, index_of, key_at, phrase_key, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import RELATIVE_UNITS
from heatparse.claims.language.words import made_word
from heatparse.claims.parts.carried_gaps import both_of
from heatparse.claims.places.located_amounts import Located, Locator
from heatparse.claims.scene import Scene, place
from heatparse.claims.wording import quoted, told
from heatparse.grid import Value
from heatparse.measures import equal
from heatparse.models.claims import BaseClaim, CellValueClaim
from heatparse.phrases import words
from heatparse.records import replace

_TWO = 2
# What ends a negation: "does not lead on P, with 0.5", "no better than the 0.5 of A".
_APART = frozenset(("COMMA", "OPEN", "CLOSE", "COLON", "AND", "JOIN", "COMPARATIVE", "THAN", "AMOUNT"))


def read_cell_values(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """Every amount of a clause that is tied to a cell."""
    if clause.has("CARDINAL") and (clause.has("PART") or any(ref.relation for ref in clause.refs())):
        from heatparse.claims.classes.class_counts import (
            with_counts,  # loaded where things of a class may be counted
        )

        clause = with_counts(clause)
    if not clause.is_data and clause.has("REF") and is_confusion(scene):
        from heatparse.claims.language.class_phrases import in_numbers  # loaded for confusion matrices

        clause = clause.part(in_numbers(clause.phrases))
    if clause.is_data or not clause.has("AMOUNT") or clause.has("AGGREGATE") or "class rates" in clause.read:
        return []
    if clause.has("AREA") and find_ranges(clause.phrases):
        return []  # "the block of A and B lies between 0.1 and 0.3"
    if clause.has("VERSUS"):
        clause = _with_pair(clause)
    if clause.has("REF") and clause.says(_coupling()) and _may_be_coupled(clause.phrases):
        from heatparse.claims.plain.coupled_labels import coupled  # loaded for labels told in other words

        clause = coupled(clause)
    if clause.has("OPEN") and clause.has("COMPARATIVE") and len(clause.of("AMOUNT")) == _TWO:
        from heatparse.claims.plain.apposed_values import (
            beside_names,  # loaded where two that are compared may have their numbers behind them
        )

        clause = beside_names(clause, scene)
    claims: dict[int, tuple[Judgement, Located]] = {}
    right: list[Located] = []
    other: list[tuple[Judgement, Located]] = []  # that may be something else than the value of their cell
    held: dict[int, dict[int, bool]] = {}  # of each amount, which panels bear it out
    locator = Locator(clause, scene)
    found = (*_listed(clause, scene, locator), *_recited(clause, scene))
    for located in found:
        if located.amount.unit in RELATIVE_UNITS or _is_step(clause, located.amount, scene):
            continue
        if _is_multiple(clause, located.amount):
            continue  # "1.1 times as large"
        if located.amount.quantity.unit == "%" and holds_rates(scene) and _is_of_other_base(clause, located):
            continue  # "22% of the wolf errors"
        judgement = judge_cell_value(located, scene)
        if judgement.truth is False and clause.says(words("reserves", "magnitudes")):
            judgement = _by_size(located, scene)
        if judgement.truth and _is_denied(clause, located.amount):
            judgement = UNDECIDED
        panels = held.setdefault(located.amount.start, {})
        panels[located.panel] = panels.get(located.panel, False) or judgement.truth is True
        if judgement.truth:
            right.append(located)
        elif judgement.truth is False:
            from heatparse.claims.places.cell_certainty import (
                is_of_reverse,  # loaded where a value seems wrong
            )

            if _is_no_value(clause, located, scene):
                continue
            if _may_be_else(clause, located, right, scene):
                other.append((judgement, located))
                continue
            if is_of_reverse(clause, located, scene):
                located = replace(located, pairs=[(column, row) for row, column in located.pairs])
                judgement = judge_cell_value(located, scene)
        if judgement.truth is None and not located.firm:
            continue  # nothing says that the amount is this cell's
        known = claims.get(located.amount.start)
        if known is None or (known[0].truth is not True and judgement.truth):
            claims[located.amount.start] = judgement, located
    if len(other) > 1 and clause.has("OPEN"):
        from heatparse.claims.places.exchanged_values import (
            exchanged,  # loaded where several numbers seem wrong
        )

        for judgement, located in exchanged(other, clause, scene):
            claims.setdefault(located.amount.start, (judgement, located))
    if other and right:
        from heatparse.claims.places.cell_certainty import is_told_alike  # loaded where a value seems wrong

        for judgement, located in other:
            if _is_change(clause, located, scene) or _is_of_opposite(located, scene):
                continue
            if is_told_alike(clause, located, right, scene):
                claims.setdefault(located.amount.start, (judgement, located))
    if len(scene.grids) > 1 and _is_of_all_panels(clause, scene):
        for start, (judgement, located) in claims.items():
            if judgement.truth and not all(held[start].values()):
                claims[start] = UNDECIDED, located
    if len(claims) == 1 and may_be_shared(clause):
        claims = {start: (_of_each_cell(clause, *told, scene), told[1]) for start, told in claims.items()}
    return [_claim(clause, scene, *found) for found in claims.values()]


def may_be_shared(clause: Clause) -> bool:
    """Whether several places may be listed that have one value."""
    refs = clause.refs()
    return len(refs) > 1 and (clause.has("AND", "JOIN", "COMMA") or any(len(ref.names) > 1 for ref in refs))


def _of_each_cell(clause: Clause, judgement: Judgement, located: Located, scene: Scene) -> Judgement:
    if judgement.truth is not True:
        return judgement
    from heatparse.claims.places.shared_values import (
        of_each_cell,  # loaded where several places may be listed
    )

    return of_each_cell(clause, located.amount, located.panel, scene) or judgement


@cache
def _coupling() -> frozenset[str]:
    return words("values", "coupling") | words("values", "couples") | {"both"}


def _may_be_coupled(phrases: Sequence[Phrase]) -> bool:
    """ "A meets B", "the cell of A and B", "both A and B": a name in front of the word for it, or near behind."""
    known = _coupling()
    for at, phrase in enumerate(phrases):
        near = [*phrases[max(at - 1, 0) : at], *phrases[at + 1 : at + 3]]
        if phrase_key(phrase) in known and any(isinstance(other, Ref) for other in near):
            return True
    return False


def _listed(clause: Clause, scene: Scene, locator: Locator) -> Sequence[Located]:
    """The amounts with their cells, in the order of the text or in another one that it tells."""
    found = tuple(locator.all())
    longest = max(map(len, locator.groups), default=0)
    turned = clause.says(words("names", "reversals"))
    paired = longest == _TWO and (clause.has("SCOPE") or clause.says(words("names", "mutual")))
    if not (turned or paired or longest > _TWO):
        return found
    from heatparse.claims.places.cell_sequences import (  # loaded where an order may be told
        both_ways,
        in_order,
        in_reverse,
        with_true_lists,
    )

    found = (*found, *in_reverse(clause, locator), *in_order(clause, scene, locator))
    if longest > _TWO:
        found = tuple(with_true_lists(clause, found, locator))
    return (*found, *both_ways(clause, scene, locator))


def _recited(clause: Clause, scene: Scene) -> Iterable[Located]:
    several = len(clause.of("AMOUNT")) >= _TWO
    if not several or not (clause.has("COLON") or _opens_with_item(clause.phrases)):
        return ()
    from heatparse.claims.parts.recitals import recited  # loaded where names may be listed with their numbers

    return recited(clause, scene)


def _opens_with_item(phrases: Sequence[Phrase]) -> bool:
    """ "A 12", "A (12)", "A at 12"."""
    return isinstance(placed(phrases[0]), Ref) and any(phrase.type == "AMOUNT" for phrase in phrases[1:3])


def _is_no_value(clause: Clause, located: Located, scene: Scene) -> bool:
    """Whether an amount is not the value of the cell that its names make up, whatever it is."""
    if located.amount.quantity.unit == "%" and counts_things(scene) and not holds_rates(scene):
        return True  # a share, where the cells hold counts
    if clause.has("ORDINAL"):
        from heatparse.claims.places.bare_ordinals import (
            follows_bare_ordinal,
        )  # loaded where things are numbered

        if follows_bare_ordinal(clause, located.amount):
            return True
    if clause.has("POSITION"):
        from heatparse.claims.places.bare_ordinals import shares_its_noun  # loaded where a place is told so

        if shares_its_noun(clause):
            return True
    # "the chain from A over B (0.8) to C (-0.7)": of B and C
    return clause.says(words("trends", "via")) and len(clause.refs()) > _TWO


def _may_be_else(clause: Clause, located: Located, right: list[Located], scene: Scene) -> bool:
    """Whether an amount beside a cell that holds another value can be something else than its value."""
    if _is_change(clause, located, scene):
        return True  # "the gap comes to 0.3", "the largest gap occurs in A (0.3)": no value
    if _is_of_rival(clause, located.amount):
        return True
    from heatparse.claims.places.cell_certainty import is_certain, is_told_alike
    from heatparse.claims.plain.owned_values import is_owned

    return not (
        located.told
        or is_certain(clause, located, scene)
        or is_told_alike(clause, located, right, scene)
        or is_owned(clause, located, scene)
    )


def _is_change(clause: Clause, located: Located, scene: Scene) -> bool:
    return scene.is_signed_change(located.amount.quantity) or _is_distance(clause, located.amount)


def _is_of_opposite(located: Located, scene: Scene) -> bool:
    """ "A takes from B (6) and C (13)", where it is B that gives 6 to A."""
    grid = scene.grids[located.panel]
    mirrored = [grid.at(column, row) for row, column in located.pairs]
    stated = grid.measure(located.amount.quantity)
    return bool(mirrored) and all(value is not None and equal(stated, value) for value in mirrored)


def _is_denied(clause: Clause, amount: Amount) -> bool:
    """ "A is not at 0.5 on P": a negation in front of the amount, and nothing that ends what it denies."""
    front = clause.phrases[: index_of(clause.phrases, amount)]
    return any(p.type == "NEGATION" for p in takewhile(lambda p: p.type not in _APART, reversed(front)))


def _is_of_rival(clause: Clause, amount: Amount) -> bool:
    """ "A leads on P — 0.9 against 0.8": the number of somebody who is not named."""
    at = index_of(clause.phrases, amount)
    behind = [phrase.type for phrase in clause.phrases[at + 1 : at + 3]]
    facing = at > 1 and clause.phrases[at - 1].type in ("VERSUS", "THAN")
    return facing and isinstance(clause.phrases[at - 2], Amount) and "REF" not in behind


def _is_step(clause: Clause, amount: Amount, scene: Scene) -> bool:
    at = index_of(clause.phrases, amount)
    if not at or clause.phrases[at - 1].type != "COLON":
        return False
    from heatparse.claims.changes.told_steps import is_step  # loaded where a number stands behind a colon

    return is_step(clause.phrases, at, scene)


def _is_of_other_base(clause: Clause, located: Located) -> bool:
    from heatparse.claims.classes.class_rates import is_of_other_base  # loaded for matrices of percentages

    return is_of_other_base(clause, located.amount)


def _is_multiple(clause: Clause, amount: Amount) -> bool:
    at = index_of(clause.phrases, amount) + 1
    times = at < len(clause.phrases) and clause.phrases[at].type == "TIMES"
    value = amount.quantity.value  # nothing happens 3.5 times
    return times and (
        key_at(clause.phrases, at + 1) == "as" or (value is not None and not value.is_integer())
    )


def _with_pair(clause: Clause) -> Clause:
    """ "A vs. B on P: 10 vs. 30" as "A and B on P: 10 and 30"."""
    phrases, refs = clause.phrases, clause.refs()
    at = next((i for i, p in enumerate(phrases) if p.type == "VERSUS"), 0)
    sides = [ref for ref in refs if ref in phrases[max(at - 1, 0) : at + 2 : 2]]
    pair = both_of(sides) if len(sides) == _TWO else None
    if pair is None or len(refs) != len(sides) + 1 or len(clause.of("AMOUNT")) != _TWO:
        return clause
    rest = [made_word("JOIN", "and", p.start) if p.type == "VERSUS" else p for p in phrases[at + 2 :]]
    return clause.part([*phrases[: at - 1], pair, *rest])


def _is_of_all_panels(clause: Clause, scene: Scene) -> bool:
    """ "Both panels hold 0.3 at P", "A and B are both 0.3 at P", of two panels: each of them does."""
    scopes = [p for p in clause.phrases if isinstance(p, Scope) and p.quantifier in ("all", "both")]
    if len(scopes) != 1 or len(clause.of("AMOUNT")) != 1:
        return False
    named = {panel for ref in clause.refs() for panel in scene.panels_named(ref)}
    noun = scopes[0].noun
    return len(named) > 1 if noun is None else noun.value == "panel" and not named


def _is_distance(clause: Clause, amount: Amount) -> bool:
    """ "The gap comes to 0.3", "the largest gap is in A (0.3)", "A is 5 ahead on P, but only 3 on Q": no value."""
    before = clause.before
    goes_on = (
        before is not None and before.has("COMPARATIVE") and not clause.has("BE", "HAVE", "OCCUR", "COLON")
    )
    gap = any(getattr(phrase, "value", "") == "gap" for phrase in clause.phrases)
    return (
        goes_on
        or (gap and clause.has("SUPERLATIVE"))
        or is_change(clause.phrases, index_of(clause.phrases, amount))
    )


def judge_cell_value(located: Located, scene: Scene) -> Judgement:
    """Whether the cells hold the amount, at the coarser of the two precisions."""
    values = located.values(scene.grids[located.panel])
    if not values or any(value is None for value in values):
        return UNDECIDED
    return _judge_values(located, [value for value in values if value is not None], scene)


def _judge_values(located: Located, found: list[Value], scene: Scene) -> Judgement:
    grid = scene.grids[located.panel]
    stated = grid.measure(located.amount.quantity)
    truths = [equal(stated, value) for value in found]
    text = told(grid, found)
    spans = tuple(value.span for value in found)
    if all(truths):
        return Judgement(True, text, spans)
    if any(truth is False for truth in truths):
        wrong = found[truths.index(False)]
        said = located.amount.quantity.text
        right = wrong.text if len(found) == 1 else None
        return Judgement(
            False, f"the text says {quoted(said)}, but {grid.tell(wrong)}", (wrong.span,), right=right
        )
    return UNDECIDED


def _by_size(located: Located, scene: Scene) -> Judgement:
    """ "In absolute terms, A and B (0.7) …": the size of a value, and not the value."""
    grid = scene.grids[located.panel]
    found = [
        value._replace(low=abs(value.low), high=abs(value.high)) for value in located.values(grid) if value
    ]
    return _judge_values(located, found, scene)


def _claim(clause: Clause, scene: Scene, judgement: Judgement, located: Located) -> CellValueClaim:
    row, column = located.pairs[0]
    where = place(located.panel, (row,), (column,))
    amount = located.amount
    return scene.claim(CellValueClaim, clause, judgement, amount, place=where, value=amount.quantity)
