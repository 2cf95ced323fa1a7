import type { ChatSessionId } from '@studia/contract/ids';
import { useCallback, useState } from 'react';
import { draftOf, keepDraft } from '../storage/drafts.ts';

/** What is being written in a conversation; it survives a reload. */
export const useDraft = (session: ChatSessionId | null, begunElsewhere: string) => {
  const [{ place, draft }, setWritten] = useState(() => ({
    place: session,
    draft: begunElsewhere || draftOf(localStorage, session),
  }));
  if (place !== session) setWritten({ place: session, draft: draftOf(localStorage, session) });
  const write = useCallback(
    (text: string): void => {
      setWritten({ place: session, draft: text });
      keepDraft(localStorage, session, text);
    },
    [session],
  );
  const giveBack = useCallback(
    (words: string): void => {
      if (draftOf(localStorage, session).trim() === '') write(words);
    },
    [session, write],
  );
  return {
    draft,
    write,
    /** Puts words back that were on their way, unless others stand there by now. */
    giveBack,
    /** Adds words at the end, whatever was written meanwhile. */
    add: (words: string): void => {
      const before = draftOf(localStorage, session).trimEnd();
      write(before === '' ? words : `${before} ${words}`);
    },
  };
};

export type Draft = ReturnType<typeof useDraft>;
