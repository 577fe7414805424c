"""The options of pytest that choose what is swept; an entry point of puzzlegen's makes pytest load them."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let families be named."""
    parser.addoption(
        "--family",
        action="append",
        default=[],
        metavar="NAME",
        help="category/family or category that puzzlegen.conformance sweeps; may be repeated (default: all families)",
    )
    parser.addoption(
        "--sweep",
        choices=("changed", "all"),
        default="changed",
        help="which of puzzlegen's families puzzlegen.conformance sweeps whole, if none are named: those that have "
        "changed since they last passed, or all (default: changed)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Refuse names that are none; without the option, nothing is imported."""
    config.addinivalue_line("markers", "whole: says the same as when it last passed if nothing has changed since")
    if targets := config.getoption("family"):
        from puzzlegen import catalog
        from puzzlegen.core.errors import WrongUsage

        try:
            for target in targets:
                catalog.find(target)
        except WrongUsage as error:
            raise pytest.UsageError(str(error)) from error
