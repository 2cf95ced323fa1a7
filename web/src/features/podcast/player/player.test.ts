import type { PodcastId, StudentId } from '@studia/contract/ids';
import type { Podcast } from '@studia/contract/podcast';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { takeSoundTurn as TakeSoundTurn } from '../../../client/sound-turn.ts';
import { FakeAudio } from './audio.fixture.ts';
import type { player as Player } from './player.ts';
import type { playerState as State } from './state.ts';

let player: typeof Player;
let state: typeof State;
let takeSoundTurn: typeof TakeSoundTurn;
/** The sound elements that were made: one for all podcasts, which a phone has allowed to play. */
const elements: FakeAudio[] = [];
let audio: FakeAudio;
/** The pieces that were asked for and have not come yet: who lets one come says with which status. */
let asked: { from: number; come: (status?: number) => void }[] = [];

/** The part of a browser that a player needs, and a network that brings each piece when it is told to. */
beforeAll(async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'Audio',
    class extends FakeAudio {
      constructor() {
        super();
        elements.push(this);
      }
    },
  );
  vi.stubGlobal('fetch', (address: string) => {
    const from = /audio\?from=(\d+)/.exec(address)?.[1];
    if (from === undefined) return Promise.resolve(Response.json({ success: true }));
    return new Promise<Response>((resolve) => {
      asked.push({
        from: Number(from),
        come: (status = 200) => resolve(new Response(status === 200 ? 'sound' : '{}', { status })),
      });
    });
  });
  const { keepSession } = await import('../../../client/session.ts');
  keepSession({ access_token: 'their-own', expires_at: Date.now() + 900_000, user: USER });
  ({ player } = await import('./player.ts'));
  ({ playerState: state } = await import('./state.ts'));
  ({ takeSoundTurn } = await import('../../../client/sound-turn.ts'));
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  asked = [];
});
afterEach(() => player.close());

const USER = {
  id: '00000000-0000-4000-8000-000000000002' as StudentId,
  email: 'ada@school.org',
  verified: true,
  app_metadata: { provider: 'email' as const },
  user_metadata: {
    full_name: 'Ada',
    country: null,
    city: null,
    standard: null,
    date_of_birth: null,
    user_photo: null,
  },
};

/** Thirty lines of ten seconds, of which so many are recorded. */
const podcast = (done: number): Podcast => ({
  id: '00000000-0000-4000-8000-000000000009' as PodcastId,
  type: 'chapter',
  source: 'biology~2',
  title: 'Cells',
  subtitle: 'Biology',
  minutes: 5,
  state: done === 30 ? 'done' : 'speaking',
  done,
  total: 30,
  seconds: 300,
  heard: null,
  heard_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
  voices: { host: 'quick-clara', explainer: 'quick-robert' },
  author: 'rules',
  parts: ['Cells'],
  lines: Array.from({ length: 30 }, (_, place) => ({
    speaker: 'host' as const,
    part: 0,
    text: `Line ${place}.`,
    quote: null,
    pause: 0,
    state: place < done ? ('done' as const) : ('waiting' as const),
    seconds: 10,
  })),
  position: { line: 0, offset: 0 },
  seconds_left: 0,
});

/** Events of the sound element and answers of the network have arrived. */
const settled = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};
/** A piece arrives, and is in the player unless nobody wants it any more. */
const comes = async (from: number, { status = 200, wanted = true } = {}): Promise<void> => {
  await vi.waitFor(() => expect(asked.some((piece) => piece.from === from)).toBe(true));
  const before = elements.at(-1)?.src;
  asked.find((piece) => piece.from === from)?.come(status);
  asked = asked.filter((piece) => piece.from !== from);
  if (wanted && status === 200) await vi.waitFor(() => expect(elements.at(-1)?.src).not.toBe(before));
  await settled();
};

/** Plays the first two lines, which were all that was recorded when it was opened; by now everything is. */
const playing = async (): Promise<void> => {
  player.open(podcast(2));
  await comes(0);
  audio = elements[0] ?? new FakeAudio();
  await player.play();
  await settled();
  audio.hear(11);
  expect(state.get()).toMatchObject({ playing: true, line: 1 });
  player.update(podcast(30));
};

/** What a tap on a line of the transcript does. */
const tap = (line: number): void => {
  player.toLine(line);
  void player.play();
};

describe('a tap on a line that is not in the piece that is heard', () => {
  it('goes there, and stays there while its sound is on the way', async () => {
    await playing();
    tap(12);
    await settled();
    expect(state.get()).toMatchObject({ line: 12, time: 120, playing: true });
    await comes(12);
    expect(state.get()).toMatchObject({ line: 12, playing: true });
    expect(audio.paused).toBe(false);
    audio.hear(3);
    expect(state.get()).toMatchObject({ line: 12, time: 123 });
  });

  it('is not taken back when the piece before comes to its end meanwhile', async () => {
    await playing();
    audio.finish();
    tap(12);
    await settled();
    await comes(12);
    expect(state.get()).toMatchObject({ line: 12, playing: true });
  });

  it('is not forgotten when it is paused on the way', async () => {
    await playing();
    tap(12);
    player.pause();
    await comes(12);
    expect(state.get()).toMatchObject({ line: 12, playing: false });
    expect(audio.paused).toBe(true);
    await player.play();
    audio.hear(2);
    expect(state.get()).toMatchObject({ line: 12, time: 122, playing: true });
  });

  it('gives way to a later one, whichever sound comes first', async () => {
    await playing();
    tap(12);
    tap(20);
    await comes(20);
    await comes(12, { wanted: false });
    expect(state.get()).toMatchObject({ line: 20, playing: true });
    audio.hear(1);
    expect(state.get().time).toBe(201);
  });

  it('can be tried again when its sound did not come', async () => {
    await playing();
    tap(12);
    await comes(12, { status: 500 });
    await vi.waitFor(() =>
      expect(state.get()).toMatchObject({ line: 12, playing: false, trouble: 'failed' }),
    );
    void player.play();
    await comes(12);
    expect(state.get()).toMatchObject({ line: 12, playing: true, trouble: null });
    expect(audio.paused).toBe(false);
  });
});

describe('the player', () => {
  it('stands at the line that it went to, though the element counts in steps of its own', async () => {
    await playing();
    tap(1);
    player.pause();
    audio.hear(-0.002);
    expect(state.get()).toMatchObject({ line: 1, playing: false });
  });

  it('goes on with the next piece at the end of one', async () => {
    await playing();
    audio.finish();
    await comes(2);
    audio.hear(1);
    expect(state.get()).toMatchObject({ line: 2, time: 21, playing: true });
  });

  it('sees that the sound was stopped from outside', async () => {
    await playing();
    audio.pause();
    await settled();
    expect(state.get().playing).toBe(false);
  });

  it('falls silent when another voice begins, and makes that one stop when it begins itself', async () => {
    await playing();
    const other = vi.fn<() => void>();
    takeSoundTurn(other);
    await settled();
    expect(audio.paused).toBe(true);
    expect(state.get().playing).toBe(false);
    await player.play();
    expect(other).toHaveBeenCalledOnce();
    expect(audio.paused).toBe(false);
  });
});
