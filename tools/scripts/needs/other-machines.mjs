import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes away what only other machines could run: the runtime of the models comes with its libraries for five systems in one package,
 * 240 MB of 290. npm has no way to leave them out, and a later `npm ci` brings them back.
 * @param {string} modules
 */
export const leaveOutOtherMachines = async (modules) => {
  const libraries = join(modules, 'onnxruntime-node/bin/napi-v6');
  for (const system of await foldersIn(libraries))
    for (const processor of await foldersIn(join(libraries, system)))
      if (system !== process.platform || processor !== process.arch)
        await rm(join(libraries, system, processor), { recursive: true });
};

/** @param {string} folder */
const foldersIn = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};
