import { lettersIn } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';
import type { ClaimedResult } from './claimed-result.ts';

const VALUE = String.raw`[-−+]?\s?\d{1,6}(?:\.\d{1,4})?(?:\s?\/\s?\d{1,4})?`;
const LEAD =
  /^\W*(?:(?:ok(?:ay)?|so|and|then|that means|thus|now|i (?:think|guess|got|get)|is|does|the|its|that|means|would be|gives?(?: me)?)\b[\s,:]*)+/i;
const NAMES = String.raw`(?:solutions?|zeros?|zeroes|roots?|x[- ]?intercepts?|answers?|values?)(?:\s(?:of (?:it|that|this|x)|for x|for it))?`;
const LINK = String.raw`\s?(?:are|is|=|:|at|would be|must be)?\s?(?:both\s)?`;
const NAMED = new RegExp(
  String.raw`^(?:${NAMES}${LINK}(?:([a-z])\s?(?:=|is)\s?)?|([a-z])\s?(?:=|is|can be|could be|must be|has to be|equals|would be)\s?(?:either\s)?)(.+)$`,
  'i',
);
const LIST = new RegExp(
  String.raw`^(${VALUE})(?:\s?(?:,|&|\bor\b|\band\b)+\s?(?:[a-z]\s?(?:=|is)\s?)?(${VALUE}))?(?:[\s,.!?]+(?:right|correct|then|yes|ok|lol|too|yeah))*[\s.!?]*$`,
  'i',
);

/** “So the zeros are −2 and 3”, after x² − x − 6 was factored: held against the equation that the expression makes with zero. */
export const claimedRoots = (message: string, last: string): ClaimedResult[] => {
  const worked = workedIn(last);
  const [, ofNames, alone, rest = ''] = NAMED.exec(message.replace(LEAD, '').trim()) ?? [];
  const [, one, other] = LIST.exec(rest.trim()) ?? [];
  const isNamed = alone === undefined;
  const expression = worked?.problem.text ?? '';
  const [letter, second] = lettersIn(expression);
  if (!worked || one === undefined || letter === undefined || second !== undefined) return [];
  if ((alone ?? ofNames ?? letter) !== letter || /[=<>≤≥]/.test(expression)) return [];
  // Of what is only expanded nobody wants a zero, unless it is named so.
  if (!(worked.instruction === 'factor' || (isNamed && /^(?:expand|simplify)$/.test(worked.instruction))))
    return [];
  const values = [one, other].filter((value) => value !== undefined);
  return [
    {
      problem: `Solve ${expression} = 0`,
      claim: values.map((value) => `${letter} = ${value.replaceAll(/\s|\+/g, '')}`).join(' or '),
      isFurther: true,
      isTold: true,
    },
  ];
};
