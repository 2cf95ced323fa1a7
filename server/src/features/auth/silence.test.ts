import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scriptedClock } from '../../ports/clock/scripted.ts';
import { makeDirectQueue, type DirectQueue } from '../../ports/queue/direct.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { scriptedIdentity } from '../../testing/scripted-identity.ts';
import { authJobs, handleAuthJobs } from './jobs.ts';
import { makePasswords, type Passwords } from './passwords.ts';
import { NOWHERE } from './rules.ts';
import { makeAuth, type Auth } from './service.ts';

// Time is what slow hashes and queries take; counting both tells what a stop-watch would, and never flickers.
let database: TestDatabase;
let auth: Auth;
let queue: DirectQueue;
let work: string[];
beforeAll(async () => {
  database = await freshDatabase();
  const clock = scriptedClock();
  const random = scriptedRandom('silence');
  queue = makeDirectQueue({ kinds: authJobs, newId: () => random.id(), now: () => clock.now() });
  const cheap = makePasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  const passwords: Passwords = {
    hash: (secret) => (work.push('hash'), cheap.hash(secret)),
    matches: (secret, hash) => (work.push('compare'), cheap.matches(secret, hash)),
    isOutdated: (hash) => cheap.isOutdated(hash),
  };
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => (work.push(node.kind), node),
    transformResult: async ({ result }) => result,
  });
  const mail = { send: async () => {} };
  auth = makeAuth({ db, passwords, queue, mail, identity: scriptedIdentity(), clock, random });
  handleAuthJobs(queue, auth);
  work = [];
  const details = { password: 'Correct-horse-1', fullName: 'Ada Lovelace', referralCode: null };
  await auth.signUp({ ...details, email: 'ada@school.org' }, NOWHERE);
});
afterAll(() => database.drop());
beforeEach(() => {
  work = [];
});

/** What a call costs, and how it ends. */
const effortOf = async (call: () => Promise<unknown>): Promise<{ work: string[]; ends: unknown }> => {
  work = [];
  const ends = await call().then(
    () => 'well',
    (error: { code?: string }) => error.code,
  );
  return { work: [...work], ends };
};

const ATTEMPTS: [what: string, call: (email: string) => Promise<unknown>][] = [
  ['asking for a reset code', (email) => auth.requestCode(email, 'reset', NOWHERE)],
  ['asking for a verification code', (email) => auth.requestCode(email, 'verify', NOWHERE)],
  ['entering a wrong reset code', (email) => auth.allowReset(email, '000000', NOWHERE)],
  ['entering a wrong verification code', (email) => auth.verifyEmail(email, '000000', NOWHERE)],
  [
    'setting a password with a token that is made up',
    (email) =>
      auth.resetPassword(
        { email, resetToken: 'made up', password: 'Green-Cellar-42', confirmed: 'Green-Cellar-42' },
        NOWHERE,
      ),
  ],
  ['signing in with a wrong password', (email) => auth.signIn(email, 'wrong', false, NOWHERE)],
];

describe('whether an address has an account', () => {
  it.each(ATTEMPTS)('does not show when %s', async (_, call) => {
    const known = await effortOf(() => call('ada@school.org'));
    const unknown = await effortOf(() => call('nobody@school.org'));
    expect(unknown).toEqual(known);
    expect(known.work.length).toBeGreaterThan(0);
  });

  it('shows only in the mail, which is made outside of the call', async () => {
    await queue.drain();
    expect(await queue.deadLetters()).toEqual([]);
  });
});
