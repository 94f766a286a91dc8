"""Models without validation, for a command that prints text and is gone.

To import pydantic and to build the models takes longer than everything else that `heatparse check`
does on a small file. Where no caller can see the models, and what they hold comes from the reader
alone, the command builds them on this base instead (`heatparse.models.foundation` chooses). It knows of
pydantic what the models use: defaults, frozen fields, lists that become tuples and whole numbers
that become floats, `field_validator` of one field, `model_copy` and comparison.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from heatparse.records import NamedTuple

_REQUIRED = object()


class _Default:
    """What `Field` and `PrivateAttr` leave in a class body."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value


def Field(default: object = _REQUIRED, **_constraints: object) -> Any:
    """The default of a field; constraints are not looked at."""
    return _Default(default)


PrivateAttr = Field


def ConfigDict(**settings: object) -> Any:
    """Settings, which have no meaning here."""
    return settings


class ValidationInfo(NamedTuple):
    """What a check of a field is told of the other fields."""

    data: dict[str, Any]


class _Check(NamedTuple):
    """What `field_validator` leaves in a class body."""

    field: str
    function: Callable[[type, Any, ValidationInfo], Any]


def field_validator(field: str) -> Callable[[Any], Any]:
    """Marks a class method to be called with the value that a field is given."""
    return lambda method: _Check(field, method.__func__)


class BaseModel:
    """A frozen record with the fields that its annotations declare."""

    _fields: ClassVar[dict[str, Any]] = {}  # every field in order, with its default or _REQUIRED
    _required: ClassVar[frozenset[str]] = frozenset()
    _converters: ClassVar[dict[str, Callable[[Any], Any]]] = {}
    _checks: ClassVar[tuple[_Check, ...]] = ()

    def __init_subclass__(cls) -> None:
        fields, converters, own = dict(cls._fields), dict(cls._converters), cls.__dict__
        for name, annotation in own.get("__annotations__", {}).items():
            default = own.get(name, _REQUIRED)
            fields[name] = default.value if isinstance(default, _Default) else default
            if annotation.startswith("tuple["):
                converters[name] = _tuple
            elif "float" in annotation:
                converters[name] = _float
        cls._fields, cls._converters = fields, converters
        cls._required = frozenset(name for name, default in fields.items() if default is _REQUIRED)
        cls._checks += tuple(value for value in own.values() if isinstance(value, _Check))

    def __init__(self, **values: Any) -> None:
        if not self._required <= values.keys() <= self._fields.keys():
            raise ValueError(f"{type(self).__name__} has other fields than {sorted(values)}")
        for name, convert in self._converters.items():
            if name in values:
                values[name] = convert(values[name])
        for check in self._checks:
            if check.field in values:
                check.function(type(self), values[check.field], ValidationInfo(values))
        self.__dict__.update(self._fields)
        self.__dict__.update(values)

    def __setattr__(self, name: str, value: object) -> None:
        if not name.startswith("_"):
            raise ValueError(f"{type(self).__name__} is frozen")
        self.__dict__[name] = value

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.__dict__.items())
        return f"{type(self).__name__}({fields})"

    def model_copy(self, *, update: dict[str, Any]) -> Any:
        """A copy with other values in some fields."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__, **update)
        return copy


def _tuple(value: Any) -> Any:
    return tuple(value) if value is not None else None


def _float(value: Any) -> Any:
    return float(value) if type(value) is int else value
