import { numberOf } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainText } from '../named/called.ts';
import { told, type Task, type Worked } from '../worked.ts';
import { listsIn, numbersIn } from './lists.ts';

const said = (what: string, line: string, rule: string, reason: string, value: number, raw: string): Worked =>
  told(what, what, [[line, rule, reason]], nearAnswer(value, raw, '', 4));

/** Rules about spread and classes that need no data: empirical rule, Chebyshev, changed data, histograms. */
export const spreadRulesTask: Task = (raw) => {
  if (
    raw.length > 700 ||
    !/\b(?:standard deviations?|class(?:es)?|quartiles?|bars?|intervals?|percentile|frequenc|maximum|minimum)\b/i.test(
      raw,
    )
  )
    return null;
  const text = plainText(raw);
  const question = questionIn(text);
  return (
    within(text, question, raw) ??
    changed(text, question, raw) ??
    classes(text, question, raw) ??
    cumulative(text, question, raw) ??
    place(text, question, raw) ??
    ends(text, question, raw)
  );
};

const PARTS: readonly number[] = [0, 68, 95, 99.7];

// How much lies within so many standard deviations of the mean.
const within = (text: string, question: string, raw: string): Worked | null => {
  const k = Number(
    /\bwithin\s+(?:about\s+)?(\d+(?:\.\d+)?)\s+standard\s+deviations?\b/i.exec(question)?.[1] ?? 0,
  );
  if (!(k > 0) || !/\b(?:percent|percentage|fraction|proportion|part|%)/i.test(question)) return null;
  if (/\bcheb[iy]sh?[eo]v/i.test(text)) {
    const part = 1 - 1 / k ** 2;
    return k > 1
      ? said(
          'Chebyshev',
          `1 − 1/${k}²`,
          'Chebyshev’s rule',
          'It holds for every shape of data.',
          /\bpercent|%/i.test(question) ? 100 * part : part,
          raw,
        )
      : null;
  }
  const part = PARTS[k];
  return part !== undefined && /\b(?:bell|normal|empirical|68)/i.test(text)
    ? said(
        'empirical rule',
        `${k} standard deviations: ${part}%`,
        'Empirical rule',
        'Bell-shaped data lie like this.',
        /\b(?:fraction|proportion)\b/i.test(question) ? part / 100 : part,
        raw,
      )
    : null;
};

// Every value plus the same, or times the same.
const changed = (text: string, question: string, raw: string): Worked | null => {
  const asked = /\b(standard deviation|variance|mean|range|median)\b/i.exec(question)?.[1]?.toLowerCase();
  if (
    asked === undefined ||
    !/\b(?:every|each|all)\b/i.test(text) ||
    !/\b(?:new|after|now|then)\b/i.test(question)
  )
    return null;
  const before = new RegExp(String.raw`\b${asked}\b[^.?\d]{0,40}\$?(\d[\d,]*(?:\.\d+)?)`, 'i').exec(
    text,
  )?.[1];
  const factor =
    /\b(?:multiplied|multiply|multiplies)\b[^.?\d]*?(\d*\.?\d+)/i.exec(text)?.[1] ??
    (/\bdoubled\b/i.test(text) ? '2' : /\btripled\b/i.test(text) ? '3' : undefined);
  const shift =
    /\b(?:adds?|added|raise|bonus|increased?|more)\b[^.?\d]{0,30}?\$?(\d[\d,]*(?:\.\d+)?)(?!\s*%)/i.exec(
      text,
    )?.[1] ?? /\$?(\d[\d,]*(?:\.\d+)?)(?:\s+[a-z]+)?\s+(?:is|are|were)\s+added/i.exec(text)?.[1];
  if (before === undefined || (factor === undefined) === (shift === undefined)) return null;
  const start = numberOf(before);
  const isPlace = asked === 'mean' || asked === 'median';
  const value =
    factor === undefined
      ? start + (isPlace ? numberOf(shift) : 0)
      : start * Number(factor) ** (asked === 'variance' ? 2 : 1);
  return said(
    asked,
    inLine(value),
    factor === undefined ? 'Everything moves together' : 'Everything is stretched',
    factor === undefined
      ? 'Moving all values alike changes where they lie, not how far apart they are.'
      : 'Distances grow as the values do.',
    value,
    raw,
  );
};

// Width and middle of the bars of a histogram.
const classes = (text: string, question: string, raw: string): Worked | null => {
  if (/\bmid-?point\b/i.test(question)) {
    const found = /\b(\d+(?:\.\d+)?)\s*(?:to|-|–|and)\s*(\d+(?:\.\d+)?)/i.exec(text);
    return found && /\b(?:class|interval|bar)\b/i.test(text)
      ? said(
          'midpoint',
          `(${found[1]} + ${found[2]})/2`,
          'Half-way between its ends',
          'The class midpoint.',
          (Number(found[1]) + Number(found[2])) / 2,
          raw,
        )
      : null;
  }
  if (!/\bwidth\b/i.test(question)) return null;
  const count = Number(/\b(\d+)\s+(?:equal\s+)?(?:class(?:es)?|bars|intervals|bins)\b/i.exec(text)?.[1] ?? 0);
  const ends = /\b(?:from|between)\s+\$?(\d+(?:\.\d+)?)\s+(?:to|and)\s+\$?(\d+(?:\.\d+)?)/i.exec(text);
  const list = numbersIn(text);
  const [low, high] = ends
    ? [Number(ends[1]), Number(ends[2])]
    : list.length > 4
      ? [Math.min(...list), Math.max(...list)]
      : [0, 0];
  return count > 0 && high > low
    ? said(
        'class width',
        `(${high} − ${low})/${count}`,
        'Share the range among the classes, and round up',
        'Rounded up, all values find a place.',
        Math.ceil((high - low) / count - 1e-9),
        raw,
      )
    : null;
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

// The frequencies so far, added up.
const cumulative = (text: string, question: string, raw: string): Worked | null => {
  if (!/\bcumulative\b/i.test(question)) return null;
  const at = ORDINALS.findIndex((word) => new RegExp(String.raw`\b${word}\b`, 'i').test(question)) + 1;
  const [list, more] = listsIn(text);
  if (!list || more || at < 1 || at > list.length) return null;
  const part = list.slice(0, at).reduce((sum, one) => sum + one, 0);
  const whole = list.reduce((sum, one) => sum + one, 0);
  return said(
    'cumulative frequency',
    list.slice(0, at).join(' + '),
    'Add up what came so far',
    'Its own frequency included.',
    /\brelative\b/i.test(question) ? part / whole : part,
    raw,
  );
};

// Which percentile a place in a sorted list is.
const place = (text: string, question: string, raw: string): Worked | null => {
  const below =
    /\b(\d+)\s+(?:[a-z]+\s+){0,3}?(?:are\s+|were\s+|scored\s+)?(?:below|lower|less|under)\b/i.exec(text)?.[1];
  const all = /\b(?:of|list of|class of|out of)\s+(\d+)\b/i.exec(text)?.[1];
  if (below === undefined || all === undefined || !/\bpercentile\b/i.test(question)) return null;
  return said(
    'percentile',
    `(${below} + 0.5 × 1)/${all} × 100`,
    'The part below, and half of itself',
    'So many percent lie below.',
    (100 * (Number(below) + 0.5)) / Number(all),
    raw,
  );
};

const ends = (text: string, question: string, raw: string): Worked | null => {
  const asked = /\b(maximum|minimum)\b/i.exec(question)?.[1]?.toLowerCase();
  const list = numbersIn(text);
  if (asked === undefined || list.length < 4 || !/\b(?:data|summary|box ?plot|values|set)\b/i.test(text))
    return null;
  const value = asked === 'maximum' ? Math.max(...list) : Math.min(...list);
  return said(
    asked,
    inLine(value),
    'Look for it',
    `It is the ${asked === 'maximum' ? 'largest' : 'smallest'} value.`,
    value,
    raw,
  );
};
