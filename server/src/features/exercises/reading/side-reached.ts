import { inOurWriting, lettersIn, readLine, sameValue, type Line, type Worked } from '@studia/mathematics';
import { bareOf } from './readings.ts';

/** A product with a bracket in it: “5(x − 3)”, “x(x − 2)”. */
const A_PRODUCT = /(?<![\p{L}\d)^])\d*[a-z]?\s?\([^()]+\)(?:\s?\([^()]+\))*(?:\^\d+|²)?/giu;

/**
 * “5x − 15”, under 5(x − 3) = 2x + 9: one side of the line at hand, or a product in it, that was worked out. The line with it is
 * where the student stands; null where the message is no such part.
 */
export const sideReached = (
  worked: Worked,
  line: string,
  message: string,
): { line: string; worked: Line | null } | null => {
  const part = inOurWriting(bareOf(message));
  if (part === null || /[=<>≤≥]/.test(part) || lettersIn(part).length === 0 || !/\d/.test(part)) return null;
  for (const whole of new Set([line, worked.problem.text])) {
    const sides = whole.split(/\s(?:=|<|>|≤|≥)\s/);
    const parts = [...(sides.length === 2 ? sides : []), ...(whole.match(A_PRODUCT) ?? [])];
    const done = parts.find((one) => /\(/.test(one) && one.trim() !== part && sameValue(one, part) === true);
    if (done !== undefined) return { line: withPart(whole, done, part), worked: readLine(part) };
  }
  return null;
};

/** In the middle of a line, what was taken away is taken away as a whole. */
const withPart = (line: string, done: string, part: string): string => {
  const isSide = line.split(/\s(?:=|<|>|≤|≥)\s/).includes(done);
  const next = line.replace(done, isSide ? part : `(${part})`);
  return inOurWriting(next) ?? line;
};
