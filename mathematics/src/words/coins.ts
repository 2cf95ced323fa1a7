import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { minus, number } from '../expression/tree.ts';
import type { Task } from '../worked.ts';
import { amount, by, equated, over, plus, X } from './story.ts';

/** What American coins are worth. */
export const CENTS: Readonly<Record<string, number>> = {
  penny: 1,
  pennie: 1,
  nickel: 5,
  dime: 10,
  quarter: 25,
};
const NAMES = 'pennies|penny|nickels?|dimes?|quarters?';
const nameOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^pennies$/, 'penny')
    .replace(/s$/, '');

/** Coins of two kinds with their worth, and either their number or how many more there are of one kind. */
export const coinTask: Task = (raw) => {
  if (raw.length > 500) return null;
  const text = withDigits(raw);
  const kinds = [
    ...new Set(
      [...text.matchAll(new RegExp(String.raw`\b(${NAMES})\b`, 'gi'))].map((match) => nameOf(match[1] ?? '')),
    ),
  ];
  const [a, b, third] = kinds;
  const [worth, other] = [...text.matchAll(/\$\s*(\d[\d,]*(?:\.\d+)?)/g)].map((match) => match[1]);
  const asked = kinds.filter((kind) =>
    new RegExp(String.raw`\bhow many\b[^?]*\b${kind.slice(0, 4)}`, 'i').test(questionIn(text)),
  );
  if (
    a === undefined ||
    b === undefined ||
    third !== undefined ||
    worth === undefined ||
    other !== undefined ||
    asked.length !== 1
  )
    return null;
  const cents = (kind: string) => number(CENTS[kind] ?? 1);
  const total = by(amount(worth), number(100));
  const more = new RegExp(
    String.raw`\b(\d+)\s+(more|fewer)\s+(${NAMES})\s+than\s+(?:[a-z]+\s+)?(${NAMES})\b`,
    'i',
  ).exec(text);
  const times = new RegExp(
    String.raw`\b(twice|(\d+)\s+times)\s+as\s+many\s+(${NAMES})\s+as\s+(?:[a-z]+\s+)?(${NAMES})\b`,
    'i',
  ).exec(text);
  const count = /\b(\d+)\s+(?:[a-z]+\s+)?coins\b/i.exec(text)?.[1];
  const reason = 'Every kind: number times worth; together it is the whole worth in cents.';
  const wanted = asked[0] ?? a;
  if (more) {
    const [many, few] = [nameOf(more[3] ?? ''), nameOf(more[4] ?? '')];
    const others = /more/i.test(more[2] ?? '') ? plus(X, amount(more[1])) : minus(X, amount(more[1]));
    return equated(
      text,
      [plus(by(cents(few), X), by(cents(many), others)), total],
      `the number of ${few}s`,
      reason,
      (x) =>
        wanted === few
          ? x
          : /more/i.test(more[2] ?? '')
            ? plus(x, amount(more[1]))
            : minus(x, amount(more[1])),
    );
  }
  if (times) {
    const [many, few] = [nameOf(times[3] ?? ''), nameOf(times[4] ?? '')];
    const factor = number(Number(times[2] ?? 2));
    return equated(
      text,
      [plus(by(cents(few), X), by(cents(many), by(factor, X))), total],
      `the number of ${few}s`,
      reason,
      (x) => (wanted === few ? x : by(factor, x)),
    );
  }
  const rest = a === wanted ? b : a;
  return count === undefined
    ? null
    : equated(
        text,
        [plus(by(cents(wanted), X), by(cents(rest), minus(amount(count), X))), total],
        `the number of ${wanted}s`,
        reason,
      );
};

/** Two solutions or goods of different strength, mixed to a third. */
export const mixtureTask: Task = (raw) => {
  if (raw.length > 600 || !/\b(?:mix\w*|add(?:ed)?|solution|combine\w*)\b/i.test(raw)) return null;
  const text = withDigits(raw);
  const percents = [...text.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|percent)/gi)].map((match) => ({
    value: match[1] ?? '',
    at: match.index,
  }));
  const strengths = [...new Set(percents.map(({ value }) => value))];
  const amounts = [
    ...text.matchAll(
      /(\d+(?:\.\d+)?)\s*(?:liters?|litres?|l|ml|milliliters?|gallons?|ounces?|oz|pounds?|grams?|quarts?|cups?|kg)\b/gi,
    ),
  ];
  const [size, other] = amounts;
  const goal =
    /\b(?:to (?:get|make|obtain|produce|form)|make|needs?|result\w* in|yields?|so that)\b[^.%]*?(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(
      text,
    )?.[1] ?? null;
  if (!size || other || strengths.length !== 3 || goal === null) return null;
  const [a, b] = strengths.filter((one) => one !== goal);
  if (a === undefined || b === undefined || strengths.length !== 3) return null;
  const between = (Number(goal) - Number(a)) * (Number(goal) - Number(b)) < 0;
  if (!between) return null;
  const part = (value: string) => over(amount(value), number(100));
  const near = text.slice(size.index, size.index + size[0].length + 40);
  const own = /^\S+\s+\S+\s+(?:of\s+)?(?:an?\s+|the\s+)?(\d+(?:\.\d+)?)\s*(?:%|percent)/.exec(near)?.[1];
  const question = questionIn(text);
  const asked = [a, b].find((one) =>
    new RegExp(String.raw`\bhow (?:much|many)\b[^?]*?\b${one}\s*(?:%|percent)`, 'i').test(question),
  );
  const reason = 'What is pure in both parts is pure in the mixture.';
  if (own === goal) {
    const wanted = asked ?? a;
    const rest = wanted === a ? b : a;
    return equated(
      text,
      [plus(by(part(wanted), X), by(part(rest), minus(amount(size[1]), X))), by(part(goal), amount(size[1]))],
      `the amount of the ${wanted}% part`,
      reason,
    );
  }
  const wanted = own === a ? b : own === b ? a : null;
  if (wanted === null || own === undefined) return null;
  return equated(
    text,
    [plus(by(part(wanted), X), by(part(own), amount(size[1]))), by(part(goal), plus(X, amount(size[1])))],
    `the amount of the ${wanted}% part`,
    reason,
  );
};
