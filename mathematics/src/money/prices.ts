import { numberOf } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { inOneLine } from '../formula/said-value.ts';
import { plainText } from '../named/called.ts';
import { type Task, type Worked } from '../worked.ts';

const N = String.raw`\$?\s?(\d[\d,]*(?:\.\d+)?)(?:\s+(?:million|billion|trillion))?`;

const said = (
  what: string,
  line: string,
  rule: string,
  reason: string,
  result: number,
  raw: string,
  unit = '',
): Worked => inOneLine(what, [line, rule, reason], result, nearAnswer(result, raw, unit, 4));

/** Prices before and after: elasticity between two points, price indexes, inflation, gains, surplus. */
export const pricesTask: Task = (raw) => {
  if (
    raw.length > 500 ||
    !/\b(?:elasticity|CPI|price index|inflation|basket|dividend|growth rate|real GDP|surplus|shortage|marginal|profit)\b/i.test(
      raw,
    )
  )
    return null;
  const text = plainText(raw);
  const question = questionIn(text);
  return (
    midpoint(text, question, raw) ??
    indexOf(text, question, raw) ??
    inflation(text, question, raw) ??
    sameValue(text, question, raw) ??
    stockReturn(text, question, raw) ??
    leftOver(text, question, raw) ??
    oneMore(text, question, raw) ??
    sold(text, question, raw)
  );
};

const moves = (text: string, thing: string): readonly [number, number] | null => {
  const found = new RegExp(String.raw`\b${thing}\b[^.?]*?\bfrom\s+${N}(?:\s+[a-z]+)?\s+to\s+${N}`, 'i').exec(
    text,
  );
  return found ? [numberOf(found[1]), numberOf(found[2])] : null;
};

// Both changes over their own middles, or over their starts.
const midpoint = (text: string, question: string, raw: string): Worked | null => {
  if (!/\belasticity\b/i.test(question)) return null;
  const price = moves(text, '(?:price|prices|fare|wage|income)');
  const quantity = moves(text, '(?:quantity|demand|sales|sold|buys?|bought|purchases?|consumption)');
  if (!price || !quantity) return null;
  const change = ([before, after]: readonly [number, number]): number =>
    (after - before) / (/\bmid-?point\b|\barc\b/i.test(text) ? (before + after) / 2 : before);
  const result = Math.abs(change(quantity) / change(price));
  return said(
    'elasticity',
    `${inLine(Math.abs(change(quantity)))} ÷ ${inLine(Math.abs(change(price)))}`,
    'Change of quantity over change of price',
    'The sign is usually left out.',
    result,
    raw,
  );
};

const indexOf = (text: string, question: string, raw: string): Worked | null => {
  if (!/\b(?:price index|CPI)\b/i.test(question) || !/\bbasket\b/i.test(text)) return null;
  const base = new RegExp(String.raw`${N}\s+in\s+(?:the\s+)?base\s+year`, 'i').exec(text)?.[1];
  const sums = [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)].map((match) => numberOf(match[1]));
  const now = sums.find((one) => one !== numberOf(base));
  if (base === undefined || now === undefined || sums.length !== 2) return null;
  return said(
    'price index',
    `${now} ÷ ${numberOf(base)} × 100`,
    'Compare with the base year',
    'The base year has the index 100.',
    (100 * now) / numberOf(base),
    raw,
  );
};

const inflation = (text: string, question: string, raw: string): Worked | null => {
  const asked = /\b(?:inflation rate|rate of inflation|inflation)\b/i.test(question)
    ? '(?:CPI|consumer price index|price index|index|price level|basket)'
    : /\bgrowth rate\b|\beconomic growth\b/i.test(question)
      ? '(?:real\\s+)?GDP'
      : null;
  if (asked === null) return null;
  const moved = moves(text, asked) ?? yearByYear(text, asked);
  if (
    !moved ||
    (text.match(/(?<![\w.])\d[\d,]*(?:\.\d+)?(?!\s*(?:%))/g)?.filter((one) => !/^(?:19|20)\d\d$/.test(one))
      .length ?? 0) !== 2
  )
    return null;
  const [before, after] = moved;
  return said(
    'rate',
    `(${after} − ${before})/${before} × 100`,
    'Change over the start',
    'In percent of what it was.',
    (100 * (after - before)) / before,
    raw,
    '%',
  );
};

// `210 last year and 218.4 this year`
const yearByYear = (text: string, thing: string): readonly [number, number] | null => {
  const found = new RegExp(
    String.raw`\b${thing}\b[^.?\d]*?${N}\s+(?:last\s+year|in\s+(?:year\s+1|(?:19|20)\d\d))[^.?]*?${N}\s+(?:this\s+year|in\s+(?:year\s+2|(?:19|20)\d\d))`,
    'i',
  ).exec(text);
  return found ? [numberOf(found[1]), numberOf(found[2])] : null;
};

// `$30,000 when the CPI was 120` and the same when it is 150
const sameValue = (text: string, question: string, raw: string): Worked | null => {
  if (
    !/\b(?:equivalent|same (?:purchasing|buying) power|worth|need)\b/i.test(question) ||
    !/\bCPI\b|\bprice index\b/i.test(text)
  )
    return null;
  const indexes = [
    ...text.matchAll(new RegExp(String.raw`\b(?:CPI|price index)\s+(?:was|is|of|rose to|=)\s*${N}`, 'gi')),
  ].map((match) => numberOf(match[1]));
  const sum = /\$\s?(\d[\d,]*(?:\.\d+)?)/.exec(text)?.[1];
  const [before, after, more] = indexes;
  if (sum === undefined || before === undefined || after === undefined || more !== undefined) return null;
  return said(
    'amount',
    `${numberOf(sum)} × ${after}/${before}`,
    'Grow as the prices did',
    'Then it buys as much as before.',
    (numberOf(sum) * after) / before,
    raw,
  );
};

const stockReturn = (text: string, question: string, raw: string): Worked | null => {
  if (!/\b(?:total\s+)?return\b/i.test(question)) return null;
  const price = new RegExp(String.raw`\b(?:bought|purchased|buys?)\b[^.$]*${N}`, 'i').exec(text)?.[1];
  const end = new RegExp(String.raw`\b(?:sold|sells?)\b[^.$]*${N}`, 'i').exec(text)?.[1];
  const paid = new RegExp(String.raw`\bdividends?\b[^.$]*${N}|${N}\s+(?:in\s+)?dividends?`, 'i').exec(text);
  if (price === undefined || end === undefined) return null;
  const extra = paid ? numberOf(paid[1] ?? paid[2]) : 0;
  const result = (100 * (numberOf(end) - numberOf(price) + extra)) / numberOf(price);
  return said(
    'return',
    `(${numberOf(end)} − ${numberOf(price)} + ${extra})/${numberOf(price)} × 100`,
    'Gain over price',
    'Price rise and dividend together.',
    result,
    raw,
    '%',
  );
};

// More is offered than wanted, or the other way round.
const leftOver = (text: string, question: string, raw: string): Worked | null => {
  const wanted = new RegExp(String.raw`\b(?:quantity\s+demanded|demand)\s+(?:is|was|of)\s+${N}`, 'i').exec(
    text,
  )?.[1];
  const offered = new RegExp(String.raw`\b(?:quantity\s+supplied|supply)\s+(?:is|was|of)\s+${N}`, 'i').exec(
    text,
  )?.[1];
  if (wanted === undefined || offered === undefined || !/\b(?:surplus|shortage|excess)\b/i.test(question))
    return null;
  return said(
    'difference',
    `|${numberOf(offered)} − ${numberOf(wanted)}|`,
    'Compare both',
    'What is left over, or missing.',
    Math.abs(numberOf(offered) - numberOf(wanted)),
    raw,
  );
};

// `The cost of 10 units is $150 and of 11 units $162.`
const oneMore = (text: string, question: string, raw: string): Worked | null => {
  if (!/\bmarginal\s+(?:cost|revenue|product|utility)\b/i.test(question)) return null;
  const rows = [
    ...text.matchAll(
      /\b(\d+)(?:st|nd|rd|th)?\s+(?:units?|workers?|items?|pieces|[a-z]+)\s+(?:is|was|are|costs?|produce|gives?)\s+\$?(\d[\d,]*(?:\.\d+)?)/gi,
    ),
  ].map((match) => [Number(match[1]), numberOf(match[2])] as const);
  const [a, b, more] = rows;
  if (!a || !b || more || a[0] === b[0]) return null;
  const result = (b[1] - a[1]) / (b[0] - a[0]);
  return said(
    'marginal value',
    `(${b[1]} − ${a[1]})/(${b[0]} − ${a[0]})`,
    'Change over change',
    'What one more adds.',
    result,
    raw,
  );
};

// `sells 120 lamps at $15 each; its total cost is $1,350`
const sold = (text: string, question: string, raw: string): Worked | null => {
  const sale = new RegExp(
    String.raw`\bs(?:ells?|old)\s+(\d[\d,]*)\s+[a-z ]+?\s+(?:at|for)\s+${N}\s+(?:each|apiece|per)`,
    'i',
  ).exec(text);
  const cost = new RegExp(String.raw`\b(?:total\s+)?costs?\s+(?:is|was|are|were|of)\s+${N}`, 'i').exec(
    text,
  )?.[1];
  if (!sale || cost === undefined || !/\bprofit\b/i.test(question)) return null;
  const income = numberOf(sale[1]) * numberOf(sale[2]);
  return said(
    'profit',
    `${numberOf(sale[1])} × ${numberOf(sale[2])} − ${numberOf(cost)}`,
    'Income minus cost',
    'That is what is left.',
    income - numberOf(cost),
    raw,
  );
};
