import { auth, type User } from '@studia/contract/auth';
import { call, callKeepalive, renewSession } from '../../client/call.ts';
import {
  currentSession,
  dropSession,
  isVerified,
  keepSession,
  keepUser,
  type KeptSession,
} from '../../client/session.ts';
import { STORED } from '../../client/storage-keys.ts';
import { forgetVerification } from './verification-memory.ts';

/** An address as it is compared (SPEC 5). */
export const plainEmail = (typed: string): string => typed.trim().toLowerCase();

/** Makes an account. The verification screen follows, so its address is remembered (SPEC 4.1). */
export const signUp = async (details: {
  fullName: string;
  email: string;
  password: string;
  referralCode: string | null;
}): Promise<User> => {
  const { fullName, email, password, referralCode } = details;
  const { session } = await call(auth.signUp, {
    body: {
      email: plainEmail(email),
      password,
      options: {
        data: { full_name: fullName },
        ...(referralCode !== null && { referral_code: referralCode }),
      },
    },
  });
  return remember(session);
};

export const signIn = async (email: string, password: string, remembered: boolean): Promise<User> => {
  const { session } = await call(auth.signIn, {
    body: { email: plainEmail(email), password, remember: remembered },
  });
  return remember(session);
};

const remember = (session: KeptSession): User => {
  const { user } = session;
  if (!isVerified(user)) localStorage.setItem(STORED.pendingVerificationEmail, user.email);
  keepSession(session);
  return user;
};

/** Signs out here at once; the server ends the session as soon as it hears of it. */
export const signOut = async (): Promise<void> => {
  dropSession();
  localStorage.removeItem(STORED.pendingVerificationEmail);
  forgetVerification();
  // The landing page is another document, so this one is gone in a moment.
  await callKeepalive(auth.signOut, { body: {} });
};

export const sendVerificationCode = async (email: string): Promise<void> => {
  await call(auth.sendVerificationCode, { body: { email } });
};

/** Proves the address; the next token says so too. */
export const verifyCode = async (email: string, code: string): Promise<void> => {
  await call(auth.verifyCode, { body: { email, code } });
  localStorage.removeItem(STORED.pendingVerificationEmail);
  forgetVerification();
  const user = currentSession()?.user;
  if (!user) return;
  await renewSession().catch(() => undefined);
  keepUser({ ...user, verified: true });
};
