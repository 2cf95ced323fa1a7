import { numberIn } from '@studia/mathematics';
import { isOfOtherSort } from '../reading/measure-named.ts';
import { valuesWritten, type WrittenValue } from '../reading/written-value.ts';
import { isClockAsked, judgeNumber, type NumberInTask } from './judge-number.ts';
import { taskOf, type Kind } from './kind.ts';
import { withoutNumbers } from './numbers-in-task.ts';
import { numbersIn, valueOf } from './numbers-told.ts';
import { isLikelyOnly, isReadStory, kindById } from './read-story.ts';
import { taskAlone } from './task-alone.ts';

/** A number of a message, and what it is in a task. */
export interface JudgedNumber {
  number: string;
  verdict: NumberInTask;
}

/** What one of the numbers of a message is in a task, the last one first; null where nothing says so. */
export const numberInTask = (id: string, task: string, message: string): JudgedNumber | null => {
  const kind = kindById(id);
  if (!kind) return null;
  const [alone, clock] = [taskAlone(task), CLOCK.exec(message)];
  if (clock && isClockAsked(kind, alone, [Number(clock[1]), Number(clock[2])]))
    return { number: clock[0], verdict: { is: 'answer' } };
  if (
    IN_GENERAL.test(message) ||
    IS_A_TERM.test(message) ||
    AN_OPEN_SUM.test(message.replaceAll(TIMES_TEN, ' '))
  )
    return null;
  if (clock && Number(clock[2]) >= MINUTES && kind.says.some((say) => CLOCK.test(taskOf(say))))
    return { number: clock[0], verdict: { is: 'slip', say: TOO_MANY_MINUTES } };
  const result = resultOf(message);
  const judged = judgedNumbers(kind, alone, result).map((one) =>
    isReadStory(id) ? asOfStory(id, one) : one,
  );
  const steps = judged.filter(({ verdict }) => verdict.is === 'step');
  if (kind.answer === undefined && steps.length > 1 && steps.length === judged.length)
    return together(steps.toReversed());
  // Whoever goes on from a right number to another one does not say the right one.
  const isBeyond = concludes(result) && judged[0]?.number !== numbersSaid(result).at(0)?.number;
  const isOther = namesAnotherAsked(kind.name, alone, message);
  const letter = /^\W*(?:so )?(\p{L})\s?=/u.exec(message)?.[1];
  return (
    judged.find(
      ({ number, verdict }) =>
        !(verdict.is === 'step' && isSquareOf(letter, verdict.name)) &&
        !(verdict.is === 'step' && isBeyond) &&
        !(verdict.is === 'slip' && HAS_PARTS.test(task)) &&
        !(verdict.is === 'step' && isOfOtherSort(verdict.name, valueWithUnit(message, number))) &&
        !(
          verdict.is === 'answer' && isOfOtherSort(`${kind.name} ${kind.ask}`, valueWithUnit(message, number))
        ) &&
        (verdict.is !== 'answer' || !(isBeyond || isOther)),
    ) ?? null
  );
};

/** A number as it stands in a message, with its unit. */
const valueWithUnit = (message: string, number: string): WrittenValue | undefined =>
  valuesWritten(message).findLast(({ written }) => written.startsWith(number));

/** Behind every step of a story comes its answer; where it was only likely read, a step is held against nobody. */
const asOfStory = (id: string, { number, verdict }: JudgedNumber): JudgedNumber => ({
  number,
  verdict: verdict.is === 'step' ? { ...verdict, isLast: false, isPart: isLikelyOnly(id) } : verdict,
});

/** Of one part of a task, the answer is no slip in another. */
const HAS_PARTS = /(?:^|[\s(])\(?a\s?[).][\s\S]{3,}[\s(]\(?b\s?[).]\s/i;

/** “q = 0.09”, where q² is that. */
const isSquareOf = (letter: string | undefined, name: string): boolean =>
  letter !== undefined && new RegExp(String.raw`^${letter}(?:²|\^2)`, 'i').test(name);

/** “12 electrons”, where protons, neutrons and electrons were asked for and the kind is about neutrons. */
const namesAnotherAsked = (name: string, task: string, message: string): boolean => {
  const asked = wordsOf(QUESTION.exec(task)?.[0] ?? '');
  const [own, told] = [new Set(wordsOf(name)), new Set(wordsOf(message))];
  return (
    asked.some((word) => own.has(word)) &&
    asked.some((word) => told.has(word) && !own.has(word)) &&
    !asked.some((word) => told.has(word) && own.has(word))
  );
};
const QUESTION = /\b(?:how|what|whats|which|find|calculate|work out|determine)\b[^.]{0,120}$/i;
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,20}/gu) ?? []).map((word) => word.replace(/s$/, ''));

/** “F = 1200 × 2.5”: a sum that was left open and comes to the answer; null where it is none. */
export const sumInTask = (id: string, task: string, message: string): JudgedNumber | null => {
  const open = OPEN_SUM.exec(message)?.[1]?.trim();
  const value = open === undefined ? null : numberIn(open.replaceAll('×', '*').replaceAll('÷', '/'));
  if (open === undefined || value === null || isFraction(open, value)) return null;
  const judged = numberInTask(id, task, String(value));
  return judged?.verdict.is === 'answer'
    ? {
        number: open,
        verdict: { is: 'step', name: 'the calculation you need', isLast: false, isPart: false },
      }
    : null;
};
/** “7/20” is a number, and no sum that was left open; “150/4” is one. */
const isFraction = (open: string, value: number): boolean => {
  const [, top, bottom] = /^(\d{1,9})\s?\/\s?(\d{1,9})$/.exec(open)?.map(Number) ?? [];
  return top !== undefined && bottom !== undefined && (value < 1 || hasNoCommonPart(top, bottom));
};
const hasNoCommonPart = (one: number, other: number): boolean =>
  other === 0 ? one === 1 : hasNoCommonPart(other, one % other);
const OPEN_SUM =
  /^(?:\W|(?:so|then|and|ok|its|it's|i|do|did|use|you|u|have|just)\s)*(?:\p{L}{1,2}\s?=\s?)?([\d(][\d.()\s]{0,20}[-+*×x·/÷][\d.()\s+*×x·/÷^-]{1,40})\W*$/iu;

const judgedNumbers = (kind: Kind, task: string, message: string): JudgedNumber[] => {
  const numbers = numbersSaid(message).slice(0, MOST_NUMBERS);
  const given = new Set(withoutNumbers(task).numbers.map(({ value }) => value));
  return numbers.flatMap(({ number, value }) => {
    const verdict = ofShare(kind, task, number, message) ?? judgeNumber(kind, task, value);
    // What is given in the task is no slip of somebody who says other numbers too.
    const isGiven = verdict?.is === 'slip' && numbers.length > 1 && given.has(value);
    return verdict && !isGiven ? [{ number, verdict }] : [];
  });
};
const MOST_NUMBERS = 12;

/** “66.7%” for a chance of 2/3. */
const ofShare = (kind: Kind, task: string, number: string, message: string): NumberInTask | null => {
  const behind = message.slice(message.indexOf(number) + number.length);
  if (!/^\s?(?:%|percent)/i.test(behind) || !A_CHANCE.test(task)) return null;
  const share = judgeNumber(kind, task, valueOf(number) / 100);
  return share?.is === 'answer' ? share : null;
};
const A_CHANCE = /\bprob\w*|\bchances?\b|\bhow likely\b|\bp\(|\bproportion\b|\bfraction\b/i;

/** Several that were found, each with what it is: nobody is told that a swapped pair is the answer. */
const together = ([first, ...others]: readonly JudgedNumber[]): JudgedNumber | null => {
  if (first?.verdict.is !== 'step') return null;
  const isLast = [first, ...others].some(({ verdict }) => verdict.is === 'step' && verdict.isLast);
  const names = others.map(({ number, verdict }) =>
    verdict.is === 'step' ? `${number} is ${verdict.name}` : '',
  );
  return {
    number: first.number,
    verdict: { ...first.verdict, name: [first.verdict.name, ...names].join(', and '), isLast },
  };
};

/** “88 because half of 170 is 85” says 88. */
const resultOf = (message: string): string => {
  const [result = ''] = message.replace(SUM_BEHIND, '$1').split(/\b(?:because|cause|bc|cuz|since)\b/i);
  return /\d/.test(result) ? result : message;
};

/** “Distance = 45 m too, 15*3”. */
const SUM_BEHIND = /(=\s?[-−$]?\d[\d.,]*\s?[^\d,]{0,12}),\s*\d[\d.]*\s?[x×*+/÷−-]\s?\d[\d.]*\s*$/;

/** “60 liters minus 5 so 55”. */
const concludes = (message: string): boolean =>
  /(?:\bso|=|\bthen|\bmakes|\bgives)\s*(?:its?\s|it's\s|thats?\s|that's\s|is\s|about\s|i (?:get|got)\s)*[-−$]*[\d.,/]+\s?[\p{L}%°]{0,8}\W*$/iu.test(
    message,
  );

/** The numbers of a message, the last one first; before them lengths of time, in minutes and in hours. */
const numbersSaid = (message: string): { number: string; value: number }[] => {
  const times = Array.from(message.matchAll(LENGTH_OF_TIME), ([number, hours, minutes]) => {
    const value = Number(hours) * MINUTES + Number(minutes);
    return [
      { number, value },
      { number, value: value / MINUTES },
    ];
  });
  // The hours and the minutes of a length of time are no numbers of their own.
  return [...times.flat(), ...numbersIn(message.replaceAll(LENGTH_OF_TIME, ' ')).toReversed()];
};
const LENGTH_OF_TIME =
  /(?<![\d.:])(\d{1,3})\s?(?:h|hrs?|hours?)\s?(?:and\s|,\s)?(\d{1,2})(?:\s?(?:m|mins?|minutes?|minits?)\b|(?![\d.,]))/gi;
const MINUTES = 60;
const TOO_MANY_MINUTES =
  'The minutes of a clock only go up to 59. Sixty of them make one more hour, so change them.';
/** The last time of day in a message. */
const CLOCK = /(?<![\d:])(\d{1,2}):(\d\d)(?![\d:])(?!.*\d:\d)/s;

/** “3x² − 8x + 5”: the numbers of a term are none that were found. */
const IS_A_TERM = /\d\s?[xyz](?:[²³]|\^\d)?\s*[-+−]\s*\d[^=]*$|[xyz](?:[²³]|\^\d)\s*[-+−]\s*\d[^=]*$/iu;

/** “so you multiply them, 20/56 × 6/56” finds no number yet. */
const TIMES_TEN = /[x×*·]\s?10\s?(?:\^|[⁻⁺⁰¹²³⁴-⁹])/g;
const AN_OPEN_SUM = /^[^=]*\d\s?[×*÷]\s?\d[^=]*$|^[^=]*\d\sx\s\d[^=]*$/;

/** “So do you always add 1” speaks of no number of the task, and “what if” of another one. */
const IN_GENERAL = /\b(?:always|never|every ?time|what if|but what|if (?:it|its|it's|there|i|you|we))\b/i;
