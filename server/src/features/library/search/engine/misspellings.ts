import type { Reading } from './read-passage.ts';

/** A word of a question that stands in none of the books, and how else it may be spelt: each as the term it is searched by. */
export interface UnknownWord {
  term: string;
  /** The same without one of its last letters, or with two of them exchanged: a slip there hides the ending. */
  respelt: readonly string[];
}

/** A shorter word with one other letter is mostly another word: `moth` and `math`, `trial` and `trail`. */
const SHORTEST = 6;
const SHORTEST_KNOWN = 5;
/** From so many letters on, one may be wrong; before, it is only missing, too many, or exchanged with the next. */
const LONG = 7;
/** From so many letters on, two may be wrong. */
const VERY_LONG = 8;
const AT_THE_END = 6;
/** Of more unknown words than this, most are no slips: it is another language, or another subject. */
const MOST_WORDS = 4;
const LETTERS = /^[a-zа-я]+$/;

/** The words of a question that no book knows and that may be slips of typing. */
export const unknownWords = (
  text: string,
  reading: Reading,
  isKnown: (term: string) => boolean,
): UnknownWord[] =>
  (text.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST)
    .flatMap((word) => {
      const [term, ...others] = reading.termsOf(word);
      if (term === undefined || others.length > 0 || !LETTERS.test(term) || isKnown(term)) return [];
      return [{ term, respelt: endingsOf(word).flatMap((other) => reading.termsOf(other)) }];
    })
    .slice(0, MOST_WORDS);

const endingsOf = (word: string): string[] =>
  Array.from({ length: Math.min(AT_THE_END, word.length - 1) }, (_, step) => {
    const at = word.length - 1 - step;
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    return [before + after, before.slice(0, -1) + letter + before.slice(-1) + after];
  }).flat();

/** The terms that an unknown word is nearest to, all of them where several are as near. */
export const nearestTo = ({ term, respelt }: UnknownWord, known: readonly string[]): string[] => {
  let least = term.length >= VERY_LONG ? 2 : 1;
  let nearest: string[] = [];
  for (const one of known) {
    if (one.length < SHORTEST_KNOWN || one[0] !== term[0]) continue;
    const slips = respelt.includes(one) ? 1 : slipsBetween(term, one);
    if (slips > least) continue;
    if (slips < least) nearest = [];
    least = slips;
    nearest.push(one);
  }
  return nearest;
};

/** What was meant by each unknown word: the commonest of the terms that are nearest to it. */
export const correctionsOf = (
  unknown: readonly UnknownWord[],
  nearest: (word: UnknownWord) => readonly string[],
  oftenOf: (term: string) => number,
): ReadonlyMap<string, string> =>
  new Map(
    unknown.flatMap((word) => {
      const [correction] = nearest(word).toSorted((one, other) => oftenOf(other) - oftenOf(one));
      return correction === undefined ? [] : [[word.term, correction] as const];
    }),
  );

/** Reads as before, but slips as what was meant by them. */
export const withCorrections = (reading: Reading, corrections: ReadonlyMap<string, string>): Reading => {
  const mend = (term: string): string => corrections.get(term) ?? term;
  return {
    ...reading,
    termsOf: (text) => reading.termsOf(text).map(mend),
    wordsOf: (text) => reading.wordsOf(text).map(mend),
  };
};

const MOST = 2;

/** How many letters are missing, too many, wrong or exchanged with the next; more than two are not counted. */
const slipsBetween = (one: string, other: string): number => {
  if (Math.abs(one.length - other.length) > MOST) return MOST + 1;
  const wrong = one.length >= LONG ? 1 : MOST;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const turned = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const slips = Math.min(
        (last[column] as number) + 1,
        (now[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : wrong),
        turned ? (beforeLast[column - 2] as number) + 1 : MOST + 1,
      );
      now.push(slips);
      least = Math.min(least, slips);
    }
    if (least > MOST) return MOST + 1;
    [beforeLast, last] = [last, now];
  }
  return last[other.length] as number;
};
