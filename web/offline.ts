import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** What works without a connection, beginning with the frame around every page. */
const PARTS = [
  '/web/index.html',
  '/app/start-app.tsx',
  '/app/background.tsx',
  '/app/pages/today.tsx',
  '/app/pages/review.tsx',
  '/app/pages/review-study.tsx',
  '/app/pages/my-notes.tsx',
  '/app/pages/note.tsx',
  '/app/pages/note-editor.tsx',
  '/app/pages/reader.tsx',
  '/features/reader/text/text-view.tsx',
];

const FIRST_FONTS = /^assets\/(?:inter|source-serif-4)-latin-wght-normal-[^/]+\.woff2$/;

/** Makes the service worker, which knows the files of this version. It stands beside the pages: it may only answer for what lies below it. */
export const offlineFiles = (): Plugin => ({
  name: 'studia:offline-files',
  apply: 'build',
  enforce: 'post',
  generateBundle: async function addWorker(_options, bundle) {
    if (this.environment.name !== 'client') return;
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
    const roots = PARTS.map((part) => {
      const found = chunks.find(
        ({ facadeModuleId, moduleIds }) =>
          facadeModuleId?.endsWith(part) ?? moduleIds.some((id) => id.endsWith(part)),
      );
      return found ?? this.error(`There is no file of its own for ${part}.`);
    });
    const needed = [...closureOf(roots, chunks)];
    const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    const fonts = Object.keys(bundle).filter((file) => FIRST_FONTS.test(file));
    const files = [...new Set([...needed.map(({ fileName }) => fileName), ...styles, ...fonts])];
    const entry = roots[0]?.fileName ?? '';
    const version = createHash('sha256').update(files.toSorted().join(' ')).digest('hex').slice(0, 16);
    const source = await workerFor({ version, entry, files: files.map((file) => `/${file}`) });
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
  },
});

/** The chunks with everything that they import at once. */
const closureOf = (
  roots: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> => {
  const needed = new Set(roots);
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return needed;
};

/** One file without imports: what it shared with pages would come with theirs. */
const workerFor = async (options: object): Promise<string> => {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { STUDIA_OFFLINE: JSON.stringify(options) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'src/client/offline/worker.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [result] = Array.isArray(made) ? made : [made];
  const worker = result && 'output' in result ? result.output[0] : null;
  if (!worker) throw new Error('The service worker was not made.');
  return worker.code;
};
