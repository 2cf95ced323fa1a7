import type { Session, User } from '@studia/contract/auth';

/** The names under which the browser keeps things (SPEC 3). */
export const STORED = {
  session: 'auth_session',
  token: 'auth_token',
  verified: 'isVerified',
  pendingVerificationEmail: 'pendingVerificationEmail',
  redirectAfterAuth: 'redirectAfterAuth',
  pendingQuery: 'pendingQuery',
} as const;

type Listener = () => void;
const listeners = new Set<Listener>();
let current: Session | null = read();

function read(): Session | null {
  try {
    const stored = localStorage.getItem(STORED.session);
    return stored === null ? null : (JSON.parse(stored) as Session);
  } catch {
    return null;
  }
}

/** Who is signed in here, or nobody. The same object until something changes. */
export const currentSession = (): Session | null => current;

/** Keeps a session, and tells every screen. */
export const keepSession = (session: Session): void => {
  localStorage.setItem(STORED.session, JSON.stringify(session));
  localStorage.setItem(STORED.token, session.access_token);
  localStorage.setItem(STORED.verified, String(session.user.verified));
  change(session);
};

/** Keeps what the server says about the student beside the tokens that are there. */
export const keepUser = (user: User): void => {
  if (current) keepSession({ ...current, user });
};

/** Forgets who was signed in (SPEC 4.1). */
export const dropSession = (): void => {
  for (const key of [STORED.session, STORED.token, STORED.verified]) localStorage.removeItem(key);
  change(null);
};

/** Calls back whenever somebody signs in or out, in this tab or another. */
export const onSessionChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const change = (session: Session | null): void => {
  current = session;
  for (const listener of listeners) listener();
};

// Another tab signed in or out.
window.addEventListener('storage', ({ key }) => {
  if (key === STORED.session || key === null) change(read());
});
