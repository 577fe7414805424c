"""The monthly job: a new release if the month has none yet, a patch if items were retracted, else nothing.

It may be called as often as one likes. Missed months are not made up for: the series goes on with the present month.
"""

from datetime import date
from typing import Literal

import msgspec

from puzzlegen.core.errors import WrongUsage
from puzzlegen.materials.material import Materials
from puzzlegen.releases import errata
from puzzlegen.releases.documents import Beacon, Version
from puzzlegen.releases.held_back import due
from puzzlegen.releases.publish import publish, require_secret, terms_of
from puzzlegen.releases.restore import Report
from puzzlegen.releases.reveal import reveal
from puzzlegen.releases.secret import Secret
from puzzlegen.releases.series import Series
from puzzlegen.running.workers import Workers
from puzzlegen.specs.language import Spec


class MonthIsPast(WrongUsage):
    """The month lies before that of the newest release."""


class Outcome(msgspec.Struct, frozen=True):
    """What a refresh did.

    Attributes:
        status: whether there is a new release.
        version: the newest release.
        revealed: the releases whose held-back items were published.
        missed: the number of months without a release before this one.
    """

    status: Literal["new release", "unchanged"]
    version: Version
    revealed: tuple[Version, ...] = ()
    missed: int = 0


def refresh(
    series: Series,
    spec: Spec,
    month: date,
    secret: Secret | None,
    *,
    beacon: Beacon | None = None,
    materials: Materials = (),
    workers: Workers = 1,
    report: Report = lambda *_: None,
) -> Outcome:
    """Bring the series up to date with a month (the day does not count), and complete what was interrupted.

    The ``beacon`` is used for the month's release only, and ``materials`` for what is new in it.

    Raises:
        MonthIsPast: a newer release is there: the clock was set back, or the wrong month was named.
        And what `publish` and `reveal` raise.
    """
    terms = terms_of(spec)
    with series.locked():
        versions = series.versions()
        newest = versions[-1] if versions else None
        due = _due(series, newest, month)
        missed = 0
        if due:
            publish(series, spec, due, secret, beacon=beacon, materials=materials, workers=workers, report=report)
            if newest:
                missed = max((due.year - newest.year) * 12 + due.month - newest.month - 1, 0)
        else:
            assert newest
            require_secret(terms, series.read(newest), secret)
            series.tidy()
            series.point()
        current = due or newest
        assert current
        revealed = []
        for version in pending(series):
            reveal(series, version, secret, workers=workers, report=report)
            revealed.append(version)
        return Outcome("new release" if due else "unchanged", current, tuple(revealed), missed)


def _due(series: Series, newest: Version | None, month: date) -> Version | None:
    """The version to make; None if there is nothing to do."""
    if newest is None or (newest.year, newest.month) < (month.year, month.month):
        return Version(month.year, month.month)
    if (newest.year, newest.month) > (month.year, month.month):
        raise MonthIsPast(f"{series.folder} is at release {newest}, and {month:%Y-%m} is earlier: is the clock right?")
    replaced = series.read(newest).content.retractions[0]
    if len(errata.read(series.folder)) > replaced:
        return Version(newest.year, newest.month, newest.patch + 1)
    return None


def pending(series: Series) -> list[Version]:
    """The releases of past months whose held-back items should have been published and are not, oldest first."""
    versions = series.versions()
    return due(series, versions[-1]) if versions else []
