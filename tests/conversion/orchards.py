"""Descriptions that differ from each other, and files of them."""

import csv
import json

TEMPLATE = """\
# Heatmap: Yield of orchard {n}

- **X-axis**: May, June, July
- **Y-axis**: apples, pears
- **Color scale**: ranges from 0 to {top}

| | May | June | July |
|---|---|---|---|
| apples | 0.{a} | 0.5 | ~0.4 |
| pears | 0.1 | 0.3-0.4 | 0.{b:02} |

- The highest value is 0.5 (apples in June).
"""


def description(n):
    """The n-th of endlessly many descriptions; every third has a value outside of its legend."""
    return TEMPLATE.format(n=n, top=1 if n % 3 else 0.45, a=n % 5, b=n % 40)


def rows(count):
    return [
        {"id": f"rec-{n}", "text": description(n), "url": f"https://orchards.example/{n}", "score": n / 4}
        for n in range(count)
    ]


def write_jsonl(path, rows):
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def write_csv(path, rows, delimiter=","):
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), delimiter=delimiter)
        writer.writeheader()
        writer.writerows(rows)
    return path


def read_jsonl(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n")[:-1]]


def files_in(folder):
    """Everything below a folder, by relative path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
