import { withDigits } from '../arithmetic/number-words.ts';
import { fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { answerOf, told, type Task } from '../worked.ts';

const MOST_TOSSES = 20;
const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
const COUNT = String.raw`(\d{1,2}|once|twice|thrice|both|all|no|every)`;
const UNFAIR =
  /\bbias|\bunfair|\bweighted|\bloaded|\bgiven\b|\bexpect|\bdice?\b|\bcards?\b|\bfirst\b|%|0?\.\d/i;

/** `Heads twice in a row`, `2 heads in 5 tosses`: a fair coin, where the words say how often it falls how. */
export const coinTossesTask: Task = (raw) => {
  if (raw.length > 250 || !/\b(?:prob|chance)/i.test(raw) || UNFAIR.test(raw)) return null;
  const text = withDigits(raw);
  const wanted = wantedIn(text);
  const tosses = tossesIn(text) ?? (wanted?.inARow ? wanted.count : null);
  if (!wanted || tosses === null || tosses < 1 || tosses > MOST_TOSSES) return null;
  const count = wanted.count ?? tosses;
  if (count > tosses || (wanted.inARow && count !== tosses)) return null;
  const counts = Array.from({ length: tosses + 1 }, (_, k) => k).filter((k) => fits(k, count, wanted.how));
  const good = counts.reduce((sum, k) => sum + choose(tosses, k), 0n);
  const value = fraction(good, 2n ** BigInt(tosses));
  return {
    ...told(
      `${wanted.how} ${count} of ${tosses} tosses of a fair coin`,
      'probability',
      [
        [
          `${2n ** BigInt(tosses)} ways in all`,
          'Count all ways that the tosses can fall',
          `Each toss has 2 ways, so ${tosses} tosses have ${Array.from({ length: tosses }, () => '2').join(' · ')}.`,
        ],
        [
          `${good} of them fit`,
          'Count the ways that fit',
          good === 1n ? 'Only one of them is as it is wanted.' : 'Write them down, or choose the places.',
        ],
      ],
      answerOf(number(value)),
    ),
    checkedBy: 'counting',
  };
};

interface Wanted {
  /** How many times; null for every time. */
  count: number | null;
  how: 'exactly' | 'at least' | 'at most';
  inARow: boolean;
}

const SIDE = String.raw`(?:heads?|tails?)`;
const WANTED = [
  new RegExp(String.raw`\b${COUNT}\s+(?:of\s+them\s+)?(?:consecutive\s+)?${SIDE}\b`, 'i'),
  new RegExp(
    String.raw`\b${SIDE}\s+(?:on\s+|in\s+)?(?:exactly\s+|at\s+least\s+|at\s+most\s+)?${COUNT}(?:\s+(?:times?|of\s+the\s+times?|tosses|flips))?\b`,
    'i',
  ),
];

const wantedIn = (text: string): Wanted | null => {
  const both = /\bheads?\b/i.test(text) && /\btails?\b/i.test(text);
  const said = WANTED.map((form) => form.exec(text)?.[1]?.toLowerCase()).find((one) => one !== undefined);
  if (both || said === undefined) return null;
  const count = said === 'no' ? 0 : /^(?:both|all|every)$/.test(said) ? null : (TIMES[said] ?? Number(said));
  const how = /\bat least\b|\bor more\b/i.test(text)
    ? 'at least'
    : /\bat most\b|\bor (?:fewer|less)\b/i.test(text)
      ? 'at most'
      : 'exactly';
  return {
    count,
    how,
    inARow: /\bin a row\b|\bconsecutive\b|\brunning\b/i.test(text) || isAlone(said, text),
  };
};

// “Heads twice” without a number of tosses means that it was tossed as often.
const isAlone = (said: string, text: string): boolean =>
  /^(?:twice|thrice)$/.test(said) && !/\bcoins?\b/i.test(text);

const tossesIn = (text: string): number | null => {
  const said =
    new RegExp(
      String.raw`\b(?:toss|flip|throw|thrown|tossed|flipped|toss(?:es|ing)|flip(?:s|ping))\w*\s+(?:(?:a|the|one|fair|coin|it|is|up)\s+)*(\d{1,2}|twice|thrice|once)\b`,
      'i',
    ).exec(text)?.[1] ??
    /\b(\d{1,2})\s+(?:coin\s+)?(?:tosses|flips|throws|(?:fair\s+)?coins)\b/i.exec(text)?.[1];
  return said === undefined ? null : (TIMES[said.toLowerCase()] ?? Number(said));
};

const fits = (k: number, count: number, how: Wanted['how']): boolean => {
  if (how === 'at least') return k >= count;
  return how === 'at most' ? k <= count : k === count;
};

const choose = (n: number, k: number): bigint => {
  let value = 1n;
  for (let at = 1; at <= k; at++) value = (value * BigInt(n - k + at)) / BigInt(at);
  return value;
};
