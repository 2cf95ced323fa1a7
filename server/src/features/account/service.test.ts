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
const NOWHERE = { address: null, userAgent: null };

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
    const forgetPhoto = async (hash: string) => {
      if (broken && hash === 'photo of grace') throw new Error('the store of files is down');
      removed.push(hash);
    };
    const [forgetForms, forgetFiles] = [async () => {}, async () => {}];
    const account = makeAccount({ auth, contributions: {}, forgetPhoto, forgetFiles, forgetForms, clock });
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

describe('everything about a student', () => {
  it('is what each feature contributes, under its name', async () => {
    const clock = scriptedClock(new Date('2030-01-01T00:00:00Z'));
    const unused = async (): Promise<never> => {
      throw new Error('not asked for');
    };
    const account = makeAccount({
      auth: { requestDeletion: unused, eraseDue: unused },
      contributions: { notes: async (id) => [`note of ${id}`], quizzes: async () => null },
      forgetPhoto: unused,
      forgetFiles: unused,
      forgetForms: unused,
      clock,
    });
    const ada = scriptedRandom().id() as Parameters<typeof account.export>[0];
    expect(await account.export(ada)).toEqual({
      exported_at: '2030-01-01T00:00:00.000Z',
      notes: [`note of ${ada}`],
      quizzes: null,
    });
  });
});
