import { currentSession } from '../../client/session.ts';
import { onShowAuthModal, type AuthRequest } from '../../features/auth/show-modal.ts';

const WAITING = 'waitingAuthRequest';

/** The application has no front door of its own: what asks for it is shown on the landing page, where the guard leads. */
export const keepRequestsForLanding = (): void => {
  onShowAuthModal((request) => {
    if (currentSession() === null) sessionStorage.setItem(WAITING, JSON.stringify(request));
  });
};

/** What the application wanted to be shown at the front door; asked once. */
export const takeWaitingRequest = (): AuthRequest | null => {
  const stored = sessionStorage.getItem(WAITING);
  sessionStorage.removeItem(WAITING);
  return stored === null ? null : (JSON.parse(stored) as AuthRequest);
};
