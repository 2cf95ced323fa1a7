import { readUnit, type Unit } from '../laws/units.ts';

/** A piece of a sentence in which somebody calculates. */
export type ClaimToken =
  | { kind: 'number' | 'sign' | 'letter'; text: string }
  /** `7 r 1`: what is left of a division. */
  | { kind: 'rest'; text: string }
  /** What is counted or measured; null for a thing that is no unit. */
  | { kind: 'unit'; text: string; unit: Unit | null }
  /** `isWord` when a word says it: “is” equates only what was worked out. */
  | { kind: 'equals'; text: string; isWord: boolean }
  /** Words or marks that belong to no calculation. */
  | { kind: 'end'; text: string };

const ABOUT =
  '(?:\\s+(?:about|around|roughly|approximately|approx\\.?|nearly|etwa|ungefähr|rund|circa|ca\\.?|environ|aproximadamente|aprox\\.?|cerca de))?';
const NUMBER =
  /(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+,\d{1,2}(?![\d,]|,\d)|\d+(?:\.\d+)?(?:[eE][-+]?\d{1,3}(?!\p{L}))?|\.\d+|[½⅓⅔¼¾⅛⅜⅝⅞])/uy;
const EQUALS = new RegExp(`(?:=(?![=>])|[≈≅~])${ABOUT}`, 'y');
const IS = new RegExp(
  `(?:is|are|makes?|gives?|equals?|es|son|da|fait|font|est|ist|sind|ergibt|macht|é|são|dá|fa|fanno)(?!\\p{L})${ABOUT}`,
  'iuy',
);
const ROOT = /(?:sqrt|(?:the )?(?:square )?root of|√)\s*/iy;
const ANGLE = /(sin|cos|tan)\s*\(?\s*\d+(?:\.\d+)?\s*°?\s*\)?/iy;
const REST = /(?:remainder|rem|rest|reste|resto|r)(?=\s*\d)/iy;
const SIGN = /[-+−–*×·⋅•/÷:^()%π!²³⁴⁵⁶]/y;
const TIMES = /(?:x|of|de|von|do|da)(?=\s*[\d(.√$€£])/iuy;
const MONEY = /[$€£₹]/y;
const WORD = /[\p{L}'’]+/uy;
const GOES_ON = /^\s*(?:[-+−–*×·/÷=≈]|x\s*\d)/;

const LONGEST = 600;

/** What stands before a place of the text, as far as the forms below ask for it. */
interface Place {
  readonly text: string;
  readonly at: number;
  readonly tokens: readonly ClaimToken[];
  /** A unit, a rest or a factor can only follow a number. */
  readonly isBehindNumber: boolean;
}

/** Reads one token; null where the form does not fit there, no token for what is only passed over. */
type Form = (place: Place) => { token: ClaimToken | null; length: number } | null;

/** What a pattern finds is a token, where that makes sense. */
const form =
  (
    pattern: RegExp,
    tokenOf: (found: string) => ClaimToken | null,
    fits: (place: Place, found: string) => boolean = () => true,
  ): Form =>
  (place) => {
    pattern.lastIndex = place.at;
    const found = pattern.exec(place.text)?.[0];
    return found === undefined || !fits(place, found)
      ? null
      : { token: tokenOf(found), length: found.length };
  };

const degrees = (angle: string): string => angle.replace(/^(\p{L}+)\D*([\d.]+).*$/u, '$1($2°)').toLowerCase();

const unitForm: Form = ({ text, at, isBehindNumber }) => {
  const unit = isBehindNumber ? unitAt(text.slice(at)) : null;
  return unit && { token: { kind: 'unit', ...unit }, length: unit.text.length };
};

const wordForm: Form = ({ text, at, isBehindNumber }) => {
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  if (word === undefined) return null;
  // A thing that is counted: “3 cups × 4”.
  const isCounted = isBehindNumber && word.length > 1 && GOES_ON.test(text.slice(at + word.length));
  const token: ClaimToken = isCounted
    ? { kind: 'unit', text: word, unit: null }
    : { kind: word.length === 1 ? 'letter' : 'end', text: word };
  return { token, length: word.length };
};

/** The first that fits has the place. */
const FORMS: readonly Form[] = [
  form(/\n/y, (text) => ({ kind: 'end', text })),
  form(/\s/y, () => null),
  form(NUMBER, (number) => ({ kind: 'number', text: inOneNotation(number) })),
  // In a school book an angle without a sign is in degrees.
  form(ANGLE, (angle) => ({ kind: 'number', text: degrees(angle) })),
  form(
    REST,
    (text) => ({ kind: 'rest', text }),
    ({ tokens }) => tokens.at(-1)?.kind === 'number',
  ),
  form(
    TIMES,
    () => ({ kind: 'sign', text: '×' }),
    ({ tokens, isBehindNumber }, word) => isBehindNumber && isProduct(word, tokens),
  ),
  unitForm,
  form(EQUALS, (text) => ({ kind: 'equals', text, isWord: false })),
  form(IS, (text) => ({ kind: 'equals', text, isWord: true })),
  form(ROOT, () => ({ kind: 'sign', text: '√' })),
  form(
    SIGN,
    (text) => ({ kind: 'sign', text }),
    ({ text, at }, sign) => isSign(sign, text, at),
  ),
  form(MONEY, () => null),
  wordForm,
  form(/[^]/y, (text) => ({ kind: 'end', text })),
];

/** Cuts a sentence into what belongs to calculations, and what ends them. */
export const claimTokens = (message: string): ClaimToken[] => {
  const text = message.slice(0, LONGEST);
  const tokens: ClaimToken[] = [];
  for (let at = 0; at < text.length;) {
    const last = tokens.at(-1);
    const isBehindNumber = last?.kind === 'number' || (last?.kind === 'sign' && /[)%²³!]/.test(last.text));
    const place: Place = { text, at, tokens, isBehindNumber };
    const found = FORMS.reduce<ReturnType<Form>>((read, next) => read ?? next(place), null);
    if (found?.token) tokens.push(found.token);
    at += found?.length ?? 1;
  }
  return tokens;
};

// A colon divides between numbers only; a mark at the end of a thought is no factorial.
const isSign = (sign: string, text: string, at: number): boolean => {
  const [before, behind] = [text.slice(Math.max(0, at - 2), at), text.slice(at + 1, at + 4)];
  if (sign === ':') return /\d\s?$/.test(before) && /^\s?\d/.test(behind);
  if (sign === '!') return /\d$/.test(before) && /^\s*[-+*/×÷=)]/.test(behind);
  return !(/[-–]/.test(sign) && text[at + 1] === '>');
};

// “of” multiplies a share; “x” whatever stands before it.
const isProduct = (word: string, tokens: readonly ClaimToken[]): boolean =>
  word.toLowerCase() === 'x' ||
  tokens.at(-1)?.text === '%' ||
  (tokens.at(-2)?.text === '/' && tokens.at(-1)?.kind === 'number');

const unitAt = (rest: string): { text: string; unit: Unit } | null => {
  const read = /^[%]/.test(rest) ? null : readUnit(rest);
  return read && !/^\p{L}/u.test(rest.slice(read.length)) && !/^\s*\d/.test(rest.slice(read.length))
    ? { text: rest.slice(0, read.length), unit: read.unit }
    : null;
};

const inOneNotation = (number: string): string => {
  if (/^\d+,\d{1,2}$/.test(number)) return number.replace(',', '.');
  const plain = number.replaceAll(',', '');
  return plain.replace(/^([\d.]+)[eE]\+?(-?\d+)$/, '($1*10^($2))');
};
