import { Failure } from '@studia/contract/errors';
import type { ChatSessionId, StudentId } from '@studia/contract/ids';
import { useEffect } from 'react';
import { currentSession, onSessionChange } from '../../client/session.ts';
import { claimSessions, createSession, sendUnseen } from './calls.ts';
import { isAddressed } from './conversation/open-conversation.ts';
import { withTabLock } from './conversation/tab-lock.ts';
import { belongTo } from './storage/ownership.ts';
import { forgetThreads } from './storage/threads.ts';
import { makeUnsentMessages, type Unsent } from './storage/unsent.ts';
import { forgetVisitorSessions, visitorSessions } from './storage/visitor-sessions.ts';
import { announceUpdate } from './updates.ts';

/** What goes on about conversations behind every page, while this student is signed in. */
export const useBackgroundSync = (student: StudentId | null): void => {
  useEffect(() => {
    if (student === null) return undefined;
    belongTo(localStorage, student);
    void claimVisitorSessions();
    void sendWaiting();
    const onOnline = () => void sendWaiting();
    window.addEventListener('online', onOnline);
    // What was said is on the server; what was not sent waits for its student to come back.
    const unwatch = onSessionChange(() => currentSession() === null && forgetThreads(localStorage));
    return () => {
      window.removeEventListener('online', onOnline);
      unwatch();
    };
  }, [student]);
};

/** What was begun signed out moves into the account. */
const claimVisitorSessions = async (): Promise<void> => {
  const sessions = visitorSessions(localStorage);
  if (sessions.length === 0) return;
  try {
    await claimSessions(sessions);
    forgetVisitorSessions(localStorage);
    announceUpdate();
  } catch {
    // They stay where they are, and are claimed with the next page.
  }
};

/** Sends messages that waited for the connection and whose conversation is not on the page. */
const sendWaiting = async (): Promise<void> => {
  const unsent = makeUnsentMessages(localStorage);
  for (const waiting of unsent.all()) {
    if (!navigator.onLine || isAddressed(waiting.session)) continue;
    try {
      await sendUnseen(await sessionFor(waiting), waiting);
      unsent.remove(waiting.id);
      announceUpdate();
    } catch (error) {
      // Whatever else is the matter is told where the conversation is opened.
      if (error instanceof Failure && error.code === 'network_failed') return;
    }
  }
};

const sessionFor = ({ id, session, style }: Unsent): Promise<ChatSessionId> =>
  session !== null
    ? Promise.resolve(session)
    : withTabLock(async () => {
        const unsent = makeUnsentMessages(localStorage);
        const begun = unsent.all().find((other) => other.id === id)?.session ?? (await createSession(style));
        unsent.move(null, begun);
        return begun;
      });
