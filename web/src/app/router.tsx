import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { forgetProof } from '../client/request.ts';
import { dropSession } from '../client/session.ts';
import { useAuth } from '../features/auth/auth-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { leaveTo } from './front-door/leave-to.ts';
import { Loading } from './loading.tsx';
import { Pages } from './routes.tsx';

const OAuthReturnPage = lazy(() => import('./pages/oauth-return.tsx'));

/** Leads to the page that stands in the address. */
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
    forgetProof();
    leaveTo('/');
  }, []);
  return <Loading />;
};
