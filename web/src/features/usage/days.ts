import type { Analytics } from '@studia/contract/usage';

export type UsedDay = Analytics['by_day'][number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last days up to this one, oldest first; nothing was used on those that the server does not name. */
export const lastDays = (used: readonly UsedDay[], count: number, now: Date): UsedDay[] => {
  const known = new Map(used.map((day) => [day.day, day]));
  return Array.from({ length: count }, (_, place) => {
    const day = new Date(now.getTime() - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, input_tokens: 0, output_tokens: 0, turns: 0 };
  });
};

/** What was read and written together. */
export const tokensOf = ({
  input_tokens,
  output_tokens,
}: Pick<UsedDay, 'input_tokens' | 'output_tokens'>): number => input_tokens + output_tokens;

type LiveDay = Analytics['live']['by_day'][number];

/** The days as a table for other programs (RFC 4180): what the tutor read and wrote, and the time of live lessons. */
export const csvOf = (days: readonly UsedDay[], liveDays: readonly LiveDay[]): string => {
  const used = new Map(days.map((day) => [day.day, day]));
  const live = new Map(liveDays.map((day) => [day.day, day]));
  const rows = [...new Set([...used.keys(), ...live.keys()])].toSorted().map((day) => {
    const { input_tokens = 0, output_tokens = 0, turns = 0 } = used.get(day) ?? {};
    const { lessons = 0, seconds = 0 } = live.get(day) ?? {};
    return [day, input_tokens, output_tokens, turns, lessons, (seconds / 60).toFixed(1)].join(',');
  });
  const head = 'day,input_tokens,output_tokens,answers,live_lessons,live_minutes';
  return [head, ...rows].join('\r\n') + '\r\n';
};
