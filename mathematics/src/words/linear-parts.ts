import { number, type Expression } from '../expression/tree.ts';
import { amount, over } from './story.ts';

/** Something fixed, so much for each of a thing, and perhaps a limit. */
export interface LinearStory {
  readonly fixed: Expression | null;
  readonly rate: Expression;
  /** What the rate is for: `month`, `guest`, `sales`. */
  readonly thing: string;
  readonly falls: boolean;
  readonly percent: boolean;
  readonly limit: { readonly value: Expression; readonly way: 'up' | 'down' } | null;
}

interface Rate {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly thing: string;
  readonly percent: boolean;
}

const N = String.raw`(\d+\s\d+\/\d+|\d+\/\d+|\d[\d,]*(?:\.\d+)?|\.\d+)`;
const WORDS = String.raw`(?:(?!(?:and|plus|or)\b)[a-z-]+\s+){0,4}?`;
const RATES: readonly {
  readonly form: RegExp;
  readonly value: number;
  readonly thing: number;
  readonly percent?: true;
}[] = [
  {
    form: new RegExp(
      String.raw`${N}\s*(?:%|percent)\s+(?:commission\s+)?(?:of|on)\s+(?:all\s+|her\s+|his\s+|their\s+|the\s+|total\s+)*(sales)`,
      'gi',
    ),
    value: 1,
    thing: 2,
    percent: true,
  },
  {
    form: new RegExp(
      String.raw`\$?\s?${N}\s+${WORDS}(?:per|for each|for every|each|every)\s+(?:additional\s+|extra\s+)?([a-z-]+(?:\s[a-z-]+)?)`,
      'gi',
    ),
    value: 1,
    thing: 2,
  },
  {
    form: new RegExp(
      String.raw`\$?\s?${N}\s+an?\s+(hour|day|week|month|year|mile|minute|pound|gallon|ticket|person|piece)\b`,
      'gi',
    ),
    value: 1,
    thing: 2,
  },
  {
    form: new RegExp(
      String.raw`\b(?:each|every)\s+(day|week|month|year|hour|minute),?\s+[^.;\d$]{0,40}?\$?\s?${N}`,
      'gi',
    ),
    value: 2,
    thing: 1,
  },
  {
    form: new RegExp(
      String.raw`\b([a-z-]+)\s+(?:that\s+)?each\s+(?:weighs?|costs?|holds?|takes?|is|are)\s+\$?\s?${N}`,
      'gi',
    ),
    value: 2,
    thing: 1,
  },
  {
    form: new RegExp(
      String.raw`\beach\s+([a-z-]+)\s+(?:weighs?|costs?|holds?|takes?|is|sells? for)\s+\$?\s?${N}`,
      'gi',
    ),
    value: 2,
    thing: 1,
  },
  {
    form: new RegExp(
      String.raw`\baverage\s+(?:weight|cost|price)\s+(?:of|for)\s+(?:an?|each|one|1)\s+([a-z-]+)\s+is\s+\$?\s?${N}`,
      'gi',
    ),
    value: 2,
    thing: 1,
  },
  {
    form: new RegExp(
      String.raw`\b(?:an?|one|1|each)\s+(?:average\s+)?([a-z-]+)\s+(?:weighs|costs|takes|needs)\s+\$?\s?${N}\s+[a-z]+\s+on\s+average\b`,
      'gi',
    ),
    value: 2,
    thing: 1,
  },
  {
    form: new RegExp(String.raw`\$\s?${N}\s+(?:to\s+[a-z]+|for)\s+(?:each|every|one|1)\s+([a-z-]+)`, 'gi'),
    value: 1,
    thing: 2,
  },
  {
    form: new RegExp(
      String.raw`\b([a-z-]+?)(?:\s+for\s+[a-z ]{1,20})?\s+(?:cost|sell for|weigh)\s+\$?\s?${N}\s+(?:[a-z]+\s+)?each\b`,
      'gi',
    ),
    value: 2,
    thing: 1,
  },
];

const ratesIn = (text: string): Rate[] => {
  const found: Rate[] = [];
  for (const { form, value, thing, percent } of RATES)
    for (const match of text.matchAll(form)) {
      const start = match.index + match[0].indexOf(match[value] ?? '');
      const end = start + (match[value] ?? '').length;
      if (!found.some((one) => one.start === start))
        found.push({
          start,
          end,
          value: match[value] ?? '',
          thing: match[thing] ?? '',
          percent: percent ?? false,
        });
    }
  return found.toSorted((a, b) => a.start - b.start);
};

const TIME = /^(?:day|week|month|year|hour)/i;
const FALLS =
  /\b(?:loses?|decreas\w*|deplet\w*|declin\w*|drops?|falls?|fell|drain\w*|burns?|melts?|leaks?|shrink\w*|withdraw\w*|pays? off|spends?)\b/i;
const AT_MOST =
  /\b(?:no more than|at most|maximum(?: of| is)?|up to|not (?:exceed|more than|over)|budget(?: of| is)?|can (?:safely )?(?:hold|carry|support|spend|lift)|has|have|with|only|less than|under|within|limit(?: of| is)?)\s+\$?\s?$/i;
const AT_LEAST =
  /\b(?:at least|minimum of|needs?|more than|goal (?:of|is)|earn|make|pays?|over|exceeds?|reach(?:es)?|save|raise|costs?)\s+\$?\s?$/i;
const YEAR = /^(?:1[6-9]|20|21)\d{2}$/;

interface Number {
  readonly start: number;
  readonly text: string;
  readonly before: string;
}

// Years, and what the question counts, are no part of the rule itself.
const plainNumbers = (text: string, question: string): Number[] => {
  const asked = text.lastIndexOf(question);
  const all = [...text.matchAll(new RegExp(String.raw`(?<![\w.])${N}(?!\s*(?:%|percent))`, 'g'))].map(
    (match) => ({
      start: match.index,
      text: match[1] ?? '',
      before: text.slice(Math.max(0, match.index - 40), match.index),
    }),
  );
  return all.filter(
    ({ start, text: said, before }) =>
      !(
        YEAR.test(said) && /\b(?:in|since|from|until|by|to|year|after|through|and|between)\s+$/i.test(before)
      ) &&
      !(start > asked && /\b(?:after|end of|over|in|for)\s+(?:the\s+)?$/i.test(before)) &&
      !(said === '1' && !/\$\s?$/.test(before)),
  );
};

/** Reads the parts; null when a number is left over or more than one could be meant. */
export const readLinearStory = (text: string, question: string): LinearStory | null => {
  const rates = ratesIn(text);
  const numbers = plainNumbers(text, question);
  const rate = pickedRate(rates);
  if (!rate) return null;
  const rest = numbers.filter(({ start }) => start !== rate.start);
  const limits = rest.filter(({ before }) => isLimit(before, text, rate));
  const [limit, otherLimit] = limits;
  const [fixed, otherFixed] = rest.filter((one) => one !== limit);
  if (otherLimit || otherFixed) return null;
  return {
    fixed: fixed ? amount(fixed.text) : null,
    rate: rate.percent ? over(amount(rate.value), number(100)) : amount(rate.value),
    thing: rate.thing.replace(/^people$/i, 'person'),
    falls: FALLS.test(text.slice(Math.max(0, rate.start - 60), rate.start + 60)),
    percent: rate.percent,
    limit: limit
      ? {
          value: amount(limit.text),
          way: AT_LEAST.test(limit.before) && !/\bno more than\b/i.test(limit.before) ? 'up' : 'down',
        }
      : null,
  };
};

const isLimit = (before: string, text: string, rate: Rate): boolean => {
  const saving = /\b(?:sav(?:es?|ing)|earns?|makes?)\b/i.test(text) && TIME.test(rate.thing);
  if (/\b(?:has|have|with)\s+\$?\s?$/i.test(before))
    return !saving && !/\b(?:currently|already|adds?)\b/i.test(text);
  if (/\bcosts?\s+\$?\s?$/i.test(before)) return saving;
  if (/\b(?:earn|make|pays?)\s+\$?\s?$/i.test(before))
    return rate.percent && !/\bpays?\s+\$?\s?$/i.test(before.replace(/\bcurrent\b.*$/i, ''));
  return AT_MOST.test(before) || AT_LEAST.test(before);
};

// `$20 a month plus $5 per movie`: what comes every month is no rate beside another one.
const pickedRate = (rates: readonly Rate[]): Rate | null => {
  const things = rates.filter(({ thing }) => !TIME.test(thing));
  const [only, more] = things.length > 0 ? things : rates;
  return only && !more ? only : null;
};
