const PAGE_WORDS = 380;
/** So many of a hundred words are names and terms of that book alone, as in books that nobody here wrote. */
const OWN_WORDS = 0.12;
const TAIL = 60_000;
const SYLLABLES = [
  'ba',
  'cor',
  'den',
  'fil',
  'gra',
  'hol',
  'ist',
  'jun',
  'ker',
  'lum',
  'mon',
  'nor',
  'pel',
  'qua',
  'ros',
  'tas',
  'ur',
  'ven',
  'wex',
  'zin',
];

/** Numbers from 0 to 1 that are the same in every run. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The pages of a book without end whose words are as common and as rare as in the starter books, with many rare ones of their own. */
export const writtenPages = function* (
  paragraphs: readonly string[],
  seed: number,
): Generator<{ number: number; text: string }> {
  const chance = seeded(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(chance() * list.length)] ?? '';
  for (let number = 1; ; number += 1) {
    const text: string[] = [];
    let words = 0;
    while (words < PAGE_WORDS) {
      const paragraph = pick(paragraphs).replaceAll(/\p{L}{5,}/gu, (word) =>
        chance() < OWN_WORDS ? rareWord(chance) : word,
      );
      text.push(paragraph);
      words += paragraph.split(/\s+/).length;
    }
    yield { number, text: text.join('\n\n') };
  }
};

// By Zipf's law: the tenth word is ten times rarer than the first.
const rareWord = (chance: () => number): string => {
  let rank = Math.floor(TAIL ** chance());
  let word = '';
  do {
    word += SYLLABLES[rank % SYLLABLES.length];
    rank = Math.floor(rank / SYLLABLES.length);
  } while (rank > 0);
  return `${word}um`;
};
