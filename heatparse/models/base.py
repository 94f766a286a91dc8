"""What every model shares: immutability, and the exact place in the text."""

from __future__ import annotations

from typing import Annotated

from heatparse.models.foundation import BaseModel, ConfigDict, Field, ValidationInfo, field_validator


class Model(BaseModel):
    """A frozen record that rejects unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Span(Model):
    """A piece of the text as given: `text[span.start:span.end]`.

    `start` and `end` count characters from 0, `end` is exclusive. Lines and columns count
    characters from 1; a line ends at `\\n`, `\\r\\n` or `\\r`. `end_line` and `end_column` are
    the place of `end`, the first character after the piece.
    """

    start: Annotated[int, Field(ge=0)]
    end: Annotated[int, Field(ge=0)]
    line: Annotated[int, Field(ge=1)]
    column: Annotated[int, Field(ge=1)]
    end_line: Annotated[int, Field(ge=1)]
    end_column: Annotated[int, Field(ge=1)]

    # Checks of a field, not of the model: those would run again wherever a model holds this one.
    @field_validator("end")
    @classmethod
    def _ordered(cls, end: int, info: ValidationInfo) -> int:
        start = info.data.get("start", 0)
        if end < start:
            raise ValueError(f"a span cannot end ({end}) before it starts ({start})")
        return end
