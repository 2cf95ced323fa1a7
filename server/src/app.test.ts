import { about } from '@studia/contract/about';
import { auth } from '@studia/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './testing/app.ts';
import { layCable } from './testing/cable.ts';
import { conductedModel } from './testing/conducted-model.ts';
import { freshDatabase } from './testing/database.ts';
import { PASSWORD, visitorOf } from './testing/visitors.ts';

describe('the product', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('is ready once it has started', async () => {
    expect((await app.http.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('says whom to write to and who takes forms, where an operator decided that', async () => {
    const other = await startApp({
      env: {
        CONTACT_EMAIL: 'office@school.org',
        FORM_SERVICE_URL: 'https://forms.school.org/submit',
        FORM_ACCESS_KEY: 'a1b2c3',
      },
    });
    expect(await visitorOf(other).ask(about.about, {})).toMatchObject({
      contact_email: 'office@school.org',
      form_service: { url: 'https://forms.school.org/submit', access_key: 'a1b2c3' },
    });
    await other.close();
  });

  it('says what it is made of, and where the unsent mail lies to who sits at this machine', async () => {
    expect(await visitorOf(app).ask(about.about, {})).toEqual({
      version: '0.0.0-test',
      tutor: { kind: 'built-in', name: 'Built-in tutor' },
      mail: { kind: 'outbox', outbox: '/dev/outbox' },
      sign_in: [],
      contact_email: 'hello@localhost',
      form_service: null,
    });
    const elsewhere = visitorOf(app, { address: '192.0.2.7' });
    expect((await elsewhere.ask(about.about, {})).mail).toEqual({ kind: 'outbox', outbox: null });
  });
});

describe('the product with a model and a mail server', () => {
  it('says so, and has no outbox', async () => {
    const app = await startApp({
      world: { model: conductedModel() },
      env: { MAIL_URL: 'smtp://127.0.0.1:1' },
    });
    const { tutor, mail } = await visitorOf(app).ask(about.about, {});
    expect(tutor).toEqual({ kind: 'model', name: 'conducted' });
    expect(mail).toEqual({ kind: 'smtp', outbox: null });
    expect((await app.http.inject('/dev/outbox')).statusCode).toBe(404);
    await app.close();
  });
});

describe('the product without its database', () => {
  it('is not ready, and answers calls with unavailable', async () => {
    const database = await freshDatabase();
    const cable = await layCable(database.connection);
    const app = await startApp({ database: { ...database, connection: cable.connection } });
    await cable.cut();
    expect((await app.http.inject('/readyz')).statusCode).toBe(503);
    expect((await app.http.inject('/healthz')).statusCode).toBe(200);
    const body = { email: 'ada@school.org', password: PASSWORD };
    expect(await visitorOf(app).refusal(auth.signIn, { body })).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    await app.close();
    await database.drop();
  });
});

describe('the product under a public address', () => {
  it('shows its outbox to nobody, since a proxy can make anybody look local', async () => {
    const app = await startApp({ env: { PUBLIC_URL: 'https://studia.school.example' } });
    expect((await visitorOf(app).ask(about.about, {})).mail).toEqual({ kind: 'outbox', outbox: null });
    const answer = await app.http.inject({ url: '/dev/outbox', headers: { host: 'localhost:3000' } });
    expect(answer.statusCode).toBe(404);
    await app.close();
  });
});
