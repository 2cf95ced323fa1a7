import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

interface Options {
  publicUrl: string;
  /** The scripts that stand in our pages themselves. */
  inlineScripts: readonly string[];
  /** Others whom the operator lets our pages talk to. */
  hosts: CspHosts;
}

/** The hosts that pages may load scripts and pictures from, and send to. */
interface CspHosts {
  scripts: readonly string[];
  pictures: readonly string[];
  calls: readonly string[];
}

/** Security headers, with a policy that runs no script but our own files, those hashed in our pages, and invited ones. */
export const securityHeaders = async (
  app: FastifyInstance,
  { publicUrl, inlineScripts, hosts }: Options,
): Promise<void> => {
  const secure = publicUrl.startsWith('https:');
  const headers = await headersOf({
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts, ...hosts.scripts],
        // Style attributes set by React and KaTeX; styles can't run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...hosts.pictures],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...hosts.calls],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
  });
  // What search engines may list says so itself (website.ts).
  const all = { ...headers, 'x-robots-tag': 'noindex' };
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(all);
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
