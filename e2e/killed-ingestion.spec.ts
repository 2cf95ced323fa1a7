import { expect, test, type APIRequestContext } from '@playwright/test';
import type { Book, BookPage, Stage } from '@studia/contract/library';
import type { Quote } from '@studia/contract/proof';
import { pdfOf } from './pdf-file.ts';
import { freePort, startProduct } from './product.ts';
import { makeVerifiedStudent } from './student.ts';

const PAGES = 120;
const PAGES_AT_ONCE = 20;

/** No number that counts the pages: that would be taken for a running head. */
const shipOf = (page: number): string => `Marigold${1000 + 7 * page}`;
const wordsOf = (page: number): string[] => [
  'From the diary of the keeper of the lighthouse',
  `On this day the ship ${shipOf(page)} came home with a load of oranges.`,
];

/** The library of one student, through the calls. */
const libraryOf = (request: APIRequestContext, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const get = async <T>(path: string): Promise<T> =>
    (await (await request.get(`/api/library${path}`, { headers })).json()) as T;
  const book = async (id: string): Promise<Book> => (await get<{ book: Book }>(`/books/${id}`)).book;
  return {
    bring: async (buffer: Buffer): Promise<string> => {
      const multipart = { files: { name: 'diary.pdf', mimeType: 'application/pdf', buffer } };
      const answer = await request.post('/api/library/books', { headers, multipart });
      return ((await answer.json()) as { books: Book[] }).books[0]?.id ?? '';
    },
    /** Waits until a stage is in the middle of its work. */
    untilHalfWay: async (id: string, name: Stage['name']): Promise<void> => {
      await expect(async () => {
        const { stages } = await book(id);
        const stage = stages.find((one) => one.name === name);
        expect(stage).toMatchObject({ name, status: 'running' });
        expect(stage?.done).toBeGreaterThan(0);
      }).toPass({ intervals: [10], timeout: 180_000 });
    },
    untilReady: async (id: string): Promise<void> => {
      await expect(async () => {
        expect((await book(id)).stages.at(-1)).toMatchObject({ name: 'ready', status: 'done' });
      }).toPass({ intervals: [100], timeout: 180_000 });
    },
    pages: async (id: string): Promise<BookPage[]> => {
      const all: BookPage[] = [];
      for (let from = 1; from <= PAGES; from += PAGES_AT_ONCE) {
        const to = from + PAGES_AT_ONCE - 1;
        all.push(...(await get<{ pages: BookPage[] }>(`/books/${id}/pages?from=${from}&to=${to}`)).pages);
      }
      return all;
    },
    find: async (q: string): Promise<Quote[]> => {
      const path = `/search?q=${encodeURIComponent(q)}`;
      return (await get<{ passages: { quote: Quote }[] }>(path)).passages.map(({ quote }) => quote);
    },
  };
};

test('a power cut while a book is read, and another while it is learned, lose nothing and double nothing', async ({
  playwright,
}) => {
  const product = await startProduct(await freePort(), { EMBEDDINGS: 'true' });
  const request = await playwright.request.newContext({ baseURL: product.url });
  try {
    const { session } = await makeVerifiedStudent(request);
    const library = libraryOf(request, session.access_token);
    const id = await library.bring(pdfOf(Array.from({ length: PAGES }, (_, at) => wordsOf(at + 1))));
    await library.untilHalfWay(id, 'read');
    await product.killAndRestart();
    await library.untilHalfWay(id, 'embedded');
    await product.killAndRestart();
    await library.untilReady(id);

    const pages = await library.pages(id);
    expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: PAGES }, (_, at) => at + 1));
    for (const { number, text } of pages) expect(text).toContain(`${shipOf(number)} came home`);
    for (const page of [1, 21, 60, PAGES]) {
      const found = await library.find(`Which load had the ship ${shipOf(page)}?`);
      expect(found.filter(({ text }) => text.includes(shipOf(page)))).toMatchObject([{ book_id: id, page }]);
    }
  } finally {
    await request.dispose();
    await product.stop();
  }
});
