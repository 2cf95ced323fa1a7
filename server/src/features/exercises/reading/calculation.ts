import {
  calculationsIn,
  evaluateSum,
  findSum,
  inSigns,
  numberIn,
  show,
  showSum,
  ZERO_TO_ZERO,
} from '@studia/mathematics';

/** What a student calculates with plain numbers, and whether every result in it is right. */
export interface Calculation {
  /** All that was worked out; the one wrong sum, with its result left open, when one is. */
  line: string;
  /** The sum alone: the wrong one, or the last. */
  sum: string;
  /** What the student says it comes to; null when that was left open. */
  claimed: string | null;
  isRight: boolean;
  /** Of an exercise that was read as a whole: a step of its solution, something that is not its answer, another quantity out of some of what is given, or about other numbers. */
  stands: 'step' | 'short' | 'part' | 'apart' | 'unknown';
}

// In “log_2(1/8) is −3”, 2(1/8) is no product.
const OF_A_FUNCTION =
  /\b(?:log|ln|lg)(?:_?\s?\{?\d+\}?|\s+base\s+\d+)?\s*(?:of\s+)?(?:\([^()]*\)|(?<=\s)\d[\d./]*)/gi;

// In “r = 1/2 gives 16” the formula gives it, not the half.
const A_VALUE_PUT_IN =
  /(?<![\p{L}\d])[a-z]\s?=\s?[-−]?\d{1,9}(?:[./]\d{1,9})?(?=\s(?:gives?|makes?|we get|you get|i get)\s)/giu;

// “Got 94.2 using 3.14 * 3 * 10” says what the sum comes to.
const FROM_A_SUM =
  /(?<=\b(?:got|get)\s)([-−]?\d+(?:[.,]\d+)?)\s?(?:\p{L}{1,3}[²³]?)?\s+(?:using|with|from|by doing|bc|because|cuz|doing)\s+(?:i did\s+)?(\d[\d.,]*\s?[-+−*×x/÷:]\s?\d[\d.,\s+*×x/÷:()−-]*\d|\d[\d.,]*\s?[-+−*×x/÷:]\s?\d+)(?![\d\p{L}])/iu;

/** “tan^-1(20/12) = 59” and “arctan(5/3) is 59°”, as calculators show it in degrees. */
const INVERSE =
  /(?<!\p{L})(?:(sin|cos|tan)\s?\^?\s?(?:\(?-1\)?|⁻¹)|arc(sin|cos|tan))\s*\(?\s*([\d./\s]{1,20}?)\s*\)?\s*(?:=|is|≈|gives)\s*(\d{1,3}(?:\.\d{1,4})?)/iu;
const angleIn = (message: string): Calculation | null => {
  const [, name, other, of = '', claimed = ''] = INVERSE.exec(message) ?? [];
  const value = name === undefined && other === undefined ? null : numberIn(`arc${name ?? other}(${of})`);
  if (value === null) return null;
  const places = /\.(\d+)$/.exec(claimed)?.[1]?.length ?? 0;
  const degrees = (value * 180) / Math.PI;
  const sum = `${name ?? other}⁻¹(${of})`;
  const isRight = Math.abs(degrees - Number(claimed)) <= 0.51 * 10 ** -places;
  return { line: isRight ? `${sum} ≈ ${claimed}°` : `${sum} = ?`, sum, claimed, isRight, stands: 'unknown' };
};

/** The calculations in a message, checked as arithmetic alone; null when there are none. */
export const calculationIn = (message: string): Calculation | null => {
  const angle = angleIn(message);
  if (angle) return angle;
  const text = inSigns(
    withLinks(TELLS_TIMES.test(message) ? message.replaceAll(CLOCK, ' then ') : message)
      .replaceAll(/(=\s*[-−]?[\d.]+)\s+and\s+(?=[-−(]?\d)/g, '$1, ')
      // “n = 1: 1 = 1²” names a case.
      .replaceAll(/(=\s?\d{1,6})\s?:\s+(?=[-−(\d])/g, '$1, ')
      .replaceAll(A_RATIO, ' that ')
      .replaceAll(SHARES_DIVIDED, '($1) / ($2)')
      .replaceAll(OF_A_FUNCTION, ' f ')
      .replaceAll(A_VALUE_PUT_IN, ' it ')
      .replace(FROM_A_SUM, ' $2 = $1 '),
  );
  const calculations = calculationsTold(text);
  const wrong = calculations.find(({ verdict }) => verdict === 'wrong');
  const last = wrong ?? calculations.at(-1);
  if (!last) return inPowersOfTen(message) ?? openSum(text);
  return {
    line: withoutBrackets(wrong ? wrong.open : calculations.map((one) => one.text).join(', ')),
    sum: withoutBrackets(last.open.replace(/ = \?$/, '')),
    claimed: last.result,
    isRight: !wrong,
    stands: 'unknown',
  };
};

/** Behind a fraction a bracket may stand beside it or below its line: “20/2 (7 + 83) = 900” is right as it is meant. */
const calculationsTold = (text: string): ReturnType<typeof calculationsIn> => {
  const beside = text.replaceAll(FRACTION_BY_BRACKET, '$1 × ');
  const told = beside === text ? [] : calculationsIn(beside);
  return told.length > 0 && told.every(({ verdict }) => verdict !== 'wrong') ? told : calculationsIn(text);
};
const FRACTION_BY_BRACKET = /(?<![\d.\p{L}])(\d{1,9}\s?\/\s?\d{1,9}|½)\s*(?=\([\d\s.+\-−*×·/]+\))/gu;

/** “The ratio 1:2”, “its 2:1”: a ratio alone divides nothing. */
const A_RATIO =
  /\bratio\b[^\d=:]{0,16}\d{1,6}\s?:\s?\d{1,6}(?:\s?:\s?\d{1,6})?(?!\s?=)|\b\d{1,6}\s?:\s?\d{1,6}\sratio\b|(?<=\b(?:its|it['’]s|oh|is)\s)\d{1,3}:\d{1,3}(?=\s(?:so|and|then)\b)/giu;

/** “6.02 x 10^23 / 2 = 3.01 x 10^23”, to the figures that were written. */
const inPowersOfTen = (message: string): Calculation | null => {
  const [, sum = '', result = ''] =
    POWERS.exec(message.replaceAll(/(?<=[\d)])\s?[x×·]\s?(?=[\d(])/g, ' * ').replaceAll('−', '-')) ?? [];
  const [value, claimed] = [numberIn(sum), numberIn(result)];
  if (sum === '' || value === null || claimed === null || !/[-+*/]/.test(sum)) return null;
  const isRight = Math.abs(value - claimed) <= WRITTEN * Math.abs(value);
  const [shownSum = '', shownResult = ''] = [sum, result].map((one) =>
    one.trim().replaceAll(/\s?\*\s?/g, ' × '),
  );
  return {
    line: isRight ? `${shownSum} = ${shownResult}` : `${shownSum} = ?`,
    sum: shownSum,
    claimed: shownResult,
    isRight,
    stands: 'unknown',
  };
};
const POWERS =
  /(?:^|[^\p{L}\d.=])([\d(][\d\s.()*/^+-]*)=\s*(-?\d[\d.]*\s?\*\s?10\s?\^\s?\(?-?\d+\)?)(?![\d*/^+])/u;
const WRITTEN = 0.01;

/** “(2³)⁴ would be 2⁷”, “60 000 J”, “1000 times more acidic”: what links two sides, a number in groups, and no factor. */
const withLinks = (message: string): string =>
  message
    .replaceAll(
      /(?<=[\d)²³]\s?)\s(?:would be|must be|should be|has to be|ends up as)\s(?=[-−(√]?\d)/gi,
      ' = ',
    )
    .replaceAll(/(?<=\d)\s(?:and )?then\s(?=(?:minus|plus|times|divided|[-−+*×÷])\s?\d)/gi, ' ')
    .replaceAll(/(?<=(?:=|\bis)\s?\$?\d{1,3})\s(?=\d{3}(?!\d))/g, '')
    .replaceAll(
      /(?<=\d)\s?(?:times|x)\s(?=(?:more|less|as|bigger|smaller|larger|stronger|weaker|faster|slower|higher|lower|the)\b)/gi,
      ' ',
    );

/** Beside a sign of division a fraction is one number: “3/4 ÷ 1/8”, and “3/4 : 1/8 = 6” where a result stands behind it. */
const SHARES_DIVIDED =
  /(?<![\d./(⁄])(\d{1,6}\s?\/\s?\d{1,6}|(?<=^|[\s,;])\d{1,6})\s*(?:÷|divided by|:(?=[^=]{1,16}(?:=|\bis\b|\bmakes\b|\bgives\b|\bequals\b)))\s*(\d{1,6}\s?\/\s?\d{1,6})(?![\d./])/g;
const withoutBrackets = (line: string): string =>
  line.replaceAll(/\((\d+\/\d+|\d+)\)\s?\/\s?\((\d+\/\d+)\)/g, '$1 ÷ $2');

/** A sum whose result was left open. A share alone is an answer, and a number in powers of ten is one too. */
const openSum = (text: string): Calculation | null => {
  if (
    text.includes('=') ||
    ZERO_TO_ZERO.test(text) ||
    /\d\s*[x×*·]\s*10\s*\^/i.test(text) ||
    A_SHARE.test(text)
  )
    return null;
  const sum = findSum(text);
  const value = sum && evaluateSum(sum);
  const result = SAID_BEHIND.exec(text)?.[1];
  return sum && value && sum.kind !== 'number'
    ? {
        line: `${showSum(sum)} = ${show(value)}`,
        sum: showSum(sum),
        // What is said behind a sum may come from more than the sum: only its own result is taken for one.
        claimed: result === show(value) ? result : null,
        isRight: true,
        stands: 'unknown',
      }
    : null;
};
/** “10:45 to 12:45 is 2 hours” divides nothing. */
const TELLS_TIMES = /\d:[0-5]\d.{0,60}\b(?:hours?|hrs?|h|minutes?|mins?|am|pm|o'?clock|later|until|till)\b/i;
const CLOCK = /(?<![\d.:])\d{1,2}:[0-5]\d(?![\d:])/g;
const SAID_BEHIND =
  /\b(?:so|is|that(?:'s|s| is)|makes|gives|get)\s+(?:it(?:'s|s| is)?\s+)?([-−]?\d+(?:\.\d+)?)\b[^\d]*$/i;
const A_SHARE = /^[^\d+*×÷−-]*[-−]?\d+\s*\/\s*\d+[^\d+*×÷−-]*$/;

/** “−11”, after “and −8 − 3 = −5” was put right: the sum of the message before, now with its own result. */
export const correctedSum = (message: string, before: string | undefined): Calculation | null => {
  const sum = before === undefined ? null : calculationIn(before);
  const value = sum && !sum.isRight ? numberIn(sum.sum.replaceAll('÷', '/').replaceAll('×', '*')) : null;
  const [, number = ''] = A_NUMBER_ALONE.exec(message) ?? [];
  if (!sum || value === null || number === '' || numberIn(number) !== value) return null;
  return { line: `${sum.sum} = ${number}`, sum: sum.sum, claimed: number, isRight: true, stands: 'apart' };
};
const A_NUMBER_ALONE =
  /^\W*?(?:(?:oh+|so|ok(?:ay)?|its|it['’]s|is it|then|maybe|wait|no)\W+)*([-−]?\d+(?:\.\d+)?(?:\s?\/\s?\d+)?)\W*$/i;
