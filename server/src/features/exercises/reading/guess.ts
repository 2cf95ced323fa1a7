import { evaluateSum, findSum, inSigns, negate, show, showSum } from '@studia/mathematics';
import type { ClaimedResult } from './claimed-result.ts';

const NUMBER = String.raw`[-−+]?\d{1,9}(?:[.,]\d{1,9})?(?:\s?\/\s?\d{1,9})?`;
const AT_END = new RegExp(
  String.raw`(?:\b(?:like|maybe|is (?:that|it|this)|(?:is|its|so|then|what|be|just|only|got|get|about)(?=\s*,?\s*${NUMBER}\W*(?:then|right|or what|lol|too|yeah)?\W*$))|[?,]+)[\s,]*(${NUMBER})\s*[?!.]*\s*(?:(?:then|right|or what|lol|too|yeah)\W*)*$`,
  'i',
);
const SIGN =
  /\b(?:is|are|be|gives?|makes?|gets?|becomes?|stays?)\s+(?:(?:also|still|always|then|again|just|a|it|now)\s+)*(plus|positive|minus|negative)\b(?!\s*(?:\d|times|minus|plus))/i;
const SIGN_BEHIND =
  /(?<=^\W{0,3}(?:(?:so|then|and|but|ok)\s){0,3}is\b.{1,40}\d\)?)\s(plus|positive|minus|negative)(?:\s(?:too|then|also|right))?\W{0,3}$/i;
const MOST_WORDS = 7;
const SIGN_OF_A_SUM =
  /[-+−*×÷/^·]|\dx\s?\d|\bx\b|\b(?:plus|minus|times|divided|over|squared|cubed|power|half|of|add|subtract|take|from|multiply|percent)\b/i;
/** A sum before all words. */
const LEADING = /^[\d\s().+*×÷/^−-]+(?=\s\p{L}{2})/u;

/** “So −3 − −2 is also plus, like +5?”: a sum, and the number or the sign that is guessed for it. */
export const guessIn = (message: string): ClaimedResult[] => {
  const [ending, number] = AT_END.exec(message) ?? [];
  const rest = ending === undefined ? message : message.slice(0, -ending.length);
  const sign = (SIGN.exec(rest) ?? SIGN_BEHIND.exec(rest))?.[1]?.toLowerCase();
  const before = inSigns(rest.replace(SIGN, ' ').replace(SIGN_BEHIND, ' '));
  const [leading = ''] = LEADING.exec(message) ?? [];
  const sum = findSum(/\d\D*[-+−*×÷/^]\D*\d/.test(leading) && number !== undefined ? leading : before);
  const words = before.match(/\p{L}{3,}/gu)?.length ?? 0;
  // “A quarter” alone may be a coin.
  if (!SIGN_OF_A_SUM.test(message)) return [];
  if (!sum || sum.kind === 'number' || words > MOST_WORDS || /=|\d\s?[a-z]\b/i.test(before)) return [];
  // A fraction is written as one, where the student did.
  const written = message.includes('/') ? showSum(sum).replaceAll(/(?<=\d) ÷ (?=\d)/g, '/') : showSum(sum);
  const raw = /[-−(]?\d[\d\s./÷×*+()−-]*\d\)?/.exec(leading || before)?.[0].trim();
  // Beside “÷”, a fraction is one number.
  const problem = `What is ${raw !== undefined && /÷/.test(raw) && /\d\/\d/.test(raw) ? raw : written}?`;
  if (number !== undefined)
    return [{ problem, claim: number.replace(/^\+/, ''), isFurther: true, isGuess: true }];
  const value = sign === undefined ? null : evaluateSum(sum);
  if (!value || value.top === 0n) return [];
  const isAsSaid = value.top > 0n === sign?.startsWith('p');
  return [{ problem, claim: show(isAsSaid ? value : negate(value)), isFurther: true, isGuess: true }];
};
