"""What the models are built on: pydantic, or its plain stand-in for a command that prints text."""

from typing import TYPE_CHECKING, Any, TypeVar

import heatparse

if TYPE_CHECKING or not heatparse.plain_models:
    from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, ValidationInfo, field_validator
else:
    from heatparse.models.plain import (
        BaseModel,
        ConfigDict,
        Field,
        PrivateAttr,
        ValidationInfo,
        field_validator,
    )

M = TypeVar("M", bound=BaseModel)
_set = object.__setattr__
_IS_PLAIN = heatparse.plain_models


def known(model: type[M], values: dict[str, Any]) -> M:
    """A model of values for all of its fields that are right by construction: nothing is checked.

    It is what `model(**values)` makes, in half the time; `values` belongs to the model from then on.
    """
    made = model.__new__(model)
    _set(made, "__dict__", values)
    if not _IS_PLAIN:
        _set(made, "__pydantic_fields_set__", set(values))
        _set(made, "__pydantic_extra__", None)
        _set(made, "__pydantic_private__", None)
    return made


__all__ = ["BaseModel", "ConfigDict", "Field", "PrivateAttr", "ValidationInfo", "field_validator", "known"]
