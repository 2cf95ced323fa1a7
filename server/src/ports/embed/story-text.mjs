// A story as the model of stories reads it: its numbers taken out, each with a token of its own in its place.

/** @typedef {{ value: number, written: string, start: number, end: number, isPart: boolean }} StoryNumber */

const UNDER_TWENTY =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const IN_WORDS = `(?:${TENS.join('|')})(?:[- ](?:one|${UNDER_TWENTY.slice(0, 8).join('|')}))?|${UNDER_TWENTY.join('|')}`;
const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3}){1,5}(?!\d)|\d{1,16})(?:\.\d{1,9})?|(?<!\d)\.\d{1,9}`;
const NUMBERS = new RegExp(
  [
    String.raw`(?<clock>(?<!\d)\d{1,2}:\d\d(?!\d))`,
    String.raw`(?<part>(?<![\d.,/])(?:\d{1,4}[ -])?\d{1,4}\/\d{1,4}(?![\d/]))`,
    `(?<digits>${DIGITS})`,
    String.raw`(?<words>\b(?:${IN_WORDS})\b)`,
  ].join('|'),
  'gi',
);

/**
 * The numbers of a story, in digits or words: a time of day is two, a fraction one.
 * @param {string} text
 * @returns {StoryNumber[]}
 */
export const numbersIn = (text) =>
  Array.from(text.matchAll(NUMBERS)).flatMap((found) => {
    const [written] = found;
    const start = found.index;
    const { clock, part, digits } = found.groups ?? {};
    const number = (/** @type {string} */ own, /** @type {number} */ from, isPart = false) => ({
      value: valueOf(own),
      written: plain(own),
      start: start + from,
      end: start + from + own.length,
      isPart,
    });
    if (clock) {
      const colon = clock.indexOf(':');
      return [number(clock.slice(0, colon), 0), number(clock.slice(colon + 1), colon + 1)];
    }
    if (part) return [number(part, 0, true)];
    return [number(digits ?? written, 0)];
  });

/** As a formula has it: “2 1/2” is (2+1/2). */
const plain = (/** @type {string} */ written) => {
  if (written.includes('/')) return `(${written.trim().replace(/[ -]/, '+')})`;
  return /\d/.test(written) ? written.replaceAll(',', '') : String(valueOf(written));
};

const valueOf = (/** @type {string} */ written) => {
  const [, whole = '0', top, bottom] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(written) ?? [];
  if (top !== undefined) return Number(whole) + Number(top) / Number(bottom);
  if (/\d/.test(written)) return Number(written.replaceAll(',', ''));
  const [first = '', second] = written.toLowerCase().split(/[- ]/);
  const ten = TENS.indexOf(first);
  if (ten < 0) return UNDER_TWENTY.indexOf(first) + 2;
  return (
    (ten + 2) * 10 + (second === undefined ? 0 : second === 'one' ? 1 : UNDER_TWENTY.indexOf(second) + 2)
  );
};

/** So many numbers a story may have. */
export const MOST_NUMBERS = 12;
/** The tokens that stand for its numbers: the Greek letters from alpha to mu, which stories do not have. */
const FIRST_NUMBER = 1155;
const [BEGIN, END] = [101, 102];

/**
 * Its tokens, and at which of them its numbers stand.
 * @param {{ encode: (text: string, options: object) => { ids: number[] } }} tokenizer
 * @param {string} text
 * @param {readonly StoryNumber[]} numbers
 */
export const tokensOf = (tokenizer, text, numbers) => {
  const ids = [BEGIN];
  /** @type {number[]} */
  const places = [];
  const add = (/** @type {string} */ piece) => {
    if (piece.trim()) ids.push(...tokenizer.encode(piece.toLowerCase(), { add_special_tokens: false }).ids);
  };
  let from = 0;
  for (const [at, { start, end, isPart }] of numbers.entries()) {
    add(text.slice(from, start));
    places.push(ids.length);
    ids.push(FIRST_NUMBER + at);
    if (isPart) add('part');
    from = end;
  }
  add(text.slice(from));
  return { ids: [...ids, END], places };
};
