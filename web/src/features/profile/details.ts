import type { User } from '@studia/contract/auth';
import { ERRORS } from '@studia/contract/error-list';
import type { ErrorCode } from '@studia/contract/errors';
import { PROFILE } from '@studia/contract/limits';
import { birthDateProblem } from './birth-date.ts';

/** What a student writes about themselves, as it stands in the form. */
export interface Details {
  fullName: string;
  country: string;
  city: string;
  standard: string;
  dateOfBirth: string;
}

export type Problems = Partial<Record<keyof Details, string>>;

/** The details as they are saved. */
export const detailsOf = ({ user_metadata: known }: User): Details => ({
  fullName: known.full_name,
  country: known.country ?? '',
  city: known.city ?? '',
  standard: known.standard ?? '',
  dateOfBirth: known.date_of_birth ?? '',
});

/** Whether the student wrote something that is not saved. */
export const differ = (one: Details, other: Details): boolean =>
  one.fullName !== other.fullName || detailsDiffer(one, other);

/** The same without the name, which is saved by a call of its own. */
export const detailsDiffer = (one: Details, other: Details): boolean =>
  one.country !== other.country ||
  one.city !== other.city ||
  one.standard !== other.standard ||
  one.dateOfBirth !== other.dateOfBirth;

/** SPEC 5: these three must be there before anything can be saved. */
export const lacksRequired = ({ country, standard, dateOfBirth }: Details): boolean =>
  [country, standard, dateOfBirth].some((value) => value.trim() === '');

/** What has to be mended before saving, each with its sentence. */
export const problemsIn = (details: Details, today: string): Problems => {
  const birth = birthDateProblem(details.dateOfBirth, today);
  return {
    ...(details.fullName.trim().length < PROFILE.fullNameMinimum && {
      fullName: sentence('full_name_too_short'),
    }),
    ...(birth !== null && { dateOfBirth: sentence(birth) }),
  };
};

const sentence = (code: ErrorCode): string => ERRORS[code].sentence;
