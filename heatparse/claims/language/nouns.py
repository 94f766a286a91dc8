"""Nouns for what a document measures: "delay" in a heatmap of delays, "loss" in one of losses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from heatparse.claims.language.forms import other_number
from heatparse.claims.language.measure_names import titles_of
from heatparse.claims.language.words import Word, type_behind
from heatparse.models import Document
from heatparse.phrases import words as word_list
from heatparse.tokens import label_keys

_SAID = frozenset(("BE", "HAVE", "OCCUR"))  # behind a noun that is the subject
_TELLING = frozenset(("BOUND", "COMPARATIVE", "PREPOSITION", *_SAID))  # … or where it is told which
_MOVING = frozenset(("DIFFERENCE", "TREND", "PEAKS"))
_DETERMINING = frozenset(
    ("QUANTIFIER", "CARDINAL", "NEGATION", "PRONOUN", "BOUND", "LABEL")
)  # in front of it
_SINGLING = frozenset(("NEGATION", "QUANTIFIER"))
_NUMBERING = frozenset(
    ("QUANTIFIER", "CARDINAL", "NUMBER", "NEGATION", "FACTOR")
)  # in front of what is counted
_COUNTING = frozenset(("CARDINAL", "QUANTIFIER"))  # in front of several values
_TOTALLED = frozenset(("LABEL", "NUMBER", "CARDINAL", "QUANTIFIER", "PRONOUN"))  # in front of totals
_RIVALLING = frozenset(("COMPARATIVE", "THAN", "COMMA", "JOIN", "STOP"))  # in front of who is set against it
_OF_LABEL = _TELLING | _MOVING | {"THAN", "STOP", "COMMA", "JOIN"}  # behind a noun that belongs to a label
_STRANGE = frozenset(
    ("UNKNOWN", "", "NUMBER")
)  # beside a noun: what it is called may be something else, or a unit
_SHORTEST = 3  # letters


def measured_nouns(document: Document, told: Iterable[str]) -> frozenset[str]:
    """The folded nouns that name the values, those of the legends, of the title, and `told` ones."""
    names = [panel.legend.label for panel in document.panels if panel.legend is not None]
    keys = [key for name in names if name for key in label_keys(name)]
    keys += [key for title in titles_of(document) for key in _head_of(label_keys(title))]
    nouns = {key for key in keys if key.isalpha() and len(key) >= _SHORTEST}
    nouns.update(told)
    if not nouns.isdisjoint(word_list("names", "dropping")):
        nouns |= word_list("names", "same_as_drop")
    return frozenset(nouns | {other_number(noun) for noun in nouns})


def trained_losses(opening: Sequence[str]) -> frozenset[str]:
    """ "Loss", where the folded words in front of the data name one that is trained on: "validation loss"."""
    losses, kinds = word_list("names", "losses"), word_list("names", "trained_on")
    told = any(two in losses and one in kinds for one, two in pairwise(opening))
    return losses if told else frozenset()


def _head_of(keys: Iterable[str]) -> list[str]:
    """The last word in front of the first preposition: "delays" of "Bus Delays by Line and Hour"."""
    head: list[str] = []
    for key in keys:
        if key in word_list("names", "title_joints"):
            if head and head[-1] not in word_list("names", "title_kinds"):
                return head[-1:]
            head = []
        else:
            head.append(key)
    return []


def measured_heads(document: Document) -> frozenset[str]:
    """The folded nouns of what legends and title name: "accuracy" of "Test accuracy"."""
    heads = [
        label_keys(panel.legend.label) for panel in document.panels if panel.legend and panel.legend.label
    ]
    last = {keys[-1] for keys in (*heads, _head_of(label_keys(document.title or ""))) if keys}
    return frozenset(key for key in last if key.isalpha() and len(key) >= _SHORTEST)


def measured_plurals(heads: Iterable[str]) -> frozenset[str]:
    """The folded plurals of nouns for the values: "accuracies"."""
    plurals = {key if key.endswith("s") else other_number(key) for key in heads}
    return frozenset(plurals) - word_list("names", "things")


def _is_one_of_them(words: list[Word], at: int, plurals: frozenset[str]) -> bool:
    """Whether a noun stands for single values: behind "no" or "every", or several of them behind their number."""
    word, before = words[at], words[at - 1]
    if word.key in plurals:
        counted = before.type == "NUMBER" and at > 1 and words[at - 2].key == "of"
        return counted or before.key in word_list("function_words", "with_values")
    return before.type in _SINGLING and other_number(word.key) in plurals


def settle_nouns(
    words: list[Word], nouns: frozenset[str], plurals: frozenset[str], heads: frozenset[str]
) -> None:
    """Take the nouns of a document for what they are there: its values."""
    for at, word in enumerate(words):
        if word.key not in nouns:
            continue
        opens = at == 0 or words[at - 1].type in _COUNTING
        if word.type == "UNKNOWN" and at and _is_one_of_them(words, at, plurals):
            word.type, word.value = "MEASURE", ""  # "no rating exceeds …", "nine of the 40 ratings"
            continue
        if word.type == "UNKNOWN" and word.key in plurals and opens:
            word.type, word.value = "MEASURE", ""  # "attributions range from …", "three losses exceed …"
            continue
        begins = at == 0 or words[at - 1].type == "STOP"
        if begins and word.type == "HAVE" and word.key in plurals and type_behind(words, at) in _TELLING:
            word.type, word.value = "MEASURE", ""  # "yields above 85", of a heatmap of yields
            continue
        if word.type == "UNKNOWN" and (_is_of_label(words, at) or _stands_alone(words, at, heads)):
            word.type, word.value = "MEASURE", ""
            continue
        superlative = at > 0 and words[at - 1].type == "SUPERLATIVE"
        owned = (
            word.type == "UNKNOWN" and (opens or words[at - 1].type in _RIVALLING) and _is_owned(words, at)
        )
        if (
            (word.type == "UNKNOWN" and superlative)
            or owned
            or (
                word.type in ("DIFFERENCE", "SHARE")
                and word.key in word_list("names", "amounts")
                and (_is_noun(words, at) or _is_own_share(words, at))
            )
        ):
            word.type, word.value = "MEASURE", ""


def _stands_alone(words: list[Word], at: int, heads: frozenset[str]) -> bool:
    """ "The concentration stays below 5": the noun for the values, with no other noun or adjective beside it."""
    before, behind = words[at - 1] if at else None, words[at + 1] if at + 1 < len(words) else None
    if words[at].key not in heads or (before is not None and before.type in (*_STRANGE, "AGGREGATE")):
        return False
    if behind is None:
        return True
    acts = behind.type == "LABEL" and behind.start - words[at].end > 1  # "the young use the car"
    return behind.type not in _STRANGE and not behind.definite and not acts


def _is_of_label(words: list[Word], at: int) -> bool:
    """ "A's P sales were 6", "higher P sales than B", in a heatmap of sales: the values of a line."""
    behind = type_behind(words, at)
    return at > 0 and words[at - 1].type == "LABEL" and (not behind or behind in _OF_LABEL)


def _is_owned(words: list[Word], at: int) -> bool:
    """ "Trust in the courts", in a heatmap of trust: the values of a line."""
    return [word.type for word in words[at + 1 : at + 3]] == ["PREPOSITION", "LABEL"]


def _is_noun(words: list[Word], at: int) -> bool:
    """Whether a word that may be a verb, or tell a change, is a value: "the lowest loss", "the loss is 2.0"."""
    before = words[at - 1].type if at else ""
    after = words[at + 1].type if at + 1 < len(words) else ""
    following = words[at + 1] if at + 1 < len(words) else None
    if words[at].definite and (after in _MOVING or (following and following.key in ("at", "for"))):
        return True  # "the loss falls", "the loss at 3e-4"
    if before == "HAVE" and following is not None and following.key == "of":
        return True  # "gives a loss of 0.634"
    if before in ("SUPERLATIVE", "AGGREGATE", "COMPARATIVE") or (after in _SAID and words[at].definite):
        return True
    if words[at].type == "SHARE" and _is_owned_share(words, at):
        return True
    never_verb = words[at].key in word_list("reserves", "distances")
    told = words[at].definite or words[at].key.endswith("s") or before in _DETERMINING
    way = following is not None and following.key in word_list("names", "of_changes")
    return never_verb and told and not way


def _is_owned_share(words: list[Word], at: int) -> bool:
    """ "With shares above 0.5", "all shares", "its share": a noun, and not what two things do."""
    before = words[at - 1] if at else None
    if before is None or before.type == "DIMENSION" or words[at].definite:
        return type_behind(words, at) in _TELLING  # "the heatmap's shares range from …"
    several = words[at].key.endswith("s") and before.type in (
        "QUANTIFIER",
        "CARDINAL",
        "NUMBER",
        "NEGATION",
        "ADVERB",
    )
    owned = before.key in word_list("function_words", "possessive")
    return several or owned or before.type in ("HAVE", "PREPOSITION")


def settle_counted(words: list[Word], opening: frozenset[str]) -> None:
    """Take "the number of rentals" for the values, where the text in front of the data speaks of rentals."""
    for at, word in enumerate(words[:-2]):
        if word.type not in ("MEASURE", "SHARE") or word.key not in word_list("names", "counters"):
            continue
        joint, counted = words[at + 1 : at + 3]
        if joint.key == "of" and counted.type == "UNKNOWN" and counted.key in opening:
            word.type, word.value = "MEASURE", ""
            joint.type = counted.type = ""
            word.key, word.end = counted.key, counted.end


def settle_figures(words: list[Word]) -> None:
    """Take "A's figures", "its figures" for values: figures of the document have no owner."""
    for before, word in pairwise(words):
        owned = before.type == "LABEL" or before.key in word_list("function_words", "possessive")
        if owned and word.type == "DIMENSION" and word.key in word_list("numbers", "figures"):
            word.type, word.value = "MEASURE", ""


def _is_own_share(words: list[Word], at: int) -> bool:
    """ "A's share", "the share of A": a noun, where "A and B share" is a verb."""
    word, before = words[at], words[at - 1] if at else None
    if word.key != "share":
        return False
    if word.definite or before is None:
        return True
    one = before.type == "LABEL" and len(before.value.labels) == 1
    earlier = words[at - 2].type if at > 1 else ""
    return before.type == "PRONOUN" or (one and earlier not in ("JOIN", "AND", "COMMA", "OR"))


def settle_transfers(words: list[Word]) -> None:
    """Take transfer for what lies off the diagonal, where it is set against that: "its best transfer score"."""
    own = any(word.type == "DIAGONAL" and word.value == "diagonal" for word in words)
    for at, word in enumerate(words):
        if own and word.type == "UNKNOWN" and word.key in word_list("symmetry", "transfers"):
            behind = words[at + 1].type if at + 1 < len(words) else ""
            if behind in ("MEASURE", "DIMENSION"):
                word.type = "DIAGONAL"
                word.value = "off-diagonal"
        counted = at and (words[at - 1].type in _NUMBERING or words[at - 1].key == "of")
        if counted and word.type == "UNKNOWN" and word.key in word_list("symmetry", "counted_transfers"):
            word.type, word.value = "MEASURE", ""


def settle_totals(words: list[Word], nouns: frozenset[str]) -> None:
    """Take "totals" and "means" for values, where the values are: "the May totals", "18 of the 24 means"."""
    for at, word in enumerate(words):
        before = words[at - 1].type if at else ""
        if word.type == "AGGREGATE" and word.key in nouns and (before in _TOTALLED or word.definite):
            word.type, word.value = "MEASURE", ""
