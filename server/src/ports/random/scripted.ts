import { createHash } from 'node:crypto';
import type { Random } from './port.ts';
import { uuidV7 } from './uuid.ts';

const BLOCK_BYTES = 32;
const FIRST_ID_MOMENT = Date.UTC(2030, 0, 7);

/** The same values in the same order for the same seed: for tests only, anyone can guess them. */
export const scriptedRandom = (seed = 'studia'): Random => {
  let drawn = 0;
  const block = (): Buffer => createHash('sha256').update(`${seed} ${drawn++}`).digest();
  const bytes = (count: number): Buffer =>
    Buffer.concat(Array.from({ length: Math.ceil(count / BLOCK_BYTES) }, block)).subarray(0, count);
  return {
    id: () => uuidV7(new Date(FIRST_ID_MOMENT + drawn), bytes(10)),
    code: (digits) => String(bytes(6).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0'),
    token: () => bytes(32).toString('base64url'),
    fraction: () => bytes(4).readUInt32BE(0) / 2 ** 32,
    bytes,
  };
};
