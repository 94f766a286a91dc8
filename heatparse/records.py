"""Records: classes that are given by their fields, as data classes are, but quick to define.

    class Side(Record):
        panels: tuple[int, ...] = ()
        refs: list[Ref] = field(default_factory=list)

A start of the command line defines many and fills few. `dataclasses` takes a third of a millisecond
for each, and three for itself, `typing.NamedTuple` a seventh; both write and compile code for each
class, which the classes here do when the first `_SEVERAL` are made. Records are compared by identity,
those that are declared with `frozen=True` or `eq=True` by their fields; that frozen ones are not
changed is left to the type checker.

`NamedTuple` is for what is taken apart, or made a thousand times in a text; it does what that of `typing`
does. `Protocol` is for the type checker alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

T = TypeVar("T")
_REQUIRED = object()
_SEVERAL = 40  # are filled field by field before an `__init__` is written
_set = object.__setattr__


class _Field:
    """What `field` leaves in a class body."""

    __slots__ = ("factory", "init")

    def __init__(self, factory: Callable[[], Any] | None, init: bool) -> None:
        self.factory, self.init = factory, init


def field(*, default_factory: Callable[[], T] | None = None, init: bool = True) -> T:
    """A field that is made anew for each record; one without `init` is no argument, and no part of a copy."""
    return _Field(default_factory, init)  # type: ignore[return-value]


@dataclass_transform(eq_default=False, field_specifiers=(field,))
class _Kind(type):
    """The kind of all records: makes slots of the annotations of a class, which are strings."""

    _fields: dict[str, Any]  # what `__init__` takes, with the defaults
    _unset: dict[str, Callable[[], Any] | None]  # what it does not take
    _filled: int  # how many were filled field by field

    def __new__(
        mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], frozen: bool = False, eq: bool = False
    ) -> _Kind:
        fields: dict[str, Any] = {}
        unset: dict[str, Callable[[], Any] | None] = {}
        for key, annotation in body.get("__annotations__", {}).items():
            if annotation.startswith("ClassVar"):
                continue
            default = body.pop(key, _REQUIRED)
            if isinstance(default, _Field) and not default.init:
                unset[key] = default.factory
            else:
                fields[key] = default
        body["__slots__"] = (*fields, *unset, *body.get("__slots__", ()))
        body["_fields"], body["_unset"] = fields, unset
        if frozen or eq:
            body["__eq__"] = _equal
            body["__hash__"] = _hash if frozen else None
        if bases:
            body["__init__"], body["_filled"] = _first_init, 0
        return super().__new__(mcs, name, bases, body)


class Record(metaclass=_Kind):
    """What has fields. A subclass declares them with their types; it has no subclasses itself."""

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in type(self)._fields)
        return f"{type(self).__name__}({fields})"


R = TypeVar("R", bound=Record)


def replace(record: R, **changes: Any) -> R:
    """A copy with other values in some fields."""
    kind = type(record)
    copy = object.__new__(kind)
    for name in kind._fields:
        _set(copy, name, changes.pop(name) if name in changes else getattr(record, name))
    if changes:
        raise TypeError(f"{kind.__name__} has no field {' and no field '.join(changes)}")
    for name, factory in kind._unset.items():
        if factory is not None:
            _set(copy, name, factory())
    return copy


def _first_init(self: Record, *values: Any, **named: Any) -> None:
    kind = type(self)
    if kind._filled == _SEVERAL:
        kind.__init__ = _init_of(kind)  # type: ignore[method-assign]
    kind._filled += 1
    _fill(self, kind, values, named)


def _fill(record: Record, kind: _Kind, values: tuple[Any, ...], named: dict[str, Any]) -> None:
    if len(values) > len(kind._fields):
        raise TypeError(f"{kind.__name__} takes {len(kind._fields)} values, not {len(values)}")
    given = iter(values)
    for name, default in kind._fields.items():
        value = next(given, _REQUIRED)
        if value is _REQUIRED:
            value = named.pop(name, default)
            if isinstance(value, _Field) and value.factory is not None:
                value = value.factory()
        if value is _REQUIRED:
            raise TypeError(f"{kind.__name__} needs {name}")
        _set(record, name, value)
    if named:
        raise TypeError(f"{kind.__name__} does not take {', '.join(named)}")
    for name, factory in kind._unset.items():
        if factory is not None:
            _set(record, name, factory())


def _init_of(kind: _Kind) -> Callable[..., None]:
    names: dict[str, Any] = {"_NEW": _REQUIRED}
    arguments, lines = ["self"], []
    for name, default in kind._fields.items():
        value = name
        if isinstance(default, _Field):
            names[f"_{name}"] = default.factory
            arguments.append(f"{name}=_NEW")
            value = f"_{name}() if {name} is _NEW else {name}"
        elif default is not _REQUIRED:
            names[f"_{name}"] = default
            arguments.append(f"{name}=_{name}")
        else:
            arguments.append(name)
        lines.append(f" self.{name} = {value}")
    for name, factory in kind._unset.items():
        if factory is not None:
            names[f"_{name}"] = factory
            lines.append(f" self.{name} = _{name}()")
    exec(f"def __init__({', '.join(arguments)}):\n" + "\n".join(lines), names)
    init: Callable[..., None] = names["__init__"]
    return init


def _equal(self: Record, other: object) -> Any:
    kind = type(self)
    if type(other) is not kind:
        return NotImplemented
    return all(getattr(self, name) == getattr(other, name) for name in kind._fields)


def _hash(self: Record) -> int:
    return hash(tuple([getattr(self, name) for name in type(self)._fields]))


if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
    from typing import Protocol as Protocol
else:
    try:
        from _collections import _tuplegetter  # what `collections.namedtuple` takes
    except ImportError:

        def _tuplegetter(place: int, _doc: object) -> property:
            return property(itemgetter(place))

    Protocol = object  # to make one takes as long as several classes, and nothing asks what fits it

    _new_tuple = tuple.__new__

    class _Tuple(tuple):
        """What all named tuples can do."""

        __slots__ = ()

        def __repr__(self) -> str:
            fields = ", ".join([f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True)])
            return f"{type(self).__name__}({fields})"

        def __getnewargs__(self) -> tuple[Any, ...]:
            return tuple(self)

        @classmethod
        def _make(cls, values: Iterable[Any]) -> Any:
            made = _new_tuple(cls, values)
            if len(made) != len(cls._fields):
                raise TypeError(f"{cls.__name__} takes {len(cls._fields)} values, not {len(made)}")
            return made

        def _replace(self, **changes: Any) -> Any:
            made = _new_tuple(self.__class__, map(changes.pop, self._fields, self))
            if changes:
                raise ValueError(f"{type(self).__name__} has no field {' and no field '.join(changes)}")
            return made

        def _asdict(self) -> dict[str, Any]:
            return dict(zip(self._fields, self, strict=True))

    def _first_tuple(cls: type, *values: Any, **named: Any) -> Any:
        if cls._made == _SEVERAL:
            cls.__new__ = _new_of(cls)
        cls._made += 1
        if named or len(values) != len(cls._fields):
            values = _completed(cls, values, named)
        return _new_tuple(cls, values)

    def _completed(kind: type, values: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
        """The values of all fields in order."""
        fields = kind._fields
        by_place = dict(zip(fields, values, strict=False))
        told = {**kind._field_defaults, **by_place, **named}
        if len(values) > len(fields) or not named.keys().isdisjoint(by_place) or told.keys() != set(fields):
            raise TypeError(f"{kind.__name__} takes {', '.join(fields)}, each once")
        return [told[name] for name in fields]

    def _new_of(kind: type) -> Callable[..., Any]:
        arguments = "".join(f"{name}, " for name in kind._fields)
        new = eval(f"lambda cls, {arguments}: make(cls, ({arguments}))", {"make": _new_tuple})
        new.__defaults__ = tuple(kind._field_defaults.values())
        return new

    class _TupleKind(type):
        """The kind of all named tuples: takes the fields from the annotations of a class."""

        def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
            if not bases:
                return super().__new__(mcs, name, bases, body)
            fields = tuple(body.get("__annotations__", ()))
            defaults = {field: body[field] for field in fields if field in body}
            for place, field in enumerate(fields):
                body[field] = _tuplegetter(place, None)
            body |= {
                "__slots__": (), "_fields": fields, "__match_args__": fields, "_field_defaults": defaults,
                "__new__": _first_tuple, "_made": 0,
            }  # fmt: skip
            return type(name, (_Tuple,), body)

    class NamedTuple(metaclass=_TupleKind):
        """A tuple whose places have names. A subclass declares them, those without a default first."""
