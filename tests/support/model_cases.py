"""Tiny models with random weights, of the real classes, and pictures for them."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from puzzlegen.models.mask_generation import Grid

torch.set_num_threads(1)  # several only get in one another's way on models as small as these

SIDE = 128
EVERYTHING = Grid(3, quality=-1e9, stability=0.0, overlap=1.0, alike=0)
"""Random models are sure of nothing."""


def photograph(height: int = 96, width: int = 150, seed: int = 0) -> NDArray[np.uint8]:
    """Smooth ground, a disc, and noise."""
    rng = np.random.default_rng(seed)
    ys, xs = np.mgrid[:height, :width]
    picture = np.stack([xs * 200 / width, ys * 200 / height, (xs + ys) % 90 + 60], axis=-1)
    picture[(ys - height * 0.4) ** 2 + (xs - width * 0.6) ** 2 < (height / 5) ** 2] = (230, 40, 30)
    return np.clip(picture + rng.normal(0, 4, picture.shape), 0, 255).astype(np.uint8)


def hole(height: int = 96, width: int = 150) -> NDArray[np.bool_]:
    """A disc that covers that of `photograph`."""
    ys, xs = np.mgrid[:height, :width]
    found: NDArray[np.bool_] = (ys - height * 0.4) ** 2 + (xs - width * 0.6) ** 2 < (height / 4) ** 2
    return found


def lively(model: Any) -> Any:
    """The model with larger weights: as initialised, its logits are nearly the same everywhere."""
    for parameter in model.parameters():
        if parameter.dim() > 1:
            torch.nn.init.normal_(parameter, std=0.3)
    return model


def save_sam(folder: Path) -> None:
    """A ``SamModel`` of transformers."""
    from transformers import SamConfig, SamModel

    torch.manual_seed(1)
    vision = {"hidden_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2, "mlp_dim": 32, "output_channels": 32}
    vision |= {"image_size": SIDE, "patch_size": 16, "global_attn_indexes": [1], "window_size": 4, "num_pos_feats": 16}
    prompt = {"hidden_size": 32, "image_size": SIDE, "patch_size": 16}
    config = SamConfig(
        vision_config=vision, prompt_encoder_config=prompt, mask_decoder_config={"hidden_size": 32, "mlp_dim": 64}
    )
    lively(SamModel(config)).save_pretrained(folder)


def save_sam2(folder: Path) -> None:
    """A ``Sam2Model`` of transformers."""
    from transformers import Sam2Config, Sam2Model

    torch.manual_seed(2)
    backbone = {"model_type": "sam2_hiera_det_model", "hidden_size": 8, "image_size": [SIDE, SIDE]}
    backbone |= {"blocks_per_stage": [1, 1, 2, 1], "embed_dim_per_stage": [8, 16, 32, 64]}
    backbone |= {"num_attention_heads_per_stage": [1, 1, 1, 1], "window_size_per_stage": [8, 4, 8, 4]}
    backbone |= {"global_attention_blocks": [3], "window_positional_embedding_background_size": [4, 4]}
    vision = {"backbone_config": backbone, "backbone_channel_list": [64, 32, 16, 8], "fpn_hidden_size": 32}
    vision["backbone_feature_sizes"] = [[SIDE // 4] * 2, [SIDE // 8] * 2, [SIDE // 16] * 2]
    prompt = {"hidden_size": 32, "image_size": SIDE, "patch_size": 16}
    decoder = {"hidden_size": 32, "mlp_dim": 64, "iou_head_hidden_dim": 32}
    config = Sam2Config(vision_config=vision, prompt_encoder_config=prompt, mask_decoder_config=decoder)
    lively(Sam2Model(config)).save_pretrained(folder)


@contextmanager
def torchvision_replaced() -> Iterator[None]:
    """What segment-anything imports of torchvision, which has no build for a torch without CUDA; none of it is used."""
    names = {
        "torchvision": (),
        "torchvision.ops": (),
        "torchvision.ops.boxes": ("batched_nms", "box_area"),
        "torchvision.transforms": (),
        "torchvision.transforms.functional": ("resize", "to_pil_image"),
    }
    if "torchvision" in sys.modules:
        yield
        return
    for name, functions in names.items():
        module = ModuleType(name)
        for function in functions:
            setattr(module, function, None)
        sys.modules[name] = module
    try:
        yield
    finally:
        for name in names:
            del sys.modules[name]


def segment_anything_sam() -> Any:
    """A ``Sam`` of segment-anything."""
    from segment_anything.modeling import ImageEncoderViT, MaskDecoder, PromptEncoder, Sam, TwoWayTransformer

    torch.manual_seed(3)
    grid = (SIDE // 16, SIDE // 16)
    model = Sam(
        image_encoder=ImageEncoderViT(
            img_size=SIDE,
            patch_size=16,
            embed_dim=16,
            depth=2,
            num_heads=2,
            out_chans=32,
            use_rel_pos=True,
            window_size=4,
            global_attn_indexes=(1,),
        ),
        prompt_encoder=PromptEncoder(
            embed_dim=32, image_embedding_size=grid, input_image_size=(SIDE, SIDE), mask_in_chans=16
        ),
        mask_decoder=MaskDecoder(
            num_multimask_outputs=3,
            transformer=TwoWayTransformer(depth=2, embedding_dim=32, mlp_dim=2048, num_heads=8),
            transformer_dim=32,
        ),
    )
    return lively(model)


def letter_tokenizer(folder: Path) -> Any:
    """A tokenizer that knows letters; its files stay in the folder."""
    import json

    from transformers import CLIPTokenizer

    folder.mkdir(parents=True, exist_ok=True)
    letters = [chr(code) for code in range(33, 127)]
    words = ["<|startoftext|>", "<|endoftext|>", *letters, *(letter + "</w>" for letter in letters)]
    (folder / "vocab.json").write_text(json.dumps({word: number for number, word in enumerate(words)}))
    (folder / "merges.txt").write_text("#version: 0.2\n")
    return CLIPTokenizer(str(folder / "vocab.json"), str(folder / "merges.txt"), model_max_length=77)


def _text_encoder(model_class: Any) -> Any:
    from transformers import CLIPTextConfig

    shape = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2}
    return model_class(CLIPTextConfig(**shape, vocab_size=600, projection_dim=16))


def _autoencoder(**further: Any) -> Any:
    """One that makes pictures eight times as small."""
    from diffusers import AutoencoderKL

    return AutoencoderKL(
        block_out_channels=(8, 8, 8, 8),
        down_block_types=("DownEncoderBlock2D",) * 4,
        up_block_types=("UpDecoderBlock2D",) * 4,
        latent_channels=4,
        norm_num_groups=8,
        **further,
    )


def _unet(**further: Any) -> Any:
    """For latents of 8 x 8."""
    from diffusers import UNet2DConditionModel

    return UNet2DConditionModel(
        sample_size=8,
        in_channels=9,
        out_channels=4,
        block_out_channels=(8, 16),
        layers_per_block=1,
        down_block_types=("DownBlock2D", "CrossAttnDownBlock2D"),
        up_block_types=("CrossAttnUpBlock2D", "UpBlock2D"),
        attention_head_dim=4,
        norm_num_groups=8,
        **further,
    )


def save_stable_diffusion(folder: Path) -> None:
    """A ``StableDiffusionInpaintPipeline`` for pictures of 64 x 64."""
    from diffusers import PNDMScheduler, StableDiffusionInpaintPipeline
    from transformers import CLIPTextModel

    torch.manual_seed(4)
    StableDiffusionInpaintPipeline(
        unet=_unet(cross_attention_dim=16),
        vae=_autoencoder(),
        text_encoder=_text_encoder(CLIPTextModel),
        tokenizer=letter_tokenizer(folder),
        scheduler=PNDMScheduler(skip_prk_steps=True, steps_offset=1),
        safety_checker=None,
        feature_extractor=None,
        requires_safety_checker=False,
    ).save_pretrained(folder)


def save_stable_diffusion_xl(folder: Path) -> None:
    """A ``StableDiffusionXLInpaintPipeline`` for pictures of 64 x 64."""
    from diffusers import DDIMScheduler, StableDiffusionXLInpaintPipeline
    from transformers import CLIPTextModel, CLIPTextModelWithProjection

    torch.manual_seed(5)
    tokenizer = letter_tokenizer(folder)
    StableDiffusionXLInpaintPipeline(
        unet=_unet(
            cross_attention_dim=32,
            addition_embed_type="text_time",
            addition_time_embed_dim=8,
            projection_class_embeddings_input_dim=16 + 6 * 8,
            use_linear_projection=True,
        ),
        vae=_autoencoder(),
        text_encoder=_text_encoder(CLIPTextModel),
        text_encoder_2=_text_encoder(CLIPTextModelWithProjection),
        tokenizer=tokenizer,
        tokenizer_2=tokenizer,
        scheduler=DDIMScheduler(clip_sample=False, steps_offset=1),
    ).save_pretrained(folder)


def save_flux_fill(folder: Path) -> None:
    """A ``FluxFillPipeline``."""
    from diffusers import FlowMatchEulerDiscreteScheduler, FluxFillPipeline, FluxTransformer2DModel
    from transformers import CLIPTextModel, T5Config, T5EncoderModel, T5TokenizerFast

    torch.manual_seed(6)
    FluxFillPipeline(
        scheduler=FlowMatchEulerDiscreteScheduler(),
        vae=_autoencoder(shift_factor=0.1, scaling_factor=0.5, use_quant_conv=False, use_post_quant_conv=False),
        text_encoder=_text_encoder(CLIPTextModel),
        tokenizer=letter_tokenizer(folder),
        text_encoder_2=T5EncoderModel(T5Config(vocab_size=16, d_model=16, d_kv=8, d_ff=16, num_layers=1, num_heads=2)),
        tokenizer_2=T5TokenizerFast(vocab=[("<pad>", 0.0), ("</s>", 0.0), ("<unk>", -10.0), ("e", -1.0)]),
        transformer=FluxTransformer2DModel(
            in_channels=16 + 16 + 256,  # latents, those without the hole, and the hole
            out_channels=16,
            num_layers=1,
            num_single_layers=1,
            attention_head_dim=16,
            num_attention_heads=2,
            joint_attention_dim=16,
            pooled_projection_dim=16,
            axes_dims_rope=(4, 4, 8),
            guidance_embeds=True,
        ),
    ).save_pretrained(folder)


def save_kandinsky(folder: Path) -> None:
    """A ``KandinskyV22InpaintCombinedPipeline`` for pictures of 64 x 64, both halves in one folder."""
    from diffusers import (
        DDIMScheduler,
        KandinskyV22InpaintCombinedPipeline,
        PriorTransformer,
        UnCLIPScheduler,
        UNet2DConditionModel,
        VQModel,
    )
    from transformers import (
        CLIPImageProcessor,
        CLIPTextModelWithProjection,
        CLIPVisionConfig,
        CLIPVisionModelWithProjection,
    )

    torch.manual_seed(7)
    shape = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
    KandinskyV22InpaintCombinedPipeline(
        unet=UNet2DConditionModel(
            sample_size=32,
            in_channels=9,
            out_channels=8,
            addition_embed_type="image",
            down_block_types=("ResnetDownsampleBlock2D", "SimpleCrossAttnDownBlock2D"),
            mid_block_type="UNetMidBlock2DSimpleCrossAttn",
            up_block_types=("SimpleCrossAttnUpBlock2D", "ResnetUpsampleBlock2D"),
            block_out_channels=(8, 16),
            layers_per_block=1,
            encoder_hid_dim=16,
            encoder_hid_dim_type="image_proj",
            cross_attention_dim=16,
            attention_head_dim=4,
            resnet_time_scale_shift="scale_shift",
            norm_num_groups=8,
        ),
        scheduler=DDIMScheduler(clip_sample=False, steps_offset=1),
        movq=VQModel(
            block_out_channels=(32, 32),
            down_block_types=("DownEncoderBlock2D", "AttnDownEncoderBlock2D"),
            up_block_types=("AttnUpDecoderBlock2D", "UpDecoderBlock2D"),
            latent_channels=4,
            norm_num_groups=8,
            norm_type="spatial",
            num_vq_embeddings=12,
            vq_embed_dim=4,
        ),
        prior_prior=PriorTransformer(num_attention_heads=2, attention_head_dim=8, embedding_dim=16, num_layers=1),
        prior_image_encoder=CLIPVisionModelWithProjection(
            CLIPVisionConfig(**shape, projection_dim=16, image_size=32, patch_size=16)
        ),
        prior_text_encoder=_text_encoder(CLIPTextModelWithProjection),
        prior_tokenizer=letter_tokenizer(folder),
        prior_scheduler=UnCLIPScheduler(variance_type="fixed_small_log", prediction_type="sample"),
        prior_image_processor=CLIPImageProcessor(size={"shortest_edge": 32}, crop_size=32),
    ).save_pretrained(folder)


def onnx_filler() -> bytes:
    """A network with the inputs and the output of the MI-GAN pipeline: it turns the whole picture into its negative."""
    from onnx import TensorProto, helper

    picture = ["batch", 3, "height", "width"]
    graph = helper.make_graph(
        [
            helper.make_node("BitwiseNot", ["image"], ["result"]),
            helper.make_node("Identity", ["mask"], ["seen"]),
        ],
        "negative",
        [
            helper.make_tensor_value_info("image", TensorProto.UINT8, picture),
            helper.make_tensor_value_info("mask", TensorProto.UINT8, ["batch", 1, "height", "width"]),
        ],
        [
            helper.make_tensor_value_info("result", TensorProto.UINT8, picture),
            helper.make_tensor_value_info("seen", TensorProto.UINT8, ["batch", 1, "height", "width"]),
        ],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)
    return model.SerializeToString()
