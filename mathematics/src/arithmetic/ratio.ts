import { greatestCommonDivisor } from '../expression/fraction.ts';
import { plainLine, told, type Task } from '../worked.ts';
import { withDigits } from './number-words.ts';

const N = String.raw`(\d{1,15})`;

/** The simplest form of a ratio of two whole numbers. */
export const simplestRatioTask: Task = (raw) => {
  if (raw.length > 120) return null;
  const match = new RegExp(
    String.raw`(?:^|\b(?:what(?:'s| is)|find|simplify|write|reduce|give)\s+)(?:the\s+)?(?:simplest\s+)?ratio\s+(?:of\s+)?${N}\s*(?:to|:)\s*${N}(?:\s+in\s+(?:its\s+)?(?:simplest|lowest)\s+(?:form|terms))?\s*[?.]?\s*$`,
    'i',
  ).exec(withDigits(raw.trim()));
  if (!match) return null;
  const [a, b] = [BigInt(match[1] ?? 0), BigInt(match[2] ?? 0)];
  if (a === 0n || b === 0n) return null;
  const shared = greatestCommonDivisor(a, b);
  const result = `${a / shared} : ${b / shared}`;
  return told(
    `${a} : ${b}`,
    'ratio',
    [
      [
        `${a} ÷ ${shared} : ${b} ÷ ${shared}`,
        'Divide both by what they share',
        `${shared} is the largest number that divides both.`,
      ],
      [result, 'Work it out', 'Nothing but one divides both now.'],
    ],
    { ...plainLine(result), value: null },
  );
};
