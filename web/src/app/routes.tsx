import { lazy, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import type { LaterPageName } from '../text/later.ts';
import { leaveTo } from './front-door/leave-to.ts';
import { Guard } from './guard.tsx';
import { Loading } from './loading.tsx';
import { PUBLIC_PATHS } from './public/paths.ts';

const AuthCallbackPage = lazy(() => import('./pages/auth-callback.tsx'));
const BookPage = lazy(() => import('./pages/book.tsx'));
const ChatPage = lazy(() => import('./pages/chat.tsx'));
const CurriculumPage = lazy(() => import('./pages/curriculum.tsx'));
// Named inside the condition, so that a production build leaves the page out.
const GalleryPage = import.meta.env.DEV ? lazy(() => import('./pages/gallery.tsx')) : null;
const GoalSettingPage = lazy(() => import('./pages/goal-setting.tsx'));
const LaterPage = lazy(() => import('./pages/later.tsx'));
const ProfilePage = lazy(() => import('./pages/profile.tsx'));
const ReaderPage = lazy(() => import('./pages/reader.tsx'));
const SettingsPage = lazy(() => import('./pages/settings.tsx'));
const TodayPage = lazy(() => import('./pages/today.tsx'));
const UsagePage = lazy(() => import('./pages/usage.tsx'));

type LaterRoutes = Readonly<Record<string, LaterPageName>>;

const SIGNED_IN: LaterRoutes = {
  '/subscription': 'subscription',
  '/help-support': 'helpSupport',
  '/my-notes': 'myNotes',
  '/view-note/:id': 'note',
  '/notes/view/:noteId': 'note',
  '/podcast/:type/:id': 'podcast',
  '/create-notes/:bookId': 'createNotes',
  '/ai-note/:noteId': 'note',
  '/refer': 'refer',
  '/working-session': 'workingSession',
  '/resources': 'resources',
};

const laterRoutes = (routes: LaterRoutes) =>
  Object.entries(routes).map(([path, name]) => (
    <Route key={path} path={path} element={<LaterPage name={name} />} />
  ));

/** Every route of SPEC 2.1; who is signed out sees the landing page at `/` instead of all this. */
export const Pages = () => (
  <Routes>
    <Route element={<Guard />}>
      <Route path="/" element={<TodayPage />} />
      <Route path="/dashboard" element={<ChatPage />} />
      <Route path="/curriculum" element={<CurriculumPage />} />
      <Route path="/curriculum/:bookId" element={<BookPage />} />
      <Route path="/goal-setting" element={<GoalSettingPage />} />
      <Route path="/profile" element={<ProfilePage />} />
      <Route path="/pdf-viewer/:bookId" element={<ReaderPage />} />
      <Route path="/pdf-viewer/:type/:bookId" element={<ReaderPage />} />
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/tokens" element={<UsagePage />} />
      {laterRoutes(SIGNED_IN)}
    </Route>
    {PUBLIC_PATHS.map((path) => (
      <Route key={path} path={path} element={<ToDocument path={path} />} />
    ))}
    <Route path="/auth/callback/:provider" element={<AuthCallbackPage />} />
    {GalleryPage && <Route path="/dev/gallery" element={<GalleryPage />} />}
    <Route path="*" element={<Navigate to="/" replace />} />
  </Routes>
);

/** A public page is a document of its own, so the browser goes there. */
const ToDocument = ({ path }: { path: string }) => {
  useEffect(() => leaveTo(path), [path]);
  return <Loading />;
};
