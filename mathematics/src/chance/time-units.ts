const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
};

/** How many seconds a unit of time has, by its name in the singular; a month counts thirty days. */
export const secondsIn = (unit: string): number | undefined => SECONDS[unit.toLowerCase()];
