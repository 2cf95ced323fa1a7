import type { Picture } from '@studia/contract/proof';
import { numberIn, type Worked } from '@studia/mathematics';

const COMPARING = new Set(['compare', 'sort', 'rank', 'closest']);

/** Numbers that are compared, each a point on the number line; null where nothing is compared. */
export const numbersOnALine = ({ instruction, problem }: Worked): Picture | null => {
  if (!COMPARING.has(instruction)) return null;
  const texts = problem.text.split(/\s*[,;]\s+/);
  const values = texts.map(numberIn);
  const known = values.filter((one) => one !== null);
  if (known.length < 2 || known.length < texts.length) return null;
  const margin = Math.max(1, (Math.max(...known) - Math.min(...known)) * 0.2);
  return {
    kind: 'number-line',
    sentence: `A number line with points at ${texts.join(', ')}.`,
    from: Math.floor(Math.min(...known) - margin),
    to: Math.ceil(Math.max(...known) + margin),
    spans: known.map((value) => ({ from: value, to: value, from_included: true, to_included: true })),
  };
};
