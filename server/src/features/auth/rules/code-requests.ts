import { CODE } from '@studia/contract/limits';
import { DAY } from '../rules.ts';

/** A code that was asked for within the last day. */
export interface AskedCode {
  /** The network from which it was asked for. */
  requester: string;
  requestedAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/** Why no code is made now, and when it is worth asking again. */
export interface Refusal {
  code: 'code_cooldown' | 'too_many_codes';
  until: Date;
}

const isAlive = ({ usedAt, expiresAt }: Pick<AskedCode, 'usedAt' | 'expiresAt'>, now: Date): boolean =>
  usedAt === null && expiresAt > now;

/**
 * Whether a network may ask for one more code for an address. Its own requests are counted; those of others only refuse
 * it while so many good codes lie in the mail of the address that nobody who reads it needs another.
 */
export const judgeRequest = (asked: readonly AskedCode[], requester: string, now: Date): Refusal | null => {
  const own = asked.filter((code) => code.requester === requester).map(({ requestedAt }) => requestedAt);
  const last = latest(own);
  if (last && last > before(now, CODE.resendCooldown))
    return { code: 'code_cooldown', until: after(last, CODE.resendCooldown) };
  const today = own.filter((requestedAt) => requestedAt > before(now, DAY));
  if (today.length >= CODE.mostADay)
    return { code: 'too_many_codes', until: after(earliest(today) ?? now, DAY) };
  const alive = asked.filter((code) => isAlive(code, now)).map(({ expiresAt }) => expiresAt);
  if (alive.length >= CODE.mostAlive) return { code: 'too_many_codes', until: earliest(alive) ?? now };
  return null;
};

const before = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() - milliseconds);
const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
const latest = (moments: readonly Date[]): Date | undefined => moments.toSorted(byTime).at(-1);
const earliest = (moments: readonly Date[]): Date | undefined => moments.toSorted(byTime)[0];
const byTime = (one: Date, other: Date): number => one.getTime() - other.getTime();
