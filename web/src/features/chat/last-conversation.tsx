import { CHAT } from '@studia/contract/limits';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { lengthLabel } from '../../text/chat.ts';
import { sentenceOf } from '../../text/errors.ts';
import { todayText as text } from '../../text/today.ts';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { plainWords } from '../../ui/markdown/plain-words.ts';
import { useConversations } from './use-conversations.ts';

/** Where the student left off, or the first step for who has not begun. */
export const LastConversation = () => {
  const { data, error, isPending, refetch } = useConversations();
  if (isPending) return <Skeleton label={text.continueTitle} lines={2} />;
  if (error) return <NotLoaded sentence={sentenceOf(error)} onRetry={() => void refetch()} />;
  const [last] = data;
  if (!last) {
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="text-ink-soft">{text.nothingYet}</p>
        <Link to="/dashboard" className={buttonClass({ look: 'quiet', size: 'sm' })}>
          {text.chatAction}
        </Link>
      </div>
    );
  }
  return (
    <Link
      to={`/dashboard?session_id=${last.session_id}`}
      className="group flex items-center gap-4 rounded no-underline"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-serif text-lg text-ink group-hover:underline">
          {cutMark(last.title, CHAT.storedTitle)}
        </span>
        <span className="mt-0.5 line-clamp-2 text-ui text-ink-soft">
          {plainWords(cutMark(last.last_message, CHAT.storedPreview))}
        </span>
      </span>
      <span className="shrink-0 text-sm text-ink-soft max-sm:hidden">{lengthLabel(last.message_count)}</span>
      <ArrowRight
        aria-hidden="true"
        className="size-5 shrink-0 text-accent transition-transform duration-160 group-hover:translate-x-1"
      />
    </Link>
  );
};

/** What was cut when it was stored says so. */
const cutMark = (words: string, longest: number): string => (words.length < longest ? words : `${words}…`);
