import type { Conversation } from '@studia/contract/chat';
import type { ChatSessionId } from '@studia/contract/ids';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listConversations, type ConversationPage } from './calls.ts';
import { storedConversations } from './storage/threads.ts';
import { onUpdate } from './updates.ts';

const KEY = ['conversations'];

/** The student's conversations, newest first, page by page, and again whenever one changed (SPEC 4.8). */
export const useConversations = () => {
  const client = useQueryClient();
  useEffect(() => onUpdate(() => void client.invalidateQueries({ queryKey: KEY })), [client]);
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => listOrRemember(pageParam),
    initialPageParam: null as ChatSessionId | null,
    getNextPageParam: ({ conversations, more }) => (more ? conversations.at(-1)?.session_id : undefined),
    select: everyOneOnce,
  });
};

/** A conversation that went on while older ones were read stands on two pages; its newer line counts. */
const everyOneOnce = ({ pages }: InfiniteData<ConversationPage>): Conversation[] => {
  const lines = pages.flatMap(({ conversations }) => conversations);
  return [...new Map(lines.toReversed().map((line) => [line.session_id, line])).values()].toReversed();
};

/** SPEC 7.3: what this browser remembers stands in where the server has nothing to say. */
const listOrRemember = async (before: ChatSessionId | null): Promise<ConversationPage> => {
  try {
    const listed = await listConversations(before);
    return listed.conversations.length > 0 || before !== null ? listed : remembered();
  } catch (error) {
    const page = remembered();
    if (page.conversations.length === 0 || before !== null) throw error;
    return page;
  }
};

const remembered = (): ConversationPage => ({
  conversations: storedConversations(localStorage),
  more: false,
});
