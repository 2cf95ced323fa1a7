import * as z from 'zod/mini';
import { Code, Email, NewPassword } from './auth.ts';
import { Done } from './done.ts';
import { endpoints } from './endpoint.ts';
import { text } from './text.ts';
import { everybody, type Trials, type TrialWorld } from './trial.ts';

/** SPEC 7.1, the forgotten password: a code by mail, then a token, then a new password. */
export const passwordReset = endpoints({
  sendOtp: {
    method: 'POST',
    path: '/api/auth/forgot-password/send-otp',
    summary: 'Mail a six-digit code to reset a password. Tells nobody whether the address has an account.',
    access: 'public',
    pace: 'code',
    body: z.object({ email: Email }),
    reply: Done,
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/auth/forgot-password/verify-otp',
    summary: 'Trade the mailed code for a token that may set a new password once.',
    access: 'public',
    pace: 'code',
    body: z.object({ email: Email, otp: Code }),
    reply: z.object({ reset_token: z.string() }),
  },
  reset: {
    method: 'POST',
    path: '/api/auth/forgot-password/reset',
    summary: 'Set a new password. Every session of the account ends.',
    access: 'public',
    pace: 'code',
    body: z.object({
      email: Email,
      reset_token: text(512),
      new_password: NewPassword,
      confirm_password: text(200),
    }),
    reply: Done,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ owner, newEmail }: TrialWorld): Trials<typeof passwordReset> => {
  const { email, password } = owner;
  const reset = { reset_token: 'made up', new_password: password, confirm_password: password };
  return {
    sendOtp: { request: () => ({ body: { email: newEmail() } }), answers: everybody(200) },
    verifyOtp: {
      request: () => ({ body: { email, otp: '000000' } }),
      answers: everybody('code_wrong'),
      toSpoil: () => ({ body: { email: newEmail(), otp: '123456' } }),
    },
    reset: {
      request: () => ({ body: { email, ...reset } }),
      answers: everybody('reset_token_invalid'),
      toSpoil: () => ({ body: { email: newEmail(), ...reset } }),
    },
  };
};
