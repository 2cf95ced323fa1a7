import type { ChatSessionId } from '@studia/contract/ids';
import { CHAT } from '@studia/contract/limits';
import { currentSession, onSessionChange } from '../../../client/session.ts';
import { endSessionKeepalive } from '../calls.ts';

interface Leaving {
  signedIn: boolean;
  /** How long the conversation has been open on this page, in milliseconds. */
  openFor: number;
}

/** SPEC 4.8: who leaves signed out, or after more than an hour, ends the session. */
export const endsOnLeave = ({ signedIn, openFor }: Leaving): boolean =>
  !signedIn || openFor > CHAT.endOnLeaveAfter;

/** Ends a session when its page is left, if it is due; answers what to call when the student goes elsewhere in the app. */
export const endOnLeave = (session: ChatSessionId): (() => void) => {
  const openedAt = Date.now();
  let isOver = false;
  // Who signs out has no token any more at the moment of leaving.
  let token = currentSession()?.access_token ?? null;
  const leave = (): void => {
    const due = endsOnLeave({ signedIn: currentSession() !== null, openFor: Date.now() - openedAt });
    if (isOver || !due) return;
    isOver = true;
    // Nobody is there any more to hear what went wrong.
    endSessionKeepalive(session, token).catch(() => undefined);
  };
  const onSession = (): void => {
    const now = currentSession();
    if (now === null) leave();
    else token = now.access_token;
  };
  window.addEventListener('pagehide', leave);
  const unwatch = onSessionChange(onSession);
  return () => {
    leave();
    window.removeEventListener('pagehide', leave);
    unwatch();
  };
};
