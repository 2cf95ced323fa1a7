import type { FriendState } from '@studia/contract/referral';
import { REFERRAL } from '@studia/contract/referral';

// Crockford's 32 signs: none of them can be read as another.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code made of random bytes. */
export const codeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, REFERRAL.codeCharacters), (byte) => SIGNS[byte % SIGNS.length]).join('');

/** Why a friend who joined earns nobody anything. */
export type Refusal = Extract<FriendState, 'own-address' | 'same-device' | 'many-in-a-day'>;

/** Where somebody signed up or in. */
interface Place {
  address: string | null;
  userAgent: string | null;
}

interface Joining {
  friend: { email: string; place: Place | undefined };
  referrer: { email: string; places: readonly Place[] };
  /** Friends of the same referrer who are known to have joined on the same day. */
  othersThatDay: number;
}

/** What speaks against a reward for somebody who has just joined; null when nothing does. */
export const refusalOf = ({ friend, referrer, othersThatDay }: Joining): Refusal | null => {
  if (mailboxOf(friend.email) === mailboxOf(referrer.email)) return 'own-address';
  if (referrer.places.some((place) => isSamePlace(place, friend.place))) return 'same-device';
  return othersThatDay >= REFERRAL.mostADay ? 'many-in-a-day' : null;
};

/** Network and browser together: a class behind one network has many browsers, a browser is at home in one network. */
const isSamePlace = (one: Place, other: Place | undefined): boolean =>
  other !== undefined &&
  one.address !== null &&
  one.userAgent !== null &&
  one.address === other.address &&
  one.userAgent === other.userAgent;

const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: what follows a plus, and dots at Google, lead to the same one. */
export const mailboxOf = (email: string): string => {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const [box = ''] = name.split('+');
  return DOTLESS.has(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
};

/** A friend who joined, as it is kept. */
export interface Joined {
  joinedAt: Date;
  refusedFor: Refusal | null;
  rewardedAt: Date | null;
}

/** What is known of the friend now. */
interface Progress {
  verified: boolean;
  /** Different days on which they studied since they joined. */
  studyDays: number;
}

/** How far a friend is. */
export const stateOf = (joined: Joined, { verified, studyDays }: Progress, now: Date): FriendState => {
  if (joined.rewardedAt !== null) return 'rewarded';
  if (joined.refusedFor !== null) return joined.refusedFor;
  if (joined.joinedAt < openSince(now)) return 'over';
  if (!verified) return 'unverified';
  return studyDays === 0 ? 'verified' : 'studied';
};

/** Whether both are to be rewarded now. */
export const isDue = (joined: Joined, progress: Progress, now: Date): boolean =>
  stateOf(joined, progress, now) === 'studied' && progress.studyDays >= REFERRAL.studyDays;

/** What the referrer gets for one more friend. */
export const referrerDays = (rewardsInYear: number): number =>
  rewardsInYear < REFERRAL.mostAYear ? REFERRAL.rewardDays : 0;

const DAY = 24 * 60 * 60 * 1000;

/** Who joined before this moment has had their time. */
export const openSince = (now: Date): Date => new Date(now.getTime() - REFERRAL.withinDays * DAY);

export const yearBefore = (now: Date): Date => new Date(now.getTime() - 365 * DAY);

/** The day of a moment (UTC), from its beginning to that of the next. */
export const dayAround = (moment: Date): readonly [Date, Date] => {
  const began = Math.floor(moment.getTime() / DAY) * DAY;
  return [new Date(began), new Date(began + DAY)];
};

/** What a friend is called by others: never the whole name. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';
