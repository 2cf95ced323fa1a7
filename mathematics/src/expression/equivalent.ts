import { fraction } from './fraction.ts';
import { contains, number, substitute, symbolsOf, type Expression } from './tree.ts';
import { isReal, size, type Complex, exactValue, valueAt, type Point } from './value.ts';

const SAMPLES = 12;
const ENOUGH = 3;

/** Points that are neither small whole numbers nor special in any other way, the same ones every time. */
export const samplePoints = (names: readonly string[], positive: boolean): Point[] =>
  Array.from({ length: SAMPLES }, (_, round) =>
    Object.fromEntries(
      names.map((name, at) => {
        const spread = ((round * 7919 + at * 104_729 + 17) % 1009) / 1009;
        const value = 0.35 + spread * (round < 6 ? 3.1 : 11.3) + at * 0.173;
        return [name, positive || (round + at) % 2 === 0 ? value : -value];
      }),
    ),
  );

/** Whether letters stand where only some numbers may: under an even root, in a logarithm. */
const needsPositive = (expression: Expression): boolean =>
  contains(
    expression,
    (node) =>
      ((node.kind === 'root' && node.index % 2 === 0) ||
        (node.kind === 'call' && (node.name === 'ln' || node.name === 'log')) ||
        (node.kind === 'power' && (node.exponent.kind !== 'number' || node.exponent.value.bottom !== 1n))) &&
      symbolsOf(node).length > 0,
  );

const isDefined = ({ re, im }: Complex): boolean => Number.isFinite(re) && Number.isFinite(im);

const close = (a: Complex, b: Complex): boolean =>
  Math.hypot(a.re - b.re, a.im - b.im) <= 1e-9 * (1 + Math.max(size(a), size(b)));

/** Whether two expressions have the same value wherever both have one. Letters under even roots are taken as positive. */
export const equivalent = (a: Expression, b: Expression): boolean => {
  const names = [...new Set([...symbolsOf(a), ...symbolsOf(b)])];
  if (names.length === 0) return equalNumbers(a, b);
  const positive = needsPositive(a) || needsPositive(b);
  const exact = positive ? null : exactlyEqual(a, b, names);
  if (exact !== null) return exact;
  let compared = 0;
  for (const point of samplePoints(names, positive)) {
    const [left, right] = [valueAt(a, point), valueAt(b, point)];
    if (!isDefined(left) || !isDefined(right)) continue;
    // Outside the real domain the branches of roots and logarithms differ.
    if (!isReal(left) && isReal(right) && !positive) continue;
    if (!close(left, right)) return false;
    compared++;
  }
  return compared >= ENOUGH;
};

const EXACT_POINTS = [5, 11, 17, 29];

/** Compares at fractions, without rounding; null where roots or functions make that impossible. */
const exactlyEqual = (a: Expression, b: Expression, names: readonly string[]): boolean | null => {
  let compared = 0;
  for (const base of EXACT_POINTS) {
    const valueOf = (index: number): Expression =>
      number(fraction(BigInt(base * (index % 2 === 0 ? 1 : -1) + index * 2), 3n));
    const at = (expression: Expression): Expression =>
      names.reduce((whole, name, index) => substitute(whole, name, valueOf(index)), expression);
    const [left, right] = [exactValue(at(a)), exactValue(at(b))];
    if (!left || !right) continue;
    if (left.top !== right.top || left.bottom !== right.bottom) return false;
    compared++;
  }
  return compared >= 2 ? true : null;
};

const equalNumbers = (a: Expression, b: Expression): boolean => {
  const [left, right] = [exactValue(a), exactValue(b)];
  if (left && right) return left.top === right.top && left.bottom === right.bottom;
  const [first, second] = [valueAt(a, {}), valueAt(b, {})];
  return isDefined(first) && isDefined(second) && close(first, second);
};
