import { voiceChoice } from '../../client/read-aloud.ts';
import { takeSoundTurn } from '../../client/sound-turn.ts';
import { chooseSpeaker } from './choose-speaker.ts';
import { bringIntoSight, mark } from './highlight.ts';
import type { ShownSentence } from './page-sentences.ts';
import type { Speaker } from './speaker.ts';

export interface ReadingState {
  readonly phase: 'loading' | 'playing' | 'paused' | 'ended' | 'failed';
  /** Which sentence. */
  readonly at: number;
  readonly error: unknown;
}

/** How many sentences are made ready ahead. */
const AHEAD = 2;

/** Reads sentences one after the other, marks the one that is read, and tells how it stands. */
export const startReading = (sentences: readonly ShownSentence[], tell: (state: ReadingState) => void) => {
  let state: ReadingState = { phase: 'loading', at: 0, error: null };
  let speaker: Speaker | null = null;
  let isDevice = true;
  let turn = new AbortController();
  let closed = false;
  let giveBack = (): void => {};

  const set = (change: Partial<ReadingState>): void => {
    if (closed) return;
    state = { ...state, ...change };
    tell(state);
  };

  const show = (): void => {
    const range = sentences[state.at]?.range ?? null;
    mark(range);
    if (range) bringIntoSight(range);
  };

  const open = async (): Promise<Speaker> => (speaker ??= await chooseSpeaker(voiceChoice().voice, isDevice));

  const sayOne = async (sentence: string, signal: AbortSignal): Promise<void> => {
    try {
      const chosen = await open();
      for (let next = 1; next <= AHEAD; next += 1) {
        const coming = sentences[state.at + next];
        if (coming && !signal.aborted) chosen.prepare(coming.words);
      }
      if (!signal.aborted) {
        set({ phase: 'playing' });
        await chosen.say(sentence, voiceChoice().speed, signal);
      }
    } catch (error) {
      if (!isDevice || signal.aborted) throw error;
      // The device’s voice is silent: one of ours goes on.
      isDevice = false;
      speaker?.close();
      speaker = null;
      await sayOne(sentence, signal);
    }
  };

  const pause = (): void => {
    giveBack();
    if (state.phase !== 'loading' && state.phase !== 'playing') return;
    // What is not heard yet is begun anew.
    if (state.phase === 'loading') turn.abort();
    else speaker?.pause();
    set({ phase: 'paused' });
  };

  const run = async (): Promise<void> => {
    giveBack = takeSoundTurn(pause);
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    set({ phase: 'loading', error: null });
    try {
      for (let next = sentences[state.at]; next; next = sentences[state.at]) {
        show();
        await sayOne(next.words, signal);
        if (signal.aborted || closed) return;
        set({ at: state.at + 1 });
      }
      mark(null);
      set({ phase: 'ended', at: Math.max(0, sentences.length - 1) });
    } catch (error) {
      if (!signal.aborted) set({ phase: 'failed', error });
    }
  };
  void run();

  return {
    pause,
    resume: () => {
      if (state.phase === 'paused' && !turn.signal.aborted) {
        giveBack = takeSoundTurn(pause);
        speaker?.resume();
        set({ phase: 'playing' });
      } else {
        if (state.phase === 'ended') set({ at: 0 });
        void run();
      }
    },
    goTo: (at: number) => {
      set({ at: Math.min(Math.max(0, at), sentences.length - 1) });
      void run();
    },
    setSpeed: (speed: number) => speaker?.setSpeed(speed),
    close: () => {
      giveBack();
      closed = true;
      turn.abort();
      speaker?.close();
      mark(null);
    },
  };
};

export type Reading = ReturnType<typeof startReading>;
