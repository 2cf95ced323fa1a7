import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from './port.ts';
import { uuidV7 } from './uuid.ts';

const ID_NOISE_BYTES = 10;
const TOKEN_BYTES = 32;
const FINE = 2 ** 32;

/** Randomness of the operating system; `now` dates the ids. */
export const systemRandom = (now: () => Date): Random => ({
  id: () => uuidV7(now(), randomBytes(ID_NOISE_BYTES)),
  code: (digits) => String(randomInt(10 ** digits)).padStart(digits, '0'),
  token: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  fraction: () => randomInt(FINE) / FINE,
  bytes: (count) => randomBytes(count),
});
