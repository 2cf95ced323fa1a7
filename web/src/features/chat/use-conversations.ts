import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listConversations } from './calls.ts';
import { onUpdate } from './updates.ts';

const KEY = ['conversations'];

/** The student's conversations, newest first, and again whenever one changed (SPEC 4.8). */
export const useConversations = () => {
  const client = useQueryClient();
  useEffect(() => onUpdate(() => void client.invalidateQueries({ queryKey: KEY })), [client]);
  return useQuery({ queryKey: KEY, queryFn: listConversations });
};
