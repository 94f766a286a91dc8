"""What the models are built on: pydantic, or its plain stand-in for a command that prints text."""

from typing import TYPE_CHECKING

import heatparse

if TYPE_CHECKING or not heatparse.plain_models:
    from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, model_validator
else:
    from heatparse.models.plain import BaseModel, ConfigDict, Field, PrivateAttr, model_validator

__all__ = ["BaseModel", "ConfigDict", "Field", "PrivateAttr", "model_validator"]
