import { fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { plainSolution, type PlainStep } from '../steps/plain.ts';
import { answerOf, type Task } from '../worked.ts';

const MOST_DIGITS = 12;
const DIVISION =
  /^\s?(?:please\s)?(?:what(?:'s| is)\s|calculate\s|work out\s|find\s|do\s|use\s|show\s)?(?:(?:the\s)?long division\s?(?:of|for|:)?\s?)?(\d[\d,]*)\s?(?:÷|divided by|\s\/\s)\s?(\d[\d,]*)\s?(?:(?:by|with|using)\slong division)?\s?[?.=]?\s?$/i;

/** `1234 ÷ 7`: how often it goes, place by place, and what is left over. */
export const wholeDivisionTask: Task = (text) => {
  const match = DIVISION.exec(text);
  const digits = [match?.[1], match?.[2]].map((one) => (one ?? '').replaceAll(',', ''));
  if (!match || digits.some((one) => one.length > MOST_DIGITS)) return null;
  const [top = 0n, by = 0n] = digits.map(BigInt);
  if (by < 2n || top <= by || top % by === 0n) return null;
  const [times, rest] = [top / by, top % by];
  const answer = number(fraction(top, by), 'mixed');
  return plainSolution(
    `${top} ÷ ${by}`,
    'division',
    answerOf(answer),
    ...placeByPlace(String(top), by),
    [`${times} + ${rest}/${by}`, 'Put it together', `It goes ${times} times, and ${rest} is left over.`],
    [`${times} ${writeNumber(fraction(rest, by))}`, 'Write it as a mixed number'],
  );
};

const placeByPlace = (digits: string, by: bigint): PlainStep[] => {
  let left = 0n;
  const steps: PlainStep[] = [];
  for (const digit of digits) {
    const here = left * 10n + BigInt(digit);
    const times = here / by;
    left = here % by;
    const line = `${here} ÷ ${by} = ${times}, left over ${left}`;
    if (times > 0n || steps.length > 0) steps.push([line, 'Divide the next part']);
  }
  return steps;
};
