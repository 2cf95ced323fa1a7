import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { currentSession } from '../client/session.ts';
import { AuthProvider } from '../features/auth/auth-state.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { beginAnalytics } from './analytics/begin.ts';
import { keepRequestsForLanding } from './front-door/waiting-request.ts';
import { Router } from './router.tsx';
import { SignedInEffects } from './signed-in-effects.tsx';
import { untilLoaded } from './signed-in-pages.ts';

/** Starts the signed-in application, in its own document or in the place of the landing page. */
export const startApp = async (place: Element): Promise<void> => {
  keepRequestsForLanding();
  if (currentSession()) await untilLoaded(window.location.pathname);
  const root = createRoot(place);
  root.render(
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
