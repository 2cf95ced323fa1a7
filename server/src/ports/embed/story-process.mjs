// The process that reads stories with numbers: what they come to, as a formula of their numbers, and how likely that is.
import { readFile } from 'node:fs/promises';
import { openModel, SESSION } from './open-model.mjs';
import { MOST_NUMBERS, numbersIn, tokensOf } from './story-text.mjs';

// Nobody is left to read for.
process.on('disconnect', () => process.exit());

const checksums = JSON.parse(process.argv[2] ?? '{}');

const beside = (/** @type {string} */ name) => readFile(new URL(`./${name}`, import.meta.url));

/** Longer texts are no stories of a textbook, and longer formulas no answers to them. */
const [MOST_TOKENS, LONGEST_FORMULA] = [160, 34];
/** So many readings are followed at a time. */
const READINGS = 4;
const [BEGIN, END] = [1, 2];

const OPERATIONS = new Set(['+', '-', '*', '/', '^']);
const OF_TWO = new Set([...OPERATIONS, 'choose']);
const OF_ONE = new Set('sqrt sin cos tan asin acos atan log ln exp up down fact phi neg'.split(' '));
const partsOf = (/** @type {string} */ sign) => (OF_TWO.has(sign) ? 2 : OF_ONE.has(sign) ? 1 : 0);

const openReader = async () => {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const [taught, decoder, list] = await Promise.all(
    ['story-weights.bin', 'story-decoder.onnx', 'story-signs.json'].map(beside),
  );
  /** @type {string[]} */
  const known = JSON.parse(String(list));
  const [{ tokenizer, read }, writer] = await Promise.all([
    openModel(checksums, taught),
    InferenceSession.create(decoder, SESSION),
  ]);
  const whole = (/** @type {number[]} */ values, /** @type {number[]} */ dims) =>
    new Tensor('int64', BigInt64Array.from(values, BigInt), dims);

  /** How likely each sign comes next, for each of some beginnings. */
  const nextOf = async (hidden, places, beginnings) => {
    const { chances } = await writer.run({
      hidden,
      places,
      signs: whole(beginnings.flat(), [beginnings.length, beginnings[0].length]),
    });
    const size = chances.dims[1];
    return beginnings.map((_, at) => chances.data.subarray(at * size, (at + 1) * size));
  };

  /** Follows the likeliest readings sign by sign; `left` counts what a formula still wants. */
  const readingsOf = async (hidden, places, nameOf) => {
    let open = [{ signs: [BEGIN], weight: 0, left: 1 }];
    const done = [];
    for (let length = 0; length < LONGEST_FORMULA && open.length > 0; length += 1) {
      const next = await nextOf(
        hidden,
        places,
        open.map(({ signs }) => signs),
      );
      const further = [];
      for (const [at, { signs, weight, left }] of open.entries())
        for (const sign of likeliest(next[at] ?? [])) {
          const one = { signs: [...signs, sign], weight: weight + next[at][sign], left };
          if (sign === END) {
            if (left === 0) done.push({ signs: signs.slice(1), weight: one.weight });
          } else if (sign > END && left > 0) further.push({ ...one, left: left - 1 + partsOf(nameOf(sign)) });
        }
      open = further.toSorted((one, other) => other.weight - one.weight).slice(0, READINGS);
      if (done.length >= READINGS) break;
    }
    return done;
  };

  return async (/** @type {string} */ text) => {
    const numbers = numbersIn(text);
    if (numbers.length === 0 || numbers.length > MOST_NUMBERS) return [];
    const { ids, places } = tokensOf(tokenizer, text, numbers);
    if (ids.length > MOST_TOKENS) return [];
    const hidden = await read(ids);
    const nameOf = (/** @type {number} */ sign) => known[sign] ?? numbers[sign - known.length]?.written ?? '';
    const at = whole([...places, ...Array(MOST_NUMBERS - places.length).fill(0)], [1, MOST_NUMBERS]);
    const readings = await readingsOf(hidden, at, nameOf);
    return readings
      .map(({ signs, weight }) => ({ formula: inLine(signs.map(nameOf)), chance: Math.exp(weight) }))
      .toSorted((one, other) => other.chance - one.chance);
  };
};

/** The few likeliest signs. */
const likeliest = (/** @type {Float32Array} */ weights) => {
  const best = [];
  for (let sign = 1; sign < weights.length; sign += 1) {
    if (best.length === READINGS && weights[sign] <= weights[best.at(-1)]) continue;
    best.push(sign);
    best.sort((one, other) => weights[other] - weights[one]);
    if (best.length > READINGS) best.pop();
  }
  return best;
};

/** From “+ a * b c” to “(a+(b*c))”. */
const inLine = (/** @type {string[]} */ signs) => {
  let at = 0;
  const next = () => {
    const sign = signs[at++] ?? '';
    if (OPERATIONS.has(sign)) {
      const one = next();
      return `(${one}${sign}${next()})`;
    }
    if (sign === 'neg') return `(0-${next()})`;
    if (sign === 'choose') return `choose(${next()},${next()})`;
    return OF_ONE.has(sign) ? `${sign}(${next()})` : sign;
  };
  const whole = next();
  return whole.startsWith('(') && OPERATIONS.has(signs[0] ?? '') ? whole.slice(1, -1) : whole;
};

const opened = await openReader().catch((error) => {
  process.send({ kind: 'unusable', reason: error.message });
  return null;
});
const answer = async (text) => process.send({ kind: 'answer', answer: await opened(text) });
// What goes wrong ends the process, and who waits hears of it.
if (opened) process.on('message', (text) => void answer(text));
