"""Words, phrases and clauses: every sequence of words has phrases."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse
from heatparse.claims.language.lexicon import lexicon
from heatparse.claims.language.names import Names
from heatparse.claims.language.parsing import read_phrases
from heatparse.claims.language.phrases import DEPENDENT
from heatparse.claims.language.sentences import read_clauses
from heatparse.claims.language.settling import settle
from heatparse.claims.language.splitting import split_clauses
from heatparse.claims.language.words import Word, read_words
from heatparse.claims.scene import Scene
from heatparse.labels import LabelIndex
from heatparse.reading.document import read
from heatparse.resources import vocabulary
from heatparse.tokens import Tokens

DESCRIPTION = """## Heatmaps: Model Scores
### Components/Axes
* **Titles:** "Probe" (left heatmap), "LoRA" (right heatmap)
* **X-axis (Ratio):** 0.1, 0.2, 0.3
* **Y-axis (Local Window Size):** 500, 1000, 2000
### Detailed Analysis
**Left Heatmap: Probe**
| Window Size | 0.1 | 0.2 | 0.3 |
|---|---|---|---|
| 500 | 40.0 | 45.3 | 41.3 |
| 1000 | 39.3 | 49.1 | 45.3 |
| 2000 | 44.7 | 47.3 | 49.3 |
**Right Heatmap: LoRA**
| Window Size | 0.1 | 0.2 | 0.3 |
|---|---|---|---|
| 500 | 86.5 | 86.0 | 89.0 |
| 1000 | 87.5 | 88.0 | 86.0 |
| 2000 | 84.0 | 87.0 | 86.1 |
### Key Observations
%s
"""
WORDS = sorted({
    str(phrase)
    for words in vocabulary("claims").values()
    for group in (words.values() if isinstance(words, dict) else [words])
    for phrase in group
})  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.sampled_from([*WORDS, "NLI", "zebra", "0.3", "12%", "(", ")", ",", ".", ":", "-", "500", "Ratio"]),
        max_size=14,
    )
)
def test_every_sequence_of_words_has_phrases(words: list[str]) -> None:
    labels = LabelIndex()
    for text in ("NLI", "500", "0.3"):
        label = labels.add(text)
        assert label is not None
        label.rows.add(0)
        label.columns.add(0)
    name = labels.add("Ratio")
    assert name is not None
    name.x_names.add(0)
    text = " ".join(words)
    names = Names(labels)
    typed = settle(read_words(Tokens(text).items, names, text), names)
    for part, _ in split_clauses(typed):
        places = [(phrase.start, phrase.end) for phrase in read_phrases(part)]
        assert places == sorted(places)


def refs(sentence: str) -> list[str]:
    """The references of the last line, as the text has them."""
    document = read(DESCRIPTION % sentence)
    scene = Scene(document)
    line = (DESCRIPTION % sentence).rstrip("\n").count("\n")
    clauses = [c for c in read_clauses(scene.draft, scene.names) if scene.draft.blocks[c.block].line == line]
    return [scene.words(ref) for clause in clauses for ref in clause.refs()]


def test_labels_in_the_forms_that_prose_uses() -> None:
    assert refs("Ratio 0.3 and Window=2000 suit Probe.") == ["Ratio 0.3", "Window=2000", "Probe"]
    assert refs("The value at (Ratio=0.2, Window=500) is 45.3.") == ["Ratio=0.2", "Window=500"]
    assert refs("The Ratio 0.3 column and the Window 500 row meet at 41.3.") == [
        "Ratio 0.3 column",
        "Window 500 row",
    ]
    assert refs("In the left heatmap the value is 40.0.") == ["left heatmap"]


def test_a_number_is_a_label_only_beside_its_axis() -> None:
    assert refs("The lowest value is 0.3.") == []


def test_words_of_one_class_are_found_longest_first() -> None:
    text = "most negative"
    entry = lexicon().match(Tokens(text).items, 0)
    assert entry is not None and (entry[1], entry[2]) == ("SUPERLATIVE", "low")


def test_headings_carry_the_panel() -> None:
    body = "**LoRA:**\n* The highest value is 89.0.\n**Probe:**\n* The highest value is 89.0."
    report = heatparse.check(DESCRIPTION % body)
    verdicts = [claim.verdict for claim in report.claims if claim.kind == "extremum"]
    assert verdicts == ["supported", "refuted"]


def test_a_lead_supplies_the_superlative() -> None:
    body = "* **Highest value (LoRA):** 89.0, at (Ratio=0.3, Window=500)."
    verdicts = [
        claim.verdict for claim in heatparse.check(DESCRIPTION % body).claims if claim.kind == "extremum"
    ]
    assert verdicts == ["supported"]


@pytest.mark.parametrize("last", ["BE", "UNKNOWN", "COLOUR"])
@pytest.mark.parametrize("type_", sorted(DEPENDENT))
def test_a_word_without_what_it_belongs_to_is_left_out(type_: str, last: str) -> None:
    words = [Word(type_, None, "one", 0, 3), Word("EQUALS", None, "=", 3, 4), Word(last, None, "two", 4, 7)]
    assert [phrase.type for phrase in read_phrases(words)] == [last]
