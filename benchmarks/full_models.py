"""The default models of ``--device cuda`` at their full size, with random weights: for time and memory, not for looks.

The shapes are those of the published configurations of `facebook/sam2.1-hiera-large` and
`diffusers/stable-diffusion-xl-1.0-inpainting-0.1`; only the tokenizers are small ones, which take no time anyway.
"""

from pathlib import Path
from typing import Any

import torch

from tests.support.model_cases import letter_tokenizer


def save_sam2_large(folder: Path) -> None:
    """A ``Sam2Model`` of 217 million parameters."""
    from transformers import Sam2Config, Sam2Model

    widths = [144, 288, 576, 1152]
    backbone = {"model_type": "sam2_hiera_det_model", "hidden_size": widths[0], "image_size": [1024, 1024]}
    backbone |= {"blocks_per_stage": [2, 6, 36, 4], "embed_dim_per_stage": widths, "num_attention_heads": 2}
    backbone |= {"num_attention_heads_per_stage": [2, 4, 8, 16], "window_size_per_stage": [8, 4, 16, 8]}
    backbone |= {"global_attention_blocks": [23, 33, 43], "window_positional_embedding_background_size": [7, 7]}
    vision = {"backbone_config": backbone, "backbone_channel_list": widths[::-1]}
    with _made_on_the_gpu():
        Sam2Model(Sam2Config(vision_config=vision)).save_pretrained(folder)


def save_sdxl(folder: Path) -> None:
    """A ``StableDiffusionXLInpaintPipeline`` of 3.5 thousand million parameters, in half precision: 7 GB."""
    from diffusers import AutoencoderKL, DDIMScheduler, StableDiffusionXLInpaintPipeline, UNet2DConditionModel
    from transformers import CLIPTextConfig, CLIPTextModel, CLIPTextModelWithProjection

    def text(kind: Any, width: int, layers: int, heads: int, **further: Any) -> Any:
        shape = {"hidden_size": width, "intermediate_size": 4 * width, "projection_dim": width}
        config = CLIPTextConfig(**shape, num_hidden_layers=layers, num_attention_heads=heads, **further)
        return kind(config).half()

    with _made_on_the_gpu():
        pipeline = StableDiffusionXLInpaintPipeline(
            unet=UNet2DConditionModel(
                sample_size=128,
                in_channels=9,
                out_channels=4,
                block_out_channels=(320, 640, 1280),
                down_block_types=("DownBlock2D", "CrossAttnDownBlock2D", "CrossAttnDownBlock2D"),
                up_block_types=("CrossAttnUpBlock2D", "CrossAttnUpBlock2D", "UpBlock2D"),
                transformer_layers_per_block=[1, 2, 10],
                attention_head_dim=[5, 10, 20],
                cross_attention_dim=2048,
                addition_embed_type="text_time",
                addition_time_embed_dim=256,
                projection_class_embeddings_input_dim=2816,
                use_linear_projection=True,
            ).half(),
            vae=AutoencoderKL(
                block_out_channels=(128, 256, 512, 512),
                down_block_types=("DownEncoderBlock2D",) * 4,
                up_block_types=("UpDecoderBlock2D",) * 4,
                layers_per_block=2,
                sample_size=1024,
                scaling_factor=0.13025,
                force_upcast=True,
            ).half(),
            text_encoder=text(CLIPTextModel, 768, 12, 12),
            text_encoder_2=text(CLIPTextModelWithProjection, 1280, 32, 20, hidden_act="gelu"),
            tokenizer=letter_tokenizer(folder),
            tokenizer_2=letter_tokenizer(folder),
            scheduler=DDIMScheduler(clip_sample=False, steps_offset=1),
        )
    pipeline.save_pretrained(folder, variant="fp16")


def _made_on_the_gpu() -> Any:
    """A context in which random weights are drawn where that takes seconds and not minutes."""
    torch.manual_seed(8)
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")
