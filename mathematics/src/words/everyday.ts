import { numberOf, PERHAPS_DOLLARS } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { inLine } from '../formula/rounded.ts';
import { plainText } from '../named/called.ts';
import type { Task, Worked } from '../worked.ts';
import { numbersIn, perOne, said } from './per-one.ts';
import { isNegative, shared, stemsOf } from './stems.ts';

const LONGEST = 400;

/** Shopping, change, tips, temperatures, floors: every number of the story has to find its place. */
export const everydayTask: Task = (raw) => {
  if (raw.length > LONGEST || /[=^]/.test(raw)) return null;
  const text = plainText(raw);
  const question = questionIn(text);
  return (
    partOfAll(text, question, raw) ??
    percentOfAll(text, question, raw) ??
    change(text, question, raw) ??
    bought(text, question, raw) ??
    withTip(text, question, raw) ??
    timesAsMany(text, question, raw) ??
    temperature(text, question, raw) ??
    floor(text, question, raw) ??
    perOne(text, question, raw)
  );
};

const BEYOND =
  /\b(?:more|less|fewer|off|discount\w*|increas\w*|decreas\w*|tax|tip|interest|grow\w*|expect\w*|probab\w*|chance|confiden\w*|each|per|solution)\b/i;

// `Out of 250 households, 40% own a dog.`
const percentOfAll = (text: string, question: string, raw: string): Worked | null => {
  const share = /(\d+(?:\.\d+)?)\s*(?:%|percent\b)([^.?]*)/i.exec(text);
  const [all, more] = numbersIn(text.replace(share?.[0] ?? '', ' '));
  if (!share || all === undefined || more !== undefined || BEYOND.test(text) || /\d/.test(share[2] ?? ''))
    return null;
  if (!/\bhow many\b/i.test(question) || shared(stemsOf(share[2] ?? ''), stemsOf(question)) === 0)
    return null;
  const part = Number(share[1]) / 100;
  const turned = isNegative(question) !== isNegative(share[2] ?? '');
  const used = turned ? 1 - part : part;
  return said(
    `${all} × ${inLine(used)}`,
    'That part of all',
    'A percentage is a part of a hundred.',
    all * used,
    raw,
  );
};

// A part that is told as a fraction, a fraction that is left, or what is missing from a sum.
const partOfAll = (text: string, question: string, raw: string): Worked | null => {
  const full = /\b(\d[\d,]*(?:\.\d+)?)\s+([a-z]+)\b[^?\d]*?\b(\d+)\s*\/\s*(\d+)\s+full\b/i.exec(text);
  if (
    full &&
    /\bhow many\b/i.test(question) &&
    !/\b(?:more|fill)\b/i.test(question) &&
    numbersIn(text).length === 3
  )
    return said(
      `${full[1]} × ${full[3]}/${full[4]}`,
      'That part of the whole',
      'Multiply by the fraction.',
      (numberOf(full[1]) * Number(full[3])) / Number(full[4]),
      raw,
    );
  const pieces = /\b(?:cut|divided|split|sliced)\s+into\s+(\d+)\b/i.exec(text);
  if (pieces && /\bwhat (?:fraction|part)\b[^?]*\b(?:left|remain\w*)\b/i.test(question)) {
    const gone = numbersIn(text.replace(pieces[0], ' ')).reduce((total, one) => total + one, 0);
    const all = Number(pieces[1]);
    return gone > 0 && gone < all
      ? said(
          `(${all} − ${gone})/${all}`,
          'What is left, over all',
          'All pieces are equally large.',
          (all - gone) / all,
          raw,
        )
      : null;
  }
  const sum = /\bsum of (?:3|4|5)\s+numbers is\s+(\d+(?:\.\d+)?)/i.exec(text);
  const count = Number(/\bsum of (\d)\b/i.exec(text)?.[1] ?? 0);
  const known = sum ? numbersIn(text.replace(sum[0], ' ').replace(/\b\d\s+of\s+(?:them|the)\b/i, ' ')) : [];
  return sum && known.length === count - 1
    ? said(
        `${sum[1]} − (${known.join(' + ')})`,
        'Take away what is known',
        'The rest is the one that is missing.',
        Number(sum[1]) - known.reduce((total, one) => total + one, 0),
        raw,
      )
    : null;
};

// What comes back of a note.
const change = (text: string, question: string, raw: string): Worked | null => {
  const note = new RegExp(
    String.raw`${PERHAPS_DOLLARS}\s+bills?\b|\b(?:paid|pays?|gave|hands?)\b[^.?]*?(?:with\s+)?(?:a\s+)?${PERHAPS_DOLLARS}`,
    'i',
  ).exec(text);
  if (!/\bchange\b/i.test(question) || !note || /%|\bpercent\b|\beach\b|\bper\b/i.test(text)) return null;
  const paid = numberOf(note[1] ?? note[2]);
  const prices = [...text.matchAll(/\$(\d[\d,]*(?:\.\d+)?)/g)]
    .map((match) => numberOf(match[1]))
    .filter((one) => one !== paid);
  const cost = prices.reduce((sum, one) => sum + one, 0);
  const isWhole = prices.length > 0 && numbersIn(text).length === prices.length + 1;
  return isWhole && cost < paid
    ? said(
        `${paid} − (${prices.join(' + ')})`,
        'Money given minus prices',
        'What is left comes back.',
        paid - cost,
        raw,
      )
    : null;
};

// `3 notebooks at $2.75 each and a pen for $1.40`
const bought = (text: string, question: string, raw: string): Worked | null => {
  if (
    !/\bhow much\b[^?]*\b(?:spend|spent|pay|paid|cost|owe|in all|altogether|total)\b|\btotal (?:cost|price|bill|amount)\b/i.test(
      question,
    ) ||
    /%|\bpercent\b|\bprofit\b|\btax\b/i.test(text)
  )
    return null;
  const parts = [
    ...text.matchAll(
      new RegExp(
        String.raw`\b(\d+|an?)\s+([a-z]+(?:\s+[a-z]+){0,3}?)\s+(?:(?:that|which)\s+)?(?:at|for|costs?|costing|cost)\s+${PERHAPS_DOLLARS}(?:\s+(each|apiece|per\s+[a-z]+))?`,
        'gi',
      ),
    ),
  ].map((match) => ({
    count: /^an?$/i.test(match[1] ?? '') ? 1 : Number(match[1]),
    isSingle: /^an?$/i.test(match[1] ?? '') || match[1] === '1',
    price: numberOf(match[3]),
    isEach: match[4] !== undefined,
    said: match[0],
  }));
  if (parts.length === 0 || parts.some(({ isSingle, isEach }) => !isSingle && !isEach)) return null;
  const rest = parts.reduce((left, part) => left.replace(part.said, ' '), text);
  if (/\d/.test(rest) || (parts.length === 1 && parts[0]?.isSingle)) return null;
  const total = parts.reduce((sum, { count, price }) => sum + count * price, 0);
  return said(
    parts.map(({ count, price }) => `${count} × ${price}`).join(' + '),
    'Number times price, all added',
    'Each kind by itself, then together.',
    total,
    raw,
  );
};

const withTip = (text: string, question: string, raw: string): Worked | null => {
  const [price, more] = [...text.matchAll(/\$(\d[\d,]*(?:\.\d+)?)/g)].map((match) => numberOf(match[1]));
  const rate = /(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(text)?.[1];
  const isMore =
    /\b(?:tip|tax|gratuity|mark-?up|marks? (?:it|them) up)\b/i.test(text) &&
    !/\b(?:discount|off|sale)\b/i.test(text);
  if (
    !isMore ||
    price === undefined ||
    more !== undefined ||
    rate === undefined ||
    numbersIn(text).length !== 2
  )
    return null;
  if (
    !/\b(?:total|altogether|in all|final (?:price|cost|bill)|selling price|including)\b/i.test(question) ||
    /\btotal (?:tip|tax)\b/i.test(question)
  )
    return null;
  return said(
    `${price} × (1 + ${rate}/100)`,
    'Add the percentage',
    'The whole and the part on top.',
    price * (1 + Number(rate) / 100),
    raw,
  );
};

const FACTOR: Readonly<Record<string, number>> = { twice: 2, double: 2, triple: 3, half: 0.5 };

// `45 on Monday and twice as many on Tuesday … in all`
const timesAsMany = (text: string, question: string, raw: string): Worked | null => {
  const found = /\b(twice|half|double|triple|(\d+)\s+times)\s+(?:as\s+(?:many|much)|that|the)\b/i.exec(text);
  if (!found || !/\b(?:in all|altogether|total|in total|both|combined)\b/i.test(question)) return null;
  const [start, more] = numbersIn(text.replace(found[0], ' '));
  const factor = FACTOR[(found[1] ?? '').toLowerCase()] ?? Number(found[2]);
  if (start === undefined || more !== undefined || !(factor > 0)) return null;
  return said(
    `${start} + ${inLine(factor)} × ${start}`,
    'The one and the other',
    'Work out the second, then add both.',
    start * (1 + factor),
    raw,
  );
};

// From one temperature up or down.
const temperature = (text: string, question: string, raw: string): Worked | null => {
  const start = /\btemperature\b[^.?\d]*?(-?\d+(?:\.\d+)?)\s*(?:°|degrees?)/i.exec(text)?.[1];
  const move =
    /\b(rose|rises?|increased?|went up|climbed|warmed|fell|falls?|dropped|drops|decreased?|went down|cooled)\b(?:\s+by)?\s+(\d+(?:\.\d+)?)\s*(?:°|degrees?)/i.exec(
      text,
    );
  if (
    start === undefined ||
    !move ||
    (text.match(/\d+(?:\.\d+)?/g)?.length ?? 0) !== 2 ||
    !/\bwhat\b/i.test(question)
  )
    return null;
  const up = /^(?:ro|ris|incr|went up|clim|warm)/i.test(move[1] ?? '');
  const below = /\bbelow\s+(?:zero|0)\b/i.test(text) ? -Math.abs(Number(start)) : Number(start);
  return said(
    `${inLine(below)} ${up ? '+' : '−'} ${move[2]}`,
    up ? 'Add the rise' : 'Take the fall away',
    'Go along the number line.',
    below + (up ? 1 : -1) * Number(move[2]),
    raw,
  );
};

const SIDES =
  /(\d+(?:\.\d+)?)\s*(feet|foot|ft|meters?|m|yards?|yd)?\s*(?:long\s+)?(?:by|x|×|and)\s*(\d+(?:\.\d+)?)\s*(feet|ft|meters?|m|yards?|yd)\b/i;

// Area times price, or area over the area of a tile.
const floor = (text: string, question: string, raw: string): Worked | null => {
  const sides = SIDES.exec(text);
  if (!sides) return null;
  const area = Number(sides[1]) * Number(sides[3]);
  const rest = text.replace(sides[0], ' ');
  const price =
    /\$(\d+(?:\.\d+)?)\s+(?:per|a|for each|for every)\s+square\s+(?:foot|meter|yard|ft|m)\b/i.exec(rest);
  if (price && numbersIn(rest).length === 1 && /\bhow much\b|\bcost\b/i.test(question))
    return said(
      `${sides[1]} × ${sides[3]} × ${price[1]}`,
      'Area times price',
      'Each square costs the same.',
      area * Number(price[1]),
      raw,
    );
  const tile =
    /(\d+(?:\.\d+)?)[\s-]*(inch|in|foot|ft)[\s-]+(?:square\s+)?tiles?\b|square tiles?[^.?\d]*(\d+(?:\.\d+)?)\s*(inch|in|feet|foot)/i.exec(
      rest,
    );
  if (!tile || numbersIn(rest).length !== 1 || !/^f/i.test(sides[4] ?? '') || !/\bhow many\b/i.test(question))
    return null;
  const side = Number(tile[1] ?? tile[3]) / (/^in/i.test(tile[2] ?? tile[4] ?? '') ? 12 : 1);
  return said(
    `${area} ÷ ${inLine(side)}²`,
    'Floor over one tile',
    'Both in the same unit.',
    area / side ** 2,
    raw,
  );
};
