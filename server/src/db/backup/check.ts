import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Migration } from '../migrate.ts';
import { BackupError } from './failure.ts';
import { FILES, type Manifest } from './manifest.ts';
import { checkPart } from './parts.ts';

/** Answers the migrations that make the tables of a backup, or stops when this version does not have them. */
export const checkVersion = (
  manifest: Manifest,
  version: string,
  known: readonly Migration[],
): readonly Migration[] => {
  const newest = Math.max(0, ...manifest.migrations.map(({ number }) => number));
  const steps = known.filter(({ number }) => number <= newest);
  if (isNewer(manifest.version, version) || newest > (known.at(-1)?.number ?? 0)) {
    throw new BackupError(
      `The backup was made by Studia ${manifest.version}, which is newer than this one (${version}). Load it with that version.`,
    );
  }
  const same = steps.length === manifest.migrations.length && steps.every((step) => isAmong(step, manifest));
  if (same) return steps;
  throw new BackupError(
    `The backup was made by Studia ${manifest.version}, whose tables are not those that this one (${version}) had at that time. Load it with that version.`,
  );
};

const isAmong = ({ number, checksum }: Migration, { migrations }: Manifest): boolean =>
  migrations.some((one) => one.number === number && one.checksum === checksum);

const isNewer = (one: string, other: string): boolean => {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const differs = left.findIndex((number, place) => number !== right[place]);
  return differs >= 0 && (left[differs] ?? 0) > (right[differs] ?? 0);
};

const numbersOf = (version: string): number[] =>
  (/^\d+(?:\.\d+)*/.exec(version)?.[0] ?? '').split('.').map(Number);

/** Answers the addresses of the files in a backup, or stops when anything in it is missing or damaged. */
export const checkWhole = async (source: string, { schema, tables, files }: Manifest): Promise<string[]> => {
  for (const part of [...(schema ? [schema] : []), ...tables, files]) await checkPart(source, part);
  const addresses = (await readFile(join(source, files.name), 'utf8'))
    .split('\n')
    .filter((line) => line !== '');
  for (const address of addresses) {
    await checkPart(source, { name: `${FILES}/${address}`, sha256: address.replace('/', '') });
  }
  return addresses;
};
