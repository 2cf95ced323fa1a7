import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

/** Lets somebody read a database of the disk. An index that it lacks is not made up for it, which would take memory. */
export const readDatabase = <T>(file: string, work: (database: Database) => T): T =>
  open(file, true, (database) => {
    database.exec('PRAGMA automatic_index = OFF; PRAGMA trusted_schema = OFF');
    return work(database);
  });

/** The bytes of a database that somebody writes. */
export const makeDatabase = (work: (database: Database) => void): Uint8Array =>
  inFolder((file) => {
    open(file, false, work);
    return new Uint8Array(readFileSync(file));
  });
