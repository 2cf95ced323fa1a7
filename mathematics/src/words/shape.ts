import { withDigits } from '../arithmetic/number-words.ts';
import { NUMBER } from '../arithmetic/written-number.ts';
import { decimal } from '../expression/read.ts';
import {
  minus,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { problemOf } from './story.ts';

/** The number that belongs to a word: `width 10`, `a width of 10`, `10 inches wide`. */
const measure = (text: string, ...words: string[]): Expression | null => {
  const list = words.join('|');
  const after = new RegExp(
    String.raw`\b(?:${list})s?\b(?:\s+of\s+(?:an?|the|this)\s+[a-z]+(?:\s+[a-z]+)?(?=\s+(?:is|measures|=)))?(?:\s+(?:is|of|has|measures?|length|are|lengths?|with|=|:))*\s*(?:of\s+)?${NUMBER}`,
    'i',
  ).exec(text);
  const before = new RegExp(String.raw`${NUMBER}[\s-]*(?:[a-z]+\s+)?(?:${list})\b`, 'i').exec(text);
  const found = after?.[1] ?? before?.[1];
  return found === undefined
    ? null
    : number(decimal(found.replaceAll(',', '')).value, found.includes('.') ? 'decimal' : undefined);
};

const asks = (text: string, word: string): boolean =>
  new RegExp(
    String.raw`(?:\b(?:find|calculate|work out|what(?:'s| is| was)?|how (?:long|tall|high|wide))\b[^.?]*|^\s*(?:the\s+)?)\b${word}`,
    'i',
  ).test(text);

interface Formula {
  expression: Expression;
  rule: string;
  reason: string;
}

/** Rectangles, triangles and circles whose measures are given in words. */
export const shapeTask: Task = (raw) => {
  if (raw.length > 700) return null;
  // A hint that shows the theorem with its numbers tells nothing new.
  const text = withDigits(raw).replace(/\buse the pythagorean theorem\b.*$/is, ' ');
  const formula = /\brectang/i.test(text)
    ? rectangle(withSides(text))
    : /\bright\s+triangle|\bhypotenuse|\bpythagor/i.test(text)
      ? rightTriangle(text)
      : /\btriang/i.test(text)
        ? triangle(text)
        : /\bcircle|\bcircular/i.test(text)
          ? circle(text)
          : partnerAngle(text);
  const value = formula && displayOf(formula.expression);
  return formula && value
    ? told(
        problemOf(raw),
        'shape',
        [
          [write(formula.expression), formula.rule, formula.reason],
          [write(value), 'Work it out', 'Only numbers are left.'],
        ],
        answerOf(value),
      )
    : null;
};

// `a rectangle 3 by 4`
const withSides = (text: string): string =>
  text.replace(
    new RegExp(String.raw`${NUMBER}\s*(?:[a-z]+\s+)?(?:by|x|×)\s+${NUMBER}`, 'i'),
    '$1 long and $2 wide',
  );

const rectangle = (text: string): Formula | null => {
  const [width, length, perimeter, area] = [
    measure(text, 'width', 'wide'),
    measure(text, 'length', 'long'),
    measure(text, 'perimeter'),
    measure(text, 'area'),
  ];
  const side = width ?? length;
  if (perimeter && side && (asks(text, 'length') || asks(text, 'width')))
    return {
      expression: quotient(minus(perimeter, product([number(2), side])), number(2)),
      rule: 'Half of what is left of the perimeter',
      reason: 'The perimeter is twice the length and twice the width.',
    };
  if (area && side && !asks(text, 'area'))
    return {
      expression: quotient(area, side),
      rule: 'Divide the area by the side',
      reason: 'The area is length times width.',
    };
  if (width && length && asks(text, 'perimeter'))
    return {
      expression: sum([product([number(2), length]), product([number(2), width])]),
      rule: 'Twice the length and twice the width',
      reason: 'The perimeter goes once around.',
    };
  if (width && length && asks(text, 'area'))
    return {
      expression: { kind: 'product', factors: [length, width] },
      rule: 'Length times width',
      reason: 'That many unit squares fit in.',
    };
  return null;
};

// `Two angles are 47 and 68 degrees` gives two numbers, not three.
const numbersIn = (words: string): Expression[] =>
  [
    ...words
      .replaceAll(/\b\d+\s+(?:other\s+|acute\s+)?(?:angles?|sides?|legs?)\b/gi, ' ')
      .matchAll(new RegExp(NUMBER, 'g')),
  ].map((match) => number(decimal((match[1] ?? '0').replaceAll(',', '')).value));

// `7 feet longer than the other`: one side is told by another, which is more than a formula.
const COMPARED = /\b(?:longer|shorter|more|less|larger|smaller|differ|twice|times|half)\b/i;

const rightTriangle = (text: string): Formula | null => {
  if (COMPARED.test(text)) return null;
  const numbers = numbersIn(text.replaceAll(/\b90\s*(?:°|degrees)/g, ''));
  const [a, b] = numbers;
  if (/\bangle\b/i.test(text) && b) return null;
  if (/\bangle\b/i.test(text) && a && !b)
    return {
      expression: minus(number(90), a),
      rule: 'The two other angles make 90°',
      reason: 'All three make 180°, and one is 90°.',
    };
  if (!a || !b || numbers.length > 2) return null;
  const hypotenuse = measure(text, 'hypotenuse');
  if (hypotenuse && !/\b(?:what is|find)\s+the\s+(?:length\s+of\s+the\s+)?hypotenuse/i.test(text)) {
    const leg =
      numbers.find(
        (one) =>
          one.kind === 'number' && hypotenuse.kind === 'number' && one.value.top !== hypotenuse.value.top,
      ) ?? b;
    return {
      expression: root(2, minus(power(hypotenuse, number(2)), power(leg, number(2)))),
      rule: 'Pythagoras',
      reason: 'The square of the longest side minus the square of the other leg.',
    };
  }
  return {
    expression: root(2, sum([power(a, number(2)), power(b, number(2))])),
    rule: 'Pythagoras',
    reason: 'The squares of the two legs together are the square of the longest side.',
  };
};

const triangle = (text: string): Formula | null => {
  if (COMPARED.test(text)) return null;
  const numbers = numbersIn(text);
  const [a, b, c] = numbers;
  if (/\bangles?\b/i.test(text) && a && b && !c)
    return {
      expression: minus(minus(number(180), a), b),
      rule: 'All angles make 180°',
      reason: 'Subtract the two known angles.',
    };
  const perimeter = measure(text, 'perimeter');
  if (perimeter && a && b && c && asks(text, 'third'))
    return {
      expression: minus(minus(a, b), c),
      rule: 'Take the two sides off the perimeter',
      reason: 'The three sides make the perimeter.',
    };
  const [area, height, base] = [measure(text, 'area'), measure(text, 'height'), measure(text, 'base')];
  if (area && (height ?? base) && (asks(text, 'base') || asks(text, 'height')))
    return {
      expression: quotient(product([number(2), area]), height ?? base ?? number(1)),
      rule: 'Twice the area over the known side',
      reason: 'The area is half of base times height.',
    };
  if (base && height)
    return {
      expression: quotient({ kind: 'product', factors: [base, height] }, number(2)),
      rule: 'Half of base times height',
      reason: 'A triangle is half a rectangle.',
    };
  return null;
};

/** An angle that makes 90° or 180° together with a given one. */
const partnerAngle = (text: string): Formula | null => {
  const whole = /\bcomplement/i.test(text) ? 90 : /\bsupplement/i.test(text) ? 180 : null;
  const [angle, more] = numbersIn(text);
  if (whole === null || !angle || more || COMPARED.test(text)) return null;
  return {
    expression: minus(number(whole), angle),
    rule: `Both together make ${whole}°`,
    reason:
      whole === 90
        ? 'Complementary angles make a right angle.'
        : 'Supplementary angles make a straight line.',
  };
};

const circle = (text: string): Formula | null => {
  const [radius, diameter] = [measure(text, 'radius'), measure(text, 'diameter')];
  const r = radius ?? (diameter && quotient(diameter, number(2)));
  if (!r) return null;
  if (asks(text, 'area'))
    return {
      expression: product([symbol('π'), power(r, number(2))]),
      rule: 'π times the radius squared',
      reason: 'That is the area of a circle.',
    };
  if (asks(text, 'circumference'))
    return {
      expression: product([number(2), symbol('π'), r]),
      rule: 'Twice π times the radius',
      reason: 'That is the distance around a circle.',
    };
  return null;
};
