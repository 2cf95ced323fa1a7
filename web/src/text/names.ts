import type { User } from '@studia/contract/auth';
import { shellText } from './shell.ts';

/** What the student is called, or `User` where nobody told us (SPEC 2.8). */
export const fullNameOf = (user: User | null): string =>
  user?.user_metadata.full_name.trim() || shellText.anonymous;

/** How the student is greeted. */
export const firstNameOf = (user: User | null): string => fullNameOf(user).split(/\s+/u)[0] ?? '';
