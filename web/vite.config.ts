import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, ViteDevServer } from 'vite';
import { defineConfig } from 'vite';
import { beforePaint, preloadFiles } from './before-paint.ts';
import { apartFromWriting, ownClone, withoutDrawings, withoutTheirLinks } from './leave-out.ts';
import { offlineFiles } from './offline.ts';
import { SCRIPT_FILES } from './script-files.ts';
import { withoutSchemas } from './without-schemas.ts';

const SERVER = 'http://localhost:3000';

/** Everything the server answers in development; `/auth/callback/*` stays a page of ours (SPEC 2.1). */
const SERVER_PATHS = [
  '^/api/',
  '^/auth/(?!callback/)',
  '^/rest/',
  '^/functions/',
  '^/healthz$',
  '^/readyz$',
  '^/dev/outbox',
];

/** The two faces of the first view; others load only when a character needs them. */
const FIRST_FONTS = /^assets\/(?:inter|source-serif-4)-latin-wght-normal-[^/]+\.woff2$/;

/** Asks for the two fonts together with the stylesheet instead of after it. */
const preloadFonts = (): Plugin => ({
  name: 'studia:preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  },
});

/** In development the public pages are made anew for every request, by the same code as in the build. */
const publicPages = (): Plugin => ({
  name: 'studia:public-pages',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      if (!request.headers.accept?.includes('text/html')) return next();
      const send = (html: string | null) =>
        html === null ? next() : void response.setHeader('content-type', 'text/html').end(html);
      return void pageAt(server, request.originalUrl ?? '/').then(send, next);
    });
  },
});

interface Prerenderer {
  prerenderPages: (template: string) => Promise<readonly { path: string; html: string }[]>;
}

const pageAt = async (server: ViteDevServer, url: string): Promise<string | null> => {
  const { prerenderPages } = (await server.ssrLoadModule('/src/app/public/prerender.tsx')) as Prerenderer;
  const pages = await prerenderPages(await readFile(join(import.meta.dirname, 'site.html'), 'utf8'));
  const page = pages.find(({ path }) => path === url.split('?')[0]);
  return page ? server.transformIndexHtml(url, page.html) : null;
};

/** Every letter as it would be sent, for the gallery; written by the server's own code. */
const letterSamples = (): Plugin => ({
  name: 'studia:letter-samples',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use('/dev/letters', (_request, response, next) => {
      const file = join(import.meta.dirname, '../server/src/testing/sample-letters.ts');
      void server
        .ssrLoadModule(file)
        .then(
          ({ sampleLetters }) =>
            void response
              .setHeader('content-type', 'application/json')
              .end(JSON.stringify((sampleLetters as () => unknown)())),
          next,
        );
    });
  },
});

/** The gallery is a page of development only: its classes stay out of the product's stylesheet. */
const leaveOutGallery = (): Plugin => ({
  name: 'studia:leave-out-gallery',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/styles\/index\.css$/ },
    handler: (code) =>
      `${code}\n@source not '../app/pages/gallery*';\n@source not '../app/pages/gallery/*';\n`,
  },
});

/** Every browser that runs our CSS reads woff2: the older copies of KaTeX's fonts stay out of the build. */
const oneFontFormat = (): Plugin => ({
  name: 'studia:one-font-format',
  enforce: 'pre',
  transform: {
    filter: { id: /katex\.min\.css$/ },
    handler: (code) => code.replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, ''),
  },
});

const PDF_FOLDERS = ['cmaps', 'iccs', 'standard_fonts', 'wasm'];

/** Character maps, fonts and decoders that only some PDFs need; pdf.js asks for them by name. */
const pdfParts = (): Plugin => {
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const versionOf = async () =>
    (JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string }).version;
  return {
    name: 'studia:pdf-parts',
    configureServer: async (server) => {
      const place = `/assets/pdf-${await versionOf()}/`;
      server.middlewares.use(place, (request, response, next) => {
        readFile(join(home, join('/', request.url ?? ''))).then((bytes) => void response.end(bytes), next);
      });
    },
    generateBundle: async function addParts() {
      if (this.environment.name !== 'client') return;
      const place = `assets/pdf-${await versionOf()}`;
      for (const folder of PDF_FOLDERS)
        for (const name of await readdir(join(home, folder)))
          this.emitFile({
            type: 'asset',
            fileName: `${place}/${folder}/${name}`,
            source: await readFile(join(home, folder, name)),
          });
    },
  };
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    leaveOutGallery(),
    oneFontFormat(),
    apartFromWriting(),
    withoutDrawings(),
    ownClone(),
    withoutTheirLinks(),
    withoutSchemas(),
    tailwindcss(),
    beforePaint(),
    publicPages(),
    letterSamples(),
    preloadFonts(),
    preloadFiles(),
    pdfParts(),
    offlineFiles(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // Every browser that runs our CSS knows modulepreload.
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    // The server's policy lets fonts come as files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    target: 'es2022',
    rolldownOptions: {
      input: { app: 'index.html', site: 'site.html' },
      output: { codeSplitting: isSsrBuild ? true : { groups: SCRIPT_FILES } },
    },
  },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER, ws: path === '^/api/' }])),
  },
}));
