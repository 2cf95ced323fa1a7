import { describe, expect, it } from 'vitest';
import { startServer } from '../../testing/server.ts';

const letter = {
  to: 'ada@school.org',
  subject: '123456 is your Studia code',
  date: new Date('2026-01-05T09:00:00Z'),
  text: 'Hello,\n\n123456',
};
const open = async (letters: readonly (typeof letter)[]) => {
  const { app } = await startServer({ readOutbox: async () => letters });
  return app.inject({ url: '/dev/outbox', headers: { host: 'localhost:3000' } });
};

describe('/dev/outbox', () => {
  it('shows the letters that stayed on this machine', async () => {
    const answer = await open([letter]);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<h2>123456 is your Studia code</h2>');
    expect(answer.body).toContain('to ada@school.org');
    expect(answer.body).toContain('<time datetime="2026-01-05T09:00:00.000Z">');
  });

  it('says so when there is no letter', async () => {
    expect((await open([])).body).toContain('No letters yet.');
  });

  it('shows what a letter holds as text, never as a page', async () => {
    const nasty = `<script>alert('"&"')</script>`;
    const { body } = await open([{ ...letter, to: nasty, subject: nasty, text: `</pre>${nasty}` }]);
    expect(body).not.toContain('<script');
    expect(body).toContain('&lt;script&gt;alert(&#39;&quot;&amp;&quot;&#39;)&lt;/script&gt;');
    expect(body).toContain('&lt;/pre&gt;');
  });

  it('is not there when mail really leaves the house', async () => {
    const { app } = await startServer({ readOutbox: null });
    const answer = await app.inject({ url: '/dev/outbox', headers: { host: 'localhost' } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });
});
