import type { Message } from '@studia/contract/chat';
import type { Chat } from '../chat/service.ts';
import type { Library } from '../library/service.ts';
import type { Notes } from '../notes/service.ts';
import type { Plans } from '../plan/service.ts';
import type { Practice } from '../practice/service.ts';
import type { ScopeSources } from './scope.ts';

interface Dependencies {
  library: Library;
  practice: Pick<Practice, 'weakSpots'>;
  notes: Pick<Notes, 'read'>;
  chat: Pick<Chat, 'history' | 'titleOf'>;
  plan: Pick<Plans, 'read'>;
}

/** Finds what a quiz can be about where it is kept. */
export const makeSources = ({ library, practice, notes, chat, plan }: Dependencies): ScopeSources => ({
  titleOfBook: async (student, book) =>
    (await library.search.forReader(student, [book]).books()).find(({ id }) => id === book)?.title ?? null,
  weakSpots: async (student) => (await practice.weakSpots(student)).map(({ idea }) => idea),
  lostMarks: async (student) =>
    (await library.books.lostMarks(student)).map(({ book_id, page }) => ({ book: book_id, page })),
  note: async (student, id) => {
    const { title, content, quotes } = await notes.read(student, id);
    return {
      title,
      places: quotes.map(({ quote }) => ({ book: quote.book_id, page: quote.page })),
      words: [title, ...paragraphsOf(content)].filter((words) => words !== ''),
    };
  },
  conversation: async (student, id) => {
    const { messages } = await chat.history(student, id);
    const newestFirst = messages.toReversed();
    return {
      title: (await chat.titleOf(student, id)) ?? '',
      places: newestFirst.flatMap(placesIn),
      words: newestFirst
        .filter(({ type, content }) => type === 'user' && content !== '')
        .map(({ content }) => content),
    };
  },
  plan: async (student, id, step) => {
    const { topic, modules } = await plan.read(student, id);
    const items = modules
      .flatMap((module) => module.items)
      .filter((item) => (step === null ? item.chosen : item.id === step));
    return {
      title: step === null ? topic : (items[0]?.title ?? topic),
      places: items.flatMap(({ source }) => (source ? [{ book: source.book_id, page: source.page }] : [])),
      words: items.filter(({ source }) => source === null).map(({ title }) => title),
    };
  },
});

const placesIn = ({ about, proof }: Message) => [
  ...(about?.page === undefined ? [] : [{ book: about.book_id, page: about.page }]),
  ...(proof?.quotes ?? []).map(({ book_id, page }) => ({ book: book_id, page })),
];

const paragraphsOf = (text: string): string[] => text.split('\n').map((line) => line.trim());
