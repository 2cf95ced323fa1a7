import { numberIn } from '@studia/mathematics';

/** Two numbers of which one is said to be the larger. */
export interface Comparison {
  one: string;
  other: string;
  isRight: boolean;
  /** How they stand: “>”, “<” or “=”. */
  sign: string;
}

const NUMBER = String.raw`[-−]?\d[\d./]{0,12}%?`;
/** “So 1/3 is more than 1/4”: nothing else may be said. */
const COMPARES = new RegExp(
  String.raw`^\W*(?:(?:ok(?:ay)?|oh+|so|then|and|but|wait|yes|yeah|no|cause|because|bc|i think|that means)\b[\s,]*)*(${NUMBER})\s+(?:is|are)\s+(?:(?:a (?:bit|lot|little)|much|still|also|actually)\s+)?(more|big+er|larger|greater|higher|less|smaller|lower|fewer)\s+th[ae]n\s+(${NUMBER})(?:,?\s+(?:right|correct|yes|no|then))?\W*$`,
  'i',
);
const LARGER = /^(?:more|big+er|larger|greater|higher)$/i;

/** Two plain numbers that a message compares; null where it has other words too, or only one of both is a percent. */
export const comparisonIn = (message: string): Comparison | null => {
  const [, one = '', way = '', other = ''] = COMPARES.exec(message) ?? [];
  if (one.endsWith('%') !== other.endsWith('%')) return null;
  const [left, right] = [numberIn(one), numberIn(other.replace(/\.$/, ''))];
  if (left === null || right === null) return null;
  const isRight = LARGER.test(way) ? left > right : left < right;
  return { one, other, isRight, sign: left > right ? '>' : left < right ? '<' : '=' };
};
