import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { currentSession } from '../client/session.ts';
import { useAuth } from '../features/auth/auth-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Loading } from './loading.tsx';

const LandingPage = lazy(() => import('./pages/landing.tsx'));
const OAuthReturnPage = lazy(() => import('./pages/oauth-return.tsx'));
const Pages = lazy(async () => {
  // Asked for together with the routes, not after them.
  if (currentSession()) void import('./shell/shell.tsx');
  return { default: (await import('./routes.tsx')).Pages };
});

/** What a visitor sees first is all that comes at first: the other pages and their guard are one step further. */
export const Router = () => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
};

const Page = () => {
  const { pathname, search } = useLocation();
  const { isLoading, isAuthenticated } = useAuth();
  if (/[?&]oauth_provider=/.test(search)) return <OAuthReturnPage />;
  return pathname === '/' && !isLoading && !isAuthenticated ? <LandingPage /> : <Pages />;
};
