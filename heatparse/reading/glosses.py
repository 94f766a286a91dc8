"""Categories that an axis list explains in brackets, and that the rest of the text names without them."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.draft import AxisDraft, Draft

_SIGNS = (":", "**:", " |", "** |", " ->", " →", "` |", "`:")  # behind a label that heads a line or a cell
_FEWEST = 2  # categories of an axis whose list is an explanation
_FEWEST_WORDS = 2  # of a remark in a bracket


def drop_glosses(draft: Draft) -> None:
    """ "EN (English), ES (Spanish)": the categories are EN and ES when only the list has the brackets."""
    seen: dict[tuple[str, ...], list[str]] = {}
    for panel in draft.panels:
        for axis in (panel.x, panel.y):
            listed = tuple(axis.categories)
            if listed not in seen:
                seen[listed] = _without_glosses(draft.text, axis)
            axis.categories = list(seen[listed])


def _without_glosses(text: str, axis: AxisDraft) -> list[str]:
    """The categories without their brackets if all have one, and the text behind the list never shows them so."""
    listed = axis.categories
    if len(listed) < _FEWEST or not all(label.endswith(")") and " (" in label for label in listed):
        behind = text[axis.span[1] :] if axis.span else text
        listed = _without_remark(listed, behind)
        return [_without_initials(label, behind) for label in listed] if ")" in "".join(listed) else listed
    bare = [label[: label.index(" (")] for label in listed]
    behind = text[axis.span[1] :] if axis.span else text
    if len(set(bare)) < len(bare):
        return listed
    if any(label in behind for label in listed):
        alone = sum(behind.count(one) > behind.count(f"{one} (") for one in bare)
        explained = all(_shortens(one, label[len(one) :]) for one, label in zip(bare, listed, strict=True))
        return bare if explained and 2 * alone > len(bare) else listed
    return bare if 2 * sum(label in behind for label in bare) > len(bare) else listed


def _without_remark(listed: list[str], behind: str) -> list[str]:
    """ "Low, Mid, High (in kg per hectare)": a bracket on all labels, where the text behind only says "High"."""
    *others, last = listed or [""]
    bare, opening, told = last.partition(" (")
    if not opening or not told.endswith(")") or any(")" in label for label in others) or bare in others:
        return listed
    inside = told.rstrip(")").split()
    if not told[:1].islower() or len(inside) < _FEWEST_WORDS or last in behind:
        return listed
    opened = inside[0] in words("structure", "articles") or inside[0] in words("structure", "bracket_openers")
    return [*others, bare] if bare in behind or opened else listed


def _without_initials(label: str, behind: str) -> str:
    """ "CoT (Chain of Thought)" is "CoT" where the text behind the list never writes it out."""
    short, opening, full = label.partition(" (")
    if not opening or not full.endswith(")") or label in behind or short not in behind:
        return label
    parts = full[:-1].replace("-", " ").split()
    initials = "".join([part[0] for part in parts]).casefold()
    return short if len(parts) > 1 and initials == short.casefold() else label


def _shortens(short: str, full: str) -> bool:
    """Whether the letters of a label stand in this order in its explanation: "attn. q" in "(attention query)"."""
    letters = iter(full.casefold())
    return all(sign in letters for sign in short.casefold() if sign.isalnum())


def without_glosses(text: str, categories: list[str], taken: list[str]) -> dict[str, str]:
    """What is written -> the category, for those whose brackets the list alone has.

    `taken` are labels of the other axis, which mean themselves.
    """
    found: dict[str, str] = {}
    for label in categories:
        bare = label[: label.index(" (")] if label.endswith(")") and " (" in label else ""
        alike = [other for other in categories if other == bare or other.startswith(f"{bare} (")]
        keyed = bare and any(f"{bare}{sign}" in text for sign in _SIGNS)
        if keyed and bare not in taken and len(alike) == 1:
            found[bare] = label
    return found
