/** Lets so many do their work at once; the others wait, first come, first served. */
export interface Line {
  <Result>(work: () => Promise<Result>): Promise<Result>;
}

interface Limits {
  atOnce: number;
  /** How many may wait, and what becomes of who comes later; everybody may where nothing is said. */
  mostWaiting?: number;
  sendAway?: () => Error;
}

export const makeLine = ({ atOnce, mostWaiting = Infinity, sendAway = tooMany }: Limits): Line => {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const begin = (): Promise<void> | void => {
    if (free > 0) free -= 1;
    else if (waiting.length >= mostWaiting) throw sendAway();
    else return new Promise((resolve) => waiting.push(resolve));
  };
  const end = (): void => {
    const next = waiting.shift();
    // Between two of a long line, whoever does not wait in it gets a word in.
    if (next) setImmediate(next);
    else free += 1;
  };
  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
};

/** Answers as soon as the work has a result; its place in the line stays taken `until` the rest is done, for `longest` milliseconds at most. */
export const holdPlace = <Result>(
  line: Line,
  longest: number,
  work: () => Promise<{ result: Result; until: Promise<unknown> }>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    line(async () => {
      const { result, until } = await work();
      resolve(result);
      await atMost(longest, until);
    }).catch(reject);
  });

const atMost = async (milliseconds: number, until: Promise<unknown>): Promise<void> => {
  let alarm: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    alarm = setTimeout(resolve, milliseconds);
  });
  await Promise.race([until, enough]).finally(() => clearTimeout(alarm));
};

/** Between two pieces of long work, whoever asks for something else is answered first. */
export const othersFirst = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const tooMany = (): Error => new Error('Too many wait already.');
