import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
let owners: Map<string, string>;
beforeAll(async () => {
  database = await freshDatabase();
  const { rows } = await database.pool.query<{ table: string; comment: string | null }>(
    `SELECT relname AS table, obj_description(oid, 'pg_class') AS comment
       FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
  );
  owners = new Map(
    rows.map(({ table, comment }) => [table, /owner: (\S+)$/.exec(comment ?? '')?.[1] ?? 'nobody']),
  );
});
afterAll(() => database.drop());

/** Every file that runs in production, by its path under `server/src`. */
const sources: [path: string, text: string][] = Object.entries(
  import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts', '!../**/*.fixture.ts', '!../testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => [path.replace(/^\.\.\//, ''), text]);

const homesOf = (owner: string): string[] => [`features/${owner}/`, `ports/${owner}/`, `${owner}/`];

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

/** Whether a file asks a table something, by the query builder or in SQL. */
const asks = (text: string, table: string): boolean => {
  // Most files never name it, and reading a file closely takes a hundred times longer.
  if (!text.includes(table)) return false;
  const name = `(?:public\\.)?"?${table}"?(?![\\w])`;
  const builder = `(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|\\w*[jJ]oin(?:Lateral)?)\\(\\s*\\[?[^)]*?['"\`]${name}`;
  const statement = `\\b(?:FROM|JOIN|INTO|UPDATE|TABLE|TRUNCATE|COPY|ONLY)\\s+${name}`;
  return new RegExp(`${builder}|${statement}`).test(withoutComments(text));
};

describe('the tables', () => {
  it('all say who owns them, and the owner has a room', () => {
    expect(owners.size).toBeGreaterThan(5);
    const homeless = [...owners].filter(
      ([, owner]) => !sources.some(([path]) => homesOf(owner).some((home) => path.startsWith(home))),
    );
    expect(homeless).toEqual([]);
  });

  it('are asked only by the room that owns them', () => {
    const strangers = [...owners].flatMap(([table, owner]) =>
      sources
        .filter(([path, text]) => !homesOf(owner).some((home) => path.startsWith(home)) && asks(text, table))
        .map(([path]) => `${path} asks ${table}, which belongs to ${owner}`),
    );
    expect(strangers).toEqual([]);
  });

  it('are asked by their owner, so that the search finds what it looks for', () => {
    const unasked = [...owners].filter(([table]) => !sources.some(([, text]) => asks(text, table)));
    expect(unasked).toEqual([]);
  });
});

describe('the search for queries', () => {
  it.each([
    `db.selectFrom('student').selectAll()`,
    `db.selectFrom(['chat_session', 'student'])`,
    `db.selectFrom('student as s')`,
    `db.insertInto(\n  'student')`,
    `db.updateTable("student")`,
    `db.deleteFrom('student').using('chat_session')`,
    `query.innerJoin('student', 'student.id', 'x.id')`,
    `query.leftJoinLateral((eb) => eb.selectFrom('student'), (join) => join.onTrue())`,
    'sql`SELECT * FROM student WHERE id = 1`',
    'sql`DELETE FROM ONLY student`',
    `pool.query('UPDATE student SET x = 1')`,
    `pool.query('INSERT INTO "student" VALUES (1)')`,
    `pool.query('TRUNCATE TABLE public.student')`,
  ])('finds one in %s', (text) => {
    expect(asks(text, 'student')).toBe(true);
  });

  it.each([
    `const student = await auth.student(id);`,
    `// SELECT * FROM student is what we do not do`,
    `/* db.selectFrom('student') */`,
    `db.selectFrom('student_photo')`,
    `import type { Student } from './rules.ts';`,
    `const sentence = 'a letter from student to student';`,
  ])('finds none in %s', (text) => {
    expect(asks(text, 'student')).toBe(false);
  });
});
