import { BookOpen, House, ListTodo, MessageCircle, Settings, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LaterPageName } from '../text/later.ts';
import { placeText } from '../text/shell.ts';

interface Paths {
  paths: readonly string[];
  /** Its entry in the sidebar: among the places a student lives in, or at the foot. */
  place?: { label: string; icon: LucideIcon; at: 'top' | 'foot' };
}

/** A page for who is signed in: its addresses, and what is shown there. */
export type SignedInPage = Paths &
  ({ load: () => Promise<{ default: ComponentType }> } | { later: LaterPageName });

/** Every signed-in page of SPEC 2.1. Routes and sidebar are made from this list: a new page is one line here. */
export const SIGNED_IN_PAGES: readonly SignedInPage[] = [
  {
    paths: ['/'],
    load: () => import('./pages/today.tsx'),
    place: { label: placeText.home, icon: House, at: 'top' },
  },
  {
    paths: ['/dashboard'],
    load: () => import('./pages/chat.tsx'),
    place: { label: placeText.tutor, icon: MessageCircle, at: 'top' },
  },
  {
    paths: ['/curriculum'],
    load: () => import('./pages/curriculum.tsx'),
    place: { label: placeText.books, icon: BookOpen, at: 'top' },
  },
  {
    paths: ['/goal-setting'],
    load: () => import('./pages/goal-setting.tsx'),
    place: { label: placeText.plan, icon: ListTodo, at: 'top' },
  },
  { paths: ['/curriculum/:bookId'], load: () => import('./pages/book.tsx') },
  { paths: ['/learn/:bookId/:chapter'], load: () => import('./pages/lesson.tsx') },
  { paths: ['/pdf-viewer/:bookId', '/pdf-viewer/:type/:bookId'], load: () => import('./pages/reader.tsx') },
  { paths: ['/profile'], load: () => import('./pages/profile.tsx') },
  { paths: ['/tokens'], load: () => import('./pages/usage.tsx') },
  {
    paths: ['/settings'],
    load: () => import('./pages/settings.tsx'),
    place: { label: placeText.settings, icon: Settings, at: 'foot' },
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
