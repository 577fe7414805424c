"""Mattes, and what makes fillings fit: spots taken out, lines found."""

import os
import subprocess
import sys

import numpy as np
import pytest
from PIL import Image, ImageFilter

from puzzlegen.core.stream import Stream
from puzzlegen.generators.differences.kits.cutouts import eroded, grown
from puzzlegen.generators.differences.kits.fillings import scratched, settled
from puzzlegen.models import matting
from puzzlegen.models.matting import matte

SIDE = 120
ROWS, COLUMNS = np.mgrid[:SIDE, :SIDE]
DISC = (ROWS - 60) ** 2 + (COLUMNS - 60) ** 2 < 26**2
HOLE = (np.abs(ROWS - 60) < 24) & (np.abs(COLUMNS - 60) < 30)
THING, GROUND = np.array((200.0, 60, 60)), np.array((150.0, 160, 150))


def noise(key="noise", depth=5):
    return (Stream(key).words(SIDE * SIDE) % np.uint64(depth)).astype(int).reshape(SIDE, SIDE, 1) - depth // 2


def mixed(softness):
    """A disc in the shares that a lens gives, and these shares."""
    image = Image.fromarray(DISC).convert("L").filter(ImageFilter.GaussianBlur(softness))
    share = np.asarray(image)[..., None] / 255
    picture = np.rint(GROUND * (1 - share) + THING * share).astype(int) + noise()
    return picture.clip(0, 255).astype(np.uint8), share[..., 0]


def test_it_is_told_that_pymatting_is_compiled_once(tmp_path, caplog):
    matting._tell_of_compiling(tmp_path)
    assert "PyMatting is being compiled" in caplog.text
    caplog.clear()
    (tmp_path / "alpha" / "__pycache__").mkdir(parents=True)
    (tmp_path / "alpha" / "__pycache__" / "one.py311.nbi").touch()
    matting._tell_of_compiling(tmp_path)
    assert caplog.text == ""


@pytest.mark.parametrize("shift", [-2, 0, 2])
def test_a_matte_finds_the_shares_whatever_the_segmenter_missed(shift):
    picture, share = mixed(1.5)
    mask = eroded(DISC, -shift) if shift < 0 else grown(DISC, shift)
    found = matte(picture, eroded(mask, 3), ~grown(mask, 5))
    assert np.abs(found.share - share).mean() < 0.01
    assert np.abs(found.share - share).max() < 0.3
    edge = (share > 0.3) & (share < 0.7)
    assert np.abs(found.thing[edge] - THING).mean() < 15
    assert np.abs(found.ground[edge] - GROUND).mean() < 15


def test_what_is_known_stays_as_it_is():
    picture, _ = mixed(1.5)
    inside, outside = eroded(DISC, 3), ~grown(DISC, 5)
    found = matte(picture, inside, outside)
    assert (found.share[inside] == 1).all()
    assert (found.share[outside] == 0).all()
    assert (found.thing[inside] == picture[inside]).all()
    assert (found.ground[outside] == picture[outside]).all()


def ground():
    return (GROUND + noise()).astype(np.uint8)


def film():
    return np.where(HOLE[..., None], GROUND, ground()).astype(np.uint8)


def test_a_filling_gets_the_colours_of_the_film_and_keeps_its_grain():
    spot = np.exp(-((ROWS - 60) ** 2 + (COLUMNS - 60) ** 2) / 2 / 16**2)[..., None] * np.array((-20, -10, 30))
    filling = np.where(HOLE[..., None], (GROUND + spot + noise("grain")).clip(0, 255), ground()).astype(np.uint8)
    found = settled(filling, film(), HOLE)
    assert (found == filling)[~HOLE].all()
    middle = (np.abs(ROWS - 60) < 8) & (np.abs(COLUMNS - 60) < 8)
    before, after = (np.abs(one[middle].mean(axis=0) - GROUND) for one in (filling, found))
    assert (after < before / 2).all()
    assert found[middle].std() > 0.8 * noise("grain")[middle].std()


def test_a_line_in_a_filling_is_found():
    assert not scratched(ground(), HOLE)
    line = HOLE & (np.abs(ROWS - COLUMNS) < 2)
    marked = np.where(line[..., None], ground() - np.uint8(30), ground())
    assert scratched(marked, HOLE)
    assert not scratched(marked, ~grown(HOLE, 2))


def test_on_lined_ground_a_line_is_none():
    stripes = np.where((COLUMNS // 3 % 2 == 0)[..., None], ground(), ground() - np.uint8(30))
    assert not scratched(stripes, HOLE)


def test_mattes_leave_the_number_of_threads_as_it_is():
    program = (
        "import torch\n"
        "from tests.models.test_matting import DISC, eroded, grown, matte, mixed\n"
        "matte(mixed(1.5)[0], eroded(DISC, 3), ~grown(DISC, 5))\n"
        "print(torch.get_num_threads())"
    )
    asked = os.environ | {"OMP_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "2"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=asked)
    assert done.stdout.strip() == "1"
