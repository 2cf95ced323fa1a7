import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { inTransaction, sqlRunner, type Handle } from './transaction.ts';

const addKey = (handle: Handle, purpose: string) =>
  handle
    .insertInto('auth_signing_key')
    .values({ purpose, secret: Buffer.from([1]), created_at: new Date(0) })
    .execute();

describe('a transaction', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  const keys = async (): Promise<string[]> => {
    const rows = await database.db
      .selectFrom('auth_signing_key')
      .select('purpose')
      .orderBy('purpose')
      .execute();
    return rows.map(({ purpose }) => purpose);
  };

  it('keeps all of the work, or none of it', async () => {
    const answer = await inTransaction(database.db, async (transaction) => {
      await addKey(transaction, 'kept');
      return 'done';
    });
    const broken = inTransaction(database.db, async (transaction) => {
      await addKey(transaction, 'dropped');
      throw new Error('changed my mind');
    });
    expect(answer).toBe('done');
    await expect(broken).rejects.toThrow('changed my mind');
    expect(await keys()).toEqual(['kept']);
  });

  it('joins the transaction that it is called in', async () => {
    const broken = inTransaction(database.db, async (outer) => {
      await inTransaction(outer, (inner) => addKey(inner, 'inner'));
      throw new Error('the outer one failed');
    });
    await expect(broken).rejects.toThrow('the outer one failed');
    expect(await keys()).toEqual(['kept']);
  });

  it('carries plain SQL of others along', async () => {
    const broken = inTransaction(database.db, async (transaction) => {
      const run = sqlRunner(transaction);
      await run(`INSERT INTO auth_signing_key VALUES ($1, '\\x00', now())`, ['plain']);
      const { rows } = await run('SELECT purpose FROM auth_signing_key ORDER BY purpose');
      expect(rows).toEqual([{ purpose: 'kept' }, { purpose: 'plain' }]);
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect((await sqlRunner(database.db)('SELECT purpose FROM auth_signing_key')).rows).toEqual([
      { purpose: 'kept' },
    ]);
  });
});
