import { withDigits } from '../arithmetic/number-words.ts';
import { fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { SUITS } from './counting.ts';

/** One throw: the faces of the dice, how many coins show heads, and the card. */
interface Outcome {
  readonly dice: readonly number[];
  readonly coins: readonly boolean[];
  readonly card: { readonly rank: number; readonly suit: number } | null;
}

type Test = (outcome: Outcome) => boolean;

const RANKS = ['', 'ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const FACES = [1, 2, 3, 4, 5, 6];
const countOf = (word: string | undefined): number =>
  word === undefined ? 0 : /^\d+$/.test(word) ? Number(word) : /pair/i.test(word) ? 2 : 1;

/** Dice, coins and a card thrown or drawn at once, with events joined by and/or: every outcome is tried. */
export const throwsTask: Task = (raw) => {
  if (
    raw.length > 500 ||
    !/\bprob/i.test(raw) ||
    /\breplacement\b|\bexpect|\bbias|\bweighted\b|\bdistribution\b/i.test(raw)
  )
    return null;
  const text = withDigits(raw);
  const dice = countOf(
    /\b(\d+|an?|pair of|1)\s+(?:fair\s+|standard\s+|regular\s+)*(?:6-sided\s+|number\s+)?(?:dice|die|cubes?)\b/i.exec(
      text,
    )?.[1],
  );
  const coins = countOf(/\b(\d+|an?|1)\s+(?:fair\s+)?coins?\b/i.exec(text)?.[1]);
  const cards =
    /\bcard\b/i.test(text) &&
    /\bdeck\b/i.test(text) &&
    !/\b\d+ cards\b(?!\s*\.)|\bcards are\b/i.test(text.replace(/\b52[- ]cards?\b|\bof 52 cards\b/gi, ''));
  if (dice > 3 || coins > 3 || (dice < 2 && Number(dice > 0) + Number(coins > 0) + Number(cards) < 2))
    return null;
  const question = /\bprob\w*\s+(?:of|that)?\s*([^?\n]*?)(?:\?|\n|\.\s|\.?$)/i.exec(
    text
      .split(/\n/)
      .findLast(
        (line) =>
          /\bprob/i.test(line) &&
          /\d|head|tail|even|odd|card|doubles?|sum|heart|club|spade|diamond/i.test(line),
      ) ?? '',
  )?.[1];
  const test = question === undefined ? null : either(question);
  if (!test) return null;
  const all = outcomesOf(dice, coins, cards);
  const good = all.filter(test).length;
  if (good === 0 || all.length === 0) return null;
  const value = fraction(BigInt(good), BigInt(all.length));
  return {
    ...told(
      'probability',
      'probability',
      [
        [
          `${good}/${all.length}`,
          'Count the outcomes that fit, out of all outcomes',
          'Every outcome is equally likely.',
        ],
        [writeNumber(value), 'Reduce the fraction', 'Top and bottom are divided by the same number.'],
      ],
      answerOf(number(value)),
    ),
    checkedBy: 'counting',
  };
};

const outcomesOf = (dice: number, coins: number, cards: boolean): Outcome[] => {
  let all: Outcome[] = [{ dice: [], coins: [], card: null }];
  for (let at = 0; at < dice; at++)
    all = all.flatMap((one) =>
      FACES.map((face): Outcome => ({ dice: [...one.dice, face], coins: one.coins, card: one.card })),
    );
  for (let at = 0; at < coins; at++)
    all = all.flatMap((one) =>
      [true, false].map((head): Outcome => ({ dice: one.dice, coins: [...one.coins, head], card: one.card })),
    );
  return cards
    ? all.flatMap((one) =>
        SUITS.flatMap((_, suit) =>
          RANKS.slice(1).map((_rank, at): Outcome => ({
            dice: one.dice,
            coins: one.coins,
            card: { rank: at + 1, suit },
          })),
        ),
      )
    : all;
};

const either = (question: string): Test | null => {
  const parts = question.split(/\bor\b(?!\s+(?:more|less|greater|higher|lower|fewer))/i).map(both);
  return parts.some((part) => part === null) ? null : (outcome) => parts.some((part) => part?.(outcome));
};

const both = (phrase: string): Test | null => {
  const parts = phrase.split(/\band\b/i).map(single);
  return parts.some((part) => part === null) ? null : (outcome) => parts.every((part) => part?.(outcome));
};

const total = ({ dice }: Outcome): number => dice.reduce((sum, one) => sum + one, 0);

/** How one event is said; tried from the top. */
const FORMS: readonly (readonly [RegExp, (match: RegExpExecArray) => Test])[] = [
  [/\bsum\b[^\d]*?\b(?:greater|more|higher) than\s+(\d+)/i, (m) => (o) => total(o) > Number(m[1])],
  [/\bsum\b[^\d]*?\b(?:less|fewer|lower) than\s+(\d+)/i, (m) => (o) => total(o) < Number(m[1])],
  [
    /\bsum\b[^\d]*?\bat least\s+(\d+)|\bsum\b[^\d]*?(\d+) or (?:more|greater|higher)/i,
    (m) => (o) => total(o) >= Number(m[1] ?? m[2]),
  ],
  [
    /\bsum\b[^\d]*?\bat most\s+(\d+)|\bsum\b[^\d]*?(\d+) or (?:less|lower|fewer)/i,
    (m) => (o) => total(o) <= Number(m[1] ?? m[2]),
  ],
  [/\b(?:even sum|sum\b[^\d]*?\beven)\b/i, () => (o) => total(o) % 2 === 0],
  [/\b(?:odd sum|sum\b[^\d]*?\bodd)\b/i, () => (o) => total(o) % 2 === 1],
  [/\b(?:sum|total)\b[^\d]*?(\d+)/i, (m) => (o) => total(o) === Number(m[1])],
  [
    /\bdoubles?\b|\bsame (?:number|value)\b|\ba pair\b/i,
    () =>
      ({ dice }) =>
        new Set(dice).size === 1,
  ],
  [
    /\bat least (?:one|1|an?)\s+(\d)\b/i,
    (m) =>
      ({ dice }) =>
        dice.includes(Number(m[1])),
  ],
  [
    /\bexactly (?:one|1)\s+(\d)\b/i,
    (m) =>
      ({ dice }) =>
        dice.filter((one) => one === Number(m[1])).length === 1,
  ],
  [
    /\bno\s+(\d)'?s?\b/i,
    (m) =>
      ({ dice }) =>
        !dice.includes(Number(m[1])),
  ],
  [
    /\b(?:at least (?:one|1|an?)\s+)(heads?|tails?)\b/i,
    (m) =>
      ({ coins }) =>
        coins.includes(/head/i.test(m[1] ?? '')),
  ],
  [
    /\b(?:an?\s+|1\s+)?(heads?|tails?)\b/i,
    (m) =>
      ({ coins }) =>
        coins.length === 1 && coins[0] === /head/i.test(m[1] ?? ''),
  ],
  [
    /\bface card\b/i,
    () =>
      ({ card }) =>
        (card?.rank ?? 0) > 10,
  ],
  [
    /\b(red|black)\b/i,
    (m) =>
      ({ card }) =>
        card !== null && card.suit < 2 === /red/i.test(m[1] ?? ''),
  ],
  [
    /\b(heart|diamond|club|spade)s?\b/i,
    (m) =>
      ({ card }) =>
        card?.suit === SUITS.indexOf((m[1] ?? '').toLowerCase()),
  ],
  [
    /\b(ace|jack|queen|king)s?\b/i,
    (m) =>
      ({ card }) =>
        card?.rank === RANKS.indexOf((m[1] ?? '').toLowerCase()),
  ],
  [
    /\beven\b/i,
    () =>
      ({ dice }) =>
        dice.length === 1 && (dice[0] ?? 1) % 2 === 0,
  ],
  [
    /\bodd\b/i,
    () =>
      ({ dice }) =>
        dice.length === 1 && (dice[0] ?? 0) % 2 === 1,
  ],
  [
    /\b(?:greater|more|higher) than\s+(?:an?\s+)?(\d)\b/i,
    (m) =>
      ({ dice }) =>
        dice.length === 1 && (dice[0] ?? 0) > Number(m[1]),
  ],
  [
    /\b(?:less|lower) than\s+(?:an?\s+)?(\d)\b/i,
    (m) =>
      ({ dice }) =>
        dice.length === 1 && (dice[0] ?? 9) < Number(m[1]),
  ],
  [
    /\b(?:an?|the number)\s+(\d)\b/i,
    (m) =>
      ({ dice }) =>
        dice.length === 1 && dice[0] === Number(m[1]),
  ],
];

const single = (phrase: string): Test | null => {
  const negative = /\bnot\b|\bnon-/i.test(phrase);
  for (const [form, read] of FORMS) {
    const match = form.exec(phrase);
    if (!match) continue;
    const test = read(match);
    return negative ? (outcome) => !test(outcome) : test;
  }
  return null;
};
