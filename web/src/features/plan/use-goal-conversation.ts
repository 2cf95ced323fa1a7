import { useEffect, useState } from 'react';
import { readConversation, type Conversation } from './answers.ts';
import { ANSWERS_KEY } from './stored-answers.ts';

/** The conversation of this tab; a reload goes on with it. */
export const useGoalConversation = (student: string, query: string | null) => {
  const [conversation, setConversation] = useState<Conversation>(() =>
    readConversation(sessionStorage.getItem(ANSWERS_KEY), student, query),
  );
  useEffect(() => {
    sessionStorage.setItem(ANSWERS_KEY, JSON.stringify({ student, query, conversation }));
  }, [student, query, conversation]);
  return [conversation, setConversation] as const;
};
