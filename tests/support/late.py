"""Modules that are imported when they are first asked for something: who only collects tests does not wait for them."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest


class Late:
    """A module, by its name."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        if name.startswith(("__", "_mock")):
            raise AttributeError(name)  # pytest asks all that it meets whether it is a test or a mock
        return getattr(import_module(self._name), name)


def needs(*packages: str) -> pytest.MarkDecorator:
    """Skips tests of models unless these packages are there, without importing them."""
    missing = [package for package in packages if find_spec(package) is None]
    reason = f"models need {', '.join(missing)}: pip install 'puzzlegen-bench[photo]'"
    return pytest.mark.skipif(bool(missing), reason=reason)
