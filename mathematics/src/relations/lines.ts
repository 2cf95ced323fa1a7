import { type Fraction, show } from '../expression/fraction.ts';
import { type Expression, symbol } from '../expression/tree.ts';
import type { Target } from './asked.ts';
import { type Book, put, type Solution, valueOf, withValues } from './solve-story.ts';

/** One line of the work: what stands there, and the sentence that says so. */
export interface StoryLine {
  readonly text: string;
  readonly reason: string;
}

/** The work as a teacher would write it, with the answer put back in at the end. */
export const linesOf = (
  book: Book,
  { values, path }: Solution,
  target: Target,
  answer: Fraction,
): StoryLine[] => {
  const lines = path.flatMap(({ letters, equations }) => [
    ...equations.map(({ relation: { left, right }, because }) => ({
      text: `${inWords(book, left)} = ${inWords(book, right)}`,
      reason:
        because === '' ? 'Each one has the same number in it, so multiply.' : `The story says: “${because}”`,
    })),
    {
      text: letters
        .map((letter) => `${book.names.get(letter) ?? letter} = ${show(values.get(letter) ?? answer)}`)
        .join(', '),
      reason: reasonOf(book, letters, equations),
    },
  ]);
  const exact = valueOf(target.value, values) ?? answer;
  const asked = write(withValues(target.value, values));
  const result = asked === show(exact) ? asked : `${asked} = ${show(exact)}`;
  const reason = `Now find what is asked for: ${target.name.replace(/^How/, 'how')}.`;
  const end = { text: `${target.name}: ${result}`, reason };
  if (show(exact) === show(answer)) return [...lines, end];
  const isUp = target.rounding === 'up';
  const why = isUp
    ? 'Only whole ones can be had, and all must fit: round up.'
    : 'Only whole ones count: round down.';
  return [...lines, end, { text: show(answer), reason: why }];
};

/** What is told directly needs only be worked out. */
const reasonOf = (
  book: Book,
  letters: Solution['path'][number]['letters'],
  equations: Solution['path'][number]['equations'],
): string => {
  if (letters.length > 1) return 'These equations are solved together.';
  const [only] = equations;
  const isTold =
    equations.length === 1 && only?.relation.left.kind === 'symbol' && only.relation.right.kind !== 'number';
  return isTold ? `Work out ${inWords(book, only.relation.right)}.` : 'Only this is unknown here.';
};

const inWords = (book: Book, expression: Expression): string =>
  write(put(expression, (letter) => symbol(book.names.get(letter) ?? letter)));

// Names of several words stand between signs, never against each other.
const write = (expression: Expression, place = 0): string => {
  const inBrackets = (text: string, strength: number): string => (place > strength ? `(${text})` : text);
  switch (expression.kind) {
    case 'number':
      return show(expression.value);
    case 'symbol':
      return expression.name;
    case 'sum':
      return inBrackets(
        expression.terms
          .map((term, at) =>
            term.kind === 'negative' ? `− ${write(term.of, 2)}` : `${at === 0 ? '' : '+ '}${write(term, 1)}`,
          )
          .join(' '),
        0,
      );
    case 'product':
      return inBrackets(expression.factors.map((factor) => write(factor, 2)).join(' × '), 1);
    case 'quotient':
      return inBrackets(`${write(expression.top, 2)} ÷ ${write(expression.bottom, 2)}`, 1);
    default:
      return '';
  }
};
