import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { minus, number, relation, substitute, symbol, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, plainLine, told, type Task, type Worked } from '../worked.ts';
import { readPhrase } from './sentence.ts';
import { by, plus, problemOf } from './story.ts';

const LONGEST = 400;
const UNKNOWN = symbol('n');
const N = String.raw`(-?\d[\d,]*(?:\.\d+)?)`;

/** Two numbers, one told by the other, and their sum, difference or product; or numbers in a row. */
export const numberPairTask: Task = (raw) => {
  if (raw.length > LONGEST || !/\b(?:numbers?|integers?)\b/i.test(raw)) return null;
  const text = withDigits(raw);
  return productInARow(text) ?? inARow(text) ?? pair(text);
};

const OTHER =
  /\b(?:the|an)?\s*(?:other|another|(?:first|second|smaller|larger|greater|lesser|bigger)(?=\s+(?:number|integer|one|1)\b|\s*$))(?:\s+(?:number|integer|one|1)(?!\s*[a-z]*\s*is\b))?/gi;

/** `One number is nine less than twice the other.` */
const toldByOther = (text: string): Expression | null => {
  for (const sentence of text.split(/(?<!\d)[.;?\n]|(?<=\d)[.;?\n](?!\d)|,\s+and\s+/)) {
    const said =
      /\b(?:one|1|the (?:larger|smaller|first|second|greater|bigger|lesser))\s*(?:number|integer|of them)?\s+is\s+(.+)$/i.exec(
        sentence,
      )?.[1];
    if (said === undefined || said.replaceAll(OTHER, '') === said) continue;
    const phrase = said
      .replaceAll(OTHER, ' the number ')
      .replaceAll(/\s+/g, ' ')
      .replace(/\bas (?:large|big|great|much) as\b/i, '');
    const read = readPhrase(phrase);
    if (read) return read;
  }
  return null;
};

const pair = (text: string): Worked | null => {
  const question = questionIn(text);
  const asked =
    /\b(larger|largest|greater|greatest|bigger|biggest|higher|smaller|smallest|lesser|lower)\b/i.exec(
      question,
    )?.[1];
  if (asked === undefined) return null;
  const sum = new RegExp(
    String.raw`\b(?:sum|total|add up to)\b[^.?\d-]*(?:2 (?:numbers|integers)\s*)?[^.?\d-]*?${N}`,
    'i',
  ).exec(text.replaceAll(/\b2 (?:numbers|integers)\b/gi, 'numbers'))?.[1];
  const gap = new RegExp(String.raw`\b(?:differ(?:ence)?)\b[^.?\d-]*?${N}`, 'i').exec(
    text.replaceAll(/\b2 (?:numbers|integers)\b/gi, 'numbers'),
  )?.[1];
  const other =
    toldByOther(text) ?? (gap !== undefined && sum !== undefined ? plus(UNKNOWN, value(gap)) : null);
  if (!other) return null;
  const sides: [Expression, Expression] | null =
    sum !== undefined
      ? [plus(UNKNOWN, other), value(sum)]
      : gap !== undefined
        ? [minus(other, UNKNOWN), value(gap)]
        : null;
  return sides && answered(text, sides, [UNKNOWN, other], /^(?:larg|great|big|high)/i.test(asked) ? 1 : 0);
};

const value = (text: string): Expression => readPhrase(text.replaceAll(',', '')) ?? number(0);

/** Solves for n and answers with the place that is asked for, smallest first. */
const answered = (
  text: string,
  [left, right]: readonly [Expression, Expression],
  parts: readonly Expression[],
  place: number,
): Worked | null => {
  const equation = relation(left, '=', right);
  const [n, more] = solveEquation(equation, 'n', newTrail())?.values ?? [];
  if (!n || more) return null;
  const values = parts.map((part) => displayOf(substitute(part, 'n', n)));
  const sorted = values
    .filter((one) => one !== null)
    .toSorted((a, b) => valueAt(a, {}).re - valueAt(b, {}).re);
  const result = sorted[place];
  if (!result || sorted.length !== parts.length) return null;
  return {
    ...told(
      problemOf(text),
      'story',
      [
        [write(equation), 'Call one of them n', 'The others are told by it.'],
        [`n = ${write(n)}`, 'Solve the equation', 'Undo what is done to n, step by step.'],
        [write(result), 'Answer the question', `The numbers are ${sorted.map(write).join(', ')}.`],
      ],
      answerOf(result),
    ),
    checkedBy: 'substitution',
  };
};

// `The product of two consecutive odd integers is 143.` Only positive ones, or the question is open.
const productInARow = (text: string): Worked | null => {
  const row =
    /\b2\s+consecutive\s+(?:positive\s+)?(even|odd)?\s*(?:positive\s+)?(?:integers?|numbers?)/i.exec(text);
  const made = new RegExp(
    String.raw`\bproduct\b(?:[^.?\d-]|2\s+consecutive)*?${N}(?!\s*consecutive)`,
    'i',
  ).exec(text)?.[1];
  const question = questionIn(text);
  const asked = /\b(smaller|smallest|first|lesser|larger|largest|greater|second|bigger)\b/i.exec(
    question,
  )?.[1];
  if (!row || made === undefined || asked === undefined || !/\bpositive\b/i.test(text)) return null;
  const gap = row[1] === undefined ? 1 : 2;
  const equation = relation(by(UNKNOWN, plus(UNKNOWN, number(gap))), '=', value(made));
  const n = (solveEquation(equation, 'n', newTrail())?.values ?? []).find((one) => valueAt(one, {}).re > 0);
  const result = n && displayOf(/^(?:smal|first|less)/i.test(asked) ? n : plus(n, number(gap)));
  if (!n || !result || !Number.isInteger(valueAt(n, {}).re)) return null;
  return {
    ...told(
      problemOf(text),
      'story',
      [
        [write(equation), 'Call the smaller one n', `The next one is n + ${gap}.`],
        [`n = ${write(n)}`, 'Solve the equation', 'Only a positive number fits.'],
        [write(result), 'Answer the question', 'Check: the product is right.'],
      ],
      answerOf(result),
    ),
    checkedBy: 'substitution',
  };
};

const MOST = 20;

// `Find them.`
const allOf = (question: string, count: number, gap: number, first: number, total: string): Worked | null => {
  if (!/\b(?:them|numbers|integers)\b/i.test(question)) return null;
  const list = Array.from({ length: count }, (_, at) => first + at * gap);
  const apart = (gap * count * (count - 1)) / 2;
  return {
    ...told(
      `${count} in a row, together ${total}`,
      'story',
      [
        [
          `${count}n + ${apart} = ${total}`,
          'Call the smallest one n',
          `Each is ${gap} more than the one before.`,
        ],
        [`n = ${first}`, 'Solve the equation', 'Undo what is done to n, step by step.'],
        [list.join(', '), 'Write all of them down', `Check: together they make ${total}.`],
      ],
      { ...plainLine(list.join(', ')), value: null },
    ),
    checkedBy: 'substitution',
  };
};

/** Consecutive integers, even or odd ones too, with a given sum. */
const inARow = (text: string): Worked | null => {
  const row =
    /\b(\d+)\s+consecutive\s+(even|odd)?\s*(?:positive\s+|negative\s+)?(?:integers?|numbers?)/i.exec(text);
  const total = new RegExp(
    String.raw`\b(?:sum|total|add(?:s|ed)? (?:up )?to)\b(?:[^.?\d-]|\d+\s+consecutive)*?${N}(?!\s*consecutive)`,
    'i',
  ).exec(text)?.[1];
  const count = Number(row?.[1] ?? 0);
  if (!row || total === undefined || count < 2 || count > MOST) return null;
  const gap = row[2] === undefined ? 1 : 2;
  const question = questionIn(text);
  const place = /\b(?:smallest|least|first|smaller|lowest)\b/i.test(question)
    ? 0
    : /\b(?:largest|greatest|last|larger|biggest|highest|third)\b/i.test(question)
      ? count - 1
      : /\b(?:middle|second)\b/i.test(question) && count === 3
        ? 1
        : null;
  const parts = Array.from({ length: count }, (_, at): Expression =>
    at === 0 ? UNKNOWN : plus(UNKNOWN, number(at * gap)),
  );
  const first = (Number(total) - (gap * count * (count - 1)) / 2) / count;
  const fits =
    Number.isInteger(first) && (gap === 1 || Math.abs(first % 2) === (/odd/i.test(row[2] ?? '') ? 1 : 0));
  if (!fits) return null;
  if (place === null) return allOf(question, count, gap, first, total);
  const sum = plus(by(number(count), UNKNOWN), number((gap * count * (count - 1)) / 2));
  return answered(text, [sum, number(BigInt(total))], parts, place);
};
