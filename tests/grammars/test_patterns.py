"""Expressions whose programs are kept are those that `re` compiles."""

import marshal
import re
from pathlib import Path

import pytest

from heatparse import preparing
from heatparse.patterns import Expression, compiled, prepared_expression
from heatparse.resources import grammar_dir

GRAMMARS = Path(grammar_dir())
# An alternative, a set beyond Latin-1, a lookbehind, a repeated group, a name, a flag for a part.
SOURCE = "(?P<word>(?<!v)[a-z’‑≈]+)|(?i:about)(?:[ ](\\d{2,3}))*|(?P<arrow>[→⇒↔])(?(arrow)x|y)"


def kept(expression):
    """As it comes back from the cache."""
    return marshal.loads(marshal.dumps(list(expression)))


def expressions_of(path):
    """Those of a grammar, whichever way it is read."""
    for make in (preparing.scanner, preparing.string_tables):
        try:
            made = make(GRAMMARS, path.stem)
        except Exception:  # a grammar over ready-made tokens has none
            continue
        yield from [made] if isinstance(made, Expression) else made.pieces


def test_every_expression_of_the_grammars_is_what_re_makes_of_it():
    found = [expression for path in GRAMMARS.glob("*.lark") for expression in expressions_of(path)]
    assert len(found) > 50
    for expression in found:
        assert expression.program is not None
        # Patterns are equal when their flags, programs and sources are.
        assert compiled(kept(expression)) == re.compile(expression.source)


def test_its_groups_keep_their_names():
    pattern, expected = compiled(kept(prepared_expression(SOURCE))), re.compile(SOURCE)
    assert (pattern.groups, pattern.groupindex, pattern.flags) == (
        expected.groups,
        expected.groupindex,
        expected.flags,
    )
    for text in ("naïve ’word", "About 12 345", "→x", "v"):
        assert [(m.lastgroup, m.groups(), m.span()) for m in pattern.finditer(text)] == [
            (m.lastgroup, m.groups(), m.span()) for m in expected.finditer(text)
        ]


@pytest.mark.parametrize("program", [None, b"", b"zz", b"\0", b"\xff\xff\xff\xff", "text", 7, "cut"])
def test_an_expression_whose_program_is_no_good_is_compiled(program):
    expression = prepared_expression(SOURCE)
    damaged = expression.program[:-16] if program == "cut" else program
    assert compiled(kept(expression._replace(program=damaged))) == re.compile(SOURCE)


def test_where_re_has_other_parts_nothing_is_kept_and_everything_works(monkeypatch):
    monkeypatch.delattr("re._compiler._code")
    expression = prepared_expression(SOURCE)
    assert expression.program is None
    monkeypatch.undo()
    assert compiled(kept(expression)) == re.compile(SOURCE)


def test_an_expression_that_is_wrong_is_told():
    with pytest.raises(re.error):
        prepared_expression("(")
