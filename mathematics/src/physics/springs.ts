import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task } from '../worked.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const LENGTH = String.raw`(cm|m|ft|feet|foot|in|inch|inches)\b\.?`;
const FEET: Readonly<Record<string, number>> = {
  ft: 1,
  feet: 1,
  foot: 1,
  in: 1 / 12,
  inch: 1 / 12,
  inches: 1 / 12,
};
const METRES: Readonly<Record<string, number>> = { m: 1, cm: 0.01 };

/** A force that stretches a spring so far: the work of stretching it farther. */
export const springWorkTask: Task = (raw) => {
  if (!/\bspring\b/i.test(raw) || !/\bwork\b/i.test(questionIn(raw)) || raw.length > 700) return null;
  const forces = [...raw.matchAll(new RegExp(String.raw`${N}[\s-]*(N|newtons?|lbs?|pounds?)\b`, 'g'))];
  const lengths = [...raw.matchAll(new RegExp(String.raw`${N}[\s-]*${LENGTH}(?!\s*-?\s*lb)`, 'g'))];
  const [force, otherForce] = forces;
  const [first, second, more] = lengths;
  if (!force || otherForce || !first || !second || more) return null;
  const inPounds = /lb|pound/.test(force[2] ?? '');
  const table = inPounds ? FEET : METRES;
  const sizes = [first, second].map((one) => Number(one[1]) * (table[one[2] ?? ''] ?? Number.NaN));
  const [x = Number.NaN, y = Number.NaN] = sizes;
  const stiff = Number(force[1]) / x;
  const isInch = inPounds && /\bin(?:ch)?[-·\s]lb/i.test(raw);
  const value = ((stiff * y * y) / 2) * (isInch ? 12 : 1);
  const unit = inPounds ? (isInch ? 'in·lb' : 'ft·lb') : 'J';
  // `from 2 in to 4 in` starts elsewhere than at rest.
  if (
    !Number.isFinite(value) ||
    /\bfrom\s+\d[^.]*\bto\s+\d/i.test(questionIn(raw)) ||
    /\bnatural length\b/i.test(raw)
  )
    return null;
  return told(
    `F = ${force[1]} at ${first[1]} ${first[2]}`,
    'formula',
    [
      [`k = F/x = ${inLine(stiff)}`, 'Hooke’s law', 'The force grows with the stretch.'],
      [
        `W = k·x²/2 = ${inLine(value)} ${unit}`,
        'Work is the area under the force',
        'A triangle with the stretch as base.',
      ],
    ],
    nearAnswer(value, raw, unit),
  );
};
