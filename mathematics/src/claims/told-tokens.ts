import { readUnit, type Unit } from '../laws/units.ts';

/** A piece of a sentence in which somebody calculates. */
export type Told =
  | { kind: 'number' | 'sign' | 'letter'; text: string }
  /** `7 r 1`: what is left of a division. */
  | { kind: 'rest'; text: string }
  /** What is counted or measured; null for a thing that is no unit. */
  | { kind: 'unit'; text: string; unit: Unit | null }
  /** `said` when a word says it: “is” equates only what was worked out. */
  | { kind: 'equals'; text: string; said: boolean }
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

/** Cuts a sentence into what belongs to calculations, and what ends them. */
export const toldTokens = (message: string): Told[] => {
  const text = message.slice(0, LONGEST);
  const tokens: Told[] = [];
  let at = 0;
  const take = (form: RegExp): string | null => {
    form.lastIndex = at;
    return form.exec(text)?.[0] ?? null;
  };
  const push = (token: Told, length = token.text.length): void => {
    tokens.push(token);
    at += length;
  };
  while (at < text.length) {
    const last = tokens.at(-1);
    const isBehindNumber = last?.kind === 'number' || (last?.kind === 'sign' && /[)%²³!]/.test(last.text));
    const found = (form: RegExp): string | null => take(form);
    const space = /\s/.test(text[at] ?? '');
    if (space) {
      if (text[at] === '\n') push({ kind: 'end', text: '\n' });
      else at++;
      continue;
    }
    const number = found(NUMBER);
    if (number !== null) {
      push({ kind: 'number', text: inOneNotation(number) }, number.length);
      continue;
    }
    // In a school book an angle without a sign is in degrees.
    const angle = found(ANGLE);
    if (angle !== null) {
      push(
        { kind: 'number', text: angle.replace(/^(\p{L}+)\D*([\d.]+).*$/u, '$1($2°)').toLowerCase() },
        angle.length,
      );
      continue;
    }
    const unit = isBehindNumber ? unitAt(text.slice(at)) : null;
    const rest = last?.kind === 'number' ? found(REST) : null;
    if (rest !== null) {
      push({ kind: 'rest', text: rest });
      continue;
    }
    const times = isBehindNumber ? found(TIMES) : null;
    if (times !== null && isProduct(times, tokens)) {
      push({ kind: 'sign', text: '×' }, times.length);
      continue;
    }
    if (unit) {
      push({ kind: 'unit', ...unit });
      continue;
    }
    const equals = found(EQUALS);
    if (equals !== null) {
      push({ kind: 'equals', text: equals, said: false });
      continue;
    }
    const is = found(IS);
    if (is !== null) {
      push({ kind: 'equals', text: is, said: true });
      continue;
    }
    const root = found(ROOT);
    if (root !== null) {
      push({ kind: 'sign', text: '√' }, root.length);
      continue;
    }
    const sign = found(SIGN);
    if (sign !== null && isSign(sign, text, at)) {
      push({ kind: 'sign', text: sign });
      continue;
    }
    const money = found(MONEY);
    if (money !== null) {
      at += money.length;
      continue;
    }
    const word = found(WORD);
    if (word === null) push({ kind: 'end', text: text[at] ?? '' });
    // A thing that is counted: “3 cups × 4”.
    else if (isBehindNumber && word.length > 1 && GOES_ON.test(text.slice(at + word.length)))
      push({ kind: 'unit', text: word, unit: null });
    else push({ kind: word.length === 1 ? 'letter' : 'end', text: word });
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
const isProduct = (word: string, tokens: readonly Told[]): boolean =>
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
