import type { WorkingSessionId } from '@studia/contract/ids';
import { live, type LiveSession, type WorkingSession } from '@studia/contract/live';
import type { LiveEvent, LiveInput, LiveSubject } from '@studia/contract/live-events';
import { call } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import { withFallbackMessage } from '../../client/with-fallback-message.ts';
import { liveText } from '../../text/live.ts';

/** Keeps what a lesson is about, before its first word. */
export const saveWorkingSession = async (session: WorkingSession): Promise<WorkingSessionId> =>
  (await call(live.save, { body: session })).session_id;

/** Begins a lesson; the same id again is the same lesson. */
export const beginLesson = async (id: WorkingSessionId, subject: LiveSubject): Promise<LiveSession> =>
  (await withFallbackMessage(liveText.beginFailed, call(live.begin, { body: { id, subject } }))).session;

export const listLessons = async (): Promise<LiveSession[]> =>
  (await withFallbackMessage(liveText.listFailed, call(live.list, {}))).sessions;

export const readLesson = async (
  id: WorkingSessionId,
  after: number,
): Promise<{ session: LiveSession; events: LiveEvent[] }> => {
  const query = { after };
  const { session, events } = await withFallbackMessage(
    liveText.openFailed,
    call(live.events, { params: { id }, query }),
  );
  return { session, events };
};

export const ticketFor = async (id: WorkingSessionId): Promise<string> =>
  (await call(live.ticket, { params: { id } })).ticket;

export const sendInput = async (id: WorkingSessionId, input: LiveInput): Promise<void> => {
  await call(live.input, { params: { id }, body: { input } });
};

export const removeLesson = async (id: WorkingSessionId): Promise<void> => {
  await withFallbackMessage(liveText.removeFailed, call(live.remove, { params: { id } }));
};

/** One sentence of the tutor as sound. */
export const readClip = async (
  id: WorkingSessionId,
  { number, sentence, voice }: { number: number; sentence: number; voice?: string | undefined },
): Promise<Blob> => {
  const query = voice === undefined ? {} : { voice };
  return (await fetchFile(live.clip, { params: { id, number, sentence }, query })).content;
};
