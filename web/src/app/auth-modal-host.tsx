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
  const [mode, setMode] = useState<AuthMode | null>(null);
  useEffect(() => onShowAuthModal(setMode), []);
  useEffect(() => setMode(null), [pathname]);
  if (mode === null) return null;
  const close = () => {
    localStorage.removeItem(STORED.redirectAfterAuth);
    setMode(null);
  };
  return (
    <Suspense>
      <AuthModal
        mode={mode}
        referralCode={new URLSearchParams(search).get('ref')}
        onClose={close}
        onDone={() => setMode(null)}
      />
    </Suspense>
  );
};
