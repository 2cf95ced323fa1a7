import type { ChatSessionId } from '@studia/contract/ids';
import { CHAT } from '@studia/contract/limits';
import { deviceFailure } from '../../../client/device-failure.ts';

interface Dependencies {
  create: () => Promise<ChatSessionId>;
  pause: (milliseconds: number) => Promise<void>;
}

/** The one chat session of a page: made with its first message, and only once (SPEC 4.8). */
export const makeSessionKeeper = ({ create, pause }: Dependencies) => {
  let session: ChatSessionId | null = null;
  let creating = false;

  const begin = async (): Promise<ChatSessionId> => {
    creating = true;
    try {
      session = await create();
      return session;
    } finally {
      creating = false;
    }
  };

  /** SPEC 4.8: who comes while the session is being made waits for it, and not for ever. */
  const waitForIt = async (): Promise<ChatSessionId> => {
    for (let poll = 0; poll < CHAT.creationPolls; poll += 1) {
      await pause(CHAT.creationPollInterval);
      if (session) return session;
      if (!creating) return begin();
    }
    throw deviceFailure('request_timed_out');
  };

  return {
    current: (): ChatSessionId | null => session,
    set: (id: ChatSessionId | null): void => {
      session = id;
    },
    obtain: async (): Promise<ChatSessionId> => {
      if (session) return session;
      return creating ? waitForIt() : begin();
    },
  };
};
