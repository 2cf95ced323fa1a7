import { fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task, type ToldStep } from '../worked.ts';

const MOST_DIGITS = 12;

/** `1234 ÷ 7`: how often it goes, place by place, and what is left over. */
export const wholeDivisionTask: Task = (text) => {
  const match =
    /^\s*(?:(?:please\s+)?(?:what(?:'s| is)|calculate|work out|find|do|use|show)?\s*(?:(?:the\s+)?long\s+division\s*(?:of|for|:)?\s*)?)(\d[\d,]*)\s*(?:÷|divided\s+by|\s\/\s)\s*(\d[\d,]*)\s*(?:(?:by|with|using)\s+long\s+division)?\s*[?.=]?\s*$/i.exec(
      text,
    );
  const digits = [match?.[1], match?.[2]].map((one) => (one ?? '').replaceAll(',', ''));
  if (!match || digits.some((one) => one.length > MOST_DIGITS)) return null;
  const [top = 0n, by = 0n] = digits.map(BigInt);
  if (by < 2n || top <= by || top % by === 0n) return null;
  const [times, rest] = [top / by, top % by];
  return told(
    `${top} ÷ ${by}`,
    'division',
    [
      ...placeByPlace(String(top), by),
      [
        `${top} = ${times} × ${by} + ${rest}`,
        'Put it together',
        `It goes ${times} times, and ${rest} is left over.`,
      ],
      [
        `${times} ${writeNumber(fraction(rest, by))}`,
        'Divide the rest, too',
        'What is left over, over the divisor, is less than one.',
      ],
    ],
    answerOf(number(fraction(top, by), 'mixed')),
  );
};

const placeByPlace = (digits: string, by: bigint): ToldStep[] => {
  let left = 0n;
  const steps: ToldStep[] = [];
  for (const digit of digits) {
    const here = left * 10n + BigInt(digit);
    const times = here / by;
    left = here % by;
    if (times > 0n || steps.length > 0)
      steps.push([
        `${here} ÷ ${by} = ${times}, left over ${left}`,
        'Divide the next part',
        'Bring the next digit down beside what was left over.',
      ]);
  }
  return steps;
};
