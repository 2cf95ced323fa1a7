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
  const value = isDown ? Number(number) / 3.6 : Number(number) * 3.6;
  return plainSolution(
    written.trim(),
    'formula',
    nearAnswer(value, written, isDown ? 'm/s' : 'km/h'),
    [
      isDown ? `${number} × 1000 ÷ 3600` : `${number} × 3600 ÷ 1000`,
      isDown ? 'Write it in metres and seconds' : 'Write it in kilometres and hours',
      'A kilometre has 1000 metres, and an hour has 3600 seconds.',
    ],
    [
      isDown ? `${number} ÷ 3.6` : `${number} × 3.6`,
      isDown ? 'Divide by 3.6' : 'Multiply by 3.6',
      'That is both in one. The number in km/h is always the larger one.',
    ],
  );
};
