// The process that reads texts with the model. A process, because the model's library gives its memory back to the machine
// only with the process that loaded it. Plain JavaScript, because it is started from a file, in tests as in the built product.
import { openModel } from './open-model.mjs';

// Nobody is left to read for.
process.on('disconnect', () => process.exit());

const checksums = JSON.parse(process.argv[2] ?? '{}');

/** What a text is cut to: the length that the model was taught with. */
const MOST_TOKENS = 256;

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

const opened = await openModel(checksums).catch((error) => {
  process.send({ kind: 'unusable', reason: error.message });
  return null;
});
const answer = async (text) => {
  const ids = shortened(opened.tokenizer.encode(text, { add_special_tokens: true }).ids);
  const states = await opened.read(ids);
  process.send({ kind: 'answer', answer: meanOf(states.data, ids.length, states.dims[2]) });
};
// What goes wrong ends the process, and who waits hears of it.
if (opened) process.on('message', (text) => void answer(text));
