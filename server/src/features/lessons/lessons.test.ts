import { lessons as calls } from '@studia/contract/lessons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());

const lessonOf = async (student: Student, book: string, chapter: number) =>
  (await student.ask(calls.lesson, { params: { book, chapter } })).lesson;

describe('the lessons of a book', () => {
  it('stand in the order of its chapters, each with its ideas', async () => {
    const { lessons } = await ada.ask(calls.ofBook, { params: { book: 'arithmetic' } });
    expect(lessons.map(({ chapter }) => chapter)).toEqual(lessons.map((_, index) => index));
    expect(lessons[0]).toMatchObject({
      title: 'Place value: how ten digits write every number',
      author: 'written',
    });
    for (const { ideas } of lessons) expect(ideas.length).toBeGreaterThanOrEqual(3);
  });

  it('are none where a book has none', async () => {
    expect(await ada.ask(calls.ofBook, { params: { book: 'no-such-book' } })).toMatchObject({ lessons: [] });
  });
});

describe('a lesson', () => {
  it('teaches without giving the keys of its questions away', async () => {
    const [idea] = (await lessonOf(ada, 'arithmetic', 0)).ideas;
    expect(idea?.quote).toMatchObject({ book_id: 'arithmetic', page: expect.any(Number) });
    for (const item of idea?.items ?? []) {
      expect(Object.keys(item)).not.toContain('key');
      expect(Object.keys(item)).not.toContain('wrong');
      expect(Object.keys(item)).not.toContain('explanation');
    }
  });

  it('shows the same order again to the same student', async () => {
    const options = async (student: Student) =>
      (await lessonOf(student, 'arithmetic', 0)).ideas.flatMap(({ items }) =>
        items.map((item) => item.options),
      );
    expect(await options(ada)).toEqual(await options(ada));
    const bob = await verifiedStudent(app, 'bob');
    expect(await options(bob)).not.toEqual(await options(ada));
  });

  it('that is not there says so', async () => {
    expect(await ada.refusal(calls.lesson, { params: { book: 'arithmetic', chapter: 99 } })).toMatchObject({
      status: 404,
      code: 'lesson_not_found',
    });
  });
});
