import { findSum } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';
import { askedTogether } from './asked-together.ts';
import type { OwnProblem } from './judgement.ts';
import { questionsIn } from './questions.ts';

const NUMBERED_LINE = /^\s*(?:\(?(?:\d{1,2}|[a-j])[.):]|[-*•])\s*(.+)$/i;
const NUMBERED_INLINE = /(?:^|(?<![-+*/=−×·])[\s,;])\(?(?:[1-9]|[a-j])[.)]\s+/i;
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

// What is given over a list belongs to every part of it.
const withTask = (head: string, items: readonly (string | null)[]): string[] => {
  const whole = items.filter((item) => item !== null).map((item) => item.trim().replace(/[,;]$/, ''));
  if (whole.length < items.length || whole.some((item) => SOLVED.test(item))) return [];
  if (/[\d=]/.test(head)) return whole.map((item) => ofFunction(head, item) ?? withStem(head, item));
  const task = TASK_IN_FRONT.exec(head)?.[1];
  return task === undefined
    ? whole
    : whole.map((item) => (/\p{L}{3}/u.test(item) ? item : `${task} ${item}`));
};

const withStem = (head: string, item: string): string =>
  `${head.trim().replace(/[\s:;,.]*$/, '.')} ${item.replace(/^(?:and|then)\s/i, '')}`;

/** What is given for f(x) or y, up to where the next one begins. */
const FUNCTIONS =
  /(?<!\p{L})([fgh](?=\s?\(\s?x\s?\))|y)(?:\s?\(\s?x\s?\))?\s?=\s?([^=\n;]{2,60}?)(?=\s*(?:$|[;\n:]|[,.]\s|[,.]?$|,?\s(?:and\s)?[fghy]\s?(?:\(|=)))/gu;
const OF_FUNCTION: readonly (readonly [asks: RegExp, task: (term: string) => string])[] = [
  [
    /[fgh]\s?(?:⁻¹|\^\s?\(?[-−]1\)?)\s?\(\s?x\s?\)|\binverse\b/i,
    (term) => `Find the inverse of f(x) = ${term}`,
  ],
  [/\b(?:zeros?|roots?|x[- ]intercepts?)\b|(?<![fgh]{2}\s?\(x\)\s?)=\s?0\b/i, (term) => `Solve ${term} = 0`],
  [
    /\b(?:differentiate|derivative|dy\s?\/\s?dx)\b|[fgh]['’′]\s?\(x\)|y['’′]/i,
    (term) => `Differentiate ${term}`,
  ],
  [/\b(?:stationary|turning|critical) points?\b/i, (term) => `Find the turning points of y = ${term}`],
];

/** “b) for which x is f(x) = 0” of a function that stands over the parts. */
const ofFunction = (head: string, item: string): string | null => {
  const terms = new Map(
    Array.from(head.matchAll(FUNCTIONS), ([, name = '', term = '']) => [name, term.trim()]),
  );
  const named = /(?<!\p{L})([fgh])(?![\p{L}(]*[fgh]\s?\()/u.exec(item)?.[1];
  const term = terms.get(named ?? '') ?? (terms.size === 1 ? [...terms.values()][0] : undefined);
  const asked = OF_FUNCTION.find(([asks]) => asks.test(item));
  return term === undefined || !asked ? null : asked[1](term);
};

/** Whether a question is a problem to be worked out. */
const isProblem = (item: string): boolean => {
  const worked = workedIn(item);
  // “solve gf(x) = 26” is not done with gf(x).
  if (worked && /\bsolve\b[^.]*=/i.test(item)) return worked.instruction === 'solve';
  return worked !== null || findSum(item) !== null;
};
