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

/** The days as a table for other programs (RFC 4180). */
export const csvOf = (days: readonly UsedDay[]): string =>
  [
    'day,input_tokens,output_tokens,answers',
    ...days.map(({ day, input_tokens, output_tokens, turns }) =>
      [day, input_tokens, output_tokens, turns].join(','),
    ),
  ].join('\r\n') + '\r\n';
