import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** Slow hashes for what people type: passwords and mailed codes. */
export interface Passwords {
  hash(secret: string): Promise<string>;
  /** Takes as long for a missing hash as for a wrong secret, so that time tells nothing. */
  matches(secret: string, hash: string | null): Promise<boolean>;
}

/** Argon2id cost; the default takes about 90 ms on one core, with more than twice OWASP's least memory. */
export interface Cost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

const DEFAULT_COST: Cost = { memoryCost: 47_104, timeCost: 2, parallelism: 1 };

export const makePasswords = (cost: Cost = DEFAULT_COST, atOnce = SEATS): Passwords => {
  const inTurn = makeTurns(atOnce);
  const nobodys = hash('a secret that nobody has', cost);
  return {
    hash: (secret) => inTurn(() => hash(secret, cost)),
    matches: async (secret, known) => {
      const target = known ?? (await nobodys);
      const right = await inTurn(() => verify(target, secret));
      return right && known !== null;
    },
  };
};

// Hashing keeps a core busy. One core is left to the event loop, so that a class that signs in at once does not
// stop everybody else, and so that file and name lookups, which share the threads, find one free.
const SEATS = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Lets so many do their work at once; the others wait, first come, first served. */
const makeTurns = (seats: number) => {
  let free = seats;
  const waiting: (() => void)[] = [];
  const sit = (): Promise<void> | void => {
    if (free > 0) free -= 1;
    else return new Promise((resolve) => waiting.push(resolve));
  };
  const rise = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await sit();
    try {
      return await work();
    } finally {
      rise();
    }
  };
};
