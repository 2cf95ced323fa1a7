import { lazy, Suspense } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useAuth } from '../features/auth/auth-state.tsx';
import { Loading } from './loading.tsx';
import { Shell } from './shell/shell.tsx';

const CompletionPage = lazy(() => import('./pages/completion.tsx'));
const VerificationPage = lazy(() => import('./pages/verification.tsx'));

/** Lets nobody into the app who does not belong there, in the order of SPEC 4.2. */
export const Guard = () => {
  const { isLoading, isAuthenticated } = useAuth();
  if (isLoading) return <Loading />;
  if (!isAuthenticated) return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<Loading />}>
      <Inside />
    </Suspense>
  );
};

const Inside = () => {
  const { isRegistering, needsProfileDetails } = useAuth();
  if (isRegistering) return <VerificationPage />;
  if (needsProfileDetails) return <CompletionPage />;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
};
