import { toNumber } from '../expression/fraction.ts';
import { isSame } from '../laws/dimension.ts';
import { readUnit } from '../laws/units.ts';

const MEASURE =
  /(?<![\d.,\p{L}])([-−]?\d{1,12}(?:[.,]\d{1,9})?)\s?([\p{L}Ω°][\p{L}Ω/²³^\d*·]{0,15})[\s.!?]*$/u;

/** An answer in another unit of the same kind, as a number in the unit of ours: `515 kJ` as 515000 (J); null where nothing is to be changed. */
export const inUnitOf = (answer: string, reply: string): string | null => {
  const [ours, theirs] = [MEASURE.exec(answer), MEASURE.exec(reply)];
  const [own, given] = [ours, theirs].map((found) => (found ? readUnit(found[2] ?? '')?.unit : undefined));
  if (!theirs || !own || !given || own.written === given.written) return null;
  if (!isSame(own.dimension, given.dimension) || own.offset.top !== 0n || given.offset.top !== 0n)
    return null;
  const ratio = toNumber(given.factor) / toNumber(own.factor);
  const value = Number((theirs[1] ?? '').replace('−', '-').replace(',', '.')) * ratio;
  return ratio === 1 || !Number.isFinite(value) ? null : String(Number(value.toPrecision(12)));
};
