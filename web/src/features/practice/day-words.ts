const DAY_MS = 24 * 60 * 60 * 1000;

// A day of UTC stays that day, wherever it is read.
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The last days up to this one, oldest first. */
export const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, place) =>
    new Date(now.getTime() - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  );
