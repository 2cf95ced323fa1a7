import { workedIn } from '../working/worked.ts';
import { judgeMessage } from './judge-message.ts';
import type { Judgement, OwnProblem } from './judgement.ts';

const MEASURE = '(?:mean|median|mode|range|average|standard deviation|variance|interquartile range)';
const NAME = String.raw`(?:the |its )?(?:axis of symmetry|rate of change|(?:sin|cos|tan) \p{L}|\p{L}{3,20}(?: \p{L}{2,20})?)`;
const NAMES = String.raw`(${MEASURE}(?: ${MEASURE}){1,2}|${NAME}(?:(?:, ?| )${NAME}){0,2}?(?:,? (?:and|&|n|\+) )${NAME})`;
const ASKS = String.raw`\b(?:find|calculate|work out|determine|compute|need(?: the)?|what(?:'s|s)?(?: (?:is|are))?)\s+`;
const SENTENCE = String.raw`(?:[^.?!\n]|\.(?=\d))`;
const WORK = String.raw`(?:(?:[.?!\n]|, (?=\p{L})) *(\S.*)?)?$`;
const DATA_BEHIND = new RegExp(
  String.raw`^(?:[^\d]{0,30}${ASKS})?(?<!\p{L})${NAMES} ((?:of|for|from) ${SENTENCE}*?\d${SENTENCE}*?)${WORK}`,
  'isu',
);
const DATA_BEFORE = new RegExp(
  String.raw`^(${SENTENCE}*?\d.*?)[ .,:;?\n]+(?:(?:and|i (?:have|need) to|we have to|pls|please)\s+)*${ASKS}${NAMES} *${WORK}`,
  'isu',
);
const LONGEST = 300;

/** “Find the area and circumference of a circle with radius 5”: tasks about the same numbers, each with what is said of it; nothing where one of them can’t be worked out. */
export const askedTogether = (message: string): OwnProblem[] => {
  if (message.length > LONGEST) return [];
  const [, behindNames = '', behind = '', workBehind = ''] = DATA_BEHIND.exec(message) ?? [];
  const [, data = '', beforeNames = '', workBefore = ''] =
    behind === '' ? (DATA_BEFORE.exec(message) ?? []) : [];
  const names = namesIn(behind === '' ? beforeNames : behindNames);
  const tasks = names.map((name) => ({
    name,
    exercise: behind === '' ? `${data.trim()}, find the ${name}` : `find the ${name} ${behind.trim()}`,
  }));
  const ways = tasks.map(({ exercise }) => wayOf(exercise));
  if (tasks.length < 2 || ways.includes(null) || new Set(ways).size < tasks.length) return [];
  return tasks.map((task) => withWork(task, workBehind + workBefore));
};

/** How a task is worked: two names that are worked alike were not told apart. */
const wayOf = (exercise: string): string | null => {
  const worked = workedIn(exercise);
  return worked && [worked.instruction, worked.steps[0]?.rule, worked.answer.text].join();
};

/** “Mean median and mode”: three names where each word is one. */
const namesIn = (names: string): string[] =>
  names
    .split(/,| (?:and|&|n|\+) /i)
    .flatMap((part) => (ONE_WORD_EACH.test(part.trim()) ? part.trim().split(' ') : [part]))
    .map((name) => name.trim().replace(/^(?:the|its) /i, ''))
    .filter((name) => name !== '');
const ONE_WORD_EACH = new RegExp(String.raw`^${MEASURE}(?: ${MEASURE}){1,2}$`, 'i');

const withWork = ({ name, exercise }: { name: string; exercise: string }, work: string): OwnProblem => {
  const judgement = resultNamed(name, exercise, work);
  return { exercise, name, judgement, attempt: judgement === null ? '' : work };
};

const REST = String.raw`([^;?!]{1,60}?)(?=$|[;?!]|[.,]\s+(?!\d)|[.,]$|\s(?:and|but|n)\s+\p{L})`;
const AN_AMOUNT =
  /^\s*(?:(?:is|was|should be|would be|then|:|like|about)\s*){0,2}([-−$√(]?[\dπ√][\d.,/√π()]*(?:\s?(?:[kcm]?m[²³23]?|°|%))?)(?!\p{L})/iu;

/** “Hcf 6, lcm 72”: what is said of one of several results, behind its name; null where nothing is. */
export const resultNamed = (name: string, exercise: string, message: string): Judgement | null => {
  const worked = workedIn(exercise);
  const [, behind = ''] =
    new RegExp(String.raw`(?<!\p{L})${name.replaceAll(/[^\p{L} ]/gu, '.')}(?!\p{L})${REST}`, 'iu').exec(
      message,
    ) ?? [];
  const claim = AN_AMOUNT.exec(behind.split('=').at(-1) ?? '')?.[1] ?? '';
  const judgement =
    worked && claim !== '' && judgeMessage(worked, { line: worked.problem.text, found: '' }, claim);
  return judgement && (judgement.kind === 'right' || judgement.kind === 'wrong' || judgement.kind === 'form')
    ? judgement
    : null;
};
