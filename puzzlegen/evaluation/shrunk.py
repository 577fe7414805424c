"""Which questions nobody can answer once a server has scaled their pictures down."""

from collections import Counter
from collections.abc import Iterable

from puzzlegen.catalog import resolution
from puzzlegen.core import foreign
from puzzlegen.evaluation.models import Model
from puzzlegen.evaluation.tasks import Task

_NAMED = 3  # families in a sentence


def warning(model: Model, tasks: Iterable[Task]) -> str:
    """A sentence for the user, if pictures of some of the tasks become too small; else nothing."""
    asked = list({task.id: task for task in tasks}.values())
    small = Counter(task.family for task in asked if _too_small(model, task))
    if not small:
        return ""
    named = ", ".join(f"{family} ({count})" for family, count in small.most_common(_NAMED))
    more = f" and {len(small) - _NAMED} more families" if len(small) > _NAMED else ""
    return (
        f"{model.name}: its server scales pictures down, by which {small.total()} of {len(asked)} items fall below the "
        f"least resolution of their family: {named}{more}. Wrong answers to them say nothing about the model."
    )


def _too_small(model: Model, task: Task) -> bool:
    known = resolution.of(task.family, task.level) if task.pictures and task.level else None
    if known is None:
        return False
    return any(model.left_of(*foreign.picture_size(path)) < known.scale for path in task.pictures)
