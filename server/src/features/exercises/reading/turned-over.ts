import { numberIn, type Worked } from '@studia/mathematics';
import { bareOf } from './readings.ts';

/** “1/6 + 1/3 = 1/2 so R is 1/2 ohm”: the letter of which one over it came out; null where that is not so. */
export const letterBelowOne = ({ instruction, steps }: Worked, message: string): string | null => {
  if (instruction !== 'formula') return null;
  const lines = steps.map(({ after }) => after.text);
  for (const line of lines) {
    const letter = /(?<![\d\p{L}])1\/(\p{L})(?!\p{L})/u.exec(line.split('=')[0] ?? '')?.[1];
    if (letter === undefined) continue;
    const [value, claim] = [valueIn(lines, letter), numberIn(claimOf(message, letter))];
    if (value && claim && Math.abs(value * claim - 1) <= NEAR && Math.abs(value - claim) > NEAR)
      return letter;
  }
  return null;
};
const NEAR = 0.02;

const valueIn = (lines: readonly string[], letter: string): number | null =>
  lines
    .map((line) => numberIn(new RegExp(String.raw`^${letter} = ([\d.]+)`, 'u').exec(line)?.[1] ?? ''))
    .findLast((value) => value !== null) ?? null;

/** “R is 1/2”, “the resistance = 0.5”. */
const claimOf = (message: string, letter: string): string =>
  new RegExp(
    String.raw`(?<![\p{L}/])(?:${letter}(?:_\p{L}+)?|(?:total |combined )?resistance|focal length|image distance|total)\s?(?:=|is|would be|:)\s?(\d+(?:\.\d+)?(?:\s?/\s?\d+)?)`,
    'u',
  ).exec(bareOf(message))?.[1] ?? '';
