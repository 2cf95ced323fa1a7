import { useEffect } from 'react';
import type { ConversationMachine } from './conversation/conversation.ts';

/** Who searches in the page or prints it wants all that was said. */
export const useWholeConversation = (machine: ConversationMachine): void => {
  useEffect(() => {
    const fetchAll = () => void machine.older('all');
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') fetchAll();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeprint', fetchAll);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeprint', fetchAll);
    };
  }, [machine]);
};
