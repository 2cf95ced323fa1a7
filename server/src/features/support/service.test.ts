import { FORMS } from '@studia/contract/limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../db/backup/stored-files.ts';
import { scriptedClock } from '../../ports/clock/scripted.ts';
import { documentKinds } from '../../ports/documents/kinds.ts';
import { openDiskFiles } from '../../ports/files/disk.ts';
import { privateFiles } from '../../ports/files/private.ts';
import type { Letter } from '../../ports/mail/port.ts';
import { makeDirectQueue, type DirectQueue } from '../../ports/queue/direct.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { publicFolder, removeFolders } from '../../testing/folder.ts';
import { handleSupportJobs, supportJobs, sweepSupport } from './jobs.ts';
import { makeSupport, type Support } from './service.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const START = new Date('2030-01-31T08:00:00Z');
const random = scriptedRandom();
let clock: ReturnType<typeof scriptedClock>;
let queue: DirectQueue;
let support: Support;
let letters: Letter[];
let mailIsDown: boolean;
let filesAreDown: boolean;

beforeEach(async () => {
  await database.pool.query('TRUNCATE support_message, support_application');
  folder = await publicFolder();
  clock = scriptedClock(START);
  const naming = { newId: () => random.id(), now: () => clock.now() };
  const files = await openDiskFiles({ dir: folder, ...naming });
  [letters, mailIsDown, filesAreDown] = [[], false, false];
  queue = makeDirectQueue({ kinds: supportJobs, ...naming });
  support = makeSupport({
    db: database.db,
    ownFiles: privateFiles({
      files: {
        ...files,
        remove: async (hash) => {
          if (filesAreDown) throw new Error('the store of files is down');
          await files.remove(hash);
        },
      },
      newBytes: (count) => random.bytes(count),
      copies: { newPath: async () => `${folder}/copy` },
    }),
    documents: documentKinds,
    language: { termsOf: () => [] },
    embed: null,
    hasPriority: async () => false,
    findStudent: async () => null,
    publicUrl: 'http://localhost',
    mail: {
      send: async (letter) => {
        if (mailIsDown) throw new Error('the mail server is down');
        letters.push(letter);
      },
    },
    queue,
    clock,
    random,
    contactEmail: 'office@school.org',
  });
  handleSupportJobs(queue, support);
});
afterEach(() => removeFolders(folder));

const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
const application = {
  name: 'Ada',
  email: 'ada@example.org',
  position: 'Tutor',
  whySetsYouApart: 'Engines',
};
const bytes = async function* (text: string) {
  yield Buffer.from(text);
};
const resume = () => support.keepResume('cv.pdf', bytes('%PDF-1.7 the same'));
const counts = async () => ({
  messages: (await support.exportFor('ada@example.org')).messages.length,
  applications: (await support.exportFor('ada@example.org')).applications.length,
  files: (await listFiles(folder)).length,
});
const monthsLater = (months: number, days = 0) =>
  new Date(Date.UTC(START.getUTCFullYear(), START.getUTCMonth() + months, START.getUTCDate() + days, 8));
const sweepAt = async (moment: Date) => {
  clock.advance(moment.getTime() - clock.now().getTime());
  await queue.enqueue(sweepSupport, {});
  await queue.drain();
};

describe('a letter to the operator', () => {
  it('is sent once, however often its job is done', async () => {
    await support.submit(message);
    await support.apply(application, await resume());
    await queue.drain();
    expect(letters).toHaveLength(2);
    const { rows } = await database.pool.query<{ id: string }>(
      'SELECT id FROM support_message UNION SELECT id FROM support_application',
    );
    for (const { id } of rows) {
      await support.deliverMessage(id);
      await support.deliverApplication(id);
    }
    expect(letters).toHaveLength(2);
  });

  it('waits for a mail server that is down', async () => {
    mailIsDown = true;
    await support.submit(message);
    await queue.drain();
    const [dead] = await queue.deadLetters();
    expect(dead).toMatchObject({ kind: 'support/deliver-message', error: 'the mail server is down' });
    mailIsDown = false;
    await queue.retryDead(dead?.id ?? '');
    await queue.drain();
    expect(letters).toHaveLength(1);
  });
});

describe('what was sent', () => {
  it('is forgotten when its months are over, and not before', async () => {
    await support.submit(message);
    await support.apply(application, await resume());
    await sweepAt(monthsLater(FORMS.keepApplicationsMonths));
    expect(await counts()).toEqual({ messages: 1, applications: 1, files: 1 });
    await sweepAt(monthsLater(FORMS.keepApplicationsMonths, 1));
    expect(await counts()).toEqual({ messages: 1, applications: 0, files: 0 });
    await sweepAt(monthsLater(FORMS.keepMessagesMonths));
    expect(await counts()).toEqual({ messages: 1, applications: 0, files: 0 });
    await sweepAt(monthsLater(FORMS.keepMessagesMonths, 1));
    expect(await counts()).toEqual({ messages: 0, applications: 0, files: 0 });
  });

  it('stays as long as its file can not be removed, and goes the next night', async () => {
    await support.apply(application, await resume());
    filesAreDown = true;
    await sweepAt(monthsLater(FORMS.keepApplicationsMonths, 1));
    expect(await counts()).toMatchObject({ applications: 1, files: 1 });
    filesAreDown = false;
    await sweepAt(monthsLater(FORMS.keepApplicationsMonths, 2));
    expect(await counts()).toMatchObject({ applications: 0, files: 0 });
  });

  it('has a file of its own, also when somebody else sends the same', async () => {
    const [one, other] = [await resume(), await resume()];
    expect(one.file).not.toBe(other.file);
    await support.dropResume(one);
    await support.apply(application, other);
    await queue.drain();
    const [letter] = letters;
    expect(Buffer.from(letter?.attachments?.[0]?.content ?? []).toString()).toBe('%PDF-1.7 the same');
  });

  it('is told to who proved the address, and to nobody else', async () => {
    await support.submit({ ...message, subject: 'Mine' });
    await support.apply(application, await resume());
    await support.submit({ ...message, email: 'eve@example.org', subject: 'Hers' });
    expect(await support.exportFor('ada@example.org')).toEqual({
      messages: [{ name: 'Ada', subject: 'Mine', message: 'Hello', received_at: START.toISOString() }],
      applications: [
        {
          name: 'Ada',
          phone: null,
          position: 'Tutor',
          what_sets_you_apart: 'Engines',
          resume: 'cv.pdf',
          received_at: START.toISOString(),
        },
      ],
    });
  });
});
