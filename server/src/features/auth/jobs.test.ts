import { CODE, TOKENS } from '@studia/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scriptedClock, type ScriptedClock } from '../../ports/clock/scripted.ts';
import type { Letter } from '../../ports/mail/port.ts';
import { makeDirectQueue, type DirectQueue } from '../../ports/queue/direct.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { scriptedIdentity } from '../../testing/scripted-identity.ts';
import { authJobs, handleAuthJobs, sweepAuth } from './jobs.ts';
import { makePasswords } from './passwords.ts';
import { EVENTS_KEPT, NOWHERE, SIGN_IN_WINDOW, STRANGERS_KEPT } from './rules.ts';
import { makeAuth, type Auth } from './service.ts';

let database: TestDatabase;
let clock: ScriptedClock;
let queue: DirectQueue;
let auth: Auth;
let letters: Letter[];
/** How many letters the mail server still refuses. */
let refusals: number;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query(
    'TRUNCATE student, auth_code, auth_reset_token, auth_oauth_flow, auth_guess, auth_event CASCADE',
  );
  clock = scriptedClock();
  letters = [];
  refusals = 0;
  const random = scriptedRandom();
  queue = makeDirectQueue({ kinds: authJobs, newId: () => random.id(), now: () => clock.now() });
  const send = async (letter: Letter) => {
    if (refusals-- > 0) throw new Error('the mail server is down');
    letters.push(letter);
  };
  const passwords = makePasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  const identity = scriptedIdentity();
  auth = makeAuth({ db: database.db, passwords, queue, mail: { send }, identity, clock, random });
  handleAuthJobs(queue, auth);
});

const signUp = (name: string) =>
  auth.signUp(
    {
      email: `${name}@school.org`,
      password: 'Correct-horse-1',
      fullName: 'Ada Lovelace',
      referralCode: null,
    },
    NOWHERE,
  );
const codeIn = (letter: Letter | undefined): string => letter?.subject.slice(0, 6) ?? '';
const SWEPT = [
  'auth_session',
  'auth_refresh_token',
  'auth_code',
  'auth_reset_token',
  'auth_oauth_flow',
  'auth_guess',
] as const;
const countIn = async (table: (typeof SWEPT)[number] | 'auth_event') =>
  (await database.db.selectFrom(table).selectAll().execute()).length;

/** A student who leaves something behind in every table. */
const busyStudent = async (name: string): Promise<void> => {
  const email = `${name}@school.org`;
  await signUp(name);
  await auth.requestCode(email, 'reset', NOWHERE);
  await queue.drain();
  await auth.allowReset(email, codeIn(letters.at(-1)), NOWHERE);
  await auth.startOauth('google', null);
  await auth.signIn(email, 'wrong', false, NOWHERE).catch(() => undefined);
};

describe('the job that mails a code', () => {
  it('tries again when the mail server is down, with a code that works', async () => {
    await signUp('ada');
    await auth.requestCode('ada@school.org', 'verify', NOWHERE);
    refusals = 2;
    await queue.drain();
    expect(letters).toHaveLength(1);
    await auth.verifyEmail('ada@school.org', codeIn(letters[0]), NOWHERE);
    expect(await queue.deadLetters()).toEqual([]);
  });

  it('mails nothing when the code would have expired by now', async () => {
    await signUp('late');
    await auth.requestCode('late@school.org', 'verify', NOWHERE);
    clock.advance(CODE.lifetime);
    await queue.drain();
    expect(letters).toEqual([]);
  });

  it('mails a code for every request, and the earlier one is good as well', async () => {
    await signUp('twice');
    await auth.requestCode('twice@school.org', 'verify', NOWHERE);
    clock.advance(CODE.resendCooldown);
    await auth.requestCode('twice@school.org', 'verify', NOWHERE);
    await queue.drain();
    expect(letters).toHaveLength(2);
    await auth.verifyEmail('twice@school.org', codeIn(letters[0]), NOWHERE);
  });

  it('writes another letter to who resets a password', async () => {
    await signUp('forgetful');
    await auth.requestCode('forgetful@school.org', 'reset', NOWHERE);
    await queue.drain();
    expect(letters[0]?.subject).toMatch(/^\d{6} is your code to reset your password$/);
  });
});

describe('the nightly job', () => {
  it('forgets what has run out and keeps what has not', async () => {
    await busyStudent('old');
    clock.advance(TOKENS.refreshLifetime + 1);
    await busyStudent('new');
    await queue.enqueue(sweepAuth, {});
    await queue.drain();
    for (const table of SWEPT) expect([table, await countIn(table)]).toEqual([table, 1]);
    await expect(auth.signIn('old@school.org', 'Correct-horse-1', false, NOWHERE)).resolves.toBeDefined();
  });

  it('forgets a session that has ended once its access token has run out, and not before', async () => {
    const { reply } = await signUp('leaving');
    await auth.signOut(reply.session.refresh_token, NOWHERE);
    clock.advance(TOKENS.accessLifetime);
    await auth.sweep();
    expect(await countIn('auth_session')).toBe(1);
    clock.advance(1);
    await auth.sweep();
    expect(await countIn('auth_session')).toBe(0);
  });

  it('keeps what happened for a year', async () => {
    await signUp('remembered');
    clock.advance(EVENTS_KEPT);
    await auth.sweep();
    expect(await countIn('auth_event')).toBe(1);
    clock.advance(1);
    await auth.sweep();
    expect(await countIn('auth_event')).toBe(0);
  });

  it('keeps what strangers tried for a month, and who was erased for a year', async () => {
    await auth.signIn('nobody@school.org', 'wrong', false, NOWHERE).catch(() => undefined);
    const { reply } = await signUp('erased');
    const here = { studentId: reply.user.id, sessionId: reply.session.refresh_token };
    await auth.requestDeletion(here, { password: 'Correct-horse-1' });
    await auth.eraseDue(new Date(clock.now().getTime() + STRANGERS_KEPT), async () => {});
    const kinds = async () =>
      (await database.db.selectFrom('auth_event').select('kind').orderBy('kind').execute()).map(
        ({ kind }) => kind,
      );
    clock.advance(STRANGERS_KEPT);
    await auth.sweep();
    expect(await kinds()).toEqual(['erased', 'sign-in-failed']);
    clock.advance(1);
    await auth.sweep();
    expect(await kinds()).toEqual(['erased']);
  });

  it('does not open an account whose sign-ins are being guessed', async () => {
    await signUp('guarded');
    const guess = () =>
      auth.signIn('guarded@school.org', 'wrong', false, NOWHERE).catch((error: unknown) => error);
    for (let n = 0; n < 21; n++) await guess();
    clock.advance(SIGN_IN_WINDOW - 1);
    await auth.sweep();
    expect(await guess()).toMatchObject({ code: 'too_many_sign_ins' });
  });
});
