import type { User } from '@studia/contract/auth';
import type { StudentId } from '@studia/contract/ids';
import { TOKENS } from '@studia/contract/limits';

/** A student as the account shelf knows them. */
export interface Student {
  id: StudentId;
  email: string;
  fullName: string;
  provider: User['app_metadata']['provider'];
  verified: boolean;
  country: string | null;
  standard: string | null;
  dateOfBirth: string | null;
  photo: string | null;
}

/** The student in the shape of SPEC 3. */
export const userOf = (student: Student): User => ({
  id: student.id,
  email: student.email,
  verified: student.verified,
  app_metadata: { provider: student.provider },
  user_metadata: {
    full_name: student.fullName,
    country: student.country,
    standard: student.standard,
    date_of_birth: student.dateOfBirth,
    user_photo: student.photo,
  },
});

/** Attempts to sign in to one account within the window before it rests. */
export const SIGN_IN_ATTEMPTS = 20;
/** How long an account's attempts are remembered. */
export const SIGN_IN_WINDOW = 15 * 60 * 1000;

/** When the tokens of a session that starts now run out. */
export const lifetimes = (now: Date, remembered: boolean): { access: Date; refresh: Date } => ({
  access: new Date(now.getTime() + TOKENS.accessLifetime),
  refresh: new Date(now.getTime() + (remembered ? TOKENS.rememberedRefreshLifetime : TOKENS.refreshLifetime)),
});

/** What became of a refresh token by the time somebody shows it. */
export const judgeRefresh = (
  token: { expiresAt: Date; usedAt: Date | null; revokedAt: Date | null },
  now: Date,
): 'good' | 'stolen' | 'over' => {
  if (token.revokedAt !== null || token.expiresAt <= now) return 'over';
  return token.usedAt === null ? 'good' : 'stolen';
};
