"""Descriptions that the tests of the command line share."""

# A small heatmap whose second cell lies outside its legend.
DESCRIPTION = """\
# Heatmap: Transfer

- **X-axis**: A, B
- **Y-axis**: C, D
- **Color legend**: ranges from 0.0 to 0.3

| | A | B |
|---|---|---|
| C | 0.1 | 0.2 |
| D | 0.3 | 0.9 |
"""
CLEAN = DESCRIPTION.replace("0.9", "0.2")
