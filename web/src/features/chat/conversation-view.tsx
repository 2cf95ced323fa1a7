import type { ChatSessionId } from '@studia/contract/ids';
import { chatText } from '../../text/chat.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { useConversation } from './use-conversation.ts';

interface Props {
  sessionId: ChatSessionId | null;
  studentName: string;
  /** What the student has begun to write elsewhere. */
  draft: string;
  onCreated: (id: ChatSessionId) => void;
  onStartNew: () => void;
}

/** The chat: what was said, what is being said, and where to write. */
export const ConversationView = ({ sessionId, studentName, draft, onCreated, onStartNew }: Props) => {
  const { thread, send, retry } = useConversation(sessionId, onCreated);
  const { status, reason, messages } = thread;
  return (
    <div className="mx-auto flex min-h-full w-full max-w-3xl flex-col px-4 sm:px-6">
      <div className="flex-1 pt-6">
        {status === 'loading' && <Skeleton label={chatText.loading} lines={6} />}
        {status === 'unreadable' && (
          <ErrorState title={reason ?? ''} retryLabel={chatText.startNew} onRetry={onStartNew} />
        )}
        {status === 'ready' && messages.length === 0 && <Beginning name={studentName} onPick={send} />}
        {messages.length > 0 && <MessageList thread={thread} />}
      </div>
      <div className="sticky bottom-0 bg-paper pb-[max(1rem,env(safe-area-inset-bottom))]">
        {status === 'failed' && (
          <div className="pb-3">
            <Notice tone="bad">
              {reason}{' '}
              <button type="button" className="link font-semibold" onClick={retry}>
                {chatText.retry}
              </button>
            </Notice>
          </div>
        )}
        {status === 'ended' ? (
          <Notice tone="info">
            {chatText.ended}{' '}
            <button type="button" className="link font-semibold" onClick={onStartNew}>
              {chatText.startNew}
            </button>
          </Notice>
        ) : (
          <Composer draft={draft} ready={status === 'ready' || status === 'failed'} onSend={send} />
        )}
        <p className="mt-2 hidden text-center text-sm text-ink-soft sm:block">{chatText.keyboardHint}</p>
      </div>
    </div>
  );
};

const Beginning = ({ name, onPick }: { name: string; onPick: (message: string) => void }) => (
  <div className="pt-[12vh] pb-10">
    <h1 className="font-serif text-3xl font-semibold text-balance">{chatText.greeting(name)}</h1>
    <p className="mt-3 max-w-prose text-ink-soft">{chatText.lead}</p>
    <ul className="mt-6 flex flex-wrap gap-2">
      {chatText.examples.map((example) => (
        <li key={example}>
          <Button look="quiet" size="sm" onClick={() => onPick(example)}>
            {example}
          </Button>
        </li>
      ))}
    </ul>
  </div>
);
