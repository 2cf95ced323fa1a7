import { POWER_OF_TEN, valueInPowers } from './powers-of-ten.ts';

/** The numbers of a text, as they are written: also with a minus, a dollar sign, as a fraction or a mixed number, and times π. */
export const numbersIn = (text: string): { number: string; value: number }[] =>
  (text.match(NUMBERS) ?? []).map((number) => ({ number, value: valueOf(number) }));
const NUMBERS = new RegExp(
  String.raw`(?<![\d.:/])(?:(?<![\d)]\s?)[-−])?\$?(?:\d{1,9}\s\d{1,9}\s?\/\s?\d{1,9}|\d+(?:\.\d+)?(?:${POWER_OF_TEN})|(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)(?:\s?\/\s?\d+)?)(?:\s?(?:π|pi\b))?(?![\d:])`,
  'gi',
);

/** What a written number is worth. */
export const valueOf = (written: string): number => {
  const inPowers = valueInPowers(written);
  if (inPowers !== null) return inPowers;
  const times = /π|pi/i.test(written) ? Math.PI : 1;
  const plain = written
    .replace('−', '-')
    .replaceAll(/[$,πpi]/gi, '')
    .trim();
  const [, sign, whole, top, bottom] = /^(-?)(\d+)\s(\d+)\s?\/\s?(\d+)$/.exec(plain) ?? [];
  if (top !== undefined)
    return (sign === '-' ? -1 : 1) * (Number(whole) + Number(top) / Number(bottom)) * times;
  const [over = '', under = '1'] = plain.replaceAll(/\s/g, '').split('/');
  return (Number(over) / Number(under)) * times;
};
