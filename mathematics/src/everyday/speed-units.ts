import { nearAnswer } from '../formula/rounded.ts';
import { plainSolution } from '../steps/plain.ts';
import type { Task } from '../worked.ts';

const ASKED =
  /^\W*(?:(?:hey|hi|pls|please|so|and|convert|change|what(?:'s|s| is)|how (?:much|fast) is|turn)\s+)*(\d{1,6}(?:\.\d{1,4})?)\s?(km\/h|kmh|m\/s)\s+(?:to|in|into|=)\s+(km\/h|kmh|m\/s)[\s?.!]*$/i;

/** From km/h to m/s and back. */
export const speedUnitsTask: Task = (written) => {
  const [, number = '', from = '', to = ''] = ASKED.exec(written.trim()) ?? [];
  const isDown = /^k/i.test(from);
  if (number === '' || isDown === /^k/i.test(to)) return null;
  const [value, unit, line, short, rule] = isDown
    ? ([Number(number) / 3.6, 'm/s', '× 1000 ÷ 3600', '÷ 3.6', 'Divide by 3.6'] as const)
    : ([Number(number) * 3.6, 'km/h', '× 3600 ÷ 1000', '× 3.6', 'Multiply by 3.6'] as const);
  return plainSolution(
    written.trim(),
    'formula',
    nearAnswer(value, written, unit),
    [`${number} ${line}`, isDown ? 'Write it in metres and seconds' : 'Write it in kilometres and hours'],
    [`${number} ${short}`, rule, 'That is both in one. The number in km/h is always the larger one.'],
  );
};
