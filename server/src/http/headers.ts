import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

interface Options {
  webRoot: string | null;
  publicUrl: string;
}

/** Security headers, with a policy that runs no script but our own files and the ones hashed in our page. */
export const securityHeaders = async (
  app: FastifyInstance,
  { webRoot, publicUrl }: Options,
): Promise<void> => {
  const secure = publicUrl.startsWith('https:');
  const scripts = webRoot === null ? [] : await hashesOfInlineScripts(join(webRoot, 'index.html'));
  const headers = await headersOf({
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // Style attributes set by React and KaTeX; styles can't run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
  });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
};

/** What helmet would set. It works them out anew for every response, a twentieth of a small request; ours never change. */
const headersOf = async (options: HelmetOptions): Promise<Record<string, string>> => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  await new Promise<void>((resolve, reject) => {
    helmet(options)(response.req, response, (error) => (error ? reject(error) : resolve()));
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
};

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

const hashesOfInlineScripts = async (page: string): Promise<string[]> => {
  const html = await readFile(page, 'utf8');
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
};
