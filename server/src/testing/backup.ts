import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { backup } from '../db/backup/backup.ts';
import type { Manifest } from '../db/backup/manifest.ts';
import { restore, type RestoreOptions } from '../db/backup/restore.ts';
import type { TestDatabase } from './database.ts';
import { publicFolder, removeFolders } from './folder.ts';

/** A place with folders for files, for a backup of them, and for what comes out of it. */
export interface Vault {
  files: string;
  copy: string;
  restored: string;
  /** Saves a database and `files` into `copy`. */
  save: (database: TestDatabase) => Promise<Manifest>;
  /** Loads `copy` into a database and `restored`. */
  load: (database: TestDatabase, options?: Partial<RestoreOptions>) => Promise<Manifest>;
}

/** The version that the product pretends to have. */
export const VERSION = '1.2.0';

/** Makes a place that is removed when the test is over. */
export const makeVault = async (): Promise<Vault> => {
  const folder = await publicFolder();
  onTestFinished(() => removeFolders(folder));
  const files = join(folder, 'files');
  const copy = join(folder, 'backups', 'monday');
  const restored = join(folder, 'restored');
  return {
    files,
    copy,
    restored,
    save: ({ pool }) =>
      backup({ pool, filesDir: files, target: copy, version: VERSION, madeAt: new Date(0) }),
    load: ({ pool }, options) =>
      restore({ pool, filesDir: restored, source: copy, version: VERSION, ...options }),
  };
};

/** Drops a database when the test is over. */
export const lend = async (making: Promise<TestDatabase>): Promise<TestDatabase> => {
  const database = await making;
  onTestFinished(database.drop);
  return database;
};

/** Stores a file as the product does, and answers its address. */
export const storeFile = async (folder: string, content: string): Promise<string> => {
  const hash = createHash('sha256').update(content).digest('hex');
  const address = `${hash.slice(0, 2)}/${hash.slice(2)}`;
  await mkdir(dirname(join(folder, address)), { recursive: true });
  await writeFile(join(folder, address), content);
  return address;
};

/** Adds a student, with nothing but what must be there. */
export const addStudent = async ({ pool }: TestDatabase, email: string): Promise<void> => {
  await pool.query(
    `INSERT INTO student (id, email, full_name, created_at) VALUES (gen_random_uuid(), $1, 'Ada', now())`,
    [email],
  );
};

/** Every row of every table, but for the migrations. */
export const contents = async ({ pool }: TestDatabase): Promise<Record<string, string[]>> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname IN ('public', 'pgboss') AND tablename <> 'migration' ORDER BY 1`,
  );
  const entries: [string, string[]][] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
    entries.push([name, rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(entries);
};
