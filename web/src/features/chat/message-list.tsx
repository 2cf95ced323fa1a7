import type { Message } from '@studia/contract/chat';
import { memo, useEffect, useRef } from 'react';
import { chatText } from '../../text/chat.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Sheet, SheetRow } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Answer } from './answer/answer-soon.tsx';
import type { Thread } from './thread.ts';

/** The conversation on a page of the exercise book. */
export const MessageList = ({ thread }: { thread: Thread }) => {
  const end = useRef<HTMLDivElement>(null);
  const count = thread.messages.length;
  useEffect(() => {
    // Newer browsers answer with a promise here, which an effect must not return.
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  return (
    <>
      <Sheet>
        {thread.messages.map((message) => (
          <Entry key={message.id} message={message} />
        ))}
        {thread.status === 'waiting' && <Coming text={thread.coming} />}
      </Sheet>
      <div ref={end} className="h-6 scroll-mb-36" />
      <LiveRegion text={spoken(thread)} done={thread.status !== 'waiting'} />
    </>
  );
};

const spoken = ({ status, coming, messages }: Thread): string => {
  if (status === 'waiting') return coming;
  const last = messages.at(-1);
  return last?.type === 'assistant' ? last.content : '';
};

const Entry = memo(({ message }: { message: Message }) => (
  <SheetRow>
    <p className="text-sm text-ink-soft">{message.type === 'user' ? chatText.you : chatText.tutor}</p>
    {message.type === 'user' ? <Paragraphs text={message.content} /> : <AnswerOf message={message} />}
  </SheetRow>
));
Entry.displayName = 'Entry';

const AnswerOf = ({ message: { id, content, proof, stopped } }: { message: Message }) => (
  <Answer id={id} content={content} proof={proof} stopped={stopped} />
);

const Coming = ({ text }: { text: string }) => (
  <SheetRow>
    <p className="text-sm text-ink-soft">{chatText.tutor}</p>
    {text === '' ? (
      <p className="flex items-center gap-2 py-1 text-ink-soft">
        <Spinner /> {chatText.thinking}
      </p>
    ) : (
      // The live region reads the answer by sentences; the growing text itself would be read in fragments.
      <div aria-hidden="true">
        <Answer id="coming" content={text} streaming />
      </div>
    )}
  </SheetRow>
);

const Paragraphs = ({ text }: { text: string }) => (
  <div className="reading grid gap-3 break-words whitespace-pre-line">
    {text.split(/\n{2,}/).map((paragraph, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- paragraphs are only ever added at the end
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);
