import * as z from 'zod/mini';
import { Done } from './done.ts';
import { endpoints } from './endpoint.ts';
import { StudentId } from './ids.ts';
import { CODE, PROFILE } from './limits.ts';
import { text } from './text.ts';
import { everybody, signedIn, type Trials, type TrialWorld } from './trial.ts';

/** An address as it is stored and compared: trimmed and lowercased (SPEC 5). */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, { error: 'invalid_email' }),
    z.email({ error: 'invalid_email' }),
  );

/** What a new password needs (SPEC 5). */
const PASSWORD_PARTS = {
  length: /^[\s\S]{8,}$/,
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  number: /\p{Nd}/u,
  special: /[^\p{L}\p{Nd}]/u,
} as const;

export type PasswordPart = keyof typeof PASSWORD_PARTS;

/** What a password still lacks, in the order of the rule. */
export const missingFrom = (password: string): PasswordPart[] =>
  (Object.keys(PASSWORD_PARTS) as PasswordPart[]).filter((part) => !PASSWORD_PARTS[part].test(password));

/** Eight characters with upper case, lower case, digit and special character (SPEC 5). */
export const NewPassword = text(200).check(
  z.refine((password) => missingFrom(password).length === 0, { error: 'weak_password' }),
);

export const FullName = text(120).check(
  z.trim(),
  z.minLength(PROFILE.fullNameMinimum, { error: 'full_name_too_short' }),
);

/** A verification or reset code as a student types it. */
export const Code = z.string().check(z.regex(new RegExp(`^\\d{${CODE.digits}}$`), { error: 'code_wrong' }));

export const User = z.object({
  id: StudentId,
  email: z.string(),
  verified: z.boolean(),
  app_metadata: z.object({ provider: z.enum(['email', 'google', 'microsoft']) }),
  user_metadata: z.object({
    full_name: z.string(),
    country: z.nullable(z.string()),
    city: z.nullable(z.string()),
    standard: z.nullable(z.string()),
    date_of_birth: z.nullable(z.string()),
    user_photo: z.nullable(z.string()),
  }),
});
/** A student as the web application sees them (SPEC 3). */
export type User = z.infer<typeof User>;

export const Session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Seconds since 1970, as in the token itself. */
  expires_at: z.number(),
  user: User,
});
/** What a signed-in browser holds (SPEC 3). */
export type Session = z.infer<typeof Session>;

/** What every way of signing in answers. */
export const SessionReply = z.object({ session: Session, user: User });
/** Who sends no token means the one in the cookie; the header `X-XSRF-TOKEN` must then repeat the cookie `XSRF-TOKEN`. */
const HeldToken = z.object({ refresh_token: z.optional(text(512)) });

/** SPEC 7.1. */
export const auth = endpoints({
  signUp: {
    method: 'POST',
    path: '/auth/signup',
    summary: 'Create an account with an email address and a password.',
    access: 'public',
    pace: 'sign-up',
    body: z.object({
      email: Email,
      password: NewPassword,
      options: z.object({ data: z.object({ full_name: FullName }), referral_code: z.optional(text(64)) }),
    }),
    reply: SessionReply,
  },
  signIn: {
    method: 'POST',
    path: '/auth/signin',
    summary: 'Sign in with an email address and a password.',
    access: 'public',
    pace: 'sign-in',
    body: z.object({ email: Email, password: text(200), remember: z.optional(z.boolean()) }),
    reply: SessionReply,
  },
  session: {
    method: 'GET',
    path: '/auth/session',
    summary: 'The student behind the access token.',
    access: 'signed-in',
    pace: 'normal',
    reply: z.object({ user: User }),
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    summary:
      'Trade a refresh token, from the body or the cookie, for a new session. Each refresh token works once.',
    access: 'public',
    pace: 'normal',
    body: HeldToken,
    reply: SessionReply,
  },
  signOut: {
    method: 'POST',
    path: '/auth/signout',
    summary: 'End the session that this refresh token belongs to.',
    access: 'public',
    pace: 'normal',
    body: HeldToken,
    reply: null,
  },
  sendVerificationCode: {
    method: 'POST',
    path: '/auth/send-verification-code',
    summary: 'Mail a six-digit code to an address that is not verified yet.',
    access: 'public',
    pace: 'code',
    body: z.object({ email: Email }),
    reply: Done,
  },
  verifyCode: {
    method: 'POST',
    path: '/auth/verify-code',
    summary: 'Prove an email address with the code that was mailed to it.',
    access: 'public',
    pace: 'code',
    body: z.object({ email: Email, code: Code }),
    reply: Done,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ owner, askAsVisitor, newEmail }: TrialWorld): Trials<typeof auth> => {
  const { email, password } = owner;
  const options = { data: { full_name: 'Ada Lovelace' } };
  return {
    signUp: {
      request: () => ({ body: { email: newEmail(), password, options } }),
      answers: everybody(200),
      toSpoil: () => ({
        body: { email: newEmail(), password, options: { ...options, referral_code: 'FRIEND' } },
      }),
    },
    signIn: {
      request: () => ({ body: { email, password } }),
      answers: everybody(200),
      // Twenty wrong passwords, and the owner would have to rest.
      toSpoil: () => ({ body: { email: 'nobody@school.org', password } }),
    },
    session: { request: () => ({}), answers: signedIn(200) },
    refresh: {
      request: async () => {
        const { session } = await askAsVisitor(auth.signIn, { body: { email, password } });
        return { body: { refresh_token: session.refresh_token } };
      },
      answers: everybody(200),
      toSpoil: () => ({ body: { refresh_token: 'unknown' } }),
    },
    signOut: { request: () => ({ body: { refresh_token: 'unknown' } }), answers: everybody(204) },
    sendVerificationCode: { request: () => ({ body: { email: newEmail() } }), answers: everybody(200) },
    verifyCode: {
      request: () => ({ body: { email, code: '000000' } }),
      answers: everybody('code_wrong'),
      toSpoil: () => ({ body: { email: newEmail(), code: '123456' } }),
    },
  };
};
