import type { Session, User } from '@studia/contract/auth';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
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
  const isLoading = useRenewal();
  const state = useMemo(() => stateOf(session?.user ?? null, isLoading), [session, isLoading]);
  return <AuthContext value={state}>{children}</AuthContext>;
};

const stateOf = (user: User | null, isLoading: boolean): AuthState => {
  const isVerified = user?.verified ?? false;
  return {
    user,
    isAuthenticated: user !== null && !isLoading,
    isVerified,
    isRegistering:
      user !== null && !isVerified && localStorage.getItem(STORED.pendingVerificationEmail) !== null,
    isLoading,
  };
};

/** A stored session is trusted until it expires (SPEC 3); an expired one is renewed before anything is shown. */
const useRenewal = (): boolean => {
  const [settled, setSettled] = useState(() => !isExpired(currentSession()));
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

const isExpired = (session: Session | null): boolean =>
  session !== null && session.expires_at * 1000 <= Date.now();
