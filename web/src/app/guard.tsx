import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '../features/auth/auth-state.tsx';
import { shellText } from '../text/shell.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';

const Shell = lazy(async () => ({ default: (await import('./shell/shell.tsx')).Shell }));
const VerificationPage = lazy(() => import('./pages/verification.tsx'));

export const Loading = () => <LoadingScreen title={shellText.loading} detail={shellText.loadingMore} />;

/** Lets nobody into the app who does not belong there, in the order of SPEC 4.2. */
export const Guard = () => {
  const { isLoading, isAuthenticated, isVerified } = useAuth();
  const { pathname } = useLocation();
  if (isLoading) return <Loading />;
  if (!isAuthenticated) return pathname === '/' ? <Outlet /> : <Navigate to="/" replace />;
  return (
    <Suspense fallback={<Loading />}>
      {isVerified ? (
        <Shell>
          <Outlet />
        </Shell>
      ) : (
        <VerificationPage />
      )}
    </Suspense>
  );
};
