import { withDigits } from '../arithmetic/number-words.ts';
import { choose } from '../arithmetic/ways.ts';
import { fraction, type Fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { questionIn } from './parameters.ts';

/** Kinds of things to draw from, by name. */
type Urn = readonly { readonly name: string; readonly count: number }[];

const CARDS: readonly (readonly [RegExp, string, number])[] = [
  [/\b(hearts?|diamonds?|clubs?|spades?)\b/i, 'suit', 13],
  [/\b(red|black)\b/i, 'colour', 26],
  [/\bface cards?\b/i, 'face', 12],
  [/\b(aces?|kings?|queens?|jacks?)\b/i, 'rank', 4],
];

const cardUrn = (text: string, question: string): Urn | null => {
  if (!/\bdeck\b/i.test(text) || !/\bcards?\b/i.test(text)) return null;
  for (const [form, , count] of CARDS) {
    const found = form.exec(question);
    if (found)
      return [
        { name: stem(found[1] ?? found[0]), count },
        { name: 'other', count: 52 - count },
      ];
  }
  return null;
};

const stem = (word: string): string =>
  word.toLowerCase().replace(/\s.*$/, '').replace(/ies$/, 'y').replace(/s$/, '');

const ITEM =
  /\b(\d+)\s+(?:are\s+|is\s+)?([a-z]+)(?:\s*\([A-Z]\))?(?:\s+[a-z&']+)?(?=\s*(?:,|;|\.|:|$|\band\b|\n|\bin\b))/gi;
const PLAIN = /^(?:ball|marble|candy|chip|card|thing|item|time|draw|sock|bead|of|color|colour|m)$/;

const urnIn = (text: string): Urn | null => {
  const found = [...text.matchAll(ITEM)]
    .map((match) => ({ count: Number(match[1]), name: stem(match[2] ?? '') }))
    .filter(({ name }) => !PLAIN.test(name));
  const sum = found.reduce((total, { count }) => total + count, 0);
  // The whole may be said before its parts.
  const kinds = found.length > 2 ? found.filter(({ count }, at) => at > 0 || 2 * count !== sum) : found;
  const names = new Set(kinds.map(({ name }) => name));
  return kinds.length >= 2 && names.size === kinds.length ? kinds : null;
};

const MOST_DRAWS = 6;

/** Several draws from an urn or a deck, with or without putting back. */
export const drawsTask: Task = (raw) => {
  if (raw.length > 700 || !/\bprob/i.test(raw) || /%|\bdistribution\b/i.test(raw)) return null;
  const text = withDigits(raw);
  const question = questionIn(text);
  const story = text.replace(question, ' ');
  const gone = /\bwithout\s+(?:any\s+)?replac|\bnot (?:put back|replaced)|\bdoes not replace/i.test(text);
  const back =
    !gone &&
    /\bwith\s+replac|\bput(?:s|ting)? (?:it |them )?back|\b(?:is|are) replaced\b|\breplaces\b/i.test(text);
  if (gone === back) return null;
  const urn = cardUrn(text, question) ?? urnIn(story) ?? urnIn(question);
  if (!urn) return null;
  const asked = question.replace(/^.*?\bprob\w*\b/is, ' ');
  const draws = drawsIn(text);
  const chance =
    sequence(asked, urn, back, draws) ?? (draws === null ? null : several(asked, urn, back, draws));
  if (!chance) return null;
  return {
    ...told(
      'probability',
      'probability',
      [
        [
          chance.line,
          chance.rule,
          back ? 'What is put back can come again.' : 'What is taken is missing at the next draw.',
        ],
        [writeNumber(chance.value), 'Work it out', 'Reduce the fraction.'],
      ],
      answerOf(number(chance.value)),
    ),
    checkedBy: 'counting',
  };
};

const drawsIn = (text: string): number | null => {
  const said =
    /\b(\d)\s+(?:[a-z&']+\s+){1,2}?(?:are|is)\s+(?:drawn|selected|chosen|picked|taken)/i.exec(text)?.[1] ??
    /\b(?:draw|select|choose|pick|take)\w*\s+(\d)\b(?!\s*-)/i.exec(text)?.[1];
  const count = said === undefined ? (/\bboth\b/i.test(text) ? 2 : null) : Number(said);
  return count !== null && count > 1 && count <= MOST_DRAWS ? count : null;
};

interface Chance {
  readonly value: Fraction;
  readonly line: string;
  readonly rule: string;
}

const mentioned = (phrase: string, urn: Urn): number[] =>
  urn.flatMap(({ name }, at) =>
    new RegExp(String.raw`\b${name.replace(/y$/, '(?:y|ies)')}(?:s|es)?\b`, 'i').test(phrase) ? [at] : [],
  );

// `a red, then a blue one`, `first … second …`
const sequence = (asked: string, urn: Urn, back: boolean, draws: number | null): Chance | null => {
  const both = /\bboth\b|\ball\s+(?:\d+|of them|are)\b/i.test(asked) ? mentioned(asked, urn) : [];
  const phrases =
    both.length === 1 && draws !== null
      ? Array.from({ length: draws }, () => asked)
      : asked.split(/,?\s*\b(?:and then|then|followed by)\b|\bfirst\b.*?\band\b(?=.*\bsecond\b)/i);
  if (phrases.length < 2) return null;
  const left = urn.map(({ count }) => count);
  let [top, bottom] = [1n, 1n];
  const line: string[] = [];
  for (const phrase of phrases) {
    const [kind, more] = mentioned(phrase, urn);
    if (kind === undefined || more !== undefined) return null;
    const all = left.reduce((sum, one) => sum + one, 0);
    const good = left[kind] ?? 0;
    top *= BigInt(good);
    bottom *= BigInt(all);
    line.push(`${good}/${all}`);
    if (!back) left[kind] = good - 1;
  }
  return { value: fraction(top, bottom), line: line.join(' × '), rule: 'Multiply the chances of the draws' };
};

/** Exactly k of one kind in so many draws. */
const exactly = (k: number, marked: number, all: number, draws: number, back: boolean): Fraction =>
  back
    ? fraction(
        choose(draws, k) * BigInt(marked) ** BigInt(k) * BigInt(all - marked) ** BigInt(draws - k),
        BigInt(all) ** BigInt(draws),
      )
    : fraction(choose(marked, k) * choose(all - marked, draws - k), choose(all, draws));

const several = (asked: string, urn: Urn, back: boolean, draws: number): Chance | null => {
  const all = urn.reduce((sum, { count }) => sum + count, 0);
  const kinds = mentioned(asked, urn);
  const each = /\b(?:one|1)\b[^.?]*\bof each\b|\bdifferent colou?rs?\b/i.test(asked);
  if (each && urn.length === 2 && draws === 2) {
    const value = exactly(1, urn[0]?.count ?? 0, all, 2, back);
    return { value, line: writeNumber(value), rule: 'Two orders: each first' };
  }
  if (/\bsame colou?r\b/i.test(asked) && draws === 2) {
    const ways = urn.map(({ count }) => (back ? BigInt(count) ** 2n : BigInt(count) * BigInt(count - 1)));
    const value = fraction(
      ways.reduce((sum, one) => sum + one, 0n),
      BigInt(all) * BigInt(back ? all : all - 1),
    );
    return { value, line: writeNumber(value), rule: 'Add the ways of every colour' };
  }
  const [kind, other] = kinds;
  if (kind === undefined || other !== undefined) return null;
  const marked = urn[kind]?.count ?? 0;
  const bound = /\b(at least|at most|exactly)\s+(\d|an?)\b/i.exec(asked);
  const none = /\b(?:no|none|neither|not any)\b/i.test(asked);
  const size = bound ? (/^\d$/.test(bound[2] ?? '') ? Number(bound[2]) : 1) : 0;
  if (!bound && !none) return null;
  const fits = (k: number): boolean =>
    none
      ? k === 0
      : /least/i.test(bound?.[1] ?? '')
        ? k >= size
        : /most/i.test(bound?.[1] ?? '')
          ? k <= size
          : k === size;
  const parts = Array.from({ length: draws + 1 }, (_, k) => k)
    .filter(fits)
    .map((k) => exactly(k, marked, all, draws, back));
  const value = parts.reduce(
    (sum, one) => fraction(sum.top * one.bottom + one.top * sum.bottom, sum.bottom * one.bottom),
    fraction(0n),
  );
  return value.top > 0n
    ? {
        value,
        line: parts.map((one) => writeNumber(one)).join(' + '),
        rule: 'Add the chances of every number that fits',
      }
    : null;
};
