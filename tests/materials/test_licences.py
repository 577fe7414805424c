"""Which licences of photographs let changed versions be released under which others."""

import pytest

from puzzlegen.materials.licences import forbids

CHANGED = "forbids changed versions"
SAME = "wants changed versions under the same licence"


@pytest.mark.parametrize(
    "work",
    ["CC-BY-ND-4.0", "CC-BY-NC-ND-3.0", "CC BY-ND 2.0", "https://creativecommons.org/licenses/by-nd/4.0/",
     "Creative Commons Attribution-NoDerivs 2.0", "cc-by-nd"],
)  # fmt: skip
def test_no_changed_version_of_what_forbids_them_is_released(work):
    for published in ("CC-BY-4.0", "CC-BY-ND-4.0", "CC0-1.0", work):
        assert forbids(work, published) == CHANGED


@pytest.mark.parametrize("work", ["CC-BY-NC-4.0", "CC BY-NC 2.0", "Creative Commons Attribution-NonCommercial 4.0"])
def test_what_is_not_for_commercial_use_stays_so(work):
    assert forbids(work, "CC-BY-4.0") == "forbids commercial use, which CC-BY-4.0 allows"
    assert forbids(work, "MIT")
    for published in ("CC-BY-NC-4.0", "CC-BY-NC-SA-4.0", "CC-BY-NC-ND-4.0", "LicenseRef-Mine-1.0"):
        assert forbids(work, published) == ""


@pytest.mark.parametrize(
    ("work", "published", "allowed"),
    [
        ("CC-BY-SA-4.0", "CC-BY-SA-4.0", True),
        ("CC-BY-SA-3.0", "CC-BY-SA-4.0", True),  # a later version
        ("CC BY-SA", "CC-BY-SA-4.0", True),
        ("CC-BY-SA-4.0", "CC-BY-SA-3.0", False),
        ("CC-BY-SA-1.0", "CC-BY-SA-4.0", False),  # which knew of no later versions
        ("CC-BY-SA-4.0", "CC-BY-4.0", False),
        ("CC-BY-SA-4.0", "CC0-1.0", False),
        ("CC-BY-SA-4.0", "LicenseRef-Mine-1.0", False),
        ("CC-BY-SA-4.0", "CC-BY-NC-SA-4.0", False),
        ("CC-BY-NC-SA-3.0", "CC-BY-NC-SA-4.0", True),
        ("CC-BY-SA-4.0", "GPL-3.0-only", True),
        ("CC-BY-SA-3.0", "GPL-3.0-only", False),
        ("GPL-2.0-or-later", "GPL-3.0-only", True),
        ("GPL-2.0-only", "GPL-3.0-only", False),
        ("GPL-2.0-or-later", "CC-BY-4.0", False),
        ("LAL-1.3", "LAL-1.3", True),
    ],
)
def test_what_is_to_be_shared_alike_is(work, published, allowed):
    assert forbids(work, published) == ("" if allowed else SAME)


@pytest.mark.parametrize("work", ["CC0-1.0", "CC-BY-4.0", "public domain", "mine", "MIT", "Santa's SA by NC Nd"])
def test_nothing_is_said_against_other_licences(work):
    for published in ("CC-BY-4.0", "CC0-1.0", "CC-BY-NC-ND-4.0"):
        assert forbids(work, published) == ""
