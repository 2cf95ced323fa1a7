/** The things units are made of; an angle and money count, or 2 rad/s and 2 Hz would look alike. */
const BASES = ['m', 'kg', 's', 'A', 'K', 'mol', 'money', 'rad', 'deg'] as const;

/** The power of each base, in the order above. */
export type Dimension = readonly number[];

export const NONE: Dimension = BASES.map(() => 0);

/** Reads `kg m s-2`. */
export const readDimension = (text: string): Dimension => {
  const powers = BASES.map(() => 0);
  for (const part of text.split(' ').filter(Boolean)) {
    const [, base = '', power = '1'] = /^([A-Za-z]+)(-?\d)?$/.exec(part) ?? [];
    const at = BASES.findIndex((one) => one === base);
    if (at < 0) throw new Error(`No such base: ${part}`);
    powers[at] = Number(power);
  }
  return powers;
};

/** The dimension of `a` times `b` to a power. */
export const combine = (a: Dimension, b: Dimension, power = 1): Dimension =>
  a.map((one, at) => one + power * (b[at] ?? 0));

export const isSame = (a: Dimension, b: Dimension): boolean => a.every((one, at) => one === b[at]);

/** A ratio of lengths is an angle too: in a formula it counts as a plain number. */
export const withoutAngle = (dimension: Dimension): Dimension =>
  dimension.map((one, at) => (BASES[at] === 'rad' || BASES[at] === 'deg' ? 0 : one));

export const isPlain = (dimension: Dimension): boolean => dimension.every((power) => power === 0);
