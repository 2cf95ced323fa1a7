import { asCalculation } from '../arithmetic/spoken.ts';
import { within } from '../budget.ts';
import type { Worked } from '../worked.ts';
import { asWished, inForm } from './answer-form.ts';
import { isBeyondUs } from './beyond.ts';
import { workIsolated } from './isolated.ts';
import { variableLetters, withRealNames, withVariables } from './letters.ts';
import { inOneNotation } from './pieces.ts';
import { findRequest } from './request.ts';
import { TASKS } from './tasks.ts';
import { workRequest } from './work-request.ts';

const WORK_OF_A_TASK = 150_000;

/** Works the problem in a message; null when there is none. */
export const findWorked = (message: string): Worked | null => {
  const said = asCalculation(message) ?? message;
  const text = inOneNotation(said);
  for (const task of TASKS) {
    const worked = within(WORK_OF_A_TASK, () => task(text), null);
    if (worked) return worked;
  }
  const request = findRequest(said);
  // What a rule of calculus could not do must not come back as something simpler.
  if (!request || ['derive', 'integrate', 'limit'].includes(request.verb) || isBeyondUs(text, request))
    return null;

  const letters = variableLetters(request);
  const meant = letters.length > 0 ? withVariables(request, letters) : request;
  const worked = within(WORK_OF_A_TASK, () => workRequest(meant), null) ?? workIsolated(meant);
  if (!worked) return null;
  return inForm(asWished(letters.length > 0 ? withRealNames(worked) : worked, text), request.form);
};
