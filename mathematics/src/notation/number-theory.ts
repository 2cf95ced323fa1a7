import { isPrime, leastCommon, primeFactors } from '../arithmetic/primes.ts';
import { fraction, greatestCommonDivisor, magnitude } from '../expression/fraction.ts';
import { number, product } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { type PlainStep, calculated, plainSolution } from '../steps/plain.ts';
import { type Task, type Worked, answerOf, checked, lineOf, textAnswer } from '../worked.ts';

const MOST_DIGITS = 60;
const wholesIn = (text: string): bigint[] =>
  (text.match(/-?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)/g) ?? []).map(wholeOf);
const wholeOf = (digits: string | undefined): bigint => BigInt((digits ?? '0').replaceAll(/,+/g, ''));
const fits = (text: string): boolean => wholesIn(text).every((one) => String(one).length <= MOST_DIGITS);
const hasTerms = (text: string): boolean => /[a-z]\^|\d[a-z]\b/i.test(text);

const GREATEST =
  /\b(?:(?:greatest|highest|largest|biggest)\s+common\s+(?:factor|divisor|denominator)|gcd|gcf|hcf)\b/i;
const LEAST =
  /\b(?:(?:least|lowest|smallest)\s+common\s+(?:multiple|denominator)|common\s+denominator|lcm|lcd)\b/i;

/** Greatest common divisor, by Euclid's way. */
const commonFactorTask: Task = (text) => {
  const asked = GREATEST.exec(text);
  const numbers = asked && fits(text) ? wholesIn(text.slice(asked.index)) : [];
  const [first, ...others] = numbers;
  if (!asked || first === undefined || others.length === 0 || hasTerms(text.slice(asked.index))) return null;
  const steps: PlainStep[] = [];
  let result = magnitude(first);
  for (const other of others) {
    let [a, b] = [result, magnitude(other)];
    if (a < b) [a, b] = [b, a];
    while (b !== 0n) {
      const reason = `The remainder is ${a % b}; a common divisor divides the remainder, too.`;
      steps.push([`gcd(${b}, ${a % b})`, `Divide ${a} by ${b}`, reason]);
      [a, b] = [b, a % b];
    }
    result = a;
  }
  steps.push([`${result}`, 'The last number before zero']);
  const problem = `gcd(${numbers.join(', ')})`;
  const worked = plainSolution(problem, 'greatest common divisor', answerOf(number(result)), ...steps);
  const parts = numbers.map((one) => one / (result || 1n));
  const divides = numbers.every((one) => result !== 0n && one % result === 0n);
  // Put back: it divides every number, and what is left of them has nothing in common.
  return checked(worked, 'put-back', divides && parts.reduce(greatestCommonDivisor) === 1n);
};

const commonMultipleTask: Task = (text) => {
  const asked = LEAST.exec(text);
  // `Simplify by using the LCD` asks for something else.
  const isUsed = /\b(?:us(?:e|ing)|with|by)\s(?:the\s|an?\s)?$/i.test(text.slice(0, asked?.index ?? 0));
  if (!asked || isUsed || !fits(text)) return null;
  const rest = text.slice(asked.index + asked[0].length);
  const bottoms = /denominator|lcd/i.test(asked[0])
    ? [...rest.matchAll(/\/\s?\(?(\d+)/g)].map((match) => wholeOf(match[1]))
    : [];
  const numbers = (bottoms.length > 1 ? bottoms : wholesIn(rest)).map(magnitude);
  const [first, ...others] = numbers;
  if (first === undefined || others.length === 0 || numbers.includes(0n) || hasTerms(rest)) return null;
  const steps: PlainStep[] = [];
  let result = first;
  for (const other of others) {
    const shared = greatestCommonDivisor(result, other);
    const reason = `The greatest common divisor of ${result} and ${other} is ${shared}; it must not count twice.`;
    steps.push([`${result} × ${other} ÷ ${shared}`, 'Divide by what they share', reason]);
    result = leastCommon(result, other);
    steps.push([`${result}`, 'Work it out', 'The smallest number that both divide.']);
  }
  const problem = `lcm(${numbers.join(', ')})`;
  return plainSolution(problem, 'least common multiple', answerOf(number(result)), ...steps);
};

const decision = (problem: string, isTrue: boolean, step: PlainStep): Worked =>
  plainSolution(problem, 'decide', textAnswer(isTrue ? 'True' : 'False'), step);

const primeTask: Task = (text) => {
  const match = /\bis\s(\d[\d,]*)\s(?:an?\s)?(prime|composite)\b/i.exec(text);
  if (!match || !fits(text)) return null;
  const value = wholeOf(match[1]);
  const prime = isPrime(value);
  const smallest = prime ? null : primeFactors(value)?.[0]?.prime;
  const reason = prime
    ? 'No smaller number but one divides it.'
    : smallest
      ? `${smallest} divides it: ${value} = ${smallest} × ${value / smallest}.`
      : 'It fails the test that every prime passes.';
  const isTrue = match[2]?.toLowerCase() === 'prime' ? prime : !prime && value > 1n;
  return decision(match[0], isTrue, [isTrue ? 'yes' : 'no', 'Look for a divisor', reason]);
};

const DIVIDES =
  /\b(?:is\s(\d+)\sa\s(factor|divisor|multiple)\sof\s(\d+)|does\s(\d+)\sdivide\s(\d+)|is\s(\d+)\sdivisible\sby\s(\d+))/i;

const isFactorTask: Task = (text) => {
  const match = DIVIDES.exec(text);
  if (!match || !fits(text)) return null;
  const [a, b] = match[1] ? [match[1], match[3]] : match[4] ? [match[4], match[5]] : [match[7], match[6]];
  const isMultiple = match[2]?.toLowerCase() === 'multiple';
  const [small, large] = (isMultiple ? [b, a] : [a, b]).map(wholeOf);
  if (!small || large === undefined) return null;
  const rest = large % small;
  const reason = `${large} = ${small} × ${large / small}${rest === 0n ? '' : ` + ${rest}`}.`;
  return decision(match[0], rest === 0n, [rest === 0n ? 'yes' : 'no', `Divide ${large} by ${small}`, reason]);
};

const REMAINDER =
  /\bremainder\s(?:when|of|if)\s(-?\d[\d,]*)\s(?:is\s)?divided\sby\s(-?\d[\d,]*)|(-?\d[\d,]*)\smod(?:ulo)?\s(-?\d[\d,]*)/i;

const remainderTask: Task = (text) => {
  const match = REMAINDER.exec(text);
  if (!match || !fits(text)) return null;
  const [a, b] = [match[1] ?? match[3], match[2] ?? match[4]].map(wholeOf);
  if (a === undefined || !b) return null;
  const rest = ((a % b) + b) % b;
  const line = `${a} − ${b} × ${(a - rest) / b}`;
  return calculated(match[0], 'remainder', [[line, `See how often ${b} fits into ${a}`, 'Take that away.']], {
    last: 'What is left is smaller than the divisor.',
  });
};

/** `2 × 2 × 3 × 5`, or the list of primes. */
const factorisationTask: Task = (text) => {
  const asked = /\bprime\sfactor(?:i[sz]ation|s)?\b/i.exec(text);
  const value = asked && fits(text) ? wholesIn(text).at(-1) : undefined;
  const found = value !== undefined && value > 1n ? primeFactors(value) : null;
  if (!asked || value === undefined || !found) return null;
  const factors = found.flatMap(({ prime, exponent }) => Array.from({ length: exponent }, () => prime));
  // What is split off, and what is left to split.
  const lineAt = (at: number) => {
    const rest = factors.slice(at).reduce((all, one) => all * one, 1n);
    return product([...factors.slice(0, at).map((one) => number(one)), number(rest)]);
  };
  const isList = /\b(?:list|what are)\b/i.test(text) && /factors\b/i.test(asked[0]);
  return {
    kind: 'worked',
    problem: lineOf(number(value)),
    instruction: 'prime factors',
    steps: factors.slice(0, -1).map((prime, at) => ({
      before: lineOf(lineAt(at)),
      after: lineOf(lineAt(at + 1)),
      rule: `Split off ${prime}`,
      reason: `${prime} is the smallest prime that divides what is left.`,
    })),
    answer: isList
      ? textAnswer(found.map(({ prime }) => prime).join(', '))
      : answerOf(product(factors.map((one) => number(one)))),
    check:
      factors.every(isPrime) && factors.reduce((all, one) => all * one, 1n) === value ? 'put-back' : null,
  };
};

const LONGEST_DIVIDED = 12;
const DIVISION =
  /^\s?(?:please\s)?(?:what(?:'s| is)\s|calculate\s|work out\s|find\s|do\s|use\s|show\s)?(?:(?:the\s)?long division\s?(?:of|for|:)?\s?)?(\d[\d,]*)\s?(?:÷|divided by|\s\/\s)\s?(\d[\d,]*)\s?(?:(?:by|with|using)\slong division)?\s?[?.=]?\s?$/i;

/** `1234 ÷ 7`: how often it goes, place by place, and what is left over. */
const wholeDivisionTask: Task = (text) => {
  const match = DIVISION.exec(text);
  const digits = [match?.[1], match?.[2]].map((one) => (one ?? '').replaceAll(',', ''));
  if (!match || digits.some((one) => one.length > LONGEST_DIVIDED)) return null;
  const [top = 0n, by = 0n] = digits.map(BigInt);
  if (by < 2n || top <= by || top % by === 0n) return null;
  const [times, rest] = [top / by, top % by];
  const answer = number(fraction(top, by), 'mixed');
  return plainSolution(
    `${top} ÷ ${by}`,
    'division',
    answerOf(answer),
    ...placeByPlace(String(top), by),
    [`${times} + ${rest}/${by}`, 'Put it together', `It goes ${times} times, and ${rest} is left over.`],
    [`${times} ${writeNumber(fraction(rest, by))}`, 'Write it as a mixed number'],
  );
};

const placeByPlace = (digits: string, by: bigint): PlainStep[] => {
  let left = 0n;
  const steps: PlainStep[] = [];
  for (const digit of digits) {
    const here = left * 10n + BigInt(digit);
    const times = here / by;
    left = here % by;
    const line = `${here} ÷ ${by} = ${times}, left over ${left}`;
    if (times > 0n || steps.length > 0) steps.push([line, 'Divide the next part']);
  }
  return steps;
};

export const DIVISOR_TASKS: readonly Task[] = [
  wholeDivisionTask,
  primeTask,
  isFactorTask,
  remainderTask,
  commonFactorTask,
  commonMultipleTask,
  factorisationTask,
];
