import { inOurWriting, lettersIn, numberIn, readLine } from '@studia/mathematics';
import { inline } from '../show/mathematics.ts';
import { workedIn } from '../working/worked.ts';
import { holdsFor } from './holds.ts';
import { bareOf } from './readings.ts';

/** A student's own equation for a story, and what they say follows from it. Whether it fits the story, nobody here knows. */
export interface SetUp {
  /** The equation, as it was written. */
  equation: string;
  /** It was not there before. */
  isNew: boolean;
  /** What was said to follow, ready to stand in a sentence. */
  line: string;
  /** It does not hold where the equation holds. */
  isWrong: boolean;
  /** What the letter comes to; null while that is open. */
  value: string | null;
}

const BETWEEN =
  /[;\n→⇒]|=>|->|,\s(?!\d)|\.\s|(?<!\p{L})(?:so|then|and|therefore|which (?:is|gives|means)|that(?:'s| is)|alors|donc|entonces|luego|también|também|então|logo|also|dann|und|daher|quindi|dus)(?!\p{L})/giu;
/** “I did 3² + 5² = 34” has no letter in it. */
const WHO_SPEAKS = /^(?:(?:so|then|but)\s+)*(?:i|we)\s+(?:\p{L}+\s+){1,2}(?=[\d(√-])/iu;
/** “80/3 = 26.7 g”: the letter is a unit. */
const A_SUM_WITH_UNIT = /^(?=[^=]*\d\s?[-+−*×·x/÷])[^\p{L}=]{1,60}=\s*[-−]?\d[\d.,]{0,12}\s?[\p{L}°Ω]{1,4}$/u;
const SETS_A_TASK = /\b(?:solve|simplify|factor|expand|evaluate|differentiate|integrate|graph)\b/i;
const SOLVED = /^([a-z])\s*=\s*([-−]?\d{1,12}(?:[.,]\d{1,9})?(?:\s*\/\s*\d{1,9})?)(?![\d.]|\s*[-+−*×·/÷(^])/i;

const A_NUMBER = /^([-−]?\d+(?:\.\d+)?(?:\s*\/\s*\d+)?)\s?(?:[\p{L}°²³/€$£]{1,9}\d?)?$/u;

/** The equations of a message that is about a story; `before` is the one that stands already. */
export const setUpIn = (message: string, before: string | null): SetUp | null => {
  if (SETS_A_TASK.test(message)) return null;
  const lines = message
    .slice(0, 400)
    .split(BETWEEN)
    .map((one) => inDegrees(bareOf(one).replace(WHO_SPEAKS, '')))
    .filter((one) => /=/.test(one) && !/\p{L}{4,}/u.test(one) && isOneLetter(withoutUnit(one)))
    .filter((one) => !A_SUM_WITH_UNIT.test(one))
    .map(withoutUnit)
    .map(endsOfChain);
  // “So it’s 5” says what the letter of the equation comes to.
  const alone = A_NUMBER.exec(bareOf(message))?.[1];
  const [letter] = before === null ? [] : lettersIn(before);
  if (lines.length === 0 && alone !== undefined && letter !== undefined) lines.push(`${letter} = ${alone}`);
  const [first] = lines;
  if (first === undefined) return null;
  const isNew = before === null || isAnother(before, first);
  const equation = isNew ? first : before;
  const follows = isNew ? lines.slice(1) : lines;
  const wrong = follows.find((line) => holds(equation, line) === false);
  const last = wrong ?? follows.at(-1) ?? equation;
  // A value alone is no equation yet.
  if (isNew && follows.length === 0 && SOLVED.test(first)) return null;
  const read = readLine(last);
  return {
    equation,
    isNew,
    line: read ? inline(read) : last,
    isWrong: wrong !== undefined,
    value: wrong === undefined && SOLVED.test(last) ? (SOLVED.exec(last)?.[2] ?? null) : null,
  };
};

/** “1/R = 1/6 + 1/12 = 3/12” says that 1/R is 3/12. */
const endsOfChain = (line: string): string => {
  const sides = line.split('=');
  const [first = '', ...others] = sides;
  return sides.length > 2 && lettersIn(first).length > 0 && others.every((one) => lettersIn(one).length === 0)
    ? `${first.trim()} = ${(others.at(-1) ?? '').trim()}`
    : line;
};

const isOneLetter = (line: string): boolean =>
  new Set(lettersIn(line)).size === 1 && inOurWriting(line) !== null;

// “h = 8.66 m” ends with a unit, not with a factor.
const withoutUnit = (line: string): string =>
  line.replace(
    /((?<!\p{L})\p{L})(\s{0,2}=\s{0,2}[-−]?\d{1,9}(?:[.,]\d{1,9})?)\s?([\p{L}°²³/€$£]{1,9}\d?)$/iu,
    (whole, letter: string, value: string, unit: string) =>
      lettersIn(line.split('=')[0] ?? '').includes(unit) ? whole : `${letter}${value}`,
  );

// In a school book an angle without a sign is in degrees.
const inDegrees = (line: string): string =>
  line.replaceAll(/\b(sin|cos|tan)\s*\(?\s*(\d+(?:\.\d+)?)(?![\d.]|\s*°)\s*\)?/gi, '$1($2°)');

/** Where an equation can’t be solved here, a value that is said to follow is put into it. */
const isTrueFor = (equation: string, line: string): boolean | null => {
  const [, letter = '', value = ''] = SOLVED.exec(line) ?? [];
  if (letter === '' || !lettersIn(equation).includes(letter)) return null;
  const [one, other] = equation
    .split('=')
    .map((side) =>
      numberIn(side.replaceAll(new RegExp(String.raw`(?<!\p{L})${letter}(?!\p{L})`, 'gu'), `(${value})`)),
    );
  return typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= ROUNDED * Math.max(Math.abs(one), Math.abs(other))
    : null;
};
const ROUNDED = 0.02;

const isAnother = (before: string, line: string): boolean =>
  lettersIn(before).join() !== lettersIn(line).join();

const holds = (equation: string, line: string): boolean | null => {
  const solved = workedIn(`Solve ${equation}`);
  return (solved && holdsFor(solved.answer.text, line)) ?? isTrueFor(equation, line);
};
