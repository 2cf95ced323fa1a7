import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** A file of a package, if it is the very one that was measured. */
export const readChecked = async (name: string, path: string, checksum: string): Promise<Buffer> => {
  const content = await readFile(join(folderOf(name), path));
  if (createHash('sha256').update(content).digest('hex') !== checksum)
    throw new Error(`${name}/${path} is not the file it should be`);
  return content;
};

/** Where a package lies; some of them let nobody ask for their package.json. */
const folderOf = (name: string): string => {
  const home = (require.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name))
    .find((folder) => canResolve(join(folder, 'package.json')));
  if (home === undefined) throw new Error(`${name} is not installed`);
  return dirname(join(home, 'package.json'));
};

const canResolve = (path: string): boolean => {
  try {
    require.resolve(path);
    return true;
  } catch {
    return false;
  }
};
