import type { Conversation } from '@studia/contract/chat';
import { CHAT } from '@studia/contract/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { lengthLabel } from '../../text/chat.ts';
import { sentenceOf } from '../../text/errors.ts';
import { shellText } from '../../text/shell.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listConversations } from './calls.ts';
import { onUpdate } from './updates.ts';

const KEY = ['conversations'];

/** The sidebar's list, newest first. */
export const RecentConversations = ({ onOpen }: { onOpen: () => void }) => {
  const client = useQueryClient();
  const { data, error, isPending } = useQuery({ queryKey: KEY, queryFn: listConversations });
  useEffect(() => onUpdate(() => void client.invalidateQueries({ queryKey: KEY })), [client]);
  if (isPending) return <Skeleton label={shellText.recent} lines={3} />;
  if (error) return <p className="px-3 text-sm text-ink-soft">{sentenceOf(error)}</p>;
  if (data.length === 0) return <p className="px-3 text-sm text-ink-soft">{shellText.noConversations}</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      {data.map((conversation) => (
        <li key={conversation.session_id}>
          <Line conversation={conversation} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
};

const Line = ({ conversation, onOpen }: { conversation: Conversation; onOpen: () => void }) => {
  const { session_id, title, last_message, message_count } = conversation;
  return (
    <Link
      to={`/dashboard?session_id=${session_id}`}
      onClick={onOpen}
      className="block rounded px-3 py-2 no-underline hover:bg-accent-wash"
    >
      <span className="block truncate text-ui font-medium text-ink">{cut(title, CHAT.sidebarTitle)}</span>
      <span className="block truncate text-sm text-ink-soft">{cut(last_message, CHAT.sidebarPreview)}</span>
      <span className="mt-1 block">
        <Badge tone={toneOf(message_count)}>{lengthLabel(message_count)}</Badge>
      </span>
    </Link>
  );
};

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

// SPEC 9: badge colours change above 5 and above 10.
const toneOf = (messages: number) => {
  if (messages > 10) return 'good';
  return messages > 5 ? 'accent' : 'plain';
};
