"""Orders of hues: "the reddest cell", "a darker blue than", as orders of the values that have these colours."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.hues import is_same_color
from heatparse.inventory.polarity import CLEAR, darkness_of
from heatparse.phrases import words
from heatparse.records import replace


def by_hue(clause: Clause, scene: Scene) -> Clause:
    """The clause with "highest" or "lower" for an order of hues that the legend has at an end of its scale."""
    phrases = _ordered(clause.phrases, scene)
    return clause if phrases == clause.phrases else clause.part(phrases)


def _ordered(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    found: list[Phrase] = []
    compares = any(phrase.type == "THAN" for phrase in phrases)
    for at, phrase in enumerate(phrases):
        behind = phrases[at + 1] if at + 1 < len(phrases) else None
        if isinstance(phrase, Superlative):
            found.append(_extreme(phrase, scene))
        elif isinstance(phrase, Word) and phrase.type == "COMPARATIVE" and compares:
            found.append(_comparative(phrase, behind, scene))
        elif found and compares and phrase.type == "COLOUR" and _was_shade(phrases, at):
            continue
        else:
            found.append(phrase)
    return found


def _was_shade(phrases: list[Phrase], at: int) -> bool:
    """Whether a hue stands behind "darker", with which it was read."""
    before = phrases[at - 1] if at else None
    return (
        isinstance(before, Word) and before.type == "COMPARATIVE" and before.key in words("colors", "deeper")
    )


def _extreme(top: Superlative, scene: Scene) -> Phrase:
    """ "The reddest", "the most intense blue": an end of the values."""
    hues = words("colors", "hues")
    named = [noun for noun in top.nouns if noun.type == "COLOUR" and noun.key in hues]
    hue = top.direction if top.direction in hues else ""
    if not hue and len(named) == 1 and top.key in words("colors", "deepest"):
        hue = named[0].key if scene.has_two_arms or _is_dark(named[0].key, scene) else ""
    if not hue:
        return top
    end = end_of_hue(hue, scene)
    if not end:
        return Word("UNKNOWN", None, top.key, top.start, top.end)
    nouns = [noun if noun.type != "COLOUR" else _value(noun) for noun in top.nouns]
    return replace(top, direction=end, key="highest" if end == "high" else "lowest", nouns=nouns)


def _value(hue: Word) -> Word:
    return Word("MEASURE", "value", "value", hue.start, hue.end)


def _comparative(word: Word, behind: Phrase | None, scene: Scene) -> Phrase:
    """ "Redder", "a darker blue"."""
    hues = words("colors", "hues")
    hue = word.value if word.value in hues else ""
    if not hue and word.key in words("colors", "deeper") and behind is not None and behind.type == "COLOUR":
        hue = getattr(behind, "key", "")
    if not hue or hue not in hues:
        return word
    end = end_of_hue(hue, scene)
    if not end:
        return Word("UNKNOWN", None, word.key, word.start, word.end)
    return Word("COMPARATIVE", end, "higher" if end == "high" else "lower", word.start, word.end)


def _is_dark(hue: str, scene: Scene) -> bool:
    """Whether a hue is that of an end of the scales that is not the lighter one: there the darkest shades are."""
    own = end_of_hue(hue, scene)
    shades: dict[str, list[float]] = {"low": [], "high": []}
    for end, color in _ends(scene) if own else ():
        shade = darkness_of(color)
        if shade is None:
            return False
        shades[end].append(shade)
    if not own or not all(shades.values()):
        return False
    other = "low" if own == "high" else "high"
    return min(shades[own]) > max(shades[other]) - CLEAR / 2


def _ends(scene: Scene) -> list[tuple[str, str]]:
    """The ends of all scales with their colors."""
    found: list[tuple[str, str]] = []
    for panel in scene.document.panels:
        bands = panel.legend.bands if panel.legend is not None else ()
        placed = sorted((_place(band.low, band.high), band.color) for band in bands)
        if len(placed) < 2:
            from heatparse.claims.colors.told_hues import told_colors  # loaded where words tell the ends

            return told_colors(scene)
        found += [("low", placed[0][1]), ("high", placed[-1][1])]
    return found


def end_of_hue(hue: str, scene: Scene) -> str:
    """Whether a hue is that of the high or of the low end of all scales; "" where that is not plain."""
    ends: set[str] = set()
    for panel in scene.document.panels:
        bands = panel.legend.bands if panel.legend is not None else ()
        placed = sorted((_place(band.low, band.high), band.color) for band in bands)
        if len(placed) < 2:
            from heatparse.claims.colors.told_hues import told_end  # loaded where words tell the ends

            return told_end(hue, scene)
        low, high = (is_same_color(hue, placed[at][1]) for at in (0, -1))
        if (low is True) is (high is True) or low is None or high is None:
            return ""
        if any(is_same_color(hue, color) is not False for _, color in placed[1:-1]):
            return ""  # "green" between yellow and dark green
        ends.add("low" if low else "high")
    return ends.pop() if len(ends) == 1 else ""


def _place(low: float | None, high: float | None) -> float:
    known = [end for end in (low, high) if end is not None]
    return sum(known) / len(known) if known else 0.0
