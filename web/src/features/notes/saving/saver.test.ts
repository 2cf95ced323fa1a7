import { ERRORS } from '@studia/contract/error-list';
import { Failure } from '@studia/contract/errors';
import { NOTE } from '@studia/contract/limits';
import type { Note } from '@studia/contract/notes';
import { describe, expect, it } from 'vitest';
import { makeSaver, type Base } from './saver.ts';

const TIMES = { draft: NOTE.keptOnDevice, save: NOTE.autosave, atLatest: 5_000, retry: 4_000 };

/** A server with one note, a device with one draft, and time that is moved by hand. */
const world = (content = 'Base', onDevice = content, atFirst = 1) => {
  const server = { title: 'T', content, tags: [] as string[], revision: atFirst };
  const screen = { title: 'T', content: onDevice, tags: [] as string[] };
  const states: string[] = [];
  const merges: string[] = [];
  let draft: { base: Base; latest: object } | null = null;
  let online = true;
  let answers = true;
  let slowness = 0;
  let sends = 0;
  let now = 0;
  let timers: { at: number; act: () => void }[] = [];
  const after = (milliseconds: number, act: () => void): (() => void) => {
    const timer = { at: now + milliseconds, act };
    timers.push(timer);
    return () => void (timers = timers.filter((one) => one !== timer));
  };
  const note = () => ({ ...server }) as unknown as Note;
  const saver = makeSaver({
    base: { ...server },
    read: () => ({ ...screen }),
    create: async (written) => {
      // The same id again is the same note, as it is by then.
      if (server.revision === 0) Object.assign(server, written, { revision: 1 });
      if (!answers) throw new Failure('network_failed');
      return note();
    },
    update: async (written, revision) => {
      if (!online) throw new Failure('network_failed', ERRORS.network_failed);
      if (revision !== server.revision) throw new Failure('note_changed', ERRORS.note_changed);
      sends += 1;
      Object.assign(server, written, { revision: revision + 1 });
      if (slowness > 0) await new Promise<void>((resolve) => void after(slowness, resolve));
      if (!answers) throw new Failure('network_failed');
      return note();
    },
    newest: async () => note(),
    keep: async (stored) => {
      draft = stored;
    },
    onState: (state) => states.push(state),
    onMerged: (written) => {
      merges.push(written.content);
      Object.assign(screen, written);
    },
    after,
    times: TIMES,
  });
  const pass = async (milliseconds: number): Promise<void> => {
    const until = now + milliseconds;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];
      if (!next) break;
      now = next.at;
      timers = timers.filter((one) => one !== next);
      next.act();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
    now = until;
  };
  const type = (text: string): void => {
    screen.content = text;
    saver.changed();
  };
  const setOnline = (value: boolean): void => {
    online = value;
  };
  const setAnswers = (value: boolean): void => {
    answers = value;
  };
  const setSlowness = (milliseconds: number): void => {
    slowness = milliseconds;
  };
  return {
    server,
    screen,
    states,
    merges,
    saver,
    pass,
    type,
    setOnline,
    setAnswers,
    setSlowness,
    draft: () => draft,
    sends: () => sends,
  };
};

describe('a note saves itself', () => {
  it('within a second after the last key, and says so', async () => {
    const { type, pass, server, states } = world();
    type('Words');
    await pass(799);
    expect(server.content).toBe('Base');
    await pass(1);
    expect(server).toMatchObject({ content: 'Words', revision: 2 });
    expect(states).toEqual(['unsaved', 'saving', 'saved']);
  });

  it('every five seconds while somebody goes on typing', async () => {
    const { type, pass, server } = world();
    for (let key = 1; key <= 12; key += 1) {
      type(`Key ${key}`);
      await pass(500);
    }
    expect(server.content).toBe('Key 10');
  });

  it('no oftener than that when the answers take longer than the next key', async () => {
    const { type, pass, server, draft, sends, setSlowness, states } = world();
    setSlowness(250);
    for (let key = 1; key <= 60; key += 1) {
      type(`Key ${key}`);
      await pass(100);
    }
    expect(sends()).toBe(1);
    // What was typed while it was under way is kept here, on the ground of what the server has.
    expect(draft()).toMatchObject({ base: { content: 'Key 50', revision: 2 } });
    await pass(1_050);
    expect(server.content).toBe('Key 60');
    expect(sends()).toBe(2);
    expect(states.at(-1)).toBe('saved');
    expect(draft()).toBeNull();
  });

  it('with the newest words when that is asked for while older ones are under way', async () => {
    const { type, pass, server, saver, sends, setSlowness, states } = world();
    setSlowness(250);
    type('Old');
    await pass(900);
    type('New');
    let isDone = false;
    void saver.save().then(() => {
      isDone = true;
    });
    await pass(150);
    expect({ isDone, sends: sends() }).toEqual({ isDone: false, sends: 2 });
    await pass(250);
    expect({ isDone, sends: sends() }).toEqual({ isDone: true, sends: 2 });
    expect(server.content).toBe('New');
    expect(states.at(-1)).toBe('saved');
  });

  it('on this device every second while somebody types without a pause, and lets go of that when the server has it', async () => {
    const { type, pass, draft } = world();
    for (let key = 1; key <= 22; key += 1) {
      type(`Key ${key}`);
      await pass(100);
    }
    expect(draft()).toMatchObject({ base: { content: 'Base', revision: 1 }, latest: { content: 'Key 20' } });
    await pass(1_000);
    expect(draft()).toBeNull();
  });

  it('later when there is no connection, and keeps it until then', async () => {
    const { type, pass, setOnline, server, states, draft } = world();
    setOnline(false);
    type('Words');
    await pass(1_000);
    expect(states.at(-1)).toBe('offline');
    expect(draft()).toMatchObject({ latest: { content: 'Words' } });
    setOnline(true);
    await pass(4_000);
    expect(server.content).toBe('Words');
    expect(states.at(-1)).toBe('saved');
  });

  it('together with what another device saved meanwhile', async () => {
    const { type, pass, server, screen } = world('One\n\nTwo');
    Object.assign(server, { content: 'One\n\nTwo by them', revision: 5 });
    type('One by me\n\nTwo');
    await pass(1_000);
    expect(server).toMatchObject({ content: 'One by me\n\nTwo by them', revision: 6 });
    expect(screen.content).toBe('One by me\n\nTwo by them');
  });
  it('and what only this device had kept is not called saved before the server has it', async () => {
    const { saver, pass, server, states } = world('Base', 'Base and what was kept');
    expect(saver.state()).toBe('unsaved');
    saver.changed();
    expect(saver.state()).toBe('unsaved');
    await pass(800);
    expect(server.content).toBe('Base and what was kept');
    expect(states).toEqual(['unsaved', 'saving', 'saved']);
    expect(saver.state()).toBe('saved');
  });

  it('once, when the server had it and only its answer was lost', async () => {
    const { type, pass, setAnswers, server, screen, merges, states } = world('One');
    setAnswers(false);
    type('One, two');
    await pass(1_000);
    expect(server).toMatchObject({ content: 'One, two', revision: 2 });
    type('One, two, three');
    setAnswers(true);
    await pass(5_000);
    expect(server.content).toBe('One, two, three');
    expect(screen.content).toBe('One, two, three');
    expect(merges).toEqual([]);
    expect(states.at(-1)).toBe('saved');
  });
  it('whole, when the answer to a new note’s first words was lost', async () => {
    const { type, pass, setAnswers, server, states } = world('', '', 0);
    setAnswers(false);
    type('First words');
    await pass(1_000);
    expect(server).toMatchObject({ content: 'First words', revision: 1 });
    type('First words and more');
    setAnswers(true);
    await pass(5_000);
    expect(server).toMatchObject({ content: 'First words and more', revision: 2 });
    expect(states.at(-1)).toBe('saved');
  });
  it('beside what the server already had under the same name, which this device did not know of', async () => {
    const { type, pass, server, screen, states } = world('', '', 0);
    Object.assign(server, { content: 'Saved before', revision: 3 });
    type('Typed now');
    await pass(1_000);
    expect(server.content).toContain('Saved before');
    expect(server.content).toContain('Typed now');
    expect(screen.content).toBe(server.content);
    expect(states.at(-1)).toBe('saved');
  });
});
