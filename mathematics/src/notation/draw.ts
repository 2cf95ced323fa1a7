import { choose } from '../arithmetic/primes.ts';
import { calculated } from '../steps/plain.ts';
import type { Task, Worked } from '../worked.ts';

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

const drawSequence = (bag: Bag, sequence: string): Worked | null => {
  const left = new Map(bag);
  let total = sizeOf(bag);
  const chances: string[] = [];
  for (const one of sequence) {
    const count = left.get(one) ?? 0;
    if (total <= 0) return null;
    chances.push(`${count}/${total}`);
    left.set(one, count - 1);
    total--;
    if (count <= 0) break;
  }
  return calculated(`P(${sequence})`, 'probability', [[chances.join(' × '), 'One draw after the other']]);
};

const drawCounts = (bag: Bag, counts: string): Worked | null => {
  const wanted = [...counts.matchAll(/(\d+)\s+([a-z])\b/gi)];
  const drawn = wanted.reduce((total, [, count]) => total + Number(count), 0);
  const ways = wanted.map(([, count, name = '']) => choose(bag.get(name) ?? 0, Number(count)));
  const line = `${ways.join(' × ')} ÷ ${choose(sizeOf(bag), drawn)}`;
  return calculated(`P(${counts.trim()})`, 'probability', [[line, 'Count the ways']]);
};

const sizeOf = (bag: Bag): number => [...bag.values()].reduce((a, b) => a + b, 0);
