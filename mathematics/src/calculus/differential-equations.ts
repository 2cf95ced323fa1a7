import { readExpression } from '../expression/read.ts';
import {
  isNumber,
  number,
  opposite,
  power,
  product,
  substitute,
  sum,
  symbol,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { exactValue, valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type Worked, type ToldStep } from '../worked.ts';
import { derivative } from './derivative.ts';
import { antiderivative } from './integral.ts';

/** An equation for a change, and where it starts. */
interface Change {
  readonly name: string;
  readonly letter: string;
  readonly body: Expression;
  readonly start: number;
  readonly at: Expression;
}

/** Differential equations of the first steps: growth in proportion, plain integration, Euler’s steps, cooling. */
export const differentialTask: Task = (text) => {
  const cooled = cooling(text);
  if (cooled) return cooled;
  const change = changeIn(text);
  if (!change) return null;
  return euler(text, change) ?? growth(text, change) ?? integrated(text, change);
};

const changeIn = (text: string): Change | null => {
  const found =
    /(?<![A-Za-z])\(*\s*d\s*([a-zA-Z])\s*\)*\s*\/\s*\(*\s*d\s*([a-z])\s*\)*\s*=\s*([^,;?\n]+?)(?=\s*(?:[,;?\n]|\.(?!\d)|\s(?:with|and|if|where|when|find|given)\b|$))/.exec(
      text,
    ) ??
    /(?<![A-Za-z])([a-zA-Z])'\s*(?:\(\s*([a-z])\s*\))?\s*=\s*([^,;?\n]+?)(?=\s*(?:[,;?\n]|\.(?!\d)|\s(?:with|and|if|where|when|find|given)\b|$))/.exec(
      text,
    );
  const [, name = '', said, written = ''] = found ?? [];
  const body = readExpression(written);
  const given = new RegExp(
    String.raw`(?<![A-Za-z])${name || 'y'}\s*\(\s*(-?[\d.]+)\s*\)\s*=\s*(-?[\d.,]*\d)`,
  ).exec(text);
  const at = readExpression((given?.[2] ?? '').replaceAll(',', ''));
  if (!body || !given || !at || name === '') return null;
  const letter = said ?? symbolsOf(body).find((one) => one !== name) ?? 'x';
  return symbolsOf(body).every((one) => one === name || one === letter)
    ? { name, letter, body, start: Number(given[1]), at }
    : null;
};

// The place that is asked for: `find y(2)`, `estimate P(10)`.
const placeAsked = (text: string, { name, start }: Change): number | null => {
  const found = [
    ...text.matchAll(
      new RegExp(String.raw`(?<![A-Za-z])${name}\s*\(\s*(-?[\d.]+)\s*\)(?!\s*=\s*-?[\d.])`, 'g'),
    ),
  ].at(-1)?.[1];
  return found === undefined || Number(found) === start ? null : Number(found);
};

// y′ = k·y: y = start · e^(kx)
const growth = (text: string, change: Change): Worked | null => {
  const { name, letter, body, at, start } = change;
  const rate = derivative(body, name);
  const k = rate && displayOf(rate);
  const isPlain =
    k && symbolsOf(k).length === 0 && valueAt(substitute(body, name, number(0)), { [letter]: 1 }).re === 0;
  if (!isPlain || start !== 0) return null;
  const solution = product([at, power(symbol('e'), product([k, symbol(letter)]))]);
  const steps = [
    [
      `${name} = ${write(solution)}`,
      'Grows in proportion to itself',
      'Only a power of e does that; the start stands before it.',
    ],
  ] as const;
  const place = placeAsked(text, change);
  if (place === null) return told(`${name}' = ${write(body)}`, 'solve', steps, answerOf(solution));
  return told(
    `${name}' = ${write(body)}`,
    'value',
    steps,
    nearAnswer(valueAt(solution, { [letter]: place }).re, text),
  );
};

// y′ has only x in it: integrate, and fit the constant.
const integrated = (text: string, change: Change): Worked | null => {
  const { name, letter, body, start, at } = change;
  const whole = symbolsOf(body).includes(name) ? null : antiderivative(body, letter);
  const place = placeAsked(text, change);
  if (!whole || place === null || isNumber(body)) return null;
  const fit = sum([whole, at, opposite(substitute(whole, letter, number(start)))]);
  const [solution, value] = [
    displayOf(fit),
    displayOf(substitute(fit, letter, readExpression(String(place)) ?? number(0))),
  ];
  return solution && value && exactValue(value)
    ? told(
        `${name}' = ${write(body)}`,
        'value',
        [
          [
            `${name} = ${write(solution)}`,
            'Integrate, and fit the constant',
            'The start tells the constant.',
          ],
          [write(value), `Put ${place} in`, 'Work it out.'],
        ],
        answerOf(value),
      )
    : null;
};

const MOST_STEPS = 200;

const euler = (text: string, change: Change): Worked | null => {
  const step = Number(
    /\bstep(?:\s+size)?\s*(?:of|h\s*=|=|is)?\s*(?:h\s*=\s*)?(\d*\.?\d+)/i.exec(text)?.[1] ??
      /(?<![A-Za-z])h\s*=\s*(\d*\.?\d+)/.exec(text)?.[1] ??
      0,
  );
  const place = placeAsked(text, change);
  if (!/\beuler/i.test(text) || !(step > 0) || place === null) return null;
  const count = Math.round((place - change.start) / step);
  if (count < 1 || count > MOST_STEPS || Math.abs(change.start + count * step - place) > 1e-9) return null;
  let y = valueAt(change.at, {}).re;
  const lines: ToldStep[] = [];
  for (let at = 0; at < count; at++) {
    const x = change.start + at * step;
    y += step * valueAt(change.body, { [change.letter]: x, [change.name]: y }).re;
    if (lines.length < 6)
      lines.push([
        `${change.name}(${inLine(x + step)}) ≈ ${inLine(y)}`,
        'One step along the slope',
        'Old value plus step times slope.',
      ]);
  }
  return told(`${change.name}' = ${write(change.body)}`, 'estimate', lines, nearAnswer(y, text, '', 4));
};

const DEGREES = String.raw`(-?\d+(?:\.\d+)?)\s*(?:°\s*[CF]?|degrees?(?:\s+(?:Celsius|Fahrenheit))?|[CF]\b)`;

// The distance to the room’s temperature shrinks by the same factor in the same time.
const cooling = (text: string): Worked | null => {
  if (
    !/\bcools?|\bcooling\b|\bwarms?\b/i.test(text) ||
    !/\b(?:room|surrounding\w*|oven|refrigerator|freezer|outside|air|ambient)\b/i.test(text)
  )
    return null;
  const room = new RegExp(
    String.raw`\b(?:room|surroundings|refrigerator|freezer|oven|air|ambient|outside)\b[^.?\d]*?${DEGREES}|${DEGREES}\s+room`,
    'i',
  ).exec(text);
  const all = [...text.matchAll(new RegExp(DEGREES, 'g'))].map((match) => Number(match[1]));
  const times = [...text.matchAll(/\bafter\s+(?:another\s+)?(\d+(?:\.\d+)?)\s+(?:minutes?|hours?)/gi)].map(
    (match) => Number(match[1]),
  );
  const around = Number(room?.[1] ?? room?.[2]);
  const [first, later, more] = all.filter((one) => one !== around);
  const [seen, asked, extra] = times;
  if (
    !room ||
    first === undefined ||
    later === undefined ||
    more !== undefined ||
    seen === undefined ||
    asked === undefined ||
    extra !== undefined
  )
    return null;
  const part = (later - around) / (first - around);
  if (
    !(part > 0 && part < 1) ||
    !/\btemperature\b|\bhow (?:hot|warm|cold)\b/i.test(text.split(/[.]\s/).at(-1) ?? '')
  )
    return null;
  const value = around + (first - around) * part ** (asked / seen);
  return told(
    `${first} in a room of ${around}`,
    'temperature',
    [
      [
        `(${later} − ${around})/(${first} − ${around}) = ${inLine(part)}`,
        'By what factor the distance shrinks',
        `That takes ${seen}.`,
      ],
      [
        `${around} + ${first - around} × ${inLine(part)}^(${inLine(asked / seen)})`,
        'Newton’s law of cooling',
        'In the same time by the same factor.',
      ],
    ],
    nearAnswer(value, text),
  );
};
