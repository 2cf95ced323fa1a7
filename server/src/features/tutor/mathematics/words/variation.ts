import { roundingIn } from '../arithmetic/rounding.ts';
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
import { inForm } from '../find/answer-form.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';

const POWERS: readonly (readonly [RegExp, (x: Expression) => Expression])[] = [
  [/\bsquare\s+root\s+of\b/i, (x) => root(2, x)],
  [/\bcube\s+root\s+of\b/i, (x) => root(3, x)],
  [/\bsquare\s+of\b/i, (x) => power(x, number(2))],
  [/\bcube\s+of\b/i, (x) => power(x, number(3))],
];

/** `y varies directly with the cube of x`: find the constant from one pair, then use it. */
export const variationTask: Task = (text) => {
  const kind =
    /\b([a-zA-Z])\b\s+(?:varies|vary|is)\s+(directly|inversely|(?:directly\s+|inversely\s+)?proportional)[^.]*?\b([a-zA-Z])\b(?=\s*(?:[.,\n]|and\b|when\b|if\b|$))/i.exec(
      text,
    );
  if (!kind) return null;
  const [, first = 'y', how = '', second = 'x'] = kind;
  const shape = POWERS.find(([form]) => form.test(kind[0]))?.[1] ?? ((x: Expression): Expression => x);
  const values = (name: string): Expression[] =>
    [
      ...text.matchAll(
        new RegExp(String.raw`\b${name}\s*(?:=|is)\s*(-?\d+(?:,\d{3})*(?:\.\d+)?(?:\s*/\s*\d+)?)`, 'g'),
      ),
    ].flatMap(([, value = '']) => readExpression(value) ?? []);
  const [y] = values(first);
  const [x, next] = values(second);
  if (!y || !x) return null;
  const inverse = /invers/i.test(how);
  const k = displayOf(inverse ? product([y, shape(x)]) : quotient(y, shape(x)));
  if (!k) return null;
  const body = (at: Expression): Expression => (inverse ? quotient(k, shape(at)) : product([k, shape(at)]));
  const law = relation(symbol(first), '=', displayOf(body(symbol(second))) ?? body(symbol(second)));
  const steps: [string, string, string][] = [
    [
      `k = ${write(k)}`,
      'Find the constant',
      inverse ? 'The product of the two stays the same.' : 'The quotient of the two stays the same.',
    ],
    [write(law), 'Write down the law', 'With the constant it holds for every pair.'],
  ];
  if (!next) return told(kind[0], 'variation', steps, answerOf(law));
  const value = displayOf(body(next));
  const unit = roundingIn(text);
  return (
    value &&
    inForm(
      told(
        kind[0],
        'variation',
        [
          ...steps,
          [`${first} = ${write(value)}`, 'Put the new value in', 'The same law gives the other one.'],
        ],
        answerOf(value),
      ),
      unit ? { roundTo: unit } : {},
    )
  );
};
