import { problemIn } from '../working/problem.ts';

/** A task, and what its writer says behind it. */
export interface SheetTask {
  task: string;
  remark: string;
}

const NUMBER_IN_FRONT =
  /^\s*(?:(?:q(?:uestion|u)?|ex(?:ercise)?|problem|no|nr|task)\W{0,2}\s?\d{1,3}\s?[a-h]?|\d{1,2}\s?[a-h](?=[.):\s])|\d{1,2}(?=[.):]\s)|\(?[a-h](?=\)))\s?[.):]{0,2}\s+(?=\p{L})/iu;
const MARKS =
  /\s{0,4}(?:[([]\s?(?:total\s)?\d{1,2}\s?(?:marks?|pts?|points?|m)\s?[)\]]|\[\d{1,2}\]|(?<=[\d\p{L})]\s{1,4})\(\d\)(?=\s*(?:\n|$))|,?\s(?:for|worth)\s\d{1,2}\s(?:marks?|points?|pts?))/giu;
const SETS =
  /^\W*(?:fully |completely )?(?:solve|factori[sz]e|factor|simplify|expand|evaluate|differentiate|integrate|work out|calculate|find|convert|round|write|rearrange|multiply out|make|what is)\b/i;
const BEHIND = /\n|(?<=[^\d\s][.!?]|\d[.!?](?!\d))\s+(?=\p{L})/u;
const FIRST_LINES = 3;
const LONGEST = 600;

/** The task that stands on a sheet with its number and its marks, taken out of what is said around it; null where nothing had to be taken away. */
export const taskOfSheet = (written: string): SheetTask | null => {
  if (written.length > LONGEST) return null;
  const message = written.replaceAll(/ {5,}/g, '    ');
  const [before = '', ...after] = message.replace(NUMBER_IN_FRONT, '').split(MARKS);
  if (!SETS.test(before)) return null;
  const parts = [
    ...before.split(BEHIND).map((text) => ({ text, isTask: true })),
    ...after.flatMap((one) => one.split('\n')).map((text) => ({ text, isTask: false })),
  ].filter(({ text }) => /[\p{L}\d]/u.test(text));
  for (let lines = 1; lines <= Math.min(FIRST_LINES, parts.length); lines++) {
    if (!parts.slice(0, lines).every(({ isTask }) => isTask)) return null;
    const task = parts
      .slice(0, lines)
      .map(({ text }) => text.trim())
      .join(' ');
    const remark = parts
      .slice(lines)
      .map(({ text }) => text.trim())
      .join('. ');
    // Where more is given or asked behind it, the whole is the task.
    if (SETS.test(remark) || ASKS_FOR_MORE.test(remark)) return null;
    if (problemIn(task)) return task === message.trim() ? null : { task, remark };
  }
  return null;
};

const ASKS_FOR_MORE =
  /\b(?:hence|given that|using this|how (?:many|much|far|long|tall|fast)|where is|when is|if [a-z] =|for [a-z] =|give your answer|correct to|in the form|leave your)\b/i;
