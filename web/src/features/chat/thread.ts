import type { Correction, Message, TurnEvent } from '@studia/contract/chat';
import type { MessageId } from '@studia/contract/ids';
import type { Quote } from '@studia/contract/proof';
import type { Earlier } from './calls.ts';

/** The tutor's answer as far as it has come. */
export interface Coming {
  id: MessageId;
  text: string;
  /** What the tutor does meanwhile, in its own words. */
  doing: string | null;
  quotes: readonly Quote[];
}

export type Status =
  /** Nothing is known yet, or nothing could be learned. */
  | 'loading'
  | 'unreadable'
  | 'gone'
  /** The student may write. */
  | 'ready'
  | 'failed'
  | 'cut-off'
  | 'waiting'
  /** The tutor answers here, or out of sight: asked by another tab, or before a reload. */
  | 'answering'
  | 'elsewhere'
  | 'searching'
  | 'ended';

/** What a conversation looks like at one moment. */
export interface Thread {
  messages: readonly Message[];
  /** What was said before them and is not here yet; null where nothing was. */
  earlier: Earlier | null;
  /** Whether that is on its way, or could not be had. */
  fetching: 'none' | 'coming' | 'failed';
  coming: Coming | null;
  status: Status;
  /** Why it can't go on, where it can't. */
  reason: string | null;
  /** Whether signing in is what helps. */
  needsSignIn: boolean;
  /** The student asked the tutor to stop. */
  stopping: boolean;
  /** Shown from memory, because the server can't be reached. */
  fromCopy: boolean;
  /** The student's messages that the server does not have yet. */
  unsent: readonly MessageId[];
}

export const EMPTY: Thread = {
  messages: [],
  earlier: null,
  fetching: 'none',
  coming: null,
  status: 'ready',
  reason: null,
  needsSignIn: false,
  stopping: false,
  fromCopy: false,
  unsent: [],
};

/** A message that waits to be sent, and the earlier one that gives way to it. */
export interface Waiting {
  message: Message;
  replaces: MessageId | null;
}

/** The newest messages of a conversation, or those before the ones that are here, and what stands before them. */
export type LoadedMessages = Pick<Thread, 'messages' | 'earlier'>;

export type Change =
  | { type: 'cleared'; unsent: readonly Waiting[] }
  | { type: 'loading' }
  | { type: 'settled'; known: LoadedMessages; unsent: readonly Waiting[]; status: Status }
  | { type: 'fetching'; how: Thread['fetching'] }
  | ({ type: 'preceded' } & LoadedMessages)
  | { type: 'recalled'; known: LoadedMessages; unsent: readonly Waiting[] }
  | { type: 'unreadable'; reason: string; gone: boolean }
  | ({ type: 'asked' } & Waiting)
  | ({ type: 'queued' } & Waiting)
  | { type: 'waiting' }
  | { type: 'sending' }
  | { type: 'arrived'; id: MessageId }
  | { type: 'heard'; events: readonly TurnEvent[] }
  | { type: 'stopping' }
  | { type: 'answered'; message: Message; ended: boolean }
  | { type: 'elsewhere' }
  | { type: 'searching' }
  | { type: 'taken-back'; id: MessageId }
  | { type: 'ended' }
  | { type: 'failed'; reason: string; needsSignIn: boolean };

const idle = { coming: null, reason: null, needsSignIn: false, stopping: false } as const;

/** The conversation after something happened to it. */
export const changed = (thread: Thread, change: Change): Thread => {
  switch (change.type) {
    case 'cleared':
      return withUnsent(EMPTY, change.unsent);
    case 'loading':
      return { ...EMPTY, status: 'loading' };
    case 'settled':
      return withUnsent(
        { ...EMPTY, ...joined(thread, change.known), fetching: thread.fetching, status: change.status },
        change.unsent,
      );
    case 'fetching':
      return { ...thread, fetching: change.how };
    case 'preceded':
      return {
        ...thread,
        messages: [...change.messages, ...thread.messages],
        earlier: change.earlier,
        fetching: 'none',
      };
    case 'recalled':
      return withUnsent({ ...EMPTY, ...change.known, fromCopy: true }, change.unsent);
    case 'unreadable':
      return { ...EMPTY, status: change.gone ? 'gone' : 'unreadable', reason: change.reason };
    case 'asked':
      return withOne({ ...thread, ...idle }, change);
    case 'queued':
      return withOne(thread, change);
    case 'waiting':
    case 'elsewhere':
    case 'searching':
    case 'ended':
      return { ...thread, ...idle, status: change.type };
    case 'sending':
      return { ...thread, ...idle, status: 'answering' };
    case 'arrived':
      return { ...thread, fromCopy: false, unsent: thread.unsent.filter((id) => id !== change.id) };
    case 'heard':
      return { ...thread, coming: change.events.reduce(hear, thread.coming) };
    case 'stopping':
      return { ...thread, stopping: true };
    case 'answered':
      return {
        ...thread,
        ...idle,
        messages: withAnswer(thread, change.message),
        status: change.ended ? 'ended' : 'ready',
      };
    case 'taken-back':
      return takenBack(thread, change.id);
    case 'failed':
      return { ...thread, ...idle, status: 'failed', reason: change.reason, needsSignIn: change.needsSignIn };
  }
};

/** The newest messages behind the older ones that are here already and lead up to them. */
const joined = (thread: Thread, known: LoadedMessages): LoadedMessages => {
  const first = known.messages[0]?.id;
  const at = known.earlier ? thread.messages.findIndex(({ id }) => id === first) : -1;
  if (at <= 0) return known;
  return { messages: [...thread.messages.slice(0, at), ...known.messages], earlier: thread.earlier };
};

const withUnsent = (thread: Thread, unsent: readonly Waiting[]): Thread => unsent.reduce(withOne, thread);

const withOne = (thread: Thread, { message, replaces }: Waiting): Thread => ({
  ...thread,
  messages: [...upTo(thread.messages, replaces), message],
  unsent: [...thread.unsent, message.id],
});

/** An answer follows its question; what still waits to be sent comes after it. */
export const withAnswer = (
  { messages, unsent }: Pick<Thread, 'messages' | 'unsent'>,
  answer: Message,
): readonly Message[] => {
  const waits = ({ id }: Message): boolean => unsent.includes(id);
  return [...messages.filter((message) => !waits(message)), answer, ...messages.filter(waits)];
};

/** A message that replaces an earlier one takes its place; all that followed it gives way. */
const upTo = (messages: readonly Message[], replaced: MessageId | null): readonly Message[] => {
  const at = messages.findIndex(({ id }) => id === replaced);
  return at < 0 ? messages : messages.slice(0, at);
};

const takenBack = (thread: Thread, id: MessageId): Thread => {
  const unsent = thread.unsent.filter((other) => other !== id);
  const messages = thread.messages.filter((message) => message.id !== id);
  const goesOn = unsent.length > 0 ? thread : { ...thread, ...idle, status: 'ready' as const };
  return { ...goesOn, messages, unsent };
};

/** Whether the conversation went on without an answer to this question, and it was not asked again since. */
export const isPassedOver = (
  { messages, unsent }: Pick<Thread, 'messages' | 'unsent'>,
  index: number,
): boolean => {
  const [message, ...later] = messages.slice(index);
  const questions = later.filter(({ type }) => type === 'user');
  return (
    message?.type === 'user' &&
    later[0]?.type === 'user' &&
    [message, later[0]].every(({ id }) => !unsent.includes(id)) &&
    !questions.some(({ content, intent }) => content === message.content && intent === message.intent)
  );
};

/** What has come of the answer after one more event. */
export const hear = (coming: Coming | null, event: TurnEvent): Coming | null => {
  if (event.type === 'start') return { id: event.message_id, text: '', doing: null, quotes: [] };
  if (!coming) return null;
  switch (event.type) {
    case 'delta':
      return { ...coming, text: coming.text + event.text, doing: null };
    case 'citation': {
      const quotes = [...coming.quotes];
      quotes[event.number - 1] = event.quote;
      return { ...coming, quotes };
    }
    case 'tool':
      return {
        ...coming,
        text: event.correction ? corrected(coming.text, event.correction) : coming.text,
        doing: event.correction ? coming.doing : event.sentence,
      };
    default:
      return coming;
  }
};

// More may have been said by now: a line is checked while the next one comes.
const corrected = (answer: string, { line, was, now }: Correction): string =>
  answer
    .split('\n')
    .map((text, at) => (at === line ? text.replace(was, () => now) : text))
    .join('\n');
