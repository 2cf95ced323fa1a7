import { lazy, Suspense } from 'react';
import { useAuth } from '../features/auth/auth-state.tsx';
import { useAtRest } from '../ui/feedback/use-at-rest.ts';
import { SignInRedirect } from './sign-in-redirect.tsx';

const Background = lazy(async () => ({ default: (await import('./background.tsx')).Background }));

/** What follows from being signed in, on whichever page. What goes on behind it waits until the page has come to rest. */
export const SignedInEffects = () => {
  const { isAuthenticated } = useAuth();
  const atRest = useAtRest();
  if (!isAuthenticated) return null;
  return (
    <>
      <SignInRedirect />
      {atRest && (
        <Suspense>
          <Background />
        </Suspense>
      )}
    </>
  );
};
