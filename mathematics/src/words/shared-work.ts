import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { minus, number } from '../expression/tree.ts';
import type { Task } from '../worked.ts';
import { amount, by, computed, over, plus } from './story.ts';

const TIME = /(\d+(?:\.\d+)?(?:\s+\d+\/\d+|\/\d+)?)\s*(?:hours?|minutes?|days?|weeks?)\b/gi;
const JOINT =
  /\b(?:together|both|with(?:\s+(?:her|his|the))?\s+[A-Z]?[a-z]+('s)?\s+help|working\s+with|helps?|at\s+the\s+same\s+time)\b/i;
const LONGEST = 500;

/** Two who share a job: both alone give the time together, one alone and the time together give the other. */
export const sharedWorkTask: Task = (raw) => {
  if (raw.length > LONGEST) return null;
  const text = withDigits(raw);
  if (!JOINT.test(text) || /\bmiles?\b|\bmph\b|%/i.test(text)) return null;
  const times = [...text.matchAll(TIME)].map((match) => ({
    value: amount(match[1]),
    clause: clauseAround(text, match.index),
  }));
  const [first, second, more] = times;
  const question = questionIn(text);
  if (!first || !second || more || !/\bhow (?:long|many|much)\b/i.test(question)) return null;
  const [a, b] = [JOINT.test(first.clause), JOINT.test(second.clause)];
  const alone =
    /\balone\b|\bby (?:herself|himself|itself|themselves)\b|\bon (?:her|his|its|their) own\b/i.test(question);
  if (!a && !b && JOINT.test(question))
    return computed(
      text,
      over(number(1), plus(over(number(1), first.value), over(number(1), second.value))),
      'Add what each does in one unit of time',
      'Together they do both parts; one divided by that is the time for the whole.',
    );
  if (a === b || JOINT.test(question.replace(/\btogether\b.*?,/i, ''))) return null;
  const [joint, single] = a ? [first, second] : [second, first];
  if (!alone && !/\btake\b|\bneed\b/i.test(question)) return null;
  return computed(
    text,
    over(by(joint.value, single.value), minus(single.value, joint.value)),
    'Take what one does from what both do',
    'The rest in one unit of time is what the other does; one divided by that is the time alone.',
  );
};

const clauseAround = (text: string, at: number): string =>
  `${/[^.;?]*$/.exec(text.slice(0, at))?.[0] ?? ''} ${/^[^.;?,]*/.exec(text.slice(at))?.[0] ?? ''}`
    .split(/\band\b|\bbut\b|,/i)
    .findLast((part) => /\d/.test(part)) ?? '';
