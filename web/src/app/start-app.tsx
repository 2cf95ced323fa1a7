import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AuthProvider } from '../features/auth/auth-state.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { beginAnalytics } from './analytics/begin.ts';
import { keepRequestsForLanding } from './front-door/waiting-request.ts';
import { Router } from './router.tsx';
import { SignedInEffects } from './signed-in-effects.tsx';

/** Starts the signed-in application, in its own document or in the place of the landing page. */
export const startApp = (root: Element): void => {
  keepRequestsForLanding();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <AuthProvider>
          <Router />
          <SignedInEffects />
        </AuthProvider>
        <Toaster />
      </BrowserRouter>
    </StrictMode>,
  );
  beginAnalytics();
};
