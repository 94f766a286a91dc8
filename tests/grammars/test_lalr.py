"""The tables run without Lark give what Lark gives."""

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lark import Lark, Transformer
from lark.exceptions import LarkError

from heatparse import preparing
from heatparse.lalr import NotInGrammar, Parser

# Every shape that the tables know: aliases, a single value that stands for itself, filtered
# strings, kept strings, inlined rules, repetition, an optional part that leaves a gap.
GRAMMAR = """
start: item ("," item)*
?item: WORD | _pair | list | maybe
_pair: WORD ":" NUMBER
list: "[" (WORD ";")* "]"
!maybe: "<" [NUMBER] ">"            -> maybe
      | "(" item ")"                -> nested
WORD: /[a-c]+/
NUMBER: /[0-9]+/
SPACE: / +/
%ignore SPACE
"""
TOKEN_GRAMMAR = """
start: (group | loose)+
group: OPEN loose* CLOSE
?loose: NAME | VALUE
%declare OPEN CLOSE NAME VALUE
"""


class Build:
    def __getattr__(self, name):
        if name.startswith("_") or name.isupper():
            raise AttributeError(name)
        return lambda values: (name, *map(plain, values))


class LarkBuild(Transformer):
    def __default__(self, data, children, meta):
        return (str(data), *map(plain, children))


def plain(value):
    return str(value) if isinstance(value, str) else value


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("grammar")
    (folder / "shapes.lark").write_text(GRAMMAR)
    (folder / "tokens.lark").write_text(TOKEN_GRAMMAR)
    return folder


@pytest.fixture(scope="module")
def both(folder):
    lark = Lark(GRAMMAR, parser="lalr")
    ours = Parser(preparing.string_tables(folder, "shapes"), Build())
    return (lambda text: LarkBuild().transform(lark.parse(text))), ours.parse


def outcome(parse, text):
    try:
        return parse(text)
    except (LarkError, NotInGrammar):
        return "not in the grammar"


@given(
    st.lists(
        st.sampled_from(["a", "bc", "1", ",", ":", "[", ";", "]", "<", ">", "(", ")", " ", "?"]), max_size=9
    )
)
def test_any_string_gives_what_lark_gives(both, pieces):
    text = "".join(pieces)
    lark, ours = both
    assert outcome(ours, text) == outcome(lark, text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a", ("start", "a")),
        ("a, b:1", ("start", "a", ("item", "b", "1"))),
        ("[a;b;]", ("start", ("list", "a", "b"))),
        ("[]", ("start", ("list",))),
        ("<>", ("start", ("maybe", "<", None, ">"))),
        ("<5>", ("start", ("maybe", "<", "5", ">"))),
        ("(<5>)", ("start", ("nested", "(", ("maybe", "<", "5", ">"), ")"))),
    ],
)
def test_each_shape(both, text, expected):
    assert both[1](text) == expected == both[0](text)


class Ready(NamedTuple):
    type: str
    meaning: object


def test_ready_made_tokens_reach_the_methods_as_they_are(folder):
    parse = Parser(preparing.token_tables(folder, "tokens", "start"), Build()).parse_tokens
    name, value = Ready("NAME", "NLI"), Ready("VALUE", 0.32)
    opened, closed = Ready("OPEN", None), Ready("CLOSE", None)
    assert parse([opened, name, value, closed, name]) == (
        "start",
        ("group", opened, name, value, closed),
        name,
    )
    with pytest.raises(NotInGrammar, match=r"\$END"):
        parse([opened, name])
    with pytest.raises(NotInGrammar, match="CLOSE"):
        parse([name, closed])


def test_a_token_knows_its_place(folder):
    class Places:
        def start(self, values):
            return [(value.type, value.start, value.end) for value in values]

    parser = Parser(preparing.string_tables(folder, "shapes"), Places())
    assert parser.parse("a ,  bc") == [("WORD", 0, 1), ("WORD", 5, 7)]


def test_a_rule_without_a_method_is_named(folder):
    class Empty:
        pass

    parser = Parser(preparing.string_tables(folder, "shapes"), Empty())
    with pytest.raises(TypeError, match="Empty has no method for the rule 'start'"):
        parser.parse("a")


@pytest.mark.parametrize("line", ["1: [a]", "words: [yes]", "day: 2020-01-01"])
def test_a_vocabulary_with_words_that_yaml_reads_as_something_else_is_refused(tmp_path, line):
    (tmp_path / "words.yaml").write_text(line)
    with pytest.raises(ValueError, match=r"grammar/words\.yaml.*quote it"):
        preparing.vocabulary(tmp_path, "words")
