import { CHECKSUMS } from './minilm.ts';
import { modelProcess, withPatience } from './model-process.ts';
import type { StoryReader, StoryReading } from './port.ts';

const PROGRAM = new URL('./story-process.mjs', import.meta.url);

interface Settings {
  warn: (sentence: string) => void;
  /** How long a turn waits before the story is worked on without it; opening the model takes most of it. */
  patience?: number;
}

/** The model of meanings, with layers that were taught stories, in a process of its own. */
export const storyReader = ({ warn, patience = 1_500 }: Settings): StoryReader => {
  const running = modelProcess<StoryReading[]>({
    program: PROGRAM,
    given: [JSON.stringify(CHECKSUMS)],
    warn: (reason) => warn(`Stories with numbers are read by rules alone: ${reason}.`),
    stuckAfter: 30_000,
    idleAfter: 3 * 60_000,
  });
  return {
    read: async (text) => (await withPatience(patience, running.ask(text))) ?? [],
    wake: () => running.wake(),
    close: async () => running.close(),
  };
};
