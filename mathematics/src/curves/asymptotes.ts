import {
  call,
  contains,
  hasSymbol,
  number,
  relation,
  substitute,
  sum,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { fractionOf } from '../formula/rounded.ts';
import { subjectOf } from '../function/subject.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, told, type Task } from '../worked.ts';

/** Vertical asymptotes of logarithms and fractions, horizontal ones of exponentials and fractions. */
export const asymptoteTask: Task = (text) => {
  const kind = /\b(vertical|horizontal)\s+asymptotes?\b/i
    .exec(
      text
        .trim()
        .split('\n')
        .findLast((line) => /\basymptote/i.test(line)) ?? '',
    )?.[1]
    ?.toLowerCase();
  if (kind === undefined || /\b(?:vertical and horizontal|tangent|hyperbola)\b/i.test(text)) return null;
  const subject = subjectOf(
    findRequest(
      text
        .replaceAll(/\blog\s*\{\s*b\s*\}/gi, 'log')
        .replaceAll(/\b[Ww]rite as an equation[^\n]*/g, '')
        .replaceAll(/\blog\s*_?\s*\(?b\)?\s*\(/g, 'log('),
    ),
  );
  if (!subject) return null;
  return kind === 'vertical' ? vertical(subject) : horizontal(subject);
};

const isLogarithm = (node: Expression): boolean =>
  node.kind === 'call' && (node.name === 'log' || node.name === 'ln');

const vertical = ({ body, name }: { body: Expression; name: string }) => {
  let inside: Expression | null = null;
  contains(body, (node) => {
    if (isLogarithm(node) && node.kind === 'call') inside = node.args[0] ?? null;
    if (node.kind === 'quotient' && hasSymbol(node.bottom, name) && !inside) inside = node.bottom;
    return false;
  });
  if (!inside) return null;
  const [value, other] = solveEquation(relation(inside, '=', number(0)), name, newTrail())?.values ?? [];
  if (!value || other) return null;
  const result = relation(symbol(name), '=', value);
  return told(
    write(body),
    'asymptote',
    [
      [
        `${write(inside)} = 0`,
        'Where the function is no longer defined',
        'A logarithm needs something positive, a fraction a bottom that is not zero.',
      ],
      [write(result), 'Solve it', 'The curve comes near this line and never meets it.'],
    ],
    answerOf(result),
  );
};

const horizontal = ({ body, name }: { body: Expression; name: string }) => {
  const at = (x: number): number => valueAt(substitute(body, name, number(fractionOf(x))), {}).re;
  const settled = (sign: number): number | null => {
    const [near, far] = [at(sign * 150), at(sign * 300)];
    const ends = [at(sign * 1e7), at(sign * 2e7)];
    if (Number.isFinite(near) && Math.abs(near - far) < 1e-9) return Math.round(far * 1e6) / 1e6;
    return ends.every(Number.isFinite) && Math.abs((ends[0] ?? 0) - (ends[1] ?? 1)) < 1e-5
      ? Math.round((ends[1] ?? 0) * 1e4) / 1e4
      : null;
  };
  const level = settled(1) ?? settled(-1);
  if (level === null) return null;
  const result = relation(symbol('y'), '=', number(fractionOf(level)));
  return told(
    write(body),
    'asymptote',
    [
      [
        write(call('f', symbol(name))),
        'Look far to the left and right',
        'There the curve comes as near as you like to one height.',
      ],
      [write(sum([result.right])), 'Read off the height', write(result)],
    ],
    answerOf(result),
  );
};
