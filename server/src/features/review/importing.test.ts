import { ERRORS } from '@studia/contract/error-list';
import type { DeckImportId, StudentId } from '@studia/contract/ids';
import { review as calls } from '@studia/contract/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeckCard, DeckFiles, DeckTrouble, OpenDeck } from '../../ports/decks/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import type { JobStatus } from '../../ports/queue/port.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';
import { makeImporting } from './importing.ts';

const random = scriptedRandom('importing');
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

let made = 0;
const newcomer = () => verifiedStudent(app, `importer${(made += 1)}`);
const total = async (student: Student) => (await student.ask(calls.list, { query: {} })).total;

const CARDS = 700;
const cardOf = (index: number): DeckCard => ({
  id: `c${index}`,
  kind: 'basic',
  front: index === 0 ? 'Which organ? ![](picture:heart.png)' : `Question ${index}`,
  back: 'Answer',
  subject: 'Biology',
  source: null,
  suspended: false,
  memory: null,
});

/** A deck in whose middle something happens. */
const deckWith = (middle: () => Promise<void>): OpenDeck => ({
  total: CARDS,
  pictures: [{ name: 'heart.png', bytes: async () => new Uint8Array([0x89, 0x50, 0x4e, 0x47]) }],
  cards: async function* (atOnce) {
    yield Array.from({ length: atOnce }, (_, index) => cardOf(index));
    await middle();
    yield Array.from({ length: CARDS - atOnce }, (_, index) => cardOf(atOnce + index));
  },
});

/** Imports of one student on the real database, with files, decks and jobs that the test holds in its hands. */
const workshop = () => {
  const files = new Set<string>();
  let reads: () => OpenDeck | DeckTrouble = () => 'broken';
  let status: JobStatus['state'] = 'running';
  const ownFiles = {
    keep: async () => {
      const file = random.id();
      files.add(file);
      return { file, size: 4, contentHash: '' };
    },
    onDisk: (file, work) => work(file),
    remove: async (file) => void files.delete(file),
  } as Partial<PrivateFiles> as PrivateFiles;
  const read: DeckFiles['read'] = async (_, work) => {
    const deck = reads();
    return typeof deck === 'string' ? deck : { value: await work(deck) };
  };
  const importing = makeImporting({
    db: app.database.db,
    ownFiles,
    decks: { read },
    queue: {
      enqueue: async () => random.id(),
      status: async () => ({ state: status, stage: null, done: 0, total: 0, attempt: 1, error: null }),
    },
    clock: app.clock,
    random,
  });
  return {
    ...importing,
    files,
    willRead: (deck: () => OpenDeck | DeckTrouble) => (reads = deck),
    jobIs: (state: JobStatus['state']) => (status = state),
    begin: async (owner: StudentId): Promise<DeckImportId> => {
      const uploaded = await importing.keepUpload('biology.apkg', content());
      return (await importing.beginImport(owner, uploaded)).id;
    },
    tryOnce: (owner: StudentId, id: DeckImportId, attempt = 1) =>
      importing.workOnImport(owner, id, { attempt, signal: new AbortController().signal }),
  };
};
const content = async function* () {
  yield new Uint8Array();
};

describe('an import', () => {
  it('tells how far it is, and adds everything at its end', async () => {
    const [ada, shop] = [await newcomer(), workshop()];
    const id = await shop.begin(ada.id);
    expect(await shop.importing(ada.id)).toMatchObject({ name: 'biology.apkg', state: 'waiting', total: 0 });
    shop.willRead(() =>
      deckWith(async () => {
        expect(await shop.importing(ada.id)).toMatchObject({
          state: 'adding',
          done: 500,
          total: 700,
          added: 0,
        });
        expect(await total(ada)).toBe(0);
        // Somebody who deletes a card meanwhile takes no picture from cards that are just coming.
        await shop.forgetLoose(ada.id);
      }),
    );
    await shop.tryOnce(ada.id, id);
    expect(await shop.importing(ada.id)).toMatchObject({ state: 'done', done: 700, added: 700, known: 0 });
    expect(await total(ada)).toBe(700);
    // The picture alone: the file itself is gone.
    expect(shop.files.size).toBe(1);
  });

  it('that is stopped adds nothing and leaves nothing', async () => {
    const [ada, shop] = [await newcomer(), workshop()];
    const id = await shop.begin(ada.id);
    shop.willRead(() => deckWith(async () => void (await shop.stopImport(ada.id))));
    await shop.tryOnce(ada.id, id);
    expect(await shop.importing(ada.id)).toMatchObject({ state: 'stopped', added: 0, known: 0 });
    expect(await total(ada)).toBe(0);
    expect(shop.files.size).toBe(0);
  });

  it('that breaks off in the middle begins anew, as if nothing had been', async () => {
    const [ada, shop] = [await newcomer(), workshop()];
    const id = await shop.begin(ada.id);
    shop.willRead(() => deckWith(() => Promise.reject(new Error('the machine went away'))));
    await expect(shop.tryOnce(ada.id, id)).rejects.toThrow('the machine went away');
    expect(await total(ada)).toBe(0);
    shop.willRead(() => deckWith(async () => undefined));
    await shop.tryOnce(ada.id, id, 2);
    expect(await shop.importing(ada.id)).toMatchObject({ state: 'done', added: 700 });
    expect(await total(ada)).toBe(700);
    expect(shop.files.size).toBe(1);
    await shop.tryOnce(ada.id, id, 3);
    expect(await total(ada)).toBe(700);
  });

  it('whose reader gives up is tried again, and then said to be unreadable', async () => {
    const [ada, shop] = [await newcomer(), workshop()];
    const id = await shop.begin(ada.id);
    shop.willRead(() => 'given-up');
    await expect(shop.tryOnce(ada.id, id, 1)).rejects.toThrow('gave up');
    await expect(shop.tryOnce(ada.id, id, 2)).rejects.toThrow('gave up');
    await shop.tryOnce(ada.id, id, 3);
    const trouble = ERRORS.deck_unreadable.sentence;
    expect(await shop.importing(ada.id)).toMatchObject({ state: 'failed', trouble });
    expect(shop.files.size).toBe(0);
  });

  it('is the only one of a student until it is over, and one whose job is lost is over', async () => {
    const [ada, eve, shop] = [await newcomer(), await newcomer(), workshop()];
    await shop.begin(ada.id);
    await expect(shop.begin(ada.id)).rejects.toThrow('import_running');
    expect(await shop.importing(eve.id)).toBeNull();
    expect(await shop.stopImport(eve.id)).toBeNull();
    shop.jobIs('failed');
    const trouble = ERRORS.import_interrupted.sentence;
    expect(await shop.importing(ada.id)).toMatchObject({ state: 'failed', trouble });
    shop.jobIs('running');
    await shop.begin(ada.id);
    expect(await shop.importing(ada.id)).toMatchObject({ state: 'waiting', trouble: null });
    await shop.forgetAll(ada.id);
  });
});
