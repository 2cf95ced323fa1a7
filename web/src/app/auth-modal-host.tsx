import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentSession, onSessionChange, STORED } from '../client/session.ts';
import { onShowAuthModal, type AuthRequest } from '../features/auth/show-modal.ts';

const AuthModal = lazy(async () => ({
  default: (await import('../features/auth/auth-modal.tsx')).AuthModal,
}));

/** Opens the front door when anything on the page asks for it, and closes it on a change of route (SPEC 2.5). */
export const AuthModalHost = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [request, setRequest] = useState<AuthRequest | null>(null);
  const [shownAt, setShownAt] = useState(pathname);
  useEffect(() => {
    const endings = [
      onShowAuthModal((asked) => currentSession() === null && setRequest(asked)),
      // Somebody signed in, perhaps in another tab.
      onSessionChange(() => currentSession() !== null && setRequest(null)),
    ];
    return () => endings.forEach((end) => end());
  }, []);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    if (request?.at !== pathname) setRequest(null);
  }
  if (request?.at !== pathname) return null;
  const close = () => {
    localStorage.removeItem(STORED.redirectAfterAuth);
    setRequest(null);
  };
  const enter = () => {
    setRequest(null);
    // A public page has no place for the steps that follow.
    if (pathname !== '/') void navigate('/');
  };
  return (
    <Suspense>
      <AuthModal
        request={request}
        referralCode={new URLSearchParams(search).get('ref')}
        onClose={close}
        onDone={enter}
      />
    </Suspense>
  );
};
