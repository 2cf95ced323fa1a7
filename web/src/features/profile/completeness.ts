import type { User } from '@studia/contract/auth';

/** Whether nothing is missing for Profile Settings (SPEC 4.4): name, email, date of birth, country and standard. */
export const isProfileComplete = ({ email, user_metadata: known }: User): boolean =>
  [known.full_name, email, known.date_of_birth, known.country, known.standard].every(
    (value) => (value ?? '').trim() !== '',
  );
