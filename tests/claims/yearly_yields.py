"""Two descriptions for single statements about rows of years."""

THREE_ORCHARDS = """## Heatmap: Yield by orchard and year

- **X-axis**: Year (2019, 2020, 2021)
- **Y-axis**: Orchard (Alder, Birch, Cedar)

| Orchard | 2019 | 2020 | 2021 |
|---|---|---|---|
| Alder | 31.5 | 34.2 | 39.8 |
| Birch | 28.1 | 30.6 | 22.4 |
| Cedar | 12.7 | 30.6 | 45.3 |

### Observations

- {}
"""

FOUR_ORCHARDS = """## Heatmap: Yield by orchard and year

- **X-axis**: Year (2019, 2020, 2021)
- **Y-axis**: Orchard (Alder, Birch, Cedar, Damson)

| Orchard | 2019 | 2020 | 2021 |
|---|---|---|---|
| Alder | 31.5 | 34.2 | 39.8 |
| Birch | 28.1 | 30.6 | 22.4 |
| Cedar | 12.7 | 30.6 | 45.3 |
| Damson | 20.0 | 19.0 | 25.0 |

### Observations

- {}
"""
