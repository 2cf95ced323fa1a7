import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite, { type Database } from 'node-sqlite3-wasm';

const inFolder = <T>(work: (file: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'studia-deck-'));
  try {
    return work(join(folder, 'collection'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const open = <T>(file: string, readOnly: boolean, work: (database: Database) => T): T => {
  const database = new sqlite.Database(file, { readOnly });
  try {
    return work(database);
  } finally {
    database.close();
  }
};

/** Lets somebody read a database that came as bytes. It lies in a folder of its own, which is gone afterwards. */
export const withDatabase = <T>(bytes: Uint8Array, work: (database: Database) => T): T =>
  inFolder((file) => {
    writeFileSync(file, bytes);
    return open(file, true, work);
  });

/** The bytes of a database that somebody writes. */
export const makeDatabase = (work: (database: Database) => void): Uint8Array =>
  inFolder((file) => {
    open(file, false, work);
    return new Uint8Array(readFileSync(file));
  });
