import type { User } from '@studia/contract/auth';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { renewSession } from '../../client/call.ts';
import {
  currentSession,
  dropSession,
  isVerified,
  onSessionChange,
  storedToken,
} from '../../client/session.ts';

/** Who is here and what they still have to do (SPEC 3). */
export interface AuthState {
  user: User | null;
  isAuthenticated: boolean;
  isVerified: boolean;
  isRegistering: boolean;
  isLoading: boolean;
  needsProfileDetails: boolean;
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
  const verified = user !== null && isVerified(user);
  return {
    user,
    isAuthenticated: user !== null && !isLoading,
    isVerified: verified,
    isRegistering: user !== null && !verified,
    isLoading,
    needsProfileDetails: verified && lacksDetails(user),
  };
};

// SPEC 4.4.
const lacksDetails = ({ user_metadata: { country, standard, date_of_birth } }: User): boolean =>
  [country, standard, date_of_birth].some((detail) => !detail?.trim());

/** A stored session is trusted until it expires (SPEC 3); an expired one is renewed before anything is shown. */
const useRenewal = (): boolean => {
  const [settled, setSettled] = useState(() => !isStale());
  useEffect(() => {
    if (settled) return;
    void renewSession()
      .catch(() => currentSession() ?? dropSession())
      .finally(() => setSettled(true));
  }, [settled]);
  return !settled;
};

/** Whether a token is stored that says too little, or is too old. */
const isStale = (): boolean => {
  const session = currentSession();
  return session === null ? storedToken() !== null : session.expires_at * 1000 <= Date.now();
};
