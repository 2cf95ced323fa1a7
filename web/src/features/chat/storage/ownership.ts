import type { StudentId } from '@studia/contract/ids';
import type { TextStorage } from './json-storage.ts';
import { STORAGE_KEYS } from './keys.ts';
import { forgetThreads } from './threads.ts';

/** What is kept here belongs to this student from now on; what another one left behind is forgotten. */
export const belongTo = (storage: TextStorage, student: StudentId): void => {
  const owner = storage.getItem(STORAGE_KEYS.owner);
  if (owner === student) return;
  if (owner !== null) forgetAll(storage);
  storage.setItem(STORAGE_KEYS.owner, student);
};

/** Somebody signed out on purpose: nothing of theirs stays in this browser. */
export const forgetAll = (storage: TextStorage): void => {
  forgetThreads(storage);
  for (const name of [STORAGE_KEYS.drafts, STORAGE_KEYS.unsent, STORAGE_KEYS.owner]) storage.removeItem(name);
};
