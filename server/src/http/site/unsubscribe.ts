import type { FastifyInstance } from 'fastify';
import { paceOf } from '../calls/pace.ts';

/** Ends a kind of letters for whoever holds the token of one; false when it is nobody's. */
export type Unsubscribe = (token: string) => Promise<boolean>;

const PATH = '/letters/unsubscribe';

/**
 * Where the last line of a letter leads. Looking changes nothing, because mail programs look at links by themselves;
 * the button, and the one of the mail program itself (RFC 8058), send the same form. Nobody has to sign in for it.
 */
export const unsubscribePage = async (app: FastifyInstance, unsubscribe: Unsubscribe): Promise<void> => {
  await app.register(async (page) => {
    // What the form says besides its address does not matter.
    page.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    );
    const config = { rateLimit: paceOf('sign-in') };
    page.get(PATH, { schema: { hide: true }, config }, (request, reply) =>
      reply
        .type(HTML)
        .header('cache-control', 'no-store')
        .send(asked(tokenIn(request.query))),
    );
    page.post(PATH, { schema: { hide: true }, config }, async (request, reply) => {
      const ended = await unsubscribe(tokenIn(request.query));
      return reply
        .code(ended ? 200 : 404)
        .type(HTML)
        .header('cache-control', 'no-store')
        .send(ended ? ENDED : UNKNOWN);
    });
  });
};

const HTML = 'text/html; charset=utf-8';
const TOKEN = /^[\w-]{20,100}$/;

const tokenIn = (query: unknown): string => {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' && TOKEN.test(token) ? token : '';
};

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; background: light-dark(#fdfbf6, #171a21); color: light-dark(#23262f, #efebe2); }
main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font: 600 2rem/1.15 Georgia, serif; }
a { color: inherit; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 10px; background: light-dark(#1f4a7a, #9cc3f2); color: light-dark(#fff, #14202e); cursor: pointer; }`;

const document = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Studia</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`;

const asked = (token: string): string =>
  token === ''
    ? UNKNOWN
    : document(
        'Stop these emails?',
        `<p>We’ll stop emailing you about friends you invite. Emails about your account, your payments and your questions to us still come.</p>
<form method="post" action="${PATH}?token=${token}"><button>Stop these emails</button></form>`,
      );

const ENDED = document(
  'Done',
  '<p>You won’t get these emails any more. You can change this in <a href="/settings">Settings</a> at any time.</p>',
);

const UNKNOWN = document(
  'This link doesn’t work',
  '<p>It may be incomplete, or the account it belongs to may be gone. You can choose your emails in <a href="/settings">Settings</a>.</p>',
);
