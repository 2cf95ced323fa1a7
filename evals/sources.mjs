import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

/** What some files of a room export, built from the sources as they stand. */
export const exportsOf = async (room, files) => {
  const outDir = await mkdtemp(join(tmpdir(), 'studia-sources-'));
  const input = Object.fromEntries(
    files.map((file, at) => [`part-${at}`, fileURLToPath(new URL(file, room))]),
  );
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rollupOptions: { input, output: { entryFileNames: '[name].mjs' } },
    },
  });
  const parts = await Promise.all(
    Object.keys(input).map((name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href)),
  );
  await rm(outDir, { recursive: true, force: true });
  return Object.assign({}, ...parts);
};
