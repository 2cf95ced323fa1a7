import { lessons as calls, type WrittenIdea } from '@studia/contract/lessons';
import { library, type Book } from '@studia/contract/library';
import { practice } from '@studia/contract/practice';
import { NO_ID } from '@studia/contract/trial';
import { usage } from '@studia/contract/usage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { conductedModel } from '../../testing/conducted-model.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';
import { versionOf } from './rules/prove.ts';
import { makeLessonStore } from './store.ts';

const MOTHS = `# Moths

## The life of a moth

A caterpillar is the young of a moth or butterfly that hatches from an egg and eats leaves. It grows for some weeks.
A cocoon is the silk case in which a grown caterpillar rests until it changes. The silver moth takes lamps for the moon.
A antenna is the long feeler on the head with which an insect smells its food. Many moths have feathery feelers.
First, the female lays her eggs on a nettle. Then the young ones hatch and eat the leaf. Finally, they spin silk around themselves.

## Light and night

A predator is an animal that hunts and eats other animals for its living. Bats hunt moths in the dark.
Camouflage is the colour or shape that hides an animal from those that hunt it. Bark and moth look alike.
The proboscis is the long tube through which a moth drinks the nectar of flowers. It is rolled up when it is not used.
An orbit is the curved path on which one body in space travels around another body. Moths steer by the moon.
`;

const fast = { ...PATIENCE, interval: 100 };

const bring = async (student: Student, content = MOTHS): Promise<Book> => {
  const files = [new File([content], 'moths.md')];
  const [book] = (await student.ask(library.upload, { body: {}, files } as never)).books;
  if (!book) throw new Error('nothing was kept');
  await vi.waitFor(async () => {
    const found = await student.ask(library.book, { params: { id: book.id } });
    expect(found.book.searchable).toBe(true);
  }, fast);
  return book;
};

const lessonsOf = (student: Student, book: string) => student.ask(calls.ofBook, { params: { book } });

const untilMade = (student: Student, book: string, author: 'extracted' | 'model') =>
  vi.waitFor(async () => {
    const { making } = await lessonsOf(student, book);
    expect(making.find((one) => one.author === author)?.state).toBe('done');
  }, fast);

describe('the lessons of a student’s own book', () => {
  let app: TestApp;
  let ada: Student;
  let book: Book;
  beforeAll(async () => {
    app = await startApp();
    ada = await verifiedStudent(app, 'ada');
    book = await bring(ada);
    await untilMade(ada, book.id, 'extracted');
  });
  afterAll(() => app.close());

  it('are begun when the book can be searched, before anybody asks', async () => {
    const other = await bring(ada, `${MOTHS}\nThe last line of this copy is another one than before.\n`);
    await vi.waitFor(async () => {
      const { rows } = await app.database.pool.query('SELECT state FROM lesson_making WHERE book_id = $1', [
        other.id,
      ]);
      expect(rows).toEqual([{ state: 'done' }]);
    }, fast);
  });

  it('are made from its own words, and every quote stands in it', async () => {
    const { lessons, can_write } = await lessonsOf(ada, book.id);
    expect(can_write).toBe(false);
    expect(lessons.length).toBeGreaterThan(0);
    const { pages } = await ada.ask(library.pages, {
      params: { id: book.id },
      query: { from: '1', to: '9' },
    });
    for (const { chapter, author } of lessons) {
      expect(author).toBe('extracted');
      const { lesson } = await ada.ask(calls.lesson, { params: { book: book.id, chapter } });
      for (const { quote, simple, why } of lesson.ideas) {
        expect(pages.find(({ number }) => number === quote.page)?.text.slice(quote.start, quote.end)).toBe(
          quote.text,
        );
        expect([simple, why]).toEqual([null, null]);
      }
    }
  });

  it('ask for the names that the book defines, and for the order that it tells', async () => {
    const { lessons } = await lessonsOf(ada, book.id);
    const items = await Promise.all(
      lessons.map(async ({ chapter }) => {
        const { lesson } = await ada.ask(calls.lesson, { params: { book: book.id, chapter } });
        return lesson.ideas.flatMap((idea) => idea.items.map((item) => ({ idea: idea.id, ...item })));
      }),
    );
    const all = items.flat();
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['choice', 'order']));
    const silk = all.find(({ ask }) => ask.includes('silk case'));
    const answer = { kind: 'choice', option: 'A cocoon' } as const;
    const given = { id: NO_ID, confidence: null, help: 'none', milliseconds: null } as const;
    const body = { ...given, idea: silk?.idea ?? '', item: silk?.id ?? '', answer };
    const { checked } = await ada.ask(practice.answer, { body });
    expect(checked).toMatchObject({ result: 'right', key: 'A cocoon' });
  });

  it('are nobody else’s, and go with the book', async () => {
    const eve = await verifiedStudent(app, 'eve');
    expect(await lessonsOf(eve, book.id)).toMatchObject({ lessons: [], making: [] });
    expect(await eve.refusal(calls.lesson, { params: { book: book.id, chapter: 0 } })).toMatchObject({
      code: 'lesson_not_found',
    });
    const other = await bring(ada, `${MOTHS}\nOne more line stands at the end of this copy.\n`);
    await untilMade(ada, other.id, 'extracted');
    await ada.ask(library.remove, { params: { id: other.id } });
    expect(await lessonsOf(ada, other.id)).toMatchObject({ lessons: [], making: [] });
    const { rows } = await app.database.pool.query('SELECT 1 FROM lesson WHERE book_id = $1', [other.id]);
    expect(rows).toEqual([]);
  });

  it('are not written where no model is connected', async () => {
    const params = { book: book.id };
    expect(await ada.refusal(calls.write, { params })).toMatchObject({ status: 409, code: 'no_model' });
    expect(await ada.refusal(calls.estimate, { params })).toMatchObject({ status: 409, code: 'no_model' });
  });
});

const QUOTE = 'A cocoon is the silk case in which a grown caterpillar rests until it changes.';
const hints = ['Think of silk.', 'What rests inside?', 'It hangs on a twig.'];
const item = (id: string) => ({
  id,
  kind: 'choice',
  difficulty: 1,
  ask: `Where does caterpillar ${id} change?`,
  key: 'in a cocoon',
  wrong: ['in an egg', 'on a lamp', 'under ground'].map((text) => ({ text, slip: 'mixes up the stages' })),
  hints,
  explanation: 'It rests in its silk case.',
});
const goodIdea = (id: string): WrittenIdea =>
  ({
    id,
    title: 'The silk case',
    statement: 'A caterpillar changes inside a case of silk.',
    quote: QUOTE,
    simple: 'The young moth spins a soft bag. It sleeps in it. When it wakes up, it has wings.',
    full: 'The grown caterpillar spins a case and changes in it.',
    why: 'A soft body that changes can not run away, so it hides.',
    example: null,
    picture: null,
    misconceptions: [
      {
        id: 'dies',
        belief: 'It dies.',
        says: ['it dies', 'its dead', 'gone'],
        wrong: 'It rests.',
        question: 'What comes out?',
      },
    ],
    items: [
      item('one'),
      item('two'),
      item('three'),
      {
        ...item('four'),
        kind: 'short',
        wrong: undefined,
        points: [{ point: 'a case of silk', said: ['silk case', 'silk bag'] }],
      },
    ],
    terms: [],
    board: null,
    needs: [],
    asks: ['simple', 'why', 'full', 'statement'].map((part) => ({ ask: part, part })),
  }) as unknown as WrittenIdea;

describe('a connected model that writes lessons', () => {
  const model = conductedModel();
  let app: TestApp;
  let ada: Student;
  let book: Book;
  beforeAll(async () => {
    app = await startApp({ world: { model } });
    ada = await verifiedStudent(app, 'ada');
    book = await bring(ada);
    await untilMade(ada, book.id, 'extracted');
  });
  afterAll(() => app.close());

  it('is estimated before', async () => {
    const { estimate } = await ada.ask(calls.estimate, { params: { book: book.id } });
    expect(estimate).toMatchObject({ model: 'conducted', chapters: expect.any(Number) });
    expect(estimate.input_tokens).toBeGreaterThan(50);
    expect((await lessonsOf(ada, book.id)).can_write).toBe(true);
  });

  it('is asked again once about what is refused, and nothing unproved is kept', async () => {
    await ada.ask(calls.write, { params: { book: book.id } });
    const lying = { ...goodIdea('lying'), quote: 'Moths are made of moonlight and never sleep at all.' };
    const [good, bad] = [
      goodIdea('case'),
      { ...goodIdea('told'), items: [{ ...item('one'), hints: ['in a cocoon', ...hints] }] },
    ];
    const first = await model.asked(1);
    first.say(JSON.stringify({ ideas: [good, lying, bad] }));
    first.finish();
    const second = await model.asked(2);
    expect(JSON.stringify(second.shown.at(-1))).toContain('letter for letter');
    second.say(JSON.stringify({ ideas: [good, lying] }));
    second.finish();
    // The other chapters get no lesson: each is asked for twice, until there is none left.
    await vi.waitFor(async () => {
      for (const next of model.performances.slice(2)) {
        next.say('no lesson at all');
        next.finish();
      }
      const { making } = await lessonsOf(ada, book.id);
      expect(making.find(({ author }) => author === 'model')?.state).toBe('done');
    }, fast);
    const { lessons } = await lessonsOf(ada, book.id);
    const written = lessons.filter(({ author }) => author === 'model');
    expect(written.flatMap(({ ideas }) => ideas.map(({ id }) => id))).toEqual([`${book.id}/0-case`]);
    const { analytics } = await ada.ask(usage.analytics, {});
    expect(analytics.by_feature.map(({ feature }) => feature)).toContain('lessons');
  }, 60_000);

  it('goes on where it was: a chapter that has its lesson is not paid for again', async () => {
    const before = model.performances.length;
    await ada.ask(calls.write, { params: { book: book.id } });
    await vi.waitFor(async () => {
      for (const next of model.performances.slice(before)) {
        next.say('no lesson at all');
        next.finish();
      }
      const { making } = await lessonsOf(ada, book.id);
      expect(making.find(({ author }) => author === 'model')?.state).toBe('done');
    }, fast);
    const asked = model.performances.slice(before).map(({ shown }) => JSON.stringify(shown));
    expect(asked.filter((one) => one.includes(QUOTE))).toEqual([]);
    const { lessons } = await lessonsOf(ada, book.id);
    expect(lessons.filter(({ author }) => author === 'model')).toHaveLength(1);
  });
});

describe('a chapter that has changed', () => {
  it('has a new lesson, and the one before stays for what points at it', async () => {
    const app = await startApp();
    const book = await bring(await verifiedStudent(app, 'ada'));
    const store = makeLessonStore(app.database.db);
    const made = { book_id: book.id, chapter: 70, author: 'extracted' as const, title: 'Moths', ideas: [] };
    await store.keep({ ...made, version: 'as it was' }, new Date('2026-01-05T09:00:00Z'));
    await store.keep({ ...made, version: 'as it was', title: 'Again' }, new Date('2026-01-05T10:00:00Z'));
    await store.keep({ ...made, version: 'as it is' }, new Date('2026-01-05T11:00:00Z'));
    const newest = (await store.ofBook(book.id)).filter(({ chapter }) => chapter === 70);
    expect(newest.map(({ version }) => version)).toEqual(['as it is']);
    const { rows } = await app.database.pool.query(
      'SELECT version, title FROM lesson WHERE book_id = $1 AND chapter = 70 ORDER BY made_at',
      [book.id],
    );
    expect(rows).toEqual([
      { version: 'as it was', title: 'Moths' },
      { version: 'as it is', title: 'Moths' },
    ]);
    await app.close();
  });

  it('is known by its text', () => {
    expect(versionOf('Moths fly.')).toBe(versionOf('Moths fly.'));
    expect(versionOf('Moths fly.')).not.toBe(versionOf('Moths fly!'));
  });
});
