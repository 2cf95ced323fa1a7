import { auth, type User } from '@studia/contract/auth';
import { Failure } from '@studia/contract/errors';
import { SESSION } from '@studia/contract/limits';
import { call } from './call.ts';
import { dropSession, keepUser, storedToken } from './session.ts';
import { throttled } from './throttle.ts';

interface Lookup {
  token: string | null;
  at: number;
  user: Promise<User>;
}

let latest: Lookup | null = null;

/** Who the server says is signed in here; asked at most every 3 s (SPEC 4.1). */
export const lookUpUser = (): Promise<User> => {
  const fresh =
    latest !== null && latest.token === storedToken() && Date.now() - latest.at < SESSION.lookupCache;
  return fresh && latest ? latest.user : lookUpAfresh();
};

const lookUpAfresh = (): Promise<User> => {
  const lookup = { token: storedToken(), at: Date.now(), user: askServer() };
  latest = lookup;
  lookup.user.catch(() => {
    if (latest === lookup) latest = null;
  });
  return lookup.user;
};

const askServer = async (): Promise<User> => {
  const token = storedToken();
  try {
    const { user } = await call(auth.session, {});
    keepUser(user);
    return user;
  } catch (error) {
    // A late answer about a session that is over says nothing about the one that came after it.
    if (error instanceof Failure && error.code === 'session_invalid' && token === storedToken())
      dropSession();
    throw error;
  }
};

/** Brings what the screens show of the student up to date, at most once a second (SPEC 4.1). */
export const refreshUser = throttled(SESSION.refreshUserThrottle, () => {
  lookUpAfresh().catch(() => undefined);
});

/** The window event after which a student's new photo is fetched. */
const PHOTO_UPDATED = 'userPhotoUpdated';

/** Follows changes of the student's photo, at most once a second (SPEC 4.1). */
export const followPhoto = (): (() => void) => {
  const refresh = throttled(SESSION.photoRefreshThrottle, refreshUser);
  window.addEventListener(PHOTO_UPDATED, refresh);
  return () => window.removeEventListener(PHOTO_UPDATED, refresh);
};
