import type { Podcast } from '@studia/contract/podcast';

/** Why there is no sound although there should be. */
type PlayerTrouble = 'waiting' | 'blocked' | 'failed';

export interface PlayerState {
  podcast: Podcast | null;
  /** Whether it was ever played since it was opened. */
  started: boolean;
  playing: boolean;
  /** Where it is, in seconds. */
  time: number;
  line: number;
  speed: number;
  trouble: PlayerTrouble | null;
  /** When it falls silent by itself: a moment, or the end of a part. */
  sleep: { at: number; minutes: number } | { part: number } | null;
}

const SILENT: PlayerState = {
  podcast: null,
  started: false,
  playing: false,
  time: 0,
  line: 0,
  speed: 1,
  trouble: null,
  sleep: null,
};

let state = SILENT;
const listeners = new Set<() => void>();

/** What everybody sees of the player, wherever in the application they are. */
export const playerState = {
  get: (): PlayerState => state,
  set: (change: Partial<PlayerState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  },
  clear: (): void => playerState.set({ ...SILENT, speed: state.speed }),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
