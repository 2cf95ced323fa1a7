import { fraction, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import {
  number,
  power,
  product,
  quotient,
  relation,
  root,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { roundedAsAsked } from '../find/answer-form.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type ToldStep } from '../worked.ts';
import { problemOf } from './story.ts';
import { variationStory } from './variation-story.ts';

/** One letter of a law of variation and how it goes in. */
interface Part {
  readonly name: string;
  readonly exponent: Fraction;
  readonly inverse: boolean;
}

const HOW = String.raw`(directly|jointly|inversely|indirectly|(?:directly\s+|inversely\s+|jointly\s+|indirectly\s+)?proportional(?:ly)?)`;
const LAW = new RegExp(
  String.raw`(?<![A-Za-z'])([a-zA-Z])\b(?:\s+of\s+[a-z ]{1,40}?)?\s*,?\s+(?:varies|vary|is)\s+${HOW}\s*([^.\n]*)`,
  'i',
);
const FACTOR =
  /\b(?:(square\s+root|cube\s+root|square|cube|fourth\s+power)\s+of\s+)?(?:the\s+)?(?:(?!square|cube|root|fourth|of\b)[a-z]{2,}\s*,?\s+){0,3}?([a-zA-Z])\b(?=\s*(?:[.,;)]|and\b|when\b|if\b|but\b|of\b|$))/g;
const EXPONENTS: Readonly<Record<string, Fraction>> = {
  'square root': fraction(1n, 2n),
  'cube root': fraction(1n, 3n),
  square: fraction(2n),
  cube: fraction(3n),
  'fourth power': fraction(4n),
};

const lawIn = (text: string): { name: string; parts: Part[] } | null => {
  const match = LAW.exec(text);
  if (!match) return null;
  const [, name = 'y', how = '', rest = ''] = match;
  const before = rest.split(/\b(?:when|if|where|such that|find)\b|,\s*(?:and\s+)?[a-z]\s*=/i)[0] ?? '';
  let inverse = /invers|indirect/i.test(how);
  const parts: Part[] = [];
  for (const clause of before.split(/(?=\b(?:inversely|indirectly|directly|jointly)\b)/i)) {
    if (/^(?:inversely|indirectly)/i.test(clause)) inverse = true;
    if (/^(?:directly|jointly)/i.test(clause)) inverse = false;
    for (const [, shape = '', letter = ''] of clause.matchAll(FACTOR))
      if (letter !== name && !parts.some((part) => part.name === letter))
        parts.push({
          name: letter,
          inverse,
          exponent: EXPONENTS[shape.toLowerCase().replaceAll(/\s+/g, ' ')] ?? fraction(1n),
        });
  }
  return parts.length > 0 ? { name, parts } : null;
};

const VALUE = String.raw`\s*(?:=|is)\s*(-?\d+(?:,\d{3})*(?:\.\d+)?(?:\s*/\s*\d+)?)`;
const valuesOf = (text: string, name: string): Expression[] =>
  [...text.matchAll(new RegExp(String.raw`(?<![A-Za-z])${name}${VALUE}`, 'g'))].flatMap(
    ([, value = '']) => readExpression(value) ?? [],
  );

const raised = ({ exponent }: Part, at: Expression): Expression =>
  exponent.bottom > 1n
    ? root(Number(exponent.bottom), at)
    : exponent.top === 1n
      ? at
      : power(at, number(exponent));

const joined = (k: Expression, parts: readonly Part[], at: (name: string) => Expression): Expression => {
  const side = (inverse: boolean): Expression[] =>
    parts.filter((part) => part.inverse === inverse).map((part) => raised(part, at(part.name)));
  const [top, bottom] = [side(false), side(true)];
  const over = product([k, ...top]);
  return bottom.length > 0 ? quotient(over, product(bottom)) : over;
};

/** `y varies directly with the cube of x`: find the constant from one set of values, then use it. */
export const variationTask: Task = (text) => {
  if (!/\b(?:var(?:y|ies)|proportional)\b/i.test(text)) return null;
  return lettered(text) ?? variationStory(text);
};

const lettered: Task = (text) => {
  const law = lawIn(text);
  const [y] = law ? valuesOf(text, law.name) : [];
  if (!law || !y) return null;
  const values = new Map(law.parts.map((part) => [part.name, valuesOf(text, part.name)]));
  const first = (name: string): Expression => values.get(name)?.[0] ?? number(0);
  if ([...values.values()].some((list) => list.length === 0)) return null;
  const k = displayOf(quotient(y, joined(number(1), law.parts, first)));
  if (!k) return null;
  const body = joined(k, law.parts, symbol);
  const result = relation(symbol(law.name), '=', displayOf(body) ?? body);
  const steps: ToldStep[] = [
    [`k = ${write(k)}`, 'Find the constant', 'Put the known values in.'],
    [write(result), 'Write down the law', 'With the constant it holds for all values.'],
  ];
  if (
    /\bconstant of (?:variation|proportionality)\b/i.test(text) &&
    /\b(?:find|what)\b[^.?]*\bconstant\b/i.test(text)
  )
    return told(problemOf(text), 'variation', steps.slice(0, 1), answerOf(k));
  if ([...values.values()].every((list) => list.length < 2))
    return told(problemOf(text), 'variation', steps, answerOf(result));
  const last = (name: string): Expression => values.get(name)?.at(-1) ?? number(0);
  const value = displayOf(joined(k, law.parts, last));
  return (
    value &&
    roundedAsAsked(
      told(
        problemOf(text),
        'variation',
        [...steps, [`${law.name} = ${write(value)}`, 'Put the new values in', 'The same law holds.']],
        answerOf(value),
      ),
      text,
    )
  );
};
