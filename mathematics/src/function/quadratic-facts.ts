import { fraction, multiply, subtract, whole, type Fraction } from '../expression/fraction.ts';
import { minus, number, relation, symbolsOf, type Relation } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { asConstant, coefficientsIn, isUnit } from '../polynomial/polynomial.ts';
import { normalOf } from '../simplify/normal.ts';
import { answerOf, told, type Task, type ToldStep } from '../worked.ts';

/** The discriminant of a quadratic equation, and how many real solutions it means. */
export const discriminantTask: Task = (text) => {
  const count =
    /\bnumber of\s+(?:real\s+|distinct\s+)*solutions?\b|\bhow many\s+(?:real\s+)?solutions?\b/i.test(text);
  if (!count && !/\bdiscriminant\b/i.test(text)) return null;
  const line = findRequest(text)?.statements.at(-1);
  const equation: Relation | null =
    line?.kind === 'relation'
      ? line.sign === '='
        ? line
        : null
      : line && 'kind' in line && !('parts' in line) && line.kind !== 'always' && line.kind !== 'never'
        ? relation(line, '=', number(0))
        : null;
  const [name, other] = equation ? symbolsOf(equation) : [];
  if (!equation || name === undefined || other !== undefined) return null;
  const normal = normalOf(minus(equation.left, equation.right));
  if (!normal || !isUnit(normal.bottom)) return null;
  const [c, b, a, more] = coefficientsIn(normal.top, name).map((one) => asConstant(one));
  if (!a || more !== undefined) return null;
  const [linear, constant]: [Fraction, Fraction] = [b ?? whole(0), c ?? whole(0)];
  const value = subtract(multiply(linear, linear), multiply(whole(4), multiply(a, constant)));
  const solutions = value.top > 0n ? 2 : value.top === 0n ? 1 : 0;
  const steps: ToldStep[] = [
    [
      `(${writeNumber(linear)})² − 4 · (${writeNumber(a)}) · (${writeNumber(constant)})`,
      'Use b² − 4ac',
      'a, b and c are the three numbers of the equation.',
    ],
    [writeNumber(value), 'Work it out', 'Its sign tells how many solutions there are.'],
  ];
  return count && !/\bfind the discriminant\b|\bwhat is the discriminant\b/i.test(text)
    ? told(
        'b² − 4ac',
        'number of solutions',
        [
          ...steps,
          [`${solutions}`, 'Look at the sign', 'Positive: two real solutions, zero: one, negative: none.'],
        ],
        answerOf(number(solutions)),
      )
    : told('b² − 4ac', 'discriminant', steps, answerOf(number(exactValue(number(value)) ?? fraction(0n))));
};
