import { speakSentence } from './calls.ts';
import type { Speaker } from './speaker.ts';

/** Says sentences with a voice of the server; those to come are fetched while one is said. */
export const ownSpeaker = (voice: string): Speaker => {
  const clips = new Map<string, Promise<string>>();
  const player = new Audio();
  player.preservesPitch = true;

  const clipOf = (sentence: string): Promise<string> => {
    const known = clips.get(sentence);
    if (known) return known;
    const clip = speakSentence(sentence, voice).then((content) => URL.createObjectURL(content));
    clips.set(sentence, clip);
    // What failed is asked for anew.
    clip.catch(() => clips.delete(sentence));
    return clip;
  };

  return {
    say: async (sentence, speed, signal) => {
      const address = await clipOf(sentence);
      if (signal.aborted) return;
      await new Promise<void>((resolve, reject) => {
        const over = { once: true, signal };
        player.addEventListener('ended', () => resolve(), over);
        player.addEventListener('error', () => reject(new Error('The clip can’t be played.')), over);
        signal.addEventListener(
          'abort',
          () => {
            player.pause();
            resolve();
          },
          { once: true },
        );
        player.src = address;
        player.playbackRate = speed;
        player.play().catch((error: unknown) => {
          if (!signal.aborted) reject(error instanceof Error ? error : new Error('Not allowed to play.'));
        });
      });
    },
    prepare: (sentence) => void clipOf(sentence).catch(() => undefined),
    pause: () => player.pause(),
    resume: () => void player.play().catch(() => undefined),
    setSpeed: (speed) => (player.playbackRate = speed),
    close: () => {
      player.pause();
      for (const clip of clips.values())
        clip.then((address) => URL.revokeObjectURL(address)).catch(() => undefined);
      clips.clear();
    },
  };
};
