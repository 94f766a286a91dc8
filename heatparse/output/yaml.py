"""Models as YAML, one YAML document each: `parse --format yaml`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from pydantic import BaseModel


class DocumentWriter:
    """Writes models as a stream of YAML documents, each after a `---` line."""

    def __init__(self, stream: TextIO) -> None:
        import yaml

        self._stream = stream
        self._yaml: Any = yaml
        # libyaml writes ten times as fast; it is there in nearly every build of PyYAML.
        self._dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)

    def write(self, model: BaseModel) -> None:
        """Write one YAML document."""
        self._yaml.dump(
            model.model_dump(mode="json"),
            self._stream,
            Dumper=self._dumper,
            sort_keys=False,
            allow_unicode=True,
            explicit_start=True,
            width=110,
        )

    def close(self) -> None:
        """Nothing is left to write."""
