import { numberOf } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { inLine } from '../formula/rounded.ts';
import { plainText } from '../named/called.ts';
import { type Task, type Worked } from '../worked.ts';
import { measuredAnswer } from './story.ts';

const LONGEST = 400;
const said = measuredAnswer('story', 'Put it back into the story.');

/** Amounts that run down, thin out or work against each other. */
export const amountsLeftTask: Task = (raw) => {
  if (raw.length > LONGEST || /[=^]/.test(raw)) return null;
  const text = plainText(raw);
  const question = questionIn(text);
  return (
    thinned(text, question, raw) ??
    dated(text, question, raw) ??
    burning(text, question, raw) ??
    againstEachOther(text, question, raw) ??
    helper(text, question, raw) ??
    triangleAngles(text, question, raw)
  );
};

// Water, or the pure stuff, put into a solution.
const thinned = (text: string, question: string, raw: string): Worked | null => {
  const start =
    /\b(\d+(?:\.\d+)?)\s*(?:ounces?|oz|liters?|l|ml|milliliters?|gallons?|quarts?|pounds?|grams?|cups?|kg)\s+of\s+(?:an?\s+)?(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(
      text,
    );
  const goal =
    /\b(?:make|get|obtain|form|become|produce|have|to|is)\s+(?:an?\s+)?(?:[a-z]+\s+(?:of|that\s+is)\s+)?(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(
      text.replace(start?.[0] ?? '', ' '),
    );
  const water = /\b(?:pure\s+)?water\b[^.?]*\badded\b|\badd(?:ed|s|ing)?\b[^.?]*\bwater\b|\bdilut/i.test(
    text,
  );
  const pure = !water && /\bpure\s+[a-z]+\b/i.test(text);
  if (
    !start ||
    !goal ||
    water === pure ||
    (text.match(/\d+(?:\.\d+)?/g)?.length ?? 0) !== 3 ||
    !/\bhow (?:many|much)\b/i.test(question)
  )
    return null;
  const [amount, from, to] = [Number(start[1]), Number(start[2]), Number(goal[1])];
  const value = water ? (amount * (from - to)) / to : (amount * (to - from)) / (100 - to);
  return said(
    'mixture',
    water
      ? `${amount} × ${from}% = (${amount} + x) × ${to}%`
      : `${amount} × ${from}% + x = (${amount} + x) × ${to}%`,
    'What is dissolved stays',
    water ? 'Water brings nothing of it.' : 'All of what is added counts.',
    value,
    raw,
  );
};

// So much is left of something with a half-life: how old is it?
const dated = (text: string, question: string, raw: string): Worked | null => {
  const half = /\bhalf-?\s?life\b[^.?\d]*(\d[\d,]*(?:\.\d+)?)/i.exec(text)?.[1];
  const share = /(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(text);
  if (half === undefined || !share || !/\bhow (?:old|long|many)\b|\bage\b|\bwhen\b/i.test(question))
    return null;
  const gone =
    /\b(?:lost|decayed|gone|missing)\b/i.test(text.slice(share.index, share.index + 60)) ||
    /\b(?:lost|decayed)\s*$/i.test(text.slice(0, share.index));
  const part = gone ? 1 - Number(share[1]) / 100 : Number(share[1]) / 100;
  const life = numberOf(half);
  return part > 0 && part < 1
    ? said(
        'half-life',
        `${half} × ln(${inLine(part)})/ln(1/2)`,
        'So many half-lives',
        'After each half-life one half is left.',
        (life * Math.log(part)) / Math.log(0.5),
        raw,
      )
    : null;
};

// Steadily less: `30 cm long, burns 2 cm per hour; when is it 12 cm long?`
const burning = (text: string, question: string, raw: string): Worked | null => {
  const rate =
    /\b(?:burns?|shrinks?|loses?|melts?|drains?|leaks?|drops?|falls?|decreas\w+|uses?|sinks?)\b[^.?\d]*?(\d+(?:\.\d+)?)\s*(?:[a-z]+\s+)?(?:per|an?|each|every)\s+(hour|minute|day|week|month|year|second)/i.exec(
      text,
    );
  if (!rate || !/\b(?:how (?:many|long)|when)\b/i.test(question) || /%|\bpercent\b/i.test(text)) return null;
  const others = [...text.replace(rate[0], ' ').matchAll(/(?<![\w.])(\d[\d,]*(?:\.\d+)?)/g)].map((match) =>
    numberOf(match[1]),
  );
  const [start, end = 0, more] = others;
  if (start === undefined || more !== undefined || start <= end) return null;
  if (others.length === 1 && !/\b(?:gone|empty|nothing|out|completely|all|zero)\b/i.test(question))
    return null;
  return said(
    'steadily less',
    `(${start} − ${end}) ÷ ${rate[1]}`,
    'What has to go, over what goes each time',
    `It is the same every ${rate[2]}.`,
    (start - end) / Number(rate[1]),
    raw,
  );
};

const HOURS = String.raw`(\d+(?:\.\d+)?)\s*(?:hours?|hrs?|minutes?|mins?|days?)`;

// One fills, the other empties.
const againstEachOther = (text: string, question: string, raw: string): Worked | null => {
  const fills = new RegExp(String.raw`\bfills?\b[^.?\d]*?${HOURS}`, 'i').exec(text)?.[1];
  const empties = new RegExp(String.raw`\b(?:empt(?:y|ies)|drains?)\b[^.?\d]*?${HOURS}`, 'i').exec(text)?.[1];
  if (fills === undefined || empties === undefined || !/\bhow (?:long|many)\b/i.test(question)) return null;
  const rate = 1 / Number(fills) - 1 / Number(empties);
  return rate > 0
    ? said(
        'work',
        `1/${fills} − 1/${empties} = 1/t`,
        'Parts in one hour',
        'What runs out is taken away.',
        1 / rate,
        raw,
      )
    : null;
};

// Alone in so long, together in so long: how long the other one alone?
const helper = (text: string, question: string, raw: string): Worked | null => {
  const alone = new RegExp(String.raw`\bcan\s+[a-z]+\b[^.?\d]*?\bin\s+${HOURS}`, 'i').exec(text)?.[1];
  const both = new RegExp(
    String.raw`\b(?:with\s+(?:his|her|the|an?)\s+[a-z]+|together|both)\b[^.?\d]*?${HOURS}`,
    'i',
  ).exec(text)?.[1];
  if (
    alone === undefined ||
    both === undefined ||
    Number(both) >= Number(alone) ||
    !/\balone\b|\bby (?:himself|herself|itself)\b/i.test(question) ||
    (text.match(/\d+(?:\.\d+)?/g)?.length ?? 0) !== 2
  )
    return null;
  return said(
    'work',
    `1/${both} − 1/${alone} = 1/t`,
    'Parts in one hour',
    'Together minus the one is the other.',
    1 / (1 / Number(both) - 1 / Number(alone)),
    raw,
  );
};

// 180° in parts of a ratio, or with the smallest as the unknown.
const triangleAngles = (text: string, question: string, raw: string): Worked | null => {
  if (!/\bangles?\b/i.test(text) || !/\btriangle\b/i.test(text)) return null;
  const ratio = /\b(\d+)\s*:\s*(\d+)\s*:\s*(\d+)\b/.exec(text);
  if (ratio) {
    const parts = ratio.slice(1).map(Number);
    const asked = /\b(?:largest|greatest|biggest)\b/i.test(question)
      ? Math.max(...parts)
      : /\bsmallest\b/i.test(question)
        ? Math.min(...parts)
        : null;
    const whole = parts.reduce((sum, one) => sum + one, 0);
    return asked === null
      ? null
      : said(
          'triangle',
          `180 × ${asked}/${whole}`,
          'The angles make 180°',
          `They are shared in ${whole} parts.`,
          (180 * asked) / whole,
          raw,
        );
  }
  const more =
    /(\d+(?:\.\d+)?)\s*(?:°|degrees?)\s+(more|less|larger|greater|smaller)\s+than\s+(?:the\s+)?smallest/i.exec(
      text,
    );
  const times = /\b(?:(twice)|(\d+)\s+times|(triple))\s+(?:as\s+large\s+as\s+)?(?:the\s+)?smallest/i.exec(
    text,
  );
  if (!more || !times || !/\bsmallest\b/i.test(question)) return null;
  const [shift, factor] = [
    Number(more[1]) * (/less|smaller/i.test(more[2] ?? '') ? -1 : 1),
    times[1] ? 2 : times[3] ? 3 : Number(times[2]),
  ];
  return said(
    'triangle',
    `x + (x + ${shift}) + ${factor}x = 180`,
    'The angles make 180°',
    'x is the smallest angle.',
    (180 - shift) / (2 + factor),
    raw,
  );
};
