/** A number with a unit of length, or a rate of one, in the units of the text. */
export interface Measured {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** One for lengths, two for areas, three for volumes. */
  readonly power: number;
  readonly perTime: boolean;
  readonly unit: string;
  readonly time: string;
}

const LENGTHS = 'cm|mm|km|m|ft|feet|foot|in|inch|inches|mi|miles?|meters?|centimeters?|yards?|yd|units?';
const TIMES = 's|sec|seconds?|min|minutes?|h|hr|hours?|day|year';
const FORM = new RegExp(
  String.raw`(?<![\w.^=])(\d+(?:\.\d+)?(?:\s*/\s*\d+)?)[\s-]*(?:\(\s*)*(cubic\s+|square\s+)?(${LENGTHS})\b\.?\s*(?:\^\s*\(?([23])\)?)?(?:\s*\)*\s*(?:/|\bper\b)\s*\(*\s*(${TIMES})\b)?`,
  'gi',
);

const STEMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:ft|feet|foot)$/i, 'ft'],
  [/^(?:in|inch|inches)$/i, 'in'],
  [/^(?:m|meters?)$/i, 'm'],
  [/^(?:cm|centimeters?)$/i, 'cm'],
  [/^(?:mi|miles?)$/i, 'mi'],
];

/** Lengths, areas and volumes, and how fast they change, as they stand in a text. */
export const measuredIn = (text: string): Measured[] =>
  [...text.matchAll(FORM)]
    // `5 in the box` is no length.
    .filter(
      (match) =>
        !(
          match[3] === 'in' && /^\s+(?:the|a|an|each|order)\b/.test(text.slice(match.index + match[0].length))
        ),
    )
    .map((match) => ({
      value: match[1] ?? '0',
      start: match.index,
      end: match.index + match[0].length,
      power: match[2] === undefined ? Number(match[4] ?? 1) : /cubic/i.test(match[2]) ? 3 : 2,
      perTime: match[5] !== undefined,
      unit: STEMS.find(([form]) => form.test(match[3] ?? ''))?.[1] ?? match[3] ?? '',
      time: (match[5] ?? '').slice(0, 1).toLowerCase(),
    }));
