import { readValue } from '../expression/value.ts';
import { calculated } from '../steps/plain.ts';
import type { Task, Worked } from '../worked.ts';
import { plainText } from './plain-text.ts';

const SHARE = String.raw`(?<share>\d{1,3}\/\d{1,3}|\d{1,3}(?:\.\d+)? ?(?:%|percent))`;
const COUNT = String.raw`(?<count>\d{1,6})`;
const OF_THEM = String.raw`(?: of (?:them|it|the \w+|my \w+|his \w+|her \w+|these|those|all \w+|\w+))?`;
const QUESTION = String.raw`[.,;?!]* (?:so )?how many(?: of (?:them|the \w+))?(?<asked>[^.?!]*)[.?!]?`;
/** “A class has 28 students and 3/4 have a pet. How many have a pet?” */
const GROUP_FIRST = new RegExp(
  String.raw`^[^\d]*\b${COUNT} (?<thing>\w+)[^\d]{0,60}?${SHARE}${OF_THEM}(?<told>[^.?!;\d]*)${QUESTION}$`,
);
/** “I read 2/3 of a book with 180 pages. How many pages are left?” */
const SHARE_FIRST = new RegExp(
  String.raw`^(?<told>[^\d]{0,60})${SHARE} of (?:an?|the|his|her|my|their) \w+ (?:with|of|that has|which has|containing) ${COUNT} (?<thing>\w+)${QUESTION}$`,
);
const REST =
  /\b(?:left|remain(?:s|ing)?|still|not|don't|do not|doesn't|didn't|aren't|rest|without|haven't|hasn't|other)\b/;
const SMALL =
  /^(?:a|an|the|of|in|on|to|have|has|had|are|is|was|were|do|does|did|that|them|they|it|be|am|i|he|she|we|my|his|her|their|so|and|there|then|at|by|for|with|be|would|will|own|pages?)$/;

/** A part of so many, or what is left of them; only where the question is about what was told. */
export const shareTask: Task = (written) => {
  const text = plainText(written);
  const found = GROUP_FIRST.exec(text) ?? SHARE_FIRST.exec(text);
  if (
    !found?.groups ||
    /\b(?:each|every|more|less|than|another|then|after|left over|twice|half|off|discount|tax|tip|interest|increase[ds]?|decrease[ds]?)\b/.test(
      text,
    )
  )
    return null;
  const { share = '', count = '', thing = '', told = '', asked = '' } = found.groups;
  const isRest = REST.test(asked);
  if (REST.test(told)) return null;
  const known = new Set([...wordsOf(told), ...wordsOf(thing)]);
  const words = wordsOf(asked.replaceAll(new RegExp(REST.source, 'g'), ' '));
  const isAsked = words.length > 0 || isRest;
  return !isAsked || words.some((word) => !known.has(word)) ? null : worked(text, share, count, isRest);
};

const wordsOf = (text: string): string[] =>
  (text.match(/[a-z]+/g) ?? [])
    .filter((word) => !SMALL.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/, ''));

const worked = (text: string, share: string, count: string, isRest: boolean): Worked | null => {
  const part = share.replace(/ ?(?:%|percent)$/, '/100');
  const line = isRest ? `${count} − ${part} × ${count}` : `${part} × ${count}`;
  const [value, size] = [readValue(line), readValue(part)];
  // Nobody counts a part of a person.
  if (value?.bottom !== 1n || !size || size.top >= size.bottom) return null;
  const rule = isRest ? 'Take the part away from the whole' : 'Take that part of the whole';
  return calculated(text, 'work out in steps', [
    [line, rule, 'A part of something is found by multiplying.'],
  ]);
};
