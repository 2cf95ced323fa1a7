const TRIES = 3;

/**
 * Milliseconds of processor time that a piece of work takes, at best: what other programs do meanwhile does not count. Only
 * two efforts of one run can be compared; the number alone says how fast the machine is.
 */
export const effortOf = (work: () => unknown, tries = TRIES): number =>
  Math.min(
    ...Array.from({ length: tries }, () => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    }),
  );
