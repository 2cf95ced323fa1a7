import { withDigits } from '../arithmetic/number-words.ts';
import { quantitiesIn, type Quantity } from '../quantities/read.ts';
import { remembered } from '../remembered.ts';
import { CONCEPTS } from './concepts.ts';

/** What the text gives: quantities, plain numbers with a name, and the gravity it wants to be used. */
export interface Given {
  readonly text: string;
  readonly found: readonly Quantity[];
  /** Also those that were said twice or stand for gravity. */
  readonly all: readonly Quantity[];
  readonly g: number | null;
}

const GRAVITY = /(?<![A-Za-z])[gG]\s*=\s*$|\bgravity\b[^.\d]{0,25}$|\bgravitational constant\b[^.\d]{0,25}$/;

/** Everything a story says in numbers. */
export const givenIn = remembered((raw: string): Given => {
  const plain = withoutDates(saidOnce(countedUnits(raw))).replaceAll(/\(about [^)]*\)/gi, (part) =>
    ' '.repeat(part.length),
  );
  const measured = summedUp(quantitiesIn(plain), plain);
  const named = namedNumbers(plain).filter((one) =>
    measured.every((other) => other.end <= one.start || other.start >= one.end),
  );
  const all = [...measured, ...twinsOf(measured, plain), ...named, ...restsIn(plain)];
  const isGravity = (one: Quantity): boolean => {
    const before = plain.slice(Math.max(0, one.start - 60), one.start);
    return (
      GRAVITY.test(before) &&
      !/\b(?:cent(?:er|re)|specific) (?:of )?gravity\b/i.test(before) &&
      (one.kind === CONCEPTS.acceleration.kind || /[gG]\s*=\s*$/.test(before))
    );
  };
  const gravity = all.find((one) => isGravity(one) && one.value > 1e-3);
  const kept = all.filter((one) => !isGravity(one));
  // The same value said twice is one quantity.
  const found = kept.filter(
    (one, at) =>
      kept.findIndex((other) => other.kind === one.kind && other.value === one.value) === at ||
      one.kind === CONCEPTS.mass.kind ||
      one.kind === CONCEPTS.charge.kind ||
      /\b(?:from|to)\s*$/.test(plain.slice(0, one.start)),
  );
  return { text: plain, found, all, g: gravity?.value ?? null };
});

// A title that repeats the story brings its numbers twice.
const saidOnce = (text: string): string => {
  const sentences = text.split(/(?<=[.?!])\s+|\n/);
  return sentences
    .filter((one, at) => one.trim().length < 20 || sentences.lastIndexOf(one) === at)
    .join('\n');
};

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE = new RegExp(
  String.raw`\b(?:${MONTHS})\s+\d{1,2}\s*(?:,\s*(?:1[5-9]|20)\d\d)?|\b(?:in|since|of|year)\s+(?:1[5-9]|20)\d\d\b(?!\s*(?:kg|m|s|N|J|W|Hz|rpm|V)\b)`,
  'g',
);
const withoutDates = (text: string): string => text.replaceAll(DATE, (date) => date.replaceAll(/\d/g, ' '));

// `Two moles`, `a single kilogram`: a counted unit is a quantity.
const countedUnits = (text: string): string =>
  text.replaceAll(
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\s+(?=(?:moles?|mol|kilograms?|kg|grams?|meters?|seconds?|minutes?|hours?|days?|years?|liters?|newtons?)\b)/gi,
    (words) => `${withDigits(words).trim()} `,
  );

const COUNTED = new Set<string>([
  CONCEPTS.mass.kind,
  CONCEPTS.charge.kind,
  CONCEPTS.resistance.kind,
  CONCEPTS.capacitance.kind,
]);

// `two 50 kg people`, `two charges of 3 μC each`: the number counts twice.
const twinsOf = (found: readonly Quantity[], text: string): Quantity[] =>
  found
    .filter(
      ({ kind, start }) =>
        COUNTED.has(kind) && /\btwo\s+(?:identical\s+|equal\s+)?$/i.test(text.slice(0, start)),
    )
    .map((one) => Object.assign({}, one));

// 13 hours, 4 minutes, 58 seconds
const summedUp = (found: readonly Quantity[], text: string): Quantity[] => {
  const sums: Quantity[] = [];
  for (const one of found) {
    const last = sums.at(-1);
    const isPart =
      last?.kind === one.kind &&
      one.value < last.value &&
      !/^(?:-?[\d.,]+)\s*(\S+)$/.test(`${last.written}=${one.written}`) &&
      unitOf(last) !== unitOf(one) &&
      /^\s*(?:,|and|,\s*and)?\s*$/.test(text.slice(last.end, one.start));
    if (!last || !isPart) sums.push(one);
    else
      sums[sums.length - 1] = {
        ...last,
        value: last.value + one.value,
        written: `${last.written} ${one.written}`,
        end: one.end,
      };
  }
  return sums;
};

const unitOf = ({ written }: Quantity): string => written.replace(/^-?[\d.,\s*^()×e+-]+/, '');

const POWER = String.raw`(-?\d*\.?\d+(?:\s*\*\s*10\s*\^\s*\(?-?\d+\)?)?)`;
const UNITLESS = String.raw`(?!\s*(?:kg|m|N|s|g|cm|%|°|degrees?)\b|\d|\.\d)`;

const NAMED: readonly (readonly [kind: string, form: RegExp])[] = [
  [
    'number',
    new RegExp(
      String.raw`\b(?:coefficients? of [a-z ]*friction|drag coefficient|ind(?:ex|ices) of refraction|refractive index|emissivity)\b[^.\d]{0,80}?${POWER}${UNITLESS}`,
      'gi',
    ),
  ],
  ['number', /(?<![A-Za-z])(?:μ|mu)_?\(?[a-z]?\)?\s*=\s*(\d*\.?\d+)/gi],
  ['number', /(?<![A-Za-z])n(?:_?\d)?\s*=\s*(\d\.\d+)/g],
  ['decibel', /(\d+(?:\.\d+)?)\s*(?:dB|decibels?)\b/gi],
  [
    CONCEPTS.frequency.kind,
    /(\d+(?:\.\d+)?)\s*(?:times|cycles|vibrations|oscillations|beats)\s*(?:per|each|a|every)\s+second\b/gi,
  ],
  ['mach', /\bMach\s+(?:number\s+)?(?:of\s+)?(\d+(?:\.\d+)?)/gi],
  ['light', /(\d*\.\d+)\s*\*?\s*c\b(?!\w)/g],
];

// Coefficients have no unit; they are known by their names.
const namedNumbers = (text: string): Quantity[] => {
  const found = NAMED.flatMap(([kind, form]) =>
    [...text.matchAll(form)].map((match) => ({
      value: numberOf(match[1] ?? ''),
      kind,
      written: match[1] ?? '',
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return found.filter(
    (one, at) => found.findIndex((other) => other.start <= one.end && one.start <= other.end) === at,
  );
};

const numberOf = (written: string): number => {
  const [digits = '', exponent = '0'] = written.replaceAll(/[\s()]/g, '').split(/\*10\^/);
  return Number(digits) * 10 ** Number(exponent);
};

const STARTS =
  /\b(?:from rest|initially at rest|at rest initially|starts? (?:a race|at rest)|(?:is|are) (?:released|dropped) from rest|initially stationary|at rest is|at rest starts?)\b/i;
const ENDS =
  /\b(?:to (?:a )?(?:complete )?(?:rest|stop|halt)|comes? to (?:a )?(?:rest|stop|halt)|before (?:it |the \w+ )?(?:stops|stopping)|stopping (?:distance|time)|to stop|is stopped|brought to rest)\b/i;

const restsIn = (text: string): Quantity[] => {
  const speed = { kind: CONCEPTS.speed.kind, value: 0 };
  const start = STARTS.exec(text);
  const end = ENDS.exec(text);
  return [
    ...(start ? [{ ...speed, written: 'initial 0 m/s', start: start.index, end: start.index }] : []),
    ...(end ? [{ ...speed, written: 'final 0 m/s', start: end.index, end: end.index }] : []),
  ];
};

/** A number that nobody could read as a quantity belongs to something the formula does not know. */
export const hasStrayNumbers = ({ text, found, all }: Given): boolean => {
  let rest = text;
  for (const { start, end } of all) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  const plain = rest.replaceAll(
    /\^\s*\(?\s*-?\d+|\bstep\s+\d+|[A-Za-z]_\(?\d+|\bI\s*=\s*\(.*?\)\*\S+|#\s*\d+|\bt\s*=\s*0\b|\bpart\s+\d+|\b(?:one|two|three)\b|\(\s*\d\s*\)|\b0\s*°|\bround\b[^.]*\d[^.]*/gi,
    ' ',
  );
  return found.length > 0 && /(?<![A-Za-z])\d/.test(plain);
};
