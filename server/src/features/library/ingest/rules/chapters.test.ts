import { describe, expect, it } from 'vitest';
import { chaptersOf, placeOf } from './chapters.ts';

const page = (number: number, text = 'Words.') => ({ number, text, headings: [] });
const pages = (count: number) => Array.from({ length: count }, (_, at) => page(at + 1));

/** Titles with their levels that stand right under each other. */
type Group = (string | number)[];
const printed = (...onPages: Group[][]) =>
  onPages.map((groups, at) => {
    let start = 0;
    const headings = groups.flatMap((group) => {
      start += 500;
      return group.flatMap((title, place) => {
        const level = group[place + 1];
        if (typeof title !== 'string' || typeof level !== 'number') return [];
        const heading = { title, start, level };
        start += title.length + 2;
        return [heading];
      });
    });
    return { number: at + 1, text: 'Words.', headings };
  });

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

  it('are what is printed large, with their sections, where the sizes go through the book', () => {
    const book = printed(
      [['My Book of Light', 1]],
      [
        ['Chapter 1', 2, 'Shadows', 2],
        ['Noon', 3],
      ],
      [
        ['Evening', 3],
        ['Exercises', 3],
      ],
      [
        ['Chapter 2', 2, 'Mirrors', 2],
        ['Exercises', 3],
        ['f ( x ) = 2 x', 3],
      ],
      [
        ['A long title that goes on', 2, 'in a second line', 2],
        ['Exercises', 3],
      ],
    );
    expect(chaptersOf([], book)).toEqual([
      { title: 'Chapter 1 Shadows', page: 2, level: 1 },
      { title: 'Noon', page: 2, level: 2 },
      { title: 'Evening', page: 3, level: 2 },
      { title: 'Chapter 2 Mirrors', page: 4, level: 1 },
      { title: 'A long title that goes on in a second line', page: 5, level: 1 },
    ]);
  });

  it('are not the large letters of a title page and an index', () => {
    const front: Group[][] = [
      [
        ['The Sea', 1],
        ['By Nobody', 1],
      ],
      [['Contents', 1]],
    ];
    const nothing = Array.from({ length: 37 }, (): Group[] => []);
    const book = printed(...front, ...nothing, [['Index', 1]]);
    expect(chaptersOf([], book)[0]?.title).toBe('Pages 1–15');
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
