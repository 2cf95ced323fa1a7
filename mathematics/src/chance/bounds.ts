import { numberOf } from '../arithmetic/written-number.ts';
/** Which values are asked about: from low to high, where an end may be left open. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
  readonly lowIn: boolean;
  readonly highIn: boolean;
}

const N = String.raw`(-?\d[\d,]*(?:\.\d+)?|-?\.\d+)`;

const above = (low: number, lowIn: boolean): Bounds => ({ low, lowIn, high: Infinity, highIn: false });
const below = (high: number, highIn: boolean): Bounds => ({ low: -Infinity, lowIn: false, high, highIn });
const exactly = (at: number): Bounds => ({ low: at, high: at, lowIn: true, highIn: true });
const between = (a: number, b: number, inside: boolean): Bounds => ({
  low: Math.min(a, b),
  high: Math.max(a, b),
  lowIn: inside,
  highIn: inside,
});

type Reading = readonly [RegExp, (match: RegExpExecArray) => Bounds];
const of = (form: string): RegExp => new RegExp(form, 'i');
const UNIT = String.raw`(?:\s+[a-z]+){0,3}?`;

/** How a question says which values count; tried from the top. */
const READINGS: readonly Reading[] = [
  [
    of(String.raw`${N}\s*([<≤])\s*x\s*([<≤])\s*${N}`),
    (m) => ({
      low: numberOf(m[1]),
      lowIn: m[2] === '≤',
      high: numberOf(m[4]),
      highIn: m[3] === '≤',
    }),
  ],
  [of(String.raw`P\s*\(\s*x\s*>\s*${N}`), (m) => above(numberOf(m[1]), false)],
  [of(String.raw`P\s*\(\s*x\s*≥\s*${N}`), (m) => above(numberOf(m[1]), true)],
  [of(String.raw`P\s*\(\s*x\s*<\s*${N}`), (m) => below(numberOf(m[1]), false)],
  [of(String.raw`P\s*\(\s*x\s*≤\s*${N}`), (m) => below(numberOf(m[1]), true)],
  [of(String.raw`P\s*\(\s*x\s*=\s*${N}`), (m) => exactly(numberOf(m[1]))],
  [of(String.raw`\b(?:left|below)\s+(?:of\s+)?x\s*=\s*${N}`), (m) => below(numberOf(m[1]), false)],
  [of(String.raw`\b(?:right|above)\s+(?:of\s+)?x\s*=\s*${N}`), (m) => above(numberOf(m[1]), false)],
  [
    of(String.raw`\bbetween\s+x\s*=\s*${N}\s+and\s+x\s*=\s*${N}`),
    (m) => between(numberOf(m[1]), numberOf(m[2]), true),
  ],
  [
    of(String.raw`\bbetween\s+\$?${N}${UNIT}\s+and\s+\$?${N}`),
    (m) => between(numberOf(m[1]), numberOf(m[2]), true),
  ],
  [
    of(String.raw`\b(?:no|not)\s+(?:more|longer|greater|later|higher)\s+than\s+\$?${N}`),
    (m) => below(numberOf(m[1]), true),
  ],
  [
    of(String.raw`\b(?:no|not)\s+(?:less|fewer|shorter)\s+than\s+\$?${N}`),
    (m) => above(numberOf(m[1]), true),
  ],
  [of(String.raw`\b(?:at\s+least|a\s+minimum\s+of)\s+\$?${N}`), (m) => above(numberOf(m[1]), true)],
  [
    of(String.raw`\b(?:at\s+most|a\s+maximum\s+of|up\s+to|within(?:\s+the\s+next)?)\s+\$?${N}`),
    (m) => below(numberOf(m[1]), true),
  ],
  [
    of(String.raw`${N}${UNIT}\s+or\s+(?:more|greater|longer|above|higher)\b`),
    (m) => above(numberOf(m[1]), true),
  ],
  [
    of(String.raw`${N}${UNIT}\s+or\s+(?:less|fewer|shorter|below|lower|under)\b`),
    (m) => below(numberOf(m[1]), true),
  ],
  [
    of(
      String.raw`\b(?:(?:more|greater|longer|higher|larger|taller|later|older|heavier)\s+than|above|over|exceeds?(?:ing)?)\s+\$?${N}`,
    ),
    (m) => above(numberOf(m[1]), false),
  ],
  [
    of(
      String.raw`\b(?:(?:less|fewer|shorter|lower|smaller|earlier|younger|lighter|faster)\s+than|below|under)\s+\$?${N}`,
    ),
    (m) => below(numberOf(m[1]), false),
  ],
  [of(String.raw`\bexactly\s+\$?${N}`), (m) => exactly(numberOf(m[1]))],
];

/** The values that a question asks about; null when it names none. */
export const boundsIn = (asked: string): Bounds | null => {
  const question = asked.replaceAll(/(?<![A-Za-z])[zZ](?=\s*[<>≤≥=])|(?<=[<>≤≥]\s*)[zZ](?![A-Za-z])/g, 'x');
  for (const [form, read] of READINGS) {
    const match = form.exec(question);
    if (match) return read(match);
  }
  return null;
};

/** Whether a whole number lies within. */
export const isWithin = (bounds: Bounds, at: number): boolean =>
  (bounds.lowIn ? at >= bounds.low : at > bounds.low) &&
  (bounds.highIn ? at <= bounds.high : at < bounds.high);

/** The bounds in words of mathematics: `P(2 ≤ X < 5)`. */
export const writeBounds = ({ low, high, lowIn, highIn }: Bounds): string => {
  if (low === high) return `P(X = ${low})`;
  if (high === Infinity) return `P(X ${lowIn ? '≥' : '>'} ${low})`;
  if (low === -Infinity) return `P(X ${highIn ? '≤' : '<'} ${high})`;
  return `P(${low} ${lowIn ? '≤' : '<'} X ${highIn ? '≤' : '<'} ${high})`;
};
