import { withDigits } from '../arithmetic/number-words.ts';
import { numberOf } from '../arithmetic/written-number.ts';
import { type Fraction } from '../expression/fraction.ts';
import {
  minus,
  number,
  product,
  quotient,
  relation,
  sum,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { write, writeNumber } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { amount, problemOf } from './story.ts';

const N = String.raw`(\d+\s\d+\/\d+|\d+\/\d+|\d[\d,]*(?:\.\d+)?|\.\d+)`;
const value = amount;
const LONGEST = 900;

/** Short stories of one or two steps: rates, prices, working together, wind, tickets, adding and taking away. */
export const rateTask: Task = (raw) => {
  if (raw.length > LONGEST) return null;
  const text = withDigits(raw);
  for (const story of STORIES) {
    const worked = story(text);
    if (worked) return worked;
  }
  return null;
};

const computed = (text: string, expression: Expression, rule: string, reason: string): Worked | null => {
  const result = displayOf(expression);
  const styled = result?.kind === 'number' && /\d\.\d/.test(text) ? number(result.value, 'decimal') : result;
  return (
    styled &&
    told(
      problemOf(text),
      'story',
      [
        [write(expression), rule, reason],
        [write(styled), 'Work it out', 'Check that the answer makes sense in the story.'],
      ],
      answerOf(styled),
    )
  );
};

// 12 miles per hour for 3.5 hours.
const distance: Task = (text) => {
  const speed = new RegExp(
    String.raw`${N}\s*(?:miles|kilometers|km|mi|feet|meters|m)\s*(?:per|an|/)\s*(?:hour|hr|h|second|minute)|${N}\s*(?:mph|km\/h)`,
    'i',
  ).exec(text);
  const hours = new RegExp(
    String.raw`(?:for|in|takes?|after)\s+${N}\s*(?:hours?|hrs?|h\b|seconds?|minutes?)`,
    'i',
  ).exec(text);
  if (!speed || !hours || !/\b(?:how far|distance)\b/i.test(text) || numbersIn(text).length !== 2)
    return null;
  return computed(
    text,
    { kind: 'product', factors: [value(speed[1] ?? speed[2]), value(hours[1])] },
    'Speed times time',
    'The same distance is covered in every hour.',
  );
};

const speedOf: Task = (text) => {
  const way = new RegExp(String.raw`${N}\s*(?:miles|kilometers|km|meters|feet)\b(?!\s*per)`, 'i').exec(text);
  const hours = new RegExp(String.raw`${N}\s*(?:hours?|hrs?|seconds?|minutes?)\b`, 'i').exec(text);
  if (!way || !hours || !/\b(?:speed|how fast|rate)\b/i.test(text) || numbersIn(text).length !== 2)
    return null;
  return computed(
    text,
    quotient(value(way[1]), value(hours[1])),
    'Distance over time',
    'That is how far it goes in one unit of time.',
  );
};

const numbersIn = (text: string): string[] => [...text.matchAll(new RegExp(N, 'g'))].map((match) => match[0]);

// A fixed part, so much for each, and a limit.
const perItem: Task = (text) => {
  const each = new RegExp(
    String.raw`(?:plus\s+\$?\s*${N}\s*(?:cents?\s+)?(?:per|for each|for every|an?|\/))`,
    'i',
  ).exec(text);
  const fixed = new RegExp(String.raw`\$\s*${N}\s*(?:per|a|each)?\s*\w*\s*plus`, 'i').exec(text);
  const limit = new RegExp(
    String.raw`(?:no more than|at most|maximum of|less than|under|not more than|only|up to|has|have|budget of)\s+\$\s*${N}`,
    'i',
  ).exec(text);
  if (!each || !fixed || !limit || !/\bhow many\b|\bmaximum number\b|\bmost\b/i.test(text)) return null;
  const exact = exactValue(quotient(minus(value(limit[1]), value(fixed[1])), value(each[1])));
  return (
    exact && whole(text, quotient(minus(value(limit[1]), value(fixed[1])), value(each[1])), exact, 'down')
  );
};

// So much for each, and a goal.
const goal: Task = (text) => {
  const each = new RegExp(String.raw`\$\s*${N}\s+(?:to|for|per|each|an?)\b`, 'i').exec(text);
  const target = new RegExp(
    String.raw`(?:at least|goal (?:is|of)(?: to \w+)?(?: at least)?|needs?(?: at least)?|more than)\s+\$\s*${N}`,
    'i',
  ).exec(text);
  if (!each || !target || !/\bhow many\b/i.test(text) || numbersIn(text).length !== 2) return null;
  const raw = quotient(value(target[1]), value(each[1]));
  const exact = exactValue(raw);
  return exact && whole(text, raw, exact, 'up');
};

const whole = (text: string, raw: Expression, exact: Fraction, way: 'up' | 'down'): Worked => {
  const floor = exact.top / exact.bottom;
  const result = way === 'up' && floor * exact.bottom !== exact.top ? floor + 1n : floor;
  return told(
    problemOf(text),
    'story',
    [
      [write(raw), 'Share out what is there', 'Take off what is paid once, then divide by the price of one.'],
      [writeNumber(exact), 'Work it out', 'This need not be a whole number.'],
      [
        `${result}`,
        way === 'up' ? 'Round up' : 'Round down',
        way === 'up' ? 'One less would not reach the goal.' : 'One more would go over the limit.',
      ],
    ],
    answerOf(number(result)),
  );
};

// One alone in 6 hours, the other in 4: together.
const together: Task = (text) => {
  const times = [...text.matchAll(new RegExp(String.raw`${N}\s*(?:hours?|minutes?|days?)\b`, 'gi'))];
  const [a, b, more] = times;
  if (!a || !b || more || !/\btogether\b/i.test(text) || !/\bhow long\b|\btime\b/i.test(text)) return null;
  return computed(
    text,
    quotient(number(1), sum([quotient(number(1), value(a[1])), quotient(number(1), value(b[1]))])),
    'Add what each does in one hour',
    'Together they do both parts; one divided by that is the time for the whole.',
  );
};

// So far with the wind, so far against it, in the same time.
const wind: Task = (text) => {
  if (
    !/\bwind\b|\bcurrent\b|\b(?:up|down)stream\b|headwind|tailwind/i.test(text) ||
    !/\bsame\b[^.]*\btime\b/i.test(text)
  )
    return null;
  const against = new RegExp(
    String.raw`${N}\s*miles\s+(?:against|upstream|into)|${N}\s*miles[^.]{0,40}?against|against\s+(?:the|a)\s+\w+[^.]{0,40}?${N}\s*miles`,
    'i',
  ).exec(text);
  const miles = [...text.matchAll(new RegExp(String.raw`${N}\s*miles\b`, 'gi'))].map(
    (match) => match[1] ?? '',
  );
  const blow = new RegExp(String.raw`${N}\s*mph`, 'i').exec(text)?.[1];
  const slow = against?.[1] ?? against?.[2] ?? against?.[3];
  const fast = miles.find((one) => one !== slow);
  if (slow === undefined || fast === undefined || blow === undefined) return null;
  const v = symbol('v');
  const equation = relation(
    quotient(value(fast), sum([v, value(blow)])),
    '=',
    quotient(value(slow), minus(v, value(blow))),
  );
  const solved = solveEquation(equation, 'v', newTrail());
  const [result] = solved?.values ?? [];
  return result
    ? told(
        problemOf(text),
        'story',
        [
          [
            write(equation),
            'Time is distance over speed',
            'The wind is added one way and taken off the other way; the times are equal.',
          ],
          [`v = ${write(result)}`, 'Solve the equation', 'Multiply both sides by the two bottoms.'],
        ],
        answerOf(result),
      )
    : null;
};

// So many tickets of two prices, and the money they brought.
const twoPrices: Task = (text) => {
  const money = [...text.matchAll(/\$\s*(\d[\d,]*(?:\.\d+)?)/g)].map((match) => match[1] ?? '');
  const count =
    new RegExp(String.raw`${N}\s+(?:\w+\s+)?(?:tickets|coins|stamps|seats)`, 'i').exec(
      text.replaceAll(/\$\s*\d[\d,.]*/g, ''),
    ) ?? new RegExp(String.raw`sold\s+${N}\b`, 'i').exec(text.replaceAll(/\$\s*\d[\d,.]*/g, ''));
  if (money.length !== 3 || !count || !/\bhow many\b/i.test(text)) return null;
  const sizes = money.map((one) => numberOf(one));
  const total = sizes.indexOf(Math.max(...sizes));
  const [first, second] = money.filter((_, at) => at !== total).map(value);
  if (!first || !second) return null;
  const x = symbol('x');
  const equation = relation(
    sum([product([first, x]), product([second, minus(value(count[1]), x)])]),
    '=',
    value(money[total]),
  );
  const solved = solveEquation(equation, 'x', newTrail());
  const [result] = solved?.values ?? [];
  return result
    ? told(
        problemOf(text),
        'story',
        [
          [write(equation), 'Call the first number x', 'The rest are of the other kind; the money adds up.'],
          [`x = ${write(result)}`, 'Solve the equation', 'Multiply out and combine.'],
        ],
        answerOf(result),
      )
    : null;
};

const GAIN =
  /\b(?:gets?|got|finds?|found|buys?|bought|receives?|received|earns?|earned|picks?|picked|more|joins?|joined|adds?|added|altogether|in all|total|combined)\b/i;
const LOSS =
  /\b(?:gives?|gave|loses?|lost|spends?|spent|eats?|ate|sells?|sold|left|remain(?:s|ing)?|uses?|used|takes? away|took|breaks?|broke|fewer)\b/i;
const GROUPS = /\b(?:each|every|per|rows? of|boxes of|bags of|packs of|groups of|times as many)\b/i;
const SHARES = /\b(?:share[ds]?|split|divided?|equally|evenly|how many (?:groups|bags|boxes|teams))\b/i;

// A limit, a formula, a share of something: more than adding or taking away.
const LIMITED =
  /\b(?:no more than|at least|at most|maximum|minimum|average|formula|equation|varies|ratio|probability|squared?|consecutive|per\s+hour|tall|high|height|shadow|degrees?|times\s+as|than|area|leg|cuts?|pieces)\b|[=√^]/i;

// Two numbers and a question.
const simple: Task = (text) => {
  const numbers = numbersIn(text.replaceAll(/\b\d{1,2}:\d{2}\b|\b\d+\s+decimal/g, ''));
  if (numbers.length !== 2 || !/\bhow (?:many|much|far|long)\b|\bwhat is the (?:total|number)\b/i.test(text))
    return null;
  const [a, b] = numbers.map(value);
  if (LIMITED.test(text)) return null;
  if (!a || !b || /%|percent/i.test(text) || /\bhow many\s+[a-z]+(?:\s+[a-z]+)?\s+per\b/i.test(text))
    return null;
  if (SHARES.test(text))
    return computed(
      text,
      { kind: 'quotient', top: a, bottom: b, sign: '÷' },
      'Divide',
      'It is shared out in equal parts.',
    );
  if (GROUPS.test(text))
    return computed(
      text,
      { kind: 'product', factors: [a, b] },
      'Multiply',
      'The same amount comes several times.',
    );
  if (LOSS.test(text) && !/\baltogether\b|\bin all\b/i.test(text))
    return computed(text, minus(a, b), 'Subtract', 'Something goes away, or the difference is asked for.');
  return GAIN.test(text) ? computed(text, sum([a, b]), 'Add', 'The amounts are put together.') : null;
};

const STORIES: readonly Task[] = [distance, speedOf, perItem, goal, together, wind, twoPrices, simple];
