import { chat as chatCalls, type Style } from '@studia/contract/chat';
import { curriculum as curriculumCalls } from '@studia/contract/curriculum';
import type {
  CardId,
  ChatSessionId,
  MindMapId,
  NoteId,
  PlanId,
  PodcastId,
  QuizId,
  StudentId,
} from '@studia/contract/ids';
import { library as libraryCalls, type Mark } from '@studia/contract/library';
import { notes as noteCalls } from '@studia/contract/notes';
import { PlanContent } from '@studia/contract/plan';
import { profile as profileCalls, ProfileDetails } from '@studia/contract/profile';
import { CardChange, NewCard } from '@studia/contract/review';
import { TableFailure } from '@studia/contract/table-errors';
import * as z from 'zod/mini';
import { checked } from './checked.ts';
import type { WrittenRow } from './rules/written-rows.ts';

/** The columns that tell a row apart, with their values. */
export type Key = Readonly<Record<string, string | number>>;

/**
 * How rows of a table are written: by the services of its feature, so that every rule of the pages holds here too. What a
 * caller sent was checked against the table's columns; whether it is a good title, the service's own schema says.
 */
export interface Writer {
  insert?: (owner: StudentId, row: WrittenRow) => Promise<Key>;
  /** The columns, besides the key, that a change or deletion must know of the row as it is. */
  before?: readonly string[];
  update?: (owner: StudentId, row: WrittenRow, change: WrittenRow) => Promise<void>;
  delete?: (owner: StudentId, row: WrittenRow) => Promise<void>;
  /** Whether files go with a row: no transaction brings them back, so of several rows each is deleted on its own. */
  hasFiles?: true;
}

interface NoteText {
  title: string;
  content: string;
  tags?: readonly string[] | undefined;
}

interface NoteChange {
  revision: number;
  title?: string | undefined;
  content?: string | undefined;
  tags?: readonly string[] | undefined;
}

/** What is written through, by its shape: the features themselves are not known here. */
export interface WriteServices {
  notes: {
    create(owner: StudentId, note: NoteText & { id?: NoteId | undefined }): Promise<{ id: NoteId }>;
    read(owner: StudentId, id: NoteId): Promise<unknown>;
    update(owner: StudentId, id: NoteId, change: NoteChange): Promise<unknown>;
    setTrashed(owner: StudentId, id: NoteId, trashed: boolean): Promise<unknown>;
  };
  review: {
    addCards(owner: StudentId, cards: readonly NewCard[]): Promise<{ cards: { id: CardId }[] }>;
    change(owner: StudentId, id: CardId, change: CardChange): Promise<unknown>;
    remove(owner: StudentId, id: CardId): Promise<void>;
  };
  chat: {
    createSession(owner: StudentId, style: Style): Promise<ChatSessionId>;
    deleteConversation(owner: StudentId, id: ChatSessionId): Promise<void>;
  };
  quiz: { delete(owner: StudentId, id: QuizId): Promise<void> };
  mindmap: { delete(owner: StudentId, id: MindMapId): Promise<void> };
  podcast: { delete(owner: StudentId, id: PodcastId): Promise<void> };
  plan: {
    update(owner: StudentId, id: PlanId, content: PlanContent, revision: number): Promise<unknown>;
    delete(owner: StudentId, id: PlanId): Promise<void>;
  };
  library: {
    books: {
      remove(owner: StudentId, id: string): Promise<void>;
      addMark(
        owner: StudentId,
        bookId: string,
        mark: Pick<Mark, 'kind' | 'page' | 'start' | 'end' | 'text' | 'note'>,
      ): Promise<Mark>;
      noteMark(owner: StudentId, bookId: string, id: string, note: string): Promise<unknown>;
      removeMark(owner: StudentId, bookId: string, id: string): Promise<void>;
      track(
        owner: StudentId,
        bookId: string,
        progress: { page: number; read: readonly number[] },
      ): Promise<unknown>;
    };
  };
  profile: {
    update(owner: StudentId, details: ProfileDetails): Promise<unknown>;
    rename(owner: StudentId, fullName: string): Promise<unknown>;
  };
}

const NewNote = z.pick(noteCalls.create.body, { id: true, title: true, content: true, tags: true });
const ChangedNote = z.pick(noteCalls.update.body, { revision: true, title: true, content: true, tags: true });

const NEW_CARD = { kind: 'basic', subject: '' };
const NEW_MARK = { kind: 'highlight', start: null, end: null, text: '', note: '' };

/** Every table that can be written, by its name. */
export const makeWriters = (services: WriteServices): Readonly<Record<string, Writer>> => {
  const { notes, review, chat, quiz, mindmap, podcast, plan, library, profile } = services;
  const { books } = library;

  /** Pages that were read stay read, so a change adds to them. */
  const track = async (owner: StudentId, { book_id, page, pages_read }: WrittenRow): Promise<Key> => {
    const progress = checked(curriculumCalls.trackProgress.body, { page, read: pages_read });
    await books.track(owner, String(book_id), { page: progress.page, read: progress.read ?? [] });
    return { book_id: String(book_id) };
  };

  return {
    notes: {
      insert: async (owner, row) => ({ id: (await notes.create(owner, checked(NewNote, row))).id }),
      before: ['revision'],
      update: async (owner, { id, revision }, change) => {
        await notes.update(owner, id as NoteId, checked(ChangedNote, { ...change, revision }));
      },
      delete: async (owner, { id }) => void (await notes.setTrashed(owner, id as NoteId, true)),
    },
    cards: {
      // A text with several gaps becomes several cards, of which this is the first.
      insert: async (owner, row) => {
        const { cards } = await review.addCards(owner, [checked(NewCard, { ...NEW_CARD, ...row })]);
        if (!cards[0]) throw new TableFailure('23505');
        return { id: cards[0].id };
      },
      update: async (owner, { id }, change) => {
        await review.change(owner, id as CardId, checked(CardChange, change));
      },
      delete: (owner, { id }) => review.remove(owner, id as CardId),
    },
    conversations: {
      hasFiles: true,
      insert: async (owner, row) => {
        const { style = 'guide' } = checked(chatCalls.createSession.body, row);
        return { id: await chat.createSession(owner, style) };
      },
      delete: (owner, { id }) => chat.deleteConversation(owner, id as ChatSessionId),
    },
    quizzes: { delete: (owner, { id }) => quiz.delete(owner, id as QuizId) },
    mind_maps: { delete: (owner, { id }) => mindmap.delete(owner, id as MindMapId) },
    podcasts: { hasFiles: true, delete: (owner, { id }) => podcast.delete(owner, id as PodcastId) },
    plans: {
      before: ['content', 'revision'],
      update: async (owner, { id, content, revision }, { title }) => {
        const next = checked(PlanContent, { ...(content as PlanContent), topic: title });
        await plan.update(owner, id as PlanId, next, Number(revision));
      },
      delete: (owner, { id }) => plan.delete(owner, id as PlanId),
    },
    books: { hasFiles: true, delete: (owner, { id }) => books.remove(owner, String(id)) },
    highlights: {
      insert: async (owner, { book_id, ...row }) => {
        const mark = checked(libraryCalls.addMark.body, { ...NEW_MARK, ...row });
        return { id: (await books.addMark(owner, String(book_id), mark)).id };
      },
      before: ['book_id'],
      update: async (owner, { id, book_id }, change) => {
        const { note } = checked(libraryCalls.noteMark.body, { ...change, note: change['note'] ?? '' });
        await books.noteMark(owner, String(book_id), String(id), note);
      },
      delete: (owner, { id, book_id }) => books.removeMark(owner, String(book_id), String(id)),
    },
    reading_progress: {
      insert: track,
      before: ['page'],
      update: async (owner, row, change) => void (await track(owner, { ...row, ...change })),
    },
    profile: {
      before: ['country', 'city', 'standard', 'date_of_birth'],
      update: async (owner, row, { full_name, ...details }) => {
        const name =
          full_name === undefined ? null : checked(profileCalls.rename.body, { full_name }).full_name;
        if (Object.keys(details).length > 0)
          await profile.update(owner, checked(ProfileDetails, { ...row, ...details }));
        if (name !== null) await profile.rename(owner, name);
      },
    },
  };
};
