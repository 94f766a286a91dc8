"""What a project wants to be told: which rules, how bad, with which tolerance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from fnmatch import fnmatchcase
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from heatparse.models import Finding
from heatparse.models.report import Severity
from heatparse.rules import RULES, Wanted

FailOn = Literal["error", "warning", "note", "never"]
_ORDER = ("note", "warning", "error")


class BadConfiguration(ValueError):
    """A configuration that cannot be used: where, what, and what may have been meant."""


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


class Configuration(BaseModel):
    """`[tool.heatparse]` of a pyproject.toml, or the content of a heatparse.yaml.

    A rule is given by its name, or several by a pattern (`reference-*`).
    """

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        alias_generator=_hyphened,
        populate_by_name=True,
        title="heatparse configuration",
    )

    select: Annotated[
        tuple[str, ...], Field(description="The rules that are reported; the others are not.")
    ] = ("*",)
    ignore: Annotated[tuple[str, ...], Field(description="Of these, the rules that are not reported.")] = ()
    severity: Annotated[
        dict[str, Severity],
        Field(description="How bad the findings of a rule are, where not as it says itself."),
    ] = {}
    tolerance: Annotated[
        float,
        Field(
            ge=0,
            allow_inf_nan=False,
            description="By how much a value may differ from the reference, beyond its rounding.",
        ),
    ] = 0.0
    per_file_ignores: Annotated[
        dict[str, tuple[str, ...]],
        Field(
            description="Pattern of paths (from the folder of the configuration) -> rules not reported there."
        ),
    ] = {}
    fail_on: Annotated[FailOn, Field(description="The least severity that makes the exit code 1.")] = (
        "warning"
    )

    def __init__(self, **settings: Any) -> None:
        """A configuration of settings by their names. Raises `BadConfiguration`."""
        names = {_hyphened(name) for name in type(self).model_fields}
        for key in settings:
            if _hyphened(key) not in names:
                raise BadConfiguration(f"the configuration: there is no setting {key!r}{_near(key, names)}")
        try:
            super().__init__(**settings)
        except ValidationError as error:
            raise BadConfiguration(f"the configuration: {_sentence(error)}") from None
        self.require_rules()

    @field_validator("tolerance", mode="before")
    @classmethod
    def _no_truth(cls, given: object) -> object:
        if isinstance(given, bool):  # "yes" in YAML
            raise ValueError("a number is needed")
        return given

    @classmethod
    def read(cls, settings: Any, where: str = "the configuration") -> Configuration:
        """A configuration from plain data. Raises `BadConfiguration`."""
        if not isinstance(settings, Mapping):
            raise BadConfiguration(f"{where} is no mapping of settings, but {_shown(settings)}")
        names = {_hyphened(name) for name in cls.model_fields}
        for key in settings:
            if key not in names:
                raise BadConfiguration(f"{where}: there is no setting {str(key)!r}{_near(str(key), names)}")
        try:
            return cls(**settings)
        except BadConfiguration as error:
            raise BadConfiguration(str(error).replace("the configuration", where, 1)) from None

    def with_settings(self, settings: Mapping[str, Any], where: str) -> Configuration:
        """This configuration with some settings replaced; mappings are joined. Raises `BadConfiguration`."""
        joined = self.model_dump(by_alias=True)
        for key, value in settings.items():
            joined[key] = {**joined[key], **value} if isinstance(value, Mapping) else value
        return type(self).read(joined, where)

    def require_rules(self, where: str = "the configuration") -> None:
        """Raises `BadConfiguration` when a rule is named that there is not."""
        for setting, names in (
            ("select", self.select),
            ("ignore", self.ignore),
            ("severity", tuple(self.severity)),
            ("per-file-ignores", tuple(name for rules in self.per_file_ignores.values() for name in rules)),
        ):
            for name in names:
                if not any(fnmatchcase(rule, name) for rule in RULES):
                    raise BadConfiguration(
                        f"{where}: {setting}: there is no rule {name!r}{_near(name, RULES)}"
                    )

    def wanted(self, path: str | None = None) -> Wanted:
        """Whether a rule is reported of a text; `path` is where the text is from."""
        ignored = [*self.ignore]
        for pattern, rules in self.per_file_ignores.items():
            if path is not None and _is_at(path, pattern):
                ignored += rules
        return lambda rule: _matches(rule, self.select) and not _matches(rule, ignored)

    def applied(self, findings: Sequence[Finding], path: str | None = None) -> tuple[Finding, ...]:
        """The findings that are wanted, as bad as they are wanted; `path` is where the text is from."""
        is_wanted = self.wanted(path)
        return tuple(self._graded(finding) for finding in findings if is_wanted(finding.rule))

    def _graded(self, finding: Finding) -> Finding:
        wanted = self.severity.get(finding.rule)
        if wanted is None:
            wanted = next(
                (level for name, level in self.severity.items() if fnmatchcase(finding.rule, name)), None
            )
        return finding if wanted is None else finding.model_copy(update={"severity": wanted})

    def fails(self, findings: Iterable[Finding]) -> bool:
        """Whether a finding is bad enough for the exit code 1."""
        if self.fail_on == "never":
            return False
        least = _ORDER.index(self.fail_on)
        return any(_ORDER.index(finding.severity) >= least for finding in findings)


def _matches(rule: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(rule, pattern) for pattern in patterns)


def _is_at(path: str, pattern: str) -> bool:
    """Whether a path is the pattern's, or below a folder that is; a pattern without "/" is one of a name."""
    plain = path.replace("\\", "/").removeprefix("./")
    pattern = pattern.removeprefix("./").rstrip("/")
    parts = plain.split("/")
    if "/" not in pattern:
        return any(fnmatchcase(part, pattern) for part in parts)
    return any(fnmatchcase("/".join(parts[:end]), pattern) for end in range(1, len(parts) + 1))


def _near(name: str, names: Iterable[str]) -> str:
    near = get_close_matches(name, list(names), n=1)
    return f"; did you mean {near[0]!r}?" if near else f"; there are {', '.join(sorted(names))}"


def _sentence(error: ValidationError) -> str:
    """The first complaint of pydantic, with the setting that it is about."""
    first = error.errors(include_url=False)[0]
    setting = ".".join(str(part) for part in first["loc"])
    message = (
        first["msg"].removeprefix("Value error, ").replace("tuple", "list").replace("dictionary", "mapping")
    )
    return f"{setting} is {_shown(first['input'])}: {message[0].lower()}{message[1:]}"


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"
