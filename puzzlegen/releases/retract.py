"""Retracts items of a series."""

from puzzlegen.core.errors import WrongUsage
from puzzlegen.releases import errata, forms
from puzzlegen.releases.series import Series


class NothingToRetract(WrongUsage):
    """No item, or more than one, goes by this id; or it is retracted already; or no reason is given."""


def retract(series: Series, item_id: str, why: str) -> str:
    """Retract the item whose id begins with ``item_id``, for a reason; returns its full id.

    Raises:
        NothingToRetract: nothing was changed.
        CorruptErrata: the errata were changed by hand.
    """
    why = " ".join(why.split())
    if not why:
        raise NothingToRetract("A retraction needs a reason: say why in one sentence with --why.")
    with series.locked():
        newest = series.newest()
        found = {
            form.id
            for version in series.versions()
            for form in forms.brought(series.release_folder(version), str(version))
            if form.id.startswith(item_id)
        }
        if len(found) != 1:
            raise NothingToRetract(
                f"{len(found) or 'No'} items of {series.folder} have an id that begins with {item_id!r}."
            )
        (whole,) = found
        if whole in {retraction.id for retraction in errata.read(series.folder)}:
            raise NothingToRetract(f"{whole} is retracted already.")
        errata.add(series.folder, whole, str(newest), why)
    return whole
