import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Migration } from '../migrate.ts';
import { BackupError } from './failure.ts';

/** One file of a backup and what must be in it. */
export interface Part {
  name: string;
  sha256: string;
}

/** The rows of one table, as PostgreSQL's COPY writes them. */
export interface TablePart extends Part {
  schema: string;
  table: string;
  columns: string[];
  rows: number;
}

/** What a backup says about itself. */
export interface Manifest {
  format: typeof FORMAT;
  /** The version of the product that made it. */
  version: string;
  madeAt: string;
  migrations: Pick<Migration, 'number' | 'checksum'>[];
  /** How to make the tables that no migration of ours makes. */
  schema: Part | null;
  /** In an order in which no row comes before one that it refers to. */
  tables: TablePart[];
  sequences: Sequence[];
  /** The addresses of all stored files. */
  files: Part & { count: number };
}

/** How far a counter has counted. */
export interface Sequence {
  schema: string;
  name: string;
  value: number;
}

export const FORMAT = 'studia-backup-1';
export const MANIFEST = 'manifest.json';
export const FILES = 'files';

/** Reads what a backup says about itself. */
export const readManifest = async (source: string): Promise<Manifest> => {
  const text = await readFile(join(source, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${source} is not a backup: it has no ${MANIFEST}.`);
  });
  const manifest = parse(text);
  if (manifest?.format === FORMAT) return manifest;
  throw new BackupError(
    `${join(source, MANIFEST)} is damaged, or was made by a version of Studia that is too new.`,
  );
};

const parse = (text: string): Manifest | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
