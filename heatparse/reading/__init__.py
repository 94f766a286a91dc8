"""Reading: from the text of a description to a `Document`."""

from heatparse.reading.document import parse

__all__ = ["parse"]
