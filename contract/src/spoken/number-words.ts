const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const GROUPS = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];
const LONGEST = GROUPS.length * 3;

/** Digits one by one: what no longer has a name, and what comes after a point. */
export const digitWords = (digits: string): string =>
  Array.from(digits)
    .map((digit) => ONES[Number(digit)] ?? '')
    .join(' ');

const underHundred = (value: number): string => {
  if (value < 20) return ONES[value] ?? '';
  const ones = value % 10;
  return `${TENS[Math.floor(value / 10)] ?? ''}${ones === 0 ? '' : `-${ONES[ones] ?? ''}`}`;
};

const underThousand = (value: number): string => {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return underHundred(rest);
  return `${ONES[hundreds] ?? ''} hundred${rest === 0 ? '' : ` and ${underHundred(rest)}`}`;
};

/** A whole number in words; commas between its groups are fine. */
export const cardinal = (written: string): string => {
  const digits = written.replaceAll(',', '');
  if (digits.length > LONGEST) return digitWords(digits);
  if (/^0+$/.test(digits)) return digits.length === 1 ? 'zero' : digitWords(digits);
  if (digits.startsWith('0')) return digitWords(digits);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.push(digits.slice(Math.max(0, end - 3), end));
  const named = groups.map((group, at) =>
    Number(group) === 0 ? '' : `${underThousand(Number(group))} ${GROUPS[at] ?? ''}`.trim(),
  );
  const last = Number(groups[0]);
  const words = named.toReversed().filter((group) => group !== '');
  // One thousand and five, but one thousand two hundred.
  if (words.length > 1 && last > 0 && last < 100) words.splice(-1, 0, 'and');
  return words.join(' ');
};

/** A number with or without a point. */
export const numberWords = (written: string): string => {
  const [whole = '', part] = written.split('.');
  const spoken = whole === '' ? 'zero' : cardinal(whole);
  return part === undefined || part === '' ? spoken : `${spoken} point ${digitWords(part)}`;
};

const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** The number as a place in a row. */
export const ordinal = (written: string): string => {
  const words = cardinal(written);
  const at = Math.max(words.lastIndexOf(' '), words.lastIndexOf('-')) + 1;
  const last = words.slice(at);
  const ending = last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`;
  return `${words.slice(0, at)}${ORDINALS[last] ?? ending}`;
};

/** A year of four digits. */
export const yearWords = (written: string): string => {
  const century = Number(written.slice(0, 2));
  const rest = Number(written.slice(2));
  if (century % 10 === 0 && rest < 10) return cardinal(written);
  if (rest === 0) return `${underHundred(century)} hundred`;
  return `${underHundred(century)} ${rest < 10 ? `oh ${ONES[rest] ?? ''}` : underHundred(rest)}`;
};

/** A decade such as 1990s. */
export const decadeWords = (written: string): string => {
  const words = yearWords(written);
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
};

/** A fraction of small whole numbers: three quarters. */
export const fractionWords = (top: string, bottom: string): string => {
  const several = Number(top) !== 1;
  if (bottom === '2') return `${cardinal(top)} ${several ? 'halves' : 'half'}`;
  if (bottom === '4') return `${cardinal(top)} ${several ? 'quarters' : 'quarter'}`;
  return `${cardinal(top)} ${ordinal(bottom).replace(/^one /, '')}${several ? 's' : ''}`;
};

/** Whether a fraction is said by its parts: three quarters, but seven over three hundred and one. */
export const isCommonFraction = (top: string, bottom: string): boolean =>
  /^\d{1,2}$/.test(top) &&
  /^\d{1,3}$/.test(bottom) &&
  (Number(bottom) <= 20 || bottom === '100') &&
  Number(bottom) > 1;
