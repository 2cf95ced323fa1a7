import { DEVICE_ERRORS } from '@studia/contract/device-errors';
import { Failure } from '@studia/contract/errors';

/** Something went wrong before there was an answer to quote. */
export const deviceFailure = (code: keyof typeof DEVICE_ERRORS, cause?: unknown): Failure =>
  new Failure(code, { ...DEVICE_ERRORS[code], cause });
