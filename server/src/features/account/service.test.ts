import { POLICY } from '@studia/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptedClock } from '../../ports/clock/scripted.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { scriptedIdentity } from '../../testing/scripted-identity.ts';
import { makePasswords } from '../auth/passwords.ts';
import { makeAuth } from '../auth/service.ts';
import { makeAccount } from './service.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOWHERE = { address: null, network: null, userAgent: null };

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe('erasing', () => {
  it('erases nobody while a photo can not be removed, and everybody who is due the next time', async () => {
    const { db } = database;
    const [clock, random] = [scriptedClock(), scriptedRandom()];
    const auth = makeAuth({
      db,
      passwords: makePasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }),
      queue: { enqueue: async () => random.id() },
      mail: { send: async () => {} },
      identity: scriptedIdentity(),
      clock,
      random,
    });
    const removed: string[] = [];
    let broken = true;
    const forget = async ({ photo }: { photo: string | null }) => {
      if (broken && photo === 'photo of grace') throw new Error('the store of files is down');
      if (photo !== null) removed.push(photo);
    };
    const belongings = { exportFor: async function* () {}, forget };
    const billing = { stopRenewal: async () => {} };
    const publicUrl = 'http://localhost';
    const account = makeAccount({ auth, billing, belongings, db, clock, random, publicUrl });
    for (const name of ['ada', 'grace', 'hedy']) {
      const password = 'Correct-horse-1';
      const given = { email: `${name}@school.org`, password, fullName: 'A Student', referralCode: null };
      const { reply } = await auth.signUp(given, NOWHERE);
      if (name !== 'hedy') await auth.setPhoto(reply.user.id, `photo of ${name}`);
      const here = { studentId: reply.user.id, sessionId: random.id() };
      await auth.requestDeletion(here, { password }, NOWHERE);
    }
    const students = async () => (await db.selectFrom('student').select('email').execute()).length;

    await account.erase();
    expect(await students()).toBe(3);
    clock.advance(POLICY.deletionWithinDays * DAY);
    await expect(account.erase()).rejects.toThrow('the store of files is down');
    expect(await students()).toBe(3);
    broken = false;
    await account.erase();
    expect(await students()).toBe(0);
    expect(new Set(removed)).toEqual(new Set(['photo of ada', 'photo of grace']));
  });
});
