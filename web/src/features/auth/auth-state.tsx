import type { User } from '@studia/contract/auth';
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { currentSession, onSessionChange, STORED } from '../../client/session.ts';

/** Who is here and what they still have to do (SPEC 3). */
export interface AuthState {
  user: User | null;
  isAuthenticated: boolean;
  isVerified: boolean;
  isRegistering: boolean;
  isLoading: boolean;
}

const AuthContext = createContext<AuthState | null>(null);

/** Who is here; inside `AuthProvider`. */
export const useAuth = (): AuthState => {
  const state = use(AuthContext);
  if (!state) throw new Error('useAuth needs AuthProvider around it');
  return state;
};

/** Keeps every screen in step with the stored session. */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const session = useSyncExternalStore(onSessionChange, currentSession);
  const isLoading = useRenewal(session !== null && session.expires_at * 1000 <= Date.now());
  const user = session?.user ?? null;
  const isVerified = user?.verified ?? false;
  const state: AuthState = {
    user,
    isAuthenticated: user !== null && !isLoading,
    isVerified,
    isRegistering:
      user !== null && !isVerified && localStorage.getItem(STORED.pendingVerificationEmail) !== null,
    isLoading,
  };
  return <AuthContext value={state}>{children}</AuthContext>;
};

/** A stored session is trusted until it expires (SPEC 3); an expired one is renewed before anything is shown. */
const useRenewal = (expired: boolean): boolean => {
  const [settled, setSettled] = useState(!expired);
  useEffect(() => {
    if (settled) return;
    // Loaded on demand: the landing page needs neither the calls nor their schemas.
    void import('../../client/call.ts')
      .then(({ renewSession }) => renewSession())
      .catch(() => undefined)
      .finally(() => setSettled(true));
  }, [settled]);
  return !settled;
};
