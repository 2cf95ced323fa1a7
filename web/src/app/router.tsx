import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { useAuth } from '../features/auth/auth-state.tsx';
import type { PageName } from '../text/page-titles.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard, Loading } from './guard.tsx';

const AuthCallbackPage = lazy(() => import('./pages/auth-callback.tsx'));
const ChatPage = lazy(() => import('./pages/chat.tsx'));
// Named inside the condition, so that a production build leaves the page out.
const GalleryPage = import.meta.env.DEV ? lazy(() => import('./pages/gallery.tsx')) : null;
const LandingPage = lazy(() => import('./pages/landing.tsx'));
const LaterPage = lazy(() => import('./pages/later.tsx'));
const TodayPage = lazy(() => import('./pages/today.tsx'));
const PublicFrame = lazy(async () => ({ default: (await import('./public-frame.tsx')).PublicFrame }));

const later = (name: PageName) => <LaterPage name={name} />;

/** Every route of SPEC 2.1. */
export const Router = () => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route element={<Guard />}>
            <Route path="/" element={<Home />} />
            <Route path="/dashboard" element={<ChatPage />} />
            <Route path="/subscription" element={later('subscription')} />
            <Route path="/help-support" element={later('helpSupport')} />
            <Route path="/my-notes" element={later('myNotes')} />
            <Route path="/view-note/:id" element={later('note')} />
            <Route path="/notes/view/:noteId" element={later('note')} />
            <Route path="/tokens" element={later('tokens')} />
            <Route path="/profile" element={later('profile')} />
            <Route path="/curriculum" element={later('curriculum')} />
            <Route path="/pdf-viewer/:bookId" element={later('pdfViewer')} />
            <Route path="/pdf-viewer/:type/:bookId" element={later('pdfViewer')} />
            <Route path="/podcast/:type/:id" element={later('podcast')} />
            <Route path="/create-notes/:bookId" element={later('createNotes')} />
            <Route path="/ai-note/:noteId" element={later('note')} />
            <Route path="/refer" element={later('refer')} />
            <Route path="/goal-setting" element={later('goalSetting')} />
            <Route path="/working-session" element={later('workingSession')} />
            <Route path="/resources" element={later('resources')} />
            <Route path="/settings" element={later('settings')} />
          </Route>
          <Route element={<PublicPages />}>
            <Route path="/careers" element={later('careers')} />
            <Route path="/privacy" element={later('privacy')} />
            <Route path="/terms" element={later('terms')} />
            <Route path="/security" element={later('security')} />
            <Route path="/accessibility" element={later('accessibility')} />
            <Route path="/cookies" element={later('cookies')} />
            <Route path="/blog" element={later('blog')} />
            <Route path="/sitemap" element={later('sitemap')} />
            <Route path="/search" element={later('search')} />
          </Route>
          <Route path="/auth/callback/:provider" element={<AuthCallbackPage />} />
          {GalleryPage && <Route path="/dev/gallery" element={<GalleryPage />} />}
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
};

/** The front page of who is here: the landing page, or the student's own. */
const Home = () => (useAuth().isAuthenticated ? <TodayPage /> : <LandingPage />);

const PublicPages = () => (
  <PublicFrame>
    <Outlet />
  </PublicFrame>
);
