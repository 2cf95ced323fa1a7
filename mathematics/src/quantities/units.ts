/** Powers of metre, kilogram, second, ampere, kelvin, mole and turn (an angle). */
export type Dimension = readonly [number, number, number, number, number, number, number];

export interface Unit {
  readonly factor: number;
  readonly dimension: Dimension;
  /** What zero of this unit is in the base unit. */
  readonly offset?: number;
}

const unit = (factor: number, ...powers: number[]): Unit => ({
  factor,
  dimension: [
    powers[0] ?? 0,
    powers[1] ?? 0,
    powers[2] ?? 0,
    powers[3] ?? 0,
    powers[4] ?? 0,
    powers[5] ?? 0,
    powers[6] ?? 0,
  ],
});

const BASE: Readonly<Record<string, Unit>> = {
  'm|meters?|metres?': unit(1, 1),
  'ft|feet|foot': unit(0.3048, 1),
  'inch(?:es)?': unit(0.0254, 1),
  'yd|yards?': unit(0.9144, 1),
  'mi|miles?': unit(1_609.344, 1),
  'g|grams?': unit(0.001, 0, 1),
  'lbs?|pounds?': unit(0.45359237, 0, 1),
  's|sec|secs|seconds?': unit(1, 0, 0, 1),
  'min|mins|minutes?': unit(60, 0, 0, 1),
  'h|hr|hrs|hours?': unit(3_600, 0, 0, 1),
  'days?': unit(86_400, 0, 0, 1),
  'years?|yr': unit(31_557_600, 0, 0, 1),
  'Hz|hertz': unit(1, 0, 0, -1),
  'N|newtons?': unit(1, 1, 1, -2),
  'J|joules?': unit(1, 2, 1, -2),
  'cal|calories?': unit(4.186, 2, 1, -2),
  eV: unit(1.602176634e-19, 2, 1, -2),
  'W|watts?': unit(1, 2, 1, -3),
  'hp|horsepower': unit(746, 2, 1, -3),
  'Pa|pascals?': unit(1, -1, 1, -2),
  'atm|atmospheres?': unit(101_325, -1, 1, -2),
  'mm\\s?Hg|torr': unit(133.322, -1, 1, -2),
  'L|l|liters?|litres?': unit(0.001, 3),
  'A|amps?|amperes?': unit(1, 0, 0, 0, 1),
  'C|coulombs?': unit(1, 0, 0, 1, 1),
  'V|volts?': unit(1, 2, 1, -3, -1),
  'Ω|ohms?': unit(1, 2, 1, -3, -2),
  'F|farads?': unit(1, -2, -1, 4, 2),
  'H|henrys?|henries': unit(1, 2, 1, -2, -2),
  'Wb|webers?': unit(1, 2, 1, -2, -1),
  'T|teslas?': unit(1, 0, 1, -2, -1),
  'K|kelvins?': unit(1, 0, 0, 0, 0, 1),
  'mol|moles?': unit(1, 0, 0, 0, 0, 0, 1),
  'M|molar': unit(1_000, -3, 0, 0, 0, 0, 1),
  mph: unit(0.44704, 1, 0, -1),
  'weeks?': unit(604_800, 0, 0, 1),
  'bar|bars': unit(100_000, -1, 1, -2),
  kWh: unit(3_600_000, 2, 1, -2),
  'electron[ -]?volts?': unit(1.602176634e-19, 2, 1, -2),
  AU: unit(1.496e11, 1),
  'pc|parsecs?': unit(3.086e16, 1),
  'ly|light[ -]years?': unit(9.461e15, 1),
  'Bq|becquerels?': unit(1, 0, 0, -1),
  amu: unit(1.66054e-27, 0, 1),
  'diopters?|dioptres?': unit(1, -1),
};
// An angle counts as a dimension of its own, or 2 rad/s and 2 Hz would look alike.
const ANGLE: Dimension = [0, 0, 0, 0, 0, 0, 1];
const TURNS: Readonly<Record<string, Unit>> = {
  'rad|radians?': { factor: 1, dimension: ANGLE },
  'rev|revs|revolutions?|turns?': { factor: 2 * Math.PI, dimension: ANGLE },
  'degrees?|deg|°': { factor: Math.PI / 180, dimension: ANGLE },
  '(?:degrees?\\s+|°\\s?)(?:C|Celsius)': { factor: 1, dimension: [0, 0, 0, 0, 1, 0, 0], offset: 273.15 },
  '(?:degrees?\\s+|°\\s?)(?:F|Fahrenheit)': {
    factor: 5 / 9,
    dimension: [0, 0, 0, 0, 1, 0, 0],
    offset: 273.15 - 160 / 9,
  },
  'arcsec|arcsecs|arcseconds?': { factor: Math.PI / 648_000, dimension: ANGLE },
  rpm: { factor: Math.PI / 30, dimension: [0, 0, -1, 0, 0, 0, 1] },
};
const PREFIXES: Readonly<Record<string, number>> = {
  G: 1e9,
  M: 1e6,
  k: 1e3,
  c: 1e-2,
  m: 1e-3,
  μ: 1e-6,
  µ: 1e-6,
  n: 1e-9,
  p: 1e-12,
  f: 1e-15,
  T: 1e12,
  giga: 1e9,
  mega: 1e6,
  kilo: 1e3,
  centi: 1e-2,
  milli: 1e-3,
  micro: 1e-6,
  nano: 1e-9,
};
const PREFIXED =
  'm|meters?|metres?|g|grams?|s|seconds?|Hz|hertz|N|newtons?|J|joules?|W|watts?|Pa|pascals?|L|liters?|litres?|eV|V|volts?|A|amps?|C|coulombs?|F|farads?|Ω|ohms?|cal|calories?|mol|T|H|henrys?|Wb|bar|pc|parsecs?|Bq';

const table = [...Object.entries(TURNS), ...Object.entries(BASE)].map(([names, value]) => ({
  form: new RegExp(`^(?:${names})$`),
  value,
}));
const short = new RegExp(`^(?:${PREFIXED})$`);

/** The unit that a word names; null for other words. */
export const unitNamed = (word: string): Unit | null => {
  const direct = table.find(({ form }) => form.test(word))?.value;
  if (direct) return direct;
  for (const [prefix, factor] of Object.entries(PREFIXES)) {
    const rest = word.slice(prefix.length);
    if (
      !word.startsWith(prefix) ||
      rest === '' ||
      !short.test(rest) ||
      (prefix.length > 1 && rest.length < 3)
    )
      continue;
    const base = table.find(({ form }) => form.test(rest))?.value;
    if (base) return { factor: factor * base.factor, dimension: base.dimension };
  }
  return null;
};

/** As a key: units of the same dimension have the same. */
export const keyOf = (dimension: Dimension): string => dimension.join(' ');

export const times = (a: Unit, b: Unit, power: number): Unit => ({
  factor: a.factor * b.factor ** power,
  dimension: a.dimension.map((one, at) => one + power * (b.dimension[at] ?? 0)) as unknown as Dimension,
});

export const NO_UNIT: Unit = unit(1);
