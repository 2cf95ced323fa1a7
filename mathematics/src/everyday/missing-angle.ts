import { calculated } from '../steps/plain.ts';
import type { Task } from '../worked.ts';
import { plainText } from './plain-text.ts';

const ASKED = /\b(?:third|3rd|fourth|4th|other|missing|last|remaining|unknown)\b/;
const OTHERWISE =
  /\b(?:exterior|outside|isosceles|equilateral|bisect\w*|ratio|twice|sides?|more than|less than|sin|cos|tan|right)\b|\d\.\d/;

/** The missing angle of a triangle or a four-sided shape. */
export const missingAngleTask: Task = (written) => {
  const text = plainText(written);
  if (!/\bangles?\b/.test(text) || !ASKED.test(text) || OTHERWISE.test(text)) return null;
  const corners = /\btriangle\b/.test(text) ? 3 : /\bquadrilateral\b/.test(text) ? 4 : 0;
  const whole = 180 * (corners - 2);
  const angles = text.replace(/\b(?:3rd|4th)\b/g, ' ').match(/(?<![\d./])\d{1,6}(?![\d./]*\d)/g) ?? [];
  if (angles.length !== corners - 1 || angles.reduce((left, one) => left - Number(one), whole) <= 0)
    return null;
  return calculated(text, 'work out in steps', [
    [`${whole} − ${angles.join(' − ')}`, 'Take the known angles away', `The angles make ${whole}° together.`],
  ]);
};
