import { plainLine, told, type Task } from '../worked.ts';
import { withDigits } from './number-words.ts';

const [HOUR, MINUTE] = [3_600, 60];
const H = String.raw`(\d{1,4})\s*(?:h|hrs?|hours?)\b\.?`;
const M = String.raw`(\d{1,4})\s*(?:m|mins?|minutes?)\b\.?`;
const S = String.raw`(\d{1,4})\s*(?:s|secs?|seconds?)\b\.?`;
const AND = String.raw`\s*(?:,|and)?\s*`;
const LENGTH = String.raw`(?:${H}(?:${AND}${M})?(?:${AND}${S})?|${M}(?:${AND}${S})?|${S})`;
const JOINED = new RegExp(
  String.raw`^\W*(?:(?:what\s+is|what's|work\s+out|calculate|compute|find|please)\s+)*${LENGTH}\s*(\+|-|−|–|plus|minus|add|take\s+away|less)\s*${LENGTH}\W*$`,
  'i',
);
const ADDED = new RegExp(
  String.raw`^\W*(?:please\s+)?(add|subtract|take)\s+${LENGTH}\s*(?:and|to|with|from|away\s+from)\s+${LENGTH}\W*$`,
  'i',
);
const ALONE = new RegExp(String.raw`^\D{0,12}${LENGTH}\W*$`, 'i');

/** Lengths of time that are added or taken away: `2 h 45 min + 1 h 30 min`. */
export const lengthsOfTimeTask: Task = (raw) => {
  if (raw.length > 120) return null;
  // `2h45` is how a timetable writes it.
  const text = withDigits(raw).replaceAll(/(\d)\s*h\s*(\d{2})(?!\s*(?:\d|h|m|s))/gi, '$1 h $2 min');
  const [joined, added] = [JOINED.exec(text), ADDED.exec(text)];
  const match = joined ?? added;
  if (!match) return null;
  const parts = match.slice(1);
  const sign = joined ? (parts.splice(PARTS, 1)[0] ?? '+') : (parts.splice(0, 1)[0] ?? 'add');
  const [one, other] = [secondsOf(parts.slice(0, PARTS)), secondsOf(parts.slice(PARTS))];
  const takes = !/^(?:\+|plus|add)$/i.test(sign);
  const [first, second] = added && takes ? [other, one] : [one, other];
  const total = takes ? first - second : first + second;
  return total < 0 ? null : worked(first, second, takes, total);
};
const PARTS = 6;

const secondsOf = (parts: readonly (string | undefined)[]): number => {
  const [h, m, s, m2, s2, s3] = parts.map((part) => Number(part ?? 0));
  return HOUR * (h ?? 0) + MINUTE * ((m ?? 0) + (m2 ?? 0)) + (s ?? 0) + (s2 ?? 0) + (s3 ?? 0);
};

const worked = (first: number, second: number, takes: boolean, total: number) => {
  const sign = takes ? '−' : '+';
  const [one, other] = [partsOf(first), partsOf(second)];
  const minutes = takes ? one.m - other.m : one.m + other.m;
  const hours = takes ? one.h - other.h : one.h + other.h;
  const seconds = takes ? one.s - other.s : one.s + other.s;
  const apart = [`${hours} h`, `${minutes} min`, ...(one.s + other.s > 0 ? [`${seconds} s`] : [])].join(', ');
  return told(
    `${written(first)} ${sign} ${written(second)}`,
    'length of time',
    [
      [
        apart.replaceAll('-', '−'),
        'Hours with hours, minutes with minutes',
        'Only the same units go together.',
      ],
      [
        written(total),
        takes ? 'Borrow an hour where minutes are missing' : 'Make 60 minutes an hour',
        'An hour has 60 minutes, not 100.',
      ],
    ],
    { ...plainLine(written(total)), value: null },
  );
};

const partsOf = (seconds: number): { h: number; m: number; s: number } => ({
  h: Math.floor(seconds / HOUR),
  m: Math.floor((seconds % HOUR) / MINUTE),
  s: seconds % MINUTE,
});

const written = (seconds: number): string => {
  const { h, m, s } = partsOf(seconds);
  const parts = [...(h > 0 ? [`${h} h`] : []), ...(m > 0 ? [`${m} min`] : []), ...(s > 0 ? [`${s} s`] : [])];
  return parts.join(' ') || '0 min';
};

/** The seconds of a length of time that stands alone, in whatever units; null for other words. */
export const lengthOfTime = (text: string): number | null => {
  const match = ALONE.exec(text.replaceAll(/(\d)\s*h\s*(\d{2})(?!\s*(?:\d|h|m|s))/gi, '$1 h $2 min'));
  return match && secondsOf(match.slice(1));
};
