import { numberIn, type Worked } from '@studia/mathematics';
import { numbersIn } from './numbers-shared.ts';

const REASON =
  /\b(?:because|cause|cuz|coz|bc|since|as i|i (?:just )?(?:took|added|did|subtracted|multiplied|divided|counted|picked))\b(.*)$/is;

/** What a way that is only seen by its number must sound like, when the student says how they went. */
const WAYS: readonly (readonly [slip: RegExp, way: RegExp])[] = [
  [/^That’s the range\b/, /subtract|minus|take|took|differ|small|big|larg|low|high|range|\d\s?[-−]\s?\d/i],
  [/^That’s the median\b/, /middle|cent(?:er|re)|median|order|sorted/i],
  [/^That’s the mean\b/, /add|sum|divid|averag|mean|total|\+|\d\s?\/\s?\d/i],
  [/^That’s the mode\b/, /most|often|common|mode|twice|times|repeat/i],
  [/^That’s the perimeter\b/, /add|side|around|perimeter|\+|plus|border|edge/i],
  [/^That’s the area\b/, /times|multipl|area|\d\s?[x×*]\s?\d|inside/i],
  [/^That’s the whole rectangle\b/, /times|multipl|base|height|\d\s?[x×*]\s?\d/i],
  [/^That’s two of the sides\b/, /add|side|\+|plus/i],
];

/** A slip that was seen by the number alone, held against what the student says they did; what is told then fits it, or nothing is named. */
export const slipWithReason = (remark: string, { instruction, problem }: Worked, message: string): string => {
  const reason = REASON.exec(message)?.[1] ?? '';
  const way = WAYS.find(([slip]) => slip.test(remark))?.[1];
  if (reason.trim() === '' || !way || way.test(reason)) return remark;
  return instruction === 'median' &&
    /middle|cent(?:er|re)/i.test(reason) &&
    standsInTheMiddle(message, problem.text)
    ? 'It stands in the middle as they were given. Put them in order first: which one is in the middle then?'
    : '';
};

const standsInTheMiddle = (message: string, row: string): boolean => {
  const given = numbersIn(row).map(Number);
  const text = numberIn(numbersIn(message)[0] ?? '');
  const half = given.length / 2;
  return given.slice(Math.ceil(half) - 1, Math.floor(half) + 1).includes(text ?? Number.NaN);
};
