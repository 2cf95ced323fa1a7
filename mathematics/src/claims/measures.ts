import { add, divide, multiply, readFraction } from '../expression/fraction.ts';
import { inUnit, readUnit, type Unit } from '../laws/units.ts';
import { sideOf, type SpokenClaim } from './in-words.ts';
import type { Part } from './parts.ts';

/** A number with what may be its unit, an equals sign or its word, and another of the kind. */
const CONVERSION =
  /(?<![\p{L}\p{N}_.,])(?<![\^/×·*+−–-]\s?)(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?([\p{L}°µ²³]{1,12})\s*(?:=|\bis\b|\bare\b|\bequals?\b)\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?([\p{L}°µ²³]{1,12})(?=\s*$|[.,;:!)](?:\s|$)|\s*=|\s+(?:so|because|and|but|which|since|then)\b)/gu;
/** Where a measure stands for another one, or its zero is not that of numbers. */
const ANOTHER_MEASURE =
  /\b(?:maps?|scales?|models?|drawings?|plans?|represents?|stands? for|each|per|every)\b|:/i;
/** Units whose size everybody agrees on; two letters of algebra are none. */
const AGREED =
  /^(?:[kdcmµ]?m[²³]?|(?:kilo|centi|milli|deci)?met(?:er|re)s?|(?:k|m|µ)?g|(?:kilo|milli)?grams?|[dcm]?[lL]|(?:milli|centi|deci)?lit(?:er|re)s?|h|hrs?|hours?|min|mins|minutes?|s|secs?|seconds?|ms|days?|weeks?|°[CF]|K|inch|inches|ft|foot|feet|yards?|miles?)$/u;

/** What the words of a line claim a measure to be in another unit. */
export const conversionsIn = ({ kind, text, start }: Part): SpokenClaim[] => {
  if (kind !== 'words' || ANOTHER_MEASURE.test(text.replaceAll(/:\s/g, ' '))) return [];
  return Array.from(text.matchAll(CONVERSION)).flatMap((found) => {
    const [all, from = '', fromUnit = '', said = '', toUnit = ''] = found;
    const [left, right] = [agreedUnit(fromUnit), agreedUnit(toUnit)];
    const amount = readFraction(from.replaceAll(',', ''));
    if (!left || !right || !amount || isLetters(fromUnit, toUnit) || !isSameKind(left, right)) return [];
    const base = add(multiply(amount, left.factor), left.offset);
    const end = found.index + all.length - toUnit.length;
    const saidEnd = end - (/\s$/.test(text.slice(0, end)) ? 1 : 0);
    const exact = inUnit(base, right);
    if (isAcross(left, right) && isNear(exact, said)) return [];
    return [{ value: sideOf(exact), text: said, start: start + saidEnd - said.length, end: start + saidEnd }];
  });
};

const agreedUnit = (written: string): Unit | null => {
  if (!AGREED.test(written)) return null;
  const read = readUnit(written);
  return read && read.length >= written.length ? read.unit : null;
};

const isLetters = (one: string, other: string): boolean => one.length === 1 && other.length === 1;

const isSameKind = (one: Unit, other: Unit): boolean =>
  one.written !== other.written && JSON.stringify(one.dimension) === JSON.stringify(other.dimension);

/** Inches and metres are mostly told roughly. */
const isAcross = (one: Unit, other: Unit): boolean => {
  const ratio = divide(one.factor, other.factor);
  return ratio !== null && !isTidy(ratio) && one.offset.top === 0n;
};
const isTidy = ({ top, bottom }: { top: bigint; bottom: bigint }): boolean => top === 1n || bottom === 1n;
const ROUGHLY = 0.12;
const isNear = ({ top, bottom }: { top: bigint; bottom: bigint }, said: string): boolean => {
  const value = Number(top) / Number(bottom);
  return Math.abs(value - Number(said.replaceAll(',', ''))) <= ROUGHLY * Math.abs(value);
};
