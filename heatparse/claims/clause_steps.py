"""Steps of a chain that rewords a clause: each stands behind a gate, and is loaded when the gate first opens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import TYPE_CHECKING

from heatparse.phrases import words

if TYPE_CHECKING:
    from heatparse.claims.language.sentences import Clause
    from heatparse.claims.scene import Scene

Condition = Callable[["Clause", "Scene"], bool]


class Step:
    """The function "ROOM.MODULE.NAME" of `heatparse.claims`: of a clause, or of a clause and its scene.

    Its gate opens for clauses that have a phrase of one type at least of each group, that say a word of a
    vocabulary, that stand behind another clause, and for which `when` holds; what is not given is not asked.
    """

    __slots__ = ("alone", "behind", "function", "needed", "path", "says", "spoken", "when")

    def __init__(
        self,
        path: str,
        *needed: tuple[str, ...],
        says: tuple[str, ...] = (),
        behind: bool = False,
        when: Condition | None = None,
        alone: bool = False,  # it is a function of the clause alone
    ) -> None:
        self.path, self.needed, self.says, self.behind, self.when = path, needed, says, behind, when
        self.alone = alone
        self.function: Callable[..., Clause] | None = None
        self.spoken: frozenset[str] | None = None

    def opens(self, clause: Clause, scene: Scene) -> bool:
        """Whether a step is to be taken, for a clause that has a phrase of each group that it needs."""
        if self.behind and clause.before is None:
            return False
        if self.says:
            if self.spoken is None:
                self.spoken = words(*self.says)
            if not clause.says(self.spoken):
                return False
        return self.when is None or self.when(clause, scene)

    def take(self, clause: Clause, scene: Scene) -> Clause:
        """The clause behind the step."""
        if self.function is None:
            module, _, name = self.path.rpartition(".")
            self.function = getattr(import_module(f"heatparse.claims.{module}"), name)
        return self.function(clause) if self.alone else self.function(clause, scene)


def through(steps: Iterable[Step], clause: Clause, scene: Scene) -> Clause:
    """The clause behind a chain of steps."""
    for step in steps:
        for types in step.needed:  # asked here, as most steps end with it: there are hundreds for each clause
            if clause.types.isdisjoint(types):
                break
        else:
            if step.opens(clause, scene):
                clause = step.take(clause, scene)
    return clause
