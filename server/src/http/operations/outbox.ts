import { errorBody } from '@studia/contract/error-body';
import type { FastifyInstance } from 'fastify';
import { isLocal } from '../calls/locality.ts';

interface ShownLetter {
  to: string;
  subject: string;
  date: Date;
  text: string;
}

/** Reads the newest letters; null when mail really leaves the house. */
export type ReadOutbox = (() => Promise<readonly ShownLetter[]>) | null;

/** `/dev/outbox`: where a newcomer without a mail server finds the code, at this machine only. */
export const outboxPage = (app: FastifyInstance, readOutbox: ReadOutbox): void => {
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (readOutbox === null) return reply.code(404).send(errorBody('not_found'));
    if (!isLocal(request)) return reply.code(403).send(errorBody('local_only'));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(await readOutbox()));
  });
};

const page = (letters: readonly ShownLetter[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox · Studia</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="soft">No mail server is set up, so letters stay on this machine. Set MAIL_URL to send them. <a href="/dev/outbox">Look again</a></p>
${letters.length === 0 ? '<p>No letters yet. Ask for a code in Studia, then look again.</p>' : letters.map(article).join('\n')}
</main>
</body>
</html>`;

const article = ({ to, subject, date, text }: ShownLetter): string => `<article>
<h2>${escape(subject)}</h2>
<p class="soft">to ${escape(to)} · <time datetime="${date.toISOString()}">${date.toUTCString()}</time></p>
<pre>${escape(text)}</pre>
</article>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; background: light-dark(#fdfbf6, #171a21); color: light-dark(#23262f, #efebe2); }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font: 600 2rem/1.1 Georgia, serif; } h2 { font-size: 1.05rem; margin: 0; }
.soft { color: light-dark(#5b5f6b, #b3afa7); } a { color: inherit; }
article { margin-top: 1.25rem; padding: 1.25rem; border: 1px solid light-dark(#e4dfd3, #363b47); border-radius: 10px; background: light-dark(#fff, #1e222b); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 1rem 0 0; }`;
