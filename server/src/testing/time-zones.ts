/** Places far apart, with half hours and with clocks that are changed, and their minutes behind UTC in January 2026. */
export const TIME_ZONES: readonly (readonly [zone: string, minutesBehind: number])[] = [
  ['Pacific/Kiritimati', -840],
  ['Asia/Kolkata', -330],
  ['Europe/Berlin', -60],
  ['America/St_Johns', 210],
  ['America/Los_Angeles', 480],
  ['Pacific/Pago_Pago', 660],
];

/** Has this process live in another time zone while some work is done. */
export const inTimeZone = async <Result>(
  zone: string,
  work: () => Promise<Result> | Result,
): Promise<Result> => {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
};
