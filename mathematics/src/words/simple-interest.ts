import { withDigits } from '../arithmetic/number-words.ts';
import { DOLLARS, numberOf } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { formulaWorked } from '../formula/put-in.ts';
import type { Task } from '../worked.ts';

/** Money that earns simple interest: whichever of principal, rate, time and interest is missing. */
export const simpleInterestTask: Task = (raw) => {
  if (
    raw.length > 500 ||
    !/\binterest\b/i.test(raw) ||
    /\bcompound|\bcontinuous|\bmixture\b|\brest\b/i.test(raw)
  )
    return null;
  const text = withDigits(raw);
  const money = [...text.matchAll(new RegExp(DOLLARS, 'g'))].map((match) => match[1] ?? '');
  const rates = [...text.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|percent)/gi)].map((match) => match[1] ?? '');
  const years = [...text.matchAll(/\b(\d+(?:\.\d+)?)\s*-?\s*years?\b(?!\s+old)/gi)].map(
    (match) => match[1] ?? '',
  );
  const earned =
    new RegExp(String.raw`${DOLLARS}\s+(?:(?:of|in|as)\s+)?(?:simple\s+)?interest\b`, 'i').exec(text)?.[1] ??
    new RegExp(String.raw`\binterest\b[^.?$\d]{0,30}?\b(?:of|was|is|totaled|earned)\s+${DOLLARS}`, 'i').exec(
      text,
    )?.[1];
  const principal = money.filter((one) => one !== earned);
  if (rates.length > 1 || years.length > 1 || principal.length > 1) return null;
  const given = {
    ...(earned !== undefined && { I: { value: numberOf(earned) } }),
    ...(principal[0] !== undefined && { P: { value: numberOf(principal[0]) } }),
    ...(rates[0] !== undefined && { r: { value: Number(rates[0]) / 100 } }),
    ...(years[0] !== undefined && { t: { value: Number(years[0]) } }),
  };
  const missing = ['I', 'P', 'r', 't'].filter((name) => !(name in given));
  const [unknown, more] = missing;
  if (unknown === undefined || more !== undefined || !ASKS[unknown]?.test(questionIn(text))) return null;
  return formulaWorked({
    text,
    law: 'I = P*r*t',
    title: 'Simple interest',
    unknown,
    given,
    ...(unknown === 'r' ? { percent: true } : { places: 2 }),
    why: 'Interest is money times rate times years.',
  });
};

const ASKS: Readonly<Record<string, RegExp>> = {
  I: /\b(?:how much|what|find)\b[^?]*\binterest\b(?!\s+rate)/i,
  P: /\bprincipal\b|\bhow much\b[^?]*\b(?:invest\w*|deposit\w*|borrow\w*|loan\w*)\b|\bamount (?:invested|borrowed|deposited)\b/i,
  r: /\brate\b|\bwhat percent/i,
  t: /\bhow (?:long|many years)\b|\btime\b/i,
};
