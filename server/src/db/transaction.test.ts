import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { builtOnce, inTransaction, sqlRunner, type Handle } from './transaction.ts';

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

  it('is seen by a statement that is built once, whatever it is asked with', async () => {
    let built = 0;
    const find = builtOnce((handle) => {
      built += 1;
      return handle.selectFrom('auth_signing_key').select('purpose').where('purpose', '=', '');
    });
    const broken = inTransaction(database.db, async (transaction) => {
      await addKey(transaction, 'first');
      await addKey(transaction, 'second');
      expect(await find(transaction, ['first'])).toEqual([{ purpose: 'first' }]);
      expect(await find(transaction, ['second'])).toEqual([{ purpose: 'second' }]);
      expect(await find(database.db, ['second'])).toEqual([]);
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    expect(built).toBe(1);
  });

  it('is one for services that know nothing of each other', async () => {
    const before = await keys();
    const broken = database.together(async () => {
      await addKey(database.db, 'plain row');
      await inTransaction(database.db, (inner) => addKey(inner, 'own transaction'));
      expect(await keys()).toEqual([...before, 'own transaction', 'plain row'].toSorted());
      throw new Error('the last one failed');
    });
    await expect(broken).rejects.toThrow('the last one failed');
    expect(await keys()).toEqual(before);
    await database.together(async () => {
      await addKey(database.db, 'stays');
      await expect(
        inTransaction(database.db, async (inner) => {
          await addKey(inner, 'goes');
          await addKey(inner, 'goes');
        }),
      ).rejects.toThrow(/duplicate/);
    });
    expect(await keys()).toEqual([...before, 'stays'].toSorted());
  });

  it('shows others nothing before its end, and keeps apart what runs beside it', async () => {
    const before = await keys();
    const beside = async (purpose: string) => {
      await addKey(database.db, purpose);
      const { rows } = await database.pool.query('SELECT 1 FROM auth_signing_key WHERE purpose = $1', [
        purpose,
      ]);
      return rows.length;
    };
    const seen = await Promise.all([
      database.together(() => beside('inside 1')),
      database.together(() => beside('inside 2')),
      beside('outside'),
    ]);
    expect(seen).toEqual([0, 0, 1]);
    expect(await keys()).toEqual([...before, 'inside 1', 'inside 2', 'outside'].toSorted());
  });

  it('is left by what goes on after its end', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const broken = database.together(async () => {
      late = new Promise((resolve) => {
        setImmediate(resolve);
      })
        .then(() => broken.catch(() => {}))
        .then(() => addKey(database.db, 'late'));
      throw new Error('ended');
    });
    await expect(broken).rejects.toThrow('ended');
    await late;
    expect(await keys()).toContain('late');
  });
});
