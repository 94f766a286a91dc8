"""Descriptions against the data that was plotted.

Data flows one way: files and objects → matrices → panels aligned with them → differences, and
claims judged by the numbers of the reference → findings.
"""

from __future__ import annotations

from heatparse.reference.matrix import BadReference, Matrix, Reference
from heatparse.reference.objects import read_object

__all__ = ["BadReference", "Matrix", "Reference", "read_object"]
