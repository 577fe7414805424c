"""Files of parameters that ``torch.save`` wrote."""

import pickle
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch

from puzzlegen.models.weights import CorruptWeights


def parameters(path: Path) -> dict[str, Any]:
    """The parameters in a file by their names; nothing else that such a file may hold is run or loaded.

    Raises:
        CorruptWeights: there is something else in the file.
        OSError: it cannot be read.
    """
    try:
        with path.open("rb") as file:
            state = torch.load(file, map_location="cpu", weights_only=True)
    except (EOFError, KeyError, RuntimeError, ValueError, pickle.UnpicklingError) as error:
        raise CorruptWeights(f"{path} is damaged, or holds no parameters of a model.") from error
    if not isinstance(state, Mapping) or not all(isinstance(value, torch.Tensor) for value in state.values()):
        raise CorruptWeights(f"{path} holds no parameters of a model.")
    return dict(state)


def fill(model: Any, state: Mapping[str, Any], path: Path) -> Any:
    """Give a model its parameters, which have to be all that it has; returns it, ready to be asked.

    Raises:
        CorruptWeights: names or shapes differ; ``path`` is where they come from.
    """
    try:
        model.load_state_dict(state)
    except RuntimeError as error:
        raise CorruptWeights(f"The parameters in {path} are those of another model.") from error
    return model.eval().requires_grad_(False)
