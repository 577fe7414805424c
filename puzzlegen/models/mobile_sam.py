"""MobileSAM (C. Zhang et al., 2023): the decoder of SAM behind an encoder that a CPU runs in a second."""

import re
from pathlib import Path
from typing import Any, Final

from transformers import SamConfig, SamModel

from puzzlegen.models import Device, Identity, checkpoint
from puzzlegen.models.device import require
from puzzlegen.models.hub_sam import PromptedSam
from puzzlegen.models.mask_generation import Frame, Grid, GridSegmenter
from puzzlegen.models.tiny_vit import Shape, TinyVit
from puzzlegen.models.weights import MOBILE_SAM, path_of

_SIDE: Final = 1024
_UNUSED: Final = ("image_encoder.norm_head.", "image_encoder.head.")  # of the classifier that the encoder once was
_POSITIONS: Final = "shared_image_embedding.positional_embedding"
_NAMES: Final = (  # of parameters: from the published ones to those of transformers
    (r"^image_encoder\.", "vision_encoder."),
    (r"^prompt_encoder\.pe_layer\.positional_encoding_gaussian_matrix$", _POSITIONS),
    (r"\.point_embeddings\.", ".point_embed."),
    (r"\.mask_downscaling\.0\.", ".mask_embed.conv1."),
    (r"\.mask_downscaling\.1\.", ".mask_embed.layer_norm1."),
    (r"\.mask_downscaling\.3\.", ".mask_embed.conv2."),
    (r"\.mask_downscaling\.4\.", ".mask_embed.layer_norm2."),
    (r"\.mask_downscaling\.6\.", ".mask_embed.conv3."),
    (r"\.output_upscaling\.0\.", ".upscale_conv1."),
    (r"\.output_upscaling\.1\.", ".upscale_layer_norm."),
    (r"\.output_upscaling\.3\.", ".upscale_conv2."),
    (r"(_mlps\.\d|_head)\.layers\.0\.", r"\1.proj_in."),
    (r"(_mlps\.\d|_head)\.layers\.1\.", r"\1.layers.0."),
    (r"(_mlps\.\d|_head)\.layers\.2\.", r"\1.proj_out."),
    (r"^(mask_decoder\.transformer\..*)\bnorm(\d|_final_attn)\.", r"\1layer_norm\2."),
)


class _Encoder(TinyVit):
    """As `SamModel` wants it: the embedding is the first of several results."""

    def forward(self, x: Any) -> tuple[Any]:
        return (super().forward(x),)


def load(device: Device, grid: Grid) -> GridSegmenter:
    """The segmenter with its published weights.

    Raises:
        MissingWeights, CorruptWeights, NoCuda: with a sentence for the user.
    """
    require(device)
    path = path_of(MOBILE_SAM)
    identity = Identity(MOBILE_SAM.name, f"sha256:{MOBILE_SAM.sha256}", MOBILE_SAM.licence)

    def prompted() -> PromptedSam:
        return PromptedSam(assembled(path, Shape(), _SIDE).to(device), Frame(_SIDE, stretched=False))

    return GridSegmenter(prompted, identity, device, grid)


def assembled(path: Path, shape: Shape, side: int) -> Any:
    """A ``SamModel`` for pictures of side x side pixels, its encoder a `TinyVit`, with the parameters in a file.

    Raises:
        CorruptWeights: the file is damaged, or is that of another model.
    """
    size = {"image_size": side, "patch_size": 16}
    placeholder = {"hidden_size": 16, "num_hidden_layers": 0, "num_attention_heads": 1, "mlp_dim": 16}
    model = SamModel(
        SamConfig(
            vision_config=size | placeholder | {"output_channels": shape.out, "num_pos_feats": shape.out // 2},
            prompt_encoder_config=size | {"hidden_size": shape.out},
            mask_decoder_config={"hidden_size": shape.out},
        )
    )
    model.vision_encoder = _Encoder(shape)
    state = {}
    for published, value in checkpoint.parameters(path).items():
        if published.startswith(_UNUSED):
            continue
        name = published
        for pattern, replacement in _NAMES:
            name = re.sub(pattern, replacement, name)
        state[name] = value
    if _POSITIONS in state:  # prompts and pictures share it
        state["prompt_encoder.shared_embedding.positional_embedding"] = state[_POSITIONS]
    return checkpoint.fill(model, state, path)
