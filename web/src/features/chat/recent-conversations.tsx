import type { Conversation } from '@studia/contract/chat';
import { CHAT } from '@studia/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { lengthLabel } from '../../text/chat.ts';
import { sentenceOf } from '../../text/errors.ts';
import { recentText as text } from '../../text/recent-conversations.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { plainWords } from '../../ui/markdown/plain-words.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { deleteConversation } from './calls.ts';
import { openConversation } from './conversation/open-conversation.ts';
import { forgetThread } from './storage/threads.ts';
import { announceUpdate } from './updates.ts';
import { useConversations } from './use-conversations.ts';

interface Props {
  /** A conversation was opened. */
  onOpen?: (() => void) | undefined;
}

/** The student's conversations, newest first. */
export const RecentConversations = ({ onOpen }: Props) => {
  const [leaving, setLeaving] = useState<Conversation | null>(null);
  const openId = useOpenConversation();
  const { data, error, isPending, refetch, ...older } = useConversations();
  if (isPending) {
    return (
      <div className="px-3">
        <Skeleton label={text.title} lines={3} />
      </div>
    );
  }
  if (error && !data) {
    return (
      <p role="alert" className="px-3 text-sm text-ink-soft">
        {sentenceOf(error)}{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          {text.retry}
        </button>
      </p>
    );
  }
  if (data.length === 0) return <p className="px-3 text-sm text-ink-soft">{text.empty}</p>;
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {data.map((conversation) => (
          <Line
            key={conversation.session_id}
            conversation={conversation}
            open={conversation.session_id === openId}
            onOpen={onOpen}
            onDelete={() => setLeaving(conversation)}
          />
        ))}
      </ul>
      {older.hasNextPage && (
        <button
          type="button"
          className="link mx-3 mt-2 text-sm"
          disabled={older.isFetchingNextPage}
          onClick={() => void older.fetchNextPage()}
        >
          {older.isFetchingNextPage ? text.loadingOlder : text.older}
        </button>
      )}
      <DeleteQuestion conversation={leaving} openId={openId} onDone={() => setLeaving(null)} />
    </>
  );
};

/** The conversation on the page, by its address. */
const useOpenConversation = (): string | null => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return pathname === '/dashboard' ? search.get('session_id') : null;
};

interface LineProps {
  conversation: Conversation;
  open: boolean;
  onOpen: (() => void) | undefined;
  onDelete: () => void;
}

const Line = ({ conversation, open, onOpen, onDelete }: LineProps) => {
  const { session_id, title, last_message, message_count } = conversation;
  return (
    <li className="group relative">
      <Link
        to={`/dashboard?session_id=${session_id}`}
        onClick={onOpen}
        aria-current={open ? 'page' : undefined}
        className="block rounded py-2 pr-11 pl-3 no-underline hover:bg-accent-wash aria-[current=page]:bg-accent-wash"
      >
        <span className="block text-ui font-medium break-words text-ink">
          {cut(title, CHAT.sidebarTitle)}
        </span>
        <span className="line-clamp-2 text-sm break-words text-ink-soft">
          {cut(plainWords(last_message), CHAT.sidebarPreview)}
        </span>
        <span className="mt-1 block">
          <Badge tone={toneOf(message_count)}>{lengthLabel(message_count)}</Badge>
        </span>
      </Link>
      {/* Quiet until wanted; where nothing can hover, it is always there. */}
      <div className="absolute top-1.5 right-1 opacity-0 transition-opacity duration-120 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100">
        <IconButton
          icon={Trash2}
          size="sm"
          label={text.delete(cut(title, CHAT.sidebarTitle))}
          onClick={onDelete}
        />
      </div>
    </li>
  );
};

interface QuestionProps {
  conversation: Conversation | null;
  openId: string | null;
  onDone: () => void;
}

const DeleteQuestion = ({ conversation, openId, onDone }: QuestionProps) => {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ session_id }: Conversation) => deleteConversation(session_id),
    onSuccess: (_, { session_id }) => {
      forgetThread(localStorage, session_id);
      // SPEC 4.8
      if (openConversation()?.session === session_id) openConversation()?.reset();
      announceUpdate();
      toast.good(text.deleted);
      if (session_id === openId) void navigate('/');
    },
    onError: (problem) => toast.bad(sentenceOf(problem)),
    onSettled: onDone,
  });
  return (
    <ConfirmDialog
      open={conversation !== null}
      title={text.deleteTitle}
      question={text.deleteQuestion}
      cancelLabel={text.cancel}
      confirmLabel={text.deleteConfirm}
      danger
      busy={isPending && text.deleting}
      onCancel={onDone}
      onConfirm={() => conversation && mutate(conversation)}
    />
  );
};

const cut = (words: string, longest: number): string =>
  words.length > longest ? `${words.slice(0, longest)}…` : words;

// SPEC 9: badge colours change above 5 and above 10.
const toneOf = (messages: number) => {
  if (messages > 10) return 'good';
  return messages > 5 ? 'accent' : 'plain';
};
