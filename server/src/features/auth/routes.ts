import { auth as calls } from '@studia/contract/auth';
import type { Routes } from '../../http/bind.ts';
import type { Auth } from './service.ts';

const done = { success: true } as const;

export const authRoutes =
  (auth: Auth): Routes =>
  (bind) => {
    bind.call(calls.signUp, ({ body }) =>
      auth.signUp({
        email: body.email,
        password: body.password,
        fullName: body.options.data.full_name,
        referralCode: body.options.referral_code ?? null,
      }),
    );
    bind.call(calls.signIn, ({ body }) => auth.signIn(body.email, body.password, body.remember ?? false));
    bind.call(calls.session, async ({ caller }) => ({ user: await auth.user(caller.studentId) }));
    bind.call(calls.refresh, ({ body }) => auth.refresh(body.refresh_token));
    bind.call(calls.signOut, ({ body }) => auth.signOut(body.refresh_token));
    bind.call(calls.sendVerificationCode, async ({ body }) => {
      await auth.requestCode(body.email, 'verify');
      return done;
    });
    bind.call(calls.verifyCode, async ({ body }) => {
      await auth.verifyEmail(body.email, body.code);
      return done;
    });
  };
