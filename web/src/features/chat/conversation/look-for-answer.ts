import type { ChatSessionId, MessageId } from '@studia/contract/ids';
import type { History } from '../calls.ts';

interface Looking {
  session: ChatSessionId;
  readHistory: (session: ChatSessionId) => Promise<History>;
  pause: (milliseconds: number) => Promise<void>;
  signal: AbortSignal;
}

// Soon at first, then every few seconds.
const FIRST_LOOK = 400;
const GROWTH = 1.5;
const LONGEST_LOOK = 4_000;
const FAILED_LOOKS = 6;

/** Waits for an answer that is given out of sight; null when the server can't be reached, or nobody waits any more. */
export const waitForAnswer = async ({
  session,
  readHistory,
  pause,
  signal,
}: Looking): Promise<History | null> => {
  let wait = FIRST_LOOK;
  let failures = 0;
  while (failures < FAILED_LOOKS) {
    await pause(wait);
    if (signal.aborted) return null;
    const history = await readHistory(session).catch(() => null);
    if (history && history.turn !== 'running') return history;
    failures = history ? 0 : failures + 1;
    wait = Math.min(wait * GROWTH, LONGEST_LOOK);
  }
  return null;
};

const SEARCH = [300, 1_000, 2_000, 4_000, 8_000] as const;

/**
 * Looks for a question whose stream broke, where the server keeps it. The server goes on answering what it has begun;
 * null when it never got the question, or can't be reached.
 */
export const searchFor = async (
  question: MessageId,
  arrived: boolean,
  { session, readHistory, pause, signal }: Looking,
): Promise<History | null> => {
  for (const wait of arrived ? SEARCH : SEARCH.slice(0, 1)) {
    await pause(wait);
    if (signal.aborted) return null;
    const history = await readHistory(session).catch(() => null);
    if (history) return history.messages.some(({ id }) => id === question) ? history : null;
  }
  return null;
};
