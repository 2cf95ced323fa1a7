import { findSum } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';
import { askedTogether } from './asked-together.ts';
import type { OwnProblem } from './judgement.ts';
import { questionsIn } from './questions.ts';

const NUMBERED_LINE = /^\s*(?:\(?(?:\d{1,2}|[a-j])[.):]|[-*•])\s*(.+)$/i;
const NUMBERED_INLINE = /(?:^|[\s,;])\(?(?:[1-9]|[a-j])[.)]\s+/i;
// A line such as x = 5 ends somebody's work; it is nothing to solve.
const SOLVED = /^[a-z]\s*=\s*[-−]?\d[\d./]*$/i;
const TASK_IN_FRONT =
  /\b(solve|simplify|factor|expand|evaluate|calculate|work out|differentiate|integrate|compute|find)\b/i;
const MOST_EXERCISES = 20;

/** The exercises of a list, each with the task that stands over them and what is said of it; nothing when the message is no list. */
export const exercisesIn = (message: string): OwnProblem[] => {
  if (message.length > 2_000) return [];
  const together = askedTogether(message);
  if (together.length > 1) return together;
  const numbered = numberedIn(message);
  const items = numbered.length > 1 ? numbered : questionsIn(message);
  return items.length > 1 && items.length <= MOST_EXERCISES && items.every(isProblem)
    ? items.map(untried)
    : [];
};

/** A task of which nothing is said yet. */
export const untried = (exercise: string): OwnProblem => ({ exercise, judgement: null, attempt: '' });

const numberedIn = (message: string): string[] => {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const found = lines.map((line) => NUMBERED_LINE.exec(line)?.[1]?.trim() ?? null);
  const first = found.findIndex((item) => item !== null);
  const items = first >= 0 && lines.length > 1 ? found.slice(first) : [];
  if (items.length > 1) return withTask(lines.slice(0, first).join(' '), items);
  const [head = '', ...rest] = message.split(NUMBERED_INLINE);
  return withTask(head, rest);
};

// What is given over a list belongs to every part of it; such a problem is taken as a whole.
const withTask = (head: string, items: readonly (string | null)[]): string[] => {
  const whole = items.filter((item) => item !== null).map((item) => item.trim().replace(/[,;]$/, ''));
  if (whole.length < items.length || /[\d=]/.test(head) || whole.some((item) => SOLVED.test(item))) return [];
  const task = TASK_IN_FRONT.exec(head)?.[1];
  return task === undefined
    ? whole
    : whole.map((item) => (/\p{L}{3}/u.test(item) ? item : `${task} ${item}`));
};

/** Whether a question is a problem to be worked out. */
const isProblem = (item: string): boolean => workedIn(item) !== null || findSum(item) !== null;
