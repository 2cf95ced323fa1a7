import type { WorkingSessionId } from '@studia/contract/ids';
import { live, type WorkingSession } from '@studia/contract/live';
import { call } from '../../client/call.ts';

/** Keeps what a lesson is about, before its first word. */
export const saveWorkingSession = async (session: WorkingSession): Promise<WorkingSessionId> =>
  (await call(live.save, { body: session })).session_id;
