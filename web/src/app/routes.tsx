import { lazy } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import type { LaterPageName } from '../text/later.ts';
import { Guard } from './guard.tsx';

const AuthCallbackPage = lazy(() => import('./pages/auth-callback.tsx'));
const ChatPage = lazy(() => import('./pages/chat.tsx'));
// Named inside the condition, so that a production build leaves the page out.
const GalleryPage = import.meta.env.DEV ? lazy(() => import('./pages/gallery.tsx')) : null;
const AccessibilityPage = lazy(() => import('./pages/accessibility.tsx'));
const CareersPage = lazy(() => import('./pages/careers.tsx'));
const LaterPage = lazy(() => import('./pages/later.tsx'));
const PlaceholderPage = lazy(() => import('./pages/placeholder.tsx'));
const PrivacyPage = lazy(() => import('./pages/privacy.tsx'));
const ProfilePage = lazy(() => import('./pages/profile.tsx'));
const SecurityPage = lazy(() => import('./pages/security.tsx'));
const SettingsPage = lazy(() => import('./pages/settings.tsx'));
const TermsPage = lazy(() => import('./pages/terms.tsx'));
const TodayPage = lazy(() => import('./pages/today.tsx'));
const PublicFrame = lazy(async () => ({ default: (await import('./public-frame.tsx')).PublicFrame }));

type LaterRoutes = Readonly<Record<string, LaterPageName>>;

const SIGNED_IN: LaterRoutes = {
  '/subscription': 'subscription',
  '/help-support': 'helpSupport',
  '/my-notes': 'myNotes',
  '/view-note/:id': 'note',
  '/notes/view/:noteId': 'note',
  '/tokens': 'tokens',
  '/curriculum': 'curriculum',
  '/pdf-viewer/:bookId': 'pdfViewer',
  '/pdf-viewer/:type/:bookId': 'pdfViewer',
  '/podcast/:type/:id': 'podcast',
  '/create-notes/:bookId': 'createNotes',
  '/ai-note/:noteId': 'note',
  '/refer': 'refer',
  '/goal-setting': 'goalSetting',
  '/working-session': 'workingSession',
  '/resources': 'resources',
};

const PLACEHOLDERS = ['cookies', 'blog', 'sitemap', 'search'] as const;

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
      <Route path="/profile" element={<ProfilePage />} />
      <Route path="/settings" element={<SettingsPage />} />
      {laterRoutes(SIGNED_IN)}
    </Route>
    <Route element={<PublicPages />}>
      <Route path="/careers" element={<CareersPage />} />
      <Route path="/privacy" element={<PrivacyPage />} />
      <Route path="/terms" element={<TermsPage />} />
      <Route path="/security" element={<SecurityPage />} />
      <Route path="/accessibility" element={<AccessibilityPage />} />
      {PLACEHOLDERS.map((name) => (
        <Route key={name} path={`/${name}`} element={<PlaceholderPage name={name} />} />
      ))}
    </Route>
    <Route path="/auth/callback/:provider" element={<AuthCallbackPage />} />
    {GalleryPage && <Route path="/dev/gallery" element={<GalleryPage />} />}
    <Route path="*" element={<Navigate to="/" replace />} />
  </Routes>
);

const PublicPages = () => (
  <PublicFrame>
    <Outlet />
  </PublicFrame>
);
