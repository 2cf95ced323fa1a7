import type { ErrorCode } from '@studia/contract/errors';
import { PROFILE } from '@studia/contract/limits';

/** What is wrong with a date of birth, if anything (SPEC 5). Both dates are written `2010-05-22`. */
export const birthDateProblem = (date: string, today: string): ErrorCode | null => {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date > today) return 'invalid_birth_date';
  // SPEC 5 counts by the year, not by the day.
  const age = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  if (age < PROFILE.minimumAge) return 'too_young';
  return age > PROFILE.maximumAge ? 'invalid_birth_date' : null;
};

/** The day it is where the student sits. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
