import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { formulaWorked } from '../formula/put-in.ts';
import type { Task, Worked } from '../worked.ts';

const MONEY = String.raw`\$\s*(\d[\d,\s]*(?:\.\d+)?)`;
const number = (text: string | undefined): number => Number((text ?? '').replaceAll(/[,\s]/g, ''));

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:semi-?annually|twice a year|every six months)\b/i, 2],
  [/\b(?:annually|yearly|once a year|each year|every year)\b/i, 1],
  [/\bquarterly\b/i, 4],
  [/\bmonthly\b/i, 12],
  [/\bweekly\b/i, 52],
  [/\bdaily\b/i, 365],
];

/** Simple interest, compound interest, continuous growth and regular payments. */
export const interestTask: Task = (raw) => {
  if (
    raw.length > 900 ||
    !/\binterest\b|\bcompounded\b|\binvest|\bannuity\b|\bAPR\b|\bprincipal\b/i.test(raw)
  )
    return null;
  const text = withDigits(raw);
  return byLetters(text) ?? byStory(text);
};

/** So many percent more or less every year. */
export const growthTask: Task = (raw) => {
  if (raw.length > 600) return null;
  const text = withDigits(raw);
  const change =
    /\b(grow\w*|increas\w*|ris\w*|appreciat\w*|decreas\w*|declin\w*|decay\w*|depreciat\w*|los\w*|shrink\w*|drop\w*)\b[^.?%]*?(\d+(?:\.\d+)?)\s*(?:%|percent)\s*(?:per|a|each|every|annually|yearly)\s*(year|month|week|day|hour|minute)?/i.exec(
      text,
    );
  const unit = (change?.[3] ?? 'year').toLowerCase();
  const times = new RegExp(String.raw`\b(?:after|in|for)\s+(\d+(?:\.\d+)?)\s+${unit}s?\b`, 'i').exec(
    text,
  )?.[1];
  const plain = text
    .replace(change?.[0] ?? '', ' ')
    .replace(new RegExp(String.raw`\b(?:after|in|for)\s+\d+(?:\.\d+)?\s+${unit}s?\b`, 'i'), ' ');
  const [start, more] = [...plain.matchAll(/(?<![\w.])\$?\s*(\d[\d,]*(?:\.\d+)?)/g)].map((match) =>
    number(match[1]),
  );
  if (
    !change ||
    times === undefined ||
    start === undefined ||
    more !== undefined ||
    !/\b(?:what|how (?:much|many|large)|find)\b/i.test(questionIn(text))
  )
    return null;
  const down = /^(?:decr|decl|deca|depr|los|shri|drop)/i.test(change[1] ?? '');
  return formulaWorked({
    text,
    law: down ? 'A = P*(1-r)^t' : 'A = P*(1+r)^t',
    title: down ? 'Shrinks by the same percent each time' : 'Grows by the same percent each time',
    unknown: 'A',
    given: { P: { value: start }, r: { value: Number(change[2]) / 100 }, t: { value: Number(times) } },
  });
};

// I = Prt with the values of all letters but one.
const byLetters = (text: string): Worked | null => {
  if (!/\bI\s*=\s*P\s*\*?\s*r\s*\*?\s*t\b/.test(text)) return null;
  const value = (name: string): number | undefined => {
    const match = new RegExp(
      String.raw`(?<![A-Za-z])${name}\s*=\s*\$?\s*(\d{1,3}(?:,\s*\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(%)?`,
    ).exec(text);
    return match ? number(match[1]) / (match[2] === undefined ? 1 : 100) : undefined;
  };
  const given = { I: value('I'), P: value('P'), r: value('r'), t: value('t') };
  const [missing, more] = Object.entries(given).filter(([, one]) => one === undefined);
  if (!missing || more) return null;
  const known = Object.fromEntries(
    Object.entries(given).flatMap(([name, one]) => (one === undefined ? [] : [[name, { value: one }]])),
  );
  return formulaWorked({
    text,
    law: 'I = P*r*t',
    title: 'Simple interest',
    unknown: missing[0],
    given: known,
    percent: missing[0] === 'r',
  });
};

const byStory = (text: string): Worked | null => {
  const [money, second] = [...text.matchAll(new RegExp(MONEY, 'g'))].map((match) => number(match[1]));
  const percents = [...text.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|percent)/gi)].map(
    (match) => Number(match[1]) / 100,
  );
  const [rate, otherRate] = percents;
  const years = yearsIn(text);
  const question = questionIn(text);
  if (money === undefined || rate === undefined || otherRate !== undefined || years === null) return null;
  const times = TIMES.find(([words]) => words.test(text))?.[1];
  const all = { P: { value: money }, r: { value: rate }, t: { value: years } };
  const asksWhole = /\b(?:how much (?:money )?will|balance|worth|value|amount|in the account|total)\b/i.test(
    question,
  );
  if (second !== undefined) return null;
  if (/\bcontinuous/i.test(text) && asksWhole)
    return formulaWorked({
      text,
      law: 'A = P*e^(r*t)',
      title: 'Continuous interest',
      unknown: 'A',
      given: all,
      places: 2,
    });
  if (
    /\bannuity\b|\b(?:per|each|every) (?:month|year|quarter)\b/i.test(text) &&
    /\bannuity\b|\bdeposits?\b|\binvest/i.test(text) &&
    times !== undefined &&
    asksWhole
  )
    return formulaWorked({
      text,
      law: 'A = P*((1+r/n)^(n*t)-1)/(r/n)',
      title: 'Regular payments',
      unknown: 'A',
      given: { ...all, n: { value: times } },
      places: 2,
    });
  if (/\bcompound/i.test(text) && times !== undefined && asksWhole)
    return formulaWorked({
      text,
      law: 'A = P*(1+r/n)^(n*t)',
      title: 'Compound interest',
      unknown: 'A',
      given: { ...all, n: { value: times } },
      places: 2,
    });
  if (/\bsimple interest\b/i.test(text) && /\binterest\b/i.test(question) && !asksWhole)
    return formulaWorked({
      text,
      law: 'I = P*r*t',
      title: 'Simple interest',
      unknown: 'I',
      given: all,
      places: 2,
    });
  return null;
};

const yearsIn = (text: string): number | null => {
  const years = /\b(\d+(?:\.\d+)?)[\s-]*(?:years?|yrs?)\b(?!\s+old)/i.exec(text)?.[1];
  if (years !== undefined) return Number(years);
  const months = /\b(?:after|for|in)\s+(\d+)\s*months\b/i.exec(text)?.[1];
  if (months !== undefined) return Number(months) / 12;
  const birthday =
    /\b(\d+)(?:st|nd|rd|th)\s+birthday\b|\b(eighteenth|sixteenth|twenty-first)\s+birthday\b/i.exec(text);
  const named: Readonly<Record<string, number>> = { eighteenth: 18, sixteenth: 16, 'twenty-first': 21 };
  return birthday ? Number(birthday[1] ?? named[(birthday[2] ?? '').toLowerCase()]) : null;
};
