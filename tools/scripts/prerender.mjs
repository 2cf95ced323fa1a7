import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * Makes the documents of the public pages beside the application that was just built into `dist`.
 * @param {string} dist
 */
export const prerender = async (dist) => {
  const web = join(dist, 'web');
  const workshop = join(dist, 'prerender');
  await build({
    configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    build: {
      ssr: 'src/app/public/prerender.tsx',
      outDir: workshop,
      copyPublicDir: false,
      manifest: false,
      sourcemap: false,
    },
  });
  const { prerenderPages } = await import(pathToFileURL(join(workshop, 'prerender.js')).href);
  const template = await withStyles(web, await readFile(join(web, 'site.html'), 'utf8'));
  /** @type {{ file: string, html: string }[]} */
  const pages = await prerenderPages(template);
  await Promise.all(pages.map(({ file, html }) => writeFile(join(web, file), html)));
  await rm(join(web, 'site.html'));
  await rm(workshop, { recursive: true });
};

const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/**
 * The style sheet inside the page: nothing but the page itself stands before the first paint.
 * @param {string} web
 * @param {string} template
 */
const withStyles = async (web, template) => {
  const [link, file] = STYLE_SHEET.exec(template) ?? [];
  if (!link || !file) throw new Error('site.html names no style sheet');
  const styles = await readFile(join(web, file), 'utf8');
  return template.replace(link, () => `<style>${styles}</style>`);
};
