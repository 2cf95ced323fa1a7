import { asCalculation } from '../arithmetic/spoken.ts';
import { within } from '../budget.ts';
import type { Task, Worked } from '../worked.ts';
import { asWished, inForm } from './answer-form.ts';
import { isBeyondUs } from './beyond.ts';
import { variableLetters, withRealNames, withVariables } from './letters.ts';
import { inOneNotation } from './pieces.ts';
import { rephrased, withoutUnits } from './rephrased.ts';
import { findRequest } from './request.ts';
import { STORY_READERS, TASKS } from './tasks.ts';
import { workIsolated, workRequest } from './work-request.ts';

const WORK_OF_A_TASK = 150_000;
/** `∫ from 0 to 2 of (3x² + 2x) dx`, as it is typed where nothing can stand above a sign. */
const BETWEEN_BOUNDS =
  /(?:∫|\bintegral\b)\s*(?:from\s+)?(\S{1,12})\s+to\s+(\S{1,12})\s+(?:of\s+)?([^,?]{1,80}?)\s*d[a-z]\b(?:,[^=\d]*$)?/i;

const A_MEASURE = /\d\s?(?:[VAWJNΩ](?![\w^])|°)/;

/** Works the problem in a message; null when there is none. */
export const findWorked = (message: string): Worked | null => {
  const formal = workFormal(message.replace(BETWEEN_BOUNDS, 'integrate $3 from $1 to $2'));
  // “A wave with f = 20”, “V = 9 V” and “their sum is 1440°” give a number, and ask for something else.
  const isGiven = formal?.problem.text === formal?.answer.text || A_MEASURE.test(message);
  const told = formal && !isGiven ? null : (firstOf(STORY_READERS, message) ?? workRephrased(message));
  return told ?? formal;
};

const workRephrased = (message: string): Worked | null => {
  for (const form of rephrased(message)) {
    const worked = firstOf(STORY_READERS, form);
    if (worked) return form.includes(' uu') ? withoutUnits(worked) : worked;
  }
  return null;
};

/** Works a problem that is written as mathematics, or is one of the formal tasks around it. */
export const workFormal = (message: string): Worked | null => {
  const written = asCalculation(message) ?? message;
  const text = inOneNotation(written);
  const worked = firstOf(TASKS, text);
  if (worked) return worked;
  const request = findRequest(written);
  // What a rule of calculus could not do must not come back as something simpler.
  if (!request || ['derive', 'integrate', 'limit'].includes(request.verb) || isBeyondUs(text, request))
    return null;
  const letters = variableLetters(request);
  const plain = letters.length > 0 ? withVariables(request, letters) : request;
  const solved = within(WORK_OF_A_TASK, () => workRequest(plain), null) ?? workIsolated(plain);
  if (!solved) return null;
  return inForm(asWished(letters.length > 0 ? withRealNames(solved) : solved, text), request.form);
};

const firstOf = (tasks: readonly Task[], text: string): Worked | null => {
  for (const task of tasks) {
    const worked = within(WORK_OF_A_TASK, () => task(text), null);
    if (worked) return worked;
  }
  return null;
};
