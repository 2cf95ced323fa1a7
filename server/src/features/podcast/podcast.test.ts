import { account } from '@studia/contract/account';
import type { Endpoint, Request } from '@studia/contract/endpoint';
import type { PodcastId } from '@studia/contract/ids';
import { lessons } from '@studia/contract/lessons';
import { library } from '@studia/contract/library';
import { notes } from '@studia/contract/notes';
import { podcast as calls, type Podcast } from '@studia/contract/podcast';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { encoded } from '../../ports/speech/engine/encode.ts';
import type { Speech } from '../../ports/speech/port.ts';
import { SpeechFailed } from '../../ports/speech/port.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { scriptedSpeech } from '../../testing/speech.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';
import { readMp3 } from './rules/mp3.ts';

const VOICES = { host: 'quick-one', explainer: 'quick-two' };

const NOBODY: (sentence: string) => boolean = () => false;

const hums = new Map<number, ReturnType<typeof encoded>>();

/** Encoded once for each length: a podcast has a hundred lines, and most of them are a second long here. */
const humOf = (seconds: number): ReturnType<typeof encoded> => {
  const length = Math.round(16_000 * seconds);
  const samples = () => Float32Array.from({ length }, (_, at) => 0.3 * Math.sin(at / 12));
  const hum = hums.get(length) ?? encoded({ samples: samples(), rate: 16_000 }, 'mp3');
  hums.set(length, hum);
  return hum;
};

/** A voice that hums in the format of podcasts; it can be told to fail, and to wait. */
const hummingSpeech = () => {
  const control = { refuses: NOBODY, gate: Promise.resolve(), spoken: [] as string[] };
  const scripted = scriptedSpeech();
  const speech: Speech = {
    ...scripted,
    speak: async (sentence, voice, { signal } = {}) => {
      await control.gate;
      signal?.throwIfAborted();
      if (control.refuses(sentence)) throw new SpeechFailed('unusable', 'It was told not to.');
      control.spoken.push(sentence);
      const seconds = Math.min(1, sentence.length / 60);
      return { audio: await humOf(seconds), format: 'mp3', seconds };
    },
  };
  return { speech, control };
};

const { speech, control } = hummingSpeech();
let app: TestApp;
let ada: Student;
beforeAll(async () => {
  app = await startApp({ world: { speech } });
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());

const until = (id: PodcastId, state: Podcast['state'], by = ada): Promise<Podcast> =>
  vi.waitFor(async () => {
    const { podcast } = await by.ask(calls.read, { params: { id } });
    expect(podcast.state).toBe(state);
    return podcast;
  }, PATIENCE);
const refused = async <E extends Endpoint>(by: Student, endpoint: E, parts: Request<E>): Promise<string> =>
  (await by.refusal(endpoint, parts)).code;
const begin = async (source: string, by = ada, minutes: 5 | 10 | 20 = 5) =>
  (await by.ask(calls.make, { body: { type: 'chapter', source, minutes, voices: VOICES } })).podcast;
const LINES = 60;
/** Of a note whose sentences all begin with one word. */
const beginNote = async (by: Student, word: string) => {
  const content = Array.from(
    { length: LINES },
    (_, line) => `${word} knows that every ${line} things are as many as ${line} others.`,
  ).join('\n\n');
  const { note } = await by.ask(notes.create, { body: { title: word, content } });
  const body = { type: 'note' as const, source: note.id, minutes: 5 as const, voices: VOICES };
  return (await by.ask(calls.make, { body })).podcast;
};
const make = async (source: string, by = ada) => until((await begin(source, by)).id, 'done', by);
const bytesOf = async (id: PodcastId, from: number, to: number, by = ada): Promise<Uint8Array> =>
  (await by.send(calls.audio, { params: { id }, query: { from, to } })).rawPayload;

describe('a podcast', () => {
  it('says before it is made how long it will be and what it takes', async () => {
    const { podcast, offer } = await ada.ask(calls.about, {
      params: { type: 'chapter', source: 'biology~2' },
    });
    expect(podcast).toBeNull();
    expect(offer.subtitle).toBe('Biology: Life and How It Works');
    expect(offer.lengths.map(({ minutes }) => minutes)).toEqual([5, 10, 20]);
    for (const { minutes, seconds } of offer.lengths)
      expect(Math.abs(seconds / 60 - minutes)).toBeLessThan(minutes / 4);
    expect(offer.pace.find(({ kind }) => kind === 'natural')?.factor).toBeGreaterThan(
      offer.pace.find(({ kind }) => kind === 'quick')?.factor ?? Infinity,
    );
    expect(offer.model).toBeNull();
  });

  it('is made line by line, and plays in pieces whose length is the length of its lines', async () => {
    const podcast = await make('biology~2');
    expect(podcast).toMatchObject({
      type: 'chapter',
      title: 'Photosynthesis and respiration',
      author: 'rules',
    });
    expect(podcast.lines.every(({ state }) => state === 'done')).toBe(true);
    expect(new Set(podcast.lines.map(({ speaker }) => speaker))).toEqual(new Set(['host', 'explainer']));
    const sound = readMp3(await bytesOf(podcast.id, 2, 5));
    const expected = podcast.lines.slice(2, 6).reduce((sum, { seconds }) => sum + seconds, 0);
    // A pause ends with a whole frame.
    expect(Math.abs((sound?.seconds ?? 0) - expected)).toBeLessThan(0.15);
    expect((await ada.ask(calls.list, { query: { book: 'biology' } })).podcasts).toMatchObject([
      { id: podcast.id, done: podcast.lines.length, heard: null },
    ]);
    expect((await ada.ask(calls.list, { query: { book: 'physics' } })).podcasts).toEqual([]);
  });

  it('is downloaded as one file with chapter marks and a cover', async () => {
    const [{ id, parts, seconds }] = [await make('biology~2')];
    const reply = await ada.send(calls.download, { params: { id } });
    const file: Buffer = reply.rawPayload;
    expect(reply.headers['content-type']).toBe('audio/mpeg');
    expect(reply.headers['content-disposition']).toContain('attachment');
    expect(file.subarray(0, 3).toString()).toBe('ID3');
    const marks = file.toString('latin1').split('CHAP').length - 1;
    expect(marks).toBe(parts.length);
    expect(file.includes('APIC')).toBe(true);
    expect(file.includes(Buffer.from('PNG'))).toBe(true);
    expect(Math.abs((readMp3(file)?.seconds ?? 0) - seconds)).toBeLessThan(3);
  });

  it('remembers where the student is, and another student’s is out of reach', async () => {
    const { id } = await make('biology~2');
    await ada.ask(calls.listen, { params: { id }, body: { line: 3, offset: 1.5 } });
    const { podcast } = await ada.ask(calls.read, { params: { id } });
    expect(podcast.position).toEqual({ line: 3, offset: 1.5 });
    expect(podcast.heard).toBeCloseTo(
      podcast.lines.slice(0, 3).reduce((sum, { seconds }) => sum + seconds, 1.5),
      3,
    );
    const grace = await verifiedStudent(app, 'grace');
    expect(await refused(grace, calls.read, { params: { id } })).toBe('podcast_not_found');
    expect(await refused(grace, calls.audio, { params: { id }, query: { from: 0, to: 1 } })).toBe(
      'podcast_not_found',
    );
    expect((await grace.ask(calls.list, { query: {} })).podcasts).toEqual([]);
  });

  it('is not spoken twice: a second student hears the same sounds, and a longer one keeps what it has', async () => {
    await make('physics~1');
    const before = control.spoken.length;
    const kay = await verifiedStudent(app, 'kay');
    await make('physics~1', kay);
    expect(control.spoken.length).toBe(before);
  });

  it('refuses voices that do not go together, and sources that are not there', async () => {
    const body = { type: 'chapter', source: 'biology~1', minutes: 5 } as const;
    const refusal = (voices: { host: string; explainer: string }, source = 'biology~1') =>
      refused(ada, calls.make, { body: { ...body, source, voices } });
    expect(await refusal({ host: 'quick-one', explainer: 'quick-one' })).toBe('podcast_voices');
    expect(await refusal({ host: 'quick-one', explainer: 'natural-one' })).toBe('podcast_voices');
    expect(await refusal({ host: 'quick-one', explainer: 'nobody' })).toBe('podcast_voices');
    expect(await refusal(VOICES, 'biology~99')).toBe('lesson_not_found');
    expect(await refusal(VOICES, 'no-such-book~1')).toBe('book_not_found');
  });
});

describe('the making of a podcast', () => {
  it('skips a line that no voice can say, and tries it again when asked', async () => {
    control.refuses = (sentence) => sentence.includes('electr');
    const podcast = await make('physics~8');
    const skipped = podcast.lines.filter(({ state }) => state === 'skipped');
    expect(skipped.length).toBeGreaterThan(0);
    expect(skipped.every(({ text, seconds }) => text.includes('electr') && seconds === 0)).toBe(true);
    control.refuses = () => false;
    await ada.ask(calls.resume, { params: { id: podcast.id } });
    const whole = await until(podcast.id, 'done');
    expect(whole.lines.every(({ state }) => state === 'done')).toBe(true);
  });

  it('gives up with a state of its own when no voice works at all', async () => {
    control.refuses = () => true;
    const before = control.spoken.length;
    const { id } = await begin('physics~2');
    const failed = await until(id, 'failed');
    expect(control.spoken.length).toBe(before);
    // It is not all left out: it waits for a voice that works.
    expect(failed.lines.filter(({ state }) => state === 'waiting').length).toBeGreaterThan(20);
    control.refuses = () => false;
    await ada.ask(calls.resume, { params: { id } });
    expect((await until(id, 'done')).lines.every(({ state }) => state === 'done')).toBe(true);
  });

  it('is stopped, plays what there is, goes on, and is deleted with its sounds', async () => {
    const note = await ada.ask(notes.create, {
      body: {
        title: 'Cells',
        content:
          '## Parts\n\n- The nucleus holds the plan.\n- The membrane lets some things in.\n\n**Osmosis**: Water moves through a membrane.',
      },
    });
    const files = await app.files();
    let open = (): void => undefined;
    let total = 0;
    control.refuses = () => {
      total += 1;
      if (total === 3) control.gate = new Promise((resolve) => (open = resolve));
      return false;
    };
    const { podcast } = await ada.ask(calls.make, {
      body: { type: 'note', source: note.note.id, minutes: 5, voices: VOICES },
    });
    const { id } = podcast;
    await vi.waitFor(() => expect(total).toBe(3), PATIENCE);
    expect((await ada.ask(calls.stop, { params: { id } })).podcast.state).toBe('stopped');
    control.refuses = () => false;
    open();
    control.gate = Promise.resolve();
    const stopped = await until(id, 'stopped');
    expect(stopped.lines.some(({ state }) => state === 'waiting')).toBe(true);
    expect(readMp3(await bytesOf(id, 0, 9))?.seconds).toBeGreaterThan(0);
    await ada.ask(calls.resume, { params: { id } });
    await until(id, 'done');
    expect((await app.files()).length).toBeGreaterThan(files.length);
    await ada.ask(calls.delete, { params: { id } });
    expect(await refused(ada, calls.read, { params: { id } })).toBe('podcast_not_found');
    expect((await app.files()).toSorted()).toEqual(files.toSorted());
  });

  it('serves twenty students in turn, and each one podcast at a time', async () => {
    const names = Array.from('abcdefghijklmnopqrst', (letter) => `Pupil${letter}`);
    const students = await Promise.all(names.map((name) => verifiedStudent(app, name)));
    let open = (): void => undefined;
    control.gate = new Promise((resolve) => (open = resolve));
    control.spoken.length = 0;
    // Of notes, because sounds of everybody's books are shared.
    const begun = await Promise.all(students.map((student, index) => beginNote(student, names[index] ?? '')));
    const [first] = students;
    if (!first) throw new Error('There is nobody.');
    expect((await begin('economics~6', first)).state).toBe('queued');
    open();
    control.gate = Promise.resolve();
    const timesSaid = (name: string) =>
      control.spoken.filter((sentence) => sentence.includes(`${name} knows`)).length;
    await vi.waitFor(() => expect(names.map(timesSaid)).not.toContain(0), PATIENCE);
    // The last has begun, and nobody had more than two turns by then, let alone all of theirs.
    expect(Math.max(...names.map(timesSaid))).toBeLessThan(LINES / 2);
    await Promise.all(
      begun.map(({ id }, index) => (students[index] ?? first).ask(calls.delete, { params: { id } })),
    );
  });
});

describe('a hostile note', () => {
  it('ends with sound or with a sentence', async () => {
    const write = (content: string) =>
      ada.ask(notes.create, { body: { title: '🙂🙂', content } }).then(({ note }) => note.id);
    const long = await write(`${'word '.repeat(10_000)}.`);
    const odd = await write(
      '```js\nwhile (true) {}\n```\n\n🙂 🙃\n\n| a | b | c |\n| - | - | - |\n| 1 | 2 | 3 |\n\n$$\\frac{1}{2}$$',
    );
    for (const source of [long, odd]) {
      const { podcast } = await ada.ask(calls.make, {
        body: { type: 'note', source, minutes: 5, voices: VOICES },
      });
      const made = await until(podcast.id, 'done');
      expect(made.lines.length).toBeGreaterThan(2);
      expect(readMp3(await bytesOf(made.id, 0, 3))?.seconds).toBeGreaterThan(0);
    }
    const empty = await write('🙂');
    expect(
      await refused(ada, calls.make, { body: { type: 'note', source: empty, minutes: 5, voices: VOICES } }),
    ).toBe('podcast_nothing_to_say');
  });
});

describe('a hostile chapter', () => {
  /** A sentence of ten thousand words, smileys and code among what can be learned, and a chapter of nothing else. */
  const BOOK = [
    '# Moths 🙂',
    '## The life of a moth 🙂🙃',
    'A caterpillar is the young of a moth or butterfly that hatches from an egg and eats leaves. 🙂',
    `The ${'very '.repeat(10_000)}small moth sleeps by day.`,
    'A cocoon is the silk case in which a grown caterpillar rests until it changes. 🦋🦋🦋',
    '```js\nwhile (true) { moth("🙂"); }\n```',
    'A predator is an animal that hunts and eats other animals for its living. Bats hunt moths in the dark.',
    'The proboscis is the long tube through which a moth drinks the nectar of flowers.',
    '## 🙂🙃',
    '🙂 🙃 ```\nx\n``` 🙂',
  ].join('\n\n');

  it('ends with sound, or with a sentence that says why not', async () => {
    const files = [new File([BOOK], 'moths.md')];
    const [book] = (await ada.ask(library.upload, { body: {}, files } as never)).books;
    if (!book) throw new Error('Nothing was kept.');
    await vi.waitFor(async () => {
      const { making } = await ada.ask(lessons.ofBook, { params: { book: book.id } });
      expect(making.find(({ author }) => author === 'extracted')?.state).toBe('done');
    }, PATIENCE);
    const { lessons: made } = await ada.ask(lessons.ofBook, { params: { book: book.id } });
    const [{ chapter } = { chapter: 0 }] = made;
    expect(made).toHaveLength(1);
    const podcast = await make(`${book.id}~${chapter}`);
    expect(podcast.lines.map(({ state }) => state)).toEqual(podcast.lines.map(() => 'done'));
    expect(podcast.lines.length).toBeGreaterThan(5);
    expect(readMp3(await bytesOf(podcast.id, 0, podcast.lines.length - 1))?.seconds).toBeGreaterThan(5);
    const body = {
      type: 'chapter',
      source: `${book.id}~${chapter + 1}`,
      minutes: 5,
      voices: VOICES,
    } as const;
    expect(await refused(ada, calls.make, { body })).toBe('lesson_not_found');
  });
});

describe('what is kept of podcasts', () => {
  it('goes with the student, script and all', async () => {
    const lin = await verifiedStudent(app, 'lin');
    const podcast = await make('biology~2', lin);
    const everything = (await lin.send(account.export, {})).json();
    expect(everything.podcasts).toMatchObject([{ id: podcast.id, title: podcast.title }]);
    expect(everything.podcasts[0].lines).toHaveLength(podcast.lines.length);
  });
});
