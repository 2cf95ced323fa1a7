import { auth as calls } from '@studia/contract/auth';
import { devices } from '@studia/contract/devices';
import { Failure } from '@studia/contract/errors';
import { oauth } from '@studia/contract/oauth';
import { passwordReset } from '@studia/contract/password-reset';
import type { Routes } from '../../http/bind.ts';
import type { Jar } from '../../http/jar.ts';
import type { Auth } from './service.ts';

const done = { success: true } as const;

/** SPEC 7.1: coming in, staying in, getting back in, and going. */
export const authRoutes =
  (auth: Auth): Routes =>
  (bind) => {
    bind.call(calls.signUp, async ({ body, origin, jar }) => {
      const { email, password, options } = body;
      const fullName = options.data.full_name;
      const referralCode = options.referral_code ?? null;
      return begin(jar, await auth.signUp({ email, password, fullName, referralCode }, origin));
    });
    bind.call(calls.signIn, async ({ body, origin, jar }) =>
      begin(jar, await auth.signIn(body.email, body.password, body.remember ?? false, origin)),
    );
    bind.call(calls.session, async ({ caller }) => ({ user: await auth.user(caller.studentId) }));
    bind.call(calls.refresh, async ({ body, origin, jar }) => {
      const token = body.refresh_token ?? jar.refreshToken();
      if (token === null) throw new Failure('session_invalid');
      const { reply, remembered } = await auth.refresh(token, origin);
      jar.renew(reply.session.refresh_token, remembered);
      return reply;
    });
    bind.call(calls.signOut, async ({ body, origin, jar }) => {
      const token = body.refresh_token ?? jar.refreshToken();
      if (token !== null) await auth.signOut(token, origin);
      jar.clear();
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
    bind.call(passwordReset.verifyOtp, async ({ body }) => ({
      reset_token: await auth.allowReset(body.email, body.otp),
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

/** Signing in elsewhere. */
export const oauthRoutes =
  (auth: Auth): Routes =>
  (bind) => {
    bind.call(oauth.start, ({ params }) => auth.startOauth(params.provider));
    bind.call(oauth.exchange, async ({ params, body, origin, jar }) =>
      begin(jar, await auth.exchangeOauth(params.provider, body, origin)),
    );
  };

type Signed = Awaited<ReturnType<Auth['signIn']>>;

const begin = (jar: Jar, { reply, remembered }: Signed): Signed['reply'] => {
  jar.begin(reply.session.refresh_token, remembered);
  return reply;
};
