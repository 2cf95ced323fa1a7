import { numberIn, type Worked } from '@studia/mathematics';
import type { Judgement } from './judgement.ts';
import { numbersIn } from './numbers-shared.ts';

/** “I think both work”, “−2 is a solution too”: a value that the way passes, and that the first line does not allow; null where none is kept. */
export const keptOutside = (
  { instruction, answer, steps, problem }: Worked,
  message: string,
  line: string,
): Judgement | null => {
  const passed = steps.at(-2)?.after.text.split(' or ').map(valueOf) ?? [];
  const right = new Set(answer.text.split(' or ').map(valueOf));
  const value = passed.find((one) => one !== null && !right.has(one));
  if (instruction !== 'solve' || value === undefined || value === null || passed.includes(null)) return null;
  const isNamed = numbersIn(message.replaceAll(/[-−]\s(?=\d)/g, '-')).some(
    (one) => Number(one.replace('−', '-')) === Math.abs(value) || Number(one) === value,
  );
  const shown = String(value).replace('-', '−');
  // “−2 doesn’t work, you can’t take the log of it” is right.
  if (isNamed && DENIES_IT.test(message) && !ALSO.test(message) && !BOTH.test(message))
    return {
      kind: 'line',
      line,
      worked: { text: `x ≠ ${shown}`, latex: String.raw`${letterOf(answer.text)} \ne ${shown}` },
    };
  const keeps = BOTH.test(message) || (isNamed && WORKS.test(message));
  if (!keeps || DENIES.test(message)) return null;
  return {
    kind: 'wrong',
    why: '',
    slip: 'unknown',
    remark: `Put ${shown} into the very first line. ${reasonIn(problem.text)}`,
    isBare: true,
  };
};
const letterOf = (text: string): string => /^[a-z](?= =)/i.exec(text)?.[0] ?? 'x';
const DENIES_IT =
  /\b(?:doesn['’]?t|does not|don['’]?t|can['’]?t) (?:work|fit|count|be)\b|\b(?:is|its|it['’]s)(?:n['’]?t| not) (?:a solution|valid|allowed|in the domain|possible|ok)\b|\b(?:invalid|extraneous|outside|not allowed|rejected?|throw (?:it|that|\S+) (?:out|away))\b/i;
const ALSO = /\b(?:only|but|so)\b.{0,12}[-−]?\d/i;
const valueOf = (one: string): number | null => numberIn(one.replace(/^[a-z] = /i, ''));

const reasonIn = (line: string): string => {
  if (/\b(?:log|ln)/.test(line)) return 'What stands inside a logarithm has to be positive. Is it?';
  if (line.includes('√')) return 'A root is never negative. Do both sides come to the same?';
  return 'Nothing can be divided by zero. Does every fraction have a value there?';
};
const BOTH =
  /\bboth\b(?: (?:of them|solutions?|answers?|values?|numbers?|roots?|are|r|of)){0,3} (?:work|ok|okay|right|fine|fit|valid|correct|count|good|solutions?|true)\b|\bkeep both\b|\b(?:two|2) (?:solutions?|answers?)\b/i;
const WORKS =
  /\b(?:works?|fits?|(?:is|its|it['’]s) (?:also |too |still )?(?:ok|okay|fine|right|valid|correct|a solution|an answer)|solves|counts|(?:what['’]?s|whats|nothing) wrong w(?:ith)?)\b/i;
const DENIES =
  /\b(?:not|doesn['’]?t|does not|don['’]?t|isn['’]?t|can['’]?t|cannot|only one|just one|never|neither|no)\b(?! idea)/i;
