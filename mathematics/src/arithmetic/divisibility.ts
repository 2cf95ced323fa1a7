import { greatestCommonDivisor } from '../expression/fraction.ts';
import { number, product, type Expression } from '../expression/tree.ts';
import { answerOf, lineOf, plainLine, told, type Task, type Worked, type ToldStep } from '../worked.ts';
import { isPrime, leastCommon, primeFactors } from './primes.ts';

const WHOLE = /-?\d[\d,]*/g;
const wholes = (text: string): bigint[] =>
  (text.match(WHOLE) ?? []).map((one) => BigInt(one.replaceAll(',', '')));
const LONGEST = 60;
const fits = (text: string): boolean => !/\d{61}/.test(text) && text.length < 2_000 && LONGEST > 0;

/** Greatest common divisor, by Euclid's way. */
export const commonFactorTask: Task = (text) => {
  const asked =
    /\b(?:(?:greatest|highest|largest|biggest)\s+common\s+(?:factor|divisor|denominator)|gcd|gcf|hcf)\b/i.exec(
      text,
    );
  if (!asked || !fits(text)) return null;
  const numbers = wholes(text.slice(asked.index));
  const [first, ...others] = numbers;
  if (first === undefined || others.length === 0 || /[a-z]\^|\d[a-z]\b/i.test(text.slice(asked.index)))
    return null;
  const steps: ToldStep[] = [];
  let result = first < 0n ? -first : first;
  for (const other of others) {
    let [a, b] = [result, other < 0n ? -other : other];
    if (a < b) [a, b] = [b, a];
    while (b !== 0n) {
      steps.push([
        `gcd(${b}, ${a % b})`,
        `Divide ${a} by ${b}`,
        `The remainder is ${a % b}; a common divisor divides the remainder, too.`,
      ]);
      [a, b] = [b, a % b];
    }
    result = a;
  }
  return told(
    `gcd(${numbers.join(', ')})`,
    'greatest common divisor',
    [
      ...steps,
      [
        `${result}`,
        'The last number before zero',
        'When nothing is left over, the divisor is the greatest common one.',
      ],
    ],
    answerOf(number(result)),
  );
};

export const commonMultipleTask: Task = (text) => {
  const asked =
    /\b(?:(?:least|lowest|smallest)\s+common\s+(?:multiple|denominator)|common\s+denominator|lcm|lcd)\b/i.exec(
      text,
    );
  if (!asked || !fits(text)) return null;
  // `Simplify by using the LCD` asks for something else.
  if (/\b(?:us(?:e|ing)|with|by)\s+(?:the\s+|an?\s+)?$/i.test(text.slice(0, asked.index))) return null;
  const rest = text.slice(asked.index + asked[0].length);
  const bottoms = /denominator|lcd/i.test(asked[0])
    ? [...rest.matchAll(/\/\s*\(?(\d+)/g)].map((match) => BigInt(match[1] ?? '1'))
    : [];
  const numbers = bottoms.length > 1 ? bottoms : wholes(rest);
  const [first, ...others] = numbers;
  if (first === undefined || others.length === 0 || numbers.includes(0n) || /\d[a-z]\b|[a-z]\^/i.test(rest))
    return null;
  let result = first < 0n ? -first : first;
  const steps: ToldStep[] = [];
  for (const other of others) {
    const shared = greatestCommonDivisor(result, other);
    steps.push([
      `${result} × ${other < 0n ? -other : other} ÷ ${shared}`,
      `Divide by what they share`,
      `The greatest common divisor of ${result} and ${other} is ${shared}; it must not be counted twice.`,
    ]);
    result = leastCommon(result, other);
    steps.push([`${result}`, 'Work it out', 'The smallest number that both divide.']);
  }
  return told(`lcm(${numbers.join(', ')})`, 'least common multiple', steps, answerOf(number(result)));
};

const truth = (problem: string, isTrue: boolean, rule: string, reason: string): Worked =>
  told(problem, 'decide', [[isTrue ? 'yes' : 'no', rule, reason]], {
    text: isTrue ? 'True' : 'False',
    latex: isTrue ? '\\text{True}' : '\\text{False}',
    value: null,
  });

export const primeTask: Task = (text) => {
  const match = /\bis\s+(\d[\d,]*)\s+(?:an?\s+)?(prime|composite)\b/i.exec(text);
  if (!match || !fits(text)) return null;
  const value = BigInt((match[1] ?? '').replaceAll(',', ''));
  const prime = isPrime(value);
  const smallest = prime ? null : primeFactors(value)?.[0]?.prime;
  const reason = prime
    ? 'No smaller number but one divides it.'
    : smallest
      ? `${smallest} divides it: ${value} = ${smallest} × ${value / smallest}.`
      : 'It fails the test that every prime passes.';
  return truth(
    match[0],
    match[2]?.toLowerCase() === 'prime' ? prime : !prime && value > 1n,
    'Look for a divisor',
    reason,
  );
};

export const isFactorTask: Task = (text) => {
  const match =
    /\b(?:is\s+(\d+)\s+a\s+(factor|divisor|multiple)\s+of\s+(\d+)|does\s+(\d+)\s+divide\s+(\d+)|is\s+(\d+)\s+divisible\s+by\s+(\d+))/i.exec(
      text,
    );
  if (!match || !fits(text)) return null;
  const multiple = match[2]?.toLowerCase() === 'multiple';
  const [a, b] =
    match[1] !== undefined
      ? [match[1], match[3]]
      : match[4] !== undefined
        ? [match[4], match[5]]
        : [match[7], match[6]];
  const [small, large] = (multiple ? [b, a] : [a, b]).map((one) => BigInt(one ?? '0'));
  if (!small || large === undefined) return null;
  return truth(
    match[0],
    large % small === 0n,
    `Divide ${large} by ${small}`,
    `The remainder is ${large % small}.`,
  );
};

export const remainderTask: Task = (text) => {
  const match =
    /\bremainder\s+(?:when|of|if)\s+(-?[\d,]+)\s+(?:is\s+)?divided\s+by\s+(-?[\d,]+)|(-?[\d,]+)\s+mod(?:ulo)?\s+(-?[\d,]+)/i.exec(
      text,
    );
  if (!match || !fits(text)) return null;
  const [a, b] = [match[1] ?? match[3], match[2] ?? match[4]].map((one) =>
    BigInt((one ?? '0').replaceAll(',', '')),
  );
  if (a === undefined || !b) return null;
  const rest = ((a % b) + b) % b;
  return told(
    match[0],
    'remainder',
    [
      [
        `${a} = ${b} × ${(a - rest) / b} + ${rest}`,
        `See how often ${b} fits into ${a}`,
        'What is left over is the remainder.',
      ],
      [`${rest}`, 'Take what is left', 'It is smaller than the divisor.'],
    ],
    answerOf(number(rest)),
  );
};

/** `2 × 2 × 3 × 5`, or the list of primes. */
export const factorisationTask: Task = (text) => {
  const asked = /\bprime\s+factor(?:i[sz]ation|s)?\b/i.exec(text);
  const value = asked && fits(text) ? wholes(text).at(-1) : undefined;
  if (!asked || value === undefined || value < 2n) return null;
  const found = primeFactors(value);
  if (!found) return null;
  const list = /\b(?:list|what are)\b/i.test(text) && /factors\b/i.test(asked[0]);
  const factors = found.flatMap(({ prime, exponent }) => Array.from({ length: exponent }, () => prime));
  const steps: { before: Expression; after: Expression; prime: bigint }[] = [];
  for (let at = 0; at + 1 < factors.length; at++) {
    const rest = factors.slice(at).reduce((all, one) => all * one, 1n);
    const done = factors.slice(0, at).map((one) => number(one));
    const prime = factors[at] ?? 1n;
    steps.push({
      before: product([...done, number(rest)]),
      after: product([...done, number(prime), number(rest / prime)]),
      prime,
    });
  }
  const whole = product(factors.map((one) => number(one)));
  return {
    kind: 'worked',
    problem: lineOf(number(value)),
    instruction: 'prime factors',
    steps: steps.map(({ before, after, prime }) => ({
      before: lineOf(before),
      after: lineOf(after),
      rule: `Split off ${prime}`,
      reason: `${prime} is the smallest prime that divides what is left.`,
    })),
    answer: list
      ? { ...plainLine(found.map(({ prime }) => prime).join(', ')), value: null }
      : answerOf(whole),
    checkedBy: 'exact arithmetic',
  };
};
