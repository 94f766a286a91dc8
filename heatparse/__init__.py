"""heatparse: heatmap descriptions as data, and where they contradict themselves.

    report = heatparse.check(text)
    for finding in report.findings:
        print(finding.span.line, finding.rule, finding.message)

`parse(text)` gives the data alone. The models are in `heatparse.models` and are importable from
here too. Nothing is loaded until it is first used, so `import heatparse` costs nothing.
"""

TYPE_CHECKING = False  # the name that type checkers know; `typing` itself costs a tenth of a start
if TYPE_CHECKING:
    from heatparse.checking import check, parse
    from heatparse.configuration import BadConfiguration, Configuration
    from heatparse.conversion import convert, iter_reports
    from heatparse.models import (
        Axis,
        Band,
        Cell,
        Claim,
        Document,
        Finding,
        Fix,
        Legend,
        Panel,
        Quantity,
        Region,
        Related,
        Report,
        Span,
        Unread,
    )
    from heatparse.models.report import FindingsError
    from heatparse.reference import BadReference

__version__ = "0.1.0"
plain_models = False  # see heatparse.models.plain

__all__ = [
    "Axis", "BadConfiguration", "BadReference", "Band", "Cell", "Claim", "Configuration", "Document", "Finding",
    "FindingsError", "Fix", "Legend", "Panel", "Quantity", "Region", "Related", "Report", "Span", "Unread",
    "__version__", "check", "convert", "iter_reports", "parse",
]  # fmt: skip

_HOMES = {
    "BadConfiguration": "heatparse.configuration", "BadReference": "heatparse.reference",
    "Configuration": "heatparse.configuration", "FindingsError": "heatparse.models.report",
    "check": "heatparse.checking", "convert": "heatparse.conversion", "iter_reports": "heatparse.conversion",
    "parse": "heatparse.checking",
}  # fmt: skip


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'heatparse' has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(_HOMES.get(name, "heatparse.models")), name)
    globals()[name] = value  # the next access does not come here
    return value


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
