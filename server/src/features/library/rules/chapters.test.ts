import { describe, expect, it } from 'vitest';
import { chaptersOf, placeOf } from './chapters.ts';

const page = (number: number, text = 'Words.') => ({ number, text });
const pages = (count: number) => Array.from({ length: count }, (_, at) => page(at + 1));

describe('the chapters of a book', () => {
  it('are those of its outline, without what points nowhere', () => {
    const outline = [
      { title: '  Light \n and shadow ', page: 2, level: 1 },
      { title: '', page: 3, level: 1 },
      { title: 'Mirrors', page: 3, level: 2 },
      { title: 'Beyond', page: 99, level: 1 },
    ];
    expect(chaptersOf(outline, pages(4))).toEqual([
      { title: 'Light and shadow', page: 2, level: 1 },
      { title: 'Mirrors', page: 3, level: 2 },
    ]);
  });

  it('are found by their headings where there is no outline', () => {
    const book = [
      page(1, 'A title page'),
      page(2, 'CHAPTER I\n\nIt began.'),
      page(3, 'It went on.\n\nIn chapter 2 it will go on.'),
      page(4, 'Chapter II. The Pool\n\nWater.'),
    ];
    expect(chaptersOf([], book)).toEqual([
      { title: 'CHAPTER I', page: 2, level: 1 },
      { title: 'Chapter II. The Pool', page: 4, level: 1 },
    ]);
  });

  it('are found by their numbers when these go on one by one', () => {
    const book = [page(1, '1 Forces\n\nA push.'), page(2, '7 Apples fell'), page(3, '2. Motion\n\nA move.')];
    expect(chaptersOf([], book).map(({ title }) => title)).toEqual(['1 Forces', '2. Motion']);
  });

  it('are ranges of pages where nothing says more', () => {
    expect(chaptersOf([], pages(31))).toEqual([
      { title: 'Pages 1–15', page: 1, level: 1 },
      { title: 'Pages 16–30', page: 16, level: 1 },
      { title: 'Page 31', page: 31, level: 1 },
    ]);
    expect(chaptersOf([], [])).toEqual([]);
  });

  it('tell where a page belongs', () => {
    const chapters = [
      { title: 'Light', page: 2, level: 1 },
      { title: 'Mirrors', page: 3, level: 2 },
      { title: 'Sound', page: 5, level: 1 },
    ];
    expect([1, 2, 4, 5].map((number) => placeOf(chapters, { number, text: 'Waves\n\nare waves.' }))).toEqual([
      { chapter: '', section: '', titles: [] },
      { chapter: 'Light', section: 'Light', titles: ['Light'] },
      { chapter: 'Light', section: 'Mirrors', titles: [] },
      { chapter: 'Sound', section: 'Sound', titles: ['Sound'] },
    ]);
    // Where the heading stands on the page, what is above it still belongs to the section before.
    const text = 'The last of light.\n\n3. SOUND\n\nAir moves.';
    expect(placeOf(chapters, { number: 5, text })).toMatchObject({ section: 'Mirrors', titles: ['Sound'] });
  });
});
