import {
  inOtherArrangement,
  withAllNumbers,
  withNextNumber,
  withNumberOf,
  withOtherPoints,
  withOtherQuestion,
} from './variation-by-place.ts';
import { workedIn } from './worked.ts';

const VARIES =
  /^(?:(?:and|ok(?:ay)?|so|now|then|but|cool|great|thanks)\b[\s,!.]*)*(?:what (?:if|about)|how about|if|with|same with|the same with|for)\b(.{1,80})$|^(?:and|now)\b(.{1,60})$/is;
const AMOUNT =
  /(?:(?<!\p{L})(\p{L}+)\s+(?:(?:of|is|a|an|to)\s+)*)?([$€£₹]?)\s*(\d+(?:[.,]\d+)?)\s*(%|°|\p{L}+)?/gu;

interface Amount {
  text: string;
  at: number;
  number: string;
  /** What is counted: a unit, percent or a currency. */
  of: string;
  /** The word before it. */
  name: string;
  /** What it is so much of: 64 g oxygen. */
  behind: string;
}

/** The last problem with one number changed: “and if it takes 3 hours?”; null when nothing of that kind was said. */
export const variationOf = (message: string, last: string): string | null => {
  for (const vary of WAYS) {
    const varied = vary(message, last);
    if (varied !== null) return varied;
  }
  return withOneNumber(message, last) ?? withNumberOf(message, last);
};

/** The number that is of the same unit, or has the same word before it. */
const withOneNumber = (message: string, last: string): string | null => {
  const change = VARIES.exec(message.trim());
  const changed = change ? amountsIn(change[1] ?? change[2] ?? '') : [];
  const [wanted] = changed;
  if (!wanted || changed.length > 1 || /=/.test(message) || workedIn(message) !== null) return null;
  const known = amountsIn(last);
  const alike = known.filter(
    ({ of, name }) => of === wanted.of && (of !== '' || (name !== '' && name === wanted.name)),
  );
  const [old, second] = alike.length > 1 ? alike.filter(({ name }) => name === wanted.name) : alike;
  if (!old || second || old.number === wanted.number || isOfSomethingElse(wanted, old)) return null;
  const varied = `${last.slice(0, old.at)}${old.text.replace(old.number, wanted.number)}${last.slice(old.at + old.text.length)}`;
  return workedIn(varied) ? varied : null;
};

/** “Only 64 g oxygen” says nothing about 32 g of methane. */
const isOfSomethingElse = ({ behind }: Amount, old: Amount): boolean =>
  [behind, old.behind].every((one) => one !== '' && !NO_SUBSTANCE.test(one)) && behind !== old.behind;
const NO_SUBSTANCE =
  /^(?:away|from|long|high|wide|tall|deep|thick|then|with|each|more|less|apart|every|instead|only|what|this|that|into|after|before|long|later|above|below|total|would|does|will|takes|gives|while|when|and)$/;

const NEAREST = /\bnearest (\w+)/i;

/** “Now nearest hundred”: the same number, rounded to another place. */
const otherPlace = (message: string, last: string): string | null => {
  const [wanted, known] = [message, last].map((one) => NEAREST.exec(one)?.[0]);
  // Another number before it is rounded itself.
  if (/\d/.test(message.split(NEAREST)[0] ?? '')) return null;
  const varied =
    wanted !== undefined && known !== undefined && wanted !== known ? last.replace(known, wanted) : null;
  return varied !== null && workedIn(varied) ? varied : null;
};

const MEASURE =
  /\b(?:mean|average|median|mode|range|standard deviation|variance|perimeter|area|circumference|gcf|hcf|gcd|lcm)\b/i;
const MOST_WORDS = 7;

/** “What if I add a 100” to a list of numbers. */
const withOneMore = (message: string, last: string): string | null => {
  const [, number] =
    /\b(?:what if|if)\b.*\b(?:add(?:ed)?|there (?:was|is|were|s)|(?:got|get)) (?:also |another |an? |one more )*([-−]?\d+(?:\.\d+)?)(?: too| as well)?\W*$/i.exec(
      message,
    ) ?? [];
  const [list] = /(?<![\d.])\d{1,9}(?:\.\d{1,6})?(?:,\s?\d{1,9}(?:\.\d{1,6})?){2,20}/.exec(last) ?? [];
  const varied =
    list !== undefined && MEASURE.test(last) && number !== undefined
      ? last.replace(list, `${list}, ${number}`)
      : null;
  return varied !== null && workedIn(varied) ? varied : null;
};

/** “And the median?” asks for another measure of the same numbers. */
const otherMeasure = (message: string, last: string): string | null => {
  const wanted = MEASURE.exec(message)?.[0].toLowerCase();
  const known = MEASURE.exec(last)?.[0];
  if (
    wanted === undefined ||
    known === undefined ||
    known.toLowerCase() === wanted ||
    /\d|\b(?:better|best|which|when|why|worse|use|always)\b/.test(message) ||
    message.split(/\s+/).length > MOST_WORDS
  )
    return null;
  const varied = last.replace(known, wanted);
  return workedIn(varied) ? varied : null;
};

const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(AMOUNT)].map(
    ({ 0: whole, 1: name = '', 2: sign = '', 3: number = '', 4: unit = '', index }) => ({
      text: whole,
      at: index,
      number,
      name: name.toLowerCase(),
      behind: /^\s*(?:of\s+)?(\p{L}{4,})/u.exec(text.slice(index + whole.length))?.[1]?.toLowerCase() ?? '',
      of: sign || unit.toLowerCase().replace(/(?<=\p{L}{2})s$/u, ''),
    }),
  );

const WAYS: readonly ((message: string, last: string) => string | null)[] = [
  otherMeasure,
  otherPlace,
  withOneMore,
  withOtherPoints,
  withAllNumbers,
  withNextNumber,
  withOtherQuestion,
  inOtherArrangement,
];
