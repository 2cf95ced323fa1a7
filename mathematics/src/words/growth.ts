import { withDigits } from '../arithmetic/number-words.ts';
import { numberOf } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { formulaWorked } from '../formula/put-in.ts';
import type { Task, Worked } from '../worked.ts';

const LONGEST = 600;
const SPAN = String.raw`(\d+(?:\.\d+)?)?\s*(second|minute|hour|day|week|month|year)s?\b`;
const HOURS: Readonly<Record<string, number>> = {
  second: 1 / 3_600,
  minute: 1 / 60,
  hour: 1,
  day: 24,
  week: 168,
  month: 730,
  year: 8_760,
};

/** Doubling times, and the percent by which something changed each year. */
export const growthStoryTask: Task = (raw) => {
  if (raw.length > LONGEST || /[=^]/.test(raw)) return null;
  const text = withDigits(raw);
  return repeated(text) ?? yearlyRate(text) ?? neededNow(text) ?? everyTime(text);
};

const REPEATED: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`\bdoubl\w*\s+(?:in\s+\w+\s+)?(?:once\s+)?(?:every|each|in)\s+${SPAN}`, 'i'), 2],
  [new RegExp(String.raw`\btripl\w*\s+(?:in\s+\w+\s+)?(?:every|each|in)\s+${SPAN}`, 'i'), 3],
];

const repeated = (text: string): Worked | null => {
  for (const [form, factor] of REPEATED) {
    const match = form.exec(text);
    if (!match) continue;
    const rest = text.replace(match[0], ' ');
    const span = new RegExp(String.raw`\b(?:after|in|for|end of|over)\s+(?:the\s+)?${SPAN}`, 'i').exec(rest);
    const start = /(?<![\w.])(\d[\d,]*(?:\.\d+)?)(?!\s*(?:hour|day|minute|year|week|second|month|%))/i.exec(
      rest.replace(span?.[0] ?? '', ' '),
    )?.[1];
    const unit = HOURS[match[2]?.toLowerCase() ?? ''] ?? 1;
    const [each, total] = [hours(match[1], match[2]) / unit, hours(span?.[1], span?.[2]) / unit];
    if (
      !span ||
      start === undefined ||
      !each ||
      !total ||
      !/\bhow (?:much|many)\b|\bwhat\b|\bfind\b/i.test(questionIn(text))
    )
      return null;
    return formulaWorked({
      text,
      law: 'A = P*k^(t/T)',
      title: 'The same factor each time',
      unknown: 'A',
      given: { P: { value: numberOf(start) }, k: { value: factor }, t: { value: total }, T: { value: each } },
    });
  }
  return null;
};

const hours = (count: string | undefined, unit: string | undefined): number =>
  unit === undefined ? 0 : Number(count ?? 1) * (HOURS[unit.toLowerCase()] ?? 0);

const YEAR = String.raw`((?:1[6-9]|20|21)\d{2})`;

// Two years with two values, and the percent between them.
const yearlyRate = (text: string): Worked | null => {
  if (
    !/\b(?:annual|yearly|percent(?:age)?)\b[^?]*\b(?:growth|rate|increase)\b|\bgrowth rate\b/i.test(
      questionIn(text),
    )
  )
    return null;
  const years = [
    ...new Set([...text.matchAll(new RegExp(String.raw`\b${YEAR}\b`, 'g'))].map((match) => Number(match[1]))),
  ];
  const values = [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)|(?<![\w.$])(\d{1,3}(?:,\d{3})+)/g)].map(
    (match) => numberOf(match[1] ?? match[2]),
  );
  const [from, to, more] = years;
  const [start, end, third] = values;
  if (
    from === undefined ||
    to === undefined ||
    more !== undefined ||
    start === undefined ||
    end === undefined ||
    third !== undefined ||
    to <= from ||
    /\blinear/i.test(text)
  )
    return null;
  return formulaWorked({
    text,
    law: 'A = P*(1+r)^t',
    title: 'The same percent every year',
    unknown: 'r',
    given: { A: { value: end }, P: { value: start }, t: { value: to - from } },
    percent: true,
  });
};

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\bsemi-?annually\b/i, 2],
  [/\bannually\b|\byearly\b/i, 1],
  [/\bquarterly\b/i, 4],
  [/\bmonthly\b/i, 12],
  [/\bweekly\b/i, 52],
  [/\bdaily\b/i, 365],
];

// What has to be invested now to have so much later.
const neededNow = (text: string): Worked | null => {
  if (
    !/\bhow much\b[^?]*\b(?:invest\w*|deposit\w*|put)\b|\binitial (?:deposit|investment)\b|\bpresent value\b/i.test(
      questionIn(text),
    )
  )
    return null;
  const money = [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)].map((match) => numberOf(match[1]));
  const rate = [...text.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|percent)/gi)].map((match) => Number(match[1]) / 100);
  const years = /\b(\d+(?:\.\d+)?)\s*years?\b/i.exec(text)?.[1];
  const times = TIMES.find(([word]) => word.test(text))?.[1];
  const [goal, more] = money;
  const [r, other] = rate;
  if (
    goal === undefined ||
    more !== undefined ||
    r === undefined ||
    other !== undefined ||
    years === undefined
  )
    return null;
  const given = { A: { value: goal }, r: { value: r }, t: { value: Number(years) } };
  if (/\bcontinuous/i.test(text))
    return formulaWorked({
      text,
      law: 'A = P*e^(r*t)',
      title: 'Continuous interest',
      unknown: 'P',
      given,
      places: 2,
    });
  return /\bcompound/i.test(text) && times !== undefined
    ? formulaWorked({
        text,
        law: 'A = P*(1+r/n)^(n*t)',
        title: 'Compound interest',
        unknown: 'P',
        given: { ...given, n: { value: times } },
        places: 2,
      })
    : null;
};

// `loses 15% of its value each year`
const everyTime = (text: string): Worked | null => {
  const change =
    /\b(loses?|depreciates?|decreases?|declines?|drops?|decays?|gains?|grows?|increases?|appreciates?|rises?)\b[^.%\d]*?(\d+(?:\.\d+)?)\s*(?:%|percent)(?:\s+of\s+(?:its|the|their)\s+[a-z]+)?\s*,?\s*(?:each|every|per|a|an)\s+(year|month|day|hour|week)/i.exec(
      text,
    );
  const unit = change?.[3]?.toLowerCase() ?? 'year';
  const span = new RegExp(String.raw`\b(?:after|in|for)\s+(\d+(?:\.\d+)?)\s+${unit}s?\b`, 'i').exec(text);
  const rest = text
    .replace(change?.[0] ?? '', ' ')
    .replace(span?.[0] ?? '', ' ')
    .replace(/\bround\b[^.?]*/i, ' ');
  const [start, more] = [...rest.matchAll(/(?<![\w.])\$?\s?(\d[\d,]*(?:\.\d+)?)/g)].map((match) =>
    numberOf(match[1]),
  );
  if (!change || !span || start === undefined || more !== undefined) return null;
  const down = /^(?:los|depr|decr|decl|drop|deca)/i.test(change[1] ?? '');
  return formulaWorked({
    text,
    law: down ? 'A = P*(1-r)^t' : 'A = P*(1+r)^t',
    title: 'The same percent each time',
    unknown: 'A',
    given: { P: { value: start }, r: { value: Number(change[2]) / 100 }, t: { value: Number(span[1]) } },
    places: 2,
  });
};
