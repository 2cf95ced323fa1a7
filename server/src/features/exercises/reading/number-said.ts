import { add, type Fraction, inSigns, negate, readFraction } from '@studia/mathematics';
import { admitsNotKnowing } from './readings.ts';

const NUMBER = /[-−]?(?:\d*\.\d+|\d+(?:\.\d+|\s+\d+\s*[/⁄]\s*\d+|\s*[/⁄]\s*\d+)?)/g;
// 0,375 and 2,5 as most of Europe writes them; 1,500 is a thousand and a half.
const DECIMAL_COMMA = /(?<![\d.,])(-?0|\d+(?=,\d{1,2}(?!\d))),(?=\d+(?![\d,]))/g;
const BETWEEN_TWO = /(?<![\d./⁄])[-−]?\d[\d./⁄]*\s*(?:,\s*)?\bor\b\s*(?:maybe\s+)?[-−]?\d/i;

const DENIED = /\b(?:not|isn'?t|is not|can'?t be|never)\s+(?:\w+\s+)?[-−]?\d[^a-z]*$/i;

/** The number that a student gives as an answer: the last one said, before any reason. */
export const numberSaid = (message: string): Fraction | null => {
  const text = inSigns(message.slice(0, 600).replaceAll(/\$(\d)/g, '$1'))
    .replaceAll(/\\frac\s*\{(\d+)\}\s*\{(\d+)\}/g, ' $1/$2 ')
    .replaceAll(DECIMAL_COMMA, '$1.')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1');
  // Who can't decide has not answered.
  if (admitsNotKnowing(message) || BETWEEN_TWO.test(text) || DENIED.test(text)) return null;
  const plain = text.split(/[,;.]?\s*\b(?:because|since|cause|cuz|bc)\b/i)[0] ?? '';
  const numbers = plain.match(NUMBER) ?? text.match(NUMBER);
  return numbers ? readNumber(numbers.at(-1) ?? '') : null;
};

const readNumber = (text: string): Fraction | null => {
  const mixed = /^([-−]?)(\d+)\s+(\d+\s*[/⁄]\s*\d+)$/.exec(text);
  if (!mixed) return readFraction(text.replace(/^([-−]?)\./, '$10.'));
  const [whole, part] = [readFraction(mixed[2] ?? ''), readFraction(mixed[3] ?? '')];
  if (!whole || !part) return null;
  const size = add(whole, part);
  return mixed[1] ? negate(size) : size;
};
