import { equal, inSigns, lettersIn, readLine, sameValue, type Line, type Worked } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';
import { holdsFor } from './holds.ts';
import { numberSaid } from './number-said.ts';
import { bareOf } from './readings.ts';

/** A right line that is none of ours: what a system gives together, an equation in factors, a number written another way. */
export const lineOfOwn = (worked: Worked, message: string): Line | null =>
  fromSystem(worked, message) ??
  asProduct(worked, message) ??
  inVertexForm(worked, message) ??
  antiderivative(worked, message) ??
  rewritten(worked, message);

/** A line that the two of a system give together: 3x = 9. One letter's value alone is a part of the answer. */
const fromSystem = ({ answer }: Worked, message: string): Line | null => {
  const line = bareOf(message);
  if (answer.value?.kind !== 'both' || !line.includes('=') || /^[a-z]\s*=\s*[-−]?[\d./]+$/i.test(line))
    return null;
  return lettersIn(line).length > 0 && holdsFor(answer.text, line) === true ? readLine(line) : null;
};

/** “(x − 5)(x + 3)” under x² − 2x − 15 = 0 is its left side in factors. */
const asProduct = ({ instruction, problem }: Worked, message: string): Line | null => {
  const bare = bareOf(message);
  const left = instruction === 'solve' ? /^([^=]+) = 0$/.exec(problem.text)?.[1] : undefined;
  return left !== undefined && /\)\s*[\^(]/.test(bare) && !/=/.test(bare) && sameValue(left, bare) === true
    ? readLine(`${bare} = 0`)
    : null;
};

/** “f(x) = (x − 3)² + 2” where the vertex of x² − 6x + 11 is looked for. */
const inVertexForm = ({ instruction, problem }: Worked, message: string): Line | null => {
  const bare = bareOf(message).replace(/^(?:[a-z]\s?\([a-z]\)|y)\s*=\s*/i, '');
  return instruction === 'vertex' && /\)\s*(?:\^\s*2|²)/.test(bare) && sameValue(problem.text, bare) === true
    ? readLine(bare)
    : null;
};

/** “x³ + 2x²” between two bounds: what is differentiated to what stands under the integral. */
const antiderivative = ({ instruction, problem }: Worked, message: string): Line | null => {
  const [, under = '', letter = ''] = /^∫ from \S+ to \S+ (.+) d([a-z])$/.exec(problem.text) ?? [];
  const bare = bareOf(message).replace(/^F\([a-z]\)\s*=\s*/i, '');
  if (instruction !== 'integrate' || under === '' || !lettersIn(bare).includes(letter) || bare.includes('='))
    return null;
  const derived = workedIn(`Differentiate ${bare}`)?.answer.text;
  return derived !== undefined && sameValue(under, derived) === true ? readLine(bare) : null;
};

/** A number of the exercise written another way, as regrouping does: 6 1/3 as 5 4/3, 1/4 as 2/8. */
const rewritten = ({ problem }: Worked, message: string): Line | null => {
  const own = /(?<![\d.] ?)(?:\d+ )?\d+ ?\/ ?\d+(?!\d)/
    .exec(inSigns(bareOf(message)))?.[0]
    .replaceAll(/ ?\/ ?/g, '/');
  const value = own === undefined ? null : numberSaid(own);
  if (own === undefined || !value || !/\d/.test(problem.text) || /\p{L}/u.test(problem.text)) return null;
  // “12/6 = 2” divides.
  if (/=\s*\d+\W*$|[×*·÷+x]\s?\d[^=]*=/.test(message)) return null;
  const given = (
    problem.text.match(/(?<!\d)(?:\d{1,9} )?\d{1,9}\/\d{1,9}|(?<!\d)\d{1,12}(?:\.\d{1,9})?/g) ?? []
  ).find((one) => {
    const number = numberSaid(one);
    return one !== own && number !== null && equal(number, value);
  });
  return given === undefined
    ? null
    : { text: `${given} = ${own}`, latex: `${inLatex(given)} = ${inLatex(own)}` };
};
const inLatex = (number: string): string =>
  number.replace(/(?<!\d) ?(\d{1,9})\/(\d{1,9})$/, String.raw`\frac{$1}{$2}`);
