import * as z from 'zod/mini';
import { Code, Email, NewPassword } from './auth.ts';
import { Done } from './done.ts';
import { endpoints } from './endpoint.ts';
import { text } from './text.ts';

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
