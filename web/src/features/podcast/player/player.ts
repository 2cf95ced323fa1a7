import type { PodcastId } from '@studia/contract/ids';
import { PODCAST } from '@studia/contract/limits';
import type { Podcast } from '@studia/contract/podcast';
import { takeSoundTurn } from '../../../client/sound-turn.ts';
import { fetchSound, readPodcast, rememberPosition } from '../calls.ts';
import { followMediaKeys, forgetMediaKeys, tellMediaKeys } from './media-session.ts';
import { playerState } from './state.ts';
import { lineAt, partStarts, startOf, stretchAt } from './timeline.ts';

/** A piece of sound: from one line to another. */
interface Stretch {
  from: number;
  to: number;
  url: string;
}

export const BACK = 15;
export const ON = 30;
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
/** How long before the end of a piece the next is fetched, and how often is asked for one that is not there. */
const AHEAD = 25;
const ASK_AGAIN_MS = 1_500;
/** A sound element counts in steps of its own: who goes to a line must not stand a hair before it. */
const BLUR = 0.05;

const { get, set } = playerState;
let audio: HTMLAudioElement | null = null;
/** The piece that the student is in; none as long as the one they went to is on its way. */
let loaded: Stretch | null = null;
let next: Promise<Stretch | null> | null = null;
let remembered = 0;
/** Whether somebody is on the way to the place the student went to, and starts it there when it is wanted. */
let moving = false;
/** Counts what was asked of the player: whoever comes back late from the network has been overtaken. */
let turn = 0;

const sound = (): HTMLAudioElement => {
  if (audio) return audio;
  audio = new Audio();
  audio.preservesPitch = true;
  audio.addEventListener('timeupdate', onTime);
  audio.addEventListener('ended', () => {
    if (audio?.ended) void goOn();
  });
  // Events of an element come late: what counts is how it is by now.
  audio.addEventListener('play', () => {
    if (audio?.paused === false) tell({ playing: true, trouble: null });
  });
  // A call that comes in, or headphones that are pulled out, stop the sound without asking us.
  audio.addEventListener('pause', () => {
    if (get().playing && loaded && audio?.paused && !audio.ended) player.pause();
  });
  window.addEventListener('pagehide', remember);
  // Whoever signs out takes the podcast away from outside.
  playerState.subscribe(() => {
    if (get().podcast === null) audio?.pause();
  });
  return audio;
};

const tell = (change: Parameters<typeof set>[0]): void => {
  set(change);
  tellMediaKeys(get(), totalOf(get().podcast));
};

const totalOf = (podcast: Podcast | null): number =>
  podcast ? startOf(podcast.lines, podcast.lines.length) : 0;

const fetchStretch = async (podcast: Podcast, from: number): Promise<Stretch | null> => {
  const wanted = stretchAt(podcast.lines, from);
  if (!wanted) return null;
  const content = await fetchSound(podcast.id, wanted.from, wanted.to);
  return { ...wanted, url: URL.createObjectURL(new Blob([content], { type: 'audio/mpeg' })) };
};

const remember = (): void => {
  const { podcast, line, time } = get();
  if (!podcast || podcast.lines.length === 0) return;
  remembered = Date.now();
  const offset = Math.max(0, Math.min(PODCAST.longestLine, time - startOf(podcast.lines, line)));
  rememberPosition(podcast.id, line, offset);
};

const onTime = (): void => {
  const { podcast, playing, sleep } = get();
  if (!podcast || !audio || !loaded) return;
  const time = startOf(podcast.lines, loaded.from) + audio.currentTime;
  const { line } = lineAt(podcast.lines, time + BLUR);
  tell({ time, line });
  if (playing && Date.now() - remembered > PODCAST.remember) remember();
  if (sleep && ('at' in sleep ? Date.now() >= sleep.at : (podcast.lines[line]?.part ?? 0) > sleep.part)) {
    player.pause();
    set({ sleep: null });
  }
  if (audio.duration - audio.currentTime < AHEAD)
    next ??= fetchStretch(podcast, loaded.to + 1).catch(() => null);
};

const forget = (stretch: Stretch | null): void => {
  if (stretch) URL.revokeObjectURL(stretch.url);
};

/** Leaves the piece that was heard: from here on it neither sounds nor says where the student is. */
const leave = (): void => {
  audio?.pause();
  forget(loaded);
  void next?.then(forget);
  loaded = null;
  next = null;
};

/** Puts a piece into the player and goes to a place in it. */
const load = (stretch: Stretch, at: number): void => {
  const element = sound();
  forget(loaded);
  loaded = stretch;
  next = null;
  moving = false;
  element.src = stretch.url;
  element.currentTime = at;
  element.playbackRate = get().speed;
};

const start = async (): Promise<void> => {
  if (!get().playing) return;
  try {
    await sound().play();
  } catch (error) {
    // A new piece took the place of this one.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    tell({ playing: false, trouble: 'blocked' });
  }
};

/** Goes to a line; where it has no sound yet, waits for it as long as the student wants to hear it. */
const goTo = async (line: number, offset: number): Promise<void> => {
  turn += 1;
  const mine = turn;
  const { podcast } = get();
  if (!podcast) return;
  tell({ line, time: startOf(podcast.lines, line) + offset });
  if (loaded && line >= loaded.from && line <= loaded.to) {
    moving = false;
    sound().currentTime = startOf(podcast.lines, line) - startOf(podcast.lines, loaded.from) + offset;
    return start();
  }
  leave();
  moving = true;
  try {
    const stretch = await fetchStretch(podcast, line);
    if (mine !== turn) return forget(stretch);
    if (!stretch) return await waitFor(line, mine);
    load(stretch, offset);
    await start();
  } catch {
    if (mine === turn) giveUp({ trouble: 'failed' });
  }
};

const giveUp = (change: Parameters<typeof set>[0] = {}): void => {
  moving = false;
  tell({ playing: false, ...change });
};

const IN_MAKING: ReadonlySet<Podcast['state']> = new Set(['queued', 'writing', 'speaking']);

const waitFor = async (line: number, mine: number): Promise<void> => {
  const { podcast, playing } = get();
  if (!podcast) return;
  if (!playing || !IN_MAKING.has(podcast.state)) return giveUp();
  tell({ trouble: 'waiting' });
  await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  if (mine !== turn) return;
  player.update(await readPodcast(podcast.id).catch(() => podcast));
  if (mine === turn) await goTo(line, 0);
};

/** The piece is over: on to the next. */
const goOn = async (): Promise<void> => {
  const { podcast } = get();
  if (!podcast || !loaded) return;
  const line = loaded.to + 1;
  if (line >= podcast.lines.length) {
    tell({ playing: false, time: totalOf(podcast) });
    return remember();
  }
  turn += 1;
  const mine = turn;
  moving = true;
  const ahead = await next;
  if (mine !== turn) return;
  if (!ahead) return goTo(line, 0);
  load(ahead, 0);
  await start();
};

/** Somebody else speaks or listens now. */
const beSilent = (): void => {
  if (get().playing) player.pause();
};

/** Plays podcasts, and goes on while the student reads other pages. */
export const player = {
  /** Takes a podcast up where the student left it, without a sound yet. */
  open: (podcast: Podcast): void => {
    if (get().podcast?.id === podcast.id) return player.update(podcast);
    player.close();
    const { line, offset } = podcast.position;
    set({ podcast, line, time: startOf(podcast.lines, line) + offset });
    followMediaKeys(player);
    // Fetched before it is wanted: a phone plays only what is there when it is touched.
    if (podcast.lines[line]?.state === 'done') void goTo(line, offset);
  },

  /** More of it is finished, or it was changed. */
  update: (podcast: Podcast): void => {
    const { podcast: before, line, time } = get();
    if (before?.id !== podcast.id) return;
    // A line that has got its voice has another length than was guessed.
    const moved = startOf(podcast.lines, line) - startOf(before.lines, line);
    set({ podcast, time: Math.max(0, time + moved) });
  },

  play: async (): Promise<void> => {
    const { podcast, time, line } = get();
    if (!podcast) return;
    takeSoundTurn(beSilent);
    tell({ playing: true, started: true, trouble: null });
    if (moving) return;
    if (time >= totalOf(podcast) - 0.5) return goTo(0, 0);
    if (loaded && audio && !audio.ended) return start();
    return goTo(line, Math.max(0, time - startOf(podcast.lines, line)));
  },

  pause: (): void => {
    audio?.pause();
    tell({ playing: false, trouble: null });
    remember();
  },

  toggle: (): void => {
    if (get().playing) player.pause();
    else void player.play();
  },

  seek: (time: number): void => {
    const { podcast } = get();
    if (!podcast) return;
    const { line, offset } = lineAt(podcast.lines, Math.max(0, time));
    void goTo(line, offset);
  },

  skip: (seconds: number): void => player.seek(get().time + seconds),

  toLine: (line: number): void => void goTo(line, 0),

  /** To the part before or after this one; back within a part first goes to its beginning. */
  toPart: (step: 1 | -1): void => {
    const { podcast, line, time } = get();
    if (!podcast) return;
    const starts = partStarts(podcast.lines, podcast.parts.length);
    const part = podcast.lines[line]?.part ?? 0;
    const isLate = time - (starts[part] ?? 0) > 3;
    player.seek(
      starts[Math.min(starts.length - 1, Math.max(0, step === 1 ? part + 1 : isLate ? part : part - 1))] ?? 0,
    );
  },

  setSpeed: (speed: number): void => {
    set({ speed });
    if (audio) audio.playbackRate = speed;
  },

  setSleep: (sleep: ReturnType<typeof get>['sleep']): void => set({ sleep }),

  close: (): void => {
    if (get().podcast && get().playing) player.pause();
    turn += 1;
    moving = false;
    leave();
    audio?.removeAttribute('src');
    playerState.clear();
    forgetMediaKeys();
  },

  /** Lets go of a podcast that is gone. */
  drop: (id: PodcastId): void => {
    if (get().podcast?.id !== id) return;
    set({ playing: false });
    audio?.pause();
    player.close();
  },
};
