import { randomUUID } from 'node:crypto';
import type { AttemptId, StudentId } from '@studia/contract/ids';
import type { Attempt } from '@studia/contract/practice';
import { openDatabase, type Database } from '../../server/src/db/connection.ts';
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { sqlRunner } from '../../server/src/db/transaction.ts';
import { readStarterBooks } from '../../server/src/features/curriculum/starter-books.ts';
import { readWrittenLessons } from '../../server/src/features/lessons/written-lessons.ts';
import { makePractice } from '../../server/src/features/practice/service.ts';
import { systemClock } from '../../server/src/ports/clock/system.ts';
import { quantile, type Figures } from './figures.ts';
import { seeded } from './written-shelf.ts';

const ATTEMPTS = 100_000;
const AT_ONCE = 1_000;
const DAYS = 700;
const OPENINGS = 50;
const ANSWERS = 200;
const UNDONE = 10;
const DAY = 24 * 60 * 60 * 1000;
const quiet = { info: () => {}, warn: console.warn, error: console.error };

/** How long a student of 100,000 answers waits for their progress, for the next answer, and for everything made anew. */
export const benchProgress = async (dataDir: string): Promise<Figures> => {
  const embedded = await startEmbedded({ dataDir, log: quiet });
  const database = openDatabase({ connection: embedded.connection, log: quiet });
  try {
    await migrate(database.pool, { log: quiet });
    return await measure(database);
  } finally {
    await database.close();
    await embedded.stop();
  }
};

const measure = async ({ db }: Database): Promise<Figures> => {
  const books = await readStarterBooks();
  const lessons = await readWrittenLessons(books);
  const ideas = lessons.flatMap((lesson) => lesson.ideas.map(({ id }) => id));
  const refuse = () => Promise.reject(new Error('not measured here'));
  const practice = makePractice({
    db,
    clock: systemClock,
    lessons: { judge: refuse, idea: refuse },
    usage: { analytics: refuse },
    triedBooks: async () =>
      books.map(({ slug, title, subject }) => ({
        id: slug,
        title,
        subject,
        lessons: lessons.filter(({ book_id }) => book_id === slug),
      })),
    hasAdvanced: async () => true,
  });
  const student = randomUUID() as StudentId;
  await sqlRunner(db)(
    `INSERT INTO student (id, email, full_name, created_at) VALUES ($1, 'progress@bench.test', 'Progress', now())`,
    [student],
  );
  const chance = seeded(1);
  const attempt = (place: number): Attempt => ({
    id: randomUUID() as AttemptId,
    item: { kind: 'exercise', text: String(place) },
    idea: ideas[Math.floor(chance() * ideas.length)] ?? null,
    correct: chance() < 0.7 ? 1 : 0,
    confidence: chance() < 0.5 ? 75 : null,
    help: chance() < 0.2 ? 'hint-1' : 'none',
    milliseconds: 20_000,
    mode: 'practise',
    judge: 'rules',
    reveals: null,
    at: new Date(Date.now() - (1 - place / ATTEMPTS) * DAYS * DAY).toISOString(),
  });
  for (let from = 0; from < ATTEMPTS; from += AT_ONCE)
    await practice.record(
      db,
      student,
      Array.from({ length: AT_ONCE }, (_, place) => attempt(from + place)),
    );
  const openings = await timesOf(OPENINGS, () => practice.progress(student));
  const answers = await timesOf(ANSWERS, () => practice.record(db, student, [attempt(ATTEMPTS)]));
  const slips = await Promise.all(
    Array.from(
      { length: UNDONE },
      async () => (await practice.record(db, student, [attempt(ATTEMPTS)]))[0]?.id,
    ),
  );
  const undone = await timesOf(UNDONE, async () => {
    const slip = slips.pop();
    if (slip !== undefined) await practice.withdraw(db, student, slip);
  });
  const [anew = 0] = await timesOf(1, () => practice.rebuild(student));
  return [
    ['ideas that were tried', ideas.length.toLocaleString('en')],
    ['progress after 100,000 answers, p50 / p95', `${shown(openings, 0.5)} / ${shown(openings, 0.95)}`],
    ['one more answer, p50 / p95', `${shown(answers, 0.5)} / ${shown(answers, 0.95)}`],
    ['one answer taken back, p50 / p95', `${shown(undone, 0.5)} / ${shown(undone, 0.95)}`],
    ['everything made anew', `${Math.round(anew)} ms`],
  ];
};

const timesOf = async (times: number, work: () => Promise<unknown>): Promise<number[]> => {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return taken;
};

const shown = (times: readonly number[], share: number): string => `${quantile(times, share).toFixed(1)} ms`;
