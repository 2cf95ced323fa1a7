import { auth, type User } from '@studia/contract/auth';
import { call, renewSession } from '../../client/call.ts';
import { currentSession, dropSession, keepSession, keepUser, STORED } from '../../client/session.ts';

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
      email,
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
  const { session } = await call(auth.signIn, { body: { email, password, remember: remembered } });
  return remember(session);
};

const remember = (session: Parameters<typeof keepSession>[0]): User => {
  if (!session.user.verified) localStorage.setItem(STORED.pendingVerificationEmail, session.user.email);
  keepSession(session);
  return session.user;
};

/** Signs out here at once; the server ends the session as soon as it hears of it. */
export const signOut = async (): Promise<void> => {
  const refreshToken = currentSession()?.refresh_token;
  dropSession();
  localStorage.removeItem(STORED.pendingVerificationEmail);
  sessionStorage.clear();
  if (refreshToken !== undefined) await call(auth.signOut, { body: { refresh_token: refreshToken } });
};

export const sendVerificationCode = async (email: string): Promise<void> => {
  await call(auth.sendVerificationCode, { body: { email } });
};

/** Proves the address; the next token says so too. */
export const verifyCode = async (email: string, code: string): Promise<void> => {
  await call(auth.verifyCode, { body: { email, code } });
  localStorage.removeItem(STORED.pendingVerificationEmail);
  const user = currentSession()?.user;
  if (user) {
    await renewSession();
    keepUser({ ...user, verified: true });
  }
};
