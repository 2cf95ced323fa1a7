import { useEffect, useState } from 'react';
import { readConversation, type Conversation } from './answers.ts';

const KEY = 'goalSetting';

/** The conversation of this tab; a reload goes on with it. */
export const useGoalConversation = (student: string, query: string | null) => {
  const [conversation, setConversation] = useState<Conversation>(() =>
    readConversation(sessionStorage.getItem(KEY), student, query),
  );
  useEffect(() => {
    sessionStorage.setItem(KEY, JSON.stringify({ student, query, conversation }));
  }, [student, query, conversation]);
  return [conversation, setConversation] as const;
};

/** Forgets the conversation, once it has become a plan or its student has left. */
export const forgetConversation = (): void => sessionStorage.removeItem(KEY);
