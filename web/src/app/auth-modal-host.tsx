import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { STORED } from '../client/session.ts';
import { onShowAuthModal, type AuthMode } from '../features/auth/show-modal.ts';

const AuthModal = lazy(async () => ({
  default: (await import('../features/auth/auth-modal.tsx')).AuthModal,
}));

/** Opens the front door when anything on the page asks for it, and closes it on a change of route (SPEC 2.5). */
export const AuthModalHost = () => {
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useState<{ mode: AuthMode; at: string } | null>(null);
  useEffect(() => onShowAuthModal((mode) => setAsked({ mode, at: window.location.pathname })), []);
  if (asked?.at !== pathname) return null;
  const close = () => {
    localStorage.removeItem(STORED.redirectAfterAuth);
    setAsked(null);
  };
  return (
    <Suspense>
      <AuthModal
        mode={asked.mode}
        referralCode={new URLSearchParams(search).get('ref')}
        onClose={close}
        onDone={() => setAsked(null)}
      />
    </Suspense>
  );
};
