import { FUNCTIONS } from '@studia/contract/functions';
import { NoteId, type StudentId } from '@studia/contract/ids';
import { CHAT, NOTE } from '@studia/contract/limits';
import type { Note, NoteSummary } from '@studia/contract/notes';
import { notes as noteCalls } from '@studia/contract/notes';
import { NewCard } from '@studia/contract/review';
import { text } from '@studia/contract/text';
import type { TokenScope } from '@studia/contract/token-scope';
import * as z from 'zod/mini';
import { checked } from '../checked.ts';
import type { DataFunctions } from '../functions.ts';
import type { WriteServices } from '../writers.ts';

/** Something that an assistant may do for a student. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly scope: TokenScope;
  readonly input: z.ZodMiniObject;
  readonly run: (student: StudentId, input: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

/** What tools use besides the functions and the writers, by its shape. */
export interface ToolServices {
  notes: {
    list(owner: StudentId, wish: { question?: string }): Promise<{ notes: NoteSummary[] }>;
    read(owner: StudentId, id: NoteId): Promise<Note>;
  };
  review: {
    queue(
      owner: StudentId,
      query: { since: null; subject: null },
    ): Promise<{ id: string; front: string; back: string; subject: string; due: string }[]>;
  };
}

interface Dependencies extends ToolServices {
  functions: DataFunctions;
  writers: Pick<WriteServices, 'notes' | 'review'>;
}

const search = z.pick(FUNCTIONS['search-books'].body, { question: true, book_id: true });
const page = FUNCTIONS['read-page'].body;
const find = z.object({ words: z.optional(text(NOTE.questionCharacters)) });
const oneNote = z.object({ id: NoteId });
const note = z.pick(noteCalls.create.body, { title: true, content: true, tags: true });
const card = z.pick(NewCard, { front: true, back: true });
const MOST_CARDS = 50;
/** None of these functions writes into the audit log. */
const NOWHERE = { address: '', network: '', userAgent: null };

const answerOf = async (
  outcome: ReturnType<DataFunctions['search-books' | 'read-page']>,
): Promise<unknown> => {
  const result = await outcome;
  return 'answer' in result ? result.answer : result.collect();
};

/** What assistants may do, each with what it needs of a token. */
export const makeTools = ({ functions, notes, review, writers }: Dependencies): Tool[] => [
  {
    name: 'search_books',
    description:
      'Find what the student’s books say to a question. Answers with quotes, word for word, each with book and page; with none when the books don’t hold an answer.',
    scope: 'read',
    input: search,
    run: (student, input) => answerOf(functions['search-books'](student, checked(search, input), NOWHERE)),
  },
  {
    name: 'read_page',
    description: 'Read the words on one page of a book.',
    scope: 'read',
    input: page,
    run: (student, input) => answerOf(functions['read-page'](student, checked(page, input), NOWHERE)),
  },
  {
    name: 'my_notes',
    description: 'List the student’s notes, or find those that have to do with some words.',
    scope: 'read',
    input: find,
    run: async (student, input) => {
      const { words } = checked(find, input);
      const { notes: found } = await notes.list(student, words === undefined ? {} : { question: words });
      return found.map(({ id, title, preview, tags, updated_at }) => ({
        id,
        title,
        preview,
        tags,
        updated_at,
      }));
    },
  },
  {
    name: 'read_note',
    description: 'Read one of the student’s notes, in Markdown.',
    scope: 'read',
    input: oneNote,
    run: async (student, input) => {
      const { title, content, tags } = await notes.read(student, checked(oneNote, input).id);
      return { title, content, tags };
    },
  },
  {
    name: 'due_cards',
    description: 'The cards that the student should review today.',
    scope: 'read',
    input: z.object({}),
    run: async (student) =>
      (await review.queue(student, { since: null, subject: null }))
        .slice(0, MOST_CARDS)
        .map(({ id, front, back, subject, due }) => ({ id, front, back, subject, due })),
  },
  {
    name: 'add_note',
    description: 'Keep a new note for the student, in Markdown.',
    scope: 'write',
    input: note,
    run: async (student, input) => ({
      id: (await writers.notes.create(student, checked(note, input))).id,
    }),
  },
  {
    name: 'add_card',
    description: 'Add a card with a question on its front and the answer on its back.',
    scope: 'write',
    input: card,
    run: async (student, input) => {
      const made = { kind: 'basic', subject: '', ...checked(card, input) } as const;
      return (await writers.review.addCards(student, [made])).cards.map(({ id }) => ({ id }))[0];
    },
  },
  {
    name: 'ask_tutor',
    description: 'Ask Studia’s tutor, who knows the student’s books and checks every line of mathematics.',
    scope: 'tutor',
    input: z.object({ question: text(CHAT.messageCharacters) }),
    run: async (student, input) => {
      const outcome = await functions['ask-tutor'](
        student,
        checked(FUNCTIONS['ask-tutor'].body, input),
        NOWHERE,
      );
      return 'answer' in outcome ? outcome.answer : outcome.collect();
    },
  },
];
