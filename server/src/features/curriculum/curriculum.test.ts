import { describe, expect, it } from 'vitest';
import { layOut } from './rules/pages.ts';
import { readStarterBook } from './rules/starter-book.ts';
import { readStarterBooks } from './starter-books.ts';

const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');

describe('a chapter', () => {
  it('is laid out on pages that end between two blocks', () => {
    const pages = layOut('Cells', `${words(200)}\n\n## Next\n\n${words(200)}\n\n${words(200)}`, 7);
    expect(pages.map(({ number, section }) => [number, section])).toEqual([
      [7, 'Cells'],
      [8, 'Next'],
      [9, 'Next'],
    ]);
  });

  it('keeps a section together where it fits', () => {
    const pages = layOut('Cells', `${words(100)}\n\n## A\n\n${words(250)}`, 1);
    expect(pages.map(({ text }) => text.split('\n')[0])).toEqual([words(100), '## A']);
  });

  it('joins lines that were only wrapped, and leaves lists and code as they are', () => {
    const [page] = layOut('Cells', 'one\ntwo\n\n- a **bold** word\n  goes on\n- b\n\n```\nx\ny\n```', 1);
    expect(page?.text).toBe('one two\n\n- a bold word goes on\n- b\n\n```\nx\ny\n```');
  });
});

describe('a book', () => {
  it('is put together from its files, in their order, with one count of pages', () => {
    const book = readStarterBook('cells', {
      '02-b.md': '---\ntitle: Second\n---\n\nB.',
      'book.md': '---\ntitle: Cells: A Start\nsubject: biology\ngrades: 6-10\nlanguage: en\n---\n\nHello.',
      '01-a.md': '---\ntitle: First\n---\n\nA.',
    });
    expect(book).toMatchObject({
      slug: 'cells',
      title: 'Cells: A Start',
      chapters: [
        { title: 'First', firstPage: 2 },
        { title: 'Second', firstPage: 3 },
      ],
    });
    expect(book.pages.map(({ number, text }) => [number, text])).toEqual([
      [1, 'Hello.'],
      [2, 'A.'],
      [3, 'B.'],
    ]);
  });

  it('comes with Studia in good number, each with a title, chapters and pages counted from one', async () => {
    const books = await readStarterBooks();
    expect(books.length).toBeGreaterThanOrEqual(8);
    for (const { title, chapters, pages } of books) {
      expect(title).not.toBe('');
      expect(chapters.length).toBeGreaterThanOrEqual(8);
      expect(pages.map(({ number }) => number)).toEqual(pages.map((_, at) => at + 1));
    }
  });
});
