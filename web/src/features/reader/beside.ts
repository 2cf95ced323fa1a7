import { lazy, useEffect } from 'react';

const sidePanel = () => import('./side-panel.tsx');
const tutorPanel = () => import('./tutor-panel.tsx');
const noteDialog = () => import('./note-dialog.tsx');

// A book opens with its page alone; what can be opened beside it comes while the student reads.
export const SidePanel = lazy(async () => ({ default: (await sidePanel()).SidePanel }));
export const TutorPanel = lazy(async () => ({ default: (await tutorPanel()).TutorPanel }));
export const NoteDialog = lazy(async () => ({ default: (await noteDialog()).NoteDialog }));

const AFTER_MS = 1_500;

/** Fetches what is not open yet, so that it opens at once, also when the connection is gone by then. */
export const useFetchedBeside = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const fetched of [sidePanel, tutorPanel, noteDialog]) fetched().catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
};
