import { isRoundedTo, type WrittenValue } from './written-value.ts';

/** A value that is said again in another unit or another form. */
export interface Restated {
  /** “18 km/h = 5 m/s”, ready to stand in a sentence. */
  line: string;
  isRight: boolean;
}

/** Whether a value is another one in other words: in another unit, in percent, as a mixed number; null where they can’t be compared. */
export const restated = (from: WrittenValue, to: WrittenValue): Restated | null => {
  const line = `${from.written} = ${to.written}`;
  if (from.measure && to.measure) {
    const isSameSort = from.measure.dimension.join() === to.measure.dimension.join();
    const factor = unitSize(to) === 0 ? Number.NaN : unitSize(from) / unitSize(to);
    if (!isSameSort || Math.abs(factor - 1) < ALIKE) return null;
    const isRight = isRoundedTo(from.number * factor, to) || isNear(from.number * factor, to.number);
    // Months, miles and pounds are told roughly: only of units that go into one another surely something is wrong.
    return isRight || isExact(factor) ? { line, isRight } : null;
  }
  if (from.measure || to.measure || from.written === to.written) return null;
  const [one, other] = [from, to].map(({ number, isPercent }) => (isPercent ? number / 100 : number));
  if (one === undefined || other === undefined) return null;
  const isOtherForm = from.isPercent !== to.isPercent || formOf(from) !== formOf(to);
  if (!isOtherForm) return null;
  const isRight = to.isPercent ? isRoundedTo(one * 100, to) : isRoundedTo(one, { ...to, number: other });
  return { line, isRight };
};

/** 1000, 60, 3.6: so many of one unit are the other. */
const isExact = (factor: number): boolean =>
  [factor, 1 / factor].some(
    (one) => one > 1 && [one, one / 3.6].some((many) => Math.abs(many - Math.round(many)) < ALIKE * many),
  );

const [ALIKE, ROUNDED] = [1e-9, 0.01];
const isNear = (value: number, claimed: number): boolean =>
  !Number.isInteger(value) && Math.abs(value - claimed) <= ROUNDED * Math.abs(value);

const unitSize = ({ measure, number }: WrittenValue): number =>
  measure && number !== 0 ? measure.size / number : 0;

const formOf = ({ written }: WrittenValue): string =>
  /\d\s\d+\//.test(written) ? 'mixed' : written.includes('/') ? 'fraction' : 'decimal';
