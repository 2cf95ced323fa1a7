import { withDigits } from '../arithmetic/number-words.ts';
import { arrange, choose } from '../arithmetic/ways.ts';
import { fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';

const LARGEST = 2_000;

/** C(26, 3), 9 choose 7, P(9, 6) */
export const choiceTask: Task = (text) => {
  const match = /(?<![A-Za-z])(C|P)\s*\(\s*(\d{1,4})\s*,\s*(\d{1,4})\s*\)/.exec(text);
  const words =
    /\b(\d{1,4})\s+(choose|permute)\s+(\d{1,4})\b/i.exec(text) ??
    /(?<![A-Za-z\d])(\d{1,4})\s*_?\s*(C|P)\s*_?\s*(\d{1,4})\b/.exec(text);
  const [kind, n, k] = match
    ? [match[1], Number(match[2]), Number(match[3])]
    : words
      ? [words[2], Number(words[1]), Number(words[3])]
      : [];
  if (kind === undefined || n === undefined || k === undefined || n > LARGEST || k > n) return null;
  const ordered = /^p/i.test(kind);
  const value = ordered ? arrange(n, k) : choose(n, k);
  const formula = ordered ? `${n}!/(${n} − ${k})!` : `${n}!/(${k}! · (${n} − ${k})!)`;
  return told(
    `${kind}(${n}, ${k})`,
    ordered ? 'permutations' : 'combinations',
    [
      [
        formula,
        'Use the formula',
        ordered
          ? 'The order matters: one place after the other is filled.'
          : 'The order does not matter, so the orders of the chosen ones are divided out.',
      ],
      [`${value}`, 'Work it out', 'Most factors cancel.'],
    ],
    answerOf(number(value)),
  );
};

type Outcome = readonly number[];

/** Coins and dice: count the outcomes that fit. */
export const coinsAndDiceTask: Task = (raw) => {
  const text = withDigits(raw);
  if (
    !/\bprob\w*\b/i.test(text) ||
    text.length > 600 ||
    (/\bcoin/i.test(text) && /\b(?:card|die|dice)\b/i.test(text))
  )
    return null;
  const coins =
    /\b(\d+|a|one|pair of)\s+(?:fair\s+)?coins?\b[^.]*\b(?:toss|flip)/i.exec(text) ??
    /\b(?:toss|flip)\w*\s+(\d+|a)\s+(?:fair\s+)?coins?\b/i.exec(text);
  if (/\bcoin\b[^.]*\btwice\b/i.test(text)) return coinsWorked(2, text);
  const again =
    /\bcoins?\b[^.]*\b(?:toss|flip)\w*\s+(\d+)\s+times\b|\b(?:toss|flip)\w*\s+an?\s+(?:fair\s+)?coin\s+(\d+)\s+times\b/i.exec(
      text,
    );
  if (again) return coinsWorked(Number(again[1] ?? again[2]), text);
  if (coins) return coinsWorked(countOf(coins[1] ?? '1'), text);
  const dice = /\b(\d+|a|pair of)\s+(?:fair,?\s+)?(?:(?:six|6)-sided\s+)?(?:dice|die|number cubes?)\b/i.exec(
    text,
  );
  return dice && /\broll\w*\b/i.test(text) ? diceWorked(countOf(dice[1] ?? '1'), text) : null;
};

const countOf = (word: string): number => (/^\d+$/.test(word) ? Number(word) : /pair/i.test(word) ? 2 : 1);

const coinsWorked = (count: number, text: string): Worked | null => {
  if (count > 12) return null;
  const question = text.split(/[.\n]/).findLast((part) => /\bprob/i.test(part)) ?? text;
  const wanted = [
    ...question.matchAll(/\b(at least|at most|exactly)?\s*(\d+|all|no|a|an)\s+(heads?|tails?)\b/gi),
  ];
  if (wanted.length === 0) return null;
  const fits = (side: number): boolean =>
    wanted.some(([, bound, amount = '1', face = '']) => {
      const heads = /^h/i.test(face) ? side : count - side;
      const size = /^all$/i.test(amount)
        ? count
        : /^no$/i.test(amount)
          ? 0
          : /^\d/.test(amount)
            ? Number(amount)
            : 1;
      return /least/i.test(bound ?? '')
        ? heads >= size
        : /most/i.test(bound ?? '')
          ? heads <= size
          : heads === size;
    });
  let good = 0n;
  for (let heads = 0; heads <= count; heads++) if (fits(heads)) good += choose(count, heads);
  return counted(good, 2n ** BigInt(count), 'Every coin falls one of two ways.');
};

const diceWorked = (count: number, text: string): Worked | null => {
  if (count > 4) return null;
  let outcomes: Outcome[] = [[]];
  for (let at = 0; at < count; at++)
    outcomes = outcomes.flatMap((one) => [1, 2, 3, 4, 5, 6].map((face) => one.concat(face)));
  const question = text.split(/[.\n]/).findLast((part) => /\bprob/i.test(part)) ?? text;
  const test = diceTest(question);
  if (!test) return null;
  return counted(
    BigInt(outcomes.filter(test).length),
    BigInt(outcomes.length),
    'Every face is equally likely.',
  );
};

const diceTest = (question: string): ((outcome: Outcome) => boolean) | null => {
  const total = (outcome: Outcome): number => outcome.reduce((a, b) => a + b, 0);
  const sum =
    /\b(?:sum|total)\b[^\d]*?(at least|at most|greater than|less than|more than)?\s*(?:of|is|to)?\s*(\d+)(?:\s+or\s+(\d+|more|less|greater))?/i.exec(
      question,
    );
  if (sum) return bounded(sum[1], Number(sum[2]), sum[3], total);
  if (/\bodd\b/i.test(question)) return (outcome) => total(outcome) % 2 === 1;
  if (/\beven\b/i.test(question)) return (outcome) => total(outcome) % 2 === 0;
  const face =
    /\b(at least|at most|greater than|less than|more than)?\s*(?:a|an)?\s*(\d)\b(?:\s+or\s+(?:an?\s+)?(\d|more|less|greater))?(?!-sided)/i.exec(
      question.replaceAll(/\d-sided/gi, ''),
    );
  return face ? bounded(face[1], Number(face[2]), face[3], total) : null;
};

const bounded =
  (bound: string | undefined, value: number, or: string | undefined, total: (outcome: Outcome) => number) =>
  (outcome: Outcome): boolean => {
    const at = total(outcome);
    if (/least/i.test(bound ?? '') || /more|greater/i.test(or ?? '')) return at >= value;
    if (/most/i.test(bound ?? '') || /less/i.test(or ?? '')) return at <= value;
    if (/greater|more/i.test(bound ?? '')) return at > value;
    if (/less/i.test(bound ?? '')) return at < value;
    return at === value || (or !== undefined && at === Number(or));
  };

const counted = (good: bigint, all: bigint, reason: string): Worked | null => {
  // Nothing fits: more likely the question was misread.
  if (good === 0n) return null;
  const value = fraction(good, all);
  return {
    ...told(
      'probability',
      'probability',
      [
        [`${good}/${all}`, 'Count the outcomes that fit, out of all outcomes', reason],
        [writeNumber(value), 'Reduce the fraction', 'Top and bottom are divided by the same number.'],
      ],
      answerOf(number(value)),
    ),
    checkedBy: 'counting',
  };
};

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
/** The suits of a deck of cards. */
export const SUITS = ['heart', 'diamond', 'club', 'spade'];

/** One card from a deck of 52: every card is tried. */
export const cardTask: Task = (raw) => {
  const text = withDigits(raw);
  if (
    !/\bcards?\b/i.test(text) ||
    !/\bdeck\b/i.test(text) ||
    /\b(?:two|three|four|five|\d)\s+cards\b|\b(?:cards are|with(?:out)? replacement|both|each)\b/i.test(text)
  )
    return null;
  const question =
    /\bprob\w*\s+(?:of\s+|that\s+)?(?:drawing\s+|getting\s+|choosing\s+|selecting\s+|it is\s+|the card is\s+)?([^.?\n]+)/i.exec(
      text.split('\n').findLast((line) => /\bprob/i.test(line)) ?? text,
    )?.[1];
  if (question === undefined) return null;
  const either = question.split(/\bor\b/i).map(cardTest);
  if (either.some((one) => one === null)) return null;
  const cards = RANKS.flatMap((rank) => SUITS.map((suit) => ({ rank, suit })));
  const good = cards.filter((card) => either.some((test) => test?.(card)));
  return counted(BigInt(good.length), 52n, 'Every card is equally likely.');
};

type Card = { rank: string; suit: string };

const cardTest = (phrase: string): ((card: Card) => boolean) | null => {
  const lower = phrase.toLowerCase();
  const negative = /\bnon-|\bnot\b/.test(lower);
  const rank = RANKS.find((one) => new RegExp(`\\b${one}s?\\b`).test(lower));
  const suit = SUITS.find((one) => new RegExp(`\\b${one}s?\\b`).test(lower));
  const colour = /\bred\b/.test(lower)
    ? ['heart', 'diamond']
    : /\bblack\b/.test(lower)
      ? ['club', 'spade']
      : null;
  const face = /\bface\b/.test(lower);
  if (!rank && !suit && !colour && !face) return null;
  return (card) => {
    const fits =
      (!rank || card.rank === rank) &&
      (!suit || card.suit === suit) &&
      (!colour || colour.includes(card.suit)) &&
      (!face || ['jack', 'queen', 'king'].includes(card.rank));
    return negative ? !fits : fits;
  };
};

/** X ~ U(a, b): lengths of stretches. */
export const uniformTask: Task = (text) => {
  const model = /~\s*U\s*\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)/.exec(text);
  const between = /P\s*\(\s*(-?[\d.]+)\s*[<≤]\s*[xX]\s*[<≤]\s*(-?[\d.]+)\s*\)/.exec(text);
  const one = /P\s*\(\s*[xX]\s*([<>≤≥])\s*(-?[\d.]+)\s*\)/.exec(text);
  if (!model || (!between && !one)) return null;
  const scale = 1_000_000;
  const exact = (value: string | undefined): bigint => BigInt(Math.round(Number(value) * scale));
  const [low, high] = [exact(model[1]), exact(model[2])];
  const [from, to] = between
    ? [exact(between[1]), exact(between[2])]
    : one && /[<≤]/.test(one[1] ?? '')
      ? [low, exact(one[2])]
      : [exact(one?.[2]), high];
  if (high <= low) return null;
  const value = fraction(to - from, high - low);
  return told(
    'uniform distribution',
    'probability',
    [[writeNumber(value), 'Length of the part over length of the whole', 'Every place is equally likely.']],
    answerOf(number(value)),
  );
};
