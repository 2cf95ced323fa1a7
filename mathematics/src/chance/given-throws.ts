import { fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { plainText } from '../named/called.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { boundsIn, isWithin } from './bounds.ts';
import { questionIn } from './parameters.ts';

type Event = (outcome: number) => boolean;
const PRIMES = new Set([2, 3, 5, 7, 11]);

/** One thing given another, for a die, two dice, some coins, or two draws without putting back. */
export const givenThrowsTask: Task = (raw) => {
  const text = plainText(raw);
  const question = questionIn(text);
  const parts = /\bprob\w*\b(.*?)\bgiven(?:\s+that)?\b(.*)$/is.exec(question);
  if (raw.length > 400 || !parts) return null;
  const [wanted, known] = [parts[1] ?? '', parts[2] ?? ''];
  return secondDraw(text, wanted, known) ?? fromOutcomes(text, wanted, known);
};

const fromOutcomes = (text: string, wanted: string, known: string): Worked | null => {
  const outcomes = outcomesIn(text);
  const [event, base] = [eventIn(wanted), eventIn(known)];
  if (!outcomes || !event || !base) return null;
  const left = outcomes.filter(base);
  return left.length === 0 ? null : counted(left.filter(event).length, left.length);
};

const counted = (good: number, all: number): Worked => {
  const value = fraction(BigInt(good), BigInt(all));
  return {
    ...told(
      'conditional probability',
      'probability',
      [
        [`${all} outcomes are left`, 'Keep what is given', 'All others are out.'],
        [`${good}/${all}`, 'Count those that fit', 'They are equally likely.'],
        [writeNumber(value), 'Reduce the fraction', 'Top and bottom are divided by the same number.'],
      ],
      answerOf(number(value)),
    ),
    checkedBy: 'counting',
  };
};

// Faces of a die, sums of two dice, or heads among coins: each outcome as often as it can come.
const outcomesIn = (text: string): number[] | null => {
  const faces = [1, 2, 3, 4, 5, 6];
  if (/\b(?:2|two|pair of)\b[^.]*\bdice\b/i.test(text) && /\bsum\b/i.test(text))
    return faces.flatMap((a) => faces.map((b) => a + b));
  if (/\b(?:die|number cube)\b/i.test(text) && !/\bdice\b/i.test(text)) return faces;
  const coins = Number(
    /\b(\d)\s+(?:fair\s+)?coins\b|\bcoin\b[^.]*?\b(\d)\s+times\b/i.exec(text)?.slice(1).find(Boolean) ?? 0,
  );
  if (coins < 1 || coins > 6) return null;
  return Array.from({ length: 2 ** coins }, (_, at) => at.toString(2).replaceAll('0', '').length);
};

const eventIn = (phrase: string): Event | null => {
  if (/\beven\b/i.test(phrase)) return (one) => one % 2 === 0;
  if (/\bodd\b/i.test(phrase)) return (one) => one % 2 === 1;
  if (/\bprime\b/i.test(phrase)) return (one) => PRIMES.has(one);
  const bounds = boundsIn(phrase);
  if (bounds) return (one) => isWithin(bounds, one);
  const exact = /(?<![\w.])(\d+)\b/.exec(phrase)?.[1];
  return exact === undefined ? null : (one) => one === Number(exact);
};

// `the second is green given that the first is red`
const secondDraw = (text: string, wanted: string, known: string): Worked | null => {
  if (!/\bsecond\b/i.test(wanted) || !/\bfirst\b/i.test(known) || !/\bwithout\s+replac/i.test(text))
    return null;
  const kinds = [...text.matchAll(/\b(\d+)\s+([a-z]+)/gi)].map((match) => ({
    count: Number(match[1]),
    name: (match[2] ?? '').toLowerCase(),
  }));
  const named = (phrase: string) =>
    kinds.find(({ name }) => new RegExp(String.raw`\b${name}\b`, 'i').test(phrase));
  const [target, gone] = [named(wanted), named(known)];
  if (!target || !gone) return null;
  const stock = kinds.filter(({ name }) => !/^(?:marbles|balls|are|cards|chips|candies)$/.test(name));
  const all = stock.reduce((sum, { count }) => sum + count, 0);
  return counted(target === gone ? target.count - 1 : target.count, all - 1);
};
