import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { currentSession, dropSession } from '../client/session.ts';
import { useAuth } from '../features/auth/auth-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { leaveTo } from './front-door/leave-to.ts';
import { Loading } from './loading.tsx';

const OAuthReturnPage = lazy(() => import('./pages/oauth-return.tsx'));
const Pages = lazy(async () => {
  // Asked for together with the routes, not after them.
  if (currentSession()) void import('./shell/shell.tsx');
  return { default: (await import('./routes.tsx')).Pages };
});

/** What every page needs comes at first: the pages and their guard are one step further. */
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
  return pathname === '/' && !isLoading && !isAuthenticated ? <ToLanding /> : <Pages />;
};

/** The landing page is a document of its own. Nothing of a session may be left, or its first script would lead back here. */
const ToLanding = () => {
  useEffect(() => {
    dropSession();
    leaveTo('/');
  }, []);
  return <Loading />;
};
