import { mkdtemp, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const SERVER = fileURLToPath(new URL('../server', import.meta.url));

/**
 * Parts of the server as they stand in the sources, by their paths there, and everything they export as one object.
 * `programs` are built beside them, for threads and children. The folder goes with `close`.
 */
export const loadSources = async (paths, programs = []) => {
  // Among the packages, so that what is built finds them.
  const folder = await mkdtemp(join(SERVER, 'node_modules', '.studia-evals-'));
  await build({
    root: SERVER,
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries(
          [...paths, ...programs].map((path) => [nameOf(path, programs), join('src', path)]),
        ),
        // One folder for all: what starts a thread finds it by its name.
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  const built = (name) => join(folder, `${name}.mjs`);
  const parts = await Promise.all(
    paths.map((path) => import(pathToFileURL(built(nameOf(path, programs))).href)),
  );
  return {
    parts: Object.assign({}, ...parts),
    program: (path) => built(nameOf(path, programs)),
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

// Programs are named by their file, parts by their whole path: many files are called `service`.
const nameOf = (path, programs) =>
  programs.includes(path) ? basename(path, extname(path)) : path.replaceAll(/[./]+/g, '-');
