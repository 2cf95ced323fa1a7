import { useEffect, useState } from 'react';
import { readConversation, type Conversation } from './answers.ts';
import { KEPT_ANSWERS } from './kept-answers.ts';

/** The conversation of this tab; a reload goes on with it. */
export const useGoalConversation = (student: string, query: string | null) => {
  const [conversation, setConversation] = useState<Conversation>(() =>
    readConversation(sessionStorage.getItem(KEPT_ANSWERS), student, query),
  );
  useEffect(() => {
    sessionStorage.setItem(KEPT_ANSWERS, JSON.stringify({ student, query, conversation }));
  }, [student, query, conversation]);
  return [conversation, setConversation] as const;
};
