import * as z from 'zod/mini';
import { Message, MessageIntent, Style, TurnEvent } from './chat.ts';
import type { Schema } from './endpoint.ts';
import { BookId, ChatSessionId } from './ids.ts';
import { Checked } from './lessons.ts';
import { BOOK, CHAT } from './limits.ts';
import { plan, Plan } from './plan.ts';
import { practice } from './practice.ts';
import { Quote } from './proof.ts';
import { quiz, Quiz } from './quiz.ts';
import { filledText } from './text.ts';
import type { TokenScope } from './token-scope.ts';

/** A function that a student's own program may call. */
export interface DataFunction {
  readonly summary: string;
  /** What a personal access token must be allowed to do. */
  readonly scope: TokenScope;
  readonly body: Schema;
  readonly reply: Schema;
  /** The events of the same function for who accepts `text/event-stream`. */
  readonly events?: Schema;
}

const functions = <const List extends Readonly<Record<string, DataFunction>>>(list: List): List => list;

const Turn = z.object({ conversation_id: ChatSessionId, answer: z.string(), message: Message });
const conversation = { conversation_id: z.optional(ChatSessionId), style: z.optional(Style) };
const page = z.int().check(z.minimum(1), z.maximum(BOOK.mostPages));

/** Every function under `/functions/v1` (SPEC 7.2), by its name. */
export const FUNCTIONS = functions({
  'ask-tutor': {
    summary: 'Ask the tutor something, in a conversation that there is or in a new one.',
    scope: 'tutor',
    body: z.object({ question: filledText(CHAT.messageCharacters), ...conversation }),
    reply: Turn,
    events: TurnEvent,
  },
  'explain-quote': {
    summary: 'Have the tutor explain words of a book.',
    scope: 'tutor',
    body: z.object({
      book_id: BookId,
      page: z.optional(page),
      quote: filledText(CHAT.quoteCharacters),
      intent: z.optional(MessageIntent),
      ...conversation,
    }),
    reply: Turn,
    events: TurnEvent,
  },
  'search-books': {
    summary: 'What the student’s books say to a question, word for word; nothing when they don’t hold it.',
    scope: 'read',
    body: z.object({
      question: filledText(CHAT.messageCharacters),
      book_id: z.optional(BookId),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
    }),
    reply: z.object({ quotes: z.array(Quote) }),
  },
  'read-page': {
    summary: 'The words on a page of a book.',
    scope: 'read',
    body: z.object({ book_id: BookId, page }),
    reply: z.object({ book_id: z.string(), page: z.number(), text: z.string() }),
  },
  'make-plan': {
    summary: 'Make a learning plan and keep it.',
    scope: 'tutor',
    body: plan.generate.body,
    reply: z.object({ plan: Plan }),
  },
  'make-quiz': {
    summary: 'Begin a quiz on a book, some chapters or ideas, a note, a conversation or a plan.',
    scope: 'tutor',
    body: quiz.create.body,
    reply: z.object({ quiz: Quiz }),
  },
  'grade-answer': {
    summary: 'Judge an answer to a question of a lesson. Nothing is recorded.',
    scope: 'read',
    body: z.pick(practice.answer.body, { idea: true, item: true, answer: true }),
    reply: z.object({ checked: Checked }),
  },
  export: {
    summary: 'Everything that Studia keeps about the student, as one document.',
    scope: 'read',
    body: z.object({}),
    reply: z.record(z.string(), z.unknown()),
  },
});

export type FunctionName = keyof typeof FUNCTIONS;

/** Whether there is a function of this name. */
export const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);
