import { numberOf } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { readExpression } from '../expression/read.ts';
import { valueAt } from '../expression/value.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainText } from '../named/called.ts';
import { told, type Task, type Worked } from '../worked.ts';
import { listsIn } from './lists.ts';

/** A line through data: made from the data, or given and used. */
export const regressionTask: Task = (raw) => {
  if (
    !/\b(?:regression|least[\s-]squares|best[\s-]?fit|line of best fit|correlation|trend line|prediction)\b|ŷ|y-?hat/i.test(
      raw,
    )
  )
    return null;
  const text = plainText(raw);
  const question = questionIn(text);
  return fromData(text, question, raw) ?? fromLine(text, question, raw);
};

interface Fit {
  readonly slope: number;
  readonly start: number;
  readonly r: number;
}

const fitOf = (xs: readonly number[], ys: readonly number[]): Fit | null => {
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const both = xs.reduce((sum, x, at) => sum + (x - mx) * ((ys[at] ?? 0) - my), 0);
  const across = xs.reduce((sum, x) => sum + (x - mx) ** 2, 0);
  const up = ys.reduce((sum, y) => sum + (y - my) ** 2, 0);
  if (across === 0 || up === 0) return null;
  const slope = both / across;
  return { slope, start: my - slope * mx, r: both / Math.sqrt(across * up) };
};

const pointsIn = (text: string): readonly [number[], number[]] | null => {
  const points = [...text.matchAll(/\(\s*(-?\d*\.?\d+)\s*,\s*(-?\d*\.?\d+)\s*\)/g)].map(
    (match) => [Number(match[1]), Number(match[2])] as const,
  );
  if (points.length >= 3) return [points.map(([x]) => x), points.map(([, y]) => y)];
  const [xs, ys, more] = listsIn(text);
  return xs && ys && !more && xs.length === ys.length && xs.length >= 3 ? [xs, ys] : null;
};

const fromData = (text: string, question: string, raw: string): Worked | null => {
  const data = pointsIn(text);
  const fit = data && fitOf(data[0], data[1]);
  if (!fit) return null;
  const line = `ŷ = ${inLine(fit.start)} + ${inLine(fit.slope)}x`;
  const answer = (what: string, value: number, reason: string): Worked =>
    told(
      `${data[0].length} points`,
      what,
      [
        [line, 'Fit the line', 'The squared distances from it are as small as they can be.'],
        [inLine(value), 'Read off the answer', reason],
      ],
      nearAnswer(value, raw, '', 4),
    );
  if (/\bcoefficient of determination\b|\br\s*\^?\s*2\b|r²/i.test(question))
    return answer('r²', fit.r ** 2, 'The square of the correlation.');
  if (/\bcorrelation\b|\br\b(?!\s*=\s*\d)/i.test(question))
    return answer('correlation', fit.r, 'How closely the points follow the line.');
  if (/\bslope\b/i.test(question)) return answer('slope', fit.slope, 'The number beside x.');
  if (/\by-?\s?intercept\b|\bintercept\b/i.test(question))
    return answer('intercept', fit.start, 'The value where x is 0.');
  const at = /\bx\s*=\s*(-?\d*\.?\d+)/.exec(question)?.[1];
  return at === undefined
    ? null
    : answer('prediction', fit.start + fit.slope * Number(at), 'Put the value in for x.');
};

const LINE = /(?:ŷ|y-?hat|\by)\s*=\s*([-+*/().\d\sx]*\bx\b[-+*/().\d\sx]*|[-+*/().\d\s]*x[-+*/().\d\sx]*)/i;
const LETTERS = /\ba\s*=\s*(-?\d*\.?\d+)[^]*?\bb\s*=\s*(-?\d*\.?\d+)/;

const heightAt = (text: string): ((x: number) => number) | null => {
  const letters = /\by\s*=\s*a\s*\*?\s*x\s*\+\s*b\b/i.test(text) ? LETTERS.exec(text) : null;
  if (letters) return (x) => Number(letters[1]) * x + Number(letters[2]);
  const written = LINE.exec(text)?.[1]?.replace(/[\s.]+$/, '');
  const line = written === undefined ? null : readExpression(written);
  return line && ((x) => valueAt(line, { x }).re);
};

// `ŷ = 48 + 5.5x`: predicted, per step, or how far the truth lies off.
const fromLine = (text: string, question: string, raw: string): Worked | null => {
  const height = heightAt(text);
  if (!height) return null;
  const slope = height(1) - height(0);
  const used = (what: string, line: string, value: number, reason: string): Worked =>
    told(
      'line of best fit',
      what,
      [[`${line} = ${inLine(value)}`, 'Use the line', reason]],
      nearAnswer(value, raw, '', 4),
    );
  const rest = text
    .replace(LINE, ' ')
    .replace(LETTERS, ' ')
    .replaceAll(/\br\s*\^?\s*2?\s*=\s*-?\d*\.?\d+/g, ' ');
  const numbers = [...rest.matchAll(/(?<![\w.])(-?\$?\d[\d,]*(?:\.\d+)?)(?!\s*%|\d)/g)].map((match) =>
    Number((match[1] ?? '').replaceAll(/[$,]/g, '')),
  );
  const [first, second, more] = numbers;
  if (/\bresidual\b/i.test(question)) {
    const actual =
      /\b(?:actual|observed|real)\b[^.?]*?(?:were|was|is|of|=)\s*\$?(-?\d[\d,]*(?:\.\d+)?)/i.exec(rest)?.[1];
    const seen = actual === undefined ? null : numberOf(actual);
    const x = numbers.find((one) => one !== seen);
    return seen === null || x === undefined || more !== undefined || second === undefined
      ? null
      : used(
          'residual',
          `${seen} − ${inLine(height(x))}`,
          seen - height(x),
          'The true value minus the one on the line.',
        );
  }
  if (first === undefined && /\bslope\b|\b(?:each|every|per)\b|\bfor each additional\b/i.test(question))
    return used('slope', 'slope', slope, 'It says by how much y changes when x grows by one.');
  if (first === undefined && /\bintercept\b/i.test(question))
    return used('intercept', 'intercept', height(0), 'The value where x is 0.');
  if (first === undefined || second !== undefined || /\bfor each\b|\bslope\b/i.test(question)) return null;
  return used('prediction', `value at x = ${first}`, height(first), 'Put the number in for x.');
};
