import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The script that stands in the page itself. */
export const INLINE_SCRIPT = `document.documentElement.dataset.theme='dark'`;
/** A script of its own, large enough to be worth compressing. */
export const ASSET = `console.log('hello');`.repeat(200);

const PAGE = `<!doctype html>
<html lang="en">
<head><title>Studia</title><script>${INLINE_SCRIPT}</script>
<script type="module" src="/assets/index-abc123.js"></script></head>
<body><div id="root"></div></body>
</html>`;

/** The script that stands in a page that was made beforehand. */
export const CAREERS_SCRIPT = `document.title='Careers'`;

const madeBeforehand = (words: string): string => `<!doctype html>
<html lang="en">
<head><title>${words}</title><link rel="canonical" href="__PUBLIC_URL__/careers" />
<script>${CAREERS_SCRIPT}</script></head>
<body><div id="root"><h1>${words}</h1><p>Write to __CONTACT_EMAIL__.</p><a href="__SOCIAL_video__">Video</a>${'<p>…</p>'.repeat(300)}</div></body>
</html>`;

/** A built web application in a folder of its own. */
export const testWebsite = async (): Promise<{ webRoot: string; remove: () => Promise<void> }> => {
  const webRoot = await mkdtemp(join(tmpdir(), 'studia-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), PAGE);
  await writeFile(join(webRoot, 'landing.html'), madeBeforehand('Learn Smarter'));
  await writeFile(join(webRoot, 'careers.html'), madeBeforehand('Careers'));
  await writeFile(join(webRoot, 'careers.html.br'), brotliCompressSync('as it lies on the disk'));
  await writeFile(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(webRoot, 'assets', 'index-abc123.js'), ASSET);
  await writeFile(join(webRoot, 'assets', 'index-abc123.js.br'), brotliCompressSync(ASSET));
  return { webRoot, remove: () => rm(webRoot, { recursive: true }) };
};
