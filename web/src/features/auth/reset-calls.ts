import { passwordReset } from '@studia/contract/password-reset';
import { call } from '../../client/call.ts';
import { STORED } from '../../client/storage-keys.ts';
import { plainEmail } from './calls.ts';

export const sendResetCode = async (email: string): Promise<void> => {
  await call(passwordReset.sendOtp, { body: { email: plainEmail(email) } });
};

/** Trades the mailed code for the token that may set a new password once. */
export const verifyResetCode = async (email: string, otp: string): Promise<string> => {
  const { reset_token } = await call(passwordReset.verifyOtp, { body: { email: plainEmail(email), otp } });
  return reset_token;
};

export const resetPassword = async (details: {
  email: string;
  token: string;
  password: string;
  confirmation: string;
}): Promise<void> => {
  const { email, token, password, confirmation } = details;
  await call(passwordReset.reset, {
    body: {
      email: plainEmail(email),
      reset_token: token,
      new_password: password,
      confirm_password: confirmation,
    },
  });
  // SPEC 4.5: the mailed code has proved the address.
  localStorage.removeItem(STORED.pendingVerificationEmail);
};
