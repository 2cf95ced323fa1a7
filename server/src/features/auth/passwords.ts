import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Failure } from '@studia/contract/errors';
import { makeLine } from '../../line.ts';

/** Slow hashes for what people type: passwords and mailed codes. */
export interface Passwords {
  hash(secret: string): Promise<string>;
  /** Takes as long for a missing hash as for a wrong secret, so that time tells nothing. */
  matches(secret: string, hash: string | null): Promise<boolean>;
  /** Whether a hash was made at another cost than a new one would be. */
  isOutdated(hash: string): boolean;
}

/** Argon2id cost; the default takes about 90 ms on one core, with more than twice OWASP's least memory. */
export interface Cost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** How many are hashed at once, and how many more may wait for it. */
export interface Room {
  atOnce?: number;
  mostWaiting?: number;
}

const DEFAULT_COST: Cost = { memoryCost: 47_104, timeCost: 2, parallelism: 1 };

/** Fails with `too_many_requests` where too many wait already. */
export const makePasswords = (
  cost: Cost = DEFAULT_COST,
  { atOnce = SEATS, mostWaiting = atOnce * WAITING_PER_SEAT }: Room = {},
): Passwords => {
  const inTurn = makeLine({ atOnce, mostWaiting, sendAway: () => new Failure('too_many_requests') });
  const nobodys = hash('a secret that nobody has', cost);
  const paid = `$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  return {
    hash: (secret) => inTurn(() => hash(secret, cost)),
    matches: async (secret, known) => {
      const target = known ?? (await nobodys);
      const right = await inTurn(() => verify(target, secret));
      return right && known !== null;
    },
    isOutdated: (known) => !known.includes(paid),
  };
};

// Hashing keeps a core busy. One core is left to the event loop, so that a class that signs in at once does not
// stop everybody else, and so that file and name lookups, which share the threads, find one free.
const SEATS = Math.max(1, Math.min(3, availableParallelism() - 1));

// About nine seconds' work. A browser gives up after ten (SPEC 9), so who came later would wait for nothing.
const WAITING_PER_SEAT = 100;
