import { lettersIn, numberIn, valuesIn, type ShownStep, type Worked } from '@studia/mathematics';
import { isAlgebra } from './conclusion.ts';
import { bareOf, isDenied, withoutReason } from './readings.ts';
import { restated } from './restated.ts';
import { letterBelowOne } from './turned-over.ts';
import { valuesWritten } from './written-value.ts';

/** A value that a solution passes through, and the line at which that leaves the exercise. */
export interface OnTheWay {
  number: string;
  line: string | null;
}

const NUMBER = String.raw`[-−]?[$€£]?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?[/⁄]\s?\d+)?`;
const CLAIMED = new RegExp(
  String.raw`(?<![\p{L}\d.,^])(${NUMBER})\s?(%|°|π|pi\b|[\p{L}µΩ]+(?:/[\p{L}]+)?(?:\^?[23]|[²³])?)?`,
  'gu',
);
/** “6x = 16” is a line, whatever stands around it. */
const A_TERM = /(?<![\d.\p{L}])\d+(?:\.\d+)?[xyzabn](?!\p{L})/u;
const IN_A_SUM =
  /(?:[+×*·÷/]|[\d)]\s?[-−x]|\b(?:times|plus|minus|(?:divid|multipl)\w{1,5}(?: \w{1,12}){0,3} by))\s*$/i;
const UNITS = /(?<=\d)\s?(?:k?g|m?mol|m?L|[kcm]?m|s|J|N|W|V|A)(?![\p{L}\d])/gu;
/** “4 mol of H2”: what it is an amount of has no number of its own. */
const SUBSTANCE = /(?<=\d\s?(?:m?mol|moles?|k?g|grams?|m?L|M)\s(?:of\s)?)(?:[A-Z][a-z]?\d{0,2}|[()]){1,10}/gu;
const MOST_WORDS = 4;
const A_NUMBER_ALONE = /^\W{0,3}[-−$€£]?\d[\d.,/]{0,12}\W{0,3}$/;
const ONLY_NUMBERS = /^[\d\s.,/()+*×·÷−-]+$/;
const IS_A_UNIT =
  /^(?:%|°|π|pi|[µmckM]?(?:m|g|s|l|L|J|N|W|V|A|Pa|Hz|mol)(?:\/.+)?(?:\^?[23]|[²³])?|h|min|km\/h|ohms?|Ω|volts?|amps?|watts?|newtons?|joules?|met(?:er|re)s?|grams?|moles?)$/;
const NUMBER_AT_END = /(?:^|=)\s*[$€£]?([-−]?[\d./]+)\s*(?:[\p{L}Ω%°²³/]*)$/u;
const [NEAR, EXACT] = [0.005, 1e-9];

/** “They add up to 40” under a mean, “slope is 2” under a line: right, though it is not the answer. */
export const onTheWay = (message: string, worked: Worked, problem: string): OnTheWay | null => {
  const text = withoutReason(message).replaceAll(SUBSTANCE, '');
  const converted = givenConverted(text, problem);
  if (converted !== null) return { number: converted, line: null };
  // What has a letter in it is a line, unless the letter only names the number.
  if (isAlgebra(bareOf(text.replaceAll(UNITS, '')).replace(/^[a-z]\s*=/i, '')) || A_TERM.test(text))
    return null;
  if (/^\W*(?:(?:but|so|and|wait|ok)\s+)*(?:why|how)\b/i.test(text)) return null;
  // Whoever gives the unknown a value means the answer.
  const unknown = /^([a-z]) = /i.exec(worked.answer.text)?.[1];
  if (
    unknown === undefined &&
    lettersIn(worked.problem.text).some((letter) =>
      new RegExp(String.raw`\b${letter}\s*=\s*[-−\d]`, 'i').test(text),
    )
  )
    return null;
  if (unknown !== undefined && new RegExp(String.raw`\b${unknown}\s*=\s*[-−\d]`, 'i').test(text)) return null;
  const last = [...text.matchAll(CLAIMED)].at(-1);
  const [, number = '', unit = ''] = last ?? [];
  // “4/10 × 4/10” is a sum, and no number that was found.
  if (last && IN_A_SUM.test(text.slice(0, last.index))) return null;
  const value = number === '' ? null : numberIn(number.replaceAll(/[$€£,]/g, ''));
  if (
    value === null ||
    isOtherThan(text, last?.index ?? 0, worked, value) ||
    isDenied(text) ||
    /[<>≤≥]|\b(?:or|if)\b/i.test(text)
  )
    return null;
  if ((text.match(/\p{L}{3,}/gu)?.length ?? 0) > MOST_WORDS || claimsAnswer(text, unit, worked)) return null;
  // A number alone is meant for the answer, unless nothing but numbers was set.
  if (A_NUMBER_ALONE.test(text) && !ONLY_NUMBERS.test(worked.problem.text)) return null;
  if (isPartOfPercent(worked, text, value) || arePercentsOf(worked, text)) return { number, line: null };
  const step = worked.steps.find(
    ({ after }) =>
      // Of two neighbours one is wrong.
      !/\bbetween\b/.test(after.text) && partsOf(after.text).some((one) => isNear(number, value, one)),
  );
  if (
    !step ||
    isNear(number, value, numberIn(NUMBER_AT_END.exec(worked.answer.text)?.[1] ?? '') ?? Number.NaN)
  )
    return null;
  // A number of the exercise itself is no result, unless it is said to be the one that a step finds.
  const [first] = worked.steps;
  const ofLaw = first?.reason.startsWith('Here ') ? first.after.text : '';
  const isGiven = numbersIn(`${problem} ${worked.problem.text} ${ofLaw}`).includes(Math.abs(value));
  if (isGiven && !isNamedBy(step, text)) return null;
  const isWhole = numbersIn(step.after.text).at(-1) === Math.abs(value) && /^\p{L}|=/u.test(step.after.text);
  return {
    number: `${number}${IS_A_UNIT.test(unit) ? ` ${unit}` : ''}`,
    line: isWhole ? step.after.text : null,
  };
};

/** “So R is 1/2”, where the way has R = 2: by its name it is no step. */
const isOtherThan = (message: string, at: number, worked: Worked, value: number): boolean => {
  const letter = NAMED_LAST.exec(message.slice(0, at))?.[1];
  if (letterBelowOne(worked, message) !== null) return true;
  if (letter === undefined) return false;
  const known = worked.steps.flatMap(({ after }) => {
    const [, own, number = ''] = A_RESULT.exec(after.text) ?? [];
    const read = own === letter ? numberIn(number) : null;
    return read === null ? [] : [read];
  });
  return known.length > 0 && known.every((one) => Math.abs(one - value) > NEAR * Math.abs(one));
};
const NAMED_LAST = /(?<![\p{L}/])(\p{L})(?:_\p{L}+)?\s?(?:=|is|would be)\s?$/u;
const A_RESULT = /^(\p{L}) = [$€£]?([-−]?[\d./]+)(?: ?[^\d=]*)?$/u;

/** “2/3 of an hour”, of 40 min: something that is given, in another unit. */
const givenConverted = (message: string, problem: string): string | null => {
  const claim = valuesWritten(message).at(-1);
  const isGiven =
    claim !== undefined &&
    claim.measure !== null &&
    !isDenied(message) &&
    valuesWritten(problem).some((one) => one.measure !== null && restated(one, claim)?.isRight === true);
  return isGiven ? claim.written : null;
};

/** “28 is just the discount”, of a price that 35% are taken off. */
const isPartOfPercent = ({ problem }: Worked, message: string, value: number): boolean => {
  const rate = /(?<![\d.])(\d{1,4}(?:\.\d{1,4})?)\s?%/.exec(problem.text)?.[1];
  const amounts = numbersIn(problem.text).filter((one) => String(one) !== rate);
  const [amount = Number.NaN] = amounts;
  return (
    rate !== undefined &&
    amounts.length === 1 &&
    NAMES_THE_PART.test(message) &&
    Math.abs(value - (amount * Number(rate)) / 100) <= NEAR * Math.abs(value)
  );
};
/** “10% is 8 and 5% is 4 so 35% is 28”: shares of the one amount, one built from the other. */
const arePercentsOf = ({ problem }: Worked, message: string): boolean => {
  const told = Array.from(
    message.matchAll(A_SHARE_IS),
    ([, rate, part]) => [Number(rate), Number(part)] as const,
  );
  const amounts = numbersIn(problem.text).filter((one) => !told.some(([rate]) => rate === one));
  return (
    told.length > 0 &&
    told.length === (message.match(/%/g) ?? []).length &&
    amounts.some((amount) =>
      told.every(([rate, part]) => Math.abs(part - (amount * rate) / 100) <= NEAR * Math.abs(part)),
    )
  );
};
const A_SHARE_IS =
  /(?<![\d.])(\d{1,4}(?:\.\d{1,3})?)\s?%\s(?:of (?:it|that|\$?\d{1,9}) )?(?:is|=|would be|makes)\s[$£€]?(\d{1,9}(?:\.\d{1,4})?)(?![\d%]|\.\d)/gi;
const NAMES_THE_PART =
  /\b(?:discount|off|reduction|sav(?:e|ed|ing|ings)|tax|vat|tip|interest|increase|decrease|raise|rise|markup|profit|loss|commission)\b/i;

/** It has the answer's name or unit, and so it is meant to be the answer. */
const claimsAnswer = (message: string, unit: string, { instruction, answer }: Worked): boolean => {
  const own = /\d\s?([\p{L}Ω%°][\p{L}Ω/²³]*)$/u.exec(answer.text)?.[1] ?? '';
  if (unit !== '' && own !== '' && plain(unit) === plain(own)) return true;
  return (
    new RegExp(String.raw`\b${instruction.split(' ').at(-1) ?? ''}\b`, 'i').test(message) ||
    /\b(?:answer|result|solution)\b/i.test(message)
  );
};
const plain = (unit: string): string => unit.replaceAll('^', '').replaceAll('²', '2').replaceAll('³', '3');

const isNamedBy = ({ rule, after }: ShownStep, message: string): boolean =>
  (
    message
      .toLowerCase()
      .replaceAll('gradient', 'slope')
      .match(/\p{L}{4,}/gu) ?? []
  ).some((word) => `${rule} ${after.text}`.toLowerCase().includes(word));

/** All that a line of a solution works with; a line in words has its numbers only. */
const partsOf = (line: string): number[] => {
  const written = Array.from(
    line.matchAll(/(?:(?<![\d)]\s?)[-−])?\d+(?:\.\d+)?(?:\/\d+)?/g),
    ([one]) => numberIn(one.replace('−', '-')) ?? 0,
  );
  return /(?<!\\)\p{L}{3,}/u.test(line) ? written : [...written, ...valuesIn(line)];
};

const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

// What was rounded on the way is right to its last digit.
const isNear = (written: string, value: number, known: number): boolean => {
  const places = /\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
  const least = Number.isInteger(known) || written.includes('/') ? EXACT : NEAR * Math.abs(known);
  // 1.2 is no 1.25: half of the last digit is one too far.
  return Math.abs(value - known) <= Math.max(EXACT, least, places === 0 ? 0 : 0.5 * 10 ** -places - EXACT);
};
