"""What stops a conversion."""

from __future__ import annotations


class ConversionError(Exception):
    """The conversion cannot be done or cannot go on; the message says why and what to do."""


class Rejected(ConversionError):
    """A strict conversion met a record that it cannot read."""


class MissingExtra(ImportError):
    """A library is not installed; the message names the extra of heatparse that brings it."""
