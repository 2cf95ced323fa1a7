/** What a signal stops. */
interface Stoppable {
  /** Finishes what is under way, then lets go of everything. */
  close(): Promise<void>;
  /** Finishes nothing, and leaves no PostgreSQL behind. */
  abandon(): Promise<void>;
}

interface Surroundings {
  /** What is being started; a stop waits until there is something to stop. */
  starting: Promise<Stoppable>;
  say: (sentence: string) => void;
  end: (outcome: 'stopped' | 'abandoned') => void;
  fail: (error: unknown) => void;
}

/** A closed terminal is a wish to stop as well. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Within this time a second signal says the same again: npm passes on what its whole group was told. */
const SAME_STOP = 2_000;

/** Stops in order at the first signal, and hurries at a later one. Answers whether a stop has begun. */
export const stopOnSignals = ({ starting, say, end, fail }: Surroundings): (() => boolean) => {
  let begun: number | null = null;
  let hurrying = false;

  const stop = (signal: string): void => {
    begun = performance.now();
    say(`${signal}: finishing what is under way.`);
    starting
      .then((product) => product.close())
      .then(() => {
        if (!hurrying) end('stopped');
      }, fail);
  };

  const hurry = (signal: string): void => {
    hurrying = true;
    say(`${signal} again: leaving what is under way.`);
    starting.then((product) => product.abandon()).then(() => end('abandoned'), fail);
  };

  const hear = (signal: string): void => {
    if (begun === null) stop(signal);
    else if (!hurrying && performance.now() - begun > SAME_STOP) hurry(signal);
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  return () => begun !== null;
};
