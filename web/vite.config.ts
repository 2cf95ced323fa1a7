import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

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

/** The parts of the design system on the landing page and the frame around it. */
const FIRST_PARTS =
  /\/src\/ui\/(?:button|button-class|icon-button|loading-screen|logo|pen-tick|place|proof-tick|sheet|skip-link|spinner|theme|theme-toggle|tooltip|use-anchored-popover|words)\.tsx?$|node_modules\/(?:clsx|lucide-react\/dist\/esm\/(?:Icon|createLucideIcon|context|defaultAttributes|shared|icons\/(?:sun|moon)\.))/;

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), leaveOutGallery(), tailwindcss(), preloadFonts()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // Every browser that runs our CSS knows modulepreload.
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes rarely, so it stays cached over our releases.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            // Two files instead of twenty of a few hundred bytes: what a visitor's first page shows, and the rest.
            { name: 'ui-first', test: FIRST_PARTS },
            { name: 'ui', test: /\/src\/ui\/|node_modules\/lucide-react\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER, ws: false }])),
  },
});
