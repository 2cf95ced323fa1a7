import type { About, MessageIntent, Style, TurnEvent } from '@studia/contract/chat';
import { Failure } from '@studia/contract/errors';
import type { FUNCTIONS, FunctionName } from '@studia/contract/functions';
import type { ChatSessionId, PlanId, QuizId, StudentId } from '@studia/contract/ids';
import type { Answer, Checked, IdeaId } from '@studia/contract/lessons';
import type { Plan, PlanLevel } from '@studia/contract/plan';
import type { Quote } from '@studia/contract/proof';
import type { Quiz } from '@studia/contract/quiz';
import type * as z from 'zod/mini';

type Body<Name extends FunctionName> = z.output<(typeof FUNCTIONS)[Name]['body']>;
type Reply<Name extends FunctionName> = z.output<(typeof FUNCTIONS)[Name]['reply']>;

/** Where a call comes from, for the audit log. */
export interface CallOrigin {
  address: string;
  network: string;
  userAgent: string | null;
}

/** What came of a function: one answer, or events for as long as they come. */
export type Outcome<Answered> =
  | { answer: Answered }
  | { events: AsyncIterable<TurnEvent>; collect: () => Promise<Answered> };

/** Every function, each with the body that its schema made. */
export type DataFunctions = {
  [Name in FunctionName]: (
    student: StudentId,
    body: Body<Name>,
    origin: CallOrigin,
  ) => Promise<Outcome<Reply<Name>>>;
};

/** What is called through, by its shape. */
export interface FunctionServices {
  chat: {
    createSession(owner: StudentId, style: Style): Promise<ChatSessionId>;
    send(question: {
      owner: StudentId;
      sessionId: ChatSessionId;
      message: string;
      intent: MessageIntent | null;
      about: About | null;
      messageId: null;
      replaces: null;
      style: Style | null;
      attachments: readonly never[];
    }): Promise<AsyncIterable<TurnEvent>>;
  };
  library: {
    search: { forReader(reader: StudentId): BookLookup & { within(bookId: string): BookLookup } };
    books: { pages(reader: StudentId, id: string, from: number, to: number): Promise<{ text: string }[]> };
  };
  plan: {
    generate(
      owner: StudentId,
      request: {
        topic: string;
        goal: string;
        level: PlanLevel | null;
        minutesAWeek: number | null;
        examDate: string | null;
        bookIds: readonly string[] | null;
        planId: PlanId | null;
      },
    ): Promise<Plan>;
  };
  quiz: {
    create(
      student: StudentId,
      request: Omit<z.output<(typeof FUNCTIONS)['make-quiz']['body']>, 'id'> & { id: QuizId | null },
    ): Promise<Quiz>;
  };
  lessons: {
    judge(
      reader: StudentId,
      given: { idea: IdeaId; item: string; answer: Answer },
    ): Promise<{ checked: Checked }>;
  };
  account: {
    export(student: StudentId, origin: CallOrigin): Promise<AsyncIterable<readonly [string, unknown]>>;
  };
}

interface BookLookup {
  find(question: string, limit: number): Promise<{ quote: Quote }[]>;
}

interface Turn {
  conversation_id?: ChatSessionId | undefined;
  style?: Style | undefined;
  message: string;
  intent: MessageIntent | null;
  about: About | null;
}

const FEW = 5;

export const makeFunctions = (services: FunctionServices): DataFunctions => {
  const { chat, library, plan, quiz, lessons, account } = services;

  const takeTurn = async (owner: StudentId, turn: Turn): Promise<Outcome<Reply<'ask-tutor'>>> => {
    const { message, intent, about, style = null } = turn;
    const sessionId = turn.conversation_id ?? (await chat.createSession(owner, style ?? 'guide'));
    const nothing = { messageId: null, replaces: null, attachments: [] } as const;
    const events = await chat.send({ owner, sessionId, message, intent, about, style, ...nothing });
    return { events, collect: () => lastWord(sessionId, events) };
  };

  return {
    'ask-tutor': (student, { question, ...rest }) =>
      takeTurn(student, { ...rest, message: question, intent: null, about: null }),

    'explain-quote': (student, { book_id, page, quote, intent = 'explain', ...rest }) =>
      takeTurn(student, { ...rest, message: '', intent, about: { book_id, page, quote } }),

    'search-books': async (student, { question, book_id, limit = FEW }) => {
      const all = library.search.forReader(student);
      const found = await (book_id === undefined ? all : all.within(book_id)).find(question, limit);
      return { answer: { quotes: found.map(({ quote }) => quote) } };
    },

    'read-page': async (student, { book_id, page }) => {
      const [found] = await library.books.pages(student, book_id, page, page);
      if (!found) throw new Failure('not_found');
      return { answer: { book_id, page, text: found.text } };
    },

    'make-plan': async (student, body) => ({
      answer: {
        plan: await plan.generate(student, {
          topic: body.topic,
          goal: body.goal ?? '',
          level: body.level ?? null,
          minutesAWeek: body.minutes_a_week ?? null,
          examDate: body.exam_date ?? null,
          bookIds: body.book_ids ?? null,
          planId: body.plan_id ?? null,
        }),
      },
    }),

    'make-quiz': async (student, { id = null, ...request }) => ({
      answer: { quiz: await quiz.create(student, { ...request, id }) },
    }),

    'grade-answer': async (student, given) => ({
      answer: { checked: (await lessons.judge(student, given)).checked },
    }),

    export: async (student, _, origin) => ({ answer: await whole(await account.export(student, origin)) }),
  };
};

/** What comes part by part and row by row, for callers who take it as one of their answers. */
const whole = async (parts: AsyncIterable<readonly [string, unknown]>): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = {};
  for await (const [name, part] of parts) found[name] = isRows(part) ? await allOf(part) : part;
  return found;
};

const isRows = (part: unknown): part is AsyncIterable<unknown> =>
  typeof part === 'object' && part !== null && Symbol.asyncIterator in part;

const allOf = async (rows: AsyncIterable<unknown>): Promise<unknown[]> => {
  const all: unknown[] = [];
  for await (const row of rows) all.push(row);
  return all;
};

/** The whole turn as one answer, for callers that do not stream. */
const lastWord = async (
  conversation_id: ChatSessionId,
  events: AsyncIterable<TurnEvent>,
): Promise<Reply<'ask-tutor'>> => {
  for await (const event of events) {
    if (event.type === 'done')
      return { conversation_id, answer: event.message.content, message: event.message };
    if (event.type === 'error') throw new Failure(event.code);
  }
  throw new Failure('internal');
};
