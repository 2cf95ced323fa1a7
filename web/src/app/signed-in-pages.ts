import type { ComponentType } from 'react';
import type { LaterPageName } from '../text/later.ts';

interface Paths {
  paths: readonly string[];
}

/** A page for who is signed in: its addresses, and what is shown there. */
export type SignedInPage = Paths &
  ({ load: () => Promise<{ default: ComponentType }> } | { later: LaterPageName });

/** Every signed-in page of SPEC 2.1. Routes are made from this list: a new page is one line here, and one in `places.ts` if it stands in the sidebar. */
export const SIGNED_IN_PAGES: readonly SignedInPage[] = [
  {
    paths: ['/'],
    load: () => import('./pages/today.tsx'),
  },
  {
    paths: ['/dashboard'],
    load: () => import('./pages/chat.tsx'),
  },
  {
    paths: ['/curriculum'],
    load: () => import('./pages/curriculum.tsx'),
  },
  {
    paths: ['/goal-setting'],
    load: () => import('./pages/goal-setting.tsx'),
  },
  { paths: ['/curriculum/:bookId'], load: () => import('./pages/book.tsx') },
  { paths: ['/learn/:bookId/:chapter'], load: () => import('./pages/lesson.tsx') },
  { paths: ['/pdf-viewer/:bookId', '/pdf-viewer/:type/:bookId'], load: () => import('./pages/reader.tsx') },
  { paths: ['/profile'], load: () => import('./pages/profile.tsx') },
  { paths: ['/tokens'], load: () => import('./pages/usage.tsx') },
  {
    paths: ['/settings'],
    load: () => import('./pages/settings.tsx'),
  },
  { paths: ['/subscription'], later: 'subscription' },
  { paths: ['/help-support'], later: 'helpSupport' },
  { paths: ['/my-notes'], later: 'myNotes' },
  { paths: ['/view-note/:id', '/notes/view/:noteId', '/ai-note/:noteId'], later: 'note' },
  { paths: ['/podcast/:type/:id'], later: 'podcast' },
  { paths: ['/create-notes/:bookId'], later: 'createNotes' },
  { paths: ['/refer'], later: 'refer' },
  { paths: ['/working-session'], later: 'workingSession' },
  { paths: ['/resources'], later: 'resources' },
];
