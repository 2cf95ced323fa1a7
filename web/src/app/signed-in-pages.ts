import type { ComponentType } from 'react';
import { matchPath } from 'react-router';

/** A page for who is signed in: its addresses, and what is shown there. */
export interface SignedInPage {
  paths: readonly string[];
  load: () => Promise<{ default: ComponentType }>;
}

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
  { paths: ['/quiz/new'], load: () => import('./pages/new-quiz.tsx') },
  { paths: ['/quiz/:id'], load: () => import('./pages/quiz.tsx') },
  { paths: ['/pdf-viewer/:bookId', '/pdf-viewer/:type/:bookId'], load: () => import('./pages/reader.tsx') },
  { paths: ['/practice'], load: () => import('./pages/practice.tsx') },
  { paths: ['/progress'], load: () => import('./pages/progress.tsx') },
  { paths: ['/progress/report'], load: () => import('./pages/progress-report.tsx') },
  { paths: ['/review'], load: () => import('./pages/review.tsx') },
  { paths: ['/review/study'], load: () => import('./pages/review-study.tsx') },
  { paths: ['/review/cards'], load: () => import('./pages/cards.tsx') },
  { paths: ['/profile'], load: () => import('./pages/profile.tsx') },
  { paths: ['/tokens'], load: () => import('./pages/usage.tsx') },
  {
    paths: ['/settings'],
    load: () => import('./pages/settings.tsx'),
  },
  { paths: ['/subscription'], load: () => import('./pages/subscription.tsx') },
  { paths: ['/subscription/test-cashier'], load: () => import('./pages/test-cashier.tsx') },
  { paths: ['/help-support'], load: () => import('./pages/help-support.tsx') },
  { paths: ['/my-notes'], load: () => import('./pages/my-notes.tsx') },
  { paths: ['/my-notes/:noteId'], load: () => import('./pages/note-editor.tsx') },
  {
    paths: ['/view-note/:id', '/notes/view/:noteId', '/ai-note/:noteId'],
    load: () => import('./pages/note.tsx'),
  },
  { paths: ['/podcast/:type/:id'], load: () => import('./pages/podcast.tsx') },
  { paths: ['/create-notes/:bookId'], load: () => import('./pages/create-notes.tsx') },
  { paths: ['/refer'], load: () => import('./pages/refer.tsx') },
  { paths: ['/working-session'], load: () => import('./pages/working-session.tsx') },
  { paths: ['/mindmap/:type/:id'], load: () => import('./pages/mindmap.tsx') },
  { paths: ['/coming-soon'], load: () => import('./pages/coming-soon.tsx') },
  { paths: ['/resources'], load: () => import('./pages/resources.tsx') },
  { paths: ['/resources/guides/:guide'], load: () => import('./pages/guide.tsx') },
];

const underWay = new Map<SignedInPage, ReturnType<SignedInPage['load']>>();

/** The code of a page, asked for once; what failed may be tried again. */
export const loaded = (page: SignedInPage): ReturnType<SignedInPage['load']> => {
  const known = underWay.get(page);
  if (known) return known;
  const loading = page.load();
  underWay.set(page, loading);
  loading.catch(() => underWay.delete(page));
  return loading;
};

/** Waits for the code of the page at an address, so that it is drawn at once instead of after something else. */
export const untilLoaded = async (pathname: string): Promise<void> => {
  const page = SIGNED_IN_PAGES.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  if (page) await loaded(page).catch(() => undefined);
};
