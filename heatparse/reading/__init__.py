"""Reading: from the text of a description to a `Document`."""

from heatparse.reading.document import read

__all__ = ["read"]
