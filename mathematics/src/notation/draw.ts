import { choose } from '../arithmetic/primes.ts';
import { fraction, multiply, whole, type Fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, type Task } from '../worked.ts';

/** Drawing letters without replacement: the probability of a sequence, or of how often each comes. */
export const drawTask: Task = (text) => {
  if (!/\bwithout\sreplacement\b/i.test(text)) return null;
  const bag = bagIn(text);
  const sequence = /\bsequence\s+([a-z]+)\b/i.exec(text)?.[1];
  const counts =
    sequence === undefined
      ? /\b(?:picking|prob(?:ability)?\sof)\s(\d+\s[a-z]\b(?:(?:,|\sand|,\sand)\s\d+\s[a-z]\b)*)/i.exec(
          text,
        )?.[1]
      : undefined;
  if (!bag) return null;
  if (sequence !== undefined) return drawSequence(bag, sequence);
  return counts === undefined ? null : drawCounts(bag, counts);
};

type Bag = Map<string, number>;

const bagIn = (text: string): Bag | null => {
  const listed = /\{([^{}]*)\}/.exec(text)?.[1];
  if (listed !== undefined) {
    const pairs = [...listed.matchAll(/([a-z]+)\s*:\s*(\d{1,6})/gi)].map(
      ([, name = '', count = '0']) => [name, Number(count)] as const,
    );
    return pairs.length > 0 ? new Map(pairs) : null;
  }
  const letters = /\bfrom\s+([a-z]{2,})\b/i.exec(text)?.[1];
  if (letters === undefined) return null;
  const bag: Bag = new Map();
  for (const one of letters) bag.set(one, (bag.get(one) ?? 0) + 1);
  return bag;
};

const drawSequence = (bag: Bag, sequence: string) => {
  const left = new Map(bag);
  let total = [...bag.values()].reduce((a, b) => a + b, 0);
  const factors: Fraction[] = [];
  const shown: string[] = [];
  for (const one of sequence) {
    const count = left.get(one) ?? 0;
    if (total <= 0) return null;
    factors.push(fraction(BigInt(count), BigInt(total)));
    shown.push(`${count}/${total}`);
    left.set(one, count - 1);
    total--;
    if (count <= 0) break;
  }
  const result = factors.reduce(multiply, whole(1));
  return plainSolution(
    `P(${sequence})`,
    'probability',
    answerOf(number(result)),
    [
      shown.join(' × '),
      'One draw after the other',
      'Each time: the wanted ones left, out of all that are left.',
    ],
    [writeNumber(result), 'Multiply', 'All the draws must happen, so their chances are multiplied.'],
  );
};

const drawCounts = (bag: Bag, counts: string) => {
  const wanted = [...counts.matchAll(/(\d+)\s+([a-z])\b/gi)].map(([, count = '0', name = '']) => ({
    name,
    count: Number(count),
  }));
  const drawn = wanted.reduce((total, { count }) => total + count, 0);
  const total = [...bag.values()].reduce((a, b) => a + b, 0);
  const ways = wanted.reduce((all, { name, count }) => all * choose(bag.get(name) ?? 0, count), 1n);
  const all = choose(total, drawn);
  if (all === 0n) return null;
  const result = fraction(ways, all);
  return plainSolution(
    `P(${counts.trim()})`,
    'probability',
    answerOf(number(result)),
    [
      `${ways} ÷ ${all}`,
      'Count the ways',
      'The ways to take the wanted ones, out of all ways to take that many.',
    ],
    [writeNumber(result), 'Reduce the fraction', 'Top and bottom are divided by the same number.'],
  );
};
