import type { Endpoint } from '@studia/contract/endpoint';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import * as z from 'zod/mini';
import type { Caller } from '../http/calls/caller.ts';
import { makeLog } from '../http/operations/log.ts';
import { makeServer, type Server, type ServerSettings } from '../http/server.ts';

/** Tokens that the test server knows, and who they belong to. */
export const CALLERS: Readonly<Record<string, Caller>> = {
  ada: { studentId: '01948b3c-7d5e-7abc-9def-000000000001' as StudentId, verified: true, sessionId: 'ada' },
  eve: { studentId: '01948b3c-7d5e-7abc-9def-000000000002' as StudentId, verified: true, sessionId: 'eve' },
  newcomer: {
    studentId: '01948b3c-7d5e-7abc-9def-000000000003' as StudentId,
    verified: false,
    sessionId: 'newcomer',
  },
};

/** The HTTP side alone, with the routes of the test and nothing behind them. */
export const startServer = (settings: Partial<ServerSettings> = {}): Promise<Server> =>
  makeServer({
    log: makeLog('silent'),
    identify: async (token) => {
      const caller = CALLERS[token];
      if (!caller) throw new Failure(token === 'old' ? 'token_expired' : 'session_invalid');
      return caller;
    },
    recognise: () => null,
    readiness: async () => true,
    routes: [],
    readOutbox: null,
    readPicture: async () => null,
    unsubscribe: async () => false,
    webRoot: null,
    publicUrl: 'http://localhost:3000',
    site: {
      contactEmail: 'hello@school.org',
      formService: null,
      analytics: { tagManagerId: null, sessionAnalyticsId: null },
      social: {},
      signInWith: [],
    },
    now: () => new Date('2026-01-05T09:00:00Z'),
    version: '0.0.0-test',
    trustProxy: false,
    metricsToken: null,
    ...settings,
  });

/** A call for tests: says something back. */
export const echo = {
  method: 'POST',
  path: '/api/echo',
  summary: 'Says it again.',
  access: 'anyone',
  pace: 'normal',
  body: z.object({ text: z.string(), times: z.optional(z.number()) }),
  reply: z.object({ text: z.string() }),
} as const satisfies Endpoint;

/** The lines that a log wrote, as objects. */
export const recordedLog = () => {
  const lines: string[] = [];
  return { log: makeLog('trace', { write: (line: string) => void lines.push(line) }), lines };
};
