"""Colours as people see them: CIELAB, and how different two colours look, CIEDE2000.

The formula is that of CIE 142-2001 as Sharma, Wu and Dalal write it ("The CIEDE2000 color-difference formula",
Color Research and Application 30, 2005), with all parametric factors 1. Colours are sRGB (IEC 61966-2-1), white is D65.
"""

from typing import TYPE_CHECKING, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float64]

_TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
_FROM_XYZ = np.linalg.inv(_TO_XYZ)
_WHITE = _TO_XYZ.sum(axis=1)
_CODES = np.arange(256) / 255
_LINEAR = np.where(_CODES <= 0.04045, _CODES / 12.92, ((_CODES + 0.055) / 1.055) ** 2.4)
_POWER = 25.0**7


def lab(rgb: "NDArray[np.uint8]") -> "Floats":
    """CIELAB coordinates, (..., 3), of colours R, G, B of shape (..., 3)."""
    relative = _LINEAR[rgb] @ _TO_XYZ.T / _WHITE
    bent = np.where(relative > (6 / 29) ** 3, np.cbrt(relative), relative * (29 / 6) ** 2 / 3 + 4 / 29)
    x, y, z = bent[..., 0], bent[..., 1], bent[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def linear_rgb(lab: "Floats") -> "Floats":
    """The colours of CIELAB coordinates, (..., 3), as linear R, G, B; what leaves 0 to 1 no screen can show."""
    light, a, b = np.moveaxis(lab, -1, 0)
    y = (light + 16) / 116
    bent = np.stack([y + a / 500, y, y - b / 200], axis=-1)
    relative = np.where(bent > 6 / 29, bent**3, (bent - 4 / 29) * 3 * (6 / 29) ** 2)
    found: Floats = relative * _WHITE @ _FROM_XYZ.T
    return found


def encoded(linear: "Floats") -> "NDArray[np.uint8]":
    """Linear R, G, B as colours of sRGB; what no screen can show is clipped."""
    clipped = linear.clip(0, 1)
    codes = np.where(clipped <= 0.0031308, clipped * 12.92, 1.055 * clipped ** (1 / 2.4) - 0.055)
    found: NDArray[np.uint8] = np.rint(codes * 255).astype(np.uint8)
    return found


def ciede2000(one: "Floats", other: "Floats") -> "Floats":
    """The difference of colours given in CIELAB, each of shape (..., 3); 1 is about what can just be told apart."""
    light_1, a_1, b_1 = np.moveaxis(one, -1, 0)
    light_2, a_2, b_2 = np.moveaxis(other, -1, 0)
    mean = (np.hypot(a_1, b_1) + np.hypot(a_2, b_2)) / 2
    stretch = 1.5 - 0.5 * np.sqrt(mean**7 / (mean**7 + _POWER))
    chroma_1, chroma_2 = np.hypot(stretch * a_1, b_1), np.hypot(stretch * a_2, b_2)
    hue_1 = np.degrees(np.arctan2(b_1, stretch * a_1)) % 360
    hue_2 = np.degrees(np.arctan2(b_2, stretch * a_2)) % 360

    grey = chroma_1 * chroma_2 == 0
    turn = np.where(grey, 0, (hue_2 - hue_1 + 180) % 360 - 180)
    # Exactly opposite hues count as half a turn forwards; their mean below is on the same side.
    turn = np.where(~grey & (hue_2 - hue_1 == 180), 180, turn)
    light, chroma = light_2 - light_1, chroma_2 - chroma_1
    hue = 2 * np.sqrt(chroma_1 * chroma_2) * np.sin(np.radians(turn / 2))

    mean_light, mean_chroma = (light_1 + light_2) / 2, (chroma_1 + chroma_2) / 2
    total = hue_1 + hue_2
    far = np.abs(hue_1 - hue_2) > 180
    mean_hue = np.where(grey, total, np.where(~far, total / 2, np.where(total < 360, total / 2 + 180, total / 2 - 180)))

    def cos(degrees: "Floats") -> "Floats":
        return np.cos(np.radians(degrees))

    weight = (
        1
        - 0.17 * cos(mean_hue - 30)
        + 0.24 * cos(2 * mean_hue)
        + 0.32 * cos(3 * mean_hue + 6)
        - 0.20 * cos(4 * mean_hue - 63)
    )
    offset = (mean_light - 50) ** 2
    light = light / (1 + 0.015 * offset / np.sqrt(20 + offset))
    hue = hue / (1 + 0.015 * mean_chroma * weight)
    rotation = (
        -2
        * np.sqrt(mean_chroma**7 / (mean_chroma**7 + _POWER))
        * np.sin(np.radians(60 * np.exp(-(((mean_hue - 275) / 25) ** 2))))
    )
    chroma = chroma / (1 + 0.045 * mean_chroma)
    squared: Floats = light**2 + chroma**2 + hue**2 + rotation * chroma * hue
    return np.sqrt(np.maximum(squared, 0))
