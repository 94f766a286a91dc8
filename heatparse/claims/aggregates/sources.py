"""The words that name an aggregate: in the clause, in its lead, or in the head of its list."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.aggregates.functions import Function
from heatparse.claims.classes.confusions import is_confusion
from heatparse.claims.language.lexicon import lexicon
from heatparse.claims.language.phrases import Amount, Phrase, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

# With one of these a number of two together is something else than their sum.
_OTHERWISE = (
    "SUPERLATIVE",
    "COMPARATIVE",
    "DIFFERENCE",
    "FACTOR",
    "TREND",
    "RIVALS",
    "PART",
    "CARDINAL",
    "TIMES",
)
_COUNTERPART = frozenset(("AMOUNT", "REF", "PREPOSITION"))


def source_of(clause: Clause, scene: Scene) -> tuple[Function, str | None, bool] | None:
    """The function, the lines it goes over, and whether the clause itself or its head says so."""
    word = _word(clause)
    if word is not None:
        return word.value, _line_side(clause, word), True
    if [phrase.type for phrase in clause.phrases] == ["REF", "COLON", "AMOUNT"]:
        return _of_list_head(clause, scene)
    if is_together(clause) and not is_confusion(scene):
        return "sum", None, len(clause.refs()) > 1  # without a place it is not known where
    if len(clause.refs()) > 3 and takes_together(clause):
        return "sum", None, False  # "together, A on P and B on Q reach 17"
    if len(clause.refs()) < 2 and _amounts_to(clause.phrases):  # of one cell it is a value
        return "sum", None, False
    before = clause.before
    if before is not None and (clause.refs() or clause.has("PART")) and not clause.has("SUPERLATIVE"):
        word = _word(before)
        if word is not None:
            from heatparse.claims.aggregates.taken_up import takes_up_mean  # loaded behind a mean

            taken = takes_up_mean(clause, word.value, scene)
            clause.read.update(["taken up"] if taken else [])
            own = taken or is_counterpart(clause, scene)
            return word.value, _line_side(before, word), own
    return None


def is_together(clause: Clause) -> bool:
    """ "A and B together account for 60 % in 2018": the sum of a few values that are named."""
    if clause.has(*_OTHERWISE) or not clause.says(words("names", "together")):
        return False
    groups = [ref for ref in clause.refs() if not ref.is_panel and sum(len(n.labels) for n in ref.names) > 1]
    bound = any(phrase.bound for phrase in clause.phrases if isinstance(phrase, Amount))
    return len(groups) == 1 and not bound and not groups[0].either


def takes_together(clause: Clause) -> bool:
    """ "Together, A and B reach 17"."""
    before = clause.before
    opens = before is not None and not before.refs() and before.phrases[-1:] == before.of("SHARE")
    return (opens and before is not None and before.says(words("names", "together"))) or clause.says(
        words("names", "together")
    )


def is_counterpart(clause: Clause, scene: Scene) -> bool:
    """ "…, compared with 660 in A": a place and its number, set against what was told in front."""
    before, types = clause.before, [phrase.type for phrase in clause.phrases]
    if before is None or types.count("AMOUNT") != 1 or "REF" not in types or set(types) - _COUNTERPART:
        return False
    joint = scene.draft.text[before.end : clause.start]
    return any(f" {word} " in joint for word in words("joints", "against"))


def _amounts_to(phrases: Sequence[Phrase]) -> bool:
    """ "The row comes to 138", "A contributes 166": may tell a sum, which only bears it out."""
    keys = [getattr(phrase, "key", "") for phrase in phrases]
    for at, key in enumerate(keys):
        if key in words("names", "summing") or (
            key in words("names", "summing_to") and keys[at + 1 : at + 2] in (["to"], ["for"])
        ):
            return True
    return False


def _of_list_head(clause: Clause, scene: Scene) -> tuple[Function, str | None, bool] | None:
    """ "Column means:" above "- LR: 94.9"."""
    draft, at = scene.draft, clause.block
    indent = draft.blocks[at].indent
    while (
        at
        and draft.blocks[at].kind == "item"
        and not draft.content(draft.blocks[at]).rstrip("* ").endswith(":")
    ):
        at -= 1
    head = draft.blocks[at]
    if at == clause.block or (head.kind == "item" and head.indent > indent):
        return None
    tokens = draft.tokens_of(head)
    entries = [lexicon().match(tokens, i) for i in range(len(tokens))]
    functions = [entry[2] for entry in entries if entry is not None and entry[1] == "AGGREGATE"]
    sides = [entry[2] for entry in entries if entry is not None and entry[2] in ("row", "column")]
    if len(functions) != 1:
        return None
    return functions[0], sides[0] if len(sides) == 1 else None, True  # type: ignore[return-value]


def _word(clause: Clause) -> Word | None:
    """The word of aggregation; "means" as a verb ("darker means higher") is none."""
    for phrases in (clause.phrases, clause.lead):
        for at, phrase in enumerate(phrases):
            if isinstance(phrase, Superlative):
                nouns = [noun for noun in phrase.nouns if noun.type == "AGGREGATE"]
                if nouns:
                    return nouns[0]  # "the lowest mean (0.35)"
            if not isinstance(phrase, Word) or phrase.type != "AGGREGATE":
                continue
            following = phrases[at + 1] if at + 1 < len(phrases) else None
            is_verb = phrase.key in ("mean", "means") and following is not None and following.type in (
                "COMPARATIVE", "PRONOUN", "COLOUR",
            )  # fmt: skip
            if not is_verb:
                return phrase
    return None


def _line_side(clause: Clause, word: Word) -> str | None:
    """ "Column average", "row mean": which lines are meant."""
    for phrases in (clause.phrases, clause.lead):
        for at, phrase in enumerate(phrases):
            if phrase is word:
                near = [p for p in phrases[max(0, at - 1) : at + 3] if isinstance(p, Word)]
                found = {p.value for p in near if p.type == "DIMENSION" and p.value in ("row", "column")}
                return found.pop() if len(found) == 1 else None
    return None


def counted_side(clause: Clause) -> str | None:
    """ "The five sizes average 88, 94, …": the lines of the one axis that is named in front."""
    at = next((i for i, p in enumerate(clause.phrases) if p.type == "AGGREGATE"), 0)
    nouns = [p for p in clause.phrases[:at] if isinstance(p, Word) and p.type == "AXISNOUN"]
    plain = all(p.type in ("AXISNOUN", "CARDINAL", "SCOPE", "PREPOSITION") for p in clause.phrases[:at])
    sides = {noun.value.axis for noun in nouns}
    return {"x": "column", "y": "row"}.get(sides.pop() or "") if plain and len(sides) == 1 else None
