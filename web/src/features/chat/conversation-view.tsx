import type { AboutBook, Message, MessageIntent } from '@studia/contract/chat';
import type { ChatSessionId, MessageId } from '@studia/contract/ids';
import type { Quote } from '@studia/contract/proof';
import { ArrowDown } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { chatText } from '../../text/chat.ts';
import { sentenceOf } from '../../text/errors.ts';
import { usePreference } from '../../ui/appearance/preferences.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Sheet, SheetRow } from '../../ui/layout/sheet.tsx';
import { Composer } from './composer/composer.tsx';
import { useDraft } from './composer/use-draft.ts';
import { useKeyboardRoom } from './composer/use-keyboard-room.ts';
import { MAY_SEND, type Outgoing } from './conversation/conversation.ts';
import { useConversation } from './conversation/use-conversation.ts';
import { EmptyConversation } from './empty-conversation.tsx';
import { MessageList, type MessageActs } from './message-list.tsx';
import { isSamePlace, wordsOf } from './message-words.ts';
import { withoutRoadmap } from './roadmap-block.ts';
import { useStickToEnd } from './stick-to-end.ts';
import type { Status, Thread } from './thread.ts';
import { TutorLine } from './tutor-line.tsx';
import { useWholeConversation } from './use-whole-conversation.ts';

interface Props {
  sessionId: ChatSessionId | null;
  studentName: string;
  /** What the student has begun to write elsewhere. */
  draft: string;
  onCreated: (id: ChatSessionId) => void;
  onStartNew: () => void;
  onSignIn: () => void;
  /** The student wants a plan for what was talked about; left out where none is made. */
  onPlan?: ((topic: string | null) => void) | undefined;
  /** The student wants an answer in a note: its words and what they rest on. Left out where there are no notes. */
  onKeep?: ((answer: KeptAnswer) => void) | undefined;
  /** Starts a quiz on the conversation; says whether there was something to ask. Left out where there are none. */
  onQuiz?: ((session: ChatSessionId) => Promise<boolean>) | undefined;
  /** The student wants to go on at the whiteboard: with the exercise, or what was talked about. */
  onLive?: ((topic: string | null) => void) | undefined;
  /** Shows what the conversation was about as a map. */
  onMap?: ((session: ChatSessionId) => void) | undefined;
  /** What is to be asked at once, as soon as a message can be sent; a new object is asked anew. */
  ask?: TutorRequest | null | undefined;
  /** The place in a book that the next message is about, unless the student takes it away. */
  about?: AboutBook | null | undefined;
  /** A message about that place is on its way. */
  onAboutSent?: (() => void) | undefined;
  /** What stands on an empty page instead of the greeting. */
  renderBeginning?: ((say: (intent: MessageIntent) => void) => ReactNode) | undefined;
}

/** An answer of the tutor that is kept elsewhere. */
export interface KeptAnswer {
  session: ChatSessionId | null;
  /** What was asked. */
  question: string;
  content: string;
  quotes: readonly Quote[];
}

/** What a button beside a book asks. */
interface TutorRequest {
  intent: MessageIntent;
  about: AboutBook;
}

const ANSWERING: ReadonlySet<Status> = new Set(['answering', 'elsewhere']);
const MAY_ASK: ReadonlySet<Status> = new Set([...MAY_SEND, ...ANSWERING]);

/** The chat: what was said, what is being said, and where to write. */
export const ConversationView = ({
  sessionId,
  studentName,
  draft: begun,
  onCreated,
  onStartNew,
  onSignIn,
  onPlan,
  onKeep,
  onQuiz,
  onMap,
  onLive,
  ask = null,
  about = null,
  onAboutSent,
  renderBeginning,
}: Props) => {
  const { machine, thread, session } = useConversation(sessionId, onCreated);
  const { status, messages } = thread;
  const [style] = usePreference('tutorStyle');
  const page = useRef<HTMLDivElement>(null);
  const { atEnd, follow, toEnd } = useStickToEnd(page, messages.length > 0, () => void machine.older());
  useWholeConversation(machine);
  const covered = useKeyboardRoom();
  const online = useSyncExternalStore(onConnection, () => navigator.onLine);
  const draft = useDraft(session, begun);
  const { giveBack } = draft;

  const say = useCallback(
    (message: Omit<Outgoing, 'style'>): void => {
      machine.send({ ...message, style });
      follow();
    },
    [machine, style, follow],
  );
  const [dropped, setDropped] = useState<AboutBook | null>(null);
  const attached = about && !(dropped && isSamePlace(about, dropped)) ? about : null;
  const sayAbout = (message: Omit<Outgoing, 'style'>): void => {
    say({ ...message, about: attached });
    if (attached) onAboutSent?.();
  };
  useAsked(ask, MAY_ASK.has(status), (asked) => say({ content: '', ...asked, unawaited: true }));
  // The same from one word of an answer to the next, so that only what changes is drawn again.
  const acts = useMemo((): MessageActs => {
    const resend = ({ id, intent, about: place, attachments = [] }: Message, content: string): void =>
      say({ content, intent, about: place, attachments, replaces: id });
    return {
      onResend: resend,
      onAgain: () => {
        const asked = machine.thread().messages.findLast(({ type }) => type === 'user');
        if (asked) resend(asked, asked.content);
      },
      onAskAgain: ({ content, intent, about: place, attachments = [] }) =>
        say({ content, intent, about: place, attachments }),
      onMap: onMap && session !== null ? () => onMap(session) : undefined,
      onQuiz: () => void quizOn(session, onQuiz, () => say({ content: '', intent: 'quiz' })),
      onChoose: (choice) => say({ content: choice }),
      onPlan: onPlan && (() => void topicFor(machine.thread().messages, onPlan)),
      onLive: onLive && (() => void liveFor(machine.thread().messages, onLive)),
      onRetry: () => machine.retry(style),
      onEarlier: () => void machine.older(),
      onSignIn,
      onTakeBack: (id: MessageId) => giveBack(machine.takeBack(id)),
      onKeep: onKeep && ((answer) => onKeep({ session, ...answerIn(machine.thread().messages, answer) })),
    };
  }, [machine, say, style, session, onSignIn, onPlan, onKeep, onQuiz, onMap, onLive, giveBack]);
  return (
    <div ref={page} className="mx-auto flex min-h-full w-full max-w-3xl flex-col px-(--page-inset)">
      <div className="flex-1 pt-6 pb-6">
        <Spread thread={thread} acts={acts} onStartNew={onStartNew} onTryAgain={() => void machine.refresh()}>
          {renderBeginning?.((intent) => sayAbout({ content: '', intent })) ?? (
            <EmptyConversation name={studentName} onPick={(content) => sayAbout({ content })} />
          )}
        </Spread>
      </div>
      <div
        className="sticky bottom-0 bg-paper pb-[max(0.5rem,env(safe-area-inset-bottom))]"
        style={{ bottom: covered }}
      >
        {!atEnd && messages.length > 0 && (
          <div className="absolute -top-14 right-0 rounded bg-sheet shadow-float">
            <IconButton icon={ArrowDown} look="quiet" label={chatText.newest} onClick={toEnd} />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {!online && <Notice tone="warn">{chatText.offline}</Notice>}
          {thread.fromCopy && online && <Notice tone="info">{chatText.fromCopy}</Notice>}
          {status === 'ended' || status === 'gone' ? (
            <Ended onStartNew={onStartNew} isGone={status === 'gone'} />
          ) : (
            <Composer
              draft={draft}
              about={attached}
              onDropAbout={() => setDropped(about)}
              ready={MAY_SEND.has(status)}
              onStop={ANSWERING.has(status) ? () => void machine.stop() : null}
              stopping={thread.stopping}
              onSend={sayAbout}
              onNeedSignIn={onSignIn}
            />
          )}
        </div>
        <TutorLine />
      </div>
    </div>
  );
};

const answerIn = (
  messages: readonly Message[],
  { id, content, proof }: Message,
): Omit<KeptAnswer, 'session'> => {
  const before = messages.slice(
    0,
    messages.findIndex((message) => message.id === id),
  );
  const question = before.findLast(({ type }) => type === 'user');
  return {
    question: question ? wordsOf(question) : '',
    content: withoutRoadmap(content),
    quotes: proof?.quotes ?? [],
  };
};

/** A real quiz where there are questions on what was talked about; otherwise the tutor asks. */
const quizOn = async (
  session: ChatSessionId | null,
  onQuiz: Props['onQuiz'],
  askHere: () => void,
): Promise<void> => {
  const begins = session !== null && onQuiz && (await onQuiz(session).catch(() => false));
  if (!begins) askHere();
};

/** Finds out what was talked about, and hands it over. What that takes comes with the first wish. */
const topicFor = async (
  messages: readonly Message[],
  onTopic: (topic: string | null) => void,
): Promise<void> => {
  try {
    const { topicOf } = await import('./topic.ts');
    onTopic(await topicOf(messages));
  } catch (error) {
    toast.bad(sentenceOf(error));
  }
};

/** An exercise goes along as it stands; anything else by what it is about. */
const liveFor = async (
  messages: readonly Message[],
  onLive: (topic: string | null) => void,
): Promise<void> => {
  const exercise = messages.findLast(({ proof }) => proof?.solution)?.proof?.solution?.problem.text;
  if (exercise === undefined) await topicFor(messages, onLive);
  else onLive(exercise);
};

/** Says what was asked for from outside, once. While the tutor speaks it waits in line, and nobody waits for it. */
const useAsked = (ask: TutorRequest | null, ready: boolean, say: (asked: TutorRequest) => void): void => {
  const lastMessage = useRef<object | null>(null);
  const sayOnce = useEffectEvent((wanted: TutorRequest) => {
    if (lastMessage.current === wanted) return;
    lastMessage.current = wanted;
    say(wanted);
  });
  useEffect(() => {
    if (ready && ask) sayOnce(ask);
  }, [ask, ready]);
};

const onConnection = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

interface SpreadProps {
  thread: Thread;
  acts: MessageActs;
  onStartNew: () => void;
  onTryAgain: () => void;
  /** What stands on an empty page. */
  children: ReactNode;
}

const Spread = ({ thread, acts, onStartNew, onTryAgain, children }: SpreadProps) => {
  const { status, reason, messages } = thread;
  if (status === 'loading') return <Opening />;
  if (status === 'gone')
    return <ErrorState title={reason ?? ''} retryLabel={chatText.startNew} onRetry={onStartNew} />;
  if (status === 'unreadable')
    return <ErrorState title={reason ?? ''} retryLabel={chatText.retry} onRetry={onTryAgain} />;
  return messages.length === 0 ? children : <MessageList thread={thread} acts={acts} />;
};

/** The shape of a conversation: a question, an answer, a question. */
const Opening = () => (
  <Sheet>
    {[1, 4, 1].map((lines, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- rows of a skeleton never move
      <SheetRow key={index} divided={index === 2}>
        <Skeleton label={index === 0 ? chatText.loading : ''} lines={lines} />
      </SheetRow>
    ))}
  </Sheet>
);

const Ended = ({ isGone, onStartNew }: { isGone: boolean; onStartNew: () => void }) =>
  isGone ? null : (
    <Notice tone="info">
      {chatText.ended}{' '}
      <button type="button" className="link font-semibold" onClick={onStartNew}>
        {chatText.startNew}
      </button>
    </Notice>
  );
