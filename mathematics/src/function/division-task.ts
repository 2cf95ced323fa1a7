import { isExpression, quotient, signedSum, type Expression } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { inOneNotation, piecesIn, weightOf } from '../find/pieces.ts';
import { longDivision } from '../polynomial/long-division.ts';
import { degreeIn, isNothing, lettersOf } from '../polynomial/polynomial.ts';
import { polynomialToExpression } from '../simplify/denormal.ts';
import { polynomialOf } from '../simplify/normal.ts';
import { answerOf, told, type Task } from '../worked.ts';

/** `Divide 2x³ + 3x − 4 by x + 2`: long division, with the remainder. */
export const divisionTask: Task = (raw) => {
  const text = inOneNotation(raw);
  if (!/\b(?:divide|division|divided|quotient|remainder)\b/i.test(text)) return null;
  const [top, bottom] = partsIn(text);
  const [a, b] = [top && polynomialOf(top), bottom && polynomialOf(bottom)];
  if (!a || !b || isNothing(b)) return null;
  const [name, other] = lettersOf(b);
  if (
    name === undefined ||
    other !== undefined ||
    lettersOf(a).join('') !== name ||
    degreeIn(a, name) < degreeIn(b, name)
  )
    return null;
  const found = longDivision(a, b, name);
  if (!found) return null;
  const [whole, rest] = [polynomialToExpression(found.quotient), polynomialToExpression(found.rest)];
  const onlyRest = /\bremainder\b(?!\s+(?:over|above|as|in))/i.test(text) && !/\bquotient\b/i.test(text);
  const answer = onlyRest
    ? rest
    : isNothing(found.rest)
      ? whole
      : signedSum([whole, quotient(rest, polynomialToExpression(b))]);
  return told(
    `(${write(polynomialToExpression(a))}) ÷ (${write(polynomialToExpression(b))})`,
    'divide',
    [
      [
        `${write(whole)}, remainder ${write(rest)}`,
        'Long division',
        'Divide the highest powers, multiply back, subtract, and go on with what is left.',
      ],
      [write(answer), 'Write it as a sum', 'What is left over stays above the divisor.'],
    ],
    answerOf(answer),
  );
};

const partsIn = (text: string): (Expression | undefined)[] => {
  const pieces = piecesIn(text, new Set()).filter(
    ({ statement }) => isExpression(statement) && weightOf(statement) > 0,
  );
  const by = /\bby\b/i.exec(text)?.index ?? -1;
  const [first, second] = [pieces.findLast(({ end }) => end <= by), pieces.find(({ start }) => start >= by)];
  const single = pieces.at(-1)?.statement;
  if (by > 0 && first && second)
    return [first.statement, second.statement].map((one) => (isExpression(one) ? one : undefined));
  return single?.kind === 'quotient' && /\b(?:long|synthetic)\s+division\b|\bremainder\b/i.test(text)
    ? [single.top, single.bottom]
    : [];
};
