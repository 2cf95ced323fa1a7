import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What an operator decided that every page must know without asking. */
export interface PageSettings {
  publicUrl: string;
  /** The address that people may write to. */
  contactEmail: string;
  /** Where forms are posted; null posts them here. */
  formService: { url: string; accessKey: string } | null;
  analytics: { tagManagerId: string | null; sessionAnalyticsId: string | null };
  /** Where each of the five links to networks leads, by what the network is for. */
  social: Readonly<Record<string, string>>;
  /** Who else vouches for a student here. */
  signInWith: readonly string[];
}

/** One page as it is sent, in every packing. */
export interface Page {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

/** The pages of the built web application. */
export interface Pages {
  /** The page that was made for a path beforehand, or the application itself. */
  at(path: string): Page;
  /** The application itself. */
  application: Page;
  /** Whether a page was made for a path beforehand. */
  isMadeFor(path: string): boolean;
  /** The sources of the scripts that stand in the pages themselves, in the words of a Content-Security-Policy. */
  inlineScripts: readonly string[];
}

const APPLICATION = 'index.html';
/** `/` has a page of its own for who comes from outside; the application keeps the usual name. */
const FRONT = 'landing.html';

/** Reads the pages once, and writes into them what only this installation knows. */
export const readPages = async (webRoot: string, settings: PageSettings): Promise<Pages> => {
  const names = (await readdir(webRoot)).filter((name) => name.endsWith('.html'));
  const sources = new Map<string, string>();
  const written = writerFor(settings);
  const files = await Promise.all(names.map((name) => readFile(join(webRoot, name), 'utf8')));
  for (const [at, name] of names.entries()) sources.set(name, written(files[at] ?? ''));
  const pages = new Map(Array.from(sources, ([name, html]) => [name, packed(html)]));
  const application = pages.get(APPLICATION);
  if (!application)
    throw new Error(`There is no ${APPLICATION} in ${webRoot}. Build the web application first.`);
  return {
    application,
    at: (path) => pages.get(nameOf(path)) ?? application,
    isMadeFor: (path) => nameOf(path) !== APPLICATION && pages.has(nameOf(path)),
    inlineScripts: [...new Set(Array.from(sources.values(), inlineScriptsOf).flat())],
  };
};

const nameOf = (path: string): string => {
  const bare = path.replace(/^\/+/, '').replace(/(?<!\/)\/+$/, '');
  return bare === '' ? FRONT : `${bare}.html`;
};

/** Writes into a page, in one go: there are many, and every start reads all of them. */
const writerFor = (settings: PageSettings): ((html: string) => string) => {
  const block = settingsBlock(settings);
  const values = new Map([
    ['__PUBLIC_URL__', escaped(settings.publicUrl)],
    ['__CONTACT_EMAIL__', escaped(settings.contactEmail)],
    ...Object.entries(settings.social).map(([place, url]) => [`__SOCIAL_${place}__`, escaped(url)] as const),
  ]);
  return (html) =>
    html
      .replaceAll(/__[A-Z][A-Za-z_]*?__/g, (name) => values.get(name) ?? name)
      .replace('</head>', () => `${block}</head>`);
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Data, no program: a browser runs nothing of it. */
const settingsBlock = ({
  contactEmail,
  formService,
  analytics,
  social,
  signInWith,
}: PageSettings): string => {
  const known = { contactEmail, formService, analytics, social, signInWith };
  // So that no value can end the block.
  const json = JSON.stringify(known).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="installation">${json}</script>`;
};

// A page is some ten kilobytes and is packed for who asks for it first after a start, so a middling effort has to do.
const EFFORT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const packed = (html: string): Page => {
  const plain = Buffer.from(html);
  let [br, gzip]: (Buffer | null)[] = [null, null];
  let etag: string | null = null;
  return {
    plain,
    get etag() {
      return (etag ??= `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`);
    },
    get br() {
      return (br ??= brotliCompressSync(plain, EFFORT));
    },
    get gzip() {
      return (gzip ??= gzipSync(plain));
    },
  };
};

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

const inlineScriptsOf = (html: string): string[] =>
  Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
