import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Beside the checkout; a worktree lies one folder deeper.
const PLACES = ['../../../shared/evaldata/', '../../../../shared/evaldata/'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

/** The path of shared material; null when it is not here. */
const sharedPath = async (name: string): Promise<string | null> => {
  for (const place of PLACES) {
    const path = join(place, name);
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
};

/** The paths of the shared books; null when they are not here. */
export const sharedBooks = async (): Promise<string[] | null> => {
  const place = await sharedPath('books');
  return place === null ? null : (await readdir(place)).toSorted().map((name) => join(place, name));
};

/** A file of shared material; null when it is not here. */
export const sharedText = async (name: string): Promise<string | null> => {
  const path = await sharedPath(name);
  return path === null ? null : readFile(path, 'utf8');
};

/** The rows of a file of shared material, one a line; null when it is not here. */
export const rowsOf = async <Row>(name: string): Promise<Row[] | null> => {
  const text = await sharedText(name);
  return text === null
    ? null
    : text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Row);
};

/** Material of our own, beside this file. */
export const ownMaterial = async <Content>(name: string): Promise<Content> =>
  JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8')) as Content;
