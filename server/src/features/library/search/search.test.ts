import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from '../../../ports/language/segmenter.ts';
import { makeCurriculum } from '../../curriculum/service.ts';
import { readStarterBooks, readStarterDrawing } from '../../curriculum/starter-books.ts';
import { subjectLists } from '../../curriculum/subject-lists.ts';
import { makeBookSearch } from './search.ts';

const curriculum = makeCurriculum({
  read: readStarterBooks,
  readDrawing: readStarterDrawing,
  lists: subjectLists,
});
const library = makeBookSearch({ curriculum, language: segmenterLanguage() });
const quoteOfNothing = { book_id: 'biology', title: '', page: 1, start: 0, end: 0, text: '' };
const best = async (question: string) => (await library.find(question, 1))[0];

describe('the books that come with Studia', () => {
  it.each([
    ['What is a prime number?', 'arithmetic', /^A prime number is a whole number greater than/],
    ['why do we flip the second fraction', 'arithmetic', /^We flip the second fraction because/],
    ['what is a covalent bond', 'chemistry', /covalent bond is a pair of electrons/],
    ['Explain Newton’s third law', 'physics', /^Newton's third law says/],
    ['How do I find the area of a circle?', 'geometry', /^The area of a circle is pi times/],
    ['What is spaced practice?', 'study-skills', /^Spaced practice/],
    ['What is photosinthesis?', 'biology', /photosynthesis/i],
    ['what is a covalant bond', 'chemistry', /covalent bond is a pair of electrons/],
  ])('answer %j', async (question, book, words) => {
    const found = await best(question);
    expect(found?.quote).toMatchObject({ book_id: book, text: expect.stringMatching(words) as string });
  });

  it.each(['Who wrote Hamlet?', 'recipe for pancakes', 'qwertyuiop', '', '?'])(
    'do not hold an answer to %j, and none is made up',
    async (question) => {
      expect(await best(question)).toBeUndefined();
    },
  );

  it('are never quoted from their exercises, nor from what is wrong on purpose', async () => {
    for (const question of [
      'What are common mistakes with fractions?',
      'answers to the exercises',
      'exercise 1',
    ])
      for (const { heading } of await library.find(question, 20))
        expect(heading).not.toMatch(/^(Exercises|Answers|Common mistakes)$/);
  });

  it('are never quoted from their programs', async () => {
    for (const question of ['print hello name', 'for i in range print', 'def function return'])
      for (const { quote } of await library.find(question, 20))
        expect(quote.text).not.toMatch(/^\s*(?:print\(|for .*:$|def )|```/m);
  });

  it('prove every quote, and only where it really stands', async () => {
    const found = await library.find('What is photosynthesis?', 5);
    expect(found.length).toBeGreaterThan(1);
    for (const { quote } of found) {
      expect(await library.verify(quote)).toBe(true);
      expect(await library.verify({ ...quote, text: quote.text.replace(/\w/, '#') })).toBe(false);
      expect(await library.verify({ ...quote, page: quote.page + 1 })).toBe(false);
      expect(await library.verify({ ...quote, start: quote.start + 1 })).toBe(false);
      expect(await library.verify({ ...quote, book_id: 'nobody' })).toBe(false);
    }
    expect(await library.verify({ book_id: 'biology', title: '', page: 1, start: 0, end: 0, text: '' })).toBe(
      false,
    );
  });

  it('give the section around a quote, sentence by sentence, every one a quote itself', async () => {
    const found = await best('What is osmosis?');
    const section = found && (await library.section(found.quote));
    expect(section).toMatchObject({ chapter: found?.chapter, heading: found?.heading });
    const texts = section?.sentences.map(({ text }) => text) ?? [];
    expect(texts.findIndex((text) => found?.quote.text.startsWith(text))).toBeGreaterThan(0);
    for (const sentence of section?.sentences ?? []) expect(await library.verify(sentence)).toBe(true);
    expect(await library.section({ ...(found?.quote ?? quoteOfNothing), book_id: 'nobody' })).toBeNull();
    expect(await library.section({ ...(found?.quote ?? quoteOfNothing), page: 9999 })).toBeNull();
  });
});
