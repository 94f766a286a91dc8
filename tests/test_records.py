"""Records behave as the data classes that they stand for."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from dataclasses import replace as dataclass_replace
from typing import ClassVar
from typing import NamedTuple as TypingTuple

import pytest

from heatparse.records import _SEVERAL, NamedTuple, Record, field, replace


class Place(Record):
    row: int
    column: int = 3
    names: list[str] = field(default_factory=list)
    found: dict[int, str] = field(default_factory=dict, init=False)
    late: str = field(init=False)
    kind: ClassVar[str] = "place"


class Frozen(Record, frozen=True):
    row: int
    names: tuple[str, ...] = ()


class Equal(Record, eq=True):
    row: int


class Pair(NamedTuple):
    """Two of them."""

    row: int
    names: tuple[str, ...] = ()

    @property
    def first(self) -> str:
        return self.names[0]


@dataclass(frozen=True)
class Model:
    row: int
    names: tuple[str, ...] = dataclass_field(default_factory=tuple)


def test_fields_are_given_by_place_or_by_name():
    place = Place(1, names=["a"])
    assert (place.row, place.column, place.names, place.found) == (1, 3, ["a"], {})
    assert Place(row=1, column=2).column == 2
    assert place.kind == Place.kind == "place"


def test_defaults_that_are_made_are_made_for_each():
    one, two = Place(1), Place(2)
    one.names.append("a")
    one.found[0] = "b"
    assert (two.names, two.found) == ([], {})


def test_a_field_without_a_value_is_absent_until_it_is_set():
    place = Place(1)
    with pytest.raises(AttributeError):
        _ = place.late
    place.late = "now"
    assert place.late == "now"


@pytest.mark.parametrize(
    "make",
    [lambda: Place(), lambda: Place(1, 2, [], {}), lambda: Place(1, found={}), lambda: Place(1, width=2)],
)
def test_wrong_arguments_are_refused(make):
    for _ in range(2 * _SEVERAL):
        with pytest.raises(TypeError):
            make()


def test_the_first_are_filled_as_the_later_ones_are():
    class Late(Record):
        row: int
        column: int = 3
        names: list[str] = field(default_factory=list)
        found: dict[int, str] = field(default_factory=dict, init=False)

    made = [Late(at, names=["a"]) if at % 2 else Late(row=at) for at in range(3 * _SEVERAL)]
    assert [(late.row, late.column, late.names, late.found) for late in made] == [
        (at, 3, ["a"] if at % 2 else [], {}) for at in range(3 * _SEVERAL)
    ]
    assert len({id(late.names) for late in made}) == len(made)


def test_there_are_no_other_attributes():
    with pytest.raises(AttributeError):
        Place(1).width = 2


def test_a_copy_takes_the_fields_over_and_starts_the_others_anew():
    place = Place(1, 2, ["a"])
    place.found[0], place.late = "b", "now"
    copy = replace(place, column=5)
    assert (copy.row, copy.column, copy.found) == (1, 5, {})
    assert copy.names is place.names
    assert not hasattr(copy, "late")
    assert place.column == 2
    with pytest.raises(TypeError, match="Place has no field width"):
        replace(place, width=2)


def test_identity_or_fields_decide_on_equality():
    assert Place(1) != Place(1)
    assert Frozen(1, ("a",)) == Frozen(1, ("a",)) != Frozen(2, ("a",))
    assert len({Frozen(1), Frozen(1), Frozen(2)}) == 2
    assert Equal(1) == Equal(1) != Equal(2)
    assert Equal(1) != Frozen(1)
    with pytest.raises(TypeError):
        hash(Equal(1))


def test_it_agrees_with_a_data_class():
    ours, theirs = Frozen(1, ("a",)), Model(1, ("a",))
    assert repr(ours) == repr(theirs).replace("Model", "Frozen")
    assert hash(ours) == hash(theirs)
    assert repr(replace(ours, row=4)) == repr(dataclass_replace(theirs, row=4)).replace("Model", "Frozen")


def test_records_go_to_other_processes():
    place = Place(1, names=["a"])
    again = pickle.loads(pickle.dumps(place))
    assert (again.row, again.column, again.names, again.found) == (1, 3, ["a"], {})
    assert pickle.loads(pickle.dumps(Frozen(1))) == Frozen(1)


def test_named_tuples_are_tuples_with_names():
    pair = Pair(1, names=("a", "b"))
    row, names = pair
    assert (row, names) == pair == (1, ("a", "b"))
    assert (pair.row, pair.first, Pair(1).names, pair._replace(row=2)) == (1, "a", (), (2, ("a", "b")))
    assert repr(pair) == "Pair(row=1, names=('a', 'b'))"
    assert Pair.__doc__ == "Two of them."
    assert pickle.loads(pickle.dumps(pair)) == pair
    with pytest.raises(TypeError):
        Pair()


def test_the_first_named_tuples_are_made_as_the_later_ones_are():
    class Theirs(TypingTuple):
        row: int
        column: int = 3
        names: tuple[str, ...] = ()

    class Ours(NamedTuple):
        row: int
        column: int = 3
        names: tuple[str, ...] = ()

    calls = [
        lambda kind: kind(1), lambda kind: kind(1, 2), lambda kind: kind(names=("a",), row=1),
        lambda kind: kind(1, 2, ()),
        lambda kind: kind._make([1, 2, ()]), lambda kind: kind(1)._replace(names=("b",)),
        lambda kind: kind(4)._asdict(), lambda kind: (kind._fields, kind._field_defaults, kind.__match_args__),
    ]  # fmt: skip
    wrong = [
        lambda kind: kind(), lambda kind: kind(1, 2, (), 4), lambda kind: kind(1, row=1), lambda kind: kind(1, width=2),
        lambda kind: kind(column=1), lambda kind: kind._make([1]),
    ]  # fmt: skip
    for _ in range(2 * _SEVERAL):
        assert [call(Ours) for call in calls] == [call(Theirs) for call in calls]
        for call in wrong:
            for kind in (Ours, Theirs):
                with pytest.raises(TypeError):
                    call(kind)
    with pytest.raises(ValueError, match="width"):
        Ours(1)._replace(width=2)
    with pytest.raises(AttributeError):
        Ours(1).row = 2
    with pytest.raises(AttributeError):
        Ours(1).width = 2


def test_a_check_on_the_command_line_defines_no_data_class(tmp_path):
    (tmp_path / "a.md").write_text(
        "# Heatmap: A\n- **X-axis**: a, b\n- **Y-axis**: c\n- **c**: 1, 2\n\nb is highest.\n"
    )
    code = (
        "import sys; sys.argv = ['heatparse', 'check', sys.argv[1]]; from heatparse.cli import main; main();"
        "print('dataclasses' in sys.modules, 'pydantic' in sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "a.md")], capture_output=True, text=True, check=True
    )
    assert run.stdout.splitlines()[-1] == "False False"
