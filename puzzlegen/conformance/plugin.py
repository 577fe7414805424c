"""The option of pytest that chooses the families; an entry point of puzzlegen's makes pytest load it."""

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


def pytest_configure(config: pytest.Config) -> None:
    """Refuse names that are none; without the option, nothing is imported."""
    if targets := config.getoption("family"):
        from puzzlegen import catalog
        from puzzlegen.core.errors import WrongUsage

        try:
            for target in targets:
                catalog.find(target)
        except WrongUsage as error:
            raise pytest.UsageError(str(error)) from error
