import { add, fraction, isZero, multiply, negate, subtract, type Fraction } from '../expression/fraction.ts';
import { readStatement } from '../expression/read.ts';
import { number, relation, root, symbol, symbolsOf, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, plainLine, told, type Task, type Worked, type ToldStep } from '../worked.ts';
import { coefficientsOf } from './quadratic-form.ts';

/** What can be read off a conic's equation: centre and radius of a circle, focus, directrix and vertex of a parabola. */
export const conicFactsTask: Task = (text) => {
  if (!/\b(?:cent(?:er|re)|radius|focus|foci|directrix|vertex|vertices)\b/i.test(text) || text.length > 400)
    return null;
  if (/\bfocus\b[^.\n]*\(|\bthrough\b|\bpasses\b/i.test(text)) return null;
  const polar = polarDirectrix(text);
  if (polar) return polar;
  const equation = findRequest(text)?.statements.find((one) => one.kind === 'relation' && one.sign === '=');
  const form = equation?.kind === 'relation' ? coefficientsOf(equation) : null;
  if (!form || equation?.kind !== 'relation') return null;
  const { A, C, D, E, F } = form;
  const problem = write(equation);
  if (!isZero(A) && A.top * C.bottom === C.top * A.bottom)
    return circle(text, problem, ratio(D, A), ratio(E, A), ratio(F, A));
  if (isZero(C) && !isZero(A) && !isZero(E))
    return parabola(text, problem, { square: 'x', a: A, b: D, c: E, f: F });
  return isZero(A) && !isZero(C) && !isZero(D)
    ? parabola(text, problem, { square: 'y', a: C, b: E, c: D, f: F })
    : null;
};

const ratio = (top: Fraction, bottom: Fraction): Fraction =>
  fraction(top.top * bottom.bottom, top.bottom * bottom.top);
const half = (value: Fraction): Fraction => multiply(value, fraction(1n, 2n));
const point = (x: Fraction, y: Fraction): string => `(${write(number(x))}, ${write(number(y))})`;
const pointAnswer = (x: Fraction, y: Fraction) => ({ ...plainLine(point(x, y)), value: null });

const circle = (text: string, problem: string, d: Fraction, e: Fraction, f: Fraction): Worked | null => {
  const [h, k] = [negate(half(d)), negate(half(e))];
  const square = subtract(add(multiply(h, h), multiply(k, k)), f);
  const radius = square.top > 0n ? displayOf(root(2, number(square))) : null;
  if (!radius) return null;
  const steps: ToldStep[] = [
    [
      `centre ${point(h, k)}, radius ${write(radius)}`,
      'Compare with (x − h)² + (y − k)² = r²',
      'Complete the squares if needed.',
    ],
  ];
  const asked = [...text.matchAll(/\b(cent(?:er|re)|radius)\b/gi)].at(-1)?.[1]?.toLowerCase() ?? '';
  return told(problem, 'circle', steps, asked === 'radius' ? answerOf(radius) : pointAnswer(h, k));
};

interface Parabola {
  readonly square: 'x' | 'y';
  readonly a: Fraction;
  readonly b: Fraction;
  readonly c: Fraction;
  readonly f: Fraction;
}

// a·x² + b·x + c·y + f = 0, or with x and y swapped
const parabola = (text: string, problem: string, { square, a, b, c, f }: Parabola): Worked | null => {
  const h = negate(half(ratio(b, a)));
  const k = negate(ratio(add(f, negate(multiply(a, multiply(h, h)))), c));
  const p = multiply(negate(ratio(c, a)), fraction(1n, 4n));
  const upright = square === 'x';
  const at = (along: Fraction, across: Fraction): [Fraction, Fraction] =>
    upright ? [along, across] : [across, along];
  const directrix = relation(symbol(upright ? 'y' : 'x'), '=', number(subtract(k, p)));
  const steps: ToldStep[] = [
    [
      `vertex ${point(...at(h, k))}, p = ${write(number(p))}`,
      upright ? 'Compare with (x − h)² = 4p(y − k)' : 'Compare with (y − k)² = 4p(x − h)',
      'p leads from the vertex to the focus.',
    ],
  ];
  const asked = [...text.matchAll(/\b(focus|directrix|vertex)\b/gi)].at(-1)?.[1]?.toLowerCase();
  if (asked === 'directrix')
    return told(
      problem,
      'parabola',
      [...steps, [write(directrix), 'The directrix lies as far on the other side', 'k − p or h − p.']],
      answerOf(directrix),
    );
  if (asked === 'focus')
    return told(
      problem,
      'parabola',
      [...steps, [point(...at(h, add(k, p))), 'Go p from the vertex', 'There the focus lies.']],
      pointAnswer(...at(h, add(k, p))),
    );
  return asked === 'vertex' && !upright ? told(problem, 'parabola', steps, pointAnswer(...at(h, k))) : null;
};

// r = k/(1 ± e cos θ): the directrix lies k/e from the pole.
const polarDirectrix = (text: string): Worked | null => {
  const line = /\br\s*=\s*[^,;\n]*/.exec(text)?.[0];
  if (!/\bdirectrix\b/i.test(text) || line === undefined) return null;
  const read = readStatement(
    line.replaceAll(/\b(\d*)(sin|cos)\s*\(?\s*(?:theta|θ)\s*\)?/g, '$1$2(θ)').trim(),
  );
  if (read?.kind !== 'relation' || read.right.kind !== 'quotient') return null;
  const { top, bottom } = read.right;
  if (symbolsOf(bottom).join('') !== 'θ' || symbolsOf(top).length > 0) return null;
  const at = (angle: number): number => valueAt(bottom, { θ: angle }).re;
  const [right, up, left, down] = [0, 1, 2, 3].map((turn) => at((turn * Math.PI) / 2));
  if (right === undefined || up === undefined || left === undefined || down === undefined) return null;
  const across = Math.abs(right - left) > 1e-9;
  const factor = across ? (right - left) / 2 : (up - down) / 2;
  if (Math.abs(factor) < 1e-9) return null;
  const value = valueAt(top, {}).re / factor;
  const exact: Expression = number(fraction(BigInt(Math.round(value * 5_040)), 5_040n));
  const result = relation(symbol(across ? 'x' : 'y'), '=', exact);
  return told(
    write(read),
    'directrix',
    [
      [
        write(result),
        'Top over the number before sine or cosine',
        across ? 'With cosine the directrix is upright.' : 'With sine the directrix is level.',
      ],
    ],
    answerOf(result),
  );
};
