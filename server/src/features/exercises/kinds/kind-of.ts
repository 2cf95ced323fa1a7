import { bindingsOf } from './bind.ts';
import { isClockAsked, isOfTask, judgeNumber, type NumberInTask } from './judge-number.ts';
import { makeKindIndex, type KindIndex } from './kind-index.ts';
import { taskOf, type Kind } from './kind.ts';
import { makeLikelyKind } from './likely-kind.ts';
import { withoutNumbers } from './numbers-in-task.ts';
import { whatIfIn, type WhatIf } from './what-if.ts';
import { writtenKinds } from './written-kinds.ts';

/** What is known of the kind that a task is of. */
export interface TaskKind {
  id: string;
  name: string;
  way: string;
  example: string;
  ask: string;
}

/**
 * How likely the formulas of a kind must hold for a task. Of 237 tasks by writers who had seen no kind, and which the engine can't
 * read, 96 come so far: for 79 of them the right number is the kind's.
 */
const SURE = 0.45;
/** “Find the domain of f(x) = …” is no story. */
const [FEWEST_WORDS, FEWEST_ABOUT_FUNCTIONS] = [5, 8];
const A_FUNCTION = /(?<![a-z])[fgh]\(x\)/i;
const ASKS =
  /\?|\b(?:how|what|whats|what's|which|find|calculate|work out|determine|compute|need|much|many|setup|set up|help|right)\b/i;
/** Behind it stands what the student did: “i put 7 r 3”, “10·9·8 = 720?”. */
const OWN_WORK =
  /[\s.,;:!?]+(?:(?:but|and|so)\s+)*(?:(?:i|ive|i've|we)\s+(?:keep getting|got|get|put|did|say|said|think|thought|tried|wrote)\b|is (?:it|that)\s+[-−$]?\d|my answer (?:is|was)\b|(?:the )?(?:back of the )?(?:book|answer key|key) says\b|[\d\s().+*×/÷^−-]{3,60}=).*$/is;

// Made when the first task asks for it, where no build has laid it down.
let likelyKind: ReturnType<typeof makeLikelyKind> | null = null;

/** Takes the index that a build has laid down. */
export const lookIn = (index: KindIndex): void => {
  likelyKind = makeLikelyKind(writtenKinds, index);
};

/** The kind that a task is surely of; null where that is not sure. */
export const kindOf = (message: string): TaskKind | null => {
  const task = taskAlone(message);
  const fewest = A_FUNCTION.test(task) ? FEWEST_ABOUT_FUNCTIONS : FEWEST_WORDS;
  if ((task.match(/\p{L}{2,}/gu)?.length ?? 0) < fewest || !/\d/.test(task) || !ASKS.test(task)) return null;
  likelyKind ??= makeLikelyKind(writtenKinds, makeKindIndex(writtenKinds));
  const likely = likelyKind(task);
  if (!likely || likely.chance < SURE || !hasNumbers(likely.kind, task)) return null;

  const { name, way, example, ask } = likely.kind;
  return { id: likely.id, name, way, example, ask };
};

/** As many numbers as a task of the kind has at least; a year alone is none. */
const hasNumbers = (kind: Kind, task: string): boolean => {
  const { numbers } = withoutNumbers(task);
  const fewest = Math.min(...kind.says.map((say) => withoutNumbers(taskOf(say)).numbers.length));
  return numbers.length >= fewest && numbers.some(({ value }) => value < FIRST_YEAR || value > LAST_YEAR);
};
const [FIRST_YEAR, LAST_YEAR] = [1000, 2100];

/** A task without its number in the book, and without what the student did about it. */
const taskAlone = (message: string): string => message.replace(NUMBERED, '').replace(OWN_WORK, '');
const NUMBERED = /^\s*(?:#\s?|no\.\s?|q(?:uestion)?\s?|problem\s?)?\d{1,3}[.):]\s+(?=\p{L})/iu;

/** What the student did about a task, as far as it stands behind it. */
export const workBehind = (message: string): string => OWN_WORK.exec(message)?.[0] ?? '';

/** The task with one of its numbers changed, where the student asks for that. */
export const whatIf = (id: string, task: string, message: string): WhatIf | null => {
  const kind = writtenKinds.get(id);
  return kind ? whatIfIn(kind, taskAlone(task), message) : null;
};

interface Judged {
  number: string;
  verdict: NumberInTask;
}

/** What one of the numbers of a message is in a task, the last one first; null where nothing says so. */
export const numberInTask = (id: string, task: string, message: string): Judged | null => {
  const kind = writtenKinds.get(id);
  const clock = CLOCK.exec(message);
  if (kind && clock && isClockAsked(kind, taskAlone(task), [Number(clock[1]), Number(clock[2])]))
    return { number: clock[0], verdict: { is: 'answer' } };
  if (!kind || IN_GENERAL.test(message)) return null;
  if (clock && Number(clock[2]) >= MINUTES && kind.says.some((say) => CLOCK.test(taskOf(say))))
    return { number: clock[0], verdict: { is: 'slip', say: TOO_MANY_MINUTES } };
  const said = numbersSaid(resultOf(message));
  const given = new Set(withoutNumbers(taskAlone(task)).numbers.map(({ value }) => value));
  const judged = said.flatMap(({ number, value }): Judged[] => {
    const verdict = judgeNumber(kind, taskAlone(task), value);
    // What is given in the task is no slip of somebody who says other numbers too.
    const isGiven = verdict?.is === 'slip' && said.length > 1 && given.has(value);
    return verdict && !isGiven ? [{ number, verdict }] : [];
  });
  return allAsked(kind, judged) ?? judged[0] ?? null;
};

/** “88 because half of 170 is 85” says 88. */
const resultOf = (message: string): string => {
  const [result = ''] = message.split(/\b(?:because|cause|bc|cuz|since)\b/i);
  return /\d/.test(result) ? result : message;
};

/** Where several numbers answer a task: the last that is looked for and another one say all of it. */
const allAsked = (kind: Kind, judged: readonly Judged[]): Judged | null => {
  const steps = judged.filter(({ verdict }) => verdict.is === 'step');
  const names = new Set(steps.map(({ verdict }) => (verdict.is === 'step' ? verdict.name : '')));
  const hasLast = steps.some(({ verdict }) => verdict.is === 'step' && verdict.isLast);
  return kind.answer === undefined && hasLast && names.size > 1 && steps.length === judged.length
    ? {
        number: steps
          .map(({ number }) => number)
          .toReversed()
          .join(' and '),
        verdict: { is: 'answer' },
      }
    : null;
};

/** The numbers of a message, the last one first; before them lengths of time, in minutes and in hours. */
const numbersSaid = (message: string): { number: string; value: number }[] => {
  const times = Array.from(message.matchAll(LENGTH_OF_TIME), ([number, hours, minutes]) => {
    const value = Number(hours) * MINUTES + Number(minutes);
    return [
      { number, value },
      { number, value: value / MINUTES },
    ];
  });
  const alone = (message.match(NUMBERS) ?? []).map((number) => ({ number, value: valueOf(number) }));
  return [...times.flat(), ...alone.toReversed()];
};
const LENGTH_OF_TIME =
  /(?<![\d.:])(\d{1,3})\s?(?:h|hrs?|hours?)\s?(?:and\s|,\s)?(\d{1,2})\s?(?:m|mins?|minutes?|minits?)\b/gi;
const MINUTES = 60;
const TOO_MANY_MINUTES =
  'The minutes of a clock only go up to 59. Sixty of them make one more hour, so change them.';
/** The last time of day in a message. */
const CLOCK = /(?<![\d:])(\d{1,2}):(\d\d)(?![\d:])(?!.*\d:\d)/s;

/** “So do you always add 1” speaks of no number of the task, and “what if” of another one. */
const IN_GENERAL = /\b(?:always|never|every ?time|what if|but what|if (?:it|its|it's|there|i|you|we))\b/i;
const NUMBERS =
  /(?<![\d.:/])(?:(?<![\w)]\s?)[-−])?\$?(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)(?:\s?\/\s?\d+)?(?:\s?(?:π|pi\b))?(?![\d:])/gi;
const valueOf = (written: string): number => {
  const times = /π|pi/i.test(written) ? Math.PI : 1;
  const [top = '', bottom = '1'] = written
    .replace('−', '-')
    .replaceAll(/[$,\sπpi]/gi, '')
    .split('/');
  return (Number(top) / Number(bottom)) * times;
};

/** Whether what equations of a student's own come to is what the task comes to; null where nothing says so. */
export const fitsTask = (id: string, task: string, solved: string): boolean | null => {
  const kind = writtenKinds.get(id);
  const values = (solved.match(NUMBERS) ?? []).map(valueOf);
  if (!kind || values.length === 0 || bindingsOf(kind, taskAlone(task)).length !== 1) return null;
  return values.some((value) =>
    [value, Math.floor(value)].some((one) => isOfTask(kind, taskAlone(task), one)),
  );
};

/** Another task of the kind, one that was not told yet; null where all of them were. */
export const taskLike = ({ id, told }: { id: string; told: string }): string | null =>
  (writtenKinds.get(id)?.says ?? []).map(taskOf).find((task) => !told.includes(task)) ?? null;
