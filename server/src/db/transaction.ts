import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What a store is made from: the whole database, or one transaction of it. */
export type Handle = Kysely<Tables> | Transaction<Tables>;

/** Does all of the work or none of it; inside a transaction the work joins that one. */
export const inTransaction = <Result>(
  db: Handle,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => (isTransaction(db) ? work(db) : db.transaction().execute(work));

const isTransaction = (db: Handle): db is Transaction<Tables> => db.isTransaction;

/** Runs plain SQL with `$1` parameters. */
export type SqlRunner = (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;

/** Plain SQL on the same handle, so that what others write (a job) belongs to the caller's transaction. */
export const sqlRunner =
  (handle: Handle): SqlRunner =>
  (text, values = []) =>
    handle.executeQuery(CompiledQuery.raw(text, [...values]));

/** A statement that is put into words once and asked with other values each time: for what is asked so often that building it anew is felt. */
export const builtOnce = <Row>(
  build: (handle: Handle) => { compile: () => CompiledQuery<Row> },
): ((handle: Handle, values: readonly unknown[]) => Promise<readonly Row[]>) => {
  let built: CompiledQuery<Row> | null = null;
  return async (handle, values) => {
    built ??= build(handle).compile();
    return (await handle.executeQuery<Row>({ ...built, parameters: values })).rows;
  };
};
