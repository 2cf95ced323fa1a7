import { evaluateSum, findSum, inSigns, isWorth, type Worked } from '@studia/mathematics';
import { openSum } from './arithmetic.ts';
import { openSteps } from './steps.ts';
import type { Turn } from './turn.ts';
import { workedIn } from './worked.ts';

/** Opens an exercise on the problem in a message; null when there is none. */
export const openProblem = (message: string): Turn | null => {
  if (CODE.test(message)) return null;
  const sum = findSum(message);
  // What has no result needs no work; a cross between numbers is no letter.
  if (sum && (evaluateSum(sum) === null || ONLY_CROSSES.test(message))) return openSum(sum);
  const worked = workedIn(message);
  if (!worked) return sum && !isStory(message) ? openSum(sum) : null;
  const said = sum ?? findSum(inSigns(message));
  return said && isPlainSum(message, worked) && isWorth(worked, said)
    ? openSum(said)
    : openSteps(message, worked);
};

// A line of a program holds numbers and signs, but nothing to solve.
const CODE =
  /\b(?:print|input|range|len|console\.log)\s*\(|^\s*(?:while|for|if|def|class)\b[^?]*:\s*(?:\n|$|\w+\()|^\s*import \w+/m;

// A fraction in a story with other numbers is not what the story asks for.
const isStory = (message: string): boolean =>
  (message.match(/\p{L}{2,}/gu)?.length ?? 0) > 7 &&
  (message.match(/\d+(?:\s*[/.]\s*\d+)?/g)?.length ?? 0) > 2;

const ONLY_CROSSES =
  /^\s*(?:(?:what(?:'s| is)?|whats|calculate|solve|work out|evaluateSum|is|please)\s+)*\d+(?:\.\d+)?(?:\s+x\s+\d+(?:\.\d+)?)+\s*[=?.!]*\s*$/i;

// Fractions and percent have lines of their own; only whole operations go one by one.
const isPlainSum = (message: string, { instruction }: Worked): boolean =>
  (instruction === 'work out' || instruction === 'evaluate') &&
  !/%|\bas an?\b|\bround/i.test(message) &&
  ![...message.matchAll(/(?<!\d)(\d+)\s*[/⁄]\s*(\d+)/g)].some(
    ([, top, bottom]) => Number(bottom) === 0 || Number(top) % Number(bottom) !== 0,
  );
