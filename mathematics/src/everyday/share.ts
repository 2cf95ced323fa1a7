import { number } from '../expression/tree.ts';
import { readValue } from '../expression/value.ts';
import { moneyAnswer, inLine } from '../formula/rounded.ts';
import { calculated, plainSolution, type PlainStep } from '../steps/plain.ts';
import { type Task, type Worked, answerOf } from '../worked.ts';
import { plainText, hasOtherNumbers } from './plain-text.ts';

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

const OTHER_SHARES =
  /\b(?:each|every|more|less|than|another|then|after|left over|twice|half|off|discount|tax|tip|interest|increase[ds]?|decrease[ds]?)\b/;

/** A part of so many, or what is left of them; only where the question is about what was told. */
export const shareTask: Task = (written) => {
  const text = plainText(written);
  const found = GROUP_FIRST.exec(text) ?? SHARE_FIRST.exec(text);
  if (!found?.groups || OTHER_SHARES.test(text)) return null;
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

const RATIO =
  /\bratio of (?:the )?(?<one>[a-z]+) to (?:the )?(?<other>[a-z]+) (?:is|=|in [a-z ]{1,30} is) (?<left>\d{1,4}) ?(?::|to) ?(?<right>\d{1,4})\b/;

/** “The ratio of boys to girls is 3:5 and there are 24 children. How many boys?” */
export const ratioShareTask: Task = (written) => {
  const text = plainText(written).replace(/\btheres\b/, 'there are');
  const { one = '', other = '', left = '', right = '' } = RATIO.exec(text)?.groups ?? {};
  const rest = text.replace(RATIO, ' ');
  const asked = /\bhow many (?:are )?(?:the )?(?<what>[a-z]+)\b/.exec(rest)?.groups?.['what'];
  const totals = rest.match(/\d+(?:\.\d+)?/g) ?? [];
  const counted = /\b\d+ (?:of (?:the|them) )?(?<what>[a-z]+)/.exec(rest)?.groups?.['what'];
  const [total] = totals.map(Number);
  // A part, a difference or a change is another question.
  if (/\b(?:more|fewer|less|than|half|left|leaves?|join|of the|of them|each|twice|after)\b/.test(rest))
    return null;
  if (one === '' || totals.length !== 1 || total === undefined || counted === one || counted === other)
    return null;
  const parts = Number(left) + Number(right);
  if ((asked !== one && asked !== other) || parts === 0 || total % parts !== 0) return null;
  const own = asked === one ? left : right;
  const size = total / parts;
  return plainSolution(
    text,
    'work out in steps',
    answerOf(number(size * Number(own))),
    [`${left} + ${right} = ${parts}`, 'Count the parts'],
    [`${total}/${parts} = ${size}`, 'Find one part'],
    [`${own} × ${size}`, 'Take as many parts as asked for'],
  );
};

const ASKED = /\b(?:third|3rd|fourth|4th|other|missing|last|remaining|unknown)\b/;
const OTHERWISE =
  /\b(?:exterior|outside|isosceles|equilateral|bisect\w*|ratio|twice|sides?|more than|less than|sin|cos|tan|right)\b|\d\.\d/;

/** The missing angle of a triangle or a four-sided shape. */
export const missingAngleTask: Task = (written) => {
  const text = plainText(written);
  if (!/\bangles?\b/.test(text) || !ASKED.test(text) || OTHERWISE.test(text)) return null;
  const corners = /\btriangle\b/.test(text) ? 3 : /\bquadrilateral\b/.test(text) ? 4 : 0;
  const whole = 180 * (corners - 2);
  const angles = text.replace(/\b(?:3rd|4th)\b/g, ' ').match(/(?<![\d./])\d{1,6}(?![\d./]*\d)/g) ?? [];
  if (angles.length !== corners - 1 || angles.reduce((left, one) => left - Number(one), whole) <= 0)
    return null;
  return calculated(text, 'work out in steps', [
    [`${whole} − ${angles.join(' − ')}`, 'Take the known angles away', `The angles make ${whole}° together.`],
  ]);
};

const PRICE = /([€$£])\s?(\d{1,6}(?:\.\d{1,2})?)|(\d{1,6}(?:\.\d{1,2})?)\s?(€|\$|£|euros?|dollars?|pounds?)/;
const CHANGE =
  /(\d{1,2}(?:\.\d)?)\s?(?:%|percent)\s(off|discount|less|cheaper|reduction|down|more|extra|up|tax|on top)\b/g;
const ASKS =
  /\bhow much(?: (?:is it|is that|now|then|in the end))*[\s?.!]*$|\b(?:how much|what) (?:do|does|is|will)\b.*\b(?:pay|price|costs?)\b|\b(?:final|new|end) price\b/;
/** “How much do I save”, “how much percent off in total”: asked for is not what is left to pay. */
const ASKS_FOR_THE_REST =
  /%|\b(?:percent\w*|off|sav(?:e|ed|ings?)|cheaper|less|(?:much|total|overall) discount)\b/;
const MORE = /\b(?:each|every|two|both|per|of them|instead|before|original|was|first week)\b/;
const LESS = /^(?:off|discount|less|cheaper|reduction|down)$/;

/** A price that changes by one percentage after the other: each is of what was left. */
export const discountsTask: Task = (written) => {
  const text = plainText(written);
  const price = PRICE.exec(text);
  const changes = [...text.matchAll(CHANGE)];
  if (!price || changes.length < 2 || !ASKS.test(text) || MORE.test(text)) return null;
  if (ASKS_FOR_THE_REST.test(text.replaceAll(CHANGE, ' '))) return null;
  if (hasOtherNumbers(text, [price[0], ...changes.map(([all]) => all)])) return null;
  const start = price[2] ?? price[3] ?? '';
  const sign = /€|euro/.test(price[0]) ? '€' : /£|pound/.test(price[0]) ? '£' : '$';
  let [value, line] = [Number(start), start];
  const steps = changes.map(([, percent = '', how = '']): PlainStep => {
    const share = (LESS.test(how) ? 100 - Number(percent) : 100 + Number(percent)) / 100;
    const before = value;
    value *= share;
    line = `${line} × ${share}`;
    return [
      line,
      `Take ${inLine(share * 100)} % of ${inLine(before)}`,
      `${percent} % ${how} leaves ${inLine(share * 100)} % of what it was before, so multiply by ${share}.`,
    ];
  });
  return plainSolution(written.trim(), 'formula', moneyAnswer(value, written, sign), ...steps);
};
