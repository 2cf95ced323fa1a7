import type { Conversation } from '@studia/contract/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listConversations } from './calls.ts';
import { storedConversations } from './storage/threads.ts';
import { onUpdate } from './updates.ts';

const KEY = ['conversations'];

/** The student's conversations, newest first, and again whenever one changed (SPEC 4.8). */
export const useConversations = () => {
  const client = useQueryClient();
  useEffect(() => onUpdate(() => void client.invalidateQueries({ queryKey: KEY })), [client]);
  return useQuery({ queryKey: KEY, queryFn: listOrRemember });
};

/** SPEC 7.3: what this browser remembers stands in where the server has nothing to say. */
const listOrRemember = async (): Promise<Conversation[]> => {
  try {
    const listed = await listConversations();
    return listed.length > 0 ? listed : storedConversations(localStorage);
  } catch (error) {
    const remembered = storedConversations(localStorage);
    if (remembered.length === 0) throw error;
    return remembered;
  }
};
