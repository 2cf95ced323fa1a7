import { moneyAnswer } from '../formula/rounded.ts';
import { plainSolution, type PlainStep } from '../steps/plain.ts';
import type { Task } from '../worked.ts';
import { hasOtherNumbers, plainText } from './plain-text.ts';

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
      `Take ${short(share * 100)} % of ${short(before)}`,
      `${percent} % ${how} leaves ${short(share * 100)} % of what it was before, so multiply by ${share}.`,
    ];
  });
  return plainSolution(written.trim(), 'formula', moneyAnswer(value, written, sign), ...steps);
};

const short = (value: number): string => String(Number(value.toPrecision(6)));
