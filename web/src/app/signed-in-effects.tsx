import { lazy, Suspense } from 'react';
import { useAuth } from '../features/auth/auth-state.tsx';

const Background = lazy(async () => ({ default: (await import('./background.tsx')).Background }));

/** Loads what goes on behind every page, once somebody is signed in. */
export const SignedInEffects = () => {
  if (!useAuth().isAuthenticated) return null;
  return (
    <Suspense>
      <Background />
    </Suspense>
  );
};
