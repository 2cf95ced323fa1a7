import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The half of a package that writes Markdown, which only the editor of notes needs. */
const WRITING = '?writing';
const WRITER = /\/features\/notes\/markdown\/write\.ts$/;

/**
 * The packages for GitHub's Markdown hold reading and writing in one file each. The editor of notes, which writes, gets
 * copies of its own: so every page that only reads Markdown is spared the other half.
 */
export const apartFromWriting = (): Plugin => ({
  name: 'studia:apart-from-writing',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:mdast-util-gfm|\.\/)/ },
    handler: async function resolve(source, importer) {
      if (!importer || !(WRITER.test(importer) || importer.endsWith(WRITING))) return null;
      const found = await this.resolve(source, importer.replace(WRITING, ''), { skipSelf: true });
      return found && { id: `${found.id}${WRITING}`, moduleSideEffects: false };
    },
  },
  load: {
    filter: { id: /\?writing$/ },
    handler: (id) => readFile(id.replace(WRITING, ''), 'utf8'),
  },
});

/** Markdown is cleaned of drawings before it becomes React, so nobody asks how their attributes are spelt. */
export const withoutDrawings = (): Plugin => ({
  name: 'studia:without-drawings',
  apply: 'build',
  transform: {
    filter: { id: /property-information\/lib\/svg\.js$/ },
    handler: () => ({
      code: "import { create } from './util/create.js';\nexport const svg = create({ space: 'svg', properties: {} });\n",
      map: null,
    }),
  },
});

/** Every browser that runs our CSS can clone by itself. */
export const ownClone = (): Plugin => ({
  name: 'studia:own-clone',
  apply: 'build',
  transform: {
    filter: { id: /@ungap\/structured-clone\/esm\/index\.js$/ },
    handler: () => ({ code: 'export default structuredClone;\n', map: null }),
  },
});

/** Notes have links of their own, which need no list of the world's domains; the kit of the editor still names the others. */
export const withoutTheirLinks = (): Plugin => ({
  name: 'studia:without-their-links',
  apply: 'build',
  transform: {
    filter: { id: /@tiptap\/extension-link\/dist\/index\.js$/ },
    handler: () => ({ code: 'export const Link = null;\n', map: null }),
  },
});
