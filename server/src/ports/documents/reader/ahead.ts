/** Work on numbered things that is asked for in order: while the first is waited for, so many are under way. */
export const startedAhead = <Done>(atOnce: number, start: (number: number) => Promise<Done> | null) => {
  const started = new Map<number, Promise<Done> | null>();
  const begin = (number: number): void => {
    if (started.has(number)) return;
    const work = start(number);
    // Whoever asks for it hears of what went wrong, and nobody before.
    work?.catch(() => {});
    started.set(number, work);
  };
  return {
    /** What became of this one; null where there was nothing to do. */
    take: async (number: number, last: number): Promise<Done | null> => {
      for (let next = number; next <= Math.min(last, number + atOnce - 1); next += 1) begin(next);
      const work = started.get(number) ?? null;
      started.delete(number);
      return work;
    },
  };
};
