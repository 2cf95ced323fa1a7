import llamaTokenizer from 'llama-tokenizer-js';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { LISTENING_RATE } from './listen.ts';
import { ONE_THREAD } from './session.ts';
import { readChecked } from './weights.ts';

const PACKAGE = '@moonshine-ai/moonshine-js';
const FOLDER = 'dist/model/tiny/quantized';
const ENCODER = 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a';
const DECODER = 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367';

const LAYERS = 6;
const BEGIN = 1;
const END = 2;
const TOKENS_A_SECOND = 6.5;

type Tensors = Record<string, Tensor>;

const names = (part: 'decoder' | 'encoder'): string[] =>
  Array.from({ length: LAYERS }, (_, layer) =>
    ['key', 'value'].map((kind) => `${layer}.${part}.${kind}`),
  ).flat();
const OWN = names('decoder');
const ALL = [...OWN, ...names('encoder')];

const openSession = async (file: string, checksum: string) =>
  InferenceSession.create(await readChecked(PACKAGE, `${FOLDER}/${file}`, checksum), ONE_THREAD);

/** The most likely token; the end only where it may come. */
const likeliest = (logits: Float32Array, mayEnd: boolean): number => {
  let best = -1;
  for (let token = 0; token < logits.length; token += 1) {
    if (token === END && !mayEnd) continue;
    if (best < 0 || (logits[token] ?? 0) > (logits[best] ?? 0)) best = token;
  }
  return best;
};

/** The listener: English speech in, text out. */
export const openMoonshine = async () => {
  const encoder = await openSession('encoder_model.onnx', ENCODER);
  const decoder = await openSession('decoder_model_merged.onnx', DECODER);

  return async (samples: Float32Array): Promise<string> => {
    const { last_hidden_state: states } = await encoder.run({
      input_values: new Tensor('float32', samples, [1, samples.length]),
    });
    if (!states) return '';
    const past: Tensors = Object.fromEntries(
      ALL.map((name) => [
        `past_key_values.${name}`,
        new Tensor('float32', new Float32Array(0), [0, 8, 1, 36]),
      ]),
    );
    const tokens: number[] = [];
    const most = Math.ceil((samples.length / LISTENING_RATE) * TOKENS_A_SECOND) + 2;
    for (let last = BEGIN; tokens.length < most;) {
      const isFirst = tokens.length === 0;
      const output = await decoder.run({
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(last)), [1, 1]),
        encoder_hidden_states: states,
        use_cache_branch: new Tensor('bool', [!isFirst], [1]),
        ...past,
      });
      // What the encoder gave stays as it is after the first step.
      for (const name of isFirst ? ALL : OWN) {
        const present = output[`present.${name}`];
        if (present) past[`past_key_values.${name}`] = present;
      }
      last = likeliest(output['logits']?.data as Float32Array, !isFirst);
      if (last === END) break;
      tokens.push(last);
    }
    return llamaTokenizer.decode(tokens, false, false).trim();
  };
};
