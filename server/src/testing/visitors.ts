import { auth, type Session } from '@studia/contract/auth';
import type { Endpoint, Reply, Request } from '@studia/contract/endpoint';
import type { ErrorBody } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import type { TestApp } from './app.ts';
import { PATIENCE } from './patience.ts';

type Ask = <E extends Endpoint>(endpoint: E, parts: Request<E>) => Promise<Reply<E>>;
type Refusal = <E extends Endpoint>(
  endpoint: E,
  parts: Request<E>,
) => Promise<ErrorBody & { status: number }>;

/** Somebody who makes the calls of the contract. */
export interface Visitor {
  /** The answer to a call that must succeed. */
  ask: Ask;
  /** Why a call that must fail was refused. */
  refusal: Refusal;
  /** The call and its whole answer. */
  send<E extends Endpoint>(
    endpoint: E,
    parts: Request<E>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** A visitor with an account. */
export interface Student extends Visitor {
  id: StudentId;
  email: string;
  session: Session;
}

interface Manner {
  token?: string;
  /** The network address that the calls come from. */
  address?: string;
}

type Door = { http: FastifyInstance };

/** A visitor without a token, or with any token. */
export const visitorOf = ({ http }: Door, { token, address = '127.0.0.1' }: Manner = {}): Visitor => {
  const send: Visitor['send'] = (endpoint, parts, headers = {}) =>
    http.inject({
      ...requestOf(endpoint, parts as Parts),
      remoteAddress: address,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    });
  return {
    send,
    ask: async (endpoint, parts) => {
      const answer = await send(endpoint, parts);
      if (answer.statusCode >= 300)
        throw new Error(`${endpoint.path}: ${answer.statusCode} ${answer.body.slice(0, 500)}`);
      return (answer.body === '' ? undefined : answer.json()) as Reply<typeof endpoint>;
    },
    refusal: async (endpoint, parts) => {
      const answer = await send(endpoint, parts);
      if (answer.statusCode < 400) throw new Error(`${endpoint.path} was not refused: ${answer.statusCode}`);
      return { ...answer.json<ErrorBody>(), status: answer.statusCode };
    },
  };
};

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** The files of a call with which files travel. */
  files?: readonly File[];
}

const requestOf = ({ method, path, files: field }: Endpoint, parts: Parts): InjectOptions => {
  const { params = {}, query, body, files = [] } = parts;
  return {
    method,
    url: path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    ...(query && { query }),
    ...(body && { payload: field ? formOf(field.field, body, files) : body }),
  };
};

const formOf = (field: string, body: object, files: readonly File[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, asText(value));
  for (const file of files) form.append(field, file, file.name);
  return form;
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** How many answers had which status. */
export const statusesOf = (answers: readonly LightMyRequestResponse[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

/** A password that keeps the rule. */
export const PASSWORD = 'Correct-horse-1';

/** Signs a student up through the front door; the address is not verified yet. */
export const newStudent = async (app: Door, name = 'ada'): Promise<Student> => {
  const email = `${name}@school.org`;
  const body = { email, password: PASSWORD, options: { data: { full_name: `${name} Lovelace` } } };
  const { session } = await visitorOf(app).ask(auth.signUp, { body });
  return studentOf(app, session);
};

/** Signs a student up and proves the address with the mailed code. */
export const verifiedStudent = async (app: TestApp, name = 'ada'): Promise<Student> => {
  const { email, session } = await newStudent(app, name);
  const visitor = visitorOf(app);
  await visitor.ask(auth.sendVerificationCode, { body: { email } });
  await visitor.ask(auth.verifyCode, { body: { email, code: await mailedCode(app, email) } });
  const renewed = await visitor.ask(auth.refresh, { body: { refresh_token: session.refresh_token } });
  return studentOf(app, renewed.session);
};

/** The student who holds a session. */
export const studentOf = (app: Door, session: Session): Student => ({
  ...visitorOf(app, { token: session.access_token }),
  id: session.user.id,
  email: session.user.email,
  session,
});

/** Waits until every code is mailed, so that what was not mailed by now never will be. */
export const allMailed = ({ database }: Pick<TestApp, 'database'>): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `SELECT FROM pgboss.job WHERE name = 'auth/deliver-code' AND state < 'completed'`,
    );
    if (rows.length > 0) throw new Error(`${rows.length} jobs are under way`);
  }, PATIENCE);

/** Waits until so many letters went to an address, and reads the code in the newest. */
export const mailedCode = (
  { letters }: Pick<TestApp, 'letters'>,
  email: string,
  count = 1,
): Promise<string> =>
  vi.waitFor(async () => {
    const received = (await letters.list()).filter(({ to }) => to === email);
    if (received.length < count) throw new Error(`${received.length} letters to ${email}, not ${count}`);
    const code = /^\d{6}/.exec(received[0]?.subject ?? '')?.[0];
    if (code === undefined) throw new Error(`no code in "${received[0]?.subject}"`);
    return code;
  }, PATIENCE);
