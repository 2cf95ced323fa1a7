/** The numbers at which an axis is marked: about so many, and always whole steps of 1, 2 or 5. */
export const ticksBetween = (low: number, high: number, about: number): number[] => {
  if (!(high > low) || about < 1) return [];
  const step = niceStep((high - low) / about);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => tidy((first + at) * step));
};

const niceStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough));
  const leading = rough / power;
  return power * (leading <= 1 ? 1 : leading <= 2 ? 2 : leading <= 5 ? 5 : 10);
};

/** Without the crumbs of binary fractions, and without a minus zero. */
const tidy = (value: number): number => Number(value.toPrecision(12)) + 0;

/** A number as one writes it: a real minus sign, at most three digits after the point. */
export const written = (value: number): string => {
  const rounded = Math.abs(value) >= 1e6 ? value.toPrecision(3) : String(Math.round(value * 1000) / 1000 + 0);
  return rounded.replace('-', '−');
};
