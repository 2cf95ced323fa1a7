import type { Session, User } from '@studia/contract/auth';
import { STORED } from './storage-keys.ts';

/** What a script may know of a session: the refresh token travels in a cookie that no script can read. */
export type KeptSession = Pick<Session, 'access_token' | 'expires_at' | 'user'>;

type Listener = () => void;
const listeners = new Set<Listener>();
let stored: string | null = null;
let current: KeptSession | null = null;

/** What the browser holds right now, also when another tab has changed it a moment ago. */
export const rereadSession = (): KeptSession | null => {
  const found = read(STORED.session);
  if (found !== stored) change(found);
  return current;
};

/** Who is signed in here, or nobody. The same object until something changes. */
export const currentSession = (): KeptSession | null => current;

/** The access token that is stored, even where nothing else is known yet. */
export const storedToken = (): string | null => read(STORED.token);

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing still shows the landing page.
    return null;
  }
};

/** Who signed in with Google or Microsoft is verified at once (SPEC 4.1). */
export const isVerified = ({ verified, app_metadata }: User): boolean =>
  verified || app_metadata.provider !== 'email';

/** Keeps a session, and tells every screen. */
export const keepSession = ({ access_token, expires_at, user }: KeptSession): void => {
  const session = JSON.stringify({ access_token, expires_at, user });
  if (session === stored) return;
  localStorage.setItem(STORED.session, session);
  localStorage.setItem(STORED.token, access_token);
  localStorage.setItem(STORED.verified, String(isVerified(user)));
  change(session);
};

/** Keeps what the server says about the student beside the token that is there. */
export const keepUser = (user: User): void => {
  if (current?.user.id === user.id) keepSession({ ...current, user });
};

/** Forgets who was signed in (SPEC 4.1). */
export const dropSession = (): void => {
  for (const key of [STORED.session, STORED.token, STORED.verified]) localStorage.removeItem(key);
  change(null);
  // What this browser kept of theirs goes too, however the session came to its end.
  void import('./offline/keep-offline.ts')
    .then(({ forgetOffline }) => forgetOffline())
    .catch(() => undefined);
};

/** Calls back whenever somebody signs in or out, in this tab or another. */
export const onSessionChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const change = (session: string | null): void => {
  stored = session;
  current = parse(session);
  for (const listener of listeners) listener();
};

const parse = (session: string | null): KeptSession | null => {
  try {
    return session === null ? null : (JSON.parse(session) as KeptSession);
  } catch {
    return null;
  }
};

rereadSession();
// Another tab signed in or out.
window.addEventListener('storage', rereadSession);
