import { describe, expect, it } from 'vitest';
import { framed, isMatter, matterOf } from './matter.ts';
import { cleanAuthor, cleanTitle, titleFrom } from './title.ts';

describe('matter around the text of a book', () => {
  it.each([
    'PG Boilerplate',
    'PG License',
    'The Full Project Gutenberg License',
    'THE FULL PROJECT GUTENBERG™ LICENSE',
    'Contents',
    'Table of Contents',
    'List of Figures',
    'Bibliography',
    'References',
    '12 References',
    'Index',
    'Appendix B: Index',
    'Colophon',
    'Uncopyright',
    'Inhaltsverzeichnis',
    'Literatur',
    'Table des matières',
    'Índice',
    'Bibliografia',
    'Содержание',
    'فهرست مطالب',
  ])('is %s', (title) => expect(isMatter(title)).toBe(true));

  it.each([
    'Index numbers and inflation',
    'The contents of a cell',
    'Reference frames',
    'Cover and concealment',
    'Glossary',
    'Introduction',
    'Preface',
    'Exercises',
    'Notes on the theory of numbers',
    'Licensing and regulation of professions',
    'Copyright and patents',
    'Register machines',
    'I The abstract nature of mathematics',
    'Literature of the Renaissance',
    'Page replacement',
    'Summary',
  ])('is not %s', (title) => expect(isMatter(title)).toBe(false));

  it('lies outside the marks of a well-known library', () => {
    const pages = [
      'The eBook is for the use of anyone',
      '*** START OF THE PROJECT GUTENBERG EBOOK ALICE ***',
      'Down the rabbit hole',
      'The end. *** END OF THE PROJECT GUTENBERG EBOOK ALICE ***',
      'Section 1. General Terms of Use',
    ].map((text, at) => ({ number: at + 1, text }));
    expect(framed(pages)).toEqual({ from: 2, to: 4 });
    expect(framed(pages.slice(2, 3))).toEqual({ from: 1, to: 3 });
  });

  it('is what stands under such a title, unless that were most of the book', () => {
    const pages = Array.from({ length: 10 }, (_, at) => ({ number: at + 1, text: 'Words.' }));
    const index = { page: 10, chapter: 'Index', heading: '' };
    const well = [
      { title: 'Cells', page: 1 },
      { title: 'Index', page: 9 },
    ];
    expect(matterOf(well, pages)(index)).toBe(true);
    expect(matterOf(well, pages)({ ...index, page: 2, chapter: 'Cells' })).toBe(false);
    expect(matterOf([{ title: 'Index', page: 2 }], pages)(index)).toBe(false);
  });
});

describe('the title of a file', () => {
  it.each([
    ['The Project Gutenberg eBook #41568: An Introduction to Mathematics.', 'An Introduction to Mathematics'],
    ['The Project Gutenberg eBook of Alice’s Adventures in Wonderland', 'Alice’s Adventures in Wonderland'],
    ["Project Gutenberg's Flatland", 'Flatland'],
    ['Microsoft Word - worksheet 3.docx', 'worksheet 3'],
    ['Physics 101.pdf', 'Physics 101'],
    ['Introduction to the U.S.', 'Introduction to the U.S.'],
    ['Vorlesung über  Analysis', 'Vorlesung über Analysis'],
  ])('%s is %s', (raw, clean) => expect(cleanTitle(raw)).toBe(clean));

  it.each([
    'untitled',
    'Untitled-1',
    'Document1',
    '',
    '  ',
    'PowerPoint Presentation',
    '2019_03_04',
    'Title',
    null,
  ])('says nothing: %s', (raw) => expect(cleanTitle(raw)).toBeNull());

  it.each([
    ['volcanoes-of-the-deep-sea.txt', 'Volcanoes of the deep sea'],
    ['moths_at_night.md', 'Moths at night'],
    ['Physics - Part 2.pdf', 'Physics - Part 2'],
    ['mRNA-and-cells.pdf', 'mRNA and cells'],
    ['exam-2024-05.pdf', 'Exam 2024-05'],
    ['well-known facts.txt', 'Well-known facts'],
    ['書.txt', '書'],
    ['---.txt', '---.txt'],
  ])('the file %s is called %s', (file, title) => expect(titleFrom(file)).toBe(title));

  it('names an author, not a program or the owner of a computer', () => {
    expect(cleanAuthor(' Alfred North  Whitehead ')).toBe('Alfred North Whitehead');
    for (const nobody of ['Administrator', 'user', 'Unknown', '', 'Acrobat Distiller 5', null])
      expect(cleanAuthor(nobody)).toBeNull();
  });
});
