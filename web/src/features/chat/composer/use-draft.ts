import type { ChatSessionId } from '@studia/contract/ids';
import { useState } from 'react';
import { draftOf, keepDraft } from '../kept/drafts.ts';

/** What is being written in a conversation; it survives a reload. */
export const useDraft = (session: ChatSessionId | null, begunElsewhere: string) => {
  const [{ place, draft }, setWritten] = useState(() => ({
    place: session,
    draft: begunElsewhere || draftOf(localStorage, session),
  }));
  if (place !== session) setWritten({ place: session, draft: draftOf(localStorage, session) });
  const write = (text: string): void => {
    setWritten({ place: session, draft: text });
    keepDraft(localStorage, session, text);
  };
  return {
    draft,
    write,
    /** Adds words at the end, whatever was written meanwhile. */
    add: (words: string): void => {
      const before = draftOf(localStorage, session).trimEnd();
      write(before === '' ? words : `${before} ${words}`);
    },
  };
};

export type Draft = ReturnType<typeof useDraft>;
