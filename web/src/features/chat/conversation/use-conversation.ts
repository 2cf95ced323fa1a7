import type { ChatSessionId } from '@studia/contract/ids';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { newId } from '../../../client/new-id.ts';
import { createSession, readEarlier, readHistory, sendMessage, stopTutor } from '../calls.ts';
import { draftOf, keepDraft } from '../storage/drafts.ts';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { forgetThread, keepThread, storedPart } from '../storage/threads.ts';
import { makeUnsentMessages } from '../storage/unsent.ts';
import type { Thread } from '../thread.ts';
import { announceUpdate } from '../updates.ts';
import { makeConversation, type ConversationMachine } from './conversation.ts';
import { endOnLeave } from './end-on-leave.ts';
import { setOpenConversation } from './open-conversation.ts';
import { withTabLock } from './tab-lock.ts';

/** One conversation on the screen, in step with the server, with other tabs and with the connection. */
export const useConversation = (
  opened: ChatSessionId | null,
  onCreated: (session: ChatSessionId) => void,
) => {
  const [{ machine, subscribe }] = useState(openStore);
  const thread = useSyncExternalStore(subscribe, machine.thread);
  const session = useSyncExternalStore(subscribe, machine.session);

  const tellIfNew = useEffectEvent((id: ChatSessionId) => id !== opened && onCreated(id));
  useEffect(() => {
    if (session !== null) tellIfNew(session);
  }, [session]);
  useEffect(() => void machine.open(opened), [machine, opened]);
  useEffect(() => () => machine.leave(), [machine]);
  useEffect(() => (session ? endOnLeave(session) : undefined), [session]);
  useCompany(machine);
  useMemory(machine, thread, session);
  return { machine, thread, session };
};

const openStore = () => {
  const listeners = new Set<() => void>();
  const onChange = () => listeners.forEach((listener) => listener());
  const machine = makeConversation({
    createSession,
    sendMessage,
    readHistory,
    readEarlier,
    stopTutor,
    unsent: makeUnsentMessages(localStorage),
    recall: (session) => storedPart(localStorage, session),
    newId,
    now: () => new Date(),
    isOnline: () => navigator.onLine,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    nextFrame: (act) => {
      const frame = requestAnimationFrame(act);
      return () => cancelAnimationFrame(frame);
    },
    withTabLock,
    onCreated: (session) => {
      // What was being written goes along into the conversation that has begun.
      keepDraft(localStorage, session, draftOf(localStorage, null));
      keepDraft(localStorage, null, '');
      onChange();
    },
    onRefused: (content) => keepDraft(localStorage, null, content),
    onChange,
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { machine, subscribe };
};

/** Follows the connection, the other tabs and the student's coming back. */
const useCompany = (machine: ConversationMachine): void => {
  useEffect(() => {
    const onOnline = () => void machine.goOn();
    const onVisible = () => {
      if (document.visibilityState === 'visible') void machine.goOn();
    };
    const onStorage = ({ key }: StorageEvent) => {
      const session = machine.session();
      if (key !== null && session !== null && key === STORAGE_KEYS.messagesOf(session))
        void machine.refresh();
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [machine]);
};

/** Remembers in this browser what was said, and tells the rest of the app (SPEC 4.8). */
const useMemory = (
  { reset }: ConversationMachine,
  { messages, earlier, unsent, status, fromCopy }: Thread,
  session: ChatSessionId | null,
): void => {
  useEffect(() => {
    if (session === null || fromCopy) return;
    if (status === 'gone') return forgetThread(localStorage, session);
    const confirmed = messages.filter(({ id }) => !unsent.includes(id));
    if (keepThread(localStorage, session, confirmed, earlier?.messages)) announceUpdate();
    return undefined;
  }, [session, messages, earlier, unsent, status, fromCopy]);
  const isGoing = messages.length > 0 && status !== 'ended';
  useEffect(() => {
    setOpenConversation({ session, isGoing, reset });
    return () => setOpenConversation(null);
  }, [reset, session, isGoing]);
};
