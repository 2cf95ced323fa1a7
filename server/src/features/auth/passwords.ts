import { hash, verify } from '@node-rs/argon2';

/** Slow hashes for what people type: passwords and mailed codes. */
export interface Passwords {
  hash(secret: string): Promise<string>;
  /** Takes as long for a missing hash as for a wrong secret, so that time tells nothing. */
  matches(secret: string, hash: string | null): Promise<boolean>;
}

/** Argon2id cost; the default takes about 35 ms on one core and the OWASP minimum of memory. */
export interface Cost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

const DEFAULT_COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const makePasswords = (cost: Cost = DEFAULT_COST): Passwords => {
  const nobodys = hash('a secret that nobody has', cost);
  return {
    hash: (secret) => hash(secret, cost),
    matches: async (secret, known) => {
      const right = await verify(known ?? (await nobodys), secret);
      return right && known !== null;
    },
  };
};
