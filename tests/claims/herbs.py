"""A mirrored grid of correlations and a grid without a diagonal, for single statements about pairs and cells."""

OILS = """# Heatmap: Correlations of Oils

* **X-axis:** Anise, Basil, Cumin, Dill, Fennel
* **Y-axis:** Anise, Basil, Cumin, Dill, Fennel
* **Color bar:** Pearson r, from -1 (dark blue) through 0 (white) to +1 (dark red)

## Data
| | Anise | Basil | Cumin | Dill | Fennel |
|---|---|---|---|---|---|
| Anise | 1.00 | 0.24 | -0.14 | -0.44 | 0.17 |
| Basil | 0.24 | 1.00 | 0.57 | 0.66 | -0.75 |
| Cumin | -0.14 | 0.57 | 1.00 | 0.53 | -0.36 |
| Dill | -0.44 | 0.66 | 0.53 | 1.00 | -0.59 |
| Fennel | 0.17 | -0.75 | -0.36 | -0.59 | 1.00 |

## Observations
* {}
"""

VISITS = """# Heatmap: Visits Between Gardens

* **X-axis (Host):** Alder, Beech, Cedar, Larch
* **Y-axis (Guest):** Alder, Beech, Cedar, Larch
* **Color bar:** visits, 0 (white) to 100 (green)

## Data
| | Alder | Beech | Cedar | Larch |
|---|---|---|---|---|
| Alder | - | 92 | 81 | 58 |
| Beech | 95 | - | 66 | 72 |
| Cedar | 84 | 61 | - | 97 |
| Larch | 52 | 74 | 93 | - |

## Observations
* {}
"""
