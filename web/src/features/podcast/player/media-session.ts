import type { PlayerState } from './state.ts';

interface Keys {
  play(): Promise<void>;
  pause(): void;
  skip(seconds: number): void;
  seek(time: number): void;
  toPart(step: 1 | -1): void;
}

const BACK = 15;
const ON = 30;
const ARTIST = 'Studia';

const session = (): MediaSession | null => ('mediaSession' in navigator ? navigator.mediaSession : null);

/** Keys of the keyboard, of headphones and of the locked screen. */
export const followMediaKeys = (keys: Keys): void => {
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => void keys.play(),
    pause: () => keys.pause(),
    seekbackward: ({ seekOffset }) => keys.skip(-(seekOffset ?? BACK)),
    seekforward: ({ seekOffset }) => keys.skip(seekOffset ?? ON),
    previoustrack: () => keys.toPart(-1),
    nexttrack: () => keys.toPart(1),
    seekto: ({ seekTime }) => keys.seek(seekTime ?? 0),
  };
  for (const [action, handler] of Object.entries(handlers))
    try {
      session()?.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // Not every browser knows every key.
    }
};

/** What the locked screen shows. */
export const tellMediaKeys = ({ podcast, playing, time, speed, line }: PlayerState, total: number): void => {
  const keys = session();
  if (!keys || !podcast) return;
  const part = podcast.parts[podcast.lines[line]?.part ?? 0] ?? podcast.title;
  if (keys.metadata?.title !== part)
    keys.metadata = new MediaMetadata({
      title: part,
      album: podcast.title,
      artist: podcast.subtitle || ARTIST,
    });
  keys.playbackState = playing ? 'playing' : 'paused';
  if (total > 0)
    keys.setPositionState({ duration: total, position: Math.min(time, total), playbackRate: speed });
};

export const forgetMediaKeys = (): void => {
  const keys = session();
  if (!keys) return;
  keys.metadata = null;
  keys.playbackState = 'none';
};
