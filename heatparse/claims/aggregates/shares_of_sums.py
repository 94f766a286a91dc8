"""Shares of sums: "A accounts for 22% of all calls", "a third of the calls come in on A", "853 of the 3,700 calls".

The whole is the sum of all values, or that of a line: "P takes 30% of the calls of A".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.classes.confusions import is_confusion
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.metrics import fits_measure, is_introduced
from heatparse.claims.language.phrases import (
    Amount,
    Phrase,
    Ref,
    Scope,
    key_at,
    key_of,
    outside_brackets,
    phrase_key,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.places.slices import readings
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import middle
from heatparse.models.claims import AggregateClaim, BaseClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.resources import vocabulary

_HUNDRED = 100.0
_SILENT = frozenset(("PREPOSITION", "COMMA", "JOIN", "HAVE", "BE", "OCCUR"))
_WORDED = 6.0  # how far off a share in words may be, in hundredths
_CLOSE = 2.5
_BOUNDS = {"high": "above", "low": "below"}
_NEAR = frozenset(
    ("nearly", "almost", "roughly", "about", "around", "approximately", "some", "not quite", "just under")
)
_SIDES = 2  # of a grid


class _Share(Record):
    """A share that a clause tells: how large, how roughly, and the whole that it is of."""

    size: float
    resolution: float  # 0 where it is told in words
    bound: str
    rough: bool
    start: int  # the phrases that tell it, and its whole
    end: int
    whole: Ref | None = None  # None: everything


def read_shares_of_sums(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The share of a sum that a clause tells."""
    panels = scene.panels(clause)
    if clause.is_data or len(panels) != 1 or is_confusion(scene):
        return []
    grid, phrases = scene.grids[panels[0]], outside_brackets(clause.phrases)
    values = [middle(value) for value in grid.values]
    if len(values) < _SIDES or any(value is None or value < 0 for value in values) or grid.speaks_of_percent:
        return []
    if max(value or 0.0 for value in values) <= 1 or not grid.is_complete:
        return []
    share = _share(phrases, grid, scene)
    if share is None:
        return []
    rest = [at for at in range(len(phrases)) if not share.start <= at < share.end]
    if any(key_of(phrases[at]) == "between" for at in rest):
        return []  # "between P and R": what lies in the middle as well
    refs = [phrase for at in rest if isinstance(phrase := phrases[at], Ref)]
    if not all(isinstance(phrases[at], Ref) or _is_silent(phrases, at, scene) for at in rest):
        return []
    subject, whole = _parted(refs, share, phrases, scene, grid)
    if subject is None:
        return []
    judged = _judge(share, subject, whole, grid, scene)
    clause.read.add("share of sum")
    if judged.truth is False and any(key_of(p) in _periods() for p in phrases[share.start : share.end]):
        judged = UNDECIDED  # "10% of the annual sales", of which some months are shown
    return [scene.claim(AggregateClaim, clause, judged, function="sum")]


def _periods() -> frozenset[str]:
    return words("sums", "periods") | words("sums", "periodic")


def _share(phrases: Sequence[Phrase], grid: Grid, scene: Scene) -> _Share | None:
    """The one share that some phrases tell."""
    found = [
        share for at in range(len(phrases)) if (share := _share_at(phrases, at, grid, scene)) is not None
    ]
    amounts = sum(isinstance(phrase, Amount) for phrase in phrases)
    counted = len(found) == 1 and amounts <= 1 + (found[0].end - found[0].start > 2)
    return found[0] if counted else None


def _share_at(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> _Share | None:
    phrase = phrases[at]
    if isinstance(phrase, Amount) and phrase.quantity.value is not None:
        return (
            _percentage(phrases, at, phrase, scene) if phrase.is_percent else _part(phrases, at, phrase, grid)
        )
    size = _worded(phrase)
    if size is None:
        return None
    start, bound, rough = at, "", False
    before = phrases[at - 1] if at else None
    if before is not None and before.type == "COMPARATIVE" and key_of(before).endswith("than"):
        start, bound = at - 1, _BOUNDS.get(str(getattr(before, "value", "")), "")
        if not bound:
            return None
    elif before is not None and key_of(before) in _NEAR:
        start, rough = at - 1, True
    noun = phrase.noun if isinstance(phrase, Scope) else None
    if noun is not None:
        return _Share(size, 0.0, bound, rough, start, at + 1) if _is_counted(noun, scene) else None
    whole = _whole(phrases, at + 1, scene)
    return _Share(size, 0.0, bound, rough, start, whole[0], whole[1]) if whole is not None else None


def _worded(phrase: Phrase) -> float | None:
    if isinstance(phrase, Scope) and "/" in phrase.quantifier:
        above, _, below = phrase.quantifier.partition("/")
        return _HUNDRED * int(above) / int(below)
    half = isinstance(phrase, Scope) and phrase.quantifier == "half"
    half = half or (phrase.type == "FACTOR" and key_of(phrase) == "half of")
    return _HUNDRED / 2 if half else None


def _percentage(phrases: Sequence[Phrase], at: int, amount: Amount, scene: Scene) -> _Share | None:
    """ "22% of all calls"; "the share of A in the total is 22%"."""
    quantity = amount.quantity
    size, fine = quantity.value or 0.0, quantity.resolution or 1.0
    if key_at(phrases, at + 1) == "of":
        whole = _whole(phrases, at + 2, scene)
        return (
            _Share(size, fine, amount.bound, quantity.approximate, at, whole[0], whole[1])
            if whole is not None
            else None
        )
    if key_at(phrases, 0) == "of" and at:
        front = _whole(phrases, 1, scene)  # "of all calls, 22% fall on A"
        told = front is not None and front[0] < len(phrases) and phrases[front[0]].type in ("COMMA", "JOIN")
        if front is None or not told or front[0] + 1 != at:
            return None
        return _Share(size, fine, amount.bound, quantity.approximate, 0, at + 1, front[1])
    noun = next((i for i in range(at) if key_of(phrases[i]) in words("sums", "shares")), None)
    if noun is None or phrases[at - 1].type not in ("BE", "HAVE", "PREPOSITION", "COLON"):
        return None
    if key_at(phrases, noun + 1) not in ("of", "in"):
        return None
    whole = _whole(phrases, noun + 2, scene)
    if whole is None or phrases[whole[0]].type not in ("BE", "HAVE", "COLON"):
        return None
    return _Share(size, fine, amount.bound, quantity.approximate, noun, at + 1, whole[1])


def _part(phrases: Sequence[Phrase], at: int, amount: Amount, grid: Grid) -> _Share | None:
    """ "853 of the 3,700 calls", where that is the sum of everything."""
    total = phrases[at + 2] if at + 2 < len(phrases) else None
    if key_at(phrases, at + 1) != "of" or not isinstance(total, Amount) or amount.bound or total.bound:
        return None
    held, part = total.quantity.value or 0.0, amount.quantity.value or 0.0
    everything = sum(middle(value) or 0.0 for value in grid.values)
    if not held or abs(everything - held) > (total.quantity.resolution or 1.0) / 2:
        return None
    fine = _HUNDRED * (amount.quantity.resolution or 1.0) / held
    end = at + 3 + (at + 3 < len(phrases) and phrases[at + 3].type in ("MEASURE", "UNKNOWN"))
    return _Share(_HUNDRED * part / held, fine, "", amount.quantity.approximate, at, end)


def _whole(phrases: Sequence[Phrase], at: int, scene: Scene) -> tuple[int, Ref | None] | None:
    """What something is a share of, and where that ends: "all calls", "the total", "the calls of A", "A's total"."""
    line: Ref | None = None
    first = phrases[at] if at < len(phrases) else None
    if isinstance(first, Ref):
        line, at = first, at + 1
    elif first is not None and first.type == "UNKNOWN" and key_of(first) in words("sums", "periods"):
        at += 1  # "of the week's calls"
    start = at
    while at < len(phrases) and _is_of_whole(phrases[at], scene):
        at += 1
    if at == start:
        return None
    if (
        line is None
        and key_at(phrases, at) == "of"
        and at + 1 < len(phrases)
        and isinstance(phrases[at + 1], Ref)
    ):
        return at + 2, phrases[at + 1]  # type: ignore[return-value]
    return at, line


def _is_of_whole(phrase: Phrase, scene: Scene) -> bool:
    """Whether a phrase names everything that is shown, or what is counted."""
    if isinstance(phrase, Scope):
        if phrase.key == "overall" and phrase.noun is None:
            return True
        return (
            phrase.quantifier == "all"
            and not phrase.others
            and (phrase.noun is None or _is_counted(phrase.noun, scene))
        )
    if phrase.type == "AGGREGATE":
        return getattr(phrase, "value", "") == "sum"
    return phrase.type in ("UNKNOWN", "MEASURE") and _is_counted(phrase, scene)


def _is_counted(noun: Phrase, scene: Scene) -> bool:
    """ "Calls", where these are what the cells hold; "the volume"."""
    key = key_of(noun)
    if key in words("sums", "wholes") or key in words("sums", "periodic"):
        return True
    if noun.type not in ("UNKNOWN", "MEASURE") or key in words("claims", "measure"):
        return False
    return key in scene.names.value_nouns or is_introduced(scene, key) or fits_measure(scene, key)


def _is_silent(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    phrase = phrases[at]
    key = phrase_key(phrase)
    if phrase.type in _SILENT or key in words("sums", "gathering") or key in words("sums", "together"):
        return True
    if isinstance(phrase, Scope):
        return phrase.key in ("alone", "only") and phrase.noun is None
    if (
        phrase.type in ("UNKNOWN", "MEASURE")
        and at
        and isinstance(phrases[at - 1], Ref)
        and key_at(phrases, at - 2) == "of"
    ):
        return _is_counted(phrase, scene)  # "of the calls of A"
    return is_thing(phrase)


def _parted(
    refs: Sequence[Ref], share: _Share, phrases: Sequence[Phrase], scene: Scene, grid: Grid
) -> tuple[Ref | None, Ref | None]:
    """What has the share, and the line that it is a share of."""
    told = [ref for ref in refs if not ref.is_panel]
    if len(told) != len(refs) or not told or len(told) > _SIDES:
        return None, None
    if len(told) == 1:
        return told[0], share.whole
    axes = [{line.axis for line in scene.lines(ref, grid)} for ref in told]
    first = next(at for at, phrase in enumerate(phrases) if phrase is told[0])
    opened = first == 1 and phrases[0].type == "PREPOSITION" and share.start > first
    if share.whole is not None or axes[0] & axes[1] or not opened:
        return None, None
    return told[1], told[0]  # "on A, 22% of the calls come in at P"


def _judge(share: _Share, subject: Ref, whole: Ref | None, grid: Grid, scene: Scene) -> Judgement:
    judged: list[Judgement] = []
    for piece in readings(scene, grid, [subject], (), "all"):
        if whole is None:
            judged.append(_compare(share, piece.values, grid.values))
            continue
        for line in readings(scene, grid, [whole], (), "all"):
            rows, columns = (*piece.rows, *line.rows), (*piece.columns, *line.columns)
            if (piece.rows and line.rows) or (piece.columns and line.columns):
                continue
            judged.append(_compare(share, grid.select(rows, columns), line.values))
    return charitable(judged) if judged else UNDECIDED


def _compare(share: _Share, part: Sequence[Value], whole: Sequence[Value]) -> Judgement:
    above, below = (sum(middle(value) or 0.0 for value in values) for values in (part, whole))
    if not below or not part:
        return UNDECIDED
    real = _HUNDRED * above / below
    text = f"{above:.6g} of {below:.6g} are {real:.3g}%"
    off = real - share.size
    if share.bound:
        sign = 1 if share.bound in ("above", "at_least") else -1
        return Judgement(sign * off >= 0, text) if abs(off) > 1e-6 else UNDECIDED
    near, far = _room(share)
    return (
        Judgement(True, text) if abs(off) <= near else Judgement(False, text) if abs(off) > far else UNDECIDED
    )


def _room(share: _Share) -> tuple[float, float]:
    """How far off a share may be that is right, and how far one must be that is wrong."""
    if not share.resolution:
        parts = vocabulary("numbers", "parts").values()
        blur = next((each["blur"] for each in parts if abs(each["percent"] - share.size) < 1e-3), _WORDED)
        return min(_CLOSE, blur / 2) * (2 if share.rough else 1), float(blur)
    if share.rough:
        return share.resolution, max(3 * share.resolution, 2.0)
    return share.resolution / 2 + 1e-6, share.resolution
