"""all-MiniLM-L6-v2 as it comes with Studia, read from its 8-bit file, so that its upper layers can be taught something else."""
import json
import math
import struct

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional

SIZE, HEADS, LAYERS = 384, 12, 6
# What lies below knows words; what is taught is how they hang together.
KEPT = 3

LINEAR = {
    "query": "attention.self.query",
    "key": "attention.self.key",
    "value": "attention.self.value",
    "out": "attention.output.dense",
    "wide": "intermediate.dense",
    "narrow": "output.dense",
}
NORMS = {"first": "attention.output.LayerNorm", "second": "output.LayerNorm"}


class ModelFile:
    """The file of the model: its tensors by name, and where they lie in it."""

    def __init__(self, path):
        self.bytes = open(path, "rb").read()
        graph = onnx.load(path).graph
        self.stored = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
        self.matrices = {
            node.name.strip("/").replace("/MatMul_quant", "").replace("/", "."): node.input[1].replace("_quantized", "")
            for node in graph.node
            if node.op_type == "MatMulInteger"
        }

    def whole(self, name):
        weights = self.stored[name + "_quantized"].astype(np.float32)
        return torch.tensor((weights - self.stored[name + "_zero_point"].astype(np.float32)) * self.stored[name + "_scale"])

    def plain(self, name):
        return torch.tensor(self.stored[name])

    def place_of(self, stored):
        own = stored.tobytes()
        assert self.bytes.count(own) == 1, "a tensor stands in the file more than once"
        return self.bytes.find(own), len(own)


class Layer(nn.Module):
    def __init__(self, file, number):
        super().__init__()
        self.path = f"encoder.layer.{number}."
        for name, there in LINEAR.items():
            weights = file.whole(file.matrices[self.path + there]).t().contiguous()
            linear = nn.Linear(weights.shape[1], weights.shape[0])
            linear.weight.data, linear.bias.data = weights, file.plain(self.path + there + ".bias")
            setattr(self, name, linear)
        for name, there in NORMS.items():
            norm = nn.LayerNorm(SIZE, eps=1e-12)
            norm.weight.data, norm.bias.data = file.plain(self.path + there + ".weight"), file.plain(self.path + there + ".bias")
            setattr(self, name, norm)
        for parameter in self.parameters():
            parameter.requires_grad = number >= KEPT

    def forward(self, states, hidden):
        texts, tokens, _ = states.shape

        def by_head(linear):
            return linear(states).view(texts, tokens, HEADS, SIZE // HEADS).transpose(1, 2)

        looks = by_head(self.query) @ by_head(self.key).transpose(-1, -2) / math.sqrt(SIZE // HEADS) + hidden
        seen = (looks.softmax(-1) @ by_head(self.value)).transpose(1, 2).reshape(texts, tokens, SIZE)
        states = self.first(states + self.out(seen))
        return self.second(states + self.narrow(functional.gelu(self.wide(states))))


class MiniLm(nn.Module):
    def __init__(self, file):
        super().__init__()
        name = "embeddings.{}_embeddings.weight".format
        self.words = nn.Embedding.from_pretrained(file.whole(name("word")), freeze=True)
        self.register_buffer("positions", file.whole(name("position")))
        self.register_buffer("types", file.whole(name("token_type")))
        self.norm = nn.LayerNorm(SIZE, eps=1e-12)
        self.norm.weight.data, self.norm.bias.data = file.plain("embeddings.LayerNorm.weight"), file.plain("embeddings.LayerNorm.bias")
        for parameter in self.norm.parameters():
            parameter.requires_grad = False
        self.layers = nn.ModuleList(Layer(file, number) for number in range(LAYERS))

    @torch.no_grad()
    def lower(self, ids, types=None):
        """What the layers that are kept make of tokens: the same in every round."""
        types = torch.zeros_like(ids) if types is None else types
        states = self.norm(self.words(ids) + self.positions[: ids.shape[1]] + self.types[types])
        for layer in self.layers[:KEPT]:
            states = layer(states, padding(ids))
        return states

    def upper(self, states, ids):
        for layer in self.layers[KEPT:]:
            states = layer(states, padding(ids))
        return states

    def write_taught(self, file, path):
        """Where the taught layers lie in the model's file, and what belongs there instead."""
        places, contents = [], b""

        def put(stored, taught):
            nonlocal contents
            places.append(file.place_of(stored))
            contents += taught.astype(stored.dtype).tobytes()

        for layer in self.layers[KEPT:]:
            for name, there in LINEAR.items():
                linear, matrix = getattr(layer, name), file.matrices[layer.path + there]
                weights = linear.weight.detach().t().contiguous().numpy()
                scale = np.abs(weights).max(0) / 127
                put(file.stored[matrix + "_quantized"], np.round(weights / scale).clip(-127, 127))
                put(file.stored[matrix + "_scale"], scale)
                put(file.stored[layer.path + there + ".bias"], linear.bias.detach().numpy())
            for name, there in NORMS.items():
                norm = getattr(layer, name)
                put(file.stored[layer.path + there + ".weight"], norm.weight.detach().numpy())
                put(file.stored[layer.path + there + ".bias"], norm.bias.detach().numpy())
        listed = json.dumps(places, separators=(",", ":")).encode()
        with open(path, "wb") as out:
            out.write(struct.pack("<I", len(listed)) + listed + contents)


def padding(ids):
    return (ids == 0)[:, None, None, :].float() * -1e4
