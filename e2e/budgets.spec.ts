import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const WEB = new URL('../dist/web/', import.meta.url);

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
  isEntry?: boolean;
}

const readManifest = async () =>
  JSON.parse(await readFile(new URL('.vite/manifest.json', WEB), 'utf8')) as Record<string, Chunk>;

/** The named chunks with everything that they import at once. */
const closure = (manifest: Record<string, Chunk>, names: readonly string[]): Chunk[] => {
  const seen = new Map<string, Chunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.set(name, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...seen.values()];
};

const kilobytes = async (files: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(new URL(file, WEB)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

const scripts = (chunks: readonly Chunk[]): string[] =>
  [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js'));

/** Everything that the landing page fetches without being touched: its entry, and the islands that wake when they are near. */
const LANDING = ['site.html', 'src/app/public/hydrate-island.tsx', 'src/app/public/landing/experience.tsx'];

test('the landing page needs at most 92 kB of JavaScript', async () => {
  const manifest = await readManifest();
  for (const name of LANDING) expect(manifest).toHaveProperty([name]);
  expect(await kilobytes(scripts(closure(manifest, LANDING)))).toBeLessThanOrEqual(92);
});

test('a public page answers with at most 10 kB of JavaScript, without React', async () => {
  const files = scripts(closure(await readManifest(), ['site.html']));
  expect(await kilobytes(files)).toBeLessThanOrEqual(10);
  expect(files.filter((file) => file.includes('react'))).toEqual([]);
});

/** The files of the cut in `web/script-files.ts`, by their names there. */
const named = (manifest: Record<string, Chunk>, ...names: string[]): string[] => {
  const keys = Object.keys(manifest).filter(
    (key) => key.startsWith('_') && names.includes(manifest[key]?.name ?? ''),
  );
  expect(keys.length).toBeGreaterThanOrEqual(names.length);
  return keys;
};

/** The document of the application, and what it starts. */
const applicationIn = (manifest: Record<string, Chunk>): string[] => [
  'index.html',
  ...named(manifest, 'shell'),
];

/** The same with what most pages share: who goes from one page to another has it. */
const frameIn = (manifest: Record<string, Chunk>): string[] => [
  ...applicationIn(manifest),
  ...named(manifest, 'common', 'ui'),
];

test('the app shell needs at most 137 kB of JavaScript before its first page', async () => {
  const manifest = await readManifest();
  const files = scripts(closure(manifest, applicationIn(manifest)));
  expect(files.filter((file) => file.includes('react'))).not.toEqual([]);
  expect(await kilobytes(files)).toBeLessThanOrEqual(137);
  // The schemas of the contract are the server's.
  expect(files.filter((file) => file.includes('schemas'))).toEqual([]);
});

test('what most pages share is at most 161 kB of JavaScript, that of the shell with it', async () => {
  const manifest = await readManifest();
  expect(await kilobytes(scripts(closure(manifest, frameIn(manifest))))).toBeLessThanOrEqual(161);
});

for (const page of ['today', 'chat', 'curriculum', 'reader']) {
  test(`the page ${page} is at most 180 kB of JavaScript in 20 files, all of it`, async () => {
    const manifest = await readManifest();
    const files = scripts(closure(manifest, [...applicationIn(manifest), `src/app/pages/${page}.tsx`]));
    expect(files.length).toBeLessThanOrEqual(20);
    expect(await kilobytes(files)).toBeLessThanOrEqual(180);
  });
}

test('the document names the files of a page, so that they are asked for at once', async () => {
  const manifest = await readManifest();
  const html = await readFile(new URL('index.html', WEB), 'utf8');
  for (const file of scripts(closure(manifest, ['src/app/pages/today.tsx']))) expect(html).toContain(file);
});

test('the chat with Markdown and mathematics adds at most 147 kB of JavaScript', async () => {
  const manifest = await readManifest();
  const chat = ['src/app/pages/chat.tsx', 'src/features/chat/answer/answer.tsx'];
  for (const name of chat) expect(manifest).toHaveProperty([name]);
  const before = new Set(scripts(closure(manifest, frameIn(manifest))));
  const files = scripts(closure(manifest, chat)).filter((file) => !before.has(file));
  expect(await kilobytes(files)).toBeLessThanOrEqual(147);
});

for (const [kind, view, most] of [
  ['PDF', 'src/features/reader/pdf/pdf-view.tsx', 210],
  ['text', 'src/features/reader/text/text-view.tsx', 153],
] as const) {
  test(`the reader of a ${kind} adds at most ${most} kB of JavaScript, its worker apart`, async () => {
    const manifest = await readManifest();
    const reader = ['src/app/pages/reader.tsx', view];
    for (const name of reader) expect(manifest).toHaveProperty([name]);
    const before = new Set(scripts(closure(manifest, frameIn(manifest))));
    const files = scripts(closure(manifest, reader)).filter((file) => !before.has(file));
    expect(await kilobytes(files)).toBeLessThanOrEqual(most);
  });
}

for (const [what, page, most] of [
  ['a mind map', 'src/app/pages/mindmap.tsx', 10],
  ['the page of resources', 'src/app/pages/resources.tsx', 4],
] as const) {
  test(`${what} adds at most ${most} kB of JavaScript`, async () => {
    const manifest = await readManifest();
    expect(manifest).toHaveProperty([page]);
    const before = new Set(scripts(closure(manifest, frameIn(manifest))));
    const files = scripts(closure(manifest, [page])).filter((file) => !before.has(file));
    expect(await kilobytes(files)).toBeLessThanOrEqual(most);
  });
}

test('the editor of notes adds at most 155 kB of JavaScript to what every text with mathematics needs', async () => {
  const manifest = await readManifest();
  const editor = 'src/app/pages/note-editor.tsx';
  expect(manifest).toHaveProperty([editor]);
  // A student comes from the chat, which has Markdown and its formulas already.
  const shared = [...frameIn(manifest), 'src/features/chat/answer/answer.tsx'];
  const before = new Set(scripts(closure(manifest, shared)));
  const files = scripts(closure(manifest, [editor])).filter((file) => !before.has(file));
  expect(await kilobytes(files)).toBeLessThanOrEqual(155);
});

test('the first view needs at most 20 kB of CSS and 110 kB of fonts', async () => {
  const manifest = await readManifest();
  const css = [...new Set(closure(manifest, ['site.html']).flatMap((chunk) => chunk.css ?? []))];
  expect(await kilobytes(css)).toBeLessThanOrEqual(20);
  const html = await readFile(new URL('landing.html', WEB), 'utf8');
  const fonts = Array.from(
    html.matchAll(/rel="preload" as="font"[^>]*href="\/([^"]+)"/g),
    ([, file]) => file ?? '',
  );
  const sizes = await Promise.all(fonts.map(async (font) => (await readFile(new URL(font, WEB))).length));
  expect(fonts).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(110);
});

test('the gallery is no part of the product', async () => {
  const manifest = await readManifest();
  expect(Object.keys(manifest).filter((name) => name.includes('gallery'))).toEqual([]);
});
