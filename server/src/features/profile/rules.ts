import type { User } from '@studia/contract/auth';
import type { ErrorCode } from '@studia/contract/errors';
import { PROFILE } from '@studia/contract/limits';
import { STANDARDS, type ProfileDetails } from '@studia/contract/profile';

const standards: ReadonlySet<string> = new Set(STANDARDS);

/** What is wrong with the details on a given day, or null (SPEC 5). */
export const faultIn = (details: ProfileDetails, today: Date): ErrorCode | null => {
  if (!standards.has(details.standard)) return 'bad_request';
  return faultOfBirth(details.date_of_birth, today.toISOString().slice(0, 10));
};

// Days written as YYYY-MM-DD compare like the days themselves.
const faultOfBirth = (birth: string, today: string): ErrorCode | null => {
  if (birth > today) return 'invalid_birth_date';
  // SPEC 5 counts by the year alone: somebody born in December is ten from January of the tenth year on.
  const age = yearOf(today) - yearOf(birth);
  if (age < PROFILE.minimumAge) return 'too_young';
  return age > PROFILE.maximumAge ? 'invalid_birth_date' : null;
};

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The details as they are kept: a city that says nothing is none. */
export const tidied = (details: ProfileDetails): ProfileDetails => ({
  ...details,
  city: details.city?.trim() || null,
});

const NOT_BASE64 = /[^A-Za-z0-9+/]/;

/**
 * The bytes behind a text in base64, or null when it is none. A sign that is wrong is looked for: a pattern of the whole
 * text keeps a way back for each of its millions of signs, and in a process with many patterns that overflows.
 */
export const bytesIn = (base64: string): Uint8Array | null => {
  const signs = base64.replace(/={1,2}$/, '');
  return signs === '' || NOT_BASE64.test(signs) ? null : Buffer.from(signs, 'base64');
};

/** The hash of a student's photo, which is the last part of its address. */
export const photoOf = ({ user_metadata: { user_photo: address } }: User): string | null =>
  address?.split('/').at(-1) ?? null;
