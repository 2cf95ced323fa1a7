/** Units by what they measure, each with all its spellings in small letters. */
const UNITS: readonly (readonly [measures: string, units: Readonly<Record<string, string>>])[] = [
  [
    'area',
    {
      'cm²': String.raw`cm(?:²|\^?2)|(?:square|sq\.?) centimet(?:er|re)s?`,
      'm²': String.raw`(?:square|sq\.?) met(?:er|re)s?|m(?:²|\^?2)`,
      'km²': String.raw`km(?:²|\^?2)|square kilomet(?:er|re)s?`,
    },
  ],
  [
    'volume',
    {
      ml: String.raw`ml|millilit(?:er|re)s?|cm(?:³|\^?3)|cubic centimet(?:er|re)s?`,
      l: String.raw`l|lit(?:er|re)s?|dm(?:³|\^?3)`,
      'm³': String.raw`m(?:³|\^?3)|cubic met(?:er|re)s?`,
    },
  ],
  [
    'speed',
    {
      'm/s': 'm/s|meters per second|metres per second',
      'km/h': 'km/h|kph|km per hour',
      mph: 'mph|miles per hour',
    },
  ],
  [
    'length',
    {
      nm: 'nm',
      µm: String.raw`[µμu]m|micromet(?:er|re)s?`,
      mm: String.raw`mm|millimet(?:er|re)s?`,
      cm: String.raw`cm|centimet(?:er|re)s?`,
      m: String.raw`m|met(?:er|re)s?`,
      km: String.raw`km|kilomet(?:er|re)s?`,
      in: 'in|inch|inches',
      ft: 'ft|feet|foot',
      mi: 'mi|miles?',
    },
  ],
  [
    'weight',
    {
      mg: 'mg|milligrams?',
      g: 'g|grams?',
      kg: 'kg|kilograms?|kilos?',
      t: 't|tons?|tonnes?',
      lb: 'lbs?|pounds?',
      oz: 'oz|ounces?',
    },
  ],
  [
    'time',
    {
      ms: 'ms',
      s: 's|secs?|seconds?',
      min: 'mins?|minutes?',
      h: 'h|hrs?|hours?',
      day: 'days?',
      week: 'weeks?',
      month: 'months?',
      year: 'y|yrs?|years?',
    },
  ],
  ['power', { w: 'w|watts?', kw: 'kw|kilowatts?' }],
  ['energy', { j: 'j|joules?', kj: 'kj|kilojoules?', kwh: 'kwh' }],
  ['voltage', { v: 'v|volts?', mv: 'mv', kv: 'kv' }],
  ['current', { a: 'a|amps?|amperes?', ma: 'ma|milliamps?' }],
  ['frequency', { hz: 'hz|hertz', khz: 'khz', mhz: 'mhz' }],
  ['pressure', { pa: 'pa|pascals?', kpa: 'kpa', atm: 'atm|atmospheres?', bar: 'bars?', mmhg: 'mmhg|torr' }],
  [
    'temperature',
    {
      c: String.raw`°?\s?c|degrees? c(?:elsius)?|celsius`,
      k: 'k|kelvins?',
      f: String.raw`°?\s?f|degrees? f(?:ahrenheit)?`,
    },
  ],
  ['data', { kb: 'kb|kilobytes?', mb: 'mb|megabytes?', gb: 'gb|gigabytes?' }],
];
const ALL = UNITS.flatMap(([measures, units]) =>
  Object.entries(units).map(([name, spelt]) => ({
    measures,
    name,
    form: new RegExp(String.raw`^[\s-]?(?:${spelt})(?![\p{L}\d²³^/])`, 'u'),
  })),
);

/** A unit, and what it measures. */
export interface UnitBeside {
  name: string;
  measures: string;
}

/** The unit right behind a number, as far as its size is known; the text stands in small letters. */
export const unitBeside = (behind: string): UnitBeside | null =>
  ALL.find(({ form }) => form.test(behind)) ?? null;
