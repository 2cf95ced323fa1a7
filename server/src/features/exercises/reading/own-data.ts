import { numberIn } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';
import type { ClaimedResult } from './claimed-result.ts';

const MEASURE = /\b(mean|average|median|mode|range)\b/gi;
const DATA = /(?<![\d.,(])-?\d{1,6}(?:\.\d{1,4})?(?:\s?,\s?(?:and )?-?\d{1,6}(?:\.\d{1,4})?){2,20}(?![\d)])/;
const QUANTITY =
  /\b(?:how (?:do|can|would|does|should) (?:i|u|you|we|one) (?:find|get|work out|calculate|figure out|do)|what(?:'s| is|s) the formula for|formula for|how to (?:find|get|calculate|work out))\s+(?:the |a |an )?(volume|area|perimeter|surface area|circumference|speed|density|force|acceleration|pressure|kinetic energy|potential energy|momentum|work|power|current|resistance|voltage)\b/i;
const OWN =
  /^\W*(?:(?:ok(?:ay)?|so|and|well|like|um+)\b[\s,]*)*(?:my|mine|ours?|this one|the one|it|its|it's|the|a|i have|we have|like this)\b/i;
const RECENT = 3;

/** “My box is 4 cm by 3 cm by 10 cm”, after “how do you find the volume of a box”: the task that the two make together. */
export const tasksWithOwnData = (message: string, earlier: readonly string[]): string[] => {
  // “for i in range(1, 5)” asks for no range.
  const before = earlier
    .slice(-RECENT)
    .map((one) => one.replaceAll(/\brange\s?\(/g, ' '))
    .toReversed();
  const data = DATA.exec(message)?.[0];
  const words = message.match(/\p{L}{3,}/gu)?.length ?? 0;
  if (data !== undefined && words <= A_FEW && !/[=?]/.test(message)) {
    const named = before.map((one) => [...new Set(one.toLowerCase().match(MEASURE) ?? [])]);
    const measures = named.find((one) => one.length > 0) ?? [];
    const tasks = measures.map((one) => `Find the ${one} of ${data}`);
    return !MEASURE.test(message) && tasks.every((one) => workedIn(one)) ? tasks : [];
  }
  const quantity = before.map((one) => QUANTITY.exec(one)?.[1]).find((one) => one !== undefined);
  if (quantity === undefined || !OWN.test(message) || /[=?]/.test(message) || !/\d\s?\p{L}/u.test(message))
    return [];
  const task = `${message.trim().replace(/[.,;]+$/, '')}. What is the ${quantity.toLowerCase()}?`;
  return workedIn(task)?.instruction === 'formula' ? [task] : [];
};
const A_FEW = 6;

/** “Median is 6 and mean is 3?” of the numbers that were given before: the first that is not so, else the last. */
export const measureResults = (message: string, earlier: readonly string[]): ClaimedResult[] => {
  const data = [message, ...earlier.slice(-RECENT).toReversed()]
    .map((one) => DATA.exec(one)?.[0])
    .find(Boolean);
  if (data === undefined) return [];
  const rest = message.replace(data, ' ');
  const results = Array.from(rest.matchAll(TOLD), ([, name = '', claim = '']) => ({
    problem: `Find the ${name.toLowerCase()} of ${data}`,
    claim,
  })).filter(({ problem }) => workedIn(problem));
  const wrong = results.find(
    ({ problem, claim }) => numberIn(workedIn(problem)?.answer.text ?? '') !== numberIn(claim),
  );
  const measure = wrong ?? results.at(-1);
  return measure ? [measure] : [];
};
const TOLD =
  /\b(mean|average|median|mode|range)\s*(?:is|=|would be|are|of them is)\s*(?:like |just |then )?(-?\d{1,6}(?:\.\d{1,4})?)(?![\d.]*\d)/gi;
