"""Standings: the things that a clause puts in an order, group after group, with the places that it gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.extremes import is_plain, part_of_top
from heatparse.claims.language.phrases import Part, Ref, Superlative, phrase_key
from heatparse.grid import Part as GridPart
from heatparse.phrases import words
from heatparse.records import Record, replace

_PARTS = frozenset((
    "PLACE", "PANEL", "PART", "ALL", "VERB", "BREAK", "NOUN", "SUPERLATIVE", "ORDINAL", "CARDINAL", "ORDER", "NEXT",
    "COMPARATIVE", "AND", "RESTRICTION", "RANKS", "POSITION", "NUMBER",
))  # fmt: skip
_SILENT = frozenset(("BREAK", "VERB", "RANKS", "AND", "NUMBER"))
_ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "last": 0}
_CONTEXT = frozenset((
    "on", "in", "for", "at", "of", "by", "to", "into", "onto", "under", "from", "as", "when", "within", "with",
))  # fmt: skip
_FEWEST = 2
_OPEN_ENDS = (("high", "highest"), ("low", "lowest"))


class Standing(Record):
    """Groups of places, the better ones first; `ranks` of groups, and `ends`: what may be meant to come first."""

    groups: list[list[Constituent]]
    ranks: dict[int, int]
    where: Constituent | None
    part: GridPart
    ends: tuple[tuple[str, str], ...]  # words for an end of the values, with their keys


def standings_of(given: Sequence[Constituent]) -> list[Standing]:
    """What a clause may put in an order; nothing where it does not, or where it is not plain what stands for what."""
    types = [c.type for c in given]
    if not _PARTS.issuperset(types) or "PLACE" not in types:
        return []
    parts = [c.phrase for c in given if isinstance(c.phrase, Part)]
    if len(parts) > 1 or any(part.part not in ("diagonal", "off-diagonal") for part in parts):
        return []
    tops = [c.phrase for c in given if isinstance(c.phrase, Superlative)]
    if not all(map(is_plain, tops)):
        return []
    told = {part_of_top(given, top) for top in tops}
    part = told.pop() if len(told) == 1 else cast(GridPart, parts[0].part if parts else "all")
    if part is None or told:
        return []
    quiet = [c for c in given if c.type not in ("PART", "PANEL") and not (c.type == "ALL" and c.mark == "of")]
    if any(c.type == "ALL" for c in quiet):
        return []
    for read in (_chain, _listed, _behind):
        found = read(quiet, part)
        if found is not None:
            return [found]
    return _followed(quiet, part)


def _is_sign(constituent: Constituent) -> bool:
    return constituent.type == "COMPARATIVE" and phrase_key(constituent.phrase) in (">", "<")


def _chain(given: Sequence[Constituent], part: GridPart) -> Standing | None:
    """ "On P, A > B > C": any quality may be meant by the sign, and the signs all point the same way."""
    signs = [at for at, c in enumerate(given) if _is_sign(c)]
    if len(signs) < _FEWEST or len({phrase_key(given[at].phrase) for at in signs}) > 1:
        return None
    first, last = signs[0] - 1, signs[-1] + 1
    chain = given[first : last + 1] if first >= 0 and last < len(given) else []
    if not chain or any((c.type == "PLACE") is bool(at % 2) for at, c in enumerate(chain)):
        return None
    if any(
        c.type in ("SUPERLATIVE", "NEXT", "COMPARATIVE", "RESTRICTION")
        for c in (*given[:first], *given[last + 1 :])
    ):
        return None
    rest = [*given[:first], *given[last + 1 :]]
    where = _context(rest)
    if where is False:
        return None
    way = ("best", "best") if phrase_key(given[signs[0]].phrase) == ">" else ("worst", "worst")
    plain = ("high", "highest") if way[0] == "best" else ("low", "lowest")
    groups = [[c] for c in chain if c.type == "PLACE"]
    ends = (way, plain) if not any(c.type == "ORDER" for c in rest) else (way, plain, *_OPEN_ENDS)
    return Standing(groups, {}, where or None, part, ends)


def _listed(given: Sequence[Constituent], part: GridPart) -> Standing | None:
    """ "Sorted by P: A, B, C", "the top three on P are A, B and C"."""
    lists = [at for at, c in enumerate(given) if c.type == "PLACE" and len(_names(c)) > 1]
    orders = [c for c in given if c.type == "ORDER"]
    if len(lists) != 1 or any(c.type in ("NEXT", "COMPARATIVE", "RESTRICTION", "RANKS") for c in given):
        return None
    at = lists[0]
    if given[at].mark not in ("", "of", "as"):
        return None
    where = _context([*given[:at], *given[at + 1 :]])
    if where is False:
        return None
    singles = [replace(given[at], phrase=name, mark="") for name in _names(given[at])]
    tops = [c.phrase for c in given if isinstance(c.phrase, Superlative)]
    if len(tops) > 1:
        return None
    count = next((c for c in given if c.type == "CARDINAL" and c.mark != "of"), None)
    number = tops[0].count if tops and tops[0].count else _number(count)
    if orders and not tops and count is None and not any(c.type in ("ORDINAL", "POSITION") for c in given):
        return Standing([[one] for one in singles], {}, where or None, part, _ends_of(orders))
    if tops and number == len(singles) and tops[0].rank == 1:
        ends = ((tops[0].direction, tops[0].key),)
        if orders:
            return Standing(
                [[one] for one in singles], {i: i + 1 for i in range(number)}, where or None, part, ends
            )
        return Standing([singles], {0: 1}, where or None, part, ends)
    return None


def _followed(given: Sequence[Constituent], part: GridPart) -> list[Standing]:
    """ "A is best, followed by B", "with B coming next", "with C in third place", "A is first and B second"."""
    if any(c.type in ("COMPARATIVE", "RESTRICTION", "CARDINAL", "ORDER") for c in given):
        return []
    tops = [
        c.phrase
        for c in given
        if c.type == "SUPERLATIVE" and isinstance(c.phrase, Superlative) and c.phrase.rank == 1
    ]
    if len(tops) > 1 or any(top.count or top.shared for top in tops):
        return []
    entries: list[tuple[Constituent, int]] = []
    rest: list[Constituent] = []
    for at, c in enumerate(given):
        if c.type != "PLACE":
            continue
        rank = _rank_behind(given, at)
        placed = c.mark == "with" and (rank or _is_before_next(given, at))
        if not c.mark or placed or (c.mark == "by" and _is_after_next(given, at)):
            entries += [
                (replace(c, phrase=name, mark=""), rank if not i else 0) for i, name in enumerate(_names(c))
            ]
        else:
            rest.append(c)
    if not any(c.type == "NEXT" or (_rank(c) or 0) > 1 for c in given) or len(entries) < _FEWEST:
        return []
    where = _context(rest)
    if where is False:
        return []
    top = tops[0] if tops else None
    found = [_placed(entries, where, top, part)]
    if where is not None and given.index(where) > next(at for at, c in enumerate(given) if c.type == "PLACE"):
        # "A works best for B, with C coming next": C may be behind B as well
        found.append(
            _placed(
                [(replace(where, mark=""), 0), *entries[1:]], replace(entries[0][0], mark="on"), top, part
            )
        )
    return [standing for standing in found if standing is not None]


def _placed(
    entries: Sequence[tuple[Constituent, int]],
    where: Constituent | None,
    top: Superlative | None,
    part: GridPart,
) -> Standing | None:
    """Things with the ranks that are told, and with those that follow from the first of them."""
    ranks = {at: rank for at, (_, rank) in enumerate(entries) if rank}
    if top is not None and ranks.setdefault(0, 1) != 1:
        return None
    if 0 in ranks:
        for at in range(1, len(entries)):
            ranks.setdefault(at, ranks[at - 1] + 1)
    if sorted(ranks.items()) != sorted(ranks.items(), key=lambda item: item[1]):
        return None
    ends = ((top.direction, top.key),) if top is not None else (("best", "best"), ("high", "highest"))
    ends = ends if top is not None or any(ranks.values()) else (*ends, ("low", "lowest"))
    return Standing([[one] for one, _ in entries], ranks, where, part, ends)


def _behind(given: Sequence[Constituent], part: GridPart) -> Standing | None:
    """ "A ranks third on P behind B and C"."""
    keys = words("composed", "behind")
    turns = [
        at
        for at, c in enumerate(given)
        if c.type in ("COMPARATIVE", "RESTRICTION") and phrase_key(c.phrase) in keys
    ]
    if len(turns) != 1 or any(c.type in ("NEXT", "ORDER", "CARDINAL") for c in given):
        return None
    at = turns[0]
    ranked = [rank for c in given if (rank := _rank(c))]
    others = [c for c in given[at + 1 :] if c.type == "PLACE" and not c.mark]
    own = [c for c in given[:at] if c.type == "PLACE" and not c.mark]
    if (
        sum(c.type in ("COMPARATIVE", "RESTRICTION") for c in given) > 1
        or len(ranked) != 1
        or ranked[0] < _FEWEST
    ):
        return None
    if len(others) != 1 or len(own) != 1 or len(_names(own[0])) != 1:
        return None
    where = _context([c for c in given if c.type == "PLACE" and c not in (own[0], others[0])])
    if where is False:
        return None
    ahead = [replace(others[0], phrase=name) for name in _names(others[0])]
    ranks = {1: ranked[0], **({0: 1} if len(ahead) == ranked[0] - 1 else {})}
    top = next((c.phrase for c in given if isinstance(c.phrase, Superlative)), None)
    ends = ((top.direction, top.key),) if top is not None else (("best", "best"), ("high", "highest"))
    return Standing([ahead, own], ranks, where or None, part, ends)


def _names(place: Constituent) -> list[Ref]:
    """The places that a list names, one by one."""
    assert isinstance(place.phrase, Ref)
    ref = place.phrase
    return [replace(ref, names=(name,)) for name in ref.names] if len(ref.names) > 1 else [ref]


def _context(rest: Sequence[Constituent]) -> Constituent | Literal[False] | None:
    """The place at which an order holds; None where none is told, False where it is not plain which one."""
    places = [c for c in rest if c.type == "PLACE"]
    if not places:
        return None
    at = rest.index(places[0])
    by = at > 0 and rest[at - 1].type == "ORDER" and phrase_key(rest[at - 1].phrase).endswith((" by", " of"))
    if len(places) > 1 or len(_names(places[0])) > 1 or (places[0].mark not in _CONTEXT and not by):
        return False
    return places[0]


def _ends_of(orders: Sequence[Constituent]) -> tuple[tuple[str, str], ...]:
    """What comes first in an order: "from best to worst"; either end where nothing tells."""
    told = {str(getattr(c.phrase, "value", "")) for c in orders} & {"down", "up"}
    if len(told) != 1:
        return _OPEN_ENDS
    down = "down" in told
    keys = " ".join(phrase_key(c.phrase) for c in orders).split()
    plain = ("high", "highest") if down else ("low", "lowest")
    if words("composed", "sizes").isdisjoint(keys):
        return (plain, ("best", "best") if down else ("worst", "worst"))
    return (plain,)


def _number(count: Constituent | None) -> int:
    value = str(getattr(count.phrase, "value", "")) if count is not None else ""
    return int(value) if value.isdigit() else 0


def _rank(c: Constituent) -> int | None:
    """The place that a constituent tells: "third place", "second"."""
    if isinstance(c.phrase, Superlative):
        return c.phrase.rank if c.phrase.rank > 1 else None
    return _ORDINALS.get(phrase_key(c.phrase)) if c.type in ("ORDINAL", "POSITION") else None


def _rank_behind(given: Sequence[Constituent], at: int) -> int:
    """The rank that stands right behind a place: "B in third place", "B comes second"."""
    behind = next((c for c in given[at + 1 :] if c.type not in ("VERB", "RANKS", "NUMBER", "NOUN")), None)
    return (_rank(behind) or 0) if behind is not None else 0


def _is_before_next(given: Sequence[Constituent], at: int) -> bool:
    behind = next((c for c in given[at + 1 :] if c.type not in ("VERB", "RANKS", "NUMBER", "NOUN")), None)
    return behind is not None and behind.type == "NEXT"


def _is_after_next(given: Sequence[Constituent], at: int) -> bool:
    before = next((c for c in reversed(given[:at]) if c.type not in _SILENT), None)
    return before is not None and before.type == "NEXT"
