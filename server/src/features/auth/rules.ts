import type { User } from '@studia/contract/auth';
import type { StudentId } from '@studia/contract/ids';
import { POLICY, TOKENS } from '@studia/contract/limits';

/** What a student is shown of themselves. */
export interface ShownStudent {
  id: StudentId;
  email: string;
  fullName: string;
  provider: User['app_metadata']['provider'];
  verified: boolean;
  country: string | null;
  city: string | null;
  standard: string | null;
  dateOfBirth: string | null;
  /** The hash of the picture's file. */
  photo: string | null;
}

/** A student as the account shelf knows them. */
export interface Student extends ShownStudent {
  deleteRequestedAt: Date | null;
  /** Whether an operator has closed the account for the time being. */
  suspended: boolean;
}

/** A student who is no more, and what of them lies elsewhere. */
export interface Erased {
  id: StudentId;
  /** The hash of the picture's file. */
  photo: string | null;
  /** Their address, if it was proven to be theirs. */
  provenEmail: string | null;
}

/** Where a call comes from. */
export interface Origin {
  address: string | null;
  /** What callers are counted by: the address, or the network of an IPv6 one. */
  network: string | null;
  userAgent: string | null;
}

/** A student in the browser in which they are asking. */
export interface Here {
  studentId: StudentId;
  sessionId: string;
}

/** The origin of what no browser asked for. */
export const NOWHERE: Origin = { address: null, network: null, userAgent: null };

/** The student in the shape of SPEC 3. */
export const userOf = (student: ShownStudent): User => ({
  id: student.id,
  email: student.email,
  verified: student.verified,
  app_metadata: { provider: student.provider },
  user_metadata: {
    full_name: student.fullName,
    country: student.country,
    city: student.city,
    standard: student.standard,
    date_of_birth: student.dateOfBirth,
    user_photo: student.photo === null ? null : `/api/profile/photo/${student.photo}`,
  },
});

/** How often a password may be tried for one account, or inside one session, within the window. */
export const SIGN_IN_ATTEMPTS = 20;
/** How long tries are counted together, from the first one on; so long, at most, is the account locked. */
export const SIGN_IN_WINDOW = 15 * 60 * 1000;

interface Lasting {
  remembered: boolean;
  createdAt: Date;
}

/** When the tokens run out that a session is given now: after a while without use, and never later than the session. */
export const lifetimes = (now: Date, { remembered, createdAt }: Lasting): { access: Date; refresh: Date } => {
  const idle = remembered ? TOKENS.rememberedRefreshLifetime : TOKENS.refreshLifetime;
  const whole = remembered ? TOKENS.rememberedSessionLifetime : TOKENS.sessionLifetime;
  const end = createdAt.getTime() + whole;
  const until = (lifetime: number): Date => new Date(Math.min(now.getTime() + lifetime, end));
  return { access: until(TOKENS.accessLifetime), refresh: until(idle) };
};

/** How long the token before the newest may still be traded: two tabs that renew at the same moment show the same one. */
export const TABS_GRACE = 10_000;

interface ShownToken {
  generation: number;
  expiresAt: Date;
}

interface KnownSession {
  generation: number;
  /** When its token was last traded for the next generation. */
  lastUsedAt: Date;
  endedAt: Date | null;
}

/** What became of a refresh token by the time somebody shows it. */
export const judgeRefresh = (
  token: ShownToken,
  session: KnownSession,
  now: Date,
): 'newest' | 'just-used' | 'stolen' | 'over' => {
  if (session.endedAt !== null || token.expiresAt <= now) return 'over';
  if (token.generation === session.generation) return 'newest';
  const age = now.getTime() - session.lastUsedAt.getTime();
  return token.generation === session.generation - 1 && age < TABS_GRACE ? 'just-used' : 'stolen';
};

export const DAY = 24 * 60 * 60 * 1000;
const GRACE = POLICY.deletionWithinDays * DAY;

/** When an account that its student leaves now is gone. */
export const goneOn = (requestedAt: Date): Date => new Date(requestedAt.getTime() + GRACE);

/** Accounts left before this moment are gone now. */
export const leftBefore = (now: Date): Date => new Date(now.getTime() - GRACE);

/** Whether the time to change one's mind is over; the nightly job only tidies up behind this. */
export const isGone = ({ deleteRequestedAt }: Pick<Student, 'deleteRequestedAt'>, now: Date): boolean =>
  deleteRequestedAt !== null && goneOn(deleteRequestedAt) <= now;

/** How long events are kept. */
export const EVENTS_KEPT = 365 * DAY;
/** How long events are kept that concern no student. */
export const STRANGERS_KEPT = 30 * DAY;

/** How long a right reset code allows to set the password. */
export const RESET_TOKEN_LIFETIME = 15 * 60 * 1000;

const LONGEST_NAME = 120;

/** What to call who comes from a provider that may know no name. */
export const nameFrom = (name: string | null, email: string): string => {
  const trimmed = (name ?? '').replaceAll('\0', '').toWellFormed().trim();
  return (trimmed === '' ? (email.split('@')[0] ?? email) : trimmed).slice(0, LONGEST_NAME).toWellFormed();
};
