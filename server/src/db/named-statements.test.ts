import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await sql`CREATE TABLE thing (id integer)`.execute(database.db);
  await sql`INSERT INTO thing VALUES (1)`.execute(database.db);
});
afterAll(() => database.drop());

const things = () => sql<object>`SELECT * FROM thing WHERE id = ${1}`;
const counted = (least: number) => sql<object>`SELECT 1 FROM thing WHERE id >= ${least}`;

describe('a statement that comes again', () => {
  it('has a name from its third time on', async () => {
    await database.db.connection().execute(async (db) => {
      const named = async () =>
        (
          await sql<{
            name: string;
          }>`SELECT name FROM pg_prepared_statements WHERE statement LIKE 'SELECT 1 FROM thing%'`.execute(db)
        ).rows.length;
      await counted(1).execute(db);
      await counted(2).execute(db);
      expect(await named()).toBe(0);
      expect((await counted(1).execute(db)).rows).toHaveLength(1);
      expect((await counted(2).execute(db)).rows).toHaveLength(0);
      expect(await named()).toBe(1);
    });
  });

  it('is answered, too, after its table was changed behind its back', async () => {
    await database.db.connection().execute(async (db) => {
      for (let time = 0; time < 4; time += 1) await things().execute(db);
      await database.pool.query('ALTER TABLE thing ADD COLUMN word text');
      expect((await things().execute(db)).rows).toEqual([{ id: 1, word: null }]);
    });
  });

  it('fails once inside of a transaction that its table was changed under, and never again', async () => {
    const words = () => sql<object>`SELECT *, 2 AS two FROM thing WHERE id = ${1}`;
    await database.db.connection().execute(async (db) => {
      for (let time = 0; time < 4; time += 1) await words().execute(db);
      await database.pool.query('ALTER TABLE thing ADD COLUMN number integer');
      const within = () => db.transaction().execute((transaction) => words().execute(transaction));
      await expect(within()).rejects.toThrow('cached plan');
      expect((await within()).rows).toHaveLength(1);
    });
  });
});
