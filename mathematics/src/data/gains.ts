import { DOLLARS, numberOf } from '../arithmetic/written-number.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { inTwoLines } from '../formula/said-value.ts';
import { type Worked } from '../worked.ts';

const ASKED = /\bexpect(?:ed|ation)?\b|\baverage (?:gain|profit|winnings|loss)\b|\bfair price\b/i;

/** What a game, a raffle or an insurance is worth in the long run. */
export const expectedGain = (text: string, question: string, raw: string): Worked | null =>
  ASKED.test(question) ? (raffle(text, raw) ?? insurance(text, question, raw) ?? dieGame(text, raw)) : null;

const said = (line: string, reason: string, value: number, raw: string): Worked =>
  inTwoLines(
    'expected value',
    [line, 'Value times chance, all added up', reason],
    value,
    'That is the mean in the long run.',
    nearAnswer(value, raw, '', 4),
  );

// So many tickets at a price, and prizes.
const raffle = (text: string, raw: string): Worked | null => {
  const tickets = /\b(\d[\d,]*)\s+(?:raffle\s+|lottery\s+)?tickets\b/i.exec(text)?.[1];
  const price =
    new RegExp(
      String.raw`\btickets?\b[^.]*?(?:\bat|\bfor|\bcosts?)\s+${DOLLARS}(?:\s+each|\s+per|\s+a\s+ticket)?`,
      'i',
    ).exec(text)?.[1] ??
    new RegExp(String.raw`${DOLLARS}\s+(?:each|per\s+ticket|a\s+ticket|tickets?)`, 'i').exec(text)?.[1];
  if (tickets === undefined || price === undefined) return null;
  const all = [
    ...text.matchAll(new RegExp(String.raw`(?:\b(\d+)\s+(?:[a-z]+\s+)?prizes?\s+of\s+)?${DOLLARS}`, 'gi')),
  ];
  const prizes = all
    .filter((match) => match[2] !== price)
    .map((match) => ({ count: Number(match[1] ?? 1), worth: numberOf(match[2]) }));
  if (prizes.length === 0 || all.length - prizes.length !== 1) return null;
  const count = numberOf(tickets);
  const won = prizes.reduce((sum, { count: times, worth }) => sum + times * worth, 0) / count;
  return said(
    `${prizes.map(({ count: times, worth }) => `${worth} × ${times}/${count}`).join(' + ')} − ${price}`,
    'The price of the ticket is paid in any case.',
    won - numberOf(price),
    raw,
  );
};

// A premium, a payout and how likely it is.
const insurance = (text: string, question: string, raw: string): Worked | null => {
  if (!/\binsur|\bpolicy\b|\bwarranty\b/i.test(text)) return null;
  const sums = [...text.matchAll(new RegExp(DOLLARS, 'g'))].map((match) => numberOf(match[1]));
  const chance = /\b(?:probability|chance)\b[^.]*?(\d*\.?\d+)\s*(%)?(?:\s*\/\s*([\d,]+))?/i.exec(text);
  const [a, b, more] = sums;
  if (
    a === undefined ||
    b === undefined ||
    more !== undefined ||
    !chance ||
    !/\b(?:compan\w*|insurer|profit|gain)\b/i.test(question)
  )
    return null;
  const [premium, payout] = [Math.min(a, b), Math.max(a, b)];
  const part = Number(chance[1]) / (chance[2] === undefined ? 1 : 100) / numberOf(chance[3] ?? '1');
  return said(
    `${premium} − ${payout} × ${inLine(part)}`,
    'The premium comes in for certain; the payout is rare.',
    premium - payout * part,
    raw,
  );
};

// One face of a die wins, any other loses.
const dieGame = (text: string, raw: string): Worked | null => {
  if (!/\bdie\b/i.test(text)) return null;
  const win = new RegExp(
    String.raw`\b(?:win|gain|receive|get)s?\s+${DOLLARS}\s+if\s+(?:you\s+|it\s+)?(?:roll|throw|get|show|land)\w*\s+(?:on\s+)?(?:an?\s+)?(\d|odd|even)`,
    'i',
  ).exec(text);
  const lose = new RegExp(
    String.raw`\b(?:lose|pay)s?\s+${DOLLARS}\s+(?:otherwise|if\s+(?:any|not|it\s+does\s+not))`,
    'i',
  ).exec(text)?.[1];
  if (!win || lose === undefined) return null;
  const part = /\d/.test(win[2] ?? '') ? 1 / 6 : 1 / 2;
  const value = numberOf(win[1]) * part - numberOf(lose) * (1 - part);
  return said(
    `${win[1]} × ${inLine(part)} − ${lose} × ${inLine(1 - part)}`,
    'All faces are equally likely.',
    value,
    raw,
  );
};
