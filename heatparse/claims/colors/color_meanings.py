"""Sentences that tell what colours stand for: "dark blue marks much rain", "the darker, the larger"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise

from heatparse.claims.gates import color_words
from heatparse.claims.judgement import Judgement
from heatparse.claims.scene import Scene
from heatparse.hues import is_same_color
from heatparse.inventory.survey import Line, survey_of
from heatparse.models import Band, Legend
from heatparse.models.claims import BaseClaim, LegendClaim
from heatparse.phrases import words
from heatparse.reading.bands import color_end, is_color
from heatparse.records import NamedTuple
from heatparse.resources import vocabulary
from heatparse.tokens import Token, label_keys

_NAME = "color_meanings"
_SHORTEST = 3  # words of a sentence
_VERDICTS = {True: "supported", False: "refuted"}


class Piece(NamedTuple):
    """A word in the terms of such sentences; `text` is a colour, or the word."""

    type: str
    text: str


class Pair(NamedTuple):
    """A colour, or "dark" and "light", and whether it stands for high values; None: for something else."""

    color: str
    is_high: bool | None
    plain: bool = True  # whether it names a hue
    signed: bool = False  # for positive values, or negative ones


def read_color_meanings(scene: Scene) -> list[BaseClaim]:
    """A claim for each sentence; those that claim something are noted in `scene.color_sentences`."""
    survey, claims = survey_of(scene.document), []
    for line in survey.prose:
        role = scene.draft.roles.get(line.number, "prose")
        if role == "prose" and line.block.kind != "heading" and not line.keys.isdisjoint(color_words()):
            for sentence in _sentences(line):
                judgement = _judge(sentence, scene, line.number < survey.opening)
                if judgement is not None:
                    claims.append(_claim(scene, sentence, judgement))
    return claims


def _claim(scene: Scene, sentence: Sequence[Token], judgement: Judgement) -> BaseClaim:
    start, end = sentence[0][1], sentence[-1][2]
    scene.color_sentences.append((start, end))
    return LegendClaim(
        text=scene.text[start:end], span=scene.span(start, end), explanation=judgement.explanation,
        verdict=_VERDICTS[bool(judgement.truth)], related=judgement.spans, rule=judgement.rule,
    )  # fmt: skip


def _sentences(line: Line) -> Iterator[list[Token]]:
    sentence: list[Token] = []
    for token, following in pairwise((*line.tokens, None, None)):
        parted = token is not None and token[3] == ";" and following is not None and following[3] == "the"
        parted = parted or (token is not None and token[3] == "," and _opens_shades(line, token[2]))
        if token is None or token[3] in (".", ":") or parted:
            if len(sentence) >= _SHORTEST:
                yield sentence
            sentence = []
        elif token[0] not in ("TICK", "QUOTE"):
            sentence.append(token)


def _opens_shades(line: Line, behind: int) -> bool:
    """ "Each row adds up to 40, and the shade of blue deepens": behind this comma the colors are told."""
    following = [token[3] for token in line.tokens if token[1] >= behind][:3] if "and" in line.keys else []
    return following[:2] == ["and", "the"] and following[-1] in words(_NAME, "generic")


def _judge(sentence: list[Token], scene: Scene, opens: bool) -> Judgement | None:
    keys = {token[3] for token in sentence}
    stop = words(_NAME, "stop")
    correlates = sentence[0][3] == "the" and "the" in [token[3] for token in sentence[2:]]
    if correlates or not keys.isdisjoint(_hued()):
        stop -= words(_NAME, "in_cells")
    if keys.isdisjoint(color_words()) or not _without_scale(sentence).isdisjoint(stop):
        return None
    if any(token[0] == "QUANTITY" and token[3] != "0" for token in sentence):
        return None
    if any(found.label.is_category for found in scene.draft.labels.find(sentence)):
        return None
    pieces = read_pieces(sentence)
    if any(piece.text == "0" for piece in pieces):
        return None
    pairs = pairs_of(pieces)
    placed = bool(pairs) and pieces[0].type == "THE" and any(p.text in words(_NAME, "core") for p in pieces)
    if placed and not opens and _names_axis((piece.text for piece in pieces[2:]), scene):
        return None  # "the darker the blue, the higher the city"
    if not pairs:
        encodes = _encodes(pieces) or (opens and _defines(pieces, scene))
        return Judgement(True, "colors stand for the values") if encodes else None
    truths = [_holds(pair, scene) for pair in pairs]
    if any(pair.plain and _is_strange(pair, scene) for pair in pairs):
        return None
    if False in truths:
        if _is_of_axis(pieces, scene):
            return None
        scene.color_sentences.append((sentence[0][1], sentence[-1][2]))  # nothing of it is borne out
        levels = {piece.text for piece in pieces if piece.type in ("HIGH", "LOW")}
        core = words(_NAME, "core") | words(_NAME, "changing")
        told = levels <= core and not _shifts(pieces)
        if not told and not opens:
            from heatparse.claims.colors.shade_shifts import speaks_of_measure  # loaded where it matters

            told = speaks_of_measure(pieces, scene)
        whole = not opens and all(truth is False for truth in truths) and told
        return _refuted(scene) if whole else None
    if not opens and True not in truths:
        return None
    return Judgement(True, "as the legend has it")


def _without_scale(sentence: Sequence[Token]) -> set[str]:
    """The words of a sentence but for "bar" of "color bar", which speaks of no line or block."""
    keys = [token[3] for token in sentence]
    return {
        key
        for at, key in enumerate(keys)
        if key != "bar" or not at or keys[at - 1] not in words(_NAME, "generic")
    }


def _is_of_axis(pieces: list[Piece], scene: Scene) -> bool:
    """Whether "high" or "low" tells where on an axis: "regions with high doses are dark", "low layers are pale"."""
    core, changing = words(_NAME, "core"), words(_NAME, "changing")
    behind = [two.text for one, two in pairwise(pieces) if one.text in core | changing and two.type == "WORD"]
    behind += [one.text for one, two in pairwise(pieces) if two.text in changing and one.type == "WORD"]
    return _names_axis(behind, scene)


def _names_axis(keys: Iterable[str], scene: Scene) -> bool:
    """Whether a word belongs to the name of an axis."""
    axes = [axis for panel in scene.document.panels for axis in (panel.x_axis, panel.y_axis)]
    names = {key.rstrip("s") for axis in axes for key in label_keys(axis.label or "")}
    return any(part.rstrip("s") in names for key in keys for part in key.split("/"))


def _refuted(scene: Scene) -> Judgement:
    legends = [panel.legend for panel in scene.document.panels if panel.legend is not None]
    spans = tuple(legend.span for legend in legends if legend.span is not None)[:1]
    return Judgement(False, "the legend has it the other way round", spans, "legend-claim-mismatch")


# What is said


def read_pieces(sentence: Sequence[Token]) -> list[Piece]:
    """The words of a sentence in the terms of colours and of what they stand for."""
    pieces: list[Piece] = []
    at = 0
    while at < len(sentence):
        key = sentence[at][3]
        end = color_end(list(sentence), at) if sentence[at][0] in ("WORD", "NAME") else None
        if end is not None and any(is_color(token[3]) for token in sentence[at:end]):
            pieces.append(Piece("COLOR", " ".join(token[3] for token in sentence[at:end])))
            at = end
            continue
        if key in _hued():
            pieces.append(Piece("HUED", _hued()[key]))
            at += 1
            continue
        if key == "more" and at + 1 < len(sentence) and sentence[at + 1][3] in words(_NAME, "graded"):
            pieces.append(Piece("DARK", key))
            at += 2
            continue
        sign = _sign(sentence, at)
        if sign is not None:
            pieces.append(sign)
            at += 2
            continue
        pieces.append(Piece(_type(key), key))
        at += 1
    return pieces


@cache
def _hued() -> dict[str, str]:
    """The hue of each comparative: "redder"."""
    hued: dict[str, str] = vocabulary(_NAME, "hued")
    return hued


def _sign(sentence: Sequence[Token], at: int) -> Piece | None:
    """ "Above zero" is positive, "below 0" negative; "below it" is so behind one of them."""
    following = sentence[at + 1][3] if at + 1 < len(sentence) else ""
    told = any(token[3] in words(_NAME, "zero") for token in sentence[:at])
    if following not in words(_NAME, "zero") and not (told and following == "it"):
        return None
    if sentence[at][3] in words(_NAME, "over"):
        return Piece("HIGH", "positive")
    return Piece("LOW", "negative") if sentence[at][3] in words(_NAME, "under") else None


@cache
def _type(key: str) -> str:
    if key == "the":
        return "THE"
    names = ("dark", "light", "generic", "high", "low", "breaks", "from", "to", "verbs")
    return next((name.upper() for name in names if key in words(_NAME, name)), "WORD")


def pairs_of(pieces: list[Piece], said: bool = False) -> list[Pair]:
    """The colors of a sentence with what they stand for; `said` where no verb has to tell that they do."""
    types = [piece.type for piece in pieces]
    if types[0] == "THE" and types[1:2] and types[1] in ("DARK", "LIGHT", "HUED"):
        return _correlated(pieces)
    if "FROM" in types and types.count("COLOR") > 1:
        return _gradient(pieces)
    if _shifts(pieces):
        from heatparse.claims.colors.shade_shifts import shift_pairs  # loaded for verbs of shades

        return shift_pairs(pieces)
    pairs: list[Pair] = []
    for segment in _segments(pieces):
        said = said or any(piece.type == "VERBS" for piece in segment)
        pair = _pair(segment, said)
        if pair is not None:
            pairs.append(pair)
    return pairs


def _shifts(pieces: list[Piece]) -> bool:
    """Whether a verb tells that shades change: "deepens", "fades"."""
    shifting = words(_NAME, "deepening") | words(_NAME, "fading")
    return any(piece.text in shifting for piece in pieces)


def _correlated(pieces: list[Piece]) -> list[Pair]:
    """ "The darker the blue of a cell, the larger the amount"."""
    comma = next((at for at, piece in enumerate(pieces) if piece.text == ","), 0)
    if not comma or [piece.type for piece in pieces[comma + 1 : comma + 2]] != ["THE"]:
        return []
    behind = pieces[comma + 2 : comma + 4]
    levels = [piece.type == "HIGH" for piece in behind if piece.type in ("HIGH", "LOW")]
    graded = bool(behind) and behind[0].text.endswith("er")
    if not levels and not graded:
        return []
    hue = next((piece.text for piece in pieces[1:comma] if piece.type in ("COLOR", "HUED")), "")
    if hue:  # "the deeper the red", "the redder"
        is_high = levels[0] is (pieces[1].type != "LIGHT") if levels else None
        return [Pair(hue, is_high)]
    return [Pair(pieces[1].type.lower(), levels[0] if levels else None, False)]


def _gradient(pieces: list[Piece]) -> list[Pair]:
    """ "From pale yellow (low) over green to dark blue (high)", "from white to navy as the amount grows"."""
    at = next(at for at, piece in enumerate(pieces) if piece.type == "FROM")
    colors = [piece.text for piece in pieces[at:] if piece.type == "COLOR"]
    levels = [piece.type == "HIGH" for piece in pieces[at:] if piece.type in ("HIGH", "LOW")]
    if len(colors) < 2 or not any(piece.type == "TO" for piece in pieces[at:]):
        return []
    if levels in ([False, True], [True, False]):
        return [Pair(colors[0], levels[0]), Pair(colors[-1], levels[1])]
    if len(levels) == 1 and any(piece.text in ("as", "with") for piece in pieces[at:]):
        return [Pair(colors[0], not levels[0]), Pair(colors[-1], levels[0])]
    return []


def _segments(pieces: list[Piece]) -> list[list[Piece]]:
    segments: list[list[Piece]] = [[]]
    for piece in pieces:
        if piece.type == "BREAKS":
            segments.append([])
        else:
            segments[-1].append(piece)
    return [segment for segment in segments if segment]


def _pair(segment: list[Piece], said: bool) -> Pair | None:
    """ "Dark blue marks much rain", "low ones in pale yellow"."""
    shades = [piece for piece in segment if piece.type in ("COLOR", "DARK", "LIGHT", "HUED")]
    signs = [piece for piece in segment if piece.text in words(_NAME, "signs")]
    levels = signs or [piece for piece in segment if piece.type in ("HIGH", "LOW")]
    if not levels:  # "red marks gains"
        levels = signs = [
            Piece(level, piece.text)
            for level, name in (("HIGH", "gains"), ("LOW", "losses"))
            for piece in segment
            if piece.text in words(_NAME, name)
        ]
    if len(shades) != 1 or len(levels) != 1 or not said:
        return None
    shade = shades[0]
    hue = shade.type in ("COLOR", "HUED")
    if any(_counts_cells(segment, piece) for piece in segment) or not (hue or _is_of_cells(segment, shade)):
        return None
    return Pair(shade.text if hue else shade.type.lower(), levels[0].type == "HIGH", hue, bool(signs))


def _counts_cells(segment: list[Piece], amount: Piece) -> bool:
    """ "Many cells are white", "few of them"."""
    behind = segment[segment.index(amount) + 1 :]
    if [piece.text for piece in behind[:1]] == ["than"]:
        return any(piece.text in words(_NAME, "cells") for piece in behind)  # "fewer than half of the cells"
    return amount.text in words(_NAME, "amounts") and any(
        piece.text in words(_NAME, "cells") or piece.text == "of" for piece in behind[:2]
    )


def _is_of_cells(segment: list[Piece], shade: Piece) -> bool:
    """ "Dark cells", "lighter colors", "high values are dark", and not "the deep layers"."""
    behind = segment[segment.index(shade) + 1 :]
    return not behind or behind[0].type == "GENERIC" or behind[0].text in words(_NAME, "cells")


def _encodes(pieces: list[Piece]) -> bool:
    """ "The color of each cell encodes the rainfall": what it encodes stands behind the verb."""
    nouns = (at for at, piece in enumerate(pieces) if piece.type == "GENERIC")
    at = next((at for at in nouns if not _is_verb(pieces, at)), len(pieces))
    verb = next(
        (i for i in range(at + 1, len(pieces)) if pieces[i].text in words(_NAME, "encoding")), len(pieces)
    )
    told = pieces[verb + 1 :]
    plain = all(piece.text != "legend" and piece.type != "COLOR" for piece in pieces)
    return plain and any(piece.type in ("WORD", "HIGH") for piece in told)


def _defines(pieces: list[Piece], scene: Scene) -> bool:
    """ "Dark red indicates full wards, light yellow free capacity": what the colors mean, in words of the matter."""
    segments = _segments(pieces)
    verb = segments[0][1] if len(segments[0]) > 2 else None
    if verb is None or verb.text not in words(_NAME, "defining"):
        return False
    if not all(len(own) > 1 and own[0].type == "COLOR" and own[-1].type == "WORD" for own in segments):
        return False
    return not any(_is_strange(Pair(own[0].text, None), scene) for own in segments)


def _is_verb(pieces: list[Piece], at: int) -> bool:
    """ "It colors the cells by loss"."""
    return at > 0 and [piece.type for piece in pieces[at + 1 : at + 2]] == ["THE"]


# Whether the legend has it so


def _legend(scene: Scene) -> Legend | None:
    legends = [panel.legend for panel in scene.document.panels]
    return legends[0] if legends else None


def _holds(pair: Pair, scene: Scene) -> bool | None:
    if pair.is_high is None:
        return None
    if not pair.plain:
        dark = scene.darkness
        if not dark or scene.has_two_arms:
            return None
        return (pair.color == "dark") is ((dark == "high") is pair.is_high)
    places = _places(pair.color, _legend(scene), pair.signed)
    return None if len(places) != 1 else (places.pop() is pair.is_high)


def _places(color: str, legend: Legend | None, signed: bool) -> set[bool]:
    """Whether a colour stands in the upper half of the scale, or above zero, by the bands that have it."""
    if legend is None or legend.low is None or legend.high is None:
        return set()
    middle, found = (legend.low + legend.high) / 2, set()
    if signed and legend.low < 0 < legend.high:
        middle = 0.0
    for band in legend.bands:
        ends = [end for end in (band.low, band.high) if end is not None]
        if ends and is_same_color(color, band.color):
            place = sum(ends) / len(ends)
            is_open = place == middle or (not signed and _is_inner_class(band, legend))
            found |= {True, False} if is_open else {place > middle}
    return found


def _is_inner_class(band: Band, legend: Legend) -> bool:
    """Whether a color stands for a class between others: "orange (10-14)" may be called high below "red (15-25)"."""
    ends = (band.low, band.high)
    return None not in ends and band.low != band.high and legend.low not in ends and legend.high not in ends


def _is_strange(pair: Pair, scene: Scene) -> bool:
    """Whether the legend names colours, and this is none of them."""
    legend = _legend(scene)
    if legend is None or len(legend.bands) < 2:
        return False
    return all(is_same_color(pair.color, band.color) is False for band in legend.bands)
