"""Descriptions that several tests put a sentence into, for "{}"."""

PROBES = """## Heatmaps: Token Accuracy of Two Probes

Two heatmaps side by side share their axes.

- **Left panel: Linear probe**
- **Right panel: MLP probe**
- **X-axis**: Token position (first, verb, object, last)
- **Y-axis**: Layer (0, 4, 8)
- **Colorbar**: Accuracy from 0.4 (white) to 1.0 (green)

### Left panel: Linear probe
| Layer | first | verb | object | last |
|---|---|---|---|---|
| 0 | 0.50 | 0.51 | 0.53 | 0.52 |
| 4 | 0.52 | 0.58 | 0.61 | 0.66 |
| 8 | 0.55 | 0.67 | 0.72 | 0.79 |

### Right panel: MLP probe
| Layer | first | verb | object | last |
|---|---|---|---|---|
| 0 | 0.53 | 0.55 | 0.58 | 0.60 |
| 4 | 0.56 | 0.64 | 0.69 | 0.75 |
| 8 | 0.60 | 0.73 | 0.80 | 0.86 |

### Observations
- {}
"""
