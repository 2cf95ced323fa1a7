import { accessTokens } from '@studia/contract/access-tokens';
import { auth as calls } from '@studia/contract/auth';
import { devices } from '@studia/contract/devices';
import { Failure } from '@studia/contract/errors';
import { oauth } from '@studia/contract/oauth';
import { owner } from '@studia/contract/owner';
import { passwordReset } from '@studia/contract/password-reset';
import type { Routes } from '../../http/calls/bind.ts';
import type { Cookies } from '../../http/calls/cookies.ts';
import type { Origin } from '../../http/calls/origin.ts';
import type { Auth } from './service.ts';

const done = { success: true } as const;

/** SPEC 7.1: coming in, staying in, getting back in, and going. */
export const authRoutes =
  (auth: Auth): Routes =>
  (bind) => {
    bind.call(calls.signUp, ({ body, origin, cookies }) => {
      const { email, password, options } = body;
      const fullName = options.data.full_name;
      const referralCode = options.referral_code ?? null;
      return begin(
        auth,
        { origin, cookies },
        auth.signUp({ email, password, fullName, referralCode }, origin),
      );
    });
    bind.call(calls.signIn, ({ body, origin, cookies }) => {
      const { email, password, remember = false } = body;
      return begin(auth, { origin, cookies }, auth.signIn(email, password, remember, origin));
    });
    bind.call(calls.session, async ({ caller }) => ({ user: await auth.user(caller.studentId) }));
    bind.call(calls.refresh, async ({ body, origin, cookies }) => {
      const token = body.refresh_token ?? cookies.refreshToken();
      if (token === null) throw new Failure('session_invalid');
      const { reply, remembered } = await auth.refresh(token, origin);
      cookies.renew(reply.session.refresh_token, remembered);
      return reply;
    });
    bind.call(calls.signOut, async ({ body, origin, cookies }) => {
      const token = body.refresh_token ?? cookies.refreshToken();
      if (token !== null) await auth.signOut(token, origin);
      cookies.clear();
    });
    bind.call(calls.sendVerificationCode, async ({ body, origin }) => {
      await auth.requestCode(body.email, 'verify', origin);
      return done;
    });
    bind.call(calls.verifyCode, async ({ body, origin }) => {
      await auth.verifyEmail(body.email, body.code, origin);
      return done;
    });
  };

/** The forgotten password, in three steps. */
export const passwordResetRoutes =
  (auth: Auth): Routes =>
  (bind) => {
    bind.call(passwordReset.sendOtp, async ({ body, origin }) => {
      await auth.requestCode(body.email, 'reset', origin);
      return done;
    });
    bind.call(passwordReset.verifyOtp, async ({ body, origin }) => ({
      reset_token: await auth.allowReset(body.email, body.otp, origin),
    }));
    bind.call(passwordReset.reset, async ({ body, origin }) => {
      const { email, reset_token: resetToken, new_password: password, confirm_password: confirmed } = body;
      await auth.resetPassword({ email, resetToken, password, confirmed }, origin);
      return done;
    });
  };

/** Where a student is signed in. */
export const deviceRoutes =
  (auth: Auth): Routes =>
  (bind) => {
    bind.call(devices.list, async ({ caller }) => ({ devices: await auth.devices(caller) }));
    bind.call(devices.signOutOne, ({ caller, params, origin }) =>
      auth.signOutDevice(caller.studentId, params.id, origin),
    );
    bind.call(devices.signOutOthers, ({ caller, origin }) => auth.signOutOthers(caller, origin));
    bind.call(devices.changePassword, ({ caller, body, origin }) =>
      auth.changePassword(caller, { present: body.current_password, next: body.new_password }, origin),
    );
  };

/** Keys for the student's own scripts. */
export const accessTokenRoutes =
  (auth: Auth): Routes =>
  (bind) => {
    bind.call(accessTokens.list, async ({ caller }) => ({
      tokens: await auth.accessTokens(caller.studentId),
    }));
    bind.call(accessTokens.create, ({ caller, body, origin }) =>
      auth.createAccessToken(caller.studentId, body, origin),
    );
    bind.call(accessTokens.revoke, ({ caller, params, origin }) =>
      auth.revokeAccessToken(caller.studentId, params.id, origin),
    );
  };

/** What opens the account of who is signed in. */
export const ownerRoutes =
  (auth: Auth): Routes =>
  (bind) => {
    bind.call(owner.waysIn, ({ caller }) => auth.waysIn(caller.studentId));
    bind.call(owner.sendCode, async ({ caller, body, origin }) => {
      await auth.requestOwnerCode(caller.studentId, body.purpose, origin);
      return done;
    });
    bind.call(owner.unlink, ({ caller, params, body, origin }) =>
      auth.unlink(caller, params.provider, body, origin),
    );
  };

/** Signing in elsewhere. */
export const oauthRoutes =
  (auth: Auth): Routes =>
  (bind) => {
    bind.call(oauth.start, async ({ params, body, cookies }) => {
      const visit = await auth.startOauth(params.provider, body.referral_code ?? null);
      cookies.beginVisit(visit.state);
      return visit;
    });
    bind.call(oauth.exchange, ({ params, body, origin, cookies }) => {
      const begunHere = cookies.endVisit();
      const { code, state = begunHere } = body;
      return begin(auth, { origin, cookies }, auth.exchangeOauth(params.provider, { code, state }, origin));
    });
  };

type Signed = Awaited<ReturnType<Auth['signIn']>>;

/** Hands a session to the browser; the one that it held before could be ended by nobody else, and so ends. */
const begin = async (
  auth: Auth,
  { origin, cookies }: { origin: Origin; cookies: Cookies },
  signing: Promise<Signed>,
): Promise<Signed['reply']> => {
  const { reply, remembered } = await signing;
  const before = cookies.heldBefore();
  if (before !== null) await auth.signOut(before, origin);
  cookies.begin(reply.session.refresh_token, remembered);
  return reply;
};
