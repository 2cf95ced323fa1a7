import * as z from 'zod/mini';
import { Attachment } from './attachments.ts';
import { Done } from './done.ts';
import { endpoints } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { AttachmentId, BookId, ChatSessionId, MessageId } from './ids.ts';
import { ATTACHMENT, BOOK, CHAT } from './limits.ts';
import { Proof, Quote } from './proof.ts';
import { filledText, text } from './text.ts';
import { anybody, NO_ID, ownerOnly, verified, type Trials, type TrialWorld } from './trial.ts';

/** How the tutor teaches: hints in a ladder, or the whole worked answer at once. */
export const Style = z.enum(['guide', 'explain']);
export type Style = z.infer<typeof Style>;

/** What a button asks the tutor to do with what the message is about. */
export const MessageIntent = z.enum(['explain', 'quiz', 'summarise', 'lost']);
export type MessageIntent = z.infer<typeof MessageIntent>;

const PageNumber = z.int().check(z.minimum(1), z.maximum(BOOK.mostPages));

export const About = z.object({
  book_id: BookId,
  page: z.optional(PageNumber),
  quote: z.optional(filledText(CHAT.quoteCharacters)),
});
/** The place in a book that a message is about. */
export type About = z.infer<typeof About>;

export const AboutBook = z.object({ ...About.shape, title: z.string() });
/** The same with the name of its book, as everybody shows it. */
export type AboutBook = z.infer<typeof AboutBook>;

export const Message = z.object({
  id: MessageId,
  type: z.enum(['user', 'assistant']),
  /** Empty where only a button was pressed: then `intent` says what is wanted. */
  content: z.string(),
  intent: z.optional(MessageIntent),
  about: z.optional(AboutBook),
  timestamp: z.iso.datetime(),
  attachments: z.optional(z.array(Attachment)),
  /** What an answer rests on; absent where it rests on nothing that can be shown. */
  proof: z.optional(Proof),
  /** What the student can tap instead of typing; sent as their own words. */
  choices: z.optional(z.array(z.string())),
  /** The student stopped the tutor here. */
  stopped: z.optional(z.literal(true)),
});
/** One message of a conversation (SPEC 3). */
export type Message = z.infer<typeof Message>;

export const Conversation = z.object({
  session_id: ChatSessionId,
  title: z.string(),
  last_message: z.string(),
  message_count: z.number(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
/** A line of the conversation list (SPEC 3). */
export type Conversation = z.infer<typeof Conversation>;

/** What one turn cost. */
export const TurnUsage = z.object({ input_tokens: z.number(), output_tokens: z.number() });

/** What was put right in an answer while it came: what a line, counted from 0, said before and says now. */
export const Correction = z.object({ line: z.number(), was: z.string(), now: z.string() });
export type Correction = z.infer<typeof Correction>;

/** A turn as it happens; it ends in exactly one `done` or `error`. */
export const TurnEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), message_id: MessageId }),
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('citation'), number: z.number(), quote: Quote }),
  /** What the tutor does meanwhile: looks into books and files, checks a line and perhaps puts it right. */
  z.object({
    type: z.literal('tool'),
    tool: z.enum(['books', 'algebra', 'files']),
    sentence: z.string(),
    correction: z.optional(Correction),
  }),
  z.object({ type: z.literal('done'), message: Message, session_ended: z.boolean(), usage: TurnUsage }),
  z.object({
    type: z.literal('error'),
    error: z.string(),
    code: z.custom<ErrorCode>((code) => typeof code === 'string'),
  }),
]);
export type TurnEvent = z.infer<typeof TurnEvent>;

const OneSession = z.object({ session_id: ChatSessionId });

/** SPEC 7.3, the chat. */
export const chat = endpoints({
  createSession: {
    method: 'POST',
    path: '/api/llm/create-session',
    summary: 'Start a conversation. With a token it belongs to that student.',
    access: 'anyone',
    pace: 'normal',
    body: z.object({ user_id: z.optional(text(64)), style: z.optional(Style) }),
    reply: OneSession,
  },
  sendMessage: {
    method: 'POST',
    path: '/api/llm/send-message',
    summary: 'Say something to the tutor. Answers as JSON, or as an event stream to who accepts one.',
    access: 'anyone',
    pace: 'tutor',
    body: z
      .object({
        session_id: ChatSessionId,
        /** The student's own words; may be left out beside an intent. */
        message: z.optional(filledText(CHAT.messageCharacters)),
        intent: z.optional(MessageIntent),
        about: z.optional(About),
        /** The sender's own id for this message: the same id again never makes a second turn. */
        message_id: z.optional(MessageId),
        /** An earlier message of the student: it and all after it give way to this one. */
        replaces: z.optional(MessageId),
        style: z.optional(Style),
        /** Files uploaded before; only their ids are read. */
        attachments: z.optional(
          z
            .array(z.object({ id: AttachmentId }))
            .check(z.maxLength(ATTACHMENT.mostAMessage, { error: 'too_many_attachments' })),
        ),
      })
      .check(
        z.refine(({ message, intent }) => message !== undefined || intent !== undefined, {
          error: 'text_missing',
          path: ['message'],
        }),
      ),
    reply: z.object({ response: z.string(), session_ended: z.boolean(), message: Message }),
    events: TurnEvent,
  },
  stop: {
    method: 'POST',
    path: '/api/llm/stop',
    summary: 'Stop the answer that is coming; what was said of it stays.',
    access: 'anyone',
    pace: 'normal',
    body: OneSession,
    reply: z.object({ success: z.literal(true), stopped: z.boolean() }),
  },
  claim: {
    method: 'POST',
    path: '/api/llm/claim-sessions',
    summary: 'Take conversations that were begun signed out into the account.',
    access: 'verified',
    pace: 'normal',
    body: z.object({
      session_ids: z
        .array(ChatSessionId)
        .check(z.maxLength(CHAT.threadsKeptLocally, { error: 'text_too_long' })),
    }),
    reply: z.object({ success: z.literal(true), claimed: z.number() }),
  },
  endSession: {
    method: 'POST',
    path: '/api/llm/end-session',
    summary: 'End a conversation; it stays readable.',
    access: 'anyone',
    pace: 'normal',
    body: OneSession,
    reply: Done,
  },
  history: {
    method: 'GET',
    path: '/api/llm/conversation-history',
    summary:
      'Every message of one conversation, oldest first; with `last` only so many of the newest, with `before` those before a message.',
    access: 'anyone',
    pace: 'normal',
    query: z.object({
      ...OneSession.shape,
      last: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CHAT.mostMessagesAPage))),
      before: z.optional(MessageId),
    }),
    reply: z.object({
      success: z.literal(true),
      messages: z.array(Message),
      /** What stands before the first of them: so many messages, of which so many the student's. Absent where nothing does. */
      earlier: z.optional(z.object({ messages: z.number(), questions: z.number() })),
      session_ended: z.boolean(),
      style: Style,
      /** Whether an answer is coming, or was cut off and waits to be asked for again. */
      turn: z.enum(['none', 'running', 'cut-off']),
    }),
  },
  conversations: {
    method: 'GET',
    path: '/api/conversations/user',
    summary:
      'A page of the student’s conversations, newest first; `before` names the last one of the page before.',
    access: 'verified',
    pace: 'normal',
    query: z.object({ before: z.optional(ChatSessionId) }),
    reply: z.object({ success: z.literal(true), conversations: z.array(Conversation), more: z.boolean() }),
  },
  deleteConversation: {
    method: 'DELETE',
    path: '/api/conversations/:id',
    summary: 'Delete a conversation and all its messages.',
    access: 'verified',
    pace: 'normal',
    params: z.object({ id: ChatSessionId }),
    reply: Done,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ ask, askAsVisitor }: TrialWorld): Trials<typeof chat> => {
  /** A conversation of the owner, with something in it. */
  const owned = async () => {
    const { session_id } = await ask(chat.createSession, { body: {} });
    await ask(chat.sendMessage, { body: { session_id, message: 'What is 3 + 4?' } });
    return { session_id };
  };
  const visitors = () => askAsVisitor(chat.createSession, { body: {} });
  const ofOwner = async () => ({ body: await owned() });
  const ofVisitor = async () => ({ body: await visitors() });
  const answers = ownerOnly(200, 'session_not_found');
  return {
    createSession: {
      request: () => ({ body: {} }),
      answers: anybody(200),
      toSpoil: () => ({ body: { user_id: 'me' } }),
    },
    sendMessage: {
      request: async () => ({ body: { ...(await owned()), message: '7' } }),
      answers,
      toSpoil: async () => ({ body: { ...(await visitors()), message: 'Hello' } }),
    },
    stop: { request: ofOwner, answers, toSpoil: ofVisitor },
    claim: {
      request: async () => ({ body: { session_ids: [(await owned()).session_id] } }),
      answers: verified(200),
      toSpoil: async () => ({ body: { session_ids: [(await visitors()).session_id] } }),
    },
    endSession: { request: ofOwner, answers, toSpoil: ofVisitor },
    history: {
      request: async () => ({ query: await owned() }),
      answers,
      toSpoil: async () => ({ query: await visitors() }),
    },
    conversations: { request: () => ({ query: {} }), answers: verified(200) },
    deleteConversation: {
      request: async () => ({ params: { id: (await owned()).session_id } }),
      answers: verified(200, 'session_not_found'),
      toSpoil: () => ({ params: { id: NO_ID } }),
    },
  };
};
