import type { StudentId } from '@studia/contract/ids';
import { KEPT } from './names.ts';
import type { KeptStorage } from './storage.ts';
import { forgetThreads } from './threads.ts';

/** What is kept here belongs to this student from now on; what another one left behind is forgotten. */
export const belongTo = (storage: KeptStorage, student: StudentId): void => {
  const owner = storage.getItem(KEPT.owner);
  if (owner === student) return;
  if (owner !== null) forgetAll(storage);
  storage.setItem(KEPT.owner, student);
};

/** Somebody signed out on purpose: nothing of theirs stays in this browser. */
export const forgetAll = (storage: KeptStorage): void => {
  forgetThreads(storage);
  for (const name of [KEPT.drafts, KEPT.unsent, KEPT.owner]) storage.removeItem(name);
};
