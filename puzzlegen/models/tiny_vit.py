"""Tiny vision transformers, the encoders of small segmenters.

The architecture is that of K. Wu et al., "TinyViT: Fast Pretraining Distillation for Small Vision Transformers" (2022):
two convolutions, a stage of inverted bottlenecks, then stages of attention in windows. C. Zhang et al., "Faster Segment
Anything: Towards Lightweight SAM for Mobile Applications" (2023), leave out the last halving of the resolution, so that
the result is a sixteenth of the input, and add the neck of SAM. Parameters are named as in the published weights.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import torch
from torch import nn
from torch.nn.functional import gelu, pad, scaled_dot_product_attention


@dataclass(frozen=True)
class Shape:
    """The size of an encoder, by default the published one of five million parameters.

    Attributes:
        dims: channels of each stage; the first is convolutional.
        depths: blocks of each stage.
        heads: of attention, in each stage; the first number is not used.
        windows: the side of the windows of attention, in each stage; the first number is not used.
        out: channels of the result.
    """

    dims: tuple[int, ...] = (64, 128, 160, 320)
    depths: tuple[int, ...] = (2, 2, 6, 2)
    heads: tuple[int, ...] = (2, 4, 5, 10)
    windows: tuple[int, ...] = (7, 7, 14, 7)
    out: int = 256


def _normed(inputs: int, outputs: int, kernel: int, stride: int = 1, groups: int = 1) -> Any:
    """A convolution and a batch normalisation."""
    convolution = nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, groups=groups, bias=False)
    return nn.Sequential(OrderedDict(c=convolution, bn=nn.BatchNorm2d(outputs)))


class _Bottleneck(nn.Module):  # type: ignore[misc] # torch is not type-checked
    """Wider by four, depth-wise 3 x 3, and back."""

    def __init__(self, dim: int) -> None:
        super().__init__()
        self.conv1 = _normed(dim, 4 * dim, 1)
        self.conv2 = _normed(4 * dim, 4 * dim, 3, groups=4 * dim)
        self.conv3 = _normed(4 * dim, dim, 1)

    def forward(self, x: Any) -> Any:
        return gelu(x + self.conv3(gelu(self.conv2(gelu(self.conv1(x))))))


class _Merging(nn.Module):  # type: ignore[misc]
    """From one stage to the next: other channels, and with stride 2 half the resolution."""

    def __init__(self, inputs: int, outputs: int, stride: int) -> None:
        super().__init__()
        self.conv1 = _normed(inputs, outputs, 1)
        self.conv2 = _normed(outputs, outputs, 3, stride, groups=outputs)
        self.conv3 = _normed(outputs, outputs, 1)

    def forward(self, x: Any) -> Any:
        return self.conv3(gelu(self.conv2(gelu(self.conv1(x)))))


class _Attention(nn.Module):  # type: ignore[misc]
    """Attention within a window, with a learnt bias for each distance (absolute, in rows and in columns)."""

    def __init__(self, dim: int, heads: int, window: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm = nn.LayerNorm(dim)
        self.qkv = nn.Linear(dim, 3 * dim)
        self.proj = nn.Linear(dim, dim)
        self.attention_biases = nn.Parameter(torch.zeros(heads, window * window))
        ys, xs = torch.meshgrid(torch.arange(window), torch.arange(window), indexing="ij")
        apart = [(axis.flatten()[:, None] - axis.flatten()).abs() for axis in (ys, xs)]
        self.register_buffer("distances", apart[0] * window + apart[1], persistent=False)

    def forward(self, x: Any) -> Any:
        """Args: x: (windows, window * window, dim)."""
        windows, length, dim = x.shape
        # For each head in turn: query, key, value
        mixed = self.qkv(self.norm(x)).view(windows, length, self.heads, 3, dim // self.heads)
        query, key, value = mixed.permute(3, 0, 2, 1, 4)
        attended = scaled_dot_product_attention(query, key, value, self.attention_biases[:, self.distances])
        return self.proj(attended.transpose(1, 2).reshape(windows, length, dim))


class _Mlp(nn.Module):  # type: ignore[misc]
    def __init__(self, dim: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(dim)
        self.fc1 = nn.Linear(dim, 4 * dim)
        self.fc2 = nn.Linear(4 * dim, dim)

    def forward(self, x: Any) -> Any:
        return self.fc2(gelu(self.fc1(self.norm(x))))


class _Block(nn.Module):  # type: ignore[misc]
    """Attention in windows, a depth-wise 3 x 3 convolution, and two layers for each place."""

    def __init__(self, dim: int, heads: int, window: int) -> None:
        super().__init__()
        self.window = window
        self.attn = _Attention(dim, heads, window)
        self.local_conv = _normed(dim, dim, 3, groups=dim)
        self.mlp = _Mlp(dim)

    def forward(self, x: Any) -> Any:
        """Args: x: (batch, dim, height, width)."""
        x = self.local_conv(x + self._attended(x))
        return x + self.mlp(x.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)

    def _attended(self, x: Any) -> Any:
        """Attention in windows; those at the border are filled up with zeros, which are not masked out."""
        batch, dim, height, width = x.shape
        side = self.window
        x = pad(x, (0, -width % side, 0, -height % side))
        rows, columns = x.shape[2] // side, x.shape[3] // side
        windows = x.view(batch, dim, rows, side, columns, side).permute(0, 2, 4, 3, 5, 1)
        windows = self.attn(windows.reshape(-1, side * side, dim))
        windows = windows.view(batch, rows, columns, side, side, dim).permute(0, 5, 1, 3, 2, 4)
        return windows.reshape(batch, dim, rows * side, columns * side)[..., :height, :width]


class _Stage(nn.Module):  # type: ignore[misc]
    def __init__(self, blocks: list[Any], downsample: Any) -> None:
        super().__init__()
        self.blocks = nn.Sequential(*blocks)
        self.downsample = downsample

    def forward(self, x: Any) -> Any:
        x = self.blocks(x)
        return x if self.downsample is None else self.downsample(x)


class _ChannelNorm(nn.LayerNorm):  # type: ignore[misc]
    """Normalises over the channels of (batch, channels, height, width)."""

    def forward(self, x: Any) -> Any:
        return super().forward(x.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)


class TinyVit(nn.Module):  # type: ignore[misc]
    """The encoder: (batch, 3, side, side) -> (batch, out, side / 16, side / 16)."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        first, last = shape.dims[0], shape.dims[-1]
        self.patch_embed = nn.Module()
        self.patch_embed.seq = nn.Sequential(_normed(3, first // 2, 3, 2), nn.GELU(), _normed(first // 2, first, 3, 2))
        stages = []
        for number, (dim, depth, heads, window) in enumerate(
            zip(shape.dims, shape.depths, shape.heads, shape.windows, strict=True)
        ):
            blocks = [_Block(dim, heads, window) if number else _Bottleneck(dim) for _ in range(depth)]
            stride = 2 if number < 2 else 1
            merging = None if number + 1 == len(shape.dims) else _Merging(dim, shape.dims[number + 1], stride)
            stages.append(_Stage(blocks, merging))
        self.layers = nn.Sequential(*stages)
        self.neck = nn.Sequential(
            nn.Conv2d(last, shape.out, 1, bias=False),
            _ChannelNorm(shape.out, eps=1e-6),
            nn.Conv2d(shape.out, shape.out, 3, padding=1, bias=False),
            _ChannelNorm(shape.out, eps=1e-6),
        )

    def forward(self, x: Any) -> Any:
        """What it sees in normalised pictures."""
        return self.neck(self.layers(self.patch_embed.seq(x)))
