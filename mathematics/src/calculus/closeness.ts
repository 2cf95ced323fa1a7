import { readExpression } from '../expression/read.ts';
import {
  call,
  quotient,
  relation,
  substitute,
  symbol,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { derivative } from './derivative.ts';

/** How close is close enough: the δ that belongs to an ε, and the number that joins two pieces without a jump. */
export const closenessTask: Task = (text) => deltaFor(text) ?? joinedWithoutJump(text);

// Where the function is a straight line, δ is ε over the size of its slope.
const deltaFor: Task = (text) => {
  if (!/\b(?:delta|δ)/i.test(text) || !/\b(?:epsilon|ε)/i.test(text)) return null;
  const limit = /\blim\s*_?\s*[({]?\s*([a-z])\s*(?:→|->)\s*-?[\w./]+\s*[)}]?\s*([^=\n]+?)\s*=/.exec(text);
  const body = limit && readExpression(limit[2] ?? '');
  const letter = limit?.[1] ?? 'x';
  const plain = body && displayOf(body);
  const slope = plain && symbolsOf(plain).every((one) => one === letter) ? derivative(plain, letter) : null;
  const steep = slope && displayOf(slope);
  if (!plain || !steep || steep.kind !== 'number' || steep.value.top === 0n) return null;
  const name =
    /\b(?:let|write|use)\s+([a-z])\s+(?:represent|be|stand for|for|instead of)\s+(?:epsilon|ε)/i.exec(
      text,
    )?.[1] ?? 'ε';
  const size = displayOf(call('abs', steep));
  const delta = size && displayOf(quotient(symbol(name), size));
  return delta
    ? told(
        `|f − limit| < ${name}`,
        'limit',
        [
          [write(plain), 'Simplify', 'Near the place it is a straight line.'],
          [
            `${write(size)} · |${letter} − a| < ${name}`,
            'How far the values are off',
            'The slope times the distance from the place.',
          ],
          [`δ = ${write(delta)}`, 'Solve for the distance', 'Closer than this, the values are close enough.'],
        ],
        answerOf(delta),
      )
    : null;
};

const PIECE =
  /([^,;{}\n=]+?)\s*,?\s*(?:for|if|when|where|,)\s*([a-z])\s*([<>≤≥]|is (?:less|greater) than(?: or equal to)?)\s*(-?[\d./]+)/gi;

// Both pieces must have the same value at the seam.
const joinedWithoutJump: Task = (text) => {
  if (!/\bcontinuous\b/i.test(text) || !/\b(?:value|find|what|determine)\b/i.test(text)) return null;
  const pieces = [...text.matchAll(PIECE)].flatMap((match) => {
    const body = readExpression(
      (match[1] ?? '').replace(/^.*\b(?:and|if|let|f\s*\(\s*x\s*\)|as)\b/i, '').trim(),
    );
    return body ? [{ body, letter: match[2] ?? 'x', at: match[4] ?? '' }] : [];
  });
  const [left, right, more] = pieces;
  const at = readExpression((left?.at ?? '').replace(/\.$/, ''));
  if (!left || !right || more || !at || left.at.replace(/\.$/, '') !== right.at.replace(/\.$/, ''))
    return null;
  const [a, b] = [left.body, right.body].map((one): Expression => substitute(one, left.letter, at));
  const unknown = a && b ? [...new Set([...symbolsOf(a), ...symbolsOf(b)])] : [];
  const [name, other] = unknown;
  if (!a || !b || name === undefined || other !== undefined) return null;
  const values = solveEquation(relation(a, '=', b), name, newTrail())?.values ?? [];
  const [value, second] = values.filter((one) => Math.abs(valueAt(one, {}).im) < 1e-9);
  const result = value && !second ? relation(symbol(name), '=', value) : null;
  return (
    result &&
    told(
      `${write(left.body)} and ${write(right.body)} at ${left.letter} = ${write(at)}`,
      'continuity',
      [
        [
          `${write(a)} = ${write(b)}`,
          'Both pieces at the seam',
          'Without a jump they have the same value there.',
        ],
        [write(result), `Solve for ${name}`, 'Put it in: the pieces meet.'],
      ],
      answerOf(result),
    )
  );
};
