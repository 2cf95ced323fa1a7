import { auth } from '@studia/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { recordedLog } from '../../testing/server.ts';
import { newStudent, PASSWORD, visitorOf } from '../../testing/visitors.ts';
import { makeLog } from './log.ts';

const { log, lines } = recordedLog();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ log });
});
afterAll(() => app.close());

interface Line {
  reqId?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  msg: string;
}
const answered = (): Line[] =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'answered');

describe('the log', () => {
  it('has one line for every request that was answered, with its id', async () => {
    const before = answered().length;
    const answer = await app.http.inject('/healthz?probe=1');
    const line = answered().at(-1);
    expect(answered()).toHaveLength(before + 1);
    expect(line).toMatchObject({ method: 'GET', path: '/healthz', status: 200, ms: expect.any(Number) });
    expect(line?.reqId).toBe(answer.headers['x-request-id']);
  });

  it('gives every request an id of its own, whatever the caller says', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const ids = await Promise.all(
      [1, 2].map(async () => (await app.http.inject({ url: '/healthz', headers })).headers['x-request-id']),
    );
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  it('never holds the address of a photo, which is the key to it', async () => {
    const hash = 'a1'.repeat(32);
    await app.http.inject(`/api/profile/photo/${hash}?size=256`);
    expect(answered().at(-1)).toMatchObject({ path: '/api/profile/photo/…', status: 404 });
    expect(lines.join('')).not.toContain(hash);
  });

  it('never holds a password, a token, a code or a query string', async () => {
    const student = await newStudent(app, 'discreet');
    const { access_token, refresh_token } = student.session;
    const visitor = visitorOf(app);
    await student.ask(auth.session, {});
    await visitor.refusal(auth.signIn, { body: { email: student.email, password: 'Wrong-Horse-99' } });
    await visitor.ask(auth.refresh, { body: { refresh_token } });
    app.clock.advance(60_000);
    await visitor.refusal(auth.refresh, { body: { refresh_token } });
    await app.http.inject(`/api/llm/conversation-history?session_id=${refresh_token}&token=${access_token}`);
    await app.http.inject({
      method: 'POST',
      url: '/auth/signin',
      payload: `{"email":"x","password":"${PASSWORD}`,
      headers: { 'content-type': 'application/json', cookie: `session=${refresh_token}` },
    });
    await app.http.inject(`/%zz?token=${access_token}`);
    const written = lines.join('');
    for (const secret of [PASSWORD, 'Wrong-Horse-99', access_token, refresh_token, 'session_id='])
      expect(written).not.toContain(secret);
    expect(answered().some(({ path }) => path === '/api/llm/conversation-history')).toBe(true);
  });

  it('hides secrets that somebody hands to it by mistake', () => {
    const written: string[] = [];
    const careless = makeLog('info', { write: (line: string) => void written.push(line) });
    careless.info({
      headers: { cookie: 'hunter2' },
      body: { password: 'hunter2', refresh_token: 'hunter2' },
    });
    careless.info({ req: { headers: { authorization: 'hunter2' } }, session: { access_token: 'hunter2' } });
    expect(written).toHaveLength(2);
    expect(written.join('')).not.toContain('hunter2');
  });

  it('is as quiet as it is told to be', () => {
    const written: string[] = [];
    const quiet = makeLog('error', { write: (line: string) => void written.push(line) });
    quiet.warn('a warning');
    quiet.error('an error');
    expect(written).toHaveLength(1);
  });
});
