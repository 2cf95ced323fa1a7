import type { Message } from '@studia/contract/chat';
import type { MessageId } from '@studia/contract/ids';
import { memo, useMemo, useRef, useState } from 'react';
import { chatText } from '../../text/chat.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Sheet, SheetRow } from '../../ui/layout/sheet.tsx';
import { plainWords } from '../../ui/markdown/plain-words.ts';
import { Answer } from './answer/lazy-answer.tsx';
import { EarlierMessages } from './earlier-messages.tsx';
import { AnswerAgain, Choices, LastActions, RowActions } from './message-actions.tsx';
import { MessageEditor } from './message-editor.tsx';
import { isSamePlace, wordsOf } from './message-words.ts';
import { withoutRoadmap } from './roadmap-block.ts';
import { SentAbout } from './sent-about.tsx';
import { SentFiles } from './sent-files.tsx';
import { isPassedOver, withAnswer, type Coming, type Thread } from './thread.ts';
import { TurnState } from './turn-state.tsx';
import { useKeptPlace } from './use-kept-place.ts';

/** What a student may do with what was said. */
export interface MessageActs {
  onResend: (message: Message, content: string) => void;
  onAgain: () => void;
  onAskAgain: (message: Message) => void;
  onQuiz: () => void;
  /** Shows the ideas of the conversation as a map; left out where there is none. */
  onMap: (() => void) | undefined;
  onLive: (() => void) | undefined;
  /** Says one of the tutor's choices. */
  onChoose: (choice: string) => void;
  /** Left out where nothing is planned. */
  onPlan: (() => void) | undefined;
  onRetry: () => void;
  /** Fetches what was said before what is here. */
  onEarlier: () => void;
  onSignIn: () => void;
  onTakeBack: (id: MessageId) => void;
  /** Keeps an answer in a note; left out where there are none. */
  onKeep: ((message: Message) => void) | undefined;
}

/** The conversation on a page of the exercise book. */
export const MessageList = ({ thread, acts }: { thread: Thread; acts: MessageActs }) => {
  const { messages, coming, status } = thread;
  const rows = coming && coming.text !== '' ? withAnswer(thread, answerSoFar(coming)) : messages;
  const isQuiet = status === 'ready' || status === 'ended';
  const changeable = isQuiet || status === 'failed' || status === 'cut-off';
  const numbers = numbersOf(rows, thread);
  const list = useRef<HTMLOListElement>(null);
  useKeptPlace(list, rows[0]?.id);
  const entry = (message: Message, index: number) => {
    const streaming = message.id === coming?.id;
    return (
      <Entry
        message={message}
        number={numbers[index] ?? null}
        streaming={streaming}
        stepsBelow={hasStepsBelow(rows, index)}
        placed={isNewPlace(rows, index)}
        unsent={thread.unsent.includes(message.id) && status !== 'answering' ? unsentSign(thread) : null}
        last={index === rows.length - 1 && isQuiet}
        changeable={changeable}
        passedOver={changeable && status !== 'ended' && isPassedOver(thread, index)}
        acts={acts}
      />
    );
  };
  return (
    <>
      <h1 className="sr-only">{chatText.title}</h1>
      <Sheet>
        <div className="py-3">
          <EarlierMessages thread={thread} onShow={acts.onEarlier} />
          <ol ref={list} aria-label={chatText.messages}>
            {rows.map((message, index) => (
              <li key={message.id} data-message={message.id}>
                {entry(message, index)}
              </li>
            ))}
          </ol>
          <TurnState thread={thread} onRetry={acts.onRetry} onSignIn={acts.onSignIn} />
        </div>
      </Sheet>
      <LiveRegion text={spoken(thread)} done={coming === null} />
    </>
  );
};

const answerSoFar = ({ id, text, quotes }: Coming): Message => ({
  id,
  type: 'assistant',
  content: text,
  timestamp: '',
  ...(quotes.length > 0 && {
    proof: { source: 'books', quotes: [...quotes], solution: null, checks: [], picture: null },
  }),
});

/** Questions are numbered in the margin, as exercises are; counted in one go, because a long conversation has many. */
const numbersOf = (
  rows: readonly Message[],
  { earlier, fromCopy }: Pick<Thread, 'earlier' | 'fromCopy'>,
): (number | null)[] => {
  let questions = earlier?.questions ?? 0;
  // How many questions came before what this browser remembers, it does not know.
  const isKnown = !(earlier && fromCopy);
  return rows.map(({ type }) => (type === 'user' && isKnown ? (questions += 1) : null));
};

/** Whether a question is about another place than the one before it. */
const isNewPlace = (rows: readonly Message[], index: number): boolean => {
  const before = rows.slice(0, index).findLast(({ type }) => type === 'user');
  return rows[index]?.about !== undefined && !isSamePlace(rows[index].about, before?.about);
};

/** Whether a later answer carries the steps of the same problem: one card is enough. */
const hasStepsBelow = (rows: readonly Message[], index: number): boolean => {
  const problem = rows[index]?.proof?.solution?.problem.text;
  return (
    problem !== undefined &&
    rows.slice(index + 1).some(({ proof }) => proof?.solution?.problem.text === problem)
  );
};

const spoken = ({ coming, messages }: Thread): string => {
  if (coming) return plainWords(coming.text);
  const last = messages.at(-1);
  return last?.type === 'assistant' ? plainWords(withoutRoadmap(last.content)) : '';
};

interface EntryProps {
  message: Message;
  number: number | null;
  streaming: boolean;
  stepsBelow: boolean;
  placed: boolean;
  /** What is said about a message that the server does not have yet. */
  unsent: string | null;
  last: boolean;
  changeable: boolean;
  /** A question without an answer, although the conversation went on. */
  passedOver: boolean;
  acts: MessageActs;
}

const Entry = memo((props: EntryProps) => {
  const { message, number, streaming, stepsBelow, placed, unsent, last, changeable, passedOver, acts } =
    props;
  const [editing, setEditing] = useState(false);
  const isOwn = message.type === 'user';
  return (
    <div className="group/entry" data-entry>
      <SheetRow
        listed
        margin={number !== null && <QuestionNumber number={number} />}
        divided={number !== null && number > 1}
      >
        <div className="flex min-h-7 items-center gap-2">
          <h2 className="font-sans text-sm font-normal text-ink-soft">
            {isOwn ? chatText.you : chatText.tutor}
          </h2>
          {!streaming && !editing && (
            <RowActions
              message={message}
              onKeep={isOwn ? undefined : acts.onKeep}
              onEdit={
                isOwn && message.content !== '' && changeable && unsent === null
                  ? () => setEditing(true)
                  : undefined
              }
            />
          )}
        </div>
        {editing ? (
          <MessageEditor
            content={message.content}
            onCancel={() => setEditing(false)}
            onSend={(content) => {
              setEditing(false);
              acts.onResend(message, content);
            }}
          />
        ) : (
          <Body message={message} streaming={streaming} stepsBelow={stepsBelow} placed={placed} />
        )}
        {unsent !== null && <UnsentSign sign={unsent} onTakeBack={() => acts.onTakeBack(message.id)} />}
        {passedOver && <AnswerAgain onAgain={() => acts.onAskAgain(message)} />}
        {last && !isOwn && message.choices && <Choices choices={message.choices} onChoose={acts.onChoose} />}
        {last && !isOwn && <LastActions {...acts} taught={hasTaught(message)} />}
      </SheetRow>
    </div>
  );
});
Entry.displayName = 'Entry';

/** What rests on a book, on mathematics or on what is generally known; talk about how to learn rests on nothing. */
const hasTaught = ({ proof }: Message): boolean => proof !== undefined && proof.source !== 'teaching';

const QuestionNumber = ({ number }: { number: number }) => (
  <span aria-hidden="true" className="text-sm leading-7 tabular-nums">
    {number}
  </span>
);

const Body = ({ message, streaming, stepsBelow, placed }: AssistantBodyProps & { placed: boolean }) => {
  if (message.type === 'user')
    return (
      <>
        {placed && message.about && <SentAbout about={message.about} />}
        <p className="break-words whitespace-pre-wrap">{wordsOf(message)}</p>
        {message.attachments && <SentFiles files={message.attachments} />}
      </>
    );
  return (
    // The live region reads a coming answer by sentences; the growing text itself would be read in fragments.
    <div aria-hidden={streaming || undefined}>
      <AssistantBody message={message} streaming={streaming} stepsBelow={stepsBelow} />
    </div>
  );
};

interface AssistantBodyProps {
  message: Message;
  streaming: boolean;
  /** A later answer shows the steps of the same problem. */
  stepsBelow: boolean;
}

/** What the tutor says, as it is shown: the same part from the first word to the last. */
const AssistantBody = memo(({ message, streaming, stepsBelow }: AssistantBodyProps) => {
  const { content, proof, stopped } = message;
  const shownProof = useMemo(() => (stepsBelow ? { ...proof, solution: null } : proof), [proof, stepsBelow]);
  const shown = withoutRoadmap(content);
  return (
    <Answer
      content={shown === '' && content !== '' ? chatText.roadmapOnly : shown}
      streaming={streaming}
      proof={shownProof}
      stopped={stopped}
    />
  );
});
AssistantBody.displayName = 'AssistantBody';

/** It goes by itself once there is a connection, but not against what the server has said. */
const unsentSign = ({ status, reason }: Thread): string =>
  status === 'failed' && reason !== chatText.unreachable ? chatText.notSent : chatText.waiting;

const UnsentSign = ({ sign, onTakeBack }: { sign: string; onTakeBack: () => void }) => (
  <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-warn">
    {sign}
    <button type="button" className="link reach" onClick={onTakeBack}>
      {chatText.takeBack}
    </button>
  </p>
);
