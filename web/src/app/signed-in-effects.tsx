import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { useAuth } from '../features/auth/auth-state.tsx';
import { SignInRedirect } from './sign-in-redirect.tsx';

const Background = lazy(async () => ({ default: (await import('./background.tsx')).Background }));

/** What follows from being signed in, on whichever page. */
export const SignedInEffects = () => {
  const { isAuthenticated } = useAuth();
  const pageIsThere = useDrawnOnce();
  if (!isAuthenticated) return null;
  return (
    <>
      <SignInRedirect />
      {pageIsThere && (
        <Suspense>
          <Background />
        </Suspense>
      )}
    </>
  );
};

/** What goes on behind a page comes after the page, which has asked for what it shows by then. */
const useDrawnOnce = (): boolean => {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return drawn;
};
