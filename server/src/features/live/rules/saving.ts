import type { UpdateMode } from '@studia/contract/live';

/** What saving does: make a new session, put the payload in the place of one, or add its messages to one. */
export type Saving = 'create' | 'replace' | 'append';

/** Who names a session means to change it, unless they say otherwise; who names none can only make one. */
export const savingOf = (named: boolean, mode: UpdateMode | null): Saving => {
  if (!named || mode === 'create' || mode === false) return 'create';
  return mode === 'append' ? 'append' : 'replace';
};
